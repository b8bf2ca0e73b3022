"""What foes do with their Momentum and the gamemaster's Doom: all that Momentum buys (CON-074).

Notes: foe-spent, foe-harder, foe-saves.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Note
from solo.rules.two_d20.conan.fight.doom import pay_doom
from solo.rules.two_d20.conan.fight.momentum import cost_of
from solo.rules.two_d20.conan.fight.state import Attack, Battle, Due, Fighter, arms
from solo.rules.two_d20.conan.health.harm import Blow
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.lookups import locations
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.core import combat_dice
from solo.rules.two_d20.core.fighting import HERO
from solo.rules.two_d20.core.sheet import Notes, set_points


class Hit(NamedTuple):
    """A foe's hit before it falls, and what may still be spent on it.

    Args:
        battle: The fight.
        sheet: The hero.
        attack: Whose hit it is, and at whom.
        blow: The damage as it stands.
        own: The foe's own Momentum.
        doom: The most Doom that may go into this hit still.
        second: Who is hit too, or nobody.
        notes: What happened.
    """

    battle: Battle
    sheet: Sheet
    attack: Attack
    blow: Blow
    own: int
    doom: int
    second: str = ""
    notes: Notes = ()

    @property
    def foe(self) -> Fighter:
        """Whose hit it is."""
        return self.battle.fighter(self.attack.attacker)

    def paid(self, cost: int) -> "Hit | None":
        """Return it with so much spent, the foe's own first; None if there is too little."""
        own = min(cost, self.own)
        doom = cost - own
        if doom and (doom > self.doom or not self._does(doom)):
            return None
        sheet, _ = pay_doom(self.sheet, doom)
        return self._replace(sheet=sheet, own=self.own - own, doom=self.doom - doom)

    def _does(self, doom: int) -> bool:
        return self.battle.policy.does("damage", self.sheet.threat, doom)

    def put(self, fighter: Fighter) -> "Hit":
        """Return it with a fighter as it is now."""
        return self._replace(battle=self.battle.put(fighter))


def worsened(hit: Hit, dice: Dice) -> Hit:
    """Spend on a hit what the foe's tactics and the policy say, the rest on damage or Doom."""
    for tactic in hit.foe.block.tactics:
        paid = hit.paid(cost_of(tactic))
        done = paid and _TACTICS[tactic](paid, dice)
        if done:
            told = Note("foe-spent", {**_whose(hit, done), "what": tactic})
            hit = done._replace(notes=(*done.notes, told))
    if _saves(hit.battle, hit.sheet):
        return saved(hit)
    return _harder(hit)


def saved(hit: Hit) -> Hit:
    """Turn a foe's Momentum into Doom, as the option says."""
    if not hit.own or hit.sheet.options.foe_momentum != "doom":
        return hit._replace(own=0)
    sheet, told = _to_doom(hit.foe, hit.own, hit.sheet)
    return hit._replace(sheet=sheet, own=0, notes=(*hit.notes, told))


def warded_off(
    battle: Battle, foe: Fighter, momentum: int, sheet: Sheet
) -> tuple[Battle, Sheet, Notes]:
    """Let a foe that defended itself have the Momentum of it: a guard broken, or Doom (CON-054)."""
    notes: Notes = ()
    cost = cost_of("break-guard")
    if "break-guard" in foe.block.tactics and battle.hero.guard and momentum >= cost:
        battle, momentum = battle.stand(guard=False), momentum - cost
        facts = {"name": foe.name, "what": "break-guard", "doom": 0, "now": sheet.threat}
        notes = (Note("foe-spent", facts),)
    if momentum and sheet.options.foe_momentum == "doom":
        sheet, told = _to_doom(foe, momentum, sheet)
        notes += (told,)
    return battle, sheet, notes


def _to_doom(foe: Fighter, points: int, sheet: Sheet) -> tuple[Sheet, Note]:
    sheet, _ = set_points(sheet, "threat", sheet.threat + points)
    return sheet, Note("foe-saves", {"name": foe.name, "points": points, "now": sheet.threat})


def _saves(battle: Battle, sheet: Sheet) -> bool:
    start = battle.policy.number("damage")
    return sheet.options.foe_momentum == "doom" and sheet.threat < start


def _harder(hit: Hit) -> Hit:
    """Put what is left of the foe's Momentum, and the Doom that is allowed, into damage."""
    before, points = hit, 0
    while (hit.own or hit.doom) and (paid := hit.paid(cost_of("bonus-damage"))) is not None:
        hit, points = paid, points + 1
    if not points:
        return hit
    facts = {**_whose(before, hit), "points": points}
    blow = hit.blow._replace(bonus=hit.blow.bonus + points)
    return hit._replace(blow=blow, notes=(*hit.notes, Note("foe-harder", facts)))


def _whose(before: Hit, after: Hit) -> dict[str, Any]:
    """Return who has spent, and how much of it was Doom."""
    doom = before.sheet.threat - after.sheet.threat
    return {"name": after.foe.name, "doom": doom, "now": after.sheet.threat}


def _break_guard(hit: Hit, dice: Dice) -> Hit | None:
    if hit.attack.target == HERO:
        broken = hit._replace(battle=hit.battle.stand(guard=False))
        return broken if hit.battle.hero.guard else None
    ally = hit.battle.fighter(hit.attack.target)
    return hit.put(replace(ally, guard=False)) if ally.guard else None


