"""What an importer has read, and the adventure that is written of it."""

import json
import re
from collections.abc import Collection, Sequence
from dataclasses import field

from solo.adventure.naming import slug, variable_reason, variable_slug
from solo.dataclass import dataclass
from solo.errors import did_you_mean

_COUNTED = re.compile(r"visited\[@([^@\n]+)@\]")
_MARKUP = re.compile(r"\{(?=[{%#]|\Z)")  # at the end, too: what follows may begin with one
_EMPHASIS = re.compile(r"<(i|em|b|strong)>(?=\S)([^<>\n]{1,500})(?<=\S)</\1>", re.IGNORECASE)


UNFINISHED = "unfinished"
"""The kind of an ending that stands where something was left out."""


@dataclass(frozen=True, slots=True)
class Link:
    """A way on: its label, where it leads, when it is there, and what it sets.

    One that is a `fallback` is there when nothing else is. A label that is `marked` has our markup.
    `then` is what is told when it is taken. One without a target stays where it is, or goes `back`
    to the passage before.
    """

    label: str
    target: str
    when: str = ""
    sets: dict[str, str] = field(default_factory=dict)
    once: bool = False
    fallback: bool = False
    marked: bool = False
    then: str = ""
    back: bool = False


@dataclass(frozen=True, slots=True)
class Passage:
    """A passage as it was read; its text has our markup, and its name is its title if `titled`.

    One that `lacks` something was read in part: if nothing leads on from it, that may be why.

    In conditions and texts `visited[@name@]` is how often the passage of that name was come to.
    """

    name: str
    text: str
    links: list[Link]
    sets: dict[str, str]
    goto: str = ""
    titled: bool = True
    lacks: bool = False


@dataclass(slots=True)
class Draft:
    """A story as it was read; `left` tells what of it was not."""

    title: str = ""
    author: str = ""
    start: str = ""
    passages: list[Passage] = field(default_factory=list)
    variables: dict[str, bool | int | str] = field(default_factory=dict)
    left: list[str] = field(default_factory=list)
    names: dict[str, str] = field(default_factory=dict)
    bodies: dict[str, str] = field(default_factory=dict)  # of passages as they are written
    # passages that are one of the source's, by the name with which it is counted
    alike: dict[str, list[str]] = field(default_factory=dict)
    included: set[str] = field(default_factory=set)  # passages that stand in others
    shown: int = 0  # how many characters of such were read
    tables: dict[str, tuple[str, ...]] = field(default_factory=dict)  # texts that dice choose among

    def variable(self, name: str) -> str:
        """Return what a variable of the source is called here."""
        if name not in self.names:
            spaced = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower().strip("_")
            found = variable_slug(spaced)
            if variable_reason(found):
                found = variable_slug(f"my_{spaced}")
            if variable_reason(found):
                found = f"variable_{len(self.names) + 1}"
            self.names[name] = unused(found, len(self.names) + 1, self.names.values(), "_")
        return self.names[name]

    def table(self, rows: tuple[str, ...]) -> str:
        """Return the name of the table of some texts."""
        known = {own: name for name, own in self.tables.items()}
        name = known.get(rows, f"one-of-{len(self.tables) + 1}")
        self.tables[name] = rows
        return name

    def assigned(self, name: str, value: str) -> None:
        """Note what kind of value a variable takes, for what it begins with."""
        first = value.partition(" if ")[0]
        constant = "" if first.startswith("draw('one-of-") else imported_value(first)
        if name not in self.variables and constant is not None:
            self.variables[name] = type(constant)()


def unused(name: str, number: int, taken: Collection[str], joint: str = "-") -> str:
    """Return a name, with a number behind it where it is taken already."""
    found = name
    while found in taken:
        found = f"{name[:50].rstrip(joint)}{joint}{number}"
        number += 1
    return found


def imported_value(text: str) -> bool | int | str | None:
    """Return the constant that an expression is, or None."""
    if text in ("true", "false"):
        return text == "true"
    if re.fullmatch(r"-? ?\d{1,9}", text):
        return int(text.replace(" ", ""))
    if re.fullmatch(r"'[^']*'", text):
        return text[1:-1]
    return None


def quoted(text: str) -> str:
    """Return words so that no brace in them is taken for markup, and emphasis is ours."""
    plain = _MARKUP.sub("{{ '{' }}", text)
    return _EMPHASIS.sub(lambda tag: f"{_star(tag[1])}{tag[2]}{_star(tag[1])}", plain)


def _star(tag: str) -> str:
    return "*" if tag.lower() in ("i", "em") else "**"


def written(draft: Draft, system: str, heroes: str = "") -> str:
    """Return the adventure as YAML; `heroes` are files of those who are there to play it."""
    ids = _ids(draft)
    for name in draft.names.values():
        draft.variables.setdefault(name, 0)
    lines = [
        "format: 1",
        f"title: {_text(draft.title or 'An imported story')}",
        *([f"author: {_text(draft.author)}"] if draft.author else []),
        f"system: {system}",
        f"start: {ids[draft.start]}",
        *([f"hero: {{create: false, pregenerated: [{heroes}]}}"] if heroes else []),
    ]
    if draft.variables:
        lines.append("variables:")
        lines += [f"  {name}: {_constant(value)}" for name, value in draft.variables.items()]
    if draft.tables:
        lines.append("tables:")
        lines += [
            f"  {name}: [{', '.join(map(_text, rows))}]" for name, rows in draft.tables.items()
        ]
    lines.append("scenes:")
    visited = {one.name for one in draft.passages if any(link.back for link in one.links)}
    for passage in draft.passages:
        lines += _scene(passage, ids, draft, visited)
    if not any(line.startswith("    ending:") for line in lines):
        lines = _ended(lines, ids, draft)
    told = "\n".join(lines) + "\n"
    return _COUNTED.sub(lambda found: _count(found[1], ids, draft), told)


