"""Wounds, the last of them, and getting better."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.adventure.loader import load
from solo.engine.chance import Loaded
from solo.engine.commands import Choose
from solo.engine.events import HeroFell
from solo.engine.session import Session
from solo.rules.core.dice import LoadedDice, SeededDice
from solo.rules.core.odds import odds
from solo.rules.fictive_hack.checks.ten_sided import d5, halved
from solo.rules.fictive_hack.health import wounds as health
from solo.rules.fictive_hack.health.dying import ComeRound, Dying
from solo.rules.fictive_hack.health.effects import Amount, Bed, Die, Fall, Heal, Rest, Wounds
from solo.rules.fictive_hack.heroes.sheet import changed
from solo.rules.fictive_hack.system import FICTIVE_HACK
from tests.english import english
from tests.rules.fictive_hack.sample import hero

NO_DICE = LoadedDice(())


@pytest.mark.rule("FH-001", "FH-002")
@pytest.mark.example("FH-002")
def test_half_a_die() -> None:
    assert [halved(face) for face in range(1, 11)] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    assert d5(LoadedDice([7])) == 4


@pytest.mark.rule("FH-156", "FH-157")
@pytest.mark.example("FH-157")
@pytest.mark.parametrize(
    ("face", "overflow", "label"),
    [(4, 2, "ko"), (5, 2, "dying"), (10, 2, "dying"), (10, 3, "dead"), (10, 0, "dying"),
     (6, 0, "ko"), (7, 0, "dying")],
)  # fmt: skip
def test_what_losing_the_last_wound_comes_to(face: int, overflow: int, label: str) -> None:
    outcome = Dying(overflow=overflow).resolve(None, LoadedDice([face]))

    assert outcome.label == label


@pytest.mark.rule("FH-156")
@pytest.mark.example("FH-156")
@pytest.mark.parametrize(("most", "lost", "wounds", "bonus"), [(1, 0, 3, 2), (3, 2, 2, 1)])
def test_wounds_beyond_the_last_are_added(most: int, lost: int, wounds: int, bonus: int) -> None:
    sheet = changed(hero(), toughened=most - 1, lost=lost)
    _, notes = health.wound(sheet, wounds, LoadedDice([1]))

    assert next(note for note in notes if note.code == "fell").facts["bonus"] == bonus


@pytest.mark.rule("FH-157")
def test_nobody_dies_unwarned() -> None:
    """Our reading for a game alone: 13 and more is Dying unless the adventure is deadly."""
    assert health.wound(hero(), 4, LoadedDice([10]))[0].state == "dying"
    assert health.wound(hero(), 4, LoadedDice([10]), deadly=True)[0].state == "dead"
    assert Wounds(4, deadly=True).apply(hero(), LoadedDice([10]))[0].state == "dead"


@given(face=st.integers(1, 10))
def test_a_blow_that_takes_just_the_last_wound_never_kills(face: int) -> None:
    assert health.wound(hero(), 1, LoadedDice([face]), deadly=True)[0].state in ("ko", "dying")


@pytest.mark.rule("FH-255")
@pytest.mark.example("FH-255")
@pytest.mark.parametrize(("face", "state"), [(2, ""), (3, "ko"), (9, "dying")])
def test_a_survivor_of_the_fourth_level(face: int, state: str) -> None:
    sheet = hero("survivor", template="scout", level=4)
    sheet, _ = health.wound(sheet, 1, LoadedDice([face]))

    assert sheet.state == state
    assert sheet.left == (1 if not state else 0)
    assert health.down_bonus(0, 5) == -2
    assert Dying(level=4).resolve(None, LoadedDice([2])).label == "standing"


@pytest.mark.rule("FH-255", "FH-159")
@pytest.mark.parametrize(("state", "lost"), [("", 0), ("limping", 1)])
def test_a_survivor_who_stands_is_as_before_and_a_limping_one_limps_on(
    state: str, lost: int
) -> None:
    """At the ninth level a 1 is low enough; each has one Wound, and the limping none left."""
    survivor = hero("survivor", level=9, state=state, lost=lost)
    sheet, notes = health.wound(survivor, 1, LoadedDice([1]))

    assert (sheet.state, sheet.lost) == (state, lost)
    assert [note.code for note in notes] == ["wounded", "fell", *["standing"] * (not state)]
    assert Dying().resolve(survivor, LoadedDice([1])).label == "standing"


def test_a_blow_that_spares_knocks_out_without_a_roll() -> None:
    sheet, notes = health.wound(hero(), 1, NO_DICE, spares=True)

    assert (sheet.state, sheet.lost, [note.code for note in notes]) == ("ko", 1, ["wounded", "ko"])


@pytest.mark.rule("FH-154", "FH-155")
@pytest.mark.example("FH-155")
def test_ten_minutes_bring_back_a_wound() -> None:
    sheet = changed(hero(), toughened=4, lost=3)

    assert health.rest(sheet, 30)[0].lost == 0
    assert health.rest(sheet, 1)[0].tended == 1
    assert health.rest(sheet, 15)[0].lost == 2
    sheet, _ = health.rest(sheet, 15)
    assert health.rest(sheet, 5)[0].lost == 1
    assert Rest(20).apply(changed(hero(), toughened=4, lost=3), NO_DICE)[0].lost == 1
    assert Heal(Amount(None)).apply(changed(hero(), toughened=4, lost=3), NO_DICE)[0].lost == 0


@pytest.mark.rule("FH-157", "FH-155")
def test_a_knock_out_is_over_with_one_wound() -> None:
    sheet, _ = health.wound(hero(), 1, LoadedDice([1]))
    assert health.fallen(sheet) == "defeated"
    step = health.revive(sheet, NO_DICE)

    assert (step.sheet.state, step.sheet.left) == ("", 1)


FALL = """
format: 1
title: A fall
system: fictive-hack
start: roof
defeat: bed
hero: {create: false, pregenerated: [hero.yaml]}
scenes:
  roof:
    text: Slates.
    choices: [{text: Jump, then: Down., wounds: 1, goto: yard}]
  yard: {text: Cobbles., ending: landed}
  bed: {text: Sheets., ending: beaten}
