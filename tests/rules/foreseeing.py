"""Loaded dice that note by what a rule tells its results apart, where dice go every way."""

from collections.abc import Callable
from typing import Any

from solo.rules.core.dice import Dice, LoadedDice


class Foreseeing(LoadedDice):
    """Dice that show given faces; `told` is by what the last rule was told apart."""

    def __init__(self, *faces: int) -> None:
        super().__init__(faces)
        self.told: object = None

    def foresee(self, rule: Callable[[Dice], Any], alike: Callable[[Any], object]) -> Any:
        """Roll by a rule, and note what is alike in what it comes to."""
        found = rule(self)
        self.told = alike(found)
        return found, ()
