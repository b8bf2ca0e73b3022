"""`solo hero`: heroes are made, shown, improved, written out, and come home from adventures."""

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from solo import heroes, saves
from solo.__main__ import run as main
from solo.adventure.loader import load
from solo.rules import find
from solo.rules.art.heroes.attributes import ATTRIBUTES
from solo.rules.art.heroes.hero_file import HeroFile
from tests.conftest import Solo

SEVENS = "balanced\neven\n"
WHO = "done\ngoal-1\ndone\nmotivation-1\nshe/her\nname\nAda Marsh\n"
MAKE = SEVENS + "skill\nclimb 2\nperks\nmimicry\nback\n" + WHO + "keep\n"
JOURNEY = """\
format: 1
title: The quay
system: art
start: quay
hero: {create: true, pregenerated: [ned.yaml]}
scenes:
  quay:
    text: Gulls.
    choices:
      - {id: swim, text: Swim, damage: Poor, condition: wet, xp: 2, goto: home}
      - {id: stay, text: Stay, goto: ashore}
      - {id: drown, text: Drown, certain_death: Deep water., die: true, goto: sunk}
  home: {ending: won, text: Home again.}
  ashore: {ending: lost, text: You stay.}
  sunk: {ending: died, text: Down.}
"""
NED = """\
name: Ned
attributes: {agility: 7, alertness: 7, charm: 7, craft: 7, cunning: 7, dexterity: 7, fate: 7,
  intelligence: 7, stamina: 7, strength: 7}
"""

Run = Callable[..., "Done"]


class Done(NamedTuple):
    """What a command wrote."""

    stdout: str
    stderr: str


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "saves"


@pytest.fixture
def shelf(place: Path) -> Path:
    return place / "heroes"


@pytest.fixture
def run(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Run:
    """Return a function that runs a command with folders of its own, and insists on its code."""
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "80")

    def command(*arguments: str, typed: str = "", code: int = 0) -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        found = main([*arguments, "--saves", str(place)])
        done = Done(*capsys.readouterr())
        assert found == code, done
        return done

    return command


@pytest.fixture
def ada(shelf: Path) -> heroes.Kept:
    """Ada, as the command line makes her."""
    sevens = dict.fromkeys(ATTRIBUTES, 7)
    made = HeroFile(name="Ada Marsh", attributes=sevens, skills={"climb": 2},
                    perks={"mimicry": 1}, pronouns="she/her", goals=("Come home",))  # fmt: skip
    values = json.loads(json.dumps(find("art").dump(made.sheet())))
    unwritten = heroes.Kept(shelf, "art", "Ada Marsh", "", 1, values)
    return heroes.keep_new(shelf, unwritten._replace(history=heroes.told(unwritten, "made")))


@pytest.fixture
def quay(tmp_path: Path) -> Path:
    """An adventure of one choice."""
    folder = tmp_path / "quay"
    folder.mkdir()
    (folder / "adventure.yaml").write_text(JOURNEY, encoding="utf-8")
    (folder / "ned.yaml").write_text(NED, encoding="utf-8")
    return folder


# Made


@pytest.mark.rule("ART-027", "ART-029", "ART-037", "ART-039")
def test_a_hero_is_made_step_by_step(run: Run, shelf: Path) -> None:
    run("hero", "new", "--plain", "--seed", "7", typed=MAKE)

    ada = heroes.find("ada", shelf)
    sheet = find("art").load(ada.values)

    assert (sheet.name, sheet.skills, sheet.perks, sheet.xp) == (
        "Ada Marsh", {"climb": 2}, {"mimicry": 1}, 3,
    )  # fmt: skip
    assert (ada.version, [entry["what"] for entry in ada.history]) == (1, ["made"])


def test_each_step_can_be_taken_back(run: Run, shelf: Path) -> None:
    typed = (
        SEVENS + "buy health\nundo\nperks\nmimicry\nundo\nback\n" + WHO + "undo\nname\nIda\nkeep\n"
    )
    run("hero", "new", "--plain", typed=typed)

    sheet = find("art").load(heroes.find("ida", shelf).values)
    assert (sheet.name, sheet.xp, sheet.perks, sheet.health_rank) == ("Ida", 7, {}, 7)


