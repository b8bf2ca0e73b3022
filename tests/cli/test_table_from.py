"""A table opened from a Lonelog, and the way there and back."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from solo import heroes, rules
from solo.cli.games.journals import verify
from solo.cli.games.play import play
from solo.cli.games.story import journal
from solo.cli.games.table import table

LINES = (
    "add Mara fate 7\nscene The gate\nthread Find the bell\nnpc Lull: deaf when it suits\n"
    "clock Tide 6\ntick tide 2\nclose bell\nplace The mill\nnote We are late.\nquit\n"
)


def run(place: Path, *words: str, typed: str = "lists\nquit\n") -> str:
    done = CliRunner().invoke(table, [*words, "--plain", "--saves", str(place)], input=typed)
    assert done.exit_code == 0, done.output
    return done.output


def lists(told: str) -> list[str]:
    """Return the lines of the lists as a table shows them."""
    shown = told[told.index("Scene\n") :]
    return [line for line in shown.partition("\n> ")[0].splitlines() if line.strip()]


def exported(place: Path) -> str:
    """Return the one game of a folder as a log."""
    (save,) = place.glob("*.jsonl")
    log = place / "out.lonelog"
    done = CliRunner().invoke(journal, [str(save), "--format", "lonelog", "-o", str(log)])
    assert done.exit_code == 0, done.output
    return log.read_text(encoding="utf-8")


def test_lists_and_scene_come_back_as_they_went(tmp_path: Path) -> None:
    typed = LINES.replace("quit\n", "close lull\nclock Moon 4\nclose moon\nlists\nquit\n")
    first = run(tmp_path / "a", "evening", typed=typed)
    log = tmp_path / "evening.lonelog"
    log.write_text(exported(tmp_path / "a"), encoding="utf-8")

    again = run(tmp_path / "b", "evening", "--from", str(log))

    assert lists(first) == lists(again)
    for line in (
        "The gate",
        "Find the bell (closed)",
        "Lull: deaf when it suits (closed)",
        "The mill",
        "Tide 2/6",
        "Moon 0/4 (closed)",
    ):
        assert line in lists(again), again


def test_a_log_comes_back_as_the_same_log(tmp_path: Path) -> None:
    typed = "add Mara fate 7\nscene The gate\nmara: note hi\nnext the mill\nquit\n"
    run(tmp_path / "a", "evening", typed=typed)
    (tmp_path / "log").write_text(exported(tmp_path / "a"), encoding="utf-8")

    run(tmp_path / "b", "evening", "--from", str(tmp_path / "log"), typed="quit\n")

    def story(told: str) -> list[str]:
        lines = told.partition("\n---\n")[2].splitlines()
        return [line for line in lines if line and "sits at" not in line]

    assert story(exported(tmp_path / "a")) == story(exported(tmp_path / "b"))


def test_who_plays_comes_back_with_what_was_told_of_them(tmp_path: Path) -> None:
    log = tmp_path / "night.md"
    log.write_text("[PC:Mara|fate 9]\n[PC:Alex|HP 8|Gear:Flashlight]\n", encoding="utf-8")

    told = run(tmp_path / "s", "night", "--from", str(log), typed="roster\njournal\nquit\n")

    assert "Mara (acts now): Health 4/4, Fame 1/1; a yes at 'even' 55%" in told
    assert "Alex: Health" in told
    assert "Gear:Flashlight" in told  # these rules know no such trait, so it is noted


def test_what_a_table_has_no_word_for_becomes_a_note(tmp_path: Path) -> None:
    log = tmp_path / "night.md"
    log.write_text(
        "S1 *Dark alley, midnight*\n@ Sneak past the guard\nd: Stealth 4 vs TN 5 -> Fail\n"
        "=> The guard spots me.\n? Does backup arrive? (Likely)\n-> Yes\n[N:Guard|alert]\n"
        "[Mood:bad]\n",
        encoding="utf-8",
    )
    told = run(tmp_path / "s", "night", "--from", str(log), typed="lists\njournal\nquit\n")

    assert "Guard: alert" in told
    assert "Dark alley, midnight" in told
    for note in ("@ Sneak past the guard", "-> Yes", "[Mood:bad]"):
        assert note in told.replace("\n", " ")


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"@ on\n" * 20_001, b"x" * 1_000_001])
def test_what_is_no_log_is_refused_and_no_table_opened(tmp_path: Path, data: bytes) -> None:
    log = tmp_path / "bad"
    log.write_bytes(data)

    done = CliRunner().invoke(table, ["t", "--from", str(log), "--saves", str(tmp_path / "s")])

    assert done.exit_code != 0
    assert not list((tmp_path / "s").glob("*.jsonl"))


def test_a_full_table_goes_on_in_a_new_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A journal of ten lines stands for one of a hundred thousand."""
    typed = (
        "add Mara fate 9\nadd Old Tom: fate 5\nscene The gate\nclock Tide 6\ntick tide 2\n"
        "npc Lull: deaf\nclose lull\ntwists on\ntension 5\nnote late\n"
    )
    monkeypatch.setattr("solo.saves.MOST_RECORDS", 11)
    first = run(
        tmp_path / "a", "eve", typed=f"{typed}place The mill\nlists\nroster\ntwists\nquit\n"
    )
    assert "is full" in first.replace("\n", " ")
    assert "The mill" not in lists(first)
    (full,) = (tmp_path / "a").glob("*.jsonl")
    before = full.read_bytes()

    shown = "lists\nroster\ntwists\njournal\nplace The mill\nlists\nquit\n"
    monkeypatch.undo()
    again = run(tmp_path / "a", "eve", "--from", str(full), typed=shown)

    assert lists(again) == lists(first)
    for line in ("Mara (acts now): Health 4/4, Fame 1/1; a yes at 'even' 55%",
                 "They are on; the tension is 5.", "Note: late"):  # fmt: skip
        assert line in again
    assert "Place: The mill." in again
    assert full.read_bytes() == before
    assert "The mill" in run(tmp_path / "a", "eve", typed="lists\nquit\n")  # the new one goes on


