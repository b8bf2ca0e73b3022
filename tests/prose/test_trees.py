"""Trees that are kept mean what Jinja's own do."""

import inspect
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from solo import find_adventure
from solo.adventure.loader import load
from solo.authoring.lint.lint import lint
from solo.budget import Budget
from solo.errors import Mark
from solo.prose import Language, ProseError, syntax
from solo.prose.checking import HANDLERS, Compiled
from solo.prose.compiler import Compiler, Remark
from solo.prose.faults import Place
from solo.prose.trees import KeptNode, Packed, Trees

MARK = Mark("tale.yaml", 10, 7)
MACROS = "{% macro aside(text, sign='!') %}[{{ text }}{{ sign }}]{% endmacro %}"
SCOPE: Mapping[str, Any] = {
    "hero": {"name": "Mara", "skills": {"climb": 2}},
    "visits": 2,
    "clock": 365,
    "rope_cut": False,
}
TEXTS = (
    "{{ hero.name|upper }}{{ hero['name'] }} “goes” {{ aside('up') }}",
    "{{ aside(text='on', sign='') }}",
    "{% if visits == 1 -%}\nFirst.\n{% elif clock > 300 and not rope_cut %}Later.{% endif %}",
    "{% if rope_cut %}Yes.{% else %}No.{% endif %}",
    "{% for one in ['a', 'b'] %}{{ loop.index }}{{ one }}{% else %}none{% endfor %}",
    "{% for n in range(1, 4) if n != 2 %}{{ n }}{% endfor %}",
    "{% set x = 3 %}{% set y %}<{{ x }}>{% endset %}{{ y }}",
    "{% with z = clock ~ visits %}{{ z }}{% endwith %}",
    "{% macro own(n=2) %}{{ n * 2 }}{% endmacro %}{{ own() }}{{ own(5) }}",
    "{{ cycle('red', 'blue') }} {{ nothing|default('blank') }}",
    "{{ 'x' if rope_cut }}{{ {'a': 1}['a'] }}{{ (1, 2)[1] }}",
)
EXPRESSIONS = (
    "visits + 2 * 3 - 1",
    "7 // 2 + 7 % 4 + 2 ** 3 + (6 / 4)",
    "-visits + +clock",
    "visits == 2 or clock in [1, 2] and true",
    "1 < visits <= 3",
    "visits is even",
    "hero.skills.climb if 'climb' in hero.skills else none",
)


def kept(trees: Trees) -> dict[str, Packed]:
    """Return what was gathered as the cache has it."""
    found: dict[str, Packed] = json.loads(json.dumps(trees.gathered()))
    return found


def test_kept_texts_read_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """And nothing is parsed for them. All kinds of nodes that the compiler knows are there."""
    first = Language(MACROS, Mark("macros.j2", 1, 1))
    first.trees.gather()
    shown = [first.prose(text, MARK).render(SCOPE) for text in TEXTS]
    come_to = [first.expression(text, MARK).value(SCOPE) for text in EXPRESSIONS]

    again = Language(MACROS, Mark("macros.j2", 1, 1))
    again.trees.kept.update(kept(first.trees))
    monkeypatch.setattr(syntax, "_parsed", None)

    assert [again.prose(text, MARK).render(SCOPE) for text in TEXTS] == shown
    assert [again.expression(text, MARK).value(SCOPE) for text in EXPRESSIONS] == come_to
    assert kinds(list(again.trees.kept.values())) >= HANDLERS.keys()


@pytest.mark.parametrize(
    "source",
    [
        "visits - 1 if rope_cut else 0",
        "clock + 1 if visits > 1 else 0",
        "(visits - 1) if rope_cut else 0",
        "(visits - 1 if rope_cut and visits > 1 else 0)",
        "'x' if rope_cut",
        "visits == 3 or 4",
        "rope_cut and visits == 2 and rope_cut",
        "hero.name or visits == 2 or hero.name",
        "rope_cut or\n rope_cut",
    ],
)
def test_what_is_hardly_meant_so_is_noted_of_a_kept_tree_as_of_a_read_one(source: str) -> None:
    """A player's first turn with such a text is compiled from what an earlier check kept."""
    own, again = Trees(), Trees()
    own.gather()
    place = Place(source, MARK)

    def noted(trees: Trees) -> tuple[Remark, ...]:
        def work(compiler: Compiler, place: Place) -> Any:
            return compiler.compile(trees.expression(place))

        return Compiled(place, dict, Budget(), work).remarks

    found = noted(own)
    again.kept.update(kept(own))
    assert noted(again) == found
    assert len(found) == (not source.startswith("("))


def kinds(packed: Packed) -> set[str]:
    inside = packed.values() if isinstance(packed, dict) else packed
    found = {str(packed[""])} if isinstance(packed, dict) else set()
    return found.union(*map(kinds, inside)) if isinstance(packed, list | dict) else set()


