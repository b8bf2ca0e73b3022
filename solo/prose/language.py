"""The texts of an adventure: prose to be rendered, expressions to be worked out, and their macros.

Nothing is parsed until it is first used or checked, and constants never are.
"""

import re
from collections.abc import Callable, Collection, Mapping
from typing import Any

from solo.errors import Mark, Problem, did_you_mean
from solo.prose.compiler import Compiler, raising
from solo.prose.expressions import EXPRESSIONS
from solo.prose.faults import (
    ALLOWANCE,
    SIZE,
    TICKS,
    At,
    Place,
    ProseError,
    fault,
    problem,
    too_much,
)
from solo.prose.kinds import kind_of_expression
from solo.prose.statements import STATEMENTS, body, written
from solo.prose.syntax import parse, parse_expression, plain
from solo.prose.values import (
    BoundMacro,
    Evaluate,
    Local,
    Run,
    Scope,
    Undefined,
    cleaned,
    number,
    weigh,
    wrong,
)

_NOWHERE = Mark("macros", 1, 1)
_HANDLERS = {**EXPRESSIONS, **STATEMENTS}
_MARKUP = re.compile(r"\{[{%#]")
_MOST_UNKNOWN = 50  # names and calls of one text that are told of
_LITERALS = {"true": True, "True": True, "false": False, "False": False}
_WHOLE = re.compile(r"-?(?:0|[1-9][0-9]{0,11})", re.ASCII)
_PYTHONS_OWN = (ArithmeticError, LookupError, TypeError, ValueError, RecursionError)


class Language:
    """The language of one adventure: Jinja, and the adventure's own macros.

    Args:
        macros: The text of the macros file.
        mark: Where that text begins.
    """

    __slots__ = ("_found", "_macros", "_place", "_problems", "run")

    def __init__(self, macros: str = "", mark: Mark | None = None) -> None:
        self._place = Place(plain(macros), mark or _NOWHERE)
        self._macros: Mapping[str, BoundMacro] | None = None if macros else {}
        self._found: tuple[Compiler, ...] = ()
        self._problems: tuple[Problem, ...] = ()
        self.run = Run(ALLOWANCE)

    def refresh(self) -> None:
        """Allow a turn's work anew: a thousand small texts must not be a thousand budgets."""
        self.run.left = ALLOWANCE

    def prose(self, source: str, mark: Mark, *, indent: int | None = None) -> "Prose":
        """Return a text of the adventure.

        Args:
            source: The text.
            mark: Where it stands in its file.
            indent: For a block scalar, whose lines begin below the mark: the columns before
                them. If it is not told, a text of several lines is taken for a block.
        """
        return Prose(self, source, mark, indent)

    def expression(self, source: str, mark: Mark, *, indent: int | None = None) -> "Expression":
        """Return an expression of the adventure; the arguments are those of `prose`."""
        return Expression(self, source, mark, indent)

    def problems(self, known: Collection[str] | None = None) -> tuple[Problem, ...]:
        """Return what is wrong with the macros file.

        Args:
            known: The names that the game knows; if told, unknown ones are problems too.
        """
        macros = self.macros()
        found = list(self._problems)
        for compiler in self._found:
            found += _unknown_calls(compiler, macros)
            if known is not None:
                found += _unknown_names(compiler, macros, known)
        return _in_order(found)

    def macros(self) -> Mapping[str, BoundMacro]:
        """Return the macros by name; those with problems raise them as they run."""
        if self._macros is None:
            self._macros = self._read()
        return self._macros

    def _read(self) -> Mapping[str, BoundMacro]:
        try:
            tree = parse(self._place)
        except ProseError as error:
            self._problems = (error.problem,)
            return {}
        compiler = Compiler(self._place, _HANDLERS, self.macros)
        made = {}
        for node in tree:
            if type(node).__name__ == "Macro":
                macro = written(compiler, node)  # type: ignore[arg-type]  # a Macro
                made[macro.name] = BoundMacro(macro, None)
            elif not _is_blank(node):
                compiler.refuse(node, "macros-stray", "only macros can stand in the macros file")
        self._found = (compiler,)
        self._problems = tuple(compiler.problems)
        return made


def _is_blank(node: Any) -> bool:
    return type(node).__name__ == "Output" and all(
        type(part).__name__ == "TemplateData" and not part.data.strip() for part in node.nodes
    )


