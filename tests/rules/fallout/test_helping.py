"""Help: one die of somebody else's, against their own number."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.rules.core.dice import LoadedDice
from solo.rules.core.odds import odds
from solo.rules.two_d20.fallout.checks.details import Alternative
from solo.rules.two_d20.fallout.checks.skill import SkillTest
from solo.rules.two_d20.fallout.foe import Foe
from tests.english import all_english
from tests.rules.fallout.sample import DOG, PIM, Walk, along, chance_of, fight, hero, machines

HELPED = machines(assist=("pim",))


def helped(*faces: int, tn: int = 9, helper: int = 9) -> tuple[int, int]:
    """Return successes and complications of a test with a helper's die, which comes last."""
    outcome = SkillTest(tn=tn, helper=helper).resolve(None, LoadedDice(faces))
    return outcome.successes, outcome.facts["complications"]


@pytest.mark.rule("FO-015")
def test_a_helpers_success_needs_one_of_the_helped() -> None:
    assert helped(9, 12, 8) == (2, 0)
    assert helped(12, 12, 1) == (0, 0)


@pytest.mark.rule("FO-016")
def test_a_helpers_criticals_and_complications_count() -> None:
    assert helped(9, 12, 1) == (3, 0)
    assert helped(9, 12, 20) == (1, 1)
    assert helped(12, 12, 20) == (0, 1)
    assert Walk(HELPED, along(hero(luck=0), pim=PIM), [9, 12, 2]).take(
        "help-pim", "roll"
    ).outcome.successes == 3  # fmt: skip


@pytest.mark.rule("FO-015")
def test_only_who_is_there_and_may_help_is_offered() -> None:
    sheet = along(hero(), pim=PIM, rex=Foe(name="Rex"))

    assert [o for o in Walk(HELPED, sheet).options if o.startswith("help-")] == ["help-pim"]
    assert not [o for o in Walk(HELPED, hero()).options if o.startswith("help-")]
    assert not [o for o in Walk(machines(), sheet).options if o.startswith("help-")]
    once = Walk(HELPED, sheet).take("help-pim")
    assert "help-pim" not in once.options


@pytest.mark.rule("FO-015")
def test_a_helper_may_be_better_at_one_thing() -> None:
    handy = Foe(name="Pim", tn=7, skills={"machines": 12})
    walk = Walk(HELPED, along(hero(luck=0), pim=handy), [9, 12, 12]).take("help-pim")
    assert walk.step.encounter is not None
    assert "a helper's die against 12." in all_english(walk.step.encounter.status(walk.sheet))[1]

    assert walk.take("roll").outcome.successes == 2
    assert handy.helps_with("medicine") == 7
    either = replace(HELPED, alternatives=(Alternative(skill="medicine"),))
    walk = Walk(either, along(hero(luck=0), pim=handy))
    assert walk.says("help-pim") == "Let Pim help: a die against 12"
    assert walk.take("by-medicine").says("help-pim") == "Let Pim help: a die against 7"
    assert "a helper's die against 7." in walk.take("help-pim").status[1]
    with pytest.raises(ValueError, match=r"^skills: "):
        Foe(name="Pim", skills={"machines": 0})


@pytest.mark.rule("FO-017")
def test_a_helper_has_one_die_whatever_is_bought() -> None:
    walk = Walk(HELPED, along(hero(pool=6, luck=0), pim=PIM), [9, 9, 9, 9, 9, 8])
    walk.take("help-pim", "die", "die", "die", "roll")

    assert (len(walk.outcome.faces), walk.outcome.facts["helped"]) == (6, (8,))


@pytest.mark.rule("FO-015")
def test_companions_help_with_attacks_where_the_author_lets_them() -> None:
    sheet = along(hero(luck=0), pim=PIM)
    plan = fight((DOG, 1), assist=("pim",))
    walk = Walk(plan, sheet, [20, 20, 4, 12, 2, 2, 2, 2])
    walk.take("begin", "attack-dog-with-pipe")

    assert "help-pim" in walk.options
    walk.take("help-pim", "roll")
    assert walk.noted("attacks")[0]["successes"] == 3


@pytest.mark.rule("FO-015", "FO-016")
@given(tn=st.integers(1, 20), helper=st.integers(1, 20))
def test_the_odds_of_help_have_a_closed_form(tn: int, helper: int) -> None:
    """At least two: two of one's own, or just one and anything of the helper's."""
    found = odds(SkillTest(tn=tn, helper=helper, difficulty=2), None)
    two, one = chance_of(tn, 0, 2, 2), chance_of(tn, 0, 2, 1)
    wanted = two + (one - two) * chance_of(helper, 0, 1, 1)

    assert found.labels.get("passed", 0) == wanted * found.total
