"""The commands that scripts rely on: names, JSON keys, exact values, exit codes."""

import csv
import json
from pathlib import Path
from typing import Any

import pytest

from solo.rules.art.printed import DATA
from tests.conftest import Solo

PICK = ("trait", "trait=14", "difficulty=Poor")
GOOD = {"label": "Good", "successes": 3, "failures": 0, "faces": [73]}


def answer(solo: Solo, *arguments: str) -> dict[str, Any]:
    """Run a command that prints one JSON object."""
    done = solo(*arguments, "--json")
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.example("E25")
@pytest.mark.parametrize(
    "fields",
    [
        ("trait=14", "difficulty=Poor"),
        ("attribute=9", "skills=4,1", "difficulty=Poor"),
        ("attribute=9", "skills=4,1", "difficulty=PR"),
    ],
)
def test_the_worked_roll(solo: Solo, fields: tuple[str, ...]) -> None:
    """Trait 14, roll 73, against Poor: Good, three successes."""
    found = answer(solo, "roll", "art", "trait", *fields, "--dice", "73")

    assert {key: found[key] for key in GOOD} == GOOD


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("fate", "fate=7", "difficulty=Passable", "--dice", "71"), ("Passable", 1, 0)),
        (("fate", "fate=7", "difficulty=Passable", "--dice", "70"), ("Poor", 0, 1)),
        (("sanity", "stamina=7", "difficulty=Passable", "--dice", "100"), ("Awesome", 5, 0)),
        (("defense", "defense=8", "attack=Poor", "damage=1", "--dice", "51"), ("Poor", 1, 0)),
    ],
)
def test_other_rolls(
    solo: Solo, arguments: tuple[str, ...], expected: tuple[str, int, int]
) -> None:
    found = answer(solo, "roll", "art", *arguments)

    assert (found["label"], found["successes"], found["failures"]) == expected


def test_a_sanity_roll_tells_its_effect(solo: Solo) -> None:
    found = answer(solo, "roll", "art", "sanity", "stamina=7", "difficulty=Passable", "--dice", "1")

    assert found["effect"]


@pytest.mark.parametrize(("face", "damage"), [("30", "Passable"), ("90", None)])
def test_a_defense_roll_tells_its_damage(solo: Solo, face: str, damage: str | None) -> None:
    """Two failures and a rating of 1 do Passable damage; a success does none."""
    fields = ("defense=8", "attack=Poor", "damage=1")

    assert answer(solo, "roll", "art", "defense", *fields, "--dice", face)["damage"] == damage


def test_the_worked_odds(solo: Solo) -> None:
    """Row 14 of the table against Poor, counted out."""
    found = answer(solo, "odds", "art", *PICK)

    assert found["total"] == 100
    assert found["labels"]["Good"] == 15
    assert found["counts"]["3s"] == 15
    assert sum(found["labels"].values()) == sum(found["counts"].values()) == 100


def test_the_worked_question(solo: Solo) -> None:
    found = answer(
        solo,
        "ask",
        "Can I get out a window?",
        *("--fate", "7", "--likelihood", "likely"),
        *("--dice", "62"),
    )

    assert found.pop("text")
    assert {key: found[key] for key in ("question", "likelihood", "difficulty", "label")} == {
        "question": "Can I get out a window?",
        "likelihood": "likely",
        "difficulty": "Inferior",
        "label": "Poor",
    }
    assert (found["successes"], found["failures"], found["answer"]) == (2, 0, "yes")


@pytest.mark.parametrize(
    ("words", "difficulty"),
    [
        ("almost certain", "Pathetic"),
        ("very likely", "Feeble"),
        ("likely", "Inferior"),
        ("even", "Poor"),
        ("unlikely", "Passable"),
        ("very unlikely", "Good"),
        ("remote", "Great"),
        ("next to impossible", "Super"),
        ("a miracle", "Awesome"),
        ("Great", "Great"),
    ],
)
def test_likelihood_words(solo: Solo, words: str, difficulty: str) -> None:
    found = answer(solo, "ask", "Is it so?", "--likelihood", words, "--dice", "50")

    assert found["difficulty"] == difficulty


