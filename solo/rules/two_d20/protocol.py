"""The parts of the protocol `System` that both games fulfil alike."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from solo.rules.outcome import Note, Outcome
from solo.rules.printed import read_rules, read_table
from solo.rules.small import Small
from solo.rules.system import Check, Illegal, Likelihood, RuleEntry
from solo.rules.two_d20 import improvise, oracle
from solo.rules.two_d20.sheet import changed, set_points
from solo.rules.two_d20.skills import legal_name, parse_difficulty

HARDEST = 20
"""The highest difficulty that anybody may ask for."""


class TwoD20(Small):
    """A game of two d20: what it does as the other does.

    Args:
        house: The rule options that heroes play by; the usual ones if not given.
    """

    __slots__ = ()

    test: type
    """The skill test."""
    attributes: tuple[str, ...]
    skills: Mapping[str, str]
    """The skills with the attribute that each goes with."""
    data: Path
    """Where the game's tables are."""

    def companions(self, sheet: Any) -> tuple[str, ...]:
        return tuple(sheet.companions)

    def companion(self, sheet: Any, key: str, block: Any | None) -> Any:
        left = {name: foe for name, foe in sheet.companions.items() if name != key}
        return changed(sheet, companions=left if block is None else {**left, key: block})

    def improvise(self, attribute: str, difficulty: str, deed: str = "") -> Check:
        name = self.trait(attribute)
        words: Mapping[str, int] = read_table(self.data, "difficulties")["names"]
        try:
            needed = parse_difficulty(difficulty, words) if difficulty.strip() else 1
        except ValueError as reason:
            raise Illegal(str(reason)) from reason
        check: Check = self.test(
            skill=name if name in self.skills else "",
            attribute=(self.skills.get(name, name),),
            difficulty=min(needed, HARDEST),
            purpose=improvise.purpose(deed),
        )
        return check

    def trait(self, name: str) -> str:
        return legal_name(name, (*self.attributes, *self.skills), "attribute or skill")

    def improvised(
        self, attribute: str, outcome: Outcome, visits: int
    ) -> tuple[str, tuple[Any, ...]]:
        own = self.skills.get(attribute, attribute)
        return improvise.told(read_table(self.data, "tries"), own, outcome, visits), ()

    def question(self, likelihood: str) -> Check:
        try:
            return oracle.Oracle(likelihood=oracle.Likelihood.parse(likelihood))
        except ValueError as reason:
            raise Illegal(str(reason)) from reason

    def answer(self, outcome: Outcome) -> str:
        return str(outcome.facts["answer"])

    def likelihoods(self, sheet: Any) -> tuple[Likelihood, ...]:
        return oracle.listed()

    def fallen(self, sheet: Any) -> str:
        if sheet.dead:
            return "dead"
        return "defeated" if sheet.fallen else ""

    def reward(self, sheet: Any, kind: str, amount: int) -> tuple[Any, tuple[Note, ...]]:
        """Pay a quest in experience (ours)."""
        return set_points(sheet, "xp", sheet.xp + amount)

    def rules(self) -> tuple[RuleEntry, ...]:
        return read_rules(self.data)
