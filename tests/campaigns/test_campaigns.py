"""Campaigns: facts that go from one adventure to the next, years, deaths, heirs, saves, stories."""

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from solo import heroes, shelf
from solo.adventure.loader import load
from solo.authoring.lint.campaigns import problems
from solo.campaigns import chronicles
from solo.campaigns.course import Course, Wanderer, heritage, next_part
from solo.campaigns.written import read as read_campaign
from solo.cli.authors.author import lint
from solo.cli.authors.packages import listing
from solo.cli.authors.testing import test as playtest
from solo.cli.games.campaign_parts import Parts
from solo.cli.games.hero import hero as hero_commands
from solo.cli.games.play import play
from solo.cli.games.story import journal
from solo.cli.games.wishes import Wishes
from solo.errors import AdventureError, SaveError, SoloError
from solo.heroes import Kept
from solo.rules import find as system_of
from tests.edits import change

ROOT = Path(__file__).parents[2]
LAMPS = Path(__file__).parent / "lamps"
LIT = "1\n\n"  # the lamp is lit, and the quay left
ROWED = "1\n\n"
SWUM = "2\nyes\n\n"
LEFT = "world: {lamp_lit: \"visited['lamp'] > 0\"}\n"
OWN_HEROES = "system: fell\nstart: hall\nhero: {create: false, pregenerated: [heroes/*.yaml]}\n"
ART_PART = """\
format: 1
title: Quay
system: art
start: quay
hero: {create: false, pregenerated: [ida.yaml]}
scenes:
  quay: {text: Fog., choices: [{text: Row, goto: sea}]}
  sea: {ending: {kind: won, title: Out}, text: You row.}
"""
IDA = """\
name: Ida
attributes: {agility: 7, alertness: 7, charm: 7, craft: 7, cunning: 7, dexterity: 7, fate: 7,
  intelligence: 7, stamina: 7, strength: 7}
goals: [Home]
motivation: A debt.
"""
Played = Callable[..., Result]


@pytest.fixture
def lamps(tmp_path: Path) -> Path:
    """Return the example as a folder of one's own."""
    shutil.copytree(LAMPS, tmp_path / "lamps")
    return tmp_path / "lamps"


@pytest.fixture
def played(tmp_path: Path) -> Played:
    def run(typed: str, *words: str) -> Result:
        places = ["--plain", "--saves", str(tmp_path / "s"), "--heroes", str(tmp_path / "h")]
        done = CliRunner().invoke(play, [*words, *places], input=typed)
        assert done.exit_code == 0, done.output
        return done

    return run


def chronicle(tmp_path: Path) -> chronicles.Chronicle:
    (path,) = chronicles.files(tmp_path / "s")
    return chronicles.read(path)


def nowhere(name: str) -> Path:
    raise SoloError("there is none")


def test_facts_years_and_the_hero_go_through_all_of_it(played: Played, tmp_path: Path) -> None:
    said = played(LIT + ROWED + "1\n\n", str(LAMPS), "--seed", "5").output

    told = chronicle(tmp_path)
    assert "3 years go by.\n\nFor three years the lamp has burned." in said
    assert "You bring in four. 2 debts are forgiven." in said
    assert "Year 23. They drink to the boat. Debts: 0." in said
    assert "2. The Storm: Hale Corrigan, Four aboard" in said
    assert (told.course.over, told.course.year) == ("done", 23)
    assert dict(told.course.deeds) == {"debt": 0, "saved_boat": True}
    assert [one.part for one in told.chapters] == ["the-quay", "the-storm", "the-heirs"]


def test_a_part_whose_condition_does_not_hold_is_passed_over(
    played: Played, tmp_path: Path
) -> None:
    played("2\n\n2\n\n", str(LAMPS), "--seed", "5")

    told = chronicle(tmp_path)
    assert told.course.over == "done"
    assert told.course.year == 3
    assert [one.ending for one in told.chapters] == ["home", "ashore"]


