"""`solo lint` of files of tables, and of adventures that are played at a table."""

from pathlib import Path

from tests.conftest import Solo

BAD = """\
tables:
  a: {roll: 2d6, rows: {2-4: x, 6-12: y}}
  b: {roll: d6, rows: {1-4: x, 4-6: y}}
  c: ["{{ draw('d') }}"]
  d: ["{{ draw('c') }}"]
  e: ["{{ draw('nix') }}"]
"""
OPEN = """\
format: 1
title: The printed one
system: art
open: true
hero: {create: false}
start: here
scenes:
  here: {title: Anywhere, text: The book lies open.}
"""


def written(path: Path, text: str) -> str:
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_file_of_tables_is_linted_like_an_adventure(solo: Solo, tmp_path: Path) -> None:
    done = solo("lint", written(tmp_path / "bad.yaml", BAD))

    assert done.returncode == 1
    for code in ("table-gap", "table-overlap", "table-circle", "table-unknown"):
        assert f"[{code}]" in done.stdout
    assert "bad.yaml:2:" in done.stdout


def test_a_sound_file_of_tables_has_no_problems(solo: Solo, tmp_path: Path) -> None:
    done = solo(
        "lint", written(tmp_path / "my.yaml", "tables:\n  a: [\"{{ draw('weather') }}\", fog]\n")
    )

    assert (done.returncode, done.stdout) == (0, "no problems\n")


def test_a_file_that_holds_more_than_tables_is_no_file_of_tables(
    solo: Solo, tmp_path: Path
) -> None:
    done = solo("lint", written(tmp_path / "odd.yaml", "tables: {a: [x]}\nitems: {}\n"))

    assert done.returncode == 2
    assert "no adventure begins in" in done.stderr


def test_one_scene_is_enough_for_what_is_played_at_a_table(solo: Solo, tmp_path: Path) -> None:
    home = tmp_path / "m"
    assert solo("lint", written(home / "adventure.yaml", OPEN)).returncode == 0
    closed = solo("lint", written(tmp_path / "c" / "adventure.yaml", OPEN.replace("true", "false")))
    assert "[scene-dead-end]" in closed.stdout

    lines = "add Mara fate 7\nmara: is it so? likely\n\ndraw cards\nevent\nlook\n"
    words = ("play", str(home), "--saves", str(tmp_path / "s"), "--plain", "--seed", "2")
    told = " ".join(solo(*words, typed=lines).stdout.split())

    assert "Mara sits at the table." in told
    assert "'likely': a yes has a chance of 62% for Mara." in told
    assert "(from 'cards')" in told
    assert "Now: " in told


def test_an_adventure_of_one_file_may_be_larger_than_tables(solo: Solo, tmp_path: Path) -> None:
    file = tmp_path / "story.yaml"
    story = "format: 1\ntitle: T\nsystem: fell\nstart: a\nscenes: {a: {ending: won}}\n"
    file.write_text(story + f"# {'x' * 70}\n" * 15_000)

    told = solo("lint", str(file))

    assert (told.stdout, told.stderr, told.returncode) == ("no problems\n", "", 0)


def test_a_file_of_too_many_tables_is_told(solo: Solo, tmp_path: Path) -> None:
    file = tmp_path / "tables.yaml"
    file.write_text("tables: {}\n" + f"# {'x' * 70}\n" * 15_000)

    told = solo("lint", str(file))

    assert told.stderr == f"{file} is larger than any file of tables (1,000,000 bytes)\n"
    assert told.returncode == 2
