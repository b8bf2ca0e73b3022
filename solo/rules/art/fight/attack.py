"""Attacks from beginning to end: the roll, the hit, kickers, Defense, wounds and fumbles.

`attack` plays an attack that the player rolls, for an adventurer or a friend. `suffer_attack` plays
one on the players' side; the parts of its Defense are in `defense`. Each may lead to the other, by
fumbles, free attacks and stray shots; so both are here.
"""

from solo.rules.art.checks.ranks import WORDS, Rank
from solo.rules.art.fight.arms import Arm, in_reach
from solo.rules.art.fight.assault import Assault, assault_of
from solo.rules.art.fight.attack_costs import (
    is_silent,
    lower_guard,
    rolled_attack,
    stay_unseen,
    use_up,
)
from solo.rules.art.fight.attack_roll import (
    Blow,
    best_arm,
    follow_up,
    met_in_grapple,
    unluckiest,
)
from solo.rules.art.fight.defense import (
    assault_met_in_grapple,
    be_hit,
    damage,
    defense_check,
    protected,
    protectors,
    usable_shield,
    with_shield,
)
from solo.rules.art.fight.ends import end_if_over
from solo.rules.art.fight.friendly_fire import on_comrade, stray_shot
from solo.rules.art.fight.harm import disarm, entangle, fall, for_a_turn, lose_backstab, wound
from solo.rules.art.fight.kickers import (
    FoeKick,
    Kick,
    damage_rank,
    defense_gains,
    foe_kick,
    kicker_of,
    kicks,
    steady_powers,
    suffer_kick,
)
from solo.rules.art.fight.lingering import linger
from solo.rules.art.fight.questions import Pick, choose
from solo.rules.art.fight.rolls import FightRoll, Form, roll, roll_in_form
from solo.rules.art.fight.state import RULES, Lasting, Pairs, altered
from solo.rules.art.fight.table import FightTable, held
from solo.rules.art.fight.track import meet
from solo.rules.art.fight.words import words
from solo.rules.art.health import damage as health
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.table import Script

PERKS = RULES["perks"]
PATHETIC = Rank.parse(RULES["mishap"]["on"])


# The player attacks


def attack(table: FightTable, blow: Blow) -> Script[None]:
    """Make an attack: whom it meets, the roll, and what it does (ART-388, ART-444)."""
    end_if_over(table)
    if table.up(blow.by) and table.up(blow.at):
        yield from strike_met(table, (yield from met_in_grapple(table, blow)))


def strike_met(table: FightTable, blow: Blow) -> Script[None]:
    """Make an attack on whom it meets: the roll, and what it does (ART-388, ART-135)."""
    end_if_over(table)
    table.stir()
    silent = table.fighter(blow.by).hidden and is_silent(blow)
    table.alter(blow.by, hidden=False)
    table.face(blow.by, blow.at)
    if blow.arm is not None and blow.arm.both:
        lower_guard(table, blow.by)

    outcome, critical = yield from rolled_attack(table, blow)
    yield from land(table, blow, outcome, critical=critical)

    if silent:
        stay_unseen(table, blow)


def land(
    table: FightTable, blow: Blow, outcome: Outcome, *, critical: bool = False
) -> Script[None]:
    """Let an attack that was rolled hit or miss, and go wrong on the worst results.

    Source: ART Engine, ART-261, ART-262, ART-389, ART-391, ART-392, ART-502.
    """
    use_up(table, blow)
    rank = int(outcome.facts["result_index"])
    stray = (yield from stray_shot(table, blow)) if rank == PATHETIC else None

    if table.fighter(blow.at).side != "foe":
        if rank > Rank.PATHETIC:
            yield from suffer_attack(table, on_comrade(table, blow, rank))
    else:
        rank -= blow.lessened
        hits = rank >= Rank.INFERIOR and rank >= table.lowest_free(blow.at)
        if hits and critical:
            rank = min(int(Rank.EXTREME), rank + PERKS["critical"])
            table.say("critical", blow.by, rank=WORDS[rank])
        yield from _hit_or_miss(table, blow, rank, hits, outcome)

    if outcome.facts["result_index"] == Rank.CATASTROPHIC and not blow.area:
        yield from fumble(table, blow.by, by=blow.by, at=blow.at, arm=blow.arm)
    if stray is not None:
        yield from suffer_attack(table, stray)


