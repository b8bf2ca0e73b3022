"""The foes' turn in a fight: whom each goes for, and what their attacks do.

Notes: those of `attack` and `health`.
"""

from collections.abc import Mapping, Sequence
from functools import partial

from solo.rules.core.dice import foreseen
from solo.rules.core.party.company import about, slug
from solo.rules.fell.fight.attack import Blow, blow_by, fall, keep_test, tell_strike, wide
from solo.rules.fell.fight.state import Enemy, is_hero
from solo.rules.fell.fight.table import FightTable
from solo.rules.fell.gear.item import MOST_ARMOR
from solo.rules.fell.health.harm import hurt
from solo.rules.fell.heroes.sheet import Changed
from solo.rules.fell.party import COMPANY


def foes_attack(table: FightTable) -> None:
    """Let every foe that can act attack; those with one target strike it together.

    Source: FELL, FELL-039 to FELL-041: a detachment attacks individuals with advantage, and all
    of them.
    """
    targets = table.side
    chosen = aims(table, targets)
    table.acted += [one.id for one, _ in chosen]
    for target in targets:
        mass = not is_hero(target) and table.sheet.companions[target].block.detachment
        blows = [
            blow_by(one.block, one.name, one.block.dice, mass=mass)
            for one, whom in chosen
            if target in whom
        ]
        if blows:
            strike_side(table, target, blows)


def aims(table: FightTable, targets: Sequence[str]) -> list[tuple[Enemy, tuple[str, ...]]]:
    """Return whom each foe that can act goes for."""
    found: list[tuple[Enemy, tuple[str, ...]]] = []
    taken: dict[str, int] = dict.fromkeys(targets, 0)
    for one in table.battle.enemies:
        if not one.up or one.held or not one.block.dice or not targets:
            continue
        if wide(one.block):
            found.append((one, tuple(targets)))
            continue
        whom = aim(table, one, targets, taken)
        taken[whom] += 1
        found.append((one, (whom,)))
    return found


def aim(table: FightTable, one: Enemy, targets: Sequence[str], taken: Mapping[str, int]) -> str:
    """Return whom a single foe goes for by its policy, the first of equals.

    Those that go for the hero take another each, of several (ours).

    Args:
        table: The fight.
        one: The foe.
        targets: Who can be attacked.
        taken: How many foes go for each of them already.
    """

    def hp(who: str) -> int:
        return table.sheet_of(who).hp_now if is_hero(who) else table.sheet.companions[who].hp

    match one.block.policy:
        case "weakest":
            return min(targets, key=hp)
        case "strongest":
            return max(targets, key=hp)
        case "spread":
            return min(targets, key=lambda who: taken[who])
        case _:
            heroes = [who for who in targets if is_hero(who)] or targets[:1]
            return min(heroes, key=lambda who: taken[who])


def strike_side(table: FightTable, target: str, blows: Sequence[Blow]) -> None:
    """Roll blows on the hero or a companion, and harm them (FELL-037, FELL-042)."""
    hero = is_hero(target)
    sheet = table.sheet_of(target) if hero else table.sheet
    ward = table.stance(target).ward if hero else 0
    worn = sheet.armor + ward if hero else sheet.companions[target].block.armor
    armor = min(MOST_ARMOR, worn)
    hp = sheet.hp_now if hero else sheet.companions[target].hp
    landed = fall(table, blows, armor, hp)
    tell_strike(table, landed, table.name(target), armor)
    if landed.harm:
        who = "" if hero else target
        harming = partial(hurt, sheet, landed.harm, landed.attribute, who=who)
        sheet, notes = foreseen(table.dice, harming, _sheet_of)
        before = slug(table.sheet.name)
        told = about(sheet.name, notes) if hero and sheet.party else notes
        table.become((COMPANY.lead(sheet, before), told))
        for note in notes:
            if note.code == "critical":
                keep_test(table, note.facts)


def _sheet_of(made: Changed) -> object:
    return made[0]
