"""Finds English that is written in code and reaches a player: it belongs into a catalogue.

`python -m tests.words.unsaid [FOLDER]` lists the places.
"""

import ast
import re
import sys
from collections.abc import Iterable, Iterator, Set
from pathlib import Path

from solo.words.catalogue import PACKAGE

ROOMS = ("rules", "engine", "oracle", "terminal", "story")
"""The folders whose words players read; lint, guides and `--help` may stay English."""
SINKS = {
    "Option": {1: "text", 2: "asks", 3: "reason"},
    "Shown": {1: "text", 2: "asks", 3: "reason"},
    "Illegal": {0: "reason"},
    "Refused": {0: "reason"},
    "Nonsense": {0: "reason"},
    "Narrated": {0: "text"},
    "Row": {0: "label", 1: "value", 2: "spoken"},
    "Section": {1: "title"},
    **{name: {0: "text"} for name in ("line", "marked", "heading", "prose", "remark", "Span")},
    "listed": {0: "lines"},
    "ask": {1: "status"},
    "play": {1: "status"},
}
"""What shows words, and which of its arguments are words."""
_ERRORS = ("Error", "Unbound", "Problem", "Advice", "Lacking", "assert", "Fault", "Unfit")
_UNREAD_CALLS = {
    "report": "a problem of an author's",
    "wrong": "a problem of an author's",
    "spend": "why a turn is too much work, for an author",
    "Outcome": "its label, which the catalogue names",
    "SeededDice": "a seed",
    "Table": "a command, as it is typed",
    "kept": "a key",
    "get": "a key",
}
UNREAD_FILES = {
    "rules/data_systems/astray.py": "where a key of a rules file belongs, for its author",
    "rules/data_systems/checking.py": "what is wrong with a rules file, for its author",
    "rules/data_systems/checking_heroes.py": "what is wrong with a hero's making, for an author",
    "rules/data_systems/checks.py": "what is wrong with a rules file, or a check, for an author",
    "rules/data_systems/clash.py": "what is wrong with a clash, and its keys, for an author",
    "rules/data_systems/checking_idle.py": "what does nothing in a rules file, for its author",
    "rules/data_systems/checking_rests.py": "what is wrong with rest and time, for an author",
    "rules/data_systems/trying.py": "what fails when a rules file is tried out, for its author",
    "rules/data_systems/effects.py": "what is wrong with an effect, and its keys, for an author",
    "rules/data_systems/forms.py": "what is wrong with a rules file, for its author",
    "rules/data_systems/looking.py": "what is wrong with a rules file, for its author",
    "rules/data_systems/model.py": "what a rules file may hold, for its author",
    "rules/data_systems/places.py": "what is wrong with a rules file, for its author",
    "rules/data_systems/proofs.py": "what is wrong with a rules file, for its author",
    "rules/data_systems/template.py": "an adventure to begin with, for its author",
    "engine/journal.py": "why a damaged save could not be played back",
    "engine/revising.py": "told to an author who tries out what is being written",
    "rules/art/checks/table.py": "what is wrong with a group's own table",
    "rules/plug_ins.py": "what is wrong with a plug-in, for whoever wrote it",
    "terminal/scripts/script.py": "scripts of authors, which are typed",
    "terminal/scripts/scripted.py": "scripts of authors, and what in them does not fit",
}
UNREAD_PLACES = {
    "rules/art/actions/shadowing.py:specialties": "names of skills that are looked for",
    "rules/art/fight/defense.py:_against": "names of skills that are looked for",
    "rules/art/fight/defense.py:_in_armor": "names of skills that are looked for",
    "rules/art/naming.py:unknown": "a problem of an author's",
    "rules/core/wording/samples.py:joining": "a command, as it is typed",
    "rules/data_systems/oracle.py:_degrees": "a formula",
    "rules/data_systems/system.py:__init__": "the manual of a hero file, for an author",
    "rules/fell/checks/social.py:Leverage": "the row of a table, which the catalogue names",
    "rules/fell/fight/battle.py:calls_for_morale": "a key",
    "rules/fictive_hack/heroes/creation.py:_weapon_classes": "a word that is typed",
    "rules/fictive_hack/gear/weapons.py:shield_weapon": "a name of the catalogue",
    "rules/two_d20/conan/heroes/creation.py:lacks": "advice to an author",
    "rules/two_d20/core/likelihood.py:listed": "a difficulty, which the catalogue names",
}
"""Functions and classes whose words no player reads as they stand, and what they are instead."""
_NAMED = ("difficulty",)
"""Facts whose words are names of the catalogue."""
_TYPED = re.compile(
    r"(mara: )?((try|ask|look|do|check|jump) )?\{\}( \{\})*( even, even)?|set \{\}=\{\}"
)
"""A line as a player types it, with what was typed in it."""
_WORDS = re.compile(r"[A-Za-z]{2,}")
_PROSE = re.compile(r"[A-Za-z]{2,}[,.:;!?']* |[ ][A-Za-z]{2,}")


