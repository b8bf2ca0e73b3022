"""Turns of longer actions in rounds: what a try means in one, and the one question of each."""

from dataclasses import dataclass, replace
from typing import Protocol

from solo.rules.art.checks.improvise import no_easier
from solo.rules.art.checks.reactions import Fate
from solo.rules.art.checks.trait import TraitRoll
from solo.rules.core.protocols import AnyCheck
from solo.rules.core.turns import Turn


class Asked(Protocol):
    """Whatever remembers whether the one question of the turn was asked."""

    asked: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class HerosTurn(Turn):
    """A turn in rounds: a try is its action, also if it is aborted; one question is allowed.

    Args:
        where: What remembers the question.
        columns: By how much all rolls are shifted (ART-393).

    Source: ART Engine, ART-207, ART-243, ART-285.
    """

    where: Asked
    columns: int = 0
    abort_counts: bool = True

    @property
    def asked(self) -> bool:
        return self.where.asked

    def ask(self) -> None:
        self.where.asked = True

    def attempt(self, check: AnyCheck) -> AnyCheck:
        """Return it as it is rolled here: no easier than usual."""
        check = no_easier(check)
        if isinstance(check, TraitRoll | Fate):
            return replace(check, shift=check.shift + self.columns)
        return check
