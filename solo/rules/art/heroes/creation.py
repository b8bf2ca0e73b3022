"""How a game gets its hero: one of the ready-made, or a new one, made step by step.

Every stage is an encounter of its own that leads to the next; a sheet leaves it only at the end.
What follows the attributes stands in `finishing`.
Notes: attributes-rolled, attribute-set, and those of `finishing`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Protocol

from solo.rules.art.heroes.attributes import ATTRIBUTES, abbreviation, meaning
from solo.rules.art.heroes.finishing import SpendXp, buy_skill, only
from solo.rules.art.heroes.hero_file import HeroFile
from solo.rules.art.heroes.sheet import Sheet, changed, new_sheet
from solo.rules.art.options import ArtOptions
from solo.rules.art.party import members as parties
from solo.rules.art.printed import printed
from solo.rules.core.creation import ChooseHero, choose_hero, handed
from solo.rules.core.dice import Dice
from solo.rules.core.encounters import refuse
from solo.rules.core.outcome import Note, Option, Step
from solo.rules.core.system import Encounter, Illegal

__all__ = ["HeroFile", "buy_skill", "create"]


class Ready(Protocol):
    """Somebody who need not be made: a ready-made hero, or one from elsewhere."""

    @property
    def name(self) -> str: ...

    @property
    def concept(self) -> str: ...

    def sheet(self) -> Sheet: ...


def create(
    heroes: Sequence[Ready], *, make: bool, options: ArtOptions | None = None, party: int = 1
) -> Encounter:
    """Open the choice of a hero: the ready-made ones, and a new one if `make` is true.

    With a `party`, others may be chosen after the first, until there are so many.

    Raises:
        ValueError: There would be nobody to choose.
    """
    rules = options or ArtOptions()
    begin = partial(_begin_making, rules) if make else None
    opened = choose_hero(heroes, begin, lambda hero: handed(changed(hero.sheet(), options=rules)))
    return opened if party == 1 else Gathering(inner=opened, first=opened, party=party)


@dataclass(frozen=True, slots=True, kw_only=True)
class Gathering:
    """The choice of several adventurers, one after another (ART-041, ART-515).

    Args:
        inner: The choice or making of the next.
        first: How each choice begins.
        party: How many there may be.
        chosen: Those who are there already, the first with the others as party.
        taken: The options of `first` that were taken: no ready-made hero comes twice.
    """

    inner: Encounter
    first: ChooseHero
    party: int
    chosen: Sheet | None = None
    taken: tuple[str, ...] = ()

    @property
    def forced(self) -> str | None:
        return only(self.options(None))

    def options(self, sheet: Sheet | None) -> tuple[Option, ...]:
        inner = tuple(option for option in self.inner.options(None) if option.id not in self.taken)
        if self.chosen is None or not isinstance(self.inner, ChooseHero):
            return inner
        names = " and ".join(one.name for one in parties.members(self.chosen))
        return (*inner, Option("enough", f"Set out with {names}", hint="enough"))

    def step(self, option: str, words: str, sheet: Sheet | None, dice: Dice) -> Step:
        refuse(option, self.options(None))
        if option == "enough" and self.chosen is not None:
            return handed(self.chosen)
        taken = self.taken
        if isinstance(self.inner, ChooseHero) and option != "make":
            taken = (*taken, option)
        step = self.inner.step(option, words, None, dice)
        if step.encounter is not None:
            return step._replace(encounter=replace(self, inner=step.encounter, taken=taken))
        hero = step.sheet
        chosen = hero if self.chosen is None else parties.with_member(self.chosen, hero)
        if len(parties.members(chosen)) >= self.party:
            return handed(chosen)._replace(notes=step.notes)
        following = replace(self, inner=self.first, chosen=chosen, taken=taken)
        return Step(following, None, step.notes)

    def status(self, sheet: Sheet | None) -> tuple[str, ...]:
        if self.chosen is None or not isinstance(self.inner, ChooseHero):
            return self.inner.status(None)
        count = len(parties.members(self.chosen))
        return (f"Who comes along? You lead {count} of up to {self.party}.",)


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseMethod:
    """How the attributes are found (ART-027)."""

    rules: ArtOptions

    @property
    def forced(self) -> str | None:
        return None

    def options(self, sheet: Sheet | None) -> tuple[Option, ...]:
        return (
            Option(
                "balanced",
                "Balanced: pair twenty given numbers into ten attributes of 7 each on average",
            ),
            Option("random", "Random: roll two dice ten times, and place each sum as it comes"),
        )

    def step(self, option: str, words: str, sheet: Sheet | None, dice: Dice) -> Step:
        refuse(option, self.options(None))
        if option == "balanced":
            pool: tuple[int, ...] = tuple(printed("creation")["pool"])
            return Step(PairNumbers(rules=self.rules, scores={}, pool=pool), None)
        return _roll_next(self.rules, {}, dice, ())

    def status(self, sheet: Sheet | None) -> tuple[str, ...]:
        return (
            "A hero has ten attributes, from 2 to 12. An ordinary person has 4 in each, an"
            " adventurer 7.",
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceRoll:
    """Give the two dice just rolled to an attribute; the next are rolled only then.

    Source: ART Engine, ART-012, ART-028.
    """

    rules: ArtOptions
    scores: Mapping[str, int]
    faces: tuple[int, ...]

    @property
    def forced(self) -> str | None:
        return only(self.options(None))

    def options(self, sheet: Sheet | None) -> tuple[Option, ...]:
        return _open_attributes(self.scores)

    def step(self, option: str, words: str, sheet: Sheet | None, dice: Dice) -> Step:
        refuse(option, self.options(None))
        total = sum(self.faces)
        scores = {**self.scores, option: total}
        return _roll_next(self.rules, scores, dice, (_attribute_set(option, total),))

    def status(self, sheet: Sheet | None) -> tuple[str, ...]:
        return (f"Which attribute gets the {sum(self.faces)}?", *_so_far(self.scores))


@dataclass(frozen=True, slots=True, kw_only=True)
class PairNumbers:
    """Make each attribute the sum of any two numbers of the pool; each number is used once.

    Source: ART Engine, ART-029.
    """

    rules: ArtOptions
    scores: Mapping[str, int]
    pool: tuple[int, ...]

    @property
    def forced(self) -> str | None:
        return next(iter(self._left())) if len(self._left()) == 1 else None

    def options(self, sheet: Sheet | None) -> tuple[Option, ...]:
        asks = "" if len(self._left()) == 1 else "Which two numbers of the pool?"
        named = tuple(option._replace(asks=asks) for option in _open_attributes(self.scores))
        if len(named) == 1:
            return named
        even = Option("even", "Pair the rest as evenly as they go", hint="even")
        return (*named, even)

    def step(self, option: str, words: str, sheet: Sheet | None, dice: Dice) -> Step:
        refuse(option, self.options(None))
        if option == "even":
            return self._even()
        pair = self.pool if len(self._left()) == 1 else _read_pair(words, self.pool)
        pool = list(self.pool)
        for number in pair:
            pool.remove(number)
        return self._with({option: sum(pair)}, tuple(pool))

    def status(self, sheet: Sheet | None) -> tuple[str, ...]:
        return (
            f"Numbers left: {' '.join(map(str, self.pool))}. Each attribute gets two of them.",
            *_so_far(self.scores),
        )

    def _left(self) -> tuple[str, ...]:
        return tuple(name for name in ATTRIBUTES if name not in self.scores)

    def _even(self) -> Step:
        """Pair the lowest with the highest, and so on inwards."""
        numbers = sorted(self.pool)
        pairs = zip(numbers, reversed(numbers), strict=True)
        sums = [low + high for low, high in pairs][: len(numbers) // 2]
        return self._with(dict(zip(self._left(), sums, strict=True)), ())

    def _with(self, new: Mapping[str, int], pool: tuple[int, ...]) -> Step:
        scores = {**self.scores, **new}
        notes = tuple(_attribute_set(name, score) for name, score in new.items())
        if len(scores) < len(ATTRIBUTES):
            return Step(replace(self, scores=scores, pool=pool), None, notes)
        return Step(_draft(self.rules, scores), None, notes)


def _roll_next(
    rules: ArtOptions, scores: Mapping[str, int], dice: Dice, notes: tuple[Note, ...]
) -> Step:
    """Roll for the next attribute, or go on when all ten are there."""
    if len(scores) == len(ATTRIBUTES):
        return Step(_draft(rules, scores), None, notes)
    how = printed("creation")["random"]
    faces = dice.roll(how["count"], how["sides"])
    told = Note("attributes-rolled", {"faces": faces, "total": sum(faces)})
    return Step(PlaceRoll(rules=rules, scores=scores, faces=faces), None, (*notes, told))


def _draft(rules: ArtOptions, scores: Mapping[str, int]) -> SpendXp:
    return SpendXp(changed(new_sheet("", scores), options=rules))


def _attribute_set(name: str, score: int) -> Note:
    return Note("attribute-set", {"attribute": name, "score": score})


def _open_attributes(scores: Mapping[str, int]) -> tuple[Option, ...]:
    return tuple(
        Option(name, f"{name.capitalize()}: {meaning(name)}", hint=abbreviation(name).lower())
        for name in ATTRIBUTES
        if name not in scores
    )


def _so_far(scores: Mapping[str, int]) -> tuple[str, ...]:
    told = ", ".join(f"{name} {scores[name]}" for name in ATTRIBUTES if name in scores)
    return (f"So far: {told}.",) if told else ()


def _begin_making(rules: ArtOptions, dice: Dice) -> Step:
    """Ask for the method, or begin with the one that the adventure's options name."""
    if rules.creation == "player_choice":
        return Step(ChooseMethod(rules=rules), None)
    return ChooseMethod(rules=rules).step(rules.creation, "", None, dice)


def _read_pair(words: str, pool: Sequence[int]) -> tuple[int, int]:
    """Read two numbers that are both still in the pool."""
    parts = words.replace(",", " ").replace("+", " ").replace("and", " ").split()
    if len(parts) != 2 or not all(part.isascii() and part.isdigit() for part in parts):
        raise Illegal("give two numbers of the pool, such as: 4 3")
    pair = int(parts[0][:9]), int(parts[1][:9])
    for number in pair:
        if pair.count(number) > pool.count(number):
            left = " ".join(map(str, pool))
            raise Illegal(f"there are not so many {number}s left; the numbers are {left}")
    return pair
