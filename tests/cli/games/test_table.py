"""`solo table`: opened, gone on with, read as a story, verified."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from solo import heroes, listing, rules
from solo.cli.games.journals import verify
from solo.cli.games.play import play as played
from solo.cli.games.stats import stats
from solo.cli.games.story import journal
from solo.cli.games.table import table
from solo.errors import SoloError
from solo.rules.core.wording.samples import samples
from solo.tabletop import adventure_pinned

QUESTION = "add Mara fate 7\nMara: is there a window? likely\n"


def play(place: Path, *words: str, lines: str = "") -> Result:
    return CliRunner().invoke(table, [*words, "--saves", str(place)], input=lines)


def records(done: Result) -> list[dict[str, Any]]:
    assert done.exit_code == 0, done.output
    return [json.loads(line) for line in done.output.splitlines()]


def events(done: Result, name: str) -> list[dict[str, Any]]:
    return [record for record in records(done) if record["event"] == name]


def only_save(place: Path) -> str:
    (one,) = listing.saved(place)
    return str(one.path)


def test_a_question_is_answered_by_the_fate_of_who_asks(tmp_path: Path) -> None:
    done = play(tmp_path, "eve", "--json", "--dice", "62", lines=QUESTION)

    (answered,) = events(done, "question_answered")
    assert (answered["asker"], answered["answer"]) == ("Mara", "yes")
    (weighed,) = events(done, "question_weighed")
    assert (weighed["percent"], weighed["likelihood"]) == (62, "likely")


def test_a_table_is_gone_on_with(tmp_path: Path) -> None:
    play(tmp_path, "eve", "--json", "--seed", "7", lines=QUESTION)
    assert listing.saved(tmp_path)[0].hero == "Mara"
    again = play(tmp_path, "EVE", "--json", lines="roster\n")

    assert any("Mara (acts now)" in record.get("text", "") for record in records(again))
    assert len(listing.saved(tmp_path)) == 1


def test_a_table_that_stands_takes_no_new_dice(tmp_path: Path) -> None:
    play(tmp_path, "eve", "--json", lines=QUESTION)

    assert "goes on as it was" in str(play(tmp_path, "eve", "--dice", "62").exception)
    assert play(tmp_path, "eve", "--dice", "62", "--new", "--json").exit_code == 0
    assert len(listing.saved(tmp_path)) == 2


def test_a_table_is_verified_and_read_and_counted(tmp_path: Path) -> None:
    lines = f"{QUESTION}roll 2d6\nundo\nMara: is there a window? likely\nnote The end.\n"
    play(tmp_path, "eve", "--json", "--seed", "7", lines=lines)
    save = only_save(tmp_path)

    assert json.loads(CliRunner().invoke(verify, [save, "--json"]).output)["agrees"]
    told = CliRunner().invoke(journal, [save, "--format", "md"]).output
    assert "is there a window?" in told
    assert "2d6: " in told
    assert json.loads(CliRunner().invoke(stats, [save, "--json"]).output)["rolls"] >= 1


def test_a_table_can_be_of_any_rules_with_their_options(tmp_path: Path) -> None:
    done = play(tmp_path, "--system", "fell", "--json", lines="add Tom: str d8\nIs it dark?\n")

    assert events(done, "question_answered")[0]["asker"] == "Tom"
    assert play(tmp_path, "x", "--system", "fel").exit_code != 0
    assert play(tmp_path, "x", "--option", "nothing=1").exit_code != 0


def test_the_same_seed_and_lines_give_the_same_events(tmp_path: Path) -> None:
    lines = "add Mara fate 7\nscene The gate\nIs it shut? 70%\npick red, blue, green\nroll 3d6\n"
    first = play(tmp_path / "a", "--json", "--seed", "7", lines=lines)
    second = play(tmp_path / "b", "--json", "--seed", "7", lines=lines)

    # A nonce that nobody can guess seals the seed: the first and the last line tell what it came to
    assert first.output.splitlines()[1:-1] == second.output.splitlines()[1:-1]


def test_a_roll_moves_no_other_dice(tmp_path: Path) -> None:
    plain = play(tmp_path / "a", "--json", "--seed", "7", lines=QUESTION)
    rolled = play(tmp_path / "b", "--json", "--seed", "7", lines=f"roll 5d6\n{QUESTION}roll d6\n")

    (one,), (other,) = events(plain, "check_rolled"), events(rolled, "check_rolled")
    assert {**one, "seq": 0} == {**other, "seq": 0}
    assert len(events(rolled, "dice_thrown")) == 2


def test_an_unknown_hero_is_told(tmp_path: Path) -> None:
    done = play(tmp_path, "--hero", "Nobody")

    assert "no hero of yours" in str(done.exception or done.output)
    assert not listing.saved(tmp_path)


def test_heroes_of_ones_own_sit_down(tmp_path: Path) -> None:
    art = rules.find("art")
    for name in ("Mara Vell", "Tom Reed"):
        values = heroes.values_of(art, art.stand_in(name, {"fate": "9"}))
        heroes.keep_new(tmp_path / "heroes", heroes.Kept(tmp_path, "art", name, "", 1, values))

    done = play(tmp_path, "--hero", "mara", "--json", lines="join tom\njoin nobody\nroster\n")

    assert [one["name"] for one in events(done, "member_joined")] == ["Mara Vell", "Tom Reed"]
    assert "there are: Mara Vell, Tom Reed" in events(done, "refused")[0]["reason"]["text"]
    roster = next(one["text"] for one in events(done, "told") if one["topic"] == "roster")
    assert "Mara Vell (acts now)" in roster
    assert "Tom Reed: " in roster
    assert json.loads(CliRunner().invoke(verify, [only_save(tmp_path), "--json"]).output)["agrees"]


def test_a_table_told_of_in_an_unknown_way_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SoloError, match="in a way that nobody knows"):
        adventure_pinned({"table": {"name": 3}})


def test_each_votes_in_secret_and_the_split_is_told_without_names(tmp_path: Path) -> None:
    lines = "add Mara\nadd Tom\nadd Ida\nvote Is it dark?\nremote\nlikly\nlikely\neven\n"
    done = play(tmp_path, "eve", "--json", lines=lines)

    asked = [one["prompt"].split(",")[0] for one in events(done, "asked")]
    assert asked == ["Mara", "Tom", "Tom", "Ida"]
    (split,) = events(done, "vote_counted")
    assert (split["votes"], split["likelihood"]) == (["likely", "even", "remote"], "even")
    assert "did you mean 'likely'" in events(done, "refused")[0]["reason"]["text"]
    assert "even, likely, remote" in Path(only_save(tmp_path)).read_text(encoding="utf-8")


def test_a_vote_is_dropped_by_undo_and_by_no_empty_line(tmp_path: Path) -> None:
    lines = "add Mara\nadd Tom\nvote Is it dark?\nlikely\n"
    dropped = play(tmp_path / "a", "eve", "--json", lines=f"{lines}undo\n")
    kept = play(tmp_path / "b", "eve", "--json", lines=f"{lines}\neven\n")

    assert not events(dropped, "vote_counted")
    assert events(dropped, "offered")[-1]["turn"] == 2
    assert events(kept, "vote_counted")[0]["votes"] == ["likely", "even"]


def test_a_table_draws_from_tables_of_its_own(tmp_path: Path) -> None:
    mine = tmp_path / "mine.yaml"
    mine.write_text("tables: {perils: {deck: true, rows: [A slate falls., Calm.]}}", "utf-8")
    place = tmp_path / "saves"
    options = ("eve", "--json", "--tables", str(mine), "--seed", "7")
    first = play(place, *options, lines="add Mara\ndraw perils\n")
    mine.unlink()
    second = play(place, "eve", "--json", lines="draw perils\n")

    texts = {one["text"] for done in (first, second) for one in events(done, "table_drawn")}
    assert texts == {"A slate falls.", "Calm."}
    assert json.loads(CliRunner().invoke(verify, [only_save(place), "--json"]).output)["agrees"]


def test_tables_with_mistakes_open_no_table(tmp_path: Path) -> None:
    mine = tmp_path / "mine.yaml"
    mine.write_text("tables: {perils: {roll: d6, rows: {1-5: x}}}", "utf-8")
    done = play(tmp_path / "saves", "eve", "--tables", str(mine))

    assert isinstance(done.exception, SoloError)
    assert "mine.yaml:1:" in str(done.exception)
    assert not (tmp_path / "saves").exists()


def shelved(tmp_path: Path, *names: str) -> Path:
    """Keep heroes on a shelf; return its folder."""
    art, place = rules.find("art"), tmp_path / "heroes"
    for name in names:
        values = heroes.values_of(art, art.stand_in(name, {"fate": "9"}))
        heroes.keep_new(place, heroes.Kept(place, "art", name, "", 1, values))
    return place


def kept(place: Path, name: str) -> heroes.Kept:
    return heroes.find(name, place, "art")


def experience(place: Path, name: str) -> int:
    sheet = rules.find("art").load(kept(place, name).values)
    return int(sheet.xp)


def test_a_hero_who_leaves_a_table_goes_home_with_what_changed(tmp_path: Path) -> None:
    place = shelved(tmp_path, "Mara Vell", "Tom Reed")
    words = ("eve", "--json", "--heroes", str(place))
    play(tmp_path, *words, lines="join mara\njoin tom\nadd Ida\nMara: xp 3\nleave mara\n")

    assert (kept(place, "mara").version, kept(place, "tom").version) == (2, 1)
    assert experience(place, "mara") == 3 + 1  # the end of an adventure brings one
    assert experience(place, "tom") == 0
    assert kept(place, "mara").history[-1]["what"] == "adventure"


def test_a_table_gone_on_with_brings_nobody_home_twice(tmp_path: Path) -> None:
    place = shelved(tmp_path, "Mara Vell")
    words = ("eve", "--json", "--heroes", str(place))
    play(tmp_path, *words, lines="join mara\nxp 3\nleave all\n")
    play(tmp_path, *words, lines="roster\njoin mara\nxp 1\n")
    assert kept(place, "mara").version == 2
    play(tmp_path, *words, lines="leave all\n")

    assert len(heroes.listed(place)) == 1
    assert kept(place, "mara").version == 3
    assert experience(place, "mara") == 3 + 1 + 1, "the end of an adventure pays once a game"


def test_undo_takes_a_homecoming_back(tmp_path: Path) -> None:
    place = shelved(tmp_path, "Mara Vell")
    before = kept(place, "mara").values
    words = ("eve", "--json", "--heroes", str(place))
    play(tmp_path, *words, lines="join mara\nxp 3\nleave mara\nundo\n")

    assert kept(place, "mara").values == before


def test_a_new_table_with_heroes_begins_and_does_not_go_on(tmp_path: Path) -> None:
    art = rules.find("art")
    for name in ("Mara", "Tom"):
        values = heroes.values_of(art, art.stand_in(name, {"fate": "9"}))
        heroes.keep_new(tmp_path / "heroes", heroes.Kept(tmp_path, "art", name, "", 1, values))

    new = play(tmp_path, "--hero", "mara", "--hero", "tom", lines="quit\n").output
    old = play(tmp_path, lines="quit\n").output

    assert "Mara sits at the table." in new
    assert "Tom sits at the table." in new
    assert "goes on" not in new
    assert "The game goes on after turn 2." in old


@pytest.mark.parametrize("system", ["art", "fictive-hack", "conan-2d20", "fallout-2d20", "fell"])
def test_what_a_table_gives_as_examples_can_be_typed(tmp_path: Path, system: str) -> None:
    some = samples(rules.find(system))
    checks = [f"check {some.check}", f"check {some.fields}", f"everyone {some.check}"]
    lines = "\n".join((some.joining, "add Tom", *checks, *some.effects, "undo", ""))

    done = play(tmp_path, "--system", system, "--json", lines=lines)
    told = play(
        tmp_path, "t2", "--system", system, "--plain", lines="help add\ndo\nhelp do\n"
    ).output

    names = [one["event"] for one in records(done)]
    assert "misunderstood" not in names
    refused = [one["reason"]["text"] for one in events(done, "refused")]
    assert [reason for reason in refused if reason != "that changes nothing"] == []
    assert some.joining in " ".join(told.split())
    assert told.count(some.effects[0]) >= 2


def test_no_hour_is_told_where_none_was_set(tmp_path: Path) -> None:
    done = play(tmp_path, lines="add Mara\ntry strength to push\n\nrecap\nquests\n")

    assert "0:05 since the start." in done.output
    assert "00:05" not in done.output


@pytest.mark.parametrize("system", ["conan-2d20", "fallout-2d20"])
def test_damage_by_hand_shows_its_dice(tmp_path: Path, system: str) -> None:
    """A combat die shows 1 or 2 damage by 1 and 2, none by 3 and 4, 1 by 5 and 6."""
    lines = "add Mara\nmara: damage 3\n"

    told = play(tmp_path, "--system", system, "--plain", "--dice", "2,4,6,20", lines=lines).output

    assert "The combat dice show 2, 4 and 6. 3 damage" in " ".join(told.split())


PRINTED = """\
format: 1
title: The Printed One
system: art
start: page
open: true
hero: {create: false}
scenes:
  page: {text: Read on., choices: [{text: Turn the page, goto: end}]}
  end: {ending: {kind: over}, text: It is over.}
