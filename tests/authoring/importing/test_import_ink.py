"""Compiled ink as an adventure: it tells and offers what inkjs did of the same story.

`ink/fog.json` is what ink's compiler made of `ink/fog.ink`, and so are `calls.json`,
`hall.json`, `loop.json` and `tunnels.json` (by inkjs 2.4).
"""

import json
import random
import shutil
from pathlib import Path
from typing import Any

import pytest

from solo.adventure.loader import load
from solo.authoring.importing import ink, parts
from solo.authoring.lint.lint import lint
from solo.engine.chance import Seeded
from solo.engine.commands import Choose
from solo.engine.events import Event, Narrated
from solo.engine.session import Session
from solo.errors import SoloError
from solo.rules import find
from tests.conftest import HERO, Solo

FOG = Path(__file__).parent / "ink" / "fog.json"
CALLS = FOG.with_name("calls.json")
HEROES = "system: art\nhero: {create: false, pregenerated: [ada.yaml]}"
ASIDE = ("Go on", "The end")  # choices of ours, where ink goes on by itself

FAR = "You can see the far side. The rope is gone."
EEL, WHO, BACK, ROW = "Buy an eel", '"Who are you?"', "Back", "Row home"
WAYS = [
    [
        ("Fog lies on the water. A rope lies here, and you have 3 coins.", "Take the rope"),
        ("You coil it. The fog is thinner. The rope is gone.", EEL),
        ("Buy an eel An eel. That leaves you 2.", BACK),
        (FAR, EEL),
        ("Buy an eel An eel. That leaves you 1.", BACK),
        (FAR, WHO),
        (f'"Who are you?" you ask. "Ned," he says, and spits. {FAR}', EEL),
        (
            "Buy an eel An eel. That leaves you 0. You have no coins left. You row with a rope in "
            "the boat, and 3 eels.",
            "",
        ),
    ],
    [
        ("Fog lies on the water. A rope lies here, and you have 3 coins.", EEL),
        ("Buy an eel An eel. That leaves you 2.", BACK),
        ("The fog is thinner. A rope lies here, but you are poor.", "Take the rope"),
        (f"You coil it. {FAR}", EEL),
        ("Buy an eel An eel. That leaves you 1.", BACK),
        (FAR, ROW),
        ("You row with a rope in the boat, and 2 eels.", ""),
    ],
]


def told(events: tuple[Event, ...]) -> str:
    texts = [event.text for event in events if isinstance(event, Narrated)]
    return " ".join(" ".join(texts).replace("…", "").split())


def compiled(*items: Any, names: dict[str, Any] | None = None, **more: Any) -> str:
    root = [[*items, None], "done", names]
    return json.dumps({"inkVersion": 21, "root": root, "listDefs": {}, **more})


def imported(folder: Path, text: str) -> Path:
    made = parts.written(ink.read(text), "art").replace("system: art", HEROES)
    (folder / "adventure.yaml").write_text(made, encoding="utf-8")
    (folder / "ada.yaml").write_text(HERO, encoding="utf-8")
    return folder


@pytest.mark.parametrize("way", WAYS)
def test_a_story_reads_as_it_did_in_ink(tmp_path: Path, way: list[tuple[str, str]]) -> None:
    folder = imported(tmp_path, FOG.read_text(encoding="utf-8"))
    game = Session(load(folder), find("art"), Seeded("1"))
    text = told(game.opening)
    for expected, choice in way:
        options = {option.text: option.id for option in game.options()}
        while options and all(name in ASIDE for name in options):
            text += " " + told(game.do(Choose(next(iter(options.values())))).events)
            options = {option.text: option.id for option in game.options()}
        assert text == expected
        if choice:
            text = told(game.do(Choose(options[choice])).events)
    assert game.over


PAY, LITTLE = "Pay the ferryman", "The quay. You have 3 coins, which is little."
CALLED = [
    ("The quay. You have 5 coins, which is plenty.", PAY),
    (f"You pay. The ferryman nods. {LITTLE}", "Ask his name"),
    (f"“Tom,” he says. {LITTLE}", "Think"),
    (f"You think of 3 things. You have thought. {LITTLE}", PAY),
    ("You pay. Tom nods. The quay. You have 1 coins, which is little.", "Look about"),
    ("There are crates.", "Open one"),
    ("Herrings. The quay. You have 1 coins, which is little.", "Leave"),
    ("You leave.", ""),
]


