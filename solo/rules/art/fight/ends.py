"""How a fight ends: won, lost, fled, talked out of, left for dead, or as its author said."""

from solo.rules.art.fight.draft import Draft
from solo.rules.art.fight.state import RULES
from solo.rules.art.fight.track import places
from solo.rules.art.gear.carrying import take_up
from solo.rules.art.heroes.sheet import Sheet, changed
from solo.rules.art.party import members as party
from solo.rules.core.outcome import Outcome
from solo.rules.core.system import Illegal

STALEMATE = "stalemate"
"""The name of the end of a fight in which nobody gets anywhere."""
LABELS = ("won", "lost", "fled", "talked", "ended", "left-for-dead")


def look(draft: Draft) -> None:
    """Close the fight if it is over now."""
    if draft.outcome is not None:
        return
    found = _over(draft)
    if found is not None:
        label, named = found
        draft.asking = None
        draft.stack.clear()
        _go_home(draft, label)
        draft.outcome = _outcome(draft, label, named)


def broken_off(draft: Draft) -> None:
    """Close a fight that a deed has led out of: neither side has won it."""
    _go_home(draft, "ended")
    draft.outcome = _outcome(draft, "ended", "")


def _over(draft: Draft) -> tuple[str, str] | None:
    """Return the label and the name of an end, or None.

    A fight that is won or lost is over even before it begins its first round; an author's own end
    counts before that, since it is more particular.
    """
    fight = draft.fight
    if fight.ended:
        return ("talked", "") if fight.ended == "talked" else ("ended", fight.ended)
    heroes = draft.heroes()
    if not heroes:
        gone = [one for one in fight.fighters.values() if one.side == "hero" and one.gone == "fled"]
        return ("fled", "") if gone else ("lost", "")
    if fight.started:
        named = _named(draft)
        if named:
            return "ended", named
    foes = draft.foes()
    if not foes:
        return "won", ""
    if fight.started and all(one.fooled >= {foe.id for foe in foes} for one in heroes):  # noqa: SIM102
        if not draft.everyone("friend"):
            return "left-for-dead", ""
    if fight.round > RULES["most_rounds"]:
        return "ended", STALEMATE
    return None


def _named(draft: Draft) -> str:
    """Return the name of the first of the author's ends that holds, or nothing."""
    fight = draft.fight
    for end in fight.combat.ends:
        if (
            (end.round is None or fight.round > end.round)
            and (not end.fallen or _fallen(draft, end.fallen))
            and (end.reached is None or _reached(draft, end.reached, every=end.all))
            and (end.standing is None or len(draft.foes()) <= end.standing)
            and (end.wounded is None or _wounded(draft, end.wounded))
        ):
            return end.name
    return ""


def _fallen(draft: Draft, name: str) -> bool:
    meant = [
        one for one in draft.fight.fighters.values() if one.foe and name in (one.key, one.name)
    ]
    return bool(meant) and all(one.gone for one in meant)


def _reached(draft: Draft, band: int, *, every: bool) -> bool:
    """Tell whether a band is reached: somebody stands there, or has come past it."""
    combat = draft.fight.combat
    begun, _ = places(combat.distance, combat.bands, combat.band)
    there = [
        one.band == band or begun < band < one.band or one.band < band < begun
        for one in draft.heroes()
    ]
    return all(there) if every else any(there)


def _wounded(draft: Draft, boxes: int) -> bool:
    return any(draft.free_boxes(one.id) <= boxes for one in draft.heroes())


def _go_home(draft: Draft, label: str) -> None:
    """Write back what became of friends and things (ART-123).

    Who lay dropped weapons down takes them up again when the fight is won, thrown ones as well;
    otherwise what was dropped stays behind.
    """
    for one in draft.fight.fighters.values():
        if one.side == "friend":
            _friend_home(draft, one.key, one.checked, one.gone)
    if label in ("won", "talked", "ended") and draft.fight.combat.retrieve:
        for lying in draft.fight.ground:
            owner = draft.sheets.get(lying.owner)
            if owner is not None:
                laid = changed(owner, aside=(*owner.aside, lying.thing))
                draft.sheets[lying.owner] = _taken_up(laid)


def _taken_up(sheet: Sheet) -> Sheet:
    try:
        return take_up(sheet, len(sheet.aside) - 1)[0]
    except Illegal:
        return sheet  # it lies within reach still


def _friend_home(draft: Draft, key: str, checked: frozenset[int], gone: str) -> None:
    sheet = draft.shared()
    if key not in sheet.companions:
        return
    if gone == "dead":  # noqa: SIM108
        sheet = party.joined(sheet, key, None)
    else:
        sheet = party.wound(sheet, key, checked)
    draft.sheets[party.slug(sheet.name)] = sheet


def _outcome(draft: Draft, label: str, named: str) -> Outcome:
    fighters = draft.fight.fighters.values()
    foes = [one for one in fighters if one.foe]
    heroes = [one for one in fighters if one.side == "hero"]
    friends = [one for one in fighters if one.side == "friend"]
    lying = [one for one in heroes if not one.gone and not draft.up(one.id)]
    triggers = [named] if named else []
    if any(one.gone == "dead" for one in friends):
        triggers.append("companion-died")
    if lying and label == "fled":
        triggers.append("left-behind")
    for gone in ("fled", "yielded"):
        if any(one.gone == gone for one in foes):
            triggers.append(f"foes-{gone}")  # noqa: PERF401
    if label == "won" and not any(one.struck for one in heroes) and _unhurt(draft):
        triggers.append("flawless")
    facts = {
        "kind": "combat",
        "rounds": draft.fight.round,
        "ended": named,
        "foes_down": sum(one.gone in ("dead", "fallen") for one in foes),
        "foes_left": sum(not one.gone for one in foes),
    }
    return Outcome(
        label,
        successes=1 if label in ("won", "talked") else 0,
        failures=1 if label == "lost" else 0,
        triggers=tuple(triggers),
        facts=facts,
    )


def _unhurt(draft: Draft) -> bool:
    return not any(draft.sheet(one.id).checked for one in draft.heroes())


def minutes(draft: Draft) -> int:
    """Return the game time of a fight: rounds of 6 to 10 seconds, in whole minutes (ART-335)."""
    return max(1, -(-draft.fight.round * int(RULES["seconds_a_round"]) // 60))
