"""Horror, row by row."""

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.authoring.exact.equal_parts import Likeness
from solo.authoring.exact.ways import Foresight, every
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.foe import Foe
from solo.rules.art.health.sanity import Horror, Sanity, Terror, _lasting, come_to, row_of
from solo.rules.art.heroes.sheet import Sheet, changed
from solo.rules.art.party.members import with_member
from solo.rules.art.printed import printed
from solo.rules.art.system import ART
from solo.rules.core.dice import LoadedDice, SeededDice
from solo.rules.core.protocols import Illegal
from tests.english import english
from tests.rules.art.sample import face, hero, play, use

HORROR = Sanity(difficulty=Horror.parse("mind-numbing horror"), phobias=("the sea", "bells"))


@pytest.mark.rule("ART-279")
@pytest.mark.parametrize(
    ("level", "rank"),
    [
        ("Disgust", Rank.INFERIOR),
        ("Fright", Rank.POOR),
        ("Shock", Rank.PASSABLE),
        ("Panic", Rank.GOOD),
        ("Fear", Rank.GREAT),
        ("Extreme terror", Rank.SUPER),
        ("Mind-numbing horror", Rank.AWESOME),
        ("good", Rank.GOOD),
    ],
)
def test_levels_of_horror_are_difficulties(level: str, rank: Rank) -> None:
    assert Horror.parse(level).difficulty is rank


@pytest.mark.rule("ART-280")
@pytest.mark.example("E69")
def test_an_assassin_needs_no_roll_for_a_corpse() -> None:
    check = Sanity(difficulty=Horror.parse("disgust"), used_to=("assassin",))
    sheet = hero(concept="a tired assassin")

    played = play(ART.begin(check, sheet, asks=True), sheet, [])

    assert (played.result.faces, played.result.count) == ((), "2s")
    assert played.codes == ["used-to-it"]
    assert check.resolve(sheet, LoadedDice([])).count in (check.counts() or ())
    assert check.resolve(hero(), LoadedDice([50])).faces == (50,)


@pytest.mark.rule("ART-280")
@pytest.mark.parametrize(
    ("level", "harder", "hidden", "needed", "count"),
    [
        ("disgust", 0, False, 4, "2s"),
        ("extreme terror", 0, True, 9, "2s"),
        ("extreme terror", 1, False, 10, "1s"),
        ("mind-numbing horror", 2, False, 11, ""),
        ("disgust", -9, False, 1, "2s"),
    ],
)
def test_who_is_used_to_it_has_the_facts_of_a_roll_with_two_successes(
    level: str, harder: int, hidden: bool, needed: int, count: str
) -> None:
    """Or of as many as there can be."""
    check = Sanity(
        difficulty=Horror.parse(level), harder=harder, hidden=hidden, used_to=("a", "Assassin")
    )
    rolled = check.resolve(hero(attributes={"stamina": 30}), LoadedDice([100]))

    spared = check.resolve(hero(concept="An assassin, tired"), LoadedDice([]))

    assert (spared.count, spared.facts["difficulty_index"]) == (count, needed)
    facts = dict(spared.facts)
    assert (facts.pop("used_to"), facts.pop("effect")) == ("Assassin", "unmoved")
    assert facts == {name: rolled.facts[name] for name in facts}
    assert {"kind", "difficulty", "difficulty_index", "hidden"} == set(facts)


@pytest.mark.rule("ART-281")
@pytest.mark.parametrize(
    ("successes", "failures", "row"),
    [
        (3, 0, "unmoved"),
        (2, 0, "unmoved"),
        (1, 0, "disturbed"),
        (0, 1, "shaken"),
        (0, 2, "paralysed"),
        (0, 3, "flees"),
        (0, 4, "cowers"),
        (0, 5, "faints"),
        (0, 6, "unconscious"),
        (0, 7, "catatonic"),
        (0, 8, "insane"),
        (0, 9, "insane"),
    ],
)
def test_the_rows_of_the_sanity_table(successes: int, failures: int, row: str) -> None:
    assert row_of(successes, failures) == row


@pytest.mark.reading("ART-281")
@pytest.mark.rule("ART-281")
@pytest.mark.parametrize(
    ("rank", "more", "code", "minutes", "condition"),
    [
        (Rank.SUPER, [], "sanity", 0, ""),  # 1f: held down
        (Rank.GREAT, [], "condition-gained", 0, "paralysed"),  # 2f: for a round
        (Rank.GOOD, [100], "came-to-yourself", 1, ""),  # 3f: flees; Awesome at Inferior is 7s
        (Rank.PASSABLE, [], "sanity", 5, ""),  # 4f: cowers
        (Rank.POOR, [3, 100], "came-to-yourself", 1, ""),  # 5f: faints
        (Rank.INFERIOR, [50], "condition-gained", 7, "speechless"),  # 6f; then 7 failures
        (Rank.CATASTROPHIC, [50], "driven", 0, "insane"),  # 9f; then a Fate roll
    ],
)
def test_what_each_row_does(
    rank: Rank, more: list[int], code: str, minutes: int, condition: str
) -> None:
    check = Sanity(difficulty=HORROR.difficulty)

    played = play(ART.begin(check, hero(), asks=False), hero(), [face(7, rank), *more])

    assert (played.codes[-1], played.minutes) == (code, minutes)
    assert played.sheet.conditions == ({condition} if condition else frozenset())


