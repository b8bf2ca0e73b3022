"""What an adventurer may do to one foe besides striking it: one roll each, an action each.

Source of all: ART Engine, ART-414 to ART-419, ART-426 to ART-430, ART-489, ART-495, ART-504.
"""

from collections.abc import Callable
from dataclasses import dataclass

from solo.rules.art.checks.fame import expend
from solo.rules.art.checks.ranks import Rank, clamp_rank
from solo.rules.art.fight.arms import arms, can_attack, in_reach
from solo.rules.art.fight.attack import check_of
from solo.rules.art.fight.combat import Feature
from solo.rules.art.fight.draft import Draft
from solo.rules.art.fight.harm import disarm, fall, retire
from solo.rules.art.fight.rolls import FightRoll
from solo.rules.art.fight.state import RULES, Effort, Lasting, altered
from solo.rules.art.fight.tasks import Arm, Blow, Wounds
from solo.rules.art.gear import carrying as gear
from solo.rules.art.gear import weapon
from solo.rules.core.outcome import Outcome

SKILLS = RULES["skills"]
PERKS = RULES["perks"]

Reason = str | None
"""Why something can't be done now; nothing when it can; None when it is not even offered."""


@dataclass(frozen=True, kw_only=True)
class Feat:
    """Something that may be done to a foe.

    Args:
        id: What names it: `knock-down`.
        text: How it reads, with `{at}` for the foe and `{roll}` for what is rolled.
        may: Tells why it can't be done to somebody now.
        check: What is rolled.
        then: What follows the roll.
        price: The Fame that it costs.
        hint: A word that may be typed for it.
    """

    id: str
    text: str
    may: Callable[[Draft, str, str], Reason]
    check: Callable[[Draft, str, str], FightRoll]
    then: Callable[[Draft, str, str, Outcome], None]
    price: int = 0
    hint: str = ""


def trait_check(  # noqa: PLR0913
    draft: Draft,
    who: str,
    deed: str,
    attribute: str,
    difficulty: int,
    at: str,
    purpose: str,
) -> FightRoll:
    """Return an adventurer's trait roll in the fight, with what a hold adds in a grapple."""
    grip = draft.fight.grip_of(who)
    bonus = grip.bonus if grip and grip.holder == who and at in grip.members else 0
    return FightRoll(
        deed=deed,
        attribute=attribute,
        difficulty=clamp_rank(difficulty),
        skills=tuple(SKILLS.get(deed, ())),
        added=(("the hold", bonus),),
        shift=draft.columns(who, "rolls"),
        purpose=purpose,
        against=draft.name(at) if at else "",
    )


def _close(draft: Draft, who: str, at: str) -> bool:
    return draft.fighter(who).band == draft.fighter(at).band


def _melee(draft: Draft, who: str) -> bool:
    own = gear.ready_weapons(draft.sheet(who))
    return any(weapon.is_melee(one.item) for one in own)


def _free_of_grips(draft: Draft, who: str) -> bool:
    return draft.fight.grip_of(who) is None


# Knock down


def _may_knock(draft: Draft, who: str, at: str) -> Reason:
    if not _close(draft, who, at) or not _free_of_grips(draft, who):
        return None
    return f"{draft.name(at)} is down already" if draft.fighter(at).prone else ""


def _knock_check(draft: Draft, who: str, at: str) -> FightRoll:
    rank = draft.rank(at, "strength", "agility")
    name = draft.name(at)
    return trait_check(draft, who, "knock-down", "strength", rank, at, f"to knock {name} down")


def _knocked(draft: Draft, who: str, at: str, outcome: Outcome) -> None:
    """Success puts the foe on the ground; a bad failure the one who tried (ART-418, ART-419)."""
    if outcome.successes:
        fall(draft, at)
    elif 2 * outcome.failures > draft.sheet(who).attributes["agility"]:
        fall(draft, who)


# Force back


def hazard_near(draft: Draft, who: str) -> tuple[int, Feature] | None:
    """Return the nearest feature with a hazard, in this band or the next (ART-414)."""
    here, combat = draft.fighter(who).band, draft.fight.combat
    for band in (here, here + 1, here - 1):
        feature = combat.feature(band)
        if feature is not None and feature.hazard is not None:
            return band, feature
    return None


