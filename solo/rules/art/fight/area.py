"""Weapons that strike several in a band: grenades, sprays of autofire, and foes who do the like.

Source of all: ART Engine, ART-141 to ART-158.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.fight.arms import in_hand
from solo.rules.art.fight.assault import assault_of
from solo.rules.art.fight.attack import Landed, check_of
from solo.rules.art.fight.choosing import Choice, Pick
from solo.rules.art.fight.draft import Draft, held
from solo.rules.art.fight.fate import fates, preferred
from solo.rules.art.fight.harm import fall
from solo.rules.art.fight.state import RULES, Fighter, altered
from solo.rules.art.fight.tasks import Arm, Assault, Blow, DropThen, Fumbled, Pairs, Salvo, Volley
from solo.rules.art.fight.words import capital
from solo.rules.art.gear import carrying as gear
from solo.rules.art.gear import weapon
from solo.rules.core.outcome import Outcome

FALLS_FROM = Rank.parse(RULES["falls_prone_from"])
SAVES = int(RULES["prone_saves"])


def salvo(draft: Draft, task: Salvo) -> None:
    """Ask who falls prone, let Fate pick who is hit, and go on to the attacks."""
    if not draft.up(task.by):
        return
    there = in_band(draft, task)
    for one in there:
        if one.id not in task.asked:
            task = altered(task, asked=(*task.asked, one.id))
            if one.block is None and _may_fall(draft, one):
                _ask_prone(draft, task, one)
                return
            if _falls(draft, one):
                task = _drops(draft, task, one.id)
    _pick(draft, task, [one.id for one in there])


def in_band(draft: Draft, task: Salvo) -> list[Fighter]:
    """Return everybody in the band, friend and foe alike (ART-144).

    Nobody sprays himself; a grenade in one's own band may strike its thrower.
    """
    everybody = draft.everyone("hero", "friend", "foe")
    return [
        one
        for one in everybody
        if one.band == task.band and (one.id != task.by or (task.area == "grenade" and task.arm))
    ]


def _may_fall(draft: Draft, one: Fighter) -> bool:
    """Tell whether somebody has an action left to fall prone with (ART-146)."""
    turn = draft.fight.turn
    busy = one.acted or one.spent or one.prone or one.lost or one.pinned
    return not busy and not (turn is not None and turn.who == one.id)


def _falls(draft: Draft, one: Fighter) -> bool:
    """Tell whether somebody with ranks is quick enough in the head to fall prone (Engine)."""
    sharp = max(one.ranks.rank("intelligence"), one.ranks.rank("alertness")) if one.block else 0
    return sharp >= FALLS_FROM and _may_fall(draft, one)


def _drops(draft: Draft, task: Salvo, who: str) -> Salvo:
    fall(draft, who)
    draft.change(who, spent=True)
    return altered(task, prone=(*task.prone, who))


def _ask_prone(draft: Draft, task: Salvo, one: Fighter) -> None:
    """Let an adventurer who has not acted choose to fall prone (ART-146, ART-147)."""
    down = DropThen(who=one.id, salvo=task)
    picks = (
        Pick("stand", "Stay as you are", tasks=(task,), hint="stand"),
        Pick("fall-prone", "Fall flat: 1 rank less damage, and your action", tasks=(down,),
             hint="prone"),
    )  # fmt: skip
    said = (capital(f"{draft.fighter(task.by).name} is about to strike the whole band."),)
    draft.ask(Choice(who=one.id, said=said, picks=picks))


def drop_then(draft: Draft, task: DropThen) -> None:
    """Fall prone, and go on."""
    draft.push(_drops(draft, task.salvo, task.who))


def _pick(draft: Draft, task: Salvo, there: Sequence[str]) -> None:
    """Find who is hit: all, or those with the lowest Fate (ART-142, ART-143)."""
    there = [one for one in there if draft.up(one)]
    if len(there) <= task.targets:
        _attack(draft, task, there)
        return
    found = fates(draft, there, "to be missed")
    order = sorted(there, key=lambda one: found[one])
    edge = found[order[task.targets - 1]]
    sure = [one for one in order if found[one] < edge]
    alike = [one for one in order if found[one] == edge]
    room = task.targets - len(sure)
    enemies = [one for one in alike if draft.fighter(one).foe != draft.fighter(task.by).foe]
    ours = draft.fighter(task.by).block is None
    if ours and len(enemies) > room and draft.fight.asks:
        _ask_tie(draft, task, sure, enemies, room)
        return
    _attack(draft, task, [*sure, *preferred(draft, alike, task.by)[:room]])


def _ask_tie(draft: Draft, task: Salvo, sure: list[str], alike: list[str], room: int) -> None:
    """Let the attacker decide between those whose Fate is alike (ART-143)."""
    picks = []
    for start in range(len(alike)):
        chosen = [alike[(start + more) % len(alike)] for more in range(room)]
        names = " and ".join(draft.name(one) for one in chosen)
        volley = _volley(draft, task, [*sure, *chosen])
        picks.append(Pick(f"hit-{alike[start]}", f"Hit {names}", tasks=(volley,)))
    draft.ask(Choice(who=task.by, said=("Their Fate is alike: who is hit?",), picks=tuple(picks)))


def _attack(draft: Draft, task: Salvo, hit: Sequence[str]) -> None:
    draft.tell("salvo", task.by, count=len(hit), area=task.area,
               names=", ".join(draft.name(one) for one in hit))  # fmt: skip
    draft.push(_volley(draft, task, hit))


def _volley(draft: Draft, task: Salvo, hit: Sequence[str]) -> Volley:
    """Return the attacks to come; a spray's modifier goes by how many were meant (ART-149)."""
    added: Pairs = ()
    if task.area == "spray":
        added = (("the spray", weapon.spray_modifier(task.targets)),)
    return Volley(
        by=task.by, at=tuple(hit), arm=task.arm, area=task.area, prone=task.prone, added=added
    )


