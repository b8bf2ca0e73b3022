"""Attacks from beginning to end: the roll, the hit, kickers, Defense, wounds and fumbles.

`attack` is an attack that the player rolls, for an adventurer or a friend; `suffer_attack` is one
against the players' side. Each may lead to the other: fumbles, free attacks and stray shots do.
"""

from functools import partial

from solo.rules.art.checks.fame import change_tally, expend
from solo.rules.art.checks.ranks import WORDS, Rank
from solo.rules.art.fight.arms import Arm, in_reach, is_handgun
from solo.rules.art.fight.assault import Assault, armed, assault_of
from solo.rules.art.fight.attack_roll import (
    Blow,
    attack_check,
    best_arm,
    follow_up,
    is_melee,
    struck_in_grapple,
    unluckiest,
)
from solo.rules.art.fight.defense import (
    boxes_hit,
    damage,
    defense_check,
    feign,
    parries,
    parry_check,
    play_dead_check,
    protect_check,
    protectors,
    usable_shield,
    with_shield,
)
from solo.rules.art.fight.ends import look
from solo.rules.art.fight.harm import destroy, disarm, entangle, fall, for_a_turn, lay, wound
from solo.rules.art.fight.kickers import (
    FoeKick,
    Kick,
    damage_rank,
    defense_gains,
    fires,
    foe_kick,
    kicker_of,
    kicks,
    steady_powers,
    suffer_kick,
)
from solo.rules.art.fight.lingering import linger
from solo.rules.art.fight.messages import capital
from solo.rules.art.fight.questions import Pick, choose
from solo.rules.art.fight.rolls import Aborted, FightRoll, Form, chances, roll, roll_in_form
from solo.rules.art.fight.state import RULES, Fighter, Lasting, Pairs, altered
from solo.rules.art.fight.table import FightTable, held
from solo.rules.art.fight.track import meet
from solo.rules.art.gear import weapon
from solo.rules.art.gear.item import Carried
from solo.rules.art.health import damage as health
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.script import Script

PERKS = RULES["perks"]
PATHETIC = Rank.parse(RULES["mishap"]["on"])


# The player attacks


def attack(table: FightTable, blow: Blow) -> Script[None]:
    """Make an attack: whom it meets, the roll, and what it does (ART-388, ART-135, ART-444)."""
    look(table)
    if not (table.up(blow.by) and table.up(blow.at)):
        return
    blow = yield from _met_in_grapple(table, blow)
    table.stir()
    critical = _pay_critical(table, blow)
    silent = table.fighter(blow.by).hidden and _is_silent(blow)
    table.alter(blow.by, hidden=False)
    table.face(blow.by, blow.at)
    if blow.arm is not None and blow.arm.both:
        _lower_guard(table, blow.by)

    try:
        outcome = yield from roll(table, blow.by, attack_check(table, blow))
    except Aborted:
        table.put(blow.by, *change_tally(table.sheet_of(blow.by), -int(critical)))
        raise
    yield from land(table, blow, outcome, critical=critical)

    if silent:
        _stay_unseen(table, blow)


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
            yield from suffer_attack(table, _on_comrade(table, blow, rank))
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
        needed = max(int(Rank.INFERIOR), table.lowest_free(blow.at)) + blow.lessened
        table.say(
            "missed", blow.by, at=table.name(blow.at), needed=WORDS[min(needed, Rank.AWESOME)]
        )
    found = kicks(table, blow, rank, hits, outcome)
    plain = Kick(id="damage", text="Damage as it is, and nothing else", rank=hurt)
    kick = found[0] if found else plain
    instead = any(one.binds for one in found)
    if len(found) > 1 or instead:
        open_to = (*found, plain) if instead else found
        said = f"The kicker is {kicker_of(outcome)}: one of these may happen."
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


def _met_in_grapple(table: FightTable, blow: Blow) -> Script[Blow]:
    """Return an attack as it is after Fate has said whom of a grapple it meets (ART-444)."""
    if blow.area or table.battle.grip_of(blow.at) is None:
        return blow
    handgun = blow.arm is not None and is_handgun(blow.arm.item) and not blow.arm.thrown
    met = yield from struck_in_grapple(table, blow.by, blow.at, handgun=handgun)
    if met == blow.at:
        return blow
    if met == blow.by:
        table.say("astray-self", met)
    else:
        table.say("astray", blow.by, at=table.name(met))
    return altered(blow, at=met)