def _may_force(draft: Draft, who: str, at: str) -> Reason:
    if not _close(draft, who, at) or hazard_near(draft, who) is None:
        return None
    if not _free_of_grips(draft, who) or not _free_of_grips(draft, at):
        return None
    return "" if _melee(draft, who) else "that takes a melee weapon in hand"


def _force_check(draft: Draft, who: str, at: str) -> FightRoll:
    rank = draft.rank(at, "strength", "agility")
    near = hazard_near(draft, who)
    into = near[1].name if near else "away"
    purpose = f"to force {draft.name(at)} back to {into}"
    return trait_check(draft, who, "force-back", "strength", rank, at, purpose)


def _forced(draft: Draft, who: str, at: str, outcome: Outcome) -> None:
    """Count towards the goal; whoever's it reaches first goes in (ART-414 to ART-417)."""
    near = hazard_near(draft, who)
    if near is None or near[1].hazard is None:
        return
    band, feature = near
    key, goal = f"force-back:{who}:{at}", near[1].hazard.feet
    effort = added(draft, key, outcome)
    draft.tell("effort", who, name=f"forcing {draft.name(at)} back", won=effort.successes,
               lost=effort.failures, goal=goal)  # fmt: skip
    if effort.successes >= goal:
        plunge(draft, at, band, feature)
    elif effort.failures >= goal:
        plunge(draft, who, band, feature)
    else:
        return
    draft.alter(efforts={name: one for name, one in draft.fight.efforts.items() if name != key})


def added(draft: Draft, key: str, outcome: Outcome) -> Effort:
    """Add a roll to what was done so far, and return the sum."""
    draft.stir(mark=True)
    so_far = draft.fight.efforts.get(key, Effort())
    effort = altered(
        so_far,
        successes=so_far.successes + outcome.successes,
        failures=so_far.failures + outcome.failures,
    )
    draft.alter(efforts={**draft.fight.efforts, key: effort})
    return effort


def plunge(draft: Draft, who: str, band: int, feature: Feature) -> None:
    """Let somebody go into a hazard."""
    hazard = feature.hazard
    assert hazard is not None
    draft.tell("plunges", who, into=feature.name)
    draft.change(who, band=band)
    rank = hazard.rank
    if rank is not None:
        draft.push(Wounds(who=who, rank=rank))
    fall(draft, who)
    if hazard.out and draft.fighter(who).block is not None:
        if draft.fighter(who).foe:
            retire(draft, who, "fallen")
        else:
            draft.change(who, lost=draft.fighter(who).lost + 1)


# Disarm


def disarming_arm(draft: Draft, who: str, at: str) -> Arm | None:
    """Return the weapon with which somebody would disarm a foe, or None."""
    fit = [arm for arm in arms(draft, who)
           if arm.carried and not arm.thrown and in_reach(draft, who, at, arm)]  # fmt: skip
    return fit[0] if fit else None


def _may_disarm(draft: Draft, who: str, at: str) -> Reason:
    foe = draft.fighter(at)
    if disarming_arm(draft, who, at) is None or foe.ranks.arm is None:
        return None
    if foe.weapon != "hand":
        return f"{draft.name(at)} holds no weapon"
    return can_attack(draft, who)


def _disarm_check(draft: Draft, who: str, at: str) -> FightRoll:
    """Return an Attack roll against the higher of Dexterity and Strength (ART-426 to ART-428)."""
    arm, foe = disarming_arm(draft, who, at), draft.fighter(at)
    assert arm is not None
    rank = int(draft.rank(at, "dexterity", "strength"))
    theirs = foe.ranks.arm
    if weapon.is_ranged(arm.item):
        rank += RULES["disarm"]["ranged"]
    elif arm.item.hands < 2 and theirs is not None and theirs.hands > 1:
        rank += RULES["disarm"]["two_hands"]
    check = check_of(draft, Blow(by=who, at=at, arm=arm))
    return altered(
        check,
        deed="disarm",
        difficulty=clamp_rank(rank),
        purpose=f"to disarm {draft.name(at)}",
        against=draft.name(at),
    )


