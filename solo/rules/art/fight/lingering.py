"""Fire, acid and venom within rounds: who catches them, what they do each round, how they end.

Source of all: ART Engine, ART-128, ART-270 to ART-275.
"""

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.fight.assault import Assault
from solo.rules.art.fight.defense import damage, defense_check
from solo.rules.art.fight.harm import wound
from solo.rules.art.fight.rolls import FightRoll, roll
from solo.rules.art.fight.state import Lasting, after_turn
from solo.rules.art.fight.table import FightTable
from solo.rules.art.fight.words import words
from solo.rules.art.health import damage as health
from solo.rules.art.health import healing
from solo.rules.art.health.lingering import Burns, Venom
from solo.rules.art.heroes.sheet import Fatigue
from solo.rules.core.table import Script

_MINUTES = 1  # how long a venom of some rounds still weighs after a fight that has ended


def linger(table: FightTable, who: str, burns: Burns | None, venom: Venom | None) -> Script[None]:
    """Let a hit set somebody on fire, or poison them."""
    if burns is not None and table.up(who):
        catch(table, who, burns)
    if venom is not None and table.up(who):
        yield from _poison(table, who, venom)


def catch(table: FightTable, who: str, burns: Burns) -> None:
    """Let fire or acid get hold of somebody; it hurts again from the next turn on (ART-270)."""
    burning = table.fighter(who).burning
    if burns.name not in {one.name for one in burning}:
        table.alter(who, burning=(*burning, burns))
        table.say("catches", who, name=burns.name)


def afflict(table: FightTable, who: str) -> Script[None]:
    """Hurt who burns as the turn begins, or who stands where it burns (ART-270, ART-271)."""
    fighter = table.fighter(who)
    feature = table.battle.combat.feature(fighter.band)
    here = feature.burns if feature is not None else None
    burning = fighter.burning
    if here is not None and here.name not in {one.name for one in burning}:
        burning = (*burning, here)
    for burns in burning:
        if table.up(who):
            yield from _burn(table, who, burns)


def _burn(table: FightTable, who: str, burns: Burns) -> Script[None]:
    """Roll Defense against fire or acid: a failure hurts and it goes on, a success ends it.

    A foe does not roll: its Defense, or else its Agility, is the result. Neither shield nor parry
    helps (reading).
    """
    fighter = table.fighter(who)
    if fighter.foe:
        defense = fighter.ranks.defense or fighter.ranks.rank("agility")
        failures = max(0, int(burns.attack) - int(defense))
        rank = health.damage_by_failures(failures, burns.damage) if failures else None
    else:
        met = Assault(at=who, rank=burns.attack, rating=burns.damage, name=burns.name, melee=False,
                      area=True, comrade=True)  # fmt: skip
        outcome = yield from roll(table, who, defense_check(table, met))
        failures, rank = outcome.failures, damage(outcome.failures, met)
    others = tuple(one for one in table.fighter(who).burning if one.name != burns.name)
    if not failures:
        table.alter(who, burning=others)
        table.say("burnt-out", who, name=burns.name)
        return
    table.alter(who, burning=(*others, burns))
    table.say("burns", who, name=burns.name)
    if rank is not None:
        wound(table, who, rank)


def choke(table: FightTable, who: str) -> Script[None]:
    """Hurt an entangled throat as its turn begins (ART-128).

    For foes it is the same damage again (Engine). For ours it is sustained damage as any other:
    a Defense roll, whose success ends it before its rounds are over (reading of ART-271).
    """
    bound = table.fighter(who).bound
    neck = next((one for one in bound if one.part == "neck"), None)
    if neck is None:
        return
    if table.fighter(who).foe:
        wound(table, who, Rank(neck.rank))
        return
    met = Assault(at=who, rank=Rank(max(1, neck.rank)), name=words("round-throat"),
                  melee=False, area=True, comrade=True)  # fmt: skip
    outcome = yield from roll(table, who, defense_check(table, met))
    rank = damage(outcome.failures, met)
    if not outcome.failures:
        table.alter(who, bound=tuple(one for one in bound if one != neck))
        table.say("burnt-out", who, name=met.name)
    elif rank is not None:
        wound(table, who, rank)


def put_out(table: FightTable, who: str, name: str) -> None:
    """Put out the fire or acid on somebody, as an action (ART-272)."""
    left = tuple(one for one in table.fighter(who).burning if one.name != name)
    table.alter(who, burning=left)
    table.say("burnt-out", who, name=name)


def puts_out(table: FightTable, who: str) -> bool:
    """Let a foe put out its fire or acid, if its rank is enough; tell if that took its action."""
    for burns in table.fighter(who).burning:
        stop = burns.stop
        if stop is not None and table.rank(who, *stop.attribute) >= stop.difficulty:
            put_out(table, who, burns.name)
            return True
    return False


def _poison(table: FightTable, who: str, venom: Venom) -> Script[None]:
    """Let a venom work: fatigue for some rounds, or one for each failure (ART-273, ART-275).

    The same venom weakens nobody twice: of two doses the one that works longer counts.
    """
    fighter = table.fighter(who)
    if fighter.foe:
        failures = max(0, int(venom.difficulty) - int(table.rank(who, "stamina")))
    else:
        check = FightRoll(
            deed="venom",
            attribute="stamina",
            trait=table.friend_trait(who, "stamina"),
            difficulty=venom.difficulty,
            skills=("against poison", "resisting poison"),
            shift=table.columns(who, "rolls"),
            purpose=words("against-venom", name=venom.name),
        )
        failures = (yield from roll(table, who, check)).failures
    rounds = (venom.rounds or failures) if failures else 0
    if not rounds:
        return
    before = dict(fighter.venoms)
    lasts = max(rounds, before.get(venom.name, rounds))
    if fighter.block is not None:
        left = tuple(one for one in fighter.lasting if one.name != venom.name)
        weak = Lasting(kind="rolls", name=venom.name, amount=-venom.points, until="end", left=lasts)
        table.alter(who, lasting=(*left, weak))
    elif venom.name not in before:
        tired = Fatigue(points=venom.points, source=venom.name, minutes=_MINUTES)
        table.put(who, *healing.add_fatigue(table.sheet_of(who), tired))
    table.alter(who, venoms=tuple({**before, venom.name: lasts}.items()))
    table.say("poisoned", who, name=venom.name, points=venom.points, rounds=rounds)


def wear_off(table: FightTable, who: str) -> None:
    """Bring what entangles somebody, and venoms, a round nearer their end (ART-125, ART-275)."""
    fighter = table.fighter(who)
    if not (fighter.bound or fighter.venoms):
        return
    after, ended = after_turn(fighter)
    for name in ended if fighter.block is None else ():
        table.put(who, *healing.relieve(table.sheet_of(who), name))
    table.alter(who, bound=after.bound, venoms=after.venoms)
