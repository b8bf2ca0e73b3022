"""How a game begins: the choice of a hero, or those who set out at once."""

from collections.abc import Sequence

from solo.engine.draft import Draft
from solo.engine.encounters import advance, drive
from solo.engine.events import Event, HeroChosen
from solo.engine.state import Pending, State, blank
from solo.engine.words import words as say
from solo.engine.world import World
from solo.errors import DiceError, nearest
from solo.namedtuple import NamedTuple
from solo.rules.core.dice import Dice, LoadedDice
from solo.rules.core.outcome import AnySheet, Outcome
from solo.rules.core.protocols import AnyEncounter, Illegal
from solo.rules.core.system_parts import Ready

SET_OUT = "enough"
"""The option by which a party that may still grow sets out."""


class _Begun(NamedTuple):
    """A game in which all has happened that happens in every game, before any die is thrown."""

    before: State
    state: State
    events: tuple[Event, ...]
    ahead: str
    left: int  # of the turn's work


class Beginning:
    """Begins games of one adventure: what is the same in each of them is worked out once."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._always: dict[tuple[bool, bool], _Begun | None] = {}

    def draft(
        self,
        dice: Dice,
        *,
        asks: bool,
        prose: bool,
        names: Sequence[str],
        guests: Sequence[Ready[AnySheet]],
    ) -> Draft:
        """Return a game with its heroes chosen who are named, or nobody but one can be chosen.

        Args:
            dice: The dice.
            asks: Whether offers around a roll are made.
            prose: Whether anybody reads the prose.
            names: Who is to begin; if there are several, they set out together.
            guests: Heroes from elsewhere, to be chosen like the adventure's own.

        Raises:
            Illegal: No ready-made hero is called so, or so many can't set out together.
        """
        world = self._world
        begun = None if names or guests else self._as_always(asks=asks, prose=prose)
        if begun is None:
            first = blank(world.adventure.variables)
            draft = Draft(world, first, dice, asks=asks, prose=prose)
            _choose(draft, names, guests)
            return draft
        draft = Draft(world, begun.state, dice, asks=asks, prose=prose)
        draft.before = begun.before
        draft.events += begun.events
        draft.ahead = begun.ahead
        world.run.left = begun.left
        return draft

    def _as_always(self, *, asks: bool, prose: bool) -> _Begun | None:
        """Return how every game begins; None if dice decide that."""
        key = (asks, prose)
        if key not in self._always:
            self._always[key] = self._without_dice(asks=asks, prose=prose)
        return self._always[key]

    def _without_dice(self, *, asks: bool, prose: bool) -> _Begun | None:
        first = blank(self._world.adventure.variables)
        draft = Draft(self._world, first, LoadedDice(()), asks=asks, prose=prose)
        try:
            _choose(draft, (), ())
        except DiceError:
            return None
        left, events = self._world.run.left, tuple(draft.events)
        return _Begun(first, draft.freeze(), events, draft.ahead, left)


def _choose(draft: Draft, names: Sequence[str], guests: Sequence[Ready[AnySheet]]) -> None:
    """Open the choice of a hero, and choose those who are named."""
    world = draft.world
    adventure = world.adventure
    heroes = (*adventure.heroes, *guests)
    encounter = world.system.create(heroes, make=adventure.create, party=adventure.party)
    wanted = [_hero_option(encounter, heroes, name) for name in names]
    if len(wanted) > max(1, adventure.party):
        raise Illegal(say("too-many-heroes", count=len(wanted), party=adventure.party))
    if len(set(wanted)) < len(wanted):
        raise Illegal(say("hero-twice"))
    drive(draft, Pending("hero", encounter, _begin_story, tells=False))
    for option in (*wanted, *((SET_OUT,) if len(names) > 1 else ())):
        if draft.pending is not None and draft.pending.kind == "hero":
            advance(draft, option, "")


def _hero_option(choosing: AnyEncounter, heroes: Sequence[Ready[AnySheet]], name: str) -> str:
    """Return the option that is the hero called `name`."""
    offered_now = choosing.options(None)
    if name in (option.id for option in offered_now[: len(heroes)]):
        return name
    for option, hero in zip(offered_now, heroes, strict=False):
        if name.casefold() in (hero.name.casefold(), option.hint):
            return option.id
    known = tuple(hero.name for hero in heroes)
    raise Illegal(say("no-ready-hero", name=name, near=nearest(name, known), known=known))


def _begin_story(draft: Draft, pending: Pending, outcome: Outcome) -> None:
    draft.events.append(HeroChosen(outcome.label))
    draft.ahead = draft.world.adventure.start