@pytest.mark.parametrize(
    ("face", "said"),
    [
        ("97", "yes, and"),  # Super, 5s
        ("92", "yes, and"),  # Great, 4s
        ("91", "yes"),  # Good, 3s
        ("71", "yes"),  # Passable, 2s
        ("70", "yes, but"),  # Poor, 1s
        ("54", "no, but"),  # Inferior, 1f
        ("38", "no"),  # Feeble, 2f
        ("14", "no"),  # Pathetic, 3f
        ("13", "no, and"),  # Catastrophic, 4f
    ],
)
def test_the_six_answers(solo: Solo, face: str, said: str) -> None:
    """At even odds with Fate 7, by the count of successes and failures."""
    assert answer(solo, "ask", "Is it so?", "--fate", "7", "--dice", face)["answer"] == said


def test_an_unknown_likelihood_lists_the_known_ones_with_their_chances(solo: Solo) -> None:
    """The chances are this Fate's: row 7 succeeds against Inferior on 39 and more."""
    done = solo("ask", "Is it so?", "--fate", "7", "--likelihood", "liekly")

    assert done.returncode == 2
    assert "did you mean 'likely'" in done.stderr
    assert "likely               62%  Inferior" in done.stderr
    assert "a miracle" in done.stderr


def test_the_list_of_likelihoods(solo: Solo) -> None:
    done = solo("ask", "--list", "--fate", "12", "--json")

    rows = [json.loads(line) for line in done.stdout.splitlines()]

    assert len(rows) == 9
    assert [row["percent"] for row in rows] == sorted((r["percent"] for r in rows), reverse=True)


@pytest.mark.parametrize("system", ["fell", "fictive-hack"])
def test_a_system_without_fate_takes_none(solo: Solo, system: str) -> None:
    refused = solo("ask", "Is it so?", "--system", system, "--fate", "7")
    unknown = solo("ask", "Is it so?", "--system", system, "--likelihood", "liekly")

    assert refused.returncode == unknown.returncode == 2
    assert f"--fate means nothing to {system}" in refused.stderr
    assert "The chances of a yes are:" in unknown.stderr
    assert "Fate" not in unknown.stderr


@pytest.mark.parametrize(
    ("words", "counts"),
    [
        ("conan-2d20 damage dice=1", {"2s": 1, "1s": 3, "0": 2}),
        ("fell luck", {f"{face}s": 1 for face in range(1, 7)}),
        ("conan-2d20 location", {}),
    ],
)
def test_counts_add_up_to_the_total_where_anything_is_counted(
    solo: Solo, words: str, counts: dict[str, int]
) -> None:
    found = answer(solo, "odds", *words.split())

    assert found["counts"] == counts
    assert sum(found["labels"].values()) == found["total"]
    assert not counts or sum(counts.values()) == found["total"]


def test_a_lot_falls_on_nobody_where_nobody_is(solo: Solo) -> None:
    for command in ("roll", "odds"):
        done = solo(command, "art", "lot")

        assert (done.returncode, "nobody is here" in done.stderr) == (2, True)


def test_a_seed_is_shown_and_repeats_the_roll(solo: Solo) -> None:
    first = answer(solo, "roll", "art", *PICK)

    again = answer(solo, "roll", "art", *PICK, "--seed", first["seed"])

    assert again == first


def test_a_seeded_face_can_be_reckoned_by_hand(solo: Solo) -> None:
    """SHA-256 of seed:turn:index, its first eight bytes, modulo the sides, plus one."""
    import hashlib

    word = int.from_bytes(hashlib.sha256(b"lamp:1:0").digest()[:8], "big")

    assert answer(solo, "roll", "art", *PICK, "--seed", "lamp")["faces"] == [word % 100 + 1]


