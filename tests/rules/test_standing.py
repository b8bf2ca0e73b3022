"""Where a fight stands: one form for all systems."""

import pytest

from solo.rules.core.shown.fight_view import Fighter, FightView, Gauge
from solo.rules.core.shown.moment import Moment, Standing, moment_of
from solo.rules.core.shown.standing import (
    Stand,
    alike,
    briefly,
    each_stand,
    heading,
    is_pool,
    is_remark,
    is_stand,
    round_of,
    stand,
    standing,
    together,
    whose_turn,
)
from solo.rules.core.words import words
from solo.words import Message, Text
from tests.english import all_english, english


def test_a_heading_tells_the_round_its_limit_and_whose_turn_it_is() -> None:
    assert english(heading(2, 6, "Your turn.")) == "Round 2 of 6. Your turn."
    assert english(heading(2)) == "Round 2."
    assert english(heading(0, title="The brawl")) == "The brawl. Before the first round."


def test_a_line_tells_name_state_marks_and_aim() -> None:
    one = Stand("the rat", ("HP 1/3", "close"), ("stunned",), "means to run")

    assert english(one.line) == "The rat: HP 1/3, close (stunned); means to run."
    assert (
        english(Stand("the rats (2)", (), aim="mean to run").line) == "The rats (2): mean to run."
    )
    assert english(Stand("the rat", ("band 3",), mark="r1").line) == "r1 the rat: band 3."


def test_what_everybody_reads_stands_in_one_order() -> None:
    you, rat = Stand("you", ("HP 2/3",)), Stand("the rat", ("HP 1/3",))
    parts = standing(
        "Round 1.", theirs=[rat, rat], ours=[you], ground=["A cellar."], points="Luck 1.",
        drawn=["|1|"],
    )  # fmt: skip

    assert parts[:4] == ("Round 1.", "Luck 1.", "|1|", "A cellar.")
    assert parts[4:] == (you.line, rat.line, rat.line)
    many = all_english(standing("Round 1.", ours=[you], theirs=[rat, rat], many=True))
    assert many == ("Round 1.", "You: HP 2/3.", "The rat: HP 1/3. The rat: HP 1/3.")


def test_a_new_round_tells_of_somebody_unchanged_what_is_counted_first_and_what_is_lost() -> None:
    hp, grit, cover = (
        words("gauge-now", label=label, now=now, most=3)
        for label, now in (("HP", 3), ("Grit", 3), ("Cover", 2))
    )
    line = Stand("the rat", (hp, grit, cover, "close"), aim="means to run").line

    told = briefly(line, [line], anew=True)

    assert told is not None
    assert english(told) == "The rat: HP 3/3, Cover 2/3."
    assert briefly(line, [line], anew=False) is None
    assert briefly(line, [], anew=False) == line


RAT, CAT, DOG = (Stand(name, ("close",)).line for name in ("the rat", "the cat", "the dog"))


def test_a_line_without_numbers_is_told_again_where_it_has_changed() -> None:
    fled = Stand("the rat", ("gone",)).line

    assert briefly(RAT, [CAT, RAT], anew=False) is None
    assert briefly(RAT, [CAT, RAT], anew=True) is RAT
    assert briefly(fled, [RAT], anew=False) is fled


def test_what_a_first_line_tells() -> None:
    first = heading(3, 6, "Your turn.")

    assert (whose_turn(first), whose_turn("Your turn."), whose_turn("")) == (
        "Your turn.", "Your turn.", "",
    )  # fmt: skip
    assert whose_turn(heading(3)) == heading(3)
    lines = ((first, RAT), (heading(0),), (RAT,), ("Round 3",), ())
    assert [round_of(some) for some in lines] == [3, 0, None, None, None]


def test_who_stands_how_is_known_again_in_a_line_of_several() -> None:
    both, mixed = together([RAT, CAT]), together([RAT, heading(1)])

    assert [is_stand(one) for one in (RAT, both, mixed, together([]), heading(1), "the rat")] == [
        True, True, False, False, False, False,
    ]  # fmt: skip
    assert [*each_stand([heading(1), both, "x", DOG, mixed])] == [RAT, CAT, DOG]


def test_those_who_stand_alike_are_told_together() -> None:
    far = Stand("the owl", ("far",)).line
    marked = [Stand(name, ("near",), mark="1").line for name in ("the elk", "the ox")]

    lines = all_english(alike([RAT, CAT, far, DOG, *marked]))
    assert lines == (
        "The rat and the cat: each close.", "The owl: far.", "The dog: close.",
        "1 the elk: near.", "1 the ox: near.",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("line", "pool", "remark"),
    [
        ("No numbers.", False, True),
        ("Band 3.", False, False),
        (Message("conan.points", {"momentum": 2}), True, False),
        (Message("conan.points-two"), False, True),
        (Message("x.y", {"some": ("a", ("b", 0))}), False, False),
        (Message("x.y", {"inner": Message("x.z", {"far": True, "name": "Ada"})}), False, True),
        (Message("x.y", {"inner": Message("x.z", {"far": 0})}), False, False),
        (Message("x.y", {"none": None, "part": 1.5}), False, True),
    ],
)
def test_points_that_all_share_and_what_holds_no_number(
    line: Text, pool: bool, remark: bool
) -> None:
    assert (is_pool(line), is_remark(line)) == (pool, remark)


WOLF = Fighter(
    "wolf-2", "the wolf", "foe", "3", (Gauge("hp", "HP", 2, 5), Gauge("grit", "Grit", 1, 1)),
    ("armor 1",), ("stunned",), "means to bite",
)  # fmt: skip


def test_how_a_fighter_of_a_view_stands() -> None:
    told = english(stand(WOLF, ("marked",)).line)

    assert told == "The wolf: HP 2/5, Grit 1/1, armor 1 (stunned, marked); means to bite."


def test_a_moment_has_what_was_suffered_and_what_is_left() -> None:
    """A gauge that counts up counts what was suffered; who is down counts as nobody."""
    rats = Fighter("rats", "the rats", "foe", heads=3)
    down, nobody = rats._replace(id="dead", up=False), rats._replace(id="none", heads=0)
    view = FightView(4, fighters=(WOLF, rats, down, nobody))

    assert moment_of(view, ["rats"], ("grit",)) == Moment(
        4,
        (Standing("wolf-2", "foe", 3 + 1, 2 + 0, True, "3", 1), Standing("rats", "foe", heads=3),
         Standing("dead", "foe", up=False, heads=0), Standing("none", "foe")),
        ("rats",),
    )  # fmt: skip
    assert moment_of(view).everybody[0][2:4] == (3, 3)