def test_a_death_is_inherited_by_another_hero(played: Played, tmp_path: Path) -> None:
    said = played(LIT + SWUM + ROWED + "1\n\n", str(LAMPS), "--seed", "5").output

    course = chronicle(tmp_path).course
    assert "Hale Corrigan is dead. Somebody else goes on" in said
    assert "You are Ansa Hale." in said
    assert "Here Hale Corrigan went down." in said
    assert "2 debts are forgiven" in said
    assert "You have another name to keep." in said
    assert (course.heirs, course.fallen, course.dead) == (1, "Hale Corrigan", ("Hale Corrigan",))


def test_a_campaign_that_was_left_goes_on_where_it_was(played: Played, tmp_path: Path) -> None:
    left = played(LIT, str(LAMPS), "--seed", "5").output
    name = chronicle(tmp_path).name
    assert f"--resume {name}" in left
    save = chronicle(tmp_path).save

    said = played(ROWED, "--resume", save).output  # the part that is being played leads on, too
    assert "Four aboard" in said
    assert "Year 23" in said
    played("1\n\n", "--resume", name)

    assert chronicle(tmp_path).course.over == "done"


def test_years_pass_once_where_a_part_could_not_begin_at_first(tmp_path: Path) -> None:
    """What comes next is told, then a game begins; where that fails, it is told again."""
    saves = tmp_path / "s"
    wishes = Wishes("", (), "5", None, saves, None, None, False, False, None, None, True, False,
                    False, None, ())  # fmt: skip
    kept = chronicles.begin(saves, LAMPS, "Lamps", "5")
    parts = Parts(read_campaign(LAMPS, nowhere), wishes, kept, lambda *_: 1)
    parts.keep(course=Course(at=1, chapter=1))

    first, again = parts.coming(), parts.coming()

    assert first is not None
    assert first == again
    assert first.course.year == 3
    assert parts.begin(first).session.adventure.title == "The Storm"
    assert (chronicle(tmp_path).course.year, chronicle(tmp_path).course.chapter) == (3, 2)


def test_all_parts_are_one_story(played: Played, tmp_path: Path) -> None:
    played(LIT + ROWED + "1\n\n", str(LAMPS), "--seed", "5")
    words = [chronicle(tmp_path).name, "--saves", str(tmp_path / "s")]

    told = CliRunner().invoke(journal, words).output
    turns = json.loads(CliRunner().invoke(journal, [*words, "--json"]).output)

    assert told.startswith("LAMPS OF THE COAST")
    assert told.index("The Quay") < told.index("The Storm") < told.index("The Heirs")
    years, text = told.index("3 years go by."), told.index("For three years the lamp has burned.")
    assert told.index("The Quay") < years < text < told.index("The Storm")
    assert [one["turn"] for one in turns] == list(range(len(turns)))


def test_programs_are_told_of_each_part(tmp_path: Path) -> None:
    words = [str(LAMPS), "--json", "--seed", "5", "--saves", str(tmp_path / "s")]
    done = CliRunner().invoke(play, words, input="light-it\nquit\nrow-out\nquit\n")

    told = [json.loads(line) for line in done.output.splitlines()]
    events = [one["event"] for one in told if "campaign" in one]
    assert events[:5] == [
        "campaign_opened", "part_opened", "part_ended", "part_opened", "part_ended",
    ]  # fmt: skip
    ended = [one for one in told if one["event"] == "part_ended"]
    assert ended[1]["deeds"] == {"debt": 0, "saved_boat": True}


def test_a_save_of_a_part_verifies(played: Played, tmp_path: Path) -> None:
    played(LIT + SWUM + ROWED + "1\n\n", str(LAMPS), "--seed", "5")

    from solo.cli.games.journals import verify

    for path in (tmp_path / "s").glob("*.jsonl"):
        done = CliRunner().invoke(verify, [str(path)])
        assert done.exit_code == 0, done.output


def test_a_damaged_chronicle_is_refused_and_left_as_it_is(played: Played, tmp_path: Path) -> None:
    played(LIT, str(LAMPS), "--seed", "5")
    (path,) = chronicles.files(tmp_path / "s")
    path.write_text(path.read_text("utf-8").replace('"debt": 2', '"debt": 3'), encoding="utf-8")

    with pytest.raises(SaveError, match="was changed since it was written"):
        chronicles.read(path)
    assert '"debt": 3' in path.read_text("utf-8")


