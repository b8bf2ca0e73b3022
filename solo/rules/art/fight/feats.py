"""What may be done to one foe besides an attack, such as a push; each takes an action and a roll.

Source of all: ART Engine, ART-414 to ART-419, ART-426 to ART-430, ART-444, ART-489, ART-495,
ART-504.
"""

from collections.abc import Callable, Iterable, Iterator

from solo.dataclass import dataclass
from solo.rules.art.checks.fame import change_tally, expend
from solo.rules.art.checks.ranks import Rank, clamp_rank
from solo.rules.art.fight.arms import Arm, arms, can_attack, in_reach, weapon_in_use
from solo.rules.art.fight.attack import fumble, strike_met, suffer_attack
from solo.rules.art.fight.attack_costs import use_up
from solo.rules.art.fight.attack_roll import Blow, attack_check, met_in_grapple
from solo.rules.art.fight.friendly_fire import stray_shot
from solo.rules.art.fight.harm import disarm, fall, retire, wound
from solo.rules.art.fight.lingering import catch
from solo.rules.art.fight.offers import Offer, follow, why_not
from solo.rules.art.fight.rolls import Aborted, FightRoll, roll, trait_check
from solo.rules.art.fight.state import RULES, Effort, Fighter, Lasting, Turn, altered
from solo.rules.art.fight.surroundings import Feature
from solo.rules.art.fight.table import FightTable
from solo.rules.art.fight.words import words
from solo.rules.art.gear import carrying as gear
from solo.rules.art.gear import weapon
from solo.rules.core.menus.offers import MAIN
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.table import Script
from solo.words import Message, Text

PERKS = RULES["perks"]

Reason = Text | None
"""Why something can't be done now; nothing when it can; None when it is not even offered."""
Check = Callable[[FightTable, str, str], FightRoll]
"""Returns what is rolled, given who does it, and to whom."""


@dataclass(frozen=True, kw_only=True)
class Feat:
    """Something that may be done to a foe; its functions are given who does it, and to whom."""

    id: str  # what names it: `knock-down`
    may: Callable[[FightTable, str, str], Reason]  # tells why it can't be done now
    check: Check  # what is rolled
    then: Callable[[FightTable, str, str, Outcome], Script[None] | None]  # what it comes to
    price: int = 0  # the Fame that it costs
    hint: str = ""  # a word that may be typed for it
    blow: Callable[[FightTable, str, str], Blow] | None = None  # the attack that it is, if any
    unseen: bool = False  # whether who succeeds at it unseen stays so
    close: bool = False  # whether it is done to those in one's own band alone


def against(deed: str, attribute: str, *theirs: str, lowest: bool = False) -> Check:
    """Return a check of an attribute against the higher (or lowest) of the foe's ranks."""

    def check(table: FightTable, who: str, at: str) -> FightRoll:
        rank, purpose = table.rank(at, *theirs, lowest=lowest), _to(deed, table.name(at))
        return trait_check(table, who, deed, attribute, rank, at, purpose)

    return check


def _to(deed: str, at: str) -> Message:
    """Say for what one rolls who does something to a foe."""
    return words(f"to-{deed}", at=at)


def _melee(table: FightTable, who: str) -> bool:
    fighter = table.fighter(who)
    if fighter.block is not None:
        arm = fighter.ranks.arm if fighter.weapon == "hand" else None
        return arm is not None and arm.type == "melee"
    own = gear.ready_weapons(table.sheet_of(who))
    return any(weapon.is_melee(one.item) for one in own)


def _free_of_grips(table: FightTable, who: str) -> bool:
    return table.battle.grip_of(who) is None


# Knock down


def _may_knock(table: FightTable, who: str, at: str) -> Reason:
    if not _free_of_grips(table, who):
        return None
    return words("down-already", name=table.name(at)) if table.fighter(at).prone else ""


def _knocked(table: FightTable, who: str, at: str, outcome: Outcome) -> None:
    """Put the foe on the ground on a success, oneself on a bad failure (ART-418, ART-419)."""
    if outcome.successes:
        fall(table, at)
    elif 2 * outcome.failures > _agility(table, who):
        fall(table, who)


def _agility(table: FightTable, who: str) -> int:
    """Return somebody's Agility as a number; a friend's rank stands for one (ART-010, ART-192)."""
    block = table.fighter(who).block
    return table.sheet_of(who).attributes["agility"] if block is None else block.trait("agility")


# Force back


def hazard_near(table: FightTable, who: str) -> tuple[int, Feature] | None:
    """Return the nearest feature with a hazard, in this band or the next (ART-414)."""
    here, combat = table.fighter(who).band, table.battle.combat
    for band in (here, here + 1, here - 1):
        feature = combat.feature(band)
        if feature is not None and feature.hazard is not None:
            return band, feature
    return None


def _may_force(table: FightTable, who: str, at: str) -> Reason:
    if hazard_near(table, who) is None:
        return None
    if not _free_of_grips(table, who) or not _free_of_grips(table, at):
        return None
    return "" if _melee(table, who) else words("takes-melee")


