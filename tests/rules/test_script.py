"""The driver of scripts: what it asks, refuses, weighs and runs again."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from solo.rules.core.dice import Dice, LoadedDice
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.script import Script, Table, opened
from solo.rules.core.system import Illegal

NONE = LoadedDice(())


@dataclass(frozen=True, slots=True)
class Coin:
    """A check of one die of two sides."""

    def resolve(self, sheet: int, dice: Dice) -> Outcome:
        face = dice.roll(1, 2)[0]
        return Outcome("heads" if face == 1 else "tails", successes=int(face == 1))

    def ways(self, sheet: int) -> Iterator[tuple[Outcome, int]]:
        yield Outcome("heads", successes=1), 1
        yield Outcome("tails", failures=1), 1


def folded(table: Table[int]) -> Script[Outcome]:
    """Show one option, and allow another that is folded away."""

    def allows(option: str) -> None:
        if option not in ("shown", "folded"):
            raise Illegal(f"no '{option}'")

    answer = yield from table.ask((Option("shown", "Shown"),), allows=allows)
    return Outcome(answer.option)


def two_coins(table: Table[int]) -> Script[Outcome]:
    """Throw a coin after another, the second after the player's answer was carried out."""
    answer = yield from table.ask((Option("throw", "Throw"), Option("wait", "Wait")))
    if answer.option == "throw":
        table.roll(Coin())
    table.answered()
    return table.roll(Coin())


def test_what_is_folded_away_may_be_answered_and_nothing_else() -> None:
    asking = opened(0, folded)

    assert [one.id for one in asking.options(0)] == ["shown"]
    step = asking.step("folded", "", 0, NONE)
    assert step.outcome == Outcome("folded")
    with pytest.raises(Illegal, match="no 'other'"):
        asking.step("other", "", 0, NONE)


def test_odds_are_those_of_what_an_answer_rolls_itself() -> None:
    asking = opened(0, two_coins)

    odds = asking.odds("throw", 0)
    assert odds is not None
    assert odds.labels == {"heads": 1, "tails": 1}
    assert asking.odds("wait", 0) is None


def test_the_table_shows_what_the_script_works_on() -> None:
    asking = opened(7, two_coins)

    assert asking.table.sheet == 7
    assert asking.step("wait", "", 7, LoadedDice([1])).outcome is not None
