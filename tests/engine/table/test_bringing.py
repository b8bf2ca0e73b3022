"""Tables and foes that a table brings at any time, mends and brings again."""

from pathlib import Path

import pytest

from solo.engine.chance import Seeded
from solo.engine.commands import Table, Undo
from solo.engine.journal import header, replay
from solo.engine.session import Session
from solo.engine.table.bringing import MOST_FILES, MOST_TEXT
from solo.engine.table.events import FightOpened, FileBrought, TableDrawn
from solo.terminal.typed.lines import parse
from solo.terminal.typed.readings import Bringing, Query
from tests.conftest import Solo
from tests.engine.table.sitting import do, only, refused, table

OWN = """\
my.yaml
tables:
  colours: [red]
foes:
  reeve: {name: the reeve, attack: Poor}
"""


def sitting() -> Session:
    session = table()
    do(session, "add", "Mara")
    return session


def test_what_is_brought_can_be_drawn_and_fought() -> None:
    session = sitting()

    brought = only(do(session, "bring", OWN), FileBrought)

    assert brought == FileBrought("my.yaml", ("colours",), ("reeve",))
    drawn = only(do(session, "draw", "colours"), TableDrawn)
    assert isinstance(drawn, TableDrawn)
    assert drawn.text == "red"
    assert only(do(session, "fight", "2 reeves"), FightOpened) == FightOpened(
        "combat", (("the reeve", 2),)
    )


def test_a_mended_file_takes_the_place_of_the_old_one_and_undo_brings_that_back() -> None:
    session = sitting()
    do(session, "bring", OWN)

    do(session, "bring", OWN.replace("red", "blue"))
    assert getattr(only(do(session, "draw", "colours"), TableDrawn), "text", "") == "blue"
    session.do(Undo())
    session.do(Undo())
    assert getattr(only(do(session, "draw", "colours"), TableDrawn), "text", "") == "red"


def test_a_file_with_mistakes_tells_each_with_its_place_and_changes_nothing() -> None:
    session = sitting()
    do(session, "bring", OWN)

    told = refused(session.do(Table("bring", OWN.replace("Poor", "Pooor"))))

    assert "my.yaml:4:36: unknown rank 'Pooor'; did you mean 'Poor'?" in told
    assert getattr(only(do(session, "draw", "colours"), TableDrawn), "text", "") == "red"


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("my.yaml", "bring which file?"),
        ("my.yaml\ntitle: nothing", "'tables' is missing"),
        ("my.yaml\nfoes: {}", "'my.yaml' has neither tables nor foes"),
        ("my.yaml\nitems: {}", "unknown key 'items'"),
        ("my.yaml\nfoes: {Big Bad: {name: x}}", "is no id"),
        ("my.yaml\n" + "#" * (MOST_TEXT + 1), "a file has at most"),
    ],
    ids=["no text", "no section", "empty", "another section", "no id", "too large"],
)
def test_what_is_no_such_file_is_refused(words: str, why: str) -> None:
    assert why in refused(sitting().do(Table("bring", words)))


def test_only_so_many_files_are_kept() -> None:
    session = sitting()
    for number in range(MOST_FILES):
        do(session, "bring", OWN.replace("my.yaml", f"{number}.yaml"))

    assert "files are kept" in refused(session.do(Table("bring", OWN)))
    do(session, "bring", OWN.replace("my.yaml", "3.yaml"))


def test_what_was_brought_is_in_the_journal() -> None:
    records: list[dict[str, object]] = []
    first = table()
    chance = Seeded("x")
    session = Session(first.adventure, first.system, chance, offers="asked", record=records.append)
    do(session, "add", "Mara")
    do(session, "bring", OWN)
    do(session, "draw", "colours")

    head = header(session.adventure, chance, offers="asked")
    played = replay([head, *records], session.adventure, session.system)

    assert (played.trouble, played.good) == ("", len(records))


def test_tables_alone_lists_them_and_with_a_name_reads_a_file() -> None:
    session = sitting()

    assert parse("tables", session) == Query("tables")
    assert parse("draw", session) == Query("tables")
    assert parse("tables my.yaml", session) == Bringing("my.yaml")


def test_files_are_brought_at_the_prompt_and_at_the_start(solo: Solo, tmp_path: Path) -> None:
    own = tmp_path / "own.yaml"
    own.write_text(OWN.partition("\n")[2], encoding="utf-8")
    place = ("--saves", str(tmp_path), "--seed", "7")
    typed = f"add Mara\ntables {own}\ndraw colours\ntables {tmp_path / 'nix'}\nquit\n"

    told = solo("table", "a", *place, typed=typed)
    begun = solo("table", "b", "--foes", str(own), *place, typed="foes reeve\nquit\n")

    assert "own.yaml is read: tables colours; foes reeve." in told.stdout
    assert "Red. (from 'colours')" in told.stdout
    assert "nix: No such file" in " ".join(told.stdout.split())
    assert "reeve: the reeve. Health 4/4" in begun.stdout
