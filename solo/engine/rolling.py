"""Dice that are rolled for no rule, in the middle of a game."""

from solo.engine.table.events import DiceThrown
from solo.engine.traits import traits_of
from solo.rules.core.dice import Dice
from solo.rules.core.notation import parse_line
from solo.rules.core.outcome import AnySheet
from solo.rules.core.system import AnySystem
from solo.words import Words


def rolled(
    text: str, system: AnySystem, sheet: AnySheet, dice: Dice, language: str
) -> tuple[tuple[DiceThrown, ...], tuple[str, ...]]:
    """Roll a line of dice; return what fell, and a note of each roll.

    Raises:
        ValueError: It can't be read.
        DiceError: The dice can't give such faces.
    """
    events: list[DiceThrown] = []
    notes: list[str] = []
    say = Words(language).say
    for notation in parse_line(text, traits_of(system, sheet, language)):
        named = f"{notation.label}, {notation.text}" if notation.label else notation.text
        for _ in range(notation.times):
            thrown = notation.roll(dice)
            events.append(DiceThrown(notation.text, *thrown, notation.label))
            notes.append(f"{named}: {say(thrown.told)}")
    return tuple(events), tuple(notes)
