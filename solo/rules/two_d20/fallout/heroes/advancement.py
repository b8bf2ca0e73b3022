"""Advancement: ratings, tags and attributes for experience (ours throughout)."""

from solo.rules.two_d20.core.advancement import Purchase
from solo.rules.two_d20.core.words import words as shared
from solo.rules.two_d20.fallout.gear.written import Rating, skill_attributes
from solo.rules.two_d20.fallout.heroes.sheet import Sheet
from solo.rules.two_d20.fallout.printed import printed
from solo.rules.two_d20.fallout.words import words
from solo.words import Text


def purchases(sheet: Sheet) -> tuple[Purchase, ...]:
    """Return what experience can buy, barred where a limit is reached."""
    table, limits = printed("advancement"), printed("creation")["limits"]
    found = []
    for skill in dict.fromkeys((*sheet.skills, *skill_attributes())):
        known = sheet.skills.get(skill, Rating(rating=0))
        most = int(limits["rating"][1])
        rise = known.rating + 1
        risen = Rating(rating=min(most, rise), tag=known.tag, attribute=known.attribute)
        slug = "-".join(skill.split())
        found.append(
            Purchase(f"rating-{slug}", shared("raise", name=skill, to=rise), skill, rise,
                     int(table["rating"]) * rise, {"skills": {**sheet.skills, skill: risen}},
                     _full(rise, most))
        )  # fmt: skip
        if known.rating and not known.tag:  # a tag alone would do nothing (FO-008, FO-009)
            tagged = Rating(rating=known.rating, tag=True, attribute=known.attribute)
            found.append(
                Purchase(f"tag-{slug}", words("tag-skill", skill=skill), skill, known.rating,
                         int(table["tag"]),
                         {"skills": {**sheet.skills, skill: tagged}})
            )  # fmt: skip
    for name, score in sheet.attributes.items():
        raised: dict[str, object] = {"attributes": {**sheet.attributes, name: score + 1}}
        if name == "luck":
            raised["luck"] = sheet.luck + 1
        found.append(
            Purchase(f"attribute-{name}", shared("raise", name=name, to=score + 1), name, score + 1,
                     int(table["attribute"]), raised,
                     _full(score + 1, int(limits["attribute"][1])))
        )  # fmt: skip
    return tuple(found)


def _full(now: int, most: int) -> Text:
    return "" if now <= most else shared("is-most", most=most)
