"""What is known of a text before it runs: its names and parts, what is odd, its branches."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from solo.errors import Mark
from solo.prose import DRAWN, Language, Prose
from solo.prose.compiler import Hits

TABLE = Path(__file__).with_name("gathered.txt").read_text(encoding="utf-8").splitlines()[1:]


def gathered(text: Prose) -> list[str]:
    found = text.examined(())
    parts = (f"{part.whole}.{part.key}@{part.offset}" for part in found.parts)
    remarks = (f"{one.kind} {one.name} {one.word} @{one.offset}" for one in found.remarks)
    forks = (f"{fork.mark.column} {fork.word} of {fork.tag}" for fork in text.forks())
    told = {
        "names": " ".join(sorted(text.names())),
        "parts": " ".join(parts),
        "remarks": ", ".join(remarks),
        "forks": ", ".join(forks),
        "draws": ", ".join(f"{what}@{mark.column}" for what, mark in text.drawn_at()),
    }
    return [
        f"    {name}: {value}".rstrip() for name, value in told.items() if value or name == "names"
    ]


def test_what_is_known_of_texts() -> None:
    strange, place = [], 0
    while place < len(TABLE):
        source = TABLE[place]
        found = gathered(Language().prose(source, Mark("tale.yaml", 1, 1)))
        if TABLE[place + 1 : place + 1 + len(found)] != found:
            strange.append((source, found))
        place += 1 + len(found)

    assert strange == []


def test_what_is_drawn_stands_in_its_place() -> None:
    text = Language().prose("{{ draw('sky') }}, {{ draw('2d6') + 1 }}", Mark("tale.yaml", 1, 1))

    assert text.draws == ("sky", "2d6")
    assert text.render({DRAWN: ("fog", 7)}) == "fog, 8"


@pytest.mark.parametrize(
    ("source", "kind", "values"),
    [
        ("'open'", str, ("open",)),
        ("3", int, (3,)),
        ("-3", None, (-3,)),
        ("true", bool, (True,)),
        ("2.5", None, None),
        ("door", str, ()),
        ("light", bool, None),
        ("other", None, None),
        ("not other", bool, (False, True)),
        ("other > 3", bool, (False, True)),
        ("other is defined", bool, (False, True)),
        ("other ~ 1", str, None),
        ("light + 3", int, None),
        ("light and other > 3", bool, None),
        ("light or door", None, None),
        ("light - other", None, None),
        ("door + 'x'", str, None),
        ("door + 1", None, None),
        ("'open' if other else 'shut'", str, ("open", "shut")),
        ("door if other else 'shut'", str, ("shut",)),
        ("'open' if other else 3", None, ("open", 3)),
        ("other and door or 'shut'", None, None),
        ("other > 3 and door or 'shut'", None, (False, True, "shut")),
        ("world.light", None, ("lit", "out")),
        ("hero.deeds.light if other else world.light", None, (1, "lit", "out")),
        ("world.other", None, None),
        ("'open' if other else other", None, None),
        ("'open' if other", None, None),
        ("1 +", None, None),
    ],
)
def test_what_an_expression_may_come_to(
    source: str, kind: type | None, values: tuple[object, ...] | None
) -> None:
    """Its kind, and all its values if it only chooses among constants or keeps its own."""
    expression = Language().expression(source, Mark("tale.yaml", 1, 1))

    assert expression.kind({"door": str, "light": bool}) is kind
    known = {"door": (), "world.light": ("lit", "out"), "hero.deeds.light": (1,)}
    assert expression.chosen(known) == values


def test_branches_are_counted_where_somebody_counts() -> None:
    """Those of macros too; of a text that has run before, nobody knows any more."""
    language = Language("{% macro m(x) %}{{ 'a' if x else 'b' }}{% endmacro %}", Mark("m.j2", 1, 1))
    mark = Mark("tale.yaml", 1, 1)
    uncounted = language.prose("{% if a %}x{% endif %}", mark)
    uncounted.render({"a": True})
    hits = Hits()
    language.count(hits)
    text = language.prose("{{ m(a) }}{% if a %}x{% elif b %}y{% else %}z{% endif %}", mark)

    for scope in ({"a": True, "b": True}, {"a": False, "b": True}, {"a": False, "b": True}):
        text.render(scope)
        uncounted.render(scope)

    assert {(one.file, one.column, word): times for (one, word), times in hits.items()} == {
        ("m.j2", 20, "if"): 1,
        ("m.j2", 34, "else"): 2,
        ("tale.yaml", 14, "if"): 1,
        ("tale.yaml", 30, "if"): 2,
    }
    assert [(fork.mark.column, fork.word) for fork in language.forks()] == [
        (20, "if"),
        (34, "else"),
    ]


def test_what_a_text_asks_of_the_game_is_told_with_its_place() -> None:
    macros = "{% macro m(x) %}{{ hero.age + x + n }}{% endmacro %}"
    language = Language(macros, Mark("m.j2", 1, 1))
    text = language.prose("{{ m(1) }}{{ hero.name }} {{ hero.name }}", Mark("tale.yaml", 5, 3))

    def told(asked: Iterable[tuple[str, str, Mark]]) -> list[tuple[str, str, int]]:
        return [(name, part, mark.column) for name, part, mark in asked]

    assert told(text.asked()) == [
        *(("hero", "", 16), ("hero", "", 32)),
        *(("hero", "name", 16), ("hero", "name", 32)),
    ]
    assert told(language.asked()) == [("hero", "", 20), ("n", "", 35), ("hero", "age", 20)]
    assert text.names() == {"hero"}


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("{{ m }}", "macro 'm' is used like a value; write m()"),
        ("{{ n(1) }}", "there is no macro 'n'"),
        ("{{ n }}", "unknown name 'n'; declare a variable, or quote it if it is a text"),
        ("{{ nane }}", "unknown name 'nane'; did you mean 'name'?"),
        ("{{ successes }}", "unknown name 'successes'; only an outcome of a check has it"),
    ],
)
def test_an_unknown_name_is_told_with_what_may_have_been_meant(source: str, told: str) -> None:
    language = Language("{% macro m(x) %}{{ x }}{% endmacro %}", Mark("m.j2", 1, 1))

    (found,) = language.prose(source, Mark("tale.yaml", 1, 1)).problems({"name"})

    assert found.message == told
