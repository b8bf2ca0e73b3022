"""Meeting somebody whose mind is not clear: a reaction, and leverage to improve it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import ClassVar

from solo.rules.core.dice import Dice
from solo.rules.core.encounters import refuse
from solo.rules.core.odds import Odds, odds
from solo.rules.core.outcome import Option, Outcome, Step
from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.checks.social import REACTIONS, ROWS, Leverage, Reaction, Row, judged
from solo.rules.fell.checks.terms import Words
from solo.rules.fell.checks.tests import hidden
from solo.rules.fell.foe import Foe
from solo.rules.fell.heroes.sheet import Sheet
from solo.rules.fell.messages.sentences import asked, verdict, warned


@dataclass(frozen=True, slots=True, kw_only=True)
class Meeting:
    """Meet somebody: roll their reaction, then use leverage on them if there is any.

    Args:
        vs: The id of whom one meets.
        rival: Their WIL die, where they are no foe of the adventure.
        skills: Skills that shift the reaction and apply to leverage.
        backgrounds: Backgrounds that do.
        enhanced: Further steps up.
        impaired: Steps down.
        leverage: What could be used on them, as it reads in a list; nothing for none.
        able: Whether the hero has it, 1 or 0.
        risk: What could go wrong, shown before leverage is used.
        foe: Whom `vs` named, put in by the loader.

    Source: FELL, FELL-054, FELL-055. Its label is the reaction that it ends with.
    """

    vs: str = ""
    rival: Die | None = None
    skills: Words = ()
    backgrounds: Words = ()
    enhanced: int = 0
    impaired: int = 0
    leverage: str = ""
    able: int = 1
    risk: str = ""
    foe: Foe | None = field(default=None, metadata=hidden)

    shorthand: ClassVar[str] = "vs"
    signs: ClassVar[Mapping[str, str]] = REACTIONS

    def __post_init__(self) -> None:
        _ = self.reaction, self.press(ROWS[0])

    @property
    def reaction(self) -> Reaction:
        """The roll that it begins with."""
        return Reaction(
            skills=self.skills,
            backgrounds=self.backgrounds,
            enhanced=self.enhanced,
            impaired=self.impaired,
            who=self.foe.name if self.foe else "",
        )

    def press(self, row: str) -> Leverage:
        """Return leverage used on a reaction."""
        return Leverage(
            reaction=Row(row),
            vs=self.vs,
            rival=self.rival,
            foe=self.foe,
            skills=self.skills,
            backgrounds=self.backgrounds,
            risk=self.risk,
        )

    def counts(self) -> frozenset[str]:
        return self.reaction.counts()

    def begin(self, sheet: Sheet, *, asks: bool) -> "Met":
        """Open it as an encounter."""
        return Met(meeting=self, asks=asks)


@dataclass(frozen=True, slots=True, kw_only=True)
class Met:
    """A meeting as far as it has gone.

    Args:
        meeting: What the author wrote.
        asks: Whether leverage is offered.
        rolled: The reaction, once it is rolled.
    """

    meeting: Meeting
    asks: bool
    rolled: Outcome | None = None

    @property
    def forced(self) -> str | None:
        return "roll" if self.rolled is None else None

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        if self.rolled is None:
            reaction = self.meeting.reaction
            return asked(reaction, sheet, reaction.terms(sheet))
        return (*verdict(self.rolled), *warned(self.meeting.risk))

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        if self.rolled is None:
            return (Option("roll", "Roll the reaction", hint="roll"),)
        return (
            Option("leave", "Leave it at that", hint="leave"),
            Option("press", f"{self.meeting.leverage} (a contest of WIL)", hint="press"),
        )

    def odds(self, option: str, sheet: Sheet) -> Odds | None:
        if self.rolled is None or option != "press":
            return None
        return odds(self.meeting.press(self.rolled.label), sheet)

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        if self.rolled is None:
            rolled = self.meeting.reaction.resolve(sheet, dice)
            able = self.meeting.leverage and self.meeting.able > 0
            if self.asks and able and rolled.label != ROWS[-1]:
                return Step(replace(self, rolled=rolled), sheet)
            return Step(None, sheet, (), rolled)
        if option == "leave":
            return Step(None, sheet, (), self.rolled)
        pressed = self.meeting.press(self.rolled.label).resolve(sheet, dice)
        facts = {**self.rolled.facts, **pressed.facts, "kind": "meeting"}
        facts["before"] = self.rolled.label
        faces = self.rolled.faces + pressed.faces
        outcome = judged(str(pressed.facts["reaction"]), facts, faces)
        better = ("improved",) if outcome.label != self.rolled.label else ()
        return Step(None, sheet, (), outcome._replace(triggers=better))
