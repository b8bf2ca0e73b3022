"""Every text and condition of an adventure, and what reads and sets its variables."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import field
from typing import Any, TypeVar

from solo.adventure.branch import (
    Authored,
    Branch,
    Draw,
    Join,
    Outcomes,
    QuestStep,
    SetVariable,
    Value,
)
from solo.adventure.constants import literal
from solo.adventure.graph import Paths
from solo.adventure.model import Adventure, Choice, Input, Scene
from solo.adventure.naming import RESERVED
from solo.adventure.reading.past import Past
from solo.authoring.walking import EMPTY, shape_of, within
from solo.dataclass import dataclass
from solo.errors import Mark
from solo.prose import Expression, Prose
from solo.prose.syntax import plain

Text = Prose | Expression
Made = TypeVar("Made")
_LEFT = re.compile(r"\b(?:world|deeds)\b")  # what tells of earlier adventures
_TAG = re.compile(r"\{[{%].*?[%}]\}", re.DOTALL)
_WORDS = re.compile(r"[a-z][a-z0-9_]*")
_TAKEN = frozenset((SetVariable, Draw, Join, QuestStep, Input, Authored))
_EMPTY = EMPTY | {str}  # a text that may read or set something is no bare one


@dataclass(slots=True)
class Uses:
    """The uses of variables in an adventure."""

    # every text with markup and every expression but conditions
    texts: list[Text] = field(default_factory=list)
    conditions: list[Expression] = field(default_factory=list)  # every `when`
    # by variable: the constants that it is set to; None for what is worked out or drawn
    values: dict[str, list[Value | None]] = field(default_factory=dict)
    places: dict[str, list[Mark]] = field(default_factory=dict)  # where each variable is set
    # what variables are set to that is worked out
    worked_out: list[tuple[str, Expression]] = field(default_factory=list)
    # where something is worked out and set that happens once in a game at most
    once: set[Mark] = field(default_factory=set)
    # the variables that something but their own setting reads
    read: set[str] = field(default_factory=set)
    # the draws, the steps of quests, and who joins or leaves
    actions: list[Draw | Join | QuestStep] = field(default_factory=list)
    authored: list[Authored] = field(default_factory=list)  # the checks, effects and encounters
    scenes: dict[str, "Uses"] = field(default_factory=dict)  # what stands in each scene
    pieces: "list[Uses]" = field(default_factory=list)  # those, and what is outside of scenes
    paths: Paths | None = None  # the ways between all scenes
    _made: dict[object, Any] = field(default_factory=dict)

    @property
    def parts(self) -> Mapping[str, Sequence[Branch]]:
        """The branches of each scene."""
        return {} if self.paths is None else self.paths.within

    def kept(self, work: Callable[["Uses"], Made]) -> Made:
        """Return what a function makes of these uses, which nobody changes any more.

        Those of a scene stay until the scene is read again, and so does what is made of them.
        """
        if work not in self._made:
            self._made[work] = work(self)
        made: Made = self._made[work]
        return made


def uses(adventure: Adventure, past: Past | None = None, paths: Paths | None = None) -> Uses:
    """Return what an adventure's texts read and its effects set.

    `past` keeps what was found in a scene for the next time; `paths` are those of who has them.
    """
    found = Uses(paths=paths or Paths(adventure))
    variables = frozenset(adventure.variables)
    left = set(variables)  # what nothing reads as yet: only that is looked for
    for scene in adventure.scenes.values():
        own = _of_scene(scene, left) if past is None else past.once(_of_scene, scene, variables)
        _add(own, found)
        left -= own.read
        found.scenes[scene.id] = own
    rest = Uses()
    found.pieces = [*found.scenes.values(), rest]
    for section in (
        adventure.events,
        adventure.quests,
        adventure.tables,
        adventure.leaves,
        adventure.never,
        adventure.present,
    ):
        _walk(section, rest, variables, "")
    _add(rest, found)
    _draw_known(found, adventure)
    known = {*variables, *RESERVED}
    for name in sorted(variables - found.read):
        if any(p.code == "name-unknown" for p in adventure.language.problems(known - {name})):
            found.read.add(name)  # a macro reads it
    return found


def _draw_known(found: Uses, adventure: Adventure) -> None:
    """Put the texts of a table in the place of what is drawn from it, where all are known."""
    for one in found.actions:
        if not isinstance(one, Draw) or not one.into or one.table not in adventure.tables:
            continue
        rows = adventure.tables[one.table].rows
        texts = [row.text.source for row in rows if row.text is not None and row.text.constant]
        if len(texts) == len(rows):
            values = found.values[one.into]
            values.remove(None)
            values += dict.fromkeys(["", *texts])  # nothing, where no row can be drawn


def _of_scene(scene: Scene, variables: Set[str]) -> Uses:
    """Return what the texts of a scene read of some variables, and what its effects set."""
    found = Uses()
    _scene(scene, found, variables)
    for choice in scene.choices:
        if choice.once:
            found.once.update(_once(choice.body))
    return found


def _add(own: Uses, found: Uses) -> None:
    """Add the uses of one scene to those of the adventure."""
    found.texts += own.texts
    found.conditions += own.conditions
    if own.values:
        for name, values in own.values.items():
            found.values.setdefault(name, []).extend(values)
        for name, places in own.places.items():
            found.places.setdefault(name, []).extend(places)
        found.worked_out += own.worked_out
    if own.read:
        found.read |= own.read
    found.once |= own.once
    found.actions += own.actions
    found.authored += own.authored


def _once(branch: Branch) -> Iterator[Mark]:
    """Yield where a branch sets what is worked out, but for what may happen again within it."""
    for action in branch.actions:
        if isinstance(action, SetVariable) and isinstance(action.value, Expression):
            yield action.value.mark
    inner = [case.branch for case in branch.cases]
    if branch.outcomes is not None:
        inner += (*branch.outcomes.direct(), *(branch.outcomes.also or {}).values())
    for one in inner:
        yield from _once(one)


def inherited(found: Uses) -> frozenset[str]:
    """Return the variables that tell what earlier adventures left: one game begins like another.

    They are set from `world` or `hero.deeds`, or from such a variable.
    """
    known: set[str] = set()
    if not any(_LEFT.search(value.source) for _, value in found.worked_out):
        return frozenset()
    ahead = [(name, value.names(), value.source) for name, value in found.worked_out]
    while more := {
        name
        for name, read, source in ahead
        if name not in known
        and ("world" in read or ("hero" in read and _LEFT.search(source)) or known & read)
    }:
        known |= more
    return frozenset(known)


def settings(part: object) -> Mapping[str, int]:
    """Return how often each variable is set in a part of an adventure."""
    return {name: len(values) for name, values in of_parts(part).values.items()}


def of_parts(part: object) -> Uses:
    """Return the texts and conditions of a part of an adventure, and what they do."""
    found = Uses()
    _walk(part, found, frozenset(), "")
    return found


def texts(part: object) -> list[Prose]:
    """Return every text with markup in a part of an adventure, in the order written."""
    return [text for text in of_parts(part).texts if isinstance(text, Prose)]


def mark_in(text: Text, offset: int) -> Mark:
    """Return where a character of a text stands; of a condition, where that begins."""
    return text.mark_at(offset) if isinstance(text, Prose) else text.mark


def asked_for(pattern: re.Pattern[str], source: str, *, prose: bool) -> Iterator[re.Match[str]]:
    """Yield what a pattern finds in the expressions of a text: in its tags, or in a condition."""
    whole = plain(source)
    for start, end in expressions(whole, prose=prose):
        yield from pattern.finditer(whole, start, end)


def expressions(source: str, *, prose: bool) -> Sequence[tuple[int, int]]:
    """Return where the expressions of a text stand: its tags, or the whole of a condition."""
    return [tag.span() for tag in _TAG.finditer(source)] if prose else [(0, len(source))]


# What an adventure has most of is gone through part by part: each is taken apart whole, so that a
# field which is new can't be forgotten here. All else is gone through by the names of its fields.


def _scene(scene: Scene, found: Uses, variables: Set[str]) -> None:
    _, _, body, tries, title, choices, questions, hints, things, _, _, _, _, _, when, _, _ = scene
    _branch(body, found, variables)
    for outcomes in tries.values():
        _outcomes(outcomes, found, variables)
    if title is not None and "{" in title.source:
        _note(title, found, variables, "")
    for choice in choices:
        _choice(choice, found, variables)
    for part in (questions, hints, things):
        if part:
            _walk(part, found, variables, "")
    if when is not None:
        _condition(when, found, variables)


def _choice(choice: Choice, found: Uses, variables: Set[str]) -> None:
    _, _, label, body, when, barred, _, _, certain_death, typed, _ = choice
    if "{" in label.source:
        _note(label, found, variables, "")
    _branch(body, found, variables)
    if when is not None:
        _condition(when, found, variables)
    for part in (barred, certain_death, typed):
        if part is not None:
            _walk(part, found, variables, "")


def _branch(branch: Branch, found: Uses, variables: Set[str]) -> None:
    _, actions, text, check, risk, outcomes, _, _, _, cases, claims, during, _ = branch
    for action in actions:
        _walk(action, found, variables, "")
    if text is not None and "{" in text.source:
        _note(text, found, variables, "")
    if check is not None:
        _walk(check, found, variables, "")
    if risk is not None:
        _walk(risk, found, variables, "")
    if outcomes is not None:
        _outcomes(outcomes, found, variables)
    for part in (cases, claims, during):
        if part:
            _walk(part, found, variables, "")


def _outcomes(outcomes: Outcomes, found: Uses, variables: Set[str]) -> None:
    for branch in outcomes.direct():  # one that answers several counts is gone through once
        _branch(branch, found, variables)
    for branch in outcomes.also.values() if outcomes.also else ():
        _branch(branch, found, variables)


def _condition(when: Expression, found: Uses, variables: Set[str]) -> None:
    found.conditions.append(when)
    _note(when, found, variables, "", listed=False)


_APART: Mapping[type, Callable[[Any, Uses, Set[str]], None]] = {
    Scene: _scene,
    Choice: _choice,
    Branch: _branch,
    Outcomes: _outcomes,
}


def _walk(value: object, found: Uses, variables: Set[str], own: str) -> None:
    """Go through a part of an adventure; `own` is the variable whose setting it is."""
    kind: type = value.__class__
    if kind is Prose or kind is Expression:  # asked for first, as most parts are
        _note(value, found, variables, own)  # type: ignore[arg-type]  # one of these two
        return
    if kind in _APART:
        _APART[kind](value, found, variables)
        return
    if kind in _TAKEN:
        own, held = _taken(value, found, own)
        for part in held:
            _walk(part, found, variables, own)
        return
    names, held_by = shape_of(kind)
    if not names:
        for part in within(value):
            if part and part.__class__ not in _EMPTY:
                _walk(part, found, variables, own)
        return
    _fields(zip(names, held_by(value), strict=True), found, variables, own)


def _fields(named: Iterable[tuple[str, Any]], found: Uses, variables: Set[str], own: str) -> None:
    """Go through the fields of a part; nothing is called for what nearly every part has."""
    for name, part in named:
        if not part or (held := part.__class__) in _EMPTY:
            continue
        if name == "when":
            _condition(part, found, variables)
        elif held is Prose:
            if "{" in part.source:
                _note(part, found, variables, own)
        elif held is tuple:  # nothing is called for what stands in every scene
            for one in part:
                if one and one.__class__ not in _EMPTY:
                    _walk(one, found, variables, own)
        else:
            _walk(part, found, variables, own)


def _taken(value: object, found: Uses, own: str) -> tuple[str, Iterable[object]]:
    """Take in what sets a variable or does something; return what in it may read something.

    What a variable is set to reads that for this variable alone.
    """
    match value:
        case SetVariable():
            found.values.setdefault(value.name, []).extend(_constants(value))
            found.places.setdefault(value.name, []).append(value.mark)
            if isinstance(value.value, Expression):
                found.worked_out.append((value.name, value.value))
            return value.name, (value.value,)
        case Draw():
            found.actions.append(value)
            if value.into:
                found.values.setdefault(value.into, []).append(None)
        case Join() | QuestStep():
            found.actions.append(value)
        case Input():
            found.values.setdefault(value.into, []).append(None)
            return own, (value.prompt,)
        case Authored():
            found.authored.append(value)
            return own, value.fields.values()
    return own, ()


def _note(text: Text, found: Uses, variables: Set[str], own: str, *, listed: bool = True) -> None:
    if text.constant:
        return
    if listed:
        found.texts.append(text)
    if variables and (variables & {*_WORDS.findall(text.source)}) - found.read - {own}:
        found.read |= (text.names() & variables) - {own}


def _constants(setting: SetVariable) -> Sequence[Value | None]:
    """Return what a variable may be set to; None stands for whatever is worked out."""
    value = setting.value
    if not isinstance(value, Expression):
        return (value,)
    known = literal(value.source)
    if known is not None or " if " not in value.source:
        return (known,)
    return value.chosen({setting.name: ()}) or (None,)


def as_written(value: object) -> str:
    """Return a value of a variable as an author writes it in a condition."""
    return str(value).lower() if isinstance(value, bool) else repr(value)


def alike(source: str) -> str:
    """Return a condition as it is compared with others: its spaces and quotes say nothing."""
    return "".join(source.replace('"', "'").split())
