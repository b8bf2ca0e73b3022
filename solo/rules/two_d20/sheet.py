"""What the sheets of both games have in common, and the changes that both make alike."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple, Protocol, TypeVar

from solo.rules.outcome import Note
from solo.rules.pronouns import parse_pronouns


class Names(NamedTuple):
    """How a game calls what both have: the shared points, the other side's, the hero's luck."""

    points: str
    threat: str
    luck: str


class Hero(Protocol):
    """A sheet of either game: a frozen dataclass with at least these fields."""

    @property
    def name(self) -> str: ...
    @property
    def concept(self) -> str: ...
    @property
    def pronouns(self) -> str: ...
    @property
    def attributes(self) -> Mapping[str, int]: ...
    @property
    def pool(self) -> int: ...
    @property
    def pool_cap(self) -> int: ...
    @property
    def threat(self) -> int: ...
    @property
    def luck(self) -> int: ...
    @property
    def harder(self) -> int: ...
    @property
    def conditions(self) -> frozenset[str]: ...
    @property
    def lasting(self) -> Mapping[str, int]: ...
    @property
    def companions(self) -> Mapping[str, Any]: ...
    @property
    def xp(self) -> int: ...
    @property
    def dead(self) -> bool: ...
    @property
    def names(self) -> Names: ...


S = TypeVar("S", bound=Hero)
Notes = tuple[Note, ...]


def changed(sheet: S, **changes: Any) -> S:
    """Return the sheet with some fields otherwise."""
    return replace(sheet, **changes)  # type: ignore[type-var]


def bank(sheet: S, points: int) -> tuple[S, Notes]:
    """Put points into the shared pool; what is over its cap is lost.

    Source: CON-021 (cap: our default), FO-026.
    """
    return set_points(sheet, "pool", sheet.pool + points)


def set_points(sheet: S, field: str, points: int) -> tuple[S, Notes]:
    """Set `pool`, `threat`, `luck` or `xp`; none goes below 0, the pool not over its cap."""
    cap = sheet.pool_cap if field == "pool" else points
    new, old = max(0, min(points, cap)), getattr(sheet, field)
    lost = max(0, points - cap)
    if new == old and not lost:
        return sheet, ()
    called = "Experience" if field == "xp" else getattr(sheet.names, _NAMED.get(field, field))
    facts = {"called": called, "by": new - old, "now": new, "lost": lost}
    return changed(sheet, **{field: new}), (Note("points", facts),)


_NAMED = {"pool": "points"}


def add_harder(sheet: S, steps: int) -> tuple[S, Notes]:
    """Make the next test so many steps harder; fewer when negative, and never below 0."""
    steps = max(-sheet.harder, steps)
    if not steps:
        return sheet, ()
    harder = sheet.harder + steps
    return changed(sheet, harder=harder), (Note("harder", {"by": steps, "now": harder}),)


def gain_condition(sheet: S, name: str, minutes: int | None = None) -> tuple[S, Notes]:
    """Mark the hero, for good or for so many minutes; the longer of two spells holds."""
    left = sheet.lasting.get(name)
    for_good = name in sheet.conditions and left is None
    if for_good or (left is not None and minutes is not None and minutes <= left):
        return sheet, ()
    lasting = {other: time for other, time in sheet.lasting.items() if other != name}
    facts: dict[str, str | int] = {"name": name}
    if minutes is not None:
        lasting[name] = facts["minutes"] = minutes
    marked = changed(sheet, conditions=sheet.conditions | {name}, lasting=lasting)
    return marked, (Note("condition-gained", facts),)


def lose_condition(sheet: S, name: str) -> tuple[S, Notes]:
    """End a condition; one that the hero does not have is no matter."""
    if name not in sheet.conditions:
        return sheet, ()
    lasting = {other: time for other, time in sheet.lasting.items() if other != name}
    cured = changed(sheet, conditions=sheet.conditions - {name}, lasting=lasting)
    return cured, (Note("condition-lost", {"name": name}),)


def wear_off(sheet: S, minutes: int) -> tuple[S, Notes]:
    """Let time pass for the conditions that last only a while."""
    if minutes <= 0 or not sheet.lasting:
        return sheet, ()
    lasting = {name: left - minutes for name, left in sheet.lasting.items()}
    over = sorted(name for name, left in lasting.items() if left <= 0)
    kept = {name: left for name, left in lasting.items() if left > 0}
    sheet = changed(sheet, lasting=kept, conditions=sheet.conditions - frozenset(over))
    return sheet, tuple(Note("condition-lost", {"name": name}) for name in over)


def identity(sheet: Hero) -> dict[str, object]:
    """Return the part of what prose reads as `hero` that says who it is."""
    return {
        "name": sheet.name,
        "concept": sheet.concept,
        **_spoken_of(sheet.pronouns),
        **sheet.attributes,
        "xp": sheet.xp,
        "conditions": tuple(sorted(sheet.conditions)),
        "harder": sheet.harder,
    }


@cache
def _spoken_of(pronouns: str) -> dict[str, object]:
    return {"pronouns": pronouns, **parse_pronouns(pronouns)._asdict()}
