"""Worked examples of the list, in a test or a fight as it is played."""

import pytest

from solo.rules.two_d20.fallout.foe import Foe
from solo.rules.two_d20.fallout.gear.written import Rating
from tests.rules.fallout.sample import Walk, along, fight, hero, machines


@pytest.mark.example("FO-009")
def test_a_one_is_critical_with_a_tagged_skill_of_nothing() -> None:
    sheet = hero(luck=0, skills={"machines": Rating(rating=0, tag=True)})

    assert Walk(machines(), sheet, [1, 20]).take("roll").outcome.successes == 2


@pytest.mark.example("FO-015", "FO-016")
@pytest.mark.parametrize(
    ("faces", "successes", "complications"),
    [((9, 12, 8), 2, 0), ((12, 12, 1), 0, 0), ((9, 12, 1), 3, 0), ((9, 12, 20), 1, 1)],
)
def test_a_companion_helps(faces: tuple[int, int, int], successes: int, complications: int) -> None:
    walk = Walk(
        machines(assist=("pim",)), along(hero(luck=0), pim=Foe(name="Pim", tn=9, tag=0)), faces
    )
    walk.take("help-pim", "roll")
    if walk.step.encounter is not None:
        walk.take("keep")

    assert walk.outcome.successes == successes
    assert walk.outcome.facts["complications"] == complications


@pytest.mark.example("FO-024")
def test_another_attack_of_difficulty_two_is_one_of_three() -> None:
    foe = Foe(name="the dog", health=50, difficulty=2, initiative=1)
    attack = ("attack-dog-with-pipe", "roll")
    walk = Walk(fight((foe, 1)), hero(pool=2, luck=0), [12, 12, 12, 12])
    walk.take("begin", *attack, "extra-major", *attack)

    assert [facts["difficulty"] for facts in walk.noted("attacks")] == [2, 3]


@pytest.mark.example("FO-026")
def test_of_three_points_more_than_five_two_are_lost() -> None:
    walk = Walk(machines(), hero(pool=5, luck=0), [1, 1]).take("roll")

    assert walk.outcome.facts["action_points"] == 3
    assert (walk.sheet.pool, walk.noted("points")[-1]["lost"]) == (6, 2)