def volley(draft: Draft, task: Volley) -> None:
    """Roll the next attack of a spray or grenade, each for itself (ART-145)."""
    left = [one for one in task.at if draft.up(one)]
    if not left or not draft.up(task.by):
        return
    at, *others = left
    rest = altered(task, at=tuple(others))
    lessened = SAVES if at in task.prone else 0
    if task.arm is None:
        assault = assault_of(draft, (task.by,), at, area=True)
        draft.push(altered(assault, lessened=lessened), rest)
        return
    blow = Blow(
        by=task.by, at=at, arm=task.arm, added=task.added, area=task.area, lessened=lessened
    )
    draft.roll(task.by, check_of(draft, blow), Burst(blow=blow, rest=rest))


@dataclass(frozen=True, kw_only=True)
class Burst:
    """What follows one attack of a spray or grenade.

    A Catastrophic one does what ART-150 or ART-157 say in place of a fumble, since the specific
    rule replaces the general one; with the option `aoe_fumble_also` both happen.
    """

    blow: Blow
    rest: Volley

    def after(self, draft: Draft, outcome: Outcome) -> None:
        blow = self.blow
        if outcome.facts["result_index"] == Rank.CATASTROPHIC:
            if draft.shared().options.aoe_fumble_also:
                draft.push(Fumbled(who=blow.by, by=blow.by, at=blow.at, arm=blow.arm))
            if blow.area == "spray":
                run_dry(draft, blow)
                return
            shrapnel(draft)
        draft.push(self.rest)
        Landed(blow=blow).after(draft, outcome)


def run_dry(draft: Draft, blow: Blow) -> None:
    """Out of ammunition: the turn ends, and the weapon is useless for now (ART-150, ART-151)."""
    assert blow.arm is not None
    assert blow.arm.carried is not None
    place = held(draft.sheet(blow.by), blow.arm.carried)
    if place is not None:
        draft.put(blow.by, *gear.run_dry(draft.sheet(blow.by), place))
    draft.turn(over=True, action=True)


def shrapnel(draft: Draft) -> None:
    """Strike the adventurer with the lowest Fate below Good, if there is one (ART-157, ART-158)."""
    safe, attack = weapon.shrapnel()
    rolls = [
        (int(draft.cast(one.id, "fate", "against the shrapnel").facts["result_index"]), one.id)
        for one in draft.heroes()
    ]
    unlucky = min(rolls, key=lambda roll: roll[0], default=(int(safe), ""))
    if unlucky[0] < safe:
        draft.tell("shrapnel", unlucky[1])
        draft.push(Assault(at=unlucky[1], rank=attack, name="the shrapnel", melee=False,
                           area=True, comrade=True))  # fmt: skip


def sprays(draft: Draft, who: str) -> list[Arm]:
    """Return the ready weapons with which somebody may spray a band (ART-148)."""
    sheet = draft.sheet(who)
    return [
        arm
        for arm in in_hand(sheet)
        if weapon.is_area(arm.item)
        and not weapon.is_grenade(arm.item)
        and not (arm.carried and arm.carried.empty)
        and not weapon.can_use(sheet, arm.item)
    ]


def grenades(draft: Draft, who: str) -> list[Arm]:
    """Return the grenades in hand."""
    own = in_hand(draft.sheet(who))
    return [replace(arm, thrown=True) for arm in own if weapon.is_grenade(arm.item)]


def throw_grenade(draft: Draft, who: str, arm: Arm, band: int) -> None:
    """Throw a grenade into a band; it is gone (ART-154)."""
    assert arm.carried is not None
    sheet = draft.sheet(who)
    place = held(sheet, arm.carried)
    if place is not None:
        draft.put(who, gear.take(sheet, place, 1)[0])
    targets = weapon.size_of(arm.item).targets
    draft.push(Salvo(by=who, band=band, targets=targets, arm=arm, area="grenade"))


def rake(blow: Blow) -> Volley:
    """Return the attacks on one huge creature, as one action (ART-152)."""
    at = (blow.at,) * weapon.attacks_on_huge()
    return Volley(by=blow.by, at=at, arm=blow.arm, area="spray", prone=(), added=())
