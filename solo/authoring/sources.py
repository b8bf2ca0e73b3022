"""Lint: mistakes in how a file is typed, which its nodes no longer show."""

import re
from collections.abc import Iterator

from solo.adventure.files import Files
from solo.errors import Mark, Problem
from solo.source import comments, shown, whole

_CUT = re.compile(r"(?<=[^\s#] )#[^\s#!][^\n]*")
_ZERO_WIDTH = re.compile("[\u200b\u2060\ufeff]")
_NO_BREAK = re.compile(
    "(?m)^[ \t]*(?P<margin>[\u00a0\u2007\u202f])"
    "|(?:^[ \t]*(?:- +)?|[{,] *)[a-z_]+:(?P<key>[\u00a0\u2007\u202f])"
    "|^[ \t]*-(?P<item>[\u00a0\u2007\u202f])"
)
_NAMES = {
    "\u200b": "a zero-width space",
    "\u2060": "a word joiner",
    "\ufeff": "a byte order mark",
}


def typing(files: Files) -> Iterator[Problem]:
    """Yield what nobody sees in the files of an adventure, and texts cut by a `#`."""
    for name, content in files.contents.items():
        text = content.decode("utf-8-sig", "replace")
        file = files.shown(name)
        if not text.isascii():
            yield from _invisible(text, file)
        if " #" in text and file.endswith((".yaml", ".yml")):
            yield from _cut(text, file)


def _invisible(text: str, file: str) -> Iterator[Problem]:
    for match in _ZERO_WIDTH.finditer(text):
        sign = match.group()
        message = f"{_NAMES[sign]} (U+{ord(sign):04X}) that nobody sees; delete it"
        yield Problem(_place(text, match.start(), file), "text-invisible", message, "warning")
    for match in _NO_BREAK.finditer(text):
        at = match.start(match.lastgroup or 0)
        message = (
            f"a no-break space (U+{ord(text[at]):04X}), which YAML does not take for a space; "
            "type a plain one"
        )
        yield Problem(_place(text, at, file), "text-invisible", message, "warning")


def _cut(text: str, file: str) -> Iterator[Problem]:
    for one in comments(text, _CUT):
        is_text = one.before and whole(one.before) is None and one.before not in ("true", "false")
        if is_text and not one.text.startswith("#solo:"):
            message = (
                f"the text ends before '{shown(one.text, 30)}', as ' #' begins a comment; put the "
                "text in quotes, or a space behind the '#' of a comment"
            )
            yield Problem(Mark(file, one.line, one.column), "text-cut", message, "warning")


def _place(text: str, offset: int, file: str) -> Mark:
    line = text.count("\n", 0, offset) + 1
    return Mark(file, line, offset - text.rfind("\n", 0, offset))
