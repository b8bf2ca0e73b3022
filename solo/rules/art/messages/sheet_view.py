"""An adventurer's sheet as it is shown, and as prose and conditions see it."""

from functools import cache

from solo.rules.art.checks.ranks import WORDS
from solo.rules.art.foe import Foe
from solo.rules.art.heroes.attributes import ATTRIBUTES, abbreviation
from solo.rules.art.heroes.sheet import CLOSED, Sheet, health_boxes
from solo.rules.art.printed import printed
from solo.rules.art.words import words
from solo.rules.core.numbers import lasting
from solo.rules.core.pronouns import parse_pronouns
from solo.rules.core.system import Row, Section
from solo.rules.core.words import words as shared
from solo.words import Message, Text


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
    parts = {
        "identity": _identity(sheet),
        "attributes": _attributes(sheet),
        "health": _health(sheet),
        "skills": _skills(sheet),
        "fame": _fame(sheet),
        "conditions": _conditions(sheet),
        "perks": _perks(sheet),
        "goals": _goals(sheet),
        "companions": _companions(sheet),
    }
    return tuple(section(key, rows) for key, rows in parts.items() if rows)


def section(key: str, rows: tuple[Row, ...]) -> Section:
    """Return a section with the title that belongs to its id."""
    return Section(key, words(f"title-{key}"), rows)


def row(label: str, value: Text, spoken: Text = "", gauge: tuple[int, int] | None = None) -> Row:
    """Return a row with one of the labels of the catalogue."""
    return Row(words(f"label-{label}"), value, spoken, gauge)


def status(sheet: Sheet) -> tuple[Row, ...]:
    """Return the few values that the toolbar shows."""
    free, boxes = len(sheet.boxes) - len(sheet.checked), len(sheet.boxes)
    left, fame, tired = sheet.fame_left, sheet.fame, sheet.fatigued
    rows = [
        row("hero", sheet.name),
        row(
            "health", f"{free}/{boxes}", words("boxes-free", free=free, boxes=boxes), (free, boxes)
        ),
        row("fame", f"{left}/{fame}", words("left-of", left=left, most=fame)),
    ]
    if sheet.fatigue:
        rows.append(row("fatigue", f"-{tired}", words("on-all-rolls", bonus=_signed(-tired))))
    return (*rows, *_next_roll(sheet))


def _next_roll(sheet: Sheet) -> tuple[Row, ...]:
    if not sheet.bonus:
        return ()
    return (row("next-roll", f"{sheet.bonus:+}", _signed(sheet.bonus)),)


def _identity(sheet: Sheet) -> tuple[Row, ...]:
    rows = (
        row("name", sheet.name),
        row("concept", sheet.concept),
        row("pronouns", sheet.pronouns),
    )
    return tuple(one for one in rows if one.value)


def _attributes(sheet: Sheet) -> tuple[Row, ...]:
    rows = [
        Row(
            words("label-attribute", name=name, short=abbreviation(name)),
            _marked(sheet, name, score := sheet.attributes[name], str(score)),
        )
        for name in ATTRIBUTES
    ]
    return (*rows, row("defense", str(sheet.defense)))


def _health(sheet: Sheet) -> tuple[Row, ...]:
    wounds = printed("health")["wounds"]
    rows = []
    for place, rank in enumerate(sheet.boxes):
        box = {"rank": rank.word, "checked": place in sheet.checked}
        label = words("label-wound", wound=wounds[place])
        rows.append(Row(label, words("box", **box), words("box-spoken", **box)))
    if sheet.dead or sheet.defeated or sheet.staggered:
        how = "dead" if sheet.dead else "unconscious" if sheet.defeated else "staggered"
        rows.append(row("state", words("state", how=how)))
    for kit in sheet.medkits:
        short = words("kit-left", bonus=f"{kit.bonus:+}", uses=kit.uses)
        spoken = words("kit-left", bonus=_signed(kit.bonus), uses=kit.uses)
        rows.append(Row(words("label-kit", name=kit.name), short, spoken))
    return tuple(rows)


def _skills(sheet: Sheet) -> tuple[Row, ...]:
    return tuple(
        Row(
            name.capitalize(),
            _marked(sheet, name, rating, f"{rating:+}"),
            _marked(sheet, name, rating, _signed(rating)),
        )
        for name, rating in sorted(sheet.skills.items())
    )


def _marked(sheet: Sheet, name: str, score: int, said: Text) -> Text:
    """Say a score, with its inspiration points when it has any."""
    points = sheet.marks.get(name, 0)
    # ART-463: the tally has to exceed the score
    return words("inspired-score", score=said, points=points, most=score + 1) if points else said


def _fame(sheet: Sheet) -> tuple[Row, ...]:
    most = printed("advancement")["glory_per_fame"] * max(1, sheet.fame)
    return (
        row("fame", words("fame-left", fame=sheet.fame, left=sheet.fame_left)),
        row("glory", words("glory-of", glory=sheet.glory, most=most)),
        row("fortune", words("fortune-is", fortune=sheet.fortune.word)),
        row("experience", words("xp", xp=sheet.xp), words("xp-spoken", xp=sheet.xp)),
    )


def _conditions(sheet: Sheet) -> tuple[Row, ...]:
    rows = []
    for name in sorted(sheet.conditions):
        span = lasting(sheet.lasting[name]) if name in sheet.lasting else None
        rows.append(Row(words("label-condition", name=name), words("lasts", span=span)))
    for tired in sheet.fatigue:
        span = lasting(tired.minutes) if tired.minutes is not None else None
        short, spoken = (
            words("tired", bonus=bonus, span=span, per_day=tired.per_day)
            for bonus in (f"-{tired.points}", _signed(-tired.points))
        )
        rows.append(Row(words("label-tired", source=tired.source), short, spoken))
    return (*rows, *_next_roll(sheet))


def _perks(sheet: Sheet) -> tuple[Row, ...]:
    return tuple(Row(name.capitalize(), str(rank)) for name, rank in sorted(sheet.perks.items()))


def _goals(sheet: Sheet) -> tuple[Row, ...]:
    rows = [
        Row(words("label-goal", place=place), goal) for place, goal in enumerate(sheet.goals, 1)
    ]
    if sheet.motivation:
        rows.append(row("motivation", sheet.motivation))
    return tuple(rows)


def _companions(sheet: Sheet) -> tuple[Row, ...]:
    return tuple(Row(foe.name, _traits(foe)) for foe in sheet.companions.values())


def _traits(foe: Foe) -> Text:
    traits = tuple(
        words("part", name=name, rank=rank.word) for name, rank in foe.attributes.items()
    )
    return shared("commas", parts=traits) if traits else words("poor-in-all")


def _signed(amount: int) -> Message:
    """Say a number with its sign in words."""
    return words("signed", amount=amount, minus=amount < 0)
