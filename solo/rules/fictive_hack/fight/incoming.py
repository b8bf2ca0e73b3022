"""Attacks by foes and companions, and what the hero may do about those that are meant for them."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from solo.rules.core.numbers import plural
from solo.rules.core.outcome import Option
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.fight.attack import Struck, Terms, Thrown, reckon, throw
from solo.rules.fictive_hack.fight.hurting import hurt
from solo.rules.fictive_hack.fight.state import ALLY, FOE, HERO, Fighter, Job, State
from solo.rules.fictive_hack.fight.table import Table
from solo.rules.fictive_hack.gear import carrying as gear
from solo.rules.fictive_hack.gear.weapons import (
    Arming,
    Pool,
    Weapon,
    arena_bonus,
    base_wounds,
    pool,
)
from solo.rules.fictive_hack.health import wounds as health
from solo.rules.fictive_hack.heroes import talents
from solo.rules.fictive_hack.heroes.attributes import ATTRIBUTES
from solo.rules.fictive_hack.heroes.sheet import Sheet, changed
from solo.rules.fictive_hack.messages.ids import title
from solo.rules.fictive_hack.messages.sentences import attack_sum
from solo.rules.fictive_hack.printed import printed


class Coming(NamedTuple):
    """An attack on the hero.

    Args:
        who: Whose.
        mode: attack, shoot or counter.
        parried: Dice that the hero has taken away.
        off: What the hero's parrying weapon takes off.
        wounds: What is left of it, once it is rolled.
        paid: What the hero has done about it: block, sacrifice, ignore.
    """

    who: str
    mode: str
    parried: int = 0
    off: int = 0
    wounds: int = 0
    paid: tuple[str, ...] = ()


def strike(table: Table, who: str, target: str, mode: str) -> None:
    """Let a fighter attack; ask the hero about it where there is a choice."""
    fighter = table.state.fighter(who)
    target = _protected(table, fighter, target)
    if target != HERO:
        _strike_other(table, fighter, target, mode)
        return
    table.turn(endangered=True)
    guard = Guard(coming=Coming(who, mode))
    if table.state.asks and len(guard.options(table.state, table.sheet)) > 1:
        table.ask = guard
        return
    roll(table, guard.coming)


def _protected(table: Table, fighter: Fighter, target: str) -> str:
    """Return who is struck at instead of a target that somebody protects (FH-139)."""
    state = table.state
    if target == HERO:
        guards = state.standing(ALLY, state.turn.arena) if fighter.side == FOE else ()
        return next((one.id for one in guards if one.protects == HERO), HERO)
    near = state.fighter(target).arena == state.turn.arena
    if state.turn.protects == target and near and table.up(HERO):
        return HERO
    return state.guard_of(target) or target


def weapon_of(fighter: Fighter, *, ranged: bool) -> Weapon:
    """Return what a fighter attacks with."""
    if ranged and fighter.block.shoots is not None:
        return fighter.block.shoots
    return fighter.block.weapon.closed()


def terms_of(state: State, fighter: Fighter, mode: str, *, parried: int = 0, target: str) -> Terms:
    """Return what a fighter's attack is rolled with, the defender's side left out."""
    rules = printed("weapons")
    frightened = int(rules["intimidated"]) if fighter.frightened else 0
    own = (("skill", fighter.block.to_hit), ("intimidated", frightened))
    if fighter.grouped:
        count = max(1, (fighter.abreast or fighter.count) - parried)
        plain = Pool(count, min(count, int(rules["kept"])), attribute=False)
        wounds = int(rules["minion_wounds"]) + fighter.block.damage
        return Terms(pool=plain, wounds=wounds, bonuses=_named(own), minions=True)
    weapon = weapon_of(fighter, ranged=mode == "shoot")
    place = fighter.arena
    if mode == "shoot":
        place = state.turn.arena if target == HERO else state.fighter(target).arena
    favored = arena_bonus(weapon.kind, state.type_of(place), ranged=weapon.ranged)
    dice = _pool(fighter, weapon, parried)
    base = base_wounds(weapon.kind, ranged=weapon.ranged)
    best = max(fighter.block.rating(name) for name in ATTRIBUTES)
    huge = weapon.kind == "very-heavy" and not weapon.ranged
    return Terms(
        pool=dice,
        wounds=base + weapon.damage + fighter.block.damage,
        attribute=best if dice.attribute else 0,
        bonuses=_named((*own, ("arena", favored), ("weapon", weapon.to_hit))),
        pierces=rules["very_heavy_pierces"] if huge else 0,
    )


def _named(bonuses: tuple[tuple[str, int], ...]) -> tuple[tuple[str, int], ...]:
    return tuple((name, points) for name, points in bonuses if points)


def _pool(fighter: Fighter, weapon: Weapon, parried: int) -> Pool:
    arming = Arming(
        shield=fighter.shielded and weapon.kind != "very-heavy",
        shield_skill=fighter.block.talent == "shield skill",
        parried=parried,
        assists=fighter.assisted,
    )
    return pool(weapon.kind, ranged=weapon.ranged, arming=arming)


def empowered(table: Table, fighter: Fighter, terms: Terms) -> Terms:
    """Let a foe use the powers that strengthen an attack, and a charger its talent."""
    for power in fighter.block.powers:
        sort = {"strike-harder": (0, 1), "strike-surer": (2, 0)}.get(power.does)
        if sort is None or fighter.used.count(power.name) >= power.uses:
            continue
        fighter = table.fighter(fighter.id, used=(*fighter.used, power.name))
        table.tell(f"{fighter.name}: {power.name}.")
        if power.ap:
            table.feed(power.ap, power.name)
        terms = terms.plus(power.name, *sort)
        break
    return terms


def tricks(
    table: Table, fighter: Fighter, terms: Terms, thrown: Thrown, *, unwatched: bool
) -> Terms:
    """Let a tough use its one talent after its roll: to hit if that is lacking, else a Wound.

    Args:
        table: The fight.
        fighter: Whose attack it is.
        terms: What it was rolled with.
        thrown: How it fell.
        unwatched: Whether the target's attention is on somebody else.

    Source: Fictive Hack, FH-217, FH-226, FH-260.
    """
    struck, talent = reckon(terms, thrown), fighter.block.talent
    dirty = talent == "fight dirty" and struck.dirty
    stab = talent == "backstab" and unwatched and _fits_stabbing(fighter)
    if not dirty and not stab:
        return terms
    better = terms.plus(title(talent), 0, 1) if struck.hit else terms.plus(title(talent), 2)
    if stab and reckon(better, thrown).hit:
        table.fighter(fighter.id, used=(*fighter.used, "backstab"))
    return better


def _fits_stabbing(fighter: Fighter) -> bool:
    return fighter.block.weapon.kind in ("light", "hand") and "backstab" not in fighter.used


def _strike_other(table: Table, fighter: Fighter, target: str, mode: str) -> None:
    """Let foes and companions fight each other."""
    other = table.state.fighter(target)
    terms = against_other(table.state, fighter, other, mode)
    thrown = throw(terms.pool, table.dice)
    unwatched = other.target not in ("", fighter.id)
    terms = tricks(table, fighter, terms, thrown, unwatched=unwatched)
    struck = reckon(terms, thrown)
    table.fighter(fighter.id, assisted=0)
    table.fell(terms, thrown, f"The attack of {fighter.name} on {other.name}")
    table.tell(fighter.does(f"attacks {other.name}: {_told(terms, struck, thrown)}"))
    if not struck.hit:
        return
    hurt(table, target, struck.wounds)
    answering = other.defending or other.protects
    if answering and table.up(target) and mode == "attack" and other.arena == fighter.arena:
        table.first(Job("strike", target, fighter.id, "counter"))


def against_other(state: State, fighter: Fighter, other: Fighter, mode: str) -> Terms:
    """Return what a fighter's attack on another, not the hero, is rolled with."""
    terms = terms_of(state, fighter, mode, target=other.id)
    if other.defending:
        rules = printed("weapons")
        less = rules["defend_shield"] if other.shielded else rules["defend"]
        terms = terms.plus("defended", less)
    return replace(terms, armor=other.block.armor, swarm=other.block.kind == "swarm")


