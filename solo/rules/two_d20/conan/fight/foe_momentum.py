"""How foes spend their Momentum, and the gamemaster's Doom, after a roll (CON-074).

The dice that Doom buys before a roll are in `foe_attack`.

Notes: foe-spent, foe-harder, foe-saves.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace

from solo.dataclass import dataclass
from solo.namedtuple import NamedTuple
from solo.rules.two_d20.conan.doom import Policy
from solo.rules.two_d20.conan.fight.damage import rerolled
from solo.rules.two_d20.conan.fight.momentum import cost_of
from solo.rules.two_d20.conan.fight.state import Attack, Fighter, arms
from solo.rules.two_d20.conan.fight.table import FightTable
from solo.rules.two_d20.conan.health.harm import Blow
from solo.rules.two_d20.conan.health.locations import locations
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.core import combat_dice
from solo.rules.two_d20.core.fighting import HERO
from solo.rules.two_d20.core.sheet import set_points


class Purse(NamedTuple):
    """The Momentum and Doom that a foe may spend on a hit."""

    own: int  # the foe's own Momentum
    most: int  # the most Doom that may go into this hit still
    doom: int  # the gamemaster's Doom
    policy: Policy  # how Doom is played

    def paid(self, cost: int) -> "Purse | None":
        """Return it with so much spent, the foe's own first; None if there is too little."""
        own = min(cost, self.own)
        doom = cost - own
        if doom and (doom > self.most or not self.policy.does("damage", self.doom, doom)):
            return None
        return self._replace(own=self.own - own, most=self.most - doom, doom=self.doom - doom)


@dataclass(slots=True)
class FoeHit:
    """A foe's hit before it falls."""

    attack: Attack  # whose hit it is, and at whom
    blow: Blow  # the damage as it stands
    purse: Purse  # what may still be spent on it
    second: str = ""  # who is hit too, or nobody
    again: bool = False  # whether a Swift Action was bought


def purse_of(table: FightTable, momentum: int) -> Purse:
    """Return what a foe may spend on a hit: its Momentum, and Doom as the policy has it."""
    policy = table.battle.policy
    return Purse(momentum, policy.number("most_damage"), table.sheet.threat, policy)


def worsen(table: FightTable, hit: FoeHit) -> None:
    """Spend on a hit by the foe's tactics and the policy; the rest becomes damage, or Doom."""
    foe = _foe(table, hit)
    for tactic in foe.block.tactics:
        before = hit.purse
        paid = before.paid(cost_of(tactic))
        if paid is None:
            continue
        hit.purse = paid
        if _TACTICS[tactic](table, hit):
            table.tell("foe-spent", **_pay(table, hit, before), what=tactic)
        else:
            hit.purse = before  # there is no use for it
    if _saves(table):
        _save(table, foe, hit.purse.own)
    else:
        _do_more_damage(table, hit)


def warded_off(table: FightTable, foe: Fighter, momentum: int) -> None:
    """Let a foe use the Momentum of its defense: to break a guard, or as Doom (CON-054)."""
    cost = cost_of("break-guard")
    if "break-guard" in foe.block.tactics and table.hero.guard and momentum >= cost:
        table.stand(guard=False)
        momentum -= cost
        table.tell("foe-spent", name=foe.name, what="break-guard", doom=0, now=table.sheet.threat)
    _save(table, foe, momentum)


def _foe(table: FightTable, hit: FoeHit) -> Fighter:
    return table.battle.fighter(hit.attack.attacker)


def _pay(table: FightTable, hit: FoeHit, before: Purse) -> dict[str, str | int]:
    """Take the Doom that was spent; return who has spent it, and how much."""
    spent = before.doom - hit.purse.doom
    return {"name": _foe(table, hit).name, **table.pay_doom(spent)}


def _saves(table: FightTable) -> bool:
    start = table.battle.policy.number("damage")
    return table.sheet.options.foe_momentum == "doom" and table.sheet.threat < start


def _save(table: FightTable, foe: Fighter, points: int) -> None:
    """Turn a foe's Momentum into Doom, as the option says."""
    if points and table.sheet.options.foe_momentum == "doom":
        table.sheet, _ = set_points(table.sheet, "threat", table.sheet.threat + points)
        table.tell("foe-saves", name=foe.name, points=points, now=table.sheet.threat)


def _do_more_damage(table: FightTable, hit: FoeHit) -> None:
    """Put what is left of the foe's Momentum, and the Doom that is allowed, into damage."""
    before, points = hit.purse, 0
    while (hit.purse.own or hit.purse.most) and (paid := hit.purse.paid(cost_of("bonus-damage"))):
        hit.purse, points = paid, points + 1
    if points:
        hit.blow = hit.blow._replace(bonus=hit.blow.bonus + points)
        table.tell("foe-harder", **_pay(table, hit, before), points=points)


def _break_guard(table: FightTable, hit: FoeHit) -> bool:
    if hit.attack.target == HERO:
        had = table.hero.guard
        table.stand(guard=False)
        return had
    ally = table.battle.fighter(hit.attack.target)
    table.put(replace(ally, guard=False))
    return ally.guard


