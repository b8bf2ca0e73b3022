"""The names of Conan's rules are said in German too."""

from collections.abc import Iterable

import pytest

from solo.rules.two_d20.conan.catalogue import LABELS
from solo.rules.two_d20.conan.checks.situation import Tags
from solo.rules.two_d20.conan.gear.written import attributes, known_talents, skill_attributes
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.messages.sheet_view import describe
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.conan.words import words
from solo.words import Words
from solo.words.catalogue import around, catalogue
from tests.english import english
from tests.rules.conan.sample import armed, hero

TABLES = {
    "attributes": attributes(),
    "skills": skill_attributes(),
    "weapons": printed("gear")["weapons"],
    "qualities": printed("qualities")["qualities"],
    "talents": [talent.name for talent in known_talents().values()],
    "treasure": printed("treasure")["rows"],
    "policies": printed("policies")["policies"],
    "renown": [row["name"] for row in printed("renown")["rows"]],
    "difficulties": printed("difficulties")["names"],
    "concepts": printed("creation")["concepts"],
    "labels": LABELS,
    "ranges": ("reach", "close", "medium", "long", "extreme"),
    "circumstances": [
        name
        for name, _ in Tags(
            light="dark", noise="loud", weather="severe", motion=True, tools="none", place="wrong",
            language="foreign", distance="extreme", combined=True, terrain=1, social=1,
            distraction=1, unfamiliar=1,
        ).steps()
    ],
}  # fmt: skip


@pytest.mark.parametrize("names", TABLES.values(), ids=TABLES)
def test_every_name_of_the_rules_has_a_german_one(names: Iterable[str]) -> None:
    known = {key for place in around("2d20-conan") for key in catalogue(place, "de")}
    keys = {"".join(c if c.isalnum() else "-" for c in name.lower()) for name in names}

    assert {key for key in keys if f"name-{key}" not in known} == set()


def test_a_sheet_is_read_in_german() -> None:
    sheet: Sheet = armed(hero(talents=(known_talents()["sure-foot"],)), "sword")
    labels = {Words("de").say(row.label) for part in describe(sheet) for row in part.rows}

    assert {"Schwert", "Sicherer Tritt", "Körperkraft"} <= labels


def test_a_gift_is_offered_in_german() -> None:
    gift = words("gift-sure-foot", name="Sure foot")

    assert Words("de").say(gift) == "Sicherer Tritt: ein Würfel mehr für Akrobatik"


def test_what_a_renown_means_is_said_by_its_number() -> None:
    famous = words("renown", now=5, name="Famous")
    distrusted = words("renown", now=-1, name="Distrusted")

    assert english(famous).startswith("Renown 5: Famous. Great houses send you presents")
    assert Words("de").say(distrusted).startswith("Ruf -1: Beargwöhnt. Die Gespräche verstummen")
