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


FOES = """\
system: fell
foes:
  harl: {name: Harl, hp: 8}
tables:
  a: [x, y]
"""


def test_a_file_of_foes_is_linted_by_the_rules_that_it_names(solo: Solo, tmp_path: Path) -> None:
    sound = solo("lint", written(tmp_path / "foes.yaml", FOES))
    bad = written(tmp_path / "bad.yaml", FOES.replace("hp: 8", "hpp: 8").replace("[x", "[{z: 1}"))
    done = solo("lint", bad)

    assert (sound.returncode, sound.stdout) == (0, "no problems\n")
    assert done.returncode == 1
    assert f"{bad}:3:22: unknown key 'hpp'; did you mean 'hp'? [key-unknown]" in done.stdout
    assert f"{bad}:5:7: expected a text" in done.stdout


def test_whose_rules_foes_follow_is_said_in_the_file_or_beside_it(
    solo: Solo, tmp_path: Path
) -> None:
    file = written(tmp_path / "foes.yaml", "foes:\n  harl: {name: Harl, hp: 8}\n")

    asked = solo("lint", file)
    assert asked.returncode == 2
    assert "by whose rules are its foes?" in asked.stderr
    assert solo("lint", file, "--system", "fell").returncode == 0
    assert "[key-unknown]" in solo("lint", file, "--system", "art").stdout
    named = solo("lint", written(tmp_path / "odd.yaml", "system: fel\n" + Path(file).read_text()))
    assert "did you mean 'fell'?" in named.stdout
