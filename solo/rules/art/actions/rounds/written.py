"""Rounds without a fight as an author writes them: what is to be done while seconds count."""

from dataclasses import dataclass

from solo.late import late
from solo.rules.art.actions.exploration.written import Deed, PhaseTask
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.core.script import opened
from solo.rules.core.system import Encounter

MOST_ROUNDS = 60


@dataclass(frozen=True, slots=True, kw_only=True)
class Rounds:
    """Several tasks in rounds, when the order of acting matters and nobody has to fight.

    Args:
        tasks: What there is to do; one try is an action. `scale` and `rescue` belong to phases.
        others: What others do meanwhile; their `phases` are rounds.
        limit: After how many rounds time is up.
        leave: Whether the player may walk away.
        henchmen: Whether companions take part.

    Source: ART Engine, ART-303, ART-334 to ART-347, ART-361. In rounds an action may be repeated
    freely: the lost round is the penalty.
    """

    tasks: tuple[PhaseTask, ...]
    others: tuple[Deed, ...] = ()
    limit: int = 10
    leave: bool = True
    henchmen: bool = True

    def __post_init__(self) -> None:
        known = [*(task.id for task in self.tasks), *(deed.id for deed in self.others)]
        twice = next((one for one in known if known.count(one) > 1), "")
        if twice:
            raise ValueError(f"tasks: two things are called '{twice}'")
        if not any(task.needed for task in self.tasks):
            raise ValueError("tasks: at least one of them has to be needed")
        if not 1 <= self.limit <= MOST_ROUNDS:
            raise ValueError(f"limit: 1 to {MOST_ROUNDS} rounds, not {self.limit}")
        ids = [task.id for task in self.tasks]
        for task in self.tasks:
            if task.scale is not None or task.rescue is not None:
                raise ValueError(f"tasks: '{task.id}' has what only phases know: scale or rescue")
            unknown = next((one for one in task.after if one not in ids), "")
            if unknown:
                raise ValueError(f"tasks: '{task.id}' comes after '{unknown}', which is no task")
        done: set[str] = set()
        while len(done) < len(ids):
            ready = {one.id for one in self.tasks if one.id not in done and done >= {*one.after}}
            if not ready:
                raise ValueError("tasks: some of them wait for each other")
            done |= ready

    def task(self, key: str) -> PhaseTask:
        """Return a task by its id."""
        return next(task for task in self.tasks if task.id == key)

    def deed(self, key: str) -> Deed:
        """Return what others do, by its id."""
        return next(deed for deed in self.others if deed.id == key)

    def counts(self) -> None:
        """It is answered by labels alone."""

    @late
    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        """Open it as an encounter; its rules are read only now."""
        from solo.rules.art.actions.rounds.rounds import rounds

        return opened(sheet, rounds, self, asks=asks)
