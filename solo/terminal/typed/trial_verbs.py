"""The words of a trial, by which an author sees and changes the state of the game."""

import re
from collections.abc import Mapping
from functools import partial

from solo.engine.commands import Force, Jump, Set
from solo.engine.session import Session
from solo.terminal import game_time, wording
from solo.terminal.typed.readings import Nonsense, Query, Reading, Verb
from solo.terminal.window.blocks import Block, line
from solo.terminal.window.clean import clean_line
from solo.terminal.words import words

TRIAL = "trial"
"""The group of verbs under which help lists these."""

MOST_FORCED = 100  # faces of one line
_FACES = r"[0-9]{1,3}(?:[ ,]+[0-9]{1,3})*"
_SET = r"([^=\s]+)(?:\s*=\s*|\s+)(.*)"


def _vars(rest: str, session: Session) -> Reading:
    return Query("vars", rest)


def _set(rest: str, session: Session) -> Reading:
    match = re.fullmatch(_SET, rest)
    if match is None or not match[2].strip():
        return Nonsense(words("set-what"), ("set clues=2", "set clock=18:00", "vars"))
    return Set(match[1], match[2].strip())


def _jump(rest: str, session: Session) -> Reading:
    if not rest:
        return Nonsense(words("jump-where"), ("jump cellar",))
    return Jump(rest)


def _force(rest: str, session: Session) -> Reading:
    if not re.fullmatch(_FACES, rest):
        return Nonsense(words("force-what"), ("force 73", "force 7 3 12"))
    faces = tuple(map(int, re.split("[ ,]+", rest)))
    if len(faces) > MOST_FORCED:
        return Nonsense(words("force-most", most=MOST_FORCED), ("force 73",))
    return Force(faces)


TRIAL_VERBS: tuple[Verb, ...] = (
    Verb("vars", TRIAL, _vars, more=True),
    Verb("set", TRIAL, _set),
    Verb("jump", TRIAL, _jump, more=True),
    Verb("force", TRIAL, _force, more=True),
)  # fmt: skip


def standing(typed: str, session: Session) -> tuple[Block, ...]:
    """Return the state of the game, as an author wants to see it."""
    state, tell = session.state, partial(wording.tell, session)
    wanted = typed.strip().lower()
    rows = {name: _said(value) for name, value in state.variables.items() if wanted in name}
    if wanted:
        if not rows:
            return (line(tell("no-variable", name=clean_line(typed)), "remark"),)
        return _rows(rows)
    _, time = game_time.face(session.adventure.clock + state.clock)
    told = {
        "scene": tell("trial-scene", scene=state.scene, visits=state.visits[state.scene]),
        "clock": tell("trial-clock", time=time, minutes=state.clock),
    }
    if state.returns:
        told["returns to"] = state.returns[-1]
    told |= {tell("trial-quest", name=name): step for name, step in state.quests.items()}
    if session.forced:
        told["forced"] = ", ".join(map(str, session.forced))
    return (*_rows(told), *(_rows(rows) or (line(tell("no-variables"), "remark"),)))


def _rows(told: Mapping[str, str]) -> tuple[Block, ...]:
    return tuple(
        line(f"{name} = {value}", tight=bool(place))
        for place, (name, value) in enumerate(told.items())
    )


def _said(value: object) -> str:
    """Return a value as `set` takes it."""
    return str(value).lower() if isinstance(value, bool) else clean_line(str(value))
