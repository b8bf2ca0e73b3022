"""Kickers: effects that the last digit of an attack or Defense roll may have besides.

Source of all: ART Engine, ART-015, ART-016, ART-085, ART-125 to ART-128, ART-480 to ART-485.
"""

from solo.dataclass import dataclass
from solo.namedtuple import NamedTuple
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.fight.attack_roll import Blow, follow_up
from solo.rules.art.fight.harm import disarm, entangle, fall, for_a_turn
from solo.rules.art.fight.state import POSITIONED, RULES, Bound, Lasting
from solo.rules.art.fight.table import FightTable
from solo.rules.art.fight.words import words
from solo.rules.art.foe import Foe, OnKicker
from solo.rules.art.gear import powers
from solo.rules.art.gear.item import Power
from solo.rules.art.gear.weapon_classes import ENTANGLE
from solo.rules.art.health import healing
from solo.rules.art.heroes.sheet import Fatigue
from solo.rules.core.heroes import conditions
from solo.rules.core.outcome import Outcome
from solo.words import Text

PERKS = RULES["perks"]


@dataclass(frozen=True, kw_only=True)
class Kick:
    """An effect that the kicker of an attack may have for the attacker."""

    id: str  # what names it among the options
    text: Text  # how it reads there
    told: str = ""  # what happens, in the author's words
    gains: Lasting | None = None  # what the attacker gains by it
    binds: Bound | None = None  # how it entangles the target
    staggers: bool = False  # whether the target loses a turn
    rank: Rank | None = None  # the damage that is done
    again: bool = False  # whether the attacker strikes again
    power: Power | None = None  # the weapon's power that it is


def kicks(
    table: FightTable, blow: Blow, rank: int, hits: bool, outcome: Outcome
) -> tuple[Kick, ...]:
    """Return what the kicker of an attack may do; one of these will happen (ART-016, ART-215)."""
    if outcome.facts["taken"] or blow.arm is None:
        return ()
    kicker, who = kicker_of(outcome), blow.by
    hurt = damage_rank(rank) if hits else None
    found: list[Kick] = []
    flurry = fires(table, who, kicker, "flurry", "advanced-flurry")
    if hits and flurry and follow_up(table, blow) is not None:
        found.append(Kick(id="flurry", text=words("flurry"), rank=hurt, again=True))
    if fires(table, who, kicker, "combat-tactics"):
        tactics = Lasting(
            kind="attack",
            name="combat tactics",
            amount=PERKS["combat_tactics"],
            until="round",
            left=table.battle.round + 1,
            since=table.battle.round + 1,
        )
        text = words("combat-tactics", amount=tactics.amount)
        found.append(Kick(id="combat-tactics", text=text, rank=hurt, gains=tactics))
    if hits:
        found += _entangling(table, blow, rank, kicker)
        found += _powers(table, blow, rank, kicker)
    return tuple(found)


def kicker_of(outcome: Outcome) -> int:
    """Return the kicker of a roll: its last digit."""
    return int(outcome.facts["roll"]) % 10


def damage_rank(level: int) -> Rank:
    """Return the rank of damage of an attack's result."""
    return Rank(max(1, min(11, level)))


def fires(table: FightTable, who: str, kicker: int, *names: str) -> bool:
    """Tell whether a kicker sets off one of somebody's perks."""
    kickers = PERKS["kickers"]
    return any(table.perk(who, name) and kicker in kickers[name] for name in names)


def _entangling(table: FightTable, blow: Blow, rank: int, kicker: int) -> list[Kick]:
    """Return how a whip or bolas may entangle instead of doing damage.

    It lasts a round for each success. An attack has no difficulty, so successes are counted
    against the lowest free Health box, which a hit must reach (conflict C07).

    Source: ART Engine, ART-125 to ART-128.
    """
    part = RULES["entangle"].get(str(kicker))
    own = blow.arm.item.weapon if blow.arm else None
    if part is None or own is None or ENTANGLE not in own.features:
        return []
    rounds = rank - table.lowest_free(blow.at) + 1
    bound = Bound(part=part, rounds=rounds, rank=rank if part == "neck" else 0)
    text = words("entangle", part=part, rounds=rounds)
    return [Kick(id=f"entangle-{part}", text=text, binds=bound)]


