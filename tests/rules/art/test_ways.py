"""Following people unnoticed, following tracks, and chases."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.rules.art.actions.chase.race import turn_order
from solo.rules.art.actions.chase.written import Chase, Stunt
from solo.rules.art.actions.phases import Scale
from solo.rules.art.actions.shadowing import Shadowing
from solo.rules.art.actions.tracking import Tracking, catching_up
from solo.rules.art.actions.travel import Means
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.rolling import Rolling
from solo.rules.art.checks.trait import TraitRoll
from solo.rules.art.fight.movement import farthest, movement
from solo.rules.art.fight.order import acts_in
from solo.rules.art.foe import Foe
from solo.rules.art.heroes.advancement import learn_skill, propose_skill
from solo.rules.art.system import ART
from solo.rules.core.dice import LoadedDice, SeededDice
from solo.rules.core.odds import odds
from solo.rules.core.outcome import Odds
from solo.rules.core.protocols import Illegal
from solo.rules.core.system_parts import Cast
from tests.english import all_english, english
from tests.rules.art.sample import Played, face, hero, play

CT, PT, FB, IN, PR, PS, GD, GT, SP, AW, EX = Rank
SHADOW = Shadowing(alertness=PR, movement=PR)


def rolled(check: object, results: list[Rank], *answers: str, row: int = 7) -> Played:
    faces = [face(row, result) for result in results]
    return play(ART.begin(check, hero(), asks=False), hero(), faces, *answers)


# Shadowing


@pytest.mark.rule("ART-315", "ART-317", "ART-318", "ART-319", "ART-320")
def test_shadowing_is_two_rolls_the_first_of_which_weighs_on_the_second() -> None:
    played = play(ART.begin(SHADOW, hero(), asks=False), hero(), [face(7, GD), face(10, PS)])

    assert played.result.label == "followed"
    assert played.result.facts["row"] == 7 + 3
    assert played.result.facts["attribute"] == "agility"
    assert played.minutes == 2 * 5


@pytest.mark.rule("ART-318")
def test_a_failed_first_roll_only_burdens_the_second() -> None:
    played = play(ART.begin(SHADOW, hero(), asks=False), hero(), [face(7, FB), face(5, PR)])

    assert (played.result.facts["row"], played.result.label) == (5, "followed")


@pytest.mark.rule("ART-321", "ART-322")
@pytest.mark.parametrize(("second", "label"), [(IN, "lost"), (FB, "spotted")])
def test_one_failure_loses_the_target_and_two_give_you_away(second: Rank, label: str) -> None:
    played = play(ART.begin(SHADOW, hero(), asks=False), hero(), [face(7, PR), face(8, second)])

    assert played.result.label == label


@pytest.mark.rule("ART-322")
def test_a_catastrophic_roll_gives_you_away_with_a_complication() -> None:
    played = rolled(SHADOW, [CT])

    assert played.result.label == "spotted"
    assert "disaster" in played.result.triggers


@pytest.mark.rule("ART-320")
def test_after_the_safe_phases_both_rolls_are_made_again() -> None:
    check = Shadowing(alertness=PR, movement=PR, phases=3)
    faces = [face(7, PR), face(8, PS), face(7, PR), face(8, PR)]

    played = play(ART.begin(check, hero(), asks=False), hero(), faces, "go-on")

    assert (played.result.label, played.result.facts["phases"]) == ("followed", 3)
    assert played.codes.count("keeps-back") == 2


@pytest.mark.rule("ART-320")
def test_each_pair_of_rolls_begins_anew() -> None:
    """Three successes of the first pair's first roll are nothing to the second pair."""
    check = Shadowing(alertness=PR, movement=PR, phases=2)
    faces = [face(7, GD), face(10, PR), face(7, PR), face(8, PR)]

    played = play(ART.begin(check, hero(), asks=False), hero(), faces, "go-on")

    kept = [note.facts["by"] for note in played.notes if note.code == "keeps-back"]
    assert (kept, played.result.facts["row"]) == ([3, 1], 7 + 1)
    assert (played.result.facts["phases"], played.minutes) == (2, 2 * 5)


@pytest.mark.rule("ART-316")
def test_nobody_shadows_a_faster_target() -> None:
    with pytest.raises(ValueError, match="at least as fast"):
        Shadowing(alertness=PR, movement=PR, target_means=Means.parse("vehicle"))