def _force_check(table: FightTable, who: str, at: str) -> FightRoll:
    rank = table.rank(at, "strength", "agility")
    near = hazard_near(table, who)
    purpose = words("to-force-back", at=table.name(at), into=near[1].name if near else "")
    return trait_check(table, who, "force-back", "strength", rank, at, purpose)


def _forced(table: FightTable, who: str, at: str, outcome: Outcome) -> None:
    """Count a push towards the goal; whoever loses it goes into the hazard (ART-414 to ART-417)."""
    near = hazard_near(table, who)
    if near is None or near[1].hazard is None:
        return
    band, feature = near
    key, goal = f"force-back:{who}:{at}", near[1].hazard.feet
    effort = added(table, key, outcome)
    name = words("forcing-back", name=table.name(at))
    table.say("effort", who, name=name, won=effort.successes, lost=effort.failures, goal=goal)
    if max(effort.successes, effort.failures) < goal:
        return
    drop_effort(table, key)
    plunge(table, at if effort.successes >= goal else who, band, feature)


def added(table: FightTable, key: str, outcome: Outcome) -> Effort:
    """Add a roll to a sustained action, and return how far it has come."""
    table.stir(mark=True)
    so_far = table.battle.efforts.get(key, Effort())
    effort = altered(
        so_far,
        successes=so_far.successes + outcome.successes,
        failures=so_far.failures + outcome.failures,
    )
    table.update(efforts={**table.battle.efforts, key: effort})
    return effort


def drop_effort(table: FightTable, key: str) -> None:
    """Forget how far a sustained action has come."""
    efforts = {name: one for name, one in table.battle.efforts.items() if name != key}
    table.update(efforts=efforts)


def plunge(table: FightTable, who: str, band: int, feature: Feature) -> None:
    """Let somebody go into a hazard."""
    hazard = feature.hazard
    assert hazard is not None
    table.say("plunges", who, into=feature.name)
    table.alter(who, band=band)
    fall(table, who)
    if hazard.out and table.fighter(who).block is not None:
        if table.fighter(who).foe:
            retire(table, who, "fallen")
        else:
            table.loses_turn(who)
    rank = hazard.harms(table.perk(who, "breakfall"))
    if rank is not None:
        wound(table, who, rank)
    if feature.burns is not None and table.up(who):
        catch(table, who, feature.burns)


# Disarm


def disarming_arm(table: FightTable, who: str, at: str) -> Arm | None:
    """Return the weapon with which somebody would disarm a foe, or None."""
    if table.fighter(who).block is not None:
        own = weapon_in_use(table, who)
        reaches = own is not None and in_reach(table, who, at, None)
        return Arm(item=own.item, carried=own) if own is not None and reaches else None
    fit = [arm for arm in arms(table, who)
           if arm.carried and not arm.thrown and in_reach(table, who, at, arm)]  # fmt: skip
    return fit[0] if fit else None


def _disarming(table: FightTable, who: str, at: str) -> Blow:
    """Return the attack by which somebody disarms another; a friend's block holds its weapon.

    It is aimed at the weapon, so that no armor of the body counts.
    """
    arm = disarming_arm(table, who, at)
    arm = arm if table.fighter(who).block is None else None
    return Blow(by=who, at=at, arm=arm, part="weapon")


def _may_disarm(table: FightTable, who: str, at: str) -> Reason:
    foe = table.fighter(at)
    if disarming_arm(table, who, at) is None or foe.ranks.arm is None:
        return None
    if foe.weapon != "hand":
        return words("holds-no-weapon", name=table.name(at))
    return can_attack(table, who)


def _disarm_check(table: FightTable, who: str, at: str) -> FightRoll:
    """Return an Attack roll against the higher of Dexterity and Strength (ART-426 to ART-428)."""
    arm, foe = disarming_arm(table, who, at), table.fighter(at)
    assert arm is not None
    rank = int(table.rank(at, "dexterity", "strength"))
    theirs = foe.ranks.arm
    if weapon.is_ranged(arm.item):
        rank += RULES["disarm"]["ranged"]
    if arm.item.hands < 2 and theirs is not None and theirs.hands > 1:
        rank += RULES["disarm"]["two_hands"]
    check = attack_check(table, _disarming(table, who, at))
    return altered(
        check,
        deed="disarm",
        difficulty=clamp_rank(rank),
        purpose=_to("disarm", table.name(at)),
        against=table.name(at),
    )


def _disarmed(table: FightTable, who: str, at: str, outcome: Outcome) -> Script[None]:
    """The weapon lands five feet away: in the same band (ART-429, ART-430).

    With a melee weapon a Catastrophic roll loses one's own instead, in place of a fumble. It is an
    Attack roll: what goes wrong with a shot does so here too (ART-391, ART-392).
    """
    arm = disarming_arm(table, who, at)
    assert arm is not None
    blow = _disarming(table, who, at)
    use_up(table, blow)
    result = int(outcome.facts["result_index"])
    if outcome.successes:
        disarm(table, at)
    elif result == Rank.CATASTROPHIC and weapon.is_melee(arm.item):
        disarm(table, who, arm.carried)
    elif result == Rank.CATASTROPHIC:
        yield from fumble(table, who, by=who, at=at, arm=arm)
    elif result == Rank.PATHETIC:
        stray = yield from stray_shot(table, blow)
        if stray is not None:
            yield from suffer_attack(table, stray)


