"""What foes and allies do: their turns, their attacks, and the Doom that goes into them.

Notes: approaches, foe-attacks, foe-missed, foe-bought, ability, retaliates, reloads, holds.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from solo.rules.dice import Dice
from solo.rules.outcome import Note, Option, Outcome
from solo.rules.stages import refuse
from solo.rules.two_d20.conan.attack import begin_attack, hero_test
from solo.rules.two_d20.conan.battle import HERO, Battle, Due, Fighter, Move, arms
from solo.rules.two_d20.conan.gear import Weapon
from solo.rules.two_d20.conan.harm import Blow, hurt, roll_blow
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.conan.sheet import Sheet
from solo.rules.two_d20.conan.striking import afflictions, strike
from solo.rules.two_d20.conan.tables import categories, range_of
from solo.rules.two_d20.pool import DICE, MOST_EXTRA, Aim, Pool
from solo.rules.two_d20.rolling import Rolling, spent
from solo.rules.two_d20.sheet import bank, set_points
from solo.rules.two_d20.testing import Plan

Notes = tuple[Note, ...]
_NONE: Notes = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Incoming:
    """An attack on the hero or an ally, before its dice: will the hero react?

    Args:
        attacker: The foe's id.
        weapon: With what.
        target: The hero, or an ally's id.
        inner: The hero's test once a Reaction was chosen, else None.
        reaction: Which Reaction.
    """

    attacker: str
    weapon: Weapon
    target: str = HERO
    inner: Any = None
    reaction: str = ""

    @property
    def forced(self) -> str | None:
        forced: str | None = None if self.inner is None else self.inner.forced
        return forced

    def status(self, battle: Battle, sheet: Sheet) -> tuple[str, ...]:
        foe = battle.fighter(self.attacker)
        whom = "you" if self.target == HERO else battle.fighter(self.target).name
        name = foe.name[0].upper() + foe.name[1:]
        line = f"{name} attacks {whom}: {self.weapon.name}, {self.weapon.dice} dice, against "
        line += f"{foe.block.tn}."
        return (line,) if self.inner is None else (line, *self.inner.status(sheet))

    def options(self, battle: Battle, sheet: Sheet) -> tuple[Option, ...]:
        if self.inner is not None:
            options: tuple[Option, ...] = self.inner.options(sheet)
            return options
        let = "Take it as it comes" if self.target == HERO else "Leave it to them"
        return (Option("take-it", let, hint="take it"), *self._reactions(battle, sheet))

    def _reactions(self, battle: Battle, sheet: Sheet) -> tuple[Option, ...]:
        """Return the Reactions that are open (CON-026)."""
        cost = sheet.options.reaction_doom_cost
        for_doom = f"{cost} Doom to the gamemaster"
        if self.target != HERO:
            here = battle.fighter(self.target).zone == battle.hero.zone
            reason = "" if here else "you are too far away"
            reason = reason or _open_guard(battle)
            text = f"Protect {battle.fighter(self.target).name} ({for_doom})"
            return (Option("protect", text, "", reason, "protect"),)
        if self.weapon.mental:
            text = f"Steel yourself: Discipline ({for_doom})"
            return (Option("steel", text, hint="steel"),)
        dodge = Option("dodge", f"Dodge: Acrobatics ({for_doom})", "", _open_guard(battle), "dodge")
        if self.weapon.kind != "melee":
            return (dodge,)
        parry = f"Parry: Parry ({for_doom})"
        return (Option("parry", parry, "", _open_guard(battle), "parry"), dodge)

    def step(self, battle: Battle, option: str, words: str, sheet: Sheet, dice: Dice) -> Move:
        if self.inner is not None:
            step = self.inner.step(option, words, sheet, dice)
            if step.outcome is None:
                return Move(battle, replace(self, inner=step.encounter), step.sheet, step.notes)
            move = foe_attacks(battle, self, step.sheet, dice, step.outcome)
            return move._replace(notes=(*step.notes, *move.notes))
        refuse(option, self.options(battle, sheet))
        if option == "take-it":
            return foe_attacks(battle, self, sheet, dice, None)
        sheet, notes = set_points(sheet, "threat", sheet.threat + sheet.options.reaction_doom_cost)
        skill = {"parry": "parry", "dodge": "acrobatics", "steel": "discipline"}.get(
            option, "parry"
        )
        test = replace(hero_test(battle, skill, against="the attack"), held=True)
        inner = Rolling(test, battle.asks, Plan(), closed=True)
        return Move(battle, replace(self, inner=inner, reaction=option), sheet, notes)


@dataclass(frozen=True, slots=True, kw_only=True)
class Winning:
    """A Reaction that won: what its Momentum may do to the attacker (CON-054)."""

    attacker: str
    left: int

    @property
    def forced(self) -> str | None:
        return None

    def status(self, battle: Battle, sheet: Sheet) -> tuple[str, ...]:
        told = f"Momentum to spend: {self.left} from this defense, {sheet.pool} in the pool."
        return ("You turn it aside.", told)

    def options(self, battle: Battle, sheet: Sheet) -> tuple[Option, ...]:
        cost = int(printed("momentum")["spends"]["break-guard"]["cost"])
        foe = battle.fighter(self.attacker)
        poor = "" if self.left + sheet.pool >= cost else f"that takes {cost} Momentum"
        text = f"Break {foe.name}'s guard ({cost} Momentum)"
        save = f"Save the {self.left}" if self.left else "Leave it at that"
        return (Option("save", save, hint="save"),
                Option("break-guard", text, "", poor, "break guard"))  # fmt: skip

    def step(self, battle: Battle, option: str, words: str, sheet: Sheet, dice: Dice) -> Move:
        refuse(option, self.options(battle, sheet))
        left, notes = self.left, _NONE
        if option == "break-guard":
            cost = int(printed("momentum")["spends"]["break-guard"]["cost"])
            left, sheet, notes = spent(cost, left, sheet)
            battle = battle.put(replace(battle.fighter(self.attacker), guard=False))
            notes = (*notes, Note("spent", {"what": option, "cost": cost}))
        sheet, saved = bank(sheet, left) if left else (sheet, ())
        return Move(battle, None, sheet, (*notes, *saved))


def act(battle: Battle, due: Due, sheet: Sheet, dice: Dice) -> Move:
    """Let one of the others act: move if need be, then attack. The queue is without them by now."""
    one = battle.fighter(due.id)
    if one.down:
        return Move(battle, None, sheet)
    if not due.moved:
        one, battle, notes = _first(battle, one)
        if notes and battle.hero.ready and one.id in battle.hero.near:
            battle = replace(battle, queue=(Due(one.id, True), *battle.queue))
            return Move(battle, Waited(foe=one.id), sheet, notes)
    else:
        notes = ()
    if one.stunned:
        battle = battle.put(replace(one, stunned=False))
        return Move(battle, None, sheet, (*notes, Note("holds", {"name": one.name})))
    move = _fights(battle, one, sheet, dice)
    return move._replace(notes=(*notes, *move.notes))


@dataclass(frozen=True, slots=True, kw_only=True)
class Waited:
    """A foe has come within Reach of a hero who waited for it; the fight goes on with a blow."""

    foe: str

    @property
    def forced(self) -> str | None:
        return "strike-first"

    def status(self, battle: Battle, sheet: Sheet) -> tuple[str, ...]:
        return ()

    def options(self, battle: Battle, sheet: Sheet) -> tuple[Option, ...]:
        return (Option("strike-first", "Strike first", hint="strike"),)

    def step(self, battle: Battle, option: str, words: str, sheet: Sheet, dice: Dice) -> Move:
        refuse(option, self.options(battle, sheet))
        battle = battle.stand(ready=False)
        held = [weapon for weapon in arms(sheet) if weapon.kind == "melee"]
        in_hand = [weapon for weapon in held if weapon.name == battle.hero.hand]
        return begin_attack(battle, battle.fighter(self.foe), (in_hand or held)[0], sheet)


def _first(battle: Battle, one: Fighter) -> tuple[Fighter, Battle, Notes]:
    """Spend the Minor Action: get up, find a weapon, regain the guard, or come closer."""
    if one.prone:
        one = replace(one, prone=False)
        return one, battle.put(one), (Note("rises", {"name": one.name}),)
    if one.held is None:
        one = replace(one, held=one.block.weapons[-1])
        return one, battle.put(one), (Note("arms", {"name": one.name}),)
    if not one.guard:
        one = replace(one, guard=True)
        return one, battle.put(one), (Note("regains", {"name": one.name}),)
    return _approach(battle, one)


def _approach(battle: Battle, one: Fighter) -> tuple[Fighter, Battle, Notes]:
    """Come to where the weapon in hand is of use; within a zone that is free (CON-028)."""
    weapon, plan = one.held, battle.plan
    assert weapon is not None
    goal = _target_zone(battle, one)
    melee = weapon.kind == "melee"
    away = plan.distance(one.zone, goal)
    if away and (melee or away > 2):
        zone = plan.step_towards(one.zone, goal)
        one = replace(one, zone=zone)
        battle = battle.put(one)
        battle = battle.stand(near=battle.hero.near - {one.id})
        notes: Notes = (Note("approaches", {"name": one.name, "where": plan.called(zone)}),)
    else:
        notes = ()
    foe = battle.is_foe(one.id)
    if foe and melee and one.zone == battle.hero.zone and one.id not in battle.hero.near:
        battle = battle.stand(near=battle.hero.near | {one.id})
        notes = notes or (Note("closes", {"name": one.name}),)
    return one, battle, notes


def _target_zone(battle: Battle, one: Fighter) -> str:
    """Return the zone of the nearest enemy."""
    if battle.is_foe(one.id):
        places = [battle.hero.zone, *(ally.zone for ally in battle.friends)]
    else:
        places = [foe.zone for foe in battle.standing]
    return min(places, key=lambda zone: battle.plan.distance(one.zone, zone), default=one.zone)


def _fights(battle: Battle, one: Fighter, sheet: Sheet, dice: Dice) -> Move:
    weapon = one.held
    assert weapon is not None
    if not battle.is_foe(one.id):
        return _ally_attacks(battle, one, weapon, sheet, dice)
    target = _target(battle, one, weapon)
    if not target:
        return Move(battle, None, sheet, (Note("holds", {"name": one.name}),))
    sheet, notes, loaded = _load(battle, one, weapon, sheet)
    if not loaded:
        one = replace(one, held=one.block.weapons[-1])
        return Move(battle.put(one), None, sheet, (Note("arms", {"name": one.name}),))
    if weapon.loads is not None:
        battle = battle.put(replace(one, loads=max(0, one.loads - 1)))
    stage = Incoming(attacker=one.id, weapon=weapon, target=target)
    if target != HERO and all(option.reason for option in stage.options(battle, sheet)[1:]):
        move = foe_attacks(battle, stage, sheet, dice, None)
        return move._replace(notes=(*notes, *move.notes))
    return Move(battle, stage, sheet, notes)


def _load(battle: Battle, one: Fighter, weapon: Weapon, sheet: Sheet) -> tuple[Sheet, Notes, bool]:
    """See to shots: an empty weapon takes a resource for Doom, or is put away (CON-075)."""
    if weapon.loads is None or one.loads:
        return sheet, (), True
    cost = int(printed("doom")["costs"]["resource"])
    if not battle.policy.does("ability", sheet.threat, cost):
        return sheet, (), False
    sheet, notes = set_points(sheet, "threat", sheet.threat - cost)
    return sheet, (*notes, Note("reloads", {"name": one.name})), True


def _target(battle: Battle, one: Fighter, weapon: Weapon) -> str:
    """Return whom a foe attacks: the hero before others, if the weapon reaches so far."""
    able = [HERO] if _reaches(battle, one.zone, battle.hero.zone, weapon) else []
    able += [ally.id for ally in battle.friends if _reaches(battle, one.zone, ally.zone, weapon)]
    return able[0] if able else ""


def _reaches(battle: Battle, here: str, there: str, weapon: Weapon) -> bool:
    away = battle.plan.distance(here, there)
    return away == 0 if weapon.kind == "melee" else away <= 3


def foe_attacks(
    battle: Battle, attack: Incoming, sheet: Sheet, dice: Dice, reaction: Outcome | None
) -> Move:
    """Roll a foe's attack, and let it fall if it beats the difficulty or the Reaction."""
    foe, weapon = battle.fighter(attack.attacker), attack.weapon
    bought, sheet, notes = _buys(battle, sheet)
    pool = Pool(Aim(foe.block.tn, foe.block.focus), DICE + bought)
    faces, _ = pool.roll(dice)
    count = pool.tally(faces)
    there = battle.hero.zone if attack.target == HERO else battle.fighter(attack.target).zone
    away = range_of(battle.plan.distance(foe.zone, there))
    steps = categories(away, weapon.range) if weapon.kind != "melee" else 0
    needed = 1 + steps + int(foe.prone)
    theirs = 0 if reaction is None or not reaction.facts["passed"] else reaction.successes
    hit = count.successes >= needed and count.successes > theirs
    facts = {"name": foe.name, "weapon": weapon.name, "faces": faces,
             "successes": count.successes, "needed": max(needed, theirs + 1)}  # fmt: skip
    notes = (*notes, Note("foe-attacks", facts))
    if count.complications and foe.guard:
        # A foe's complication costs it its guard (our reading).
        battle = battle.put(replace(foe, guard=False))
        notes += (Note("slips", {"name": foe.name}),)
    if not hit:
        return _warded(battle, attack, sheet, max(0, theirs - count.successes), reaction, notes)
    over = count.successes - (theirs if reaction is not None else needed)
    return _foe_hits(battle, attack, sheet, dice, over, notes)


