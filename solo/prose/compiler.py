"""The state of a text while it is compiled: its place, its scopes, its problems so far.

Nodes of Jinja's tree are turned into closures by handlers in `expressions`, `calls` and
`statements`, found by the name of the node's class; a node without a handler is forbidden.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from solo.budget import PER_TICK, TRIALS, Budget
from solo.errors import Mark, Problem
from solo.namedtuple import NamedTuple
from solo.prose.faults import DEPTH, TICKS, At, Place, ProseError, problem
from solo.prose.values import BoundMacro, Evaluate, Run

if TYPE_CHECKING:
    from jinja2 import nodes

Shared = Callable[[], Mapping[str, BoundMacro]]  # the macros of the whole adventure
Handler = Callable[["Compiler", Any], Evaluate]

_PLAIN_NAMES = {
    "Slice": "a slice",
    "FromImport": "'import'",
    "CallBlock": "'call'",
    "FilterBlock": "'filter' as a block",
    "Scope": "'autoescape'",
}


_INNER = ("hero.deeds", "fight.wounds", "fight.left", "fight.place", "fight.up")
"""Parts of the game's names that have parts of their own."""


class Part(NamedTuple):
    """A part of one of the game's names that a text asks for, such as `hero.age`."""

    whole: str  # the game's name; nothing where a part of any other value is asked for
    key: str  # the part; for `'ash' in companions` it is `ash`
    offset: int  # where it stands in the text


class Remark(NamedTuple):
    """Something in a text that works and may yet be a mistake."""

    # `set` for a name that is given a value in the text alone, `always` for a part of a condition
    # that is a value, `alone` for a whole condition that is one, `step` for a word that a part of a
    # game's name is compared with, `label` for one that `outcome.label` is, `trait` for a word that
    # a part of the hero is asked for, `equal` for one that it is compared with, `case` for a word
    # that no text is in small or in capital letters, `value` for a word that one of the game's
    # names is compared with, `digits` for one that a number is compared with, `truth` for what is
    # shown as true or false, `alike` for an `if` whose ways are the same, `listed` and `same` for
    # texts that change from visit to visit and don't, `filtered` for a filter behind one of the
    # game's names, `single` for a plural that lacks its second word
    kind: str
    # the name; for `trait` and `equal` the part of the hero, for `case` the word so spelt
    name: str
    word: str  # the value or word
    offset: int  # where it stands in the text


class Draws(NamedTuple):
    """A draw that a text asks for: the table or dice, and where it stands."""

    what: str
    offset: int


class Fork(NamedTuple):
    """A branch of prose, of which a rendering takes one or none."""

    mark: Mark  # where it stands in its file
    word: str  # which branch of what stands there: `if`, `else`
    tag: str  # the tag that decides, as it is written


Hits = Counter[tuple[Mark, str]]
"""How often each branch of prose was taken, by its mark and its word."""


class Block:
    """A stretch of text with names of its own; `macro` when it runs only as it is called."""

    def __init__(self, outer: "Block | None" = None, *, macro: bool = False) -> None:
        self.outer = outer
        self.macro = macro
        self.stored: set[str] = set()