def _hit_or_miss(
    table: FightTable, blow: Blow, rank: int, hits: bool, outcome: Outcome
) -> Script[None]:
    """Wound the foe that is hit; one kicker effect may happen besides or instead (ART-016)."""
    hurt = damage_rank(rank) if hits else None
    if not hits:
        least = max(int(Rank.INFERIOR), table.lowest_free(blow.at)) + blow.lessened
        needed = WORDS[min(least, Rank.AWESOME)]
        table.say("missed", blow.by, at=blow.area and table.name(blow.at), needed=needed)
    found = kicks(table, blow, rank, hits, outcome)
    plain = Kick(id="damage", text=words("plain-damage"), rank=hurt)
    kick = found[0] if found else plain
    instead = any(one.binds for one in found)
    if len(found) > 1 or instead:
        open_to = (*found, plain) if instead else found
        said = words("kicker-is", kicker=kicker_of(outcome))
        picks = [Pick(id=one.id, text=one.text, value=one) for one in open_to]
        kick = yield from choose(table, blow.by, said, picks)

    if kick.told:
        table.say("told", text=kick.told)
    if kick.gains is not None:
        table.gains(blow.by, kick.gains)
    if kick.binds is not None:
        entangle(table, blow.at, kick.binds)
    if kick.staggers and table.up(blow.at):
        table.loses_turn(blow.at)
        table.say("staggered", blow.at)
    if kick.rank is not None:
        wound(table, blow.at, kick.rank)
        for power in (*steady_powers(table, blow), *([kick.power] if kick.power else [])):
            yield from linger(table, blow.at, power.burns, power.venom)
    again = follow_up(table, blow) if kick.again and table.up(blow.at) else None
    if again is not None:
        yield from attack(table, again)


# Ours are attacked


def suffer_attack(table: FightTable, assault: Assault) -> Script[None]:
    """Let somebody be attacked: another may step in the way, then Defense is rolled.

    Source: ART Engine, ART-190, ART-387, ART-389, ART-420 to ART-422, ART-444.
    """
    end_if_over(table)
    if not table.up(assault.at) or not (assault.comrade or any(map(table.up, assault.by))):
        return
    assault = yield from assault_met_in_grapple(table, assault)
    if assault.by:
        table.say("assault", assault.by[0], at=table.name(assault.at), many=len(assault.by),
                   more=len(assault.by) - 1, behind=assault.behind)  # fmt: skip
    if assault.rank > Rank.CATASTROPHIC:  # which nobody's Defense fails against
        table.stir()
    if table.fighter(assault.at).side == "foe":
        rank = health.foe_struck(table.fighter(assault.at).ranks, assault.rank, assault.rating)
        if rank is None:
            table.say("unharmed", assault.at)
        else:
            wound(table, assault.at, rank)
        return
    helpers = protectors(table, assault)
    if helpers:
        assault = yield from protected(table, assault, helpers)
    yield from defend(table, assault)


def defend(table: FightTable, assault: Assault) -> Script[None]:
    """Roll Defense for whoever an attack has met (ART-015, ART-016, ART-258, ART-387)."""
    end_if_over(table)
    who = assault.at
    if not table.up(who):
        return
    if assault.by and not assault.behind:
        meet(table, who, assault.by[0])
    outcome = yield from _roll_defense(table, assault)
    kick = None if assault.comrade else foe_kick(table, assault.by, outcome)
    if outcome.failures:
        yield from _fail_defense(table, assault, outcome, kick)
    else:
        yield from _hold_defense(table, assault, outcome, kick)