def test_who_has_been_in_it_too_long_makes_way(lamps: Path) -> None:
    from solo.campaigns.written import read

    text = (lamps / "campaign.yaml").read_text("utf-8").replace("retire: 40", "retire: 22")
    (lamps / "campaign.yaml").write_text(text, encoding="utf-8")
    campaign, system = read(lamps, nowhere), system_of("fell")
    ready = load(lamps / "the-quay").heroes[0]
    hero = Wanderer(ready.name, "", system.dump(ready.sheet()))
    course = Course(at=2, chapter=2, heroes=(hero,), road=3, year=3, deeds={"saved_boat": True})

    after, part = next_part(campaign, course, system)

    assert part is not None
    assert part.id == "the-heirs"
    assert (after.heroes, after.heirs, after.year, after.dead) == ((), 1, 23, (hero.name,))
    assert heritage(campaign, after).deeds["saved_boat"] is True


def test_who_makes_way_is_not_told_dead(lamps: Path, played: Played) -> None:
    change(lamps / "campaign.yaml", "retire: 40", "retire: 22")

    said = played(LIT + ROWED + "1\n1\n\n", str(lamps), "--seed", "5").output

    assert "Hale Corrigan has seen enough. Somebody else goes on" in said
    assert "Hale Corrigan is dead" not in said


@pytest.mark.parametrize(("limit", "asked"), [(4, False), (40, True)])
def test_only_who_goes_on_is_asked_to_grow(
    tmp_path: Path, played: Played, monkeypatch: pytest.MonkeyPatch, limit: int, asked: bool
) -> None:
    monkeypatch.setattr(Wishes, "talks", True)
    (tmp_path / "quay").mkdir()
    (tmp_path / "quay" / "adventure.yaml").write_text(ART_PART, encoding="utf-8")
    (tmp_path / "quay" / "ida.yaml").write_text(IDA, encoding="utf-8")
    (tmp_path / "campaign.yaml").write_text(
        f"format: 1\ntitle: Twice\nretire: {limit}\n"
        "modules: [quay, {adventure: quay, years: 5}]\n",
        encoding="utf-8",
    )

    said = played("y\n1\n1\n\nn\nn\n", str(tmp_path), "--seed", "5").output

    assert ("Ida has learned something" in said) is asked
    assert "Continue with 'Quay'?" in said


def test_years_heal_what_time_heals_by_the_rules(lamps: Path) -> None:
    from solo.campaigns.written import read

    campaign, system = read(lamps, nowhere), system_of("fell")
    for part in campaign.parts:
        sheet = load(part.path).heroes[0].sheet()
        hero = Wanderer("Hale Corrigan", "", system.dump(sheet))
        rested, _ = next_part(campaign, Course(at=1, heroes=(hero,)), system)
        assert rested.heroes[0].values == system.dump(system.pass_time(sheet, 3 * 525_600)[0])


def test_a_hero_who_lacks_a_deed_has_the_default(played: Played, tmp_path: Path) -> None:
    said = played("1\n\n", str(LAMPS / "the-heirs"), "--seed", "5").output

    assert "Year 0. They drink in silence. Debts: 0." in said


def test_deeds_go_with_a_hero_from_one_adventure_to_another(
    played: Played, tmp_path: Path, lamps: Path
) -> None:
    for module in ("the-quay", "the-storm", "the-heirs"):
        path = lamps / module / "adventure.yaml"
        text = path.read_text("utf-8").replace("create: false", "create: true")
        path.write_text(text, encoding="utf-8")
    system, shelf = system_of("fell"), tmp_path / "h"
    sheet = load(lamps / "the-quay").heroes[0].sheet()
    heroes.keep_new(shelf, Kept(shelf, "fell", "Bo", "a cooper", 1, _called(system, sheet, "Bo")))

    played(LIT, str(lamps / "the-quay"), "--hero", "bo", "--seed", "1")
    kept = heroes.read(shelf / "bo.json")
    said = played("1\n\n", str(lamps / "the-heirs"), "--hero", "bo", "--seed", "1").output

    assert dict(kept.deeds) == {"debt": 2}
    assert "Debts: 2." in said
    shown = CliRunner().invoke(hero_commands, ["show", "bo", "--heroes", str(shelf)]).output
    assert re.search(r"debt +2", shown)


