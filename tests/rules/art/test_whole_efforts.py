"""What the prompt says of a roll that is put together with those of others."""

from dataclasses import replace

import pytest

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.reactions import Defense
from solo.rules.art.checks.trait import TraitRoll
from solo.rules.art.foe import Foe
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.party import members as party
from solo.rules.art.party.group import Group
from solo.rules.art.system import ART
from solo.rules.core.dice import LoadedDice
from solo.rules.core.odds import odds, weighed
from solo.rules.core.protocols import Encounter
from tests.english import all_english, english
from tests.rules.art.sample import face, hero, play

CT, IN, PR, GD, GT = Rank.CATASTROPHIC, Rank.INFERIOR, Rank.POOR, Rank.GOOD, Rank.GREAT
TOMAS = {"tomas": Foe(name="Tomas", attributes={"strength": GT})}
LIFT = Group(attribute=("strength",), difficulty=GD, helpers=("tomas",))


def begun(check: object, sheet: Sheet) -> Encounter[Sheet]:
    return ART.begin(check, sheet, asks=True)


def after(encounter: Encounter[Sheet], sheet: Sheet, *steps: tuple[str, int]) -> tuple[
    Encounter[Sheet], Sheet
]:  # fmt: skip
    """Return an encounter and its sheet after some options, each with the roll that falls."""
    for option, roll in steps:
        step = encounter.step(option, "", sheet, LoadedDice([roll]))
        assert step.encounter is not None
        encounter, sheet = step.encounter, step.sheet
    return encounter, sheet


@pytest.mark.rule("ART-227", "ART-229")
@pytest.mark.parametrize("compounding", [False, True])
def test_the_chance_at_the_prompt_is_that_of_all_together(compounding: bool) -> None:
    check = replace(LIFT, compounding=compounding, difficulty=GT)
    sheet = party.with_member(hero(companions=TOMAS), hero(name="Ben"))

    shown = weighed(begun(check, sheet), "roll", sheet)

    assert shown is not None
    found = odds(check, sheet)
    assert shown.succeeding * found.total == found.succeeding * shown.total
    assert shown.percent(shown.succeeding) == 76, "of 30 alone: only a Catastrophic roll spoils it"


@pytest.mark.rule("ART-227", "ART-229")
def test_the_second_prompt_knows_the_first_roll() -> None:
    check = replace(LIFT, helpers=())
    sheet = party.with_member(hero(), hero(name="Ben", fame=5))

    done = after(begun(check, sheet), sheet, ("roll", face(7, GT)))

    safe = weighed(done[0], "roll", done[1])
    assert safe is not None
    assert safe.percent(safe.succeeding) == 87, "only Ben's Catastrophic roll spoils it"


@pytest.mark.rule("ART-228")
def test_who_can_change_nothing_any_more_rolls_unasked() -> None:
    sheet = party.with_member(hero(), hero(name="Ben", fame=5))

    begin = begun(replace(LIFT, helpers=()), sheet)
    step = begin.step("roll", "", sheet, LoadedDice([face(7, CT), face(7, GT)]))

    assert step.outcome is not None, "Ben was not asked"
    assert (step.outcome.label, step.outcome.count) == ("disaster", "6f")


@pytest.mark.rule("ART-213", "ART-227")
def test_a_25_taken_is_told_with_what_all_come_to() -> None:
    sheet = hero(companions=TOMAS)
    taken = next(one for one in begun(LIFT, sheet).options(sheet) if one.id == "take-25")

    assert english(taken.text) == "Take 25 without rolling: Feeble, together Great, 2 successes"


@pytest.mark.rule("ART-211", "ART-227")
def test_fame_that_changes_nothing_for_the_effort_is_not_sold() -> None:
    sure = {"tomas": Foe(name="Tomas", attributes={"strength": Rank.AWESOME})}
    best = hero(attributes={"strength": 20}, companions=sure, fame=5)
    plain = hero(companions=TOMAS, fame=5)

    assert "spend-fame" in [one.id for one in begun(LIFT, plain).options(plain)]
    as_it_is, with_fame = (weighed(begun(LIFT, best), one, best) for one in ("roll", "spend-fame"))
    assert as_it_is == with_fame
    assert "spend-fame" not in [one.id for one in begun(LIFT, best).options(best)]


@pytest.mark.rule("ART-214", "ART-227", "ART-228")
def test_a_raise_is_sold_only_where_it_changes_what_all_come_to() -> None:
    sheet = hero(companions=TOMAS, fame=5)

    poor = play(begun(LIFT, sheet), sheet, [face(7, PR)], "roll")
    worst, there = after(begun(LIFT, sheet), sheet, ("roll", face(7, CT)))

    assert poor.result.count == "2s"
    assert [english(one.text) for one in worst.options(there)] == [
        "Keep Catastrophic, together disaster, 6 failures",
        "Spend 2 Fame to make it Pathetic, together Great, 2 successes (5 left)",
    ]


@pytest.mark.rule("ART-227")
def test_the_prompt_says_what_all_have_to_reach() -> None:
    lines = all_english(begun(LIFT, sheet := hero(companions=TOMAS)).status(sheet))

    assert lines[0] == "All together against Good: the best result stands."
    assert "With you: Tomas (Great)." in lines
    assert "Strength 7." in lines, "nobody has to reach it alone"


@pytest.mark.rule("ART-226")
@pytest.mark.parametrize("who", ["best", "all"])
def test_where_everybody_rolls_the_chance_is_of_what_counts(who: str) -> None:
    check = TraitRoll(attribute=("strength",), difficulty=GD, who=who)  # type: ignore[arg-type]
    sheet = party.with_member(hero(), hero(name="Ben", attributes={"strength": 12}))

    first = begun(check, sheet)
    shown = weighed(first, "roll", sheet)
    second, there = after(first, sheet, ("roll", face(7, GT)))
    last = weighed(second, "roll", there)

    found = odds(check, sheet)
    assert shown is not None
    assert last is not None
    assert shown.succeeding * found.total == found.succeeding * shown.total
    assert (last.succeeding == last.total) is (who == "best")


@pytest.mark.rule("ART-226")
def test_who_bears_the_own_roll_reads_the_own_chance() -> None:
    check = Defense(attack=PR, who="all")
    sheet = party.with_member(hero(), hero(name="Ben"))

    shown = weighed(begun(check, sheet), "roll", sheet)

    assert shown is not None
    assert shown.counts == odds(replace(check, who="lead"), sheet).counts
