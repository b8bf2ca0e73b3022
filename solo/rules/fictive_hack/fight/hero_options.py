"""The actions that the hero may choose in a round, as options, and what each of them means."""

from collections.abc import Iterator

from solo.rules.core.outcome import Option
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.fight import messages
from solo.rules.fictive_hack.fight.attack_roll import cover
from solo.rules.fictive_hack.fight.contests import parley
from solo.rules.fictive_hack.fight.phases import FOCUS, PHASES, begun_in, takes_focus
from solo.rules.fictive_hack.fight.state import ALLY, FOE, Battle, Fighter
from solo.rules.fictive_hack.gear.weapons import aimed_range
from solo.rules.fictive_hack.heroes import talents
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.printed import printed


def actions(battle: Battle, sheet: Sheet, after: int = 0) -> Iterator[Option]:
    """List what the hero may do, the likeliest first."""
    wait = (Option("wait", "Wait and see", hint="wait"),)
    here = battle.turn.arena
    awaited = any(comes_to(battle, foe, here) for foe in battle.standing(FOE)) and not battle.here
    first, last = (wait, ()) if awaited else ((), wait)
    fighting = (*_blows(battle, sheet), *_shots(battle, sheet), *first, *_ways(battle, sheet))
    rest = (*_guards(battle, sheet), *holds(battle), *_others(battle, sheet), *last)
    for option in (*fighting, *rest):
        if not after or begun_in(read(option.id, battle)[0], sheet) > after:
            yield option


def comes_to(battle: Battle, foe: Fighter, arena: str) -> bool:
    """Tell whether a foe openly means to come to an arena."""
    return foe.block.telegraph == "full" and foe.action == "move" and foe.place == arena


def goes_first(foe: Fighter) -> bool:
    """Tell whether a foe openly means to be gone before blows fall, in phase 5 (FH-132)."""
    away = foe.action == "flee" or (foe.action == "move" and foe.place != foe.arena)
    return foe.block.telegraph == "full" and away


def _blows(battle: Battle, sheet: Sheet) -> Iterator[Option]:
    for foe in sorted(battle.here, key=goes_first):
        yield Option(f"attack-{foe.id}", f"Attack {foe.name}", hint="attack")
        if sheet.shielded and sheet.weapon.kind in printed("weapons")["shield_with"]:
            text = f"Strike {foe.name} with your shield"
            yield Option(f"batter-{foe.id}", text, hint="shield")
    if not sheet.has("charger"):
        return
    why = talents.why_not(sheet, "charger") or _stuck(battle)
    for place in battle.next_to(battle.turn.arena):
        for foe in battle.standing(FOE, place):
            text = f"Charge {foe.name} in {battle.called(place)}"
            yield Option(f"charge-{foe.id}", text, reason=why, hint="charge")


def _shots(battle: Battle, sheet: Sheet) -> Iterator[Option]:
    weapon = sheet.weapon
    if not weapon.ranged:
        return
    why = ""
    if weapon.ammo < 1 and (weapon.shots or weapon.thrown or weapon.tiny):
        why = "you have nothing left to shoot"
    elif weapon.name in battle.turn.unloaded:
        why = f"the {weapon.name} is not loaded"
        yield Option("reload", f"Reload the {weapon.name} (focus)", hint="reload")
    far = battle.distances(battle.turn.arena)
    most = aimed_range(weapon, sheet.attributes["brawn"])
    for foe in battle.standing(FOE):
        away = far.get(foe.arena, 99)
        where = "" if not away else f" in {battle.called(foe.arena)}"
        if away <= 1:
            yield Option(f"shoot-{foe.id}", f"Shoot {foe.name}{where}", reason=why, hint="shoot")
            text = f"Hold your shot at {foe.name} until phase 5"
            yield Option(f"hold-{foe.id}", text, reason=why, hint="hold")
        elif away <= most:
            text = f"Aim at {foe.name}{where} (focus)"
            yield Option(f"aim-{foe.id}", text, reason=why, hint="aim")
    if not weapon.bow and not why:
        yield from _moving_shots(battle, sheet)


def _moving_shots(battle: Battle, sheet: Sheet) -> Iterator[Option]:
    """Shots on the move, for thrown weapons and crossbows (FH-069)."""
    price = awesome.price("moving-shot")
    if sheet.ap < price or _stuck(battle):
        return
    for place in battle.next_to(battle.turn.arena):
        far = battle.distances(place)
        for foe in battle.standing(FOE):
            if far.get(foe.arena, 99) <= 1:
                text = f"Move to {battle.called(place)} and shoot {foe.name}, for {price} AP"
                yield Option(f"moving-shot-{foe.id}-to-{place}", text, hint="moving")


def _stuck(battle: Battle) -> str:
    return "you are cornered" if battle.turn.cornered else ""