def _unknown_calls(compiler: Compiler, macros: Mapping[str, Any]) -> list[Problem]:
    known = {*compiler.macros, *macros, "range"}
    unknown = [call for call in compiler.calls if call[0] not in known]
    return [
        problem(
            (compiler.place, offset),
            "macro-unknown",
            f"there is no macro '{name}'{did_you_mean(name, known)}",
        )
        for name, offset in unknown[:_MOST_UNKNOWN]
    ]


def _unknown_names(
    compiler: Compiler, macros: Mapping[str, Any], known: Collection[str]
) -> list[Problem]:
    found = []
    unknown = [(name, offset) for name, offset in compiler.names().items() if name not in known]
    for name, offset in unknown[:_MOST_UNKNOWN]:
        message = f"unknown name '{name}'{did_you_mean(name, known)}"
        if name in macros:
            message = f"macro '{name}' is used like a value; write {name}()"
        found.append(problem((compiler.place, offset), "name-unknown", message))
    return found


def _in_order(problems: list[Problem]) -> tuple[Problem, ...]:
    return tuple(sorted(problems, key=lambda found: found.mark))


class _Compiled:
    """A text made ready to run, with all that is known of it.

    Nothing of it is kept but what runs, and that only once it has run: to check ten thousand texts
    must not cost the memory of ten thousand trees.
    """

    __slots__ = ("_compiler", "_problems", "cost", "work")

    def __init__(self, place: Place, language: Language, compile_text: "_CompileText") -> None:
        self._compiler: Compiler | None = None
        self.cost = 1  # of running it once, loops and macros not counted
        try:
            compiler = Compiler(place, _HANDLERS, language.macros)
            self.work = compile_text(compiler, place)
            self._compiler = compiler
            self.cost += compiler.cost
            self._problems = tuple(compiler.problems)
        except ProseError as error:
            self.work = raising(error.problem)
            self._problems = (error.problem,)

    def problems(self, macros: Mapping[str, Any], known: Collection[str]) -> tuple[Problem, ...]:
        """Return what is wrong, in the order of the file."""
        found = list(self._problems)
        if self._compiler is not None:
            found += _unknown_calls(self._compiler, macros)
            found += _unknown_names(self._compiler, macros, known)
        return _in_order(found)

    def names(self) -> frozenset[str]:
        """Return the names that the text takes from the game's scope."""
        return frozenset(self._compiler.names()) if self._compiler is not None else frozenset()


_CompileText = Callable[[Compiler, Place], Evaluate]


def _compile_prose(compiler: Compiler, place: Place) -> Evaluate:
    work = body(compiler, parse(place))
    if not compiler.block.stored:
        return work
    return lambda scope, run: work(Local(scope), run)


def _compile_expression(compiler: Compiler, place: Place) -> Evaluate:
    return compiler.compile(parse_expression(place))


def _failed(at: At, error: Exception) -> ProseError:
    """Return the error for one of Python's own that no check foresaw."""
    return fault(at, "prose-type", f"this can't be worked out: {error}")


def _exhausted(at: At) -> ProseError:
    return too_much(at, "this turn takes too much work; are there too many texts with loops?")


def _place(source: str, mark: Mark, indent: int | None) -> Place:
    block = indent is not None or "\n" in source
    return Place(plain(source), mark, indent, block)


class Prose:
    """A text to be shown, perhaps with Jinja in it; made by `Language.prose`."""

    __slots__ = ("_cost", "_indent", "_language", "_text", "_work", "mark", "source")

    def __init__(self, language: Language, source: str, mark: Mark, indent: int | None) -> None:
        self.source = source
        self.mark = mark
        self._language = language
        self._indent = indent
        self._work: Evaluate | None = None
        self._cost = 1
        self._text: str | None = None  # of a constant

    @property
    def constant(self) -> bool:
        """Whether the text is the same in every scope, having no Jinja in it."""
        return "{" not in self.source or _MARKUP.search(self.source) is None

    def render(self, scope: Scope) -> str:
        """Return the text as it reads in a scope.

        Raises:
            ProseError: Something in it is unknown, of the wrong kind or too much.
        """
        work = self._work
        if work is None:
            if self._text is not None:
                return self._text
            work = self._prepare()
        run = self._language.run
        run.left -= self._cost
        run.floor, run.depth, run.scope = run.left - TICKS, 0, scope
        try:
            text: str = work(scope, run)
        except _PYTHONS_OWN as error:
            raise _failed(self._start(), error) from error
        if run.left < 0:
            raise _exhausted(self._start())
        if len(text) > SIZE:
            raise too_much(self._start(), f"this text comes to more than {SIZE:,} characters")
        return text

    def names(self) -> frozenset[str]:
        """Return the names that the text takes from the game's scope; macros are not among them."""
        if self.constant:
            return frozenset()
        return self._compiled().names() - self._language.macros().keys()

    def problems(self, known: Collection[str]) -> tuple[Problem, ...]:
        """Return what is wrong with the text, given the names that the game knows."""
        if self.constant:
            return ()
        return self._compiled().problems(self._language.macros(), known)

    def _prepare(self) -> Evaluate:
        if self.constant:
            constant = self._text = cleaned(plain(self.source))
            return lambda scope, run: constant
        compiled = self._compiled()
        self._work, self._cost = compiled.work, compiled.cost
        return self._work

    def _compiled(self) -> _Compiled:
        place = _place(self.source, self.mark, self._indent)
        return _Compiled(place, self._language, _compile_prose)

    def _start(self) -> At:
        return _place(self.source, self.mark, self._indent), 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Prose) and (self.source, self.mark) == (other.source, other.mark)

    def __hash__(self) -> int:
        return hash((self.source, self.mark))

    def __repr__(self) -> str:
        return f"Prose({self.source!r}, {str(self.mark)!r})"


