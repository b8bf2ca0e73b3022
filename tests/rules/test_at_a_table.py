"""What each system does for several players at a table: stand-ins, rolls against another, help."""

from typing import Any, NamedTuple

import pytest

from solo.rules import find
from solo.rules.core.dice import LoadedDice, SeededDice
from solo.rules.core.protocols import Illegal
from solo.rules.core.system import AnySystem
from solo.rules.core.system_parts import Cast
from solo.rules.core.wording.samples import samples
from solo.rules.core.wording.spoken import attribute_or_check, spoken_check, spoken_effect


class Row(NamedTuple):
    """What is tried with a system, and what comes of it."""

    system: str
    told: dict[str, str]  # what is told of somebody without a sheet
    shown: dict[str, Any]  # what that gives, and what others have usually
    refused: dict[str, str]  # a value each that can't be, and what is said of it
    effort: str | dict[str, Any]  # the check of several by the second difficulty, or why none
    faces: tuple[tuple[int, ...], ...]  # dice of two plain checks
    compared: tuple[tuple[int, int], ...]  # what of them is compared
    helped: str | dict[str, Any]  # what two others add to a plain check, or why they can't


ROWS = (
    Row(
        "art", {"strength": "3", "climb": "2"},
        {"strength": 3, "charm": 7, "skills": {"climb": 2}, "xp": 0},
        {"strength": "99", "charm": "x"},
        {"attribute": ("strength",), "difficulty": 2},
        ((90,), (59,)), ((7, 0), (5, 0)),
        {"difficulty": 5},
    ),
    Row(
        "conan-2d20", {"brawn": "10", "mel": "2"},
        {"brawn": 10, "agility": 8, "skills": {"melee": 2}},
        {"brawn": "99", "agility": "x", "climb": "2"},
        {"attribute": ("brawn",), "difficulty": 1},
        ((10, 12), (19, 1), (2, 3)), ((0, 0), (1, 0), (2, 0)),
        {"others": ((8, 0, 20), (8, 0, 20))},
    ),
    Row(
        "fallout-2d20", {"might": "10", "machines": "2"},
        {"might": 10, "wits": 6, "skills": {"machines": 2}},
        {"might": "99", "wits": "x", "climb": "2"},
        {"attribute": ("might",), "difficulty": 2},
        ((10, 12), (19, 1), (2, 3)), ((0, 0), (2, 0), (2, 0)),
        {"others": ((6, 1, 20), (6, 1, 20))},
    ),
    Row(
        "fell", {"str": "d10"},
        {"str": "d10", "dex": "d6"},
        {"str": "99", "climb": "d6"},
        {"attribute": ("str",), "dn": 4},
        ((2,), (5,)), ((2, 6), (5, 6)),
        {"helpers": ("Eve", "Tom")},
    ),
    Row(
        "fictive-hack", {"brawn": "3", "charm": "+1"},
        {"brawn": 3, "charm": 1, "cunning": 0},
        {"brawn": "99", "charm": "x", "climb": "2"},
        "several help in an attack alone",
        ((2,), (9,)), ((2, 0), (9, 0)),
        "help",
    ),
)  # fmt: skip
each = pytest.mark.parametrize("row", ROWS, ids=lambda row: row.system)


def plain(system: AnySystem, row: Row) -> Any:
    return system.improvise(next(iter(row.told)), "")


@each
def test_who_has_no_sheet_has_what_is_told_and_else_the_usual(row: Row) -> None:
    system = find(row.system)
    seen = system.view(system.stand_in("Eve", row.told))

    assert {name: seen[name] for name in row.shown} == row.shown
    assert (seen["name"], seen["pronouns"], seen["them"]) == ("Eve", "they/them", "them")
    for trait, value in row.refused.items():
        with pytest.raises(Illegal):
            system.stand_in("Eve", {trait: value})


@each
def test_an_attribute_counts_in_the_check_of_several(row: Row) -> None:
    system = find(row.system)
    attribute = next(iter(row.told))

    if isinstance(row.effort, str):
        with pytest.raises(Illegal, match=row.effort):
            system.effort(attribute, system.difficulties()[1])
        return
    check = system.effort(attribute, system.difficulties()[1])
    assert {name: getattr(check, name) for name in row.effort} == row.effort


@each
def test_two_rolls_are_compared(row: Row) -> None:
    system = find(row.system)
    eve = system.stand_in("Eve", {})
    found = [plain(system, row).resolve(eve, LoadedDice(faces)) for faces in row.faces]

    assert tuple(map(system.versus, found)) == row.compared


@each
def test_others_help_in_a_check(row: Row) -> None:
    system = find(row.system)
    one, eve, tom = (system.stand_in(name, {}) for name in ("Ada", "Eve", "Tom"))

    if isinstance(row.helped, str):
        with pytest.raises(Illegal, match=row.helped):
            system.gather(plain(system, row), one, [eve, tom])
        return
    check, group = system.gather(plain(system, row), one, [eve, tom])
    assert {name: getattr(check, name) for name in row.helped} == row.helped
    party = (group, *system.part(group)[1])
    assert [system.view(member)["name"] for member in party] == (
        ["Ada", "Eve", "Tom"] if row.system == "art" else ["Ada"]
    )


@each
def test_what_may_be_typed_is_understood_as_its_examples_say(row: Row) -> None:
    system = find(row.system)
    told, nobody = samples(system), Cast({}, {})

    assert told.joining == f"add Mara: {told.traits}"
    traits = dict(one.rsplit(" ", 1) for one in told.traits.split(", "))
    sheet = system.stand_in("Mara", traits)
    assert system.view(sheet)["name"] == "Mara"
    assert attribute_or_check(system, told.check, nobody, system.improvise)[0] == "check"
    name, check = spoken_check(system, told.fields, nobody)
    assert isinstance(check, system.checks[name])
    for words in told.effects:
        name, effect = spoken_effect(system, words, nobody)
        assert name in system.effects
        sheet, _ = effect.apply(sheet, SeededDice("x"))


WORDS = {  # those that players make up too, and those of things that are there by their names
    "art": ({"skills"}, set()),
    "conan-2d20": ({"talents", "skills", "focus"}, {"weapons", "gear", "structure", "breaks"}),
    "fallout-2d20": ({"perks", "skills", "tags"}, {"weapons", "gear"}),
    "fell": ({"spells", "background", "skills", "spent"}, set()),
    "fictive-hack": ({"languages"}, {"weapons", "weapon"}),
}


@each
def test_conditions_may_ask_for_words_of_what_a_hero_has(row: Row) -> None:
    system = find(row.system)
    words = system.words()
    free = {name for name, one in words.items() if one.free}
    named = {name for name, one in words.items() if one.named}

    assert (free, named) == WORDS[row.system]
    assert words.keys() <= system.view(system.stand_in("Eve", {})).keys()
    assert words["conditions"].known or row.system != "art"
    assert all(type(word) is str for one in words.values() for word in one.known)
