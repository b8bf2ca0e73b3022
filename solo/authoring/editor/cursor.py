"""Where a cursor stands in YAML that may not be whole yet: under which keys, and in what."""

import re

from solo.namedtuple import NamedTuple

_BLOCK_KEY = re.compile(
    r"(?P<key>[^\s:#'\"{\[\]}|>&*!%@,-][^:#]*?|'[^']*'|\"[^\"]*\")\s*:(?:\s+|$)"
)
_DASH = re.compile(r"-(?:\s+|$)")
_SCALAR = re.compile(r"[|>][+-]?\d?\s*(?:#.*)?$")
_TAG = re.compile(r"\{[{%]")
_TAG_END = re.compile(r"[}%]\}")
MOST_FLOW = 20_000  # characters of lists and mappings in brackets before a cursor


class Cursor(NamedTuple):
    """A place in a file of an adventure."""

    path: tuple[str, ...]  # the keys that it stands under, the outermost first; `-` for an item
    on_key: bool  # whether a key is being written
    before: str  # the text of the value or key as far as the cursor
    in_tag: bool = False  # whether it is within `{{ … }}` or `{% … %}`


class _Frame(NamedTuple):
    indent: int
    key: str


def cursor_at(text: str, line: int, column: int) -> Cursor:
    """Return where a cursor stands; line and column count from 0."""
    lines = text.split("\n")[: line + 1]
    lines[-1] = lines[-1][:column]
    frames: list[_Frame] = []
    scalar = -1  # the indentation of the key whose text the lines are, or -1
    told: list[str] = []  # the lines of that text
    flow = ""  # what is open in brackets
    for number, raw in enumerate(lines):
        last = number == len(lines) - 1
        content = raw.lstrip(" ")
        indent = len(raw) - len(content)
        if scalar >= 0 and (not content.strip() or indent > scalar):
            told.append(content)
            continue
        scalar = -1
        if flow:
            flow = _still_open(f"{flow}\n{raw}", last)
            continue
        if not content.strip() or content.startswith("#"):
            if last:
                frames = [one for one in frames if one.indent < indent]
            continue
        flow, opened, rest = _line(content, indent, frames)
        if opened:
            scalar, told = frames[-1].indent, []
        if last and not flow and not opened:
            return _ended(frames, rest, content)
        flow = _still_open(flow, last) if flow else ""
    path = tuple(frame.key for frame in frames)
    if flow:
        return _in_flow(path, flow)
    if scalar >= 0:
        written = "\n".join(told)
        return Cursor(path, False, written, _open_tag(written))
    return Cursor(path, True, "")


def _line(content: str, indent: int, frames: list[_Frame]) -> tuple[str, bool, str]:
    """Take in one line; return what it opens in brackets, whether a text begins, and its rest."""
    while True:
        del frames[next((n for n, one in enumerate(frames) if one.indent >= indent), len(frames)) :]
        if dash := _DASH.match(content):
            frames.append(_Frame(indent, "-"))
            indent += dash.end()
            content = content[dash.end() :]
            continue
        key = _BLOCK_KEY.match(content)
        if key is None:
            return (content if content[:1] in ("{", "[") else ""), False, content
        frames.append(_Frame(indent, key["key"].strip("'\"")))
        rest = content[key.end() :]
        if rest[:1] in ("{", "[") and not rest.startswith(("{{", "{%")):
            return rest, False, rest
        return "", _SCALAR.match(rest) is not None, rest


def _ended(frames: list[_Frame], rest: str, content: str) -> Cursor:
    path = tuple(frame.key for frame in frames)
    keyed = frames and frames[-1].key != "-" and _BLOCK_KEY.search(content) is not None
    if keyed:
        value = rest.lstrip("'\"")
        return Cursor(path, False, value, _open_tag(value))
    return Cursor(path, True, rest)


def _still_open(flow: str, last: bool) -> str:
    """Return brackets that are open still; nothing if all are closed before the cursor's line."""
    if len(flow) > MOST_FLOW:
        return ""
    return flow if last or _scan(flow)[0] else ""


def _in_flow(path: tuple[str, ...], flow: str) -> Cursor:
    inner, on_key, before = _scan(flow)
    if not inner:
        return Cursor(path, False, "")
    return Cursor((*path, *(key for key in inner if key)), on_key, before, _open_tag(before))


def _scan(flow: str) -> tuple[list[str], bool, str]:
    """Return the keys in brackets that are open at the end, whether it is a key, and its text."""
    keys: list[str] = []
    kinds: list[str] = []
    start, quote = 0, ""
    for at, sign in enumerate(flow):
        if quote:
            quote = "" if sign == quote and flow[at - 1 : at] != "\\" else quote
        elif sign in "'\"" and not flow[start:at].strip():
            quote, start = sign, at + 1
        elif sign in "{[":
            kinds.append(sign)
            keys.append("-" if sign == "[" else "")
            start = at + 1
        elif sign in "}]":
            del kinds[-1:], keys[-1:]
            start = at + 1
        elif sign == "," and kinds:
            keys[-1] = "-" if kinds[-1] == "[" else ""
            start = at + 1
        elif sign == ":" and kinds[-1:] == ["{"] and not keys[-1] and _parted(flow, at):
            keys[-1] = flow[start:at].strip().strip("'\"")
            start = at + 1
    on_key = bool(kinds) and not keys[-1]
    return keys, on_key, flow[start:].lstrip()


def _parted(flow: str, at: int) -> bool:
    """Say whether a `:` parts a key from its value."""
    return flow[at + 1 : at + 2] in (" ", "\n", "")


def _open_tag(value: str) -> bool:
    """Say whether a tag of Jinja is open at the end of a text."""
    begins = [match.start() for match in _TAG.finditer(value)]
    ends = [match.start() for match in _TAG_END.finditer(value)]
    return bool(begins) and (not ends or ends[-1] < begins[-1])