def _count(name: str, ids: dict[str, str], draft: Draft) -> str:
    """Return how often a passage was come to, by any of the scenes that stand for it."""
    every = [ids[one] for one in (name, *draft.alike.get(name, ())) if one in ids]
    if not every:
        draft.left.append(f"how often '{name}' was come to counts as 0")
        return "0"
    told = " + ".join(f"visited['{one}']" for one in every)
    return told if len(every) == 1 else f"({told})"


def _ended(lines: list[str], ids: dict[str, str], draft: Draft) -> list[str]:
    """Give a story that never ends an ending: its start leads to one."""
    name = unused("the-end", 2, ids.values())
    draft.left.append(f"no passage ends the story: the scene '{name}' was added, from the start")
    at = lines.index(f"  {ids[draft.start]}:")
    rest = [place for place, line in enumerate(lines) if place > at and line[2:3].strip()]
    last = rest[0] if rest else len(lines)
    goto = [place for place in range(at, last) if lines[place].startswith("    goto:")]
    added = ["      - id: to-the-end", "        text: End the story", f"        goto: {name}"]
    start = lines[at:last]
    if goto:
        start = [line for line in start if not line.startswith("    goto:")]
        start += ["    choices:", "      - id: on", "        text: Go on",
                  f"       {lines[goto[0]][3:]}"]  # fmt: skip
    end = [f"  {name}:", "    text: This is the end.", "    ending: end"]
    return [*lines[:at], *start, *added, *lines[last:], *end]


def _ids(draft: Draft) -> dict[str, str]:
    """Return the id of each passage's scene, each once."""
    found: dict[str, str] = {}
    taken: set[str] = set()
    for number, passage in enumerate(draft.passages, 1):
        name = unused(slug(passage.name) or f"passage-{number}", number, taken)
        taken.add(found.setdefault(passage.name, name))
    return found


def _scene(
    passage: Passage, ids: dict[str, str], draft: Draft, visited: Collection[str]
) -> list[str]:
    """Return a passage as a scene; those that go back are `visited`, not gone to."""
    lines = [f"  {ids[passage.name]}:"]
    lines += ["    talk: true"] if passage.name in visited else []
    lines += [f"    title: {_text(quoted(passage.name))}"] if passage.titled else []
    if passage.sets:
        lines += ["    enter:", "      set:"]
        lines += [f"        {name}: {_text(value)}" for name, value in passage.sets.items()]
    lines.append(f"    text: {_text(passage.text or '…', 6)}")
    ways = [link for link in passage.links if link.target in ids or not link.target]
    draft.left += [
        f"passage '{passage.name}': a link to '{link.target}', which is not there"
        + did_you_mean(link.target, ids)
        for link in passage.links
        if link.target and link.target not in ids
    ]
    if passage.goto in ids:
        return [*lines, f"    goto: {ids[passage.goto]}"]
    if passage.goto:
        draft.left.append(f"passage '{passage.name}': '{passage.goto}', which is not there")
    if not any(link.target or link.back for link in ways):
        whole = not passage.lacks and not passage.goto and len(ways) == len(passage.links)
        return [*lines, f"    ending: {_ending(passage, draft, whole=whole)}"]
    return [*lines, "    choices:", *_choices(ways, ids, visited)]


def _choices(ways: Sequence[Link], ids: dict[str, str], visited: Collection[str]) -> list[str]:
    """Return the links of a passage as choices."""
    lines: list[str] = []
    seen: set[str] = set()
    for number, link in enumerate(ways, 1):
        name = unused(slug(link.label) or f"way-{number}", number, seen)
        seen.add(name)
        lines += [
            f"      - id: {name}",
            f"        text: {_text(link.label if link.marked else quoted(link.label))}",
        ]
        lines += [f"        when: {_text(link.when)}"] if link.when else []
        lines += ["        once: true"] if link.once else []
        lines += ["        fallback: true"] if link.fallback else []
        if link.sets:
            lines.append("        set:")
            lines += [f"          {key}: {_text(value)}" for key, value in link.sets.items()]
        lines += [f"        then: {_text(link.then, 10)}"] if link.then else []
        way = "visit" if link.target in visited else "goto"
        lines += [f"        {way}: {ids[link.target]}"] if link.target else []
        lines += ["        return: true"] if link.back else []
    return lines


def _ending(passage: Passage, draft: Draft, *, whole: bool) -> str:
    """Return the ending that a passage is; one that was not read as a whole says so."""
    if not whole:
        what = f"it ends the story as '{UNFINISHED}', since what may lead on was left out"
        draft.left.append(f"passage '{passage.name}': {what}")
    if not passage.titled:
        return "end" if whole else UNFINISHED
    return f"{{kind: {'end' if whole else UNFINISHED}, title: {_text(passage.name)}}}"


def _text(text: str, indent: int = 0) -> str:
    """Return a text as YAML: a block where it has lines, else in quotes."""
    clean = "".join(sign if sign.isprintable() or sign == "\n" else " " for sign in text)
    if indent and "\n" in clean and not clean.startswith((" ", "\n")):
        pad = " " * indent
        lines = (f"{pad}{line.rstrip()}" if line.strip() else "" for line in clean.split("\n"))
        return "|\n" + "\n".join(lines)
    return json.dumps(clean, ensure_ascii=False)


def _constant(value: bool | int | str) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int) else json.dumps(value, ensure_ascii=False)
