"""What an author does by hand in a trial: set a variable or the clock, jump to a scene."""

import re

from solo.adventure.branch import Value
from solo.engine.actions import pass_time
from solo.engine.commands import Jump, Set
from solo.engine.draft import Draft
from solo.engine.events import PreferenceSet
from solo.errors import did_you_mean
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
        near = did_you_mean(name, known) or f"; there are {', '.join(known) or 'none'}"
        raise Illegal(f"no variable '{name}'{near}")
    draft.assign(name, _value(name, text, known[name]))
    draft.events.append(PreferenceSet(name, text))


def _value(name: str, text: str, now: Value) -> Value:
    """Return the value that a text gives a variable; the type stays the same."""
    if isinstance(now, bool):
        if text not in ("true", "false"):
            raise Illegal(f"'{name}' holds true or false, not '{text[:40]}'")
        return text == "true"
    if isinstance(now, int):
        if not _WHOLE.fullmatch(text):
            raise Illegal(f"'{name}' holds a whole number, not '{text[:40]}'")
        return int(text)
    return text


def _wait_until(draft: Draft, text: str) -> None:
    """Let time pass until the next time that the clock shows this hour."""
    match = _HOUR.fullmatch(text)
    if match is None:
        raise Illegal(f"'{text[:40]}' is no time of day; write one such as 18:05")
    if draft.sheet is None:
        raise Illegal("there is no hero yet for whom time could pass")
    hour = int(match[1]) * 60 + int(match[2])
    pass_time(draft, (hour - draft.clock - draft.world.adventure.clock) % _DAY)


def _jump(draft: Draft, scene: str) -> None:
    scenes = draft.world.adventure.scenes
    if scene not in scenes:
        raise Illegal(f"no scene '{scene[:60]}'{did_you_mean(scene, scenes)}")
    if draft.sheet is None:
        raise Illegal("there is no hero yet who could be there; choose one first")
    draft.pending = draft.aside = None
    draft.returns, draft.ended = (), ""
    draft.ahead = scene