def test_functions_tunnels_and_threads_tell_what_they_did_in_ink(tmp_path: Path) -> None:
    game = Session(load(imported(tmp_path, CALLS.read_text("utf-8"))), find("art"), Seeded("1"))
    text = told(game.opening)
    for expected, choice in CALLED:
        assert text == expected
        if choice == "Open one":
            assert [one.text for one in game.options()] == ["Open one", "Pull one"]
        if choice:
            options = {option.text: option.id for option in game.options()}
            text = told(game.do(Choose(options[choice])).events)
    assert game.over


TUNNELS = CALLS.with_name("tunnels.json")
QUAY, ASK = "The quay, with {} coins.".format, "Ask the old man"
TUNNELLED = [
    [
        (QUAY(5), "Haggle"),
        ("How much?", "None"),
        (QUAY(5), "Haggle"),
        ("How much?", "One"),
        (f"A coin rings. {QUAY(4)}", ASK),
        ("He looks up. “Sit,” he says.", "Sit"),
        ("You sit. “There was a ferry.”", "Ask on"),
        ("How much?", "One"),
        ("A coin rings. He takes the coin. You have heard it once.", "Back"),
        (QUAY(3), ASK),
        ("He looks up. “Sit,” he says.", "Stand"),
        ("You stand. You know his tale by heart.", "Back"),
        (QUAY(3), "Leave"),
        ("You leave.", ""),
    ],
    [
        (QUAY(5), "Dream"),
        ("You dream of herrings.", "Wake"),
        ("You wake. “Sit,” he says.", "Sit"),
        ("You sit. “There was a ferry.”", "Go"),
        (QUAY(5), "Leave"),
        ("You leave.", ""),
    ],
    [
        (QUAY(5), "Dream"),
        ("You dream of herrings.", "Sleep on"),
        ("You never wake.", ""),
    ],
]


@pytest.mark.parametrize("way", TUNNELLED)
def test_a_tunnel_with_choices_comes_back_to_where_it_was_called(
    tmp_path: Path, way: list[tuple[str, str]]
) -> None:
    """What inkjs told of `tunnels.json`: from two places, within another, and away for good."""
    game = Session(
        load(imported(tmp_path, TUNNELS.read_text("utf-8-sig"))), find("art"), Seeded("1")
    )
    text = told(game.opening)
    for expected, choice in way:
        assert text == expected
        if choice:
            options = {option.text: option.id for option in game.options()}
            text = told(game.do(Choose(options[choice])).events)
    assert game.over


AGAIN = "You turn. You have turned before."
TURNED = [
    ("The hall is long. You turn. You have 5 torches and 3 of oil.", "Burn two"),
    (f"{AGAIN} You have 3 torches and 3 of oil.", "Burn one"),
    (f"{AGAIN} You have 2 torches and 1 of oil.", "Leave"),
    ("You are out, after 3 turns.", ""),
]


def test_a_gather_is_counted_and_a_function_changes_what_it_was_given(tmp_path: Path) -> None:
    """A choice that is there once is so too, whichever way one comes to the gather."""
    loop = FOG.with_name("loop.json").read_text("utf-8-sig")
    game = Session(load(imported(tmp_path, loop)), find("art"), Seeded("1"))
    text = told(game.opening)
    for expected, choice in TURNED:
        assert text == expected
        assert ("Burn two" in [one.text for one in game.options()]) == (choice == "Burn two")
        if choice:
            options = {option.text: option.id for option in game.options()}
            text = told(game.do(Choose(options[choice])).events)
    assert game.over
    assert ink.read(loop).left == []


def test_what_a_tunnel_with_choices_can_not_say_is_told() -> None:
    draft = ink.read(TUNNELS.read_text("utf-8-sig"))
    told_once = "'talk': its choices are there once for each call of the tunnel, not once in all"
    assert draft.left == [told_once]


