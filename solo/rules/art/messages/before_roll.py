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


def put(value: object, sheet: Sheet | None) -> str:
    """Say what a check asks of this hero, with a warning where one is due.

    Raises:
        ValueError: It names what the sheet lacks.

    Source: ART Engine, ART-172, ART-179, ART-180.
    """
    match value:
        case Group():
            return _group(value, sheet)
        case Sustained():
            goal = value.goal
            ends = f"{goal.successes} successes in all finish it, {goal.lost} failures end it."
            return f"{_roll(value.roll, sheet)} Again and again: {ends}"
        case Complex():
            steps = "; ".join(f"{step.id.replace('-', ' ')}" for step in value.steps)
            return f"Several steps, a roll each, the last of which decides: {steps}."
        case Assist():
            return _assist(value, sheet)
        case Burning():
            return f"{_roll(value.roll, sheet)} Each round, until you are out of it."
        case Contest():
            return _contest(value, sheet)
        case _:
            return _roll(cast("RollCheck", value), sheet)


def _roll(check: RollCheck, sheet: Sheet | None) -> str:
    terms = check.terms(sheet)
    return " ".join(asked(check, terms, terms.skills[:MOST_SKILLS]))


def _group(check: Group, sheet: Sheet | None) -> str:
    attribute = next((word for word in check.attribute if isinstance(word, str)), "")
    others = [one.name for one in check.rolling(sheet)]
    others += [f"{foe.name} {foe.rank(attribute).word}" for foe in check.present(sheet)]
    how = "added up" if check.compounding else "the best stands"
    asked_first = _roll(check.roll, sheet)
    return f"{asked_first} Together with {', '.join(others)}: {how}." if others else asked_first


def _contest(check: Contest, sheet: Sheet | None) -> str:
    own = _roll(check.roll(), sheet)
    if check.missing(sheet):
        return f"{own} Nobody is there against whom to roll."
    if check.rival is not None:
        return f"{own} {(check.against or 'the other').capitalize()} rolls {check.rival}."
    name = check.against or (check.name("", sheet) if sheet is not None else "")
    return f"{own} {name or 'Another of you'} rolls against it."


def _assist(check: Assist, sheet: Sheet | None) -> str:
    word = WORDS[check.helper_difficulty]
    name = check.name(sheet)
    return (
        f"First {name}: {check.helper_attribute.capitalize()} against {word}. "
        f"Then you: {_roll(check.roll, sheet)}"
    )
