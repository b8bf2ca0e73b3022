"""Playing from the command line: begin, leave, go on, go on after whatever happened to the file."""

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from solo import listing, saves, shelf
from solo.__main__ import run
from solo.authoring import scaffold
from solo.cli.games import menu
from solo.rules import find
from solo.view.schema import schema
from solo.words import Words
from tests.conftest import Solo

BEGIN = "1\nnote mind the miller\n2\nroll\n"  # choose Ida, then ask the miller for his rope
STRANGER = "\x1b]0;owned\x07"


@pytest.fixture
def well(tmp_path: Path) -> Path:
    """The adventure that `solo new` writes."""
    scaffold.begin(tmp_path / "well", find("art"))
    return tmp_path / "well"


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder for saves."""
    return tmp_path / "saves"


@pytest.fixture
def begun(solo: Solo, well: Path, place: Path) -> Path:
    """The journal of a game that was begun and left."""
    done = solo("play", str(well), "--seed", "7", "--saves", str(place), "--plain", typed=BEGIN)
    assert done.returncode == 0, done.stderr
    (journal,) = place.glob("*.jsonl")
    return journal


def events(text: str) -> list[dict[str, Any]]:
    """Read what JSON play printed."""
    return [json.loads(line) for line in text.splitlines()]


def test_a_game_begins_is_left_and_goes_on(solo: Solo, begun: Path, place: Path) -> None:
    before = saves.look(begun)

    done = solo("play", "--resume", begun.stem, "--saves", str(place), "--json", typed="journal\n")

    assert done.returncode == 0
    shown = events(done.stdout)
    assert shown[-1]["turn"] == len(before.standing)
    assert "mind the miller" in done.stdout
    assert saves.look(begun) == before


def test_the_seed_is_shown_before_and_after(solo: Solo, well: Path, place: Path) -> None:
    done = solo("play", str(well), "--saves", str(place), "--plain", typed="note begun\nquit\n")

    (journal,) = place.glob("*.jsonl")
    seed = saves.look(journal).header["seed"]
    assert f"\nSeed {seed} " in done.stdout
    assert done.stdout.count(seed) == 2
    assert len(seed) == 16


def test_an_adventure_says_what_it_is_before_it_begins(solo: Solo, well: Path, place: Path) -> None:
    header = well / "adventure.yaml"
    text = header.read_text(encoding="utf-8")
    kept = [line for line in text.splitlines() if not line.startswith("content_notes:")]
    header.write_text("\n".join([*kept, "content_notes: [wells, millers]", ""]), encoding="utf-8")

    said = solo("play", str(well), "--saves", str(place), "--plain", typed="quit\n").stdout
    made = solo("play", str(well), "--saves", str(place), "--json", typed="quit\n").stdout

    assert said.startswith("The Well at Low Barrow")
    assert said.index("Contains: wells, millers.") < said.index("Seed ")
    assert "Contains:" not in made


def test_its_own_lines_fit_the_window_and_commands_stay_whole(begun: Path, place: Path) -> None:
    def narrow(*arguments: str, typed: str) -> str:
        whole = [sys.executable, "-m", "solo", "play", *arguments, "--saves", str(place)]
        env = {**os.environ, "COLUMNS": "40", "TERM": "dumb"}
        return subprocess.run(
            whole, env=env, input=typed, capture_output=True, text=True, check=True
        ).stdout

    command = f"solo play --saves {place} --resume "

    menu = narrow(typed="q\n")
    left = narrow(
        "first-steps", "--seed", "7", "--hero", "wren", typed="note begun\nsave tower\nquit\n"
    )

    assert max(map(len, menu.splitlines())) <= 40
    opening = left.partition("gives the same\ndice).\n")
    assert opening[1]
    assert max(map(len, opening[0].splitlines())) <= 40
    assert f"\n{command}first-steps-" in left
    assert left.endswith(f"And from 'tower':\n{command}tower\n")


def test_a_seed_drawn_twice_is_never_the_same(solo: Solo, well: Path, place: Path) -> None:
    for _ in range(3):
        solo("play", str(well), "--saves", str(place), "--plain", typed="note begun\n")

    assert len({saves.look(path).header["seed"] for path in place.glob("*.jsonl")}) == 3


def test_the_same_seed_and_commands_give_the_same_events(
    solo: Solo, well: Path, place: Path
) -> None:
    """Byte for byte, wherever and whenever it is played."""
    typed = f"{BEGIN}ask Is it deep? likely\nroll\nsave one\nundo\nsheet\ntry str kick it\nroll\n"

    games = [
        solo("play", str(well), "--seed", "7", "--json", "--saves", str(place / name), typed=typed)
        for name in "ab"
    ]

    assert games[0].stdout == games[1].stdout
    assert {"scene_entered", "check_rolled", "question_answered", "undone"} <= {
        event["event"] for event in events(games[0].stdout)
    }


def test_every_line_of_json_play_is_one_event(solo: Solo, well: Path, place: Path) -> None:
    done = solo("play", str(well), "--seed", "7", "--json", "--saves", str(place), typed=BEGIN)

    shown = events(done.stdout)
    assert all("event" in event for event in shown)
    assert shown[0] == {
        "event": "game_opened",
        "adventure": "well",
        "title": "The Well at Low Barrow",
        "dice": "seeded",
        "seed": "7",
    }
    assert shown[-1]["event"] == "game_left"


@pytest.mark.parametrize(
    "words",
    [("--seed", "7"), ("--dice", "73,12,40"), ("--dice", "ask"), ("--hero", "nobody")],
    ids=" ".join,
)
def test_every_line_of_json_play_is_as_the_schema_says(
    words: tuple[str, ...], solo: Solo, well: Path, place: Path
) -> None:
    """Answers and the frame of a game too, to the last field."""
    typed = f'{BEGIN}12\nsheet\nnonsense\n{{"line": "view", "cause": "a7"}}\n'

    done = solo("play", str(well), *words, "--json", "--saves", str(place), typed=typed)

    shown, held = events(done.stdout), Draft202012Validator(schema())
    assert [told for one in shown for told in held.iter_errors(one)] == []
    expected = {"failed"} if words[0] == "--hero" else {"game_opened", "offered", "left"}
    assert expected <= {one["event"] for one in shown}


def test_a_ready_made_hero_can_be_named(solo: Solo, well: Path, place: Path) -> None:
    done = solo("play", str(well), "--hero", "ida", "--json", "--saves", str(place))

    chosen = [one["name"] for one in events(done.stdout) if one["event"] == "hero_chosen"]
    assert chosen == ["Ida Thorn"]
    assert listing.saved(place)[0].hero == "Ida Thorn"


def test_given_faces_fall_in_order(solo: Solo, well: Path, place: Path) -> None:
    done = solo(
        "play", str(well), "--dice", "73,12", "--json", "--saves", str(place), typed="1\n1\nroll\n"
    )

    (rolled,) = [event for event in events(done.stdout) if event["event"] == "check_rolled"]
    assert rolled["faces"] == [73]


def test_a_players_own_dice_are_asked_for_and_verified(solo: Solo, well: Path, place: Path) -> None:
    done = solo(
        *("play", str(well), "--dice", "ask", "--json", "--saves", str(place)),
        typed="1\n1\nroll\n111\n73\n",
    )
    (journal,) = place.glob("*.jsonl")

    (rolled,) = [event for event in events(done.stdout) if event["event"] == "check_rolled"]
    assert rolled["faces"] == [73]
    assert solo("verify", str(journal)).returncode == 0


def test_a_game_in_which_nothing_happened_leaves_no_save(
    solo: Solo, well: Path, place: Path
) -> None:
    left = solo("play", str(well), "--saves", str(place), "--plain", typed="sheet\nquit\n")
    assert "nothing is kept" in left.stdout.replace("\n", " ")
    assert "--resume" not in left.stdout
    assert not [*place.glob("*.jsonl")]

    solo("play", str(well), "--saves", str(place), "--json", typed="")
    assert len([*place.glob("*.jsonl")]) == 1, "a program may come back to where it began"


def test_a_hero_is_looked_at_before_one_is_chosen(solo: Solo, well: Path, place: Path) -> None:
    typed = "? 1\n1 ?\n? 99\nquit\n"
    seen = solo("play", str(well), "--saves", str(place), "--plain", typed=typed).stdout

    assert seen.count("Name: Ida Thorn") == 2
    assert "there is no 99" in seen.lower()
    assert not [*place.glob("*.jsonl")]


def test_saves_are_listed(solo: Solo, begun: Path, place: Path) -> None:
    text = solo("saves", "--saves", str(place)).stdout
    (record,) = events(solo("saves", "--saves", str(place), "--json").stdout)

    assert f"{begun.stem}\n  The Well at Low Barrow, Ida Thorn, The well, 00:05, 3 turns, " in text
    assert "unfinished" in text
    assert (record["hero"], record["turns"], record["path"]) == ("Ida Thorn", 3, str(begun))


def test_a_folder_that_takes_no_saves_is_told_with_the_option(solo: Solo, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    bad, heroes = str(tmp_path / "file" / "saves"), str(tmp_path / "heroes")
    done = solo("play", "first-steps", "--saves", bad, "--heroes", heroes)

    assert (done.returncode, "; name another folder with --saves" in done.stderr) == (2, True)


def test_no_saves_are_told_too(solo: Solo, place: Path) -> None:
    assert "None yet" in solo("saves", "--saves", str(place)).stdout


def test_the_menu_offers_adventures_and_games(solo: Solo, begun: Path, place: Path) -> None:
    done = solo("play", "--saves", str(place), typed="\n")

    assert "First Steps, by" in done.stdout
    assert "Games to go on with" in done.stdout
    assert "The Well at Low Barrow, Ida Thorn" in done.stdout
    assert done.returncode == 0


def test_the_menu_speaks_the_language_that_is_asked_for(
    solo: Solo, begun: Path, place: Path
) -> None:
    words = ("play", "--language", "de", "--saves", str(place))
    done = solo(*words, typed="hilfe\nquatsch\nErste Schritte\nquit\n")

    assert done.stdout.startswith("Abenteuer\n\n  1  Erste Schritte, von")
    assert "Angefangene Spiele" in done.stdout
    assert "The Well at Low Barrow, Ida Thorn" in done.stdout
    assert "Gib eine Nummer ein, um zu spielen" in done.stdout
    assert "'quatsch' gibt es hier nicht" in done.stdout
    assert "Startwert" in done.stdout


def test_whether_to_go_on_is_asked_in_the_language_of_the_game(
    solo: Solo,
    place: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ("play", "first-steps", "--language", "de", "--saves", str(place), "--hero", "wren")
    solo(*words, typed="note hallo\nquit\n")
    (game,) = listing.saved(place)
    asked: list[str] = []
    monkeypatch.setattr(menu, "read", lambda question: (asked.append(question), "ja")[1])

    assert menu.go_on(game) is True
    assert asked == ["Damit weiterspielen? [J/n] "]
    told = " ".join(capsys.readouterr().out.split())
    assert told.startswith("Ein Spiel von dir ist noch nicht zu Ende: Erste Schritte, Wren")
    assert told.endswith("Ja führt es fort, nein beginnt ein neues.")


def test_solo_alone_is_the_menu(solo: Solo) -> None:
    done = solo(typed="nonsense\n0\n99\nfirst steps\nquit\n")

    assert "'nonsense' is none of them" in done.stdout
    assert "Seed " in done.stdout
    assert done.returncode == 0


@pytest.mark.parametrize("typed", ["the nine", "the-fifth-act", "FIFTH", "o'clock"])
def test_the_menu_takes_some_words_of_a_title(typed: str) -> None:
    found = menu._picked(typed, shelf.covers(), ())

    assert isinstance(found, Path)
    assert found.name in ("the-nine-oclock-reading", "the-fifth-act")


def test_a_title_needs_no_quotes(solo: Solo, place: Path) -> None:
    done = solo("play", "first", "steps", "--saves", str(place), typed="quit\n")

    assert done.stdout.startswith("First Steps, by")


@pytest.mark.parametrize("typed", ["the", "zebra", "0", "99", "-", "?"])
def test_the_menu_takes_no_words_that_mean_none_or_many(typed: str) -> None:
    assert menu._picked(typed, shelf.covers(), ()) is None


def test_the_menu_takes_a_number_and_a_game(solo: Solo, begun: Path, place: Path) -> None:
    shown = solo("play", "--saves", str(place), typed="q\n").stdout
    number = next(
        line.split()[0] for line in shown.splitlines() if "The Well at Low Barrow" in line
    )

    done = solo("play", "--saves", str(place), typed=f"{number}\nquit\n")

    assert "goes on after turn 3" in done.stdout


def test_the_menu_offers_the_newest_games_alone(solo: Solo, begun: Path, place: Path) -> None:
    for number in range(7):
        begun.with_name(f"{begun.stem[:-1]}{number}.jsonl").write_bytes(begun.read_bytes())

    shown = solo("play", "--saves", str(place), typed="q\n").stdout

    count = len(list(place.glob("*.jsonl")))
    assert shown.count("The Well at Low Barrow") == 5
    assert f"and {count - 5} older, which 'solo saves' lists" in shown


def test_a_named_save_is_a_branch_that_stays(solo: Solo, begun: Path, place: Path) -> None:
    """Going on from a named save writes a new file; the save itself can be gone on with again."""
    solo("play", "--resume", begun.stem, "--saves", str(place), typed="save tower\nquit\n")
    named = (place / "tower.jsonl").read_bytes()

    for _ in range(2):
        done = solo("play", "--resume", "tower", "--saves", str(place), typed="look\nquit\n")
        assert done.returncode == 0

    assert (place / "tower.jsonl").read_bytes() == named
    assert len(list(place.glob("*.jsonl"))) == 4


def test_a_finished_game_is_recorded_and_not_offered(solo: Solo, well: Path, place: Path) -> None:
    done = solo("play", str(well), "--saves", str(place), "--hero", "ida", typed="Go home\n")

    assert "The whole game is recorded in:" in " ".join(done.stdout.split())
    assert "offers to continue" not in done.stdout
    (one,) = listing.saved(place)
    assert one.ended == "left"
    assert "Games to go on with" not in solo("play", "--saves", str(place), typed="\n").stdout


def test_a_second_process_is_told(solo: Solo, begun: Path, place: Path) -> None:
    with saves.reopen(begun):
        done = solo("play", "--resume", str(begun), "--saves", str(place))

    assert done.returncode == 2
    assert "being played by another process" in done.stderr


def test_a_sound_journal_is_verified(solo: Solo, begun: Path) -> None:
    done = solo("verify", str(begun))

    assert done.returncode == 0
    assert "3 turns, every die and outcome agrees" in done.stdout


def forge(journal: Path, change: Callable[[dict[str, Any]], object]) -> None:
    """Change a journal's records and seal them again, as a cheat would."""
    from solo.engine.journal import seal, unseal

    records = [unseal(line) for line in journal.read_text(encoding="utf-8").splitlines()]
    for record in records:
        change(record)
    journal.write_text("".join(seal(record) + "\n" for record in records), encoding="utf-8")


