"""Rules files and files of campaigns in an editor: what is told, offered and explained."""

from pathlib import Path

import pytest

from solo.authoring.editor import names
from solo.authoring.editor.actions import actions
from solo.authoring.editor.complete import completions
from solo.authoring.editor.hover import hover
from solo.authoring.editor.loose import Loose, is_loose
from solo.authoring.scaffold import begin_system
from solo.campaigns.written import CAMPAIGN
from solo.errors import SoloError
from solo.rules import data_systems
from solo.rules.data_systems import reading

SYSTEM = "system.yaml"
LAMPS = Path(__file__).parents[2] / "campaigns" / "lamps"


def _nowhere(name: str) -> Path:
    raise AssertionError(name)


@pytest.fixture
def rules(tmp_path: Path) -> Loose:
    begin_system(tmp_path / "mine")
    return Loose(tmp_path / "mine" / SYSTEM, _nowhere)


@pytest.fixture
def campaign() -> Loose:
    return Loose(LAMPS / CAMPAIGN, _nowhere)


def place(project: Loose, name: str, words: str, more: int) -> tuple[int, int]:
    text = project.text(name)
    at = text.index(words) + more
    return text.count("\n", 0, at), at - (text.rfind("\n", 0, at) + 1)


def offered(project: Loose, name: str, words: str, more: int) -> set[str]:
    """Return what may stand where some words begin, or so much further."""
    return {one.label for one in completions(project, name, *place(project, name, words, more))}


def test_a_rules_file_is_told_about_as_it_is_typed(rules: Loose) -> None:
    assert rules.look().problems == ()
    right = rules.text(SYSTEM)
    rules.edit(SYSTEM, right.replace("cost: {luck: -1}", "cost: {lukc: -1}"))
    (problem,) = rules.look().problems
    assert "did you mean 'luck'?" in problem.message
    (fix, *_) = actions(rules, SYSTEM, problem)
    ((span, text),) = fix.edits
    line = rules.text(SYSTEM).split("\n")[span.line]
    assert (line[span.start : span.end], text) == ("lukc", "luck")


@pytest.mark.parametrize(
    ("words", "more", "some"),
    [
        ("conditions:\n", 0, {"attributes", "tracks", "checks", "moves", "oracle", "clash"}),
        ("score: sum(two) + stat", 7, {"strong", "luck", "tired", "two", "hard", "stat", "min"}),
        ("when: degree ==", 6, {"degree", "two", "clever"}),
        ("cost: {luck", 7, {"hp", "luck", "xp"}),
        ("then: {xp: 1}", 7, {"hp", "luck", "xp"}),
        ("roll: act", 6, {"act"}),
        ("mark: tired", 6, {"tired"}),
        ("spend: xp", 7, {"luck", "xp"}),
        ("about: Do something", 0, {"dice", "degrees", "modifiers", "on_top"}),
        ("degrees: {miss", 10, {"strong", "weak", "miss"}),
    ],
)
def test_keys_and_names_of_a_rules_file_are_offered(
    rules: Loose, words: str, more: int, some: set[str]
) -> None:
    assert some <= offered(rules, SYSTEM, words, more)


def test_names_stay_while_something_is_half_written(rules: Loose) -> None:
    rules.look()
    rules.edit(SYSTEM, rules.text(SYSTEM).replace("reward: xp", "reward: [xp"))
    assert rules.look().problems[0].code == "yaml-syntax"
    assert {"luck", "two"} <= offered(rules, SYSTEM, "score: sum(two) + stat", 7)


def test_a_rules_file_says_what_its_keys_and_names_mean(rules: Loose) -> None:
    assert "In what order" in hover(rules, SYSTEM, *place(rules, SYSTEM, "degrees:", 1)) or (
        "**degrees**" in hover(rules, SYSTEM, *place(rules, SYSTEM, "degrees:", 1))
    )
    told = hover(rules, SYSTEM, *place(rules, SYSTEM, "cost: {luck", 8))
    assert "track **luck**: what you may spend after a roll" in told
    assert "check **act**" in hover(rules, SYSTEM, *place(rules, SYSTEM, "roll: act", 7))


