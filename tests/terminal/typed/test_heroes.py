"""What a player has one of several heroes do."""

import pytest

from solo.engine.commands import Ask, Choose, Jot, Roll, Try, Undo, Use
from solo.terminal.typed.heroes import by_hero
from solo.terminal.typed.readings import Asking, Nonsense, Query, Reading

CLIMB = Choose("climb")


@pytest.mark.parametrize(
    ("reading", "done"),
    [
        (CLIMB, CLIMB._replace(who="Mara")),
        (Ask("Is it?"), Ask("Is it?", who="Mara")),
        (Roll("2d6"), Roll("2d6", "Mara")),
        (Try("strength"), Try("strength", who="Mara")),
        (Use("first-aid"), Use("first-aid", who="Mara")),
        (Asking(CLIMB, "How?"), Asking(CLIMB._replace(who="Mara"), "How?")),
        (Jot("It is locked"), Jot("Mara: It is locked")),
        (Jot("Mara: It is locked"), Jot("Mara: It is locked")),
        (Query("sheet"), Query("sheet", who="Mara")),
        (Query("sheet", "fame"), Query("sheet", "fame")),
        (Query("quests"), Query("quests")),
        (Nonsense("what?"), Nonsense("what?")),
        (Jot("", 2), None),
        (Undo(), None),
    ],
)
def test_a_deed_is_done_by_whoever_is_named_and_a_question_by_nobody(
    reading: Reading, done: Reading | None
) -> None:
    assert by_hero(reading, "Mara") == done
