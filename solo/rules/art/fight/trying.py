"""What a player tries in a fight though nobody listed it, and what it is worth there.

Source of all: ART Engine, ART-159, ART-219, ART-345, ART-455: it is the action of a turn, and what
is imaginative gains columns as what is foolish costs them.
"""

from dataclasses import replace

from solo.rules.art.checks.improvise import degree, no_easier
from solo.rules.art.checks.trait import TraitRoll
from solo.rules.art.fight.draft import Draft, Question
from solo.rules.art.fight.harm import fall
from solo.rules.art.fight.offers import spend, why_not
from solo.rules.art.fight.state import Lasting
from solo.rules.art.fight.tasks import Act
from solo.rules.art.fight.turn import Taking
from solo.rules.art.printed import printed
from solo.rules.core.numbers import plural
from solo.rules.core.outcome import Outcome
from solo.rules.core.system import Check
from solo.rules.core.turns import LATER, NOW

_NAME = "what you tried"


def turn_now(draft: Draft, question: Question | None) -> str:
    """Return whether whoever decides is an adventurer with an action left."""
    turn = draft.fight.turn
    if not isinstance(question, Taking) or turn is None or why_not(draft, turn):
        return LATER
    return LATER if draft.fighter(question.who).block is not None else NOW


def attempt(draft: Draft, check: Check) -> Check:
    """Return a roll with what hampers whoever's turn it is, and no easier than usual."""
    turn, check = draft.fight.turn, no_easier(check)
    if turn is None or not isinstance(check, TraitRoll):
        return check
    return replace(check, shift=check.shift + draft.columns(turn.who, "rolls"))


def tried(draft: Draft, outcome: Outcome) -> None:
    """Spend the action, and let columns on the next attack come of it, or a fall.

    Reading: one such gain or loss at a time, the latest.
    """
    turn = draft.fight.turn
    assert turn is not None
    who, worth = turn.who, printed("tries")["fight"]
    draft.last = outcome
    draft.stir()
    spend(draft)
    draft.push(Act(who=who))
    key = degree(outcome)
    columns = int(worth["columns"].get(key, 0))
    kept = tuple(one for one in draft.fighter(who).lasting if one.name != _NAME)
    if columns:
        kept += (Lasting(kind="attack-columns", name=_NAME, amount=columns, once=True),)
        draft.tell("tried", who, columns=f"{columns:+d} {plural(abs(columns), 'column')[2:]}")
    draft.change(who, lasting=kept)
    if key in worth["falls"]:
        fall(draft, who)
