"""Rounds without a fight as an author writes them: what is to be done while seconds count."""

from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.facts import Checked, Within
from solo.rules.art.actions.exploration.written import Deed, Listing, PhaseTask, refuse_unplayable

MOST_ROUNDS = 60


@dataclass(frozen=True, slots=True, kw_only=True)
class Rounds(Listing, Checked):
    """Several tasks in rounds, when the order of acting matters and nobody has to fight.

    Source: ART Engine, ART-303, ART-334 to ART-347, ART-361. In rounds an action may be repeated
    freely: the lost round is the penalty.
    """

    opens_as: ClassVar[str] = "rounds"
    tasks: Annotated[
        tuple[PhaseTask, ...],
        "What there is to do; one try is an action. `scale` and `rescue` belong to phases.",
    ]
    others: Annotated[tuple[Deed, ...], "What others do meanwhile; their `phases` are rounds."] = ()
    limit: Annotated[int, "After how many rounds time is up.", Within(1, MOST_ROUNDS)] = 10
    leave: Annotated[bool, "Whether the player may walk away."] = True
    henchmen: Annotated[bool, "Whether companions take part."] = True

    @property
    def last_round(self) -> int:
        return self.limit

    def verify(self) -> None:
        refuse_unplayable(self.tasks, self.others)
        strange = next((one.id for one in self.tasks if one.scale or one.rescue), "")
        if strange:
            raise ValueError(f"tasks: '{strange}' has what only phases know: scale or rescue")
