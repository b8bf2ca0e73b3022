"""Defending: the Defense roll, the shield, parries, and stepping in the way of an attack.

Source of all: ART Engine, ART-104 to ART-109 in use, ART-258 to ART-260, ART-401 to ART-413,
ART-420 to ART-424, ART-496, ART-507, ART-511.
"""

from dataclasses import replace

from solo.rules.art.checks.ranks import Rank, trait_of_rank
from solo.rules.art.fight.assault import Assault, armed
from solo.rules.art.fight.harm import fall
from solo.rules.art.fight.rolls import FightRoll, trait_check
from solo.rules.art.fight.state import RULES, Fighter, Pairs, altered
from solo.rules.art.fight.table import FightTable
from solo.rules.art.gear import carrying as gear
from solo.rules.art.gear import powers, shield, weapon
from solo.rules.art.gear.item import Carried
from solo.rules.art.health import damage as health
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.core.outcome import Outcome

PERKS = RULES["perks"]
SKILLS = RULES["skills"]


# Protecting


def protectors(table: FightTable, assault: Assault) -> list[Fighter]:
    """Return the adventurers who may take an attack upon themselves.

    Source: ART Engine, ART-422. Whose turn went by without an action has still one to give, since
    only an action that was taken rules it out; a parry is out after the turn itself (ART-403).
    """
    if assault.comrade or assault.area or not assault.by:
        return []
    at = table.fighter(assault.at)
    return [
        one
        for one in table.heroes()
        if one.id != at.id
        and one.band == at.band
        and not (one.acted and not one.idle)
        and not (one.spent or one.surprised or one.pinned or one.lost or one.fooled)
        and not table.sheet_of(one.id).staggered
        and table.battle.grip_of(one.id) is None
    ]


def protect_check(table: FightTable, who: str, assault: Assault) -> FightRoll:
    """Return the roll for stepping in the way of an attack (ART-420)."""
    return FightRoll(
        deed="protect",
        attribute="agility",
        difficulty=table.rank(assault.by[0], "alertness"),
        skills=tuple(SKILLS["protect"]),
        shift=table.columns(who, "rolls"),
        purpose=f"to protect {table.name(assault.at)}",
        against=assault.name,
    )


# The Defense roll


def defense_check(table: FightTable, assault: Assault) -> FightRoll:
    """Return the Defense roll against an attack, without a shield; it is no action (ART-346)."""
    who = assault.at
    fighter = table.fighter(who)
    shift = table.columns(who, "rolls", "defense-columns")
    purpose, deed = "to get clear", "defense"
    if fighter.block is not None:
        block = fighter.block
        return FightRoll(
            deed=deed,
            attribute="defense",
            trait=max(1, trait_of_rank(block.defense or block.rank("agility"))),
            difficulty=assault.rank,
            added=assault.added,
            shift=shift,
            purpose=purpose,
            against=assault.name,
        )
    sheet = table.sheet_of(who)
    names = tuple(one.name for one in map(table.fighter, assault.by))
    return FightRoll(
        deed=deed,
        attribute="defense",
        rating=sheet.defense,
        difficulty=assault.rank,
        skills=("defense", *SKILLS["dodge"], *_against(table, assault), *_in_armor(sheet)),
        added=(*table.points(who, "defense"), *_armor(table, assault),
               *powers.bonuses(sheet, ("defense",), foes=names), *assault.added),
        shift=shift,
        purpose=purpose,
        against=assault.name,
    )  # fmt: skip


def _against(table: FightTable, assault: Assault) -> tuple[str, ...]:
    """Return the names of Defense skills against such enemies, and such weapons (ART-511)."""
    names = []
    for one in assault.by:
        name = table.fighter(one).name.lower().removeprefix("the ").rstrip("0123456789 ")
        names.append(f"{name}s")
        kind = table.fighter(one).ranks.arm if armed(table, one) else None
        if kind is not None:
            names += [kind.name.lower(), f"{kind.name.lower()}s", *kind.skills]
    return tuple(f"against {name}" for name in dict.fromkeys(names))


def _in_armor(sheet: Sheet) -> tuple[str, ...]:
    """Return the names of Defense skills in the armor that is worn (ART-511)."""
    if sheet.worn is None:
        return ()
    name = sheet.worn.item.name.lower()
    return (f"in {name}", "in armor", f"wearing {name}", "wearing armor")


def _armor(table: FightTable, assault: Assault) -> Pairs:
    """Return what armor against firearms adds (ART-496)."""
    equipped = gear.worn_from_start(table.sheet_of(assault.at))
    if assault.firearm and equipped and table.perk(assault.at, gear.BULLETPROOF):
        return (("bulletproof armor", PERKS["bulletproof"]),)
    return ()


