"""Fights that a table opens and alters by hand, and how each system shows them, step by step."""

from typing import Any

import pytest

from solo.rules import find
from solo.rules.core.dice import SeededDice
from solo.rules.core.fights.arrivals import Arrival, Modifier
from solo.rules.core.fights.by_hand import ByHand, Change, Met
from solo.rules.core.protocols import Step
from solo.rules.core.shown.fight_view import Fighter, FightView
from solo.rules.core.system import AnySystem
from tests.rules.every import every_system


class Fight:
    """A fight against Harl, who takes 9, gone through by the first option that may be taken."""

    def __init__(self, name: str) -> None:
        self.system: AnySystem = find(name)
        by_hand = self.system.by_hand
        assert by_hand is not None
        self.by_hand: ByHand[Any] = by_hand
        self.harl = by_hand.somebody("Harl", 9)
        for seed in "abcdefgh":
            self.dice = SeededDice(seed)
            sheet = self.system.stand_in("Ada", {})
            foe = Met("harl", self.harl)
            self.step = Step[Any](self.system.begin(by_hand.fight([foe]), sheet, asks=True), sheet)
            while self.step.encounter is not None and not self.waits():
                first = next(
                    one.id for one in self.step.encounter.options(self.step.sheet) if not one.reason
                )
                self.step = self.step.encounter.step(first, "", self.step.sheet, self.dice)
            if self.step.encounter is not None and self.view().fighters[0].up:
                return
        raise AssertionError("somebody falls in each of them")

    def waits(self) -> bool:
        encounter = self.step.encounter
        return encounter is not None and getattr(encounter.turn, "alterable", False)

    def view(self) -> FightView:
        assert self.step.encounter is not None
        view = self.system.fight(self.step.encounter, self.step.sheet)
        assert view is not None
        return view

    def foes(self) -> list[Fighter]:
        return [one for one in self.view().fighters if one.side == "foe" and one.up]

    def alter(self, does: Any, who: str = "", amount: int = 1, **more: Any) -> None:
        encounter: Any = self.step.encounter
        change = Change(does, who, amount, **more)
        self.step = encounter.altered(self.by_hand.change, change, sheet=self.step.sheet)


def test_no_more_come_and_no_more_is_shifted_than_a_fight_holds() -> None:
    for most in (Arrival(foe="wolf", count=12), Modifier(by=5, rounds=50), Modifier(by=-5)):
        assert most
    for count in (0, 13):
        with pytest.raises(ValueError, match="count"):
            Arrival(foe="wolf", count=count)
    for field, value in (("by", 6), ("by", -6), ("by", 0), ("rounds", 51), ("rounds", -1),
                         ("who", "foe"), ("of", "attacks")):  # fmt: skip
        with pytest.raises(ValueError, match=field):
            Modifier(**{"by": 1, field: value})  # type: ignore[arg-type]
    assert [Modifier(by=1, rounds=rounds).last(4) for rounds in (0, 1, 3)] == [0, 4, 6]


@every_system
def test_it_is_shown_with_whoever_fights(system: str) -> None:
    fight = Fight(system)
    view = fight.view()
    hero, harl = view.fighters

    assert (hero.side, hero.up, hero.heads) == ("hero", True, 1)
    assert (harl.id, harl.name, harl.side, harl.up, harl.heads) == ("harl", "Harl", "foe", True, 1)
    assert harl.gauges[0].value == harl.gauges[0].most
    assert view.round == 1
    assert {hero.place, harl.place} <= {"", *(place.id for place in view.places)}
    assert {*view.order, view.turn} <= {"", hero.id, harl.id}


@every_system
def test_foes_come_are_hurt_mend_and_leave(system: str) -> None:
    fight = Fight(system)

    fight.alter("add", more=(Met("harl", fight.harl, 2),))
    assert len({one.id for one in fight.foes()}) == 3
    assert len({str(one.name) for one in fight.foes()}) == 3
    first = fight.foes()[0]
    whole = first.gauges[0].value
    for does, amount, left in (("hurt", 3, 3), ("heal", 1, 2), ("heal", 5, 0)):
        fight.alter(does, first.id, amount)
        assert whole - fight.foes()[0].gauges[0].value == left
    fight.alter("away", first.id)
    assert first.id not in [one.id for one in fight.foes()]
    for one in fight.foes():
        fight.alter("hurt", one.id, 99)
    assert fight.step.encounter is None
    assert fight.step.outcome is not None
    assert fight.step.outcome.label == "won"


@every_system
def test_it_is_over_when_nobody_is_left_to_fight(system: str) -> None:
    fight = Fight(system)
    fight.alter("away", "harl")

    assert fight.step.encounter is None


@every_system
def test_each_shift_that_the_rules_know_is_taken_and_the_fight_goes_on(system: str) -> None:
    fight = Fight(system)
    for one in fight.by_hand.shifts:
        who, of = one.split()
        fight.alter("shift", shift=Modifier(by=-1, who=who, of=of, name="dark"))

    assert fight.waits()
    assert len(fight.view().fighters) == 2
    assert fight.by_hand.shifts or system == "fictive-hack"