def _told(terms: Terms, struck: Struck, thrown: Thrown) -> str:
    sums = attack_sum(terms, thrown)
    return f"{sums} makes {struck.total}, {'a hit' if struck.hit else 'a miss'}."


@dataclass(frozen=True, slots=True, kw_only=True)
class Guard:
    """What may be done before an attack on the hero is rolled (FH-062, FH-225)."""

    coming: Coming

    def status(self, state: State, sheet: Sheet) -> tuple[str, ...]:
        fighter = state.fighter(self.coming.who)
        line = fighter.does("shoots at you." if self.coming.mode == "shoot" else "attacks you.")
        return (f"{line[:1].upper()}{line[1:]}",)

    def options(self, state: State, sheet: Sheet) -> tuple[Option, ...]:
        found = [Option("let-come", "Let it come", hint="let")]
        if self.coming.mode == "shoot":
            return tuple(found)
        if sheet.has("expert parry") and "expert parry" not in sheet.exhausted:
            found.append(Option("expert-parry", "Expert Parry: it loses a die", hint="parry"))
        if sheet.parrying and not sheet.shielded and not state.turn.parried:
            text = f"Parry with the {sheet.parrying}: -2 to hit you"
            found.append(Option("parry-off", text, hint="off"))
        return tuple(found)

    def take(self, table: Table, option: str, words: str) -> None:
        coming = self.coming
        if option == "expert-parry":
            table.take(talents.use(table.sheet, "expert parry"))
            coming = coming._replace(parried=1)
        elif option == "parry-off":
            table.turn(parried=True)
            coming = coming._replace(off=int(printed("weapons")["parry_bonus"]))
        roll(table, coming)


