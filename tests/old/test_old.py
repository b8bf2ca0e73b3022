"""What older versions made: heroes, packages, translations and tables load, games go on."""

import json
import re
from pathlib import Path
from shutil import copytree

import pytest

from solo import heroes, po, rules, saves, shelf
from solo.adventure.loader import load
from solo.adventure.reading.header import FORMAT
from solo.authoring.strings import catalogue
from solo.cli.games.carry import every
from solo.cli.games.opening import adventure_of, go_on, played_back
from solo.engine.journal import RULES, seal, unseal
from solo.packs import keeping
from solo.resume import what_is_wrong
from solo.rules.core.dice import SeededDice
from solo.tables.model import Drawing
from solo.tables.reading import load as load_tables
from solo.tables.reading import shipped
from solo.words import Text
from tests.english import english
from tests.old.make import HERE, PACKAGES, TABLES, keys, unzipped

NAMES = sorted(path.name.partition(".")[0] for path in PACKAGES.glob("*.gz"))
SAVES = sorted(HERE.glob("*/*/*.jsonl"))
HEROES = sorted(HERE.glob("*/heroes/*/*.json"))


def named(path: Path) -> str:
    return "-".join(path.relative_to(HERE).with_suffix("").parts)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("old")
    for name in NAMES:
        keeping.install(unzipped(name, place), place / "installed")
    return place / "installed"


def placed(path: Path, target: Path, adventures: Path, **facts: object) -> Path:
    """Put a journal where it can be played, as if it was played in adventures that lie there."""
    first, *rest = map(unseal, path.read_text(encoding="utf-8").splitlines())
    if "path" in first:
        first["path"] = str(adventures / str(first["adventure"]))
    lines = (seal(record) for record in ({**first, **facts}, *rest))
    target.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return target


def notes(path: Path) -> list[object]:
    return [one["text"] for one in saves.look(path).records if one.get("do") == "jot"]


@pytest.mark.long(8)
@pytest.mark.parametrize("path", SAVES, ids=named)
def test_a_game_verifies_or_says_that_rules_were_mended(
    path: Path, installed: Path, tmp_path: Path
) -> None:
    """If this fails for games of the rules' number of today, see the README beside it."""
    found = saves.look(placed(path, tmp_path / "old.jsonl", installed))
    adventure = adventure_of(found)
    trouble = what_is_wrong(found, adventure, played_back(found, adventure, wholly=True))

    if found.header.get("rules") == RULES:
        assert trouble == ""
    else:
        assert trouble == "" or "rules were mended" in english(trouble)


@pytest.mark.long(8)
@pytest.mark.parametrize("path", SAVES, ids=named)
def test_a_game_goes_on_with_its_hero_and_notes(
    path: Path, installed: Path, tmp_path: Path
) -> None:
    before = placed(path, tmp_path / "old.jsonl", installed)
    game = go_on(before, tmp_path / "new", lambda sides: 1, lambda rescue: True)
    with game.journal:
        found = played_back(saves.look(before), game.session.adventure)
        assert game.session.state.turn == found.session.state.turn
        assert game.session.state.sheet == found.session.state.sheet
        assert [note.text for note in game.session.notes if note.text in notes(before)] == notes(
            before
        )
        after = saves.look(game.journal.path)
        adventure = adventure_of(after)
        assert what_is_wrong(after, adventure, played_back(after, adventure)) == ""


def test_a_hero_who_is_gone_is_chosen_anew_and_notes_stay(installed: Path, tmp_path: Path) -> None:
    copytree(installed, tmp_path / "changed")
    for file in (tmp_path / "changed" / "the-lending" / "heroes").iterdir():
        file.write_text(re.sub("^name:.*", "name: Another", file.read_text("utf-8"), flags=re.M))
    path = next(path for path in SAVES if path.match("art/finished.jsonl"))
    before = placed(path, tmp_path / "old.jsonl", tmp_path / "changed")
    told: list[Text] = []
    game = go_on(
        before, tmp_path / "new", lambda sides: 1, lambda why: bool(told.append(why)) or True
    )

    with game.journal:
        assert game.session.state.turn == 0
        assert "turn 0 (line 1) does not agree: no ready-made hero" in english(told[0])
        assert "the adventure was changed and rules were mended" in english(told[0])
        assert notes(game.journal.path) == notes(before)
        assert saves.look(game.journal.path).header["rules"] == RULES