def test_a_save_brings_its_rules_along_and_has_to_be_a_table_s(tmp_path: Path) -> None:
    run(tmp_path / "a", "eve", "--system", "fell", typed="add Mara\nquit\n")
    (save,) = (tmp_path / "a").glob("*.jsonl")

    assert "HP 5/5" in run(tmp_path / "b", "eve", "--from", str(save), typed="roster\nquit\n")

    words = ["first-steps", "--seed", "lamp", "--saves", str(tmp_path / "c"), "--plain"]
    assert CliRunner().invoke(play, words, input="1\n1\n").exit_code == 0
    (other,) = (tmp_path / "c").glob("*.jsonl")
    done = CliRunner().invoke(table, ["t", "--from", str(other), "--saves", str(tmp_path / "d")])
    assert done.exit_code != 0
    assert "is no game of a table" in str(done.exception)


@pytest.mark.parametrize(
    ("system", "harm", "gain"),
    [
        ("art", "damage poor", "xp 3"),
        ("fictive-hack", "wounds 1", "ap 2"),
        ("conan-2d20", "damage 3", "xp 3"),
        ("fallout-2d20", "damage 3", "xp 3"),
        ("fell", "harm 2", "coins 7"),
    ],
)
def test_who_sits_there_goes_on_as_they_are(
    tmp_path: Path, system: str, harm: str, gain: str
) -> None:
    shown = "roster\nmara: sheet\ntom: sheet\nquit\n"
    typed = f"add Mara\nadd Tom\nmara: {harm}\nmara: {gain}\ntom: {gain}\nturn mara\n{shown}"
    first = run(tmp_path / "a", "eve", "--system", system, "--seed", "4", typed=typed)
    (save,) = (tmp_path / "a").glob("*.jsonl")

    again = run(tmp_path / "b", "eve", "--from", str(save), "--seed", "9", typed=shown)

    stands = first[first.index("At the table") :].partition("\nNobody can know")[0]
    assert stands == again[again.index("At the table") :].partition("\nNobody can know")[0]
    (new,) = (tmp_path / "b").glob("*.jsonl")
    assert CliRunner().invoke(verify, [str(new)]).exit_code == 0
    left = run(tmp_path / "b", "eve", typed="leave all\nquit\n")
    assert "comes home" not in left
    assert not list((tmp_path / "b").glob("heroes/*.json"))


def test_a_hero_with_a_file_comes_home_from_the_second_table_as_they_are_then(
    tmp_path: Path,
) -> None:
    fell = rules.find("fell")
    values = heroes.values_of(fell, fell.stand_in("Mara", {"str": "d8"}))
    home = tmp_path / "heroes"
    heroes.keep_new(home, heroes.Kept(home, "fell", "Mara", "", 1, values))
    shelf = ("--heroes", str(home))
    typed = "mara: coins 7\nquit\n"
    run(tmp_path / "a", "eve", "--system", "fell", "--hero", "mara", *shelf, typed=typed)
    (save,) = (tmp_path / "a").glob("*.jsonl")

    told = run(tmp_path / "b", "eve", "--from", str(save), *shelf, typed="leave all\nquit\n")

    assert "Mara comes home, as version 2" in told
    assert heroes.find("mara", home, "fell").values["coins"] == 7