def found(folder: Path = PACKAGE) -> Iterator[tuple[Path, int, str]]:
    """Yield the file, the line and the text of each place."""
    for path in sorted(folder.rglob("*.py")):
        place = path.relative_to(PACKAGE)
        if place.parts[0] in ROOMS and place.as_posix() not in UNREAD_FILES:
            tree = ast.parse(path.read_text("utf-8"))
            unread = {
                name
                for file, _, name in (one.partition(":") for one in UNREAD_PLACES)
                if file == place.as_posix()
            }
            for line, text in sorted(set(sentences(tree, unread))):
                yield path, line, text


def sentences(node: ast.AST, unread: Set[str]) -> Iterator[tuple[int, str]]:
    """Yield the places in a tree but those in functions, classes and variables that are unread."""
    if _is_unread(node, unread):
        return
    if isinstance(node, ast.FunctionDef):
        unread = unread | _of_errors(node)
    if isinstance(node, ast.Call):
        for text in _shown(node, _name(node.func)):
            yield text.lineno, _text(text)
    if isinstance(node, ast.JoinedStr):
        if _PROSE.search(_text(node)) and not _TYPED.fullmatch(_text(node)):
            yield node.lineno, _text(node)
        return
    for child in _parts(node):
        yield from sentences(child, unread)


def _parts(node: ast.AST) -> Iterable[ast.AST]:
    """Return the parts of a tree, but what is looked up, and facts that are names."""
    match node:
        case ast.Subscript(value=value):
            return (value,)
        case ast.Dict(keys=keys, values=values):
            pairs = zip(keys, values, strict=True)
            return [v for k, v in pairs if not (isinstance(k, ast.Constant) and k.value in _NAMED)]
    return ast.iter_child_nodes(node)


def _is_unread(node: ast.AST, unread: Set[str]) -> bool:
    """Say whether nothing in a part of a tree is read by a player as it stands."""
    match node:
        case ast.Call():
            name = _name(node.func)
            return name.endswith(_ERRORS) or name in _UNREAD_CALLS
        case ast.keyword():
            return node.arg in ("hint", "id")  # it is typed, or never read
        case ast.JoinedStr():
            return _text(node).startswith("<")  # HTML
        case ast.FunctionDef() | ast.ClassDef():
            return node.name in unread or node.name in ("__post_init__", "__repr__")
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AugAssign(target=ast.Name(id=name)):
            return name in unread
    return False


def _of_errors(function: ast.FunctionDef) -> Set[str]:
    """Return the variables of a function that are put into errors."""
    calls = (node for node in ast.walk(function) if isinstance(node, ast.Call))
    errors = [call for call in calls if _name(call.func).endswith(_ERRORS)]
    within = (node for call in errors for node in ast.walk(call))
    return {node.id for node in within if isinstance(node, ast.Name)}


def _shown(call: ast.Call, name: str) -> Iterator[ast.expr]:
    """Yield the words that are written out in the arguments of what shows them."""
    sinks = SINKS.get(name, {})
    given = [(place, arg) for place, arg in enumerate(call.args) if place in sinks]
    values = [arg for _, arg in given] + [k.value for k in call.keywords if k.arg in sinks.values()]
    for value in values:
        yield from _literals(value)


def _literals(node: ast.AST) -> Iterator[ast.expr]:
    if isinstance(node, ast.Call | ast.Compare | ast.Subscript):
        return  # a message's code, or a name that is looked up
    if isinstance(node, ast.Constant | ast.JoinedStr):
        if _WORDS.search(_text(node)):
            yield node
        return
    for child in ast.iter_child_nodes(node):
        yield from _literals(child)


def _text(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else ""
    if isinstance(node, ast.JoinedStr):
        parts = (v.value if isinstance(v, ast.Constant) else "{}" for v in node.values)
        return "".join(map(str, parts))
    return ""


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


if __name__ == "__main__":
    for where, line, text in found(Path(sys.argv[1]).resolve() if sys.argv[1:] else PACKAGE):
        print(f"{where.relative_to(PACKAGE)}:{line}: {text}")