def _buys(battle: Battle, sheet: Sheet) -> tuple[int, Sheet, Notes]:
    """Buy dice for an attack with Doom, as the policy says (CON-074)."""
    cost = sheet.options.bonus_d20_cost
    bought = 0
    most = min(MOST_EXTRA, battle.policy.number("most_dice"))
    while bought < most and battle.policy.does("dice", sheet.threat - bought * cost, cost):
        bought += 1
    if not bought:
        return 0, sheet, ()
    sheet, notes = set_points(sheet, "threat", sheet.threat - bought * cost)
    return bought, sheet, (*notes, Note("foe-bought", {"dice": bought}))


def _warded(
    battle: Battle, attack: Incoming, sheet: Sheet, momentum: int, reaction: Outcome | None,
    notes: Notes,
) -> Move:  # fmt: skip
    """A foe's attack that failed; a Reaction that won may have made Momentum."""
    notes = (*notes, Note("foe-missed", {"name": battle.fighter(attack.attacker).name}))
    if reaction is None or not momentum:
        return Move(battle, None, sheet, notes)
    stage = Winning(attacker=attack.attacker, left=momentum)
    offers = stage.options(battle, sheet)[1:]
    if battle.asks and battle.fighter(attack.attacker).guard and not offers[0].reason:
        return Move(battle, stage, sheet, notes)
    sheet, saved = bank(sheet, momentum)
    return Move(battle, None, sheet, (*notes, *saved))


