"""Which states of a game go alike: those that differ in nothing that may still be read."""

from collections.abc import Callable, Hashable, Iterable
from functools import partial

from solo.adventure.branch import Branch
from solo.adventure.model import Adventure, Choice, Event
from solo.authoring.exact.counted import CountedSystem, Kept, passed
from solo.authoring.exact.equal_parts import Likeness
from solo.authoring.exact.still_read import ALL, CLOCK, REWARD, SHEET, TURN, Live, Thing
from solo.engine.state import Pending, State
from solo.namedtuple import NamedTuple
from solo.rules.core.outcome import AnySheet


class _Read(NamedTuple):
    """What is read from a scene on, in an order that keys can have."""

    variables: tuple[str, ...]
    visits: tuple[str, ...]
    taken: tuple[str, ...]
    quests: tuple[str, ...]
    decks: tuple[str, ...]
    sheet: bool
    rules: tuple[object, ...] | None  # what may be done to the hero; None for nothing
    clock: bool
    turn: bool


class Sameness:
    """Gives states keys; those with the same key go alike, whatever is chosen and rolled."""

    def __init__(
        self, adventure: Adventure, system: CountedSystem, live: Live, likeness: Likeness
    ) -> None:
        self._system = system
        self._live = live
        self._likeness = likeness
        self._once = tuple(event for event in adventure.events.values() if not event.every)
        self._again = tuple(event for event in adventure.events.values() if event.every)
        self._all = {
            "var": tuple(adventure.variables),
            "visits": tuple(adventure.scenes),
            "taken": tuple(
                dict.fromkeys(c.key(s.id) for s in adventure.scenes.values() for c in s.choices)
            ),
            "quest": tuple(adventure.quests),
        }
        self._reads: dict[tuple[str, bool, bool], _Read] = {}
        self._lean: dict[Hashable, object] = {}
        self._chosen: dict[int, _Read | None] = {}
        self._own: dict[int, _Read] = {}
        self._leading: dict[tuple[int, ...], Kept | None] = {}
        self._keeping: dict[tuple[str, bool], Kept] = {}

    def lean(self, state: State) -> State:
        """Return a state without what no rule reads any more of the hero."""
        rolls = passed(state.pending) > 0
        if state.sheet is None or not (state.pending is None or rolls):
            return state
        read = self._read(state.scene, waits=rolls, rolls=rolls)
        return state._replace(sheet=self._kept(state.sheet, read))

    def _kept(self, sheet: AnySheet, read: _Read) -> object:
        system = self._system.inner
        if sheet is None or read.sheet or read.rules is None:
            return sheet
        key = (self._likeness.of(sheet), id(read))
        found = self._lean.get(key)
        if found is None:
            found = self._lean[key] = system.forget(sheet, read.rules)
        return found

    def kept_at(self, scene: str, *, rolls: bool) -> Kept:
        """Return what leaves out of a hero what is read no more from a scene on.

        `rolls` is whether the check there is not over yet.
        """
        found = self._keeping.get((scene, rolls))
        if found is None:
            read = self._read(scene, waits=True, rolls=rolls)
            found = self._keeping[scene, rolls] = partial(self._kept, read=read)
        return found

    def wanted_at(self, scene: str) -> Callable[[str], bool]:
        """Return what says whether anything but prose may read a variable from a scene on."""
        return self._read(scene, waits=True, rolls=True).variables.__contains__

    def kept_after(self, answers: tuple[Branch, ...]) -> Kept | None:
        """Return the same for what answers a roll, if it surely leads to another scene."""
        key = tuple(map(id, answers))
        if key not in self._leading:
            things = self._live.led(answers)
            read = None if things is None else self._ordered(things)
            self._leading[key] = None if read is None else partial(self._kept, read=read)
        return self._leading[key]

    def away(self, state: State, choice: Choice | None) -> tuple[State, Hashable]:
        """Return a state, lean, with a key of it and of what is chosen, if that leads away.

        The key is None if it may not; else all that is chosen with the same key goes alike.
        """
        if choice is None:
            return state, None
        if id(choice) not in self._chosen:
            things = self._live.chosen(choice)
            self._chosen[id(choice)] = None if things is None else self._ordered(things)
        read = self._chosen[id(choice)]
        if read is None:
            return state, None
        state = state._replace(sheet=self._kept(state.sheet, read))
        return state, (id(choice), self._key(state, read))

    def apart(self, state: State, choice: Choice) -> Hashable:
        """Return a key of a state and a choice that all share in which it does the same.

        They may differ in what was taken before, where the choice itself reads nothing of that.
        """
        read = self._own.get(id(choice))
        if read is None:
            things = self._live.own(choice, state.scene) | {("taken", choice.key(state.scene))}
            whole = self._read(state.scene, waits=False)
            read = self._own[id(choice)] = whole._replace(taken=self._named(things, "taken"))
        return id(choice), self._key(state, read)

    def of(self, state: State) -> Hashable:
        """Return the key of a state that is not over, and lean."""
        return self._key(state, self._read(state.scene, waits=state.pending is not None))

    def _key(self, state: State, read: _Read) -> Hashable:
        key = (
            state.scene,
            tuple([state.variables[name] for name in read.variables]),
            tuple([state.visits[name] for name in read.visits]),
            tuple([state.taken[name] > 0 for name in read.taken]),
            tuple([state.quests.get(name) for name in read.quests]),
            tuple([state.decks.get(name) for name in read.decks]),
            *self._events_of(state),
            state.clock if read.clock else self._hour(state),
            state.turn if read.turn else 0,
            state.returns,
            self._likeness.of(state.aside),
        )
        pending = state.pending
        if pending is None:
            return (*key, self._hero(state.sheet, read))
        # what waits reads the hero, too
        return (*key, *self._waiting(pending, state.sheet, read))

    def _hero(self, sheet: AnySheet, read: _Read) -> Hashable:
        if read.sheet or read.rules is not None:
            return self._likeness.of(self._kept(sheet, read))
        fallen: Hashable = self._system.fallen(sheet)
        return fallen

    def _events_of(self, state: State) -> tuple[Hashable, Hashable]:
        """Return which events happened, and of those that come again, how soon or since when."""
        fired, clock = state.fired, state.clock
        once = frozenset(event.id for event in self._once if event.id in fired)
        again = tuple(
            event.minute + event.every * event.happened(fired) - clock for event in self._again
        )
        return once, tuple(max(0, minutes) for minutes in again)

    def _hour(self, state: State) -> int:
        """Return the clock as long as a timed event is still to come that comes once."""
        clock, fired = state.clock, state.fired
        coming = any(_comes(event, clock) for event in self._once if event.id not in fired)
        return clock if coming else -1

    def _waiting(self, pending: Pending, sheet: AnySheet, read: _Read) -> Iterable[Hashable]:
        of = self._likeness.of
        yield pending.kind
        yield self._system.waiting(pending.encounter, sheet, lambda hero: self._hero(hero, read))
        yield pending.then
        yield of(pending.outcomes)
        yield of(pending.trail)
        yield pending.words
        yield pending.refund
        yield of(pending.course)

    def _read(self, scene: str, *, waits: bool, rolls: bool = False) -> _Read:
        found = self._reads.get((scene, waits, rolls))
        if found is None:
            things = self._live.at(scene, waits=waits, rolls=rolls)
            found = self._reads[scene, waits, rolls] = self._ordered(things)
        return found

    def _ordered(self, things: frozenset[Thing]) -> _Read:
        rules = self._live.rules(things)
        return _Read(
            self._named(things, "var"),
            self._named(things, "visits"),
            self._named(things, "taken"),
            self._named(things, "quest"),
            tuple(sorted(name for of, name in things if of == "deck")),
            SHEET in things,
            rules if rules or REWARD in things else None,
            CLOCK in things,
            TURN in things,
        )

    def _named(self, things: Iterable[Thing], kind: str) -> tuple[str, ...]:
        names = {name for of, name in things if of == kind}
        every = self._all[kind]
        return every if ALL in names else tuple(name for name in every if name in names)


def _comes(event: Event, clock: int) -> bool:
    return event.minute > clock or event.until >= clock > 0
