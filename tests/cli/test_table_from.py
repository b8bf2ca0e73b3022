"""A table opened from a Lonelog, and the way there and back."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from solo.cli.story import journal
from solo.cli.table import table

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
    return [line for line in shown.splitlines() if line.strip()][:12]


def test_lists_and_scene_come_back_as_they_went(tmp_path: Path) -> None:
    first = run(tmp_path / "a", "evening", typed=LINES.replace("quit\n", "lists\nquit\n"))
    save = next((tmp_path / "a").glob("*.jsonl"))
    log = tmp_path / "evening.lonelog"
    done = CliRunner().invoke(journal, [str(save), "--format", "lonelog", "-o", str(log)])
    assert done.exit_code == 0

    again = run(tmp_path / "b", "evening", "--from", str(log))

    for line in ("The gate", "Lull: deaf when it suits", "Tide 2/6", "The mill"):
        assert line in lists(first), first
        assert line in lists(again), again
    assert "Find the bell" not in lists(again)  # it was closed


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
