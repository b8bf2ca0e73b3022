"""The scale of ranks, and adding difficulties."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.rules.art.checks.ranks import (
    LABELS,
    WORDS,
    Rank,
    add_difficulties,
    clamp_rank,
    trait_of_rank,
)

RANKS = st.sampled_from(list(Rank))
PRINTED = "CT PT FB IN PR PS GD GT SP AW EX"


@pytest.mark.rule("ART-001")
def test_there_are_eleven_ranks_in_ascending_order() -> None:
    assert " ".join(rank.abbr for rank in sorted(Rank)) == PRINTED


@pytest.mark.rule("ART-001")
@pytest.mark.parametrize("rank", Rank)
def test_a_rank_is_read_back_from_its_name_and_letters_in_any_case(rank: Rank) -> None:
    written = (rank.word, rank.abbr, rank.word.upper(), f" {rank.abbr.lower()} ")

    assert {Rank.parse(text) for text in written} == {rank}


def test_an_unknown_rank_is_told_with_the_nearest_and_all_there_are() -> None:
    with pytest.raises(ValueError, match="unknown rank 'god'; did you mean 'Good'") as told:
        Rank.parse("god")

    assert ", ".join(WORDS[1:]) in str(told.value)


def test_an_unknown_rank_that_is_near_to_nothing_is_told_without_a_guess() -> None:
    with pytest.raises(ValueError, match="unknown rank 'xyz'; ranks are Catastrophic"):
        Rank.parse("xyz")


@pytest.mark.rule("ART-002")
def test_a_roll_has_ten_results_and_extreme_is_none_of_them() -> None:
    assert (len(LABELS), "extreme" in LABELS) == (10, False)


@pytest.mark.reading("ART-192")
@pytest.mark.rule("ART-192")
def test_a_henchman_is_rolled_with_the_recommended_numbers() -> None:
    assert [trait_of_rank(rank) for rank in Rank] == [1, 1, 3, 7, 11, 15, 19, 23, 27, 29, 30]


@pytest.mark.rule("ART-194")
@pytest.mark.parametrize(
    ("ranks", "total"),
    [
        pytest.param("PR PS GT", "SP", marks=pytest.mark.example("E25")),
        pytest.param("FB IN GT", "GT", marks=pytest.mark.example("E26")),
        pytest.param("PS PS PS PS", "GT", marks=pytest.mark.example("E27")),
        ("PR", "PR"),
        ("EX EX", "EX"),
        ("AW EX", "EX"),
        ("CT FB", "FB"),
        ("GT PS PR", "SP"),
    ],
)
def test_difficulties_are_added_by_joining_the_lowest_near_pair(ranks: str, total: str) -> None:
    assert add_difficulties(map(Rank.parse, ranks.split())).abbr == total


@pytest.mark.rule("ART-194")
def test_no_difficulties_have_no_sum() -> None:
    with pytest.raises(ValueError, match="no difficulties"):
        add_difficulties(())


@pytest.mark.rule("ART-194")
@given(st.lists(RANKS, min_size=1, max_size=30), st.randoms(use_true_random=False))
def test_the_sum_is_no_less_than_any_and_their_order_does_not_matter(
    ranks: list[Rank], chance: "object"
) -> None:
    total = add_difficulties(ranks)

    assert total >= max(ranks)
    assert total == add_difficulties(reversed(ranks))


@pytest.mark.rule("ART-194")
@given(st.lists(RANKS, min_size=1, max_size=12))
def test_the_sum_is_what_joining_pair_by_pair_comes_to(ranks: list[Rank]) -> None:
    left = sorted(ranks)
    while pair := next((i for i in range(1, len(left)) if left[i] - left[i - 1] <= 1), 0):
        joined = clamp_rank(left[pair] + 1)
        left[pair - 1 : pair + 1] = []
        left = sorted([*left, joined])

    assert add_difficulties(ranks) is left[-1]


@pytest.mark.rule("ART-183", "ART-198")
@given(st.integers(-50, 50))
def test_shifted_ranks_stay_on_the_scale(level: int) -> None:
    assert clamp_rank(level) == max(1, min(11, level))


@pytest.mark.rule("ART-197")
@pytest.mark.example("E29")
def test_a_foes_rank_may_be_shifted_itself() -> None:
    assert clamp_rank(Rank.POOR + 1) is Rank.PASSABLE