def better(record: dict[str, Any]) -> None:
    """Make every roll a hundred."""
    if record.get("rolls"):
        record["rolls"] = [[sides, sides] for sides, _ in record["rolls"]]


@pytest.mark.parametrize(
    "cheat", [better, lambda record: record.update(seed="8") if "seed" in record else None]
)
def test_a_forged_journal_is_found_out(
    solo: Solo, begun: Path, cheat: Callable[[dict[str, Any]], object]
) -> None:
    forge(begun, cheat)

    done = solo("verify", str(begun), "--json")

    report = json.loads(done.stdout)
    assert done.returncode == 1
    assert not report["agrees"]
    assert report["trouble"].startswith("turn 3 (line 5) does not agree: the dice should be")


def cut(journal: Path, well: Path) -> None:
    """Lose the end of the last line, as a crash of the machine may."""
    journal.write_bytes(journal.read_bytes()[:-12])


def scratch(journal: Path, well: Path) -> None:
    """Damage a byte in the middle."""
    journal.write_bytes(journal.read_bytes().replace(b"miller", b"mi\x00ler"))


def rewrite(journal: Path, well: Path) -> None:
    """Change the adventure's words, which changes nothing that happened."""
    file = well / "scenes" / "village.yaml"
    file.write_text(
        file.read_text(encoding="utf-8").replace("nobody stands", "no one stands"), "utf-8"
    )


