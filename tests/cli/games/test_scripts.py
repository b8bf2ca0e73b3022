"""Scripts of games: written by `--record` and `solo test`, played by `--script` and as tests."""

import json
from collections.abc import Callable
from fractions import Fraction
from functools import partial
from pathlib import Path

import pytest

from solo.adventure.loader import load
from solo.authoring.exact.sampled import Asked, estimate
from solo.authoring.playtests.playtest import module_of, prepared
from solo.cli import solo
from solo.cli.games import scripts
from solo.engine.chance import Loaded, Scripted, Seeded
from solo.engine.commands import Ask, Choose, Command, Prefer, Try, Undo, Use
from solo.engine.journal import replay
from solo.engine.session import Session
from solo.errors import SoloError
from solo.saves import look
from solo.terminal.scripts import script, scripted
from tests.calls import calls_of
from tests.conftest import Solo
from tests.terminal.fake import FakeSession

STORY = """
variables: {up: false, tries: 0}
scenes:
  quay:
    text: Fog.
    choices:
      - id: lift
        text: Lift
        set: {tries: tries + 1}
        check: {trait: {attribute: strength, difficulty: Poor}}
        outcomes: {success: {text: Up., set: {up: true}, goto: attic}, failure: No.}
      - {id: go, text: Go, goto: home}
  attic: {text: Dust., choices: [{id: down, text: Down, goto: home}]}
  home: {text: Home., ending: over}
"""
GOOD = """\
# Up and home.
> lift
  tries = 1
> roll
  dice: 73
  scene: attic
  up = true
> Down
  ending: home
"""


@pytest.fixture
def story(module: Callable[[str], Path]) -> Path:
    return module(STORY)


def played(folder: Path, text: str) -> scripted.Mismatch | None:
    ready = prepared(module_of(folder))
    return scripted.play(script.read(text), scripts.opener(ready.adventure, ready.system))


def test_a_script_is_played_to_its_ending(story: Path) -> None:
    assert played(story, GOOD) is None


def test_faces_may_stand_above_all_commands(story: Path) -> None:
    assert played(story, "dice: 73\n> lift\n> roll\n> down\n") is None


@pytest.mark.parametrize(
    ("old", "new", "line", "expected", "found"),
    [
        ("> lift", "> fly", 2, "a command", "'fly' is no choice and no command"),
        ("tries = 1", "tries = 2", 3, "tries = 2", "1"),
        ("dice: 73", "dice: 3", 6, "scene 'attic'", "quay"),
        ("dice: 73", "dice: 73, 4", 5, "2 dice to fall", "1"),
        ("scene: attic", "scene: home", 6, "scene 'home'", "attic"),
        ("> Down", "> go", 8, "a command", "no way leads there from here"),
        ("ending: home", "ending: hell", 9, "ending 'hell'", "home"),
        ("> Down\n  ending: home\n", "", 8, "an ending", "the game going on in 'attic'"),
        ("  dice: 73\n", "", 4, "'roll' to be taken", "the loaded dice are used up"),
        ("up = true", "down = true", 7, "down = true", "none"),
    ],
)
def test_the_first_line_that_does_not_fit_is_told(
    story: Path, old: str, new: str, line: int, expected: str, found: str
) -> None:
    mismatch = played(story, GOOD.replace(old, new))

    assert mismatch is not None
    assert (mismatch.line, mismatch.expected) == (line, expected)
    assert mismatch.found.startswith(found)


def test_the_difference_shows_what_would_have_to_stand_there(story: Path) -> None:
    mismatch = played(story, GOOD.replace("dice: 73", "dice: 3"))

    assert mismatch is not None
    assert "-  scene: attic" in mismatch.difference
    assert "+  scene: quay" in mismatch.difference
    assert " > roll" in mismatch.difference


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("> a\nscene home\n", "line 2: 'scene home' is no line of a script"),
        ("> a\ndice: 5, x\n", "line 2: 'x' is no face of a die"),
        ("> a\ndice: 0\n", "line 2: '0' is no face of a die"),
        ('{"commands": 5}', "line 1: a way has 'commands', a list"),
        ("{", "line 1: this is neither a script nor JSON"),
        (f"> {'a' * 5000}", "line 1: a line holds up to"),
        ("dice: " + "1 " * 20_001, "line 1: more than 20,000 faces"),
    ],
)
def test_what_is_no_script_is_refused_with_its_line(text: str, said: str) -> None:
    with pytest.raises(script.ScriptError) as refused:
        script.read(text)

    assert str(refused.value).startswith(said)


