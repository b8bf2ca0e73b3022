"""What the hero may do in a turn, and which action that takes (CON-015 to CON-029).

Notes: moved, stance, drew, dropped, cleared, assisted, and those of what is done.
"""

from collections.abc import Callable
from dataclasses import replace

from solo.namedtuple import NamedTuple
from solo.rules.core.party.company import slug
from solo.rules.core.table import Script
from solo.rules.two_d20.conan.fight.attack import attack
from solo.rules.two_d20.conan.fight.difficulty import attack_test
from solo.rules.two_d20.conan.fight.npc_turns import leave_reach, npc_turn
from solo.rules.two_d20.conan.fight.table import FightTable
from solo.rules.two_d20.conan.fight.words import words
from solo.rules.two_d20.conan.fight.written import DoomEffect
from solo.rules.two_d20.conan.gear.written import Weapon
from solo.rules.two_d20.conan.party import COMPANY
from solo.rules.two_d20.core.fighting import FLED
from solo.rules.two_d20.core.party import able
from solo.rules.two_d20.core.sheet import changed, set_points

STANDARD, MINOR, FREE = "standard", "minor", "free"


class Act(NamedTuple):
    """Something that the hero may do in a turn."""

    do: Callable[[FightTable], Script[None] | None]  # does it; a script where it may ask more
    takes: str = FREE  # the action that it takes
    begins: bool = True  # whether the turn has begun with it
    holds: bool = False  # whether it may be done with an action that was held (CON-025)


END = Act(lambda table: None)
"""The end of the turn, or of what is done with a held action."""


def act(table: FightTable, chosen: Act) -> Script[None]:
    """Spend the action that something takes, and do it (CON-022 to CON-025)."""
    if chosen.begins:
        table.stand(begun=True)
    spend(table, chosen.takes)
    script = chosen.do(table)
    if script is not None:
        yield from script


def spend(table: FightTable, takes: str) -> None:
    """Spend an action; a Minor Action that is lacking takes a Standard one (CON-017)."""
    hero = table.hero
    if takes == STANDARD or (takes == MINOR and not hero.minor):
        table.stand(standard=hero.standard - 1)
    elif takes == MINOR:
        table.stand(minor=hero.minor - 1)


def fresh_turn(table: FightTable) -> None:
    """Give the hero a turn's actions; what lasted until now is over (CON-016, CON-029)."""
    standard = 0 if table.hero.stunned else 1
    table.stand(standard=standard, minor=1, begun=False, swift=False, sprinted=False, morale=0,
                stunned=False, ready=False)  # fmt: skip


def let_act_first(table: FightTable, key: str) -> Script[None]:
    """Let an ally have a turn before the hero begins: friends choose their order (CON-018)."""
    table.battle = replace(table.battle, acted=(*table.battle.acted, key))
    yield from npc_turn(table, key)


def let_hero_first(table: FightTable, who: str) -> None:
    """Let another hero have the turn before this one has begun (CON-018)."""
    table.turn_to(who)
    fresh_turn(table)


def assist_hero(table: FightTable, who: str) -> None:
    """Help another hero: a die of one's own is added to the next attack (CON-025)."""
    there = table.battle.bench[who]
    bench = {**table.battle.bench, who: changed(there, helped=slug(table.sheet.name))}
    table.battle = replace(table.battle, bench=bench)
    whom = COMPANY.named(table.sheet, who)
    table.tell("assisted", name=whom.name if whom is not None else who)


def strike_at(table: FightTable, key: str, weapon: Weapon) -> Script[None]:
    """Attack a foe with a weapon (CON-025, CON-030)."""
    test = attack_test(table.battle, table.battle.fighter(key), weapon)
    helper = COMPANY.named(table.sheet, table.hero.helped)
    if helper is not None and able(helper):
        test = test.helped_by((test.terms(helper).pool.aim,))
    table.stand(swift=False, helped="")  # its step counts once (CON-062)
    yield from attack(table, key, weapon, test)


def take_stance(table: FightTable, what: str, **changes: object) -> None:
    """Change the hero's stance, and tell of it."""
    table.stand(**changes)
    table.tell("stance", what=what)


def sprint(table: FightTable, zone: str) -> Script[None]:
    """Go two zones at once, which makes tests harder (CON-029)."""
    table.stand(sprinted=True)
    yield from go(table, zone)


def go(table: FightTable, zone: str) -> Script[None]:
    """Go to a zone; who leaves a foe's Reach may be struck for it (CON-027)."""
    table.stand(zone=zone, braced=False)
    table.tell("moved", where=table.battle.fight.called(zone))
    yield from leave_reach(table)


def close_in(table: FightTable, key: str) -> None:
    """Step within Reach of a foe."""
    take_stance(table, "close", near=table.hero.near | {key})


def step_back(table: FightTable) -> Script[None]:
    """Step out of Reach; foes may strike (CON-027)."""
    table.tell("stance", what="step-back")
    yield from leave_reach(table)


def flee(table: FightTable) -> Script[None]:
    """Leave the fight."""
    yield from leave_reach(table)
    table.judge()
    table.end(FLED)


def assist(table: FightTable, key: str) -> None:
    """Help an ally with the next attack (CON-025)."""
    ally = table.battle.fighter(key)
    table.put(replace(ally, helped=True))
    table.tell("assisted", name=ally.name)


def take_in_hand(table: FightTable, name: str) -> None:
    """Draw a weapon, or pick it up (CON-024)."""
    dropped = tuple(pair for pair in table.hero.dropped if pair[1] != name)
    table.stand(hand=name, dropped=dropped, braced=False)
    table.tell("drew", name=name)


def drop(table: FightTable) -> None:
    """Let go of the weapon in hand (CON-022)."""
    hero = table.hero
    table.stand(hand="", dropped=(*hero.dropped, (hero.zone, hero.hand)), braced=False)
    table.tell("dropped", name=hero.hand)


def clear(table: FightTable) -> None:
    """See to what goes on hurting (CON-024)."""
    table.stand(afflictions=())
    table.tell("cleared", what=words("see-to-hurts"))


def fix(table: FightTable, one: DoomEffect) -> None:
    """See to a complication of the place (CON-077)."""
    table.stand(snags=tuple(other for other in table.hero.snags if other != one.id))
    table.tell("cleared", what=one.fix.rstrip("."))


def one_more(table: FightTable) -> None:
    """Buy one more Standard Action with Fortune, without a step of difficulty (CON-068)."""
    table.become(set_points(table.sheet, "luck", table.sheet.luck - 1))
    table.stand(standard=table.hero.standard + 1)