def _fail_defense(
    table: FightTable, assault: Assault, outcome: Outcome, kick: FoeKick | None
) -> Script[None]:
    """Let an attack hit: first what kickers do, then a parry or the wound.

    Source: ART Engine, ART-259, ART-260, ART-495.
    """
    who = assault.at
    for _, gain in defense_gains(table, who, outcome):
        table.gains(who, gain)
    if kick is not None:
        suffer_kick(table, who, kick, outcome.failures)
    rank = damage(outcome.failures, assault, kick.effect.worse if kick else 0)
    word = rank.word if rank is not None else "no"
    told = {**outcome.facts, "damage": word, "damage_rating": assault.rating}
    table.explains(outcome._replace(facts=told))
    came = "wounded" if rank is None else (yield from be_hit(table, assault, rank))
    if came == "riposte":
        yield from free_attack(table, who, assault.by[0], why="riposte")
    if came == "wounded":
        lose_backstab(table, assault.at, assault.by)
        for one in assault.by:
            block = table.fighter(one).ranks
            if table.fighter(one).weapon == "hand":
                yield from linger(table, who, block.burns, block.venom)
    if kick is not None:
        yield from linger(table, who, kick.effect.burns, kick.effect.venom)
    if kick is not None and kick.effect.damage is not None:
        wound(table, who, kick.effect.damage)


def _hold_defense(
    table: FightTable, assault: Assault, outcome: Outcome, kick: FoeKick | None
) -> Script[None]:
    """Let an attack miss; an Awesome Defense makes the foe fumble, and may allow a counterstrike.

    It does so for a friend, too, since the player rolls for both (ART-192, ART-395). A
    counterstrike excludes what a kicker of Defense brings (ART-485).

    Source: ART Engine, ART-394, ART-483 to ART-485.
    """
    who = assault.at
    table.say("unharmed", who)
    awesome = outcome.facts["result_index"] == Rank.AWESOME
    foe = assault.by[0] if awesome and assault.by and not assault.comrade else ""
    counters = foe and table.perk(who, "counterstrike") and not outcome.facts["taken"]
    gains = defense_gains(table, who, outcome)
    if not counters:
        for _, gain in gains:
            table.gains(who, gain)
    if kick is not None:
        suffer_kick(table, who, kick, outcome.failures)
        yield from linger(table, who, kick.effect.burns, kick.effect.venom)
    if counters and gains:  # chosen, the counterstrike comes at once; else it comes last
        counters = False
        if (yield from _counters_instead(table, who, gains)):
            yield from free_attack(table, who, foe, why="counterstrike")
    if kick is not None and kick.effect.damage is not None:
        wound(table, who, kick.effect.damage)
    if foe and not table.fighter(who).foe:
        yield from fumble(table, foe, by=who, at=who)
    if counters:
        yield from free_attack(table, who, foe, why="counterstrike")


def _roll_defense(table: FightTable, assault: Assault) -> Script[Outcome]:
    """Roll Defense, with a shield if its bearer so decides before the roll (ART-106)."""
    who, check = assault.at, defense_check(table, assault)
    own = usable_shield(table, assault)
    if own is None:
        return (yield from roll(table, who, check))
    raised = Form(with_shield(check, own), Option("shield", words("raise-shield"), hint="shield"))
    bare = Form(check, Option("no-shield", words("spare-shield"), hint="shield"))
    forms = (raised, bare) if table.fighter(who).guarding else (bare, raised)
    outcome, rolled = yield from roll_in_form(table, who, *forms)
    if rolled is raised.check:
        table.alter(who, shield=table.fighter(who).shield + 1)
    return outcome


def _counters_instead(
    table: FightTable, who: str, gains: list[tuple[str, Lasting]]
) -> Script[bool]:
    """Ask for a counterstrike or for what the kicker brings; tell whether it is a counterstrike."""
    strike = Pick[Lasting | None](id="counterstrike", text=words("counterstrike"), value=None)
    others = [
        Pick[Lasting | None](
            id=perk, text=words("gain", name=gain.name, amount=gain.amount), value=gain
        )
        for perk, gain in gains
    ]
    gained = yield from choose(table, who, words("one-not-both"), [strike, *others])
    if gained is not None:
        table.gains(who, gained)
    return gained is None


# What goes wrong


