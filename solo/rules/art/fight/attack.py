"""Attacks that the player rolls: at whom, with which modifiers, and what they do.

Source of all: ART Engine, ART-113 to ART-140 in use, ART-209, ART-261, ART-262, ART-388 to ART-392,
ART-443 to ART-446, ART-453, and the perks of attack in ART-480 to ART-506.
"""

from dataclasses import dataclass

from solo.rules.art.checks.fame import expend
from solo.rules.art.checks.ranks import WORDS, Rank, trait_of_rank
from solo.rules.art.checks.roll import Pairs
from solo.rules.art.fight.arms import arms, in_reach, is_handgun
from solo.rules.art.fight.draft import Draft, held
from solo.rules.art.fight.facing import face
from solo.rules.art.fight.fate import struck_in_grapple
from solo.rules.art.fight.harm import lay
from solo.rules.art.fight.kickers import kick
from solo.rules.art.fight.rolls import FightRoll
from solo.rules.art.fight.state import RULES, Fighter, Lasting, altered
from solo.rules.art.fight.tasks import Arm, Assault, Blow, Fumbled, Unheard
from solo.rules.art.foe import Foe
from solo.rules.art.gear import carrying as gear
from solo.rules.art.gear import powers, weapon
from solo.rules.core.outcome import Outcome

COLUMNS = RULES["columns"]


PERKS = RULES["perks"]


PATHETIC = Rank.parse(RULES["mishap"]["on"])


def best_arm(draft: Draft, by: str, at: str) -> Arm | None:
    """Return what an adventurer strikes best with at somebody, or None if nothing reaches."""
    fit = [arm for arm in arms(draft, by) if in_reach(draft, by, at, arm) and not arm.thrown]
    fit = fit or [arm for arm in arms(draft, by) if in_reach(draft, by, at, arm)]

    def worth(arm: Arm) -> int:
        check = check_of(draft, Blow(by=by, at=at, arm=arm))
        base = draft.sheet(by).attributes[check.attribute]
        return base + sum(points for _, points in check.added) + 3 * check.shift

    return max(fit, key=worth, default=None)


def check_of(draft: Draft, blow: Blow) -> FightRoll:
    """Return the roll of an attack, with everything that counts for it now."""
    by, at = draft.fighter(blow.by), draft.fighter(blow.at)
    melee = is_melee(draft, blow)
    shift = _columns(draft, by, at, blow, melee)
    purpose = f"to strike {draft.name(blow.at) if blow.at != blow.by else 'at all'}"
    if blow.arm is None:
        rank = by.ranks.attack if by.weapon == "hand" else _bare(by.ranks)
        grip = draft.fight.grip_of(blow.by)
        bonus = grip.bonus if grip and grip.holder == blow.by else 0
        return FightRoll(
            deed="attack",
            attribute="attack",
            trait=max(1, trait_of_rank(rank)),
            added=(("the hold", bonus), *blow.added),
            shift=shift,
            purpose=purpose,
        )
    sheet, arm = draft.sheet(blow.by), blow.arm
    set_up = by.prone and arm.carried is not None and by.tripod == arm.carried.id
    attribute, modifier = weapon.attack_trait(
        sheet, arm.item, thrown=arm.thrown, close=by.band == at.band, prone=set_up
    )
    return FightRoll(
        deed="attack",
        attribute=attribute,
        skills=(*weapon.skills_for(arm.item, thrown=arm.thrown), *_about(at)),
        added=((f"the {arm.item.name}" if arm.carried else arm.item.name, modifier),
               *_points(draft, blow, melee), *blow.added),
        shift=shift,
        purpose=f"{purpose} {_how(arm)}",
    )  # fmt: skip


def is_melee(draft: Draft, blow: Blow) -> bool:
    """Tell whether an attack is made hand to hand."""
    if blow.area == "grenade":
        return False
    if blow.arm is None:
        by, at = draft.fighter(blow.by), draft.fighter(blow.at)
        arm = by.ranks.arm
        return by.band == at.band and (arm is None or arm.type == "melee" or by.weapon != "hand")
    return weapon.is_melee(blow.arm.item) and not blow.arm.thrown


def _how(arm: Arm) -> str:
    if arm.carried is None:
        return "with your bare hands"
    return f"by throwing the {arm.item.name}" if arm.thrown else f"with the {arm.item.name}"


def _about(at: Fighter) -> tuple[str, ...]:
    """Return the names of skills against such an enemy (ART-511): `wreckers` for the wrecker."""
    if at.block is None:
        return ()
    name = at.block.name.lower()
    for article in ("the ", "a ", "an "):
        name = name.removeprefix(article)
    return (name, f"{name}s")


def _bare(block: Foe) -> Rank:
    """Return the Attack of somebody who has lost the weapon; ours, the text gives none."""
    lower = RULES["unarmed_foe"] if block.arm is not None else 0
    return Rank(max(1, block.attack + lower))


