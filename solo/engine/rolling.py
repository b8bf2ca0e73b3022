"""Dice that are rolled for no rule, in the middle of a game."""

from collections.abc import Iterator

from solo.engine.past import Noted
from solo.engine.state import State
from solo.engine.table.events import DiceThrown
from solo.engine.traits import traits_of
from solo.rules.core.dice import Dice
from solo.rules.core.notation import parse_line
from solo.rules.core.notation.thrown import Thrown
from solo.rules.core.outcome import AnySheet
from solo.rules.core.system import AnySystem
from solo.words import Words


def rolled(
    text: str, who: str, state: State, system: AnySystem, dice: Dice, language: str
) -> tuple[DiceThrown, ...]:
    """Roll a line of dice, and return what fell.

    Args:
        text: The dice, as they are typed.
        who: Who rolls, at a table; else who acts.
        state: The game.
        system: Its rules.
        dice: The dice.
        language: The language in which traits may be named, besides English.

    Raises:
        ValueError: It can't be read.
        DiceError: The dice can't give such faces.
    """
    by, sheet = _roller(who, state, system)
    return tuple(
        DiceThrown(notation.text, *notation.roll(dice), notation.label, by)
        for notation in parse_line(text, traits_of(system, sheet, language))
        for _ in range(notation.times)
    )


def _roller(who: str, state: State, system: AnySystem) -> tuple[str, AnySheet]:
    """Return who rolls, where there are several, and the sheet whose numbers count."""
    if state.table is None and who and state.sheet is not None:
        others = {str(system.view(one)["name"]): one for one in system.everybody(state.sheet)}
        return who, others.get(who, state.sheet)
    members = () if state.table is None else state.table.members
    acting = "" if state.table is None else state.table.acting
    name = who or acting
    sheet = next((one.sheet for one in members if one.name == name), None)
    by = name if len(members) > 1 else ""
    return by, state.sheet if sheet is None or name == acting else sheet


def noted(events: tuple[DiceThrown, ...], turn: int, say: Words) -> Iterator[Noted]:
    """Yield a note of each roll, for the journal."""
    for event in events:
        named = f"{event.label}, {event.notation}" if event.label else event.notation
        yield Noted(turn, f"{named}: {say.say(Thrown(*event[1:6]).told)}", "roll", event.by)