class Compiler:
    """Turns one text's tree into closures, and gathers what is wrong with it."""

    def __init__(
        self,
        place: Place,
        handlers: Mapping[str, Handler],
        shared: Shared,
        budget: Budget,
        hits: Hits | None = None,
    ) -> None:
        self.place = place
        self.hits = hits  # where the branches that are taken are counted, if anybody counts
        self.forks: list[tuple[int, str, int]] = []  # the branches: offset, word, offset of the tag
        self.shared = shared
        self.budget = budget
        self.problems: list[Problem] = []
        self.macros: set[str] = set()  # every macro written here, at any depth
        self.calls: list[tuple[str, int]] = []  # callables not given here, with their offsets
        self.parts: list[Part] = []  # what is asked of the game's names
        self.remarks: list[Remark] = []  # what works and may be a mistake
        self.draws: list[Draws] = []  # what is drawn before the text is told
        self.fixed: list[Evaluate] = []  # ranges that are the same in every game
        self.cost = 0  # nodes compiled so far
        self.block = Block()
        self._handlers = handlers
        self._loose: list[tuple[str, int, tuple[Block, ...]]] = []
        self._depth = 0

    def try_out(self, work: Evaluate) -> Problem | None:
        """Return what fails in something that is the same in every game, or None.

        It draws on the budget of the load.
        """
        run = Run(most := min(TICKS, self.budget.left // PER_TICK))
        try:
            work({}, run)
        except ProseError as error:
            return error.problem
        finally:
            self.budget.use(TRIALS, PER_TICK * (most - run.left))
        return None

    def at(self, node: "nodes.Node") -> At:
        """Return the place of a node."""
        return self.place, (node.lineno or 1) - 1

    def compile(self, node: "nodes.Node") -> Evaluate:
        """Turn a node into a closure; one that is forbidden into a closure that says so."""
        self.cost += 1
        if self._depth >= DEPTH:
            return self.refuse(node, "prose-limit", f"more than {DEPTH} steps deep; use 'set'")
        name = type(node).__name__
        handler = self._handlers.get(name)
        if handler is None:
            found = _PLAIN_NAMES.get(name, f"'{name.lower()}'")
            return self.refuse(node, "prose-forbidden", f"{found} can't be used in prose")
        self._depth += 1
        try:
            return handler(self, node)
        finally:
            self._depth -= 1

    def refuse(self, node: "nodes.Node", code: str, message: str) -> Evaluate:
        """Note a problem, and return a closure that raises it."""
        found = problem(self.at(node), code, message)
        if code != "prose-limit" or all(other.code != code for other in self.problems):
            self.problems.append(found)
        return raising(found)

    def enter(self, names: Sequence[str] = (), *, macro: bool = False) -> Block:
        """Begin a stretch of text with these names of its own; give the result to `leave`."""
        outer = self.block
        self.block = Block(outer, macro=macro)
        self.block.stored.update(names)
        return outer

    def leave(self, outer: Block) -> None:
        """End the stretch of text begun last."""
        self.block = outer

    def store(self, name: str) -> None:
        """Note that a name is given a value here."""
        self.block.stored.add(name)

    @property
    def later(self) -> bool:
        """Whether what is compiled now is called later than it is written, as a macro is."""
        block: Block | None = self.block
        while block is not None:
            if block.macro:
                return True
            block = block.outer
        return False

    def load(self, name: str, offset: int) -> None:
        """Note that a name is used here.

        A macro is called later than it is written, so the names that it uses may be given later.
        """
        later: list[Block] = []
        called_later = False
        block: Block | None = self.block
        while block is not None:
            if name in block.stored:
                return
            if called_later:
                later.append(block)
            called_later = called_later or block.macro
            block = block.outer
        self._loose.append((name, offset, tuple(later)))

    def fork(
        self, work: Evaluate, node: "nodes.Node", word: str, decides: "nodes.Node | None" = None
    ) -> Evaluate:
        """Note a branch of prose; return what works it out, and counts it if anybody counts.

        `decides` is what stands in the tag that decides about it, if that is not `node` itself.
        """
        offset, hits = self.at(node)[1], self.hits
        self.forks.append((offset, word, self.at(decides or node)[1]))
        if hits is None:
            return work
        key = (self.place.mark_at(offset), word)

        def counted(scope: object, run: Run) -> object:
            hits[key] += 1
            return work(scope, run)

        return counted

    def forked(self) -> tuple[Fork, ...]:
        """Return the branches of the text, in the order in which they were compiled."""
        place = self.place
        return tuple(
            Fork(place.mark_at(at), word, _tag(place, tag)) for at, word, tag in self.forks
        )

    def ask(self, whole: "nodes.Node", key: object, asking: "nodes.Node") -> None:
        """Note that a part of something is asked for, by a name that is no value of the text's."""
        if isinstance(key, str):
            name = str(getattr(whole, "name", "")) if type(whole).__name__ == "Name" else ""
            holder = str(getattr(getattr(whole, "node", None), "name", ""))
            inner = f"{holder}.{getattr(whole, 'attr', '')}"
            if inner in _INNER or holder == "foes":
                name = inner
            own = bool(name) and self._given(holder or name)
            self.parts.append(Part("" if own else name, key, self.at(asking)[1]))

    def is_games(self, node: object, name: str) -> bool:
        """Say whether a node is one of the game's names, and no value of the text's own."""
        return getattr(node, "name", "") == name and not self._given(name)

    def _given(self, name: str) -> bool:
        """Say whether a name is given a value in the text itself."""
        block: Block | None = self.block
        while block is not None:
            if name in block.stored:
                return True
            block = block.outer
        return False

    def names(self) -> dict[str, int]:
        """Return the names used but not given here, with the offset of their first use."""
        found: dict[str, int] = {}
        for name, offset in self.uses():
            found.setdefault(name, offset)
        return found

    def uses(self) -> Iterator[tuple[str, int]]:
        """Yield the names used but not given here, each as often as it is used."""
        for name, offset, later in self._loose:
            if not any(name in block.stored for block in later):
                yield name, offset


def _tag(place: Place, offset: int) -> str:
    """Return the tag that something in a text stands in."""
    before = place.source.rfind("{%", 0, offset + 1), place.source.rfind("{{", 0, offset + 1)
    start = max(before)
    end = place.source.find("%}" if before[0] == start else "}}", start)
    return " ".join(place.source[max(start, 0) : end + 2].split())


def raising(found: Problem) -> Evaluate:
    """Return a closure that raises a problem."""

    def fail(scope: object, run: Run) -> NoReturn:
        raise ProseError(found)

    return fail