def _columns(draft: Draft, by: Fighter, at: Fighter, blow: Blow, melee: bool) -> int:
    """Return the columns of an attack (ART-196, ART-425, ART-443, ART-453)."""
    shift = draft.columns(by.id, "rolls", "attack-columns", on=at.id)
    shift += draft.columns(at.id, "attacked")
    if at.prone:
        shift += COLUMNS["melee_at_prone"] if melee else COLUMNS["ranged_at_prone"]
    if by.prone and melee:
        shift += COLUMNS["melee_while_prone"]
    if by.prone and blow.arm and blow.arm.item.weapon and blow.arm.item.weapon.kind == "rifle":
        shift += COLUMNS["rifle_while_prone"]
    if unseen(draft, by, at):
        shift += COLUMNS["unseen"]
    if draft.fight.grip_of(by.id):
        shift += RULES["grapple"]["columns"]
    if at.block is not None and at.block.armor_by_part:
        shift += at.block.armor_by_part.get(blow.part or "torso", 0)
    return shift


def unseen(draft: Draft, by: Fighter, at: Fighter) -> bool:
    """Tell whether somebody can't see whom he strikes at."""
    if by.block is not None and by.block.sees_dark:
        return False
    return (draft.fight.combat.dark and not _touching(draft, by, at)) or at.hidden


def _touching(draft: Draft, by: Fighter, at: Fighter) -> bool:
    grip = draft.fight.grip_of(by.id)
    return grip is not None and at.id in grip.members


def _points(draft: Draft, blow: Blow, melee: bool) -> Pairs:
    """Return the points on an adventurer's attack, each with its name."""
    who, arm = blow.by, blow.arm
    assert arm is not None
    sheet, at = draft.sheet(who), draft.fighter(blow.at)
    found = [*draft.points(who, "attack", on=blow.at)]
    foes = (at.key, at.name)
    found += powers.bonuses(sheet, ("attack",), foes=foes, weapon=arm.carried)
    grip = draft.fight.grip_of(who)
    if grip and grip.holder == who:
        found.append(("the hold", grip.bonus))
    if arm.both:
        found.append(("both hands", RULES["two_handed_handgun"]["attack"]))
    if arm.carried is None:
        found.append(("unarmed combat", draft.perk(who, "unarmed-combat")))
    elif draft.perk(who, "dual-wielding") and _two_arms(draft, who):
        found.append(("dual wielding", PERKS["dual"]))
    if draft.fight.started and draft.fight.round == 0 and draft.perk(who, "surprise-attacks"):
        found.append(("surprise attacks", PERKS["surprise"]))
    if draft.perk(who, "coordinated-attacks"):
        others = {one for one, target in draft.fight.attacked if target == blow.at and one != who}
        found.append(("coordinated attacks", PERKS["coordinated"] * len(others)))
    return tuple(found)


def _two_arms(draft: Draft, who: str) -> bool:
    own = gear.ready_weapons(draft.sheet(who))
    return len(own) > 1 and not any(weapon.is_grenade(one.item) for one in own)


def make(draft: Draft, blow: Blow) -> None:
    """Make an attack: find out whom it meets, and roll."""
    if not (draft.up(blow.by) and draft.up(blow.at)):
        return
    if not blow.area:
        handgun = blow.arm is not None and is_handgun(blow.arm.item) and not blow.arm.thrown
        met = struck_in_grapple(draft, blow.by, blow.at, handgun=handgun)
        if met != blow.at:
            draft.tell("astray", blow.by, at=draft.name(met))
            blow = altered(blow, at=met)
    draft.stir()
    staked = _stake(draft, blow)
    if draft.fighter(blow.by).hidden and _silent(blow):
        draft.push(Unheard(by=blow.by, at=blow.at))
    draft.change(blow.by, hidden=False)
    face(draft, blow.by, blow.at)
    if blow.arm is not None and blow.arm.both:
        _aside_guard(draft, blow.by)
    draft.roll(blow.by, check_of(draft, blow), Landed(blow=blow, critical=staked))


def _silent(blow: Blow) -> bool:
    return blow.arm is not None and not blow.area and weapon.is_silent(blow.arm.item)


def unheard(draft: Draft, task: Unheard) -> None:
    """Keep whom a silent weapon has not betrayed unseen (ART-135).

    Our reading, as the text gives silence no effect: an attack shows the attacker, unless nothing
    was heard, whoever it was meant for is down, and no other foe shares the attacker's band.
    """
    by = draft.fighter(task.by)
    near = any(one.band == by.band and not one.hidden for one in draft.foes())
    if draft.up(task.by) and not draft.up(task.at) and draft.foes() and not near:
        draft.change(task.by, hidden=True)
        draft.tell("unheard", task.by)


