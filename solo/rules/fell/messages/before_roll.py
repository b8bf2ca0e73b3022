"""Sentences before a roll: what it asks of the hero. No rule is decided here."""

from collections.abc import Sequence

from solo.rules.fell.actions.casting import Casting
from solo.rules.fell.checks.attacks import Attack, Blast, Harm
from solo.rules.fell.checks.likelihood import Question
from solo.rules.fell.checks.luck import Luck
from solo.rules.fell.checks.roll import Terms
from solo.rules.fell.checks.social import Leverage, Morale, Reaction, Request
from solo.rules.fell.checks.tests import Contest, Test
from solo.rules.fell.heroes.sheet import Sheet
from solo.rules.fell.messages.notes import ENDS, listed

Rolled = Test | Contest | Leverage | Casting | Reaction
"""The checks whose roll is told before it is made."""


def asked(check: Rolled, sheet: Sheet | None, terms: Terms) -> tuple[str, ...]:
    """Say what a roll asks, and what could go wrong before it is made (FELL-009)."""
    risk = getattr(check, "risk", "")
    warning = warned(risk)
    match check:
        case Test():
            if check.sure(sheet):
                return ("You have the skill, the time and no danger: this needs no roll.",)
            line = f"{rolled_with(terms)} against {check.dn}"
        case Contest():
            line = f"{rolled_with(terms)} against {_rival(check, sheet)}"
        case Leverage():
            line = f"{rolled_with(terms)} against {_rival(check.contest, sheet)}"
        case Casting():
            return (_casting(check, sheet, terms), *warning)
        case Reaction():
            who = f" for how {check.who} takes you" if check.who else ""
            return (f"{rolled_with(terms)}{who}.",)
        case _:
            line = rolled_with(terms)
    purpose = getattr(check, "purpose", "")
    return (f"{line}{f', {purpose}' if purpose else ''}.", *warning)


def warned(risk: str) -> tuple[str, ...]:
    """Say what could go wrong, as a sentence of its own (FELL-009)."""
    end = "" if risk.endswith(ENDS) else "."
    return (f"What could go wrong: {risk}{end}",) if risk else ()


def put(check: object, sheet: Sheet | None) -> str:
    """Say what any check asks of this hero.

    Raises:
        ValueError: It names what the sheet lacks.
    """
    match check:
        case Test() | Contest() | Leverage() | Casting() | Reaction():
            return " ".join(asked(check, sheet, check.terms(sheet)))
        case Luck():
            about = f" for {check.purpose}" if check.purpose else ""
            return f"A luck die{about}, {check.die.word}; higher is better."
        case Question():
            return f"A luck die, {rolled_with(check.terms)}; 4 or more is yes."
        case Morale():
            rival = _rival(check.contest, sheet)
            return f"{rolled_with(check.terms(sheet))} against {rival}, for the enemy's nerve."
        case Request():
            return "Paid in advance, they do it; else it takes a contest of WIL."
        case Attack():
            dice = " and ".join(die.word for die in check.swing(sheet).dice)
            return f"An attack with {dice}."
        case Blast():
            many = check.targets or f"as many as a {check.die.word} shows"
            return f"A blast of {check.die.word} each on {many}."
        case Harm():
            return f"{check.die.word if check.die else check.points} harm, less armor."
        case _:
            return ""


def rolled_with(terms: Terms) -> str:
    """Say what is rolled: `DEX d6, climbing +1: d8 with advantage`."""
    name = f"{terms.attribute.upper()} " if terms.attribute else ""
    parts = [f"{name}{terms.base.word}"]
    parts += [f"{what} {steps:+}" for what, steps in terms.steps]
    text = ", ".join(parts)
    die = terms.die
    if die is None:
        return f"{text}: below d4, so it can't be rolled"
    if terms.steps:
        text += f": {die.word}"
    return text + _leaning(terms.extra, terms.all_advantages, terms.disadvantages)


def _leaning(extra: int, better: Sequence[str], worse: Sequence[str]) -> str:
    if extra:
        words = "advantage" if extra > 0 else "disadvantage"
        return f" with {words} ({listed(better if extra > 0 else worse)})"
    return ""


def _rival(check: Contest, sheet: Sheet | None) -> str:
    terms = check.other_terms(sheet)
    name = f"{check.foe.name}, " if check.foe else ""
    if terms.die is None:
        return f"{name}a die that cannot be rolled"
    leaning = _leaning(terms.extra, terms.all_advantages, terms.disadvantages)
    return f"{name}{terms.die.word}{leaning}"


def _casting(check: Casting, sheet: Sheet | None, terms: Terms) -> str:
    if reason := check.unknown(sheet):
        return f"{reason}."
    name = check.known(sheet).name
    if check.barred(sheet):
        return f"{name}: {check.barred(sheet)}."
    if check.safe:
        return f"{name}: with minutes of quiet it is simply cast."
    roll = check.roll
    against = _rival(roll, sheet) if isinstance(roll, Contest) else str(roll.dn)
    return f"{name}, in haste: {rolled_with(terms)} against {against}."
