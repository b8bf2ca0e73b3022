"""What a Defense roll leads to: kicker effects, counters, wounds, parries, playing dead.

Source of all: ART Engine, ART-015, ART-016, ART-258 to ART-260, ART-394, ART-401 to ART-413,
ART-423, ART-483 to ART-487, ART-495.
"""

from dataclasses import dataclass

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.fight.choosing import Choice, Pick, entangle
from solo.rules.art.fight.deeds import play_dead_check
from solo.rules.art.fight.draft import Draft
from solo.rules.art.fight.harm import destroy, disarm, fall
from solo.rules.art.fight.rolls import FightRoll
from solo.rules.art.fight.state import RULES, Bound, Fighter, Lasting
from solo.rules.art.fight.tasks import Assault, FreeAttack, Fumbled, Parry, PlayDead, Wounds
from solo.rules.art.fight.words import capital
from solo.rules.art.foe import Foe, OnKicker
from solo.rules.art.gear import carrying as gear
from solo.rules.art.gear import powers, weapon
from solo.rules.art.gear.item import Carried
from solo.rules.art.health import damage as health
from solo.rules.art.health import healing
from solo.rules.art.heroes.sheet import Fatigue
from solo.rules.core import conditions
from solo.rules.core.outcome import Outcome

PERKS = RULES["perks"]
SKILLS = RULES["skills"]


@dataclass(frozen=True, kw_only=True)
class Defended:
    """What follows a Defense roll."""

    assault: Assault
    shield: bool = False

    def after(self, draft: Draft, outcome: Outcome) -> None:
        assault, who = self.assault, self.assault.at
        if self.shield:
            draft.change(who, shield=draft.fighter(who).shield + 1)
        result = int(outcome.facts["result_index"])
        _backstabbed(draft, assault, outcome)
        if not outcome.failures:
            draft.tell("unharmed", who)
            _struck_back(draft, assault, result, outcome)
            _foe_kicks(draft, assault, outcome)
            return
        _benefits(draft, assault, outcome, counter=False)
        worse = _foe_kicks(draft, assault, outcome)
        rank = damage(outcome.failures, assault, worse)
        if rank is not None:
            _hit(draft, assault, rank)


def damage(failures: int, assault: Assault, worse: int = 0) -> Rank | None:
    """Return the damage of a failed Defense roll against an attack (ART-259, ART-260, ART-146)."""
    rank = health.damage_by_failures(failures, assault.rating)
    if rank is None:
        return None
    level = min(int(Rank.EXTREME), rank + worse) - assault.lessened
    return Rank(level) if level >= Rank.INFERIOR else None


def _backstabbed(draft: Draft, assault: Assault, outcome: Outcome) -> None:
    """A hit by the one whose back was gained ends that advantage (ART-495)."""
    if not outcome.failures:
        return
    fighter = draft.fighter(assault.at)
    left = tuple(
        one for one in fighter.lasting if not (one.name == "backstab" and one.on in assault.by)
    )
    draft.change(assault.at, lasting=left)


def _struck_back(draft: Draft, assault: Assault, result: int, outcome: Outcome) -> None:
    """An Awesome Defense makes the foe fumble, and may open it to a counter (ART-394, ART-485).

    That is so for a friend as for an adventurer: the player rolls for both, and Cunning is then the
    friend's (ART-192, ART-395).
    """
    awesome = result == Rank.AWESOME and not assault.comrade and bool(assault.by)
    _benefits(draft, assault, outcome, counter=awesome)
    if awesome and not draft.fighter(assault.at).foe:
        draft.push(Fumbled(who=assault.by[0], by=assault.at, at=assault.at))


