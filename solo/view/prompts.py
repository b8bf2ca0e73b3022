"""The open prompt as data: what may be answered, with which chances, and what may raise them."""

from collections.abc import Mapping, Sequence

from solo.engine.session import Session
from solo.errors import SoloError
from solo.rules.core.outcome import Odds, Option
from solo.view.chances import ROLL, chances, in_turns, ways
from solo.view.texts import Say

Record = dict[str, object]
TABLE = ("ask", "try", "roll", "draw", "note", "scene", "thread", "npc", "place", "clock", "check",
         "vote", "secret", "reveal", "turn", "add", "undo")  # fmt: skip
"""The verbs with which a table goes on; its prompt has no options of its own."""


def prompt(session: Session, say: Say, seat: str) -> Record:
    """Return what may be answered now; at a table, what may be done besides."""
    found: Record = {
        "id": session.counted,
        "kind": "over" if session.over else "choice",
        "seat": seat,
        "hidden": False,
        "leave": session.state.pending is None or in_turns(session),
        "status": [say(text) for text in session.status()],
        "trouble": "",
        "options": [],
        "verbs": list(TABLE) if session.state.table is not None else [],
    }
    if session.over:
        return found
    try:
        options = session.options()
    except SoloError as mistake:
        return {**found, "trouble": str(mistake)}
    plain = chances(session)
    raised = ways(session, plain)
    kind = _kind(session, options)
    listed = _options(session, options, plain, raised, say)
    return {**found, "kind": kind, "options": listed}


def _kind(session: Session, options: Sequence[Option]) -> str:
    """Return what kind of prompt is open: a choice, a roll, an offer, an action, or a hero's."""
    pending = session.state.pending
    if pending is None:
        return "choice"
    if pending.kind == "hero":
        return "hero"
    if any(one.id == ROLL for one in options):
        return "roll"
    return "action" if in_turns(session) else "offer"


def _options(
    session: Session,
    options: tuple[Option, ...],
    plain: Mapping[str, Odds],
    raised: Mapping[str, Mapping[str, Odds]],
    say: Say,
) -> list[Record]:
    number, found = 0, list[Record]()
    for option in options:
        number += not option.reason
        odds = plain.get(option.id)
        found.append(
            {
                "id": option.id,
                "number": None if option.reason else number,
                "text": say(option.text),
                "asks": say(option.asks),
                "barred": say(option.reason),
                "word": option.hint,
                "chances": None if odds is None else chances_record(odds, say),
                "raises": {
                    word: chances_record(better, say)
                    for word, better in raised.get(option.id, {}).items()
                },
                "ends": session.interpreter.ends(session.state, option.id),
            }
        )
    return found


def chances_record(odds: Odds, say: Say) -> Record:
    """Return exact chances: each result's ways out of a total, and the chance of a success."""
    return {
        "total": odds.total,
        "succeeding": odds.succeeding,
        "percent": odds.percent(odds.succeeding),
        "counts": dict(odds.counts),
        "labels": dict(odds.labels),
        "triggers": dict(odds.triggers),
        "meaning": say(odds.meaning),
        "harm": say(odds.harm),
    }
