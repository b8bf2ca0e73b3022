"""A foe and a companion of one id: told, and everywhere the foe is meant. Minutes below none."""

from pathlib import Path

import pytest

from solo.adventure.loader import examine
from solo.adventure.references import Names
from solo.rules import find

BLOCKS = {
    "art": "{name: NAME, attributes: {strength: Good}}",
    "fell": "{name: NAME}",
    "fictive-hack": "{name: NAME}",
    "conan-2d20": "{name: NAME}",
    "fallout-2d20": "{name: NAME}",
}


def codes(folder: Path, system: str, head: str, choice: str = "goto: b") -> list[str]:
    """Return the codes of the problems that have to do with ids and values."""
    (folder / "adventure.yaml").write_text(
        f"format: 1\ntitle: T\nsystem: {system}\nstart: a\n{head}\nscenes:\n"
        f"  a: {{choices: [{{text: T, {choice}}}]}}\n  b: {{ending: won}}\n"
    )
    _, problems = examine(folder)
    return [one.code for one in problems if one.code in ("id-twice", "value-wrong")]


@pytest.mark.parametrize("system", BLOCKS)
@pytest.mark.parametrize(("companion", "told"), [("Ash", []), ("Birch", ["id-twice"])])
def test_one_id_for_two_people_is_told(
    system: str, companion: str, told: list[str], tmp_path: Path
) -> None:
    block = BLOCKS[system]
    head = f"foes: {{ash: {block.replace('NAME', 'ash')}}}\n"
    head += f"companions: {{ash: {block.replace('NAME', companion)}}}"

    assert codes(tmp_path, system, head) == told


def test_where_both_are_there_the_foe_is_meant() -> None:
    foe = find("art").foe
    names = Names(
        foes={"ash": foe(name="Ash", attributes={"strength": 5})},
        companions={"ash": foe(name="Birch", attributes={"strength": 9})},
    )

    assert names.cast.foes["ash"].name == "Ash"


@pytest.mark.parametrize(
    ("minutes", "told"), [("3 - 5", ["value-wrong"]), ("5 - 3", []), ("n - 5", [])]
)
def test_minutes_that_come_to_fewer_than_none_are_told(
    minutes: str, told: list[str], tmp_path: Path
) -> None:
    assert codes(tmp_path, "art", "variables: {n: 9}", f"time: {minutes}, goto: b") == told


@pytest.mark.parametrize("system", BLOCKS)
@pytest.mark.parametrize("section", ["foes", "companions"])
def test_nobody_else_can_have_the_id_of_the_hero(system: str, section: str, tmp_path: Path) -> None:
    """Fights name the hero by it: another `hero` never acted in Fallout, or acted as the hero."""
    (tmp_path / "adventure.yaml").write_text(
        f"format: 1\ntitle: T\nsystem: {system}\nstart: a\n"
        f"{section}: {{hero: {BLOCKS[system].replace('NAME', 'Ash')}}}\n"
        "scenes:\n  a: {ending: won}\n"
    )
    _, problems = examine(tmp_path)

    found = [str(one) for one in problems if one.code == "id-wrong"]
    assert [one.rpartition("/")[2] for one in found] == [
        f"adventure.yaml:5:{len(section) + 4}: 'hero' can't be used; it means the hero, so choose"
        " another id [id-wrong]"
    ]
