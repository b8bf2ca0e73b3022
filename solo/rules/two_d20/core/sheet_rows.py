"""The parts of a shown sheet that both games have alike."""

from collections.abc import Iterable

from solo.rules.core.numbers import lasting
from solo.rules.core.system import Row, Section
from solo.rules.two_d20.core.sheet import Hero
from solo.rules.two_d20.core.words import words
from solo.words import Message, Room, Text

Rows = tuple[Row, ...]


def filled(*sections: tuple[str, Text, Iterable[Row]]) -> tuple[Section, ...]:
    """Return sections (id, title, rows) without those that have nothing in them."""
    made = (Section(key, title, tuple(rows)) for key, title, rows in sections)
    return tuple(section for section in made if section.rows)


def identity(sheet: Hero, *more: Row, room: Room = words) -> Rows:
    """Return who the hero is; `more` stands before the experience, `room` names ready concepts."""
    rows = (
        Row(words("row-name"), sheet.name),
        Row(words("row-concept"), sheet.concept and room("thing", name=sheet.concept)),
        Row(words("row-pronouns"), sheet.pronouns),
        *more,
        Row(words("row-experience"), words("xp", xp=sheet.xp), words("xp-spoken", xp=sheet.xp)),
    )
    return tuple(row for row in rows if row.value)


def attributes(sheet: Hero) -> Rows:
    """Return the attributes."""
    return tuple(Row(named(name), str(score)) for name, score in sheet.attributes.items())


def named(name: str, room: Room = words) -> Message:
    """Return a name of the rules as a label; `room` makes the messages of who knows the name."""
    return room("named", name=name)


def gauge(label: Text, now: int, most: int) -> Row:
    """Return what can run out, for the toolbar."""
    return Row(label, f"{now}/{most}", of_most(now, most), (now, most))


def of_most(now: int, most: int) -> Message:
    """Say how much there is of how much at most."""
    return words("of-most", now=now, most=most)


def harder(sheet: Hero) -> tuple[Message, ...]:
    """Say in a fight by how much the next test is harder, if it is."""
    return (words("next-test-harder", now=sheet.harder),) if sheet.harder else ()


def conditions(sheet: Hero, room: Room = words) -> Rows:
    """Return what marks the hero, and how much harder the next test is."""
    rows = [Row(named(name, room), _left(sheet, name)) for name in sorted(sheet.conditions)]
    if sheet.harder:
        rows.append(Row(words("next-test"), words("steps-harder", now=sheet.harder)))
    return tuple(rows)


def _left(sheet: Hero, condition: str) -> Message:
    if condition in sheet.lasting:
        return words("time-left", span=lasting(sheet.lasting[condition]))
    return words("yes")


def companions(sheet: Hero) -> Rows:
    """Return who is with the hero."""
    return tuple(
        Row(block.name, words("helps", tn=block.tn)) for block in sheet.companions.values()
    )
