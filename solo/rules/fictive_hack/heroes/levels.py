"""Levels: what each brings, which talents may be learned, and changing the base template.

Notes: level-taken, attribute-raised, learned, toughened, banked, rebased, inherent-gained, trained.
"""

from solo.rules.core.outcome import Note
from solo.rules.core.protocols import Illegal
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.heroes.sheet import Changed, Sheet, changed
from solo.rules.fictive_hack.heroes.talents import (
    TEMPLATES,
    improve,
    improvements,
    learn,
    of_template,
    talents,
)
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.words import words
from solo.words import Text


def half_rule(sheet: Sheet, *, base: int = 0, other: int = 0) -> bool:
    """Tell whether at least half of the talents are the base template's, with some more added.

    Improving a base talent counts as taking one.

    Source: Fictive Hack, FH-023, FH-089, FH-102, FH-120.
    """
    bases = others = 0
    for name, known in sheet.talents.items():
        own = talents()[name].template == sheet.template
        if own:
            bases += 1 + len(known.improved)
        elif name not in sheet.exempt:
            others += 1
    return bases + base >= others + other


def why_not_learn(sheet: Sheet, name: str, *, intuits: bool = False) -> Text:
    """Return why a talent can't be learned now, or nothing.

    Source: Fictive Hack, FH-089 to FH-093, FH-106.
    """
    talent = talents()[name]
    if name in sheet.talents:
        return words("talent-known", talent=name)
    if talent.template == sheet.template:  # one's own need no teacher (FH-090)
        return ""
    if talent.mark == "exclusive":
        return words("exclusive", talent=name, template=talent.template)
    if not half_rule(sheet, other=1):
        return words("half-own")
    hours = int(printed("creation")["teacher_hours"])
    if not intuits and sheet.training.get(name, 0) < hours * 60:
        return words("takes-teacher", hours=hours)
    return ""