def rebuild(journal: Path, well: Path) -> None:
    """Change the adventure so that a turn of the game comes to something else."""
    file = well / "scenes" / "village.yaml"
    text = file.read_text(encoding="utf-8").replace("set: {rope: true}", "set: {clues: 9}")
    file.write_text(text, encoding="utf-8")


@pytest.mark.parametrize(
    ("harm", "said", "turns"),
    [
        (cut, "line 5 was cut short", 2),
        (scratch, "line 3 is damaged", 1),
        (rewrite, "the adventure was changed since", 3),
        (rebuild, "turn 3 (line 5) does not agree: the state after", 2),
    ],
)
def test_what_can_not_be_gone_on_with_is_told_and_salvaged(
    solo: Solo,
    well: Path,
    begun: Path,
    place: Path,
    harm: Callable[[Path, Path], None],
    said: str,
    turns: int,
) -> None:
    """The file stays as it is; with consent the game goes on from the last good turn in another."""
    harm(begun, well)
    kept = begun.read_bytes()
    refused = solo("play", "--resume", str(begun), "--saves", str(place))

    done = solo("play", "--resume", str(begun), "--saves", str(place), "--salvage", "--json")

    assert refused.returncode == 2
    assert said in refused.stderr
    assert f"from turn {turns} in a new file, add --salvage" in refused.stderr
    assert done.returncode == 0
    assert events(done.stdout)[-1]["turn"] == turns
    assert begun.read_bytes() == kept
    (other,) = set(place.glob("*.jsonl")) - {begun}
    assert saves.look(other).header["continues"] == begun.name
    assert solo("verify", str(other)).returncode == 0


