"""The two kinds of texts in an adventure: prose to be shown, expressions to be worked out."""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import TYPE_CHECKING, Protocol

from solo.budget import PER_TICK, TRIALS, Budget
from solo.errors import Mark, Problem
from solo.late import late, pattern
from solo.namedtuple import NamedTuple
from solo.prose.checking import Compiled
from solo.prose.compiler import Compiler, Fork, Hits, Part, Remark
from solo.prose.faults import SIZE, TICKS, At, Laid, Place, ProseError, fault, too_much
from solo.prose.kinds import Known, Values, kind_of_expression, values_of_expression
from solo.prose.statements import body
from solo.prose.syntax import Kept, plain
from solo.prose.trees import Trees
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

if TYPE_CHECKING:
    from solo.prose.guards import Clauses, Piece, Pieces
    from solo.prose.reads import Reading

Hear = Callable[[str, Scope], None]
"""Hears what a text reads, and in which scope."""

_MARKUP = pattern(r"\{[{%#]")
_LITERALS = {"true": True, "True": True, "false": False, "False": False}
_MOST_KEPT = 1_000_000  # characters of texts that are kept made ready
_ENOUGH = TICKS * PER_TICK  # work with which whatever is tried out may take as long as it takes
_WHOLE = pattern(r"-?(?:0|[1-9][0-9]{0,11})", re.ASCII)
_PYTHONS_OWN = (ArithmeticError, LookupError, TypeError, ValueError, RecursionError)


_KEPT = Kept(_MOST_KEPT)
"""Texts made ready, each with the work of what was tried out for it."""


class Examined(NamedTuple):
    """What is wrong with a text, what it asks of the game's names, and what may be a mistake."""

    problems: tuple[Problem, ...]
    parts: tuple[Part, ...]
    remarks: tuple[Remark, ...]


class Shared(Protocol):
    """What all texts of an adventure share: its `Language`."""

    run: Run
    load: Budget
    hits: Hits | None
    trees: Trees

    @property
    def source(self) -> Place:
        """The text of the macros, and where it stands."""
        ...

    def macros(self) -> Mapping[str, BoundMacro]:
        """Return the macros by name."""
        ...


