"""Spells: what authors write of one."""

from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.facts import Checked, Filled, Read, Within
from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.heroes.attributes import parse_attribute


@dataclass(frozen=True, slots=True, kw_only=True)
class Spell(Checked):
    """A spell, with what it does in a fight; elsewhere the author's outcomes say what it does.

    Source: FELL, FELL-020 to FELL-023; the source has no list of spells.
    """

    name: Annotated[str, "How it is called.", Filled("a spell needs a name")]
    text: Annotated[str, "What it does, in a sentence."] = ""
    damage: Annotated[Die | None, "The die of harm that it does in a fight."] = None
    blast: Annotated[bool, "Whether it strikes several at once."] = False
    holds: Annotated[int, "For how many rounds it keeps one from acting.", Within(0, 10)] = 0
    ward: Annotated[
        int, "How much armor it gives the caster for the rest of a fight.", Within(0, 3)
    ] = 0
    willing: Annotated[
        bool, "Whether its target would let it happen; any other may resist (FELL-023)."
    ] = False
    resists: Annotated[str, "The attribute with which a target resists.", Read(parse_attribute)] = (
        "wil"
    )
    side_effect: Annotated[
        str, "What else happens when the caster chooses a side effect; none without it."
    ] = ""
    side_harm: Annotated[
        int, "The harm to the caster that goes with it in a fight.", Within(0, 12)
    ] = 0
    lessened: Annotated[
        str, "What is left of it when the caster chooses that; none without it."
    ] = ""

    shorthand: ClassVar[str] = "name"

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