def _powers(table: FightTable, blow: Blow, rank: int, kicker: int) -> list[Kick]:
    """Return what the weapon itself does on this kicker (ART-085)."""
    if blow.arm is None or blow.arm.carried is None:
        return []
    at = table.fighter(blow.at)
    found = powers.kicker_powers(blow.arm.carried, kicker, (at.key, at.name))
    name = blow.arm.item.name
    return [_power(name, rank, power, place) for place, power in enumerate(found, 1)]


def steady_powers(table: FightTable, blow: Blow) -> tuple[Power, ...]:
    """Return the powers of a weapon that work on every hit: fire, acid and venom."""
    if blow.arm is None or blow.arm.carried is None:
        return ()
    at = table.fighter(blow.at)
    return powers.kicker_powers(blow.arm.carried, None, (at.key, at.name))


def _power(weapon: str, rank: int, power: Power, place: int) -> Kick:
    worse = damage_rank(rank + power.damage)
    return Kick(
        id=f"power-{place}",
        text=power.text or words("bites", weapon=weapon, rank=worse.word),
        told=power.text,
        staggers=bool(power.stagger),
        rank=worse,
        power=power,
    )


def defense_gains(table: FightTable, who: str, outcome: Outcome) -> list[tuple[str, Lasting]]:
    """Return what a kicker of Defense may bring an adventurer, by its perk (ART-483, ART-484)."""
    if table.fighter(who).block is not None or outcome.facts["taken"]:
        return []
    kicker = kicker_of(outcome)
    positioned = Lasting(kind="attack", name=POSITIONED, amount=PERKS["strategic_positioning"],
                         once=True, until="end", left=2 if table.on_turn(who) else 1)  # fmt: skip
    wary = Lasting(kind="defense", name="defensive maneuver",
                   amount=PERKS["defensive_maneuver"], until="start")  # fmt: skip
    gains = (("strategic-positioning", positioned), ("defensive-maneuver", wary))
    return [(perk, gain) for perk, gain in gains if fires(table, who, kicker, perk)]


# The kickers of foes


class FoeKick(NamedTuple):
    """A kicker effect of a foe that a Defense roll has set off."""

    block: Foe
    effect: OnKicker


def foe_kick(table: FightTable, foes: tuple[str, ...], outcome: Outcome) -> FoeKick | None:
    """Return the first kicker effect of the attacking foes that a Defense roll sets off, if any."""
    if outcome.facts["taken"]:
        return None
    kicker = kicker_of(outcome)
    for one in foes:
        block = table.fighter(one).ranks
        for effect in block.on_kicker:
            if kicker in effect.kicker and (effect.always or outcome.failures):
                return FoeKick(block, effect)
    return None


def suffer_kick(table: FightTable, who: str, kick: FoeKick, failures: int) -> None:
    """Let a foe's kicker effect happen to somebody; the damage that it does comes later."""
    block, effect = kick
    table.say("kicker", who, foe=block.name, text=effect.text)
    if effect.prone:
        fall(table, who)
    if effect.disarm:
        disarm(table, who)
    if effect.entangle:
        rounds = effect.rounds or max(1, failures)
        entangle(table, who, Bound(part=effect.entangle, rounds=rounds, rank=block.attack))
    if effect.shift:
        name = words("what-did", name=block.name)
        table.lasts(who, for_a_turn(table, who, "rolls", name, effect.shift))
    if effect.stagger:
        table.loses_turn(who)
    if table.fighter(who).block is None:
        if effect.fatigue:
            tired = Fatigue(points=effect.fatigue, source=block.name)
            table.put(who, *healing.add_fatigue(table.sheet_of(who), tired))
        if effect.condition:
            table.put(who, *conditions.gain(table.sheet_of(who), effect.condition))
