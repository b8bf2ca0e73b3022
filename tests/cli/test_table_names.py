"""Tables are known by their names: to the journal, to the statistics, in a list."""

import json
import os
from pathlib import Path

from tests.conftest import Solo


def test_a_table_is_found_by_its_name(solo: Solo, tmp_path: Path) -> None:
    place = ("--saves", str(tmp_path))
    typed = "add Mara\ncheck strength Poor\nadd Tom\nodds is it dark? likely\nquit\n"
    opened = solo("table", "Evening", "--seed", "7", *place, typed=typed)

    told = solo("journal", "evening", *place)
    counted = json.loads(solo("stats", "evening", "--json", *place).stdout)
    listed = solo("table", "--list", *place)
    as_json = json.loads(solo("table", "--list", "--json", *place).stdout)

    assert "a yes has a chance of 62%" in opened.stdout
    assert "Mara sits at the table." in told.stdout
    assert counted["games"] == 1
    assert listed.stdout.startswith("Evening, Mara, Tom, 3 turns")
    assert as_json["table"] == "Evening"
    assert solo("journal", "morning", *place).returncode == 2


def test_another_day_is_another_session_and_begins_with_what_happened(
    solo: Solo, tmp_path: Path
) -> None:
    place = ("--saves", str(tmp_path))
    solo("table", "evening", "--seed", "7", *place, typed="add Mara\nquit\n")
    (journal,) = tmp_path.glob("*.jsonl")

    same_day = solo("table", "evening", *place, typed="notes\nquit\n")
    for _ in range(2):
        days_ago = journal.stat().st_mtime - 3 * 86_400
        os.utime(journal, (days_ago, days_ago))
        later = solo("table", "evening", *place, typed="notes\nquit\n")
    told = solo("journal", "evening", *place)

    assert "Session" not in same_day.stdout
    assert "Mara sits at the table." in later.stdout
    assert later.stdout.index("Session 2, ") < later.stdout.index("Session 3, ")
    assert "Note: Session 3, " in told.stdout
