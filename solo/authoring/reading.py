"""Every text and condition of an adventure, and what reads and sets its variables."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from solo.adventure.branch import Authored, Draw, Join, QuestStep, SetVariable, Value
from solo.adventure.constants import literal
from solo.adventure.model import Adventure, Input
from solo.adventure.naming import RESERVED
from solo.authoring.walking import EMPTY, names_of, within
from solo.prose import Expression, Prose

Text = Prose | Expression
_WORDS = re.compile(r"[a-z][a-z0-9_]*")
_EMPTY = EMPTY | {str}  # a text that may read or set something is no bare one


@dataclass(slots=True)
class Uses:
    """The uses of variables in an adventure.

    Args:
        texts: Every text with markup and every expression but conditions.
        conditions: Every `when`.
        values: By variable: the constants that it is set to; None for what is worked out or drawn.
        read: The variables that something but their own setting reads.
        actions: The draws, the steps of quests, and who joins or leaves.
        authored: The checks, effects and encounters.
    """

    texts: list[Text] = field(default_factory=list)
    conditions: list[Expression] = field(default_factory=list)
    values: dict[str, list[Value | None]] = field(default_factory=dict)
    read: set[str] = field(default_factory=set)
    actions: list[Draw | Join | QuestStep] = field(default_factory=list)
    authored: list[Authored] = field(default_factory=list)


def uses(adventure: Adventure) -> Uses:
    """Return what an adventure's texts read and its effects set."""
    found = Uses()
    unread = set(adventure.variables)
    for section in (adventure.scenes, adventure.events, adventure.quests, adventure.tables):
        _walk(section, found, unread, "")
    known = {*adventure.variables, *RESERVED}
    for name in sorted(unread):
        if any(p.code == "name-unknown" for p in adventure.language.problems(known - {name})):
            unread.discard(name)  # a macro reads it
    found.read = set(adventure.variables) - unread
    return found


def settings(part: object) -> Mapping[str, int]:
    """Return how often each variable is set in a part of an adventure."""
    found = Uses()
    _walk(part, found, set(), "")
    return {name: len(values) for name, values in found.values.items()}


def texts(part: object) -> list[Prose]:
    """Return every text with markup in a part of an adventure, in the order written."""
    found = Uses()
    _walk(part, found, set(), "")
    return [text for text in found.texts if isinstance(text, Prose)]


def _walk(value: object, found: Uses, unread: set[str], own: str) -> None:
    """Go through a part of an adventure; `own` is the variable whose setting it is."""
    if type(value) is Prose or type(value) is Expression:  # asked for first, as most parts are
        _note(value, found, unread, own)
        return
    match value:
        case SetVariable():
            found.values.setdefault(value.name, []).append(_constant(value.value))
            _walk(value.value, found, unread, value.name)
        case Draw():
            found.actions.append(value)
            if value.into:
                found.values.setdefault(value.into, []).append(None)
        case Join() | QuestStep():
            found.actions.append(value)
        case Input():
            found.values.setdefault(value.into, []).append(None)
            _walk(value.prompt, found, unread, own)
        case Authored():
            found.authored.append(value)
            _walk(value.fields, found, unread, own)
        case _:
            _walk_parts(value, found, unread, own)


def _walk_parts(value: object, found: Uses, unread: set[str], own: str) -> None:
    names = names_of(value)
    for name in names:
        part = getattr(value, name)
        if not part or type(part) in _EMPTY:
            continue
        if name == "when":
            found.conditions.append(part)
            _note(part, found, unread, "", listed=False)
        else:
            _walk(part, found, unread, own)
    for part in () if names else within(value):
        if part and type(part) not in _EMPTY:
            _walk(part, found, unread, own)


def _note(text: Text, found: Uses, unread: set[str], own: str, *, listed: bool = True) -> None:
    if text.constant:
        return
    if listed:
        found.texts.append(text)
    if unread.intersection(_WORDS.findall(text.source)) - {own}:
        unread.difference_update(text.names() - {own})


def _constant(value: Value | Expression) -> Value | None:
    return literal(value.source) if isinstance(value, Expression) else value
