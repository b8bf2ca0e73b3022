"""The foes' turn in a fight: whom each goes for, and what their attacks do.

Notes: those of `attack` and `health`.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from solo.rules.core.dice import foreseen
from solo.rules.fell.fight.attack import Blow, blow_by, fall, keep_test, tell_strike, wide
from solo.rules.fell.fight.state import HERO, Enemy
from solo.rules.fell.fight.table import FightTable
from solo.rules.fell.gear.item import MOST_ARMOR
from solo.rules.fell.health.harm import hurt
from solo.rules.fell.heroes.sheet import Changed, Sheet


def foes_attack(table: FightTable) -> None:
    """Let every foe that can act attack; those with one target strike it together.

    Source: FELL, FELL-039 to FELL-041: a detachment attacks individuals with advantage, and all
    of them.
    """
    targets = table.side
    chosen = aims(table.battle.enemies, targets, table.sheet)
    table.acted += [one.id for one, _ in chosen]
    for target in targets:
        mass = target != HERO and table.sheet.companions[target].block.detachment
        blows = [
            blow_by(one.block, one.name, one.block.dice, mass=mass)
            for one, whom in chosen
            if target in whom
        ]
        if blows:
            strike_side(table, target, blows)


def aims(
    enemies: Iterable[Enemy], targets: Sequence[str], sheet: Sheet
) -> list[tuple[Enemy, tuple[str, ...]]]:
    """Return whom each foe that can act goes for."""
    found: list[tuple[Enemy, tuple[str, ...]]] = []
    taken: dict[str, int] = dict.fromkeys(targets, 0)
    for one in enemies:
        if not one.up or one.held or not one.block.dice or not targets:
            continue
        if wide(one.block):
            found.append((one, tuple(targets)))
            continue
        whom = aim(one, targets, taken, sheet)
        taken[whom] += 1
        found.append((one, (whom,)))
    return found


def aim(one: Enemy, targets: Sequence[str], taken: Mapping[str, int], sheet: Sheet) -> str:
    """Return whom a single foe goes for by its policy, the first of equals.

    Args:
        one: The foe.
        targets: Who can be attacked.
        taken: How many foes go for each of them already.
        sheet: The hero's sheet.
    """

    def hp(who: str) -> int:
        return sheet.hp_now if who == HERO else sheet.companions[who].hp

    match one.block.policy:
        case "weakest":
            return min(targets, key=hp)
        case "strongest":
            return max(targets, key=hp)
        case "spread":
            return min(targets, key=lambda who: taken[who])
        case _:
            return targets[0]


def strike_side(table: FightTable, target: str, blows: Sequence[Blow]) -> None:
    """Roll blows on the hero or a companion, and harm them (FELL-037, FELL-042)."""
    sheet, hero = table.sheet, target == HERO
    worn = sheet.armor + table.battle.ward if hero else sheet.companions[target].block.armor
    armor = min(MOST_ARMOR, worn)
    hp = sheet.hp_now if hero else sheet.companions[target].hp
    landed = fall(table, blows, armor, hp)
    tell_strike(table, landed, table.name(target), armor)
    if landed.harm:
        who = "" if hero else target
        harming = partial(hurt, sheet, landed.harm, landed.attribute, who=who)
        sheet, notes = foreseen(table.dice, harming, _sheet_of)
        table.become((sheet, notes))
        for note in notes:
            if note.code == "critical":
                keep_test(table, note.facts)


def _sheet_of(made: Changed) -> object:
    return made[0]
