"""The hero's action of a round, carried out in its phase."""

from collections.abc import Sequence

from solo.rules.core.menus.offers import Offer
from solo.rules.core.outcome import Odds, Option
from solo.rules.core.table import Script
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.checks.attribute_rolls import (
    Contest,
    Intimidate,
    Pickpocket,
    Push,
)
from solo.rules.fictive_hack.checks.task import MOST, Task
from solo.rules.fictive_hack.fight.bash import Bash
from solo.rules.fictive_hack.fight.blow_odds import hero_blow
from solo.rules.fictive_hack.fight.contests import MENACE, contest, opposing, parley
from solo.rules.fictive_hack.fight.endings import end, end_if_over
from solo.rules.fictive_hack.fight.groups import heads, split
from solo.rules.fictive_hack.fight.npc_turns import assist
from solo.rules.fictive_hack.fight.phases import takes_focus
from solo.rules.fictive_hack.fight.state import HERO, Battle, Fighter
from solo.rules.fictive_hack.fight.strikes import strike
from solo.rules.fictive_hack.fight.table import FightTable
from solo.rules.fictive_hack.fight.words import words
from solo.rules.fictive_hack.gear.weapons import aimed_range
from solo.rules.fictive_hack.health import wounds as health
from solo.rules.fictive_hack.heroes import talents
from solo.rules.fictive_hack.heroes.effects import theft_ap
from solo.rules.fictive_hack.heroes.sheet import Sheet, changed
from solo.rules.fictive_hack.words import words as shared
from solo.words import Message

ROLLED = ("impede", "push", "intimidate", "pickpocket", "parley")
"""The actions that are an attribute roll, made at once."""


def hero_acts(table: FightTable) -> Script[None]:
    """Do what the player chose for this round (FH-132, FH-142 to FH-153)."""
    turn = table.battle.turn
    table.alter_turn(acted=True)
    if turn.target and not table.up(turn.target):
        table.say(words("target-gone"))
        return
    match turn.action:
        case "defend" | "protect" | "wait":
            _guard(table)
        case "shoot" | "hold" | "aim":
            yield from _shoot(table)
        case "pickpocket":
            yield from _pickpocket(table)
        case "impede":
            yield from _impede(table)
        case "push":
            yield from _push(table)
        case "move" | "sprint" | "charge" | "moving-shot" | "flee":
            yield from _move(table)
        case "attack" | "batter":
            if _within_reach(table, "strike"):
                yield from strike(table, table.battle.now, turn.target, turn.action)
        case "assist":
            yield from _assist(table)
        case _:
            yield from _focus(table)


def _within_reach(table: FightTable, deed: str) -> bool:
    """Tell whether the target is where the hero is, and say so if it isn't (FH-150)."""
    turn = table.battle.turn
    if table.arena(turn.target) == turn.arena:
        return True
    table.say(words("out-of-reach", deed=deed))
    return False


def _guard(table: FightTable) -> None:
    """Defend, stand before a companion, or wait (FH-138, FH-139)."""
    turn = table.battle.turn
    match turn.action:
        case "defend":
            table.alter_turn(defending=True, shielded=turn.shielded or table.sheet.shielded)
            table.say(words("you-defend"))
        case "protect":
            table.alter_turn(protects=turn.target)
            table.say(words("stands-before", who="", whom=table.name(turn.target), many=False))
        case _:
            table.say(words("you-wait"))


def _shoot(table: FightTable) -> Script[None]:
    """Shoot at somebody in range; aiming is a focus (FH-066 to FH-068, FH-142, FH-143)."""
    turn, sheet = table.battle.turn, table.sheet
    aimed = turn.action == "aim"
    reach = aimed_range(sheet.weapon, sheet.attributes["brawn"]) if aimed else 1
    if table.battle.distances(turn.arena).get(table.arena(turn.target), 99) > reach:
        table.say(words("out-of-range"))
    elif aimed and turn.harmed:
        table.say(words("aim-lost"))
    else:
        yield from strike(table, table.battle.now, turn.target, turn.action)


