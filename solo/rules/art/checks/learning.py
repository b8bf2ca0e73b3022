"""Lessons from doubles: an inspiration point, or a skill that is new (ART-456 to ART-468)."""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from solo.rules.art.checks.words import words as say
from solo.rules.art.heroes import advancement
from solo.rules.art.heroes.attributes import sample_skills
from solo.rules.art.heroes.sheet import Changed, Sheet
from solo.rules.art.heroes.skill_names import known_as, skill_name
from solo.rules.art.messages.sentences import verdict
from solo.rules.core.menus.offers import Offer
from solo.rules.core.outcome import Note, Option, Outcome
from solo.rules.core.protocols import Illegal
from solo.rules.core.table import Script, Table
from solo.rules.core.wording.naming import legal


def learning(
    table: Table[Sheet],
    outcome: Outcome,
    names: tuple[str, ...] = (),
    minutes: int = 0,
    later: tuple[Note, ...] = (),
    *,
    shown: bool = False,
) -> Script[Outcome]:
    """Learn something from doubles, however the roll went (ART-456 to ART-468).

    Args:
        table: What the hero's sheet is taken from.
        outcome: What the roll came to; its changes are made already.
        names: What the check calls the action, from general to specific.
        minutes: The game time that the roll's consequences took; it passes after the lesson.
        later: What came of the roll and is yet to be told, behind how it fell.
        shown: Whether the player has read already what the roll came to.
    """
    fell = () if shown else verdict(outcome)
    table.rolled = outcome  # for `why`, while it waits
    while True:
        answer = yield from table.pick(
            lambda: _lessons(outcome, names, table.sheet),
            (*fell, say("doubles-teach")),
        )
        try:
            taught = answer.does(table.sheet, answer.words)
            break
        except Illegal as refusal:
            table.refusal = refusal
    table.become((table.sheet, later))
    table.become(taught)
    table.minutes += minutes
    return outcome


def learned(outcome: Outcome, names: tuple[str, ...], sheet: Sheet) -> Changed:
    """Learn from doubles what Enter would take, without asking."""
    return _lessons(outcome, names, sheet)[0].does(sheet, "")


def teaches(outcome: Outcome, sheet: Sheet) -> bool:
    """Tell whether anything can be learned from a roll of doubles (ART-461)."""
    facts = outcome.facts
    used = tuple(name for name, _ in facts["skills"])
    roll = facts["roll"]
    return (
        advancement.may_learn(used)
        or bool(advancement.inspirable_skills(sheet, used, roll % 10))
        or advancement.may_inspire_attribute(sheet, facts["attribute"], roll)
    )


Lesson: TypeAlias = Callable[[Sheet, str], Changed]
"""Teaches something, given the words that it asked for."""


def _lessons(outcome: Outcome, names: tuple[str, ...], sheet: Sheet) -> tuple[Offer[Lesson], ...]:
    """Offer what can be learned, and to learn nothing."""
    facts = outcome.facts
    used = tuple(name for name, _ in facts["skills"])
    attribute, roll = facts["attribute"], facts["roll"]
    lessons = [
        _lesson(name, sheet) for name in advancement.inspirable_skills(sheet, used, roll % 10)
    ]
    if advancement.may_inspire_attribute(sheet, attribute, roll):
        lessons.append(_lesson(advancement.credited(attribute), sheet))
    nothing: Offer[Lesson] = Offer(
        Option("nothing", say("learn-nothing"), hint="nothing"), lambda sheet, words: (sheet, ())
    )
    if not advancement.may_learn(used):
        return (*lessons, nothing)
    name = _proposed(attribute, names, sheet)
    prompt = say("new-skill-name", name=name, samples=sample_skills(attribute)[:3])
    new: Offer[Lesson] = Offer(
        Option("new-skill", say("new-skill", name=name), prompt, hint="skill"),
        lambda sheet, words: _learn(words, attribute, names, sheet),
    )
    if not name:  # what needs a name can't be what Enter takes
        return (*lessons, nothing, new)
    return (*lessons, new, nothing)


def _proposed(attribute: str, names: Iterable[str], sheet: Sheet) -> str:
    """Return a skill that the hero lacks: one that the check names, else a usual one.

    It costs nothing, so that Enter may take it; the player may name any other.
    """
    usual = sample_skills(advancement.credited(attribute))
    return advancement.propose_skill(sheet, (*names, *usual))


def _learn(words: str, attribute: str, names: tuple[str, ...], sheet: Sheet) -> Changed:
    """Learn the skill named, or the one proposed when nothing was said."""
    name = words.strip() or _proposed(attribute, names, sheet)
    if not name:
        raise Illegal(say("new-skill-needs-name"))
    name = legal(skill_name, name)
    known = known_as(name, sheet.skills)
    if known:
        raise Illegal(say("skill-yours-already", name=known))
    return advancement.learn_skill(sheet, name)


def _lesson(ability: str, sheet: Sheet) -> Offer[Lesson]:
    """Offer an inspiration point, and say how far it leads (ART-462, ART-463)."""
    score = sheet.attributes.get(ability) or sheet.skills[ability]
    points = sheet.marks.get(ability, 0) + 1
    text = say("inspiration-for", ability=ability, points=points, needed=score + 1)
    return Offer(
        Option(f"inspire-{slug_of(ability)}", text),
        lambda sheet, words: advancement.inspire(sheet, ability),
    )


def slug_of(name: str) -> str:
    """Return the name of an ability as options have it."""
    return "-".join(name.split())