def _called_shot(table: FightTable, hit: FoeHit) -> bool:
    """Strike where there is the least armor."""
    if hit.blow.mental:
        return False
    place = min(locations(), key=lambda one: _soak(table, hit, one))
    if _soak(table, hit, place) >= _soak(table, hit, hit.blow.place):
        return False
    hit.blow = hit.blow._replace(place=place)
    return True


def _change_stance(table: FightTable, hit: FoeHit) -> bool:
    foe = _foe(table, hit)
    table.put(replace(foe, prone=False))
    return foe.prone


def _confidence(table: FightTable, hit: FoeHit) -> bool:
    foe = _foe(table, hit)
    if foe.nerve >= int(printed("momentum")["spends"]["confidence"]["most"]):
        return False
    table.put(replace(foe, nerve=foe.nerve + 1))
    return True


def _disarm(table: FightTable, hit: FoeHit) -> bool:
    """Knock a weapon away; one held with both hands costs more (CON-057)."""
    hero, target = table.hero, hit.attack.target
    if target == HERO:
        held = next((one for one in arms(table.sheet) if one.name == hero.hand), None)
    else:
        held = table.battle.fighter(target).held
    if held is None or not held.hands:
        return False
    if held.hands > 1 or (target == HERO and hero.braced):
        more = int(printed("momentum")["spends"]["disarm"]["two_hands"]) - cost_of("disarm")
        paid = hit.purse.paid(more)
        if paid is None:
            return False
        hit.purse = paid
    if target == HERO:
        table.stand(hand="", dropped=(*hero.dropped, (hero.zone, hero.hand)), braced=False)
    else:
        table.put(replace(table.battle.fighter(target), held=None))
    return True


def _penetration(table: FightTable, hit: FoeHit) -> bool:
    """Ignore Soak as long as there is any and it can be paid for (CON-058)."""
    soak = int(printed("momentum")["spends"]["penetration"]["soak"])
    if hit.blow.pierced >= _soak(table, hit, hit.blow.place):
        return False
    hit.blow = hit.blow._replace(ignored=hit.blow.ignored + soak)
    while hit.blow.pierced < _soak(table, hit, hit.blow.place):
        paid = hit.purse.paid(cost_of("penetration"))
        if paid is None:
            break
        hit.purse = paid
        hit.blow = hit.blow._replace(ignored=hit.blow.ignored + soak)
    return True


def _reroll(table: FightTable, hit: FoeHit) -> bool:
    blank = [place for place, face in enumerate(hit.blow.faces) if not combat_dice.read([face])[0]]
    if len(blank) < 2:
        return False
    hit.blow = rerolled(hit.blow, tuple(blank), table.dice)
    return True


def _second_wind(table: FightTable, hit: FoeHit) -> bool:
    """Get Vigor back, as much as the foe's own Momentum pays for (CON-060)."""
    foe = _foe(table, hit)
    lacking = foe.block.vigor - foe.vigor
    if lacking <= 0:
        return False
    more = min(hit.purse.own, lacking - 1)
    hit.purse = hit.purse._replace(own=hit.purse.own - more)
    table.put(replace(foe, vigor=foe.vigor + 1 + more))
    return True


def _secondary(table: FightTable, hit: FoeHit) -> bool:
    """Hit somebody beside the target too (CON-061)."""
    battle, target = table.battle, hit.attack.target
    zone = battle.hero.zone if target == HERO else battle.fighter(target).zone
    others = [HERO] if battle.hero.zone == zone else []
    others += [ally.id for ally in battle.friends if ally.zone == zone]
    hit.second = next((one for one in others if one != target), "")
    return bool(hit.second)


def _subdue(table: FightTable, hit: FoeHit) -> bool:
    if "nonlethal" in hit.blow.qualities:
        return False
    hit.blow = hit.blow._replace(qualities={**hit.blow.qualities, "nonlethal": 0})
    return True


def _swift(table: FightTable, hit: FoeHit) -> bool:
    """Strike once more, a step harder, but never a third time (CON-062)."""
    if hit.attack.swift:
        return False
    hit.again = True
    return True


def _withdraw(table: FightTable, hit: FoeHit) -> bool:
    near, foe = table.hero.near, _foe(table, hit)
    if not foe.block.keeps or foe.id not in near:
        return False
    table.stand(near=near - {foe.id})
    return True


def _soak(table: FightTable, hit: FoeHit, place: str) -> int:
    """Return the fixed Soak of the target."""
    if hit.attack.target == HERO:
        return table.sheet.courage if hit.blow.mental else table.sheet.soak_at(place)
    block = table.battle.fighter(hit.attack.target).block
    return block.courage if hit.blow.mental else block.soak_at(place)


_TACTICS: Mapping[str, Callable[[FightTable, FoeHit], bool]] = {
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
"""Each tactic does what is paid for and returns True, or returns False if it is of no use now."""
