"""The map: places one has been to, ways seen from them, and nothing of what lies behind those."""

from pathlib import Path

import pytest

from solo import shelf
from solo.adventure.loader import load
from solo.engine.chance import Seeded
from solo.engine.commands import Choose, Undo
from solo.engine.session import Session
from solo.rules import find
from solo.terminal.told import places
from solo.terminal.told.answers import answer
from solo.terminal.told.places import Place
from solo.terminal.typed.readings import Query
from solo.terminal.window.wrap import cells, lay_out, plain
from solo.view.places import is_place

ADA = "{name: Ada, attributes: {str: d6, dex: d8, int: d6, wil: d8}, hp: 5, background: cook}"
HOUSE = """
format: 1
title: The house
system: fell
start: hall
hero: {create: false, pregenerated: [ada.yaml]}
scenes:
  hall:
    title: The hall
    text: Doors.
    choices:
      - {id: down, text: Go down the narrow stair behind the old clock, goto: cellar}
      - {id: up, text: Go up, goto: attic}
      - {id: sit, text: Sit down}
  cellar:
    title: The cellar
    text: Dark.
    choices: [{id: back, text: Go back up, goto: hall}, {id: on, text: Crawl on, goto: crawl}]
  crawl:
    text: It is narrow.
    choices: [{id: out, text: Come out, goto: well}]
  well:
    title: The well
    text: Wet.
    choices: [{id: home, text: Walk home, goto: hall}, {id: done, text: Stop, goto: end}]
  end: {ending: won}
  attic: {title: The secret attic, text: Dust., choices: [{id: leap, text: Leap, goto: well}]}
"""


def walked(tmp_path: Path, *choices: str) -> Session:
    file = tmp_path / "house" / "adventure.yaml"
    file.parent.mkdir()
    file.write_text(HOUSE)
    (file.parent / "ada.yaml").write_text(ADA)
    adventure = load(file.parent)
    session = Session(adventure, find("fell"), Seeded("1"))
    for choice in choices:
        assert session.do(Choose(choice)).accepted
    return session


def shown(session: Session, width: int = 40, *, spoken: bool = False) -> list[str]:
    return [plain(row) for row in lay_out(answer(Query("map"), session, spoken=spoken), width)]


def test_it_shows_where_one_was_and_is_and_what_was_seen(tmp_path: Path) -> None:
    session = walked(tmp_path, "down", "on", "out")

    assert shown(session)[1:5] == [" ● The hall", " ├─○ Go up", " ● The cellar", " ◆ The well"]


def test_it_gives_away_nothing_that_was_not_seen(tmp_path: Path) -> None:
    text = "\n".join(shown(walked(tmp_path, "down")))

    assert "attic" not in text
    assert "well" not in text
    assert "Sit down" not in text  # it leads nowhere


def test_a_way_to_where_one_was_or_to_no_place_is_none_that_is_left(tmp_path: Path) -> None:
    text = "\n".join(shown(walked(tmp_path, "down", "on", "out")))

    assert "Go back up" not in text  # the hall is known
    assert "Walk home" not in text
    assert "Stop" not in text  # it ends the game


def test_a_scene_without_a_title_is_no_place_and_a_way_round_leads_back(tmp_path: Path) -> None:
    rows = shown(walked(tmp_path, "down", "on", "out", "home"))

    assert not any("crawl" in row.lower() and "●" in row for row in rows)
    assert any("↺ The hall" in row for row in rows)
    assert " ◆ The hall" in rows


def test_every_line_fits_a_narrow_window(tmp_path: Path) -> None:
    assert all(cells(row) <= 40 for row in shown(walked(tmp_path, "up")))


def test_what_was_undone_is_not_on_it(tmp_path: Path) -> None:
    session = walked(tmp_path, "up")
    session.do(Undo())

    assert "attic" not in "\n".join(shown(session))


def test_in_words_each_place_has_a_sentence(tmp_path: Path) -> None:
    said = " ".join(shown(walked(tmp_path, "down"), 200, spoken=True))

    assert "The hall. Leads to: The cellar. Seen, not taken: Go up." in said
    assert "The cellar (you are here)." in said
    assert "●" not in said


def test_a_place_behind_many_branches_stands_on_a_line_of_the_width() -> None:
    """Of the branches before it only the nearest are drawn; no row is broken by a terminal."""
    start = at = Place("Start")
    for number in range(300):
        for title in (f"Hall {number}", f"Closet {number}"):
            below = Place(title, at)
            at.ways[title] = below
            at.below.append(below)
        at = at.below[0]

    rows = [tuple(places._fitted(row, 40)) for row in places._lines(start)]

    assert len(rows) == 601
    assert max(sum(len(span.text) for span in row) for row in rows) <= 40


def test_letters_talks_endings_and_what_the_author_names_are_no_places(tmp_path: Path) -> None:
    more = """\
      - {id: read, text: Read it, visit: letter}
      - id: talk
        text: Talk
        then: He nods.
        choices: [{id: bye, text: Leave him, then: Bye.}]
      - {id: ask, text: Ask Ida, visit: ida}
      - {id: meet, text: Meet Oda, goto: oda}
      - {id: stop, text: Stop, goto: end}
  letter: {title: A letter, text: Dear Ada., return: true}
  oda: {title: Oda, place: false, text: Yes?, choices: [{id: leave, text: Leave, goto: hall}]}
  ida: {title: Ida, talk: true, text: Yes?, choices: [{id: go, text: Go, return: true}]}
"""
    house = HOUSE.replace("      - {id: sit, text: Sit down}\n", more)
    file = tmp_path / "adventure.yaml"
    file.write_text(
        house.replace("end: {ending: won}", "end: {title: Home, ending: won, text: E.}")
    )
    (tmp_path / "ada.yaml").write_text(ADA)
    session = Session(load(tmp_path), find("fell"), Seeded("1"))

    for choice in ("read", "talk", "bye", "ask", "go", "meet", "leave", "up", "leap", "done"):
        assert session.do(Choose(choice)).accepted, choice

    found = places.places(session)
    assert [one.title for one in found] == ["The hall", "The secret attic", "The well"]


@pytest.mark.long(4)
@pytest.mark.parametrize("path", shelf.shipped(), ids=lambda path: path.name)
def test_nobody_of_a_shipped_adventure_is_a_place(path: Path) -> None:
    adventure = load(path, cache=True)
    people = {str(one.name) for one in (*adventure.foes.values(), *adventure.companions.values())}
    named = {name.casefold().removeprefix("the ") for name in people}

    titles = {
        scene.title.source.casefold().removeprefix("the ")
        for scene in adventure.scenes.values()
        if scene.title is not None and is_place(scene)
    }

    assert not titles & named


def test_a_way_back_is_told_as_a_remark_and_where_one_is_stands_out(tmp_path: Path) -> None:
    session = walked(tmp_path, "down", "on", "out", "home")

    drawn = lay_out(answer(Query("map"), session, spoken=False), 40)

    styles = [style for row in drawn for text, style in row if text.strip() == "The hall"]
    assert styles == ["fallen", "remark"]


def test_the_main_line_leads_to_where_one_is_and_else_to_where_one_was_last() -> None:
    start = Place("Start")
    old, late = Place("Old", start), Place("Late", start)
    start.below.extend((old, late))
    deep = Place("Deep", old)
    old.below.append(deep)

    def rows() -> list[str]:
        return [before + title for before, _, title, _ in places._lines(start)]

    assert rows() == ["Start", "├─Old", "│ Deep", "Late"]
    deep.here = True
    assert rows() == ["Start", "├─Late", "Old", "Deep"]