def _pay_critical(table: FightTable, blow: Blow) -> bool:
    """Pay the Fame of a critical hit that was announced; tell whether it was (ART-502)."""
    turn = table.battle.turn
    if turn is None or turn.who != blow.by or not turn.critical or blow.arm is None:
        return False
    table.alter_turn(critical=False)
    if table.sheet_of(blow.by).fame_left < 1:
        return False
    table.put(blow.by, *expend(table.sheet_of(blow.by), 1))
    return True


def _is_silent(blow: Blow) -> bool:
    return blow.arm is not None and not blow.area and weapon.is_silent(blow.arm.item)


def _stay_unseen(table: FightTable, blow: Blow) -> None:
    """Keep whom a silent weapon has not betrayed unseen (ART-135).

    Our reading, as the text gives silence no effect: an attack shows the attacker, unless nothing
    was heard, whoever it was meant for is down, and no other foe shares the attacker's band.
    """
    look(table)
    by = table.fighter(blow.by)
    near = any(one.band == by.band and not one.hidden for one in table.foes())
    if table.up(blow.by) and not table.up(blow.at) and table.foes() and not near:
        table.alter(blow.by, hidden=True)
        table.say("unheard", blow.by)


def _lower_guard(table: FightTable, who: str) -> None:
    """Lower Defense until the next turn: both hands hold the handgun (ART-453)."""
    points = RULES["two_handed_handgun"]["defense"]
    name = "both hands on the gun"
    if not any(one.name == name for one in table.fighter(who).lasting):
        table.lasts(who, Lasting(kind="defense", name=name, amount=points, until="start"))


def use_up(table: FightTable, blow: Blow) -> None:
    """End what helps a single attack, and let go what was thrown (ART-119, ART-425, ART-489)."""
    kinds = ("attack", "attack-columns")
    left = tuple(
        one
        for one in table.fighter(blow.by).lasting
        if not (one.once and one.kind in kinds and one.on in ("", blow.at)
                and one.since <= table.battle.round)
    )  # fmt: skip
    table.alter(blow.by, lasting=left)
    if (blow.by, blow.at) not in table.battle.attacked:
        table.update(attacked=(*table.battle.attacked, (blow.by, blow.at)))
    arm = blow.arm
    if arm is not None and arm.thrown and arm.carried is not None and not blow.area:
        place = held(table.sheet_of(blow.by), arm.carried)
        if place is not None:
            lay(table, blow.by, place, table.fighter(blow.at).band, 1)


def _on_comrade(table: FightTable, blow: Blow, rank: int) -> Assault:
    """Return an attack on one of ours: its result is what Defense must meet (ART-389)."""
    arm = blow.arm
    firearm = arm is not None and arm.item.weapon is not None and arm.item.weapon.klass.firearm
    firearm = firearm and not table.perk(blow.by, "armor-piercing-rounds")  # ART-497
    return Assault(
        at=blow.at,
        rank=damage_rank(rank),
        name=table.name(blow.by),
        melee=is_melee(table, blow),
        hands=arm.item.hands if arm else 1,
        firearm=firearm,
        lessened=blow.lessened,
        comrade=True,
    )


# Ours are attacked


def suffer_attack(table: FightTable, assault: Assault) -> Script[None]:
    """Let somebody be attacked: another may step in the way, then Defense is rolled.

    Source: ART Engine, ART-190, ART-387, ART-389, ART-420 to ART-422, ART-444.
    """
    look(table)
    if not table.up(assault.at) or not (assault.comrade or any(map(table.up, assault.by))):
        return
    assault = yield from _assault_met_in_grapple(table, assault)
    if assault.by:
        table.say("assault", assault.by[0], at=table.name(assault.at), many=len(assault.by),
                   behind=assault.behind)  # fmt: skip
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
        assault = yield from _protected(table, assault, helpers)
    yield from defend(table, assault)


