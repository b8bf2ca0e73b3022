"""What the journal holds of a turn besides its command."""

from collections.abc import Iterable

from solo.adventure.model import Adventure
from solo.engine.events import (
    Ended,
    Event,
    HeroChosen,
    QuestChanged,
    SceneEntered,
    TimePassed,
)
from solo.engine.past import Turn
from solo.engine.state import State
from solo.engine.table.events import MemberJoined, MemberLeft

TITLE_LENGTH = 80  # characters of a scene's title that lists of saves hold


def result_of(turn: Turn, adventure: Adventure, digest: str) -> dict[str, object]:
    """Return the dice of a turn, the digest of its state, and what lists of saves show of it."""
    rolls = [list(roll) for roll in turn.rolls]
    return {"rolls": rolls, "state": digest, **for_lists(turn.events, adventure, turn.state)}


def for_lists(events: Iterable[Event], adventure: Adventure, state: State) -> dict[str, object]:
    """Return what lists of saves show of some events that led to a state."""
    result: dict[str, object] = {}
    for event in events:
        if isinstance(event, HeroChosen):
            result["hero"] = event.name
        elif isinstance(event, Ended):
            result["ended"] = event.kind
        elif isinstance(event, SceneEntered) and event.title.strip():
            result["scene"] = event.title.strip()[:TITLE_LENGTH]
        elif isinstance(event, TimePassed):
            result["clock"] = adventure.clock + event.clock
        elif isinstance(event, QuestChanged):
            result["quests"] = _open_quests(adventure, state)
        elif isinstance(event, MemberJoined | MemberLeft) and state.table is not None:
            result["hero"] = ", ".join(one.name for one in state.table.members)
    return result


def _open_quests(adventure: Adventure, state: State) -> list[str]:
    """Return the titles of the quests that are taken on."""
    known = adventure.quests
    return [
        known[key].title for key, step in state.quests.items() if step == "take" and key in known
    ]
