"""Gettext's PO files: entries with an id, the source text and its translation.

It reads what translators' editors write and `msgfmt --check` takes; it knows nothing of games.
"""

import io
import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from solo.budget import CHARACTERS, LOAD, TRANSLATIONS, Budget, SpentError
from solo.dataclass import dataclass
from solo.source import shown

MERGING = LOAD // 4  # units of work for a file that is merged, written and counted as well
PER_LINE, BYTES_OF_LINE = 2, 160  # of the file, or of a text in it
PER_ENTRY, BYTES_OF_ENTRY = 10, 1_000
_KEY = re.compile(r'(msgctxt|msgid|msgid_plural|msgstr(?:\[\d\])?)\s+(".*)')
_KEYS = ("msgctxt", "msgid", "msgstr")
_WORD = re.compile(r'(\w+)\s*"')
_NEARLY = re.compile(r"(?i)(msgctxt|msgid|msgstr)\b\s*[:=]?")
_QUOTED = re.compile(r'"((?:[^"\\]++|\\.)*+)"')  # possessive: a long text takes no memory
_ESCAPE = re.compile(r"\\(.)")
_PLAIN = {"n": "\n", "t": "\t", '"': '"', "\\": "\\", "r": ""}


class PoError(ValueError):
    """A file that is no PO; `line` is where."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A text to be translated."""

    id: str  # what it is called wherever it stands (`msgctxt`); it is never made of a translation
    source: str  # the text
    text: str = ""  # its translation, or nothing
    line: int = 0  # the line of the file where the translation stands
    # whether the translation is of an older source, and not used until it is looked at
    fuzzy: bool = False
    before: str = ""  # the source that it was of
    notes: tuple[str, ...] = ()  # the translator's own comments
    hints: tuple[str, ...] = ()  # what is said to the translator of the place
    gone: bool = False  # whether the source has no such text any more


