"""`solo prose`: all text in order, with words for each scene and on the way to each ending."""

import re
from pathlib import Path

import pytest

from solo import shelf
from solo.adventure.loader import load, texts_of
from solo.authoring.proofsheet import fewest, scene_words, sheet
from tests.conftest import HEADER, HERO, Solo

MODULE = """\
format: 1
title: T
summary: In short.
system: art
start: quay
variables: {n: 0}
tables: {flotsam: [a rope, some weed]}
quests: {lamp: Light the lamp}
events: {tide: {at: "18:00", text: The tide turns.}}
scenes:
  quay:
    title: The quay
    text: Two words{% if n %} and more{% endif %}.
    questions: [{about: [boat], text: No boat.}]
    tries: {strength: {else: It holds.}}
    choices:
      - text: Climb
        check: {trait: {attribute: agility, difficulty: Poor}}
        outcomes:
          success: {text: Up you go., goto: top}
          failure: {text: A long fall into the sea below., goto: sea}
      - {text: Jump, then: Splash again., set: {n: 1}, goto: sea, quest: {complete: lamp}}
  top: {text: "The {{ draw('flotsam') }} top.", goto: shed}
  shed: {text: A shed., choices: [{text: In, visit: inside}, {text: Out, goto: home}]}
  inside: {text: It is dark., return: true}
  sea: {ending: lost, text: Cold.}
  home: {ending: won, text: Warm at last.}
"""


@pytest.fixture
def module(tmp_path: Path) -> Path:
    (tmp_path / "adventure.yaml").write_text(MODULE, encoding="utf-8")
    return tmp_path


def test_all_text_stands_there_in_the_order_written(module: Path) -> None:
    found = sheet(load(module))

    words = (
        *("# T", "In short.", "## The quay", "`quay`, 24 words", "Two words{% if n %} and more"),
        *("### Asked about boat", "No boat.", "### Try strength", "It holds.", "### Climb"),
        *("*success:*", "Up you go.", "→ top", "*failure:*", "A long fall", "### Jump"),
        *("Splash again.", "## top", "## inside", "## Event tide", "The tide turns."),
        *("Light the lamp", "- some weed", "## Words", "| quay | 24 |"),
    )
    places = [found.index(word) for word in words]
    assert places == sorted(places)


MORE = """\
choices: [{text: Rest, then: You rest.}]
conditions: {late: n > 3}
scenes:
  quay:
    title: The quay
    text: "{% if late %}Dark{% else %}Light{% endif %} here."
    hint: Look behind it.
    choices:
      - text: Answer
        input: {into: n, prompt: How many?}
        cases: [{when: n > 2, text: Too many words., goto: home}, {when: else, text: Few.}]
      - text: Climb
        check: {trait: {attribute: agility, difficulty: Poor, purpose: to reach it}}
        risk: a long way down
        outcomes: {success: [{when: n, text: Up.}], failure: No.}
  home: {ending: {kind: won, title: Safe home}, text: Done.}
"""


def test_cases_hints_risks_and_what_rules_tell_stand_there_too(tmp_path: Path) -> None:
    """Named conditions stay as they are written; what all scenes share is told once."""
    top = MODULE[: MODULE.index("scenes:")]
    (tmp_path / "adventure.yaml").write_text(top + MORE, encoding="utf-8")

    found = sheet(load(tmp_path), texts_of(tmp_path))

    words = (
        *("## The quay", "{% if late %}Dark", "*Hint:* Look behind it.", "### Answer", "How many?"),
        *("*when n > 2:*", "Too many words.", "→ home", "*else:*", "Few.", "### Climb"),
        *("*Risk:* a long way down", "*success:*", "*when n:*", "Up.", "### Around rolls"),
        *("`choice.climb.check.trait.purpose` to reach it", "*Ending:* Safe home"),
        *("## Everywhere", "### Rest", "You rest.", "| home | 1 |"),
    )
    places = [found.index(word) for word in words]
    assert places == sorted(places)
    assert found.count("You rest.") == 1