@pytest.mark.rule("ART-317", "ART-319")
def test_the_foe_and_the_means_give_the_ranks() -> None:
    foe = Foe(name="the courier", attributes={"craft": GD, "alertness": IN})
    check = Shadowing(foe="courier", means=Means.parse("vehicle"))

    bound = ART.bind(check, Cast({"courier": foe}, {}))

    assert (bound.movement, bound.alertness) == (GD, IN)
    assert bound.second(0).check.attribute == ("craft",)
    with pytest.raises(ValueError, match="unknown foe 'courie'; did you mean 'courier'"):
        ART.bind(Shadowing(foe="courie"), Cast({"courier": foe}, {}))


@pytest.mark.rule("ART-323")
def test_places_offer_their_own_skills() -> None:
    check = Shadowing(alertness=PR, movement=PR, places=("city", "night"))

    assert {"shadowing on foot", "shadowing in a city"} <= set(check.specialties)


@pytest.mark.rule("ART-323")
@pytest.mark.parametrize(
    ("skill", "place"),
    [
        *(("shadowing in a city", "city"), ("shadowing in the city", "city")),
        *(("shadowing in a town", "town"), ("shadowing in a building", "building")),
        *(("shadowing in daylight", "daylight"), ("shadowing at night", "night")),
        *(("shadowing by night", "night"), ("shadowing in a forest", "forest")),
        *(("shadowing in the countryside", "countryside"), ("shadowing in a jungle", "jungle")),
        *(("night shadowing", "night"), ("shadowing in cities", "city")),
        *(("shadowing, at night", "night"), ("shadowing in forests", "forest")),
    ],
)
def test_a_specialty_counts_by_what_it_plainly_names(skill: str, place: str) -> None:
    check = Shadowing(alertness=PR, movement=PR, places=(place,))

    assert check.first.terms(hero(skills={skill: 3})).skills == ((skill, 3),)
    other = Shadowing(
        alertness=PR, movement=PR, places=("forest" if place != "forest" else "town",)
    )
    assert other.first.terms(hero(skills={skill: 3})).skills == ()


@pytest.mark.rule("ART-323")
@pytest.mark.parametrize("skill", ["shadowing in a car", "shadowing by car"])
def test_a_specialty_in_a_means_counts_by_what_it_plainly_names(skill: str) -> None:
    check = Shadowing(alertness=PR, movement=PR, means=Means("vehicle"))

    assert check.first.terms(hero(skills={skill: 3, "shadowing": 1})).skills == (
        (skill, 3),
        ("shadowing", 1),
    )


@pytest.mark.rule("ART-466", "ART-468")
def test_what_is_known_by_another_little_word_is_not_learned_again() -> None:
    sheet = hero(skills={"shadowing by night": 2})

    assert propose_skill(sheet, ("shadowing at night", "shadowing in a city")) == (
        "shadowing in a city"
    )
    assert learn_skill(sheet, "shadowing at night")[0] == sheet


@pytest.mark.rule("ART-208", "ART-323", "ART-468")
def test_two_names_of_one_skill_count_once() -> None:
    check = TraitRoll(attribute=("dexterity",), difficulty=PR, skills=("club", "clubs", "parrying"))
    sheet = hero(skills={"club": 2, "clubs": 3, "parrying": 1})

    assert check.terms(sheet).skills == (("clubs", 3), ("parrying", 1))
    argued = Rolling(
        TraitRoll(attribute=("dexterity",), difficulty=PR, skills=("club",), free_skills=True), True
    )
    with pytest.raises(Illegal, match="counts for this roll already"):
        argued.step("argue", "clubs", hero(skills={"club": 2, "clubs": 1}), LoadedDice([]))


# Tracking


@pytest.mark.rule("ART-327", "ART-328", "ART-329")
def test_how_hard_it_is_to_catch_up() -> None:
    assert (catching_up(1), catching_up(3)) == (GT, PS)
    assert [catching_up(3, pace) for pace in ("restless", "faster", "slow")] == [GD, GT, PR]
    assert catching_up(20) == CT