def _assault_met_in_grapple(table: FightTable, assault: Assault) -> Script[Assault]:
    """Return a foe's attack as it is after Fate has said whom of a grapple it meets.

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


def _protected(table: FightTable, assault: Assault, helpers: list[Fighter]) -> Script[Assault]:
    """Let one of the helpers step in the way; return the attack on whom it then meets.

    It is the action of the turn, whether it works or not.
    """
    at, alertness = table.name(assault.at), table.rank(assault.by[0], "alertness")
    picks = [Pick(id="stand-by", text=f"Leave {at} to it", value="")]
    for one in helpers:
        text = f"{one.name} protects {at}: Agility against {alertness.word}"
        check = protect_check(table, one.id, assault)
        odds = partial(chances, table, one.id, check)
        picks.append(
            Pick(id=f"protect-{one.id}", text=text, value=one.id, hint="protect", odds=odds)
        )
    said = capital(f"{assault.name} attacks {at}.")
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
    return altered(anew, rating=assault.rating, added=assault.added, behind=False)


def defend(table: FightTable, assault: Assault) -> Script[None]:
    """Roll Defense for whoever an attack has met (ART-015, ART-016, ART-258, ART-387)."""
    look(table)
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
    parried = rank is not None and (yield from _be_hit(table, assault, rank))
    if not parried:
        _lose_backstab(table, assault)
        for one in assault.by:
            block = table.fighter(one).ranks
            if table.fighter(one).weapon == "hand":
                yield from linger(table, who, block.burns, block.venom)
    if kick is not None:
        yield from linger(table, who, kick.effect.burns, kick.effect.venom)
    if kick is not None and kick.effect.damage is not None:
        wound(table, who, kick.effect.damage)


def _lose_backstab(table: FightTable, assault: Assault) -> None:
    """End the advantage of having gained somebody's back: they have hit with an attack (ART-495).

    Reading: an attack that was parried has not hit.
    """
    lasting = table.fighter(assault.at).lasting
    left = tuple(one for one in lasting if not (one.name == "backstab" and one.on in assault.by))
    table.alter(assault.at, lasting=left)


def _hold_defense(
    table: FightTable, assault: Assault, outcome: Outcome, kick: FoeKick | None
) -> Script[None]:
    """Let an attack miss; an Awesome Defense makes the foe fumble, and may open it to a counter.

    That is so for a friend as for an adventurer, as the player rolls for both (ART-192, ART-395).
    A counterstrike goes together with nothing that a Defense kicker brings (ART-485).

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
    raised = Form(with_shield(check, own), Option("shield", "Raise the shield", hint="shield"))
    text = "Leave the shield out of it, to parry with"
    bare = Form(check, Option("no-shield", text, hint="shield"))
    forms = (raised, bare) if table.fighter(who).guarding else (bare, raised)
    outcome, rolled = yield from roll_in_form(table, who, *forms)
    if rolled is raised.check:
        table.alter(who, shield=table.fighter(who).shield + 1)
    return outcome


def _counters_instead(
    table: FightTable, who: str, gains: list[tuple[str, Lasting]]
) -> Script[bool]:
    """Choose between a counterstrike and what the kicker brings; tell whether it is the first."""
    strike = Pick[Lasting | None](id="counterstrike", text="Counterstrike at once", value=None)
    others = [
        Pick[Lasting | None](id=perk, text=f"{gain.name.capitalize()}: {gain.amount:+}", value=gain)
        for perk, gain in gains
    ]
    gained = yield from choose(table, who, "One of these may happen, not both.", [strike, *others])
    if gained is not None:
        table.gains(who, gained)
    return gained is None


def _be_hit(table: FightTable, assault: Assault, rank: Rank) -> Script[bool]:
    """Offer a parry, or to play dead, before the damage is done; tell whether it was parried.

    Source: ART Engine, ART-401, ART-402, ART-423.
    """
    who = assault.at
    picks = [
        Pick[Carried | str](
            id="take-it", text=f"Take the {rank.word} damage", value="take", hint="take"
        )
    ]
    if table.fighter(who).block is None:
        picks += _parry_picks(table, assault, rank)
        picks += _play_dead_picks(table, who, rank, asked=len(picks) > 1)
    answer: Carried | str = "take"
    if len(picks) > 1:
        said = capital(f"{assault.name} hits {table.name(who)} for {rank.word} damage.")
        if not all(one.listed for one in picks):
            said += " You might also play dead."
        answer = yield from choose(table, who, said, picks)
    if isinstance(answer, Carried):
        return (yield from _parry(table, assault, rank, answer))
    wound(table, who, rank)
    if answer == "dead":
        look(table)
        if table.up(who) and table.battle.grip_of(who) is None:
            feign(table, who, (yield from roll(table, who, play_dead_check(table, who))))
    return False


def _parry_picks(table: FightTable, assault: Assault, rank: Rank) -> list[Pick[Carried | str]]:
    """Offer to parry a hit with what is in hand; two shields of a kind are told apart."""
    who, ids = assault.at, [""]
    picks = []
    for place, own in enumerate(dict.fromkeys(parries(table, assault))):
        text = f"Parry with the {own.item.name}: Dexterity against {rank.word}"
        odds = partial(chances, table, who, parry_check(table, who, rank, own))
        ident = f"parry-{own.id}"
        ids.append(ident if ident not in ids else f"{ident}-{place + 1}")
        picks.append(Pick[Carried | str](id=ids[-1], text=text, value=own, hint="parry", odds=odds))
    return picks


