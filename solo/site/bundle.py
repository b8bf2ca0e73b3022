"""What of the engine travels: the modules that a system's games need, without their docstrings."""

import ast
import functools
import json
import re
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path

from solo.rules.core.system import AnySystem
from solo.rules.data_systems import places
from solo.rules.data_systems.system import DataSystem
from solo.tables import reading
from solo.words.catalogue import ROOMS, catalogue, folder

PACKAGE = Path(__file__).parent.parent
_FIRST = "solo.site.begin"
_SPARED = "solo.site.spared"
_SYSTEMS: Mapping[str, str] = {
    "art": "rules.art",
    "fictive-hack": "rules.fictive_hack",
    "conan-2d20": "rules.two_d20.conan",
    "fallout-2d20": "rules.two_d20.fallout",
    "fell": "rules.fell",
}
LEFT_OUT = (
    *("authoring", "cli", "packs", "shelf", "po", "rules.plug_ins"),
    # what only the loader needs
    *(f"adventure.{name}" for name in (
        "loader", "mistakes.astray", "mistakes.consequences", "mistakes.graph_checks",
        "mistakes.mere_words", "mistakes.strange_names", "reading.loading", "translation",
    )),
    *(f"source.{name}" for name in ("syntax", "tree")),
    *("prose.advice", "words.fluent"),
    # what only a terminal needs
    *(f"terminal.{name}" for name in (
        "front_ends.jsonl", "front_ends.keys", "front_ends.plain", "front_ends.repl",
        "front_ends.rich", "front_ends.start", "front_ends.toolbar", "scripts.script",
        "scripts.scripted", "window.pages", "window.screen", "window.theme",
    )),
)  # fmt: skip
"""Modules that are imported late alone, by what no game in a browser does."""


DATA = "rules.data_systems"
_FINDER = f"solo.{DATA}.places"
_READS = ("source.syntax", "source.tree")
"""What reads a system that is a file of data, with the libraries that it needs."""
LIBRARIES: Mapping[str, str] = {"yaml": "PyYAML", "jinja2": "Jinja2", "markupsafe": "MarkupSafe"}
"""Those libraries, and what they are installed as."""

_INDENTS = re.compile("^(?: {4})+", re.MULTILINE)

_OF_AUTHORS = ("yaml", "narrated")
"""What the index of rules says for authors alone: how one is written, or why it is no code."""


class NotCarried(Exception):  # noqa: N818 - it is told
    """A system is code of another package."""


@functools.cache
def parsed(path: Path) -> ast.Module:
    """Return the tree of a module, which nobody changes."""
    return ast.parse(path.read_text(encoding="utf-8"))


def modules(system: AnySystem) -> Mapping[str, Path]:
    """Return the modules that games of a system need, by their names.

    Raises:
        NotCarried: The system comes from another package.
    """
    own = DATA if isinstance(system, DataSystem) else _SYSTEMS.get(system.name, "")
    if not own:
        raise NotCarried(system.name)
    known = dict(_all())
    others = {one for one in _SYSTEMS.values() if one != own}
    if own != DATA:  # but what looks for such files
        inner = (name for name in known if _within(name, f"solo.{DATA}"))
        others |= {name[5:] for name in inner if name.count(".") > 2 and name != _FINDER}
    if "two_d20" not in own:
        others.add("rules.two_d20")
    read = _READS if own == DATA else ()
    away = {f"solo.{one}" for one in (*others, *LEFT_OUT) if one not in read}
    found: dict[str, Path] = {}
    waiting = [_FIRST, _SPARED, f"solo.{own}.system", *(f"solo.{one}" for one in read)]
    if own == DATA:
        waiting.append(f"solo.{DATA}.reading")
    while waiting:
        name = waiting.pop()
        if name in found or any(_within(name, one) for one in away):
            continue
        found[name] = known[name]
        waiting += [around for around in _around(name) if around in known]
        waiting += _named(name, known)
    return found


