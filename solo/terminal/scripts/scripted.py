"""Scripts played line by line until one does not fit, and scripts written from games."""

import difflib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType

from solo.engine.chance import Chance, Scripted
from solo.engine.commands import (
    Ask,
    Choose,
    Command,
    Prefer,
    Try,
    Undo,
    Use,
    from_record,
    to_record,
)
from solo.engine.events import Faulted, Refused
from solo.engine.log import logged
from solo.engine.past import Turn
from solo.engine.session import Session
from solo.engine.state import State
from solo.errors import SoloError
from solo.namedtuple import NamedTuple
from solo.terminal.front_ends.player import Player
from solo.terminal.scripts.script import Script, Step, spelt, variables_of
from solo.terminal.typed.lines import parse
from solo.terminal.typed.readings import Asking, Bringing, Deciding, Hushed, Nonsense, Query, Voting
from solo.terminal.window.blocks import line
from solo.words import english

Begin = Callable[[Chance, Sequence[str]], Session]
"""Opens a game with these dice and heroes."""

Show = Callable[[Session], Player]
"""Returns who sees a game."""

_FACES_A_LINE = 200
NO_WORDS: Mapping[str, str] = MappingProxyType({})


class Mismatch(NamedTuple):
    """The first line of a script that does not fit."""

    line: int  # its number
    expected: str  # what it expects
    found: str  # what came instead
    # the lines around it, as they are and as they would have to be
    difference: tuple[str, ...] = ()

    def told(self, name: str) -> str:
        """Return it as a sentence about a file."""
        return f"{name}:{self.line}: expected {self.expected}, found {self.found}"


# Playing


def play(
    script: Script,
    begin: Begin,
    *,
    chance: Chance | None = None,
    show: Show | None = None,
    words: Mapping[str, str] = NO_WORDS,
) -> Mismatch | None:
    """Play a script to its ending; return the first line that does not fit, or None.

    Args:
        script: The script.
        begin: Opens the game.
        chance: The dice of a script that gives no faces.
        show: Says who sees it.
        words: Texts of the translation that is played, by those of the author, whose words a script
            expects in variables.

    Raises:
        SoloError: The game can't be opened.
    """
    dice = Scripted(script.loose)
    session = begin(dice if script.loaded or chance is None else chance, script.heroes)
    player = show(session) if show is not None else None
    return Playing(script, session, dice, player, words).run()


class Playing:
    """A script while it is played."""

    def __init__(
        self,
        script: Script,
        session: Session,
        dice: Scripted,
        show: Player | None = None,
        words: Mapping[str, str] = NO_WORDS,
    ) -> None:
        self._script = script
        self._session = session
        self._dice = dice
        self._show = show
        self._words = words
        self._asking: Asking | None = None

    def run(self) -> Mismatch | None:
        """Play to the ending."""
        first, *steps = self._script.steps
        session, show = self._session, self._show
        if show is not None:
            show.happened(logged(session, session.turns[0]))
            show.opened()
            show.settled()
        wrong = self._compared(first, session.state, None)
        for step in steps:
            if wrong is not None:
                return wrong
            wrong = self._taken(step)
        last = self._script.steps[-1]
        goes_on = any(one.what == "ending" and not one.value for one in last.expected)
        if wrong is None and not session.over and not goes_on:
            end = len(self._script.lines) + 1
            return Mismatch(end, "an ending", f"the game going on in '{session.state.scene}'")
        return wrong

    def _taken(self, step: Step) -> Mismatch | None:
        """Do what a step says, and compare what came of it."""
        session = self._session
        before = session.state
        try:
            command = self._command(step)
        except SoloError as error:
            return self._wrong(step, step.line, "a command", str(error), (f"# {error}",))
        if command is None:
            return None
        if step.faces is not None:
            self._dice.give(before.turn + 1, step.faces)
        turn = session.do(command)
        if not turn.accepted:
            reason = _reason(turn)
            said = f"'{step.typed}' to be taken"
            return self._wrong(step, step.line, said, reason, (f"# refused: {reason}",))
        if self._show is not None:
            self._show.told("typed", (line(f"> {step.typed}"),))
            self._show.happened(logged(session, turn, before))
            self._show.opened()
            self._show.settled()
        return self._compared(step, before, turn)

    def _command(self, step: Step) -> Command | None:
        """Read what is typed; None while words are wanted, or where it is no command.

        Raises:
            SoloError: It means nothing now.
        """
        asking, self._asking = self._asking, None
        if asking is not None:
            return asking.completed(step.typed)
        if step.typed.startswith("{"):
            try:
                return from_record(json.loads(step.typed))
            except (ValueError, RecursionError, AttributeError) as reason:
                raise SoloError(f"'{step.typed[:60]}' is no command: {reason}") from reason
        reading = parse(step.typed, self._session, ids=True)
        match reading:
            case Asking():
                self._asking = reading
                return None
            case Nonsense():
                raise SoloError(english(reading.reason))
            case Query(topic="quit"):
                raise SoloError("'quit', which leaves the game before its ending")
            case Bringing():
                raise SoloError("a file, which a script can't read")
            case Voting():
                raise SoloError("a vote, which a script can't hold")
            case Hushed(command=hushed):
                return hushed  # which wants its words in the same line
            case Deciding():
                raise SoloError("an action with a decision; a script has each in a line of its own")
            case Query():
                return None
        return reading

    def _compared(self, step: Step, before: State, turn: Turn | None) -> Mismatch | None:
        """Return the first difference from what a step expects."""
        session = self._session
        now = outcome(session, before, turn, step)  # worked out only where something differs
        if turn is not None and step.faces is not None and len(step.faces) != len(turn.rolls):
            said = f"{len(step.faces)} dice to fall"
            return self._wrong(step, step.faces_line, said, str(len(turn.rolls)), now)
        for one in step.expected:
            found, said = _now(session, one.what, one.name), f"{one.what} '{one.value}'"
            if one.what == "=":
                said = f"{one.name} = {one.value}"
            if found != one.value and not (one.what == "=" and self._same(found, one.value)):
                return self._wrong(step, one.line, said, found or "none", now)
        return None

    def _same(self, found: str, value: str) -> bool:
        """Say whether a variable holds what is expected, or its translation."""
        held = _unquoted(found)
        meant = (source for source, text in self._words.items() if text == held)
        return held == value or any(value in (source, spelt(source)) for source in meant)

    def _wrong(
        self, step: Step, at: int, expected: str, found: str, now: Iterable[str]
    ) -> Mismatch:
        lines = self._script.lines
        typed = lines[step.line - 1 : step.line] if step.line else ()
        was = lines[: max(step.last, step.line)]
        would = (*lines[: max(step.line - 1, 0)], *typed, *(f"  {one}" for one in now))
        difference = difflib.unified_diff(was, would, "as written", "as it goes", lineterm="", n=4)
        return Mismatch(at, expected, found, tuple(difference))