@pytest.mark.rule("ART-028")
def test_dice_may_be_given(run: Run, shelf: Path) -> None:
    faces = ",".join(["3", "4"] * 9 + ["6", "6"])
    run("hero", "new", "--plain", "--dice", faces, typed="random\n" + "1\n" * 9 + WHO + "keep\n")

    assert find("art").load(heroes.find("ada", shelf).values).attributes["strength"] == 12


@pytest.mark.parametrize("typed", ["", SEVENS, MAKE.removesuffix("keep\n"), "quit\n"])
def test_nothing_is_written_before_the_end(run: Run, shelf: Path, typed: str) -> None:
    done = run("hero", "new", "--plain", typed=typed)

    assert "No hero was saved." in done.stdout
    assert not shelf.exists()


def test_a_program_can_make_one(run: Run, shelf: Path) -> None:
    done = run("hero", "new", "--json", typed=MAKE)

    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert lines[0]["event"] == "workshop_opened"
    assert lines[-1] == {
        "event": "hero_kept", "hero": "ada-marsh", "path": str(shelf / "ada-marsh.json"),
        "system": "art", "name": "Ada Marsh", "about": "", "version": 1,
    }  # fmt: skip


def test_each_choice_says_what_it_means(run: Run) -> None:
    said = run("hero", "new", "--plain", typed=SEVENS).stdout

    assert "balance, speed and quick reflexes; what your Defense is built on" in said
    assert "More Health for 3 xp: Inferior Poor Passable Passable instead of" in said
    assert max(map(len, said.splitlines())) <= 80


# Shown


def test_a_list_says_who_there_is(run: Run, ada: heroes.Kept) -> None:
    said = run("hero", "list").stdout
    told = json.loads(run("hero", "list", "--json").stdout)

    assert "\nada-marsh\n  Ada Marsh, art, no adventure yet, version 1\n" in said
    assert (told["hero"], told["trouble"]) == ("ada-marsh", "")
    ada.path.write_text("x", encoding="utf-8")
    assert "is damaged" in run("hero", "list").stdout.replace("\n", " ")


@pytest.mark.rule("ART-516")
@pytest.mark.parametrize("manner", [(), ("--plain",)])
def test_a_sheet_fits_eighty_columns(run: Run, ada: heroes.Kept, manner: tuple[str, ...]) -> None:
    said = run("hero", "show", "ada", *manner).stdout

    assert max(map(len, said.splitlines())) <= 80
    assert ("[ ] Poor" in said) != bool(manner)
    assert "Mimicry" in said
    assert "Past" in said


def test_a_sheet_for_programs(run: Run, ada: heroes.Kept) -> None:
    told = json.loads(run("hero", "show", "ada", "--json").stdout)

    assert told["sheet"] == ada.values
    assert told["history"][0]["what"] == "made"


def test_nobody_of_that_name(run: Run, ada: heroes.Kept) -> None:
    assert "no hero called 'ido'" in run("hero", "show", "ido", code=2).stderr


def test_what_the_rules_refuse_is_said(run: Run, ada: heroes.Kept, shelf: Path) -> None:
    heroes.keep(ada._replace(values={**ada.values, "xp": -1}))

    assert "holds no hero by the rules: xp: -1" in run("hero", "show", "ada", code=2).stderr
    assert "can't be used: xp" in run("hero", "list").stdout


# Improved


@pytest.mark.rule("ART-470", "ART-471", "ART-473")
def test_experience_is_spent_and_the_old_version_kept(
    run: Run, ada: heroes.Kept, shelf: Path
) -> None:
    run(
        "hero",
        "advance",
        "ada",
        "--plain",
        typed="perks\nintuition\nundo\nback\nbuy health\ndone\nkeep\n",
    )

    after = heroes.find("ada", shelf)
    assert (after.version, after.values.get("xp", 0), after.values["health_rank"]) == (2, 0, 8)
    assert heroes.older(after.path) == (ada._replace(path=heroes.older(after.path)[0].path),)


@pytest.mark.parametrize("typed", ["", "buy health\n", "buy health\ndone\n", "done\nkeep\n"])
def test_whoever_leaves_before_the_end_has_bought_nothing(
    run: Run, ada: heroes.Kept, shelf: Path, typed: str
) -> None:
    done = run("hero", "advance", "ada", "--plain", typed=typed)

    assert heroes.find("ada", shelf) == ada
    assert "has not changed" in done.stdout