def roll(table: Table, coming: Coming) -> None:
    """Roll an attack on the hero, and ask what is done about its Wounds."""
    fighter = table.state.fighter(coming.who)
    terms = empowered(table, fighter, _against_hero(table, fighter, coming))
    thrown = throw(terms.pool, table.dice)
    unwatched = table.state.turn.target not in ("", fighter.id)
    terms = tricks(table, table.state.fighter(coming.who), terms, thrown, unwatched=unwatched)
    struck = reckon(terms, thrown)
    verb = "shoots at you" if coming.mode == "shoot" else "strikes at you"
    table.fighter(coming.who, assisted=0)
    table.fell(terms, thrown, f"The attack of {fighter.name} on you")
    table.tell(fighter.does(f"{verb}: {_told(terms, struck, thrown)}"))
    if not struck.hit:
        return
    wounds = _fierce(table, fighter, terms, struck)
    if not wounds:
        table.tell("Your armor takes all of it.")
        if table.sheet.options.focus_broken_by == "hit":
            table.turn(harmed=True)
        _after(table, coming)
        return
    soak = Soak(coming=coming._replace(wounds=wounds))
    if table.state.asks and len(soak.options(table.state, table.sheet)) > 1:
        table.ask = soak
        return
    bear(table, soak.coming)


def _against_hero(table: Table, fighter: Fighter, coming: Coming) -> Terms:
    """Return what a fighter's attack on the hero is rolled with."""
    sheet, rules = table.sheet, printed("weapons")
    terms = terms_of(table.state, fighter, coming.mode, parried=coming.parried, target=HERO)
    if table.state.turn.defending:
        defend = rules["defend_shield"] if sheet.shielded else rules["defend"]
        terms = terms.plus("defended", defend)
    if coming.off:
        terms = terms.plus("parried off", -coming.off)
    return replace(terms, armor=gear.armor(sheet))


def _fierce(table: Table, fighter: Fighter, terms: Terms, struck: Struck) -> int:
    """Let the GM pay for a Wound more where it would fell the hero (FH-201, FH-210)."""
    price = int(printed("awesome")["gm_wound"])
    fighter = table.state.fighter(fighter.id)
    if struck.wounds and struck.wounds + 1 == table.sheet.left and fighter.resolve >= price:
        table.fighter(fighter.id, resolve=fighter.resolve - price)
        table.tell(f"The GM pays {price} AP for a Wound more.")
        table.feed(price, "the Wound that was added")
        return struck.wounds + 1
    return struck.wounds


