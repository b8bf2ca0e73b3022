"""How a fight ends: won, lost, fled, ended by talk, left for dead, or as its author said."""

from solo.rules.art.fight.state import RULES
from solo.rules.art.fight.table import FightTable
from solo.rules.art.fight.track import places
from solo.rules.art.gear.carrying import take_up
from solo.rules.art.heroes.sheet import Sheet, changed
from solo.rules.art.party import members as party
from solo.rules.core.outcome import Outcome
from solo.rules.core.protocols import Illegal
from solo.rules.core.table import Over

LABELS = ("won", "lost", "fled", "talked", "ended", "left-for-dead")


def end_if_over(table: FightTable) -> None:
    """Leave the battle at once if it is over; nearly every script of a fight begins with it.

    Raises:
        Over: With its outcome.
    """
    if table.goes_on is table.battle:
        return
    found = _over(table)
    if found is not None:
        raise Over(closed(table, *found))
    table.goes_on = table.battle


def closed(table: FightTable, label: str, named: str = "") -> Outcome:
    """Close a fight: write what it leaves to the sheets, and let its time pass."""
    _go_home(table, label)
    table.minutes = minutes(table)
    outcome = _outcome(table, label, named)
    table.deciding = table.battle.leader
    sheet = table.whole()
    up = sheet if party.able(sheet) else party.next_able(sheet)
    if up is not None:
        table.deciding = party.slug(up.name)
    return outcome


def _over(table: FightTable) -> tuple[str, str] | None:
    """Return the label and the name of an end, or None.

    A fight may be won or lost even before its first round. Where an end that the author wrote holds
    as well, that one counts, since it says more.
    """
    battle = table.battle
    if battle.ended:
        return ("talked", "") if battle.ended == "talked" else ("ended", battle.ended)
    if not table.heroes():
        heroes = [one for one in battle.fighters.values() if one.side == "hero"]
        if any(one.gone == "fled" for one in heroes):
            return "fled", ""
        if not table.ours():  # who stands beside the fallen fights on (ART-058)
            return "lost", ""
    if battle.started:
        named = _named(table)
        if named:
            return "ended", named
    foes = table.foes()
    if not foes:
        return "won", ""
    if battle.started and all(one.fooled for one in table.ours()):
        everybody = {foe.id for foe in foes}
        if all(one.fooled >= everybody for one in table.ours()):
            return "left-for-dead", ""
    return None


def _named(table: FightTable) -> str:
    """Return the name of the first of the author's ends that holds, or nothing."""
    battle = table.battle
    for end in battle.combat.ends:
        if (
            (end.round is None or battle.round > end.round)
            and (not end.fallen or _fallen(table, end.fallen))
            and (end.reached is None or _reached(table, end.reached, every=end.all))
            and (end.standing is None or len(table.foes()) <= end.standing)
            and (end.wounded is None or _wounded(table, end.wounded))
        ):
            return end.name
    return ""


def _fallen(table: FightTable, name: str) -> bool:
    meant = [
        one for one in table.battle.fighters.values() if one.foe and name in (one.key, one.name)
    ]
    return bool(meant) and all(one.gone for one in meant)


def _reached(table: FightTable, band: int, *, every: bool) -> bool:
    """Tell whether a band is reached: somebody stands there, or has come past it."""
    combat = table.battle.combat
    begun, _ = places(combat.distance, combat.bands, combat.band)
    there = [
        one.band == band or begun < band < one.band or one.band < band < begun
        for one in table.heroes()
    ]
    return bool(there) and all(there) if every else any(there)


def _wounded(table: FightTable, boxes: int) -> bool:
    return any(table.free_boxes(one.id) <= boxes for one in table.heroes())


def _go_home(table: FightTable, label: str) -> None:
    """Write to the sheets what became of friends and of dropped things (ART-123).

    After a fight that was won, talked out or ended by the author's rule, adventurers take up again
    what they dropped or threw, unless the author says otherwise. After any other it stays behind.
    """
    for one in table.battle.fighters.values():
        if one.side == "friend":
            _friend_home(table, one.key, one.checked, one.gone)
    if label in ("won", "talked", "ended") and table.battle.combat.retrieve:
        taken = (one.taken for one in table.battle.fighters.values() if one.taken is not None)
        for lying in (*table.battle.ground, *taken):
            owner = table.sheets.get(lying.owner)
            if owner is not None:
                laid = changed(owner, aside=(*owner.aside, lying.thing))
                table.hold(lying.owner, _taken_up(laid))


def _taken_up(sheet: Sheet) -> Sheet:
    try:
        return take_up(sheet, len(sheet.aside) - 1)[0]
    except Illegal:
        return sheet  # it lies within reach still


def _friend_home(table: FightTable, key: str, checked: frozenset[int], gone: str) -> None:
    sheet = table.shared()
    if key not in sheet.companions:
        return
    dead = gone == "dead"
    sheet = party.joined(sheet, key, None) if dead else party.wound(sheet, key, checked)
    table.hold(party.slug(sheet.name), sheet)


def _outcome(table: FightTable, label: str, named: str) -> Outcome:
    fighters = table.battle.fighters.values()
    foes = [one for one in fighters if one.foe]
    heroes = [one for one in fighters if one.side == "hero"]
    friends = [one for one in fighters if one.side == "friend"]
    lying = [one for one in heroes if not one.gone and not table.up(one.id)]
    triggers = [named] if named else []
    if any(one.gone == "dead" for one in friends):
        triggers.append("companion-died")
    if lying and label == "fled":
        triggers.append("left-behind")
    triggers += [
        f"foes-{gone}" for gone in ("fled", "yielded") if any(one.gone == gone for one in foes)
    ]
    if label == "won" and not any(one.struck for one in heroes) and _unhurt(table):
        triggers.append("flawless")
    facts = {
        "kind": "combat",
        "rounds": table.battle.round,
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


def _unhurt(table: FightTable) -> bool:
    return not any(table.sheet_of(one.id).checked for one in table.heroes())


def minutes(table: FightTable) -> int:
    """Return the game time of a fight: rounds of 6 to 10 seconds, in whole minutes (ART-335)."""
    return max(1, -(-table.battle.round * int(RULES["seconds_a_round"]) // 60))


def nowhere(table: FightTable) -> bool:
    """Tell whether the fight gets nowhere, so that one may break it off."""
    return _quiet(table, "offer")


def stale(table: FightTable) -> bool:
    """Tell whether the fight ends because it gets nowhere, and the author gave it no later end."""
    now = table.battle.round
    ends = table.battle.combat.ends
    awaited = any(end.round is not None and end.round >= now - 1 for end in ends)
    return _quiet(table, "ends") and not awaited


def _quiet(table: FightTable, what: str) -> bool:
    quiet, unmarked = map(int, RULES["lull"][what])
    battle = table.battle
    return battle.round - battle.stirred > quiet or battle.round - battle.marked > unmarked