def _foe_hits(
    battle: Battle, attack: Incoming, sheet: Sheet, dice: Dice, over: int, notes: Notes
) -> Move:
    """Roll a foe's damage and let it fall on whom it was meant for."""
    foe, weapon = battle.fighter(attack.attacker), attack.weapon
    number, qualities = weapon.dice, weapon.qualities
    ability = foe.block.ability
    if ability is not None and battle.policy.does("ability", sheet.threat, ability.doom):
        sheet, more = set_points(sheet, "threat", sheet.threat - ability.doom)
        notes = (*notes, *more, Note("ability", {"name": foe.name, "what": ability.name}))
        number, qualities = number + ability.dice, _joined(qualities, ability.qualities)
    blow = roll_blow(dice, number, qualities, mental=weapon.mental)
    bonus, sheet, more = _worse(battle, over, sheet)
    blow, notes = blow._replace(bonus=bonus), (*notes, *more)
    if attack.target != HERO:
        ally = battle.fighter(attack.target)
        battle, more = strike(battle, ally, blow, dice, sheet.options)
        return Move(battle, None, sheet, (*notes, *more))
    battle, sheet, more = hit_hero(battle, blow, sheet, dice)
    return Move(battle, None, sheet, (*notes, *more))


def _worse(battle: Battle, over: int, sheet: Sheet) -> tuple[int, Sheet, Notes]:
    """Turn a foe's Momentum into damage, or into Doom, as the policy says (CON-074)."""
    if battle.policy.number("damage") and sheet.threat >= battle.policy.number("damage"):
        return over, sheet, ()
    if over and sheet.options.foe_momentum == "doom" and battle.policy.number("damage"):
        sheet, notes = set_points(sheet, "threat", sheet.threat + over)
        return 0, sheet, notes
    return 0, sheet, ()