def _play_dead_picks(
    table: FightTable, who: str, rank: Rank, *, asked: bool
) -> list[Pick[Carried | str]]:
    """Offer to play dead after a hit that leaves somebody up.

    Reading: it is listed for a grave hit, which checks the last box or leaves half of them at most,
    and can be chosen too where something is asked anyway; a scratch asks nothing. After any hit it
    can be done on one's turn.
    """
    boxes, checked = table.boxes(who)
    hit = boxes_hit(table, who, rank)
    left = len(boxes) - len(checked) - len(hit)
    grave = len(boxes) - 1 in hit or 2 * left <= len(boxes)
    if not (hit and left) or not (grave or asked):
        return []
    text = "Take it, and play dead: Cunning, against those who look closely"
    odds = partial(chances, table, who, play_dead_check(table, who))
    return [Pick(id="play-dead", text=text, value="dead", hint="dead", odds=odds, listed=grave)]


def _parry(table: FightTable, assault: Assault, rank: Rank, thing: Carried) -> Script[bool]:
    """Parry a hit, once the damage is known, as the action of the round; tell whether it worked.

    Source: ART Engine, ART-401, ART-412, ART-413, ART-486, ART-487.
    """
    who = assault.at
    table.alter(who, spent=True, parried=table.fighter(who).parried or thing.item.shield)
    outcome = yield from roll(table, who, parry_check(table, who, rank, thing))
    result = outcome.facts["result_index"]
    if result == Rank.parse(RULES["parry"]["drops_on"]):
        disarm(table, who, thing)
    elif result == Rank.parse(RULES["parry"]["shatters_on"]):
        table.say("shattered", who, weapon=thing.item.name)
        destroy(table, who, thing)
    if outcome.failures:
        wound(table, who, rank)
        return False
    table.say("parried", who, weapon=thing.item.name)
    riposte = fires(table, who, kicker_of(outcome), "riposte", "advanced-riposte")
    if riposte and assault.by and not outcome.facts["taken"]:
        yield from free_attack(table, who, assault.by[0], why="riposte")
    return True


# What goes wrong


def stray_shot(table: FightTable, blow: Blow) -> Script[Assault | None]:
    """Return the attack on the unluckiest of ours in the target's band, if any (ART-391)."""
    thrown = blow.arm is not None and blow.arm.thrown
    if blow.area or thrown or is_melee(table, blow):
        return None
    band = table.fighter(blow.at).band
    there = [one.id for one in table.ours() if one.band == band and one.id != blow.by]
    if not there:
        return None
    unlucky = yield from unluckiest(table, there, blow.by, "against a stray shot")
    table.say("stray", unlucky)
    rank = Rank.parse(RULES["mishap"]["attack"])
    return Assault(at=unlucky, rank=rank, name="a stray shot", melee=False, comrade=True)


def fumble(
    table: FightTable, who: str, *, by: str, at: str, arm: Arm | None = None
) -> Script[None]:
    """Roll on the Fumble table: Agility for one's own, Cunning for a foe's that one caused.

    Args:
        table: The workbench.
        who: Who fumbles.
        by: The one who rolls: the fumbler, or who caused a foe's fumble.
        at: Whom the attack was meant for.
        arm: The weapon, for an adventurer.

    Source: ART Engine, ART-392, ART-394, ART-395.
    """
    look(table)
    if not (table.up(who) and table.up(by)):
        return
    own = who == by
    table.say("fumbles", who)
    attribute = "agility" if own else "cunning"
    slip = f"to make the most of {table.name(who)}'s slip"
    block = table.fighter(by).block
    check = FightRoll(
        deed="fumble",
        attribute=attribute,
        trait=None if block is None else max(1, block.trait(attribute)),
        skills=tuple(RULES["skills"]["fumble"]) if own else (),
        shift=table.columns(by, "rolls"),
        purpose="to recover from the fumble" if own else slip,
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
    table.say("fumble", who, what=what)
    match what:
        case "shaken-1" | "shaken-2":
            table.lasts(who, for_a_turn(table, who, "rolls", "shaken", -int(what[-1])))
        case "comrade":
            unlucky = yield from unluckiest(table, comrades, who, "to be out of the way")
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
        case _:
            pass


def free_attack(
    table: FightTable, by: str, at: str, added: Pairs = (), *, why: str
) -> Script[None]:
    """Let somebody strike outside the order, if the target is in reach and can be struck at.

    Source: ART Engine, ART-393, ART-437, ART-485.
    """
    look(table)
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
