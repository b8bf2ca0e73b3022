"""Attacks by foes and companions, and the hero's answers to attacks meant for them."""

from dataclasses import replace
from functools import partial

from solo.namedtuple import NamedTuple
from solo.rules.core.dice import Dice, foreseen
from solo.rules.core.outcome import Option
from solo.rules.core.table import Script
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.fight.attack_roll import (
    Struck,
    Terms,
    Thrown,
    cover,
    fell_out,
    reckon,
    throw,
)
from solo.rules.fictive_hack.fight.hits import hurt, stopped
from solo.rules.fictive_hack.fight.state import ALLY, FOE, Battle, Fighter, is_hero
from solo.rules.fictive_hack.fight.table import FightTable
from solo.rules.fictive_hack.fight.words import words
from solo.rules.fictive_hack.gear import carrying as gear
from solo.rules.fictive_hack.gear.weapons import (
    Arming,
    Pool,
    Weapon,
    arena_bonus,
    base_wounds,
    pool,
    why_not_together,
)
from solo.rules.fictive_hack.heroes import talents
from solo.rules.fictive_hack.heroes.attributes import ATTRIBUTES
from solo.rules.fictive_hack.heroes.sheet import Sheet, changed
from solo.rules.fictive_hack.messages.names import title
from solo.rules.fictive_hack.messages.sentences import attack_sum
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.words import words as shared
from solo.words import Facts, Message


def npc_attack(table: FightTable, who: str, target: str, mode: str) -> Script[str]:
    """Let a fighter attack; return whom it has hit at close quarters, or nothing.

    Args:
        table: The fight.
        who: Whose attack it is.
        target: Whom it is meant for; somebody else may stand before them.
        mode: attack, shoot or counter.
    """
    target = _protected(table, table.battle.fighter(who), target)
    if is_hero(target):
        before, table.victim = table.victim, table.name(target)
        table.turn_to(target, tells=False)
        hit = yield from _attack_hero(table, who, mode)
        table.victim = before
    else:
        hit = _attack_other(table, who, target, mode)
    return target if hit and mode != "shoot" else ""


def _protected(table: FightTable, fighter: Fighter, target: str) -> str:
    """Return who is struck at instead of a target that somebody protects (FH-139)."""
    battle, arena = table.battle, table.arena(target)
    shields = (
        key
        for key in table.standing_heroes
        if key != target and battle.part(key).protects == target and table.arena(key) == arena
    )
    if hero := next(shields, ""):
        return hero
    if is_hero(target):
        guards = battle.standing(ALLY, arena) if fighter.side == FOE else ()
        return next((one.id for one in guards if one.protects == target), target)
    return battle.guard_of(target) or target


def _attack_other(table: FightTable, who: str, target: str, mode: str) -> bool:
    """Let foes and companions fight each other."""
    fighter, other = table.battle.fighter(who), table.battle.fighter(target)
    terms = against_other(table.battle, fighter, other, mode)
    found = _roll(table, fighter, terms, other.target)
    table.keep(found.terms, found.thrown, words("attack-of", by=fighter.name, whom=other.name))
    table.say(words("attacks", **fighter.subject, whom=other.name, **_told(found)))
    if found.struck.hit:
        hurt(table, target, found.struck.wounds)
    return found.struck.hit


