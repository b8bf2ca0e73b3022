"""Chances are drawn with their labels in a column, or told."""

from solo.terminal.told.answers import answer
from solo.terminal.typed.readings import Query
from solo.terminal.window.wrap import lay_out, plain
from tests.engine.table.sitting import do, table


def test_chances_of_a_check_are_drawn_in_columns_or_told_in_words() -> None:
    session = table(system="fell")
    do(session, "add", "Mara str d8")

    def told(*, spoken: bool) -> list[str]:
        blocks = answer(Query("odds", "test str"), session, spoken=spoken)
        return [plain(line) for line in lay_out(blocks, 60)]

    assert told(spoken=True) == ["test str", "Passed: 62.5%", "Failed: 37.5%"]
    assert told(spoken=False)[-2:] == ["  Passed   62.5%", "  Failed   37.5%"]


def test_chances_of_several_rolls_are_drawn_in_columns_under_their_dice() -> None:
    blocks = answer(Query("odds", "2d6"), table(), spoken=False)
    told = [plain(line) for line in lay_out(blocks, 60)]

    assert told[:2] == ["2d6", "  2     2.8%"]
    assert "  12    2.8%" in told