class Expression:
    """Something to be worked out, a condition above all; made by `Language.expression`."""

    __slots__ = ("_cost", "_indent", "_language", "_work", "mark", "source")

    def __init__(self, language: Language, source: str, mark: Mark, indent: int | None) -> None:
        self.source = source
        self.mark = mark
        self._language = language
        self._indent = indent
        self._work: Evaluate | None = None
        self._cost = 1

    @property
    def constant(self) -> bool:
        """Whether the expression is a mere whole number, `true` or `false`."""
        source = self.source.strip()
        return source in _LITERALS or _WHOLE.fullmatch(source) is not None

    def value(self, scope: Scope) -> Any:
        """Return what the expression comes to in a scope; its truth is `bool` of that.

        Lists come as tuples, and whole floats as whole numbers.

        Raises:
            ProseError: Something in it is unknown, of the wrong kind or too much.
        """
        work = self._work
        if work is None:
            work = self._work = self._prepare()
        run = self._language.run
        run.left -= self._cost
        run.floor, run.depth, run.scope = run.left - TICKS, 0, scope
        try:
            found = work(scope, run)
            if type(found) is not bool and type(found) is not int:
                found = _settled(found, run, self._start())
        except _PYTHONS_OWN as error:
            raise _failed(self._start(), error) from error
        if run.left < 0:
            raise _exhausted(self._start())
        return found

    def kind(self, kinds: Mapping[str, type]) -> type | None:
        """Return `bool`, `int` or `str` if it plainly comes to that, given the kinds of names."""
        return kind_of_expression(self._start()[0], kinds)

    def names(self) -> frozenset[str]:
        """Return the names that it takes from the game's scope; macros are not among them."""
        if self.constant:
            return frozenset()
        return self._compiled().names() - self._language.macros().keys()

    def problems(self, known: Collection[str]) -> tuple[Problem, ...]:
        """Return what is wrong with it, given the names that the game knows."""
        if self.constant:
            return ()
        return self._compiled().problems(self._language.macros(), known)

    def _prepare(self) -> Evaluate:
        if self.constant:
            source = self.source.strip()
            literal = _LITERALS[source] if source in _LITERALS else int(source)
            return lambda scope, run: literal
        compiled = self._compiled()
        self._cost = compiled.cost
        return compiled.work

    def _compiled(self) -> _Compiled:
        place = _place(self.source, self.mark, self._indent)
        return _Compiled(place, self._language, _compile_expression)

    def _start(self) -> At:
        return _place(self.source, self.mark, self._indent), 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Expression) and (self.source, self.mark) == (
            other.source,
            other.mark,
        )

    def __hash__(self) -> int:
        return hash((self.source, self.mark))

    def __repr__(self) -> str:
        return f"Expression({self.source!r}, {str(self.mark)!r})"


def _settled(value: Any, run: Run, at: At) -> Any:
    """Return a value as the game may keep it: clean, unchanging, and in plain numbers."""
    match value:
        case str():
            return cleaned(value)
        case bool() | None | int():
            return value
        case float():
            number(value, at)
            return int(value) if value.is_integer() else value
        case Undefined() | BoundMacro():
            raise wrong(at, "an expression must come to a value", value)
    weigh(value, run, at)
    return _unchanging(value)


def _unchanging(value: Any) -> Any:
    return tuple(_unchanging(item) for item in value) if isinstance(value, list | tuple) else value
