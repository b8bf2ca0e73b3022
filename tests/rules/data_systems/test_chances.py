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
from solo.rules.data_systems.rolling import Arranged, taken_when_offered
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


def after(arranged: Arranged, offer: str, sheet: Sheet) -> dict[str, Fraction]:
    """Return the chances of each degree where an offer after the dice is taken when it is there."""
    found: dict[str, Fraction] = {}
    roll, plan, book = arranged.check.plan.roll, arranged.check.plan, arranged.check.book
    when = roll.after[offer].when
    assert when is not None
    ways = list(arranged.ways(sheet))
    total = sum(many for _, many in ways)
    for outcome, many in ways:
        faces = {name: tuple(fall) for name, fall in outcome.facts["dice"].items()}
        scope = {**arranged.scope(), **outcome.facts, **plan.read(faces), "degree": outcome.label}
        if book.holds(when.text, scope):
            again = odds(arranged.again(offer, roll.after[offer], faces), sheet)
            for label, rolled in again.labels.items():
                share = Fraction(many, total) * Fraction(rolled, again.total)
                found[label] = found.get(label, Fraction()) + share
        else:
            found[outcome.label] = found.get(outcome.label, Fraction()) + Fraction(many, total)
    return found


def fractions(expected: dict[str, int]) -> dict[str, Fraction]:
    total = sum(expected.values())
    return {label: Fraction(ways, total) for label, ways in expected.items()}


@pytest.mark.parametrize("name", cases("ember"))
def test_two_d6_in_bands(name: str) -> None:
    _, kind, total = name.split()
    told = {"blessed": kind == "blessed", "cursed": kind == "cursed"}
    do = check("ember", "do", stat=total, **told)
    if kind == "stoke":
        assert isinstance(do, Rolled)
        sheet = hero("ember")
        assert after(Arranged(do, sheet), "stoke", sheet) == fractions(EXPECTED[name])
    else:
        assert same(odds(do, hero("ember")), EXPECTED[name])


def test_a_favour_adds_one() -> None:
    do = check("ember", "do", stat="1")
    assert isinstance(do, Rolled)
    called = Arranged(do, hero("ember")).with_offer("favour")

    assert same(odds(called, hero("ember")), EXPECTED["ember do 2"])


@pytest.mark.parametrize("name", cases("crew do"))
def test_the_highest_of_a_pool(name: str) -> None:
    dice = int(name.split()[-1])

    assert same(odds(check("crew", "do", stat=str(dice)), hero("crew")), EXPECTED[name])
    pushed = check("crew", "do", stat=str(max(0, dice - 1)))
    assert isinstance(pushed, Rolled)
    for offer in ("push", "bargain"):
        if dice:
            taken = Arranged(pushed, hero("crew")).with_offer(offer)
            assert same(odds(taken, hero("crew")), EXPECTED[name])


@pytest.mark.parametrize("name", cases("crew fate"))
def test_how_something_goes_that_is_in_nobodys_hands(name: str) -> None:
    fate = check("crew", "fate", bonus=int(name.split()[-1]))

    assert same(odds(fate, hero("crew")), EXPECTED[name])


@pytest.mark.parametrize("name", cases("dark spend"))
def test_luck_makes_a_failure_a_plain_success(name: str) -> None:
    """At a goal of 0 it made a critical success: 0 is a twentieth of 0."""
    attempt = check("dark", "try", skill=name.split()[-1])
    assert isinstance(attempt, Rolled)
    bought = taken_when_offered(Arranged(attempt, hero("dark")), "spend")

    assert same(bought, EXPECTED[name])


@pytest.mark.parametrize("name", cases("dark shaken"))
def test_who_is_shaken_has_a_lesser_goal_but_for_a_breath(name: str) -> None:
    sheet = changed(hero("dark"), conditions=frozenset({"shaken"}))
    attempt = check("dark", "try", skill=name.split()[-1])
    assert isinstance(attempt, Rolled)
    steadied = Arranged(attempt, sheet).with_offer("steady")

    assert same(odds(attempt, sheet), EXPECTED[name])
    assert same(odds(steadied, sheet), EXPECTED[name.replace("shaken", "try")])


@pytest.mark.parametrize("name", cases("crew resist"))
def test_what_resisting_costs(name: str) -> None:
    resist = check("crew", "resist", stat=name.split()[-1])
    assert isinstance(resist, Rolled)
    found: dict[str, int] = {}
    for outcome, ways in Arranged(resist, hero("crew")).ways(hero("crew")):
        label = f"stress {outcome.facts['price']}"
        found[label] = found.get(label, 0) + ways

    assert fractions(found) == fractions(EXPECTED[name])


@pytest.mark.parametrize("name", cases("dark try", "dark favoured", "dark hindered", "dark push"))
def test_a_d100_under_a_skill(name: str) -> None:
    _, kind, skill = name.split()
    told = {"favoured": kind == "favoured", "hindered": kind == "hindered"}
    attempt = check("dark", "try", skill=skill, **told)
    if kind == "push":
        assert isinstance(attempt, Rolled)
        sheet = hero("dark", luck=0)
        assert after(Arranged(attempt, sheet), "push", sheet) == fractions(EXPECTED[name])
    else:
        assert same(odds(attempt, hero("dark")), EXPECTED[name])


@pytest.mark.parametrize("name", cases("dark nerve"))
def test_a_d100_under_what_is_left_of_the_mind(name: str) -> None:
    sheet = hero("dark", sanity=int(name.split()[-1]))

    assert same(odds(check("dark", "nerve"), sheet), EXPECTED[name])