def _called(system: object, sheet: object, name: str) -> dict[str, object]:
    return {**system.dump(sheet), "name": name}  # type: ignore[attr-defined]


# Lint and bots


def test_the_example_has_no_problems() -> None:
    assert problems(LAMPS, nowhere) == ()


@pytest.mark.parametrize(
    ("file", "old", "new", "code"),
    [
        ("campaign.yaml", "  - the-quay", "  - the-key", "module-unknown"),
        ("campaign.yaml", "  - the-quay", "  - ../lamps/the-quay/../../x", "module-unknown"),
        ("campaign.yaml", "deeds.saved_boat or", "deeds.saved_bot or", "deed-unknown"),
        ("campaign.yaml", "world.fallen != ''", "clock > 3", "name-unknown"),
        ("campaign.yaml", "years: 3", "years: -3", "value-wrong"),
        ("campaign.yaml", "retire: 40", "retires: 40", "key-unknown"),
        ("campaign.yaml", "death: again", "death: maybe", "type-wrong"),
        ("campaign.yaml", "lamp_lit: false}", "lamp_lit: false, year: 3}", "variable-name"),
        ("campaign.yaml", "lamp_lit: false}", "lamp_lit: 4}", "deed-type"),
        (
            "campaign.yaml",
            "  - the-quay",
            "  - {adventure: the-quay, when: world.lamp_lit}",
            "condition-never",
        ),
        (
            "campaign.yaml",
            "  - the-quay",
            "  - {adventure: the-quay, when: world.heirs == 0}",
            "condition-odd",
        ),
        ("campaign.yaml", "world.fallen != ''", "world.fallen > 0", "prose-type"),
        ("campaign.yaml", "deeds.saved_boat or", "deeds.saved_boat == 'yes' or", "condition-odd"),
        (
            "campaign.yaml",
            "if world.lamp_lit %}For",
            "if world.lamp_lit == 'lit' %}For",
            "condition-never",
        ),
        ("campaign.yaml", "The coast has", "The *coast has", "emphasis-open"),
        ("campaign.yaml", "lamp_lit: false}", "lamp_lit: false, tide: 3}", "deed-unused"),
        ("campaign.yaml", "saved_boat: false}", "saved_boat: false, honour: 0}", "deed-unused"),
        (
            "campaign.yaml",
            "when: hero.deeds.saved_boat or world.fallen != ''",
            "when: {a: 1}",
            "type-wrong",
        ),
        (
            "the-heirs/adventure.yaml",
            "if world.heirs",
            "if world.heirs or hero.deeds.debt == 'x'",
            "condition-odd",
        ),
        ("campaign.yaml", "  - the-quay", "  - the-quay\n  - the-quay", "module-twice"),
        ("the-quay/adventure.yaml", LEFT, "", "deed-untold"),
        ("the-quay/adventure.yaml", "debt: owed", "debt: owed > 1", "deed-type"),
        ("the-quay/adventure.yaml", "debt: owed", "debt: owd", "name-unknown"),
        ("the-quay/adventure.yaml", "debt: owed", "debt: owed, x: owed", "deed-unused"),
        ("the-heirs/adventure.yaml", "year: 0,", "year: 0, tide: 1,", "deed-untold"),
        ("the-heirs/adventure.yaml", "year: 0,", "year: '0',", "deed-type"),
        ("the-heirs/adventure.yaml", "{{ world.year }}", "{{ world.yaer }}", "deed-unknown"),
        ("the-heirs/adventure.yaml", OWN_HEROES, "system: art\nstart: hall\n", "module-system"),
    ],
)
def test_what_does_not_fit_is_told(lamps: Path, file: str, old: str, new: str, code: str) -> None:
    change(lamps / file, old, new)

    assert code in {one.code for one in problems(lamps, nowhere)}


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("years: 3", "years: 5-10", "it is one number, such as 5"),
        ("years: 3", "years: 5 years", "a number has no unit: 5"),
        ("years: 3", "years: 2.5", "it is one number, such as 2"),
        ("years: 3", "years: 3\n    allies: [mina]", "in the adventure.yaml of one of its"),
        ("years: 3", "years: 3\n    world: {x: 1}", "it belongs to the campaign, at its margin"),
        ("retire: 40", "allies: {a: {name: A}}", "in the adventure.yaml of one of its"),
        ("retire: 40", "scenes: {a: {text: A}}", "in the adventure.yaml of one of its"),
        ("retire: 40", "years: 5", "modules: [{adventure: …, years: …}]"),
        ("modules:", "modulse:", "did you mean 'modules'?"),
        ("modules:", "chapters:", "write 'modules'"),
        ("world:", "facts:", "write 'world'"),
        ("  - the-quay", "  - the-quey", "did you mean 'the-quay'?"),
        ("  - the-quay", "  - the-quay/adventure.yaml", "write its folder alone: the-quay"),
        ("- adventure: the-heirs", "- module: the-heirs", "write 'adventure'"),
        ("- adventure: the-heirs", "- name: the-heirs", "did you mean 'adventure', which is"),
        ("when: hero", "if: hero", "write 'when'"),
        ("  - the-quay", "  - ./the-quay/adventure.yaml", "write its folder alone: the-quay"),
        ("  - the-quay", "  - the-quay: {years: 3}", "[{adventure: the-quay, …}]"),
        ("when: hero.deeds", "when: hero.luck or hero.deeds", "only hero.name and hero.deeds"),
    ],
)
def test_a_slip_in_a_campaign_is_told_once_on_its_line(
    lamps: Path, old: str, new: str, told: str
) -> None:
    change(lamps / "campaign.yaml", old, new)
    text = (lamps / "campaign.yaml").read_text("utf-8")
    line = text.count("\n", 0, text.index(new) + len(new)) + 1

    errors = [one for one in problems(lamps, nowhere) if one.severity == "error"]
    here = [one for one in errors if one.mark.file.endswith("campaign.yaml")]

    assert [(one.mark.line, told in one.message) for one in here if told in one.message] == [
        (line, True)
    ]
    assert "is missing" not in " ".join(one.message.replace("which is", "") for one in here)


