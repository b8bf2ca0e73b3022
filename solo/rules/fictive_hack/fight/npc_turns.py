"""The turns of foes and companions in a round."""

from solo.rules.core.table import Script
from solo.rules.fictive_hack.checks.attribute_rolls import Contest, Intimidate
from solo.rules.fictive_hack.fight.contests import MENACE, contest, opposing
from solo.rules.fictive_hack.fight.groups import split
from solo.rules.fictive_hack.fight.policies import face
from solo.rules.fictive_hack.fight.state import FOE, Fighter, is_hero
from solo.rules.fictive_hack.fight.strikes import smitten, strike, strike_if_near
from solo.rules.fictive_hack.fight.table import FightTable
from solo.rules.fictive_hack.fight.words import words
from solo.rules.fictive_hack.heroes.sheet import changed


def fighter_acts(table: FightTable, who: str) -> Script[None]:
    """Let a foe or a companion do what it means to do; who can heal itself does so first.

    Of several heroes it is about the one whom a foe goes for, and that one is named.
    """
    fighter, before = table.battle.fighter(who), table.victim
    if table.battle.names and fighter.side == FOE:
        face(table, fighter)
        table.victim = table.sheet.name
    yield from _acts(table, who)
    table.victim = before
    table.acted.append(who)


def _acts(table: FightTable, who: str) -> Script[None]:
    known = table.battle.stirred
    _mend(table, table.battle.fighter(who))
    fighter = table.battle.fighter(who)
    match fighter.action:
        case "attack":
            yield from _attack(table, fighter)
        case "shoot":
            far = table.battle.distances(fighter.arena).get(table.arena(fighter.target), 99)
            if far <= 1 and table.up(fighter.target):
                yield from strike(table, who, fighter.target, "shoot")
        case "move":
            yield from _move(table, fighter, known)
        case "flee":
            yield from _flee(table, fighter)
        case "impede":
            yield from _impede(table, fighter)
        case "push":
            yield from _push(table, fighter)
        case "frighten":
            yield from _frighten(table, fighter)
        case "assist":
            _assist(table, fighter)
        case _:
            _hold_back(table, fighter)
            if _announced(fighter):
                table.update(stirred=known)


def _announced(fighter: Fighter) -> bool:
    """Tell whether the player knew what it means to do, so that doing it changes nobody's mind."""
    return fighter.side != FOE or fighter.block.telegraph == "full"


def _mend(table: FightTable, fighter: Fighter) -> None:
    """Let a foe use a power that heals it, when it is hurt (FH-200, FH-218)."""
    power = fighter.power("heal")
    if power is not None and fighter.hurt and not fighter.grouped:
        table.alter(fighter.id, lost=fighter.lost - 1)
        table.use(fighter.id, power)


def _hold_back(table: FightTable, fighter: Fighter) -> None:
    """Let a fighter defend itself, protect another, get over its fright, or wait."""
    match fighter.action:
        case "defend":
            table.alter(fighter.id, defending=True)
            table.say(words("on-defensive", **fighter.subject))
        case "protect":
            table.alter(fighter.id, protects=fighter.target)
            table.say(words("protects", **fighter.subject, whom=table.name(fighter.target)))
        case "recover" if not fighter.harmed:
            table.alter(fighter.id, frightened=False)
            table.say(words("over-fright", **fighter.subject))


def _attack(table: FightTable, fighter: Fighter) -> Script[None]:
    """Strike at the target, or at another who is near; a power may give a second strike."""
    target = fighter.target
    if not table.up(target) or table.arena(target) != fighter.arena:
        near = [key for key in table.enemies(fighter.id) if table.arena(key) == fighter.arena]
        if not near:
            return
        target = near[0]
    again = fighter.power("strike-again")
    if again is not None:
        table.use(fighter.id, again)
    yield from strike(table, fighter.id, target, "attack")
    if again is not None:
        yield from strike_if_near(table, fighter.id, target)


def _move(table: FightTable, fighter: Fighter, known: bool) -> Script[None]:
    """Move, a foe toward the hero; a charger strikes at once.

    Args:
        table: The fight.
        fighter: Who moves.
        known: Whether anything had happened before that may change the player's mind.
    """
    if _some_held(table, fighter):
        yield from _move(table, split(table, fighter.id, fighter.count - 1), known)
    if (yield from _held(table, fighter)):
        return
    place, hero = fighter.place, table.battle.turn.arena
    if fighter.side == FOE:
        place = table.battle.toward(fighter.arena, hero)
    if place:
        depart(table, fighter.id, place)
    if _announced(fighter) and table.arena(fighter.id) == fighter.place:
        table.update(stirred=known)
    charging = fighter.block.talent == "charger" and "charger" not in fighter.used
    if charging and place == hero and fighter.side == FOE:
        table.alter(fighter.id, used=(*fighter.used, "charger"))
        yield from strike_if_near(table, fighter.id, table.battle.now)


