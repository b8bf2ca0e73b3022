"""The rolls of longer actions: by whoever acts, by another adventurer, or by one who is picked."""

from solo.rules.art.checks.roll import RollCheck
from solo.rules.art.checks.rolling import Rolling
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.party.members import played_by, upon
from solo.rules.core.outcome import Effect, Outcome
from solo.rules.core.protocols import Encounter, TurnRules
from solo.rules.core.table import Lines, Script, Table


def make_roll(  # noqa: PLR0913 - who rolls what, and what is asked and said around it
    table: Table[Sheet],
    check: RollCheck,
    *,
    asks: bool,
    who: str = "",
    status: Lines = (),
    turn: TurnRules | None = None,
    at_once: bool = False,
) -> Script[Outcome]:
    """Make one roll of a longer action: whoever acts, or the adventurer whose slug `who` is.

    That slug is then a trigger of the outcome. With `at_once`, a roll with nothing to decide before
    it is made in this same step.
    """
    rolling: Encounter[Sheet] = Rolling(check, asks)
    if who:
        rolling = played_by(who, rolling)
    own = yield from table.play(rolling, status, turn=turn, at_once=at_once)
    return own._replace(triggers=(*own.triggers, who)) if who else own


def change_roller(table: Table[Sheet], who: str, effects: tuple[Effect[Sheet], ...]) -> None:
    """Do effects to whoever made a roll: the adventurer of that slug, or whoever acts."""
    table.change(*(upon(who, effect) for effect in effects))