@pytest.mark.parametrize(
    ("new", "told"),
    [
        ("world.tide > 1 or", "'tide' is no fact of this campaign; write under 'world' what holds"),
        ("hero.deeds.x or", "'x' is no fact of this campaign; write under 'deeds' what holds"),
        ("world.lamp_lid or", "'lamp_lid' is no fact of this campaign; did you mean 'lamp_lit'?"),
        ("hero.gold or", "the hero has no 'gold'"),
    ],
)
def test_what_a_condition_asks_for_and_nothing_has_is_told_once(
    lamps: Path, new: str, told: str
) -> None:
    change(lamps / "campaign.yaml", "hero.deeds.saved_boat or", new)

    errors = [one.message for one in problems(lamps, nowhere) if one.severity == "error"]

    assert [one.startswith(told) for one in errors] == [True]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("  - the-quay", "  - {adventure: the-quay, when: world.chapter == 1}", "never holds"),
        ("  - the-quay", "  - {adventure: the-quay, when: world.chapter == 0}", "always holds"),
        ("when: hero.deeds.saved_boat or", "when: hero.deeds.debt // 2 >= 1 or", ""),
        ("if world.lamp_lit %}For", "if hero.deeds.debt // 2 >= 1 %}For", ""),
        ("if world.lamp_lit %}For", "if hero.deeds.debt == 2 %}For", ""),
        (
            "when: hero.deeds.saved_boat or world.fallen != ''",
            "when: hero.deeds.debt // 2 >= 10",
            "so the part is never played; 'debt' is only ever 0 or 2",
        ),
        (
            "if world.lamp_lit %}For",
            "if hero.deeds.debt == 10 %}For",
            "never comes about here; 'debt' is only ever 0 or 2",
        ),
        ("if world.lamp_lit %}For", "if hero.deeds.debt < 2 < 1 %}For", "never told"),
        ("if world.lamp_lit %}For", "if world.lamp_lit == 1 %}For", ""),
        ("if world.lamp_lit %}For", "if world.lamp_lit != 'lit' %}For", "it always differs"),
    ],
)
def test_only_what_is_so_is_told_of_conditions(lamps: Path, old: str, new: str, told: str) -> None:
    change(lamps / "campaign.yaml", old, new)

    found = [
        one.message
        for one in problems(lamps, nowhere)
        if one.code in ("condition-never", "condition-odd")
    ]

    assert any(told in one for one in found) if told else found == []