# Written out


def test_an_export_is_a_ready_made_hero(run: Run, ada: heroes.Kept, quay: Path) -> None:
    run("hero", "export", "ada", str(quay / "ned.yaml"), code=2)
    (quay / "ned.yaml").unlink()
    run("hero", "export", "ada", str(quay / "ned.yaml"))

    (made,) = load(quay).heroes
    assert made.sheet() == find("art").load(ada.values)
    *lines, stamp = (quay / "ned.yaml").read_text(encoding="utf-8").splitlines(keepends=True)
    assert run("hero", "export", "ada").stdout == "".join(lines)
    assert stamp.startswith("# Written by solo: hero ")


def test_a_strangers_hero_may_be_none_to_begin_with(
    run: Run, ada: heroes.Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(system: object, sheet: object) -> HeroFile:
        raise ValueError("name: a hero needs a name")

    monkeypatch.setattr(type(find("art")), "hero_of", refused)

    assert "holds no hero for an adventure: name: a" in run("hero", "export", "ada", code=2).stderr


def test_an_export_may_be_read(run: Run, ada: heroes.Kept) -> None:
    assert "Climb: plus 2" in run("hero", "export", "ada", "--text").stdout


# Taken along


def play(run: Run, quay: Path, *more: str, typed: str, code: int = 0) -> Any:
    return run("play", str(quay), "--plain", "--seed", "1", *more, typed=typed, code=code)


@pytest.mark.rule("ART-021", "ART-469")
def test_a_hero_comes_home_as_the_rules_say(
    run: Run, ada: heroes.Kept, quay: Path, shelf: Path
) -> None:
    done = play(run, quay, "--hero", "ada", typed="swim\nquit\n")

    after = heroes.find("ada", shelf)
    sheet = find("art").load(after.values)
    assert (sheet.xp, sheet.checked, sheet.conditions) == (3 + 2 + 1, frozenset(), frozenset())
    assert after.version == 2
    assert after.history[-1]["title"] == "The quay: won"
    assert "Ada Marsh comes home, as version 2" in done.stdout.replace("\n", " ")
    assert heroes.older(after.path)[0].values == ada.values


def test_a_game_left_before_its_end_changes_nobody(
    run: Run, ada: heroes.Kept, quay: Path, place: Path, shelf: Path
) -> None:
    play(run, quay, "--hero", "ada", typed="note begun\nquit\n")
    assert heroes.find("ada", shelf) == ada

    (journal,) = place.glob("*.jsonl")
    run("play", "--plain", "--resume", journal.stem, typed="stay\nquit\n")
    assert heroes.find("ada", shelf).history[-1]["title"] == "The quay: lost"


def test_an_ending_taken_back_counts_for_nothing(
    run: Run, ada: heroes.Kept, quay: Path, shelf: Path
) -> None:
    play(run, quay, "--hero", "ada", typed="swim\nundo\nquit\n")

    assert heroes.find("ada", shelf).values == ada.values
    assert len(heroes.find("ada", shelf).history) == 1


def test_only_the_last_ending_of_a_game_counts(
    run: Run, ada: heroes.Kept, quay: Path, place: Path, shelf: Path
) -> None:
    play(run, quay, "--hero", "ada", typed="swim\nundo\nstay\nquit\n")
    first = heroes.find("ada", shelf)
    (journal,) = place.glob("*.jsonl")
    run("play", "--plain", "--resume", journal.stem, typed="quit\n")
    assert heroes.find("ada", shelf) == first
    run("play", "--plain", "--resume", journal.stem, typed="undo\nswim\nquit\n")

    after = heroes.find("ada", shelf)
    assert (first.values["xp"], after.values["xp"]) == (4, 6)
    assert [entry["title"] for entry in after.history] == ["", "The quay: won"]


def test_a_game_never_depends_on_the_file(
    run: Run, ada: heroes.Kept, quay: Path, place: Path, shelf: Path
) -> None:
    play(run, quay, "--hero", "ada", typed="swim\nquit\n")
    (journal,) = place.glob("*.jsonl")
    for path in [*shelf.rglob("*.json")]:
        path.unlink()

    assert "every die and outcome agrees" in run("verify", str(journal)).stdout
    assert saves.look(journal).header["guests"][0]["sheet"] == ada.values
    done = run("play", "--plain", "--resume", journal.stem, typed="undo\nstay\nquit\n")
    assert "Ada Marsh has no file here" in done.stdout
    assert [*shelf.glob("*.json")] == []
    run("hero", "keep", journal.stem)
    assert heroes.find("ada", shelf).history[-1]["title"] == "The quay: lost"


def test_a_hero_who_lived_on_meanwhile_is_not_written_over(
    run: Run, ada: heroes.Kept, quay: Path, place: Path, shelf: Path
) -> None:
    play(run, quay, "--hero", "ada", typed="note begun\nquit\n")
    run("hero", "advance", "ada", "--plain", typed="buy health\ndone\nkeep\n")
    lived = heroes.find("ada-marsh", shelf)
    (journal,) = place.glob("*.jsonl")
    done = run("play", "--plain", "--resume", journal.stem, typed="swim\nquit\n")

    assert heroes.find("ada-marsh", shelf) == lived
    beside = heroes.find("ada-marsh-2", shelf)
    assert (beside.version, beside.values["xp"]) == (1, 6)
    assert "has lived on meanwhile" in done.stdout.replace("\n", " ")


def test_the_menu_offers_those_from_the_shelf(
    run: Run, ada: heroes.Kept, quay: Path, shelf: Path
) -> None:
    done = play(run, quay, typed="2\nswim\nquit\n")

    assert " 1. Ned\n 2. Ada Marsh (your own)\n 3. Make a new hero" in done.stdout
    assert heroes.find("ada", shelf).version == 2


def test_whoever_stays_on_the_shelf_is_as_before(
    run: Run, ada: heroes.Kept, quay: Path, shelf: Path
) -> None:
    play(run, quay, typed="1\nswim\nquit\n")
    play(run, quay, "--hero", "Ned", typed="swim\nquit\n")

    assert heroes.find("ada", shelf) == ada


def test_a_namesake_of_a_ready_made_hero_is_another(
    run: Run, ada: heroes.Kept, quay: Path, shelf: Path
) -> None:
    (quay / "ned.yaml").write_text(NED.replace("Ned", "Ada Marsh"), encoding="utf-8")

    told = play(run, quay, "--hero", "ada", typed="swim\nquit\n").stderr
    assert "'ada' is the adventure's own; to play your own Ada Marsh, give --hero ada-marsh" in told
    play(run, quay, typed="1\nswim\nquit\n")
    assert heroes.find("ada", shelf) == ada
    assert "own" not in play(run, quay, "--hero", "ada-marsh", typed="swim\nquit\n").stderr
    assert heroes.find("ada", shelf).version == 2


def test_a_namesake_in_all_is_chosen_in_play(
    run: Run, ada: heroes.Kept, quay: Path, shelf: Path
) -> None:
    bo = heroes.keep_new(shelf, ada._replace(name="Bo", values={**ada.values, "name": "Bo"}))
    (quay / "ned.yaml").write_text(NED.replace("Ned", "Bo"), encoding="utf-8")

    told = play(run, quay, "--hero", "bo", typed="swim\nquit\n").stderr

    assert "'bo' is the adventure's own; to play your own Bo, leave out --hero and choose" in told
    assert heroes.find("bo", shelf) == bo
    assert "own" not in play(run, quay, "--hero", "ada", typed="quit\n").stderr


def test_the_dead_stay_dead(run: Run, ada: heroes.Kept, quay: Path, shelf: Path) -> None:
    play(run, quay, "--hero", "ada", typed="drown\n2\nquit\n")
    dead = heroes.find("ada", shelf)

    assert dead.values.get("dead") is True
    assert ", dead" in run("hero", "list").stdout
    assert "is dead" in play(run, quay, "--hero", "ada", typed="", code=2).stderr
    assert "Ada" not in play(run, quay, typed="quit\n").stdout


def test_an_adventure_may_have_heroes_of_its_own_only(
    run: Run, ada: heroes.Kept, quay: Path
) -> None:
    header = JOURNEY.replace("create: true", "create: false")
    (quay / "adventure.yaml").write_text(header, encoding="utf-8")

    assert "is about its own heroes" in play(run, quay, "--hero", "ada", typed="", code=2).stderr
    assert "Ada Marsh" not in play(run, quay, typed="quit\n").stdout


def test_heroes_of_other_rules_stay_at_home(
    run: Run, ada: heroes.Kept, quay: Path, shelf: Path
) -> None:
    heroes.keep_new(shelf, ada._replace(system="fell", name="Bo"))

    assert (
        "a hero of other rules (fell)" in play(run, quay, "--hero", "bo", typed="", code=2).stderr
    )
    assert "Bo" not in play(run, quay, typed="quit\n").stdout


def test_nobody_of_that_name_anywhere(run: Run, ada: heroes.Kept, quay: Path) -> None:
    said = play(run, quay, "--hero", "ado", typed="", code=2).stderr

    assert "no hero called 'ado'" in said


def test_a_strangers_journal_claims_nothing(
    run: Run, ada: heroes.Kept, quay: Path, place: Path, shelf: Path
) -> None:
    play(run, quay, "--hero", "ada", typed="note begun\nquit\n")
    (journal,) = place.glob("*.jsonl")
    header, *rest = saves.look(journal).records
    forged = {**header, "game": "x"}
    forged["guests"] = [{**header["guests"][0], "sheet": {**ada.values, "xp": 900}}]
    saves.create(
        place / "forged.jsonl", [{k: forged[k] for k in forged if k != "sum"}, *rest]
    ).close()
    run("play", "--plain", "--resume", "forged", typed="swim\nquit\n")

    assert heroes.find("ada-marsh", shelf) == ada


@pytest.mark.parametrize("guests", [3, [3], [{}], [{"sheet": {"name": 1}}], [{"sheet": {}}] * 25])
def test_a_header_that_makes_no_sense_is_refused(
    run: Run, ada: heroes.Kept, quay: Path, place: Path, guests: Any
) -> None:
    play(run, quay, "--hero", "ada", typed="note begun\nquit\n")
    (journal,) = place.glob("*.jsonl")
    header, *rest = saves.look(journal).records
    forged = {key: value for key, value in header.items() if key != "sum"} | {"guests": guests}
    saves.create(place / "forged.jsonl", [forged, *rest]).close()

    assert "can't be played back" in run("play", "--resume", "forged", code=2).stderr


def test_programs_are_told_who_came_home(run: Run, ada: heroes.Kept, quay: Path) -> None:
    done = run("play", str(quay), "--json", "--hero", "ada", typed="swim\n")

    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line["hero"] for line in told if line["event"] == "hero_home"] == ["ada-marsh"]


