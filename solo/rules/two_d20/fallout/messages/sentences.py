"""Fallout's notes and outcomes as messages, and views of the sheet. No rule is decided here."""

from solo.rules.core.outcome import Note, Outcome
from solo.rules.core.system import Row, Section
from solo.rules.two_d20.core import likelihood as oracle
from solo.rules.two_d20.core import sentences as shared
from solo.rules.two_d20.core import sheet_rows as rows
from solo.rules.two_d20.core.words import words as core
from solo.rules.two_d20.fallout.checks.combat_dice import HARMED, UNHARMED
from solo.rules.two_d20.fallout.checks.spends import GAME
from solo.rules.two_d20.fallout.gear.written import Item, Perk
from solo.rules.two_d20.fallout.heroes.sheet import Sheet
from solo.rules.two_d20.fallout.words import words
from solo.words import Message


def phrase(note: Note) -> Message:
    """Say a note in one plain sentence."""
    return shared.said(note, words)


def explain(outcome: Outcome) -> tuple[Message, ...]:
    """Explain an outcome line by line, with the ids of the rules."""
    facts = outcome.facts
    if "answer" in facts:
        return oracle.explain(outcome)
    if "foes_left" in facts:
        return (shared.explain_fight(outcome),)
    who = (words("why-who", who=facts["who"]),) if "who" in facts else ()  # in a fight
    if outcome.label in (HARMED, UNHARMED):
        told = {"armor": 0, "pierced": 0, **facts, "faces": outcome.faces}
        return (*who, words("why-damage", **told), words("why-through", **told))
    if "difficulty" not in facts:
        return ()
    return (*who, *shared.explain_test(outcome, GAME, "Action Points"))


def describe(sheet: Sheet) -> tuple[Section, ...]:
    """Return the sheet as shown to the player; sections with nothing in them are left out."""
    return rows.filled(
        ("identity", core("title-identity"), rows.identity(sheet, room=words)),
        ("attributes", core("title-attributes"), rows.attributes(sheet)),
        ("skills", core("title-skills"), _skills(sheet)),
        ("health", words("title-health"), _health(sheet)),
        ("pools", words("title-pools"), _pools(sheet)),
        ("gear", core("title-gear"), _gear(sheet)),
        ("perks", words("title-perks"), map(_perk, sheet.perks)),
        ("conditions", core("title-conditions"), rows.conditions(sheet, words)),
        ("companions", core("title-companions"), rows.companions(sheet)),
    )


def status(sheet: Sheet) -> tuple[Row, ...]:
    """Return the few values that the toolbar shows."""
    points, gm = sheet.pool, sheet.threat
    spoken = words("points-spoken", points=points)
    return (
        Row(core("row-hero"), sheet.name),
        rows.gauge(words("row-health"), sheet.health, sheet.most_health),
        Row(words("row-ap"), f"{points}/{sheet.pool_cap}", spoken),
        Row(words("row-gm"), str(gm), words("gm-spoken", points=gm)),
        Row(words("row-luck"), str(sheet.luck)),
    )


def _skills(sheet: Sheet) -> tuple[Row, ...]:
    return tuple(
        Row(rows.named(name, words), words("rated", rating=known.rating, tag=known.tag))
        for name, known in sorted(sheet.skills.items())
    )


def _health(sheet: Sheet) -> tuple[Row, ...]:
    shown = (
        Row(words("row-health"), rows.of_most(sheet.health, sheet.most_health)),
        Row(core("row-armor"), str(sheet.armor)),
    )
    if sheet.dead or sheet.fallen:
        return (*shown, Row(core("row-state"), core("dead" if sheet.dead else "down")))
    return shown


def _pools(sheet: Sheet) -> tuple[Row, ...]:
    return (
        Row(words("row-action-points"), rows.of_most(sheet.pool, sheet.pool_cap)),
        Row(words("row-gm-points"), str(sheet.threat)),
        Row(words("row-luck"), rows.of_most(sheet.luck, sheet.attributes["luck"])),
    )


def _gear(sheet: Sheet) -> tuple[Row, ...]:
    weapons = tuple(
        Row(rows.named(one.name, words), words("weapon", kind=one.kind, dice=one.dice))
        for one in sheet.weapons
    )
    return (*weapons, *map(_item, sheet.gear))


def _item(item: Item) -> Row:
    does = words("heals", points=item.heals) if item.heals else core("carried")
    return Row(rows.named(item.name, words), does)


def _perk(perk: Perk) -> Row:
    gives = words("perk-gives", dice=perk.extra_d20, skill=perk.skill)
    return Row(rows.named(perk.name, words), gives)
