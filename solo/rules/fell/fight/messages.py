"""The status of a fight: a line for each who takes part."""

from solo.rules.core.shown.fight_view import Fighter
from solo.rules.core.shown.standing import Stand, heading, points, standing
from solo.rules.fell.fight.table import FightTable
from solo.rules.fell.fight.view import fight_view
from solo.rules.fell.printed import printed
from solo.rules.fell.words import words
from solo.words import Message, Text


def status(table: FightTable) -> tuple[Text, ...]:
    """Say where a fight stands."""
    view = fight_view(table)
    named = {one.id: one.name for one in view.fighters}
    turn = words("turn", who=named[view.turn]) if view.turn else ""
    return standing(
        heading(view.round, turn=turn),
        ours=(_friend(one) for one in view.fighters if one.side != "foe"),
        theirs=(
            _foe(one, first=view.round == 1)
            for one in view.fighters
            if one.side == "foe" and one.up
        ),
    )


def _friend(one: Fighter) -> Stand:
    dying = words("fight-dying") in one.conditions
    state = (*points(one), *one.facts, *one.conditions)
    return Stand(one.name, state, () if dying else _brink(one))


def _foe(one: Fighter, *, first: bool) -> Stand:
    """Tell how a foe stands; whom it goes for does not change and is told once."""
    held = next(iter(one.conditions), one.intent if first else "")
    return Stand(one.name, (*points(one), *one.facts), _brink(one), held if one.intent else "")


def _brink(one: Fighter) -> tuple[Message, ...]:
    """Say what the next harm does to who has no HP left (FELL-042, FELL-045)."""
    left = one.gauges[0].value
    return () if left else (words("fight-brink", needed=printed("tests")["dn"]),)
