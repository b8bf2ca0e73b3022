"""Time in phases: how long things take, trying again, limits, the phase track, intervening."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.rules.art.actions.exploration.track import PhaseTrack
from solo.rules.art.actions.exploration.written import Deed, Hindrance, Phases, PhaseTask, Rescue
from solo.rules.art.actions.phases import Scale, phases_taken
from solo.rules.art.actions.task import CLOSED, Task
from solo.rules.art.actions.travel import Means, Travel
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.foe import Foe
from solo.rules.art.health.effects import Fall
from solo.rules.art.heroes.sheet import Sheet, changed
from solo.rules.art.party.members import with_member
from solo.rules.art.system import ART
from solo.rules.core.dice import LoadedDice, SeededDice
from solo.rules.core.odds import weighed
from solo.rules.core.protocols import Illegal
from tests.english import all_english, english
from tests.rules.art.sample import Played, face, hero, play

CT, PT, FB, IN, PR, PS, GD, GT, SP, AW, EX = Rank
HOURS, DAYS = Scale.parse("hours"), Scale.parse("days")


def task(difficulty: Rank, attribute: str = "dexterity", **more: Any) -> Task:
    return Task(id="lock", attribute=(attribute,), difficulty=difficulty, **more)


def tried(check: Any, sheet: Sheet, result: Rank, *answers: str) -> Played:
    return play(ART.begin(check, sheet, asks=False), sheet, [face(7, result)], *answers)


def took(played: Played) -> tuple[str, int, str]:
    facts = played.result.facts
    return played.result.count, facts["phases"], facts["scale"]


@pytest.mark.rule("ART-291")
def test_a_phase_is_as_long_as_its_scale_says() -> None:
    words = ("minutes", "hours", "days", "weeks", "months", "years", "decades")
    day = 24 * 60

    found = [Scale.parse(word).minutes for word in words]

    assert found == [5, 60, day, 7 * day, 30 * day, 365 * day, 3650 * day]
    assert Scale.parse("decades").longer() is None
    with pytest.raises(ValueError, match="did you mean 'hours'"):
        Scale.parse("hour")


@pytest.mark.rule("ART-297", "ART-298", "ART-300")
def test_success_takes_a_phase_for_each_column_below_awesome_and_failure_one_each() -> None:
    assert [phases_taken(rank, 0) for rank in (AW, SP, GT, GD, PS, PR, IN, FB, PT, CT)] == [
        *range(10)
    ]
    assert phases_taken(FB, 3) == 3


@pytest.mark.rule("ART-173", "ART-297", "ART-312", "ART-314")
@pytest.mark.example("E72")
def test_the_books_trip_takes_eight_hours() -> None:
    trip = Travel(attribute=("intelligence",))

    played = tried(trip, hero(), PT)

    assert took(played) == ("2s", 8, "hours")
    assert played.minutes == 8 * 60


@pytest.mark.rule("ART-298")
@pytest.mark.example("E73")
def test_a_great_result_takes_two_phases() -> None:
    assert took(tried(task(PR, "intelligence"), hero(), GT)) == ("4s", 2, "minutes")


@pytest.mark.rule("ART-302")
@pytest.mark.example("E74")
def test_a_safe_is_tried_again_at_a_longer_scale() -> None:
    safe = task(PR, scale=HOURS)

    first = tried(safe, hero(), PT)
    second = tried(safe, first.sheet, GD)

    assert took(first) == ("3f", 3, "hours")
    assert took(second) == ("3s", 3, "days")


@pytest.mark.rule("ART-300")
@pytest.mark.example("E75")
def test_a_failure_takes_a_phase_for_each() -> None:
    assert took(tried(task(PS, "craft", scale=HOURS), hero(), IN)) == ("2f", 2, "hours")


@pytest.mark.rule("ART-300", "ART-301", "ART-302")
@pytest.mark.example("E76")
def test_the_lock_and_the_broken_pick() -> None:
    lock = task(PS, penalty=1)
    pick = Task(id="pick", attribute=("strength",), difficulty=IN)

    guard = tried(lock, hero(), FB)
    broken = tried(lock, guard.sheet, IN)
    out = tried(pick, broken.sheet, SP)

    assert [took(one) for one in (guard, broken, out)] == [
        ("3f", 3, "minutes"),
        ("2f", 2, "minutes"),
        ("6s", 1, "minutes"),
    ]
    assert guard.minutes == 15
    slow = tried(task(PS), hero(), PR)
    slower = tried(task(PS), slow.sheet, FB)
    assert (took(slow), took(slower)) == (("1f", 1, "minutes"), ("3f", 3, "hours"))
    assert task(PS).now(slower.sheet) == DAYS


@pytest.mark.rule("ART-301")
@pytest.mark.example("E77")
def test_the_pit_may_be_tried_again_and_each_fall_hurts() -> None:
    pit = phases(
        climb(GD, penalty=1, fall=Fall(feet=10)),
        leave=True,
    )

    played = play(ART.begin(pit, hero(), asks=False), hero(), [face(7, IN)], "do-climb", "leave")

    assert played.minutes == 15
    assert len(played.sheet.checked) == 1
    assert "do-climb" in played.seen[-1]
    assert played.result.triggers == ("climb-failed",)


@pytest.mark.rule("ART-299")
def test_an_awesome_takes_no_time_and_gives_another_action() -> None:
    played = tried(task(PR), hero(), AW)

    assert (took(played)[1], played.minutes) == (0, 0)
    assert "another-action" in played.result.triggers


@pytest.mark.rule("ART-304", "ART-305", "ART-306")
def test_a_limit_of_time_leaves_a_task_unfinished_for_good() -> None:
    check = task(PR)
    sheet = hero()

    played = play(ART.begin(check, sheet, asks=True), sheet, [face(7, PS)], "limit 2", "roll")
    again = play(ART.begin(check, played.sheet, asks=True), played.sheet, [])

    assert (played.result.label, played.result.count, played.minutes) == ("unfinished", "", 10)
    assert played.sheet.tried == {"lock": CLOSED}
    assert again.result.label == "closed"
    assert ART.view(played.sheet)["closed"] == ("lock",)


@pytest.mark.rule("ART-304")
def test_a_limit_is_a_number_of_phases() -> None:
    opened = ART.begin(task(PR), hero(), asks=True)

    with pytest.raises(Illegal, match="1 to 99"):
        opened.step("limit", "soon", hero(), LoadedDice([]))


def test_what_is_not_open_before_a_timed_roll_is_refused_with_all_that_is() -> None:
    opened = ART.begin(task(PS), hero(), asks=True)

    with pytest.raises(Illegal, match=r"abort, limit$"):
        opened.step("fly", "", hero(), LoadedDice([]))


@pytest.mark.rule("ART-302", "ART-306")
def test_what_was_tried_is_forgotten_with_the_adventure() -> None:
    failed = tried(task(PR), hero(), PT).sheet

    sheet, _ = ART.finish(failed)

    assert sheet.tried == {}


@pytest.mark.rule("ART-313")
def test_a_way_of_known_length_needs_no_roll() -> None:
    way = Travel(phases=3, scale=HOURS)
    played = play(ART.begin(way, hero(), asks=True), hero(), [])

    assert (played.result.count, played.minutes) == ("1s", 180)


@pytest.mark.reading("C15")
@pytest.mark.rule("ART-314")
def test_the_means_of_travel_say_what_is_rolled() -> None:
    rolled = [Travel(means=Means.parse(word)).attribute for word in ("foot", "mounted", "vehicle")]

    assert rolled == [("stamina",), ("strength",), ("craft",)]


# The phase track


def climb(difficulty: Rank = PS, **more: Any) -> PhaseTask:
    return PhaseTask(
        id="climb", text="Climb out", attribute=("strength",), difficulty=difficulty, **more
    )


def phases(*tasks: PhaseTask, **more: Any) -> Phases:
    return Phases(tasks=tasks, **more)


def two() -> Sheet:
    return with_member(hero(name="Rick"), hero(name="Shari"))


BELL = Deed(
    id="bell",
    text="The watchman makes for the bell",
    phases=3,
    hinder=Hindrance(attribute=("agility",), difficulty=PS, text="Head him off"),
    ends=True,
    success="The bell rings.",
    failure="He turns back.",
)


@pytest.mark.rule("ART-310")
def test_what_others_do_happens_when_its_time_is_over() -> None:
    work = phases(climb(CT), others=(BELL,))

    slow = play(ART.begin(work, hero(), asks=False), hero(), [face(7, PR)], "do-climb")
    quick = play(ART.begin(work, hero(), asks=False), hero(), [face(7, GT)], "do-climb")

    assert (slow.result.label, slow.result.triggers) == ("interrupted", ("bell",))
    assert "The bell rings." in [english(ART.phrase(note)) for note in slow.notes]
    assert slow.result.facts["minutes"] == 15
    assert (quick.result.label, quick.result.triggers) == ("done", ("climb",))


@pytest.mark.rule("ART-243", "ART-310", "ART-311")
@pytest.mark.parametrize(
    ("result", "label", "triggers"),
    [(PS, "done", ("climb", "bell-hindered")), (PR, "interrupted", ("bell",))],
)
def test_who_is_free_before_may_hinder_it(
    result: Rank, label: str, triggers: tuple[str, ...]
) -> None:
    work = phases(climb(CT), others=(BELL,))
    faces = [face(7, result), face(7, PR)]

    played = play(ART.begin(work, hero(), asks=False), hero(), faces, "hinder-bell", "do-climb")

    assert (played.result.label, played.result.triggers) == (label, triggers)
    assert ("He turns back." in all_english(map(ART.phrase, played.notes))) == (result == PS)


@pytest.mark.rule("ART-311")
def test_who_is_busy_till_then_comes_too_late_to_hinder_it() -> None:
    work = phases(climb(PS, needed=False), PhaseTask(id="wait", text="Wait there",
                  attribute=("strength",)), others=(replace(BELL, ends=False),))  # fmt: skip
    faces = [face(7, PS), face(7, GT)]

    played = play(ART.begin(work, hero(), asks=False), hero(), faces, "do-climb", "do-wait")

    assert "hinder-bell" in played.seen[0]
    assert "hinder-bell" not in played.seen[-1]
    assert played.result.triggers == ("climb", "wait", "bell")


@pytest.mark.rule("ART-243")
def test_the_odds_of_hindering_are_told_and_one_of_two_is_enough() -> None:
    work, sheet = phases(climb(CT), others=(BELL,)), two()
    begun = ART.begin(work, sheet, asks=False)

    found = weighed(begun, "hinder-bell", sheet)
    assert found is not None
    assert found.total == 100
    played = play(begun, sheet, [face(7, PS), face(7, GT), face(7, GT)],
                  "hinder-bell", "hinder-bell", "begin", "do-climb")  # fmt: skip
    assert played.codes.count("hindered") == 1
    assert played.result.label == "done"


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ({"phases": 0}, "phases: 1 to"),
        ({"text": " "}, "text: every deed needs one"),
        ({"id": ""}, "id: every deed needs one"),
    ],
)
def test_a_deed_has_a_name_a_text_and_a_time(more: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Deed(**({"id": "bell", "text": "They ring", "phases": 2} | more))
    with pytest.raises(ValueError, match="two of them are called 'climb'"):
        phases(climb(PS), others=(Deed(id="climb", text="They climb", phases=2),))


@pytest.mark.rule("ART-307", "ART-308", "ART-309")
@given(moves=st.lists(st.tuples(st.sampled_from("abc"), st.integers(0, 9)), max_size=30))
def test_the_marker_never_passes_a_token(moves: list[tuple[str, int]]) -> None:
    track = PhaseTrack(tokens=dict.fromkeys("abc", 1))
    for who, taken in moves:
        if who in track.free():
            track = track.moved(who, taken)
        if not track.free():
            track = PhaseTrack(tokens=track.tokens, marker=track.onward())
        assert track.marker <= min(track.tokens.values())
        assert 0 <= track.square(track.marker) < 10
        assert track.free()


@pytest.mark.reading("C14")
@pytest.mark.rule("ART-310", "ART-311")
@pytest.mark.example("E78")
def test_shari_is_up_in_time_to_catch_rick() -> None:
    rope = Rescue(attribute=("strength",), difficulty=PS, text="Catch the rope")
    pit = phases(climb(each=True, penalty=1, fall=Fall(feet=10), rescue=rope))
    sheet, faces = two(), [face(7, FB), face(7, GT), face(7, PS)]

    played = play(
        ART.begin(pit, sheet, asks=False),
        sheet,
        faces,
        *("do-climb", "do-climb", "begin", "rescue-rick"),
    )

    assert "rescued" in played.codes
    assert played.sheet.checked == frozenset()  # he did not fall
    # Conflict C14: the pull takes four phases, one for each column below Awesome, not five.
    assert played.minutes == (2 + 4) * 5
    assert played.result.label == "done"


@pytest.mark.rule("ART-310")
def test_a_failure_that_nobody_prevents_happens_at_its_end() -> None:
    pit = phases(climb(penalty=1, fall=Fall(feet=10)))
    sheet = two()

    played = play(
        ART.begin(pit, sheet, asks=False),
        sheet,
        [face(7, FB)],
        *("do-climb", "leave"),  # who can only wait is not asked, and one alone begins at once
    )

    assert len(played.sheet.checked) == 1
    assert played.minutes == 15


@pytest.mark.rule("ART-292", "ART-295", "ART-296")
def test_what_was_declared_may_be_changed_before_it_is_done() -> None:
    work = phases(
        climb(IN), PhaseTask(id="watch", text="Watch", attribute=("alertness",), needed=False)
    )
    sheet = two()

    played = play(
        ART.begin(work, sheet, asks=False),
        sheet,
        [face(7, GT), face(7, SP)],
        *("do-watch", "do-climb", "change-rick", "wait", "begin", "wait", "wait"),
    )

    assert played.result.label == "done"
    assert played.result.triggers == ("climb",)


@pytest.mark.rule("ART-291", "ART-292")
def test_who_can_only_wait_waits_unasked() -> None:
    sheet = two()
    opened = ART.begin(phases(climb(IN)), sheet, asks=False)

    step = opened.step("do-climb", "", sheet, LoadedDice([face(7, GT)]))

    assert step.outcome is not None, "Shari was not asked"
    assert step.outcome.label == "done"


@pytest.mark.rule("ART-294")
@pytest.mark.parametrize(("limit", "offered"), [(1, False), (5, False), (12, True), (0, True)])
def test_no_scale_is_offered_of_which_a_phase_would_end_past_the_limit(
    limit: int, *, offered: bool
) -> None:
    work = phases(climb(IN), replace(climb(IN), id="dig", scale=HOURS), limit=limit)
    sheet = hero()

    options = ART.begin(work, sheet, asks=False).options(sheet)

    assert ("scale-hours" in [one.id for one in options]) is offered


@pytest.mark.rule("ART-293")
def test_the_roll_for_who_speaks_first_is_each_ones_own() -> None:
    """ART-211, ART-214: Fame may help to hear the others first."""
    sheet = with_member(hero(name="Rick", fame=2), hero(name="Shari"))
    work = phases(climb(IN), declare="intelligence")
    faces = [face(7, IN), face(7, PR)]

    played = play(ART.begin(work, sheet, asks=True), sheet, faces,
                  "roll", "spend-fame", "roll", "leave")  # fmt: skip

    (order,) = (note for note in played.notes if note.code == "declared-order")
    assert played.sheet.tally == 2
    assert order.facts["names"] == ("Rick", "Shari"), "of two Poor results the lower dice"


@pytest.mark.rule("ART-293")
def test_intelligence_may_say_who_speaks_first() -> None:
    work = phases(climb(IN), declare="intelligence")
    sheet = two()
    opened = ART.begin(work, sheet, asks=False)

    step = opened.step("order", "", sheet, LoadedDice([80, 20]))

    assert step.encounter is not None
    assert "Shari: what now?" in all_english(step.encounter.status(sheet))
    assert "Rick: phase 1; Shari: phase 1." in all_english(step.encounter.status(sheet))


@pytest.mark.rule("ART-294", "ART-302")
def test_one_scale_counts_for_all_and_may_be_changed_when_all_are_free() -> None:
    work = phases(climb(PS))
    sheet = hero()

    played = play(
        ART.begin(work, sheet, asks=False),
        sheet,
        [face(7, PR), face(7, GD)],
        *("do-climb", "scale-hours", "do-climb"),
    )

    assert played.result.label == "done"
    assert played.minutes == 5 + 3 * 60


@pytest.mark.rule("ART-289", "ART-290")
def test_time_is_up_when_the_limit_is_reached() -> None:
    work = phases(climb(PS), limit=2)

    played = play(ART.begin(work, hero(), asks=False), hero(), [face(7, PS)], "do-climb")

    assert (played.result.label, played.minutes) == ("time-up", 10)


def test_a_bad_failure_may_end_it_all() -> None:
    work = phases(climb(PS, ends=3))

    played = play(ART.begin(work, hero(), asks=False), hero(), [face(7, FB)], "do-climb")

    assert (played.result.label, played.result.triggers) == ("interrupted", ("climb-failed",))


def test_a_companion_who_has_left_is_on_the_track_no_longer() -> None:
    """An event lets Tom go while it is said what everybody does; Bea stays."""
    both = ART.companion(hero(name="Ada"), "tom", Foe(name="Tom"))
    both = ART.companion(both, "bea", Foe(name="Bea"))
    alone = changed(both, companions={"bea": both.companions["bea"]})
    now, dice = ART.begin(phases(climb(), limit=20), both, asks=False), LoadedDice([])
    for option, sheet in (("wait", both), ("wait", both), ("wait", alone), ("begin", alone)):
        following = now.step(option, "", sheet, dice).encounter
        assert following is not None
        now = following

    assert "Ada: phase 2; Bea: phase 2." in all_english(now.status(alone))
    assert "turn-tom" not in [option.id for option in now.options(alone)]


@given(seed=st.text(max_size=6), picks=st.lists(st.integers(0, 30), min_size=60, max_size=60))
def test_no_legal_sequence_in_phases_raises_or_stops(seed: str, picks: list[int]) -> None:
    rope = Rescue(attribute=("strength",), difficulty=PS)
    work = phases(
        climb(PS, each=True, penalty=2, fall=Fall(feet=10), rescue=rope),
        PhaseTask(id="knot", text="Tie it", attribute=("dexterity",), difficulty=IN),
        PhaseTask(id="pull", text="Pull", attribute=("strength",), after=("knot",), ends=9),
        limit=20,
    )
    sheet = two()
    sheet = ART.companion(sheet, "tom", Foe(name="Tom"))
    dice, now, minutes = SeededDice(seed), ART.begin(work, sheet, asks=True), 0
    for pick in picks:
        assert all_english(now.status(sheet))
        legal = [o for o in now.options(sheet) if not o.reason and o.id != "new-skill"]
        assert legal
        choice = now.forced or legal[pick % len(legal)].id
        if choice == "leave":
            choice = legal[0].id
        step = now.step(choice, "3" if choice == "limit" else "swim", sheet, dice)
        sheet, minutes = step.sheet, minutes + step.minutes
        assert minutes <= 100
        assert sheet.name in ("Rick", "Shari")
        if step.encounter is None:
            assert step.outcome is not None
            assert sheet.name == "Rick", "whoever led before leads again"
            break
        now = step.encounter