def _reason(turn: Turn) -> str:
    match turn.events[:1]:
        case (Refused(reason),):
            return english(reason)
        case (Faulted(problem),):
            return str(problem)
    return "nothing"


def _now(session: Session, what: str, name: str) -> str:
    """Return what something is now, as a script writes it."""
    if what == "scene":
        return session.state.scene
    if what == "ending":
        return session.ending
    return spelt(session.state.variables[name]) if name in session.state.variables else ""


def _unquoted(word: str) -> str:
    return str(json.loads(word)) if word.startswith('"') else word


def outcome(
    session: Session, before: State, turn: Turn | None, step: Step | None = None
) -> Iterator[str]:
    """Yield the lines that a script has below a command: faces, scene, variables, ending.

    With a `step`, those that it has too, whether anything changed in them or not.
    """
    state = session.state
    asked = {(one.what, one.name) for one in step.expected} if step is not None else set()
    if turn is not None and (turn.rolls or (step is not None and step.faces is not None)):
        yield f"dice: {', '.join(str(face) for _, face in turn.rolls)}"
    if not session.over and (state.scene != before.scene or ("scene", "") in asked):
        yield f"scene: {state.scene}"
    changed = list(variables_of(before.variables, state.variables))
    yield from changed
    named = {one.partition(" ")[0] for one in changed}
    for what, name in asked:
        if what == "=" and name not in named and name in state.variables:
            yield f"{name} = {spelt(state.variables[name])}"
    if session.over:
        yield f"ending: {session.ending}"


# Writing


def written(
    session: Session, commands: Sequence[Command], faces: Sequence[Sequence[int]]
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Play commands in a game just opened; yield the lines typed, and what came of each.

    Args:
        session: The game; its dice are `Scripted`.
        commands: What is done.
        faces: The dice of each command.

    Raises:
        SoloError: A command is not taken: it is none of this game.
    """
    assert isinstance(session.chance, Scripted)
    for command, dice in zip(commands, faces, strict=True):
        typed = spelling(command, session)
        before = session.state
        session.chance.give(before.turn + 1, dice)
        turn = session.do(command)
        if not turn.accepted:
            raise SoloError(f"turn {before.turn + 1} can't be played again: {_reason(turn)}")
        for first in typed[:-1]:
            yield first, ()
        yield typed[-1], tuple(outcome(session, before, turn))


def as_text(
    head: Iterable[str], opening: Sequence[int], lines: Iterable[tuple[str, tuple[str, ...]]]
) -> str:
    """Return a script as a file, given what stands above its commands."""
    found = [*head]
    starts = range(0, len(opening), _FACES_A_LINE)
    found += [f"dice: {', '.join(map(str, opening[at : at + _FACES_A_LINE]))}" for at in starts]
    for typed, below in lines:
        found += [f"> {typed}", *(f"  {one}" for one in below)]
    return "\n".join((*found, ""))


def spelling(command: Command, session: Session) -> tuple[str, ...]:
    """Return what a player types for a command now: one line, or a second one for words.

    A command without such a line is written as in a journal.
    """
    for typed in _spellings(command):
        reading = parse(typed, session, ids=True)
        if reading == command:
            return (typed,)
        words = getattr(command, "words", "")
        if isinstance(reading, Asking) and words and reading.completed(words) == command:
            return (typed, words)
    return (json.dumps(to_record(command), ensure_ascii=False),)


def _spellings(command: Command) -> tuple[str, ...]:
    match command:
        case Choose(option, words, offers):
            lead = "offer " if offers else ""
            return (f"{lead}{option} {words}".strip(), f"{lead}{option}")
        case Use(option, words):
            return (f"{option} {words}".strip(), option)
        case Try(attribute, difficulty, text):
            return (" ".join(f"try {attribute} {difficulty} {text}".split()),)
        case Ask(question, likelihood):
            return (f"ask {question} {likelihood}".strip(),)
        case Prefer(name, value):
            return (f"{name} {value}",)
        case Undo(anew):
            return ("undo anew" if anew else "undo",)
    return ()