def hit_hero(battle: Battle, blow: Blow, sheet: Sheet, dice: Dice) -> tuple[Battle, Sheet, Notes]:
    """Let a blow fall on the hero in a fight, with what its Effects leave behind."""
    hero = battle.hero
    cover = battle.plan.zones[hero.zone].cover
    sheet, notes = hurt(sheet, blow, dice, cover=cover, morale=hero.morale)
    if blow.hit.effects:
        battle = battle.stand(
            prone=hero.prone or "knockdown" in blow.qualities,
            stunned=hero.stunned or "stun" in blow.qualities,
            afflictions=(*hero.afflictions, *afflictions(blow)),
        )
    return battle, sheet, notes


def retaliate(battle: Battle, sheet: Sheet, dice: Dice) -> tuple[Battle, Sheet, Notes]:
    """Let foes strike at a hero who leaves their Reach, if the policy pays for it (CON-027)."""
    notes: Notes = ()
    cost = sheet.options.reaction_doom_cost
    for foe in battle.standing:
        armed = foe.held is not None and foe.held.kind == "melee"
        ready = foe.id in battle.hero.near and armed and foe.guard and not foe.stunned
        if not ready or sheet.fallen or not battle.policy.does("defend", sheet.threat, cost):
            continue
        assert foe.held is not None
        sheet, paid = set_points(sheet, "threat", sheet.threat - cost)
        attack = Incoming(attacker=foe.id, weapon=foe.held)
        notes += (*paid, Note("retaliates", {"name": foe.name}))
        move = foe_attacks(battle, attack, sheet, dice, None)
        battle, sheet, notes = move.battle, move.sheet, (*notes, *move.notes)
    return battle, sheet, notes


