"""Rules of several decisions, written as generators that read from top to bottom.

A *script* is a generator function that works on a `Table`. It yields a `Question`, is sent the
player's `Answer`, and returns the `Outcome` of the whole:

    def tracking(table: Table[Sheet], check: Tracking) -> Script[Outcome]:
        found = yield from table.play(rolling(check.first))
        if found.failures:
            return cold(found)
        ...

    encounter = scripted(tracking, check)       # begins with a step of its own
    encounter = opened(sheet, tracking, check)  # asks its first question at once

A generator can't be copied or kept. So what is kept is a frozen value, `Scripted`: the script, its
arguments, and the moves so far, each an answer with its sheet and the faces that fell after it. The
running generator is a cache of that value, used up by one step; whoever needs it again (undo, odds)
runs the script anew through its moves. So only arguments, sheets, answers and dice may decide.
"""

from collections.abc import Callable
from dataclasses import field, replace
from typing import ClassVar, Concatenate, Generic, ParamSpec, TypeVar, cast

from solo.dataclass import dataclass
from solo.errors import DiceError
from solo.namedtuple import NamedTuple
from solo.rules.core.bases import BROKEN_OFF, EncounterBase, first_open, refuse
from solo.rules.core.dice import Dice, Foreseeing, LoadedDice, RecordingDice
from solo.rules.core.fights.turns import UNCOUNTED
from solo.rules.core.moves import ASKED_THE_WORLD, Altered, Move, RuleCall
from solo.rules.core.odds import odds
from solo.rules.core.outcome import AnySheet, Odds, Option, Outcome
from solo.rules.core.protocols import Check, Illegal, Step, TurnRules
from solo.rules.core.table import (
    Answer,
    Ended,
    Over,
    Probed,
    Question,
    Restart,
    Script,
    StoryLeft,
    Table,
    read,
)
from solo.rules.core.words import words
from solo.words import Text

S = TypeVar("S")
P = ParamSpec("P")
OwnTable = TypeVar("OwnTable", bound="Table[AnySheet]")

BEGIN = "go-on"
"""The option that begins an encounter."""


_ALL, _FIRST = 0, 1
"""What of the options at hand was made: all of them, or the first that is open."""


class _Live(NamedTuple, Generic[S]):
    """A script that waits at its question."""

    running: Script[Ended[S]]
    table: Table[S]
    question: Question


