"""Rounds without a fight: the order of acting, turns, what others do, and how it ends."""

from dataclasses import replace
from typing import Any

import pytest

from solo.rules.art.actions.exploration.written import Deed, Hindrance, PhaseTask, Rescue
from solo.rules.art.actions.rounds.written import Rounds
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.foe import Foe
from solo.rules.art.heroes.sheet import PARALYSED, Sheet
from solo.rules.art.party.members import with_member
from solo.rules.art.system import ART
from solo.rules.core.dice import LoadedDice
from solo.rules.core.fights.turns import NOW
from solo.rules.core.odds import weighed
from solo.rules.core.outcome import Outcome
from tests.english import all_english, english
from tests.rules.art.sample import face, hero, play

CT, PT, FB, IN, PR, PS, GD, GT, SP, AW, EX = Rank


def task(key: str = "wheel", **more: Any) -> PhaseTask:
    given = {"text": f"The {key}", "attribute": ("strength",), "difficulty": PS}
    return PhaseTask(id=key, **(given | more))


def rounds(*tasks: PhaseTask, **more: Any) -> Rounds:
    return Rounds(tasks=tasks, **more)


FLOOD = Deed(
    id="flood",
    text="The water rises",
    phases=2,
    ends=True,
    hinder=Hindrance(attribute=("dexterity",), difficulty=PR, text="Shut the valve"),
    success="It is over your heads.",
    failure="It stands still.",
)


def two(**fields: Any) -> Sheet:
    return with_member(hero(name="Rick", **fields), hero(name="Shari"))


def called(check: Rounds, sheet: Sheet, faces: list[int], *answers: str) -> list[str]:
    """Return whose turn it was, in order."""
    now: Any = ART.begin(check, sheet, asks=False)
    dice, left, turns = LoadedDice(faces), list(answers), []
    while now is not None:
        line = all_english(now.status(sheet))[0]
        if "turn" in line:
            turns.append(line.split(": ")[1].split("'")[0])
        step = now.step(now.forced or left.pop(0), "", sheet, dice)
        now, sheet = step.encounter, step.sheet
    return turns


@pytest.mark.rule("ART-334", "ART-336", "ART-337", "ART-338", "ART-339", "ART-342", "ART-343")
def test_who_acts_when_is_rolled_once_for_the_whole() -> None:
    sheet = with_member(two(), hero(name="Sam"))
    check = rounds(task(), limit=2)
    faces = [face(7, SP), face(7, PR), face(7, PT)]

    assert called(check, sheet, faces, *["wait"] * 6) == [
        *("Rick", "Rick", "Shari"),  # the bonus round; in the first Sam is too late
        *("Rick", "Shari", "Sam"),
    ]


@pytest.mark.rule("ART-192", "ART-337")
def test_companions_act_by_their_rank_and_the_player_rolls_for_them() -> None:
    tomas = Foe(name="Tomas", attributes={"alertness": GT, "strength": PS})
    sheet = ART.companion(hero(), "tomas", tomas)
    faces = [face(7, PR), face(15, PS)]

    played = play(ART.begin(rounds(task()), sheet, asks=False), sheet, faces, "do-wheel")
    alone = called(rounds(task(), limit=1, henchmen=False), sheet, [face(7, PR)], "wait")

    assert played.result.label == "done"
    assert "helper-rolled" in played.codes
    assert alone == ["Ada"]


@pytest.mark.rule("ART-303", "ART-345", "ART-347")
def test_what_failed_may_be_tried_again_in_the_next_round() -> None:
    faces = [face(7, PR), face(7, IN), face(7, PS)]

    played = play(
        ART.begin(rounds(task()), hero(), asks=False), hero(), faces, "do-wheel", "do-wheel"
    )

    assert (played.result.label, played.result.facts["rounds"]) == ("done", 2)
    assert played.result.triggers == ("wheel", "wheel-failed")
    assert played.minutes == 1


def test_one_thing_comes_after_another_and_each_does_what_each_has_to() -> None:
    check = rounds(task("door"), task("rope", after=("door",), each=True), limit=9)
    sheet = two()
    begun = ART.begin(check, sheet, asks=False)
    first = begun.step("roll", "", sheet, LoadedDice([face(7, GD), face(7, PR)])).encounter
    assert first is not None
    barred = {one.id: one.reason for one in first.options(sheet)}
    assert english(barred["do-rope"]) == "first: the door"

    faces = [face(7, GD), face(7, PR), *[face(7, PS)] * 3]
    played = play(ART.begin(check, sheet, asks=False), sheet, faces,
                  "do-door", "do-rope", "do-rope")  # fmt: skip
    assert (played.result.label, played.result.facts["rounds"]) == ("done", 2)


