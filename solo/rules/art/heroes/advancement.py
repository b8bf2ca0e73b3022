"""Growth of a hero: inspiration points, new skills, experience, Health.

Notes: inspired, risen, at-maximum, skill-learned, skill-known, xp-changed, health-raised.
"""

from collections.abc import Iterable, Mapping

from solo.late import lazy_imports
from solo.rules.art.heroes.attributes import ATTRIBUTES
from solo.rules.art.heroes.sheet import MOST_POINTS, Changed, Sheet, changed
from solo.rules.art.heroes.skill_names import known_as, skill_name
from solo.rules.art.heroes.words import words
from solo.rules.art.printed import printed
from solo.rules.core.outcome import Note
from solo.rules.core.protocols import Illegal
from solo.rules.core.wording.naming import Unfit

with lazy_imports():  # an adventure is over before anybody grows
    from solo.rules.art.health import healing


def maximum(ability: str) -> int:
    """Return how high an attribute or a skill can rise (ART-022, ART-464)."""
    limits = printed("advancement")
    return int(limits["highest_attribute"] if ability in ATTRIBUTES else limits["highest_skill"])


def may_learn(used: Iterable[str]) -> bool:
    """Return whether a doubles may make a new skill: fewer than two were used (ART-457)."""
    return len(tuple(used)) < int(printed("advancement")["skills_per_roll"])


def inspirable_skills(sheet: Sheet, used: Iterable[str], kicker: int) -> tuple[str, ...]:
    """Return the skills used on a doubles that may get an inspiration point.

    The kicker must be greater than the rating, and a 0 counts as 0.

    Source: ART Engine, ART-458, ART-465.
    """
    return tuple(
        name
        for name in used
        if kicker > sheet.skills.get(name, 10) and sheet.skills[name] < maximum(name)
    )


def credited(attribute: str) -> str:
    """Return the attribute that learns from a roll: Agility from a Defense roll (ART-460)."""
    return "agility" if attribute == "defense" else attribute


def may_inspire_attribute(sheet: Sheet, attribute: str, roll: int) -> bool:
    """Return whether the attribute rolled may get an inspiration point: on 00 only.

    Source: ART Engine, ART-459, ART-465.
    """
    name = credited(attribute)
    return roll == 100 and sheet.attributes.get(name, 12) < maximum(name)


def propose_skill(sheet: Sheet, names: Iterable[str]) -> str:
    """Return the first of a check's skills, general to specific, that the hero lacks, or nothing.

    A name that can't be a skill's is passed over. So is Defense: `Defense 1 + Defense 1` would
    read like one thing counted twice.

    Source: ART Engine, ART-466, ART-468.
    """
    meant = map(skill_name, names)
    taken = {*sheet.skills, "defense"}
    return next((name for name in meant if not known_as(name, taken)), "")


def learn_skill(sheet: Sheet, name: str) -> Changed:
    """Write a new skill on the sheet at its first rating; one already owned stays as it is.

    Raises:
        ValueError: The name can't be a skill's.

    Source: ART Engine, ART-022, ART-466 to ART-468. Conflict C21: the examples name skills and
    their points loosely, and call Climb a specialty once; no rule hangs on it, names are the
    player's.
    """
    name = skill_name(name)
    known = known_as(name, sheet.skills)
    if known:
        return sheet, (Note("skill-known", {"skill": known}),)
    score = int(printed("advancement")["new_skill"])
    skills = {**sheet.skills, name: score}
    return changed(sheet, skills=skills), (Note("skill-learned", {"skill": name, "score": score}),)