@functools.cache
def files(system: AnySystem, language: str) -> Mapping[str, str]:
    """Return the files of the engine for games of a system, by their places.

    Raises:
        NotCarried: The system comes from another package.
    """
    needed = modules(system)
    found: dict[str, str] = {
        _place(path): _stripped(path, typed=_within(name, f"{PACKAGE.name}.rules"))
        for name, path in needed.items()
    }
    found["sitecustomize.py"] = f"from {_SPARED} import spare\nspare()\n"  # Python begins with it
    folders = {path.parent for path in needed.values()}
    for path in (one for place in folders for one in place.iterdir()):
        if path.suffix in (".json", ".csv") and path.is_file():
            found[_place(path)] = _small(path)
    for place in (one / "data" for one in folders if (one / "data").is_dir()):
        for path in place.iterdir():
            if path.suffix in (".json", ".csv", ".txt"):
                found[_place(path)] = _small(path)
    found |= {f"{_place(reading.DATA)}/{name}": text for name, text in reading.packed().items()}
    if isinstance(system, DataSystem):
        found |= dict(_of_data(system))
    silent = {"cli"} if isinstance(system, DataSystem) else {"cli", "data"}  # rules by a file
    for room in ROOMS:
        if room in silent or not _has(folder(room).parent, folders):
            continue
        for spoken in {"en", language}:
            if said := catalogue(room, spoken):
                named = f"{_place(folder(room))}/{spoken}.json"
                found[named] = json.dumps(said, ensure_ascii=False, separators=(",", ":"))
    return found


def _of_data(system: DataSystem) -> Iterator[tuple[str, str]]:
    """Yield a rules file, unless an adventure brings it, and what reads it, by their places."""
    if system.template.is_file():
        file = places.SHIPPED / f"{system.name}.yaml"
        yield _place(file), system.template.read_text(encoding="utf-8")
    for library in LIBRARIES:
        yield from _library(library)


def _library(name: str) -> Iterator[tuple[str, str]]:
    """Yield the modules of a library in plain Python, by their places."""
    spec = find_spec(name)
    assert spec is not None
    for place in spec.submodule_search_locations or ():
        for path in Path(place).glob("*.py"):
            yield f"{name}/{path.name}", stripped(path.read_text(encoding="utf-8"))


@functools.cache
def _stripped(path: Path, *, typed: bool) -> str:
    return stripped(path.read_text(encoding="utf-8"), typed=typed)


def stripped(source: str, *, typed: bool = True) -> str:
    """Return a module's source without comments and docstrings; the lines are others.

    Args:
        source: The source.
        typed: Whether the types of functions are read, as those of rules are; else they go, too,
            but where something decorates them.
    """
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            node.body = [part for part in node.body if not _is_text(part)] or [ast.Pass()]
        if not typed and isinstance(node, ast.FunctionDef) and not node.decorator_list:
            node.returns = None
            for one in ast.walk(node.args):
                if isinstance(one, ast.arg):
                    one.annotation = None
    # No text spans lines any more: all but docstrings are written with what stands for a newline.
    return _INDENTS.sub(lambda found: " " * (len(found[0]) // 4), ast.unparse(tree))


def _is_text(node: ast.stmt) -> bool:
    value = node.value if isinstance(node, ast.Expr) else None
    return isinstance(value, ast.Constant) and isinstance(value.value, str)


def _all() -> Iterator[tuple[str, Path]]:
    for path in PACKAGE.rglob("*.py"):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        yield ".".join(parts).removesuffix(".__init__"), path


def _named(module: str, known: Mapping[str, Path]) -> Iterator[str]:
    """Yield the modules that one imports anywhere within, or names in a table of late imports."""
    path = known[module]
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names if one.name in known)
        elif isinstance(node, ast.ImportFrom):
            names = (node.module or "", *(f"{node.module}.{one.name}" for one in node.names))
            yield from (one for one in names if one in known)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
            if "." in text and " " not in text:
                yield from _leading(f"{package}{text}" if text[0] == "." else text, known)


def _leading(name: str, known: Mapping[str, Path]) -> Iterator[str]:
    """Yield the module that a row leads to, such as `solo.rules.fell.system.FELL`."""
    while "." in name:
        if name in known:
            yield name
            return
        name = name.rpartition(".")[0]


def _around(name: str) -> Iterator[str]:
    parts = name.split(".")
    return (".".join(parts[:end]) for end in range(1, len(parts)))


def _within(name: str, other: str) -> bool:
    """Say whether a module is another or in it; those around a system's are no strangers."""
    return name == other or name.startswith(f"{other}.")


def _has(place: Path, folders: set[Path]) -> bool:
    return place in folders or (place.name == "data" and place.parent in folders)


def _place(path: Path) -> str:
    return path.relative_to(PACKAGE.parent).as_posix()


def _small(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".json":
        return text
    told = json.loads(text)
    for row in told["rules"] if path.name == "rules.json" else ():
        for name in _OF_AUTHORS:
            row.pop(name, None)
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))
