"""Fights by chance: nothing raises or deadlocks, and a replay goes the same way.

A few in CI; 5,000 with SOLO_FULL=1.
"""

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from solo.rules.core.dice import LoadedDice
from solo.rules.fictive_hack.fight.written import COUNTS
from tests.proofs import amount
from tests.rules.fictive_hack.chance import Fought, fought
from tests.rules.fictive_hack.sample import IDLER, Bout, hero

FIGHTS = amount(5, 20, 5_000)


@pytest.mark.parametrize("number", range(FIGHTS))
def test_no_fight_breaks_and_each_can_be_replayed(number: int) -> None:
    first = fought(f"fight-{number}", asks=number % 5 != 0)
    again = Fought(f"fight-{number}", asks=number % 5 != 0)
    for option, words in first.taken[1:]:
        again.take(option, words)

    assert first.outcome is not None
    assert first.outcome.label in COUNTS
    assert (again.sheet, again.outcome, again.notes) == (first.sheet, first.outcome, first.notes)
    assert "arena" not in first.sheet.exhausted.values(), "the place of the fight is left"


@pytest.mark.parametrize("number", [2519, 2711, 3597, 4692])
def test_who_changes_an_action_is_offered_an_open_one_first(number: int) -> None:
    """Fights in which a barred charge or shot once stood first after a change."""
    assert fought(f"fight-{number}", asks=number % 5 != 0).outcome is not None


class Fighting(RuleBasedStateMachine):
    """Any sequence of open options: what holds is looked at after each (`chance.hold`)."""

    now: Any = None

    @initialize(seed=st.integers(0, 10**6), asks=st.booleans())
    def begin(self, seed: int, asks: bool) -> None:
        self.now = Fought(f"machine-{seed}", asks=asks)

    @rule(number=st.integers(0, 200))
    def take(self, number: int) -> None:
        """Take an option, the default among them; a fight that is over is followed by another."""
        if self.now.encounter is None:
            assert self.now.outcome is not None
            self.now = Fought(f"machine-{number}")
        self.now.any_of(number)


Fighting.TestCase.settings = settings(
    max_examples=amount(2, 8, 200), stateful_step_count=40, deadline=None
)
TestFighting = Fighting.TestCase


def test_defaults_alone_end_every_fight() -> None:
    """Who always takes the first option gets through: no default leads in a circle."""
    for number in range(amount(4, 8, 200)):
        now = Fought(f"default-{number}")
        for _ in range(2_000):
            if now.encounter is None:
                break
            now.any_of(0)
        assert now.outcome is not None


def test_a_long_fight_is_taken_back_without_running_it_from_its_beginning() -> None:
    """What is kept of it are the moves of the round; an old moment of it goes on as it was."""
    bout = Bout(hero(companions={"tom": IDLER}), IDLER)
    moments = []
    for _ in range(50):
        moments.append(bout.encounter)
        assert len(bout.encounter.moves) == 1
        bout.step("wait")
        assert len(bout.encounter.moves) == 2
        bout.step("wait")

    again = moments[25].step("wait", "", bout.sheet, LoadedDice(())).encounter
    assert (bout.encounter.table.battle.round, again.table.battle.round) == (51, 26)
    assert [one.id for one in again.options(bout.sheet)][:1] == ["attack-foe0"]


def test_chance_draws_every_kind_of_fight() -> None:
    """The fights drawn above do meet what is to be tried: groups, powers, friends, places."""
    fights = [Fought(f"fight-{number}") for number in range(30)]
    states = [one.encounter.table.battle for one in fights if one.encounter is not None]

    assert any(one.start > 1 for state in states for one in state.fighters)
    assert any(one.block.powers for state in states for one in state.fighters)
    assert any(one.side == "ally" for state in states for one in state.fighters)
    assert {len(state.fight.arenas) for state in states} == {1, 2, 3, 4}
