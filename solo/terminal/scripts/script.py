"""Scripts of games as files: commands as they are typed, their dice, and the results expected.

    # The short way home.
    dice: 12, 73
    > unlock
      dice: 5
      scene: hall
      key = true
    > try strength to lift it
      ending: home

A line with `>` is typed; those below it are expected. `ending:` alone says that the game goes on.
Faces below a command are all that fall for it; those above the first command fall wherever a
command has none of its own.
"""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import field

from solo.dataclass import dataclass
from solo.errors import SoloError
from solo.namedtuple import NamedTuple
from solo.terminal.typed.readings import LONGEST

LARGEST = 1024 * 1024  # bytes of a file
MOST_FACES = 20_000
MOST_SIDES = 100
_EXPECTED = re.compile(r"(?:(scene|ending)\s*:|([A-Za-z]\w*)\s*=)\s*(.*)")
_FACES = re.compile(r"dice\s*:\s*(.*)")
_HERO = re.compile(r"hero\s*:\s*(.+)")


class ScriptError(SoloError):
    """A line of a file that is no part of a script."""


class Expected(NamedTuple):
    """Something that is expected after a command: a `scene`, an `ending`, or a variable."""

    line: int  # the number of its line
    what: str  # `scene`, `ending` or `=`
    name: str  # the variable
    value: str  # what is expected; no ending means that the game goes on


@dataclass(slots=True)
class Step:
    """A command and what is expected of it; the first step of a script is the beginning."""

    line: int  # the number of its line
    typed: str  # what is typed; nothing at the beginning
    last: int  # the number of the last line that belongs to it
    faces: tuple[int, ...] | None = None  # the dice that fall for it, or None if that is not said
    faces_line: int = 0  # the number of the line that gives them
    expected: list[Expected] = field(default_factory=list)  # what is expected after it


@dataclass(frozen=True, slots=True)
class Script:
    """A game to be played."""

    lines: tuple[str, ...]  # the lines of the file
    steps: tuple[Step, ...]  # the beginning and the commands
    heroes: tuple[str, ...] = ()  # who sets out

    @property
    def loose(self) -> tuple[int, ...]:
        """The faces that belong to no command."""
        return self.steps[0].faces or ()

    @property
    def loaded(self) -> bool:
        """Whether the script says how its dice fall."""
        return any(step.faces is not None for step in self.steps)


def read(text: str) -> Script:
    """Read a script, or a way as `solo test --json` gives it.

    Raises:
        ScriptError: A line is not one of a script; the text says which.
    """
    if text.lstrip().startswith("{"):
        text = _from_json(text)
    lines = tuple(text.replace("\r\n", "\n").rstrip("\n").split("\n"))
    steps, heroes = [Step(0, "", 0)], []
    for number, line in enumerate(lines, 1):
        words = line.strip()
        if not words or words.startswith("#"):
            continue
        if len(words) > LONGEST and not _FACES.match(words):
            raise ScriptError(f"line {number}: a line holds up to {LONGEST} characters")
        if words.startswith(">"):
            steps.append(Step(number, words[1:].strip(), number))
        elif len(steps) == 1 and (hero := _HERO.fullmatch(words)):
            heroes.append(hero[1])
        else:
            _belongs(steps[-1], number, words)
    return Script(lines, tuple(steps), tuple(heroes))


def _belongs(step: Step, number: int, words: str) -> None:
    """Add a line to the step that it stands below."""
    step.last = number
    if faces := _FACES.fullmatch(words):
        step.faces = (step.faces or ()) + tuple(_faces(faces[1], number))
        step.faces_line = number
        if len(step.faces) > MOST_FACES:
            raise ScriptError(f"line {number}: more than {MOST_FACES:,} faces")
    elif found := _EXPECTED.fullmatch(words):
        step.expected.append(Expected(number, found[1] or "=", found[2] or "", found[3].strip()))
    else:
        raise ScriptError(
            f"line {number}: '{words[:60]}' is no line of a script; write '> COMMAND', "
            "'dice: FACES', 'scene: ID', 'ending: ID' or 'VARIABLE = VALUE'"
        )


def _faces(text: str, number: int) -> Iterator[int]:
    for word in text.replace(",", " ").split():
        if not (word.isascii() and word.isdecimal()) or not 1 <= int(word[:6]) <= MOST_SIDES:
            raise ScriptError(f"line {number}: '{word[:20]}' is no face of a die")
        yield int(word)


def _from_json(text: str) -> str:
    """Return the script that a way is: its `commands`, and its `dice` one after another."""
    try:
        way = json.loads(text)
    except (ValueError, RecursionError) as reason:
        raise ScriptError(f"line 1: this is neither a script nor JSON: {reason}") from reason
    commands, dice = way.get("commands"), way.get("dice", [])
    if not isinstance(commands, list) or not isinstance(dice, list):
        raise ScriptError("line 1: a way has 'commands', a list, and 'dice', a list of faces")
    faces = ", ".join(map(str, dice))
    typed = (f"> {' '.join(str(command).split())}" for command in commands)
    return "\n".join((f"dice: {faces}" if faces else "", *typed))


def spelt(value: object) -> str:
    """Return the value of a variable as a script writes it."""
    if isinstance(value, bool):
        return str(value).lower()
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str) else str(value)


def variables_of(before: Mapping[str, object], after: Mapping[str, object]) -> Iterator[str]:
    """Yield a line for each variable that has changed."""
    for name, value in after.items():
        if name not in before or before[name] != value:
            yield f"{name} = {spelt(value)}"
