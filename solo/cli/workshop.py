"""Where heroes are made and grow: the rules' own encounters, played as a game is, for one sheet.

So everything that a game has is there too: numbers and words, undo, plain and rich and JSON. What
comes of it is written once, at the end, and only if the player says so.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, cast

from solo.adventure.model import Adventure
from solo.engine.chance import Chance
from solo.engine.session import Session
from solo.prose import Language
from solo.rules.core.dice import Dice
from solo.rules.core.encounters import Around, refuse
from solo.rules.core.outcome import Option, Step
from solo.rules.core.system import Encounter, Sheet, System

KEEP = "keep"
_NONE: Any = MappingProxyType({})


@dataclass(frozen=True, slots=True, kw_only=True)
class Growing(Around):
    """A hero who is being made or who grows; `inner` is the rules' own encounter.

    Args:
        system: The rules.
        made: Whether there is a hero already, who grows; the others are made first.
    """

    system: System
    made: bool

    def after(self, step: Step, dice: Dice) -> Step:
        return Step(Looked(self.system, self.made), step.sheet, step.notes)


@dataclass(frozen=True, slots=True)
class Begun:
    """The first step of a hero who is there already: the sheet is taken in hand."""

    stage: Growing
    sheet: Any

    @property
    def forced(self) -> str | None:
        return "begin"

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        return ()

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        return (Option("begin", "Begin"),)

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        return Step(self.stage, self.sheet)


@dataclass(frozen=True, slots=True)
class Looked:
    """The hero as they would be kept, for a last look."""

    system: System
    grown: bool
    kept: bool = False

    @property
    def forced(self) -> str | None:
        return None

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        name = self.system.view(sheet).get("name", "Your hero")
        done = "ready to be kept so" if self.grown else "made"
        return (f"{name} is {done}. 'sheet' shows all of it, 'undo' goes back step by step.",)

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        return (Option(KEEP, "Keep it so, and leave", hint="keep"),)

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        return Step(replace(self, kept=True), sheet)


class Bench:
    """A system that opens what is to be done in the workshop, and is the system's own otherwise."""

    def __init__(self, system: System, opened: Encounter) -> None:
        self._system = system
        self._opened = opened

    def __getattr__(self, name: str) -> Any:
        return getattr(self._system, name)

    def create(self, heroes: Sequence[Any], *, make: bool, party: int = 1) -> Encounter:
        """Open what the workshop was entered for, whoever may be ready."""
        return self._opened


def making(system: System, chance: Chance) -> Session:
    """Open the making of a hero."""
    inner = system.create((), make=True)
    return _session(system, Growing(system=system, inner=inner, made=False), chance, "A new hero")


def growing(system: System, sheet: Any, chance: Chance) -> Session | None:
    """Open what a hero may do between adventures; None when the rules have nothing of the kind."""
    inner = system.advance(sheet)
    if inner is None:
        return None
    stage = Growing(system=system, inner=inner, made=True)
    return _session(system, Begun(stage, sheet), chance, "Between adventures")


def finished(session: Session) -> bool:
    """Whether the player said that the hero is to be kept."""
    pending = session.state.pending
    return pending is not None and getattr(pending.encounter, "kept", False) is True


def _session(system: System, opened: Encounter, chance: Chance, title: str) -> Session:
    adventure = Adventure(
        id="heroes", digest="", title=title, system=system.name, start="", scenes={}, pools={},
        language=Language(), variables=_NONE, foes=_NONE, companions=_NONE, items=_NONE,
        quests=_NONE, tables=_NONE, events=_NONE,
    )  # fmt: skip
    return Session(adventure, cast("System", Bench(system, opened)), chance)
