"""The choice of a hero, or of several, in any system."""

from dataclasses import dataclass
from typing import Any

import pytest

from solo.rules.core.dice import LoadedDice
from solo.rules.core.heroes.creation import Band, choose_hero, choose_ready
from solo.rules.core.heroes.kept import Absent, Guest
from solo.rules.core.outcome import Note, Option, Outcome
from solo.rules.core.party.company import Company
from solo.rules.core.protocols import Illegal
from solo.rules.core.script import opened
from solo.rules.core.table import Script, Table
from tests.english import all_english, english


@dataclass(frozen=True)
class Hero:
    name: str
    house: str = ""
    party: "tuple[Hero, ...]" = ()


@dataclass(frozen=True)
class Written:
    name: str
    concept: str = "a smith"

    def sheet(self) -> Hero:
        return Hero(self.name)


ADA, BO = Written("Ada Lane"), Written("Bo")
COMPANY: Company[Any] = Company(lambda one: True, {})


def making(table: Table[Any], house: str) -> Script[Outcome]:
    """Make a hero of any name."""
    answer = yield from table.ask([Option("name", "Name", "Which?")])
    table.sheet = Hero(answer.words, house)
    return Outcome(answer.words)


def ready(hero: Any, house: str) -> Any:
    return Hero(hero.name, house), (Note("ready", {"name": hero.name}),)


def ids(encounter: Any) -> list[str]:
    return [option.id for option in encounter.options(None)]


def gone(encounter: Any, *steps: str) -> Any:
    """Return the last step of a way through a choice; `name Cy` gives words."""
    sheet: Any = None
    step: Any = None
    for line in steps:
        option, _, words = line.partition(" ")
        step = encounter.step(option, words, sheet, LoadedDice(()))
        encounter, sheet = step.encounter, step.sheet
    return step


def test_one_hero_is_chosen_or_made() -> None:
    choice = choose_hero([ADA, BO], making, ready, "old")

    assert ids(choice) == ["hero-ada-lane", "hero-bo", "make"]
    assert [option.hint for option in choice.options(None)] == ["ada", "bo", "new"]
    assert choice.forced is None
    chosen = gone(choice, "hero-bo")
    assert (chosen.sheet, chosen.outcome) == (Hero("Bo", "old"), Outcome("Bo"))
    assert chosen.notes == (Note("ready", {"name": "Bo"}),)
    made = gone(choice, "make", "name Cy")
    assert (made.sheet, made.outcome) == (Hero("Cy", "old"), Outcome("Cy"))
    assert choose_hero([ADA], None, ready, "").forced == "hero-ada-lane"
    assert choose_hero([], making, ready, "").forced == "make"
    with pytest.raises(ValueError, match=r"^no hero to choose: neither a ready-made one nor leave"):
        choose_hero([], None, ready, "")


def test_a_band_is_gathered_until_it_is_enough() -> None:
    choice = choose_hero([ADA, BO], making, ready, "old", Band(COMPANY, 3))

    first = gone(choice, "hero-bo").encounter
    assert ids(first) == ["hero-ada-lane", "make", "enough"]
    assert all_english(first.status(None)) == ("Who comes along? You lead 1 of up to 3.",)
    alone = gone(choice, "hero-bo", "enough")
    assert (alone.sheet, alone.outcome) == (Hero("Bo", "old"), Outcome("Bo"))
    two = gone(choice, "make", "name Cy", "hero-bo", "enough")
    assert two.sheet == Hero("Cy", "old", (Hero("Bo", "old"),))
    assert two.outcome == Outcome("Cy")
    full = gone(choice, "hero-bo", "hero-ada-lane", "make", "name Cy")
    assert [one.name for one in full.sheet.party] == ["Ada Lane", "Cy"]
    assert full.encounter is None
    assert [note.facts["name"] for note in gone(choice, "hero-bo", "hero-ada-lane").notes] == [
        "Ada Lane",
    ]  # fmt: skip


def test_a_band_of_those_who_are_ready_asks_for_nobody_more_than_there_are() -> None:
    choice = choose_hero([ADA], None, ready, "", Band(COMPANY, 2))

    assert choice.forced == "hero-ada-lane"
    following = gone(choice, "hero-ada-lane").encounter
    assert (ids(following), following.forced) == (["enough"], "enough")
    one = choose_hero([ADA, BO], None, ready, "", Band(COMPANY, 1))
    assert gone(one, "hero-bo").outcome == Outcome("Bo")


def test_ready_heroes_are_chosen_as_they_stand_and_others_made_by_an_encounter() -> None:
    assert gone(choose_ready([ADA], None), "hero-ada-lane").sheet == Hero("Ada Lane")
    choice = choose_ready([ADA], opened(None, making, "x"))
    assert ids(choice) == ["hero-ada-lane", "make"]
    assert gone(choice, "make", "name Cy").sheet == Hero("Cy", "x")
    assert ids(choose_ready([ADA], None)) == ["hero-ada-lane"]


def test_heroes_from_elsewhere_are_their_sheets_and_who_is_not_there_can_not_play() -> None:
    guest = Guest("Ada", "a smith", Hero("Ada"), "guest-1")

    assert gone(choose_ready([guest], None), "guest-1").sheet == Hero("Ada")
    heroes = [guest, Written("Ada"), Written("Bo", "")]
    assert [english(one.text) for one in choose_ready(heroes, None).options(None)] == [
        "Ada, a smith (your own)", "Ada, a smith", "Bo",
    ]  # fmt: skip
    absent = Absent()
    assert (absent.name, absent.concept, absent.option) == ("A hero who is not here", "", "guest-")
    with pytest.raises(Illegal) as refused:
        absent.sheet()
    assert english(refused.value.reason) == "that hero is not here any more"