# Perks that take an action


def _may_feint(table: FightTable, who: str, at: str) -> Reason:
    if not table.perk(who, "feint"):
        return None
    return "" if _free_of_grips(table, who) else words("in-grapple")


def _feinted(table: FightTable, who: str, at: str, outcome: Outcome) -> None:
    amount = PERKS["feint"] * outcome.successes
    if amount:
        feint = Lasting(kind="attack", name="feint", amount=amount, on=at, once=True)
        table.gains(who, feint)


def _may_backstab(table: FightTable, who: str, at: str) -> Reason:
    if not table.perk(who, "backstab"):
        return None
    if any(one.name == "backstab" and one.on == at for one in table.fighter(who).lasting):
        return words("has-back", name=table.name(at))
    return "" if _free_of_grips(table, who) else words("in-grapple")


def _got_behind(table: FightTable, who: str, at: str, outcome: Outcome) -> None:
    amount = PERKS["backstab"] * outcome.successes
    if amount:
        table.gains(who, Lasting(kind="attack", name="backstab", amount=amount, on=at))


def _may_haymaker(table: FightTable, who: str, at: str) -> Reason:
    if not table.perk(who, "haymaker"):
        return None
    if table.sheet_of(who).fame_left < 1:
        return words("takes-fame")
    return can_attack(table, who)


def _punch(table: FightTable, who: str, at: str) -> Blow:
    return Blow(by=who, at=at, arm=Arm(item=weapon.bare_hands()))


def _knocked_out(table: FightTable, who: str, at: str, outcome: Outcome) -> None:
    if outcome.successes:
        table.loses_turn(at, outcome.successes)
        table.say("knocked-out", at, rounds=outcome.successes)
        fall(table, at)


def feat_offers(table: FightTable, who: str, turn: Turn, feats: Iterable[Feat]) -> Iterator[Offer]:
    """Offer each feat against each foe to whom it can be done."""
    seen, here = table.in_sight(), table.fighter(who).band
    beside = [foe for foe in seen if foe.band == here]
    for feat in feats:
        for foe in beside if feat.close else seen:
            why = feat.may(table, who, foe.id)
            if why is not None:
                yield _offer(table, turn, feat, foe, why)


def _offer(table: FightTable, turn: Turn, feat: Feat, foe: Fighter, why: Text) -> Offer:
    who, at = turn.who, foe.id
    return Offer(
        option=Option(
            f"{feat.id}-{at}",
            words(f"feat-{feat.id}", at=foe.name),
            reason=why_not(table, turn, at) or why,
            hint=feat.hint,
        ),
        do=lambda words: _tried(table, who, at, feat),
        check=lambda: feat.check(table, who, at),
        tells=not why,
        page=MAIN if table.battle.grip_of(who) else "foes",
        at=at,
        against=foe.name,
    )


def _tried(table: FightTable, who: str, at: str, feat: Feat) -> Script[None]:
    """Do a feat; whoever has tried one on a foe unseen is seen now."""
    table.spend(at)
    if feat.price:
        table.put(who, *expend(table.sheet_of(who), feat.price))
    table.face(who, at)
    table.stir()
    try:
        if feat.blow is not None and (yield from _goes_astray(table, feat.blow(table, who, at))):
            return
        outcome = yield from roll(table, who, feat.check(table, who, at))
    except Aborted:
        table.put(who, *change_tally(table.sheet_of(who), -feat.price))
        raise
    yield from follow(feat.then(table, who, at, outcome))
    if not (feat.unseen and outcome.successes):
        table.alter(who, hidden=False)


def _goes_astray(table: FightTable, meant: Blow) -> Script[bool]:
    """Let an attack on one of a grapple meet another, if Fate has it so; tell whether it did.

    Reading: whoever it meets is struck by it as by a plain attack (ART-444).
    """
    blow = yield from met_in_grapple(table, meant)
    if blow.at == meant.at:
        return False
    yield from strike_met(table, altered(blow, part=""))
    return True


FEATS = (
    Feat(id="knock-down", may=_may_knock, then=_knocked, hint="knock", close=True,
         check=against("knock-down", "strength", "strength", "agility")),
    Feat(id="force-back", may=_may_force, check=_force_check, then=_forced, hint="force",
         close=True),
    Feat(id="disarm", may=_may_disarm, check=_disarm_check, then=_disarmed, hint="disarm",
         blow=_disarming),
    Feat(id="feint", may=_may_feint, then=_feinted, hint="feint", close=True,
         check=against("feint", "cunning", "cunning")),
    Feat(id="backstab", may=_may_backstab, then=_got_behind, hint="behind", unseen=True,
         close=True,
         check=against("backstab", "cunning", "alertness")),
    Feat(id="haymaker", may=_may_haymaker, then=_knocked_out, price=1, hint="haymaker",
         close=True,
         blow=_punch, check=against("haymaker", "strength", "stamina")),
)  # fmt: skip
