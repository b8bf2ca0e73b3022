"""What both 2d20 games are built of: counting dice, points and their bounds, names as typed."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from solo.rules.core.dice import LoadedDice
from solo.rules.core.outcome import Note
from solo.rules.core.protocols import Illegal
from solo.rules.two_d20.core import combat_dice
from solo.rules.two_d20.core.fighting import another, numbered, tell_cause
from solo.rules.two_d20.core.likelihood import Oracle
from solo.rules.two_d20.core.pool import Aim, Count, Pool, first_complication, pairs, triggers
from solo.rules.two_d20.core.sheet import MOST_POINTS, add_harder, bank, kept, set_points, wear_off
from solo.rules.two_d20.core.skills import legal_name, parse_difficulty, parse_name
from solo.rules.two_d20.fallout.checks.details import LuckOffer
from solo.rules.two_d20.fallout.checks.skill import SkillTest
from tests.rules.fallout.sample import hero
from tests.rules.foreseeing import Foreseeing

KNOWN = ("old science", "brawling", "barter", "blades")
WORDS = {"easy": 0, "hard": 3}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("old science", "old science"), ("Old-Science", "old science"),
        (" old_science ", "old science"), ("old", "old science"), ("bra", "brawling"),
        ("blades", "blades"),
    ],
)  # fmt: skip
def test_a_skill_is_known_by_its_beginning_and_however_its_words_are_joined(
    typed: str, meant: str
) -> None:
    assert parse_name(typed, KNOWN, "skill") == meant
    assert legal_name(typed, KNOWN, "skill") == meant


@pytest.mark.parametrize("typed", ["b", "bl", "ol", "bar ter", "science", ""])
def test_too_short_a_beginning_and_the_middle_of_a_name_are_refused(typed: str) -> None:
    with pytest.raises(ValueError, match="skill"):
        parse_name(typed, KNOWN, "skill")
    with pytest.raises(Illegal, match="skill"):
        legal_name(typed, KNOWN, "skill")


@pytest.mark.parametrize(
    ("typed", "number"),
    [("easy", 0), (" Hard ", 3), ("4", 4), ("d4", 4), ("D12", 12), ("99", 99), ("0", 0)],
)
def test_a_difficulty_is_a_word_or_a_number_of_two_digits(typed: str, number: int) -> None:
    assert parse_difficulty(typed, WORDS) == number


@pytest.mark.parametrize("typed", ["100", "-1", "dd1", "d", "", "²", "harder"])
def test_anything_else_is_no_difficulty(typed: str) -> None:
    with pytest.raises(ValueError, match="difficulty"):
        parse_difficulty(typed, WORDS)


@pytest.mark.parametrize(
    ("codes", "then"),
    [
        ((), ("roll",)),
        (("hurt",), ("roll", "hurt")),
        (("rerolled", "hurt"), ("rerolled", "roll", "hurt")),
        (
            ("a", "rerolled", "rerolled", "hurt", "b"),
            ("a", "rerolled", "rerolled", "roll", "hurt", "b"),
        ),
    ],
)
def test_a_roll_is_told_after_its_second_throw_and_before_what_it_caused(
    codes: tuple[str, ...], then: tuple[str, ...]
) -> None:
    notes = [Note(code, {}) for code in codes]
    tell_cause(notes, Note("roll", {}))

    assert tuple(note.code for note in notes) == then


def test_several_of_a_name_are_numbered() -> None:
    assert [numbered("the guard", n) for n in (1, 2, 12)] == [
        "the guard", "the second guard", "the twelfth guard",
    ]  # fmt: skip
    assert [numbered("Rex", n) for n in (1, 2)] == ["Rex", "Rex 2"]
    assert another("the guard", ["the guard", "the third guard"]) == "the second guard"
    assert another("Rex", ()) == "Rex"


@pytest.mark.parametrize(
    ("aim", "worths"),
    [
        (Aim(3), "1110 0"), (Aim(3, 1), "2110 0"), (Aim(3, 5), "2220 0"), (Aim(0), "0000 0"),
        (Aim(20, 0, 19), "1111 1"),
    ],
)  # fmt: skip
def test_a_face_is_worth_nothing_one_or_two(aim: Aim, worths: str) -> None:
    first, last = worths.split()
    assert "".join(str(aim.worth(face)) for face in (1, 2, 3, 4)) == first
    assert str(aim.worth(20)) == last
    assert [aim.read(face).complications for face in (18, 19, 20)] == [
        int(face >= aim.worst) for face in (18, 19, 20)
    ]


@pytest.mark.rule("FO-015", "FO-016")
def test_a_helper_counts_if_the_helped_one_has_a_success_but_complications_always() -> None:
    helper = Count(2, 1)
    assert Count(1, 0).helped(helper) == Count(3, 1)
    assert Count(0, 1).helped(helper) == Count(0, 2)


POOLS = (
    Pool(Aim(9, 2), 2),
    Pool(Aim(9, 2, 18), 1, sure=1, auto=1),
    Pool(Aim(14, 0, 19), 2, again=1),
    Pool(Aim(5, 1, 16), 1, again=2),
    Pool(Aim(5, 1), 1, helpers=(Aim(8, 3),)),
    Pool(Aim(11, 1), 0, sure=2, helpers=(Aim(3),)),
)


@pytest.mark.parametrize("pool", POOLS)
def test_the_chances_of_a_pool_are_those_of_every_way_its_dice_can_fall(pool: Pool) -> None:
    """Who rolls again picks the highest failures; a failed complication is rolled again first."""
    counted: Counter[Count] = Counter()
    rolls = pool.dice + len(pool.helpers) + pool.again
    for faces in product(range(1, 21), repeat=rolls):
        own = list(faces[: pool.dice])
        helped = faces[pool.dice : pool.dice + len(pool.helpers)]
        anew = faces[pool.dice + len(pool.helpers) :]
        for place, face in zip(pool.poor(tuple(own)), anew, strict=False):
            own[place] = face
        counted[pool.tally(tuple(own), helped)] += 1

    found = pool.chances()
    scale = 20**rolls // sum(found.values())
    assert {count: ways * scale for count, ways in found.items()} == dict(counted)


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ((3, 12, 4), (12, 3, 4), True),
        ((3, 12, 4), (4, 15, 1), True),
        ((3, 12, 4), (3, 3, 4), False),
        ((3, 12, 4), (1, 12, 4), False),
        ((3, 12, 4), (3, 20, 4), False),
        ((3, 12, 4), (3, 12, 20), False),
    ],
)
def test_pools_are_alike_whose_dice_count_alike_in_any_order(
    one: tuple[int, ...], other: tuple[int, ...], alike: bool
) -> None:
    pool = Pool(Aim(9, 2), 2, helpers=(Aim(8),))
    found = []
    for faces in (one, other):
        dice = Foreseeing(*faces)
        assert pool.roll(dice) == (faces[:2], faces[2:])
        found.append(dice.told)

    assert (found[0] == found[1]) is alike


def test_combat_dice_are_alike_that_show_the_same_in_any_order() -> None:
    told = []
    for faces in ((1, 5, 3), (6, 4, 1), (1, 2, 3)):
        dice = Foreseeing(*faces)
        assert combat_dice.roll(dice, 3) == faces
        told.append(dice.told)

    assert told == [((0, 0), (1, 0), (1, 1)), ((0, 0), (1, 0), (1, 1)), ((0, 0), (1, 0), (2, 0))]


def test_the_best_counts_come_first() -> None:
    counts = {Count(1, 1): 3, Count(2, 0): 1, Count(1, 0): 2}
    assert list(pairs(counts)) == [(Count(2, 0), 1), (Count(1, 0), 2), (Count(1, 1), 3)]


def test_complications_are_answered_one_by_one() -> None:
    assert triggers(0) == ()
    assert triggers(1) == ("complication",)
    assert triggers(3) == ("complication", "complication-2", "complication-3")
    assert [first_complication(reach) for reach in (1, 3)] == [20, 18]


@pytest.mark.parametrize(
    ("difficulty", "mod", "offers", "lowest"),
    [(0, 0, (), 1), (0, -1, (), 1), (1, -5, (), 1), (2, 0, (), 2), (3, -1, (), 2), (3, 1, (), 4),
     (3, 0, (-1, -1), 1), (5, 0, (-1, -2), 2), (3, 0, (2,), 3), (3, 0, (-1, 2), 2),
     (12, 0, (), 12), (13, 0, (), 99)],
)  # fmt: skip
def test_the_counts_that_a_test_can_give(
    difficulty: int, mod: int, offers: tuple[int, ...], lowest: int
) -> None:
    """What may be offered makes it easier, if it is taken; any number may be lacking."""
    luck = tuple(LuckOffer(text=f"Offer {n}", difficulty_mod=by) for n, by in enumerate(offers))
    check = SkillTest(tn=9, difficulty=difficulty, difficulty_mod=mod, luck_offers=luck)

    enough = {f"{number}s" for number in range(lowest, 13)}
    assert check.counts() == enough | {f"{number}f" for number in range(1, 13)}


@pytest.mark.parametrize(
    ("field", "to", "told"),
    [
        ("pool", 5, {"called": "Action Points", "by": 2, "now": 5, "lost": 0}),
        ("pool", 8, {"called": "Action Points", "by": 3, "now": 6, "lost": 2}),
        ("pool", -1, {"called": "Action Points", "by": -3, "now": 0, "lost": 0}),
        ("pool", 3, None),
        ("threat", 99, {"by": 97, "now": 99, "lost": 0}),
        ("threat", MOST_POINTS + 5, {"by": MOST_POINTS - 2, "now": MOST_POINTS, "lost": 0}),
        ("luck", 0, {"called": "Luck", "by": -1, "now": 0, "lost": 0}),
        ("xp", 4, {"called": "Experience", "by": 4, "now": 4, "lost": 0}),
    ],
)
def test_points_keep_their_bounds_and_say_what_is_lost(
    field: str, to: int, told: dict[str, Any] | None
) -> None:
    sheet = hero(pool=3, threat=2, luck=1)
    after, notes = set_points(sheet, field, to, why="so")
    if told is None:
        assert (after, notes) == (sheet, ())
        return
    (note,) = notes
    assert {**note.facts, **told, "why": "so"} == note.facts
    assert getattr(after, field) == told["now"]


def test_what_is_saved_has_room_or_is_lost() -> None:
    sheet = hero(pool=4)
    assert kept(1, sheet) == {"points": 1, "room": 2, "lost": 0}
    assert kept(5, sheet) == {"points": 5, "room": 2, "lost": 3}
    assert bank(sheet, 1)[0].pool == 5
    assert bank(sheet, 5)[0].pool == 6


@pytest.mark.parametrize(
    ("had", "by", "now", "told"),
    [
        (0, 2, 2, 2),
        (2, -1, 1, -1),
        (2, -9, 0, -2),
        (0, -1, 0, 0),
        (1, MOST_POINTS, MOST_POINTS, MOST_POINTS),
    ],
)
def test_steps_that_are_due_go_no_lower_than_nought(had: int, by: int, now: int, told: int) -> None:
    after, notes = add_harder(hero(harder=had), by)
    assert after.harder == now
    assert [note.facts["by"] for note in notes] == [told] * bool(told)


def test_a_mark_wears_off_when_its_time_has_come() -> None:
    sheet = hero(conditions=frozenset({"wet", "lame", "tired"}), lasting={"wet": 30, "tired": 31})
    after, notes = wear_off(sheet, 30)
    assert after.conditions == {"lame", "tired"}
    assert after.lasting == {"tired": 1}
    assert [note.facts for note in notes] == [{"name": "wet"}]
    assert wear_off(sheet, 0) == (sheet, ())
    assert wear_off(sheet, 1)[0].lasting == {"wet": 29, "tired": 30}


def test_the_dice_of_a_question_tell_their_complications() -> None:
    rolled = [
        Oracle(tn=9).resolve(None, LoadedDice(faces)) for faces in ((3, 20), (20, 20), (3, 4))
    ]

    assert [one.facts["complications"] for one in rolled] == [1, 2, 0]
    assert [one.triggers for one in rolled] == [triggers(1), triggers(2), ()]