"""


def test_a_printed_adventure_ends_with_those_who_came_to_its_table(tmp_path: Path) -> None:
    """The README's recipe: nobody is there before `add` and `join`; who joined goes home."""
    (tmp_path / "printed").mkdir()
    (tmp_path / "printed" / "adventure.yaml").write_text(PRINTED, encoding="utf-8")
    shelf, saves = shelved(tmp_path, "Mara Vell"), tmp_path / "saves"
    words = [str(tmp_path / "printed"), "--saves", str(saves), "--heroes", str(shelf), "--json"]
    lines = "add Ida\njoin mara\nMara: xp 3\nturn ida\nturn-the-page\n\n"

    done = CliRunner().invoke(played, words, input=lines, catch_exceptions=False)

    assert done.exit_code == 0
    assert events(done, "ended")
    assert experience(shelf, "mara") == 3 + 1


def test_a_table_keeps_its_language(tmp_path: Path) -> None:
    opened = play(tmp_path, "eve", "--plain", "--language", "de", lines="add Mara: fate 7\nquit\n")
    later = play(tmp_path, "eve", "--plain", lines="roster\nquit\n")

    assert "Sag, wer mitspielt: 'add Mara" in opened.output
    assert "Mara sitzt am Tisch." in opened.output
    assert "Am Tisch" in later.output


