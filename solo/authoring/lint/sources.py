"""Lint: mistakes in how a file is typed, which its nodes no longer show; names typed once."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from solo.adventure.files import Files
from solo.adventure.reading.past import worked
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
_FOLDERS = {"scenes": "include: [{}]", "heroes": "hero: {{pregenerated: [{}]}}"}
_FIRST, _REST = "[A-ZÄÖÜÅÆØ]", "[a-zäöüßåæø]"
# A word with a capital, and the name behind it: "Mr. Pask". It begins with a class of signs, as
# such a place is found fastest.
_CAPITAL = re.compile(rf"{_FIRST}(?<=\b.){_REST}+\b")
_CALLED = re.compile(rf"({_FIRST}(?<=\b.){_REST}+)\b\.?\s+(?=({_FIRST}{_REST}{{3,}})\b)")
_SHORTEST = 4  # letters of a name
_OFTEN = 4  # times that a name stands somewhere, and thrice of them behind the same word
_SIGNS = {
    "\u200b": "a zero-width space",
    "\u2060": "a word joiner",
    "\ufeff": "a byte order mark",
}


def left_out(files: Files) -> Iterator[Problem]:
    """Yield the files in folders of scenes and of heroes that the header doesn't name."""
    for folder, cure in _FOLDERS.items():
        for path in sorted((files.folder / folder).glob("*.y*ml")):
            name = path.relative_to(files.folder).as_posix()
            if path.suffix in _WRITTEN and name not in files.contents:
                message = f"nothing reads this file; name it in the header: {cure}"
                mark = Mark(files.shown(name), 1, 1)
                yield Problem(mark, "file-unread", message.format(shown(name)), "warning")


def typing(files: Files, once: Callable[..., Any] = worked) -> Iterator[Problem]:
    """Yield what nobody sees in the files of an adventure, and texts cut by a `#`.

    `once` keeps what was found in a text for the next time.
    """
    texts = {
        files.shown(name): content.decode("utf-8-sig", "replace")
        for name, content in files.contents.items()
    }
    yield from _misnamed({file: texts[file] for file in texts if file.endswith(_WRITTEN)}, once)
    for file, text in texts.items():
        yield from once(_in_file, text, file)


def _in_file(text: str, file: str) -> tuple[Problem, ...]:
    found: list[Problem] = []
    if not text.isascii():
        found += _invisible(text, file)
    if " #" in text and file.endswith(_WRITTEN):
        found += _cut(text, file)
    return tuple(found)


def _names(text: str) -> Counter[str]:
    """Return how often each name stands in a text."""
    return Counter([word for word in _CAPITAL.findall(text) if len(word) >= _SHORTEST])


def _pairs(text: str) -> Counter[tuple[str, str]]:
    """Return how often each name stands in a text behind which word with a capital."""
    return Counter(_CALLED.findall(text))


def _misnamed(texts: Mapping[str, str], once: Callable[..., Any]) -> Iterator[Problem]:
    """Yield each name that stands but once, where one like it is often called the same.

    So "Miss Dale" is told where all else speaks of Miss Dace. Both begin with the same letter, and
    neither is the beginning of the other.
    """
    called: Counter[tuple[str, str]] = Counter()
    for text in texts.values():
        called.update(once(_pairs, text))
    usual = [pair for pair, times in called.items() if times >= _OFTEN - 1]
    titles = {title for title, _ in usual}
    alone = [pair for pair, times in called.items() if times == 1 and pair[0] in titles]
    known: Counter[str] = Counter()
    for text in texts.values() if alone else ():  # in most adventures nobody is called so
        known.update(once(_names, text))
    for title, name in [pair for pair in alone if known[pair[1]] == 1]:
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
        message = f"{_SIGNS[sign]} (U+{ord(sign):04X}) that nobody sees; delete it"
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
