"""Defending: the Defense roll, the shield, parries, and stepping in the way of an attack.

These are the parts; `attack.suffer_attack` and `attack.defend` put them together.

Source of all: ART Engine, ART-104 to ART-109 in use, ART-258 to ART-260, ART-401 to ART-413,
ART-420 to ART-424, ART-496, ART-507, ART-511.
"""

from dataclasses import replace
from functools import partial
from typing import Literal, TypeAlias

from solo.rules.art.checks.ranks import Rank, add_difficulties, trait_of_rank
from solo.rules.art.fight.arms import weapon_in_use
from solo.rules.art.fight.assault import Assault, armed, assault_of
from solo.rules.art.fight.attack_roll import struck_in_grapple
from solo.rules.art.fight.ends import end_if_over
from solo.rules.art.fight.harm import destroy, disarm, fall, wound
from solo.rules.art.fight.kickers import fires, kicker_of
from solo.rules.art.fight.questions import Pick, choose
from solo.rules.art.fight.rolls import FightRoll, chances, roll, rolled, trait_check
from solo.rules.art.fight.state import RULES, Fighter, Pairs, altered
from solo.rules.art.fight.table import FightTable, holding_down
from solo.rules.art.fight.words import words
from solo.rules.art.gear import carrying as gear
from solo.rules.art.gear import powers, shield, weapon
from solo.rules.art.gear.item import Carried
from solo.rules.art.health import damage as health
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.core.outcome import Outcome
from solo.rules.core.table import Script

PERKS = RULES["perks"]
SKILLS = RULES["skills"]


Hit: TypeAlias = Literal["wounded", "parried", "riposte"]
"""What came of a hit; a riposte is a parry that lets whoever parried strike back."""


# Whom an attack meets


def protectors(table: FightTable, assault: Assault) -> list[Fighter]:
    """Return those of ours who may take an attack upon themselves.

    Source: ART Engine, ART-422. Who took no action on a turn that is over may still do it, since
    only an action rules it out. A parry is ruled out by the turn itself (ART-403).
    """
    if assault.comrade or assault.area or not assault.by:
        return []
    at = table.fighter(assault.at)
    return [
        one
        for one in table.ours()
        if one.id != at.id
        and one.band == at.band
        and not (one.acted and not one.idle)
        and not (one.spent or one.surprised or one.fooled or table.dazed(one.id))
        and table.battle.grip_of(one.id) is None
    ]


def protect_check(table: FightTable, who: str, assault: Assault) -> FightRoll:
    """Return the roll for stepping in the way of an attack (ART-420).

    The Alertness of several who strike as one is added up, as their Attack is (ART-193, ART-390).
    """
    rank = add_difficulties([table.rank(one, "alertness") for one in assault.by])
    purpose = words("to-protect", name=table.name(assault.at))
    check = trait_check(table, who, "protect", "agility", rank, "", purpose)
    return altered(check, against=assault.name)


def protected(table: FightTable, assault: Assault, helpers: list[Fighter]) -> Script[Assault]:
    """Let one of the helpers step in the way; return the attack, on whomever it meets then.

    It is the action of the turn, whether it works or not.
    """
    at = table.name(assault.at)
    picks = [Pick(id="stand-by", text=words("stand-by", name=at), value="")]
    for one in helpers:
        check = protect_check(table, one.id, assault)
        text = words("protect", name=one.name, at=at, roll=rolled(check))
        odds = partial(chances, table, one.id, check)
        picks.append(
            Pick(id=f"protect-{one.id}", text=text, value=one.id, hint="protect", odds=odds)
        )
    said = words("may-protect", names=tuple(one.name for one in helpers))
    who = yield from choose(table, helpers[0].id, said, picks)
    if not who:
        return assault
    table.alter(who, spent=True)
    outcome = yield from roll(table, who, protect_check(table, who, assault))
    if not outcome.successes:
        return assault
    table.say("protects", who, at=table.name(assault.at))
    # ART-420: it attacks the protector now, who stands in front of it, upright or not (ART-453).
    anew = assault_of(table, assault.by, who)
    return altered(anew, behind=False)


def assault_met_in_grapple(table: FightTable, assault: Assault) -> Script[Assault]:
    """Return a foe's attack, aimed at whom of a grapple Fate says.

    A handgun that a foe fires within one may meet any of its members, too.

    Source: ART Engine, ART-444 to ART-446.
    """
    if not assault.by or assault.area or table.battle.grip_of(assault.at) is None:
        return assault
    by = assault.by[0]
    arm = table.fighter(by).ranks.arm if armed(table, by) else None
    handgun = arm is not None and arm.firearm and arm.hands == 1
    met = yield from struck_in_grapple(table, by, assault.at, handgun=handgun)
    if met == assault.at:
        return assault
    table.say("astray", by, at=table.name(met))
    anew = assault_of(table, assault.by, met)
    return altered(assault, at=met, rank=anew.rank, behind=anew.behind)


