"""Tasks: actions whose time is tracked, and that may be tried again when they failed.

Notes: closed, and those of `phases`.
"""

from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.facts import Filled
from solo.rules.art.actions.phases import (
    MINUTES,
    Scale,
    passed,
    phases_taken,
    timed,
    timed_roll,
    unfinished,
)
from solo.rules.art.actions.words import words
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.rolling import Rolling
from solo.rules.art.checks.terms import Attributes, Circumstances
from solo.rules.art.checks.trait import Attempt, Part, Versus
from solo.rules.art.heroes.sheet import CLOSED, Changed, Sheet, changed
from solo.rules.core.common_fields import Purpose
from solo.rules.core.dice import Dice
from solo.rules.core.effects import effect
from solo.rules.core.fights.encounters import Settled
from solo.rules.core.odds import odds
from solo.rules.core.outcome import Effect, Note, Outcome
from solo.rules.core.protocols import Encounter
from solo.rules.core.script import opened
from solo.rules.core.table import Script, Table
from solo.words import Message

CLOSED_LABEL = "closed"


def set_tries(sheet: Sheet, id: str, times: int) -> Changed:
    """Note how often an action has failed without a penalty; `CLOSED` bars it (ART-302, 306)."""
    tries = {name: number for name, number in sheet.tried.items() if name != id}
    return changed(sheet, tried={**tries, id: times} if times else tries), ()


Tried = effect("Tried", set_tries, "How often an action has failed so far without a penalty.")


@dataclass(frozen=True, slots=True)
class Reopen:
    """Let an action be tried again as if it had never been tried: nothing bars it any more."""

    shorthand: ClassVar[str] = "id"
    id: str

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return set_tries(sheet, self.id, 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Task(Circumstances, Attempt):
    """An action whose time is tracked, and that may be tried again.

    Source: ART Engine, ART-162, ART-297 to ART-306. A session is an adventure here.
    """

    id: Annotated[
        str, "How it is remembered.", Filled("a task needs an id, for it is remembered how it went")
    ]
    attribute: Annotated[Attributes, "Which attribute; several let the player pick."]
    difficulty: Annotated[
        Rank, "The lowest rank that succeeds; Catastrophic where nobody can fail."
    ] = Rank.CATASTROPHIC  # who can't fail rolls for the time alone (ART-297)
    scale: Annotated[Scale, "How long a phase is at the first try."] = MINUTES
    penalty: Annotated[
        int,
        "From how many failures failing has a penalty by the author's outcomes, so that the next "
        "try is no longer than this one; 0 means never.",
    ] = 0
    limit: Annotated[bool, "Whether the player may set the most phases to spend."] = True
    perk: Annotated[str, "A perk without which this is rolled on row 1."] = ""
    purpose: Purpose = ""
    vs: Annotated[Versus | None, "Foes whose attribute is the difficulty."] = None
    against: Annotated[str, "How the display calls what stands against it."] = ""
    free_skills: Annotated[
        bool, "Whether the player may argue for a skill that is not named here."
    ] = True

    shorthand: ClassVar[str] = "id"

    def now(self, sheet: Sheet | None) -> Scale | None:
        """Return the scale of the next try; None when it can't be tried (ART-302, ART-306)."""
        times = 0 if sheet is None else sheet.tried.get(self.id, 0)
        return None if times >= CLOSED else self.scale.longer(times)

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        if self.now(sheet) is None:
            return barred(self.id)
        whole = self.judged(Part(check=self.roll).resolve(sheet, dice), sheet, 0)
        return whole._replace(changes=whole.changes + self.bonus(whole))

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        """Open it as an encounter."""
        if self.now(sheet) is None:
            return Settled(outcome=barred(self.id), note=Note("closed", {"id": self.id}))
        return opened(sheet, task, self, asks=asks)

    def bonus(self, whole: Outcome) -> tuple[Effect[Sheet], ...]:
        """Return what five successes bring, when it was finished."""
        return self.roll.consequences(whole.successes, whole.failures, {})

    def judged(self, own: Outcome, sheet: Sheet | None, limit: int) -> Outcome:
        """Return the whole: how long it took, and what that means for another try."""
        scale = self.now(sheet) or self.scale
        phases = phases_taken(own.facts["result_index"], own.failures)
        times = 0 if sheet is None else sheet.tried.get(self.id, 0)
        if limit and phases > limit:
            whole = unfinished(timed(own, limit, scale))
            return whole._replace(changes=(*own.changes, Tried(self.id, CLOSED)))
        whole = timed(own, phases, scale)
        if own.failures and not penalised(own.failures, self.penalty):
            return whole._replace(changes=(*own.changes, Tried(self.id, times + 1)))
        return whole


def penalised(failures: int, penalty: int) -> bool:
    """Tell whether so many failures bring a penalty (ART-301, ART-302)."""
    return 0 < penalty <= failures


def barred(key: str) -> Outcome:
    """Return the outcome of what can't be tried again."""
    return Outcome(CLOSED_LABEL, facts={"kind": "task", "id": key})


def task(table: Table[Sheet], check: Task, *, asks: bool) -> Script[Outcome]:
    """Make a roll whose time is tracked, and let the time go by (ART-297 to ART-306)."""

    def status(limit: int) -> tuple[Message, ...]:
        scale = check.now(table.sheet) or check.scale
        longer = scale > check.scale
        return (words("counted-in", scale=scale.word, longer=longer, most=limit),)

    own, limit = yield from timed_roll(
        table,
        Rolling(Part(check=check.roll), asks),
        may_limit=asks and check.limit,
        chances=lambda: odds(check, table.sheet),
        status=status,
    )
    if own.label == "aborted":
        return own
    whole = check.judged(own, table.sheet, limit)
    table.notes.append(passed(whole))
    table.minutes += whole.facts["minutes"]
    table.change(*whole.changes, *check.bonus(whole))
    return whole._replace(changes=())