def train(sheet: Sheet, talent: str, minutes: int) -> Changed:
    """Train with a teacher; the hours add up (FH-091, FH-093)."""
    done = sheet.training.get(talent, 0) + max(0, minutes)
    sheet = changed(sheet, training={**sheet.training, talent: done})
    ready = done >= int(printed("creation")["teacher_hours"]) * 60
    return sheet, (Note("trained", {"talent": talent, "ready": ready, "hours": done // 60}),)


def intuition_price(name: str) -> int:
    """Return the AP that learning a talent on the spot takes; 0 where it can't be done (FH-106)."""
    mark = talents()[name].mark
    return 0 if mark == "exclusive" else awesome.price(f"intuit-{mark}")


def why_not_intuit(sheet: Sheet, name: str) -> Text:
    """Return why a talent can't be learned on the spot, or nothing (FH-094, FH-106)."""
    if why := why_not_learn(sheet, name, intuits=True):
        return why
    if talents()[name].template == sheet.template:
        return words("own-come-with-levels")
    return awesome.short(sheet, intuition_price(name))


def intuit(sheet: Sheet, name: str) -> Changed:
    """Learn another template's talent on the spot, for AP that bring no level nearer.

    Raises:
        Illegal: It can't be learned so.

    Source: Fictive Hack, FH-087, FH-094, FH-106.
    """
    if why := why_not_intuit(sheet, name):
        raise Illegal(why)
    on = words("intuition", talent=name)
    sheet, paid = awesome.spend(sheet, intuition_price(name), on, counts=False)
    sheet, learned = learn(sheet, name)
    return sheet, (*paid, *learned)


def gain_level(sheet: Sheet) -> Changed:
    """Begin a level that is due; its talent and its attribute are chosen after. None is the last.

    Raises:
        Illegal: None is due.

    Source: Fictive Hack, FH-006, FH-084.
    """
    if not sheet.due:
        need = int(printed("awesome")["level"]) * sheet.level - sheet.spent
        raise Illegal(words("next-level-takes", points=need))
    sheet = changed(sheet, level=sheet.level + 1)
    return sheet, (Note("level-taken", {"level": sheet.level}),)


def raise_attribute(sheet: Sheet, attribute: str) -> Changed:
    """Add 1 to an attribute (FH-095)."""
    score = sheet.attributes[attribute] + 1
    sheet = changed(sheet, attributes={**sheet.attributes, attribute: score})
    return sheet, (Note("attribute-raised", {"attribute": attribute, "score": score}),)


def learn_art(sheet: Sheet, name: str) -> Changed:
    """Learn a language, an instrument or an art instead of +1 (FH-096).

    Raises:
        Illegal: It has no name, or is known.
    """
    name = " ".join(name.split())
    if not name or not name.isprintable() or len(name) > 60:
        raise Illegal(words("art-needs-name"))
    if name.lower() in (one.lower() for one in sheet.languages):
        raise Illegal(words("art-known", name=name))
    return changed(sheet, languages=(*sheet.languages, name)), (Note("learned", {"name": name}),)


def why_not_tougher(sheet: Sheet) -> Text:
    """Return why a level can't be traded for a Wound, or nothing (FH-099)."""
    cap = max(0, sheet.attributes["brawn"])
    return "" if sheet.toughened < cap else words("no-tougher", most=cap)


def toughen(sheet: Sheet) -> Changed:
    """Trade a level's talent and attribute for a Wound (FH-098).

    Raises:
        Illegal: Brawn allows no more.
    """
    if why := why_not_tougher(sheet):
        raise Illegal(why)
    sheet = changed(sheet, toughened=sheet.toughened + 1)
    return sheet, (Note("toughened", {"wounds": sheet.most}),)


def bank(sheet: Sheet) -> Changed:
    """Leave a talent untaken until a teacher is found (FH-092)."""
    return changed(sheet, banked=sheet.banked + 1), (Note("banked", {"count": sheet.banked + 1}),)


def take_talent(sheet: Sheet, name: str) -> Changed:
    """Learn a talent that is due.

    Raises:
        Illegal: It can't be learned now.
    """
    if why := why_not_learn(sheet, name):
        raise Illegal(why)
    return learn(sheet, name)


def take_banked(sheet: Sheet, name: str) -> Changed:
    """Learn a talent that was banked.

    Raises:
        Illegal: None is, or it can't be learned now.
    """
    if not sheet.banked:
        raise Illegal(words("none-banked"))
    sheet, notes = take_talent(sheet, name)
    return changed(sheet, banked=sheet.banked - 1), notes


def take_improvement(sheet: Sheet, name: str, how: str) -> Changed:
    """Improve a talent instead of learning one (FH-100)."""
    return improve(sheet, name, how)


def improvable(sheet: Sheet) -> tuple[tuple[str, str], ...]:
    """Return the talents that can be improved, each with a way."""
    return tuple((name, how) for name in sheet.talents for how in improvements(sheet, name))


def why_not_rebase(sheet: Sheet, template: str) -> Text:
    """Return why the base can't be changed, or nothing (FH-101)."""
    if template == sheet.template:
        return words("own-template")
    held = sum(talents()[name].template == template for name in sheet.talents)
    return "" if held >= 2 else words("two-talents", template=template, held=held)


def rebase(sheet: Sheet, template: str) -> Changed:
    """Make another template the base.

    What was held of others stays and is not counted; the old inherent ability stays, the new one
    is not gained (our reading of FH-103).

    Raises:
        Illegal: There are not two talents of it.

    Source: Fictive Hack, FH-101 to FH-104.
    """
    if why := why_not_rebase(sheet, template):
        raise Illegal(why)
    held = {name for name in sheet.talents if talents()[name].template != template}
    sheet = changed(sheet, template=template, exempt=frozenset(held), borrowed=frozenset())
    return sheet, (Note("rebased", {"template": template}),)


def why_not_inherent(sheet: Sheet) -> Text:
    """Return why the base template's inherent ability can't be gained, or nothing (FH-105)."""
    if sheet.template in sheet.inherent:
        return words("have-inherent")
    if not sheet.template:
        return words("takes-template")
    lacking = [one for one in of_template(sheet.template) if one.name not in sheet.talents]
    return words("lacking", count=len(lacking), template=sheet.template) if lacking else ""


def gain_inherent(sheet: Sheet) -> Changed:
    """Forfeit a level's talent and attribute for the inherent ability.

    Raises:
        Illegal: Not all five talents are there, or the ability is.
    """
    if why := why_not_inherent(sheet):
        raise Illegal(why)
    sheet = changed(sheet, inherent=(*sheet.inherent, sheet.template))
    ability = TEMPLATES[sheet.template].inherent
    return sheet, (Note("inherent-gained", {"ability": ability}),)