def _called_shot(hit: Hit, dice: Dice) -> Hit | None:
    """Strike where there is the least armor."""
    if hit.blow.mental:
        return None
    place = min(locations(), key=lambda one: _soak(hit, one))
    if _soak(hit, place) >= _soak(hit, hit.blow.place):
        return None
    return hit._replace(blow=hit.blow._replace(place=place))


def _change_stance(hit: Hit, dice: Dice) -> Hit | None:
    return hit.put(replace(hit.foe, prone=False)) if hit.foe.prone else None


def _confidence(hit: Hit, dice: Dice) -> Hit | None:
    most = int(printed("momentum")["spends"]["confidence"]["most"])
    return None if hit.foe.nerve >= most else hit.put(replace(hit.foe, nerve=hit.foe.nerve + 1))


def _disarm(hit: Hit, dice: Dice) -> Hit | None:
    """Knock a weapon away; one held with both hands costs more (CON-057)."""
    hero = hit.battle.hero
    if hit.attack.target != HERO:
        ally = hit.battle.fighter(hit.attack.target)
        held = ally.held
    else:
        held = next((weapon for weapon in arms(hit.sheet) if weapon.name == hero.hand), None)
    if held is None or not held.hands:
        return None
    braced = hit.attack.target == HERO and hero.braced
    if held.hands > 1 or braced:
        more = int(printed("momentum")["spends"]["disarm"]["two_hands"]) - cost_of("disarm")
        paid = hit.paid(more)
        if paid is None:
            return None
        hit = paid
    if hit.attack.target != HERO:
        return hit.put(replace(hit.battle.fighter(hit.attack.target), held=None))
    dropped = (*hero.dropped, (hero.zone, hero.hand))
    return hit._replace(battle=hit.battle.stand(hand="", dropped=dropped))


def _penetration(hit: Hit, dice: Dice) -> Hit | None:
    """Ignore Soak as long as there is any and it can be paid for (CON-058)."""
    soak = int(printed("momentum")["spends"]["penetration"]["soak"])
    if hit.blow.pierced >= _soak(hit, hit.blow.place):
        return None
    hit = hit._replace(blow=hit.blow._replace(ignored=hit.blow.ignored + soak))
    while hit.blow.pierced < _soak(hit, hit.blow.place):
        paid = hit.paid(cost_of("penetration"))
        if paid is None:
            break
        hit = paid._replace(blow=hit.blow._replace(ignored=hit.blow.ignored + soak))
    return hit


def _reroll(hit: Hit, dice: Dice) -> Hit | None:
    blank = [place for place, face in enumerate(hit.blow.faces) if not combat_dice.read([face])[0]]
    if len(blank) < 2:
        return None
    faces = list(hit.blow.faces)
    for place, face in zip(blank, combat_dice.roll(dice, len(blank)), strict=True):
        faces[place] = face
    return hit._replace(blow=hit.blow._replace(faces=tuple(faces)))


def _second_wind(hit: Hit, dice: Dice) -> Hit | None:
    """Get Vigor back, as much as the foe's own Momentum pays for (CON-060)."""
    foe = hit.foe
    if foe.vigor >= foe.block.vigor:
        return None
    points = 1
    while hit.own and foe.vigor + points < foe.block.vigor:
        hit, points = hit._replace(own=hit.own - 1), points + 1
    return hit.put(replace(foe, vigor=foe.vigor + points))


def _secondary(hit: Hit, dice: Dice) -> Hit | None:
    """Hit somebody beside the target too (CON-061)."""
    battle, target = hit.battle, hit.attack.target
    zone = battle.hero.zone if target == HERO else battle.fighter(target).zone
    others = [HERO] if battle.hero.zone == zone else []
    others += [ally.id for ally in battle.friends if ally.zone == zone]
    second = next((one for one in others if one != target), "")
    return hit._replace(second=second) if second else None


def _subdue(hit: Hit, dice: Dice) -> Hit | None:
    if "nonlethal" in hit.blow.qualities:
        return None
    return hit._replace(blow=hit.blow._replace(qualities={**hit.blow.qualities, "nonlethal": 0}))


def _swift(hit: Hit, dice: Dice) -> Hit | None:
    """Strike once more, a step harder, but never a third time (CON-062)."""
    if hit.attack.swift:
        return None
    again = Due(hit.foe.id, "strike", swift=True)
    return hit._replace(battle=replace(hit.battle, queue=(again, *hit.battle.queue)))


def _withdraw(hit: Hit, dice: Dice) -> Hit | None:
    near = hit.battle.hero.near
    if not hit.foe.block.keeps or hit.foe.id not in near:
        return None
    return hit._replace(battle=hit.battle.stand(near=near - {hit.foe.id}))


def _soak(hit: Hit, place: str) -> int:
    """Return the fixed Soak of the target."""
    if hit.attack.target == HERO:
        return hit.sheet.courage if hit.blow.mental else hit.sheet.soak_at(place)
    block = hit.battle.fighter(hit.attack.target).block
    return block.courage if hit.blow.mental else block.soak_at(place)


_TACTICS: Mapping[str, Callable[[Hit, Dice], Hit | None]] = {
    "break-guard": _break_guard,
    "called-shot": _called_shot,
    "change-stance": _change_stance,
    "confidence": _confidence,
    "disarm": _disarm,
    "penetration": _penetration,
    "re-roll-damage": _reroll,
    "second-wind": _second_wind,
    "secondary-target": _secondary,
    "subdue": _subdue,
    "swift-action": _swift,
    "withdraw": _withdraw,
}
"""What each of a foe's tactics does, once its cost is paid; None where there is no use for it."""
