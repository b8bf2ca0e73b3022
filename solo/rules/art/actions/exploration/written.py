"""Exploration phases as an author writes them: tasks, and what may save from a failure."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Annotated, ClassVar, Literal, Protocol

from solo.dataclass import dataclass
from solo.facts import Checked, Filled, Within
from solo.rules.art.actions.phases import MINUTES, MOST_PHASES, Scale
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.terms import Attributes, Circumstances, Words
from solo.rules.art.checks.trait import Attempt
from solo.rules.art.health.effects import Damage, Fall, GiveFatigue
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.naming import repeated, waiting_for_each_other
from solo.rules.core.bases import CheckBase
from solo.rules.core.outcome import Effect

DONE, TIME_UP, LEFT, INTERRUPTED = "done", "time-up", "left", "interrupted"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rescue(Attempt):
    """A roll that may save somebody from a failure before it happens.

    Source: ART Engine, ART-310, ART-311.
    """

    attribute: Words
    difficulty: Rank = Rank.CATASTROPHIC
    text: str = ""
    skills: Words = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Hindrance(Attempt):
    """A roll that may stop others from what they are doing, before its time is over.

    Source: ART Engine, ART-243, ART-310, ART-311.
    """

    attribute: Words
    difficulty: Rank
    text: str = ""
    skills: Words = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed(Checked):
    """Something that others do meanwhile: it happens when its time is over, unless it is hindered.

    Source: ART Engine, ART-243, ART-310, ART-311.
    """

    id: Annotated[str, "What names it.", Filled("every deed needs one; it is empty")]
    text: Annotated[str, "What they are doing.", Filled("every deed needs one; it is empty")]
    phases: Annotated[
        int, "How many phases it takes, on the track's first scale.", Within(1, MOST_PHASES)
    ]
    hinder: Annotated[
        Hindrance | None, "What may be rolled to keep them from it; without it nobody can."
    ] = None
    ends: Annotated[bool, "Whether all is over when it happens."] = False
    success: Annotated[str, "What is told when it happens."] = ""
    failure: Annotated[str, "What is told when it is hindered."] = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PhaseTask(Circumstances, Attempt):
    """Something to be done in phases.

    Source: ART Engine, ART-292 to ART-311.
    """

    id: Annotated[str, "What names it.", Filled("every task needs one; it is empty")]
    text: Annotated[
        str, "How it reads among the options.", Filled("every task needs one; it is empty")
    ]
    attribute: Annotated[Attributes, "What is rolled; several let the player pick."]
    difficulty: Annotated[
        Rank, "The lowest rank that succeeds; Catastrophic where nobody can fail."
    ] = Rank.CATASTROPHIC  # who can't fail rolls for the time alone (ART-297)
    perk: Annotated[str, "A perk without which this is rolled on row 1."] = ""
    after: Annotated[tuple[str, ...], "The ids of tasks that must be done before."] = ()
    needed: Annotated[bool, "Whether all is not done without it."] = True
    each: Annotated[bool, "Whether every adventurer has to do it."] = False
    scale: Annotated[Scale | None, "How long its phases are; without it as the track has them."] = (
        None
    )
    penalty: Annotated[int, "From how many failures failing has a penalty; 0 for never."] = 0
    ends: Annotated[int, "From how many failures failing ends everything; 0 for never."] = 0
    damage: Annotated[Rank | None, "What a failure with a penalty does."] = None
    fall: Annotated[Fall | None, "A fall that such a failure brings."] = None
    fatigue: Annotated[GiveFatigue | None, "Fatigue that it brings."] = None
    rescue: Annotated[Rescue | None, "What others may do before a failure happens."] = None
    success: Annotated[str, "What is told when it is done."] = ""
    failure: Annotated[str, "What is told when it failed."] = ""

    def harm(self) -> tuple[Effect[Sheet], ...]:
        """Return what a failure with a penalty does to whoever failed."""
        found: list[Effect[Sheet]] = []
        if self.damage is not None:
            found.append(Damage(self.damage))
        if self.fall is not None:
            found.append(self.fall)
        if self.fatigue is not None:
            found.append(self.fatigue)
        return tuple(found)


class TaskList(Protocol):
    """Several tasks, and what others do meanwhile, as an author wrote them."""

    @property
    def tasks(self) -> tuple[PhaseTask, ...]: ...

    @property
    def others(self) -> tuple[Deed, ...]: ...

    @property
    def limit(self) -> int: ...

    @property
    def leave(self) -> bool: ...

    def task(self, key: str) -> PhaseTask: ...

    def deed(self, key: str) -> Deed: ...


class Listing(CheckBase):
    """The base of what holds tasks and deeds: they are found by their ids."""

    __slots__ = ()

    def task(self: TaskList, key: str) -> PhaseTask:
        """Return a task by its id."""
        return next(task for task in self.tasks if task.id == key)

    def deed(self: TaskList, key: str) -> Deed:
        """Return what others do, by its id."""
        return next(deed for deed in self.others if deed.id == key)

    def counts(self) -> frozenset[str]:
        return frozenset()  # it ends with a label alone

    @property
    def on_top(self: TaskList) -> tuple[str, ...]:
        """What may come on top, as patterns: of tasks, and of what others do."""
        tasks = (key for task in self.tasks for key in (task.id, f"{task.id}-failed"))
        deeds = (key for deed in self.others for key in (deed.id, f"{deed.id}-hindered"))
        return (*map(re.escape, tasks), *map(re.escape, deeds))

    @property
    def opened_by(self: TaskList) -> Mapping[str, str]:
        """What opens the ends that this can't come to as it is written."""
        lacks = {} if self.limit else {TIME_UP: "give it a 'limit'"}
        lacks |= {} if self.leave else {LEFT: "leave out 'leave: false'"}
        if not any(task.ends for task in self.tasks) and not any(one.ends for one in self.others):
            lacks[INTERRUPTED] = "give a task, or what others do, the key 'ends'"
        return lacks


