"""Worked examples of the list, in a check, a fight or at home, as they are played."""

from collections.abc import Sequence

import pytest

from solo.rules.core.dice import LoadedDice
from solo.rules.core.protocols import Step
from solo.rules.fell.checks.attacks import Attack
from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.checks.tests import Test
from solo.rules.fell.effects import Hurts
from solo.rules.fell.fight.battle import begin
from solo.rules.fell.fight.written import Fight, Side
from solo.rules.fell.foe import Foe
from solo.rules.fell.heroes.haven import Haven
from solo.rules.fell.heroes.sheet import Sheet, changed
from tests.rules.fell.sample import D4, D6, D8, along, gear, hero, with_dice

BRUTE = Foe(name="the brute", hp=20, weapon=D6, fearless=True)
HELD = Foe(name="Bram", weapon=D6)


def fought(
    foes: Sequence[tuple[Foe, int]], sheet: Sheet, faces: Sequence[int], *options: str
) -> Step:
    """Fight foes, `foe0` and so on; the dice must be exactly enough."""
    sides = tuple(Side(foe=f"foe{n}", count=count) for n, (_, count) in enumerate(foes))
    fight = Fight(foes=sides, cast=tuple(foe for foe, _ in foes))
    dice, step = LoadedDice(faces), Step(begin(fight, sheet), sheet)
    for option in ("begin", *options):
        assert step.encounter is not None
        step = step.encounter.step(option, "", step.sheet, dice)
    assert dice._used == len(faces)
    return step


def harms(step: Step) -> list[int]:
    """Return the harm of each attack of the last round."""
    return [note.facts["harm"] for note in step.notes if note.code == "struck"]


@pytest.mark.example("FELL-005", "FELL-006")
def test_of_two_dice_the_higher_or_the_lower() -> None:
    for fields, result in (({"advantage": True}, 6), ({"disadvantage": True}, 3)):
        outcome = Test(die=D8, **fields).resolve(None, LoadedDice([3, 6]))  # type: ignore[arg-type]
        assert outcome.facts["result"] == result


@pytest.mark.example("FELL-037", "FELL-038")
@pytest.mark.parametrize(
    ("things", "face", "harm"),
    [({"sword": 1, "shield": 1}, 5, 4), ({"plate": 1}, 2, 0), ({"plate": 1, "leather": 1}, 5, 2)],
)
def test_a_foes_blow_is_its_die_less_armor(things: dict[str, int], face: int, harm: int) -> None:
    sheet = hero(hp=9, most_hp=9, items=gear(**things))

    assert harms(fought([(BRUTE, 1)], sheet, [face], "wait")) == [harm]


@pytest.mark.example("FELL-039")
def test_the_highest_of_all_dice_and_one_for_each_attacker_more() -> None:
    three = Attack(dice=(D6, D6, D8), attackers=3).resolve(None, LoadedDice([2, 5, 4]))
    assert three.facts["harm"] == 7
    assert Attack(dice=(D6, D6)).resolve(None, LoadedDice([2, 5])).facts["harm"] == 5

    friends = along(hero(items=gear(sword=1)), bram=HELD, eve=HELD)
    assert harms(fought([(BRUTE, 1)], friends, [4, 2, 5, 1], "all-foe0"))[0] == 7
    pair = hero(items=gear(dagger=2))
    assert harms(fought([(BRUTE, 1)], pair, [2, 5, 1], "attack-foe0"))[0] == 5


@pytest.mark.example("FELL-041")
def test_a_detachment_in_a_fight() -> None:
    mob = Foe(name="the rabble", hp=20, weapon=D6, detachment=True)
    sheet = along(hero(hp=9, most_hp=9, items=gear(sword=1)), bram=Foe(name="Bram", hp=9))
    step = fought([(mob, 1)], sheet, [7, 2, 2, 5, 3, 4], "attack-foe0", "wait")

    assert harms(step) == [2, 5, 4]
    burnt = fought([(mob, 1)], hero(items=gear(fire_flask=1)), [5, 1, 1], "blast-fire-flask")
    assert harms(burnt)[0] == 5


@pytest.mark.example("FELL-042", "FELL-043", "FELL-044", "FELL-046")
@pytest.mark.parametrize(
    ("hp", "harm", "die", "faces", "after"),
    [
        (3, 2, D8, [], (1, D8, False, False)),
        (3, 3, D8, [], (0, D8, False, False)),
        (3, 5, D8, [5], (0, D8, False, False)),
        (3, 5, D8, [2], (0, D6, True, False)),
        (2, 9, D8, [6], (0, D8, False, False)),
        (3, 5, D4, [2], (0, D4, True, True)),
        (3, 5, D4, [4], (0, D4, False, False)),
    ],
)
def test_harm_to_a_hero(
    hp: int, harm: int, die: Die, faces: list[int], after: tuple[int, Die, bool, bool]
) -> None:
    sheet = changed(with_dice(str=die), hp=hp)
    hurt, _ = Hurts(points=harm).apply(sheet, LoadedDice(faces))

    assert (hurt.hp, hurt.attributes["str"], hurt.out, hurt.dead) == after


@pytest.mark.example("FELL-056")
def test_nerve_is_tried_for_half_of_six_and_for_a_lone_one_without_hp() -> None:
    weak = Foe(name="the thief", hp=1, str=D4, weapon=D4)
    sheet = hero(hp=40, most_hp=40, items=gear(sword=1))
    kill, stand = [3, 1], [1, 2]  # a blow and its critical test, a contest of WIL lost
    faces = [*kill, *stand, *[1] * 5, *kill, *[1] * 4, *kill, *stand, *[1] * 3]
    attacks = [f"attack-foe0-{number}" for number in (1, 2, 3)]
    step = fought([(weak, 6)], sheet, faces, *attacks)
    tried = [note.facts["why"] for note in step.notes if note.code == "morale"]
    assert tried == [("half",)]

    alone = Foe(name="the thief", hp=4, weapon=D4)
    left = fought([(alone, 1)], sheet, [4, 1, 2, 1], "attack-foe0")
    assert [note.facts["why"] for note in left.notes if note.code == "morale"] == [("lone",)]


@pytest.mark.example("FELL-064")
@pytest.mark.parametrize(
    ("hoard", "advances", "title"), [(2999, 1, "novice"), (3000, 2, "professional"),
                                     (21000, 6, "legend")]
)  # fmt: skip
def test_a_hoard_brought_home(hoard: int, advances: int, title: str) -> None:
    step = Step(Haven().begin(hero(coins=hoard), asks=True), hero(coins=hoard))
    dice = LoadedDice([1] * 4)
    while step.encounter is not None:
        option = next(one.id for one in step.encounter.options(step.sheet) if not one.reason)
        step = step.encounter.step(option, "", step.sheet, dice)

    assert step.outcome is not None
    assert (step.sheet.advances, step.outcome.label) == (advances, title)
