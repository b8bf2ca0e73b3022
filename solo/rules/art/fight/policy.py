"""How foes act, and friends who are left to themselves: by a policy that anybody can read.

Source of all: ART Engine, ART-058, ART-146, ART-374 to ART-379, ART-390, ART-400.
"""

from dataclasses import dataclass

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.fight.arms import in_reach, reach
from solo.rules.art.fight.assault import assault_of
from solo.rules.art.fight.choosing import Choice, Pick
from solo.rules.art.fight.draft import Draft
from solo.rules.art.fight.facing import behind
from solo.rules.art.fight.feats import trait_check
from solo.rules.art.fight.grapple import foe_pins, foe_seizes, foe_struggles
from solo.rules.art.fight.harm import rearm, retire
from solo.rules.art.fight.rolls import FightRoll
from solo.rules.art.fight.rounds_shared import movement
from solo.rules.art.fight.state import RULES, Fighter, Lasting, altered
from solo.rules.art.fight.tasks import Blow, EndTurn, FoeMoves, HoldBack, Salvo, Strike, Task
from solo.rules.art.fight.track import cost, exits_of, furthest
from solo.rules.art.fight.words import capital
from solo.rules.art.foe import Foe
from solo.rules.art.party.group import combine
from solo.rules.core.outcome import Outcome


def broken(draft: Draft, one: Fighter) -> bool:
    """Tell whether somebody has had enough (its morale; a coward's is the first wound)."""
    block = one.ranks
    left, full = draft.free_boxes(one.id), len(block.health)
    friends = draft.beside(one.id)
    holds = {
        "wounded": left < full,
        "half": 2 * left <= full,
        "last-box": left == 1 and full > 1,
        "alone": not friends and len([f for f in draft.fight.fighters.values() if f.foe]) > 1,
        "leader-down": _leader_down(draft),
        "outnumbered": len(friends) + 1 < len(draft.against(one.id)),
    }
    scares = {*block.morale.flee_when} | ({"wounded"} if block.policy == "coward" else set())
    return any(holds[scare] for scare in scares)


def harmless(one: Fighter) -> bool:
    """Tell whether somebody could never hurt anybody again: a Catastrophic attack never hits.

    Ours: such a foe breaks off; the text leaves it to the narrator. Who only takes hold, and who
    never meant any harm, is left alone.
    """
    block = one.ranks
    bare = block.arm is not None and one.weapon == "gone"
    return (
        block.policy not in ("grappler", "passive")
        and block.attack + (RULES["unarmed_foe"] if bare else 0) <= Rank.CATASTROPHIC
        and not any(effect.always for effect in block.on_kicker)
    )


def _leader_down(draft: Draft) -> bool:
    leaders = [one for one in draft.fight.fighters.values() if one.foe and one.ranks.leader]
    return bool(leaders) and all(one.gone for one in leaders)


def targets(draft: Draft, who: str) -> list[Fighter]:
    """Return those whom somebody would attack: enemies who are up, seen, and not taken for dead."""
    one = draft.fighter(who)
    return [
        enemy
        for enemy in draft.against(who)
        if not enemy.hidden and who not in enemy.fooled and not (one.foe is False and enemy.gone)
    ]


def chosen(draft: Draft, who: str) -> Fighter | None:
    """Return whom a policy goes for, or None."""
    one, found = draft.fighter(who), targets(draft, who)
    if not found or one.ranks.policy == "passive":
        return None
    near = {enemy.id: abs(enemy.band - one.band) for enemy in found}
    policy = one.ranks.policy
    if policy == "guard" and not one.checked:
        found = [enemy for enemy in found if near[enemy.id] <= max(1, one.ranks.reach)]
        if not found:
            return None
    if policy in ("cautious", "coward", "ranged"):
        reach_now = [enemy for enemy in found if near[enemy.id] <= one.ranks.reach]
        return min(
            reach_now or found, key=lambda enemy: (draft.free_boxes(enemy.id), near[enemy.id])
        )
    if policy == "pack":
        met = [at for by, at in draft.fight.attacked if draft.fighter(by).foe == one.foe]
        return min(found, key=lambda enemy: (-met.count(enemy.id), near[enemy.id]))
    return min(found, key=lambda enemy: near[enemy.id])