@dataclass(frozen=True, slots=True, kw_only=True)
class Scripted(EncounterBase[S]):
    """A script as an encounter: a frozen value that asks, takes an answer, and goes on.

    Two are equal if they have gone the same way with the same rule.
    """

    counts_turns: ClassVar[bool] = True

    script: Callable[[Table[S]], Script[Ended[S]]]  # the script, to be given a table
    new_table: Callable[[S, Dice], Table[S]] = Table  # makes the table that the script works on
    moves: tuple[Move[S], ...] = ()  # what was answered so far, and what fell
    # the last roll before the script began, for `why`; no rule reads it
    last: Outcome | None = field(default=None, compare=False)
    # whether offers around rolls are made from now on; None leaves it to the script
    offers: bool | None = field(default=None, compare=False)
    _live: list[_Live[S]] = field(default_factory=list, repr=False, compare=False)
    _listed: dict[int, tuple[S, tuple[Option, ...]]] = field(
        default_factory=dict, repr=False, compare=False
    )

    @property
    def table(self) -> Table[S]:
        """The table of the script while it waits: to be read, not to be changed."""
        return self._waiting().table

    @property
    def rolled(self) -> Outcome | None:
        """The roll that the question at hand follows, for a player who asks how it came about."""
        return self.table.rolled if self.moves else None

    @property
    def forced(self) -> str | None:
        """The id of the one option when there is nothing to decide; `go-on` to begin."""
        return self._waiting().question.forced if self.moves else BEGIN

    def options(self, sheet: S) -> tuple[Option, ...]:
        """List what may be answered now."""
        if not self.moves:
            return (Option(BEGIN, words("go-on"), hint="go on"),)
        kept = self._listed.get(_ALL)
        if kept is None or kept[0] is not sheet:
            options = tuple(read(self._given(sheet).question.options))
            kept = self._listed[_ALL] = (sheet, options)
        return kept[1]

    def first(self, sheet: S) -> Option | None:
        """Return the first option that is open; a question may know it without the others."""
        known = not self.moves or _ALL in self._listed
        first = None if known else self._given(sheet).question.first
        if first is None:
            return first_open(self.options(sheet))
        found = first()
        self._listed[_FIRST] = (sheet, () if found is None else (found,))
        return found

    def status(self, sheet: S) -> tuple[Text, ...]:
        """Say where the encounter stands."""
        return tuple(read(self._given(sheet).question.status)) if self.moves else ()

    def player(self, sheet: S) -> str:
        """Return who decides, where that is not whoever acts."""
        asked = self._given(sheet).question.player if self.moves else None
        return "" if asked is None else asked()

    def step(self, option: str, words: str, sheet: S, dice: Dice) -> Step[S]:
        """Take one option, and run the script to its next question or its end.

        Raises:
            Illegal: The option is not open now or its words don't fit; nothing was rolled.
        """
        self.admits(option, sheet)
        return self._go_on(Answer(option, words), sheet, dice)

    def admits(self, option: str, sheet: S) -> None:
        """Let an option be taken: one that is listed, or that a menu has folded away.

        Raises:
            Illegal: It is not open now.
        """
        for read_for, options in self._listed.values():  # what was listed is mostly what is taken
            if read_for is sheet and any(one.id == option and not one.reason for one in options):
                return
        admits = self._given(sheet).question.admits if self.moves else None
        if admits is None:
            refuse(option, self.options(sheet))
        else:
            admits(option)

    @property
    def tells_odds(self) -> bool:
        """Whether the question at hand says itself what chances its options have."""
        return bool(self.moves) and self._waiting().question.odds is not None

    def odds(self, option: str, sheet: S) -> Odds | None:
        """Return the exact odds of the roll that an option makes; None when it makes none."""
        if not self.moves:
            return None
        question = self._given(sheet).question
        try:
            return question.odds(option) if question.odds else self._probe(Answer(option), sheet)
        except Illegal:  # it is barred, or no longer open
            return None

    def offering(self, offers: bool) -> "Scripted[S]":
        """Return it with offers around rolls made, or not, from now on."""
        return self if offers is self.offers else replace(self, offers=offers)

    def moment(self, sheet: S) -> str:
        """Return whether the hero may act now."""
        turn = self._given(sheet).question.turn if self.moves else None
        return turn.moment() if turn else UNCOUNTED

    @property
    def turn(self) -> TurnRules | None:
        """The meaning of an improvised action at the question at hand; None where none counts."""
        return self._waiting().question.turn if self.moves else None

    @property
    def asked(self) -> bool | None:
        """Whether the one question of this turn was asked; None where none are counted."""
        return None if self.turn is None else self.turn.asked

    def after_question(self, sheet: S) -> "Scripted[S]":
        """Return it after a question was put to the world, the one of this turn; it waits on."""
        live = self._taken(sheet)
        if live.question.turn is not None:
            live.question.turn.ask()
        moves = (*self.moves, Move(ASKED_THE_WORLD, sheet, ()))
        return replace(self, moves=moves, _live=[live], _listed={})

    def altered(self, rule: Callable[..., None], *args: object, sheet: S) -> Step[S]:
        """Alter what the script works on, which then waits at the same question.

        `rule` is given the table and `args`; it rolls nothing, and may end the encounter.
        """
        live = self._taken(sheet)
        live.table.begin_step(LoadedDice(()))
        try:
            rule(live.table, *args)
        except Over as end:
            return _closed(live.table, end.outcome)
        moves = (*self.moves, Move(Altered(rule, args), sheet, (), self.offers))
        following = replace(self, moves=moves, _live=[live], _listed={})
        return Step(following, live.table.whole(), tuple(live.table.notes))

    def attempt(self, check: Check[S], sheet: S, *, written: bool = False) -> Check[S]:
        """Return what is tried, or `written` by an author, as it is rolled here."""
        turn = self._given(sheet).question.turn
        return check if turn is None else turn.attempt(check, written=written)

    def told(self, trait: str, outcome: Outcome, number: int) -> Text:
        """Return prose for what an improvised action came to."""
        return "" if self.turn is None else self.turn.told(trait, outcome, number)

    def tried(self, outcome: Outcome, sheet: S, dice: Dice) -> Step[S]:
        """Give the script what an improvised action came to, as the answer to its question."""
        return self._go_on(Answer("", tried=outcome), sheet, dice)

    def broken_off(self, sheet: S) -> Step[S]:
        """Close the encounter: the story has left it."""
        if not self.moves:
            return Step(None, sheet, (), Outcome(BROKEN_OFF))
        live = self._taken(sheet)
        live.table.begin_step(LoadedDice(()))
        try:
            live.running.throw(StoryLeft())
        except StopIteration as end:
            outcome: Outcome = end.value
        except StoryLeft:
            outcome = Outcome(BROKEN_OFF)
        else:
            raise RuntimeError("a script asks on after the story has left it")
        return _closed(live.table, outcome)

    # Running

    def _go_on(self, answer: Answer, sheet: S, dice: Dice) -> Step[S]:
        recorded = RecordingDice(dice)
        if self.moves:
            running, table, _ = self._taken(sheet)
            told = table.last_told()
            table.begin_step(recorded)
        else:
            table, running = self._opened(sheet, recorded)
            told = table.last_told()
        sent = answer if self.moves else None
        move = Move(sent, sheet, (), self.offers)
        table.offers = self.offers
        script, moves, fallen, last = self.script, self.moves, 0, self.last
        while True:
            try:
                question = next(running) if sent is None else running.send(sent)
                break
            except StopIteration as end:
                if not isinstance(end.value, Restart):
                    return _closed(table, end.value)
                script, moves, last = end.value.script, (), table.rolled
                if getattr(dice, "pauses", None) is not None:
                    # what comes to the same state is put together there
                    return self._paused(script, table, cast("Foreseeing", dice))
                move, sent = Move(None, table.whole(), (), self.offers), None
                fallen = len(recorded.rolls)
                running = script(table)
            except Over as end:
                return _closed(table, end.outcome)
        if table.refusal is not None:
            self._live.append(_Live(running, table, question))
            raise table.refused(told)
        faces = tuple(face for _, face in recorded.rolls[fallen:])
        following = Scripted(  # `replace` would look at each field
            script=script,
            new_table=self.new_table,
            moves=(*moves, move._replace(faces=faces)),
            last=last,
            offers=self.offers,
            _live=[_Live(running, table, question)],
        )
        return Step(
            following,
            table.whole(),
            tuple(table.notes),
            minutes=table.minutes,
            rolled=tuple(table.fallen),
        )

    def _paused(
        self, script: Callable[[Table[S]], Script[Ended[S]]], table: Table[S], dice: Foreseeing
    ) -> Step[S]:
        """Return the step that leads to where another script begins."""
        dice.pauses = True
        following = replace(self, script=script, moves=(), last=table.rolled, _live=[])
        return Step(following, table.whole(), minutes=table.minutes)

    def _opened(self, sheet: S, dice: Dice) -> tuple[Table[S], Script[Ended[S]]]:
        table = self.new_table(sheet, dice)
        table.rolled = self.last
        return table, self.script(table)

    def _waiting(self) -> _Live[S]:
        """Return the script as it waits; it stays a cache of this value."""
        if not self._live:
            self._live.append(self._again())
        return self._live[0]

    def _given(self, sheet: S) -> _Live[S]:
        """Return the script as it waits, with the sheet as it is now."""
        live = self._waiting()
        live.table.given(sheet)
        return live

    def _taken(self, sheet: S) -> _Live[S]:
        """Return the script as it waits, to be run on: this value has it no longer."""
        live = self._given(sheet)
        self._live.clear()
        return live

    def _again(self) -> _Live[S]:
        """Run the script anew up to where it waits."""
        first, *moves = self.moves
        table, running = self._opened(first.sheet, LoadedDice(first.faces))
        table.offers = first.offers
        question = next(running)
        for move in moves:
            table.given(move.sheet)
            if move.answer == ASKED_THE_WORLD:
                assert question.turn is not None
                question.turn.ask()
                continue
            table.begin_step(LoadedDice(move.faces))
            table.offers = move.offers
            if isinstance(move.answer, Altered):
                move.answer.rule(table, *move.answer.args)
                continue
            assert move.answer is not None
            question = running.send(move.answer)
        return _Live(running, table, question)

    def _probe(self, answer: Answer, sheet: S) -> Odds | None:
        """Run a copy on, up to the first check that it rolls or asks about, if any."""
        live = self._again()
        live.table.given(sheet)
        live.table.begin_step(LoadedDice(()))
        live.table.probing = True
        try:
            question = live.running.send(answer)
            if live.table.refusal is not None:
                return None
            while question.odds is None and question.forced is not None:
                question = live.running.send(Answer(question.forced))
            if question.odds is not None:
                first = question.forced or read(question.options)[0].id
                return question.odds(first)
        except Probed as found:
            return None if found.check is None else odds(found.check, found.sheet)
        except (StopIteration, Over, DiceError, Illegal):
            return None
        return None