COLOUR = "\"'green' if owed else hue if visited['lamp'] else world.colour\""


@pytest.mark.parametrize(
    ("asked", "quay", "told"),
    [
        ("== 'geen'", {}, "'colour' is only ever 'none' or 'green' or 'red' or 'blue'"),
        ("== 'green'", {}, ""),
        ("== 'blue'", {}, ""),
        ("== 'none'", {}, ""),
        ("== 'geen'", {"hue: \"'blue'\"": "hue: hue ~ 'x'"}, ""),
        ("== 'geen'", {"if owed": "if owed else name"}, ""),
    ],
)
def test_what_no_part_leaves_of_a_fact_is_told(
    lamps: Path, asked: str, quay: dict[str, str], told: str
) -> None:
    """A fact that is chosen among what is written is nothing else; of another, nobody knows."""
    change(lamps / "campaign.yaml", "world: {lamp_lit: false}", "world: {colour: none}")
    change(lamps / "campaign.yaml", "if world.lamp_lit %}For", f"if world.colour {asked} %}}For")
    change(lamps / "the-storm/adventure.yaml", "world: {lamp_lit: false,", "world: {")
    for old, new in (("if world.lamp_lit %}By", "if owed %}By"), ("world.lamp_lit", "owed")):
        change(lamps / "the-storm/adventure.yaml", old, new)
    change(lamps / "the-storm/adventure.yaml", "start: storm", "start: storm\nvariables: {owed: 1}")
    path = lamps / "the-quay/adventure.yaml"
    change(
        path,
        "variables: {owed: 0}",
        "variables: {owed: 0, hue: red, name: x}\nneeds: {world: {colour: none}}",
    )
    change(path, "lamp_lit: \"visited['lamp'] > 0\"", f"colour: {COLOUR}")
    change(path, "set: {owed: 2}", "set: {owed: 2, hue: \"'blue'\"}")
    for old, new in quay.items():
        change(path, old, new)

    found = [one.message for one in problems(lamps, nowhere) if one.code == "condition-never"]

    assert [told in one for one in found if "this is never told" in one] == [True] * bool(told)


def test_a_module_that_a_link_puts_elsewhere_is_refused(lamps: Path, tmp_path: Path) -> None:
    shutil.move(lamps / "the-quay", tmp_path / "elsewhere")
    (lamps / "the-quay").symlink_to(tmp_path / "elsewhere")

    assert "include-outside" in {one.code for one in problems(lamps, nowhere)}


def test_a_campaign_with_mistakes_is_not_played(lamps: Path) -> None:
    from solo.campaigns.written import read

    (lamps / "campaign.yaml").write_text("format: 1\ntitle: X\nmodules: [no]\n", encoding="utf-8")

    with pytest.raises(AdventureError, match="module-unknown"):
        read(lamps, nowhere)


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("campaign.yaml", "  - the-quay", "  - the-quy", ["module-unknown"]),
        ("the-storm/adventure.yaml", "deeds: {debt: 0}", "deeds: {debt: false}", ["deed-type"]),
        (
            "the-quay/adventure.yaml",
            "world: {lamp_lit:",
            "world: {lit:",
            ["deed-untold", "deed-unused"],
        ),
    ],
)
def test_what_follows_from_a_slip_in_a_campaign_is_not_told(
    lamps: Path, file: str, old: str, new: str, told: list[str]
) -> None:
    change(lamps / file, old, new)

    assert sorted(one.code for one in problems(lamps, nowhere)) == told