def act(draft: Draft, who: str) -> None:
    """Play the turn of somebody who is not the player's to lead, or is left alone."""
    one = draft.fighter(who)
    end = EndTurn(who=who)
    if one.foe and (broken(draft, one) or harmless(one)):
        draft.push(end)  # the last that is done of all this
        _flee(draft, who)
        return
    if one.foe and draft.fight.grip_of(who) is not None:
        draft.push(end)
        _hold(draft, who)
        return
    if not _collect(draft, who) or one.spent:
        draft.push(end)
        return
    target = chosen(draft, who)
    if target is None:
        draft.tell("waits", who)
        draft.push(end)
        return
    _go_for(draft, who, target, end)


def _hold(draft: Draft, who: str) -> None:
    """Act within a grapple."""
    grip = draft.fight.grip_of(who)
    assert grip is not None
    if grip.held == who:
        if (
            draft.fighter(who).ranks.policy in ("aggressive", "pack")
            and not draft.fight.combat.dark
        ):
            draft.push(assault_of(draft, (who,), grip.holder))
        else:
            foe_struggles(draft, who)
    elif grip.pinning:
        draft.tell("holds-down", who, at=draft.name(grip.held))
    elif draft.fighter(who).ranks.policy == "grappler" and _has_free_comrade(draft, who):
        foe_pins(draft, who, grip.held)
    else:
        draft.push(assault_of(draft, (who,), grip.held))


def _has_free_comrade(draft: Draft, who: str) -> bool:
    """Tell whether somebody could strike at whom it pins; alone it would only hold on for ever."""
    return any(draft.fight.grip_of(one.id) is None for one in draft.beside(who))


def _collect(draft: Draft, who: str) -> bool:
    """Get up and take up the weapon; return whether there is time for more.

    Foes don't roll: a rank of Inferior or better does it as a free action, by ART-350 to ART-353.
    """
    one = draft.fighter(who)
    enough = Rank.parse(RULES["quick"]["difficulty"])
    on = True
    if one.prone and not (
        one.tied("legs") or (one.ranks.reach > 0 and one.ranks.policy == "ranged")
    ):
        draft.change(who, prone=False)
        draft.tell("rose", who)
        on = one.ranks.rank("agility") >= enough
    if on and not one.tied("arms") and rearm(draft, who):
        on = one.ranks.rank("dexterity") >= enough
    return on


def _go_for(draft: Draft, who: str, target: Fighter, end: Task) -> None:
    one = draft.fighter(who)
    free, full = movement(int(one.ranks.rank("agility")) + draft.columns(who, "rolls"))
    if one.tied("legs") or draft.barred(who, "no-move") or draft.fight.grip_of(who):
        free = full = 0
    can_strike = not one.tied("arms") and not draft.barred(who, "no-attack")
    range_ = reach(draft, who, None)
    if one.ranks.policy == "guard" and not one.checked:
        free = full = 0
    if one.ranks.policy == "cautious" and 2 * draft.free_boxes(who) <= len(one.ranks.health):  # noqa: SIM102
        if not _dodging(draft, who) and draft.fight.round % 2:
            _dodge(draft, who)
            draft.push(end)
            return
    want = _stand(draft, one, target, range_)
    spent = cost(draft, who, want) if want != one.band else 0
    if spent is not None and spent <= free:
        move = (FoeMoves(who=who, to=want),) if want != one.band else ()
        draft.push(*move, Strike(who=who, at=target.id, may=can_strike), end)
        return
    if in_reach(draft, who, target.id, None) and can_strike:
        draft.push(Strike(who=who, at=target.id, may=True), end)
        return
    to = furthest(draft, who, want, full)
    if to != one.band:
        draft.push(FoeMoves(who=who, to=to), end)
    else:
        draft.tell("waits", who)
        draft.push(end)


