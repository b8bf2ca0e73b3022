"""The view of a small game, part by part."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from solo.adventure.loader import load
from solo.engine.chance import Loaded
from solo.engine.commands import Choose, Table, Try
from solo.engine.session import Session
from solo.rules import find
from solo.rules.core.values.copying import changed
from solo.terminal.table.verbs import TABLE_VERBS
from solo.terminal.typed.verbs import VERBS
from solo.view.endings import spread
from solo.view.heroes import deciding, seen_by
from solo.view.whole import view
from solo.words import Words
from tests.conftest import HEADER, HERO
from tests.engine.table.sitting import do, table

Game = Callable[..., Session]
STORY = """
clock: "23:30"
quests: {lamp: Light the lamp}
scenes:
  quay:
    title: The quay
    time: 10
    text: Fog.
    choices:
      - {id: haul, text: Haul up the boat, when: visits > 5, barred: You have no rope.}
      - {id: up, text: Climb up, goto: cliff}
      - {id: read, text: Read the letter, visit: letter}
      - {id: mill, text: Go to the mill, goto: mill}
  letter: {text: It is wet., choices: [{id: back, text: Put it away, return: true}]}
  cliff:
    title: The cliff
    enter: {quest: {take: lamp}}
    text: Wind. {{ 1 + 1 }} gulls.
    choices:
      - {id: down, text: Back down, goto: quay}
      - {id: lamp, text: Go in, goto: lamp}
  mill: {title: The mill, text: Flour., choices: [{id: off, text: Go on, goto: lamp}]}
  lamp: {text: Oil., choices: [{id: light, text: Light it, goto: lit}]}
  lit: {title: Lit, text: Light., ending: {kind: won, title: The light}}
  dark: {text: Dark., ending: {kind: lost, title: The dark, hint: What if you had waited?}}
