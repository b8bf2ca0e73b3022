"""An option carries what it does: its id names it, and no rule reads anything out of that."""

import ast
from collections.abc import Iterator
from pathlib import Path

import solo

HERE = Path(solo.__file__).parent
FILES = sorted(path for part in ("rules", "engine") for path in (HERE / part).rglob("*.py"))
READING = frozenset(
    ("endswith", "partition", "removeprefix", "removesuffix", "replace", "rpartition", "rsplit",
     "split", "startswith")
)  # fmt: skip


def is_an_id(node: ast.expr) -> bool:
    """Tell whether it reads as the id of an option: `option`, `answer.option`, `one.option.id`."""
    match node:
        case ast.Name("option") | ast.Attribute(attr="option"):
            return True
        case ast.Attribute(value=value, attr="id"):
            return is_an_id(value)
    return False


def read_back(source: str) -> Iterator[str]:
    """Yield the places where the id of an option is taken to pieces."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Attribute(value=value, attr=attr)):
                if attr in READING and is_an_id(value):
                    yield f"{node.lineno}: {ast.unparse(node)}"
            case ast.Compare(left=left, comparators=[ast.JoinedStr(), *_]) if is_an_id(left):
                yield f"{node.lineno}: {ast.unparse(node)}"
            case ast.Compare(comparators=[right, *_], left=ast.JoinedStr()) if is_an_id(right):
                yield f"{node.lineno}: {ast.unparse(node)}"


def test_a_place_that_reads_an_id_is_found() -> None:
    lines = ("kind, _, key = answer.option.partition('-')", "option.removeprefix('use-')",
             "one.option.id.startswith('a')", "option == f'attack-{foe.id}'", "option == 'roll'",
             "text.partition('-')")  # fmt: skip

    assert [bool([*read_back(line)]) for line in lines] == [True] * 4 + [False] * 2


def test_no_id_of_an_option_is_read_back() -> None:
    found = {str(path): [*read_back(path.read_text(encoding="utf-8"))] for path in FILES}

    assert len(found) > 500
    assert {path: places for path, places in found.items() if places} == {}
