"""Loaded dice that note by what a rule tells its results apart, where dice go every way."""

from collections.abc import Callable
from typing import Any

from solo.rules.core.dice import Dice, LoadedDice


class Foreseeing(LoadedDice):
    """Dice that show given faces; `told` is by what the last rule was told apart, of `all_told`."""

    def __init__(self, *faces: int) -> None:
        super().__init__(faces)
        self.all_told: list[object] = []

    @property
    def told(self) -> object:
        return self.all_told[-1]

    def foresee(self, rule: Callable[[Dice], Any], alike: Callable[[Any], object]) -> Any:
        """Roll by a rule, and note what is alike in what it comes to."""
        found = rule(self)
        self.all_told.append(alike(found))
        return found, ()
