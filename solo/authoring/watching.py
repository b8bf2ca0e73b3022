"""A copy of an adventure that notes which outcomes games reach; it plays in the same way."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from typing import Any, NamedTuple

from solo.adventure import graph
from solo.adventure.model import Adventure, Authored, Branch
from solo.adventure.outcomes import Outcomes
from solo.errors import Mark


class Part(NamedTuple):
    """A choice or an outcome, by what it is called and where it stands."""

    name: str
    mark: Mark


@dataclass(frozen=True, slots=True)
class Watched(Outcomes):
    """Outcomes that note where each branch stands that was picked."""

    met: set[Mark] = field(default_factory=set, compare=False)

    def pick(self, label: str, count: str) -> Branch | None:
        found = Outcomes.pick(self, label, count)
        if found is not None:
            self.met.add(found.mark)
        return found


class _Noting(dict[str, Branch]):
    """Branches by what triggers them, which note where each stands that was asked for."""

    def __init__(self, branches: Mapping[str, Branch], met: set[Mark]) -> None:
        super().__init__(branches)
        self._met = met

    def __getitem__(self, key: str) -> Branch:
        found = super().__getitem__(key)
        self._met.add(found.mark)
        return found


def watched(adventure: Adventure, met: set[Mark]) -> Adventure:
    """Return an adventure that plays alike and adds to `met` what its games come to."""
    scenes = {key: _watched(scene, met) for key, scene in adventure.scenes.items()}
    return replace(adventure, scenes=scenes, events=_watched(adventure.events, met))


def _watched(value: Any, met: set[Mark]) -> Any:
    """Return a part of an adventure with all outcomes in it watched."""
    if isinstance(value, Authored):
        return value
    if isinstance(value, Mapping):
        return {key: _watched(item, met) for key, item in value.items()}
    if type(value) is tuple:
        return tuple(_watched(item, met) for item in value)
    if not is_dataclass(value):
        return value
    parts = {one.name: _watched(getattr(value, one.name), met) for one in fields(value)}
    if not isinstance(value, Outcomes):
        return type(value)(**parts)  # type: ignore[misc]  # an instance, not the class
    parts["also"] = _Noting(parts["also"], met) if parts["also"] else None
    return Watched(**parts, met=met)


def choices(adventure: Adventure) -> Iterator[Part]:
    """Yield every choice, called as conditions call it: `scene/choice`."""
    for scene in adventure.scenes.values():
        for choice in scene.choices:
            yield Part(f"{scene.id}/{choice.id}", choice.mark)


def outcomes(adventure: Adventure) -> Iterator[Part]:
    """Yield the outcomes of scenes and choices, without those of a check given up.

    What answers questions and tries is left out: random players seldom find the words.
    """
    for scene in adventure.scenes.values():
        bodies = [(scene.id, scene.body), *((f"{scene.id}/{c.id}", c.body) for c in scene.choices)]
        for name, body in bodies:
            for branch in graph.branches(body):
                if branch.outcomes is not None:
                    yield from _keyed(name, branch.outcomes)


def _keyed(name: str, found: Outcomes) -> Iterator[Part]:
    for key, mark in found.keys:
        if key.lower() != "aborted":
            yield Part(f"{name} {key}", mark)
    for key, branch in (found.also or {}).items():
        yield Part(f"{name} also {key}", branch.mark)