def test_a_party_comes_home_together(run: Run, ada: heroes.Kept, quay: Path, shelf: Path) -> None:
    run("hero", "new", "--plain", typed=SEVENS + WHO.replace("Ada Marsh", "Bo Reed") + "keep\n")
    header = JOURNEY.replace("[ned.yaml]", "[ned.yaml], party: 3")
    (quay / "adventure.yaml").write_text(header, encoding="utf-8")

    play(run, quay, typed="Bo Reed\nAda Marsh\nenough\nswim\nquit\n")

    assert [heroes.find(name, shelf).version for name in ("ada", "bo")] == [2, 2]


def test_several_heroes_set_out_together_by_name(
    run: Run, ada: heroes.Kept, quay: Path, shelf: Path, place: Path
) -> None:
    run("hero", "new", "--plain", typed=SEVENS + WHO.replace("Ada Marsh", "Bo Reed") + "keep\n")
    header = JOURNEY.replace("[ned.yaml]", "[ned.yaml], party: 3")
    (quay / "adventure.yaml").write_text(header, encoding="utf-8")

    named = ("--hero", "bo", "--hero", "Ned", "--hero", "ada")
    begun = play(run, quay, *named, typed="note begun\nquit\n")
    assert begun.stdout.count("Gulls.") == 1, "nobody is asked who comes along"
    (save,) = (path.stem for path in place.glob("*.jsonl"))
    run("play", "--resume", save, "--plain", typed="swim\nquit\n")

    assert [heroes.find(name, shelf).version for name in ("ada", "bo")] == [2, 2]