def refuse_unplayable(tasks: Sequence[PhaseTask], others: Sequence[Deed]) -> None:
    """Refuse tasks that can't be played.

    Raises:
        ValueError: There are none that are needed, two of one id, or some that wait for each other.
    """
    ids = [task.id for task in tasks]
    if not ids:
        raise ValueError("tasks: there is nothing to do")
    known = [*ids, *(deed.id for deed in others)]
    for field_name, names in (("tasks", ids), ("others", known)):
        if twice := repeated(names):
            raise ValueError(f"{field_name}: two of them are called '{twice}'")
    if not any(task.needed for task in tasks):
        raise ValueError("tasks: at least one of them has to be needed")
    for task in tasks:
        unknown = next((one for one in task.after if one not in ids), "")
        if unknown:
            raise ValueError(f"tasks: '{task.id}' comes after '{unknown}', which is no task")
    if waiting_for_each_other({task.id: task.after for task in tasks}):
        raise ValueError("tasks: some of them wait for each other")


@dataclass(frozen=True, slots=True, kw_only=True)
class Phases(Listing, Checked):
    """Several tasks on the phase track, for everybody who is there, perhaps against a limit.

    Source: ART Engine, ART-289 to ART-311.
    """

    opens_as: ClassVar[str] = "phases"
    tasks: Annotated[tuple[PhaseTask, ...], "What there is to do."]
    scale: Annotated[Scale, "How long a phase is at first."] = field(
        default_factory=lambda: MINUTES
    )
    limit: Annotated[
        int, "After how many phases of that scale time is up; 0 for never.", Within(0, MOST_PHASES)
    ] = 0
    leave: Annotated[bool, "Whether the player may walk away."] = True
    henchmen: Annotated[bool, "Whether companions take part."] = True
    declare: Annotated[
        Literal["any", "intelligence"], "In `any` order, or by Intelligence from the lowest."
    ] = "any"
    others: Annotated[tuple[Deed, ...], "What others do meanwhile."] = ()

    def verify(self) -> None:
        refuse_unplayable(self.tasks, self.others)

    @property
    def limit_minutes(self) -> int:
        """The limit in minutes; 0 for no limit."""
        return self.limit * self.scale.minutes