@pytest.mark.parametrize(
    ("faces", "answers", "label", "triggers"),
    [
        ([PR], ["wait"], "interrupted", ("flood",)),
        ([PR, PR, PR], ["hinder-flood", "wait"], "time-up", ("flood-hindered",)),
        ([PR, FB], ["hinder-flood"], "interrupted", ("flood",)),
        ([PR], ["leave"], "left", ()),
    ],
)
def test_others_act_meanwhile_and_may_be_hindered(
    faces: list[Rank], answers: list[str], label: str, triggers: tuple[str, ...]
) -> None:
    check = rounds(task(), others=(FLOOD,), limit=3)
    fell = [face(7, rank) for rank in faces]
    begun = ART.begin(check, hero(), asks=False)
    more = ["wait"] * 3

    played = play(begun, hero(), fell, *answers, *more)

    assert (played.result.label, played.result.triggers) == (label, triggers)
    assert all(english(ART.phrase(note)) for note in played.notes)


@pytest.mark.rule("ART-361", "ART-362")
def test_fame_buys_another_turn_at_once() -> None:
    sheet = two(fame=2)
    faces = [face(7, GD), face(7, PR), face(7, PR), face(7, PS)]

    played = play(ART.begin(rounds(task()), sheet, asks=False), sheet, faces,
                  "do-wheel", "again", "do-wheel")  # fmt: skip

    assert (played.result.label, played.result.facts["rounds"]) == ("done", 1)
    assert played.sheet.tally == 2


@pytest.mark.rule("ART-285", "ART-361")
def test_a_turn_that_fame_buys_has_a_question_of_its_own() -> None:
    sheet = hero(fame=2)
    now: Any = ART.begin(rounds(task()), sheet, asks=False)
    now = now.step("roll", "", sheet, LoadedDice([face(7, PR)])).encounter.after_question(sheet)
    assert now.asked

    now = now.step("wait", "", sheet, LoadedDice([])).encounter
    now = now.step("again", "", sheet, LoadedDice([])).encounter

    assert now.asked is False


def test_failing_badly_hurts_or_ends_it() -> None:
    hurt = rounds(task(penalty=2, damage=PR, ends=4))
    faces = [face(7, PR), face(7, FB), face(7, CT)]

    played = play(ART.begin(hurt, hero(), asks=False), hero(), faces, "do-wheel", "do-wheel")

    assert played.result.label == "interrupted"
    assert played.sheet.checked


@pytest.mark.rule("ART-345", "ART-159")
def test_a_turn_may_be_spent_on_what_is_improvised_by_whose_turn_it_is() -> None:
    sheet = two()
    begun: Any = ART.begin(rounds(task()), sheet, asks=False)
    now: Any = begun.step("roll", "", sheet, LoadedDice([face(7, GD), face(7, PR)])).encounter

    assert now.moment(sheet) == NOW
    after: Any = now.tried(Outcome("x", 1), sheet, LoadedDice([]))
    assert after.sheet.name == "Shari"
    assert after.encounter.moment(after.sheet) == NOW
    found = weighed(now, "do-wheel", sheet)
    assert found is not None
    assert found.total == 100


@pytest.mark.parametrize(
    ("check", "message"),
    [
        ({"tasks": (task(), task())}, "two of them are called 'wheel'"),
        ({"tasks": (task(needed=False),)}, "at least one"),
        ({"tasks": (task(),), "limit": 0}, "limit: 1 to"),
        ({"tasks": (task(rescue=Rescue(attribute=("agility",))),)}, "only phases know"),
        ({"tasks": (task(after=("nothing",)),)}, "which is no task"),
        ({"tasks": (task("a", after=("b",)), task("b", after=("a",)))}, "wait for each other"),
    ],
)
def test_what_can_not_be_played_is_refused(check: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Rounds(**check)


@pytest.mark.rule("ART-051", "ART-334", "ART-345")
def test_a_wound_in_the_last_box_costs_the_next_turn_of_rounds_without_a_foe() -> None:
    """Rick's last box goes in the first round; in the second it is Shari's turn alone."""
    check = rounds(task(penalty=1, damage=PS), limit=3)
    faces = [face(7, GT), face(7, PR), face(7, PR)]

    answers = ["do-wheel", "wait", "wait", "wait", "wait"]
    assert called(check, two(health_rank=6), faces, *answers) == [
        *("Rick", "Shari"),
        "Shari",
        *("Rick", "Shari"),
    ]


@pytest.mark.rule("ART-281", "ART-334")
def test_who_is_paralysed_with_fear_loses_the_first_of_rounds_too() -> None:
    scared = replace(hero(name="Rick"), conditions=frozenset({PARALYSED}))
    sheet = with_member(scared, hero(name="Shari"))
    check = rounds(task(), limit=2)

    turns = called(check, sheet, [face(7, GT), face(7, PR)], *["wait"] * 3)

    assert turns == ["Shari", "Rick", "Shari"]