def _attack_hero(table: FightTable, who: str, mode: str) -> Script[bool]:
    """Attack the hero, who may parry before the dice and save Wounds after them."""
    table.alter_turn(endangered=True)
    dice_less, less = yield from _parry(table, who, mode)
    fighter = table.battle.fighter(who)
    terms = _against_hero(table, fighter, mode, dice_less)
    terms = _with_power(table, fighter, terms.plus("parried off", -less))

    fighter = table.battle.fighter(who)
    found = _roll(table, fighter, terms, table.battle.turn.target)
    table.keep(found.terms, found.thrown, words("attack-of", by=fighter.name, whom=""))
    shoots = mode == "shoot"
    table.say(words("attacks-you", **fighter.subject, shoots=shoots, **_told(found)))
    if not found.struck.hit:
        return False

    wounds = _fierce(table, who, found.struck.wounds)
    if not wounds:
        table.say(words("armor-takes-all", **stopped(table)))
        if table.sheet.options.focus_broken_by == "hit":
            table.alter_turn(harmed=True)
        return True
    wounds = (yield from _soak(table, wounds)) if table.asking else _blocked(table, wounds)
    if wounds:
        weapon = weapon_of(fighter, ranged=shoots)
        bare = weapon.kind == "unarmed" and not fighter.grouped
        spares = bare and table.sheet.options.unarmed == "ko"
        table.wound(wounds, spares=spares)
        table.alter_turn(harmed=True)
    else:
        table.say(words("nothing-through"))
    return True


def _parry(table: FightTable, who: str, mode: str) -> Script[tuple[int, int]]:
    """Ask how an attack is parried; return the dice and the points it loses (FH-062, FH-225)."""

    def options() -> tuple[Option, ...]:
        return _parries(mode, table.battle, table.sheet)

    def status() -> tuple[Message, ...]:
        attacker = table.battle.fighter(who).subject
        return (words("attack-comes", **attacker, shoots=mode == "shoot"),)

    if not table.asking or len(options()) == 1:
        return 0, 0
    answer = yield from table.ask(options, status)
    if answer.option == "expert-parry":
        table.become(talents.use(table.sheet, "expert parry"))
        return 1, 0
    if answer.option == "parry-off":
        table.alter_turn(parried=True)
        return 0, int(printed("weapons")["parry_bonus"])
    return 0, 0


def _parries(mode: str, battle: Battle, sheet: Sheet) -> tuple[Option, ...]:
    found = [Option("let-come", words("let-come"), hint="let")]
    if mode == "shoot":
        return tuple(found)
    if sheet.has("expert parry") and "expert parry" not in sheet.exhausted:
        found.append(Option("expert-parry", words("expert-parry"), hint="parry"))
    main, beside = sheet.weapon, Arming(parrying=bool(sheet.parrying))
    together = not why_not_together(main.kind, beside, ranged=main.ranged)  # FH-060
    if sheet.parrying and together and not sheet.shielded and not battle.turn.parried:
        text = words("parry-off", weapon=sheet.parrying)
        found.append(Option("parry-off", text, hint="off"))
    return tuple(found)


def _soak(table: FightTable, wounds: int) -> Script[int]:
    """Ask what is done about Wounds that armor lets through: shield first, then AP.

    A shield either blocks a Wound of an attack or is spent on it.

    Source: Fictive Hack, FH-077, FH-079, FH-080, FH-082, FH-192.
    """
    done: tuple[str, ...] = ()

    def options() -> tuple[Option, ...]:
        return _soaks(wounds, done, table.battle, table.sheet)

    def status() -> tuple[Message, ...]:
        left, ap = table.sheet.left, table.sheet.ap
        fells = wounds >= left
        return (words("would-come-through", wounds=wounds, left=left, ap=ap, fells=fells),)

    while wounds and len(options()) > 1:
        option = (yield from table.ask(options, status)).option
        match option:
            case "bear":
                break
            case "block":
                table.alter_turn(blocked=True, shielded=True)
                wounds -= 1
            case "sacrifice":
                _batter_shield(table)
                wounds = 1
            case _:
                price = awesome.price("ignore")
                table.become(awesome.spend(table.sheet, price, "ignoring a Wound"))
                wounds -= 1
        done += (option,)
    return wounds


