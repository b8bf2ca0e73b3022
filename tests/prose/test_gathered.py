"""What is known of a text before it runs: its names and parts, what is odd, its branches."""

from pathlib import Path

import pytest

from solo.errors import Mark
from solo.prose import DRAWN, Language, Prose

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
        ("true", bool, (True,)),
        ("2.5", None, None),
        ("door", str, ()),
        ("light", bool, None),
        ("other", None, None),
        ("not other", bool, None),
        ("other > 3", bool, None),
        ("other is defined", bool, None),
        ("other ~ 1", str, None),
        ("light + 3", int, None),
        ("light - other", None, None),
        ("door + 'x'", str, None),
        ("door + 1", None, None),
        ("'open' if other else 'shut'", str, ("open", "shut")),
        ("door if other else 'shut'", str, ("shut",)),
        ("'open' if other else 3", None, ("open", 3)),
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
    assert expression.chosen("door") == values
