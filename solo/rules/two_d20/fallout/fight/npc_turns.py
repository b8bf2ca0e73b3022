"""The foes' turns, and the gamemaster's Action Points that go into them (FO-029).

Notes: holds, foe-flees, foe-covers, foe-assists, foe-helped, foe-bought, foe-attacks, foe-missed,
foe-worse, hurt, stunned, and those of `attack`.
"""

from dataclasses import replace

from solo.rules.core.outcome import Note
from solo.rules.core.party.company import about, slug
from solo.rules.two_d20.core import combat_dice
from solo.rules.two_d20.core.fighting import HERO
from solo.rules.two_d20.core.pool import DICE, MOST_EXTRA, Aim, Pool
from solo.rules.two_d20.core.sheet import set_points
from solo.rules.two_d20.core.testing import Terms, counted
from solo.rules.two_d20.fallout.checks.spends import GAME, price
from solo.rules.two_d20.fallout.fight.attack import strike
from solo.rules.two_d20.fallout.fight.state import Fighter
from solo.rules.two_d20.fallout.fight.table import FightTable
from solo.rules.two_d20.fallout.fight.words import words
from solo.rules.two_d20.fallout.gear.written import CLOSE_FIGHT, Weapon
from solo.rules.two_d20.fallout.heroes.sheet import harm
from solo.rules.two_d20.fallout.party import COMPANY
from solo.rules.two_d20.fallout.printed import printed
from solo.words import Text

Fell = tuple[tuple[int, ...], tuple[int, ...]]
"""The dice of an attack as they fell, and the helper's."""


def foes_turn(table: FightTable, foe: Fighter) -> None:
    """Let a foe do what its state and its kind make it do: flee, take cover, help or attack."""
    table.acted.append(foe.id)
    if foe.stunned:  # which loses it this turn (ours)
        table.put(replace(foe, stunned=False))
        table.tell("holds", name=foe.name)
        return
    if foe.health <= foe.flees:
        table.battle = table.battle.without(foe)
        table.tell("foe-flees", name=foe.name)
        return
    foe = taken_cover(table, foe)
    others = any(not one.assists for one in table.battle.foes)
    if foe.assists and others and not help_waits(table, foe):
        table.battle = replace(table.battle, helper=foe.id)
        table.tell("foe-assists", name=foe.name)
        return
    foe_attacks(table, foe)


def taken_cover(table: FightTable, foe: Fighter) -> Fighter:
    """Return a foe after it has taken cover, or left it (ours)."""
    covered = foe.health <= foe.cover
    if covered == foe.covered:
        return foe
    foe = replace(foe, covered=covered)
    table.put(foe)
    if covered:
        table.tell("foe-covers", name=foe.name)
    return foe


def help_waits(table: FightTable, foe: Fighter) -> bool:
    """Say whether another has helped the next attack already: only one may, as for a test."""
    due = table.battle.helper
    return due != foe.id and any(one.id == due for one in table.battle.foes)


def help_due(table: FightTable, foe: Fighter) -> Aim | None:
    """Return the target of the die of a foe that helps, once; None without help (FO-015)."""
    helper = next((one for one in table.battle.foes if one.id == table.battle.helper), None)
    if helper is None or foe.assists:
        return None
    table.battle = replace(table.battle, helper="")
    return Aim(helper.block.tn, max(1, helper.block.tag))