def test_a_newer_journal_is_left_alone(solo: Solo, begun: Path, place: Path) -> None:
    forge(begun, lambda record: record.update(solo=99) if "solo" in record else None)
    kept = begun.read_bytes()

    done = solo("play", "--resume", str(begun), "--saves", str(place), "--salvage")

    assert done.returncode == 2
    assert "written by a newer solo" in done.stderr
    assert begun.read_bytes() == kept


def test_a_journal_whose_adventure_is_gone_says_so(
    solo: Solo, well: Path, begun: Path, place: Path
) -> None:
    well.rename(well.with_name("elsewhere"))

    done = solo("play", "--resume", str(begun), "--saves", str(place))

    assert done.returncode == 2
    assert "not there any more" in done.stderr


def test_an_own_table_is_part_of_the_game(
    solo: Solo, well: Path, place: Path, tmp_path: Path
) -> None:
    """A game with a group's own table goes on by it, even when the file is gone."""
    from solo.rules.art.printed import DATA

    table = tmp_path / "own.csv"
    text = (DATA / "action-results.csv").read_text(encoding="utf-8")
    table.write_text(text, encoding="utf-8")
    done = solo("play", str(well), "--art-table", str(table), "--saves", str(place), typed=BEGIN)
    assert done.returncode == 0, done.stderr
    table.unlink()
    (journal,) = place.glob("*.jsonl")

    assert solo("verify", str(journal)).returncode == 0