def _stand(draft: Draft, one: Fighter, target: Fighter, range_: int) -> int:
    """Return the band where somebody would strike from."""
    if range_ == 0:
        return target.band
    away = abs(target.band - one.band)
    if one.ranks.policy == "ranged" and away == 0:
        return one.band + (1 if one.band < draft.fight.combat.bands else -1)
    if away <= range_:
        return one.band
    return target.band - range_ if target.band > one.band else target.band + range_


def _dodging(draft: Draft, who: str) -> bool:
    return any(one.kind == "attacked" for one in draft.fighter(who).lasting)


def _dodge(draft: Draft, who: str) -> None:
    """A foe dodges: attacks on it lose a column until its next turn (ART-400)."""
    amount = RULES["dodge"]["foe"]
    draft.lasts(who, Lasting(kind="attacked", name="dodging", amount=amount, until="start"))
    draft.tell("dodges", who)


def strike(draft: Draft, task: Strike) -> None:
    """Attack, if the target can still be reached."""
    one = draft.fighter(task.who)
    if not task.may or not draft.up(task.who) or not draft.up(task.at) or one.lost or one.pinned:
        return
    if not in_reach(draft, task.who, task.at, None):
        return
    if not one.foe:
        draft.change(task.who, hidden=False)
        draft.push(Blow(by=task.who, at=task.at))
        return
    unseen = behind(draft, task.who, task.at)
    draft.change(task.who, hidden=False)
    block: Foe = one.ranks
    if block.area:
        band = draft.fighter(task.at).band
        draft.push(Salvo(by=task.who, band=band, targets=block.area, area="grenade"))
        return
    if block.policy == "grappler" and _may_seize(draft, task):
        foe_seizes(draft, task.who, task.at)
        return
    draft.alter(attacked=(*draft.fight.attacked, (task.who, task.at)))
    assault = assault_of(draft, (task.who, *_others(draft, task)), task.at)
    draft.push(altered(assault, behind=assault.behind or unseen))


def _may_seize(draft: Draft, task: Strike) -> bool:
    same = draft.fighter(task.who).band == draft.fighter(task.at).band
    return same and not draft.fight.grip_of(task.at) and not draft.fight.grip_of(task.who)


def _others(draft: Draft, task: Strike) -> list[str]:
    """Return those of a kind who strike with it, and have their turn with it (ART-390)."""
    one, together = draft.fighter(task.who), draft.fight.combat.together
    if together is False or (together is None and one.ranks.policy != "pack"):
        return []
    others = [
        other.id
        for other in draft.foes()
        if other.id != one.id
        and other.key == one.key
        and other.id in draft.fight.queue
        and not (other.lost or other.pinned or other.prone or other.bound or other.weapon != "hand")
        and not (other.spent or draft.barred(other.id, "no-attack"))
        and not broken(draft, other)
        and in_reach(draft, other.id, task.at, None)
    ]
    if others:
        queue = tuple(who for who in draft.fight.queue if who not in others)
        draft.alter(queue=queue)
        for other in others:
            draft.change(other, acted=True)
    return others


# Leaving


def _flee(draft: Draft, who: str) -> None:
    """Run for the nearest exit, or give up where there is none, or none to be reached."""
    one = draft.fighter(who)
    exits = exits_of(draft)
    if one.ranks.morale.yields or not exits:
        draft.tell("yields", who)
        retire(draft, who, "yielded")
        return
    if draft.fight.grip_of(who):
        foe_struggles(draft, who)
        return
    if one.prone:
        draft.change(who, prone=False)
        draft.tell("rose", who)
    to = min(exits, key=lambda band: abs(band - one.band))
    if to == one.band:
        draft.tell("flees", who)
        retire(draft, who, "fled")
        return
    _, full = movement(int(one.ranks.rank("agility")) + draft.columns(who, "rolls"))
    held = one.tied("legs") or draft.barred(who, "no-move")
    reached = one.band if held else furthest(draft, who, to, full)
    if reached != one.band:
        draft.push(FoeMoves(who=who, to=reached, leaves=reached == to))
    elif held:
        draft.tell("waits", who)
    else:  # cornered: too many are on it for its Agility (ART-371)
        draft.tell("yields", who)
        retire(draft, who, "yielded")