class Text(ABC):
    """A text as its author wrote it, made ready when it first runs or is checked."""

    __slots__ = (
        *("_cost", "_draws", "_indent", "_language", "_text", "_work"),
        *("mark", "may_draw", "source"),
    )

    def __init__(
        self, language: Shared, source: str, mark: Mark, indent: int | Laid | None
    ) -> None:
        self.source = source
        self.mark = mark
        self._language = language
        self._indent = indent
        self._work: Evaluate | None = None
        self._text: str | None = None  # of prose that is a constant
        self._cost = 1
        self.may_draw = "draw" in source  # most texts have no need to be looked through for it
        self._draws: tuple[str, ...] | None = None if self.may_draw else ()

    @property
    def draws(self) -> tuple[str, ...]:
        """The tables and dice that are drawn from before it is told, in the order of the text."""
        if self._draws is None:
            self._draws = tuple(what for what, _ in self.drawn_at())
        return self._draws

    def drawn_at(self) -> list[tuple[str, Mark]]:
        """Return the tables and dice that it draws from, and where it does."""
        if self._draws == () or self.constant:
            return []
        place = self._place()
        return [(one.what, place.mark_at(one.offset)) for one in self._compiled().draws]

    @property
    @abstractmethod
    def constant(self) -> bool:
        """Whether it is the same in every scope."""

    @abstractmethod
    def _compile(self, compiler: Compiler, place: Place) -> Evaluate: ...

    def names(self) -> frozenset[str]:
        """Return the names that it takes from the game's scope; macros are not among them."""
        if self.constant:
            return frozenset()
        return self._compiled().names() - self._language.macros().keys()

    def asked(self) -> Iterator[tuple[str, str, Mark]]:
        """Yield what it asks of the game, with the place: a name, and the part of it or nothing."""
        if self.constant:
            return
        compiled, place = self._compiled(), self._place()
        for name, offset in compiled.uses():
            yield name, "", place.mark_at(offset)
        for part in compiled.parts:
            yield part.whole, part.key, place.mark_at(part.offset)

    def problems(self, known: Collection[str]) -> tuple[Problem, ...]:
        """Return what is wrong with it, given the names that the game knows."""
        if self.constant:
            return ()
        language = self._language
        return self._compiled().problems(language.macros(), known, language.load)

    def examined(self, known: Collection[str]) -> Examined:
        """Return what is wrong with it, what it asks of the game's names, and what is odd."""
        if self.constant:
            return Examined((), (), ())
        compiled, language = self._compiled(), self._language
        problems = compiled.problems(language.macros(), known, language.load)
        return Examined(problems, compiled.parts, compiled.remarks)

    def remarks(self) -> tuple[Remark, ...]:
        """Return what works in it and may yet be a mistake."""
        return () if self.constant else self._compiled().remarks

    def parsed_again(self) -> None:
        """Have its tree kept with those of the texts around it, though nothing examines it."""
        if self._language.trees.gathering and not self.constant:
            self._language.trees.again(self._place(), expression=isinstance(self, Expression))

    def place_of(self, part: Part | Remark) -> Mark:
        """Return where a part that it asks for stands in its file."""
        return self._place().mark_at(part.offset)

    def mark_at(self, offset: int) -> Mark:
        """Return where a character of it stands in its file."""
        return self._place().mark_at(offset)

    def _compiled(self) -> Compiled:
        language = self._language
        place, hits, load = self._place(), self._hits(), language.load
        if hits is not None or language.trees.gathering or load.left < _ENOUGH:
            return Compiled(place, language.macros, load, self._compile, hits)
        key = type(self), place, language.source
        found = _KEPT.found.get(key)
        if found is None:
            before = load.left
            made = Compiled(place, language.macros, load, self._compile)
            _KEPT.keep(key, place.source, (made, before - load.left))
            return made
        kept: Compiled = found[0]
        load.use(TRIALS, found[1])
        return kept

    def _hits(self) -> Hits | None:
        """Return where its branches are counted, if they are."""
        return None

    def _place(self) -> Place:
        block = self._indent is not None or "\n" in self.source
        return Place(plain(self.source), self.mark, self._indent, block)

    def _start(self) -> At:
        return self._place(), 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and (self.source, self.mark) == (
            other.source,
            other.mark,
        )

    def __hash__(self) -> int:
        return hash((self.source, self.mark))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.source!r}, {str(self.mark)!r})"


class Prose(Text):
    """A text to be shown, perhaps with Jinja in it; made by `Language.prose`."""

    __slots__ = ()

    @property
    def constant(self) -> bool:
        """Whether the text is the same in every scope, as it has no Jinja in it."""
        return "{" not in self.source or _MARKUP.search(self.source) is None

    def forks(self) -> tuple[Fork, ...]:
        """Return its branches, `{% if %}` and `a if b else c` alike."""
        return () if self.constant else self._compiled().forks()

    def pieces(self, pieces: "Pieces") -> "tuple[Piece, ...]":
        """Return its words, each with what guards them within it.

        Raises:
            ProseError: The syntax is wrong, or there is too much of it.
        """
        if self.constant:
            return (plain(self.source),)
        return pieces.of(self._language.trees.prose(self._place()))

    def heard(self, hear: "Hear") -> "Prose":
        """Return a text that reads alike, and lets somebody hear it each time that it is told."""
        return _HeardProse(self, hear)

    def _hits(self) -> Hits | None:
        return self._language.hits

    def _compile(self, compiler: Compiler, place: Place) -> Evaluate:
        work = body(compiler, self._language.trees.prose(place))
        if not compiler.block.stored:
            return work
        return lambda scope, run: work(Local(scope), run)

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

    def _prepare(self) -> Evaluate:
        if self.constant:
            constant = self._text = cleaned(plain(self.source))
            return lambda scope, run: constant
        compiled = self._compiled()
        self._work, self._cost = compiled.work, compiled.cost
        return self._work