def _ally_attacks(battle: Battle, ally: Fighter, weapon: Weapon, sheet: Sheet, dice: Dice) -> Move:
    """Let an ally attack the nearest foe; the hero's help is a die more (CON-025)."""
    able = [foe for foe in battle.standing if _reaches(battle, ally.zone, foe.zone, weapon)]
    if not able:
        return Move(battle, None, sheet, (Note("holds", {"name": ally.name}),))
    foe = min(able, key=lambda one: battle.plan.distance(ally.zone, one.zone))
    pool = Pool(Aim(ally.block.tn, ally.block.focus), DICE + int(ally.helped))
    faces, _ = pool.roll(dice)
    count = pool.tally(faces)
    battle = battle.put(replace(ally, helped=False))
    facts = {"name": ally.name, "target": foe.name, "weapon": weapon.name, "faces": faces,
             "successes": count.successes}  # fmt: skip
    notes: Notes = (Note("ally-attacks", facts),)
    if not count.successes:
        return Move(battle, None, sheet, (*notes, Note("foe-missed", {"name": ally.name})))
    blow = roll_blow(dice, weapon.dice, weapon.qualities, mental=weapon.mental)
    blow = blow._replace(bonus=count.successes - 1)
    battle, more = strike(battle, foe, blow, dice, sheet.options)
    return Move(battle, None, sheet, (*notes, *more))


def _open_guard(battle: Battle) -> str:
    return "" if battle.hero.guard else "your guard is broken"


def _joined(one: Mapping[str, int], other: Mapping[str, int]) -> dict[str, int]:
    return {name: one.get(name, 0) + other.get(name, 0) for name in (*one, *other)}
