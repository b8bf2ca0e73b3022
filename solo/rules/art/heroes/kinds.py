"""Ready kinds of heroes: attributes, skills, a goal and a reason that go together."""

from collections.abc import Mapping, Sequence
from typing import TypedDict, cast

from solo.rules.art.heroes.experience import buy_skill
from solo.rules.art.heroes.sheet import Sheet, changed, new_sheet
from solo.rules.art.heroes.words import words as say
from solo.rules.art.options import ArtOptions
from solo.rules.art.printed import printed
from solo.rules.core.heroes.kept import READY
from solo.rules.core.outcome import Option


class Kind(TypedDict):
    """A ready kind: its attributes from the best, its skills as they are bought, what drives it.

    Goal and motivation are places in the lists of ready-made ones, from 1.
    """

    attributes: Sequence[str]
    skills: Sequence[str]
    goal: int
    motivation: int


def kinds() -> Mapping[str, Kind]:
    """Return the ready kinds by their ids."""
    return cast("Mapping[str, Kind]", printed("creation")["kinds"])


def kind_options() -> tuple[Option, ...]:
    """Offer the ready kinds."""
    return tuple(Option(READY + name, say(f"kind-{name}"), hint=name) for name in kinds())


def sheet_of(name: str, options: ArtOptions) -> Sheet:
    """Return a hero of a kind without a name; experience that is left is kept.

    Source: ART Engine, ART-029 (each attribute is the sum of two numbers of the pool) and ART-038.
    """
    kind, table = kinds()[name], printed("creation")
    scores = {
        attribute: sum(pair)
        for attribute, pair in zip(kind["attributes"], table["pairs"], strict=True)
    }
    sheet = changed(new_sheet("", scores), options=options)
    for skill in kind["skills"]:
        sheet, _ = buy_skill(sheet, skill)
    return sheet


def drives(name: str) -> tuple[tuple[str, ...], str]:
    """Return the goal of a kind of hero, and why such a one goes."""
    kind, table = kinds()[name], printed("creation")
    return (table["goals"][kind["goal"] - 1],), table["motivations"][kind["motivation"] - 1]