@pytest.mark.rule("ART-325", "ART-326")
def test_without_tracks_there_is_no_tracking() -> None:
    played = rolled(Tracking(difficulty=PR), [IN])

    assert played.result.label == "cold"
    assert "no-tracks" in played.result.triggers


@pytest.mark.rule("ART-324", "ART-330", "ART-332")
def test_the_trail_leads_to_the_target() -> None:
    played = rolled(Tracking(difficulty=PR, means=Means.parse("mounted")), [GD, GT])

    assert (played.result.label, played.result.facts["attribute"]) == ("reached", "strength")
    assert played.minutes == 2 * 60
    assert played.result.facts["difficulty"] == "Passable"


@pytest.mark.rule("ART-331")
def test_a_failed_second_roll_leaves_the_trail_cold() -> None:
    assert rolled(Tracking(difficulty=PR), [PR, PR]).result.label == "cold"


@pytest.mark.rule("ART-333")
def test_a_leg_may_end_where_the_target_has_been() -> None:
    check = Tracking(difficulty=PR, legs=2, between=("Cold ashes.",), scale=Scale.parse("days"))

    played = rolled(check, [SP, GT, SP, GT], "go-on")

    told = [note.facts["text"] for note in played.notes if note.code == "leg-over"]
    assert told == ["Cold ashes.", ""]
    assert played.minutes == 4 * 24 * 60


# Chases

THUG = Foe(name="the thug", attributes={"agility": IN, "alertness": PR, "strength": PS})
FIRE_ESCAPE = Stunt(id="stair", text="Up the fire escape", difficulty=IN, found=True)
LEAP = Stunt(id="leap", text="Leap", difficulty=PS)


def flight(*stunts: Stunt, foes: int = 1, **more: object) -> Chase:
    check = Chase(foes=("thug",) * foes, stunts=stunts, escape=5, **more)  # type: ignore[arg-type]
    bound = ART.bind(check, Cast({"thug": THUG}, {}))
    assert isinstance(bound, Chase)
    return bound


@pytest.mark.rule("ART-380", "ART-381", "ART-382", "ART-384", "ART-385", "ART-386")
@pytest.mark.example("E87")
def test_the_chase_over_the_roofs() -> None:
    faces = [
        *(face(7, GT), face(7, IN)),  # initiative; round 1, one band, as the thugs
        *(face(7, GD), face(7, GD)),  # Fate: a fire escape; up it, and they follow
        face(7, PS),  # the leap, just
        *(face(7, FB), face(7, GT)),  # Fate: one gets hold of you; you keep your hold
        face(7, GT),  # and are free of him
    ]
    check = flight(FIRE_ESCAPE, LEAP, foes=3)

    played = play(
        ART.begin(check, hero(), asks=False),
        hero(),
        faces,
        *("run", "go-on", "look What is there?", "stunt-stair", "stunt-leap", "break-free"),
    )

    assert played.result.label == "escaped"
    assert played.codes.count("foe-ran") == 3
    assert played.codes.count("foe-stunt") == 3
    assert played.codes[-3:] == ["stunt-done", "seized", "broke-free"]
    assert set(played.result.triggers) == {"stair", "leap", "foe-accident", "thug"}
    assert played.result.facts["rounds"] == 4


def test_several_pursuers_of_a_kind_are_numbered_and_lines_begin_with_a_capital() -> None:
    begun = ART.begin(flight(LEAP, foes=2), hero(), asks=False)
    played = play(begun, hero(), [face(7, PS), face(7, IN)], "run", "stop")
    told = [english(ART.phrase(note)) for note in played.notes]

    assert "In this order: you, the thug 1, the thug 2." in told
    assert "The thug 1 runs 1 band; 1 between you." in told
    assert all(line[0] == line[0].upper() for line in told)


@pytest.mark.rule("ART-383")
def test_a_failed_stunt_is_an_accident() -> None:
    played = rolled(flight(LEAP), [GT, PR], "stunt-leap")

    assert played.result.label == "accident"


@pytest.mark.rule("ART-383", "ART-385")
def test_a_foe_who_cannot_follow_comes_to_grief() -> None:
    hard = Stunt(id="leap", text="Leap", difficulty=GD)

    played = rolled(flight(hard), [GT, GD], "stunt-leap")

    assert played.result.label == "escaped"
    assert "foe-accident" in played.result.triggers


