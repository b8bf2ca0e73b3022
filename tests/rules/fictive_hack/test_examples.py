"""Worked examples of the list, in a fight or a check as it is played."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from solo.rules.core.dice import LoadedDice
from solo.rules.core.protocols import Illegal
from solo.rules.fictive_hack.actions.machines import Trap
from solo.rules.fictive_hack.actions.scouting import Signs
from solo.rules.fictive_hack.checks.attribute_rolls import Challenge
from solo.rules.fictive_hack.checks.difficulty import Difficulty
from solo.rules.fictive_hack.fight.single_attack import Attack
from solo.rules.fictive_hack.fight.written import Arena
from solo.rules.fictive_hack.gear import carrying as gear
from solo.rules.fictive_hack.gear.effects import Gain
from solo.rules.fictive_hack.gear.item import Loads
from solo.rules.fictive_hack.gear.weapons import Weapon
from solo.rules.fictive_hack.heroes.attributes import Rating
from solo.rules.fictive_hack.heroes.sheet import Device, Sheet
from tests.english import english
from tests.rules.fictive_hack.sample import IDLER, Bout, foe, hero, play

BLOW = "attack-foe0"
TARGET = foe("bystander", wounds=9)


def scout(*talents: str, **fields: Any) -> Sheet:
    """Return a hero whom no inherent ability helps to hit, and who can carry what it holds."""
    return hero(*talents, **{"template": "scout", "brawn": 5, **fields})


def armed(weapon: str, **fields: Any) -> Sheet:
    """Return a scout with a dagger beside the weapon, to parry with."""
    return scout(weapon=weapon, weapons=(Weapon(name=weapon), Weapon(name="dagger")), **fields)


@pytest.mark.example("FH-050")
@pytest.mark.parametrize(("faces", "lost"), [((4, 3), 0), ((4, 4), 2)])
def test_seven_misses_the_unarmored_and_eight_does_full_damage(
    faces: tuple[int, int], lost: int
) -> None:
    assert Bout(scout(weapon="claymore"), TARGET).step(BLOW, *faces).foe().lost == lost


@pytest.mark.example("FH-057", "FH-065")
@pytest.mark.parametrize(
    ("weapon", "where", "option", "faces", "total"),
    [("claymore", "shop", BLOW, (4, 5), 11), ("shortbow", "square", "shoot-foe0", (3, 4), 9)],
)
def test_an_arena_favors_its_weapons(
    weapon: str, where: str, option: str, faces: tuple[int, int], total: int
) -> None:
    arenas = {
        "shop": Arena(name="the shop", type="dense", adjacent=("square",)),
        "square": Arena(name="the square", type="open"),
    }
    bout = Bout(scout(weapon=weapon), (TARGET, 1, where), arenas=arenas).step(option, *faces)

    assert bout.said(f"makes {total}")


@pytest.mark.rule("FH-083")
@pytest.mark.example("FH-061", "FH-076", "FH-235")
@pytest.mark.parametrize(
    ("sheet", "faces", "total"),
    [
        (armed("claymore", parrying="dagger"), (9,), 9),
        (armed("sword", parrying="dagger"), (4, 5), 9),
        (armed("claymore", shield="light"), (9,), 9),
        (armed("sword", shield="light"), (4, 5), 9),
        (armed("spear", shield="light"), (9,), 9),
        (armed("sword", shield="light", talents=hero("shield skill").talents), (2, 7, 9), 16),
    ],
)
def test_what_the_other_hand_holds_costs_a_die(
    sheet: Sheet, faces: tuple[int, ...], total: int
) -> None:
    bout = Bout(sheet, TARGET).step(BLOW, *faces)

    assert bout.said(f"makes {total}")


@pytest.mark.example("FH-067", "FH-068")
@pytest.mark.parametrize(("bow", "brawn", "far"), [("longbow", 3, 3), ("shortbow", 6, 4)])
def test_an_aimed_arrow_flies_an_arena_for_each_brawn(bow: str, brawn: int, far: int) -> None:
    names = "abcdefg"
    row = {a: Arena(name=a.upper(), adjacent=(b,)) for a, b in pairwise(names)}
    arenas = {**row, "g": Arena(name="G")}
    foes = [(IDLER, 1, place) for place in names[1:]]
    aimed = Bout(scout(weapon=bow, brawn=brawn), *foes, arenas=arenas).options

    assert [name for name in aimed if name.startswith("aim-")][-1] == f"aim-foe{far - 1}"


@pytest.mark.example("FH-031")
def test_a_quiver_pairs_with_a_very_heavy_weapon() -> None:
    alone = hero(weapon="huge club")
    beside, _ = Gain("a quiver", "quiver").apply(alone, LoadedDice(()))

    assert [str(Loads(gear.halves(sheet))) for sheet in (alone, beside)] == ["2", "2"]


@pytest.mark.example("FH-112")
def test_a_talent_of_rest_costs_two_to_use_again_and_three_in_a_fight() -> None:
    reader = scout("read signs", ap=2, exhausted={"read signs": "rested"})
    assert play(Signs(), reader, "recharge").sheet.ap == 0

    tired: dict[str, Any] = {"exhausted": {"sprinter": "rested"}, "toughened": 3}
    runner = Bout(scout("sprinter", ap=3, **tired), IDLER).step("recharge-sprinter")
    assert runner.sheet.ap == 0
    assert "recharge-sprinter" not in Bout(scout("sprinter", ap=2, **tired), IDLER).options


@pytest.mark.example("FH-190")
@pytest.mark.parametrize(("face", "difficulty", "most"), [(5, 10, 3), (4, 7, 2)])
def test_a_roll_is_raised_by_no_more_than_it_lacks(face: int, difficulty: int, most: int) -> None:
    task = Challenge(attribute=(Rating("charm"),), difficulty=Difficulty(difficulty))
    after = play(task, scout(ap=9), "roll", faces=[face])

    assert after.ids == ("keep", *(f"boost-{number}" for number in range(1, most + 1)))
    assert after.then(f"boost-{most}").outcome_label in ("passed", "tie")


@pytest.mark.example("FH-221")
@pytest.mark.parametrize(("level", "points", "bonus"), [(1, 1, 1), (2, 1, 2), (3, 2, 3), (5, 3, 5)])
def test_awesome_violence_goes_up_to_the_level(level: int, points: int, bonus: int) -> None:
    sheet = hero(weapon="claymore", brawn=3, ap=9, level=level)
    after = play(Attack(armor="super-heavy"), sheet, "go-on", faces=[5, 4])
    after = after.then(*["violence"] * points)
    with pytest.raises(Illegal):
        after.then("violence")
    done = after.then("done")

    assert (done.outcome.facts["total"], done.sheet.ap) == (9 + bonus, 9 - points)


@pytest.mark.example("FH-241")
def test_two_sixes_break_the_device_that_was_struck_with() -> None:
    sights = (Device(name="a sight", roll="attack", level=1),)
    sheet = scout(weapon="claymore", devices=sights)

    assert play(Attack(), sheet, "go-on", faces=[6, 6]).sheet.devices[0].broken
    assert not play(Attack(), sheet, "go-on", faces=[6, 5]).sheet.devices[0].broken


@pytest.mark.example("FH-247")
@pytest.mark.parametrize("difficulty", range(1, 17))
def test_traps_are_graded_by_threes(difficulty: int) -> None:
    if difficulty in (3, 6, 9, 12, 15):
        trap = replace(Trap(deed="disarm"), difficulty=Difficulty(difficulty))
        assert english(trap.facing(None)) == str(difficulty)
    else:
        with pytest.raises(ValueError, match="3, 6, 9, 12, 15"):
            Trap(deed="disarm", difficulty=Difficulty(difficulty))