def _move(table: FightTable) -> Script[None]:
    """Move to the next arena, at the price of a Wound for a sprint (FH-122, FH-254).

    Whoever holds the hero has to be wounded first (FH-146, FH-147).
    """
    turn = table.battle.turn
    holder = turn.impeded
    if holder and table.up(holder):
        held_by = table.battle.fighter(holder)
        table.say(words("you-strike-holder", whom=held_by.name, many=held_by.many))
        yield from strike(table, table.battle.now, holder, "attack")
        if table.up(holder) and table.battle.fighter(holder).left >= held_by.left:
            table.say(words("still-held"))
            return
        table.alter_turn(impeded="")
    if turn.action == "flee":
        table.say(words("you-get-away"))
        end_if_over(table)
        end(table, "fled")
    if turn.action == "sprint":
        table.become(talents.use(table.sheet, "sprinter"))
        table.wound(1)
        end_if_over(table)
    table.enter(turn.place)
    if turn.action == "charge" and table.arena(turn.target) == turn.place:
        yield from strike(table, table.battle.now, turn.target, "charge")
    elif turn.action == "moving-shot":
        yield from _shoot_moving(table)


def _shoot_moving(table: FightTable) -> Script[None]:
    """Shoot where the move has led, if the AP for it are still there (FH-069)."""
    turn, price = table.battle.turn, awesome.price("moving-shot")
    far = table.battle.distances(turn.place).get(table.arena(turn.target), 99)
    if table.sheet.ap < price or far > 1:
        table.say(words("no-shot"))
        return
    table.become(awesome.spend(table.sheet, price, "a shot on the move"))
    yield from strike(table, table.battle.now, turn.target, "moving-shot")


def _impede(table: FightTable) -> Script[None]:
    """Hold a foe where it is (FH-144)."""
    target = table.battle.turn.target
    if not _within_reach(table, "hold"):
        return
    roll = yield from contest(table, task_of(table.battle, table.sheet, "impede", target), target)
    if roll.successes:
        table.alter(target, impeded=table.battle.now)
        table.say(words("you-hold", whom=table.name(target)))


def _push(table: FightTable) -> Script[None]:
    """Push one foe, or all that are near, into the next arena (FH-148, FH-149).

    Of a group each is a target of its own.
    """
    target = table.battle.turn.target
    if not target:
        yield from _push_all(table, table.battle.here)
    elif not _within_reach(table, "push"):
        return
    elif heads(table.battle.fighter(target)) > 1:
        yield from _push_all(table, (table.battle.fighter(target),))
    else:
        task = task_of(table.battle, table.sheet, "push", target)
        roll = yield from contest(table, task, target)
        if roll.successes:
            _pushed(table, target)


def _push_all(table: FightTable, foes: Sequence[Fighter]) -> Script[None]:
    """Push several, each head for itself; of a group some may go and some stand firm (FH-149)."""
    each = _heads_of(foes)
    if not each:
        table.say(words("nobody-to-push"))
        return
    task = Push(targets=tuple(opposing(foe).value for foe in each))
    roll = yield from contest(table, task, *dict.fromkeys(foe.id for foe in each))
    moved = [each[number].id for number in roll.facts.get("moved", ())]
    for key in dict.fromkeys(foe.id for foe in each):
        number, foe = moved.count(key), table.battle.fighter(key)
        if not number:
            table.say(words("stands-firm", **foe.subject))
        else:
            _pushed(table, split(table, key, number).id if number < heads(foe) else key)


def _heads_of(foes: Sequence[Fighter]) -> list[Fighter]:
    """Return foes with each of a group for itself, as many as can be pushed at once."""
    return [foe for foe in foes for _ in range(heads(foe))][:MOST]


def _pushed(table: FightTable, target: str) -> None:
    place = table.battle.turn.place
    table.alter(target, arena=place)
    table.say(words("you-push", whom=table.name(target), place=table.battle.called(place)))


def _assist(table: FightTable) -> Script[None]:
    """Help a companion attack, or strike or protect after all for 1 AP (FH-151, FH-152)."""
    target = table.battle.turn.target
    if not _within_reach(table, "help"):
        return

    price, guarding, helping = awesome.price("assist-shift"), HERO, ""

    def offers() -> list[Offer[str]]:
        """Offer to help, to strike at a foe, or to protect: nobody, the foe, or the hero."""
        found = [Offer(Option("help", words("help"), hint="help"), helping)]
        if table.sheet.ap >= price:
            for foe in table.battle.here:
                text = words("strike-yourself", whom=foe.name, price=price)
                found.append(Offer(Option(f"strike-{foe.id}", text, hint="strike"), foe.id))
            text = words("protect-instead", whom=table.name(target), price=price)
            found.append(Offer(Option("protect", text, hint="protect"), guarding))
        return found

    def status() -> tuple[Message, ...]:
        return (words("about-to-help", whom=table.name(target), ap=table.sheet.ap),)

    def chances(foe: str) -> Odds | None:
        strikes = foe not in (helping, guarding)
        return hero_blow(table.battle, table.sheet, foe, "attack") if strikes else None

    foe = helping
    if table.asking and len(offers()) > 1:
        foe = (yield from table.pick(offers, status, odds=chances)).does
    if foe == helping:
        yield from assist(table, target)
        return
    table.become(awesome.spend(table.sheet, price, "a change of mind"))
    if foe == guarding:
        table.alter_turn(protects=target)
        table.say(words("stands-before", who="", whom=table.name(target), many=False))
    else:
        yield from strike(table, table.battle.now, foe, "attack")


