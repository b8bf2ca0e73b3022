"""The state of a game: one frozen value with all that changes; undo goes back to an older one."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from solo.adventure.branch import Branch, Occasion, Outcomes, Value
from solo.engine.commands import Try
from solo.engine.sharing import Counts, Tally
from solo.engine.table.state import Tabletop
from solo.namedtuple import NamedTuple
from solo.rules.core.outcome import AnySheet, Outcome
from solo.rules.core.protocols import AnyEncounter
from solo.rules.core.shown.moment import Moment
from solo.tables.gone import Gone


class Course(NamedTuple):
    """How far an encounter is, of which an author says what happens in the middle of it.

    Args:
        during: What may happen.
        done: The places of what has happened and does not happen again.
        seen: The encounter as it was when that was looked at last; None before the first time.
        due: The places of what is called for and has not happened yet, in order.
        acted: The ids of those who have had their turn since it was looked at last.
    """

    during: tuple[Occasion, ...]
    done: frozenset[int] = frozenset()
    seen: Moment | None = None
    due: tuple[int, ...] = ()
    acted: tuple[str, ...] = ()


class Pending(NamedTuple):
    """An encounter that waits for the player.

    Args:
        kind: What it is about: the YAML name of a check, or `hero`, `try`, `question`, `standing`,
            `death`.
        encounter: The rules' own value.
        then: What its outcome leads to, or None for nothing more.
        outcomes: The authored branches that answer it, if any.
        trail: The branches around it that lead on if `outcomes` do not, innermost first.
        words: What `then` needs to know (a question, the trait tried).
        refund: The choice that counts as not taken if the player gives up the roll.
        tells: Whether its outcome is a roll, to be told and explained by `why`.
        tried: What was tried while it waits, until it has gone on.
        later: What the player will try as soon as it is the hero's turn.
        under: What waited before this was asked or tried, and goes on after it.
        course: What an author lets happen in the middle of it, and how far that is.
        deed: What is tried, in the player's own words; nothing of another check.
    """

    kind: str
    encounter: AnyEncounter
    then: "Callable[[Any, Pending, Outcome], None] | None" = None
    outcomes: Outcomes | None = None
    trail: tuple[Branch, ...] = ()
    words: str = ""
    refund: str = ""
    tells: bool = True
    tried: Outcome | None = None
    later: Try | None = None
    under: "Pending | None" = None
    course: "Course | None" = None
    deed: str = ""


class State(NamedTuple):
    """A game between two commands.

    Args:
        scene: The id of the scene, empty before the first.
        sheet: The hero as the system keeps it; None until chosen.
        turn: How many turns were taken; the dice of the next turn depend on it.
        clock: Game minutes since the start.
        variables: The author's variables.
        visits: How often each scene was entered.
        taken: The choices taken, as `scene/choice`, each counted once.
        fired: The timed events that happened, as `Event.marked` keeps them.
        quests: The step that each quest is at.
        settled: What the oracle answered, by (scene, question).
        asked: Whether a question of importance was asked since the last action.
        returns: The scenes that sub-scenes go back to, innermost last.
        pending: What waits for the player, or None when the scene's choices are open.
        last: The last outcome, for `why`.
        ended: The ending's kind, empty while the game goes on.
        aside: What waited when something was asked or tried, and waits again when that is over.
        table: What a table of players has besides; None in ordinary games.
        decks: The rows of decks that are gone, by table.
    """

    scene: str
    sheet: AnySheet
    turn: int
    clock: int
    variables: Mapping[str, Value]
    visits: Counts
    taken: Counts
    fired: frozenset[str]
    quests: Mapping[str, str]
    settled: Mapping[tuple[str, str], tuple[Any, ...]]
    asked: bool
    returns: tuple[str, ...]
    pending: Pending | None
    last: Outcome | None
    ended: str
    aside: Pending | None = None
    table: Tabletop | None = None
    decks: Mapping[str, Gone] = MappingProxyType({})


def blank(variables: Mapping[str, Value]) -> State:
    """Return the state of an adventure before anything has happened."""
    return State(
        scene="",
        sheet=None,
        turn=0,
        clock=0,
        variables=variables,
        visits=Tally(),
        taken=Tally(),
        fired=frozenset(),
        quests={},
        settled={},
        asked=False,
        returns=(),
        pending=None,
        last=None,
        ended="",
    )
