"""How a game begins in any system: with a ready-made hero or a new one, who is given a name."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from solo.rules.core.dice import Dice
from solo.rules.core.encounters import refuse
from solo.rules.core.naming import by_slug, legal
from solo.rules.core.outcome import Note, Option, Outcome, Step
from solo.rules.core.pronouns import KNOWN, parse_pronouns


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseHero:
    """Who will it be?

    Args:
        heroes: Those who are ready: each has a name, a concept and `sheet()`.
        make: The first step of making a new one, or None where all heroes are given.
        ready: The last step for a ready one, with what belongs to the game put in.
    """

    heroes: tuple[Any, ...]
    make: Callable[[Dice], Step] | None = None
    ready: Callable[[Any], Step] = lambda hero: handed(hero.sheet())

    @property
    def forced(self) -> str | None:
        options = self.options(None)
        return options[0].id if len(options) == 1 else None

    def options(self, sheet: Any) -> tuple[Option, ...]:
        ready = tuple(
            Option(key, _introduced(hero), hint=hero.name.split()[0].lower())
            for key, hero in self._by_id().items()
        )
        return (*ready, Option("make", "Make a new hero", hint="new")) if self.make else ready

    def step(self, option: str, words: str, sheet: Any, dice: Dice) -> Step:
        refuse(option, self.options(None))
        if option == "make" and self.make is not None:
            return self.make(dice)
        return self.ready(self._by_id()[option])

    def status(self, sheet: Any) -> tuple[str, ...]:
        return ("Whose adventure is it?",)

    def _by_id(self) -> Mapping[str, Any]:
        return by_slug(self.heroes, before="hero-")


def choose_hero(
    heroes: Sequence[Any],
    make: Callable[[Dice], Step] | None,
    ready: Callable[[Any], Step] = lambda hero: handed(hero.sheet()),
) -> ChooseHero:
    """Open the choice of a hero; the arguments are those of `ChooseHero`.

    Raises:
        ValueError: There would be nobody to choose.
    """
    if not heroes and make is None:
        raise ValueError("no hero to choose: neither a ready-made one nor leave to make one")
    return ChooseHero(heroes=tuple(heroes), make=make, ready=ready)


def handed(sheet: Any, notes: tuple[Note, ...] = ()) -> Step:
    """Return the step that ends a creation: here is the hero."""
    return Step(None, sheet, notes, Outcome(sheet.name))


def pronoun_options() -> tuple[Option, ...]:
    """Offer the usual pronouns for a new hero, and others."""
    known = tuple(Option(text.replace("/", "-"), text, hint=text) for text in KNOWN)
    return (*known, Option("own", "Others", "Five forms, as in ze/hir/hir/hirs/hirself?"))


def pronouns_chosen(option: str, words: str) -> str:
    """Return the pronouns that one of those options, or the player's words, name.

    Raises:
        Illegal: The words name none.
    """
    text = words.strip().lower() if option == "own" else option.replace("-", "/")
    legal(parse_pronouns, text)
    return text


def name_options(text: str = "Name your hero, and begin") -> tuple[Option, ...]:
    """Offer to name a new hero, which ends the making, and to describe them before."""
    asks = "Who is your hero, in a few words?"
    return (
        Option("name", text, "What is the name?", hint="name"),
        Option("concept", "First say who your hero is", asks, hint="concept"),
    )


def _introduced(hero: Any) -> str:
    return f"{hero.name}, {hero.concept}" if hero.concept else str(hero.name)