@pytest.mark.parametrize(
    ("party", "names", "said"),
    [
        ("", ("ned", "ada"), "this adventure is for one"),
        (", party: 2", ("ned", "ada", "bo"), "up to 2"),
        (", party: 3", ("ned", "ned"), "twice"),
    ],
)
def test_no_more_set_out_than_an_adventure_is_for(
    run: Run, ada: heroes.Kept, quay: Path, party: str, names: tuple[str, ...], said: str
) -> None:
    run("hero", "new", "--plain", typed=SEVENS + WHO.replace("Ada Marsh", "Bo Reed") + "keep\n")
    header = JOURNEY.replace("[ned.yaml]", f"[ned.yaml]{party}")
    (quay / "adventure.yaml").write_text(header, encoding="utf-8")

    named = [word for name in names for word in ("--hero", name)]

    assert said in run("play", str(quay), *named, code=2).stderr


def test_the_hero_of_a_finished_game_may_be_kept(solo: Solo, tmp_path: Path) -> None:
    saves = ("--saves", str(tmp_path))
    game = ("play", "first-steps", "--hero", "hob", "--seed", "4", *saves)
    typed = "take\nunlock\n3\n\nplank\n"
    begun = solo(*game, typed=typed)
    (save,) = (path.stem for path in tmp_path.glob("*.jsonl"))
    early = solo("hero", "keep", save, *saves)
    done = solo("play", "first-steps", "--resume", save, *saves, typed="go down\n")

    kept = solo("hero", "keep", save, *saves)
    again = solo("hero", "keep", save, *saves)

    assert "is not over" in early.stderr
    assert "hero keep" not in begun.stdout
    assert f"solo hero keep --saves {tmp_path} {save}" in done.stdout
    assert kept.returncode == 0, kept.stderr
    assert "solo play ADVENTURE --hero hob-askew" in kept.stdout
    assert "kept already, as 'hob-askew'" in again.stderr
    assert "Hob Askew" in solo("hero", "list", *saves).stdout