def _disarmed(draft: Draft, who: str, at: str, outcome: Outcome) -> None:
    """The weapon lands five feet away: in the same band (ART-429, ART-430).

    With a melee weapon a Catastrophic roll loses one's own instead, in place of a fumble.
    """
    arm = disarming_arm(draft, who, at)
    if outcome.successes:
        disarm(draft, at)
    elif arm is not None and outcome.facts["result_index"] == Rank.CATASTROPHIC:  # noqa: SIM102
        if weapon.is_melee(arm.item):
            disarm(draft, who, arm.carried)


# Perks that take an action


def _may_feint(draft: Draft, who: str, at: str) -> Reason:
    if not draft.perk(who, "feint") or not _close(draft, who, at):
        return None
    return "" if _free_of_grips(draft, who) else "you are in a grapple"


def _feint_check(draft: Draft, who: str, at: str) -> FightRoll:
    rank = draft.rank(at, "cunning")
    return trait_check(draft, who, "feint", "cunning", rank, at, f"to feint at {draft.name(at)}")


def _feinted(draft: Draft, who: str, at: str, outcome: Outcome) -> None:
    amount = PERKS["feint"] * outcome.successes
    if amount:
        lasting = Lasting(kind="attack", name="feint", amount=amount, on=at, once=True)
        draft.lasts(who, lasting)
        draft.tell("gains", who, name="feint", amount=amount)


def _may_backstab(draft: Draft, who: str, at: str) -> Reason:
    if not draft.perk(who, "backstab") or not _close(draft, who, at):
        return None
    if any(one.name == "backstab" and one.on == at for one in draft.fighter(who).lasting):
        return f"you have {draft.name(at)}'s back already"
    return "" if _free_of_grips(draft, who) else "you are in a grapple"


def _backstab_check(draft: Draft, who: str, at: str) -> FightRoll:
    rank = draft.rank(at, "alertness")
    purpose = f"to get behind {draft.name(at)}"
    return trait_check(draft, who, "backstab", "cunning", rank, at, purpose)


def _got_behind(draft: Draft, who: str, at: str, outcome: Outcome) -> None:
    amount = PERKS["backstab"] * outcome.successes
    if amount:
        draft.lasts(who, Lasting(kind="attack", name="backstab", amount=amount, on=at))
        draft.tell("gains", who, name="backstab", amount=amount)


def _may_haymaker(draft: Draft, who: str, at: str) -> Reason:
    if not draft.perk(who, "haymaker") or not _close(draft, who, at):
        return None
    if draft.sheet(who).fame_left < 1:
        return "that takes 1 Fame"
    return can_attack(draft, who)


def _haymaker_check(draft: Draft, who: str, at: str) -> FightRoll:
    rank = draft.rank(at, "stamina")
    purpose = f"to knock {draft.name(at)} out"
    return trait_check(draft, who, "haymaker", "strength", rank, at, purpose)


def _knocked_out(draft: Draft, who: str, at: str, outcome: Outcome) -> None:
    if outcome.successes:
        draft.change(at, lost=draft.fighter(at).lost + outcome.successes)
        draft.tell("knocked-out", at, rounds=outcome.successes)
        fall(draft, at)


def pay(draft: Draft, who: str, price: int) -> None:
    """Pay Fame for something."""
    if price:
        draft.put(who, *expend(draft.sheet(who), price))


FEATS = (
    Feat(id="knock-down", text="Knock {at} down", may=_may_knock, check=_knock_check,
         then=_knocked, hint="knock"),
    Feat(id="force-back", text="Force {at} back", may=_may_force, check=_force_check,
         then=_forced, hint="force"),
    Feat(id="disarm", text="Disarm {at}", may=_may_disarm, check=_disarm_check,
         then=_disarmed, hint="disarm"),
    Feat(id="feint", text="Feint at {at}", may=_may_feint, check=_feint_check,
         then=_feinted, hint="feint"),
    Feat(id="backstab", text="Get behind {at}", may=_may_backstab, check=_backstab_check,
         then=_got_behind, hint="behind"),
    Feat(id="haymaker", text="Knock {at} out with one blow (1 Fame)", may=_may_haymaker,
         check=_haymaker_check, then=_knocked_out, price=1, hint="haymaker"),
)  # fmt: skip
