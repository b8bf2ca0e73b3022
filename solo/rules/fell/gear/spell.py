"""Spells: what authors write of one."""

from dataclasses import dataclass
from typing import Annotated, ClassVar

from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.heroes.attributes import attribute_ids


@dataclass(frozen=True, slots=True, kw_only=True)
class Spell:
    """A spell, with what it does in a fight; elsewhere the author's outcomes say what it does.

    Source: FELL, FELL-020 to FELL-023; the source has no list of spells.
    """

    name: Annotated[str, "How it is called."]
    text: Annotated[str, "What it does, in a sentence."] = ""
    damage: Annotated[Die | None, "The die of harm that it does in a fight."] = None
    blast: Annotated[bool, "Whether it strikes several at once."] = False
    holds: Annotated[int, "For how many rounds it keeps one from acting."] = 0
    ward: Annotated[int, "How much armor it gives the caster for the rest of a fight."] = 0
    willing: Annotated[
        bool, "Whether its target would let it happen; any other may resist (FELL-023)."
    ] = False
    resists: Annotated[str, "The attribute with which a target resists."] = "wil"
    side_effect: Annotated[
        str, "What else happens when the caster chooses a side effect; none without it."
    ] = ""
    side_harm: Annotated[int, "The harm to the caster that goes with it in a fight."] = 0
    lessened: Annotated[
        str, "What is left of it when the caster chooses that; none without it."
    ] = ""

    shorthand: ClassVar[str] = "name"

    def __post_init__(self) -> None:
        if not self.name.strip():
            raise ValueError("name: a spell needs a name")
        for name, highest in (("holds", 10), ("ward", 3), ("side_harm", 12)):
            if not 0 <= getattr(self, name) <= highest:
                raise ValueError(f"{name}: 0 to {highest}, not {getattr(self, name)}")
        object.__setattr__(self, "resists", attribute_ids((self.resists,), "resists")[0])

    @property
    def key(self) -> str:
        """Its name as rules and prose know it."""
        return self.name.strip().lower()

    @property
    def fights(self) -> bool:
        """Whether it does anything in a fight."""
        return bool(self.damage or self.holds or self.ward)

    @property
    def aimed(self) -> bool:
        """Whether it needs one target."""
        return bool((self.damage and not self.blast) or self.holds)