def _benefits(draft: Draft, assault: Assault, outcome: Outcome, *, counter: bool) -> None:
    """Let one of the adventurer's own kicker effects happen (ART-016).

    A counterstrike goes together with neither of the two that a Defense kicker brings (ART-485).
    """
    who = assault.at
    if draft.fighter(who).block is not None or outcome.facts["taken"]:
        return
    kicker, found = int(outcome.facts["roll"]) % 10, []
    for name, lasting in (
        ("strategic-positioning", _positioned()),
        ("defensive-maneuver", _wary()),
    ):
        if draft.perk(who, name) and kicker in PERKS["kickers"][name]:
            text = f"{lasting.name.capitalize()}: {lasting.amount:+}"
            found.append(Pick(name, text, lasts=((who, lasting),)))
    if counter and draft.perk(who, "counterstrike"):
        strike = FreeAttack(by=who, at=assault.by[0], why="counterstrike")
        found.insert(0, Pick("counterstrike", "Counterstrike at once", tasks=(strike,)))
    if len(found) == 1:
        found[0].do(draft)
    elif found:
        said = ("One of these may happen, not both.",)
        draft.ask(Choice(who=who, said=said, picks=tuple(found)))


def _positioned() -> Lasting:
    amount = PERKS["strategic_positioning"]
    return Lasting(
        kind="attack", name="strategic positioning", amount=amount, once=True, until="end"
    )


def _wary() -> Lasting:
    amount = PERKS["defensive_maneuver"]
    return Lasting(kind="defense", name="defensive maneuver", amount=amount, until="start")


# What the foe does besides


def _foe_kicks(draft: Draft, assault: Assault, outcome: Outcome) -> int:
    """Let the first fitting kicker effect of the foe happen; return what it adds to the damage."""
    if outcome.facts["taken"] or assault.comrade:
        return 0
    kicker = int(outcome.facts["roll"]) % 10
    for one in assault.by:
        block = draft.fighter(one).ranks
        for effect in block.on_kicker:
            if kicker in effect.kicker and (effect.always or outcome.failures):
                _harm(draft, assault.at, block, effect, outcome.failures)
                return effect.worse
    return 0


def _harm(draft: Draft, who: str, block: Foe, effect: OnKicker, failures: int) -> None:
    draft.tell("kicker", who, foe=block.name, text=effect.text)
    if effect.prone:
        fall(draft, who)
    if effect.disarm:
        disarm(draft, who)
    if effect.entangle:
        rounds = effect.rounds or max(1, failures)
        entangle(draft, who, Bound(part=effect.entangle, rounds=rounds, rank=block.attack))
    if effect.shift:
        name = f"what {block.name} did"
        draft.lasts(who, for_a_turn(draft, who, "rolls", name, effect.shift))
    if effect.stagger:
        draft.change(who, lost=draft.fighter(who).lost + 1)
    if draft.fighter(who).block is None:
        _mark(draft, who, block, effect)
    if effect.damage is not None:
        draft.push(Wounds(who=who, rank=effect.damage))


def _mark(draft: Draft, who: str, block: Foe, effect: OnKicker) -> None:
    if effect.fatigue:
        tired = Fatigue(points=effect.fatigue, source=block.name)
        draft.put(who, *healing.add_fatigue(draft.sheet(who), tired))
    if effect.condition:
        draft.put(who, *conditions.gain(draft.sheet(who), effect.condition))


def for_a_turn(draft: Draft, who: str, kind: str, name: str, amount: int = 0) -> Lasting:
    """Return something that lasts until the end of somebody's next turn."""
    own = draft.fight.turn is not None and draft.fight.turn.who == who
    return Lasting(kind=kind, name=name, amount=amount, until="end", left=2 if own else 1)


# Being hit


def _hit(draft: Draft, assault: Assault, rank: Rank) -> None:
    """Offer a parry, or to play dead, before the damage is done (ART-401, ART-402, ART-423)."""
    who = assault.at
    wounds = Wounds(who=who, rank=rank)
    fighter = draft.fighter(who)
    picks = [Pick("take-it", f"Take the {rank.word} damage", tasks=(wounds,), hint="take")]
    if fighter.block is None:
        for place, own in enumerate(dict.fromkeys(parries(draft, assault))):
            parry = Parry(assault=assault, rank=rank, thing=own)
            text = f"Parry with the {own.item.name}: Dexterity against {rank.word}"
            rolls = (who, parry_check(draft, parry))
            ident = f"parry-{own.id}"
            if any(pick.id == ident for pick in picks):  # another shield of the same kind
                ident = f"{ident}-{place + 1}"
            picks.append(Pick(ident, text, tasks=(parry,), hint="parry", rolls=rolls))
        if _serious(draft, who, rank):
            text = "Take it, and play dead: Cunning, against those who look closely"
            picks.append(Pick("play-dead", text, tasks=(wounds, PlayDead(who=who)), hint="dead",
                              rolls=(who, play_dead_check(draft, who))))  # fmt: skip
    if len(picks) == 1:
        draft.push(wounds)
    else:
        said = (capital(f"{assault.name} hits {draft.name(who)} for {rank.word} damage."),)
        draft.ask(Choice(who=who, said=said, picks=tuple(picks)))


