"""The making and improving of heroes: encounters of the rules, played like a game, for one sheet.

So a player has all that a game has: numbers and words, undo, plain and rich and JSON. The result
is written once, at the end, and only if the player says so.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Never, cast

from solo.adventure.model import Adventure
from solo.cli.words import words
from solo.engine.chance import Chance
from solo.engine.session import Session
from solo.prose import Language
from solo.rules.core.outcome import AnySheet, Option, Outcome
from solo.rules.core.protocols import AnyEncounter
from solo.rules.core.script import opened, scripted
from solo.rules.core.system import AnySystem
from solo.rules.core.system_parts import Ready
from solo.rules.core.table import Script, Table
from solo.words import Message, Words

KEEP = "keep"
KEPT = Option("kept", words("kept"))
_NONE: Mapping[str, Never] = MappingProxyType({})


def work(
    table: Table[AnySheet], system: AnySystem, inner: AnyEncounter, sheet: AnySheet | None = None
) -> Script[Outcome]:
    """Make a hero, or let the one on a sheet grow; then show the hero as they would be kept."""
    grows = sheet is not None
    if grows:
        table.sheet = sheet
    yield from table.play(inner)

    def last_look() -> tuple[Message, ...]:
        name = system.view(table.sheet).get("name", "")
        return (words("last-look", name=name, grows=grows),)

    yield from table.ask((Option(KEEP, words("keep"), hint="keep"),), last_look)
    yield from table.ask((KEPT,))
    return Outcome(KEPT.id)


class Bench:
    """A system that opens what is to be done in the workshop, and is the system's own otherwise."""

    def __init__(self, system: AnySystem, opened: AnyEncounter) -> None:
        self._system = system
        self._opened = opened

    def __getattr__(self, name: str) -> object:
        return getattr(self._system, name)

    def create(
        self, heroes: Sequence[Ready[AnySheet]], *, make: bool, party: int = 1
    ) -> AnyEncounter:
        """Open what the workshop was entered for, whoever may be ready."""
        return self._opened


def making(system: AnySystem, chance: Chance, language: str = "") -> Session:
    """Open the making of a hero, in a language."""
    inner = system.create((), make=True)
    return _session(system, opened(None, work, system, inner), chance, "new-hero", language)


def growing(
    system: AnySystem, sheet: AnySheet, chance: Chance, language: str = ""
) -> Session | None:
    """Open what a hero may do between adventures; None when the rules have nothing of the kind."""
    inner = system.advance(sheet)
    if inner is None:
        return None
    return _session(system, scripted(work, system, inner, sheet), chance, "growing", language)


def finished(session: Session) -> bool:
    """Whether the player said that the hero is to be kept."""
    pending = session.state.pending
    return pending is not None and session.options() == (KEPT,)


def _session(
    system: AnySystem, encounter: AnyEncounter, chance: Chance, title: str, language: str
) -> Session:
    title = Words(language).say(words(title))
    adventure = Adventure(
        id="heroes", digest="", title=title, system=system.name, start="", scenes={}, pools={},
        language=Language(), variables=_NONE, foes=_NONE, companions=_NONE, items=_NONE,
        quests=_NONE, tables=_NONE, events=_NONE, spoken=language,
    )  # fmt: skip
    return Session(adventure, cast("AnySystem", Bench(system, encounter)), chance)