@pytest.mark.parametrize(
    ("name", "cure"),
    [
        ("lamp_lit", "write world.lamp_lit"),
        ("debt > 1", "write hero.deeds.debt"),
        ("deeds.debt > 1", "write hero.deeds"),
        ("saved_baot", "did you mean 'hero.deeds.saved_boat'?"),
        ("moon", "known are world.lamp_lit, world.year"),
    ],
)
def test_a_fact_without_its_holder_is_told_once_with_the_cure(
    lamps: Path, name: str, cure: str
) -> None:
    change(lamps / "campaign.yaml", "when: hero.deeds.saved_boat", f"when: {name}")

    (told,) = [one for one in problems(lamps, nowhere) if one.severity == "error"]

    assert told.code == "name-unknown"
    assert told.message.startswith(f"unknown name '{name.split('.')[0].split()[0]}'; {cure}")


def test_lint_and_test_take_a_whole_campaign() -> None:
    linted = CliRunner().invoke(lint, [str(LAMPS)])
    done = CliRunner().invoke(playtest, [str(LAMPS), "--games", "20", "--seed", "1", "--json"])

    assert linted.output.strip() == "no problems"
    assert done.exit_code == 0, done.output
    told = json.loads(done.output)
    assert told["over"] == {"done": 20}
    assert sum(one["games"] for one in told["ways"]) == 20
    assert set(told["parts"]) == {"the-quay", "the-storm", "the-heirs"}
    # only who lit the lamp can save the boat, and only a death or the boat leads to the third part
    assert told["facts"]["hero.deeds.saved_boat"]["true"] <= told["facts"]["world.lamp_lit"]["true"]
    for way in told["ways"]:
        assert ("end" in way["endings"]) == bool({"boat", "death"} & set(way["endings"]))


def test_the_same_seed_gives_the_same_campaigns() -> None:
    words = [str(LAMPS), "--games", "6", "--seed", "7", "--json"]
    first, second = (CliRunner().invoke(playtest, words).output for _ in range(2))

    assert first == second


# The guide


def test_the_campaign_of_the_guide_is_one(tmp_path: Path, played: Played) -> None:
    guide = (ROOT / "solo/guides/authors.md").read_text("utf-8")
    for name, text in re.findall(r"^```yaml campaign (\S+)\n(.*?)^```", guide, re.M | re.S):
        path = tmp_path / "lamps" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    assert problems(tmp_path / "lamps", nowhere) == ()
    done = CliRunner().invoke(
        playtest, [str(tmp_path / "lamps"), "--games", "10", "--seed", "1", "--json"]
    )
    assert done.exit_code == 0, done.output


# On the shelf


def test_a_campaign_has_a_cover_of_its_own() -> None:
    told = shelf.cover(LAMPS)

    assert (told.id, told.title, told.system) == ("lamps", "Lamps of the Coast", "fell")
    assert told.summary == "Three evenings on one coast, some years apart."


def test_shipped_campaigns_are_listed_and_played_by_name(
    played: Played, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(LAMPS, tmp_path / "shelf" / "lamps")
    monkeypatch.setattr(shelf, "_place", lambda: tmp_path / "shelf")

    said = CliRunner().invoke(listing, []).output
    begun = played(LIT, "lamps", "--seed", "5").output
    chosen = played("lamps\n2\n\n2\n\n").output

    assert "lamps: Lamps of the Coast (fell, campaign, shipped)" in said
    assert "The Quay" in begun
    assert "'Lamps of the Coast' is over." in chosen


def test_a_part_that_was_left_is_gone_on_with_from_the_menu(
    played: Played, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(LAMPS, tmp_path / "shelf" / "lamps")
    monkeypatch.setattr(shelf, "_place", lambda: tmp_path / "shelf")
    played("1\n\n2\n1\n", "lamps", "--seed", "5")  # in the storm, at the question of the swim

    said = played("2\n3\n\n").output

    assert "The Storm" in said
    assert "A long night" in said
