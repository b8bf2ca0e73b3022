"""Texts about a check before it is rolled: its terms, and the course of a longer action."""

from typing import cast

from solo.rules.art.actions.assist import Assist
from solo.rules.art.actions.complex import Complex
from solo.rules.art.actions.contest import Contest
from solo.rules.art.actions.sustained import Sustained
from solo.rules.art.checks.ranks import WORDS
from solo.rules.art.checks.roll import MOST_SKILLS, RollCheck
from solo.rules.art.health.burning import Burning
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.messages.sentences import asked
from solo.rules.art.party.group import Group
from solo.rules.art.words import words
from solo.rules.core.words import words as shared
from solo.words import Message


def put(value: object, sheet: Sheet | None) -> Message:
    """Say what a check asks of this hero, with a warning where one is due.

    Raises:
        ValueError: It names what the sheet lacks.

    Source: ART Engine, ART-172, ART-179, ART-180.
    """
    match value:
        case Group():
            return _group(value, sheet)
        case Sustained():
            roll, goal = _roll(value.roll, sheet), value.goal
            return words("put-again", roll=roll, successes=goal.successes, lost=goal.lost)
        case Complex():
            return words("put-steps", steps=tuple(step.id for step in value.steps))
        case Assist():
            return _assist(value, sheet)
        case Burning():
            return words("put-each-round", roll=_roll(value.roll, sheet))
        case Contest():
            return _contest(value, sheet)
        case _:
            return _roll(cast("RollCheck", value), sheet)


def _roll(check: RollCheck, sheet: Sheet | None) -> Message:
    terms = check.terms(sheet)
    return shared("sentences", parts=asked(check, terms, terms.skills[:MOST_SKILLS]))


def _group(check: Group, sheet: Sheet | None) -> Message:
    attribute = next((word for word in check.attribute if isinstance(word, str)), "")
    heroes = ((one.name, None) for one in check.rolling(sheet))
    present = ((foe.name, foe.rank(attribute).word) for foe in check.present(sheet))
    others, roll = (*heroes, *present), _roll(check.roll, sheet)
    return words("put-together", roll=roll, others=others, added=check.compounding)


def _contest(check: Contest, sheet: Sheet | None) -> Message:
    own = _roll(check.roll(), sheet)
    if check.missing(sheet):
        return words("put-nobody", roll=own)
    if check.rival is not None:
        return words("put-rival", roll=own, name=check.against, rival=str(check.rival))
    name = check.against or (check.name("", sheet) if sheet is not None else "")
    return words("put-against", roll=own, name=name)


def _assist(check: Assist, sheet: Sheet | None) -> Message:
    return words(
        "put-assisted",
        name=check.name(sheet),
        attribute=check.helper_attribute,
        difficulty=WORDS[check.helper_difficulty],
        roll=_roll(check.roll, sheet),
    )
