"""The shipped data systems come to the chances that itertools alone counts, to the last way."""

import json
from fractions import Fraction
from pathlib import Path

import pytest

from solo.rules import find
from solo.rules.core.odds import odds
from solo.rules.core.outcome import Odds
from solo.rules.core.protocols import Check
from solo.rules.data_systems.checks import Rolled
from solo.rules.data_systems.rolling import Arranged
from solo.rules.data_systems.sheet import Sheet, changed
from solo.rules.data_systems.system import DataSystem

EXPECTED = json.loads((Path(__file__).parent / "expected.json").read_text("utf-8"))


def system(name: str) -> DataSystem:
    found = find(name)
    assert isinstance(found, DataSystem)
    return found


def hero(name: str, **tracks: int) -> Sheet:
    sheet = system(name).nobody
    assert sheet is not None
    return changed(sheet, tracks={**sheet.tracks, **tracks})


def same(found: Odds, expected: dict[str, int]) -> bool:
    """Whether chances are the same fractions."""
    total = sum(expected.values())
    mine = {label: Fraction(ways, found.total) for label, ways in found.labels.items()}
    return mine == {label: Fraction(ways, total) for label, ways in expected.items()}


def cases(*starts: str) -> list[str]:
    return [name for name in EXPECTED if name.startswith(starts)]


def check(of: str, word: str, **fields: object) -> Check[Sheet]:
    kind = system(of).checks[word]
    made: Check[Sheet] = kind(**fields)
    return made


def burnt(arranged: Arranged, sheet: Sheet) -> dict[str, int]:
    """Return the ways of each degree where a hero burns whenever that is offered."""
    found: dict[str, int] = {}
    roll = arranged.check.plan.roll
    when = roll.after["burn"].when
    assert when is not None
    for outcome, ways in arranged.ways(sheet):
        faces = {name: tuple(fall) for name, fall in outcome.facts["dice"].items()}
        book, plan = arranged.check.book, arranged.check.plan
        scope = {**arranged.scope(), **plan.read(faces), "degree": outcome.label}
        if book.holds(when.text, scope):
            again = odds(arranged.again("burn", roll.after["burn"], faces), sheet)
            (label,) = again.labels
        else:
            label = outcome.label
        found[label] = found.get(label, 0) + ways
    return found


@pytest.mark.parametrize("name", cases("oath act", "oath burn"))
def test_an_action_against_two_challenge_dice(name: str) -> None:
    _, kind, total, momentum = name.split()
    sheet = hero("oath", momentum=int(momentum))
    act = check("oath", "act", stat=total)
    if kind == "act":
        assert same(odds(act, sheet), EXPECTED[name])
    else:
        assert isinstance(act, Rolled)
        assert burnt(Arranged(act, sheet), sheet) == EXPECTED[name]


@pytest.mark.parametrize("name", cases("oath endure"))
def test_the_stronger_of_body_and_heart_bears_a_blow(name: str) -> None:
    total = int(name.split()[-1])
    sheet = hero("oath", health=min(total, 5))
    endure = check("oath", "endure", bonus=total - max(min(total, 5), sheet.attributes["iron"]))

    assert same(odds(endure, sheet), EXPECTED[name])


@pytest.mark.parametrize("name", cases("oath fulfil"))
def test_filled_boxes_stand_against_the_challenge_dice(name: str) -> None:
    fulfil = check("oath", "fulfil", on=name.split()[-1])

    assert same(odds(fulfil, hero("oath")), EXPECTED[name])