def test_the_players_own_dice_are_asked_for_until_possible(solo: Solo) -> None:
    done = solo("roll", "art", *PICK, "--dice", "ask", "--json", typed="0\nhello\n101\n73\n")

    assert json.loads(done.stdout)["faces"] == [73]
    assert done.stderr.count("Roll a d100") == 4


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("roll", "arts", "trait"), "unknown system 'arts'; did you mean 'art'"),
        (("roll", "art", "triat"), "has no check 'triat'; did you mean 'trait'"),
        (("roll", "art", "trait", "traits=14"), "did you mean 'trait'"),
        (("roll", "art", "trait", "trait=lots", "difficulty=Poor"), "trait"),
        (("roll", "art", "trait", "trait=14", "difficulty=Por"), "did you mean 'Poor'"),
        (("roll", "art", "trait", "trait"), "unknown attribute 'trait'"),
        (("roll", "art", "trait", "trait=1", "trait=2"), "'trait' is given twice"),
        (("roll", "art", "trait", "attribute=strength"), "a hero is needed"),
        (("roll", "art", *PICK, "--dice", "7,x"), "--dice takes faces"),
        (("roll", "art", *PICK, "--dice", "7,101,0"), "numbers from 1 to 100, not 101, 0"),
        (("roll", "art", *PICK, "--dice", "9" * 5000), "numbers from 1 to 100, not 9999"),
        (("play", "first-steps", "--dice", "73,500"), "numbers from 1 to 100, not 500"),
        (("--saves", "here"), "write: solo play --saves"),
        (("roll", "art", *PICK, "--dice", "1", "--seed", "2"), "exclude each other"),
        (("roll", "art", *PICK, "--dice", "ask"), "no dice were rolled"),
        (("ask",), "ask what?"),
        (("paly",), "no command 'paly'; did you mean 'play'"),
        (("play", "frist-steps"), "did you mean 'first-steps'"),
        (("play", "first-steps", "--nonsense"), "No such option"),
        (("play", "--json"), "--json needs the name"),
        (("play", "--resume", "nothing"), "no save called 'nothing'"),
        (("play", "first-steps", "--hero", "Nobody"), "no ready-made hero is called 'Nobody'"),
        (("play", "first-steps", "--art-table", "/nowhere.csv"), "can't be read"),
        (("lint", "/nowhere"), "no adventure '/nowhere'"),
        (("verify", "/nowhere.jsonl"), "can't read /nowhere.jsonl"),
        (("rules", "art", "xyzzy"), "no rule speaks of 'xyzzy'"),
        (("graph", "nowhere"), "no adventure 'nowhere'"),
    ],
)
def test_what_makes_no_sense_is_told_in_words(
    solo: Solo, arguments: tuple[str, ...], said: str
) -> None:
    """Exit code 2, the reason on standard error, and never a traceback."""
    done = solo(*arguments)

    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr
    assert not done.stdout or "--json" in arguments  # a program is told by an event


def test_several_mistakes_in_one_check_are_told_together(solo: Solo) -> None:
    done = solo("roll", "art", "trait", "trait=lots", "difficulty=Por", "purpos=x")

    assert len(done.stderr.splitlines()) == 3


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("", b"", "no adventure is named; name a folder, or one of the shipped: first-steps"),
        ("  ", b"", "no adventure is named"),
        ("letter.txt", b"format: 1\n", "one is a folder with an adventure.yaml, or a YAML file"),
        ("noise.bin", b"\x00\xff", "one is a folder with an adventure.yaml, or a YAML file"),
        ("other.yaml", b"name: x\non: push\n", "it has none of format, title, system, start"),
        ("scenes.yml", b"scenes: {a: {ending: e}}\n", "if another file includes it, name that"),
        ("word.yaml", b"hello\n", "no adventure begins in"),
    ],
)
def test_lint_can_not_run_on_what_is_no_adventure(
    solo: Solo, tmp_path: Path, name: str, content: bytes, said: str
) -> None:
    path = tmp_path / name
    if name.strip():
        path.write_bytes(content)
    done = solo("lint", str(path) if name.strip() else name)

    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("adventure.yaml", b"- a list\n"),
        ("adventure.yaml", b""),
        ("mine.yaml", b"title: Mine\n"),
        ("latin.yaml", b"title: Caf\xe9\n"),
    ],
)
def test_lint_tells_the_problems_of_what_is_meant_as_one(
    solo: Solo, tmp_path: Path, name: str, content: bytes
) -> None:
    (tmp_path / name).write_bytes(content)
    done = solo("lint", str(tmp_path / name))

    assert done.returncode == 1
    assert f"{name}:1:" in done.stdout


def test_lint_is_clean_on_what_is_shipped(solo: Solo) -> None:
    for adventure in ("first-steps", "the-nine-oclock-reading"):
        done = solo("lint", adventure)

        assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("name", ["NUL", "aux.txt", "con.", "a?b", ".hidden", "end "])
def test_a_new_adventure_has_a_name_that_every_system_can_have(
    name: str, solo: Solo, tmp_path: Path
) -> None:
    done = solo("new", str(tmp_path / name))

    assert done.returncode == 2
    assert "a name that not every system can have" in done.stderr
    assert list(tmp_path.glob("*/adventure.yaml")) == []