def _stake(draft: Draft, blow: Blow) -> bool:
    """Pay the Fame of a critical hit that was announced (ART-502)."""
    turn = draft.fight.turn
    if turn is None or turn.who != blow.by or not turn.critical or blow.arm is None:
        return False
    draft.turn(critical=False)
    if draft.sheet(blow.by).fame_left < 1:
        return False
    draft.put(blow.by, *expend(draft.sheet(blow.by), 1))
    return True


def _aside_guard(draft: Draft, who: str) -> None:
    """Both hands on a handgun leave the body open until the next turn (ART-453)."""
    points = RULES["two_handed_handgun"]["defense"]
    name = "both hands on the gun"
    if not any(one.name == name for one in draft.fighter(who).lasting):
        draft.lasts(who, Lasting(kind="defense", name=name, amount=points, until="start"))


@dataclass(frozen=True, kw_only=True)
class Landed:
    """What follows an attack roll."""

    blow: Blow
    critical: bool = False

    def after(self, draft: Draft, outcome: Outcome) -> None:
        blow = self.blow
        _use_up(draft, blow)
        rank = int(outcome.facts["result_index"])
        mishap = _mishap(draft, blow, rank)
        if draft.fighter(blow.at).side != "foe":
            if rank > Rank.PATHETIC:
                draft.push(_on_comrade(draft, blow, rank), *mishap)
            else:
                draft.push(*mishap)
            return
        if blow.lessened:
            rank -= blow.lessened
        hits = rank >= Rank.INFERIOR and rank >= draft.lowest_free(blow.at)
        if hits and self.critical:
            rank = min(int(Rank.EXTREME), rank + PERKS["critical"])
            draft.tell("critical", blow.by, rank=WORDS[rank])
        draft.push(*mishap)
        kick(draft, blow, rank, hits, outcome)


def _use_up(draft: Draft, blow: Blow) -> None:
    """End what helps a single attack, and let go what was thrown (ART-119, ART-425, ART-489)."""
    kinds = ("attack", "attack-columns")
    left = tuple(
        one
        for one in draft.fighter(blow.by).lasting
        if not (one.once and one.kind in kinds and one.on in ("", blow.at)
                and one.since <= draft.fight.round)
    )  # fmt: skip
    draft.change(blow.by, lasting=left)
    if (blow.by, blow.at) not in draft.fight.attacked:
        draft.alter(attacked=(*draft.fight.attacked, (blow.by, blow.at)))
    arm = blow.arm
    if arm is not None and arm.thrown and arm.carried is not None and not blow.area:
        place = held(draft.sheet(blow.by), arm.carried)
        if place is not None:
            lay(draft, blow.by, place, draft.fighter(blow.at).band, 1)


def _mishap(draft: Draft, blow: Blow, rank: int) -> tuple[Fumbled | Assault, ...]:
    """Return what goes wrong on the worst results (ART-391, ART-392)."""
    if blow.area:
        return ()
    if rank == Rank.CATASTROPHIC:
        return (Fumbled(who=blow.by, by=blow.by, at=blow.at, arm=blow.arm),)
    if rank == PATHETIC and not is_melee(draft, blow) and not _thrown(blow):
        return stray_shot(draft, blow)
    return ()


def _thrown(blow: Blow) -> bool:
    return blow.arm is not None and blow.arm.thrown


def stray_shot(draft: Draft, blow: Blow) -> tuple[Assault, ...]:
    """Return the attack on the unluckiest of ours in the target's band (ART-391)."""
    from_band = draft.fighter(blow.at).band
    there = [one.id for one in draft.ours() if one.band == from_band and one.id != blow.by]
    if not there:
        return ()
    if len(there) == 1:
        unlucky = there[0]
    else:
        rolls = [(draft.cast(one, "fate", "against a stray shot"), one) for one in there]
        unlucky = min(rolls, key=lambda pair: pair[0].facts["result_index"])[1]
    draft.tell("stray", unlucky)
    rank = Rank.parse(RULES["mishap"]["attack"])
    return (Assault(at=unlucky, rank=rank, name="a stray shot", melee=False, comrade=True),)


def _on_comrade(draft: Draft, blow: Blow, rank: int) -> Assault:
    """Return an attack on one of ours: its result is what Defense must meet (ART-389)."""
    arm = blow.arm
    firearm = arm is not None and arm.item.weapon is not None and arm.item.weapon.klass.firearm
    firearm = firearm and not draft.perk(blow.by, "armor-piercing-rounds")  # ART-497
    return Assault(
        at=blow.at,
        rank=Rank(max(1, min(11, rank))),
        name=draft.name(blow.by),
        melee=is_melee(draft, blow),
        hands=arm.item.hands if arm else 1,
        firearm=firearm,
        lessened=blow.lessened,
        comrade=True,
    )
