"""Meeting somebody whose attitude is open: a reaction, and leverage to improve it."""

from collections.abc import Mapping
from dataclasses import field
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.facts import alike
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.protocols import Encounter
from solo.rules.core.script import opened
from solo.rules.core.shown.moment import Moment
from solo.rules.core.table import Script, Table
from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.checks.social import REACTIONS, ROWS, Leverage, Reaction, Row, judged
from solo.rules.fell.checks.terms import Helping
from solo.rules.fell.checks.tests import hidden
from solo.rules.fell.foe import Foe
from solo.rules.fell.heroes.sheet import Sheet
from solo.rules.fell.messages.before_roll import asked, warned
from solo.rules.fell.messages.sentences import verdict
from solo.rules.fell.words import words


@dataclass(frozen=True, slots=True, kw_only=True)
class Meeting(Helping):
    """Meet somebody: roll their reaction, then use leverage on them if there is any.

    Source: FELL, FELL-054, FELL-055. Its label is the reaction that it ends with.
    """

    vs: Annotated[str, "The id of whom one meets."] = ""
    rival: Annotated[Die | None, "Their WIL die, where they are no foe of the adventure."] = None
    leverage: Annotated[
        str, "What could be used on them, as it reads in a list; nothing for none."
    ] = ""
    able: Annotated[int, "Whether the hero has it, 1 or 0."] = 1
    risk: Annotated[str, "What could go wrong, shown before leverage is used."] = ""
    foe: Foe | None = field(default=None, metadata=hidden)  # whom `vs` named

    shorthand: ClassVar[str] = "vs"
    signs: ClassVar[Mapping[str, str]] = REACTIONS

    def verify(self) -> None:
        _ = self.reaction, self.press(ROWS[0])

    @property
    def reaction(self) -> Reaction:
        """The roll that it begins with."""
        return alike(Reaction, self, who=self.foe.name if self.foe else "")

    def press(self, row: str) -> Leverage:
        """Return leverage used on a reaction."""
        return alike(Leverage, self, reaction=Row(row), enhanced=0, impaired=0)

    @property
    def last_round(self) -> int:
        """Return the round of their reaction: leverage is its end."""
        return 1

    def counts(self) -> frozenset[str]:
        return self.reaction.counts()

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        """Open it as an encounter."""
        return opened(sheet, meeting, self, asks=asks)


def meeting(table: Table[Sheet], check: Meeting, *, asks: bool) -> Script[Outcome]:
    """Roll the reaction, then use leverage to improve it (FELL-054, FELL-055)."""
    row = 0  # of the reaction, from 1 for the worst; 0 before there is one
    table.stands = lambda: Moment(int(row > 0), counts={"reaction": row})
    yield from table.ask(
        (Option("roll", words("roll-reaction"), hint="roll"),),
        lambda: asked(check.reaction, table.sheet, check.reaction.terms(table.sheet)),
        forced="roll",
    )
    first = table.resolve(check.reaction)
    row = ROWS.index(first.label) + 1
    usable = check.leverage and check.able > 0 and first.label != ROWS[-1]
    if not (asks and usable):
        return first

    table.rolled = first
    answer = yield from table.ask(
        (
            Option("leave", words("leave-it"), hint="leave"),
            Option("press", words("press", leverage=check.leverage), hint="press"),
        ),
        (*verdict(first), *warned(check.risk)),
    )
    if answer.option == "leave":
        return first
    pressed = table.resolve(check.press(first.label))
    facts = {**first.facts, **pressed.facts, "kind": "meeting", "before": first.label}
    reaction = str(pressed.facts["reaction"])
    outcome = judged(reaction, facts, first.faces + pressed.faces)
    return outcome._replace(triggers=("improved",) if outcome.label != first.label else ())
