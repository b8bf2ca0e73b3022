"""Imports point down the layers, never up or in circles; none hides in a function to dodge that."""

import ast
import functools
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import solo

PACKAGE = Path(solo.__file__).parent

# What each layer may import of ours, besides itself and what makes imports cheap.
BELOW: dict[str, set[str]] = {
    "errors": set(),
    "budget": {"errors"},
    "facts": set(),
    "dataclass": set(),
    "shapes": {"facts"},
    "late": set(),
    "content_policy": set(),
    "epub": set(),
    "words": set(),
    "po": {"budget", "source"},
    "source": {"budget", "errors", "facts", "shapes"},
    "rules": {"budget", "errors", "facts", "home", "prose", "shapes", "source", "words"},
    "prose": {"budget", "errors", "facts"},
    "oracle": {"errors", "source", "rules", "words"},
    "adventure": {
        *("budget", "errors", "facts", "po", "source", "prose", "rules", "oracle", "tables"),
        *("home", "words"),
    },
    "engine": {"budget", "errors", "prose", "rules", "oracle", "adventure", "tables", "words"},
    "authoring": {
        *("budget", "errors", "po", "source", "prose", "rules", "oracle", "adventure", "engine"),
        "facts",
        "shapes",
        "words",
        "output",
        "content_policy",
        "campaigns",
        "epub",
    },
    "view": {"errors", "rules", "adventure", "engine", "oracle", "words"},
    "terminal": {"errors", "po", "oracle", "engine", "view", "words"},
    "web": {"story", "errors", "engine", "view", "terminal", "words"},
    "resume": {"adventure", "engine", "saves", "words"},
    "tabletop": {
        *("adventure", "errors", "prose", "rules", "source", "tables", "terminal", "words"),
    },
    "site": {
        *("adventure", "disk", "engine", "errors", "resume", "rules", "saves", "terminal", "web"),
        *("tables", "tabletop", "words"),
    },
    "lsp": {"adventure", "errors", "authoring", "engine", ""},
    "tables": {"disk", "errors", "source", "rules", "words"},
    "story": {
        *(
            "epub",
            "errors",
            "content_policy",
            "rules",
            "engine",
            "tables",
            "terminal",
            "view",
            "words",
        ),
    },
    "home": set(),
    "disk": {"errors", "words"},
    "saves": {"errors", "rules", "engine", "disk", "home", "words"},
    "output": {"errors", "adventure", "disk", "saves"},
    "listing": {"errors", "engine", "disk", "saves"},
    "endings": {"errors", "rules", "disk", "saves"},
    "heroes": {"errors", "rules", "adventure", "disk", "saves", "words"},
    "packs": {"errors", "source", "adventure", "disk", "saves"},
    "campaigns": {
        *("disk", "errors", "facts", "source", "prose", "rules", "adventure", "engine", "saves"),
        "packs",
    },
    "shelf": {"disk", "errors", "source", "adventure", "packs", "words"},
    "cli": {
        *("disk", "errors", "po", "source", "prose", "rules", "oracle", "adventure", "engine"),
        "authoring",
        *("terminal", "story", "tables", "saves", "listing", "heroes", "packs", "shelf", "view"),
        *(
            "output",
            "words",
            "web",
            "endings",
            "campaigns",
            "resume",
            "site",
            "tabletop",
            "lsp",
            "",
        ),
    },
    "__main__": {"cli", "errors", "rules", "terminal", "words"},
}
CHEAP = {"dataclass", "late", "namedtuple"}
# Libraries that one layer alone may know.
ONLY = {
    "click": {"cli", "__main__"},
    "anyio": {"web"},
    "distributed": {"authoring"},
    "fluent": {"words"},
    "jinja2": {"prose"},
    "lsprotocol": {"lsp"},
    "platformdirs": {"home"},
    "prompt_toolkit": {"terminal"},
    "pygls": {"lsp", "cli"},
    "segno": {"cli"},
    "starlette": {"web"},
    "uvicorn": {"cli", "web"},
    "wcwidth": {"terminal"},
    "yaml": {"source"},
}
# The parts of the adventure's layer that the engine may know: what was loaded, not the loader.
SEEN_BY_ENGINE = {
    *("solo.adventure.model", "solo.adventure.branch", "solo.adventure.shipped"),
    "solo.adventure.heritage",
}
# Rooms that know each other: a cache is of what is read, and reading looks there first; the words
# of a table are a part of both.
BESIDE = {
    ("adventure/compiled", "adventure/reading"),
    ("terminal/table", "terminal/told"),
    ("terminal/table", "terminal/typed"),
}
FILES = sorted(path for path in PACKAGE.rglob("*.py") if path != PACKAGE / "__init__.py")