@pytest.mark.rule("ART-385")
def test_a_narrow_case_is_settled_by_fate() -> None:
    lands = rolled(flight(LEAP), [GT, PS, IN, CT], "stunt-leap", "run")
    slips = rolled(flight(LEAP), [GT, PS, FB, PS], "stunt-leap")

    assert "seized" not in lands.codes
    assert slips.result.label == "accident"


@pytest.mark.rule("ART-211", "ART-385")
def test_fame_helps_in_the_fate_roll_of_a_narrow_case() -> None:
    check, sheet = flight(LEAP), hero(fame=1)
    faces = [face(7, GT), face(7, PS), face(9, PS)]

    played = play(ART.begin(check, sheet, asks=True), sheet, faces,
                  "roll", "stunt-leap", "roll", "spend-fame", "roll", "stop")  # fmt: skip

    assert "seized" not in played.codes
    assert played.sheet.tally == 1


@pytest.mark.rule("ART-361", "ART-362", "ART-384")
def test_fame_buys_more_turns_in_a_chase_and_still_one_stunt_a_round() -> None:
    check, sheet = flight(LEAP, FIRE_ESCAPE), hero(fame=5)
    faces = [face(7, GT), *(face(7, PT) for _ in range(3))]

    thrice = ("run", "go-on", "again", "run", "go-on", "again", "run", "go-on", "stop")
    played = play(ART.begin(check, sheet, asks=False), sheet, faces, *thrice)

    assert played.codes[:4] == ["chase-order", "ran", "fame-expended", "ran"]
    assert played.codes.index("foe-ran") > 5, "the thug waits for all three"
    assert played.sheet.tally == 5
    leapt = play(ART.begin(check, sheet, asks=False), sheet, [face(7, GT), face(7, GD)],
                 "stunt-leap", "go-on", "again", "stop")  # fmt: skip
    assert [one for one in leapt.seen[-1] if one.startswith("stunt")] == []


@pytest.mark.rule("ART-285", "ART-361")
def test_a_turn_that_fame_buys_in_a_chase_has_a_question_of_its_own() -> None:
    sheet = hero(fame=5)
    faces = [face(7, GT), face(7, PT), face(7, PT)]

    played = play(ART.begin(flight(LEAP, FIRE_ESCAPE), sheet, asks=False), sheet, faces,
                  "run", "look", "again", "stop")  # fmt: skip

    assert "found-nothing" in played.codes
    assert "look" in played.seen[-1]


@pytest.mark.rule("ART-286", "ART-349", "ART-381")
@pytest.mark.parametrize("action", [("run", PT), ("stunt-leap", GD)])
def test_a_question_may_still_be_asked_in_a_chase_after_the_action(
    action: tuple[str, Rank],
) -> None:
    """A question of importance is a free action, which may come at any time of one's turn."""
    begun = ART.begin(flight(LEAP, FIRE_ESCAPE), hero(), asks=False)
    faces = [face(7, GT), face(7, action[1]), face(7, GD), face(7, PS)]

    played = play(begun, hero(), faces, action[0], "look", "stop")

    assert ("go-on", "look", "stop") in played.seen
    assert "found-way" in played.codes


@pytest.mark.rule("ART-490")
def test_second_wind_makes_the_next_turn_of_a_chase_cheaper() -> None:
    sheet = hero(fame=1, attributes={"agility": 8}, perks={"second-wind": 1})

    played = play(ART.begin(flight(), sheet, asks=False), sheet, [face(7, GT), face(8, PT)],
                  "run", "again", "stop")  # fmt: skip

    assert played.sheet.tally == 1


@pytest.mark.rule("ART-380")
def test_a_foe_in_your_band_has_caught_you() -> None:
    assert rolled(flight(), [GT, CT], "run").result.label == "caught"


@pytest.mark.rule("ART-386")
def test_far_enough_is_away() -> None:
    assert [Chase(foes=("x",), cover=word).away for word in ("much", "some", "open")] == [3, 5, 10]
    assert rolled(flight(), [GT, AW], "run").result.label == "escaped"