def with_shield(check: FightRoll, own: Carried) -> FightRoll:
    """Return a Defense roll with the shield's Defense, which takes no action (ART-107)."""
    return replace(check, added=(*check.added, ("the shield", shield.shield_bonus(own.item.row))))


def usable_shield(table: FightTable, assault: Assault) -> Carried | None:
    """Return the shield that may help against an attack, or None.

    Source: ART Engine, ART-105, ART-108, ART-109, ART-410, ART-507.
    """
    fighter = table.fighter(assault.at)
    if fighter.block is not None or fighter.parried or fighter.tied("arms"):
        return None
    if fighter.surprised or assault.behind:
        return None
    sheet = table.sheet_of(fighter.id)
    own = gear.ready_shield(sheet)
    if own is None:
        return None
    speed = PERKS["shield_speed"] * table.perk(fighter.id, "shield-use")
    return own if fighter.shield < shield.uses_a_round(sheet, own.item.row, speed) else None


# The damage


def damage(failures: int, assault: Assault, worse: int = 0) -> Rank | None:
    """Return the damage of a failed Defense roll against an attack (ART-259, ART-260, ART-146)."""
    rank = health.damage_by_failures(failures, assault.rating)
    if rank is None:
        return None
    level = min(int(Rank.EXTREME), rank + worse) - assault.lessened
    return Rank(level) if level >= Rank.INFERIOR else None


# Parrying


def parries(table: FightTable, assault: Assault) -> list[Carried]:
    """Return what an attack may be parried with; nothing when the action is spent or can't be.

    Source: ART Engine, ART-403 to ART-411. Surprise rules it out; so does a grapple, where nobody
    has the room (our reading), and damage that nothing can stop, such as an area weapon's.
    """
    fighter = table.fighter(assault.at)
    turn = table.battle.turn
    own_turn = turn is not None and turn.who == fighter.id and turn.action
    busy = fighter.acted or fighter.spent or own_turn or fighter.lost or fighter.pinned
    if busy or fighter.surprised or assault.behind or fighter.tied("arms") or assault.area:
        return []
    if table.barred(fighter.id, "no-parry") or table.sheet_of(fighter.id).staggered:
        return []
    if table.battle.grip_of(fighter.id):
        return []
    # ART-405: it has to be at hand, which is read as in a ready slot (ART-108).
    ready = gear.in_slot(table.sheet_of(fighter.id), "ready")
    return [own for own in ready if _stops(own, assault, fighter)]


def _stops(own: Carried, assault: Assault, fighter: Fighter) -> bool:
    """Tell whether a thing can parry such an attack (ART-407 to ART-411)."""
    if own.item.shield:  # it parries anything (ART-409), unless it was used for Defense (ART-410)
        return not fighter.shield
    if own.item.weapon is None or not weapon.is_melee(own.item) or not assault.melee:
        return False  # ART-411: what shoots parries nothing; and only a shield parries a shot
    # Two-handed parries anything hand to hand (ART-408), one-handed only its like (ART-407).
    return own.item.hands > 1 or (assault.hands < 2 and not assault.large)


def parry_check(table: FightTable, who: str, rank: Rank, thing: Carried) -> FightRoll:
    """Return the roll of a parry: Dexterity against the damage (ART-401)."""
    return FightRoll(
        deed="parry",
        attribute="dexterity",
        difficulty=rank,
        skills=tuple(SKILLS["parry"]),
        added=powers.bonuses(table.sheet_of(who), ("parry",)),
        shift=table.columns(who, "rolls"),
        purpose=f"to parry with the {thing.item.name}",
        against="the blow",
    )


# Playing dead


def boxes_hit(table: FightTable, who: str, rank: Rank) -> tuple[int, ...]:
    """Return the places of the boxes that a hit checks of an adventurer."""
    boxes, checked = table.boxes(who)
    return health.boxes_hit(boxes, checked, rank, table.sheet_of(who).options.overkill_extra)


def play_dead_check(table: FightTable, who: str) -> FightRoll:
    """Return the roll of playing dead (ART-423)."""
    check = trait_check(table, who, "play-dead", "cunning", 1, "", "to pass for dead")
    return altered(check, difficulty=0)


def feign(table: FightTable, who: str, outcome: Outcome) -> None:
    """Let somebody play dead: who is sharper sees through it (ART-423, ART-424)."""
    result = int(outcome.facts["result_index"])
    fooled = frozenset(
        one.id
        for one in table.foes()
        if max(one.ranks.rank("intelligence"), one.ranks.rank("alertness")) <= result
    )
    fall(table, who)
    table.alter(who, fooled=fooled)
    table.say("feigns", who, fooled=len(fooled))
