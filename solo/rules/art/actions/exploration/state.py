"""The state of exploration phases: where everybody stands, and what is under way."""

from dataclasses import field
from typing import TypeAlias

from solo.dataclass import dataclass
from solo.namedtuple import NamedTuple
from solo.rules.art.actions.exploration.track import PhaseTrack
from solo.rules.art.actions.exploration.work import Do, Hinder, Work
from solo.rules.art.actions.exploration.written import TIME_UP, Phases, PhaseTask
from solo.rules.art.actions.phases import MINUTES, Scale
from solo.rules.art.actions.words import words
from solo.rules.art.checks.trait import Part
from solo.rules.art.health.damage import rounds_of_fear
from solo.rules.art.heroes.sheet import CLOSED
from solo.rules.art.messages.track import SQUARES, draw
from solo.rules.art.party import members as party
from solo.rules.art.printed import printed
from solo.rules.core.outcome import Outcome
from solo.words import Message, Text


@dataclass(frozen=True, slots=True)
class Rescue:
    """Saving somebody from a failure on its way, by who it is."""

    who: str


Act: TypeAlias = Do | Hinder | Rescue | None
"""What somebody declares; None waits."""


class Pending(NamedTuple):
    """An action under way: its result is known and happens at its end (ART-310)."""

    who: str  # whose it is
    task: str  # what was tried
    ends: int  # the phase at whose beginning it happens
    failures: int = 0  # by how many it fails; 0 for a success
    unfinished: bool = False  # whether it is left when the time set for it is over


@dataclass(slots=True, kw_only=True)
class Exploration(Work):
    """The state of an exploration; its script changes it."""

    check: Phases
    track: PhaseTrack
    scale: Scale  # how long a phase is now
    elapsed: int = 0  # the minutes that have passed
    declared: dict[str, Act] = field(default_factory=dict)  # what those at the marker mean to do
    turn: str = ""  # who declares now, if the player has said so
    order: tuple[str, ...] = ()  # in which order they declare, if dice decided it
    pending: list[Pending] = field(default_factory=list)  # actions under way

    # Who

    def actor(self) -> str:
        """Return who declares now; nobody when all have."""
        open_now = [who for who in self.order or self.track.free() if who not in self.declared]
        if self.turn in open_now:
            return self.turn
        return open_now[0] if open_now else ""

    def fear(self, who: str) -> int:
        """Return how many phases an adventurer loses to fear (ART-281).

        Reading: its rounds are the nearest whole number of phases, in minutes at least one.
        """
        one = party.named(self.table.sheet, who)
        rounds = 0 if one is None else rounds_of_fear(one)
        a_phase = self.scale.minutes * int(printed("sanity")["recovery"]["rounds_per_minute"])
        return max(
            (2 * rounds + a_phase) // (2 * a_phase), int(rounds > 0 and self.scale == MINUTES)
        )

    # Tasks

    def scale_of(self, task: PhaseTask) -> Scale | None:
        """Return how long a phase of a task is now; None when it can't be tried any more."""
        times = self.table.sheet.tried.get(task.id, 0)
        return None if times >= CLOSED else (task.scale or self.check.scale).longer(times)

    def bar(self, task: PhaseTask, who: str) -> Text:
        """Return why somebody can't try a task now, or nothing."""
        scale = self.scale_of(task)
        if scale is None:
            return words("not-again")
        if scale != self.scale:
            return words("other-scale", scale=scale.word, now=self.scale.word)
        waits = self.waits_for(task, who)
        if waits:
            return waits
        busy = any(one.task == task.id for one in self.pending)
        meant = Do(task.id) in self.declared.values()
        if (busy or meant) and not task.each:
            return words("at-it")
        return ""

    def roll_of(self, act: Do | Hinder | Rescue) -> Part:
        """Return the roll of a declared action."""
        if not isinstance(act, Rescue):
            return self.part(act)
        victim = self.victim(act.who)
        rescue = None if victim is None else self.check.task(victim.task).rescue
        if rescue is None:
            raise ValueError("nothing can be done for them")
        return Part(check=rescue.roll)

    def victim(self, who: str) -> Pending | None:
        """Return the failure on its way of somebody who may be helped, or None."""
        return next((one for one in self.pending if one.who == who and one.failures), None)

    def pointless(self, act: Do | Hinder | Rescue) -> bool:
        """Tell whether what somebody meant to hinder or to mend is settled already."""
        if isinstance(act, Hinder):
            return act.deed not in self.coming
        return isinstance(act, Rescue) and self.victim(act.who) is None

    # How it ends

    def stuck(self) -> bool:
        """Tell whether nothing that is needed can be done any more."""
        if not self.track.tokens:
            return True
        return not self.pending and any(
            task.needed and not self.finished(task) and self.scale_of(task) is None
            for task in self.check.tasks
        )

    def late(self) -> str:
        """Return the label of time being up, or nothing."""
        limit = self.check.limit_minutes
        return TIME_UP if limit and self.elapsed >= limit else ""

    def over(self, label: str) -> Outcome:
        """Return the outcome."""
        return self.ended(label, kind="phases", minutes=self.elapsed)

    # How it is shown

    def status(self) -> tuple[Text, ...]:
        """Say which phase it is, where everybody stands, and what is under way."""
        who = self.actor()
        return (
            self._heading(),
            *self._drawn(),
            *(self._under_way(one) for one in self.pending),
            *(
                words("coming", text=self.check.deed(key).text, phase=ends)
                for key, ends in self.coming.items()
            ),
            words("what-now", name=self.name(who)) if who else words("all-said"),
        )

    def _heading(self) -> Message:
        left = self.check.limit_minutes - self.elapsed if self.check.limit else None
        phase, scale = self.track.marker, self.scale.word
        return words("phase", phase=phase, scale=scale, gone=self.elapsed, left=left)

    def _drawn(self) -> tuple[Text, ...]:
        if len(self.track.tokens) < 2 and not self.pending:
            return ()
        cells: list[list[str]] = [[] for _ in range(SQUARES)]
        for who, phase in self.track.tokens.items():
            cells[self.track.square(phase)].append(self.name(who).split()[0])
        tokens = tuple(
            words("stands-at", name=self.name(who), phase=at)
            for who, at in self.track.tokens.items()
        )
        drawn = draw(cells, marker=self.track.square(self.track.marker))
        return (*drawn, words("tokens", tokens=tokens))

    def _under_way(self, one: Pending) -> Message:
        how = "unfinished" if one.unfinished else "failed" if one.failures else "done"
        text = self.check.task(one.task).text
        return words("under-way", name=self.name(one.who), text=text, how=how, phase=one.ends)