def call(body: list[Any], *calls: Any) -> str:
    return compiled(*calls, "end", names={"b": [*body, None]})


@pytest.mark.parametrize(
    ("story", "left"),
    [
        (call(["^A", {"->t->": "b"}, "->->"], {"->t->": "b"}), "a tunnel to 'b'"),
        (call([{"temp=": "x"}, {"*": "b"}, "->->"], {"->t->": "b"}), "a tunnel to 'b'"),
        (call(["^A", ["~ret", None]], "ev", {"f()": "b"}, "pop", "/ev"), "the function 'b'"),
        (call(["^A", "end"], "thread", {"->": "b"}), "a thread (<-)"),
    ],
)
def test_what_is_called_and_goes_round_or_away_is_told(story: str, left: str) -> None:
    assert f"'start': {left}" in ink.read(story).left


def test_what_a_function_is_given_and_gives_back_is_worked_out() -> None:
    body = [{"temp=": "x"}, "ev", {"VAR?": "x"}, 2, "*", "/ev", "~ret"]
    draft = ink.read(call(body, "ev", 3, {"f()": "b"}, "out", "/ev"))
    assert (draft.left, draft.passages[0].text) == ([], "{{ 3 * 2 }}")


def test_each_case_of_a_switch_asks_for_the_same_value() -> None:
    """What one side takes from the stack is there for the next one."""
    draft = ink.read(FOG.with_name("hall.json").read_text(encoding="utf-8"))
    (cellar,) = [one for one in draft.passages if one.name == "cellar"]

    assert "{% if x == 1 %}" in cellar.text
    assert "{% if x == 2 %}" in cellar.text
    assert "'cellar': a number by chance (RANDOM)" in draft.left
    assert not [one for one in draft.left if "an empty value" in one]


def test_choices_are_there_as_often_and_as_long_as_in_ink(tmp_path: Path) -> None:
    folder = imported(tmp_path, FOG.read_text(encoding="utf-8"))
    game = Session(load(folder), find("art"), Seeded("1"))

    assert [one.text for one in game.options()] == ["Take the rope", EEL, WHO]
    game.do(Choose("take-the-rope"))
    assert [one.text for one in game.options()] == [EEL, WHO]
    game.do(Choose("who-are-you"))
    assert [one.text for one in game.options()] == [EEL]


def test_what_is_imported_lints_clean_and_the_rest_is_listed(tmp_path: Path, solo: Solo) -> None:
    story = tmp_path / "fog.json"
    shutil.copy(FOG, story)

    done = solo("import", str(story), str(tmp_path / "fog"))

    assert done.returncode == 1, done.stderr
    assert "'quay c-2': tags" in done.stdout
    assert "'eel': a divert under a condition, which is a choice to go on" in done.stdout
    assert [str(problem) for problem in lint(tmp_path / "fog")] == []


@pytest.mark.parametrize(
    ("story", "left"),
    [
        (compiled("^A", {"->t->": "b"}, "done"), "'start': a tunnel to 'b'"),
        (compiled("ev", {"f()": "b"}, "pop", "/ev", "^A", "end"), "'start': the function 'b'"),
        (compiled("ev", "lrnd", "out", "/ev", "^A", "end"), "'start': 'lrnd'"),
        (
            compiled("ev", 7, 2, "/", "out", "/ev", "^A", "end"),
            "'start': a division, which may not",
        ),
        (compiled("ev", "choiceCnt", "out", "/ev", "^A", "end"), "'start': how many choices there"),
        (compiled("^A", {"->": "x", "var": True}), "'start': a divert to what a variable holds"),
        (compiled("^A", {"->": "nowhere"}), "'start': a divert to 'nowhere', which is not there"),
        (compiled("ev", 1.5, "out", "/ev", "^A", "end"), "'start': the value 1.5"),
        (compiled("^A", "end", listDefs={"l": {"a": 1}}), "lists: the variables that hold them"),
    ],
)
def test_what_is_not_carried_is_told(tmp_path: Path, story: str, left: str) -> None:
    assert any(one.startswith(left) for one in ink.read(story).left), ink.read(story).left
    load(imported(tmp_path, story))