def _soaks(wounds: int, done: tuple[str, ...], battle: Battle, sheet: Sheet) -> tuple[Option, ...]:
    """List what can be done about some Wounds, after what was done already."""
    found = []
    if sheet.shielded and not {"block", "sacrifice"} & set(done):
        if not battle.turn.blocked or battle.turn.defending:
            found.append(Option("block", words("block"), hint="block"))
        if wounds > 1:
            last = sheet.shield_uses + 1 >= _breaks(sheet)
            found.append(Option("sacrifice", words("sacrifice", last=last), hint="sacrifice"))
    found.append(Option("bear", words("bear", wounds=wounds), hint="take"))
    price = awesome.price("ignore")
    if "ignore" not in done and not awesome.short(sheet, price):
        text = words("ignore", price=price, fells=wounds - 1 >= sheet.left)
        ignore = Option("ignore", text, hint="ignore")
        saves = wounds == sheet.left  # who is in a hurry should not fall with AP to spare
        found.insert(0 if saves and len(found) == 1 else len(found), ignore)
    return tuple(found)


def _breaks(sheet: Sheet) -> int:
    """Return how many heavy blows break the hero's shield."""
    return int(printed("armor")["shields"][sheet.shield]["breaks"])


def _batter_shield(table: FightTable) -> None:
    """Spend the shield on a heavy blow; a heavy one holds for another."""
    uses = table.sheet.shield_uses + 1
    table.alter_turn(shielded=True)
    if uses < _breaks(table.sheet):
        table.sheet = changed(table.sheet, shield_uses=uses)
        table.say(words("shield-splinters"))
        return
    table.sheet = gear.without_shield(table.sheet)
    table.say(shared("shield-broken"))


def _blocked(table: FightTable, wounds: int) -> int:
    """Let the hero's shield block a Wound where nobody is asked."""
    turn = table.battle.turn
    if not table.sheet.shielded or (turn.blocked and not turn.defending):
        return wounds
    table.alter_turn(blocked=True, shielded=True)
    table.say(words("shield-blocks"))
    return wounds - 1


def _fierce(table: FightTable, who: str, wounds: int) -> int:
    """Let the GM pay for a Wound more where it would fell the hero (FH-201, FH-210)."""
    price, resolve = int(printed("awesome")["gm_wound"]), table.battle.fighter(who).resolve
    if not wounds or wounds + 1 != table.sheet.left or resolve < price:
        return wounds
    table.alter(who, resolve=resolve - price)
    table.say(words("gm-adds", price=price))
    direct = 1 if table.sheet.party else 0  # to who is struck; the rest goes to the Bowl
    if direct:
        table.become(awesome.gain(table.sheet, direct, "the Wound that was added"))
    table.feed(price - direct, "the Wound that was added")
    return wounds + 1


def _with_power(table: FightTable, fighter: Fighter, terms: Terms) -> Terms:
    """Let a foe use a power that strengthens its attack (FH-200, FH-218)."""
    power = fighter.power("strike-harder", "strike-surer")
    if power is None:
        return terms
    table.use(fighter.id, power)
    harder = power.does == "strike-harder"
    return terms.plus(power.name, 0, 1) if harder else terms.plus(power.name, 2)


class _Fallen(NamedTuple):
    """The attack of a foe or a companion as its dice have fallen."""

    terms: Terms
    thrown: Thrown
    struck: Struck
    stabs: bool  # whether a Backstab is used up


def _roll(table: FightTable, fighter: Fighter, terms: Terms, watched: str) -> _Fallen:
    """Throw the dice of an attack; how hard it hits is what matters of them."""
    found = foreseen(table.dice, partial(_attacked, fighter, terms, watched), _landing)
    used = (*fighter.used, "backstab") if found.stabs else fighter.used
    table.alter(fighter.id, assisted=0, used=used)
    return found


def _landing(found: _Fallen) -> object:
    return found.struck.hit, found.struck.wounds, found.stabs


