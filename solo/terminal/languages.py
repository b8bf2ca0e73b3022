"""The sentences of the program itself, in the language of the adventure that is played.

The rules and the prompt say everything in English. A catalogue holds their sentences with names
where values stand (`A roll of {roll}: {rank}.`), and a line that reads like one is said in the
other language, values and all. What has no translation stays as it is. Names of ranks, attributes
and commands stay too: they are what a player types. For English nothing is loaded and nothing done.
"""

import functools
import re
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from solo.late import late
from solo.terminal.blocks import Block, Span

if TYPE_CHECKING:
    from solo.po import Entry

_FOLDER = Path(__file__).parent / "words"
_LONGEST = 400  # characters of a line that the program itself may say
_DEEPEST = 3  # values within values
_VALUE = r"\{(\w+)\}"
_SENTENCE = r"(?<=[.:?]) "
_AROUND = r"(?s)(:? ?\(?)(.*?)(\)?)"


class Words:
    """The sentences of one language."""

    def __init__(self, entries: "Iterable[Entry]") -> None:
        self._exact: dict[str, str] = {}
        self._like: list[tuple[re.Pattern[str], str]] = []
        written: list[Entry] = []
        for entry in entries:
            if entry.text and not entry.fuzzy and not entry.gone:
                if re.search(_VALUE, entry.source):
                    written.append(entry)
                else:
                    self._exact[entry.source] = entry.text
        written.sort(key=lambda entry: -len(re.sub(_VALUE, "", entry.source)))  # the plainest first
        self._like += [(_pattern(entry.source), entry.text) for entry in written]

    def said(self, text: str, depth: int = 0) -> str:
        """Return a line in this language, or as it is."""
        words = text.strip()
        if not words or len(text) > _LONGEST or depth > _DEEPEST:
            return self._exact.get(text, text)
        if words != text:
            return text.replace(words, self.said(words, depth), 1)
        if (found := self._whole(text, depth)) is not None:
            return found
        parts = re.split(_SENTENCE, text)
        if len(parts) == 1:
            return text
        return " ".join(self._joined(parts, depth))

    def _joined(self, parts: list[str], depth: int) -> Iterable[str]:
        """Yield sentences; where several together are known as one, the longest such run counts."""
        at = 0
        while at < len(parts):
            for end in range(len(parts), at, -1):
                found = self._whole(" ".join(parts[at:end]), depth)
                if found is not None or end == at + 1:
                    yield parts[at] if found is None else found
                    at = end
                    break

    def _whole(self, text: str, depth: int) -> str | None:
        if text in self._exact:
            return self._exact[text]
        if text.endswith(".") and (said := self._exact.get(f"{text[0].lower()}{text[1:-1]}")):
            return f"{said[0].upper()}{said[1:]}."  # a word's help, told alone
        for pattern, said in self._like:
            match = pattern.fullmatch(text)
            if match is not None:
                values = {
                    name: self._value(value, depth + 1) for name, value in match.groupdict().items()
                }
                found = re.sub(_VALUE, lambda m, v=values: str(v.get(m[1], m[0])), said)  # type: ignore[misc]  # bound at once
                if found != text:
                    return found
        return None

    def _value(self, text: str, depth: int) -> str:
        """Return a value within a sentence; one that is a list may have parts that are known."""
        found = self.said(text, depth)
        if found != text or ", " not in text:
            return found
        return ", ".join(self.said(part, depth) for part in text.split(", "))

    def block(self, block: Block) -> Block:
        """Return a block in this language."""
        spans = block.spans
        hints = spans[1:][-1:] if spans and spans[-1].style == "hint" else ()
        told = self._told(spans[: len(spans) - len(hints)])
        return block._replace(spans=(*told, *map(self._span, hints)))

    def _told(self, spans: tuple[Span, ...]) -> tuple[Span, ...]:
        """Return spans in this language: as one sentence if that is known, else one by one."""
        whole = "".join(span.text for span in spans)
        found = self._whole(whole, 0) if len(spans) > 1 and len(whole) <= _LONGEST else None
        if found is not None:
            return (Span(found, spans[0].style),)
        return tuple(map(self._span, spans))

    def _span(self, span: Span) -> Span:
        found = self.said(span.text)
        if found != span.text or len(span.text) > _LONGEST:
            return span._replace(text=found)
        around = re.fullmatch(_AROUND, span.text)
        if around is None or not (around[1] or around[3]):
            return span
        words = self.said(around[2])
        if words == around[2]:
            words = ", ".join(self.said(word) for word in around[2].split(", "))
        return span._replace(text=f"{around[1]}{words}{around[3]}")


def _pattern(source: str) -> re.Pattern[str]:
    """Return the pattern of a sentence with values; values that begin with `n` are numbers."""
    parts = re.split(_VALUE, source)
    found = []
    for place, part in enumerate(parts):
        if place % 2:
            found.append(f"(?P<{part}>{_like(part)})")
        else:
            found.append(re.escape(part))
    return re.compile("".join(found))


_NUMBER = r"[+-]?\d[\d,]*"
_LONG = ("text", "reason", "notes", "choice", "quest", "title")  # values of whole sentences


def _like(name: str) -> str:
    """Return the pattern of a value."""
    if name in _LONG:
        return ".+?"
    return _NUMBER if re.fullmatch(r"n\d*", name) else r"(?:(?![.:?] [^ ]).)+?"


@functools.cache
def words(language: str) -> Words | None:
    """Return the sentences of a language; None for English, and for those that there are not."""
    code = language.replace("-", "_").partition("_")[0].lower()
    if code in ("", "en") or not (code.isascii() and code.isalpha()):
        return None
    path = _FOLDER / f"{code}.po"
    if not path.is_file():
        return None
    return Words(_read(path))


@late
def catalogue(old: str, language: str) -> str:
    """Return the program's sentences as a PO file, with the translations that there are.

    Args:
        old: The PO file that a translator works on, or nothing.
        language: The code of its language; what is translated into it already is filled in.

    Raises:
        PoError: The old file is no PO file, or too large.
    """
    from solo import po

    known = {entry.source: entry for name in sorted(_FOLDER.glob("*.po")) for entry in _read(name)}
    ours = _FOLDER / f"{language}.po"
    there = {entry.source: entry for entry in _read(ours)} if ours in _FOLDER.glob("*.po") else {}
    there |= {
        entry.source: entry for entry in po.read_to_merge(old) if entry.text and not entry.gone
    }
    entries = [there.get(source, po.Entry(id="", source=source)) for source in known]
    return po.written(entries, language=language, project="solo", old=po.header(old))


@late  # in English nothing is read
def _read(path: Path) -> "tuple[Entry, ...]":
    from solo import po

    return po.read(path.read_text(encoding="utf-8"))


def shown(blocks: Iterable[Block], language: str) -> tuple[Block, ...]:
    """Return blocks in a language."""
    found = words(language)
    return tuple(blocks) if found is None else tuple(map(found.block, blocks))


def said(text: str, language: str) -> str:
    """Return a line of the program's in a language."""
    found = words(language)
    return text if found is None else found.said(text)


def named(text: str) -> set[str]:
    """Return the names of the values in a sentence."""
    return set(re.findall(_VALUE, text))