def read(content: str, budget: Budget | None = None) -> tuple[Entry, ...]:
    """Return the entries of a PO file, its header not among them.

    Raises:
        PoError: It is none.
        SpentError: It is too much for the budget, or for one load if none is given.
    """
    entries: list[Entry] = []
    known: set[str] = set()
    budget = budget or Budget()
    budget.take(TRANSLATIONS, len(content) // CHARACTERS + content.count("\\"))
    for block in _blocks(content, budget):
        entry = _entry(block)
        lines = entry.source.count("\n") + entry.text.count("\n")
        work = PER_ENTRY + PER_LINE * lines
        budget.take(TRANSLATIONS, work, BYTES_OF_ENTRY + BYTES_OF_LINE * lines)
        name = entry.id or entry.source
        if name in known and not entry.gone:
            raise PoError(entry.line, f"a second entry for '{shown(name)}'; remove one of them")
        if not entry.gone:
            known.add(name)
        entries.append(entry)
    return tuple(entry for entry in entries if entry.source or entry.id)


def read_to_merge(content: str) -> tuple[Entry, ...]:
    """Return the entries of a PO file that is to be merged, written and counted as well.

    Raises:
        PoError: It is none, or too much for that.
    """
    try:
        return read(content, Budget(MERGING))
    except SpentError as spent:
        raise PoError(1, str(spent)) from spent


def header(content: str) -> Entry:
    """Return the header of a PO file, an entry whose source is empty; it may be empty itself.

    Raises:
        PoError: It is none.
    """
    every = map(_entry, _blocks(content, Budget()))
    found = (entry for entry in every if not entry.source and not entry.id)
    return next(found, Entry(id="", source=""))


def _blocks(content: str, budget: Budget) -> Iterator[list[tuple[int, str]]]:
    """Yield the lines of each entry, with their numbers; comments stand before a `msg` line."""
    block: list[tuple[int, str]] = []
    translated = False
    for number, raw in enumerate(io.StringIO(content, newline="\n"), 1):
        line = raw.strip()
        bare = line.removeprefix("#~").strip() if line.startswith("#~") else line
        begins = line.startswith("#") and not line.startswith("#~")
        begins = begins or bare.startswith(("msgctxt", "msgid ", "#|"))
        if translated and (begins or not line):
            yield block
            block, translated = [], False
        budget.take(TRANSLATIONS, PER_LINE, BYTES_OF_LINE)
        if line:
            block.append((number, line))
            translated = translated or bare.startswith("msgstr")
    if translated or any(not line.startswith("#") for _, line in block):
        yield block


def _entry(lines: list[tuple[int, str]]) -> Entry:
    found: dict[str, list[str]] = {}
    places: dict[str, int] = {}
    notes: list[str] = []
    hints: list[str] = []
    fuzzy = gone = False
    key = ""
    for number, raw in lines:
        line = raw
        if line.startswith("#~"):
            gone, line = True, line[2:].strip()
        old = line.startswith("#|")
        line = line[2:].strip() if old else line
        if line.startswith("#"):
            fuzzy = fuzzy or (line.startswith("#,") and "fuzzy" in line)
            hints += [line[2:].strip()] if line.startswith("#.") else []
            notes += [line[1:].strip()] if line == "#" or line.startswith("# ") else []
            continue
        named = _KEY.fullmatch(line)
        if named is not None:
            key, line = f"{'old ' if old else ''}{named[1]}", named[2]
            if key in found:
                raise PoError(number, f"a second {key} in one entry")
            found[key], places[key] = [], number
        quoted = _QUOTED.fullmatch(line)
        if quoted is None or not key:
            raise PoError(number, _unquoted(line))
        found[key].append(_unescaped(quoted[1], number))
    if "msgid" not in found or "msgstr" not in found:
        at = next((number for number, line in lines if line.startswith("msg")), lines[0][0])
        raise PoError(at, f"an entry needs a msgid and one msgstr{_plural(found)}")
    joined = {name: "".join(parts) for name, parts in found.items()}
    return Entry(
        id=joined.get("msgctxt", ""),
        source=joined["msgid"],
        text=joined["msgstr"],
        line=places["msgstr"],
        fuzzy=fuzzy,
        before=joined.get("old msgid", ""),
        notes=tuple(notes),
        hints=tuple(hints),
        gone=gone,
    )


def _plural(keys: Iterable[str]) -> str:
    several = any("_plural" in key or "[" in key for key in keys)
    return "; plural forms are not read: one msgstr has all of the text" if several else ""


def _unquoted(line: str) -> str:
    """Say what is wrong with a line that has no text in double quotes where one is wanted."""
    word = _WORD.match(line)
    if word and word[1].lower() not in _KEYS:
        return f"unknown word '{shown(word[1])}'; known are {', '.join(_KEYS)}"
    keyed = _NEARLY.match(line)
    text = line[keyed.end() :].strip() if keyed else line
    key = f"{keyed[1].lower()} " if keyed else ""
    if text == '"' or not text.startswith('"'):
        bare = text.strip("\"'„“”‚‘’«»`").rstrip(",;")
        if keyed or text != bare:
            return f'expected a text in double quotes; write {key}"{shown(bare)}"'
        return "expected msgid, msgstr or a text in double quotes"
    inside = text.count('"') - text.count('\\"')
    if inside < 2 or (inside == 2 and text.endswith('\\"')):
        return 'the text is not closed; end each line of it with "'
    whole = _QUOTED.match(text)
    after = text[whole.end() :].strip() if whole else ""
    if whole is not None and inside == 2 and after:
        return f"'{shown(after)}' stands behind the text; take it out, or write it above, behind #"
    if whole is not None and not after:
        return f"expected a key, a space and a text; write {key}{shown(text)}"
    return 'a double quote stands within the text; write \\" for it'


def _unescaped(text: str, number: int) -> str:
    if "\\" not in text:
        return text
    strange = [sign for sign in _ESCAPE.findall(text) if sign not in _PLAIN]
    if strange:
        raise PoError(number, f"'\\{strange[0]}' stands for nothing; write \\n, \\t, \\\" or \\\\")
    return _ESCAPE.sub(lambda match: _PLAIN[match[1]], text)


def written(
    entries: Iterable[Entry], *, language: str, project: str, old: Entry | None = None
) -> str:
    """Return a PO file.

    Args:
        entries: The texts.
        language: The code of their language.
        project: What they belong to.
        old: The header that there was: what translators wrote into it stays.
    """
    head = {
        "Project-Id-Version": project,
        "Report-Msgid-Bugs-To": "",
        "POT-Creation-Date": "",
        "PO-Revision-Date": "YEAR-MO-DA HO:MI+ZONE",
        "Last-Translator": "FULL NAME <EMAIL@ADDRESS>",
        "Language-Team": "LANGUAGE",
    }
    old = old or Entry(id="", source="")
    head |= dict(line.split(": ", 1) for line in old.text.splitlines() if ": " in line)
    head |= {
        "Language": language,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
    }
    told = "".join(f"{key}: {value}\n" for key, value in head.items())
    parts = ["\n".join(_shown(replace(old, text=told)))]
    parts += ["\n".join(_shown(entry)) for entry in entries]
    return "\n\n".join(parts) + "\n"


def _shown(entry: Entry) -> list[str]:
    """Return the lines of one entry."""
    lines = [f"# {note}".rstrip() for note in entry.notes]
    lines += [f"#. {hint}" for hint in entry.hints]
    lines += ["#, fuzzy"] if entry.fuzzy else []
    if entry.before:
        lines += [f"#| {line}" for line in _lines("msgid", entry.before)]
    body = [
        *(_lines("msgctxt", entry.id) if entry.id else ()),
        *_lines("msgid", entry.source),
        *_lines("msgstr", entry.text),
    ]
    return lines + [f"#~ {line}" if entry.gone else line for line in body]


def _lines(key: str, text: str) -> list[str]:
    """Return a key with its text, a line of the file for each line of the text."""
    parts = text.splitlines(keepends=True)
    if len(parts) < 2:
        return [f'{key} "{_escaped(text)}"']
    return [f'{key} ""', *(f'"{_escaped(part)}"' for part in parts)]


def _escaped(text: str) -> str:
    found = text.replace("\\", "\\\\").replace('"', '\\"')
    return found.replace("\n", "\\n").replace("\t", "\\t")


def merged(old: Iterable[Entry], sources: Iterable[Entry]) -> tuple[Entry, ...]:
    """Return the source's entries with what was translated before.

    An id keeps its translation; if its source is another now, it is fuzzy. A text that has moved
    keeps its translation by its source. What is gone stays at the end, for the translator; it never
    takes the place of what is not.
    """
    left = {id(entry): entry for entry in sorted(old, key=lambda entry: not entry.gone)}
    known = {entry.id: entry for entry in left.values()}
    by_source = {entry.source: entry for entry in left.values() if entry.text and not entry.fuzzy}
    found: list[Entry] = []
    for entry in sources:
        before = known.get(entry.id)
        left.pop(id(before), None)
        if before is None or not before.text:
            moved = by_source.get(entry.source)
            notes = before.notes if before is not None else ()
            found.append(_with(entry, moved.text if moved else "", notes=notes))
        elif before.source == entry.source:
            found.append(_with(entry, before.text, before.fuzzy, before.before, before.notes))
        else:
            source = before.before or before.source
            found.append(_with(entry, before.text, True, source, before.notes))
    rest = (entry for entry in left.values() if entry.text)
    gone = (_with(entry, entry.text, notes=entry.notes, gone=True) for entry in rest)
    return (*found, *gone)


def _with(
    entry: Entry,
    text: str,
    fuzzy: bool = False,
    before: str = "",
    notes: tuple[str, ...] = (),
    *,
    gone: bool = False,
) -> Entry:
    return Entry(
        id=entry.id, source=entry.source, text=text, fuzzy=fuzzy, before=before, notes=notes,
        hints=entry.hints, gone=gone,
    )  # fmt: skip