TABLES = """
tables:
  brews:
    about: [drink]
    roll: 2d6
    rows: {2: Sour., 3-11: "Ale, {{ draw('vats') }}.", 12: {text: Mead., do: fame 1, tags: [good]}}
  vats: [{text: big, weight: 3}, small]
  fates: {deck: true, rows: [ace, king, queen]}
"""
SET = (
    "add Mara fate 7\nadd Tom fate 5\nscene The gate\nthread Find the bell\nnpc Lull: deaf\n"
    "weigh thread Find the bell 3\nweigh npc Lull 2\nclock Tide 6\nwhen Tide 4: the ferry leaves\n"
    "when Tide 5: it is dark\nwhen Tide 5: nothing\nwhen scene 9: the bell rings\n"
    "when tension 8: the dead walk\ntwists on\nvoice terse\nquestions free\ntension 6\n"
    "tick tide 2\ntom: draw brews\ntom: roll 2d6+1 the lock\nMara: is it shut? likely\n"
    "secret Is he lying?\nplace Abbey\nplace Mill\nplace Cave\nrename Mill: The old mill\n"
    "delete Cave\nsort place\nedit Lull: hears well\n"
)


def own_tables(tmp_path: Path) -> str:
    path = tmp_path / "my.yaml"
    path.write_text(TABLES, encoding="utf-8")
    return str(path)


def settings(told: str) -> str:
    """Return what a table says of its lists, what is to come, its twists and its tables."""
    return told[told.index("The gate\n\nThreads") :].partition("Nobody can know the dice")[0]


def test_weights_counts_tension_twists_and_tables_come_back(tmp_path: Path) -> None:
    asks = "lists\ntwists\ndraw vats\nquit\n"
    first = run(
        tmp_path / "a", "evening", "--tables", own_tables(tmp_path), "--seed", "lamp",
        typed=SET + asks,
    )  # fmt: skip
    log = tmp_path / "evening.lonelog"
    log.write_text(exported(tmp_path / "a"), encoding="utf-8")

    again = run(tmp_path / "b", "evening", "--from", str(log), "--seed", "bell", typed=asks)

    for told in (first, again):
        assert "Find the bell (counts 3 times)" in told
        assert "Lull: hears well (counts 2 times)" in told
        assert "Places\nAbbey\nThe old mill\n\n" in told
        assert "Tide 4: the ferry leaves" in told
        assert "Tide 5" not in settings(told)
        assert "scene 9: the bell rings" in told
        assert "tension 8: the dead walk" in told
        assert "They are on; the tension is 6." in told
        assert "(from 'vats')" in told


def test_a_log_with_settings_comes_back_as_the_same_log(tmp_path: Path) -> None:
    run(
        tmp_path / "a", "evening", "--tables", own_tables(tmp_path), "--seed", "lamp",
        typed=SET + "quit\n",
    )  # fmt: skip
    (tmp_path / "log").write_text(exported(tmp_path / "a"), encoding="utf-8")
    run(tmp_path / "b", "evening", "--from", str(tmp_path / "log"), "--seed", "b", typed="quit\n")
    first, again = (exported(tmp_path / one) for one in ("a", "b"))

    def settled(told: str) -> list[str]:
        return [line for line in told.splitlines() if line.startswith(("[", "###", "tables:"))]

    assert settled(first) == settled(again)
    for line in (
        "d: Tom: the lock, 2d6+1 -> ",
        "tbl: Tom: brews -> ",
        "=> Secret 1 of Mara is not",
    ):
        assert line in first
        assert line in again


def test_a_question_stands_before_the_dice_that_answer_it(tmp_path: Path) -> None:
    run(tmp_path / "a", "evening", "--seed", "lamp", typed=SET + "quit\n")
    lines = exported(tmp_path / "a").splitlines()

    place = lines.index("? Mara: is it shut? (likely)")
    assert lines[place + 1].startswith("d: Mara: ")
    assert lines[place + 2].startswith("-> ")


@pytest.mark.parametrize("tables", ["7", "{", '"tables: [x]"', '"tables: {A b: [x]}"'])
def test_a_log_whose_tables_are_none_is_refused(tmp_path: Path, tables: str) -> None:
    log = tmp_path / "log"
    log.write_text(f"---\ntables: {tables}\n---\n\n### S1 *A*\n", encoding="utf-8")

    done = CliRunner().invoke(table, ["t", "--from", str(log), "--saves", str(tmp_path / "s")])

    assert done.exit_code != 0
    assert not isinstance(done.exception, RecursionError)
    assert not list((tmp_path / "s").glob("*.jsonl"))


def test_a_table_of_a_save_brings_its_tables_along(tmp_path: Path) -> None:
    run(
        tmp_path / "a", "evening", "--tables", own_tables(tmp_path), "--seed", "lamp",
        typed="scene The gate\nquit\n",
    )  # fmt: skip
    (save,) = (tmp_path / "a").glob("*.jsonl")

    told = run(
        tmp_path / "b", "evening", "--from", str(save), "--seed", "b", typed="draw vats\nquit\n"
    )

    assert "(from 'vats')" in told