def test_a_game_is_recorded_and_played_again(solo: Solo, story: Path, tmp_path: Path) -> None:
    """What was taken back is no part of it; preferences are."""
    file = tmp_path / "walk.txt"
    words = ("play", str(story), "--plain", "--seed", "5", "--record", str(file))
    lines = "offers asked\nlift\nundo\nlook\nnote Cold here.\nlift\ngo\n1\n"

    done = solo(*words, "--saves", str(tmp_path / "saves"), typed=lines)
    again = solo("play", str(story), "--script", str(file))

    assert done.returncode == 0, done.stderr
    text = file.read_text(encoding="utf-8")
    assert text.startswith("# A walkthrough of 'module'.\n> offers asked\n> lift\n  dice: ")
    assert text.count("> lift") == 1
    assert "  ending: home\n# Written by solo: script " in text
    assert again.returncode == 0, again.stderr
    assert "Home." in again.stdout


def test_the_command_stops_at_the_first_line_that_does_not_fit(
    solo: Solo, story: Path, tmp_path: Path
) -> None:
    file = tmp_path / "bad.txt"
    file.write_text(GOOD.replace("scene: attic", "scene: cellar"), encoding="utf-8")

    done = solo("play", str(story), "--script", str(file))

    assert done.returncode == 1
    assert f"{file}:6: expected scene 'cellar', found attic" in done.stderr
    assert "-  scene: cellar" in done.stderr
    assert "Home." not in done.stdout