@pytest.mark.rule("ART-281")
@pytest.mark.parametrize(
    ("faces", "rounds", "forgets"), [([100], 1, False), ([54] * 4, 4, False), ([3, 100], 2, True)]
)
def test_one_who_faints_wakes_at_seven_successes(
    faces: list[int], rounds: int, forgets: bool
) -> None:
    faces = [face(7, Rank.POOR) if shown == 54 else shown for shown in faces]

    _, notes = Terror(effect="faints").apply(hero(), LoadedDice(faces))

    assert notes[-1].facts["rounds"] == rounds
    assert notes[-1].facts["forgets"] is forgets


@pytest.mark.rule("ART-281")
def test_one_who_flees_remembers_and_failures_do_not_count_back() -> None:
    _, notes = Terror(effect="flees").apply(hero(), LoadedDice([3, 3, 100]))

    assert notes[-1].facts == {"rounds": 3, "forgets": False, "passed": 1}


@pytest.mark.rule("ART-281")
def test_after_catatonia_the_player_picks_the_phobia() -> None:
    faces = [face(7, Rank.FEEBLE), 50]  # 7f; then Inferior against Extreme is 7 failures

    played = play(ART.begin(HORROR, hero(), asks=False), hero(), faces, "fear-2")

    assert played.sheet.conditions == {"phobia: bells"}
    assert played.minutes == 7 * 60


@pytest.mark.rule("ART-281")
def test_a_phobia_of_an_earlier_day_is_not_lost_for_another() -> None:
    """It is for good, also where the author lists it first."""
    before = hero(conditions=frozenset({"phobia: the sea"}))

    played = play(
        ART.begin(HORROR, before, asks=False), before, [face(7, Rank.FEEBLE), 50], "fear-2"
    )
    assert played.sheet.conditions == {"phobia: the sea", "phobia: bells"}


@pytest.mark.rule("ART-281")
def test_insanity_lasts_until_a_days_roll_succeeds() -> None:
    sheet = hero(conditions=frozenset({"insane"}))
    still = use("come-to-senses", sheet, [face(7, Rank.GOOD)], "roll").sheet
    found = use("come-to-senses", still, [face(7, Rank.GREAT)], "roll")

    assert "insane" in still.conditions
    assert (found.sheet.conditions, found.minutes) == (frozenset(), 24 * 60)
    with pytest.raises(Illegal, match="not open now"):
        ART.do_standing("come-to-senses", "", hero(), LoadedDice([]))


@pytest.mark.rule("ART-281")
def test_speech_comes_back_after_exactly_twelve_hours() -> None:
    sheet, _ = Terror(effect="unconscious").apply(hero(), LoadedDice([50]))

    almost, told = ART.pass_time(sheet, 12 * 60 - 1)
    again, notes = ART.pass_time(almost, 1)

    assert (almost.conditions, almost.lasting, told) == ({"speechless"}, {"speechless": 1}, ())
    assert (again.conditions, again.lasting) == (frozenset(), {})
    assert [english(ART.phrase(note)) for note in notes] == ["No longer: speechless."]


@pytest.mark.rule("ART-281")
def test_a_companion_shakes_the_hero_out_of_cowering_at_once() -> None:
    check = Sanity(difficulty=HORROR.difficulty)
    beside = hero(companions={"ebba": Foe(name="Ebba")})

    helped = play(ART.begin(check, beside, asks=False), beside, [face(7, Rank.PASSABLE)])
    alone = play(ART.begin(check, hero(), asks=False), hero(), [face(7, Rank.PASSABLE)])

    assert (helped.minutes, alone.minutes) == (0, 5)
    assert "Ebba takes you by the shoulders and shakes you" in english(ART.phrase(helped.notes[-1]))
    assert "5 minutes" in english(ART.phrase(alone.notes[-1]))


@pytest.mark.rule("ART-281")
@pytest.mark.parametrize(
    ("others", "minutes"),
    [
        ([hero(name="Ben")], 0),
        ([hero(name="Ben", checked=frozenset(range(4)))], 5),
        ([hero(name="Ben", dead=True), hero(name="Cat")], 0),
    ],
)
def test_another_adventurer_does_so_who_can(others: list[Sheet], minutes: int) -> None:
    check, sheet = Sanity(difficulty=HORROR.difficulty), hero()
    for one in others:
        sheet = with_member(sheet, one)

    played = play(ART.begin(check, sheet, asks=False), sheet, [face(7, Rank.PASSABLE)])

    assert played.minutes == minutes


