"""`solo saves`, `solo table --list` and `solo verify` in the language of the games."""

import json
from pathlib import Path

from tests.conftest import Solo


def played(solo: Solo, folder: Path, *more: str) -> str:
    """Begin a game of First Steps, and return its save's file."""
    place = ("--saves", str(folder))
    solo("play", "first-steps", "--seed", "v", *place, *more, typed="1\n1\n")
    lines = solo("saves", "--json", *place).stdout.splitlines()
    return str(json.loads(lines[0])["path"])


def test_german_games_are_listed_and_checked_in_german(solo: Solo, tmp_path: Path) -> None:
    save = played(solo, tmp_path, "--language", "de")

    listed = solo("saves", "--saves", str(tmp_path)).stdout
    assert listed.startswith(f"Spielstände in {tmp_path}\n")
    assert " Erste Schritte, Wren Tolliver, Dreizehn Minuten vor neun" in listed
    assert ", 2 Züge, 2" in listed
    assert ", Aufträge: Die Uhr von Pelling neun schlagen lassen, noch nicht zu Ende\n" in listed
    assert solo("verify", save).stdout == (f"{save}: 2 Züge, alle Würfel und Ergebnisse stimmen.\n")

    played(solo, tmp_path)  # an English one beside it
    assert solo("saves", "--saves", str(tmp_path)).stdout.startswith(f"Saves in {tmp_path}\n")


def test_german_tables_are_listed_and_checked_in_german(solo: Solo, tmp_path: Path) -> None:
    place = ("--saves", str(tmp_path))
    solo("table", "Eva", "--language", "de", *place, typed="add Mara\n")

    listed = solo("table", "--list", *place).stdout
    assert listed.startswith("Eva, Mara, 1 Zug, ")
    assert listed.endswith("Um mit einem fortzufahren: solo table NAME\n")
    (save,) = tmp_path.glob("*.jsonl")
    assert "\nDie Würfel sind versiegelt: " in solo("verify", str(save)).stdout
