"""What a player who comes back is told: where they are, the last turns, the own quest."""

import pytest

from solo.engine.commands import Choose
from solo.engine.log import ALL
from solo.errors import SoloError
from solo.terminal.told.recap import LATELY, hint, quests, recap, retold
from solo.terminal.words import words
from tests.engine.table.sitting import do, table
from tests.english import english
from tests.terminal.fake import BLANK, CLIMB, HAUL, FakeSession, FakeSystem, at_roll

TITLE = "The quay"


def told(session: FakeSession) -> list[str]:
    return [block.text for block in recap(session)]  # type: ignore[arg-type]  # a fake


def test_the_scene_heads_the_last_turns() -> None:
    session = FakeSession()
    session.do(Choose("ask-ned"))

    first, second = told(session)[:2]

    assert first == TITLE
    assert second.startswith("1. ")


def test_the_scene_is_named_once_where_the_game_has_just_begun() -> None:
    assert told(FakeSession()).count(TITLE) == 1


def test_as_many_turns_are_told_as_are_late() -> None:
    session = FakeSession()
    for _ in range(LATELY + 2):
        session.do(Choose("ask-ned"))

    numbers = [text.partition(". ")[0] for text in told(session) if "Ask Ned" in text]

    assert numbers == [str(LATELY + 1), str(LATELY + 2)]


def test_a_quest_of_the_players_own_is_told_without_what_would_move_the_cursor(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(FakeSystem, "own_quest", lambda _, sheet: "Find\x1b[2J Ebba")

    assert any("Find[2J Ebba" in text for text in told(FakeSession()))
    assert any("Find[2J Ebba" in block.text for block in quests(FakeSession()))  # type: ignore[arg-type]  # a fake


def test_quests_stand_on_lines_without_empty_ones_between_them() -> None:
    session = FakeSession(state=BLANK._replace(quests={"lamp": "take"}))

    head, quest, *_ = quests(session)  # type: ignore[arg-type]  # a fake

    assert (head.tight, quest.tight) == (False, True)


def test_a_hint_where_all_was_done_says_so_and_nothing_that_is_open() -> None:
    done = FakeSession(choices=(CLIMB,), state=BLANK._replace(taken=BLANK.taken.plus("quay/climb")))

    said = [block.text for block in hint(done)]  # type: ignore[arg-type]  # a fake

    assert said == [english(words("all-done"))]


def test_a_hint_in_a_roll_tells_what_is_usual_and_not_how_heroes_are_looked_at() -> None:
    (said,) = hint(at_roll())  # type: ignore[arg-type]  # a fake

    assert said.text == english(words("usual", usual="Roll Strength 9"))


@pytest.mark.parametrize(
    ("seat", "knows"),
    [(ALL, True), ("Mara", True), ("Tom", True), ("Ines", False), ("", False)],
)
def test_what_is_asked_in_secret_is_told_again_to_whom_it_is_for(seat: str, knows: bool) -> None:
    """Neither the line that asked it nor what came of it says to others what was asked."""
    session = table()
    for name in ("Mara", "Tom", "Ines"):
        do(session, "add", name)
    do(session, "secret", "tom: ask is it a trap?", who="Mara")

    asked, *came = (block.text for block in retold(*session.turns[-2:], session, seat))

    assert ("trap" in asked, "trap" in " ".join(came)) == (knows, knows)
    assert asked.startswith("4. Mara: ")


def test_a_hint_names_what_is_barred_with_its_reason_below_what_is_open() -> None:
    *_, climb, barred = hint(FakeSession(choices=(CLIMB, HAUL)))  # type: ignore[arg-type]  # a fake

    assert climb.text == " 1. Climb the cliff"
    assert (barred.text, barred.tight) == (" -  Haul up the boat: You have no rope.", True)


def test_a_hint_after_the_end_says_that_the_game_is_over() -> None:
    (said,) = hint(FakeSession(state=BLANK._replace(ended="won")))  # type: ignore[arg-type]  # a fake

    assert said.text == english(words("is-over"))


def test_a_hint_with_a_mistake_in_it_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> str:
        raise SoloError("unknown name")

    monkeypatch.setattr(FakeSession, "hint", broken)
    said = [block.text for block in hint(FakeSession(choices=(CLIMB,)))]  # type: ignore[arg-type]  # a fake

    assert said == [english(words("not-done-yet")), " 1. Climb the cliff"]