@pytest.mark.long(3)
@pytest.mark.parametrize("path", shelf.shipped(), ids=lambda path: path.name)
def test_every_text_of_a_shipped_adventure_is_on_its_sheet(path: Path) -> None:
    every = texts_of(path)

    found = " ".join(sheet(load(path), every).split())

    assert [text.id for text in every if " ".join(str(text.node.value).split()) not in found] == []


def test_words_are_counted_without_markup(module: Path) -> None:
    scenes = load(module).scenes

    assert scene_words(scenes["top"]) == 3  # what is drawn counts as one
    assert scene_words(scenes["inside"]) == 3


def test_the_shortest_way_has_the_fewest_words(module: Path) -> None:
    """Title and text (6), the label, the outcome, and the scenes behind."""
    found = fewest(load(module))

    assert found["quay"] == 6
    assert found["sea"] == 6 + 1 + 2 + 1
    assert found["top"] == 6 + 1 + 3 + 3
    assert found["home"] == found["top"] + 2 + 1 + 3


@pytest.mark.long(4)
@pytest.mark.parametrize("adventure", shelf.shipped(), ids=lambda path: path.name)
def test_a_shipped_adventure_has_a_shortest_way_to_each_ending(adventure: Path) -> None:
    loaded = load(adventure)

    endings = [scene.id for scene in loaded.scenes.values() if scene.ending]

    assert fewest(loaded).keys() >= set(endings)


def test_the_command_prints_markdown(module: Path, solo: Solo) -> None:
    done = solo("prose", ".", where=module)

    assert done.returncode == 0
    assert done.stdout.startswith("# T\n\nIn short.\n\n## The quay\n")
    assert "| sea | 10 |" in done.stdout


ENDINGS = """\
companions: {tam: {name: Tam}}
present: {boy: boy}
variables: {boy: false, rope: false}
scenes:
  quay:
    text: A quay.
    choices:
      - {text: Both, set: {boy: true}, join: tam, goto: end}
      - {text: Rope, set: {rope: true}, goto: end}
      - {text: None, goto: end}
      - {text: Sea, goto: sea}
  end: {ending: {kind: won, title: At home}, text: "Home{% if rope %} with a rope{% endif %}."}
  sea: {ending: lost, text: Cold.}
  never: {ending: lost, text: Nobody reads this., never: rope}
"""


def written(folder: Path, scenes: str) -> Path:
    (folder / "adventure.yaml").write_text(HEADER + scenes, encoding="utf-8")
    (folder / "ada.yaml").write_text(HERO, encoding="utf-8")
    return folder


def test_each_text_of_an_ending_is_printed_once_below_the_states_that_read_it(
    tmp_path: Path, solo: Solo
) -> None:
    path = written(tmp_path, ENDINGS + "events: {x: {at: '23:59', text: X., goto: never}}\n")

    done = solo("prose", str(path), "--endings", "--games", "60", "--seed", "4")

    parts = done.stdout.split("## ")
    home = done.stdout.partition("## At home")[2].partition("## sea")[0]
    assert "games, 2 texts" in home
    assert home.count("without boy, tam") == 2
    assert home.count("with boy, tam") == 1
    assert home.count("\n\nHome.\n") == 1
    assert home.count("Home with a rope.") == 1
    assert "1 text\n" in done.stdout.partition("## sea")[2]
    assert "`never`, 0 of 60 games, 0 texts" in done.stdout
    assert len(parts) > 5
    assert done.stdout.rstrip().endswith("Seed 4.")
    assert (
        done.stdout == solo("prose", str(path), "--endings", "--games", "60", "--seed", "4").stdout
    )


def test_mistakes_on_the_way_to_the_endings_are_told_with_their_place(
    tmp_path: Path, solo: Solo
) -> None:
    path = written(tmp_path, ENDINGS.replace("A quay.", '"{{ 1 // (rope - 0) }}"'))

    done = solo("prose", str(path), "--endings", "--games", "20", "--seed", "4")

    assert done.returncode == 1
    assert re.search(r"adventure\.yaml:\d+:\d+: division by zero .*\(seed 4-\d+\)", done.stderr)
    assert "20 of 20 games came to none of these endings" in done.stderr
