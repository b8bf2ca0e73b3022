"""What checks and encounters can do has a default on their bases, so that the engine only calls."""

from collections.abc import Iterator
from dataclasses import dataclass, make_dataclass
from typing import Any

import pytest

from solo import rules
from solo.rules.core.bases import CheckBase, EncounterBase, adapted, refuse
from solo.rules.core.dice import Dice, LoadedDice
from solo.rules.core.fights.encounters import begun, own_counts
from solo.rules.core.odds import odds
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.protocols import Encounter, Illegal, Step
from solo.rules.core.wording.naming import Unfit
from tests.english import english


@dataclass(frozen=True, slots=True)
class Flint(CheckBase):
    """A d6 that lights from 4 on."""

    def resolve(self, sheet: object, dice: Dice) -> Outcome:
        (face,) = dice.roll(1, 6)
        return Outcome("lit" if face > 3 else "dark", int(face > 3), int(face < 4), (face,))


@dataclass(frozen=True, slots=True)
class Door(EncounterBase[int]):
    """One option that is open, and one that is barred."""

    def options(self, sheet: int) -> tuple[Option, ...]:
        return (Option("knock", "Knock"), Option("push", "Push", reason="it is locked"))

    def step(self, option: str, words: str, sheet: int, dice: Dice) -> Step[int]:
        return Step(None, sheet, (), Outcome("open"))


@dataclass(frozen=True, slots=True)
class Siege(CheckBase):
    """An action of several decisions, as an author writes it."""

    def begin(self, sheet: int, *, asks: bool) -> Encounter[int]:
        return Door()


@pytest.mark.parametrize("name", rules.names()[:5])
def test_whatever_authors_may_write_has_the_base(name: str) -> None:
    system = rules.find(name)
    kinds = {**system.checks, **system.encounters}

    assert [word for word, kind in kinds.items() if not issubclass(kind, CheckBase)] == []


def test_a_check_without_more_is_rolled_as_its_system_rolls() -> None:
    flint = Flint()

    assert flint.begin(None, asks=True) is None
    assert begun(flint, None, asks=True).forced == "roll"
    assert own_counts(flint) is None
    assert odds(flint, None).labels == {"lit": 3, "dark": 3}
    assert odds(flint, None).graded
    assert not odds(flint, None).by_label


def test_an_action_is_opened_by_itself_and_has_no_odds_of_its_own() -> None:
    assert begun(Siege(), 1, asks=True) == Door()
    with pytest.raises(Unfit, match="so there are no odds"):
        odds(Siege(), 1)


def test_an_encounter_without_more_asks_and_counts_no_turns() -> None:
    door = Door()

    assert begun(door, 1, asks=True) is door
    assert (door.forced, door.rolled, door.turn, door.asked) == (None, None, None, None)
    assert (door.status(1), door.moment(1), door.odds("knock", 1)) == ((), "", None)
    assert door.offering(False) is door.warned() is door.after_question(1) is door
    assert not door.counts_turns
    flint = Flint()
    assert door.attempt(flint, 1) is flint
    closed = door.broken_off(7)
    assert (closed.encounter, closed.sheet) == (None, 7)


def test_an_encounter_admits_what_it_lists_and_is_open() -> None:
    door = Door()

    door.admits("knock", 1)
    with pytest.raises(Illegal, match="it is locked"):
        door.admits("push", 1)
    with pytest.raises(Illegal):
        door.admits("climb", 1)


def stranger(**methods: Any) -> Any:
    """Return a check whose class has no base, but these methods."""
    return make_dataclass("Stranger", [], namespace=methods, frozen=True)()


def test_a_check_without_the_base_does_what_its_class_has_methods_for() -> None:
    def ways(self: object, sheet: object) -> Iterator[tuple[Outcome, int]]:
        yield Outcome("lit", 1), 1
        yield Outcome("dark", 0, 1), 9

    check = stranger(
        resolve=lambda self, sheet, dice: Outcome("lit", 1),
        counts=lambda self: frozenset({"1s"}),
        ways=ways,
    )

    assert own_counts(check) == {"1s"}
    assert odds(check, None).labels == {"lit": 1, "dark": 9}
    outcome = begun(check, None, asks=True).step("roll", "", None, LoadedDice([])).outcome
    assert outcome == Outcome("lit", 1)


def test_an_action_without_the_base_is_opened_by_its_method() -> None:
    siege = stranger(begin=lambda self, sheet, asks: Door())

    assert begun(siege, 1, asks=True) == Door()
    with pytest.raises(Unfit):
        odds(siege, 1)


def test_what_has_the_base_is_taken_as_it_is() -> None:
    flint, door = Flint(), Door()

    assert adapted(flint) is flint
    assert adapted(door) is door
    assert adapted(3) == adapted(3) != adapted(4)


def test_the_successes_made_are_those_of_the_dice() -> None:
    assert Outcome("passed", 2).made == 2
    assert Outcome("passed", 1, facts={"rolled_successes": 0}).made == 0


def test_what_is_not_open_is_refused_with_what_is() -> None:
    options = (Option("hit", "Hit"), Option("run", "Run", reason="You are tied."))

    refuse("hit", options)
    with pytest.raises(Illegal) as closed:
        refuse("fly", options)
    with pytest.raises(Illegal) as barred:
        refuse("run", options)

    assert english(closed.value.reason) == "'fly' is not open now; open are hit, run"
    assert english(barred.value.reason) == "You are tied."
