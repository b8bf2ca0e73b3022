"""The language of an adventure: its macros, and the texts that may use them.

Nothing is parsed until it is first used or checked, and constants never are.
"""

from collections.abc import Collection, Iterator, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from solo.budget import STEP, Budget
from solo.errors import Mark, Problem
from solo.late import late
from solo.prose.checking import HANDLERS, in_order, unknown_calls, unknown_names
from solo.prose.compiler import Compiler, Fork, Hits
from solo.prose.faults import Laid, Place, ProseError
from solo.prose.statements import written
from solo.prose.syntax import plain
from solo.prose.texts import Expression, Prose
from solo.prose.trees import Trees
from solo.prose.values import BoundMacro, Run

if TYPE_CHECKING:
    from solo.prose.guards import Pieces

_NOWHERE = Mark("macros", 1, 1)


class Language:
    """The language of one adventure: Jinja, and the adventure's own macros.

    Args:
        macros: The text of the macros file.
        mark: Where that text begins.
        load: What reading and linting the adventure draw on; None is a budget of its own.

    Attributes:
        run: The budget of a step of play.
        trees: The trees of its texts.
    """

    __slots__ = ("_found", "_macros", "_place", "_problems", "hits", "load", "run", "trees")

    def __init__(
        self, macros: str = "", mark: Mark | None = None, load: Budget | None = None
    ) -> None:
        self._place = Place(plain(macros), mark or _NOWHERE)
        self._macros: Mapping[str, BoundMacro] | None = None if macros else {}
        self._found: tuple[Compiler, ...] = ()
        self._problems: tuple[Problem, ...] = ()
        self.run = Run()
        self.load = load or Budget()
        self.hits: Hits | None = None
        self.trees = Trees()

    def spent(self) -> int:
        """Return the work that texts have taken since the last `refresh`."""
        return STEP - self.run.left

    def count(self, hits: Hits) -> None:
        """Count from now on which branches of prose are taken; for texts that have not run yet.

        Nobody else pays for it: a text that nobody counts is compiled without it.
        """
        self.hits = hits
        if self._macros:
            self._macros = None

    def forks(self) -> tuple[Fork, ...]:
        """Return the branches of the macros."""
        self.macros()
        return tuple(fork for compiler in self._found for fork in compiler.forked())

    def asked(self) -> Iterator[tuple[str, str, Mark]]:
        """Yield what the macros ask of the game, as `Text.asked` does."""
        self.macros()
        for compiler in self._found:
            for name, offset in compiler.uses():
                yield name, "", self._place.mark_at(offset)
            for part in compiler.parts:
                yield part.whole, part.key, self._place.mark_at(part.offset)

    @property
    def source(self) -> Place:
        """The text of the macros, and where it stands."""
        return self._place

    @late  # only whoever tests an adventure takes its texts to pieces
    def pieces(self) -> "Pieces":
        """Return what takes texts to pieces, with the macros in their places."""
        from solo.prose.guards import Pieces

        with suppress(ProseError):
            return Pieces(self.trees.prose(self._place) if self._place.source else ())
        return Pieces()

    def refresh(self) -> None:
        """Begin a new budget for a turn: all texts of a turn share one budget."""
        self.run.left = STEP

    def prose(self, source: str, mark: Mark, *, indent: int | Laid | None = None) -> Prose:
        """Return a text of the adventure.

        Args:
            source: The text.
            mark: Where it stands in its file.
            indent: For a text that is not written as it reads, its layout;
                for a block scalar, whose lines begin below the mark: the columns before
                them. If it is not told, a text of several lines is taken for a block.
        """
        return Prose(self, source, mark, indent)

    def expression(
        self, source: str, mark: Mark, *, indent: int | Laid | None = None
    ) -> Expression:
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
            found += unknown_calls(compiler, macros)
            if known is not None:
                found += unknown_names(compiler, macros, known)
        return in_order(found)

    def macros(self) -> Mapping[str, BoundMacro]:
        """Return the macros by name; those with problems raise them as they run."""
        if self._macros is None:
            made: dict[str, BoundMacro] = {}
            self._macros = made  # a macro asks for them while they are read
            try:
                self._read(made)
            except BaseException:
                self._macros = None
                raise
        return self._macros

    def _read(self, made: dict[str, BoundMacro]) -> None:
        try:
            tree = list(self.trees.prose(self._place))
        except ProseError as error:
            self._problems = (error.problem,)
            return
        compiler = Compiler(self._place, HANDLERS, self.macros, self.load, self.hits)
        compiler.macros.update(
            str(getattr(node, "name", "")) for node in tree if type(node).__name__ == "Macro"
        )
        for node in tree:
            if type(node).__name__ == "Macro":
                macro = written(compiler, node)  # type: ignore[arg-type]  # a Macro
                made[macro.name] = BoundMacro(macro, None)
            elif not _is_blank(node):
                compiler.refuse(node, "macros-stray", "only macros can stand in the macros file")
        self._found = (compiler,)
        self._problems = tuple(compiler.problems)


def _is_blank(node: Any) -> bool:
    return type(node).__name__ == "Output" and all(
        type(part).__name__ == "TemplateData" and not part.data.strip() for part in node.nodes
    )