def _attacked(fighter: Fighter, terms: Terms, watched: str, dice: Dice) -> _Fallen:
    """Throw the dice of an attack, after which a tough uses its one talent.

    That is to hit if that is lacking, else a Wound.

    Source: Fictive Hack, FH-217, FH-226, FH-260.
    """
    thrown = throw(terms.pool, dice)
    struck, talent = reckon(terms, thrown), fighter.block.talent
    small = fighter.block.weapon.kind in ("light", "hand") and "backstab" not in fighter.used
    dirty = talent == "fight dirty" and struck.dirty
    stab = talent == "backstab" and watched not in ("", fighter.id) and small
    if not dirty and not stab:
        return _Fallen(terms, thrown, struck, stabs=False)
    better = terms.plus(title(talent), 0, 1) if struck.hit else terms.plus(title(talent), 2)
    after = reckon(better, thrown)
    return _Fallen(better, thrown, after, stabs=stab and after.hit)


def _against_hero(table: FightTable, fighter: Fighter, mode: str, dice_less: int) -> Terms:
    """Return what a fighter's attack on the hero is rolled with."""
    battle, sheet = table.battle, table.sheet
    terms = _terms(battle, fighter, mode, battle.turn.arena, dice_less)
    terms = replace(terms, armor=gear.armor(sheet))
    if battle.turn.defending:
        terms = terms.plus("defended", cover(shielded=sheet.shielded))
    return terms


def against_other(battle: Battle, fighter: Fighter, other: Fighter, mode: str) -> Terms:
    """Return what a fighter's attack on another, not the hero, is rolled with."""
    terms = _terms(battle, fighter, mode, other.arena)
    terms = replace(terms, armor=other.block.armor, swarm=other.block.kind == "swarm")
    return terms.plus("defended", cover(shielded=other.shielded)) if other.defending else terms


def _terms(
    battle: Battle, fighter: Fighter, mode: str, target_arena: str, dice_less: int = 0
) -> Terms:
    """Return what a fighter's attack is rolled with, the defender's side left out."""
    rules, block = printed("weapons"), fighter.block
    own = (
        ("skill", block.to_hit),
        ("intimidated", int(rules["intimidated"]) if fighter.frightened else 0),
        *battle.pushed("foes" if fighter.side == FOE else "ours"),
    )
    if fighter.grouped:  # minions fight alike, whatever they hold (FH-208)
        count = max(1, (fighter.abreast or fighter.count) - dice_less)
        plain = Pool(count, min(count, int(rules["kept"])), attribute=False)
        wounds = int(rules["minion_wounds"]) + block.damage
        return Terms(pool=plain, wounds=wounds, bonuses=_counting(own), minions=True)
    weapon = weapon_of(fighter, ranged=mode == "shoot")
    kind, ranged = weapon.kind, weapon.ranged
    arming = Arming(
        shield=fighter.shielded and kind != "very-heavy",
        shield_skill=block.talent == "shield skill",
        parried=dice_less,
        assists=fighter.assisted,
    )
    dice = pool(kind, ranged=ranged, arming=arming)
    terrain = battle.type_of(target_arena if mode == "shoot" else fighter.arena)
    favored = arena_bonus(kind, terrain, ranged=ranged)
    return Terms(
        pool=dice,
        wounds=base_wounds(kind, ranged=ranged) + weapon.damage + block.damage,
        attribute=max(block.rating(name) for name in ATTRIBUTES) if dice.attribute else 0,
        bonuses=_counting((*own, ("arena", favored), ("weapon", weapon.to_hit))),
        pierces=rules["very_heavy_pierces"] if kind == "very-heavy" and not ranged else 0,
    )


def _counting(bonuses: tuple[tuple[str, int], ...]) -> tuple[tuple[str, int], ...]:
    return tuple((name, points) for name, points in bonuses if points)


def weapon_of(fighter: Fighter, *, ranged: bool) -> Weapon:
    """Return what a fighter attacks with."""
    if ranged and fighter.block.shoots is not None:
        return fighter.block.shoots
    return fighter.block.weapon.closed()


def _told(found: _Fallen) -> Facts:
    """Return how an attack fell: `6 + 5 makes 11, a hit`."""
    return {"sum": attack_sum(found.terms, found.thrown), **fell_out(found.struck)}