def inspire(sheet: Sheet, ability: str) -> Changed:
    """Put an inspiration point beside an attribute or a skill; enough of them raise it.

    The points must exceed the score: +1 takes two to become +2. At its maximum an ability takes
    none.

    Raises:
        ValueError: The hero has no such attribute or skill.

    Source: ART Engine, ART-030, ART-462 to ART-465.
    """
    name = ability.strip().lower()
    score = sheet.attributes.get(name) or sheet.skills.get(name)
    if score is None:
        raise ValueError(f"the hero has no attribute or skill '{ability}'")
    if score >= maximum(name):
        return sheet, (Note("at-maximum", {"ability": name, "score": score}),)
    points = sheet.marks.get(name, 0) + 1
    told = Note("inspired", {"ability": name, "points": points, "needed": score + 1})
    if points <= score:
        return changed(sheet, marks={**sheet.marks, name: points}), (told,)
    marks = {other: count for other, count in sheet.marks.items() if other != name}
    sheet = changed(sheet, marks=marks)
    risen = Note("risen", {"ability": name, "score": score + 1})
    if name in ATTRIBUTES:
        # ART-032, ART-035: Health and Fortune went their own way after creation
        return changed(sheet, attributes=_with(sheet.attributes, name, score + 1)), (told, risen)
    return changed(sheet, skills=_with(sheet.skills, name, score + 1)), (told, risen)


def change_xp(sheet: Sheet, points: int) -> Changed:
    """Give or take experience points, not below 0."""
    xp = min(MOST_POINTS, max(0, sheet.xp + points))
    if xp == sheet.xp:
        return sheet, ()
    return changed(sheet, xp=xp), (Note("xp-changed", {"by": xp - sheet.xp, "xp": xp}),)


def end_session(sheet: Sheet) -> Changed:
    """Give what each session is worth in experience (ART-469)."""
    return change_xp(sheet, int(printed("advancement")["session_xp"]))


def end_adventure(sheet: Sheet) -> Changed:
    """Close an adventure, and with it a session, for one who took part: experience, then rest.

    Source: ART Engine, ART-018 to ART-021, ART-469: a first adventure has a time before it as any
    other has, so that heroes begin whole. The dead take nothing home. The text gives no
    amount that heals between adventures; all of it by default, or with the rule option
    `between_adventures: nights` what nights of rest heal (`campaign.advancement` offers them).
    """
    if sheet.dead:
        return sheet, ()
    sheet, earned = end_session(sheet)
    if sheet.options.between_adventures == "nights":
        return sheet, earned
    sheet, rested = healing.recover_fully(sheet)
    return sheet, (*earned, *rested)


def health_price(rank: int) -> int | None:
    """Return what the row of the Health table after this one costs in xp, or None at its end.

    Source: ART Engine, ART-471.
    """
    for row in printed("health")["rows"]:
        if row["rank"] == rank:
            price: int | None = row["cost"]
            return price
    raise ValueError(f"health rank {rank}; ranks are 2 to 20")


def raise_health(sheet: Sheet) -> Changed:
    """Buy the next row of the Health table; between adventures, or with starting experience.

    Raises:
        Illegal: There is none, or the experience is lacking.

    Source: ART Engine, ART-037, ART-470, ART-471.
    """
    price = health_price(sheet.health_rank)
    if price is None:
        raise Illegal(words("health-no-further"))
    if price > sheet.xp:
        raise Illegal(words("health-too-dear", price=price, xp=sheet.xp))
    sheet = changed(sheet, health_rank=sheet.health_rank + 1, xp=sheet.xp - price)
    return sheet, (Note("health-raised", {"rank": sheet.health_rank, "xp": price}),)


def starting_skill_price(score: int, by: str = "inspiration") -> int:
    """Return what a skill of this rating costs in starting xp; 0 costs nothing.

    Raises:
        ValueError: So high a rating can't be bought.

    Source: ART Engine, ART-038. The printed prices are lost; these are what the same skill would
    take in inspiration points, or, with the option `starting_skills`, its rating.
    """
    prices = printed("advancement")["starting_skill_xp"][by]
    if score == 0:
        return 0
    if str(score) not in prices:
        raise Unfit(words("rated-from-to", most=len(prices), score=score))
    return int(prices[str(score)])


def _with(scores: Mapping[str, int], name: str, score: int) -> dict[str, int]:
    return {**scores, name: score}