def test_lint_tells_problems_in_three_formats(solo: Solo, tmp_path: Path) -> None:
    folder = tmp_path / "broken"
    assert solo("new", str(folder)).returncode == 0
    file = folder / "scenes" / "village.yaml"
    file.write_text(
        file.read_text(encoding="utf-8").replace("goto: bottom", "goto: botom", 1), "utf-8"
    )

    text, machine, github = (
        solo("lint", str(folder), "--format", f) for f in ("text", "json", "github")
    )

    assert {text.returncode, machine.returncode, github.returncode} == {1}
    assert "village.yaml:" in text.stdout
    assert "[scene-unknown]" in text.stdout
    assert json.loads(machine.stdout)[0]["code"] == "scene-unknown"
    assert github.stdout.startswith("::error file=")


def test_a_broken_adventure_is_not_played(solo: Solo, tmp_path: Path) -> None:
    """Its problems are told as lint tells them; there is no game and no save."""
    (tmp_path / "adventure.yaml").write_text("format: 1\ntitle: Broken\n", encoding="utf-8")

    done = solo("play", str(tmp_path), "--saves", str(tmp_path / "saves"))

    assert done.returncode == 1
    assert "adventure.yaml:1:1:" in done.stderr
    assert not (tmp_path / "saves").exists()


def test_rules_are_listed_and_found(solo: Solo) -> None:
    assert solo("rules").stdout.startswith("art  ")
    assert len(solo("rules", "art").stdout.splitlines()) > 20
    assert "(ART-" in solo("rules", "art", "fame").stdout
    assert "\n  - 10 feet: Inferior\n" in solo("rules", "art", "falling").stdout


@pytest.mark.parametrize(
    "command",
    [("roll", "art", *PICK, "--dice", "73,12"), ("ask", "Is it?", "--dice", "73,12")],
)
def test_faces_that_no_roll_uses_are_refused(solo: Solo, command: tuple[str, ...]) -> None:
    done = solo(*command)

    assert (done.returncode, done.stdout) == (2, "")
    assert "more faces than this roll uses; leave out 12" in done.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ("roll", "d6", "--seed", "x\udcffy"),
        ("roll", "d6", "--seed", "x" * 201),
        ("roll", "d6", "--dice", ",".join(["1"] * 20_001)),
    ],
    ids=["half a letter", "a giant seed", "a flood of faces"],
)
def test_a_seed_or_faces_that_no_journal_can_hold_are_refused_at_once(
    solo: Solo, arguments: tuple[str, ...]
) -> None:
    done = solo(*arguments)

    assert done.returncode == 2
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("fate", range(2, 13))
def test_the_table_of_likelihoods_has_the_exact_odds_of_every_fate(solo: Solo, fate: int) -> None:
    """A yes is every face beyond the last of the column below the difficulty, as printed."""
    with (DATA / "action-results.csv").open(encoding="utf-8") as stream:
        printed = {row["trait"]: row for row in csv.DictReader(stream)}[str(fate)]
    ranks = list(printed)[1:]
    rows = [
        json.loads(line)
        for line in solo("ask", "--list", "--fate", str(fate), "--json").stdout.splitlines()
    ]

    assert len(rows) == 9
    for row in rows:
        below = ranks[ranks.index(row["difficulty"]) - 1]
        assert row["percent"] == 100 - int(printed[below]), row


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("roll 3d6+1 --dice 2,5,6", {"total": 14, "faces": [2, 5, 6]}),
        ("roll 4d6kh3 --dice 1,4,5,6", {"total": 15, "kept": [4, 5, 6]}),
        ("roll 5d10>=8 --dice 8,9,1,7,10", {"successes": 3}),
        ("odds 2d6", {"total": 36}),
    ],
)
def test_plain_dice_give_what_programs_read(
    solo: Solo, words: str, expected: dict[str, object]
) -> None:
    found = answer(solo, *words.split())

    assert {key: found[key] for key in expected} == expected


def test_odds_of_plain_dice_have_every_total(solo: Solo) -> None:
    assert answer(solo, "odds", "2d6")["totals"]["7"] == 6


def test_a_draw_gives_what_programs_read(solo: Solo, tmp_path: Path) -> None:
    path = tmp_path / "my.yaml"
    path.write_text("tables: {luck: {1-60: bad, 61-100: good}}", encoding="utf-8")

    assert answer(solo, "draw", f"{path}#luck", "--dice", "73") == {
        "table": "luck", "faces": [73], "text": "good",
    }  # fmt: skip
