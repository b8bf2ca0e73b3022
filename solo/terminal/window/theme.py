"""Looks for dark and for light backgrounds, and asking the terminal which of them it has.

Colours are told by meaning. Success and failure differ in blue and in lightness, so that those who
see red and green alike tell them apart; each is also told by a word, a mark or a shape. Without an
answer the looks are the terminal's own named colours, which can be read on either ground.
"""

import os
import re
import select
import sys
import time
from collections.abc import Mapping
from typing import Literal, TextIO

from solo.late import late

Theme = Literal["auto", "dark", "light", "none"]
THEMES: tuple[Theme, ...] = ("auto", "dark", "light", "none")

Looks = Mapping[str, str]

NEUTRAL: Looks = {
    "heading": "bold underline",
    "strong": "bold",
    "emphasis": "italic",
    "aside": "italic",
    "status": "italic",
    "number": "bold ansicyan",
    "option": "",
    "hint": "ansicyan",
    "ways": "ansicyan",
    "barred": "italic",
    "label": "",
    "roll": "bold",
    "success": "bold ansigreen",
    "failure": "bold ansired",
    "fallen": "bold reverse",
    "change": "ansimagenta",
    "remark": "italic",
    "said": "bold",
    "refusal": "ansired",
    "fault": "bold",
    "prompt": "bold ansicyan",
    "bottom-toolbar": "noreverse",
}
_DARK: Looks = {
    **NEUTRAL,
    "number": "bold #5fafff",
    "hint": "#5fafff",
    "ways": "#5fafff",
    "success": "bold #5fd7d7",
    "failure": "bold #ffaf00",
    "change": "#d7afff",
    "refusal": "#ffaf87",
    "prompt": "bold #5fafff",
}
_LIGHT: Looks = {
    **NEUTRAL,
    "number": "bold #005faf",
    "hint": "#005faf",
    "ways": "#005faf",
    "success": "bold #005f87",
    "failure": "bold #875f00",
    "change": "#87005f",
    "refusal": "#870000",
    "prompt": "bold #005faf",
}
_LOOKS: Mapping[str, Looks] = {"dark": _DARK, "light": _LIGHT, "": NEUTRAL}

# What colour has the ground? And who are you, which every terminal answers: so it is known when to
# stop.
_QUESTION = "\x1b]11;?\x1b\\\x1b[c"
_GROUND = rb"\x1b\]11;rgba?:([0-9a-fA-F]{1,4})/([0-9a-fA-F]{1,4})/([0-9a-fA-F]{1,4})"
_WHO = rb"\x1b\[\?[0-9;]*c"
# An answer, whole or cut short; what else is heard was typed.
_ANSWER = rb"\x1b\][^\x07\x1b]*(?:\x07|\x1b\\?|$)|\x1b\[[0-9;?]*(?:[@-~]|$)"
_PATIENCE = 0.15  # seconds to wait at the first prompt, once there is something to read
_MOST = 4096  # bytes of an answer


class Ground:
    """The background of text: dark, light, or not known yet.

    The terminal is asked at once, and answers while the first scene is made ready. Only the first
    prompt waits for the answer, and not for long. What was typed meanwhile is kept for that prompt.

    Args:
        theme: What the player wants; `auto` asks the terminal.
        out: The terminal.
    """

    def __init__(self, theme: Theme, out: TextIO) -> None:
        self._known: str = theme if theme in ("dark", "light") else ""
        self._heard = b""
        self._before: list[object] | None = None  # how the terminal was, while it is asked
        if theme == "auto":
            self._known = _from_environment()
            if not self._known and _can_answer(out):
                self._ask(out)

    @property
    def looks(self) -> Looks:
        """The looks that fit, as far as is known now."""
        if self._before is not None:
            self._listen(0)
        return _LOOKS[self._known if _many_colours() else ""]

    def settle(self) -> None:
        """Wait shortly for an answer that is still to come, and leave the terminal as it was."""
        end = time.monotonic() + _PATIENCE
        while self._before is not None and (left := end - time.monotonic()) > 0:
            self._listen(left)
        if self._before is not None:
            self._restore()

    @property
    def typed(self) -> str:
        """What the player typed while the terminal was asked; no part of an answer."""
        return re.sub(_ANSWER, b"", self._heard).decode(errors="replace")

    @late
    def _ask(self, out: TextIO) -> None:
        """Ask, and keep the answer from being shown as if it were typed."""
        import termios

        try:
            before = termios.tcgetattr(sys.stdin.fileno())
            silent = list(before)
            silent[3] = before[3] & ~(termios.ECHO | termios.ICANON)
            termios.tcsetattr(sys.stdin.fileno(), termios.TCSANOW, silent)
            self._before = before
            out.write(_QUESTION)
            out.flush()
        except (termios.error, OSError):
            self._restore()

    def _listen(self, seconds: float) -> None:
        """Take in what the terminal has said."""
        handle = sys.stdin.fileno()
        if not select.select([handle], [], [], seconds)[0]:
            return
        heard = os.read(handle, _MOST)
        self._heard = (self._heard + heard)[-_MOST:]
        if found := re.search(_GROUND, self._heard):
            red, green, blue = (int(part, 16) / (16 ** len(part) - 1) for part in found.groups())
            light = 0.299 * red + 0.587 * green + 0.114 * blue > 0.5
            self._known = "light" if light else "dark"
        if not heard or re.search(_WHO, self._heard):
            self._restore()

    @late
    def _restore(self) -> None:
        import termios

        if self._before is not None:
            termios.tcsetattr(sys.stdin.fileno(), termios.TCSANOW, self._before)  # type: ignore[arg-type]  # as it was got
            self._before = None


def code_of(look: str, *, colour: bool) -> str:
    """Return what switches a look on, or nothing if it is as other text."""
    codes = _CODES | (_COLOURS if colour else {})
    found = [str(codes[word]) for word in look.split() if word in codes]
    if colour:
        found += [f"38;5;{_cube(word)}" for word in look.split() if word.startswith("#")]
    return f"\x1b[{';'.join(found)}m" if found else ""


_CODES = {"bold": 1, "italic": 3, "underline": 4, "reverse": 7}
_COLOURS = {"ansired": 31, "ansigreen": 32, "ansimagenta": 35, "ansicyan": 36}
_STEPS = (0x00, 0x5F, 0x87, 0xAF, 0xD7, 0xFF)  # of the cube of 216 colours


def _cube(colour: str) -> int:
    """Return the number of a colour of the cube, written `#5fafff`."""
    red, green, blue = (_STEPS.index(int(colour[at : at + 2], 16)) for at in (1, 3, 5))
    return 16 + 36 * red + 6 * green + blue


def _from_environment() -> str:
    """Return the ground that some terminals tell their programs, or nothing."""
    ground = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    if not ground.isdecimal():
        return ""
    return "light" if ground in ("7", "15") else "dark"


def _can_answer(out: TextIO) -> bool:
    """Say whether the terminal may be asked: it is one, on both ends, and no bare console."""
    bare = os.environ.get("TERM", "") in ("", "dumb", "linux", "unknown")
    return os.name == "posix" and not bare and sys.stdin.isatty() and out.isatty()


def _many_colours() -> bool:
    """Say whether the terminal has more than its sixteen named colours."""
    return "256color" in os.environ.get("TERM", "") or bool(os.environ.get("COLORTERM"))
