"""The faults: mutmut's operators, applied to one place of a file at a time.

Left out is what no test can see: annotations, imports, names of types (also where `cast` and
`TypeVar` take one), how a class is made, `None` for `False`, another type of value for what has an
annotation, and `strict` of `zip`.
"""

import difflib
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import libcst as cst
import libcst.matchers as m
from libcst.metadata import CodeRange, MetadataWrapper, PositionProvider
from mutmut.mutation.mutators import mutation_operators

_STRICT = "strict"
# What only the type checker and the memory notice: no test could.
_TYPE = m.Name("Callable") | m.Name("Mapping") | m.Name("Generator") | m.Name("Iterator")
_VARIABLE = m.Name("TypeVar") | m.Name("ParamSpec")
_UNSEEN = (
    m.Annotation()
    | m.Import()
    | m.ImportFrom()
    | m.TypeAlias()
    | m.Decorator(m.Call(m.Name("dataclass")))
    | m.Assign(value=m.Subscript(_TYPE) | m.Call(_VARIABLE))
    | m.AnnAssign(annotation=m.Annotation(m.Name("TypeAlias")))
    | m.Arg(keyword=m.Name(_STRICT))
)
_MAYBE_UNSEEN = (
    cst.Annotation
    | cst.Import
    | cst.ImportFrom
    | cst.TypeAlias
    | cst.Decorator
    | cst.Assign
    | cst.AnnAssign
    | cst.Arg
)  # to match patterns takes longer
_FALSE = m.Name("False")
_CAST = m.Call(m.Name("cast"))


@dataclass(frozen=True, slots=True)
class Mutant:
    """A file with one fault in it.

    Args:
        path: The file, from the root.
        lines: The lines of the statement that has the fault, the first of the fault first.
        text: The whole file with the fault.
        diff: What the fault is.
        at_import: Whether the statement runs when its file is imported, in no function.
    """

    path: str
    lines: tuple[int, ...]
    text: str
    diff: str
    at_import: bool = False

    @property
    def place(self) -> str:
        """Where the fault is, as `file:line`."""
        return f"{self.path}:{self.lines[0]}"


@dataclass(frozen=True, slots=True)
class _Change:
    """A node, what an operator makes of it, and where it stands."""

    operator: str
    old: cst.CSTNode
    new: cst.CSTNode
    lines: tuple[int, ...]
    at_import: bool


def _is_same(old: cst.CSTNode, new: cst.CSTNode) -> bool:
    """Say whether a change puts in what the type checker refuses, or `None` for `False`."""
    if isinstance(old, cst.AnnAssign):
        return True
    if isinstance(old, cst.Assign):
        return m.matches(old.value, _FALSE)
    if not (isinstance(old, cst.Call) and isinstance(new, cst.Call)):
        return False
    if m.matches(old, _CAST):
        return True  # its value has faults of its own
    if _STRICT in map(_named, old.args) and _without_strict(old) == _without_strict(new):
        return True  # it only says that lists are of one length
    if len(old.args) == len(new.args):
        pairs = zip(old.args, new.args, strict=True)
        return any(one is not other and m.matches(one.value, _FALSE) for one, other in pairs)
    return False


def _named(argument: cst.Arg) -> str:
    return argument.keyword.value if argument.keyword else ""


def _without_strict(call: cst.Call) -> list[str]:
    code = cst.Module([]).code_for_node
    return [code(one.value) for one in call.args if _named(one) != _STRICT]


class _Changes(cst.CSTVisitor):
    """Collects all changes of a file, by the line that they are in."""

    METADATA_DEPENDENCIES = (PositionProvider,)

    def __init__(self) -> None:
        super().__init__()
        self.found: dict[int, list[_Change]] = {}
        self._statements: list[CodeRange] = []
        self._functions = 0  # whose bodies are around
        self._type: cst.Arg | None = None  # the first argument of the last `cast`

    def visit_FunctionDef_body(self, node: cst.FunctionDef) -> None:  # noqa: N802 - libcst's name
        self._functions += 1

    def leave_FunctionDef_body(self, node: cst.FunctionDef) -> None:  # noqa: N802 - libcst's name
        self._functions -= 1

    def on_visit(self, node: cst.CSTNode) -> bool:
        if isinstance(node, _MAYBE_UNSEEN) and (node is self._type or m.matches(node, _UNSEEN)):
            return False
        if isinstance(node, cst.Call) and m.matches(node, _CAST):
            self._type = node.args[0]
        where = self.get_metadata(PositionProvider, node, None)
        if isinstance(node, cst.SimpleStatementLine):
            assert where is not None
            self._statements.append(where)
        if where is not None:
            self._add(node, where)
        return True

    def on_leave(self, original_node: cst.CSTNode) -> None:
        if isinstance(original_node, cst.SimpleStatementLine):
            self._statements.pop()

    def _add(self, node: cst.CSTNode, where: CodeRange) -> None:
        around = self._statements[-1] if self._statements else where
        first = where.start.line
        whole = range(around.start.line, around.end.line + 1)
        # A part of a statement is run with the whole of it, the head of a block by itself.
        lines = (first, *(line for line in whole if line != first))
        if isinstance(node, cst.Match):
            lines = (first,)
        for kind, operator in mutation_operators:
            for new in operator(node) if isinstance(node, kind) else ():
                if not _is_same(node, new):
                    change = _Change(operator.__name__, node, new, lines, not self._functions)
                    self.found.setdefault(first, []).append(change)


def sample(root: Path, files: Sequence[str], count: int, seed: str) -> Iterator[Mutant]:
    """Yield `count` mutants, or as many as there are: a line by chance, a kind of fault, a fault.

    Args:
        root: Where the files are.
        files: The files to put faults in, from the root.
        count: How many; no line is taken twice.
        seed: Makes the choice. The same seed and files give the same mutants.
    """
    chance = random.Random(seed)
    sizes = {path: (root / path).read_bytes().count(b"\n") for path in files}
    places = [(path, line + 1) for path, size in sizes.items() for line in range(size)]
    chance.shuffle(places)
    read: dict[str, tuple[cst.Module, dict[int, list[_Change]]]] = {}
    for path, line in places:
        if not count:
            return
        if path not in read:  # which takes a while
            read[path] = _changes(root / path)
        module, found = read[path]
        if changes := found.get(line):
            kind = chance.choice(sorted({change.operator for change in changes}))
            change = chance.choice([change for change in changes if change.operator == kind])
            yield _mutant(path, module, change)
            count -= 1


def _changes(path: Path) -> tuple[cst.Module, dict[int, list[_Change]]]:
    module = cst.parse_module(path.read_bytes())
    visitor = _Changes()
    MetadataWrapper(module, unsafe_skip_copy=True).visit(visitor)
    return module, visitor.found


def _mutant(path: str, module: cst.Module, change: _Change) -> Mutant:
    faulty = module.deep_replace(change.old, change.new)
    assert isinstance(faulty, cst.Module)
    before, after = module.code.splitlines(), faulty.code.splitlines()
    diff = list(difflib.unified_diff(before, after, n=0, lineterm=""))[3:]
    return Mutant(path, change.lines, faulty.code, "\n".join(diff), change.at_import)
