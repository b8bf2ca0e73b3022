"""Sentences before a roll: what it asks of the hero. No rule is decided here."""

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
from solo.words import Message, Text

Rolled = Test | Contest | Leverage | Casting | Reaction
"""The checks whose roll is told before it is made."""


def asked(check: Rolled, sheet: Sheet | None, terms: Terms) -> tuple[Text, ...]:
    """Say what a roll asks, and what could go wrong before it is made (FELL-009)."""
    match check:
        case Test() if check.sure(sheet):
            return (words("ask-sure"),)
        case Test():
            against: object = check.dn
        case Contest():
            against = _rival(check, sheet)
        case Leverage():
            against = _rival(check.contest, sheet)
        case Casting():
            return (_casting(check, sheet, terms), *warned(check.risk))
        case Reaction():
            return (words("ask-reaction", roll=rolled_with(terms), who=check.who),)
    purpose = getattr(check, "purpose", "")
    facts = {"roll": rolled_with(terms), "against": against, "purpose": purpose}
    return (words("ask-roll", **facts), *warned(check.risk))


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
            return words("ask-question", roll=rolled_with(check.terms))
        case Morale():
            rival = _rival(check.contest, sheet)
            return words("ask-morale", roll=rolled_with(check.terms(sheet)), against=rival)
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
    return words(
        "roll",
        attribute=terms.attribute,
        base=terms.base.word,
        steps=terms.steps,
        **_die(terms),
    )


def _die(terms: Terms) -> dict[str, object]:
    """Return the die that is rolled, if any, and what gives it advantage or disadvantage."""
    return {
        "die": terms.die.word if terms.die else None,
        "lean": (terms.extra > 0) - (terms.extra < 0),
        "causes": terms.all_advantages if terms.extra > 0 else terms.disadvantages,
    }


def _rival(check: Contest, sheet: Sheet | None) -> Message:
    foe = check.foe.name if check.foe else ""
    return words("rival", foe=foe, **_die(check.other_terms(sheet)))


def _casting(check: Casting, sheet: Sheet | None, terms: Terms) -> Text:
    if reason := check.unknown(sheet):
        return words("as-sentence", text=reason)
    name = check.known(sheet).name
    if why := check.barred(sheet):
        return words("ask-barred", spell=name, reason=why)
    if check.safe:
        return words("ask-calm", spell=name)
    roll = check.roll
    against = _rival(roll, sheet) if isinstance(roll, Contest) else roll.dn
    return words("ask-haste", spell=name, roll=rolled_with(terms), against=against)
