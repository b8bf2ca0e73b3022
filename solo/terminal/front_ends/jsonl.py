"""The front-end for programs: each event is a line of JSON; each line read counts as typed.

Every line read is answered by lines that end with one `offered` (what can be chosen now), `asked`
(words are wanted for what was chosen, or a die's face) or `left`. A line may also be a JSON object,
`{"line": "2", "cause": "a7"}`: all that answers it then bears its `cause`. With `choose` for `line`
it is the id of an option, which is never taken for the words of another. The line `view` is
answered by one line: all that may be known now, as data.
"""

import json
import sys
from collections.abc import Mapping, Sequence
from typing import TextIO

from solo.engine.log import Logged, seen_by
from solo.engine.session import Session
from solo.namedtuple import NamedTuple
from solo.terminal import wording
from solo.terminal.front_ends.plain import read_line
from solo.terminal.told import fight_status
from solo.terminal.typed import open_options
from solo.terminal.typed.faces import ask_until
from solo.terminal.typed.matching import numbered
from solo.terminal.typed.readings import Nonsense, shortened
from solo.terminal.window.blocks import Block, in_words
from solo.terminal.window.clean import cleaned
from solo.terminal.words import words as say
from solo.view.texts import saying
from solo.view.whole import view

_LONGEST_CAUSE = 100  # characters of a program's own id of a line


class Sent(NamedTuple):
    """A line of a program, its own id for it, and whether it is the id of an option alone."""

    text: str
    cause: str = ""
    chosen: bool = False


class JsonPlayer:
    """Reads lines from one stream and writes records to another."""

    spoken = True
    ids = True

    def __init__(self, session: Session, lines: TextIO, out: TextIO, seat: str = "") -> None:
        self._session = session
        self.seat = seat
        self._lines = lines
        self._out = out
        self._cause = ""

    def ask(self, prompt: str) -> str:
        if prompt:
            self._write({"event": "asked", "prompt": prompt})
        while True:
            text, self._cause, chosen = read_in(read_line(self._lines))
            if prompt or not self._is_answered(text.strip(), chosen=chosen):
                return text

    def _is_answered(self, text: str, *, chosen: bool) -> bool:
        """Answer what only programs send: the view, an id alone, an object that is no line."""
        if chosen and open_options.named(text, self._session) is None:
            wrong = say("no-open-id", typed=shortened(text))
        elif not chosen and text.startswith("{"):
            wrong = say("no-object", typed=shortened(text))
        elif not chosen and text == "view":
            self._write(view(self._session, self.seat, words=wording.words(self._session)))
            return True
        else:
            return False
        self.misunderstood(Nonsense(wrong))
        self.settled()
        return True

    def whisper(self, prompt: str) -> str:
        return self.ask(prompt)

    def happened(self, told: Sequence[Logged]) -> None:
        for one in told:
            self._write(seen_by(one.record(), self.seat))

    def opened(self, *, whole: bool = False) -> None:
        """Write nothing yet: `settled` writes it, once for each line."""

    def told(self, topic: str, blocks: Sequence[Block]) -> None:
        self._write(
            {"event": "told" if topic != "left" else topic, "topic": topic, "text": text_of(blocks)}
        )

    def misunderstood(self, nonsense: Nonsense) -> None:
        reason = saying(wording.words(self._session))(nonsense.reason)
        self._write({"event": "misunderstood", **nonsense._asdict(), "reason": reason})

    def settled(self) -> None:
        self._write(offered(self._session))

    def _write(self, record: Mapping[str, object]) -> None:
        cause = {"cause": self._cause} if self._cause else {}
        self._out.write(json.dumps(cleaned({**record, **cause}), default=str) + "\n")
        self._out.flush()


def read_in(line: str) -> Sent:
    """Return what a program sent; a line that is no such object is typed."""
    if not line.lstrip().startswith("{"):
        return Sent(line)
    try:
        told = json.loads(line)
    except (ValueError, RecursionError):
        return Sent(line)
    found = [key for key in ("line", "choose") if key in told] if isinstance(told, dict) else []
    if len(found) != 1 or not isinstance(told[found[0]], str):
        return Sent(line)
    cause = str(told.get("cause", ""))[:_LONGEST_CAUSE]
    return Sent(told[found[0]], cause, found[0] == "choose")


def offered(session: Session) -> dict[str, object]:
    """Return what can be chosen now, as a record; a barred option has a reason and no number."""
    trouble = open_options.trouble(session)
    record = {
        "event": "offered",
        "turn": session.state.turn,
        "over": session.over,
        "status": list(fight_status.status(session)),
        "options": [
            {
                "id": option.id,
                "text": option.text,
                "asks": option.asks,
                "reason": option.reason,
                "hint": option.hint,
                "number": number,
            }
            for number, option in numbered(open_options.options(session))
        ],
    }
    return {**record, "trouble": trouble} if trouble else record


def text_of(blocks: Sequence[Block]) -> str:
    """Return blocks as one text, with an empty line between them unless they are tight."""
    return "".join(
        ("" if not place else "\n" if block.tight else "\n\n") + block.text
        for place, block in enumerate(in_words(blocks))
    )


def ask_face(sides: int) -> int:
    """Ask the program what a real die shows.

    Raises:
        DiceError: There is no more input.
    """

    def ask(prompt: str) -> str:
        write({"event": "asked", "prompt": prompt.strip(), "sides": sides})
        return read_line(sys.stdin)

    def write(record: Mapping[str, object]) -> None:
        sys.stdout.write(json.dumps(cleaned(record)) + "\n")
        sys.stdout.flush()

    def tell(text: str) -> None:
        write({"event": "misunderstood", "reason": text, "suggestions": []})

    return ask_until(ask, tell, sides, owned=False)