"""


def seen(session: Session, **more: Any) -> Any:
    return view(session, words=Words(), **more)


def taking(session: Session, *options: str) -> Any:
    """Return the view after choices."""
    for option in options:
        assert session.do(Choose(option)).accepted
    return seen(session)


def test_places_are_told_with_the_ways_between_them_and_those_not_taken(game: Game) -> None:
    """A letter that is read is no place."""
    quay = {"title": "The quay", "came_from": None, "untaken": ["Go to the mill"]}
    cliff = {"title": "The cliff", "came_from": "The quay", "untaken": ["Go in"]}

    session = game(STORY)
    assert taking(session, "read")["map"] == [
        {**quay, "here": True, "ways": [], "untaken": ["Climb up", "Go to the mill"]},
    ]
    assert taking(session, "back", "up")["map"] == [
        {**quay, "here": False, "ways": ["The cliff"]},
        {**cliff, "here": True, "ways": []},
    ]
    assert taking(session, "down")["map"] == [
        {**quay, "here": True, "ways": ["The cliff"]},
        {**cliff, "here": False, "ways": ["The quay"]},
    ]


def test_the_scene_the_hour_and_quests_are_told_as_they_are_now(game: Game) -> None:
    told = taking(game(STORY), "up", "down", "up", "down")

    assert told["scene"] == {"id": "quay", "title": "The quay", "text": ["Fog."], "visits": 3}
    assert (told["clock"], told["hour"]) == (30, {"day": 2, "minute": 0, "time": "00:00"})
    assert told["quests"] == [{"id": "lamp", "title": "Light the lamp", "step": "take"}]


def test_no_hour_is_told_at_a_table_and_in_a_story_without_a_clock_it_is_that_since_midnight(
    game: Game,
) -> None:
    assert seen(table())["hour"] is None
    assert taking(game(STORY.replace('clock: "23:30"', "")), "up", "down")["hour"] == {
        "day": 1, "minute": 20, "time": "00:20",
    }  # fmt: skip


def test_a_sheet_is_told_anew_only_where_it_has_changed(game: Game) -> None:
    session, told = game(STORY), {}
    first = seen(session, told=told)["members"]
    session.do(Choose("read"))

    again = seen(session, told=told)["members"]

    assert again == first == seen(session)["members"]
    assert again[0]["sheet"] is first[0]["sheet"]
    other = session.seen_by(changed(session.state.sheet, name="Bea"))
    assert seen(other, told={"Bea": told["Ada"]})["members"][0]["status"][0]["text"] == "Bea"


def test_options_are_numbered_from_1_and_those_that_are_barred_are_not(game: Game) -> None:
    session = game(STORY)
    options = seen(session)["prompt"]["options"]

    assert [(one["id"], one["number"], one["barred"]) for one in options] == [
        ("haul", None, "You have no rope."), ("up", 1, ""), ("read", 2, ""), ("mill", 3, ""),
    ]  # fmt: skip
    session.do(Try("strength", text="push"))
    assert {one["chances"] for one in seen(session)["prompt"]["options"]} == {None}


def test_a_prompt_says_whose_it_is_and_that_nothing_is_wrong(game: Game) -> None:
    session = game(STORY)
    prompt = {**seen(session)["prompt"], "options": []}

    assert prompt == {
        "id": session.counted, "kind": "choice", "seat": "Ada", "hidden": False, "leave": True,
        "status": [], "trouble": "", "options": [], "verbs": [],
    }  # fmt: skip


def test_a_table_is_told_to_a_seat_or_to_nobody() -> None:
    session = table()
    do(session, "add", "Mara")
    do(session, "add", "Ines")
    session.do(Table("secret", "Is he lying? likely", who="Ines"))

    told = {seat: seen(session, seat=seat) for seat in ("", "Mara", "Ines")}

    assert seen(session) == told[""]
    assert [one["seat"] for one in told.values()] == ["", "Mara", "Ines"]
    nobody = {"number": 1, "by": "", "to": [], "question": "", "told": []}
    assert told[""]["table"]["secrets"] == [nobody]
    assert told[""]["table"]["acting"] == "Ines"
    assert told["Mara"]["table"]["secrets"] == [nobody]


def test_a_member_of_a_table_sees_it_with_their_own_sheet() -> None:
    session = table()
    do(session, "add", "Mara")
    do(session, "add", "Ines")
    members = session.state.table.members  # type: ignore[union-attr]  # it is a table
    sheets = [seen_by(session, one).state.sheet for one in members]

    assert [session.system.view(sheet)["name"] for sheet in sheets] == ["Mara", "Ines"]


def test_what_a_table_may_do_besides_are_verbs_that_it_has() -> None:
    session = table()
    known = {name for entry in (*VERBS, *TABLE_VERBS) for name in (entry.name, *entry.aliases)}

    assert {*seen(session)["prompt"]["verbs"]} <= known


def test_at_the_end_it_is_told_what_was_done_and_what_was_missed(game: Game) -> None:
    session = game(STORY)
    before = taking(session, "read", "back", "up", "down", "up", "lamp")
    assert (before["endings"]["did"], before["endings"]["met"]) == ([], [])

    told = taking(session, "light")

    assert (told["over"], told["ending"], told["prompt"]["kind"]) == (True, "lit", "over")
    assert [one["title"] for one in told["map"]] == ["The quay", "The cliff"]
    assert told["endings"] == {
        "count": 2,
        "met": [{"id": "lit", "kind": "won", "title": "The light"}],
        "hints": ["What if you had waited?"],
        "did": ["Read the letter", "Climb up", "Go in", "Light it"],
        "next": [],
    }


def test_of_very_much_that_was_done_five_things_are_told(game: Game) -> None:
    halls = "".join(
        f"  hall{n}: {{text: T., choices: [{{id: go, text: Go {n}, goto: hall{n + 1}}}]}}\n"
        for n in range(9)
    )
    quay = "  quay: {text: Q., choices: [{id: go, text: Begin, goto: hall0}]}\n"
    session = game(f"scenes:\n{quay}{halls}  hall9: {{text: L., ending: won}}\n")

    told = taking(session, *["go"] * 10)["endings"]["did"]

    assert told == ["Begin", "Go 1", "Go 3", "Go 5", "Go 8"]


@pytest.mark.parametrize(
    ("places", "told"), [(range(2), [0, 1]), (range(3), [0, 1, 2]), (range(9), [0, 4, 8])]
)
def test_some_of_many_are_the_first_the_last_and_those_between(
    places: range, told: list[int]
) -> None:
    assert list(spread(places, 3)) == told


def test_who_decides_is_told_where_there_are_several(
    game: Game, module: Callable[..., Path]
) -> None:
    header = HEADER.replace("[ada.yaml]}", "[ada.yaml, bea.yaml], party: 2}")
    bea = {"bea.yaml": HERO.replace("Ada", "Bea")}
    both = load(module(STORY, header, **bea))
    session = Session(both, find("art"), Loaded(()), hero="Bea", company=["Ada"])

    assert deciding(session) == "Bea"
    assert [(one["name"], one["acting"]) for one in seen(session)["members"]] == [
        ("Bea", True), ("Ada", False),
    ]  # fmt: skip
    assert deciding(game(STORY)) == ""
