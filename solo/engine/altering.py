"""What an author does by hand in a trial: set a variable or the clock, jump to a scene."""

import re

from solo.adventure.branch import Value
from solo.engine.actions import pass_time
from solo.engine.commands import Jump, Set
from solo.engine.draft import Draft
from solo.engine.events import PreferenceSet
from solo.engine.words import words as say
from solo.errors import nearest
from solo.rules.core.protocols import Illegal

CLOCK = "clock"
MOST_DIGITS = 12
_HOUR = re.compile(r"([01]?[0-9]|2[0-3]):([0-5][0-9])")
_WHOLE = re.compile(rf"[+-]?[0-9]{{1,{MOST_DIGITS}}}")
_DAY = 24 * 60


def alter(draft: Draft, command: Set | Jump) -> None:
    """Do what an author says, against the story's own rules.

    Raises:
        Illegal: There is no such variable or scene, or the value does not fit.
    """
    if isinstance(command, Jump):
        _jump(draft, command.scene)
    elif command.name == CLOCK and CLOCK not in draft.variables:
        _wait_until(draft, command.value)
    else:
        _set(draft, command.name, command.value)


def _set(draft: Draft, name: str, text: str) -> None:
    known = draft.variables
    if name not in known:
        raise Illegal(say("no-variable", name=name, near=nearest(name, known), known=(*known,)))
    draft.assign(name, _value(name, text, known[name]))
    draft.events.append(PreferenceSet(name, text))


def _value(name: str, text: str, now: Value) -> Value:
    """Return the value that a text gives a variable; the type stays the same."""
    if isinstance(now, bool):
        if text not in ("true", "false"):
            raise Illegal(say("not-true-or-false", name=name, text=text[:40]))
        return text == "true"
    if isinstance(now, int):
        if not _WHOLE.fullmatch(text):
            raise Illegal(say("not-whole", name=name, text=text[:40]))
        return int(text)
    return text


def _wait_until(draft: Draft, text: str) -> None:
    """Let time pass until the next time that the clock shows this hour."""
    match = _HOUR.fullmatch(text)
    if match is None:
        raise Illegal(say("no-hour", text=text[:40]))
    if draft.sheet is None:
        raise Illegal(say("no-hero-for-time"))
    hour = int(match[1]) * 60 + int(match[2])
    pass_time(draft, (hour - draft.clock - draft.world.adventure.clock) % _DAY)


def _jump(draft: Draft, scene: str) -> None:
    scenes = draft.world.adventure.scenes
    if scene not in scenes:
        raise Illegal(say("no-scene", scene=scene[:60], near=nearest(scene, scenes)))
    if draft.sheet is None:
        raise Illegal(say("no-hero-there"))
    draft.pending = draft.aside = None
    draft.returns, draft.ended = (), ""
    draft.ahead = scene
