"""The parts of a shown sheet that both games have alike."""

from collections.abc import Iterable

from solo.rules.core.numbers import plural, span
from solo.rules.core.system import Row, Section
from solo.rules.two_d20.core.sheet import Hero

Rows = tuple[Row, ...]


def filled(*sections: tuple[str, str, Iterable[Row]]) -> tuple[Section, ...]:
    """Return sections (id, title, rows) without those that have nothing in them."""
    made = (Section(key, title, tuple(rows)) for key, title, rows in sections)
    return tuple(section for section in made if section.rows)


def identity(sheet: Hero, *more: Row) -> Rows:
    """Return who the hero is; `more` stands before the experience."""
    rows = (
        Row("Name", sheet.name),
        Row("Concept", sheet.concept),
        Row("Pronouns", sheet.pronouns),
        *more,
        Row("Experience", f"{sheet.xp} xp", f"{sheet.xp} points"),
    )
    return tuple(row for row in rows if row.value)


def attributes(sheet: Hero) -> Rows:
    """Return the attributes."""
    return tuple(Row(name.capitalize(), str(score)) for name, score in sheet.attributes.items())


def how_much_harder(sheet: Hero) -> str:
    """Say by how much the next test is harder."""
    return f"{plural(sheet.harder, 'step')} harder"


def conditions(sheet: Hero) -> Rows:
    """Return what marks the hero, and how much harder the next test is."""
    rows = [
        Row(name.capitalize(),
            f"{span(sheet.lasting[name])} left" if name in sheet.lasting else "yes")
        for name in sorted(sheet.conditions)
    ]  # fmt: skip
    if sheet.harder:
        rows.append(Row("Next test", how_much_harder(sheet)))
    return tuple(rows)


def companions(sheet: Hero) -> Rows:
    """Return who is with the hero."""
    return tuple(
        Row(block.name, f"helps with a die against {block.tn}")
        for block in sheet.companions.values()
    )
