"""How a chase stands, and what foes do in it: run, follow, match a stunt or try one.

Notes: foe-ran, foe-stunt, foe-slipped, seized.
"""

from dataclasses import dataclass, replace
from typing import TypeVar

from solo.rules.art.actions.chase.written import (
    CAUGHT,
    ESCAPED,
    FOE_ACCIDENT,
    GOT_AWAY,
    Chase,
    Stunt,
)
from solo.rules.art.checks.improvise import no_easier
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.reactions import Fate
from solo.rules.art.fight.rounds_shared import farthest
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.printed import printed
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Note, Step
from solo.rules.core.system import Check
from solo.rules.core.turns import LATER, NOW, InTurns

NOBODY = -1
_NEAR = 2  # bands within which the quarry tries a stunt


@dataclass(frozen=True, slots=True, kw_only=True)
class Race(InTurns):
    """How a chase stands.

    Args:
        check: What the author wrote.
        asks: Whether offers are made around its rolls.
        gaps: How many bands each foe is from the hero; negative for one who is out of it.
        initiative: The results by which they act, the hero's last.
        order: Who acts in which order; -1 is the hero.
        round_: The round; 0 is the bonus round.
        queue: Who acts yet in this round.
        found: Hidden stunts that are known now.
        done: Stunts that were done.
        match: The stunt that each foe has yet to match, and last the hero.
        held: Who has hold of the hero; -1 for nobody.
        asked: Whether a question was asked in this turn (ART-285).
        moved: Whether the hero has used the free movement of this turn.
        triggers: What happened on top.
    """

    check: Chase
    asks: bool
    gaps: tuple[int, ...]
    initiative: tuple[int, ...] = ()
    order: tuple[int, ...] = ()
    round_: int = -1
    queue: tuple[int, ...] = ()
    found: frozenset[str] = frozenset()
    done: tuple[str, ...] = ()
    match: tuple[str, ...] = ()
    held: int = NOBODY
    asked: bool = False
    moved: bool = False
    triggers: tuple[str, ...] = ()

    @property
    def pursued(self) -> bool:
        """Whether the hero runs away."""
        return self.check.role == "pursued"

    @property
    def near(self) -> int:
        """How many bands the nearest foe is away; past escape when none is left."""
        return min((gap for gap in self.gaps if gap >= 0), default=self.check.away)

    def moment(self, sheet: Sheet) -> str:
        """Return whether the hero may act freely: neither held nor bound to match a stunt."""
        bound = self.held != NOBODY or (self.match and self.match[-1])
        return LATER if bound else NOW

    def attempt(self, check: Check, sheet: Sheet) -> Check:
        return no_easier(check)

    def farther(self: "R", bands: int) -> "R":
        """Return the chase with so much ground gained on everybody, or lost."""
        by = bands if self.pursued else -bands
        return replace(self, gaps=tuple(g if g < 0 else max(0, g + by) for g in self.gaps))

    def name(self, place: int) -> str:
        """Return how a foe is called; several of a name are numbered."""
        names = [block.name for block in self.check.blocks[: len(self.gaps)]]
        name = names[place]
        return f"{name} {names[: place + 1].count(name)}" if names.count(name) > 1 else name

    def finished(self) -> str:
        """Return how the chase has ended, or nothing."""
        if not any(gap >= 0 for gap in self.gaps):
            return ESCAPED if self.pursued else CAUGHT
        if self.near >= self.check.away:
            return ESCAPED if self.pursued else GOT_AWAY
        return CAUGHT if self.near == 0 else ""


R = TypeVar("R", bound=Race)


def dropped(run: R, place: int) -> R:
    """Return the chase without a foe who has come to grief."""
    gaps = tuple(-1 if one == place else gap for one, gap in enumerate(run.gaps))
    new = (*run.triggers, FOE_ACCIDENT, run.check.foes[place])
    return replace(run, gaps=gaps, triggers=tuple(dict.fromkeys(new)))


def foe_acts(run: R, who: int, step: Step, dice: Dice) -> tuple[R, Step, Stunt | None]:
    """Let a foe act; a stunt comes with it when the foe has got hold of the hero by it."""
    if not run.pursued:
        return *_flees(run, who, step), None
    due = run.match[who] if run.match else ""
    if due:
        return _matches(run, who, run.check.stunt(due), step, dice)
    bands = farthest(run.check.blocks[who].rank("agility"))
    gaps = tuple(max(0, g - bands) if p == who else g for p, g in enumerate(run.gaps))
    note = Note("foe-ran", {"name": run.name(who), "bands": bands, "between": gaps[who]})
    return replace(run, gaps=gaps), _told(step, note), None


def _matches(
    run: R, who: int, stunt: Stunt, step: Step, dice: Dice
) -> tuple[R, Step, Stunt | None]:
    """Let a foe try to match a stunt by its rank; a narrow case is Fate's (ART-385)."""
    now = replace(run, match=tuple("" if p == who else s for p, s in enumerate(run.match)))
    rank, name = stunt.rank_of(run.check.blocks[who]), run.name(who)
    if rank < stunt.difficulty:
        note = Note("foe-slipped", {"name": name, "text": stunt.text})
        return dropped(now, who), _told(step, note), None
    if rank == stunt.difficulty:
        fate = Fate(difficulty=Rank.parse(printed("phases")["chase"]["hold_below"]))
        own = fate.resolve(step.sheet, dice)
        if own.failures:
            gaps = tuple(g if p == who else -1 for p, g in enumerate(now.gaps))
            facts = {"name": name, "label": own.label, "roll": own.facts["roll"]}
            step = _told(step, Note("seized", facts))
            return replace(now, gaps=gaps, held=who, match=()), step, stunt
    return now, _told(step, Note("foe-stunt", {"name": name, "text": stunt.text})), None


def _flees(run: R, who: int, step: Step) -> tuple[R, Step]:
    """Let the quarry try a stunt that it can do when you come close, or run."""
    foe, name = run.check.blocks[who], run.name(who)
    pending = run.match[-1] if run.match else ""
    open_now = [
        one
        for one in run.check.stunts
        if one.id not in run.done and one.rank_of(foe) >= one.difficulty
    ]
    if open_now and run.gaps[who] <= _NEAR and not pending:
        stunt = open_now[0]
        match = (*("" for _ in run.gaps), stunt.id)
        now = replace(run, match=match, done=(*run.done, stunt.id))
        return now, _told(step, Note("foe-stunt", {"name": name, "text": stunt.text}))
    bands = farthest(foe.rank("agility"))
    gaps = (run.gaps[who] + bands,)
    note = Note("foe-ran", {"name": name, "bands": bands, "between": gaps[0]})
    return replace(run, gaps=gaps), _told(step, note)


def _told(step: Step, note: Note) -> Step:
    return step._replace(notes=(*step.notes, note))
