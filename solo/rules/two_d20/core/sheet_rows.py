"""The parts of a shown sheet that both games have alike."""

from solo.rules.core.shown.sheet_rows import Aloud, Values, fields
from solo.rules.two_d20.core.sheet import Hero
from solo.rules.two_d20.core.words import words
from solo.words import Message, Room


def identity(sheet: Hero, room: Room) -> Values:
    """Return who the hero is; `room` names ready concepts."""
    concept = room("thing", name=sheet.concept) if sheet.concept else None
    return {"name": sheet.name, "concept": concept, "pronouns": words("thing", name=sheet.pronouns)}


def experience(sheet: Hero) -> Values:
    """Return the experience, which stands last in who the hero is."""
    return {"experience": Aloud({"xp": sheet.xp})}


def attributes(sheet: Hero) -> Values:
    """Return the attributes."""
    scores = sheet.attributes.items()
    return {"attribute": [{"name": name, "score": score} for name, score in scores]}


def state(sheet: Hero) -> Values:
    """Return whether the hero is down or dead."""
    return {"state": {"dead": sheet.dead} if sheet.dead or sheet.fallen else None}


def of_most(now: int, most: int) -> dict[str, object]:
    """Return how much there is of how much at most."""
    return {"now": now, "most": most}


def harder(sheet: Hero) -> tuple[Message, ...]:
    """Say in a fight by how much the next test is harder, if it is."""
    return (words("next-test-harder", now=sheet.harder),) if sheet.harder else ()


def conditions(sheet: Hero) -> Values:
    """Return what marks the hero, and how much harder the next test is."""
    lasting = sheet.lasting
    return {
        "condition": [
            {"name": name, "minutes": lasting.get(name)} for name in sorted(sheet.conditions)
        ],
        "next-test": {"now": sheet.harder} if sheet.harder else None,
    }


def companions(sheet: Hero) -> Values:
    """Return who is with the hero."""
    return {"companion": [fields(block, "name tn") for block in sheet.companions.values()]}
