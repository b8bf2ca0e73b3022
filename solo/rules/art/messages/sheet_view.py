"""An adventurer's sheet as it is shown, and as prose and conditions see it."""

from functools import cache

from solo.rules.art.checks.ranks import WORDS
from solo.rules.art.heroes.attributes import ATTRIBUTES, abbreviation
from solo.rules.art.heroes.sheet import CLOSED, Sheet, health_boxes, living
from solo.rules.art.printed import printed
from solo.rules.core.numbers import span
from solo.rules.core.pronouns import parse_pronouns
from solo.rules.core.system import Row, Section


def view(sheet: Sheet) -> dict[str, object]:
    """Return what templates and conditions read as `hero`."""
    fame, wounds = sheet.fame, len(sheet.checked)
    return {
        "name": sheet.name,
        "concept": sheet.concept,
        "roles": sheet.roles,
        **_spoken_of(sheet.pronouns),
        **sheet.attributes,
        "defense": sheet.defense,
        "fame": fame,
        "fame_left": fame - sheet.tally,
        "glory": sheet.glory,
        "fortune": WORDS[sheet.fortune],
        "xp": sheet.xp,
        "health": len(health_boxes(sheet.health_rank)) - wounds,
        "wounds": wounds,
        "skills": {**sheet.skills},
        "perks": {**sheet.perks},
        "conditions": tuple(sorted(sheet.conditions)) if sheet.conditions else (),
        "fatigue": sheet.fatigued,
        "goals": sheet.goals,
        "motivation": sheet.motivation,
        "party": tuple([one.name for one in sheet.party]) if sheet.party else (),
        "tried": {**sheet.tried} if sheet.tried else {},
        "closed": tuple([key for key, times in sheet.tried.items() if times >= CLOSED]),
    }


@cache
def _spoken_of(pronouns: str) -> dict[str, object]:
    """Return the pronouns and their forms as prose reads them."""
    return {"pronouns": pronouns, **parse_pronouns(pronouns)._asdict()}


def describe(sheet: Sheet) -> tuple[Section, ...]:
    """Return the sheet as shown to the player; sections with nothing in them are left out."""
    sections = (
        Section("identity", "Identity", _identity(sheet)),
        Section("attributes", "Attributes", _attributes(sheet)),
        Section("health", "Health", _health(sheet)),
        Section("skills", "Skills", _skills(sheet)),
        Section("fame", "Fame and fortune", _fame(sheet)),
        Section("conditions", "Conditions", _conditions(sheet)),
        Section("perks", "Perks", _perks(sheet)),
        Section("goals", "Goals", _goals(sheet)),
        Section("companions", "Companions", _companions(sheet)),
    )
    return tuple(section for section in sections if section.rows)


def status(sheet: Sheet) -> tuple[Row, ...]:
    """Return the few values that the toolbar shows."""
    free, boxes = len(sheet.boxes) - len(sheet.checked), len(sheet.boxes)
    rows = [
        Row("Hero", sheet.name),
        Row("Health", f"{free}/{boxes}", f"{free} of {boxes} boxes free", (free, boxes)),
        Row("Fame", f"{sheet.fame_left}/{sheet.fame}", f"{sheet.fame_left} of {sheet.fame} left"),
    ]
    if sheet.fatigue:
        rows.append(Row("Fatigue", f"-{sheet.fatigued}", f"minus {sheet.fatigued} on all rolls"))
    if sheet.bonus:
        rows.append(Row("Next roll", f"{sheet.bonus:+}", _signed(sheet.bonus)))
    return tuple(rows)


def _identity(sheet: Sheet) -> tuple[Row, ...]:
    rows = (Row("Name", sheet.name), Row("Concept", sheet.concept), Row("Pronouns", sheet.pronouns))
    return tuple(row for row in rows if row.value)