# The Defense roll


def defense_check(table: FightTable, assault: Assault) -> FightRoll:
    """Return the Defense roll against an attack, without a shield; it is no action (ART-346)."""
    who = assault.at
    fighter = table.fighter(who)
    shift = table.columns(who, "rolls", "defense-columns")
    purpose, deed = words("to-get-clear"), "defense"
    if fighter.block is not None:
        block = fighter.block
        return FightRoll(
            deed=deed,
            attribute="defense",
            trait=max(1, trait_of_rank(block.defense or block.rank("agility"))),
            difficulty=assault.rank,
            added=(*table.points(who, "defense"), *assault.added),
            shift=shift,
            purpose=purpose,
            against=assault.name,
        )
    sheet = table.sheet_of(who)
    names = tuple(one.name for one in map(table.fighter, assault.by))
    skills = ("defense", *SKILLS["dodge"], *_against(table, assault), *_in_armor(sheet))
    return FightRoll(
        deed=deed,
        attribute="defense",
        rating=sheet.defense,
        difficulty=assault.rank,
        skills=skills,
        added=(*table.points(who, "defense"), *_armor(table, assault),
               *powers.bonuses(sheet, ("defense", *skills), foes=names), *assault.added),
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
    """Return what armor against firearms adds (ART-496).

    A comrade's armor piercing rounds count as no firearm (ART-497, in `friendly_fire`).
    """
    equipped = gear.worn_from_start(table.sheet_of(assault.at))
    if assault.firearm and equipped and table.perk(assault.at, gear.BULLETPROOF):
        return (("bulletproof armor", PERKS["bulletproof"]),)
    return ()


def with_shield(check: FightRoll, own: Carried) -> FightRoll:
    """Return a Defense roll with the shield's Defense, which takes no action (ART-107)."""
    return replace(check, added=(*check.added, ("the shield", shield.shield_bonus(own.item.row))))


def usable_shield(table: FightTable, assault: Assault) -> Carried | None:
    """Return the shield that may help against an attack, or None.

    Source: ART Engine, ART-105, ART-108, ART-109, ART-410, ART-507. In a grapple only hands and
    short weapons can be used (ART-442).
    """
    fighter = table.fighter(assault.at)
    if fighter.block is not None or fighter.parried or fighter.tied("arms"):
        return None
    if fighter.surprised or assault.behind or table.battle.grip_of(assault.at):
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
    """Return what an attack may be parried with; nothing if there is no action left for it.

    Source: ART Engine, ART-403 to ART-411. Surprise rules it out, and damage that nothing can stop,
    such as an area weapon's. In a grapple only a short weapon is of use (ART-442).
    """
    fighter = table.fighter(assault.at)
    turn = table.battle.turn
    own_turn = turn is not None and turn.who == fighter.id and turn.action
    busy = fighter.acted or fighter.spent or own_turn or table.dazed(fighter.id)
    if busy or fighter.surprised or assault.behind or fighter.tied("arms") or assault.area:
        return []
    if table.barred(fighter.id, "no-parry") or holding_down(table, fighter.id):
        return []
    if fighter.block is not None:
        held = weapon_in_use(table, fighter.id)
        return [held] if held is not None and _stops(held, assault, fighter) else []
    # ART-405: it has to be at hand, which is read as in a ready slot (ART-108).
    ready = gear.in_slot(table.sheet_of(fighter.id), "ready")
    if table.battle.grip_of(fighter.id):
        ready = tuple(own for own in ready if own.item.weapon and weapon.is_short(own.item))
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
    purpose = words("to-parry", weapon=thing.item.name)
    check = trait_check(table, who, "parry", "dexterity", rank, "", purpose)
    return altered(check, against=words("the-blow"))


# Playing dead


def boxes_hit(table: FightTable, who: str, rank: Rank) -> tuple[int, ...]:
    """Return which boxes a hit on one of ours checks, by their places."""
    boxes, checked = table.boxes(who)
    return health.boxes_hit(boxes, checked, rank, table.shared().options.overkill_extra)


def play_dead_check(table: FightTable, who: str) -> FightRoll:
    """Return the roll of playing dead (ART-423)."""
    check = trait_check(table, who, "play-dead", "cunning", 1, "", words("to-pass-for-dead"))
    return altered(check, difficulty=0)


def feign(table: FightTable, who: str, outcome: Outcome) -> None:
    """Let somebody play dead; foes who are sharper see through it (ART-423, ART-424)."""
    result = int(outcome.facts["result_index"])
    fooled = frozenset(
        one.id
        for one in table.foes()
        if max(one.ranks.rank("intelligence"), one.ranks.rank("alertness")) <= result
    )
    fall(table, who)
    table.alter(who, fooled=fooled)
    table.say("feigns", who, fooled=len(fooled))


def betray(table: FightTable, who: str) -> None:
    """Let everybody see that somebody who was taken for dead is alive."""
    table.alter(who, fooled=frozenset())
    table.say("stirs", who)


# What may be done once an attack has hit


def be_hit(table: FightTable, assault: Assault, rank: Rank) -> Script[Hit]:
    """Offer a parry, or to play dead, before the damage is done; tell what came of it.

    Source: ART Engine, ART-401, ART-402, ART-423.
    """
    who = assault.at
    picks = [
        Pick[Carried | str](
            id="take-it", text=words("take-damage", rank=rank.word), value="take", hint="take"
        )
    ]
    picks += _parry_picks(table, assault, rank)
    picks += _play_dead_picks(table, who, rank, asked=len(picks) > 1)
    answer: Carried | str = "take"
    if len(picks) > 1:
        more = not all(one.listed for one in picks)
        said = words("hits-for", by=assault.name, name=table.name(who), rank=rank.word, more=more)
        answer = yield from choose(table, who, said, picks)
    if isinstance(answer, Carried):
        return (yield from _parry(table, assault, rank, answer))
    wound(table, who, rank)
    if answer == "dead":
        end_if_over(table)
        if table.up(who) and table.battle.grip_of(who) is None:
            feign(table, who, (yield from roll(table, who, play_dead_check(table, who))))
    return "wounded"


def _parry_picks(table: FightTable, assault: Assault, rank: Rank) -> list[Pick[Carried | str]]:
    """Offer to parry a hit with what is in hand; two shields of a kind are told apart."""
    who, ids = assault.at, [""]
    picks = []
    for place, own in enumerate(dict.fromkeys(parries(table, assault))):
        check = parry_check(table, who, rank, own)
        text = words("parry-with", weapon=own.item.name, roll=rolled(check))
        odds = partial(chances, table, who, check)
        ident = f"parry-{own.id}"
        ids.append(ident if ident not in ids else f"{ident}-{place + 1}")
        picks.append(Pick[Carried | str](id=ids[-1], text=text, value=own, hint="parry", odds=odds))
    return picks


def _play_dead_picks(
    table: FightTable, who: str, rank: Rank, *, asked: bool
) -> list[Pick[Carried | str]]:
    """Offer to play dead after a hit that leaves somebody up.

    Reading: after a grave hit, which checks the last box or leaves at most half of them, the offer
    is listed. After a lighter hit it can be chosen, unlisted, only if the player is asked about a
    parry anyway. After any hit it can also be done on one's own turn.
    """
    boxes, checked = table.boxes(who)
    hit = boxes_hit(table, who, rank)
    left = len(boxes) - len(checked) - len(hit)
    grave = len(boxes) - 1 in hit or 2 * left <= len(boxes)
    if not (hit and left) or not (grave or asked):
        return []
    text = words("play-dead-now")
    odds = partial(chances, table, who, play_dead_check(table, who))
    return [Pick(id="play-dead", text=text, value="dead", hint="dead", odds=odds, listed=grave)]


def _parry(table: FightTable, assault: Assault, rank: Rank, thing: Carried) -> Script[Hit]:
    """Parry a hit, once the damage is known, as the action of the round; tell what came of it.

    Source: ART Engine, ART-401, ART-412, ART-413, ART-486, ART-487.
    """
    who = assault.at
    table.alter(who, spent=True, parried=table.fighter(who).parried or thing.item.shield)
    if table.fighter(who).fooled:
        betray(table, who)
    outcome = yield from roll(table, who, parry_check(table, who, rank, thing))
    result = outcome.facts["result_index"]
    if result == Rank.parse(RULES["parry"]["drops_on"]):
        disarm(table, who, thing)
    elif result == Rank.parse(RULES["parry"]["shatters_on"]):
        table.say("shattered", who, weapon=thing.item.name)
        destroy(table, who, thing)
    if outcome.failures:
        wound(table, who, rank)
        return "wounded"
    table.say("parried", who, weapon=thing.item.name)
    riposte = fires(table, who, kicker_of(outcome), "riposte", "advanced-riposte")
    return "riposte" if riposte and assault.by and not outcome.facts["taken"] else "parried"
