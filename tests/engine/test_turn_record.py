"""What a line of a journal holds of a turn, for lists of saves."""

from collections.abc import Callable

from solo.engine.commands import Choose, Table
from solo.engine.session import Session
from solo.engine.turn_record import TITLE_LENGTH, result_of
from tests.engine.table.sitting import table

SCENES = """
clock: "06:00"
quests: {lamp: Relight the lamp, dog: Find the dog}
scenes:
  quay:
    title: "{{ ' The quay ' }}"
    text: Fog.
    choices:
      - {id: take, text: Take it on, quest: {take: lamp}, time: 30, goto: road}
      - {id: stay, text: Stay}
  road: {title: "{{ 'x' * 99 }}", text: Mud., choices: [{id: on, text: On, goto: end}]}
  end: {title: "", text: End., quest: {complete: lamp}, ending: won}
"""


def told(session: Session, number: int = -1) -> dict[str, object]:
    return result_of(session.turns[number], session.adventure, "digest")


def test_a_turn_tells_its_dice_and_what_has_changed(game: Callable[..., Session]) -> None:
    session = game(SCENES.replace("quest: {complete: lamp}, ", ""))
    opening = told(session, 0)
    assert (opening["rolls"], opening["state"]) == ([], "digest")
    assert (opening["hero"], opening["scene"]) == ("Ada", "The quay")
    session.do(Choose("take"))
    assert told(session) == {
        "rolls": [], "state": "digest", "clock": 390, "quests": ["Relight the lamp"],
        "scene": "x" * TITLE_LENGTH,
    }  # fmt: skip
    session.do(Choose("on"))
    assert told(session) == {"rolls": [], "state": "digest", "ended": "won"}


def test_a_table_tells_who_sits_at_it() -> None:
    session = table()
    seats = []
    for verb, words in (("add", "Mara"), ("add", "Tom"), ("leave", "Mara")):
        assert session.do(Table(verb, words)).accepted
        seats.append(told(session).get("hero"))

    assert seats == ["Mara", "Mara, Tom", "Tom"]
