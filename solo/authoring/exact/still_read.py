"""What the rest of a game may still read: two states that differ in nothing else go alike.

What is read is found in the adventure as written, for each scene with all that may follow it. Where
it can't be told which part of something is read, all of it counts as read.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from itertools import chain

from solo.adventure import graph
from solo.adventure.branch import Authored, Branch, Draw, Join, Pool, QuestStep, SetVariable
from solo.adventure.model import Adventure, Choice, Scene, Table
from solo.adventure.naming import RESERVED
from solo.adventure.shipped import table_of
from solo.prose import Expression, Prose

Thing = tuple[str, str]
"""Something that may be read: (`var`, its name), (`visits`, a scene), (`taken`, a choice), …"""

ALL = "*"
SHEET: Thing = ("sheet", "")
REWARD: Thing = ("reward", "")
CLOCK: Thing = ("clock", "")
TURN: Thing = ("turn", "")
OUTCOME: Thing = ("outcome", "")
_CONSTANT = frozenset(("foes", "names"))
_OF_HERO = frozenset(("hero", "companions"))
_OF_CLOCK = frozenset(("clock", "hour", "time_of_day"))
_OF_OUTCOME = frozenset(("outcome", "successes", "failures"))
_KEYED = {"visited": "visits", "taken": "taken", "quests": "quest"}


class Live:
    """What may still be read, by the scene where a game stands."""

    def __init__(self, adventure: Adventure) -> None:
        self._adventure = adventure
        self._ways = graph.ways_of(adventure)
        self._rules: dict[str, object] = {}
        self._macros: frozenset[str] | None = None
        self._tables: dict[str, frozenset[Thing]] = {}
        self._always = frozenset(self._of_events())
        self._entered: dict[str, frozenset[Thing]] = {}
        self._chosen: dict[str, frozenset[Thing]] = {}
        self._behind: dict[str, frozenset[str]] = {}
        self._found: dict[tuple[str, bool, bool], frozenset[Thing]] = {}

    def at(self, scene: str, *, waits: bool, rolls: bool = False) -> frozenset[Thing]:
        """Return what may be read from a state in a scene on.

        Args:
            scene: The scene.
            waits: Whether an encounter is open there, which may be the scene's own.
            rolls: Whether its check reads something yet.
        """
        found = self._found.get((scene, waits, rolls))
        if found is None:
            known = scene in self._adventure.scenes  # not while a hero is being chosen
            things = {*self._always, *(self._choices(scene) if known else ())}
            if waits and known:
                things.update(self._whole(scene) if rolls else self._after(scene))
            for other in self.behind(scene):
                things |= self._whole(other)
            found = self._found[scene, waits, rolls] = frozenset(things)
        return found

    def led(self, answers: Iterable[Branch]) -> frozenset[Thing] | None:
        """Return what may be read from what answers a roll on; None unless it surely leads away."""
        targets: set[str] = set()
        scenes = self._adventure.scenes
        for branch in chain(*map(graph.branches, answers)):
            way = branch.goto
            stays = branch.check is not None or branch.visit is not None or branch.returns
            if stays or isinstance(way, Pool) or not (way is None or way in scenes):
                return None
            targets.update(() if way is None else (way,))
        if not any(branch.goto for branch in answers):
            return None
        things = {*self._always, *self._reads(tuple(answers), ALL)}
        for scene in {*targets, *chain(*map(self.behind, targets))}:
            things |= self._whole(scene)
        return frozenset(things)

    def chosen(self, choice: Choice) -> frozenset[Thing] | None:
        """Return what may be read once a choice is taken; None unless it surely leads away."""
        things = self.led((choice.body,))
        return None if things is None else things.union(self._reads(choice, ALL))

    def tells(self, answers: object) -> bool:
        """Say whether what answers a roll reads how it fell; of what has no answer, all counts."""
        if answers is None:
            return self.reads(OUTCOME)
        return OUTCOME in self._always or OUTCOME in self._reads(answers, ALL)

    def own(self, choice: Choice, scene: str) -> frozenset[Thing]:
        """Return what is read by a choice itself, with all that it does in its scene."""
        return self._always.union(self._reads(choice, scene))

    def rules(self, things: Iterable[Thing]) -> tuple[object, ...]:
        """Return the checks and effects that may come; what these read, the system knows."""
        return tuple(self._rules[name] for kind, name in sorted(things) if kind == "rule")

    def behind(self, scene: str) -> frozenset[str]:
        """Return the scenes that may be entered after a game stands in this one."""
        found = self._behind.get(scene)
        if found is None:
            adventure = self._adventure
            ahead = [*self._ways.get(scene, (adventure.start,)), *self._called()]
            if adventure.defeat is not None:
                ahead.append(adventure.defeat)
            reached: set[str] = set()
            while ahead:
                key = ahead.pop()
                if key not in reached:
                    reached.add(key)
                    ahead += self._ways.get(key, ())
            found = self._behind[scene] = frozenset(reached & adventure.scenes.keys())
        return found

    def reads(self, thing: Thing) -> bool:
        """Say whether anything but prose reads something, anywhere."""
        scenes = self._adventure.scenes
        return thing in self._always or any(thing in self._whole(scene) for scene in scenes)

    # What each part reads

    def _whole(self, key: str) -> frozenset[Thing]:
        found = self._entered.get(key)
        if found is None:
            scene = self._adventure.scenes[key]
            parts = (scene.body, scene.when)
            found = frozenset((*self._choices(key), *self._reads(parts, key)))
            self._entered[key] = found
        return found

    def _after(self, key: str) -> Iterator[Thing]:
        """Yield what a scene reads once its own check has begun."""
        scene = self._adventure.scenes[key]
        yield from self._reads(scene.body._replace(check=None), key)

    def _choices(self, key: str) -> frozenset[Thing]:
        found = self._chosen.get(key)
        if found is None:
            scene = self._adventure.scenes[key]
            found = self._chosen[key] = frozenset(self._reads(scene.choices, key))
        return found

    def _of_events(self) -> Iterator[Thing]:
        yield from self._reads(tuple(self._adventure.events.values()), ALL)

    def _called(self) -> Iterator[str]:
        for event in self._adventure.events.values():
            for branch in graph.branches(event.body):
                if branch.visit is not None:
                    yield branch.visit
                elif isinstance(branch.goto, Pool):
                    yield from self._adventure.pools.get(branch.goto.name, ())
                elif branch.goto is not None:
                    yield branch.goto

    def _reads(self, value: object, scene: str) -> Iterator[Thing]:
        """Yield what a part of the adventure reads of a game; `scene` is where it stands."""
        match value:
            case Expression():
                yield from self._asked(value, scene)
                yield from self._drawn_by(value)
            case Prose():  # its words are for the player, but what it draws may do something
                yield from self._drawn_by(value)
            case str() | int() | None:
                pass
            case Choice():
                if value.once:
                    yield "taken", value.key(scene)
                yield from self._fields(value, scene)
            case Authored():  # a check or an effect
                self._rules[str(id(value))] = value.value
                yield "rule", str(id(value))
                yield from self._reads(tuple(value.fields.values()), scene)
            case Draw():
                yield from self._table(value.table)
            case Pool():
                yield from self._drawn(value)
            case SetVariable():  # what only counts itself on is not read by that
                found = self._reads(value.value, scene)
                yield from (thing for thing in found if thing != ("var", value.name))
            case QuestStep():
                yield from (REWARD, ("quest", value.quest))
            case Join():
                yield SHEET
            case _:
                yield from self._fields(value, scene)

    def _fields(self, value: object, scene: str) -> Iterator[Thing]:
        parts: Iterable[object] = ()
        if isinstance(value, Mapping):
            parts = value.values()
        elif isinstance(value, tuple):
            parts = value
        elif is_dataclass(value):
            parts = (getattr(value, field.name) for field in fields(value))
        for part in parts:
            yield from self._reads(part, scene)

    def _drawn(self, pool: Pool) -> Iterator[Thing]:
        for key in self._adventure.pools.get(pool.name, ()):
            if pool.pick != "random":
                yield "visits", key
            yield from self._reads(self._adventure.scenes[key].when, key)

    def _drawn_by(self, text: Expression | Prose) -> Iterator[Thing]:
        for what in text.draws:
            yield from self._table(what)

    def _table(self, key: str) -> frozenset[Thing]:
        """Return what drawing from a table reads; nothing where dice are rolled instead."""
        found = self._tables.get(key)
        if found is None:
            table = table_of(self._adventure.tables, key, self._adventure.spoken)
            things = set() if table is None else set(self._rows(table))
            found = self._tables[key] = frozenset(things)
        return found

    def _rows(self, table: Table) -> Iterator[Thing]:
        if table.deck:
            yield "deck", table.id
        for row in table.rows:
            yield from self._reads((row.when, row.text, row.actions), ALL)
            if row.text is not None:  # it may become a variable's
                yield from self._asked(row.text, ALL)

    def _asked(self, text: Expression | Prose, scene: str) -> Iterator[Thing]:
        if text.constant:
            return
        words = set(re.findall(r"\w+", text.source))
        called = words & self._adventure.language.macros().keys()
        for name in {*text.names(), *(self._of_macros() if called else ())}:
            yield from self._named(name, text.source, "*" if called else scene)

    def _named(self, name: str, source: str, scene: str) -> Iterator[Thing]:
        if name in _KEYED:
            keys = [ALL] if scene == ALL else _keys(name, source)
            yield from ((_KEYED[name], key) for key in keys)
        elif name == "visits":
            yield "visits", scene
        elif name in _OF_HERO:
            yield SHEET
        elif name in _OF_CLOCK:
            yield CLOCK
        elif name in _OF_OUTCOME:
            yield OUTCOME
        elif name == "turn":
            yield TURN
        elif name not in _CONSTANT:
            yield "var", name

    def _of_macros(self) -> frozenset[str]:
        """Return the names of the game that any macro reads."""
        if self._macros is None:
            known = {*self._adventure.variables, *RESERVED}
            language = self._adventure.language
            self._macros = frozenset(
                name
                for name in known
                if any(found.code == "name-unknown" for found in language.problems(known - {name}))
            )
        return self._macros


def _keys(name: str, source: str) -> list[str]:
    """Return the keys that a text asks something for; all where one may be worked out."""
    asked = re.findall(rf"\b{name}\s*\[\s*(?:'([^']*)'|\"([^\"]*)\")\s*\]", source)
    if len(asked) < len(re.findall(rf"\b{name}\b", source)):
        return [ALL]
    return [one or other for one, other in asked]


def ending_scenes(adventure: Adventure) -> tuple[Scene, ...]:
    """Return the scenes that are endings, in the order written."""
    return tuple(scene for scene in adventure.scenes.values() if scene.ending is not None)
