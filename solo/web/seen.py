"""The view as a page shows it: what may be known, and beside it what the program says of it."""

from collections.abc import Collection

from solo.engine.heroes import may_answer
from solo.engine.log import acting
from solo.engine.session import Session
from solo.engine.state import State
from solo.terminal import game_time, wording
from solo.terminal.front_ends.player import Wanted
from solo.terminal.told import fight_status
from solo.terminal.told.strips import named
from solo.terminal.typed import open_options, typed_names
from solo.terminal.typed.defaults import default
from solo.view import heroes
from solo.view.chances import graded_odds
from solo.view.parts import Option, Strip, is_stand
from solo.view.rolls import fallen, strip_ahead
from solo.view.whole import Told, view
from solo.web.block_records import Record, strip_record
from solo.words import Text


def page_view(session: Session, seat: str, wanted: Wanted, told: Told | None = None) -> Record:
    """Return the view, with what a page needs besides it (`page`).

    Args:
        session: The game.
        seat: The name of who looks, at a table.
        wanted: What this seat is asked for.
        told: What was told of sheets before.
    """
    words = wording.words(session)
    seen = view(session, seat, words, told)
    begun = heroes.there(session)
    usual = default(session)
    page: Record = {
        "wanted": {"prompt": wanted.prompt, "hidden": wanted.hidden, "sides": wanted.sides},
        "usual": getattr(usual, "option", ""),
        "clock": game_time.clock(session) if game_time.timed(session) else "",
        "status": list(fight_status.in_lines(_beside(seen, session), session, spoken=True)),
        "chances": _percents(session),
        "strip": _strip(session),
        "standing": [
            dict(zip(Option._fields, one, strict=False)) for one in open_options.standing(session)
        ],
        "turn_of": _turn_of(session),
        "tries": [typed_names.typed(one, session) for one in _triable(session)] if begun else [],
        "acts": True,
        "hosts": True,
        "undoes": True,
    }
    return {**seen, "page": page}


def _beside(seen: Record, session: Session) -> list[Text]:
    """Return the lines that say where an encounter stands, but what a picture of a fight shows."""
    return [one for one in session.status() if seen["fight"] is None or not is_stand(one)]


def _triable(session: Session) -> tuple[str, ...]:
    """Return the rules' names of what may be tried by itself: some know skills so, too."""
    return (*typed_names.attributes(session), *typed_names.skills(session))


def _turn_of(session: Session) -> str:
    """Return who acts, where several do: at a table always, else while something is open."""
    state = session.state
    several = len(heroes.names(session)) > 1
    if state.table is not None or (several and state.pending is not None and not session.over):
        return acting(session, state)
    return ""


def as_seated(
    told: Record, name: str, session: Session, may: Collection[str], *, hosts: bool
) -> Record:
    """Return a view as a seat may know it, and whether it may act.

    At a table it sees no other's sheet; the heroes of a module know each other.
    """
    members, prompt, page = told["members"], told["prompt"], told["page"]
    assert isinstance(members, list)
    assert isinstance(prompt, dict)
    assert isinstance(page, dict)
    if session.adventure.open:
        members = [one if one["name"] == name else {**one, "sheet": []} for one in members]
        acts = prompt["seat"] == name
    else:
        acts = may_answer(session.state, session.system, name)
    page = {**page, "acts": hosts or acts, "hosts": hosts, "undoes": hosts or "undo" in may}
    return {**told, "members": members, "page": page}


def _percents(session: Session) -> dict[str, int]:
    """Return the chance of a success of each choice of a scene, in hundredths."""
    state: State = session.state
    if state.pending is not None or session.over or state.table is not None:
        return {}
    found = {}
    for option in open_options.options(session):
        odds = None if option.reason else graded_odds(session, option.id)
        if odds is not None:
            found[option.id] = odds.percent(odds.succeeding)
    return found


def _strip(session: Session) -> Record | None:
    """Return the roll that is to be made or decided about now, as a strip."""
    if session.state.pending is None:
        return None
    fell = fallen(session)
    strip: Strip | None = None
    if fell is not None:
        strip = session.system.strip(fell)
    elif heroes.there(session):
        strip = strip_ahead(session)
    return None if strip is None else strip_record(named(strip, wording.naming(session)))