def test_braces_of_the_source_are_no_markup(tmp_path: Path) -> None:
    label = ("ev", "str", "^{% if %} {{ me }}", "/str", "/ev", {"*": "0.c-0", "flg": 4})
    story = json.dumps(
        {"inkVersion": 21, "root": [["^{{ x }}", *label, {"c-0": ["^B", "end", None]}], None]}
    )

    game = Session(load(imported(tmp_path, story)), find("art"), Seeded("1"))

    assert told(game.opening) == "{{ x }}"
    assert [one.text for one in game.options()] == ["{% if %} {{ me }}"]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('{"inkVersion": 21', "the file is no JSON"),
        ('{"inkVersion": 21}', "it has no 'root'"),
        ('{"inkVersion": 10, "root": []}', "inkVersion 10 is not known; 18 to 21 are"),
        ('{"inkVersion": 99, "root": []}', "inkVersion 99 is not known"),
        ('{"inkVersion": 21, "root": ' + "[" * 400 + "1" + ", null]" * 400 + "}", "too deep"),
        (compiled("^A", {"->": "0.0"}, "^B"), ""),
    ],
)
def test_what_is_no_ink_is_refused(text: str, why: str) -> None:
    if not why:
        assert ink.read(text).passages
        return
    with pytest.raises(SoloError, match=why):
        ink.read(text)


def test_a_damaged_story_is_read_or_refused() -> None:
    whole, dice = FOG.read_text(encoding="utf-8"), random.Random(7)
    marks = (
        "[",
        "]",
        "{",
        "}",
        '"',
        ",",
        "null",
        "1",
        '"ev"',
        '"/str"',
        '{"->":"quay"}',
        ".^",
        "c",
    )
    for _ in range(400):
        at = dice.randrange(len(whole))
        text = whole[:at] + dice.choice(marks) + whole[at + dice.randrange(12) :]
        try:
            parts.written(ink.read(text), "fell")
        except SoloError:
            continue


def test_what_goes_on_in_the_line_before_stands_in_it_or_is_told() -> None:
    """Glue reaches over the end of a condition; from one scene to another it can't."""
    taken: list[Any] = ["ev", True, "/ev", {"->": ".^.b", "c": True}]
    branch = {"b": ["^, and smiles", "\n", {"->": "0.4"}, None]}
    story = ["^He <i>nods</i>", "<>", [*taken, branch], "nop", "<>", "^.", "\n", "end", None]

    one = ink.read(json.dumps({"inkVersion": 21, "root": [story, "done", None]}))
    two = ink.read(
        json.dumps({"inkVersion": 21, "root": [["<>", "^.", "\n", "end", None], "done", None]})
    )

    text = one.passages[0].text
    assert text.startswith("He *nods*{% if")
    assert text.endswith(", and smiles{% endif %}.")
    assert one.left == []
    assert two.left == ["'start': a text that goes on in the line of what was told before"]


def test_an_ending_that_stands_for_a_tunnel_says_so() -> None:
    draft = ink.read(compiled("^A", {"->t->": "b"}, "done"))

    assert "ending: unfinished" in parts.written(draft, "fell")
    assert any("it ends the story as 'unfinished'" in what for what in draft.left)


def test_ink_that_is_not_compiled_is_told_with_what_compiles_it(tmp_path: Path, solo: Solo) -> None:
    done = solo("import", str(FOG.with_name("fog.ink")), str(tmp_path / "fog"))

    assert (done.returncode, (tmp_path / "fog").exists()) == (2, False)
    assert "fog.ink is ink before it is compiled" in done.stderr
    assert "'inklecate -o story.json fog.ink'" in " ".join(done.stderr.split())


def test_ink_is_known_by_its_name_in_capitals_too(tmp_path: Path, solo: Solo) -> None:
    file = tmp_path / "FOG.INK"
    file.write_text("-> END\n", encoding="utf-8")

    assert "is ink before it is compiled" in solo("import", str(file), str(tmp_path / "fog")).stderr
