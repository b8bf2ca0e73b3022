"""An adventurer's sheet as it is shown, and as prose and conditions see it."""

from solo.rules.art.checks.ranks import WORDS
from solo.rules.art.heroes import perks
from solo.rules.art.heroes.attributes import ATTRIBUTES, abbreviation
from solo.rules.art.heroes.sheet import CLOSED, Sheet, health_boxes
from solo.rules.art.messages import gear_view
from solo.rules.art.printed import printed
from solo.rules.art.words import words
from solo.rules.core.heroes.pronouns import spoken_of
from solo.rules.core.shown.sheet_rows import Aloud, Gauge, Values, named, rows, sections
from solo.rules.core.system_parts import Row, Section
from solo.rules.core.values.counted import Counted
from solo.words import Facts


def view(sheet: Sheet) -> dict[str, object]:
    """Return what templates and conditions read as `hero`."""
    fame, wounds = sheet.fame, len(sheet.checked)
    return {
        "name": sheet.name,
        "concept": sheet.concept,
        "roles": sheet.roles,
        **spoken_of(sheet.pronouns),
        **sheet.attributes,
        "defense": sheet.defense,
        "fame": fame,
        "fame_left": fame - sheet.tally,
        "glory": sheet.glory,
        "fortune": WORDS[sheet.fortune],
        "xp": sheet.xp,
        "health": len(health_boxes(sheet.health_rank)) - wounds,
        "wounds": wounds,
        "skills": Counted(sheet.skills),
        "perks": Counted(sheet.perks),
        "conditions": tuple(sorted(sheet.conditions)) if sheet.conditions else (),
        "fatigue": sheet.fatigued,
        "goals": sheet.goals,
        "motivation": sheet.motivation,
        "party": tuple([one.name for one in sheet.party]) if sheet.party else (),
        "tried": {**sheet.tried} if sheet.tried else {},
        "closed": tuple([key for key, times in sheet.tried.items() if times >= CLOSED]),
    }


def describe(sheet: Sheet) -> tuple[Section, ...]:
    """Return the sheet as shown to the player; sections with nothing in them are left out."""
    identity: Values = {
        "name": sheet.name,
        "concept": sheet.concept,
        "pronouns": named(words, sheet.pronouns),
    }
    attributes = [
        {"name": name, "short": abbreviation(name), **_scored(sheet, name, sheet.attributes[name])}
        for name in ATTRIBUTES
    ]
    skills = [
        Aloud({"name": name, "bonus": rating, **_scored(sheet, name, rating)})
        for name, rating in sorted(sheet.skills.items())
    ]
    companions = [
        {
            "name": foe.name,
            "traits": tuple((name, rank.word) for name, rank in foe.attributes.items()),
        }
        for foe in sheet.companions.values()
    ]
    goals = [{"place": place, "goal": goal} for place, goal in enumerate(sheet.goals, 1)]
    parts: dict[str, Values] = {
        "identity": identity,
        "attributes": {"attribute": attributes, "defense": sheet.defense},
        "health": _health(sheet),
        "gear": gear_view.values(sheet),
        "skills": {"skill": skills},
        "fame": _fame(sheet),
        "conditions": _conditions(sheet),
        "perks": {"perk": perks.rows(sheet)},
        "goals": {"goal": goals, "motivation": named(words, sheet.motivation)},
        "companions": {"companion": companions},
    }
    return sections(words, parts)


def status(sheet: Sheet) -> tuple[Row, ...]:
    """Return the few values that the toolbar shows."""
    boxes = len(sheet.boxes)
    values: Values = {
        "hero": sheet.name,
        "health": Gauge(boxes - len(sheet.checked), boxes),
        "fame": Gauge(sheet.fame_left, sheet.fame, drawn=False),
        "fatigue": Aloud({"bonus": -sheet.fatigued}) if sheet.fatigue else None,
        "next-roll": _next_roll(sheet),
    }
    return rows(words, values)


def _next_roll(sheet: Sheet) -> Aloud | None:
    return Aloud({"bonus": sheet.bonus}) if sheet.bonus else None


def _scored(sheet: Sheet, name: str, score: int) -> Facts:
    """Return a score with its inspiration points; the tally has to exceed it (ART-463)."""
    return {"score": score, "points": sheet.marks.get(name, 0), "most": score + 1}


def _health(sheet: Sheet) -> Values:
    wounds = printed("health")["wounds"]
    fallen = "dead" if sheet.dead else "unconscious" if sheet.defeated else ""
    how = fallen or ("staggered" if sheet.staggered else "")
    return {
        "wound": [
            Aloud({"wound": wounds[at], "rank": rank.word, "checked": at in sheet.checked})
            for at, rank in enumerate(sheet.boxes)
        ],
        "state": {"how": how} if how else None,
        "kit": [
            Aloud({"name": kit.name, "bonus": kit.bonus, "uses": kit.uses}) for kit in sheet.medkits
        ],
    }


def _fame(sheet: Sheet) -> Values:
    most = printed("advancement")["glory_per_fame"] * max(1, sheet.fame)
    falls = sheet.options.upkeep and sheet.fortune != 1  # what keeps it is said beforehand
    return {
        "fame": {"fame": sheet.fame, "left": sheet.fame_left},
        "glory": {"glory": sheet.glory, "most": most},
        "fortune": {"fortune": sheet.fortune.word},
        "experience": Aloud({"xp": sheet.xp}),
        "upkeep": Aloud({"ways": gear_view.upkeep(sheet.fortune)}) if falls else None,
    }


def _conditions(sheet: Sheet) -> Values:
    return {
        "condition": [
            {"name": name, "minutes": sheet.lasting.get(name)} for name in sorted(sheet.conditions)
        ],
        "tired": [
            Aloud({"source": one.source, "bonus": -one.points, "minutes": one.minutes,
                   "per_day": one.per_day})
            for one in sheet.fatigue
        ],
        "next-roll": _next_roll(sheet),
    }  # fmt: skip