def test_the_file_of_a_campaign_is_told_about_and_explained(campaign: Loose) -> None:
    text = campaign.text(CAMPAIGN)
    assert campaign.look().problems == ()
    campaign.edit(CAMPAIGN, text.replace("title:", "titel:", 1))
    assert any("did you mean 'title'?" in one.message for one in campaign.look().problems)
    campaign.close(CAMPAIGN)
    assert {"title", "modules", "death", "retire", "world"} <= offered(
        campaign, CAMPAIGN, "title:", 0
    )
    told = hover(campaign, CAMPAIGN, *place(campaign, CAMPAIGN, "modules:", 2))
    assert "The adventures, in their order." in told


def renamed(project: Loose, file: str, name: names.Name, new: str) -> str:
    """Return the text of a file in which something has another name."""
    lines = project.text(file).split("\n")
    for span, word in sorted(names.renamed(project, name, new)[file], reverse=True):
        line = lines[span.line]
        assert line[span.start : span.end] == name.name
        lines[span.line] = f"{line[: span.start]}{word}{line[span.end :]}"
    return "\n".join(lines)


def broken_by_names(project: Loose, file: str) -> list[names.Name]:
    """Return the names of a file that can't be changed everywhere at once."""
    found = []
    for kind, name in project.now.names.set:
        text = renamed(project, file, names.Name(kind, name), "zzq")
        if any(one.severity == "error" for one in reading.look(text.encode(), file).problems):
            found.append(names.Name(kind, name))
    return found


def test_each_name_of_a_rules_file_can_be_another_one(rules: Loose) -> None:
    rules.look()
    assert len(rules.now.names.set) > 15
    assert broken_by_names(rules, SYSTEM) == []


@pytest.mark.long(2)
@pytest.mark.parametrize("system", ["crew", "dark", "ember", "oath"])
def test_each_name_of_a_shipped_rules_file_can_be_another_one(system: str) -> None:
    path = Path(data_systems.__file__).parent / "shipped" / f"{system}.yaml"
    project = Loose(path, _nowhere)
    project.look()
    assert broken_by_names(project, path.name) == []


def test_an_attribute_and_a_degree_of_one_name_are_told_apart(rules: Loose) -> None:
    rules.look()
    line, column = place(rules, SYSTEM, "score >= 10", 0)
    at = names.name_at(rules, SYSTEM, *place(rules, SYSTEM, "6 + strong", 5))
    assert at == names.Name("attribute", "strong")
    other = names.name_at(rules, SYSTEM, line, column - len("strong: {when: "))
    assert other == names.Name("degree of act", "strong")
    (span,) = names.declared(rules, names.Name("attribute", "strong"))
    assert rules.text(SYSTEM).split("\n")[span.line].startswith("  strong: {range")
    with pytest.raises(SoloError, match="none of the words of formulas"):
        names.renamed(rules, names.Name("attribute", "strong"), "min")


def test_the_facts_of_a_campaign_are_found_and_offered(campaign: Loose) -> None:
    campaign.look()
    lamp = names.name_at(campaign, CAMPAIGN, *place(campaign, CAMPAIGN, "world.lamp_lit", 8))
    assert lamp == names.Name("world", "lamp_lit")
    (span,) = names.declared(campaign, lamp)
    assert campaign.text(CAMPAIGN).split("\n")[span.line].startswith("world:")
    assert len(names.everywhere(campaign, lamp)) == 2
    with pytest.raises(SoloError, match="adventures name it too"):
        names.renamed(campaign, lamp, "lamp_out")
    assert {"lamp_lit", "year", "fallen"} <= offered(campaign, CAMPAIGN, "world.lamp_lit", 6)
    assert {"debt", "saved_boat"} <= offered(campaign, CAMPAIGN, "hero.deeds.saved_boat", 11)
    assert "the-storm" in offered(campaign, CAMPAIGN, "adventure: the-storm", 11)


def test_which_files_are_by_themselves() -> None:
    assert is_loose(Path("x/system.yaml"), "")
    assert is_loose(Path("x/campaign.yaml"), "")
    assert is_loose(Path("x/iron.yaml"), "name: iron\nchecks: {act: {}}\n")
    assert not is_loose(Path("x/scene.yaml"), "scenes: {a: {text: x}}\n")
    assert not is_loose(Path("x/iron.txt"), "name: iron\nchecks: {act: {}}\n")