def test_a_game_of_newer_rules_that_differs_says_so(installed: Path, tmp_path: Path) -> None:
    path = next(path for path in SAVES if path.match("fell/finished.jsonl"))
    facts = {"hero": "nobody", "rules": RULES + 1}
    found = saves.look(placed(path, tmp_path / "old.jsonl", installed, **facts))
    adventure = adventure_of(found)

    trouble = what_is_wrong(found, adventure, played_back(found, adventure))

    assert "by the rules of a newer solo" in english(trouble)


def test_there_are_games_of_todays_rules() -> None:
    numbers = {saves.look(path).header.get("rules") for path in SAVES}

    assert RULES in numbers, "RULES was raised: make a folder of games, see the README"


@pytest.mark.parametrize("path", HEROES, ids=named)
def test_a_hero_loads_and_is_written_as_before(path: Path) -> None:
    kept = heroes.read(path)
    system = rules.find(kept.system)
    sheet = system.load(kept.values)

    assert system.load(heroes.values_of(system, sheet)) == sheet
    for old in heroes.older(path):
        system.load(old.values)


@pytest.mark.long(3)
@pytest.mark.parametrize("path", sorted(HERE.glob("*/heroes/*")), ids=named)
def test_heroes_may_play_an_adventure_of_today(path: Path) -> None:
    adventure = next(
        one for one in map(load, shelf.shipped()) if one.system == path.name and one.create
    )
    able = every(path, rules.find(path.name), adventure)

    assert len(able) == len(list(path.glob("*.json")))


@pytest.mark.parametrize("name", NAMES)
def test_a_package_is_installed_and_loads(name: str, installed: Path) -> None:
    adventure = load(installed / name)

    assert adventure.id == name
    assert "format: 1\n" in (installed / name / "adventure.yaml").read_text(encoding="utf-8")


def test_new_keys_of_authors_raise_the_format() -> None:
    kept = [json.loads(path.read_text("utf-8")) for path in sorted(HERE.glob("*/keys.json"))]
    todays = [one["keys"] for one in kept if one["format"] == FORMAT]

    assert todays, "FORMAT was raised: make a folder of games, see the README"
    assert all(one == keys() for one in todays)


def test_no_key_of_an_older_format_is_gone() -> None:
    for path in sorted(HERE.glob("*/keys.json")):
        for system, known in json.loads(path.read_text("utf-8"))["keys"].items():
            assert set(known) <= set(keys()[system])


NEWLY_TRANSLATED = {"author"}
"""What has had no translation in the releases that are kept."""


@pytest.mark.parametrize("path", sorted(HERE.glob("*/*.po")), ids=named)
def test_a_translation_is_read_and_merged(path: Path, installed: Path) -> None:
    before = path.read_text(encoding="utf-8")
    after = catalogue(installed / "first-steps", before, "nl")

    old, new = ([one.id for one in po.read(text)] for text in (before, after))
    assert [one for one in new if one in old] == old
    assert set(new) - set(old) <= NEWLY_TRANSLATED
    assert len(new) > 100


def test_a_translation_in_a_package_is_played(installed: Path) -> None:
    assert load(installed / "first-steps", language="de").language


def test_tables_are_drawn_from() -> None:
    tables = load_tables(TABLES, shipped())
    assert all(table.rows for table in tables.values())
    drawing = Drawing({**shipped(), **tables}, SeededDice("old"))
    assert all(drawing.draw(name).text for name in tables for _ in range(20))