def foe_attacks(table: FightTable, foe: Fighter) -> None:
    """Let a foe attack whoever attacked it last; before that the hero, or one each (ours)."""
    find_target(table, foe)
    weapon = foe.block.weapons[0]
    aim, helper = Aim(foe.block.tn, max(1, foe.block.tag)), help_due(table, foe)
    pool = Pool(aim, DICE + bought_dice(table), helpers=(helper,) if helper else ())
    faces, helped = pool.roll(table.dice)
    successes = pool.tally(faces, helped).successes
    ally = table.battle.ally(foe.after)
    at = ally.name if ally else table.named
    cover = int(printed("health")["cover"]) * table.battle.covered
    needed = table.battle.difficulty(ally) if ally else 1 + cover
    keep_attack(table, foe, at, pool, (faces, helped), needed)
    table.tell(
        "foe-attacks",
        name=foe.name,
        at=at,
        weapon=weapon.name,
        faces=faces,
        tn=aim.tn,
        successes=successes,
        needed=needed,
    )
    if helped:
        table.tell("foe-helped", face=helped[0], successes=helped_by(pool, faces, helped))
    if successes < needed:
        table.tell("foe-missed", name=foe.name, at=at)
        return
    more = bought_damage(table) if weapon.kind in CLOSE_FIGHT else 0
    shown = combat_dice.roll(table.dice, weapon.dice + more)
    who = words("hits", by=foe.name, name=at)
    if ally:
        strike(table, ally, shown, weapon, who)
    else:
        hurt_hero(table, weapon, shown, who)
    if table.sheet.options.foe_points == "saved":
        saved = table.sheet.threat + successes - needed
        table.become(set_points(table.sheet, "threat", saved))


def find_target(table: FightTable, foe: Fighter) -> None:
    """Make the hero whom a foe goes for the one whom it is about, if it goes for a hero."""
    if not table.sheet.party or table.battle.ally(foe.after):
        return
    standing = COMPANY.able_members(table.sheet)
    after = foe.after.removeprefix(f"{HERO} ")
    if not any(slug(one.name) == after for one in standing):
        first = COMPANY.named(table.sheet, table.battle.leader)
        leading = COMPANY.lead(table.sheet, slug(first.name)) if first else table.sheet
        order = COMPANY.able_members(leading)
        place = next(n for n, one in enumerate(table.battle.foes) if one.id == foe.id)
        after = slug(order[place % len(order)].name)
    table.turn_to(after, tells=False)


def keep_attack(
    table: FightTable, foe: Fighter, at: str, pool: Pool, fell: Fell, needed: int
) -> None:
    """Keep a foe's attack as it was rolled, to be explained by `why`."""
    faces, helped = fell
    terms = Terms("", foe.block.tn, "", 0, pool, needed, against=at)
    outcome = counted(terms, pool.tally(faces, helped), GAME)
    who = words("attacked", by=foe.name, name=at)
    facts = {**outcome.facts, "helped": helped, "who": who}
    table.explains(outcome._replace(faces=(*faces, *helped), facts=facts))


def helped_by(pool: Pool, faces: tuple[int, ...], helped: tuple[int, ...]) -> int:
    """Return the successes that a helper's die adds: none where there are no others (FO-015)."""
    return pool.tally(faces, helped).successes - pool.tally(faces).successes


def hurt_hero(table: FightTable, weapon: Weapon, shown: tuple[int, ...], who: Text) -> None:
    """Let a hit fall on the hero; `who` says who has hit."""
    armor = table.sheet.armor
    damage, left = table.keep_damage(shown, weapon, armor, who)
    sheet, notes = harm(table.sheet, {"damage": damage, "armor": armor, "through": left})
    table.become((sheet, about(table.named, notes) if table.named else notes))
    if "stun" in weapon.qualities and combat_dice.read(shown).effects > 0:
        table.battle = replace(table.battle, stunned=True)
        if not table.sheet.fallen:
            stunned = (Note("stunned", {"name": ""}),)
            table.notes += about(table.named, stunned) if table.named else stunned


def bought_dice(table: FightTable) -> int:
    """Buy dice for an attack with the gamemaster's points, as the policy says (FO-029)."""
    policy, threat = table.battle.policy, table.sheet.threat
    most = min(MOST_EXTRA, policy.number("most_dice"))
    payable = [n for n in range(1, most + 1) if policy.does("dice", threat, price(n))]
    bought = max(payable, default=0)
    if bought:
        table.become(set_points(table.sheet, "threat", threat - price(bought)))
        table.tell("foe-bought", dice=bought)
    return bought


def bought_damage(table: FightTable) -> int:
    """Make a hit in close fight worse with the gamemaster's points, as the policy says (FO-025)."""
    threat = table.sheet.threat
    if not table.battle.policy.does("damage", threat, 1):
        return 0
    number = min(int(printed("action-points")["most_damage"]), threat)
    table.become(set_points(table.sheet, "threat", threat - number))
    table.tell("foe-worse", dice=number)
    return number