@dataclass(frozen=True, slots=True, kw_only=True)
class Soak:
    """Wounds on their way to the hero, armor already reckoned: shield first, then AP.

    A shield either blocks a Wound of an attack or is spent on it.

    Source: Fictive Hack, FH-077, FH-079, FH-080, FH-082, FH-192.
    """

    coming: Coming

    def status(self, state: State, sheet: Sheet) -> tuple[str, ...]:
        wounds = plural(self.coming.wounds, "Wound")
        last = " You would fall." if self.coming.wounds >= sheet.left else ""
        return (f"{wounds} would come through. You have {sheet.left}, and {sheet.ap} AP.{last}",)

    def options(self, state: State, sheet: Sheet) -> tuple[Option, ...]:
        paid, wounds = self.coming.paid, self.coming.wounds
        found = []
        if wounds and sheet.shielded and not {"block", "sacrifice"} & set(paid):
            if not state.turn.blocked or state.turn.defending:
                found.append(Option("block", "Block 1 Wound with the shield", hint="block"))
            if wounds > 1:
                last = sheet.shield_uses + 1 >= _uses(sheet)
                text = "Let the shield break: 1 Wound" if last else "Batter the shield: 1 Wound"
                found.append(Option("sacrifice", text, hint="sacrifice"))
        found.append(Option("bear", f"Take {plural(wounds, 'Wound')}", hint="take"))
        price = awesome.price("ignore")
        if wounds and "ignore" not in paid and not awesome.short(sheet, price):
            vain = "; you would still fall" if wounds - 1 >= sheet.left else ""
            ignore = Option("ignore", f"Ignore 1 Wound for {price} AP{vain}", hint="ignore")
            saves = wounds == sheet.left  # who is in a hurry should not fall with AP to spare
            found.insert(0 if saves and len(found) == 1 else len(found), ignore)
        return tuple(found)

    def take(self, table: Table, option: str, words: str) -> None:
        coming = self.coming
        if option == "bear":
            bear(table, coming)
            return
        if option == "block":
            table.turn(blocked=True, shielded=True)
            coming = coming._replace(wounds=coming.wounds - 1)
        elif option == "sacrifice":
            _sacrifice(table)
            coming = coming._replace(wounds=1)
        else:
            table.take(awesome.spend(table.sheet, awesome.price("ignore"), "ignoring a Wound"))
            coming = coming._replace(wounds=coming.wounds - 1)
        following = Soak(coming=coming._replace(paid=(*coming.paid, option)))
        if coming.wounds and len(following.options(table.state, table.sheet)) > 1:
            table.ask = following
            return
        bear(table, following.coming)


def _uses(sheet: Sheet) -> int:
    return int(printed("armor")["shields"][sheet.shield]["breaks"])


def _sacrifice(table: Table) -> None:
    """Spend the shield on a heavy blow; a heavy one holds for another."""
    sheet = table.sheet
    uses = sheet.shield_uses + 1
    table.turn(shielded=True)
    if uses < _uses(sheet):
        table.sheet = changed(sheet, shield_uses=uses)
        table.tell("Your shield splinters, but holds.")
        return
    table.sheet = changed(sheet, shield="", shield_uses=0)
    table.tell("Your shield breaks.")


def bear(table: Table, coming: Coming) -> None:
    """Let the hero take what is left of an attack."""
    if coming.wounds and not table.state.asks and _blocks(table):
        table.turn(blocked=True, shielded=True)
        coming = coming._replace(wounds=coming.wounds - 1)
        table.tell("Your shield blocks a Wound.")
    if coming.wounds <= 0:
        table.tell("Nothing of it comes through.")
        _after(table, coming)
        return
    fighter = table.state.fighter(coming.who)
    bare = weapon_of(fighter, ranged=coming.mode == "shoot").kind == "unarmed"
    spares = bare and not fighter.grouped and table.sheet.options.unarmed == "ko"
    table.take(health.wound(
        table.sheet, coming.wounds, table.dice, deadly=table.state.fight.deadly,
        spares=spares,
    ))  # fmt: skip
    table.turn(harmed=True)
    _after(table, coming)


def _blocks(table: Table) -> bool:
    turn = table.state.turn
    return table.sheet.shielded and (not turn.blocked or turn.defending)


def _after(table: Table, coming: Coming) -> None:
    """Let a hero who defends or protects strike back at whoever has hit (FH-140, FH-141)."""
    turn = table.state.turn
    melee = coming.mode != "shoot" and table.up(coming.who)
    ready = (turn.defending or turn.protects) and not table.sheet.state
    near = table.arena(coming.who) == turn.arena
    if ready and melee and near and coming.mode != "counter":
        table.first(Job("strike", HERO, coming.who, "counter"))
