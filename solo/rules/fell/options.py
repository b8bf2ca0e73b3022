"""The rule options that an adventure may set, each where the rules leave a choice."""

from dataclasses import dataclass
from typing import Literal

from solo.rules.core.quoting import shown
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
        if wanted.isascii() and wanted.isdigit() and 1 <= int(wanted[:4]) <= int(Die.D12):
            return cls(None, int(wanted[:4]))
        if wanted.lower().startswith("d"):
            return cls(Die.parse(wanted))
        raise ValueError(f"'{shown(text)}' is no gain of HP; write a die (d6) or 1 to 12")


@dataclass(frozen=True, slots=True, kw_only=True)
class FellOptions:
    """Rule options for what the rules leave to the players.

    Args:
        adv_stacks: Whether advantages add up, a die for each, and steps above d12 with them; else
            one counts, and one of each kind cancel (FELL-004 to FELL-006).
        contest_tie: What a tie on the same die means: whoever acts has not done it
            (`status_quo`), or both roll again (FELL-016).
        overload_on: What is rolled with disadvantage under too much load: `all` rolls or `tests`,
            contests among them (FELL-026).
        coin_slots: Whether a hundred coins begun fill a slot (`up`) or only full ones (FELL-029).
        armor_vs_critical: Whether armor still counts at 0 HP (FELL-038).
        extra_before_armor: Whether the harm of further attackers meets armor too (FELL-039).
        reaction_shifts: Whether skills and fatigue shift the die of a reaction (FELL-054).
        leverage_rows: By how many rows leverage improves a reaction (FELL-055).
        dying_rounds: How many rounds of a fight one who is taken out lives without treatment; 0 is
            to the end of the fight and ten minutes more (FELL-047).
        untreated: What becomes of a hero taken out with nobody by: `found` by somebody, or `dead`.
        hp_gain: What an advance adds to HP: a die, or a number (FELL-064).
    """

    adv_stacks: bool = False
    contest_tie: Literal["status_quo", "reroll"] = "status_quo"
    overload_on: Literal["all", "tests"] = "all"
    coin_slots: Literal["up", "full"] = "up"
    armor_vs_critical: bool = True
    extra_before_armor: bool = False
    reaction_shifts: bool = True
    leverage_rows: int = 1
    dying_rounds: int = 0
    untreated: Literal["found", "dead"] = "found"
    hp_gain: Gain = Gain(Die.D6)

    def __post_init__(self) -> None:
        if not 1 <= self.leverage_rows <= 4:
            raise ValueError(f"leverage_rows: 1 to 4 rows, not {self.leverage_rows}")
        if not 0 <= self.dying_rounds <= 100:
            raise ValueError(f"dying_rounds: 0 to 100 rounds, not {self.dying_rounds}")


USUAL = FellOptions()
"""The options where nobody chose any."""
