"""Actions of more than one roll: together, assisted, in steps, sustained, on fire, contested."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.rules.art.actions.assist import Assist
from solo.rules.art.actions.complex import Complex, ComplexStep
from solo.rules.art.actions.contest import Contest
from solo.rules.art.actions.sustained import Goal, Sustained
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.foe import Foe
from solo.rules.art.health.burning import Burning, Stop
from solo.rules.art.health.damage import foe_struck
from solo.rules.art.party.group import Group, combine
from solo.rules.art.system import ART
from solo.rules.core.dice import LoadedDice, SeededDice
from solo.rules.core.protocols import Illegal
from tests.english import all_english, english
from tests.rules.art.sample import face, hero, play

CT, PT, FB, IN, PR, PS, GD, GT, SP, AW, EX = Rank
TOMAS = Foe(name="Tomas", attributes={"strength": IN})
LIFT = Group(attribute=("strength",), difficulty=PS, helpers=("tomas", "absent"))


# Together


@pytest.mark.reading("C10")
@pytest.mark.rule("ART-224", "ART-226", "ART-227")
@pytest.mark.example("E39")
def test_the_best_effort_stands_where_help_does_not_add_up() -> None:
    assert combine([IN, PR, IN], False) is PR
    played = play(
        ART.begin(LIFT, hero(), asks=False), hero(companions={"tomas": TOMAS}), [face(7, PR)]
    )
    assert (played.result.label, played.result.count) == ("Poor", "1f")


@pytest.mark.rule("ART-229")
@pytest.mark.example("E40")
def test_efforts_add_up_like_difficulties() -> None:
    assert combine([GD, PR, IN], True) is GT


@pytest.mark.rule("ART-229")
def test_the_sum_of_efforts_stops_at_awesome() -> None:
    assert combine([AW, AW, AW], True) is AW


@pytest.mark.rule("ART-228")
def test_a_catastrophic_roll_is_a_disaster_for_all() -> None:
    sheet = hero(companions={"tomas": Foe(name="Tomas", attributes={"strength": EX})})

    outcome = LIFT.resolve(sheet, LoadedDice([face(7, CT)]))

    assert (outcome.label, outcome.count) == ("disaster", "5f")


@pytest.mark.rule("ART-225", "ART-226")
def test_only_who_is_there_helps_and_four_at_most() -> None:
    many = {f"h{n}": TOMAS for n in range(6)}
    check = Group(attribute=("strength",), difficulty=PS, helpers=(*many, "absent"))

    assert len(check.present(hero(companions=many))) == 4


@pytest.mark.rule("ART-242")
@given(seed=st.text(max_size=5), rank=st.sampled_from(Rank), compounding=st.booleans())
def test_help_in_a_simple_task_never_hurts(seed: str, rank: Rank, compounding: bool) -> None:
    check = Group(attribute=("str",), difficulty=PS, helpers=("a",), compounding=compounding)
    alone = check.resolve(hero(), SeededDice(seed))
    sheet = hero(companions={"a": Foe(name="A", attributes={"strength": rank})})

    helped = check.resolve(sheet, SeededDice(seed))

    assert helped.successes - helped.failures >= alone.successes - alone.failures


# Assisting and hindering

LANDING = Assist(
    helper="jane",
    helper_attribute="craft",
    helper_difficulty=GT,
    attribute=("craft",),
    difficulty=PS,
)


@pytest.mark.rule("ART-192", "ART-239", "ART-240")
@pytest.mark.example("E42")
def test_jane_talks_you_down() -> None:
    jane = Foe(name="Jane", attributes={"craft": PS})  # rolled with 15, in the range of her 14
    sheet = hero(attributes={"craft": 6}, companions={"jane": jane})

    played = play(ART.begin(LANDING, sheet, asks=False), sheet, [face(15, SP), face(8, PR)])

    assert (played.result.facts["row"], played.result.count) == (8, "1f")
    assert played.codes == ["helper-rolled", "helped"]


@pytest.mark.rule("ART-241")
@pytest.mark.parametrize("faces", [[1], [face(15, SP), 1]])
def test_a_catastrophic_roll_of_either_ends_an_assist(faces: list[int]) -> None:
    sheet = hero(companions={"jane": Foe(name="Jane", attributes={"craft": PS})})

    played = play(ART.begin(LANDING, sheet, asks=False), sheet, faces)

    assert played.result.label == "disaster"
    assert LANDING.resolve(sheet, LoadedDice(faces)).label == "disaster"


@pytest.mark.rule("ART-242")
def test_a_weak_link_hurts_an_assist() -> None:
    sheet = hero(companions={"jane": Foe(name="Jane", attributes={"craft": FB})})

    outcome = LANDING.resolve(sheet, LoadedDice([face(3, IN), 50]))

    assert outcome.facts["row"] == 7 - 4


@pytest.mark.rule("ART-243")
def test_hindering_a_foe_eases_the_roll_against_it() -> None:
    check = Assist(
        helper_attribute="cunning",
        helper_difficulty=PR,
        attribute=("agility",),
        difficulty=GD,
        impede=True,
    )

    eased = check.resolve(hero(), LoadedDice([face(7, PS), 50]))
    failed = check.resolve(hero(), LoadedDice([face(7, FB), 50]))

    assert (eased.facts["row"], failed.facts["row"]) == (9, 7)


def test_a_hero_who_hinders_first_uses_a_kept_bonus_up_once() -> None:
    check = Assist(
        helper_attribute="cunning",
        helper_difficulty=PR,
        attribute=("agility",),
        difficulty=GD,
        impede=True,
    )
    sheet, faces = hero(bonus=2), [face(9, PR), 50]

    played = play(ART.begin(check, sheet, asks=False), sheet, faces)
    resolved = check.resolve(sheet, LoadedDice(faces))

    assert (played.result.facts["row"], played.sheet.bonus) == (8, 0)
    assert resolved.facts["row"] == 8
    assert len(resolved.changes) == 1


def test_an_absent_helper_leaves_you_alone() -> None:
    played = play(ART.begin(LANDING, hero(), asks=False), hero(), [50])

    assert played.result.facts["row"] == 7


# Steps


def part(name: str, attribute: str, difficulty: Rank, **more: Any) -> ComplexStep:
    told = {"intro": f"Now {name}.", "success": "Well.", "failure": "Ill."}
    return ComplexStep(id=name, attribute=(attribute,), difficulty=difficulty, **{**told, **more})


DEBATE = Complex(
    steps=(part("charm", "charm", PR), part("trick", "cunning", PS), part("prove", "int", PR))
)
SPEAKER = hero(attributes={"charm": 7, "cunning": 7, "intelligence": 3})


def test_a_step_is_shown_by_its_name_and_taken_by_its_id() -> None:
    steps = (replace(DEBATE.steps[0], name="Anmut"), *DEBATE.steps[1:])
    faces = [face(7, GD), face(5, FB), face(5, SP)]

    played = play(ART.begin(Complex(steps=steps), SPEAKER, asks=False), SPEAKER, faces, "charm")

    done = [note.facts["name"] for note in played.notes if note.code == "step-done"]
    assert played.seen[0] == ("charm", "trick", "prove")
    assert done[0] == "Anmut"


@pytest.mark.rule("ART-231", "ART-233", "ART-234", "ART-236", "ART-237")
@pytest.mark.example("E41")
def test_the_books_debate() -> None:
    faces = [face(7, GD), face(5, FB), face(5, SP)]

    played = play(ART.begin(DEBATE, SPEAKER, asks=False), SPEAKER, faces, "trick", "prove")

    assert (played.result.facts["row"], played.result.count) == (5, "5s")
    assert played.seen[0] == ("charm", "trick", "prove")
    assert [one[0] for one in played.seen[1:]] == ["roll", "charm", "roll", "roll", "go-on"]
    assert played.sheet.bonus == 2
    done = [note.facts for note in played.notes if note.code == "step-done"]
    assert [(one["name"], one["label"], one["count"]) for one in done] == [
        ("trick", "Good", "2s"), ("prove", "Feeble", "2f"), ("charm", "Super", "5s")
    ]  # fmt: skip


@pytest.mark.rule("ART-232")
def test_every_step_is_told() -> None:
    played = play(ART.begin(DEBATE, SPEAKER, asks=False), SPEAKER, [50, 50, 50])

    texts = [note.facts["text"] for note in played.notes if note.code == "told"]
    assert len(texts) == 3
    faces = [face(7, GD), face(5, FB), face(5, SP)]
    mixed = play(ART.begin(DEBATE, SPEAKER, asks=False), SPEAKER, faces, "trick", "prove")
    told = [note.facts["text"] for note in mixed.notes if note.code == "told"]
    assert told == ["Well.", "Ill.", "Well."]
    with pytest.raises(ValueError, match="intro: every step has to be told"):
        part("a", "charm", PR, intro=" ")


@pytest.mark.rule("ART-235")
def test_a_catastrophic_step_ends_all() -> None:
    outcome = DEBATE.resolve(SPEAKER, LoadedDice([1]))

    assert (outcome.label, len(outcome.faces)) == ("disaster", 1)


@pytest.mark.rule("ART-233")
def test_some_steps_wait_for_others() -> None:
    waiting = Complex(steps=(part("end", "charm", PR, after=("start",)), part("start", "int", PR)))

    assert [step.id for step in waiting.open(())] == ["start"]
    with pytest.raises(ValueError, match="wait for each other"):
        Complex(steps=(part("a", "charm", PR, after=("b",)), part("b", "int", PR, after=("a",))))


@pytest.mark.rule("ART-230")
def test_a_complex_action_has_more_than_one_step() -> None:
    with pytest.raises(ValueError, match="at least two steps"):
        Complex(steps=(part("a", "charm", PR),))


# Keeping at it

REPAIR = Sustained(attribute=("craft",), difficulty=PS, each=5)
E44 = [GD, GT, PT, PS, FB, PS, GT]


@pytest.mark.reading("C12")
@pytest.mark.rule("ART-244", "ART-245", "ART-246", "ART-247")
@pytest.mark.example("E44")
def test_the_books_seven_rounds() -> None:
    # Conflict C12 (ART-247): by the rule Pathetic against Passable is 4f, so the end is 10/7.
    faces = [face(7, rank) for rank in E44]

    played = play(ART.begin(REPAIR, hero(), asks=False), hero(), faces)

    assert (played.result.label, played.result.count) == ("Great", "3s")
    assert (played.result.facts["totals"], played.minutes) == ((10, 7), 35)
    assert REPAIR.resolve(hero(), LoadedDice(faces)).facts["totals"] == (10, 7)


@pytest.mark.rule("ART-247")
@pytest.mark.example("E43")
def test_the_last_roll_alone_gives_the_degree_of_failure() -> None:
    check = Sustained(attribute=("craft",), difficulty=PR, goal=Goal(successes=5))

    outcome = check.resolve(hero(), LoadedDice([face(7, PT), face(7, FB)]))

    assert (outcome.label, outcome.count) == ("Feeble", "2f")


@pytest.mark.rule("ART-245")
def test_the_goals_may_differ() -> None:
    check = Sustained(attribute=("craft",), difficulty=PR, goal=Goal(successes=10, failures=15))

    outcome = check.resolve(hero(), LoadedDice([1] * 4))

    assert outcome.facts["totals"] == (0, 16)
    with pytest.raises(ValueError, match="a goal is 5 to 30, not 4"):
        Goal(successes=4)


@pytest.mark.rule("ART-248")
@pytest.mark.example("E45")
def test_it_may_be_broken_off_between_rolls() -> None:
    played = play(ART.begin(REPAIR, hero(), asks=False), hero(), [50, 50], "go-on", "stop")

    assert (played.result.label, played.result.count, played.minutes) == ("stopped", "", 10)


@pytest.mark.rule("ART-244", "ART-250")
def test_a_sustained_action_asks_for_one_attribute_throughout() -> None:
    sheet = hero(attributes={"craft": 9, "agility": 4})
    check = Sustained(attribute=("craft", "agility"), difficulty=PS)

    played = play(ART.begin(check, sheet, asks=False), sheet, [98, 97, 98])

    assert (played.result.facts["attribute"], played.result.facts["row"]) == ("craft", 9)
    with pytest.raises(ValueError, match="attribute: an attribute to roll is missing"):
        Sustained(attribute=(), difficulty=PS)


@given(seed=st.text(max_size=5), trait=st.integers(2, 12), difficulty=st.sampled_from(Rank))
@pytest.mark.rule("ART-246")
def test_sustained_actions_end(seed: str, trait: int, difficulty: Rank) -> None:
    check = Sustained(attribute=("craft",), difficulty=difficulty, goal=Goal(successes=30))

    outcome = check.resolve(hero(attributes={"craft": trait}), SeededDice(seed))

    won, lost = outcome.facts["totals"]
    assert (won >= 30) != (lost >= 30)
    assert bool(outcome.successes) == (won >= 30)


# On fire

FIRE = Burning(
    attack=PS, stop=Stop(attribute=("agility",), difficulty=IN, text="Roll in the wet sand")
)


@pytest.mark.rule("ART-270", "ART-271")
@pytest.mark.example("E63")
def test_the_books_fire_burns_twice() -> None:
    sheet = hero(attributes={"agility": 11}, health_rank=12)

    played = play(
        ART.begin(FIRE, sheet, asks=False),
        sheet,
        [face(5, IN), face(5, IN), face(5, PS)],
        "endure",
        "endure",
    )

    assert played.codes.count("damaged") + played.codes.count("undamaged") == 2
    assert (played.result.count, played.result.facts["rounds"]) == ("1s", 3)


@pytest.mark.rule("ART-272")
def test_something_may_be_done_about_it() -> None:
    played = play(ART.begin(FIRE, hero(), asks=False), hero(), [face(1, IN), face(7, IN)], "stop")

    assert (played.result.label, played.codes[-1]) == ("stopped", "put-out")


@pytest.mark.rule("ART-051", "ART-272")
def test_who_is_staggered_by_it_can_do_nothing_about_it_in_the_next_round() -> None:
    """Catastrophic against Passable is Great damage: the last box, and the turn after it."""
    sheet = hero(health_rank=11)  # Poor, Passable, Passable, Good
    faces = [face(1, CT), face(1, IN), face(7, IN)]

    played = play(ART.begin(FIRE, sheet, asks=False), sheet, faces, "stop")

    assert played.codes.count("fight-loses-turn") == 1
    assert (played.result.label, played.result.facts["rounds"]) == ("stopped", 3)
    assert not played.sheet.staggered


@pytest.mark.rule("ART-052", "ART-270")
def test_it_ends_with_the_hero() -> None:
    outcome = FIRE.resolve(hero(), LoadedDice([2] * 60))

    assert outcome.failures
    assert outcome.facts["rounds"] < 60


# Against each other

THEFT = Contest(trait=12, rival=9)


@pytest.mark.rule("ART-187")
@pytest.mark.example("E22", "E23")
@pytest.mark.parametrize(
    ("victim", "harder", "count", "own"),
    [(PR, 0, "3s", "3f"), (GT, 0, "1f", "1s"), (GT, 1, "1s", "1f"), (GT, -9, "8f", "8s")],
)
def test_the_thief_and_the_victim(victim: Rank, harder: int, count: str, own: str) -> None:
    """What makes it harder does so for who defends."""
    faces = [face(12, GT), face(9, victim)]
    theft = replace(THEFT, harder=harder)
    guard = Contest(trait=9, rival=12, defending=True, harder=harder)

    assert theft.resolve(None, LoadedDice(faces)).count == count
    assert guard.resolve(None, LoadedDice(faces)).count == own


@pytest.mark.rule("ART-186")
def test_in_a_simple_contest_the_higher_column_wins() -> None:
    race = Contest(trait=7, rival=7, simple=True)

    assert race.resolve(None, LoadedDice([90, 50])).successes
    assert race.resolve(None, LoadedDice([50, 50])).count == ""


@pytest.mark.rule("ART-187")
@pytest.mark.parametrize(
    ("victim", "said"),
    [
        (PR, "The owner comes to Poor: you win by 3."),
        (GT, "The owner comes to Great: you lose by 1."),
    ],
)
def test_a_contest_tells_what_the_other_rolled_and_who_wins(victim: Rank, said: str) -> None:
    theft = replace(THEFT, against="the owner")
    faces = [face(12, GT), face(9, victim)]

    played = play(ART.begin(theft, hero(), asks=False), hero(), faces)

    assert said in [english(ART.phrase(note)) for note in played.notes]


@pytest.mark.reading("ART-190")
@pytest.mark.rule("ART-190")
@pytest.mark.example("E24")
def test_a_foe_misses_a_foe_without_any_roll() -> None:
    weak = Foe(name="a rat", attack=FB)
    strong = Foe(name="a knight", attack=GT, defense=GD)

    assert foe_struck(strong, weak.attack, weak.damage) is None
    assert foe_struck(strong, strong.attack, strong.damage) is PR


def test_options_that_are_not_open_are_refused() -> None:
    for check in (LIFT, LANDING, DEBATE, REPAIR, FIRE, THEFT):
        with pytest.raises(Illegal):
            ART.begin(check, hero(), asks=True).step("dance", "", hero(), LoadedDice([]))


@given(
    seed=st.text(max_size=6),
    answers=st.lists(st.integers(0, 9), max_size=40),
    which=st.integers(0, 6),
    asks=st.booleans(),
    fame=st.integers(0, 8),
)
def test_any_player_gets_to_the_end_of_any_action(
    seed: str, answers: list[int], which: int, asks: bool, fame: int
) -> None:
    check: Any = (LIFT, LANDING, DEBATE, REPAIR, FIRE, Contest(attribute=("str",), rival=8), LIFT)[
        which
    ]
    jane = Foe(name="Jane", attributes={"craft": GD})
    sheet, dice = hero(fame=fame, companions={"jane": jane, "tomas": TOMAS}), SeededDice(seed)
    now = ART.begin(check, sheet, asks=asks)
    for _ in range(2000):
        all_english(now.status(sheet))
        options = [option for option in now.options(sheet) if not option.reason]
        pick = options[answers.pop() % len(options) if answers else 0]
        step = now.step(pick.id, f"new thing {len(sheet.skills)}" if pick.asks else "", sheet, dice)
        sheet = step.sheet
        for note in step.notes:
            assert english(ART.phrase(note)).endswith((".", "!", "?"))
        if step.encounter is None:
            break
        now = step.encounter

    assert step.outcome is not None
    counts = ART.counts(check) or frozenset()
    assert step.outcome.count in counts | {""}
    assert all_english(ART.explain(step.outcome)) or not step.outcome.faces


@pytest.mark.rule("ART-232")
@pytest.mark.parametrize("text", ["You see {{ gold }}.", "{% if lamp %}Light{% endif %}"])
@pytest.mark.parametrize("field", ["intro", "success", "failure"])
def test_the_texts_of_a_step_are_plain(field: str, text: str) -> None:
    texts = {"intro": "a", "success": "b", "failure": "c"} | {field: text}

    with pytest.raises(ValueError, match=f"{field}: the text of a step is plain"):
        ComplexStep(id="a", attribute=("craft",), difficulty=Rank.POOR, **texts)