def test_a_save_of_another_adventure_is_not_gone_on_with(solo: Solo, tmp_path: Path) -> None:
    saves = ("--saves", str(tmp_path))
    solo("play", "first-steps", "--hero", "hob", *saves, typed="take\n")
    (save,) = (path.stem for path in tmp_path.glob("*.jsonl"))

    done = solo("play", "the-lending", "--resume", save, *saves)

    assert done.returncode == 2
    assert "is a game of 'First Steps', not of the-lending" in done.stderr


def test_opening_a_finished_game_changes_nothing(
    run: Run, ada: heroes.Kept, quay: Path, place: Path, shelf: Path
) -> None:
    """A hero who has played on since keeps their file, and no second one appears."""
    play(run, quay, "--hero", "ada", typed="swim\nquit\n")
    (journal,) = place.glob("*.jsonl")
    run("hero", "advance", "ada", "--plain", typed="buy health\ndone\nkeep\n")
    lived = heroes.find("ada", shelf)

    run("play", "--plain", "--resume", journal.stem, typed="journal\nquit\n")

    assert [path.stem for path in shelf.glob("*.json")] == [lived.path.stem]
    assert heroes.find("ada", shelf) == lived


def test_a_strangers_finished_game_brings_nobody(
    run: Run, ada: heroes.Kept, quay: Path, place: Path, shelf: Path
) -> None:
    play(run, quay, "--hero", "ada", typed="swim\nquit\n")
    (journal,) = place.glob("*.jsonl")
    for path in [*shelf.rglob("*.json")]:
        path.unlink()

    run("play", "--plain", "--resume", journal.stem, typed="quit\n")

    assert [*shelf.glob("*.json")] == []


@pytest.fixture
def others(run: Run, ada: heroes.Kept, shelf: Path) -> None:
    """Two more on the shelf: a namesake of Ada's, and Bo."""
    heroes.keep_new(shelf, ada._replace(about="another Ada"))
    values = {**ada.values, "name": "Bo Reed"}
    heroes.keep_new(shelf, ada._replace(name="Bo Reed", about="somebody", values=values))


