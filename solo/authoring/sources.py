"""Lint: mistakes in how a file is typed, which its nodes no longer show; names typed once."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping

from solo.adventure.files import Files
from solo.errors import Mark, Problem, nearest
from solo.source import comments, shown, whole

_CUT = re.compile(r"(?<=[^\s#] )#[^\s#!][^\n]*")
_ZERO_WIDTH = re.compile("[\u200b\u2060\ufeff]")
_NO_BREAK = re.compile(
    "(?m)^[ \t]*(?P<margin>[\u00a0\u2007\u202f])"
    "|(?:^[ \t]*(?:- +)?|[{,] *)[a-z_]+:(?P<key>[\u00a0\u2007\u202f])"
    "|^[ \t]*-(?P<item>[\u00a0\u2007\u202f])"
)
_WRITTEN = (".yaml", ".yml")
_WORD = r"[A-ZÄÖÜÅÆØ][a-zäöüßåæø]{3,}"
_CALLED = re.compile(rf"(?=\b({_WORD}|[A-Z][a-z]{{1,2}})\.?\s+({_WORD})\b)")  # "Mr. Pask"
_CAPITALS = re.compile(rf"\b{_WORD}\b")
_OFTEN = 4  # times that a name stands somewhere, and thrice of them behind the same word
_NAMES = {
    "\u200b": "a zero-width space",
    "\u2060": "a word joiner",
    "\ufeff": "a byte order mark",
}


def typing(files: Files) -> Iterator[Problem]:
    """Yield what nobody sees in the files of an adventure, and texts cut by a `#`."""
    texts = {
        files.shown(name): content.decode("utf-8-sig", "replace")
        for name, content in files.contents.items()
    }
    yield from _misnamed({file: texts[file] for file in texts if file.endswith(_WRITTEN)})
    for file, text in texts.items():
        if not text.isascii():
            yield from _invisible(text, file)
        if " #" in text and file.endswith(_WRITTEN):
            yield from _cut(text, file)


def _misnamed(texts: Mapping[str, str]) -> Iterator[Problem]:
    """Yield each name that stands but once, where one like it is often called the same.

    So "Miss Dale" is told where all else speaks of Miss Dace. Both begin with the same letter, and
    neither is the beginning of the other.
    """
    known = Counter(word for text in texts.values() for word in _CAPITALS.findall(text))
    called = Counter(pair for text in texts.values() for pair in _CALLED.findall(text))
    usual = [pair for pair, times in called.items() if times >= _OFTEN - 1]
    once = [pair for pair, times in called.items() if times == known[pair[1]] == 1]
    for title, name in once:
        others = (one for before, one in usual if before == title and known[one] >= _OFTEN)
        near = nearest(name, (one for one in others if _slip(name, one)))
        if near:
            yield from _called_so(texts, title, name, near)


def _slip(name: str, other: str) -> bool:
    return name[0] == other[0] and not (name.startswith(other) or other.startswith(name))


def _called_so(texts: Mapping[str, str], title: str, name: str, near: str) -> Iterator[Problem]:
    for file, text in texts.items():
        for match in re.finditer(rf"\b{name}\b", text):
            message = f"'{title} {name}' is named only here; did you mean '{title} {near}'?"
            yield Problem(_place(text, match.start(), file), "name-unlike", message, "warning")


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