def test_a_bad_table_is_refused_with_every_reason(
    solo: Solo, well: Path, place: Path, tmp_path: Path
) -> None:
    table = tmp_path / "own.csv"
    table.write_text("trait,Catastrophic\n1,100\n31,5\n", encoding="utf-8")

    done = solo("play", str(well), "--art-table", str(table), "--saves", str(place))

    assert done.returncode == 2
    assert len(done.stderr.splitlines()) > 2
    assert not place.exists()


def test_a_strangers_save_moves_no_cursor(solo: Solo, begun: Path, place: Path) -> None:
    """Titles, names and file names from a journal are shown without control characters."""
    forge(begun, lambda record: record.update(title=STRANGER) if "title" in record else None)
    (place / f"{STRANGER}.jsonl").write_text("{}", encoding="utf-8")

    shown = [
        solo("saves", "--saves", str(place)).stdout,
        solo("play", "--saves", str(place), typed="\n").stdout,
        solo("saves", "--saves", str(place), "--json").stdout,
    ]

    assert all("\x1b" not in text and "\x07" not in text for text in shown)


def test_a_reader_that_goes_away_is_no_trouble(solo: Solo, well: Path, place: Path) -> None:
    """`solo … | head -1` ends quietly."""
    for arguments in (["rules", "art"], ["play", str(well), "--json", "--saves", str(place)]):
        process = subprocess.Popen(
            [sys.executable, "-m", "solo", *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()

        assert process.stderr.read() == b""
        process.wait()
        process.stderr.close()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_an_output_that_is_full_is_told() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "solo", "odds", "fell", "luck"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )

    assert done.returncode == 2
    assert done.stderr == "can't write what there is to say: No space left on device\n"


@pytest.mark.parametrize("name", ["stdin", "stdout", "stderr"])
def test_streams_that_were_closed_are_no_trouble(
    name: str, well: Path, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Python has None for a stream that was closed before it started."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("note begun\n"))
    monkeypatch.setattr(sys, name, None)

    code = run(["play", str(well), "--plain", "--hero", "ida", "--saves", str(place)])

    getattr(sys, name).close()
    assert code == 0
    assert len(listing.saved(place)) == (name != "stdin")  # without a line nothing happens


def test_loaded_dice_that_have_not_fallen_are_told_at_the_end(solo: Solo, tmp_path: Path) -> None:
    game = ("play", "first-steps", "--hero", "wren", "--dice", "40,41", "--saves", str(tmp_path))

    assert "Of the loaded dice, 40, 41 have not fallen yet." in solo(*game, "--plain").stdout
    last = json.loads(solo(*game, "--json", "--new").stdout.splitlines()[-1])
    assert last["unused"] == [40, 41]


def test_a_short_menu_names_the_adventures_and_says_how_to_read_of_one() -> None:
    rows = menu._menu(shelf.covers(), (), Words(), short=True)

    assert rows[2].startswith("  1  First Steps (15 minutes) (begin here): A market")
    assert all(row.endswith(" …") and len(row) <= 80 for row in rows[2:12])
    assert any(row.startswith("Type ? and a number") for row in rows)
    assert len(rows) < 24


def test_a_question_in_an_adventure_takes_other_words_and_percentages(
    solo: Solo, tmp_path: Path
) -> None:
    words = ("play", "first-steps", "--seed", "lamp", "--saves", str(tmp_path), "--plain")
    done = solo(*words, typed="1\nask Is there a dog? 70%\n1\nask Is it? blue\n")

    assert "against Feeble (very likely)" in done.stdout
    assert "'blue' is no likelihood" in done.stdout