def _attributes(sheet: Sheet) -> tuple[Row, ...]:
    rows = [
        Row(
            f"{name.capitalize()} ({abbreviation(name)})",
            _marked(sheet, name, sheet.attributes[name]),
            _marked(sheet, name, sheet.attributes[name]),
        )
        for name in ATTRIBUTES
    ]
    return (*rows, Row("Defense (DEF)", str(sheet.defense)))


def _health(sheet: Sheet) -> tuple[Row, ...]:
    wounds = printed("health")["wounds"]
    rows = [
        Row(
            f"{wounds[place].capitalize()} wound",
            f"[{'x' if place in sheet.checked else ' '}] {rank.word}",
            f"{rank.word}, {'checked' if place in sheet.checked else 'free'}",
        )
        for place, rank in enumerate(sheet.boxes)
    ]
    if sheet.dead:
        rows.append(Row("State", "dead"))
    elif sheet.defeated:
        rows.append(Row("State", "unconscious"))
    elif sheet.staggered:
        rows.append(Row("State", "staggered, loses the next turn"))
    rows += [
        Row(
            f"Med-kit: {kit.name}",
            f"{kit.bonus:+}, {kit.uses} left",
            f"{_signed(kit.bonus)}, {kit.uses} left",
        )
        for kit in sheet.medkits
    ]
    return tuple(rows)


def _skills(sheet: Sheet) -> tuple[Row, ...]:
    return tuple(
        Row(
            name.capitalize(),
            _marked(sheet, name, rating, "+"),
            _marked(sheet, name, rating, "plus "),
        )
        for name, rating in sorted(sheet.skills.items())
    )


def _marked(sheet: Sheet, name: str, score: int, sign: str = "") -> str:
    """Write a score, with its inspiration points when it has any."""
    points = sheet.marks.get(name, 0)
    # ART-463: the tally has to exceed the score
    return f"{sign}{score} ({points} of {score + 1} inspiration)" if points else f"{sign}{score}"


def _fame(sheet: Sheet) -> tuple[Row, ...]:
    per_fame = printed("advancement")["glory_per_fame"]
    return (
        Row("Fame", f"{sheet.fame}, {sheet.fame_left} left"),
        Row("Glory", f"{sheet.glory} of {per_fame * max(1, sheet.fame)}"),
        Row("Fortune", f"{sheet.fortune.word}, {living(sheet.fortune)}"),
        Row("Experience", f"{sheet.xp} xp", f"{sheet.xp} points"),
    )


def _conditions(sheet: Sheet) -> tuple[Row, ...]:
    rows = [
        Row(
            name.capitalize(),
            f"{span(sheet.lasting[name])} left" if name in sheet.lasting else "yes",
        )
        for name in sorted(sheet.conditions)
    ]
    for tired in sheet.fatigue:
        until = f", {span(tired.minutes)} left" if tired.minutes is not None else ""
        until += f", a day of rest removes {tired.per_day}" if tired.per_day else ""
        rows.append(
            Row(
                f"Fatigue: {tired.source}",
                f"-{tired.points} on all rolls{until}",
                f"minus {tired.points} on all rolls{until}",
            )
        )
    if sheet.bonus:
        rows.append(Row("Next roll", f"{sheet.bonus:+}", _signed(sheet.bonus)))
    return tuple(rows)


def _perks(sheet: Sheet) -> tuple[Row, ...]:
    return tuple(Row(name.capitalize(), str(rank)) for name, rank in sorted(sheet.perks.items()))


def _goals(sheet: Sheet) -> tuple[Row, ...]:
    rows = [Row(f"Goal {place}", goal) for place, goal in enumerate(sheet.goals, 1)]
    if sheet.motivation:
        rows.append(Row("Motivation", sheet.motivation))
    return tuple(rows)


def _companions(sheet: Sheet) -> tuple[Row, ...]:
    return tuple(
        Row(
            foe.name,
            ", ".join(f"{name} {rank.word}" for name, rank in foe.attributes.items())
            or "Poor in everything",
        )
        for foe in sheet.companions.values()
    )


def _signed(amount: int) -> str:
    return f"{'minus' if amount < 0 else 'plus'} {abs(amount)}"
