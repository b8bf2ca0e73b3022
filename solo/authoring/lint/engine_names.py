"""What the engine tells at a place of the story: visits, choices taken, quests, who is along.

At most places it may be anything. But whoever reads the text of a scene has come to it, nobody goes
on after an ending, a quest is only at steps that something brings it to, and nobody is along whom
nothing lets join.
"""

import itertools
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import field

from solo.adventure.branch import Authored, Join, QuestStep
from solo.adventure.graph import circling
from solo.adventure.model import Adventure, Scene
from solo.adventure.reading.past import Past
from solo.authoring.lint.trying import Domain, Tried, never
from solo.authoring.reading import Text, Uses
from solo.authoring.walking import fields_of, names_of, within
from solo.dataclass import dataclass
from solo.engine.world import Steps
from solo.errors import Mark
from solo.prose import Expression

MOST_KEYS = 4  # scenes, choices or quests of one kind that a condition asks about
_OTHERWISE_ASKED = re.compile(r"\bcompanions\s*[.\[|]")
_DIGITS = 10  # of a number that something is compared with
VISITS, VISITED, TAKEN, QUESTS, COMPANIONS = "visits", "visited", "taken", "quests", "companions"
STORY = frozenset((VISITS, VISITED, TAKEN, QUESTS, COMPANIONS))
Asked = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of a whole adventure."""

    endings: frozenset[str]  # scenes with which a game is over
    last: frozenset[str]  # choices that always lead to one, as `taken` calls them
    steps: Mapping[str, Collection[str]]  # by quest, what it may be at
    joined: frozenset[str]  # the companions whom something lets join
    declared: frozenset[str] = field(default_factory=frozenset)  # all companions
    again: frozenset[str] = field(default_factory=frozenset)  # scenes that one may come back to
    scenes: frozenset[str] = field(default_factory=frozenset)  # all of them


class Judge:
    """Says which conditions never hold; of the same words at like places it is asked once.

    Args:
        adventure: The adventure.
        found: What its texts read and its effects set.
        past: The last reading in an editor, in which the same may have been asked.
    """

    def __init__(self, adventure: Adventure, found: Uses, past: Past | None = None) -> None:
        self.adventure = adventure
        self.found = found
        self.about = known(adventure, found)
        kept = {} if past is None else past.kept(_sign(self))
        self.tried: Tried = kept.setdefault("tried", {})
        self._made: dict[str, Expression] = kept.setdefault("made", {})
        self._asked: dict[str, Asked] = kept.setdefault("asked", {})
        self._never: dict[tuple[object, ...], bool] = kept.setdefault("never", {})

    def expression(self, source: str, mark: Mark) -> Expression:
        """Return an expression of these words; its place is that where they were met first."""
        made = self._made.get(source)
        if made is None:
            made = self._made[source] = self.adventure.language.expression(source, mark)
        return made

    def tells(self, condition: Expression) -> bool:
        """Say whether a condition asks for something that the story tells."""
        return any(name in STORY for name, _ in self._of(condition))

    def asks(self, condition: Expression, wanted: str) -> bool:
        """Say whether a condition asks for a name."""
        return any(name == wanted for name, _ in self._of(condition))

    def never(self, condition: Expression, scene: Scene | None, own: str = "") -> bool:
        """Say whether a condition never holds; the arguments are those of `domains`."""
        asked = self._of(condition)
        here = "" if scene is None else scene.id
        alike = (
            condition.source,
            None if scene is None else here in self.about.again,
            here if (VISITED, here) in asked else "",
            own if (TAKEN, own) in asked else "",
        )
        found = self._never.get(alike)
        if found is None:
            story = domains(condition, self.about, scene, own, asked)
            found = never(condition, self.adventure, self.found, story)
            if self.adventure.language.load.left > 0:  # else it was not tried to the end
                self._never[alike] = found
        return found

    def _of(self, condition: Expression) -> Asked:
        asked = self._asked.get(condition.source)
        if asked is None:
            asked = tuple((name, key) for name, key, _ in condition.asked())
            self._asked[condition.source] = asked
        return asked


def _sign(judge: Judge) -> object:
    """Return all that it rests on which conditions never hold, but for their own words."""
    adventure, found = judge.adventure, judge.found
    places: dict[Mark, int] = {}  # a line more above them changes nothing
    return (
        judge.about,
        id(adventure.language),
        (dict(adventure.variables), [*adventure.scenes], [*adventure.quests]),
        {name: tuple(values) for name, values in found.values.items()},
        [
            (name, one.source, places.setdefault(one.mark, len(places)), one.mark in found.once)
            for name, one in found.worked_out
        ],
        [hero.sheet() for hero in adventure.heroes],
        adventure.needs,
    )


def known(adventure: Adventure, found: Uses) -> Known:
    """Return what is known of an adventure."""
    over = frozenset(one.id for one in adventure.scenes.values() if one.ending is not None)
    steps: dict[str, set[str]] = {}
    for step in found.actions:
        if isinstance(step, QuestStep):
            steps.setdefault(step.quest, {""}).add(step.step)
    joins = (one for one in found.actions if isinstance(one, Join) and one.joins)
    return Known(
        over,
        frozenset(_last(adventure, over)),
        steps,
        frozenset((*(one.companion for one in joins), *_named(found, adventure.companions))),
        frozenset(adventure.companions),
        frozenset(circling(adventure, found.paths)),
        frozenset(adventure.scenes),
    )


def _named(found: Uses, companions: Collection[str]) -> Iterator[str]:
    """Yield the companions whom a check or effect of the rules names: one may let them join."""
    for piece in found.pieces if companions else ():
        yield from piece.kept(_words).intersection(companions)


def _words(found: Uses) -> frozenset[str]:
    """Return all words in the checks and effects of a part of an adventure."""
    return words_of(found.authored)


def words_of(authored: Iterable[Authored]) -> frozenset[str]:
    """Return all words in some checks and effects."""
    words: set[str] = set()
    ahead: list[object] = [one.value for one in authored]
    while ahead:
        value = ahead.pop()
        if isinstance(value, str):
            words.add(value)
        elif names_of(value):
            ahead += fields_of(value)
        else:
            ahead += within(value)
    return frozenset(words)


def _last(adventure: Adventure, over: Collection[str]) -> Iterator[str]:
    """Yield the choices that end the game, whatever comes of them."""
    for scene in adventure.scenes.values():
        for choice in scene.choices:  # nothing is called for what leads elsewhere
            body = choice.body
            surely = body.goto in over and body.outcomes is None  # a check may be given up
            if surely and not body.cases and not choice.shared:
                yield choice.key(scene.id)


def domains(
    text: Text, about: Known, scene: Scene | None, own: str, asked: Asked
) -> Mapping[str, Domain]:
    """Return what the names of the story may be where a text or condition stands.

    Args:
        text: The text or condition.
        about: What is known of the adventure.
        scene: The scene that it stands in, if it is told there and nowhere else.
        own: The choice whose own condition it is.
        asked: What it asks of the game: a name, and the part of it or nothing.
    """
    counted = tuple(dict.fromkeys((1, 0, *_counted(text.source))))
    here = scene.id if scene is not None else ""
    values: dict[str, Callable[[str], Sequence[object]]] = {
        VISITED: lambda key: _of_visits(key, about, here, counted),
        TAKEN: lambda key: (0,) if key in about.last or key == own else counted,
        QUESTS: lambda key: tuple(about.steps.get(key, ("",))),
        COMPANIONS: lambda key: (1, 0) if key not in about.declared - about.joined else (0,),
    }
    found: dict[str, Domain] = {}
    for name, may_be in values.items():
        keys = _keys(name, asked)
        if keys and not (name == COMPANIONS and _OTHERWISE_ASKED.search(text.source)):
            found[name] = Domain(tuple(_every(name, keys, may_be)), whole=True)
    if scene is not None and any(name == VISITS for name, _ in asked):
        numbers = (1, 2, *_counted(text.source)) if scene.id in about.again else (1,)
        found[VISITS] = Domain(tuple(dict.fromkeys(numbers)), whole=len(numbers) == 1)
    return found


def _of_visits(key: str, about: Known, here: str, counted: Sequence[int]) -> Sequence[int]:
    if key in about.endings and key != here:
        return (0,)
    most = None if key in about.again or key not in about.scenes else 1
    least = 1 if key == here else 0
    return tuple(one for one in counted if least <= one and (most is None or one <= most))


def _keys(name: str, asked: Asked) -> tuple[str, ...]:
    """Return the parts that are asked of a name; none if it is asked for otherwise too."""
    keys = [key for whole, key in asked if whole == name and key]
    bare = sum(whole == name and not key for whole, key in asked)
    once = tuple(dict.fromkeys(keys))
    return once if bare == len(keys) and len(once) <= MOST_KEYS else ()


def _every(
    name: str, keys: Sequence[str], may_be: Callable[[str], Sequence[object]]
) -> Iterator[object]:
    for some in itertools.product(*map(may_be, keys)):
        told = {key: one for key, one in zip(keys, some, strict=True) if one}  # `in` finds no more
        if name == QUESTS:
            yield Steps({key: str(step) for key, step in told.items()})
        elif name == COMPANIONS:
            yield {key: {} for key in told}
        else:
            yield Counter({key: int(str(many)) for key, many in told.items()})


def _counted(source: str) -> Iterator[int]:
    """Yield the numbers from 1 that stand in a text, with those beside them."""
    numbers = (int(word) for word in re.findall(r"\b\d+\b", source) if len(word) < _DIGITS)
    return (near for number in numbers for near in (number, number + 1, number - 1) if near > 0)
