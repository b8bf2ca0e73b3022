"""Spells cast in a fight: in haste, with a price when the test fails.

Notes: cast, held, ward, slipped, and those of `attack` and `health`.
"""

from collections.abc import Iterator
from dataclasses import replace

from solo.rules.core.table import Script
from solo.rules.fell.actions.casting import CAST, LESS, SIDE, Casting, price_options
from solo.rules.fell.checks.ladder import step
from solo.rules.fell.fight.attack import Blow, blast, strike
from solo.rules.fell.fight.state import Enemy
from solo.rules.fell.fight.table import FightTable
from solo.rules.fell.gear.spell import Spell
from solo.rules.fell.health.harm import hurt
from solo.rules.fell.health.harm_dice import Swing
from solo.rules.fell.words import words


def targets(table: FightTable) -> Iterator[tuple[str, Spell, Enemy | None]]:
    """Yield the spells of use in a fight with whom each may be cast at, and a name for the id."""
    for spell in table.sheet.known_spells:
        slug = "-".join(spell.key.split())
        if spell.fights and spell.aimed:
            for one in table.standing:
                yield f"{slug}-at-{one.id}", spell, one
        elif spell.fights:
            yield slug, spell, None


def casting(spell: Spell, target: Enemy | None) -> Casting:
    """Return how a spell is cast in a fight: a contest if its target would not have it."""
    opposed = target is not None and not spell.willing
    rival = target.die(spell.resists) if opposed and target is not None else None
    return Casting(
        spell=spell.name, rival=rival, side_effect=spell.side_effect, lessened=spell.lessened
    )


def cast(table: FightTable, spell: Spell, enemy: Enemy | None) -> Script[None]:
    """Cast a spell in haste; if it slips, the caster chooses the price (FELL-021 to FELL-023)."""
    check = casting(spell, enemy)
    rolled = table.resolve(check)
    result, need = rolled.facts["result"], rolled.facts.get("dn")
    against = rolled.facts["rival_result"] if need is None else need
    table.tell("cast", spell=spell.name, result=result, against=against, dn=need)
    price = CAST
    if not rolled.successes:
        answer = yield from table.pick(
            lambda: price_options(spell, check.prices(table.sheet)),
            (words("slips-at-a-price", spell=spell.name),),
            odds=lambda price: None,
        )
        price = answer.does
        paid = check.done(rolled, price)
        table.explains(paid)
        table.change(*paid.changes)
    take_effect(table, spell, enemy, price)


def take_effect(table: FightTable, spell: Spell, enemy: Enemy | None, price: str) -> None:
    """Let a spell do what it does, less if it was lessened (FELL-022)."""
    less = int(price == LESS)
    die = step(spell.damage, -less)[0] if spell.damage else None
    if die is not None and spell.blast:
        blast(table, die, spell.name, 0)
    elif die is not None and enemy is not None:
        alone = enemy.block.detachment
        swing = Swing((die,), -1 if alone else 0)
        strike(table, enemy, (Blow(spell.name, swing, reasons=("alone",) * alone),))
    if enemy is not None and (holds := spell.holds - less) > 0:
        table.put(replace(table.enemy(enemy.id) or enemy, held=holds))
        table.tell("held", name=enemy.name, rounds=holds)
    if (ward := spell.ward - less) > 0:
        table.battle = replace(table.battle, ward=max(table.battle.ward, ward))
        table.tell("ward", armor=ward)
    if price == SIDE:
        table.tell("slipped", text=spell.side_effect)
        if spell.side_harm:
            table.become(hurt(table.sheet, spell.side_harm, "str", table.dice))