def _serious(draft: Draft, who: str, rank: Rank) -> bool:
    """Tell whether a hit leaves an adventurer up, but with no more than half of the boxes free."""
    boxes, checked = draft.boxes(who)
    hit = health.boxes_hit(boxes, checked, rank, draft.sheet(who).options.overkill_extra)
    left = len(boxes) - len(checked) - len(hit)
    return bool(hit) and 0 < left <= len(boxes) // 2


def parries(draft: Draft, assault: Assault) -> list[Carried]:
    """Return what an attack may be parried with; nothing when the action is spent or can't be.

    Source: ART Engine, ART-403 to ART-411. Surprise rules it out; so does a grapple, where nobody
    has the room (our reading), and damage that nothing can stop, such as an area weapon's.
    """
    fighter = draft.fighter(assault.at)
    turn = draft.fight.turn
    own_turn = turn is not None and turn.who == fighter.id and turn.action
    busy = fighter.acted or fighter.spent or own_turn or fighter.lost or fighter.pinned
    if busy or fighter.surprised or assault.behind or fighter.tied("arms") or assault.area:
        return []
    if draft.barred(fighter.id, "no-parry") or draft.sheet(fighter.id).staggered:
        return []
    if draft.fight.grip_of(fighter.id):
        return []
    ready = gear.in_slot(draft.sheet(fighter.id), "ready")
    return [own for own in ready if _stops(own, assault, fighter)]


def _stops(own: Carried, assault: Assault, fighter: Fighter) -> bool:
    """Tell whether a thing can parry such an attack (ART-407 to ART-411)."""
    if own.item.shield:
        return not fighter.shield
    if own.item.weapon is None or not weapon.is_melee(own.item) or not assault.melee:
        return False
    return own.item.hands > 1 or (assault.hands < 2 and not assault.large)


def parry(draft: Draft, task: Parry) -> None:
    """Roll a parry: Dexterity against the damage; it is the action of the round."""
    who = task.assault.at
    is_shield = task.thing.item.shield
    draft.change(who, spent=True, parried=draft.fighter(who).parried or is_shield)
    draft.roll(who, parry_check(draft, task), Parried(parry=task))


def parry_check(draft: Draft, task: Parry) -> FightRoll:
    """Return the roll of a parry (ART-401)."""
    who = task.assault.at
    return FightRoll(
        deed="parry",
        attribute="dexterity",
        difficulty=task.rank,
        skills=tuple(SKILLS["parry"]),
        added=powers.bonuses(draft.sheet(who), ("parry",)),
        shift=draft.columns(who, "rolls"),
        purpose=f"to parry with the {task.thing.item.name}",
        against="the blow",
    )


@dataclass(frozen=True, kw_only=True)
class Parried:
    """What follows a parry."""

    parry: Parry

    def after(self, draft: Draft, outcome: Outcome) -> None:
        assault, thing = self.parry.assault, self.parry.thing
        who, result = assault.at, int(outcome.facts["result_index"])
        if result == Rank.parse(RULES["parry"]["drops_on"]):
            disarm(draft, who, thing)
        elif result == Rank.parse(RULES["parry"]["shatters_on"]):
            draft.tell("shattered", who, weapon=thing.item.name)
            destroy(draft, who, thing)
        if outcome.failures:
            draft.push(Wounds(who=who, rank=self.parry.rank))
            return
        draft.tell("parried", who, weapon=thing.item.name)
        kicker = int(outcome.facts["roll"]) % 10
        names = ("riposte", "advanced-riposte")
        fires = any(draft.perk(who, name) and kicker in PERKS["kickers"][name] for name in names)
        if fires and assault.by and not outcome.facts["taken"]:
            draft.push(FreeAttack(by=who, at=assault.by[0], why="riposte"))