def _pickpocket(table: FightTable) -> Script[None]:
    """Rob a foe, and move on if that was meant (FH-263, FH-264)."""
    turn = table.battle.turn
    task = task_of(table.battle, table.sheet, "pickpocket", turn.target)
    roll = yield from contest(table, task, turn.target)
    if roll.successes:
        table.alter(turn.target, used=(*table.battle.fighter(turn.target).used, "robbed"))
        table.say(words("you-rob", whom=table.name(turn.target)))
        if "pickpocket" in table.sheet.borrowed:
            table.become(talents.use(table.sheet, "pickpocket"))
        if "thief" in table.sheet.inherent:
            table.become(awesome.gain(table.sheet, theft_ap(0, 1, guarded=True), "a theft"))
    table.enter(turn.place)


def _focus(table: FightTable) -> Script[None]:
    """Do what takes focus, unless the hero was hurt since phase 3 (FH-115, FH-143)."""
    turn = table.battle.turn
    if turn.harmed and takes_focus(turn.action, table.sheet):
        table.say(words("focus-lost"))
        return
    match turn.action:
        case "reload":
            name = table.sheet.weapon.name
            table.alter_turn(unloaded=turn.unloaded - {name})
            table.say(words("loaded", weapon=name))
        case "steady":
            table.sheet = changed(table.sheet, frightened=False)
            table.say(shared("calmed"))
        case "shrug" if table.sheet.ready("survivor"):
            table.become(talents.use(table.sheet, "survivor"))
            table.become(health.survive(table.sheet))
        case "intimidate":
            yield from intimidate(table, turn.target)
        case "parley":
            roll = yield from contest(table, task_of(table.battle, table.sheet, "parley", ""))
            if roll.successes:
                end(table, "talked")
        case "bash":
            if _within_reach(table, "knock-out"):
                hit = yield from strike(table, table.battle.now, turn.target, "bash")
                if hit and table.up(hit) and table.sheet.ready("bash"):
                    yield from _knock_out(table, hit)


def intimidate(table: FightTable, target: str) -> Script[None]:
    """Intimidate a foe (FH-182 to FH-184)."""
    task = task_of(table.battle, table.sheet, "intimidate", target)
    roll = yield from contest(table, task, target)
    if roll.successes:
        table.alter(target, frightened=True)
        table.say(words("is-intimidated", **table.battle.fighter(target).subject))


def _knock_out(table: FightTable, target: str) -> Script[None]:
    """Roll Cunning for a knock-out, after a hit with something blunt (FH-261)."""
    fighter = table.battle.fighter(target)
    wounds = 1 if fighter.grouped else fighter.left
    task = Bash(wounds=wounds, head=fighter.block.head_armor)
    roll = yield from contest(table, task, target)
    if roll.successes:
        left = table.battle.fighter(target).count - 1 if fighter.grouped else 0
        table.alter(target, count=left, gone="" if left else "ko")
        table.say(words("knocked-out", who=fighter.one))


def task_of(battle: Battle, sheet: Sheet, action: str, target: str) -> Task:
    """Return the attribute roll that one of `ROLLED` makes; pushing nobody pushes all."""
    if action == "parley":
        return parley(battle)
    if action == "push" and (not target or heads(battle.fighter(target)) > 1):
        foes = battle.here if not target else (battle.fighter(target),)
        return Push(targets=tuple(opposing(foe).value for foe in _heads_of(foes)))
    foe = battle.fighter(target)
    if action == "impede":
        reach = sheet.weapon.closed().kind == "reach"
        they_reach = foe.block.weapon.kind == "reach" and not foe.grouped
        return Contest(against=opposing(foe), reach=reach, they_reach=they_reach)
    if action == "push":
        return Contest(against=opposing(foe))
    if action == "intimidate":
        return Intimidate(against=opposing(foe, MENACE))
    resists = ("awareness", "daring", "cunning") if foe.aware else ("awareness",)
    return Pickpocket(against=opposing(foe, resists), aware=foe.aware)
