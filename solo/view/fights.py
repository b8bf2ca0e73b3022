"""The open fight as data."""

from solo.engine.session import Session
from solo.rules.core.shown.fight_view import Fighter, FightView, Gauge, Place
from solo.view.texts import Say

Record = dict[str, object]


def fight_record(session: Session, say: Say) -> Record | None:
    """Return the fight that is open, or waits while something is asked; None without one."""
    state = session.state
    pending = state.pending if state.pending is not None else state.aside
    while pending is not None and pending.under is not None:
        pending = pending.under
    if pending is None or state.sheet is None:
        return None
    found = session.system.fight(pending.encounter, state.sheet)
    return None if found is None else _fight(found, say)


def _fight(fight: FightView, say: Say) -> Record:
    return {
        "round": fight.round,
        "phase": say(fight.phase),
        "turn": fight.turn,
        "order": list(fight.order),
        "places": [_place(one, say) for one in fight.places],
        "fighters": [_fighter(one, say) for one in fight.fighters],
    }


def _place(place: Place, say: Say) -> Record:
    features = [say(text) for text in place.features]
    return {"id": place.id, "name": say(place.name), "features": features, "near": list(place.near)}


def _fighter(one: Fighter, say: Say) -> Record:
    return {
        "id": one.id,
        "name": say(one.name),
        "side": one.side,
        "place": one.place,
        "gauges": [_gauge(gauge, say) for gauge in one.gauges],
        "facts": [say(text) for text in one.facts],
        "conditions": [say(text) for text in one.conditions],
        "intent": say(one.intent),
        "up": one.up,
        "heads": one.heads,
    }


def _gauge(gauge: Gauge, say: Say) -> Record:
    boxes = [{"name": say(name), "checked": checked} for name, checked in gauge.boxes]
    return {
        "id": gauge.id,
        "label": say(gauge.label),
        "value": gauge.value,
        "most": gauge.most,
        "boxes": boxes,
    }
