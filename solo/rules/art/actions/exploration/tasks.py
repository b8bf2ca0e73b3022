"""What there is to do in exploration phases, and where everybody stands with it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from solo.late import late
from solo.rules.art.actions.exploration.schedule import PhaseTask, PhaseTrack
from solo.rules.art.actions.phases import MINUTES, MOST_PHASES, Scale
from solo.rules.art.checks.trait import Part
from solo.rules.art.heroes.sheet import CLOSED, Sheet
from solo.rules.art.party import members as party
from solo.rules.core.system import Encounter

DONE, TIME_UP, LEFT, INTERRUPTED = "done", "time-up", "left", "interrupted"


@dataclass(frozen=True, slots=True, kw_only=True)
class Phases:
    """Several tasks on the phase track, for everybody who is there, perhaps against a limit.

    Args:
        tasks: What there is to do.
        scale: How long a phase is at first.
        limit: After how many phases of that scale time is up; 0 for never.
        leave: Whether the player may walk away.
        henchmen: Whether companions take part.
        declare: In `any` order, or by Intelligence from the lowest.

    Source: ART Engine, ART-289 to ART-311.
    """

    tasks: tuple[PhaseTask, ...]
    scale: Scale = field(default_factory=lambda: MINUTES)
    limit: int = 0
    leave: bool = True
    henchmen: bool = True
    declare: Literal["any", "intelligence"] = "any"

    def __post_init__(self) -> None:
        ids = [task.id for task in self.tasks]
        if not ids:
            raise ValueError("tasks: there is nothing to do")
        twice = next((one for one in ids if ids.count(one) > 1), "")
        if twice:
            raise ValueError(f"tasks: two tasks are called '{twice}'")
        if not any(task.needed for task in self.tasks):
            raise ValueError("tasks: at least one of them has to be needed")
        if not 0 <= self.limit <= MOST_PHASES:
            raise ValueError(f"limit: 0 to {MOST_PHASES} phases, not {self.limit}")
        for task in self.tasks:
            unknown = next((one for one in task.after if one not in ids), "")
            if unknown:
                raise ValueError(f"tasks: '{task.id}' comes after '{unknown}', which is no task")
        self._sortable()

    def _sortable(self) -> None:
        done: set[str] = set()
        while len(done) < len(self.tasks):
            ready = {t.id for t in self.tasks if t.id not in done and done.issuperset(t.after)}
            if not ready:
                raise ValueError("tasks: some of them wait for each other")
            done |= ready

    def task(self, key: str) -> PhaseTask:
        """Return a task by its id."""
        return next(task for task in self.tasks if task.id == key)

    @property
    def limit_minutes(self) -> int:
        """How many minutes there are; 0 for no limit."""
        return self.limit * self.scale.minutes

    def counts(self) -> None:
        """It is answered by labels alone."""

    @late
    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter:
        """Open it as an encounter; its rules are read only now."""
        from solo.rules.art.actions.exploration.exploring import open_phases

        return open_phases(self, sheet, asks=asks)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pending:
    """An action under way: its result is known and happens at its end (ART-310).

    Args:
        who: Whose it is.
        task: What was tried.
        ends: The phase at whose beginning it happens.
        failures: By how many it fails; 0 for a success.
        unfinished: Whether it is left when the time set for it is over.
    """

    who: str
    task: str
    ends: int
    failures: int = 0
    unfinished: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """Where everybody stands: who is at what, what is done, and how much time has gone.

    Args:
        check: What the author wrote.
        asks: Whether offers are made around the rolls.
        track: The tokens.
        scale: How long a phase is now.
        elapsed: The minutes that have passed.
        done: Tasks done, with who did it where each has to.
        failed: Tasks that have failed at least once.
        declared: What those at the marker mean to do.
        turn: Who declares now, if the player has said so.
        order: In which order they declare in this phase, if dice decided it.
        queue: Whose declared actions are yet to be rolled.
        pending: Actions under way.
    """

    check: Phases
    asks: bool
    track: PhaseTrack
    scale: Scale
    elapsed: int = 0
    done: frozenset[tuple[str, str]] = frozenset()
    failed: frozenset[str] = frozenset()
    declared: Mapping[str, str] = field(default_factory=dict)
    turn: str = ""
    order: tuple[str, ...] = ()
    queue: tuple[str, ...] = ()
    pending: tuple[Pending, ...] = ()

    def actor(self) -> str:
        """Return who declares now; nobody when all have."""
        open_now = [who for who in self.order or self.track.free() if who not in self.declared]
        if self.turn in open_now:
            return self.turn
        return open_now[0] if open_now else ""

    def scale_of(self, task: PhaseTask, sheet: Sheet) -> Scale | None:
        """Return how long a phase of a task is now; None when it can't be tried any more."""
        times = sheet.tried.get(task.id, 0)
        return None if times >= CLOSED else (task.scale or self.check.scale).longer(times)

    def is_done(self, task: PhaseTask, who: str) -> bool:
        """Tell whether somebody has nothing left to do there."""
        return (task.id, who if task.each else "") in self.done

    def bar(self, task: PhaseTask, who: str, sheet: Sheet) -> str:
        """Return why somebody can't try a task now, or nothing."""
        scale = self.scale_of(task, sheet)
        if scale is None:
            return "it can't be tried again"
        if scale != self.scale:
            return f"this is counted in {scale.word}, and time now in {self.scale.word}"
        for key in task.after:
            if not self.is_done(self.check.task(key), who):
                return f"first: {self.check.task(key).text.lower()}"
        busy = next((one.who for one in self.pending if one.task == task.id), "")
        meant = next((one for one, act in self.declared.items() if act == f"do-{task.id}"), "")
        if (busy or meant) and not task.each:
            return "somebody is at it already"
        return ""

    def roll_of(self, act: str) -> Part:
        """Return the roll of a declared action."""
        if act.startswith("do-"):
            return Part(check=self.check.task(act.removeprefix("do-")).roll)
        victim = self.victim(act.removeprefix("rescue-"))
        rescue = self.check.task(victim.task).rescue
        if rescue is None:
            raise ValueError("nothing can be done for them")
        return Part(check=rescue.roll)

    def victim(self, who: str) -> Pending:
        """Return the failure on its way of somebody who may be helped."""
        return next(one for one in self.pending if one.who == who and one.failures)

    def all_done(self, sheet: Sheet) -> bool:
        """Tell whether all that is needed is done."""
        heroes = [party.slug(one.name) for one in party.standing_members(sheet)]
        return all(
            self.is_done(task, who)
            for task in self.check.tasks
            if task.needed
            for who in (heroes if task.each else [""])
        )

    def stuck(self, sheet: Sheet) -> bool:
        """Tell whether nothing that is needed can be done any more."""
        if not self.track.tokens:
            return True
        return not self.pending and any(
            task.needed and not self.finished(task, sheet) and self.scale_of(task, sheet) is None
            for task in self.check.tasks
        )

    def finished(self, task: PhaseTask, sheet: Sheet) -> bool:
        """Tell whether everybody who has to has done a task."""
        heroes = [party.slug(one.name) for one in party.standing_members(sheet)]
        return all(self.is_done(task, who) for who in (heroes if task.each else [""]))

    def late(self) -> str:
        """Return the label of time being up, or nothing."""
        limit = self.check.limit_minutes
        return TIME_UP if limit and self.elapsed >= limit else ""


def name_of(sheet: Sheet, who: str) -> str:
    """Return how prose calls somebody by slug or id."""
    one = party.named(sheet, who)
    if one is not None:
        return one.name
    foe = sheet.companions.get(who)
    return foe.name if foe else who
