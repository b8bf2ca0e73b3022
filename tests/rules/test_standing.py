"""Where a fight stands: one form for all systems."""

from solo.rules.core.shown.standing import Stand, briefly, heading, standing
from solo.rules.core.words import words
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
