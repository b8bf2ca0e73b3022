"""The rolls that the options of a fight make, and their exact odds."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from solo.rules.core.odds import odds, tally
from solo.rules.core.outcome import Odds, Outcome
from solo.rules.fell.checks.tests import Contest, Test
from solo.rules.fell.fight.attack import Blow, blow_at, bomb_of
from solo.rules.fell.fight.spells import casting
from solo.rules.fell.fight.state import Enemy, is_hero
from solo.rules.fell.fight.table import FightTable
from solo.rules.fell.gear.spell import Spell
from solo.rules.fell.health.harm_dice import dealt_ways
from solo.rules.fell.heroes.sheet import Sheet
from solo.rules.fell.printed import printed
from solo.rules.fell.words import words


def parley_odds(table: FightTable) -> Odds:
    """Return the odds to talk foes out of a fight."""
    return odds(parley(table), table.sheet)


def flight_odds(table: FightTable, who: str) -> Odds:
    """Return the odds to get away."""
    return odds(flight(table, who), table.sheet_of(who) if is_hero(who) else table.sheet)


def treatment_odds(table: FightTable, who: str) -> Odds:
    """Return the odds to treat the dying."""
    return odds(*treatment(table, who))


def spell_odds(table: FightTable, spell: Spell, target: Enemy | None) -> Odds:
    """Return the odds of a spell cast in haste."""
    return odds(casting(spell, target), table.sheet)


def blast_odds(table: FightTable, key: str) -> Odds:
    """Return the odds of how many foes a thrown weapon harms."""
    return tally(blasted(table, key), graded=False)


def parley(table: FightTable) -> Contest:
    """Return the contest to talk foes out of a fight."""
    return Contest(attribute=("wil",), rival=max(one.die("wil") for one in table.standing))


def flight(table: FightTable, who: str) -> Contest:
    """Return the contest to get away; the text leaves how to the table, so it is DEX."""
    quick = max(one.die("dex") for one in table.standing)
    if is_hero(who):
        return Contest(attribute=("dex",), rival=quick)
    return Contest(die=table.sheet.companions[who].die("dex"), rival=quick)


def treatment(table: FightTable, who: str) -> tuple[Test, Sheet | None]:
    """Return the INT test to treat the dying under threat, and whose sheet it is rolled with.

    Source: FELL, FELL-047; a healer's skill helps (ours).
    """
    skills = tuple(printed("tests")["treating"])
    if is_hero(who):
        return Test(attribute=("int",), skills=skills), table.sheet_of(who)
    one = table.sheet.companions[who]
    return Test(die=one.die("int"), enhanced=int(one.helps(skills))), None


def attack_odds(table: FightTable, actors: Sequence[str], key: str) -> Odds | None:
    """Return the odds of each harm that an attack of several together deals."""
    enemy = table.enemy(key)
    if enemy is None:
        return None
    blows = [blow_at(table, who, enemy) for who in actors]
    return replace(tally(harms(blows, enemy, table.sheet)), meaning=words("to-harm"))


def blasted(table: FightTable, key: str) -> Iterator[tuple[Outcome, int]]:
    """Yield how many foes a thrown weapon harms, with the ways of each (FELL-040)."""
    sheet, standing = table.sheet, table.standing
    die, extra = bomb_of(key, sheet)
    size, a_throw = int(die), int(die) ** (1 + abs(extra))
    most = min(size, len(standing))
    for face in range(1, size + 1):
        harmed = {0: 1}
        for enemy in standing[:face]:
            dealt = dealt_ways([(die, extra)], 1, enemy.block.armor, enemy.hp, sheet.options)
            hits = sum(ways for _, harm, ways in dealt if harm)
            harmed = {
                number: harmed.get(number - 1, 0) * hits + harmed.get(number, 0) * (a_throw - hits)
                for number in range(len(harmed) + 1)
            }
        for number, ways in harmed.items():
            outcome = Outcome(
                f"{number} harmed" if number else "nobody harmed", number, int(not number)
            )
            yield outcome, ways * a_throw ** (most - min(most, face))


def harms(blows: Sequence[Blow], enemy: Enemy, sheet: Sheet) -> Iterator[tuple[Outcome, int]]:
    """Yield each harm that blows deal to a foe, with its ways."""
    dice = [(die, blow.swing.extra) for blow in blows for die in blow.swing.dice]
    armor = enemy.block.armor
    for _, harm, ways in dealt_ways(dice, len(blows), armor, enemy.hp, sheet.options):
        yield Outcome(f"{harm} harm" if harm else "no harm", int(harm > 0), int(not harm)), ways
