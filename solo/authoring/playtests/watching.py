"""A copy of an adventure that counts what games meet; it plays in the same way."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import field, replace
from typing import Any, get_args

from solo.adventure.branch import Action, Authored, Branch, Case, Claim, Coming, Outcomes
from solo.adventure.model import Adventure
from solo.authoring.continuity.claims import Continuity
from solo.authoring.playtests.parts import (
    CHOICE,
    EVENT,
    OUTCOME,
    QUESTION,
    SCENE,
    TEXT,
    TRY,
    key_of,
    parts,
)
from solo.authoring.walking import names_of
from solo.dataclass import dataclass
from solo.engine.sharing import Tally
from solo.engine.state import State
from solo.errors import Mark
from solo.prose import Hits, Prose
from solo.rules.core.fights.arrivals import Modifier

_AS_THEY_ARE = (
    Authored,
    Mark,
    Claim,
    Coming,
    Modifier,
    *get_args(Action),
)  # parts that hold no branches
_MET, _TRIED = "met", "tried"  # beside the words of branches of prose


@dataclass(frozen=True, slots=True)
class Watched(Outcomes):
    """Outcomes that count the branches that are picked, by where they stand."""

    met: Hits = field(default_factory=Counter, compare=False)

    def pick(self, label: str, count: str) -> Branch | None:
        found = Outcomes.pick(self, label, count)
        self.met[self.mark, _TRIED] += 1
        if found is not None:
            self.met[found.mark, _MET] += 1
        return found


@dataclass(frozen=True, slots=True)
class WatchedCase(Case):
    """A case that counts how often it is done, by where it stands."""

    met: Hits = field(default_factory=Counter, compare=False)

    def pick(self) -> Branch:
        self.met[self.branch.mark, _MET] += 1
        return self.branch


class _Noting(dict[str, Branch]):
    """Branches by what triggers them, which count each that was asked for."""

    def __init__(self, branches: Mapping[str, Branch], met: Hits) -> None:
        super().__init__(branches)
        self._met = met

    def __getitem__(self, key: str) -> Branch:
        found = super().__getitem__(key)
        self._met[found.mark, _MET] += 1
        return found


class Watch:
    """An adventure that is watched while it is played.

    Args:
        adventure: The adventure, freshly loaded: texts that have run already are not counted.

    Attributes:
        adventure: The copy to play.
        continuity: What holds games against the author's claims.
        parts: All that may be met.
    """

    def __init__(self, adventure: Adventure) -> None:
        self._met: Hits = Counter()
        adventure.language.count(self._met)
        self.continuity = Continuity(adventure)
        self.adventure = watched(adventure, self._met, self.continuity)
        self.parts = parts(adventure)
        words = {OUTCOME: _MET, TRY: _TRIED}
        self._keys: dict[tuple[Mark, str], str] = {
            (part.mark, words.get(part.kind, part.word)): part.key
            for part in self.parts
            if part.kind in (OUTCOME, TRY, TEXT)
        }
        self._questions = {part.key for part in self.parts if part.kind == QUESTION}

    def taken(self) -> set[str]:
        """Return the keys of the outcomes, tries and texts met since the last time."""
        met = self._met
        if not met:
            return set()
        found = {key for at in met if (key := self._keys.get(at))}
        met.clear()
        return found

    def gone(self, before: State, after: State) -> Iterable[str]:
        """Yield the keys of what a turn brought for the first time, and a state shows.

        These are scenes, choices, events and answers.
        """
        if after.visits is not before.visits:
            then = before.visits
            yield from (key_of(SCENE, name) for name in after.visits if name not in then)
        if after.taken is not before.taken:
            then = before.taken
            yield from (key_of(CHOICE, name) for name in after.taken if name not in then)
        if after.fired is not before.fired:
            new = after.fired - before.fired
            yield from (key_of(EVENT, mark.partition(" ")[0]) for mark in new)
        if after.settled is not before.settled:
            asked = after.settled.keys() - before.settled.keys()
            named = (name for pair in asked for name in ("/".join(pair), pair[1]))
            keys = (key_of(QUESTION, name) for name in named)
            yield from (key for key in keys if key in self._questions)


def blank(state: State) -> State:
    """Return a state to which nothing has come yet, to compare the first one with."""
    return state._replace(visits=Tally(), taken=Tally(), fired=frozenset(), settled={})


def watched(adventure: Adventure, met: Hits, held: Continuity) -> Adventure:
    """Return an adventure that plays alike, and counts in `met` what its games come to.

    The branches that say something of the story are looked at by what it is `held` to.
    """
    watch = _Watching(met, held)
    scenes = {key: watch.part(scene) for key, scene in adventure.scenes.items()}
    return replace(adventure, scenes=scenes, events=watch.part(adventure.events))


class _Watching:
    """Makes copies of the parts of an adventure that are watched."""

    def __init__(self, met: Hits, held: Continuity) -> None:
        self._met = met
        self._held = held

    def part(self, value: Any) -> Any:
        """Return a part of an adventure with all branches, outcomes and cases in it watched."""
        if isinstance(value, Mapping):
            return {key: self.part(item) for key, item in value.items()}
        if type(value) is tuple:
            return tuple(self.part(item) for item in value)
        if isinstance(value, Prose):
            return self._held.heard(value)
        names = names_of(value)
        if not names or isinstance(value, _AS_THEY_ARE):
            return value
        inner = {name: self.part(getattr(value, name)) for name in names}
        if isinstance(value, Case):
            return WatchedCase(**inner, met=self._met)
        if isinstance(value, Outcomes):
            inner["also"] = _Noting(inner["also"], self._met) if inner["also"] else None
            return Watched(**inner, met=self._met)
        made = type(value)(**inner)
        return self._held.watched(made) if isinstance(made, Branch) else made
