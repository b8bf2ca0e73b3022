"""What a system has that says nothing else: questions by a d100, deeds by one check, words."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import ClassVar, TypeVar, cast

from solo.dataclass import dataclass
from solo.errors import SoloError, nearest
from solo.rules.core.bases import CheckBase
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import AnySheet, Outcome
from solo.rules.core.protocols import AnyCheck, Illegal
from solo.rules.core.system_parts import Likelihood
from solo.rules.core.wording.naming import Unfit, why
from solo.rules.core.wording.quoting import shown
from solo.rules.core.words import words as say
from solo.source import decode_words
from solo.words import Text

S = TypeVar("S")

CHANCES: Mapping[str, int] = {
    "certain": 95,
    "likely": 75,
    "even": 50,
    "unlikely": 25,
    "remote": 5,
}
"""The words for how likely a yes is, and the faces of a d100 that say it."""
_SCALARS = (str, int, bool, float)


@dataclass(frozen=True, slots=True)
class PlainQuestion(CheckBase):
    """A d100 against the chance of a yes; doubles say "and"."""

    likelihood: str = "even"
    shorthand: ClassVar[str] = "likelihood"
    signs: ClassVar[Mapping[str, str]] = {"yes, and": "s", "yes": "s", "no": "f", "no, and": "f"}

    def __post_init__(self) -> None:
        if self.likelihood not in CHANCES:
            near = nearest(self.likelihood, CHANCES)
            name = shown(self.likelihood)
            raise Unfit(say("unknown-likelihood", name=name, near=near, names=tuple(CHANCES)))

    def counts(self) -> frozenset[str]:
        return frozenset({"1s", "2s", "1f", "2f"})

    def resolve(self, sheet: AnySheet, dice: Dice) -> Outcome:
        (face,) = dice.roll(1, 100)
        chance, double = CHANCES[self.likelihood], face % 11 == 0
        yes, worth = face <= chance, 2 if double else 1
        label = f"{'yes' if yes else 'no'}{', and' if double else ''}"
        facts = {"kind": "question", "likelihood": self.likelihood, "chance": chance}
        return Outcome(label, worth if yes else 0, 0 if yes else worth, (face,), (), (), facts)


def likelihoods() -> tuple[Likelihood, ...]:
    """Return the words for how likely a yes is."""
    return tuple(Likelihood(word, str(chance), chance) for word, chance in CHANCES.items())


def view(sheet: object) -> Mapping[str, object]:
    """Return the plain values of a sheet by their names, those of its mappings among them."""
    return dict(_values(sheet))


def _values(sheet: object) -> Iterator[tuple[str, object]]:
    if not is_dataclass(sheet):
        return
    for one in fields(sheet):
        value = getattr(sheet, one.name)
        if isinstance(value, Mapping):
            yield from ((key, part) for key, part in value.items() if isinstance(part, _SCALARS))
        elif isinstance(value, (*_SCALARS, tuple)) or value is None:
            yield one.name, value


def rows(seen: Mapping[str, object]) -> Iterator[tuple[str, str]]:
    """Yield the numbers and texts of a view as labels with values."""
    for name, value in seen.items():
        if isinstance(value, str | int) and not isinstance(value, bool) and value != "":
            yield name.replace("_", " ").capitalize(), str(value)


def trait(name: str, known: tuple[str, ...]) -> str:
    """Return a trait, however it was typed.

    Raises:
        Illegal: No such trait.
    """
    wanted = name.lower()
    starting = [one for one in known if one.startswith(wanted)]
    if wanted in known or len(starting) == 1:
        return wanted if wanted in known else starting[0]
    near = nearest(wanted, known)
    raise Illegal(say("plain-no-trait", name=shown(name), near=near, names=known))


def improvise(kind: type, trait: str, difficulty: str, field: str, deed: str) -> AnyCheck:
    """Return the check of a deed: its shorthand takes the trait, a field the difficulty.

    Raises:
        Illegal: The difficulty does not fit.
    """
    told = {str(getattr(kind, "shorthand", "")): trait}
    if difficulty and field:
        told[field] = difficulty
    names = {one.name for one in fields(kind)}
    if deed and "purpose" in names:
        told["purpose"] = deed
    try:
        return cast("AnyCheck", decode_words(told, kind))
    except (SoloError, ValueError) as reason:
        raise Illegal(why(reason)) from reason


def stand_in(kind: type, name: str, traits: Mapping[str, str], known: Collection[str]) -> object:
    """Return a sheet with a name and a few traits, by the fields of its class.

    What may be tried stands in its first mapping, whatever else is told in a field of its own.

    Raises:
        Illegal: There is no such trait or value, or a sheet needs more than a name.
    """
    parts = {one.name: one for one in fields(kind)}
    inner = next((key for key, one in parts.items() if _is_mapping(one.default_factory)), "")
    own = [key for key in parts if key not in ("name", inner)]
    told = {"name": name}
    for trait, value in traits.items():
        if trait in known and inner:
            told[f"{inner}.{trait}"] = value
        elif trait in own:
            told[trait] = value
        else:
            near = nearest(trait, (*known, *own))
            raise Illegal(say("plain-no-trait", name=shown(trait), near=near, names=(*known,)))
    try:
        return cast("object", decode_words(told, kind))
    except (SoloError, ValueError) as reason:
        raise Illegal(why(reason)) from reason


def _is_mapping(factory: object) -> bool:
    return factory is dict


def explain(outcome: Outcome) -> tuple[Text, ...]:
    """Say what a roll came to, its faces, and the numbers of its facts."""
    numbers = tuple(
        f"{name.replace('_', ' ')} {value}"
        for name, value in outcome.facts.items()
        if isinstance(value, int) and not isinstance(value, bool)
    )
    return (say("plain-rolled", label=outcome.label, faces=outcome.faces, numbers=numbers),)


def put(value: object, word: str) -> Text:
    """Say what a check asks: its name, and what was written of it."""
    told = [str(getattr(value, one.name)) for one in fields(value)] if is_dataclass(value) else []
    return say("plain-put", check=word, told=tuple(text for text in told if text))