def test_kept_trees_are_walked_as_jinjas_own() -> None:
    def walked(node: Any) -> list[Any]:
        return [type(node).__name__, *map(walked, node.iter_child_nodes())]

    own, again = Trees(), Trees()
    own.gather()
    places = [Place(text, MARK) for text in TEXTS]
    found = [[*map(walked, own.prose(place))] for place in places]
    again.kept.update(kept(own))

    assert [[*map(walked, again.prose(place))] for place in places] == found


def test_what_python_itself_can_not_go_down_is_told() -> None:
    """No text of ours is nested so deeply; but it may be read deep inside of something."""
    place = Place("(" * 15 + "1" + ")" * 15, MARK)
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(len(inspect.stack(0)) + 120)
    try:
        with pytest.raises(ProseError) as told:
            syntax.parse_expression(place)
    finally:
        sys.setrecursionlimit(limit)

    assert told.value.problem.message == "nested too deeply, or a number too large"
    assert syntax.parse_expression(place)


def test_what_is_wrong_is_told_at_the_same_place() -> None:
    first = Language()
    first.trees.gather()
    again = Language()
    found = []
    for language in (first, again):
        with pytest.raises(ProseError) as told:
            language.prose("He has {{ hero.name + 1 }} left.", MARK).render(SCOPE)
        found.append(str(told.value))
        again.trees.kept.update(kept(first.trees))

    assert again.trees.kept
    assert found[0] == found[1]


@pytest.mark.parametrize(
    "source", [r"'\ud83d\ude00'", " + ".join(["1"] * 300)], ids=["escapes", "deep"]
)
def test_what_json_cannot_hold_is_parsed_each_time(source: str) -> None:
    trees = Trees()
    trees.gather()

    trees.expression(Place(source, MARK))

    assert not trees.gathered()


def test_prose_and_an_expression_of_the_same_words_are_two_things() -> None:
    trees = Trees()
    trees.gather()
    place = Place("rope_cut", MARK)
    trees.prose(place)
    trees.expression(place)
    trees.kept.update(kept(trees))

    assert type(trees.prose(place)[0]).__name__ == "Output"
    assert type(trees.expression(place)).__name__ == "Name"
    assert isinstance(trees.expression(place), KeptNode)


def test_a_text_that_is_not_examined_is_parsed_only_where_nobody_can_later() -> None:
    """A long one: what is short is remembered from the text like it that was examined."""
    long = Place("rope + " * 40 + "rope", MARK)
    for whole in (False, True):
        trees = Trees()
        trees.again(long, expression=True)
        trees.gather(whole=whole)
        trees.again(Place("{{ rope", MARK), expression=False)  # what is wrong is told elsewhere
        trees.again(long, expression=True)
        assert len(trees.gathered()) == whole

    trees.again(Place(f"{{{{ {long.source} }}}}", MARK), expression=False)
    trees.kept.update(kept(trees))
    (output,) = trees.prose(Place(f"{{{{ {long.source} }}}}", MARK))
    assert (type(output).__name__, isinstance(output, KeptNode)) == ("Output", True)


def test_every_condition_of_a_cached_adventure_is_kept_with_its_scene(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """One that stands in twenty scenes is examined once, and kept with each of them."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    path = find_adventure("the-fifth-act")
    load(path, cache=True)
    scenes = load(path, cache=True).scenes
    monkeypatch.setattr(syntax, "_parsed", None)

    for key in reversed(list(scenes)):  # a condition's first scene is not read before the others
        for choice in scenes[key].choices:
            if choice.when is not None:
                choice.when.names()


@pytest.mark.parametrize(
    "source",
    [
        "+".join(["1"] * 9_000),
        " and ".join(["n"] * 5_000),
        "n" + "[0]" * 5_000,
        "n" + "|int" * 5_000,
        "n" + ".a" * 5_000,
        "1 if n else " * 400 + "2",
        "-" * 5_000 + "1",
        "n" + "**1" * 2_000,
    ],
)
def test_a_tree_is_no_deeper_than_every_walk_can_go(source: str) -> None:
    """Walks call themselves for each step, and Python allows for so many only."""
    with pytest.raises(ProseError):
        syntax.parse_expression(Place(source, MARK))
    with pytest.raises(ProseError):
        syntax.parse(Place(f"{{{{ {source} }}}}", MARK))


def test_a_deep_value_is_a_mistake_of_the_module_and_no_traceback(tmp_path: Path) -> None:
    deep = "+".join(["1"] * 9_000)
    (tmp_path / "adventure.yaml").write_text(
        "format: 1\ntitle: A\nsystem: fell\nstart: a\nvariables: {n: 0}\nscenes:\n"
        f"  a: {{text: A., choices: [{{text: X, set: {{n: '{deep}'}}, goto: x}}]}}\n"
        "  x: {text: X., ending: x}\n",
        encoding="utf-8",
    )

    codes = [problem.code for problem in lint(tmp_path) if problem.severity == "error"]

    assert "prose-limit" in codes