def fumble(
    table: FightTable, who: str, *, by: str, at: str, arm: Arm | None = None
) -> Script[None]:
    """Roll on the Fumble table: Agility for one's own fumble, Cunning for one that a foe makes.

    Args:
        table: The workbench.
        who: Who fumbles.
        by: The one who rolls: the fumbler, or who caused a foe's fumble.
        at: Whom the attack was meant for.
        arm: The weapon, for an adventurer.

    Source: ART Engine, ART-392 to ART-395. The rows of the table stand in data/fight.json.
    """
    end_if_over(table)
    if not (table.up(who) and table.up(by)):
        return
    own = who == by
    table.say("fumbles", who)
    attribute = "agility" if own else "cunning"
    check = FightRoll(
        deed="fumble",
        attribute=attribute,
        trait=table.friend_trait(by, attribute),
        skills=tuple(RULES["skills"]["fumble"]) if own else (),
        shift=table.columns(by, "rolls"),
        purpose=words("to-recover") if own else words("to-use-slip", name=table.name(who)),
    )
    outcome = yield from roll(table, by, check)
    row = RULES["fumble"]["own" if own else "foe"]
    yield from happen(table, row[int(outcome.facts["result_index"]) - 1], who, at, arm)


def happen(table: FightTable, what: str, who: str, at: str, arm: Arm | None = None) -> Script[None]:
    """Let a row of the Fumble table happen (ART-393)."""
    band = table.fighter(who).band
    comrades = [one.id for one in table.beside(who) if one.band == band]
    if what == "fall" and table.fighter(who).prone:
        what = "drop"
    if what == "comrade" and not comrades:
        what = "shaken-1"
    if what == "drop" and not _may_drop(table, who, arm):
        what = "empty-handed"
    table.say("fumble", who, what=what)
    match what:
        case "shaken-1" | "shaken-2":
            table.lasts(who, for_a_turn(table, who, "rolls", "shaken", -int(what[-1])))
        case "comrade":
            unlucky = yield from unluckiest(table, comrades, who, words("out-of-the-way"))
            if table.fighter(who).foe:
                yield from suffer_attack(table, assault_of(table, (who,), unlucky))
            else:
                yield from attack(table, Blow(by=who, at=unlucky, arm=arm))
        case "free-attack":
            yield from free_attack(table, at, who, why="fumble")
        case "drop":
            disarm(table, who, arm.carried if arm else None)
        case "fall":
            fall(table, who)
        case "no-attack" | "no-move" | "no-parry":
            table.lasts(who, for_a_turn(table, who, what, "off balance"))


def _may_drop(table: FightTable, who: str, arm: Arm | None) -> bool:
    """Tell whether a fumble can take the weapon: bare hands hold none, and a thrown one is gone."""
    fighter = table.fighter(who)
    if fighter.block is not None:
        return fighter.weapon == "hand" and fighter.ranks.arm is not None
    thing = arm.carried if arm is not None else None
    return thing is not None and held(table.sheet_of(who), thing) is not None


def free_attack(
    table: FightTable, by: str, at: str, added: Pairs = (), *, why: str
) -> Script[None]:
    """Let somebody strike out of turn, if the target is in reach and can be struck at.

    Source: ART Engine, ART-393, ART-437, ART-485.
    """
    end_if_over(table)
    if not (table.up(by) and table.up(at)) or _helpless(table, by):
        return
    fighter = table.fighter(by)
    arm = best_arm(table, by, at) if fighter.block is None else None
    if (fighter.block is None and arm is None) or not in_reach(table, by, at, arm):
        return
    table.say("free-attack", by, why=why)
    if fighter.foe:
        assault = assault_of(table, (by,), at)
        yield from suffer_attack(table, altered(assault, added=(*assault.added, *added)))
    else:
        yield from attack(table, Blow(by=by, at=at, arm=arm, added=added))


def _helpless(table: FightTable, who: str) -> bool:
    fighter = table.fighter(who)
    return bool(fighter.lost or fighter.pinned or fighter.tied("arms") or fighter.fooled) or (
        table.barred(who, "no-attack")
    )