def layer_of(module: str) -> str:
    """Return the layer of a module's full name; the package itself is the empty layer."""
    return module.split(".")[1] if "." in module else ""


class Seen(NamedTuple):
    """What is looked for in a file; its tree is too large to be kept.

    Args:
        imports: The full names that it imports, at its top or anywhere within.
        read: The attributes that it reads, each with its line.
        names: The plain names in it.
        sheets: The types of its arguments and fields that are called `sheet`, each with its line.
    """

    imports: frozenset[str]
    read: frozenset[tuple[str, int]]
    names: frozenset[str]
    sheets: frozenset[tuple[str, int]]


@functools.cache
def seen(path: Path) -> Seen:
    """Return what is looked for in a file."""
    nodes = tuple(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    return Seen(
        frozenset(_imports(path, nodes)),
        frozenset((one.attr, one.lineno) for one in nodes if isinstance(one, ast.Attribute)),
        frozenset(one.id for one in nodes if isinstance(one, ast.Name)),
        frozenset(_sheets(nodes)),
    )


def imports(path: Path) -> frozenset[str]:
    """Return the full names that a file imports, at its top or anywhere within."""
    return seen(path).imports


def _imports(path: Path, nodes: Iterable[ast.AST]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative imports are not used here"
            yield from (_target(node.module or "", alias.name) for alias in node.names)


def _sheets(nodes: Iterable[ast.AST]) -> Iterator[tuple[str, int]]:
    for node in nodes:
        match node:
            case ast.arg(arg="sheet", annotation=ast.expr() as of):
                yield ast.unparse(of), node.lineno
            case ast.AnnAssign(target=ast.Name("sheet"), annotation=of):
                yield ast.unparse(of), node.lineno


@functools.cache
def _target(module: str, name: str) -> str:
    """Return the module that is imported: `from solo import saves` means solo.saves."""
    inside = PACKAGE.parent.joinpath(*module.split("."), name)
    return f"{module}.{name}" if inside.is_dir() or inside.with_suffix(".py").is_file() else module


def name_of(path: Path) -> str:
    """Return the full name of a file's module."""
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)


def test_imports_point_down() -> None:
    """A layer knows the layers below it and itself."""
    upward = [
        f"{name_of(path)} imports {name}"
        for path in FILES
        for name in imports(path)
        if name.split(".")[0] == "solo"
        and layer_of(name) not in BELOW[layer := layer_of(name_of(path))] | CHEAP | {layer}
    ]

    assert not upward


def test_libraries_stay_in_their_layer() -> None:
    """YAML is read in one place, Jinja in one, and so on; others are the standard library's."""
    strangers = [
        f"{name_of(path)} imports {top}"
        for path in FILES
        for top in {name.split(".")[0] for name in imports(path)} - {"solo"}
        if layer_of(name_of(path)) not in ONLY.get(top, set())
        and top not in sys.stdlib_module_names
    ]

    assert not strangers


def test_the_engine_knows_adventures_and_not_how_they_are_loaded() -> None:
    """The engine reads the model of an adventure, no file and no clock."""
    outside = {"os", "pathlib", "time", "datetime", "io", "random", "secrets"}
    known = {
        f"{name_of(path)} imports {name}"
        for path in (PACKAGE / "engine").glob("*.py")
        for name in imports(path)
        if name in outside or (name.startswith("solo.adventure") and name not in SEEN_BY_ENGINE)
    }

    assert not known


def test_front_ends_read_no_sheet_and_no_encounter() -> None:
    """What they show of heroes and of what is open, the view tells them."""
    read = [
        f"{name_of(path)}:{line} reads .{name}"
        for path in FILES
        if layer_of(name_of(path)) in ("terminal", "web")
        for name, line in seen(path).read
        if name in ("sheet", "encounter")
    ]

    assert read == []


def test_nothing_but_the_way_in_imports_the_command_line() -> None:
    """The command line is a front-end among others."""
    users = {
        layer_of(name_of(path))
        for path in FILES
        if any(layer_of(name) == "cli" for name in imports(path))
    }

    assert users == {"cli", "__main__"}


def test_chance_has_one_door() -> None:
    """No module but what names the seats of the web knows another; files and seeds ask `disk`."""
    users = {name_of(path) for path in FILES if {"random", "secrets", "uuid"} & imports(path)}

    assert users == {"solo.web.keys"}


def _rooms(path: Path) -> Iterator[tuple[str, str]]:
    """Yield the folders of a layer that a file's folder knows, as (its own, the other)."""
    layer, *own = path.parent.relative_to(PACKAGE).parts
    for module in imports(path) if own else ():
        _, other, *rest = f"{module}..".split(".")
        if other == layer and rest[0] != own[0] and (PACKAGE / layer / rest[0]).is_dir():
            yield f"{layer}/{own[0]}", f"{layer}/{rest[0]}"


def test_no_two_rooms_of_a_layer_know_each_other() -> None:
    """Those of the rules stand by what they serve, not one above the other."""
    inner = [path for path in FILES if len(path.relative_to(PACKAGE).parts) > 2]
    arrows = {one for path in inner if layer_of(name_of(path)) != "rules" for one in _rooms(path)}
    both = {(a, b) for a, b in arrows if a < b and (b, a) in arrows}

    assert len(arrows) > 30
    assert both == BESIDE


def _circle(graph: Mapping[str, Collection[str]]) -> list[str]:
    """Return modules of which each imports the next and the last the first; none if there are none.

    Whatever imports nothing that is left is taken away until all is gone or only circles are left,
    with what leads to them.
    """
    left = {name: set(targets) & graph.keys() for name, targets in graph.items()}
    while free := {name for name, targets in left.items() if not targets & left.keys()}:
        left = {name: targets for name, targets in left.items() if name not in free}
    path: list[str] = []
    name = min(left, default="")
    while name and name not in path:
        path.append(name)
        name = min(left[name] & left.keys())
    return path[path.index(name) :] if path else []


def test_a_circle_of_imports_is_seen() -> None:
    graph = {"top": ["a"], "a": ["b", "low"], "b": ["c"], "c": ["a", "yaml"], "low": []}

    assert _circle(graph) == ["a", "b", "c"]
    assert _circle({**graph, "c": ["low"]}) == []


def test_no_imports_go_in_a_circle() -> None:
    """Those count that wait in a function, and those for type checkers alone."""
    graph = {name_of(path).removesuffix(".__init__"): imports(path) for path in FILES}

    assert _circle(graph) == []


# Where `Any` has a name that says why: the data of books, notes, and sheets of any system.
ANY = {"solo.rules.core.outcome", "solo.rules.core.values.printed", "solo.rules.core.values.codec"}


def test_rules_take_any_value_only_where_strangers_data_come_in() -> None:
    users = {
        name_of(path)
        for path in FILES
        if layer_of(name_of(path)) == "rules" and "Any" in seen(path).names
    }

    assert users <= ANY


def test_a_sheet_of_any_system_is_called_so() -> None:
    """`AnySheet` says why nothing is known of it, where `Any` would only say that."""
    strangers = [
        f"{path}:{line}" for path in FILES for of, line in seen(path).sheets if of == "Any"
    ]

    assert strangers == []