def test_a_language_that_the_program_does_not_know_is_told(tmp_path: Path) -> None:
    done = play(tmp_path, "eve", "--language", "xx")

    assert done.exit_code == 2
    assert "no words in 'xx'" in done.output


FOES = "foes:\n  ogre: {name: the ogre, health: [Good, Poor], attributes: {strength: Great}}\n"


@pytest.mark.parametrize("options", [["--tables"], ["--foes"], ["--tables", "--foes"]])
def test_one_file_may_have_tables_and_foes(tmp_path: Path, options: list[str]) -> None:
    own = tmp_path / "own.yaml"
    own.write_text(f"{FOES}tables:\n  skies: [Sun., Sun.]\n", encoding="utf-8")
    words = [word for option in options for word in (option, str(own))]
    done = CliRunner().invoke(
        table, ["t", *words, "--saves", str(tmp_path), "--plain"],
        input="add Mara\ndraw skies\nfight 2 ogres\n",
    )  # fmt: skip

    assert "Sun." in done.output
    assert "A fight: the ogre (2)." in done.output


def test_a_file_of_foes_with_mistakes_opens_no_table(tmp_path: Path) -> None:
    own = tmp_path / "own.yaml"
    own.write_text(FOES.replace("health", "helth"), encoding="utf-8")
    opened = ["t", "--foes", str(own), "--saves", str(tmp_path), "--plain"]
    done = CliRunner().invoke(table, opened)

    assert done.exit_code != 0
    assert "own.yaml:2:26: unknown key 'helth'" in f"{done.output}{done.exception}"
    own.write_text(FOES, encoding="utf-8")
    assert CliRunner().invoke(table, opened, input="quit\n").exit_code == 0