def scripted(
    rule: Callable[Concatenate[Table[S], P], Script[Ended[S]]], *args: P.args, **kwargs: P.kwargs
) -> Scripted[S]:
    """Return a script with its arguments as an encounter that begins with its first step."""
    return Scripted(script=RuleCall(rule, args, kwargs))


def scripted_on(
    new_table: Callable[[S, Dice], OwnTable],
    rule: Callable[Concatenate[OwnTable, P], Script[Ended[S]]],
    *args: P.args,
    **kwargs: P.kwargs,
) -> Scripted[S]:
    """Return the same of a rule that works on a kind of table of its own."""
    return Scripted(script=RuleCall(rule, args, kwargs), new_table=new_table)


def opened(
    sheet: S,
    rule: Callable[Concatenate[Table[S], P], Script[Ended[S]]],
    *args: P.args,
    **kwargs: P.kwargs,
) -> Scripted[S]:
    """Return a script as an encounter that asks its first question at once, about this sheet.

    Up to that question the script may roll nothing and tell nothing.
    """
    return at_once(scripted(rule, *args, **kwargs), sheet)


def at_once(encounter: Scripted[S], sheet: S) -> Scripted[S]:
    """Return an encounter that is about to begin as one that asks its first question already."""
    return replace(encounter, moves=(Move(None, sheet, ()),))


def restart(
    rule: Callable[Concatenate[OwnTable, P], Script[Ended[S]]], *args: P.args, **kwargs: P.kwargs
) -> Restart[S]:
    """Return what a script returns to go on with this rule, and to forget the moves so far."""
    return Restart(RuleCall(rule, args, kwargs))


def _closed(table: Table[S], outcome: Outcome) -> Step[S]:
    notes, fallen = tuple(table.notes), tuple(table.fallen)
    return Step(None, table.whole(), notes, outcome, table.minutes, fallen)


def table_of(encounter: object, kind: type[OwnTable]) -> OwnTable | None:
    """Return the table of a script that waits at a question, if it is of a kind, to be read.

    A script with another is not run anew to see that.
    """
    if not isinstance(encounter, Scripted) or not encounter.moves:
        return None
    fits = kind in getattr(encounter.new_table, "__mro__", ())
    return cast("OwnTable", encounter.table) if fits else None