def moves(draft: Draft, task: FoeMoves) -> None:
    """A foe leaves its band, unless somebody holds it back (ART-377)."""
    one = draft.fighter(task.who)
    if not draft.up(task.who) or draft.fight.grip_of(task.who):
        return
    if not one.foe or one.hidden:
        go(draft, task)
        return
    stoppers = [
        hero
        for hero in draft.heroes()
        if hero.band == one.band and not (hero.stopped or hero.lost or hero.pinned or hero.fooled)
        and not hero.surprised and not hero.tied("arms") and not draft.sheet(hero.id).staggered
    ]  # fmt: skip
    if not stoppers:
        go(draft, task)
        return
    name, rank = draft.name(task.who), draft.rank(task.who, "agility")
    picks = [Pick("let-go", "Let it go", tasks=(HoldBack(move=task, who=()),), hint="let go")]
    for hero in stoppers:
        text = f"{hero.name} gets in its way: Agility against {rank.word}"
        held = HoldBack(move=task, who=(hero.id,))
        rolls = (hero.id, stop_check(draft, hero.id, task.who))
        picks.append(Pick(f"stop-{hero.id}", text, tasks=(held,), hint="stop", rolls=rolls))
    if len(stoppers) > 1:
        held = HoldBack(move=task, who=tuple(hero.id for hero in stoppers))
        picks.append(Pick("stop-together", "All get in its way together", tasks=(held,)))
    said = (capital(f"{name} is about to leave band {one.band}."),)
    draft.ask(Choice(who=stoppers[0].id, said=said, picks=tuple(picks)))


def hold_back(draft: Draft, task: HoldBack) -> None:
    """Roll to keep a foe where it is; several as a compounding effort (ART-377 to ART-379)."""
    if not task.who:
        go(draft, task.move)
        return
    _next_stopper(draft, task, ())


def _next_stopper(draft: Draft, task: HoldBack, results: tuple[int, ...]) -> None:
    who = task.who[len(results)]
    draft.change(who, stopped=True)
    rank = draft.rank(task.move.who, "agility")
    check = stop_check(draft, who, task.move.who)
    draft.roll(who, check, Stopped(task=task, results=results, rank=rank))


def stop_check(draft: Draft, who: str, at: str) -> FightRoll:
    """Return the roll to keep a foe where it is (ART-377)."""
    rank = draft.rank(at, "agility")
    return trait_check(draft, who, "stop", "agility", rank, at, f"to stop {draft.name(at)}")


@dataclass(frozen=True, kw_only=True)
class Stopped:
    """What follows a try to hold a foe back."""

    task: HoldBack
    results: tuple[int, ...]
    rank: int

    def after(self, draft: Draft, outcome: Outcome) -> None:
        results = (*self.results, int(outcome.facts["result_index"]))
        if len(results) < len(self.task.who):
            _next_stopper(draft, self.task, results)
            return
        ranks = [Rank(result) for result in results]
        # ART-229: a Catastrophic roll spoils what several do together
        together = ranks[0] if len(ranks) == 1 else combine(ranks, True)
        spoiled = len(ranks) > 1 and Rank.CATASTROPHIC in ranks
        if together >= self.rank and not spoiled:
            draft.tell("stopped", self.task.move.who)
        else:
            go(draft, self.task.move)


def go(draft: Draft, task: FoeMoves) -> None:
    """Let a foe get where it was going."""
    draft.stir()
    draft.change(task.who, band=task.to)
    feature = draft.fight.combat.feature(task.to)
    draft.tell("moves", task.who, band=task.to, feature=feature.name if feature else "")
    if task.leaves:
        draft.tell("flees", task.who)
        retire(draft, task.who, "fled")