def _some_held(table: FightTable, fighter: Fighter) -> bool:
    """Tell whether one of a group is held while the others are free to go (FH-144)."""
    holder = fighter.impeded
    near = bool(holder) and table.up(holder) and table.arena(holder) == fighter.arena
    return near and fighter.grouped and fighter.count > 1


def _held(table: FightTable, fighter: Fighter) -> Script[bool]:
    """Let a fighter who is held strike at the holder; tell whether it stays held (FH-147)."""
    who, holder = fighter.id, fighter.impeded
    if not holder or not table.up(holder) or table.arena(holder) != fighter.arena:
        return False
    table.say(words("held-by", who=fighter.name, whom=table.name(holder)))
    lost = table.lost(holder)
    yield from strike(table, who, holder, "attack")
    if table.up(who) and (not table.up(holder) or table.lost(holder) > lost):
        table.alter(who, impeded="")
        yield from fighter_acts(table, who)
    return True


def depart(table: FightTable, who: str, place: str) -> None:
    """Let a fighter go somewhere, or out of the fight when there is no place.

    Who was felled at this same moment (FH-136) goes nowhere.
    """
    fighter = table.battle.fighter(who)
    if fighter.gone:
        return
    if not place:
        table.alter(who, gone="fled")
        table.say(words("gets-away", **fighter.subject))
        return
    table.alter(who, arena=place)
    table.say(words("moves", **fighter.subject, place=table.battle.called(place)))


def _flee(table: FightTable, fighter: Fighter) -> Script[None]:
    """Make for the nearest exit; the hero may strike at who leaves (FH-194)."""
    if _some_held(table, fighter):
        yield from _flee(table, split(table, fighter.id, fighter.count - 1))
    if (yield from _held(table, fighter)):
        return
    battle, place = table.battle, ""
    if battle.exits and fighter.arena not in battle.exits:
        far = battle.distances(fighter.arena)
        place = battle.toward(fighter.arena, min(battle.exits, key=lambda key: far.get(key, 99)))
        if not place:
            return
    yield from smitten(table, fighter.id)
    if table.up(fighter.id):
        depart(table, fighter.id, place)


def _impede(table: FightTable, fighter: Fighter) -> Script[None]:
    """Try to hold the hero (FH-144)."""
    if fighter.arena != table.battle.turn.arena:
        return
    task = Contest(
        against=opposing(fighter, acting=True),
        reach=table.sheet.weapon.closed().kind == "reach",
        they_reach=fighter.block.weapon.kind == "reach" and not fighter.grouped,
    )
    table.say(words("tries-to-hold", **fighter.subject))
    roll = yield from contest(table, task, fighter.id)
    if not roll.successes:
        table.alter_turn(impeded=fighter.id)
        table.say(words("holds-you", **table.battle.fighter(fighter.id).subject))


def _push(table: FightTable, fighter: Fighter) -> Script[None]:
    """Try to push the hero next door (FH-148)."""
    if fighter.arena != table.battle.turn.arena:
        return
    table.say(words("tries-to-push", **fighter.subject))
    task = Contest(against=opposing(fighter, acting=True))
    roll = yield from contest(table, task, fighter.id)
    if not roll.successes:
        table.enter(fighter.place)


def _frighten(table: FightTable, fighter: Fighter) -> Script[None]:
    """Use a power that frightens as intimidation does (FH-182, FH-200)."""
    power = fighter.power("frighten")
    assert power is not None
    if fighter.arena != table.battle.turn.arena:
        table.alter(fighter.id, used=(*fighter.used, power.name))
        return
    table.use(fighter.id, power)
    roll = yield from contest(table, Intimidate(against=opposing(fighter, MENACE)), fighter.id)
    if not roll.successes:
        table.sheet = changed(table.sheet, frightened=True)
        table.tell("frightened")


def assist(table: FightTable, target: str) -> Script[None]:
    """Let the hero give a companion a die, who then attacks at once (FH-151).

    Another hero attacks when it is their turn, which comes after that of who assists.
    """
    if is_hero(target):
        assisted = table.battle.part(target).assisted + 1
        table.battle = table.battle.of_hero(target, assisted=assisted)
        table.say(words("helps", who="", whom=table.name(target), many=False))
        return
    fighter = table.battle.fighter(target)
    table.alter(target, assisted=fighter.assisted + 1)
    table.say(words("helps", who="", whom=fighter.name, many=False))
    if not fighter.acted and fighter.action == "attack":
        table.alter(target, acted=True)
        yield from fighter_acts(table, target)


def _assist(table: FightTable, fighter: Fighter) -> None:
    """Let a companion give the hero, or another companion, a die (FH-151)."""
    if not is_hero(fighter.target):
        other = table.battle.fighter(fighter.target)
        if other.arena == fighter.arena:
            table.alter(other.id, assisted=other.assisted + 1)
            table.say(words("helps", **fighter.subject, whom=other.name))
    elif fighter.arena == table.arena(fighter.target):
        assisted = table.battle.part(fighter.target).assisted + 1
        table.battle = table.battle.of_hero(fighter.target, assisted=assisted)
        table.say(words("helps", **fighter.subject, whom=table.name(fighter.target)))
