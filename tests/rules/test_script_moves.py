"""Scripts that are altered, left, paused or told to make offers: what is kept and what is told."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest

from solo.rules.core.bases import BROKEN_OFF, EncounterBase
from solo.rules.core.dice import (
    Dice,
    LoadedDice,
    RecordingDice,
    Rolls,
    foreseen,
    still_read,
    unordered,
)
from solo.rules.core.fights.encounters import Left, Outright, Settled, left, made
from solo.rules.core.fights.turns import Turn, TurnBase
from solo.rules.core.moves import Altered, Move
from solo.rules.core.outcome import Note, Odds, Option, Outcome
from solo.rules.core.protocols import Illegal, Step
from solo.rules.core.script import Scripted, opened, restart, scripted, table_of
from solo.rules.core.table import Over, Question, Script, Table
from tests.english import english

NONE = LoadedDice(())


@dataclass(frozen=True)
class Coin:
    """A die of two sides."""

    def resolve(self, sheet: int, dice: Dice) -> Outcome:
        (face,) = dice.roll(1, 2)
        return Outcome("heads" if face == 2 else "tails", face - 1, 2 - face, (face,))


def counting(table: Table[int]) -> Script[Outcome]:
    """Ask again and again; the second question is forced."""
    while True:
        yield from table.ask([Option("on", "On")], lambda: (f"at {table.sheet}",))
        table.tell("asked")
        yield from table.ask([Option("go", "Go")], forced="go")
        table.roll(Coin())


def raised(table: Table[int], by: int) -> None:
    table.sheet += by
    table.tell("raised", by=by)


def ended(table: Table[int]) -> None:
    table.tell("ended")
    raise Over(Outcome("ended", 2))


def anew(encounter: Any) -> Any:
    """Return an encounter as one that was kept, and has to be run from its moves."""
    return replace(encounter, _live=[], _listed={})


def test_a_script_is_altered_where_it_waits_and_waits_on() -> None:
    waits = opened(1, counting)
    step: Any = waits.altered(raised, 5, sheet=2)

    assert (step.sheet, step.notes, step.outcome) == (7, (Note("raised", {"by": 5}),), None)
    assert step.encounter.moves == (
        Move(None, 1, ()), Move(Altered(raised, (5,)), 2, (), None),
    )  # fmt: skip
    for kept in (step.encounter, anew(step.encounter)):
        assert kept.status(7) == ("at 7",)
        assert kept.step("on", "", 7, NONE).sheet == 7
    assert waits.status(1) == ("at 1",)
    over = waits.altered(ended, sheet=1)
    assert (over.encounter, over.outcome, over.notes) == (
        None, Outcome("ended", 2), (Note("ended", {}),),
    )  # fmt: skip


def test_odds_are_those_of_the_first_roll_behind_what_is_forced() -> None:
    waits = opened(1, counting)
    found = waits.odds("on", 1)

    assert found is not None
    assert dict(found.labels) == {"heads": 1, "tails": 1}
    assert (waits.odds("off", 1), scripted(counting).odds("go-on", 1)) == (found, None)


def test_odds_of_a_refused_answer_are_none() -> None:
    def picky(table: Table[int]) -> Script[Outcome]:
        return (yield from table.play(Picky()))

    assert opened(0, picky).odds("no", 0) is None


class Picky(EncounterBase[int]):
    """It refuses everything."""

    def options(self, sheet: int) -> tuple[Option, ...]:
        return (Option("no", "No"),)

    def step(self, option: str, words: str, sheet: int, dice: Dice) -> Step[int]:
        raise Illegal("not that")


def test_what_is_forced_and_refused_is_no_question_again() -> None:
    class Stuck(Picky):
        forced = "no"  # type: ignore[assignment]

    def playing(table: Table[int]) -> Script[Outcome]:
        return (yield from table.play(Stuck()))

    with pytest.raises(Illegal, match="not that"):
        opened(0, playing).step("no", "", 0, NONE)


def test_a_question_may_tell_its_own_odds() -> None:
    own = Odds(total=3, labels={}, counts={}, triggers={})

    def telling(table: Table[int]) -> Script[Outcome]:
        yield from table.ask([Option("a", "A")], odds={"a": own}.get)
        yield from table.ask([Option("b", "B"), Option("c", "C")], odds={"b": own}.get)
        return Outcome("done")

    first = opened(0, telling)
    assert (first.tells_odds, scripted(telling).tells_odds) == (True, False)
    assert (first.odds("a", 0), first.odds("z", 0)) == (own, None)
    assert not opened(0, counting).tells_odds

    def leading(table: Table[int]) -> Script[Outcome]:
        yield from table.ask([Option("x", "X")])
        yield from telling(table)
        return Outcome("done")

    assert opened(0, leading).odds("x", 0) is own


def test_an_encounter_that_has_not_begun_is_broken_off() -> None:
    assert scripted(counting).broken_off(4) == Step(None, 4, (), Outcome(BROKEN_OFF))
    step = opened(4, counting).broken_off(5)
    assert (step.encounter, step.sheet, step.outcome) == (None, 5, Outcome(BROKEN_OFF))


def test_a_script_must_end_when_the_story_has_left_it() -> None:
    def clinging(table: Table[int]) -> Script[Outcome]:
        while True:
            try:
                yield Question(options=())
            except Exception:
                continue

    with pytest.raises(RuntimeError, match=r"^a script asks on after the story has left it$"):
        opened(0, clinging).broken_off(0)


def test_a_restart_pauses_where_dice_foresee() -> None:
    """What comes to the same state is put together there, and gone on with from it."""

    class Foreseeing(LoadedDice):
        __slots__ = ("pauses",)

    def again(table: Table[int]) -> Script[Any]:
        yield from table.ask([Option("on", "On")])
        table.minutes += 7
        table.shows(Outcome("seen"))
        table.tell("told")
        return restart(again)

    dice = Foreseeing((3,))
    dice.pauses = False
    step: Any = opened(2, again).step("on", "", 5, dice)
    assert dice.pauses
    assert (step.sheet, step.notes, step.minutes, step.outcome) == (5, (), 7, None)
    assert (step.encounter.moves, step.encounter.last) == ((), Outcome("seen"))
    assert step.encounter.forced == "go-on"
    assert step.encounter.script == restart(again).script
    plain: Any = opened(2, again).step("on", "", 5, LoadedDice(()))
    assert plain.encounter.moves == (Move(None, 5, ()),)
    assert plain.encounter.last == Outcome("seen")
    assert [note.code for note in plain.notes] == ["told"]


def test_what_a_player_prefers_about_offers_is_kept_with_the_move() -> None:
    waits = opened(0, counting)

    assert waits.offering(False).offers is False
    assert waits.offering(True).offering(True) == waits.offering(True)
    same = waits.offering(True)
    assert same.offering(True) is same
    assert same.moves == waits.moves


def test_the_table_of_a_script_is_read_if_it_is_of_the_kind() -> None:
    class Board(Table[int]):
        pass

    on_board = replace(opened(0, counting), new_table=Board)

    board = table_of(on_board, Board)
    assert isinstance(board, Board)
    assert table_of(opened(0, counting), Board) is None
    assert table_of(opened(0, counting), Table) is not None
    assert table_of(scripted(counting), Table) is None
    assert table_of(Picky(), Table) is None


def test_the_roll_shown_lasts_while_it_is_decided_about() -> None:
    def deciding(table: Table[int]) -> Script[Outcome]:
        first = table.roll(Coin())
        table.explains(first)
        better = first._replace(label="better")
        table.explains(better)
        table.explains(Outcome("bare"))
        table.explains(Outcome("bare"))
        yield from table.ask([Option("on", "On")])
        return Outcome("done", faces=(1,))

    step: Any = scripted(deciding).step("go-on", "", 0, LoadedDice((2,)))
    assert [one.label for one in step.rolled] == ["better", "bare", "bare"]
    assert step.encounter.rolled == Outcome("bare")

    def within(table: Table[int]) -> Script[Outcome]:
        table.explains(Outcome("before"))
        yield from table.play(opened(0, deciding2))
        yield from table.ask([Option("on", "On")])
        return Outcome("over")

    def deciding2(table: Table[int]) -> Script[Outcome]:
        yield from table.ask([Option("on", "On")])
        return Outcome("inner", faces=(4,))

    inner: Any = scripted(within).step("go-on", "", 0, NONE)
    assert inner.encounter.rolled is None
    after: Any = inner.encounter.step("on", "", 0, NONE)
    assert ([one.label for one in after.rolled], after.encounter.rolled) == (
        ["inner"], Outcome("before"),
    )  # fmt: skip


def test_what_needs_no_dice_or_no_decision_is_one_step() -> None:
    quiet = Settled(outcome=Outcome("won", 1), note=Note("so", {}), minutes=9)

    assert quiet.step("go-on", "", 3, NONE) == Step(
        None, 3, (Note("so", {}),), Outcome("won", 1), 9
    )
    assert [(one.id, one.hint) for one in quiet.options(3)] == [("go-on", "go on")]
    coin = Outright(check=Coin())  # type: ignore[arg-type]
    assert [(one.id, one.hint) for one in coin.options(3)] == [("roll", "roll")]
    for encounter in (quiet, coin):
        with pytest.raises(Illegal) as refused:
            encounter.step("fly", "", 3, NONE)
        assert "'fly'" in english(refused.value.reason)


@dataclass(frozen=True)
class Passed:
    """An effect that takes time."""

    minutes: int

    def apply(self, sheet: int, dice: Dice) -> Any:
        return sheet + self.minutes, (Note("passed", {"passed": self.minutes}), Note("x", {}))


def test_of_a_change_is_left_what_can_be_read_later() -> None:
    sheet, notes = made([Passed(3), Passed(4)], 1, NONE)

    assert (sheet, [note.code for note in notes]) == (8, ["passed", "x"] * 2)
    assert left((8, notes)) == Left(8, 7, frozenset({"passed", "x"}))


class Ways:
    """Dice that foresee: they say what they were asked, and show nothing but ones."""

    heard = frozenset({"doubles"})

    def __init__(self) -> None:
        self.asked: list[object] = []

    def still_read(self, found: Any) -> Any:
        return f"left of {found}"

    def foresee(self, rule: Callable[[Any], Any], alike: Callable[[Any], Any]) -> tuple[Any, Rolls]:
        result = rule(self)
        self.asked.append(alike(result))
        return result, ((6, 1),)

    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        return (1,) * count


def test_dice_that_foresee_are_told_what_is_alike() -> None:
    """Several are rolled one after another, so that the ways stay few."""
    ways: Any = Ways()

    assert foreseen(ways, lambda dice: dice.roll(1, 6)[0] + 4, str) == 5
    assert ways.asked == ["5"]
    ways.asked.clear()
    assert unordered(ways, 3, 6, lambda face: (-face,)) == (1, 1, 1)
    assert ways.asked == [((-1,),), ((-1,), (-1,)), ((-1,),) * 3]
    assert still_read(ways, 3) == "left of 3"
    kept = RecordingDice(ways)
    assert (kept.heard, kept.still_read(3)) == (frozenset({"doubles"}), "left of 3")
    assert kept.foresee(lambda dice: 7, str) == (7, ((6, 1),))
    assert kept.rolls == [(6, 1)]


def test_a_turn_says_what_a_try_means() -> None:
    coin: Any = Coin()
    turn, waits = Turn(rolled=lambda check: None), TurnBase()  # type: ignore[arg-type,return-value]

    assert (turn.attempt(coin), turn.attempt(coin, written=True)) == (None, coin)
    assert (turn.in_rounds, turn.alterable, turn.abort_counts, turn.worth) == (
        True, True, False, "",
    )  # fmt: skip
    assert [Turn(when).alterable for when in ("now", "friends", "later", "")] == [
        True, True, False, False,
    ]  # fmt: skip
    assert (waits.in_rounds, waits.abort_counts, waits.worth, waits.asked) == (
        False, False, "", None,
    )  # fmt: skip
    assert (waits.moment(), waits.alterable, waits.attempt(coin)) == ("later", False, coin)
    assert waits.told("wit", Outcome("heads"), 1) == ""


def test_an_encounter_without_more_says_nothing_of_a_try() -> None:
    picky = Picky()

    assert picky.told("wit", Outcome("heads"), 1) == ""
    assert picky.tried(Outcome("heads"), 3, NONE) == Step(picky, 3)
    assert (picky.player(3), picky.tells_odds) == ("", False)
    assert isinstance(opened(0, counting), Scripted)
