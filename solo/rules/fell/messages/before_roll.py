"""Sentences before a roll: what it asks of the hero. No rule is decided here."""

from typing import TypeAlias

from solo.rules.core.shown.sheet_rows import fields
from solo.rules.core.words import words as core
from solo.rules.fell.actions.casting import Casting
from solo.rules.fell.checks.attacks import Attack, Blast, Harm
from solo.rules.fell.checks.likelihood import Question
from solo.rules.fell.checks.luck import Luck
from solo.rules.fell.checks.roll import Terms
from solo.rules.fell.checks.social import Leverage, Morale, Reaction, Request
from solo.rules.fell.checks.tests import Contest, Test
from solo.rules.fell.heroes.sheet import Sheet
from solo.rules.fell.words import words
from solo.words import Facts, Message, Text

Rolled: TypeAlias = Test | Contest | Leverage | Casting | Reaction
"""The checks whose roll is told before it is made."""


def asked(check: Rolled, sheet: Sheet | None, terms: Terms) -> tuple[Text, ...]:
    """Say what a roll asks, and what could go wrong before it is made (FELL-009)."""
    facts = {**_roll(terms), "purpose": getattr(check, "purpose", "")}
    if isinstance(check, Reaction):
        return (words("ask-reaction", **facts, who=check.who),)
    risk = warned(check.risk)
    match check:
        case Test() if check.sure(sheet):
            return (words("ask-sure"),)
        case Casting():
            return (_casting(check, sheet, facts), *risk)
        case Test():
            return (words("ask-roll", **facts, against=check.dn), *risk)
    contest = check.contest if isinstance(check, Leverage) else check
    return (words("ask-roll", **facts, against=_rival(contest, sheet)), *risk)


def warned(risk: str) -> tuple[Message, ...]:
    """Say what could go wrong, as a sentence of its own (FELL-009)."""
    return (words("ask-risk", risk=risk),) if risk else ()


def put(check: object, sheet: Sheet | None) -> Text:
    """Say what any check asks of this hero.

    Raises:
        ValueError: It names what the sheet lacks.
    """
    match check:
        case Test() | Contest() | Leverage() | Casting() | Reaction():
            return core("sentences", parts=asked(check, sheet, check.terms(sheet)))
        case Luck():
            return words("ask-luck", purpose=check.purpose, die=check.die.word)
        case Question():
            return words("ask-question", **_roll(check.terms))
        case Morale():
            facts = _roll(check.terms(sheet))
            return words("ask-morale", **facts, against=_rival(check.contest, sheet))
        case Request():
            return words("ask-request")
        case Attack():
            return words("ask-attack", dice=tuple(die.word for die in check.swing(sheet).dice))
        case Blast():
            return words("ask-blast", die=check.die.word, targets=check.targets)
        case Harm():
            return words("ask-harm", harm=check.die.word if check.die else check.points)
        case _:
            return ""


def rolled_with(terms: Terms) -> Message:
    """Say what is rolled: `DEX d6, climbing +1: d8 with advantage`."""
    return words("roll", **_roll(terms))


def _roll(terms: Terms) -> dict[str, object]:
    """Return the die that is rolled, if any, what moves it, and what gives it advantage or not."""
    return {
        **fields(terms, "attribute steps"),
        "base": terms.base.word,
        "die": terms.die.word if terms.die else None,
        "lean": (terms.extra > 0) - (terms.extra < 0),
        "causes": terms.all_advantages if terms.extra > 0 else terms.disadvantages,
    }


def _rival(check: Contest, sheet: Sheet | None) -> Message:
    foe = check.foe.name if check.foe else ""
    return words("rival", foe=foe, **_roll(check.other_terms(sheet)))


def _casting(check: Casting, sheet: Sheet | None, facts: Facts) -> Text:
    if reason := check.unknown(sheet):
        return words("as-sentence", text=reason)
    name, why, roll = check.known(sheet).name, check.barred(sheet), check.roll
    if why:
        return words("ask-barred", spell=name, reason=why)
    if check.safe:
        return words("ask-calm", spell=name)
    against = _rival(roll, sheet) if isinstance(roll, Contest) else roll.dn
    return words("ask-haste", **{**facts, "spell": name, "against": against})