@pytest.mark.parametrize("picked", [2, 3, 4])
def test_a_journal_holds_who_plays_and_nobody_else(
    run: Run, others: None, quay: Path, place: Path, shelf: Path, picked: int
) -> None:
    """Whoever could have been chosen is nobody's business who gets the file."""
    kept = [one.kept for one in heroes.listed(shelf) if one.kept is not None]
    play(run, quay, typed=f"{picked}\nswim\nquit\n")
    (journal,) = place.glob("*.jsonl")
    header, choice, *_ = saves.look(journal).records
    came = choice["guest"]

    assert "guests" not in header
    assert came["key"] in {one.key for one in kept}
    told = journal.read_text(encoding="utf-8")
    assert told.count('"sheet":') == 1
    assert not any(about in told for about in {"another Ada", "somebody"} - {came["about"]})
    assert heroes.find(came["key"], shelf).version == 2
    for path in shelf.rglob("*.json"):
        path.unlink()
    assert "every die and outcome agrees" in run("verify", str(journal)).stdout


def test_a_hero_of_ones_own_making_leaves_the_shelf_out_of_it(
    run: Run, others: None, quay: Path, place: Path
) -> None:
    play(run, quay, typed="5\nquit\n")
    (journal,) = place.glob("*.jsonl")

    assert "Marsh" not in journal.read_text(encoding="utf-8")
    assert "every die and outcome agrees" in run("verify", str(journal)).stdout


def test_a_choice_that_is_still_open_offers_the_shelf_as_it_is_now(
    run: Run, others: None, quay: Path, place: Path, shelf: Path
) -> None:
    play(run, quay, typed="note first\nquit\n")
    (journal,) = place.glob("*.jsonl")
    (shelf / "bo-reed.json").unlink()

    done = run("play", "--plain", "--resume", journal.stem, typed="2\nundo\n3\nswim\nquit\n")

    assert "Bo" not in done.stdout
    assert heroes.find("ada-marsh", shelf).version == 1
    assert heroes.find("ada-marsh-2", shelf).version == 2
    assert "every die and outcome agrees" in run("verify", str(journal)).stdout


def test_a_party_of_which_some_stay_at_home_is_played_back(
    run: Run, others: None, quay: Path, place: Path, shelf: Path
) -> None:
    header = JOURNEY.replace("[ned.yaml]", "[ned.yaml], party: 3")
    (quay / "adventure.yaml").write_text(header, encoding="utf-8")
    play(run, quay, typed="bo\n1\nenough\nundo\nquit\n")
    (journal,) = place.glob("*.jsonl")

    assert "Ada" not in journal.read_text(encoding="utf-8")
    run("play", "--plain", "--resume", journal.stem, typed="enough\nswim\nquit\n")
    for path in shelf.rglob("*.json"):
        path.unlink()
    assert "every die and outcome agrees" in run("verify", str(journal)).stdout


def test_a_strangers_game_that_is_played_to_its_end_brings_nobody(
    run: Run, ada: heroes.Kept, quay: Path, place: Path, shelf: Path, tmp_path: Path
) -> None:
    play(run, quay, "--hero", "ada", typed="note begun\nquit\n")
    (journal,) = place.glob("*.jsonl")
    mine = tmp_path / "mine"

    done = run("play", "--plain", "--resume", str(journal), "--heroes", str(mine), typed="swim\n")

    assert "Ada Marsh has no file here" in done.stdout
    assert not mine.exists()
    assert heroes.find("ada", shelf) == ada


def test_nobody_from_the_shelf_sets_out_twice(run: Run, ada: heroes.Kept, quay: Path) -> None:
    done = play(run, quay, "--hero", "ada", "--hero", "Ada Marsh", typed="", code=2)

    assert "named twice" in done.stderr


def test_a_hero_is_made_in_german(run: Run) -> None:
    done = run("hero", "new", "--plain", "--seed", "7", "--language", "de", typed=MAKE)

    assert "Ada Marsh ist fertig. 'sheet' zeigt alles" in done.stdout
    assert "So aufheben und gehen" in done.stdout
    assert "Save the hero" not in done.stdout
    assert "is made" not in done.stdout


def test_a_language_that_the_program_does_not_speak_is_refused(run: Run) -> None:
    done = run("hero", "new", "--language", "fr", typed="quit\n", code=2)

    assert "solo has no words in 'fr'; it has: en, de" in done.stderr
