"""The rule options that an adventure may set, each where the rules leave a choice."""

from typing import Annotated, Literal

from solo.dataclass import dataclass
from solo.facts import Checked, Within
from solo.rules.core.wording.quoting import shown
from solo.rules.fell.checks.ladder import Die


@dataclass(frozen=True, slots=True)
class Gain:
    """The HP that an advance brings: a die to roll, or a number.

    Source: FELL, FELL-064, which does not say how much.
    """

    die: Die | None = None
    points: int = 0

    @classmethod
    def parse(cls, text: str) -> "Gain":
        """Read `d6` or `4`.

        Raises:
            ValueError: It is neither.
        """
        wanted = text.strip()
        short = len(wanted) < 4 and wanted.isascii() and wanted.isdigit()
        if short and 1 <= int(wanted) <= int(Die.D12):
            return cls(None, int(wanted))
        if wanted.lower().startswith("d"):
            return cls(Die.parse(wanted))
        raise ValueError(f"'{shown(text)}' is no gain of HP; write a die (d6) or 1 to 12")


@dataclass(frozen=True, slots=True, kw_only=True)
class FellOptions(Checked):
    """Rule options for what the rules leave to the players."""

    adv_stacks: Annotated[
        bool,
        "Whether advantages add up, a die for each, and steps above d12 with them; else one "
        "counts, and one of each kind cancel (FELL-004 to FELL-006).",
    ] = False
    contest_tie: Annotated[
        Literal["status_quo", "reroll"],
        "What a tie on the same die means: whoever acts has not done it (`status_quo`), or both "
        "roll again (FELL-016).",
    ] = "status_quo"
    overload_on: Annotated[
        Literal["all", "tests"],
        "What is rolled with disadvantage under too much load: `all` rolls or `tests`, contests "
        "among them (FELL-026).",
    ] = "all"
    coin_slots: Annotated[
        Literal["up", "full"],
        "Whether a hundred coins begun fill a slot (`up`) or only full ones (FELL-029).",
    ] = "up"
    armor_vs_critical: Annotated[bool, "Whether armor still counts at 0 HP (FELL-038)."] = True
    extra_before_armor: Annotated[
        bool, "Whether the harm of further attackers meets armor too (FELL-039)."
    ] = False
    reaction_shifts: Annotated[
        bool, "Whether skills and fatigue shift the die of a reaction (FELL-054)."
    ] = True
    leverage_rows: Annotated[
        int, "By how many rows leverage improves a reaction (FELL-055).", Within(1, 4)
    ] = 1
    dying_rounds: Annotated[
        int,
        "How many rounds of a fight one who is taken out lives without treatment; 0 is to the end "
        "of the fight and ten minutes more (FELL-047).",
        Within(0, 100),
    ] = 0
    untreated: Annotated[
        Literal["found", "dead"],
        "What becomes of a hero taken out with nobody by: `found` by somebody, or `dead`.",
    ] = "found"
    hp_gain: Annotated[Gain, "What an advance adds to HP: a die, or a number (FELL-064)."] = Gain(
        Die.D6
    )


USUAL = FellOptions()
"""The options where nobody chose any."""
