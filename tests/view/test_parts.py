"""What a front-end takes of the rules: how a roll came about, who sits down, spreads."""

from solo.engine.commands import Choose, Try
from solo.rules.core.notation.terms import MOST_AGAIN
from solo.view import parts
from solo.view.asked import ways_of_dice
from tests.engine.table.sitting import table
from tests.english import all_english
from tests.view.test_whole import STORY, Game


def test_a_roll_is_told_with_how_it_was_reckoned(game: Game) -> None:
    session = game(STORY, faces=(50,), offers="always")
    session.do(Try("strength", text="push"))
    event = session.do(Choose("roll")).events[0]

    told = all_english(parts.why_of(session, event.outcome))  # type: ignore[union-attr]  # it is a roll

    assert "50" in " ".join(told)


def test_what_is_typed_by_hand_is_in_the_words_of_the_rules() -> None:
    by = {system: parts.samples(table(system=system)) for system in ("fell", "art")}

    assert by["fell"] != by["art"]


def test_a_new_table_has_nobody_on_its_bench() -> None:
    assert parts.bench(table(system="fell")) == ()


def test_rare_results_of_dice_are_put_together_and_none_is_lost() -> None:
    ((_, ways),) = ways_of_dice(table(), "20d6")

    rows = parts.spread(ways)

    assert 1 < len(rows) < len(ways)
    assert parts.most_again() == MOST_AGAIN > 1