"""


@pytest.mark.rule("FH-157")
@pytest.mark.parametrize(("face", "ending"), [(1, "landed"), (10, "beaten")])
def test_only_dying_is_a_defeat_outside_a_fight(tmp_path: Path, face: int, ending: str) -> None:
    (tmp_path / "adventure.yaml").write_text(FALL)
    hero_file = "{name: Ida, template: thief, talent: backstab, attributes: {daring: 2, charm: 3}}"
    (tmp_path / "hero.yaml").write_text(hero_file)
    session = Session(load(tmp_path), FICTIVE_HACK, Loaded((face,)))

    turn = session.do(Choose("jump"))

    assert (turn.accepted, turn.state.ended) == (True, ending)
    assert (HeroFell("defeated") in turn.events) == (ending == "beaten")


@pytest.mark.rule("FH-159")
@pytest.mark.parametrize(("face", "ending"), [(2, "landed"), (3, "beaten"), (10, "beaten")])
def test_who_rolls_under_brawn_comes_round_and_the_story_goes_on(
    tmp_path: Path, face: int, ending: str
) -> None:
    (tmp_path / "adventure.yaml").write_text(FALL)
    hero_file = "{name: Ida, template: thief, talent: backstab, attributes: {brawn: 3, charm: 2}}"
    (tmp_path / "hero.yaml").write_text(hero_file)
    session = Session(load(tmp_path), FICTIVE_HACK, Loaded((10, face)))

    turn = session.do(Choose("jump"))

    assert (turn.accepted, turn.state.ended) == (True, ending)
    assert (HeroFell("defeated") in turn.events) == (ending == "beaten")


@pytest.mark.rule("FH-159", "FH-160", "FH-155")
def test_who_limps_can_act_and_only_a_day_in_bed_heals() -> None:
    dying = changed(hero("survivor", brawn=3), state="dying", lost=1)
    step = health.revive(dying, LoadedDice([2]))
    up = step.sheet
    assert step.outcome is not None
    assert (step.outcome.label, up.state, up.left) == ("woke", "limping", 0)
    assert health.fallen(up) == ""

    assert health.heal(up, 1)[0].left == 0
    assert health.rest(up, 5 * 60)[0].left == 0
    offered = {one.id: english(one.reason) for one in FICTIVE_HACK.standing(up)}
    assert offered["rest"] == offered["shrug"] == "only a day in bed makes this better"
    better = FICTIVE_HACK.do_standing("bed", "", up, NO_DICE)
    assert (better.minutes, better.sheet.state, better.sheet.left) == (24 * 60, "", 1)


@pytest.mark.rule("FH-159", "FH-156")
@pytest.mark.parametrize(
    ("face", "deadly", "state"), [(1, False, "dying"), (9, False, "dying"), (10, True, "dead")]
)
def test_who_limps_and_is_hurt_again_falls_again(face: int, deadly: bool, state: str) -> None:
    """A knock-out would make nobody better who was Dying; each Wound adds to the roll."""
    limping = changed(hero(brawn=3), state="limping", lost=1)
    sheet, notes = health.wound(limping, 3, LoadedDice([face]), deadly=deadly)

    assert sheet.state == state
    assert next(note for note in notes if note.code == "fell").facts["bonus"] == 3


@pytest.mark.rule("FH-159")
def test_who_can_not_roll_under_brawn_rolls_nothing() -> None:
    step = health.revive(changed(hero(brawn=1), state="dying", lost=1), NO_DICE)

    assert (step.minutes, step.sheet.left) == (24 * 60, 1)


@pytest.mark.rule("FH-158", "FH-160")
def test_a_day_in_bed_in_parts_of_six_hours_and_a_scar() -> None:
    sheet, _ = health.wound(hero(), 1, LoadedDice([10]))
    assert sheet.state == "dying"
    for hours in (6, 12, 18):
        sheet, _ = Bed(6).apply(changed(sheet, bleeding=9), NO_DICE)
        assert (sheet.state, sheet.bed, sheet.bleeding) == ("dying", 60 * hours, 0)
    assert health.bed(sheet, 5 * 60)[0].state == "dying"
    hurt, notes = Bed(1).apply(changed(hero(), toughened=9, lost=8), NO_DICE)
    assert (hurt.lost, hurt.tended, notes[-1].facts) == (2, 0, {"passed": 60})
    sheet, notes = Bed(6).apply(sheet, NO_DICE)

    assert (sheet.state, sheet.left, len(sheet.scars)) == ("", 1, 1)
    assert "scarred" in [note.code for note in notes]


@pytest.mark.rule("FH-159")
@pytest.mark.example("FH-159")
@pytest.mark.parametrize(("brawn", "face", "works"), [(3, 2, True), (3, 3, False), (1, 1, False)])
def test_coming_round_is_a_roll_under_brawn(brawn: int, face: int, works: bool) -> None:
    outcome = ComeRound(brawn=brawn).resolve(None, LoadedDice([face]))

    assert bool(outcome.successes) is works
    assert ComeRound(helped=True).resolve(None, NO_DICE).successes


@pytest.mark.rule("FH-174")
@pytest.mark.example("FH-174")
@pytest.mark.parametrize(("metres", "wounds"), [(2, 0), (3, 1), (6, 2), (9, 3)])
def test_falls(metres: int, wounds: int) -> None:
    sheet = changed(hero(), toughened=9)

    assert health.fall_wounds(metres) == wounds
    assert Fall(metres).apply(sheet, NO_DICE)[0].lost == wounds


def test_armor_may_soak_a_hazard() -> None:
    sheet = changed(hero(armor="medium"), toughened=9)

    assert Wounds(3, soak=True).apply(sheet, NO_DICE)[0].lost == 1


def test_death_is_for_good() -> None:
    sheet, _ = Die().apply(hero(), NO_DICE)

    assert health.fallen(sheet) == "dead"
    assert health.heal(sheet, 5)[0].state == "dead"
    assert health.wound(sheet, 5, NO_DICE)[0] is sheet


@pytest.mark.rule("FH-157")
def test_the_odds_of_falling() -> None:
    assert odds(Dying(), None).labels == {"ko": 6, "dying": 4}
    assert odds(Dying(overflow=4), None).labels == {"ko": 2, "dying": 6, "dead": 2}
    assert odds(Dying(level=6, overflow=0), None).labels == {"standing": 3, "ko": 6, "dying": 1}


@given(
    toughened=st.integers(0, 5), wounds=st.lists(st.integers(0, 4), max_size=6), seed=st.text()
)  # fmt: skip
def test_wounds_stay_within_their_bounds(toughened: int, wounds: list[int], seed: str) -> None:
    sheet = changed(hero(), toughened=toughened)
    dice = SeededDice(seed)
    for count in wounds:
        sheet, _ = health.wound(sheet, count, dice, deadly=True)
        assert 0 <= sheet.lost <= sheet.most
        assert (sheet.left == 0) == bool(sheet.state)


def test_time_passes_for_what_wears_off() -> None:
    sheet = changed(hero(), conditions=frozenset({"wet"}), lasting={"wet": 10}, forecast=20)
    sheet, notes = health.pass_time(sheet, 10)

    assert (sheet.conditions, sheet.forecast) == (frozenset(), 10)
    assert [note.code for note in notes] == ["condition-lost"]


@pytest.mark.rule("FH-155")
def test_a_wound_on_the_way_ends_the_tending_and_a_healed_hero_carries_none_over() -> None:
    """Ten minutes make a Wound: six and six with a blow between them make none."""
    sheet, _ = health.rest(changed(hero(), toughened=4, lost=1), 6)
    assert sheet.tended == 6
    sheet, _ = health.wound(sheet, 1, NO_DICE)
    sheet, _ = health.rest(sheet, 6)
    assert (sheet.lost, sheet.tended) == (2, 6)

    whole, _ = health.rest(sheet, 35)
    assert (whole.lost, whole.tended) == (0, 0)


@pytest.mark.parametrize("minutes", [0, -5])
def test_no_time_changes_nothing(minutes: int) -> None:
    sheet = changed(hero(), lost=0, lasting={"wet": 5}, conditions=frozenset({"wet"}), forecast=9)
    out = changed(sheet, lost=1, state="ko")

    assert health.pass_time(sheet, minutes) == (sheet, ())
    assert health.rest(sheet, minutes) == (sheet, ())
    assert health.rest(out, minutes) == (out, ())
    bleeding = changed(sheet, lost=sheet.most, state="dying", bleeding=7)
    assert health.rest(bleeding, minutes) == (bleeding, ())
    assert health.rest(bleeding, 5)[0].bleeding == 0  # somebody sees to it
    assert health.rest(changed(sheet, state="dead"), 60) == (changed(sheet, state="dead"), ())


def test_time_goes_for_marks_for_the_weather_that_was_foretold_and_for_who_bleeds() -> None:
    sheet = changed(
        hero(), lasting={"wet": 5, "tired": 6}, conditions=frozenset({"wet", "tired", "lame"}),
        forecast=9, state="dying", bleeding=2,
    )  # fmt: skip
    after, notes = health.pass_time(sheet, 5)

    assert after.lasting == {"tired": 1}
    assert after.conditions == {"tired", "lame"}
    assert (after.forecast, after.bleeding) == (4, 7)
    assert [note.facts for note in notes] == [{"name": "wet"}]
    assert health.pass_time(after, 99)[0].forecast == 0
    assert health.pass_time(hero(), 5) == (hero(), ())


@pytest.mark.rule("FH-159")
@pytest.mark.parametrize(("state", "then"), [("dying", "limping"), ("ko", "")])
def test_who_is_seen_to_comes_round(state: str, then: str) -> None:
    step = health.helped_up(changed(hero(), state=state, lost=1, bleeding=3))

    assert (step.sheet.state, step.outcome.label if step.outcome else "") == (then, "woke")
    assert step.minutes > 0
    assert state != "dying" or step.sheet.bleeding == 0


@pytest.mark.rule("FH-111")
@pytest.mark.parametrize(("food", "ready"), [(True, True), (False, False)])
def test_rest_with_nourishment_brings_rested_talents_back(food: bool, ready: bool) -> None:
    tired = changed(hero("survivor"), exhausted={"survivor": "rested"})
    after, notes = Rest(480, food=food).apply(tired, NO_DICE)

    assert ("survivor" not in after.exhausted) is ready
    assert notes[-1].facts == {"passed": 480}
