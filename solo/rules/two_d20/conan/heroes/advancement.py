"""Advancement in Conan: Expertise, Focus and attributes for experience (ours throughout)."""

from dataclasses import replace

from solo.rules.core.wording.naming import slug
from solo.rules.two_d20.conan.gear.written import Training, skill_attributes
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.conan.words import words
from solo.rules.two_d20.core.advancement import Purchase
from solo.rules.two_d20.core.words import words as shared
from solo.words import Text


def purchases(sheet: Sheet) -> tuple[Purchase, ...]:
    """Return what experience can buy, barred where a limit is reached."""
    table, limits = printed("advancement"), printed("creation")["limits"]
    found = []
    for skill in dict.fromkeys((*sheet.skills, *skill_attributes())):
        known = sheet.skills.get(skill, Training(expertise=0))
        rise = known.expertise + 1
        found.append(
            Purchase(
                f"expertise-{slug(skill)}", words("expertise-to", skill=skill, to=rise), skill,
                rise,
                int(table["expertise"]) * rise,
                {"skills": {**sheet.skills, skill: _raised(known, "expertise")}},
                _full(rise, limits["expertise"]),
            )
        )  # fmt: skip
        focus = known.focus + 1
        if known.expertise:
            reason = _full(focus, limits["focus"])
            if focus > known.expertise:
                reason = reason or words("focus-no-higher")
            found.append(
                Purchase(
                    f"focus-{slug(skill)}", words("focus-to", skill=skill, to=focus), skill, focus,
                    int(table["focus"]) * focus,
                    {"skills": {**sheet.skills, skill: _raised(known, "focus")}}, reason,
                )
            )  # fmt: skip
    for name, score in sheet.attributes.items():
        found.append(
            Purchase(
                f"attribute-{name}", shared("raise", name=name, to=score + 1), name, score + 1,
                int(table["attribute"]), {"attributes": {**sheet.attributes, name: score + 1}},
                _full(score + 1, limits["attribute"]),
            )
        )  # fmt: skip
    return tuple(found)


def _raised(known: Training, field: str) -> Training:
    limit = printed("creation")["limits"][field][1]
    return replace(known, **{field: min(limit, getattr(known, field) + 1)})


def _full(now: int, limits: list[int]) -> Text:
    return "" if now <= limits[1] else shared("is-most", most=limits[1])