@pytest.mark.rule("ART-281")
def test_whoever_shakes_one_is_awake() -> None:
    check = Sanity(difficulty=HORROR.difficulty)
    sheet = hero(companions={"ebba": Foe(name="the maid")})
    faces = [face(7, Rank.PASSABLE)]
    down = changed(sheet, companion_wounds={"ebba": frozenset(range(4))})

    awake = play(ART.begin(check, sheet, asks=False), sheet, faces)

    assert "it is over" in english(ART.phrase(awake.notes[-1]))
    assert " The maid takes you" in english(ART.phrase(awake.notes[-1]))
    assert play(ART.begin(check, down, asks=False), down, faces).minutes == 5


@pytest.mark.rule("ART-281")
@pytest.mark.parametrize(
    ("fell", "drawn"),
    [(Rank.AWESOME, "a"), (Rank.GREAT, "a"), (Rank.POOR, "b"), (Rank.CATASTROPHIC, "c")],
)
def test_a_fate_roll_draws_what_the_insane_are_driven_to(fell: Rank, drawn: str) -> None:
    check = Sanity(difficulty=HORROR.difficulty, behaviours=("a", "b", "c"))
    faces = [face(7, Rank.CATASTROPHIC), face(7, fell)]

    played = play(ART.begin(check, hero(), asks=False), hero(), faces)

    assert english(ART.phrase(played.notes[-1])) == drawn


@pytest.mark.rule("ART-281")
def test_the_rules_have_behaviours_of_their_own() -> None:
    told = {
        english(ART.phrase(Terror(effect="insane").apply(hero(), LoadedDice([roll]))[1][-1]))
        for roll in range(1, 101)
    }

    assert told == set(printed("sanity")["insanity"]["behaviours"])


@pytest.mark.rule("ART-066", "ART-281")
def test_an_awesome_roll_to_come_to_oneself_brings_fame_back() -> None:
    sheet, notes = Terror(effect="flees").apply(hero(fame=3, tally=2), LoadedDice([100]))

    assert (sheet.tally, [note.code for note in notes][1:2]) == (0, ["fame-recovered"])


@given(seed=st.text(max_size=6), rank=st.sampled_from(Rank), stamina=st.integers(2, 12))
@pytest.mark.rule("ART-281")
def test_horror_always_comes_to_an_end(seed: str, rank: Rank, stamina: int) -> None:
    check = Sanity(difficulty=Horror("", rank))
    sheet = hero(attributes={"stamina": stamina, "intelligence": 2})

    played = play_seeded(check, seed, sheet)

    assert played in (check.counts() or ())


def play_seeded(check: Sanity, seed: str, sheet: object) -> str:
    step = ART.begin(check, sheet, asks=False).step("roll", "", sheet, SeededDice(seed))
    if step.encounter is not None:
        step = step.encounter.step("nothing", "", step.sheet, SeededDice(seed))
    assert step.outcome is not None
    return step.outcome.count


def test_how_one_comes_to_is_foreseen_once_for_each_round_and_number_of_successes() -> None:
    """A count of work: what failed or was Awesome before changes nothing of what is ahead."""
    foresight = Foresight(Likeness())

    found = foresight.of(partial(come_to, hero().action_table, 12, 0, 0, _lasting), _lasting)

    assert len(found.ways) == 20  # minutes, with an Awesome roll among them or without
    assert foresight.runs < 25_000


@pytest.mark.parametrize("timed", [True, False])
def test_minutes_of_fear_are_told_apart_where_something_notices_them(timed: bool) -> None:
    foresight = Foresight(Likeness())
    foresight.kept = lambda sheet: changed(sheet, terror=None)
    foresight.notices = lambda sheet: timed
    dazed = Terror(effect="flees").apply

    ways = list(every(lambda dice: dazed(hero(tally=2), dice), 900, foresight))

    assert len(ways) == (20 if timed else 2)  # with an Awesome roll among them or without


@pytest.mark.parametrize("fight", [True, False])
def test_rounds_of_fear_are_told_apart_where_a_fight_may_read_them(fight: bool) -> None:
    foresight = Foresight(Likeness())
    if not fight:
        foresight.kept = lambda sheet: changed(sheet, terror=None)
    found = set[int]()
    for _, made in every(lambda dice: Terror(effect="flees").apply(hero(), dice), 900, foresight):
        assert made is not None
        found.add(made[0].terror[1])

    minutes = {-(-rounds // 6) for rounds in found}
    assert (len(found) > 2 * len(minutes)) is fight  # with an Awesome roll among them or without