def test_ways_of_the_report_play_as_they_are(
    story: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["test", str(story), "--games", "30", "--seed", "7", "--json", "--jobs", "1"]
    solo.main([*words, "--out", str(tmp_path / "out")], standalone_mode=False)
    found = json.loads(capsys.readouterr().out)["ways"]

    assert set(found) == {"home"}
    assert set(found["home"]) == {"commands", "dice"}
    for text in (json.dumps(found["home"]), (tmp_path / "out" / "home.txt").read_text()):
        assert played(story, text) is None


@pytest.mark.usefixtures("capsys")
def test_ways_are_played_again_only_where_somebody_is_shown_them(story: Path) -> None:
    """The summary names none; to put one into lines, its game is played once more."""
    words = ["test", str(story), "--games", "30", "--seed", "7", "--jobs", "1"]
    solo.main([*words, "--json"], standalone_mode=False)  # so that all that is needed is there

    summary, whole = (
        calls_of(partial(solo.main, [*words, *more], standalone_mode=False))
        for more in ((), ("--json",))
    )

    assert summary < whole


def test_a_way_to_an_ending_that_is_called_like_a_device_is_a_file_on_windows_too(
    story: Path, tmp_path: Path
) -> None:
    path = story / "adventure.yaml"
    path.write_text(path.read_text().replace("home", "nul"), encoding="utf-8")

    words = ["test", str(story), "--games", "30", "--seed", "7", "--jobs", "1"]
    solo.main([*words, "--out", str(tmp_path / "out")], standalone_mode=False)

    assert [file.name for file in (tmp_path / "out").iterdir()] == ["nul-1.txt"]


def test_ways_that_only_a_search_finds_play_too(
    module: Callable[[str], Path], capsys: pytest.CaptureFixture[str]
) -> None:
    deep = STORY.replace("{id: go,", "{id: deep, text: Deep, when: tries > 11, goto: deep}\n"
                         "      - {id: go,") + "  deep: {text: Deep., ending: deep}\n"  # fmt: skip
    folder = module(deep)
    words = ["test", str(folder), "--games", "3", "--seed", "7", "--json", "--search", "20000"]
    solo.main(words, standalone_mode=False)
    facts = json.loads(capsys.readouterr().out)

    assert "deep" in facts["found"]
    assert facts["ways"]["deep"]["commands"][0] == "offers asked"
    assert played(folder, json.dumps(facts["ways"]["deep"])) is None
    assert facts["unreached"] == []


def test_walkthroughs_run_first_and_fail_the_run(
    story: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (story / "tests").mkdir()
    (story / "tests" / "good.txt").write_text(GOOD, encoding="utf-8")
    (story / "tests" / "bad.txt").write_text(GOOD.replace("up = true", "up = false"))
    (story / "tests" / "worse.txt").write_bytes(b"\xff\xfe")
    words = ["test", str(story), "--games", "5", "--seed", "7", "--jobs", "1"]

    code = solo.main(words, standalone_mode=False)
    told = capsys.readouterr().out

    assert code == 1
    assert told.startswith("1 of 3 walkthroughs come to their endings.")
    assert "tests/bad.txt:7: expected up = false, found true" in told
    assert "-  up = false" in told
    assert "tests/worse.txt: " in told


def test_a_script_outside_reach_is_not_followed(story: Path, tmp_path: Path) -> None:
    """A module is a stranger's: what its walkthroughs point to elsewhere is not read."""
    secret = tmp_path / "secret.txt"
    secret.write_text(GOOD, encoding="utf-8")
    (story / "tests").mkdir()
    (story / "tests" / "link.txt").symlink_to(secret)
    ready = prepared(module_of(story))

    (walked,) = scripts.walkthroughs(story, scripts.opener(ready.adventure, ready.system))

    assert not walked.passed
    assert "link" in walked.trouble


FAULTY = """
variables: {n: 0}
scenes:
  quay:
    text: Fog.
    choices:
      - {id: count, text: Count, set: {n: n + 1}}
      - {id: break, text: Break, set: {n: 5 // (n - 1)}}
      - {id: go, text: Go, goto: home}
  home: {text: Home., ending: over}
"""


def test_each_mistake_leaves_a_journal_that_leads_to_it(
    module: Callable[[str], Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = module(FAULTY)
    words = ["test", str(folder), "--games", "40", "--seed", "7", "--json", "--jobs", "1"]

    code = solo.main([*words, "--out", str(tmp_path / "out")], standalone_mode=False)
    facts = json.loads(capsys.readouterr().out)
    (told,) = facts["journals"].values()
    path, _, then = told.partition(", then: ")
    ready = prepared(module_of(folder))
    again = replay(look(Path(path)).records, ready.adventure, ready.system)

    assert code == 1
    assert then == "break"
    assert again.trouble == ""
    assert again.session.state.variables["n"] == 1


DEEP_FAULT = """
variables: {n: 0}
scenes:
  quay:
    text: Fog.
    choices:
      - {id: count, text: Count, set: {n: n + 1}}
      - {id: break, text: Break, when: n > 5, then: "{{ 5 // (n - 7) }}"}
      - {id: never, text: Never, when: n < 0, goto: home}
      - {id: go, text: Go, goto: home}
  home: {text: Home., ending: over}
"""


def test_a_mistake_of_the_search_fails_the_run_and_leaves_a_journal(
    module: Callable[[str], Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = module(DEEP_FAULT)
    words = ["test", str(folder), "--games", "5", "--seed", "7", "--json", "--jobs", "1"]

    code = solo.main([*words, "--search", "2000", "--out", str(tmp_path)], standalone_mode=False)
    facts = json.loads(capsys.readouterr().out)
    (told,) = facts["journals"].values()
    path, _, then = told.partition(", then: ")
    ready = prepared(module_of(folder))
    again = replay(look(Path(path)).records, ready.adventure, ready.system)

    assert code == 1
    assert list(facts["faults"].values()) == ["search"]
    assert then == "break"
    assert again.trouble == ""
    assert again.session.state.variables["n"] == 7


def test_heroes_from_elsewhere_can_not_be_recorded(story: Path) -> None:
    ready = prepared(module_of(story))
    session = Session(ready.adventure, ready.system, Seeded("1"), hero="Ada")
    session.guests = ("somebody",)

    with pytest.raises(SoloError, match="heroes of your own"):
        scripts.recorded(session, ())


def test_dice_of_the_opening_do_not_fall_again(module: Callable[[str], Path]) -> None:
    """A hero who is alone begins at once, and the first scene may roll."""
    begin = STORY.replace("text: Fog.", "text: Fog.\n    enter: {time: 1}").replace(
        "scenes:", "scenes:\n  deck: {goto: {pool: wind, pick: random}}\n"
        "  north: {pool: wind, goto: quay}\n  south: {pool: wind, goto: quay}"
    )  # fmt: skip
    folder = module(begin)
    header = (folder / "adventure.yaml").read_text().replace("start: quay", "start: deck")
    (folder / "adventure.yaml").write_text(header)

    assert played(folder, "dice: 2, 73\n> lift\n> roll\n> down\n") is None


def test_loaded_dice_of_a_turn_are_all_its_own() -> None:
    dice = Scripted((4,), ((), (6, 6)))

    assert dice.dice(1, 0).roll(2, 6) == (6, 6)
    assert dice.dice(2, 0).roll(1, 6) == (4,)
    assert dice.describe() == Loaded((4,)).describe()


def test_odds_follow_the_choices_of_a_script(story: Path, solo: Solo) -> None:
    """Its faces are passed over: lifting fails as often as it does."""
    way = story / "tests" / "up.txt"
    way.parent.mkdir()
    way.write_text(GOOD.replace("Down", "down"))

    found = json.loads(solo("odds", story, "--walkthrough", way, "--json").stdout)

    assert found["policy"] == "walkthrough"
    assert 0 < Fraction(found["endings"]["home"][0]) < 1
    assert list(found["others"]) == ["(off the way at 'quay')"]


def test_odds_refuse_a_script_that_does_not_fit(story: Path, solo: Solo) -> None:
    way = story / "way.txt"
    way.write_text("> lift\n  scene: attic\n")

    told = solo("odds", story, "--walkthrough", way)

    assert (told.returncode, "way.txt:2: expected scene 'attic'" in told.stderr) == (2, True)


def test_what_is_typed_is_no_id_of_a_way(story: Path, solo: Solo) -> None:
    """A try among bare ids was looked for as a choice of that name."""
    way = story / "way.txt"
    way.write_text("lift\ntry str\n")

    told = solo("odds", story, "--walkthrough", way)

    assert (told.returncode, "way.txt:2: 'try str' is no id" in told.stderr) == (2, True)
    assert "write '> try str'" in told.stderr


CLIMBED = STORY.replace(
    "    text: Fog.\n",
    "    text: Fog.\n    tries: {strength: {success: {text: Up., goto: attic}, failure: No.}}\n",
)


def test_odds_try_and_ask_what_a_script_does(module: Callable[[str], Path], solo: Solo) -> None:
    """Who fails the try stands where the way does not go on; it is played, and not followed."""
    story = module(CLIMBED)
    way = story / "way.txt"
    way.write_text("> try strength to climb: Poor\n> roll\n  dice: 73\n  scene: attic\n> down\n")
    words = ("odds", story, "--walkthrough", way)

    found = json.loads(solo(*words, "--sample", "40", "--seed", "a", "--json").stdout)
    exact = solo(*words, "--exact")
    told = solo(*words, "--sample", "1").stdout

    assert (found["kind"], found["policy"]) == ("estimate", "walkthrough")
    assert {row["name"] for row in found["rows"]} == {"home", "(off the way at 'quay')"}
    assert all(row["share"] > 0 for row in found["rows"])
    assert (exact.returncode, "that asks or tries plays games" in exact.stderr) == (2, True)
    assert "--exact" not in told


def test_a_way_that_can_ask_no_more_is_left(story: Path) -> None:
    """A second question of importance needs something done since the first."""
    adventure, dark = load(story), Ask("Is it dark?")

    def ends(*way: str | Ask) -> dict[str, int]:
        return dict(estimate(Asked("", way=way), games=2, adventure=adventure).endings)

    assert ends(dark, "go") == {"home": 2}
    assert ends(dark, Ask("Is it cold?"), "go") == {"(off the way at 'quay')": 2}


def test_a_playtest_tells_the_odds_when_asked(story: Path, solo: Solo, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    few = ("--games", "5", "--seed", "x", "--odds")

    facts = json.loads(solo("test", story, *few, "--json", "--html", page).stdout)

    assert facts["odds"]["exact"]
    assert facts["odds"]["endings"] == {"home": ["1", "1"]}
    assert facts["odds"]["policy"] == json.loads(solo("odds", story, "--json").stdout)["policy"]
    assert "<h3>Odds</h3>" in page.read_text()
    told = solo("test", story, *few, "--policy", "careful").stdout
    assert "exact)\n  100.0% (1/1)  home\n  Of the open choices those with the least" in told


def test_a_recording_needs_its_folder_before_the_game(solo: Solo, story: Path) -> None:
    done = solo("play", story, "--record", story / "nowhere" / "x.txt")

    assert done.returncode == 2
    assert "make it first" in done.stderr


def test_the_folder_of_translations_is_made(solo: Solo, story: Path) -> None:
    done = solo("strings", story, "-o", story / "languages" / "de.po")

    assert done.returncode == 0
    assert (story / "languages" / "de.po").is_file()
    assert solo("strings", story, "-o", story / "other" / "de.po").returncode == 2


def test_what_stands_in_every_scene_is_told_once_as_not_carried(
    solo: Solo, module: Callable[[str], Path]
) -> None:
    shared = "tables: {t: [a, b]}\nchoices:\n  - {id: draw, text: Draw, draw: {t: {}}}\n"
    done = solo("export", module(shared + STORY), "-o", "page.html")

    lines = done.stderr.splitlines()
    assert done.returncode == 1
    assert sum("a draw from a table" in line for line in lines) == 1


def test_odds_say_why_none_are_found_where_heroes_are_made(
    solo: Solo, module: Callable[[str, str], Path]
) -> None:
    header = "format: 1\ntitle: T\nsystem: fell\nstart: a\nhero: {create: true}\n"
    scenes = (
        "scenes:\n  a: {text: A., choices: [{text: Go, goto: b}]}\n  b: {ending: won, text: B.}\n"
    )

    done = solo("odds", module(scenes, header), "--states", "50")

    assert "name a ready-made hero" in " ".join(done.stdout.split())


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("quit", "'quit', which leaves the game"),
        ('{"do": "dance"}', """'{"do": "dance"}' is no command"""),
        ("[" * 70, "'[[[["),
        ("{" * 70, f"'{'{' * 60}' is no command"),
    ],
)
def test_a_line_that_no_script_can_do_is_told_with_its_reason(
    story: Path, typed: str, why: str
) -> None:
    mismatch = played(story, GOOD.replace("> lift", f"> {typed}"))

    assert mismatch is not None
    assert (mismatch.line, mismatch.expected) == (2, "a command")
    assert mismatch.found.startswith(why)


def test_a_line_that_asks_something_is_no_turn(story: Path) -> None:
    assert played(story, GOOD.replace("> lift", "> look\n> lift")) is None


@pytest.mark.parametrize(
    ("command", "typed"),
    [
        (Choose("climb"), ("climb",)),
        (Choose("name", "Orla"), ("name Orla",)),
        (Try("strength", "good", "lift it"), ("try strength good lift it",)),
        (Try("strength"), ("try strength",)),
        (Ask("Is it?", "likely"), ("ask Is it? likely",)),
        (Use("first-aid"), ("first-aid",)),
        (Prefer("offers", "asked"), ("offers asked",)),
        (Undo(), ("undo",)),
        (Undo(anew=True), ("undo anew",)),
        (Choose("gone"), ('{"do": "choose", "option": "gone"}',)),
        (Use("first-aid", "Tom"), ('{"do": "use", "option": "first-aid", "words": "Tom"}',)),
    ],
)
def test_a_command_is_written_as_a_player_types_it_or_else_as_in_a_journal(
    command: Command, typed: tuple[str, ...]
) -> None:
    assert scripted.spelling(command, FakeSession()) == typed  # type: ignore[arg-type]  # a fake


def test_words_that_are_asked_for_stand_in_the_next_line(story: Path) -> None:
    mismatch = played(story, GOOD.replace("> roll", "> argue\n> knitting\n> roll"))

    assert mismatch is not None
    assert mismatch.line == 5
    assert "knitting" in mismatch.found