@pytest.mark.rule("ART-386")
@pytest.mark.parametrize(
    ("ground", "run", "label"),
    [
        ({"escape": 0, "cover": "much"}, PS, "escaped"),
        ({"escape": 0, "cover": "much"}, PR, "stopped"),
        ({"escape": 0, "cover": "some"}, PS, "stopped"),
        ({"escape": 2, "cover": "open"}, PR, "escaped"),
        ({"escape": 4, "cover": "much"}, PS, "stopped"),
        ({"escape": 4, "cover": "much"}, GD, "escaped"),
    ],
)
def test_how_far_is_far_enough_is_the_grounds_or_the_authors(
    ground: dict[str, object], run: Rank, label: str
) -> None:
    """From one band apart Poor runs one more, Passable two and Good three."""
    check = replace(flight(), **ground)  # type: ignore[arg-type]

    assert rolled(check, [GT, run, CT], "run", "stop").result.label == label


@pytest.mark.rule("ART-380")
def test_a_pursuer_runs_the_quarry_down_or_matches_its_stunts() -> None:
    check = flight(LEAP, role="pursuer", start=3)

    matched = rolled(check, [GT, PS, PS, GD], "run", "match", "run")
    missed = rolled(check, [GT, PS, PR], "run", "match")

    assert matched.result.label == "caught"
    assert missed.result.label == "accident"


@pytest.mark.rule("ART-386")
@pytest.mark.reading("C18")
@pytest.mark.parametrize("attribute", ["strength", "agility"])
def test_what_a_leap_is_rolled_on_is_the_authors(attribute: str) -> None:
    leap = replace(LEAP, attribute=(attribute,))
    sheet = hero(attributes={"strength": 3, "agility": 3, attribute: 12})

    assert Stunt(id="a", text="Leap", difficulty=PS).attribute == ("strength",)
    found = odds(leap.part(), sheet)
    assert found.counts == odds(TraitRoll(trait=12, difficulty=LEAP.difficulty), sheet).counts


@pytest.mark.reading("C17")
@pytest.mark.rule("ART-386")
def test_a_chase_may_be_one_sustained_action() -> None:
    check = flight(mode="sustained")
    won = rolled(check, [AW, AW])
    lost = rolled(check, [PT] * 9)

    assert (won.result.label, lost.result.label) == ("escaped", "caught")


def test_movement_is_read_on_its_table() -> None:
    assert [farthest(rank) for rank in (CT, PT, PR, PS, GD, AW, EX)] == [0, 1, 1, 2, 3, 5, 5]
    assert movement(SP) == (2, 4)


def test_who_acts_first_and_in_which_rounds() -> None:
    assert turn_order([PR], [PR, SP]) == (1, -1, 0)
    quick, slow = [acts_in(0, SP), acts_in(0, GT)], [acts_in(1, PT), acts_in(2, PT)]
    assert (quick, slow) == ([True, False], [False, True])


def test_the_odds_of_a_chase_are_told() -> None:
    opened = ART.begin(flight(LEAP), hero(), asks=False)
    running = opened.step("roll", "", hero(), LoadedDice([face(7, GT)])).encounter
    found = running.odds("stunt-leap", hero())  # type: ignore[union-attr]

    assert isinstance(found, Odds)
    assert found.total == 100


@given(
    seed=st.text(max_size=6),
    role=st.sampled_from(["pursued", "pursuer"]),
    picks=st.lists(st.integers(0, 30), min_size=200, max_size=200),
)
def test_every_chase_comes_to_an_end(seed: str, role: str, picks: list[int]) -> None:
    check = flight(FIRE_ESCAPE, LEAP, foes=2, role=role)
    first = _play(check, seed, picks)

    assert first in ("escaped", "caught", "accident", "lost", "stopped")
    assert _play(check, seed, picks) == first  # replayed


def _play(check: Chase, seed: str, picks: list[int]) -> str:
    sheet, dice = hero(), SeededDice(seed)
    now = ART.begin(check, sheet, asks=True)
    for pick in picks:
        all_english(now.status(sheet))
        legal = [
            o.id
            for o in now.options(sheet)
            if not o.reason and o.id not in ("stop", "abort", "new-skill")
        ]
        assert legal
        step = now.step(now.forced or legal[pick % len(legal)], "swim", sheet, dice)
        sheet = step.sheet
        if step.encounter is None:
            assert step.outcome is not None
            return step.outcome.label
        now = step.encounter
    return "stopped"
