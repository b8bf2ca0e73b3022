"""What a player may decide around a roll."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.rules.art.checks.effects import Bonus
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.reactions import Alertness, Defense
from solo.rules.art.checks.rolling import Rolling
from solo.rules.art.checks.trait import TraitRoll
from solo.rules.art.system import ART
from solo.rules.core.dice import LoadedDice, SeededDice
from solo.rules.core.protocols import Illegal
from solo.words import Message
from tests.english import all_english, english
from tests.rules.art.sample import face, hero, play

CLIMB = TraitRoll(attribute=("strength",), difficulty=Rank.POOR, skills=("climb", "climb rope"))
CLIMBER = {"climb": 2, "climb rope": 1}


def test_a_quick_roll_is_one_forced_step() -> None:
    played = play(Rolling(check=CLIMB, asks=False), hero(), [50])

    assert played.seen == [("roll",)]
    assert played.result.count


@pytest.mark.rule("ART-172")
def test_the_options_before_a_roll() -> None:
    """What can only harm is not offered, but taken by who asks for it by its id."""
    easy = replace(CLIMB, difficulty=Rank.FEEBLE)
    rolling, sheet = Rolling(check=easy), hero(skills=CLIMBER)

    assert [one.id for one in rolling.options(sheet)] == ["roll", "spend-fame", "take-25", "abort"]
    without = rolling.step("without-climb", "", sheet, LoadedDice(())).encounter
    assert isinstance(without, Rolling)
    assert without.skills == ("climb rope",)


def test_what_can_not_help_is_not_offered() -> None:
    weak = Rolling(check=TraitRoll(attribute=("agility",), difficulty=Rank.POOR, modifier=-20))
    either = Rolling(check=TraitRoll(attribute=("agility", "strength"), difficulty=Rank.POOR))
    sheet = hero(attributes={"agility": 9, "strength": 4}, fame=0)

    assert [one.id for one in weak.options(sheet)] == ["roll", "abort"]  # 25 is Catastrophic
    assert "use-strength" not in [one.id for one in either.options(sheet)]
    assert either.step("use-strength", "", sheet, LoadedDice(())).encounter is not None


@pytest.mark.rule("ART-206", "ART-207")
@pytest.mark.example("E33")
def test_aborting_rolls_nothing_and_costs_nothing() -> None:
    jump = TraitRoll(attribute=("agility",), difficulty=Rank.GREAT)

    played = play(Rolling(check=jump), hero(fame=2), [], "spend-fame", "abort")

    assert (played.result.label, played.result.count) == ("aborted", "")
    assert played.sheet.tally == 0


@pytest.mark.rule("ART-180")
def test_a_dangerous_roll_warns_first() -> None:
    jump = TraitRoll(attribute=("agility",), difficulty=Rank.GREAT)

    assert "reckless" in " ".join(all_english(Rolling(check=jump).status(hero())))
    assert "hurt" in english(ART.put(Defense(attack=Rank.POOR), hero()))
    assert "care" not in english(ART.put(CLIMB, hero()))


@pytest.mark.rule("ART-179", "ART-180")
def test_a_secret_difficulty_is_no_secret_danger() -> None:
    """How hard it is stays secret; that it is especially dangerous is told all the same."""
    secret = TraitRoll(attribute=("agility",), difficulty=Rank.GREAT, hidden=True)
    easy = TraitRoll(attribute=("agility",), difficulty=Rank.POOR, hidden=True)

    told = " ".join(all_english(Rolling(check=secret).status(hero())))
    assert "Take care: this is dangerous." in told
    assert "Great" not in told
    assert "reckless" not in told
    assert "care" not in " ".join(all_english(Rolling(check=easy).status(hero())))


@pytest.mark.rule("ART-251")
def test_a_reaction_can_not_be_aborted() -> None:
    rolling = Rolling(check=Alertness(difficulty=Rank.POOR))

    with pytest.raises(Illegal, match="'abort' is not open"):
        rolling.step("abort", "", hero(), LoadedDice([]))


@pytest.mark.rule("ART-208", "ART-210")
def test_skills_are_left_out_and_taken_in_and_never_three() -> None:
    check = TraitRoll(attribute=("strength",), skills=("a b", "c", "d"), difficulty=Rank.POOR)
    sheet = hero(skills={"a b": 1, "c": 2, "d": 3})

    with pytest.raises(Illegal, match="two skills count already"):
        Rolling(check=check).step("with-a-b", "", sheet, LoadedDice([]))
    played = play(Rolling(check=check), sheet, [50], "without-d", "with-a-b", "roll", "keep")
    assert played.result.facts["skills"] == (("c", 2), ("a b", 1))


@pytest.mark.rule("ART-210")
def test_any_skill_may_be_argued_for_where_the_author_lets_it() -> None:
    check = TraitRoll(attribute=("strength",), difficulty=Rank.POOR, free_skills=True)
    sheet = hero(skills={"swim": 3})

    played = play(Rolling(check=check), sheet, [50], "argue Swim", "roll", "keep")

    assert played.result.facts["row"] == 10
    with pytest.raises(Illegal, match="no skill of yours"):
        Rolling(check=check).step("argue", "fly", sheet, LoadedDice([]))


@pytest.mark.rule("ART-168")
def test_the_player_picks_among_the_attributes_of_a_check() -> None:
    check = TraitRoll(attribute=("strength", "agility"), difficulty=Rank.POOR)

    played = play(Rolling(check=check), hero(attributes={"strength": 9}), [50], "use-agility")

    assert played.result.facts["attribute"] == "agility"


@pytest.mark.rule("ART-211")
def test_each_point_of_fame_before_a_roll_adds_two() -> None:
    played = play(
        Rolling(check=CLIMB), hero(fame=3), [50], "spend-fame", "spend-fame", "roll", "keep"
    )

    assert played.result.facts["row"] == 7 + 4
    assert (played.sheet.fame, played.sheet.tally) == (3, 2)


@pytest.mark.rule("ART-064", "ART-211")
def test_no_more_fame_than_there_is() -> None:
    rolling = Rolling(check=CLIMB, fame=1)

    with pytest.raises(Illegal, match="no Fame left"):
        rolling.step("spend-fame", "", hero(), LoadedDice([]))


@pytest.mark.rule("ART-171", "ART-211")
def test_fame_helps_even_without_the_perk() -> None:
    check = TraitRoll(attribute=("craft",), perk="piloting", difficulty=Rank.POOR)

    played = play(Rolling(check=check), hero(), [50], "spend-fame", "roll")

    assert played.result.facts["row"] == 3


@pytest.mark.reading("ART-212")
@pytest.mark.rule("ART-212", "ART-213")
def test_taking_25_throws_no_dice_and_triggers_nothing() -> None:
    played = play(Rolling(check=CLIMB), hero(), [], "take-25")

    assert (played.result.faces, played.result.triggers) == ((), ())
    assert (played.result.facts["roll"], played.result.facts["taken"]) == (25, True)


@pytest.mark.rule("ART-212", "ART-214")
def test_fame_after_may_follow_a_25_taken() -> None:
    played = play(Rolling(check=CLIMB), hero(fame=4), [], "take-25", "spend-fame", "keep")

    assert played.result.facts["raised"] == 1


@pytest.mark.rule("ART-214")
def test_four_fame_lift_inferior_to_passable_and_no_higher() -> None:
    played = play(
        Rolling(check=CLIMB),
        hero(fame=9),
        [face(7, Rank.INFERIOR)],
        "roll",
        "spend-fame",
        "spend-fame",
    )

    assert (played.result.label, played.sheet.tally) == ("Passable", 4)
    assert played.seen[-1] == ("keep", "spend-fame")


@pytest.mark.rule("ART-214")
@pytest.mark.parametrize(("fame", "rank"), [(1, Rank.POOR), (9, Rank.PASSABLE)])
def test_no_offer_where_fame_can_do_nothing(fame: int, rank: Rank) -> None:
    played = play(Rolling(check=CLIMB), hero(fame=fame), [face(7, rank)], "roll")

    assert len(played.seen) == 1


@pytest.mark.rule("ART-200", "ART-214")
def test_fame_raises_the_tables_column_before_the_shift() -> None:
    check = TraitRoll(attribute=("strength",), difficulty=Rank.POOR, shift=2)

    played = play(Rolling(check=check), hero(fame=2), [face(7, Rank.POOR)], "roll", "spend-fame")

    assert played.result.label == "Great"


@pytest.mark.rule("ART-219")
def test_a_kept_bonus_is_used_up_by_the_throw_though_fame_may_still_raise_it() -> None:
    """So nothing that is tried in between has it too, and none that this earns is lost."""
    sheet, dice = hero(fame=2, bonus=2), LoadedDice([face(9, Rank.POOR)])
    thrown = Rolling(check=CLIMB).step("roll", "", sheet, dice)
    assert thrown.encounter is not None
    assert thrown.sheet.bonus == 0
    assert [note.code for note in thrown.notes] == ["bonus-changed"]

    earned = Bonus(1).apply(thrown.sheet, dice)[0]
    for option in ("keep", "spend-fame"):
        kept = thrown.encounter.step(option, "", earned, dice)
        assert kept.outcome is not None
        assert kept.outcome.facts["modifiers"] == (("bonus", 2),)
        assert kept.sheet.bonus == 1


@pytest.mark.rule("ART-066")
def test_an_awesome_roll_gives_fame_back() -> None:
    played = play(Rolling(check=CLIMB, asks=False), hero(fame=3, tally=3), [99], "nothing")

    assert (played.sheet.tally, "fame-recovered" in played.codes) == (0, True)
    assert played.result.changes == ()


@pytest.mark.rule("ART-456", "ART-458")
@pytest.mark.example("E94")
def test_the_books_locksmith_learns_from_44() -> None:
    check = TraitRoll(attribute=("dexterity",), skills=("opening locks", "picking padlocks"))
    sheet = hero(skills={"opening locks": 4, "picking padlocks": 2})

    played = play(Rolling(check=check), sheet, [44], "roll", "inspire-picking-padlocks")

    assert played.seen[-1] == ("inspire-picking-padlocks", "nothing")
    assert played.sheet.marks == {"picking padlocks": 1}


@pytest.mark.rule("ART-457", "ART-466", "ART-467")
@pytest.mark.example("E96", "E97")
@pytest.mark.parametrize(
    ("shown", "owned", "learned"), [(22, {}, "climb"), (11, {"climb": 1}, "climb rope")]
)
def test_doubles_propose_the_next_narrower_skill(
    shown: int, owned: dict[str, int], learned: str
) -> None:
    sheet = hero(attributes={"strength": 5}, skills=owned)

    played = play(Rolling(check=CLIMB, asks=False), sheet, [shown], "new-skill")

    assert played.sheet.skills[learned] == 1
    assert played.result.failures


@pytest.mark.rule("ART-466", "ART-468")
def test_a_new_skill_may_be_named_but_not_twice() -> None:
    rolling = Rolling(check=CLIMB)
    step = rolling.step("roll", "", hero(skills={"swim": 1}), LoadedDice([22]))
    assert step.encounter is not None

    with pytest.raises(Illegal, match="skill of yours already"):
        step.encounter.step("new-skill", "Swim", step.sheet, LoadedDice([]))
    learned = step.encounter.step("new-skill", "Ice Climbing", step.sheet, LoadedDice([]))
    assert learned.sheet.skills["ice climbing"] == 1


@pytest.mark.rule("ART-456", "ART-457", "ART-458", "ART-459")
@pytest.mark.parametrize(
    ("skills", "shown", "learned", "marks"),
    [
        ({}, 22, {"climb": 1}, {}),
        ({"climb": 4, "climb rope": 1}, 33, {"climb": 4, "climb rope": 1}, {"climb rope": 1}),
        ({"climb": 4, "climb rope": 4}, 44, {"climb": 4, "climb rope": 4}, {}),
    ],
)
def test_who_wants_no_offers_learns_what_enter_would_take(
    skills: dict[str, int], shown: int, learned: dict[str, int], marks: dict[str, int]
) -> None:
    """`--offers asked` lets nothing around a roll ask."""
    played = play(Rolling(check=CLIMB, asks=False), hero(skills=skills), [shown])

    assert played.seen == [("roll",)]
    assert (dict(played.sheet.skills), dict(played.sheet.marks)) == (learned, marks)


def test_a_roll_of_a_bare_number_may_teach_a_skill_too() -> None:
    """No attribute has skills to suggest then."""
    check = TraitRoll(attribute=(5,), difficulty=Rank.POOR)

    step = Rolling(check).step("roll", "", hero(), LoadedDice([44]))
    assert step.encounter is not None
    (new,) = [one for one in step.encounter.options(step.sheet) if one.id == "new-skill"]
    assert "such as" not in new.text + new.asks


def test_enter_learns_the_skill_that_costs_nothing() -> None:
    """The first option is the default; a check without names has a usual skill to propose."""
    rolling = Rolling(check=TraitRoll(attribute=("strength",), difficulty=Rank.POOR))
    step = rolling.step("roll", "", hero(attributes={"strength": 8}), LoadedDice([33]))
    assert step.encounter is not None

    first, *others = step.encounter.options(step.sheet)

    assert (first.id, others[-1].id) == ("new-skill", "nothing")
    learned = step.encounter.step("new-skill", "", step.sheet, LoadedDice(())).sheet
    assert list(learned.skills.values()) == [1]


@pytest.mark.rule("ART-459", "ART-460")
def test_double_nought_on_defense_inspires_agility() -> None:
    played = play(
        Rolling(check=Defense(attack=Rank.POOR), asks=False), hero(), [100], "inspire-agility"
    )

    assert played.sheet.marks == {"agility": 1}


@pytest.mark.rule("ART-461")
def test_doubles_that_give_nothing_ask_nothing() -> None:
    sheet = hero(skills={"climb": 4, "climb rope": 4})

    played = play(Rolling(check=CLIMB, asks=False), sheet, [44])

    assert played.seen == [("roll",)]


@given(
    seed=st.text(max_size=6),
    answers=st.lists(st.integers(0, 8), max_size=12),
    fame=st.integers(0, 9),
    skills=st.dictionaries(st.sampled_from(["climb", "climb rope", "x"]), st.integers(1, 9)),
    asks=st.booleans(),
)
def test_any_player_gets_to_the_end_of_any_roll(
    seed: str, answers: list[int], fame: int, skills: dict[str, int], asks: bool
) -> None:
    sheet, dice = hero(fame=fame, skills=skills), SeededDice(seed)
    check = TraitRoll(
        attribute=("strength", "agility"), skills=("climb", "climb rope", "x"), difficulty=Rank.GOOD
    )
    now = ART.begin(check, sheet, asks=asks)
    while True:
        options = [option for option in now.options(sheet) if not option.reason]
        pick = options[answers.pop() % len(options) if answers else 0]
        step = now.step(pick.id, "a new thing" if pick.asks else "", sheet, dice)
        sheet = step.sheet
        assert 0 <= sheet.tally <= sheet.fame
        if step.encounter is None:
            break
        now = step.encounter

    assert step.outcome is not None
    assert step.outcome.label == "aborted" or step.outcome.count in (check.counts() or ())


@pytest.mark.rule("ART-211", "ART-212", "ART-214")
def test_the_offers_around_a_roll_say_what_they_cost_and_come_to() -> None:
    sheet = hero(fame=3)
    before = [english(option.text) for option in Rolling(check=CLIMB).options(hero(fame=4))]
    step = Rolling(check=CLIMB).step("roll", "", sheet, LoadedDice([face(7, Rank.INFERIOR)]))
    assert step.encounter is not None

    assert before == [
        "Roll the dice",
        "Spend 1 Fame for +2 on this roll (4 left)",
        "Take 25 without rolling: Feeble, 2 failures",
        "Don't do it after all: nothing is rolled",
    ]
    assert [english(option.text) for option in step.encounter.options(sheet)] == [
        "Keep Inferior, 1 failure",
        "Spend 2 Fame to make it Poor, 1 success (3 left)",
    ]


@pytest.mark.rule("ART-179", "ART-252")
def test_the_offers_of_a_hidden_roll_give_nothing_away() -> None:
    texts = [
        english(option.text)
        for option in Rolling(check=Alertness(difficulty=Rank.POOR)).options(hero())
    ]

    assert "Take 25 without rolling: Feeble" in texts


@pytest.mark.rule("ART-463")
def test_a_lesson_says_how_far_it_leads() -> None:
    sheet = hero(skills={"climb": 1}, marks={"climb": 1})
    step = Rolling(check=CLIMB).step("roll", "", sheet, LoadedDice([22]))
    assert step.encounter is not None

    first = step.encounter.options(sheet)[0]
    assert english(first.text) == "An inspiration point for Climb (2 of the 2 that raise it)"


@pytest.mark.parametrize("free", [True, False])
def test_an_own_skill_that_a_deed_names_is_offered_whoever_wrote_the_check(free: bool) -> None:
    check = TraitRoll(
        attribute=("strength",),
        difficulty=Rank.POOR,
        free_skills=free,
        purpose='"climbing the sea wall"',
    )
    sheet = hero(skills={"climb": 2, "swim": 1})
    rolling = Rolling(check=check)

    offered = {one.id: english(one.text) for one in rolling.options(sheet)}
    assert offered["argue-climb"] == "Use Climb +2"
    assert "argue-swim" not in offered
    assert ("argue" in offered) is free
    taken = rolling.step("argue-climb", "", sheet, LoadedDice([])).encounter
    assert isinstance(taken, Rolling)
    assert taken.skills == ("climb",)
    assert rolling.odds("argue-climb", sheet) != rolling.odds("roll", sheet)


@pytest.mark.rule("ART-210")
@pytest.mark.parametrize(
    ("skill", "deed", "offered"),
    [
        ("crime scenes", '"to see what killed the man"', True),
        ("crime scenes", '"examining the corpse"', True),
        ("crime scenes", "to wake a dead battery", False),
        ("swim", '"swimming to the wreck"', True),
        ("opening locks", '"unlock the chest"', True),
        ("opening locks", '"open the window"', False),
        ("rope work", '"tying a rope"', True),
        ("rope work", '"work the bellows"', False),
        ("lifting", '"lift the gate"', True),
        ("read people", '"read the inscription"', False),
        ("read people", '"reading his face"', True),
        ("small electronics", "to be a small wire-haired dog", False),
    ],
)
def test_an_own_skill_is_offered_where_the_deed_has_its_words(
    skill: str, deed: str, offered: bool
) -> None:
    check = TraitRoll(attribute=("alertness",), difficulty=Rank.POOR, purpose=deed)
    options = Rolling(check=check).options(hero(skills={skill: 2}))

    assert (f"Use {skill.capitalize()} +2" in [english(one.text) for one in options]) is offered


@pytest.mark.rule("ART-219", "ART-456")
def test_what_a_roll_of_doubles_brings_is_told_behind_how_it_fell() -> None:
    check = TraitRoll(attribute=("strength",), difficulty=Rank.POOR)
    step = Rolling(check=check).step("roll", "", hero(), LoadedDice([99]))

    assert step.encounter is not None
    assert any(line.startswith("99; ") for line in all_english(step.encounter.status(step.sheet)))
    assert step.notes == ()
    over = step.encounter.step("nothing", "", step.sheet, LoadedDice([]))
    assert [note.code for note in over.notes] == ["bonus-changed"]


@pytest.mark.rule("ART-180")
def test_who_is_warned_that_failing_hurts_reads_it_under_what_is_rolled() -> None:
    begun = ART.begin(TraitRoll(attribute=("agility",), difficulty=Rank.POOR), hero(), asks=True)
    plain, warned = begun.status(hero()), begun.warned().status(hero())

    assert [*all_english(warned)][:-1] == [*all_english(plain)]
    assert warned[-1] == Message("art.warned-hurt", {"word": ""})