class _HeardProse(Prose):
    """A text that somebody hears."""

    __slots__ = ("_hear", "_told")

    def __init__(self, told: Prose, hear: "Hear") -> None:
        super().__init__(told._language, told.source, told.mark, told._indent)
        self._told = told
        self._hear = hear

    @property
    def constant(self) -> bool:
        """Whether it need not be told anew: somebody hears it each time."""
        return False

    def render(self, scope: Scope) -> str:
        text = self._told.render(scope)
        self._hear(text, scope)
        return text


class Expression(Text):
    """Something to be worked out, a condition above all; made by `Language.expression`."""

    __slots__ = ()

    @property
    def constant(self) -> bool:
        """Whether the expression is a mere whole number, `true` or `false`."""
        source = self.source.strip()
        if not source[-1:].isdecimal():
            return source in _LITERALS
        return _WHOLE.fullmatch(source) is not None

    def _compile(self, compiler: Compiler, place: Place) -> Evaluate:
        return compiler.compile(self._language.trees.expression(place))

    def value(self, scope: Scope) -> object:
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

    @late
    def clauses(self) -> "Clauses":
        """Return what holds while it does, clause by clause.

        Raises:
            ProseError: The syntax is wrong, or there is too much of it.
        """
        from solo.prose.guards import clauses_of

        return clauses_of(self._language.trees.expression(self._place()))

    @late
    def against(self) -> "Clauses":
        """Return what holds while it does not.

        Raises:
            ProseError: The syntax is wrong, or there is too much of it.
        """
        from solo.prose.guards import against

        return against(self._language.trees.expression(self._place()))

    def kind(self, kinds: Mapping[str, type]) -> type | None:
        """Return `bool`, `int` or `str` if it plainly comes to that, given the kinds of names."""
        return kind_of_expression(self._place(), kinds)

    @late
    def readings(self, name: str) -> "frozenset[Reading | None] | None":
        """Return how it reads a list of a name; None if the order of that matters."""
        from solo.prose.reads import readings_of

        if self.constant:
            return frozenset()
        return readings_of(self._language.trees.expression(self._place()), name)

    def chosen(self, known: Known) -> Values | None:
        """Return all that it may come to, if it only chooses among known values, else None.

        Args:
            known: What names may be, such as `world.lamp`; of one that keeps its value, nothing.
        """
        return values_of_expression(self._place(), known)

    def fixed(self) -> object:
        """Return what it comes to in every game; None if it asks for something, or fails."""
        if self.names() or self.draws:
            return None
        try:
            return self.value({})
        except ProseError:  # told where it is examined
            return None

    def _prepare(self) -> Evaluate:
        if self.constant:
            source = self.source.strip()
            literal = _LITERALS[source] if source in _LITERALS else int(source)
            return lambda scope, run: literal
        compiled = self._compiled()
        self._cost = compiled.cost
        return compiled.work


def _failed(at: At, error: Exception) -> ProseError:
    """Return the error for one of Python's own that no check foresaw."""
    return fault(at, "prose-type", f"this can't be worked out: {error}")


def _exhausted(at: At) -> ProseError:
    return too_much(at, "this turn takes too much work; are there too many texts with loops?")


def _settled(value: object, run: Run, at: At) -> object:
    """Return a value as the game may keep it: clean, unchanging, and in plain numbers."""
    match value:
        case str():
            return cleaned(value)
        case float():
            number(value, at)
            return int(value) if value.is_integer() else value
        case Undefined() | BoundMacro():
            raise wrong(at, "an expression must come to a value", value)
    weigh(value, run, at)
    return _unchanging(value)


def _unchanging(value: object) -> object:
    return tuple(_unchanging(item) for item in value) if isinstance(value, list | tuple) else value