def _ways(battle: Battle, sheet: Sheet) -> Iterator[Option]:
    """The ways to other places, first those that lead to foes."""
    why = _stuck(battle)
    for place in sorted(battle.next_to(battle.turn.arena), key=lambda key: to_foes(battle, key)):
        text = f"Move to {battle.called(place)} ({messages.kind_of(battle, place)})"
        yield Option(f"move-{place}", text, reason=why, hint="move")
    if sheet.has("sprinter"):
        tired = why or talents.why_not(sheet, "sprinter")
        for place, far in battle.distances(battle.turn.arena).items():
            if far == 2:
                text = f"Sprint to {battle.called(place)}, for a Wound"
                yield Option(f"sprint-{place}", text, reason=tired, hint="sprint")
    if battle.arenas[battle.turn.arena].exit:
        yield Option("flee", "Get away from here", reason=why, hint="flee")


def other_ways(battle: Battle, sheet: Sheet) -> tuple[Option, ...]:
    """The ways but for those that lead to a foe, which are taken oftener."""
    close = {f"move-{foe.arena}" for foe in battle.standing(FOE)} if not battle.here else set()
    return tuple(one for one in _ways(battle, sheet) if one.id not in {*close, "flee"})


def to_foes(battle: Battle, place: str) -> int:
    """Return how far the nearest foe is from a place."""
    far = battle.distances(place)
    return min((far.get(foe.arena, 99) for foe in battle.standing(FOE)), default=0)


def _guards(battle: Battle, sheet: Sheet) -> Iterator[Option]:
    less = cover(shielded=sheet.shielded)
    text = f"Defend yourself ({less} to hit you; who hits is hit back)"
    yield Option("defend", text, hint="defend")
    for one in battle.standing(ALLY, battle.turn.arena):
        yield Option(f"protect-{one.id}", f"Protect {one.name}", hint="protect")
        yield Option(f"assist-{one.id}", f"Help {one.name} attack", hint="assist")


def holds(battle: Battle) -> Iterator[Option]:
    """Offer to hold foes and to push them (FH-144, FH-148, FH-149)."""
    for foe in battle.here:
        yield Option(f"impede-{foe.id}", f"Hold {foe.name} here", hint="impede")
    for place in battle.next_to(battle.turn.arena):
        for foe in battle.here:
            text = f"Push {foe.name} to {battle.called(place)}"
            yield Option(f"push-{foe.id}-to-{place}", text, hint="push")
        if len(battle.here) > 1:
            text = f"Push all of them to {battle.called(place)}"
            yield Option(f"push-all-to-{place}", text, hint="push all")


def _others(battle: Battle, sheet: Sheet) -> Iterator[Option]:
    if sheet.frightened:
        yield Option("steady", "Shake off your fright (focus)", hint="steady")
    if sheet.has("survivor") and sheet.lost and sheet.state != "limping":
        why = talents.why_not(sheet, "survivor")
        text = f"Shrug off a Wound{_focus('shrug', sheet)}"
        yield Option("shrug", text, reason=why, hint="shrug")
    for foe in battle.here:
        if not foe.frightened:
            yield Option(f"intimidate-{foe.id}", f"Intimidate {foe.name} (focus)", hint="frighten")
        if sheet.has("bash") and sheet.weapon.blunt:
            why = talents.why_not(sheet, "bash")
            text = f"Bash {foe.name}{_focus('bash', sheet)}"
            yield Option(f"bash-{foe.id}", text, reason=why, hint="bash")
        if sheet.has("pickpocket") and "robbed" not in foe.used and foe.block.kind != "swarm":
            yield Option(f"pickpocket-{foe.id}", f"Pick the pocket of {foe.name}", hint="pick")
            for place in battle.next_to(battle.turn.arena):
                text = f"Pick the pocket of {foe.name}, then move to {battle.called(place)}"
                yield Option(f"pickpocket-{foe.id}-to-{place}", text, reason=_stuck(battle),
                             hint="pick")  # fmt: skip
    if battle.fight.parley is not None:
        whom = battle.standing(FOE)[0].name if len(battle.standing(FOE)) == 1 else "them"
        text = f"Talk {whom} out of it (focus, Charm against {battle.fight.parley.word})"
        why = parley(battle).beyond(sheet)
        yield Option("parley", text, reason=why, hint="talk")


def _focus(action: str, sheet: Sheet) -> str:
    return " (focus)" if takes_focus(action, sheet) else ""


def read(option: str, battle: Battle) -> tuple[str, str, str]:
    """Return the action, the target and the place that an option means."""
    for action in sorted((*PHASES, *FOCUS), key=len, reverse=True):
        if option == action:
            return action, "", ""
        if option.startswith(f"{action}-"):
            rest = option.removeprefix(f"{action}-")
            return _aimed(action, rest, battle)
    return option, "", ""


def _aimed(action: str, rest: str, battle: Battle) -> tuple[str, str, str]:
    if action in ("move", "sprint"):
        return action, "", rest
    target, _, place = rest.rpartition("-to-")
    whole = any(one.id == rest for one in battle.fighters)
    if target and place in battle.arenas and not whole:
        return action, "" if target == "all" else target, place
    if action == "charge":
        return action, rest, battle.fighter(rest).arena
    return action, rest, ""
