"""Checks of a text before it runs: its problems, such as unknown names and macros."""

from collections.abc import Callable, Collection, Mapping

from solo.budget import Budget
from solo.errors import Problem, did_you_mean
from solo.facts import Unread
from solo.prose.calls import CALLS, DRAW
from solo.prose.compiler import Compiler, Draws, Fork, Handler, Hits, Part, Remark, Shared, raising
from solo.prose.expressions import EXPRESSIONS
from solo.prose.faults import Place, ProseError, problem
from solo.prose.filters import FILTERS
from solo.prose.statements import STATEMENTS
from solo.prose.values import Evaluate

HANDLERS: Mapping[str, Handler] = {**EXPRESSIONS, **CALLS, **STATEMENTS}
_NO_DRAW = "draw() can't stand in a macro; draw in the text that calls it"
_UNDECLARED = "; declare a variable, or quote it if it is a text"
_HERO, _VISITS = "hero", "visits"
_OF_HERO = ("player", "character", "pc", "protagonist")
_BY_NAME = ("variables", "vars", "flags", "state", "game", "self")
_CURES: Mapping[str, tuple[str, str]] = {
    **dict.fromkeys(
        ("successes", "failures", "outcome"), ("", "; only an outcome of a check has it")
    ),
    **dict.fromkeys(_OF_HERO, (_HERO, "; write hero")),
    **dict.fromkeys(("name", "hero_name", "player_name"), (_HERO, "; write hero.name")),
    **dict.fromkeys(("inventory", "items", "gear"), (_HERO, "; write hero.gear")),
    **dict.fromkeys(_BY_NAME, (_VISITS, "; a variable stands there by its name alone")),
    **dict.fromkeys(
        ("first_visit", "first_time", "is_first_visit"), (_VISITS, "; write visits == 1")
    ),
    "world": ("", "; write under 'needs' what holds without it: world: {lamp_lit: false}"),
    **dict.fromkeys(("yes", "on", "True"), ("", "; write true")),
    **dict.fromkeys(("no", "off", "False"), ("", "; write false")),
}
"""What is meant by a name, where another one is known."""
_CALLED: Mapping[str, str] = {
    **dict.fromkeys(
        ("roll", "dice", "random", "rand", "randint", "choice"),
        "; in a text that is told, {{ draw('2d6') }} rolls",
    ),
    **dict.fromkeys(("len", "size"), "; write '|length' behind the value"),
    "str": "; every value may be told as it is",
    "has": "; write 'rope' in hero.gear",
    "visited": "; write visited['the-scene']",
    "taken": "; write taken['the-scene/the-choice']",
}
_MOST_UNKNOWN = 50  # names and calls of one text that are told of

CompileText = Callable[[Compiler, Place], Evaluate]


class Compiled:
    """A text made ready to run, with all that is known of it.

    Nothing of it is kept but what runs, and that only once it has run: to check ten thousand texts
    must not cost the memory of ten thousand trees.
    """

    __slots__ = ("_compiler", "_problems", "cost", "draws", "parts", "remarks", "work")

    def __init__(
        self,
        place: Place,
        shared: Shared,
        load: Budget,
        compile_text: CompileText,
        hits: Hits | None = None,
    ) -> None:
        self._compiler: Compiler | None = None
        self.parts: tuple[Part, ...] = ()  # what it asks of the game's names
        self.remarks: tuple[Remark, ...] = ()  # what works and may be a mistake
        self.draws: tuple[Draws, ...] = ()  # what is drawn before it is told
        self.cost = 1  # of running it once, loops and macros not counted
        try:
            compiler = Compiler(place, HANDLERS, shared, load, hits)
            self.work = compile_text(compiler, place)
            self._compiler = compiler
            self.cost += compiler.cost
            self.parts = tuple(compiler.parts)
            self.remarks = tuple(compiler.remarks)
            self.draws = tuple(compiler.draws)
            self._problems = tuple(compiler.problems)
        except ProseError as error:
            self.work = raising(error.problem)
            self._problems = (error.problem,)

    def problems(
        self, macros: Mapping[str, object], known: Collection[str], load: Budget
    ) -> tuple[Problem, ...]:
        """Return what is wrong, in the order of the file; what is tried out draws on `load`."""
        found = list(self._problems)
        if self._compiler is not None:
            self._compiler.budget = load
            found += unknown_calls(self._compiler, macros)
            found += unknown_names(self._compiler, macros, known)
            found += (one for one in _failing(self._compiler) if one not in found)
        return in_order(found)

    def forks(self) -> tuple[Fork, ...]:
        """Return the branches of the text."""
        return self._compiler.forked() if self._compiler is not None else ()

    def uses(self) -> tuple[tuple[str, int], ...]:
        """Return the names that the text takes from the game's scope, each as often as it does."""
        return tuple(self._compiler.uses()) if self._compiler is not None else ()

    def names(self) -> frozenset[str]:
        """Return the names that the text takes from the game's scope."""
        return frozenset(self._compiler.names()) if self._compiler is not None else frozenset()


def _failing(compiler: Compiler) -> list[Problem]:
    """Return what fails in every game: ranges of constants that are too long or wrong."""
    tried = map(compiler.try_out, compiler.fixed[:_MOST_UNKNOWN])
    return [problem for problem in tried if problem is not None]


def unknown_calls(compiler: Compiler, macros: Mapping[str, object]) -> list[Problem]:
    """Return the calls of what is neither a macro nor a function."""
    known = {*compiler.macros, *macros, "range"}
    unknown = [call for call in compiler.calls if call[0] not in known]
    return [
        problem((compiler.place, offset), "macro-unknown", _unknown_call(name, known))
        for name, offset in unknown[:_MOST_UNKNOWN]
    ]


def _unknown_call(name: str, known: Collection[str]) -> str:
    """Say of the name of a call that there is no such macro, and what may have been meant."""
    if name == DRAW:
        return _NO_DRAW
    if name in FILTERS:
        return f"'{name}' is a filter: write '|{name}' behind the value"
    return f"there is no macro '{name}'{_CALLED.get(name) or did_you_mean(name, known)}"


def unknown_names(
    compiler: Compiler, macros: Mapping[str, object], known: Collection[str]
) -> list[Problem]:
    """Return the names that the game does not know."""
    found = []
    unknown = [(name, offset) for name, offset in compiler.names().items() if name not in known]
    for name, offset in unknown[:_MOST_UNKNOWN]:
        needed, cure = _CURES.get(name, ("", ""))
        if not cure or (needed and needed not in known):
            cure = did_you_mean(name, known) or _UNDECLARED
        message = f"unknown name '{name}'{cure}"
        if name in macros:
            message = f"macro '{name}' is used like a value; write {name}()"
        reason = Unread(message, name=name)
        found.append(problem((compiler.place, offset), "name-unknown", message, reason))
    return found


def in_order(problems: list[Problem]) -> tuple[Problem, ...]:
    """Return problems in the order of the file."""
    return tuple(sorted(problems, key=lambda found: found.mark))
