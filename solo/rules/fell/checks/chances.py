"""The exact chances of what is offered before a roll and in a fight."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from solo.rules.core.odds import Odds, odds, tally
from solo.rules.core.outcome import Outcome
from solo.rules.fell.checks.tests import Contest
from solo.rules.fell.fight import board
from solo.rules.fell.fight.blows import HERO, Blow, blow_of, bomb_of
from solo.rules.fell.fight.written import Enemy
from solo.rules.fell.health.damage import dealt_ways
from solo.rules.fell.heroes.sheet import Sheet

if TYPE_CHECKING:
    from solo.rules.fell.fight.battle import Battle


def of_fight(battle: "Battle", option: str, sheet: Sheet) -> Odds | None:
    """Return the chances of what an option of a fight rolls; None when it rolls nothing or more."""
    if not battle.turns:
        return None
    who = battle.turns[0]
    kind, _, rest = option.partition("-")
    match kind:
        case "attack" | "all":
            return _of_attack(battle, battle.turns if kind == "all" else (who,), rest, sheet)
        case "blast":
            return tally(_blasted(battle, rest, sheet), graded=False)
        case "talk":
            return odds(parley(battle.standing), sheet)
        case "flee":
            return odds(flight(battle.standing, who, sheet), sheet)
        case "cast":
            spell, target = board.aimed(battle, rest, sheet)
            return odds(board.casting(spell, target), sheet)
        case _:
            return None


def flight(enemies: Sequence[Enemy], who: str, sheet: Sheet) -> Contest:
    """Return the contest to get away; the text leaves how to the table, so it is DEX."""
    quick = max(one.die("dex") for one in enemies)
    if who == HERO:
        return Contest(attribute=("dex",), rival=quick)
    return Contest(die=sheet.companions[who].die("dex"), rival=quick)


def parley(enemies: Sequence[Enemy]) -> Contest:
    """Return the contest to talk foes out of a fight."""
    return Contest(attribute=("wil",), rival=max(one.die("wil") for one in enemies))


def _of_attack(battle: "Battle", actors: Sequence[str], key: str, sheet: Sheet) -> Odds | None:
    """Return the chances of each harm that an attack deals."""
    enemy = battle.named(key)
    if enemy is None:
        return None
    blows = [blow_of(who, enemy, sheet, battle.edge) for who in actors]
    return tally(_harms(blows, enemy, sheet))


def _blasted(battle: "Battle", key: str, sheet: Sheet) -> Iterator[tuple[Outcome, int]]:
    """Yield how many foes a thrown weapon harms, with the ways of each (FELL-040)."""
    die, extra = bomb_of(key, sheet)
    size, a_throw = int(die), sum(ways for _, _, ways in dealt_ways([(die, extra)], 1, 0, 0))
    most = min(size, len(battle.standing))
    for face in range(1, size + 1):
        harmed = {0: 1}
        for enemy in battle.standing[:face]:
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


def _harms(blows: Sequence[Blow], enemy: Enemy, sheet: Sheet) -> Iterator[tuple[Outcome, int]]:
    dice = [(die, blow.swing.extra) for blow in blows for die in blow.swing.dice]
    armor = enemy.block.armor
    for _, harm, ways in dealt_ways(dice, len(blows), armor, enemy.hp, sheet.options):
        yield Outcome(f"{harm} harm" if harm else "no harm", int(harm > 0), int(not harm)), ways
