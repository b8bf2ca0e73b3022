"""The rule options of Conan: where the text leaves a gap, our reading and others to choose from."""

from typing import Annotated, Literal

from solo.dataclass import dataclass
from solo.facts import Checked, Within
from solo.rules.core.common_fields import Natural
from solo.rules.two_d20.conan.doom import Policy

_USUAL = Policy()


@dataclass(frozen=True, slots=True, kw_only=True)
class ConanOptions(Checked):
    """Rule options for what the text leaves open; the first reading is the usual one."""

    bonus_d20_cost: Annotated[Natural, "Momentum or Doom for an extra d20 (CON-008)."] = 1
    momentum_cap: Annotated[Natural, "The most that the shared pool holds (CON-021)."] = 6
    complication_doom: Annotated[
        Natural, "Doom for a complication that the author does not answer (CON-010)."
    ] = 2
    reaction_doom_cost: Annotated[Natural, "Doom for a Reaction (CON-026)."] = 1
    fortune_start: Annotated[int, "Fortune points at the start of a session, 2 or 3 (CON-066)."] = 3
    harm_step: Annotated[Natural, "Steps of difficulty for each Wound or Trauma (CON-048)."] = 1
    wounds_max: Annotated[int, "Wounds at which a hero falls (CON-048).", Within(1)] = 5
    trauma_max: Annotated[int, "Traumas at which a hero falls (CON-048).", Within(1)] = 5
    harm_together: Annotated[
        bool, "Whether Harm for five points and for an empty track add up (CON-046)."
    ] = True
    overkill: Annotated[
        bool, "Whether points beyond an empty track count towards the five (CON-046)."
    ] = True
    fatigue_step: Annotated[
        Natural, "Vigor and Resolve lost from their maximum for a point of Fatigue (CON-065)."
    ] = 1
    foe_momentum: Annotated[
        Literal["doom", "lost"], "What foes' Momentum that they don't spend becomes (CON-074)."
    ] = "doom"
    policy: Annotated[Policy, "How Doom is played where an encounter does not say (CON-077)."] = (
        _USUAL
    )

    def verify(self) -> None:
        if self.fortune_start not in (2, 3):
            raise ValueError(f"fortune_start: 2 or 3, not {self.fortune_start}")
