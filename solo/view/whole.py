"""The whole view of a game, put together."""

from collections.abc import Mapping, Sequence
from typing import Any

from solo.engine.events import Narrated, SceneEntered, event_record
from solo.engine.log import acting
from solo.engine.past import outlines
from solo.engine.session import Session
from solo.engine.state import State
from solo.engine.table.secrets import Seal, told_to
from solo.engine.table.state import Own, Tabletop
from solo.rules.core.system_parts import Row, Section
from solo.view.endings import endings_record
from solo.view.fights import fight_record
from solo.view.places import places
from solo.view.prompts import prompt
from solo.view.texts import Say, saying
from solo.view.types import VERSION
from solo.words import Words

Record = dict[str, object]


Told = dict[str, tuple[object, Record]]
"""What was told of each member's sheet last, by name: the sheet, and what it was told as."""


def view(
    session: Session, seat: str = "", words: Words | None = None, told: Told | None = None
) -> Record:
    """Return what a seat may know of a game now; a seat without a name knows what is public.

    Args:
        session: The game.
        seat: The name of who looks, at a table.
        words: The language that messages are said in; None for that of the adventure.
        told: What was told of sheets before, in the same language: most have not changed.
    """
    words = words or Words(session.adventure.spoken)
    state, say = session.state, saying(words)
    adventure = session.adventure
    return {
        "event": "view",
        "view": VERSION,
        "seat": seat,
        "seq": session.counted,
        "epoch": session.epoch,
        "turn": state.turn,
        "clock": state.clock,
        "hour": _hour(session),
        "over": session.over,
        "ending": session.ending,
        "endings": endings_record(session, say),
        "adventure": {
            "id": adventure.id,
            "title": adventure.title,
            "system": session.system.name,
            "language": words.language,
        },
        "scene": _scene(session, say),
        "members": _members(session, say, {} if told is None else told),
        "quests": _quests(session),
        "lists": _lists(state),
        "table": _table(state, seat),
        "map": _map(session, say),
        "settings": {"offers": session.offers, "trial": session.trial, **_settings(state)},
        "fight": fight_record(session, say),
        "prompt": prompt(session, say, acting(session, state)),
    }


def _hour(session: Session) -> Record | None:
    """Return the day, from 1, and the minute of the day; None where no time is told."""
    state, start = session.state, session.adventure.clock
    if state.table is not None and not start:
        return None
    days, minute = divmod(start + state.clock, 24 * 60)
    return {"day": days + 1, "minute": minute, "time": f"{minute // 60:02}:{minute % 60:02}"}


def _scene(session: Session, say: Say) -> Record:
    """Return the scene where the game stands, with what was read when it was last entered."""
    where = session.state.scene
    title, text = "", list[object]()
    for place in reversed(range(len(session.turns))):
        events = session.turns[place].events
        came = [at for at, e in enumerate(events) if isinstance(e, SceneEntered)]
        if came and isinstance(entered := events[came[-1]], SceneEntered):
            title = entered.title
            text = [say(e.text) for e in events[came[-1] :] if isinstance(e, Narrated)]
            break
    return {"id": where, "title": title, "text": text, "visits": session.state.visits[where]}


def _members(session: Session, say: Say, told: Told) -> list[Record]:
    """Return everybody who is played, each with a sheet and with what the status line shows."""
    state, system = session.state, session.system
    if state.sheet is None:
        return []
    acts = acting(session, state)
    if state.table is None:
        named = [(_named(one, session), one) for one in system.everybody(state.sheet)]
        return [_member(name, one, session, say, told, acts=name == acts) for name, one in named]
    return [
        _member(one.name, state.sheet if one.name == acts else one.sheet, session, say, told,
                acts=one.name == acts)
        for one in state.table.members
        if one.sheet is not None or one.name == acts
    ] if system is not None else []  # fmt: skip


def _named(sheet: object, session: Session) -> str:
    return str(session.system.view(sheet)["name"])


def _member(
    name: str, sheet: object, session: Session, say: Say, told: Told, *, acts: bool
) -> Record:
    before, record = told.get(name, (None, {}))
    if before is not sheet:
        record = _of_sheet(sheet, session, say)
        told[name] = (sheet, record)
    return {"id": name, "name": name, "acting": acts, **record}


def _of_sheet(sheet: object, session: Session, say: Say) -> Record:
    system = session.system
    return {
        "fallen": system.fallen(sheet),
        "companions": list(system.companions(sheet)),
        "status": [_row(row, say) for row in system.status(sheet)],
        "sheet": [_section(part, say) for part in system.describe(sheet)],
    }


def _section(part: Section, say: Say) -> Record:
    rows = [_row(row, say) for row in part.rows]
    return {"id": part.id, "title": say(part.title), "rows": rows}


def _row(row: Row, say: Say) -> Record:
    value, most = row.gauge if row.gauge is not None else (None, None)
    return {
        "label": say(row.label),
        "text": say(row.value),
        "spoken": say(row.spoken),
        "value": value,
        "most": most,
        "kind": "text" if row.gauge is None else "gauge",
    }


def _quests(session: Session) -> list[Record]:
    known = session.adventure.quests
    return [
        {"id": key, "title": known[key].title, "step": step}
        for key, step in session.state.quests.items()
        if key in known
    ]


def _lists(state: State) -> list[Record]:
    if state.table is None:
        return []
    return [{**one._asdict(), "weight": state.table.weight(one)} for one in state.table.entries]


def _table(state: State, seat: str) -> Record | None:
    """Return what a seat may know of a table; None in a game without one."""
    table = state.table
    if table is None:
        return None
    return {
        "acting": table.acting,
        "scene": table.scene,
        "tension": table.tension,
        "secrets": [_secret(table, number, kept, seat) for number, kept in table.secrets.items()],
        "own": [_own(one) for one in told_to(table, seat)] if seat else [],
        "keyed": [{"of": one.of, "name": one.name, "at": one.at} for one in table.keyed],
    }


def _secret(table: Tabletop, number: int, kept: Sequence[Any], seat: str) -> Record:
    """Return what a seat may know of a secret: that there is one, its own question and results."""
    seal = next((one for one in kept if isinstance(one, Seal)), Seal("", "", ""))
    to = table.known.get(number, ())
    knows = bool(seat) and seat in to
    asked = bool(seat) and seat in (seal.by, *to)
    told = [event_record(event) for event in kept if not isinstance(event, Seal)] if knows else []
    question = seal.question if asked else ""
    return {"number": number, "by": seal.by, "to": list(to), "question": question, "told": told}


def _own(one: Own) -> Record:
    return {"number": one.number, "by": one.by, "to": list(one.to), "text": one.text}


def _settings(state: State) -> Mapping[str, object]:
    table = state.table
    if table is None:
        return {}
    return {"voice": table.voice, "twists": table.twists, "questions": table.free}


def _map(session: Session, say: Say) -> Sequence[Record]:
    if not any(turn.entered for turn in outlines(session.turns)):
        return []
    return [
        {
            "title": one.title,
            "here": one.here,
            "came_from": one.came_from.title if one.came_from is not None else None,
            "ways": [way.title for way in one.ways.values()],
            "untaken": [say(text) for text in one.untaken],
        }
        for one in places(session)
    ]
