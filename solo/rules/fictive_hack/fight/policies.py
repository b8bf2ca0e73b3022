"""Policies of foes: the action of each in a round, by the first rule that can be followed."""

from dataclasses import replace

from solo.rules.fictive_hack.fight.state import ALLY, FOE, Battle, Fighter
from solo.rules.fictive_hack.fight.table import FightTable
from solo.rules.fictive_hack.foe import conditions
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.printed import printed


def declare(table: FightTable) -> None:
    """Let every foe decide what it means to do, before the player chooses (FH-133)."""
    hidden = False
    for fighter in table.battle.standing(FOE):
        if table.battle.names:
            face(table, replace(fighter, target=""))
        meant = intend(table.battle, fighter, table.sheet)
        table.alter(fighter.id, action=meant.action, target=meant.target, place=meant.place)
        hidden = hidden or fighter.block.telegraph == "hidden"
    if hidden:
        table.feed(int(printed("awesome")["secret"]), "secrecy")  # FH-134


def face(table: FightTable, fighter: Fighter) -> None:
    """Make the hero whom a foe goes for the one whom it is about: its target, or the nearest.

    Of several as near, foes take one each (ours).
    """
    able = table.standing_heroes
    if fighter.target in able or not able:
        table.turn_to(fighter.target if able else table.battle.now, tells=False)
        return
    far = table.battle.distances(fighter.arena)
    away = {key: far.get(table.arena(key), 99) for key in able}
    near = [key for key in able if away[key] == min(away.values())]
    foes = table.battle.standing(FOE)
    place = next((n for n, one in enumerate(foes) if one.id == fighter.id), 0)
    table.turn_to(near[(place + table.battle.round - 1) % len(near)], tells=False)


def intend(battle: Battle, fighter: Fighter, sheet: Sheet) -> Fighter:
    """Return the fighter with what it means to do: the first rule that can be followed."""
    if not fighter.aware:
        return replace(fighter, action="wait", target="", place="")
    near = fighter.arena == battle.turn.arena
    if near and fighter.power("frighten") and not sheet.frightened:
        return replace(fighter, action="frighten", target=battle.now, place="")
    for rule in fighter.block.policy:
        condition, _, action = rule.rpartition(":")
        if all(_holds(one, battle, fighter, sheet) for one in conditions(condition)):
            aim = _aim(action.strip(), battle, fighter)
            if aim is not None:
                return replace(fighter, action=action.strip(), target=aim[0], place=aim[1])
    return replace(fighter, action="wait", target="", place="")


def _holds(condition: str, battle: Battle, fighter: Fighter, sheet: Sheet) -> bool:
    near = bool(_targets(battle, fighter))
    return {
        "": True,
        "always": True,
        "near": near,
        "far": not near,
        "hurt": fighter.hurt,
        "last-wound": fighter.left == 1 and not fighter.grouped,
        "alone": len(battle.standing(FOE)) == 1 and len(battle.fighters) > 1,
        "first-round": battle.round == 1,
        "intimidated": fighter.frightened,
        "hero-hurt": sheet.lost > 0,
        "hero-defends": battle.turn.defending,
        "every-other": battle.round % 2 == 0,
    }[condition]


def _targets(battle: Battle, fighter: Fighter) -> tuple[str, ...]:
    """Return whom it could strike where it stands: the heroes first."""
    heroes = (key for key in battle.heroes if battle.part(key).arena == fighter.arena)
    return (
        *(key for key in heroes if key not in battle.down),
        *(one.id for one in battle.standing(ALLY, fighter.arena)),
    )


def _aim(action: str, battle: Battle, fighter: Fighter) -> tuple[str, str] | None:
    """Return the target and the place of an action, or None when it can't be done."""
    hero, with_hero = battle.turn.arena, fighter.arena == battle.turn.arena
    match action:
        case "attack":
            near = _targets(battle, fighter)
            return (_fairly(near, battle, fighter), "") if near else None
        case "impede":
            return (battle.now, "") if with_hero else None
        case "push":
            place = next(iter(battle.next_to(fighter.arena)), "")
            return (battle.now, place) if place and with_hero else None
        case "shoot":
            close = battle.distances(fighter.arena).get(hero, 99) <= 1
            return (battle.now, "") if close and fighter.block.shoots is not None else None
        case "move":
            place = "" if fighter.cornered else battle.toward(fighter.arena, hero)
            return ("", place) if place else None
        case "flee":
            return None if fighter.cornered else ("", "")
        case "recover":
            return ("", "") if fighter.frightened else None
        case "protect":
            friends = (one.id for one in battle.standing(FOE, fighter.arena))
            friend = next((key for key in friends if key != fighter.id), "")
            return (friend, "") if friend else None
        case _:
            return "", ""


def _fairly(near: tuple[str, ...], battle: Battle, fighter: Fighter) -> str:
    """Return whom of several it strikes: fighters of a side spread themselves over the others."""
    foes = battle.standing(FOE, fighter.arena)
    place = next((n for n, one in enumerate(foes) if one.id == fighter.id), 0)
    return near[(place + battle.round - 1) % len(near)]
