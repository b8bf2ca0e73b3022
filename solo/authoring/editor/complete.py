"""What may stand at a cursor: keys, names of the adventure, words of the rules, labels."""

import re
from collections.abc import Iterable, Iterator, Mapping

from solo.adventure import naming
from solo.adventure.mistakes.strange_names import of_any
from solo.authoring.editor.cursor import Cursor, cursor_at
from solo.authoring.editor.keys_at import keys_at, words_at
from solo.authoring.editor.loose import Loose
from solo.authoring.editor.project import Project
from solo.authoring.format.fields import labels_of
from solo.namedtuple import NamedTuple
from solo.prose.filters import FILTERS
from solo.source import with_article

_NAMED_BY = {
    **dict.fromkeys(("goto", "visit", "start", "defeat", "talk"), "scene"),
    **dict.fromkeys(("join", "leave", "companion", "friends"), "companion"),
    **dict.fromkeys(("take", "complete", "fail", "refuse"), "quest"),
    **dict.fromkeys(("give", "gain", "lose", "drop", "item"), "item"),
    **dict.fromkeys(("foe", "foes", "vs", "against", "routs"), "foe"),
    **dict.fromkeys(("input", "into", "takes"), "variable"),
    "pool": "pool",
}
_EXPRESSIONS = frozenset(("when", "set", "time", "modifier", "claims"))
_ASKED = re.compile(r"(\w+)(?:\.|\[['\"])([\w/ -]*)$")
_PARTS = {"visited": "scene", "taken": "choice", "quests": "quest", "foes": "foe",
          "names": "companion", "companions": "companion"}  # fmt: skip
_TAGS = ("if", "elif", "else", "endif", "for", "endfor", "set")
_COUNTS = ("success", "failure", "else", "also", "1s", "2s+", "1f")


class Item(NamedTuple):
    """Something that may be put there."""

    label: str
    kind: str  # `key`, `scene`, `variable`, `label`, `word` …
    detail: str = ""  # what it is, in a line


def completions(project: Project, file: str, line: int, column: int) -> list[Item]:
    """Return what may stand at a cursor, each once."""
    cursor = cursor_at(project.text(file), line, column)
    found: dict[str, Item] = {}
    for item in _offered(project, cursor, hero=project.is_hero(file)):
        found.setdefault(item.label, item)
    return list(found.values())


def _offered(project: Project, cursor: Cursor, *, hero: bool) -> Iterator[Item]:
    path = cursor.path
    key = next((one for one in reversed(path) if one != "-"), "")
    if isinstance(project, Loose):
        yield from (Item(*one) for one in project.offered(cursor))
        if cursor.on_key:
            yield from _of_schema(project, path, hero=False)
        for word in words_at(project.schema(), path):
            yield Item(word, "word")
        return
    if not cursor.on_key and (cursor.in_tag or _is_expression(path)):
        yield from _in_expression(project, cursor)
        return
    if cursor.on_key:
        yield from _keys(project, path, hero=hero)
        if not path or path[-1] != "-":
            return
    if kind := _NAMED_BY.get(key):
        yield from _names(project, kind)
    for word in words_at(project.schema(hero=hero), path):
        yield Item(word, "word")


def _is_expression(path: tuple[str, ...]) -> bool:
    return bool(path) and (path[-1] in _EXPRESSIONS or path[-2:-1] == ("set",))


def _keys(project: Project, path: tuple[str, ...], *, hero: bool) -> Iterator[Item]:
    if path[-1:] == ("outcomes",):
        kind = check_over(project, path)
        for label in labels_of(project.system, kind) if project.system and kind else ():
            yield Item(label, "label", f"an end of '{kind}'")
        for count in _COUNTS:
            yield Item(count, "label")
        return
    if path[-1:] == ("set",):
        yield from _names(project, "variable")
        return
    if path[-1:] == ("draw",):
        yield from _names(project, "table")
    if path[-1:] == ("visit",):
        yield from _names(project, "scene")
    yield from _of_schema(project, path, hero=hero)


def _of_schema(project: Project, path: tuple[str, ...], *, hero: bool) -> Iterator[Item]:
    for key, meaning in keys_at(project.schema(hero=hero), path).items():
        yield Item(key, "key", meaning)


def check_over(project: Project, path: tuple[str, ...]) -> str:
    """Return the kind of the check whose outcomes stand under a path, as far as is known."""
    for root in project.now.roots:
        node = root
        for key in path[:-1]:
            value = node.value
            if isinstance(value, dict) and key in value:
                node = value[key]
            elif isinstance(value, list):
                inner = [
                    one for one in value if isinstance(one.value, dict) and "check" in one.value
                ]
                node = inner[0] if inner else node
        check = node.value.get("check") if isinstance(node.value, dict) else None
        if check is not None and isinstance(check.value, dict) and check.value:
            return next(iter(check.value))
    return ""


def _names(project: Project, kind: str) -> Iterator[Item]:
    for own, name in project.now.names.set:
        if own == kind:
            yield Item(name, kind, f"{with_article(kind)} of this adventure")


def _in_expression(project: Project, cursor: Cursor) -> Iterator[Item]:
    asked = _ASKED.search(cursor.before)
    if asked:
        yield from _parts(project, asked[1])
        return
    if cursor.in_tag and re.search(r"\{%[-+]?\s*\w*$", cursor.before):
        for tag in _TAGS:
            yield Item(tag, "word", "a tag")
    if re.search(r"\|\s*\w*$", cursor.before):
        for name in sorted(FILTERS):
            yield Item(name, "filter", "a filter")
        return
    for kind in ("variable", "condition"):
        yield from _names(project, kind)
    for name in naming.RESERVED:
        yield Item(name, "word", "what the engine tells")
    for word in ("and", "or", "not", "in", "true", "false"):
        yield Item(word, "word")


def _parts(project: Project, whole: str) -> Iterator[Item]:
    system = project.system
    if whole in _PARTS:
        yield from _names(project, _PARTS[whole])
    elif system is not None and whole == "hero":
        for name in sorted(system.seen):
            yield Item(name, "part", "of the hero")
    elif system is not None and whole == "outcome":
        for name in sorted(of_any(system.told_of)):
            yield Item(name, "part", _brings(name, system.told_of))


def _brings(name: str, facts: Mapping[str, Iterable[str]]) -> str:
    kinds = [kind for kind, own in facts.items() if name in own]
    return f"of {', '.join(kinds[:4])}{' …' if len(kinds) > 4 else ''}" if kinds else "of any check"
