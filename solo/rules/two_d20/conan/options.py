"""The rule options of Conan: where the text leaves a gap, our reading and others to choose from."""

from dataclasses import dataclass
from typing import Literal

from solo.rules.two_d20.conan.doom import Policy


@dataclass(frozen=True, slots=True, kw_only=True)
class ConanOptions:
    """Rule options for what the text leaves open; the first reading is the usual one.

    Args:
        bonus_d20_cost: Momentum or Doom for an extra d20 (CON-008).
        momentum_cap: The most that the shared pool holds (CON-021).
        complication_doom: Doom for a complication that the author does not answer (CON-010).
        reaction_doom_cost: Doom for a Reaction (CON-026).
        fortune_start: Fortune points at the start of a session, 2 or 3 (CON-066).
        harm_step: Steps of difficulty for each Wound or Trauma (CON-048).
        wounds_max: Wounds at which a hero falls (CON-048).
        trauma_max: Traumas at which a hero falls (CON-048).
        harm_together: Whether Harm for five points and for an empty track add up (CON-046).
        overkill: Whether points beyond an empty track count towards the five (CON-046).
        fatigue_step: Vigor and Resolve lost from their maximum for a point of Fatigue (CON-065).
        foe_momentum: What foes' Momentum that they don't spend becomes (CON-074).
        policy: How Doom is played where an encounter does not say (CON-077).
    """

    bonus_d20_cost: int = 1
    momentum_cap: int = 6
    complication_doom: int = 2
    reaction_doom_cost: int = 1
    fortune_start: int = 3
    harm_step: int = 1
    wounds_max: int = 5
    trauma_max: int = 5
    harm_together: bool = True
    overkill: bool = True
    fatigue_step: int = 1
    foe_momentum: Literal["doom", "lost"] = "doom"
    policy: Policy = Policy()  # noqa: RUF009 - frozen

    def __post_init__(self) -> None:
        if self.fortune_start not in (2, 3):
            raise ValueError(f"fortune_start: 2 or 3, not {self.fortune_start}")
        for name in ("wounds_max", "trauma_max"):
            if getattr(self, name) < 1:
                raise ValueError(f"{name}: at least 1, not {getattr(self, name)}")
        for name in ("bonus_d20_cost", "momentum_cap", "complication_doom", "reaction_doom_cost",
                     "harm_step", "fatigue_step"):  # fmt: skip
            if getattr(self, name) < 0:
                raise ValueError(f"{name}: 0 or more, not {getattr(self, name)}")
