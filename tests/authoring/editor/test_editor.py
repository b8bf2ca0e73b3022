"""What an editor asks of an adventure that is being written, without any protocol."""

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from solo import shelf
from solo.adventure.files import find
from solo.adventure.loader import load
from solo.authoring.continuity import done
from solo.authoring.editor import actions, hints, names, outline
from solo.authoring.editor.complete import completions
from solo.authoring.editor.cursor import cursor_at
from solo.authoring.editor.project import Project
from solo.authoring.lint.lint import lint
from solo.authoring.strings import pseudo_catalogue
from solo.errors import SoloError
from tests.authoring.lint.test_corpus import base

MODULE = "adventure.yaml"


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(base("art", tmp_path / "art").parent)


def place(text: str, words: str, more: int) -> tuple[int, int]:
    at = text.index(words) + more
    return text.count("\n", 0, at), at - (text.rfind("\n", 0, at) + 1)


CURSORS = [
    ("a:\n  b|", ("a",), True, "b"),
    ("a:\n  b: c|", ("a", "b"), False, "c"),
    ("a:\n  - b: 'c|", ("a", "-", "b"), False, "c"),
    ("a: {b: {c|", ("a", "b"), True, "c"),
    ("a: {b: [c, d|", ("a", "b", "-"), False, "d"),
    ("a: {b: c, d|", ("a",), True, "d"),
    ('a: {b: "x, {y", d: e|', ("a", "d"), False, "e"),
    ("a:\n  b: |\n    Some {{ te^", ("a", "b"), False, "Some {{ te"),
    ("a:\n  b: c\nd|", (), True, "d"),
    ("a: {b: 1}\nc:\n  d|", ("c",), True, "d"),
    ("a: [{b: 1,\n  c|", ("a", "-"), True, "c"),
]


@pytest.mark.parametrize(("text", "path", "on_key", "before"), CURSORS)
def test_a_cursor_knows_its_keys(
    text: str, path: tuple[str, ...], on_key: bool, before: str
) -> None:
    sign = "^" if "^" in text else "|"  # where the cursor is
    found = cursor_at(text.replace(sign, ""), *place(text, sign, 0))

    assert (found.path, found.on_key, found.before) == (path, on_key, before)
    assert found.in_tag == ("{{" in before)


@pytest.mark.parametrize(
    ("words", "more", "wanted"),
    [
        ("goto: bank", 7, {"house", "bank", "over"}),
        ("fled: {text", 1, {"won", "fled", "left-for-dead", "else"}),
        ("set: {lamp: true}", 7, {"lamp", "clues"}),
        ("{trait: {attribute", 2, {"trait", "combat", "fate"}),
        ("{trait: {attribute", 12, {"attribute", "difficulty", "purpose"}),
        ("hero.gear", 6, {"gear", "roles"}),
        ("{% if visits", 8, {"visits", "visited", "lamp", "ready"}),
        ("join: mina", 8, {"mina"}),
        ("quest: {complete: cross", 20, {"cross"}),
        ("draw: {weather", 9, {"weather", "finds"}),
        ("once: true", 7, {"true", "false"}),
    ],
)
def test_what_may_stand_there_is_offered(
    words: str, more: int, wanted: set[str], project: Project
) -> None:
    line, column = place(project.text(MODULE), words, more)

    assert wanted <= {one.label for one in completions(project, MODULE, line, column)}


DOING = """\
clock: "09:00"
variables: {line: false, wire: 2, nail: 0}
items: {nail: {name: bent nail}}
quests: {mend: {title: Mend the line}, home: {title: Come home}}
companions: {mina: {name: Mina}}
events: {rain: {at: "09:30", text: It rains.}}
tables: {finds: {roll: d6, rows: {1-6: A coin lies there.}}}
scenes:
  quay:
    text: "The wire has {{ wire|number }} ends, and {{ wire + 1 }} hands mend the line."
    choices:
      - {text: Join it, then: The wire is joined., set: {line: true, wire: 0}, quest: {take: mend}}
      - {text: Take a nail, then: You take a nail., set: {nail: 1}, gain: nail}
      - {text: Throw it away, then: The nail goes., lose: nail}
      - {text: Look about, then: You look about., draw: {finds: {}}}
      - {text: Call, then: She comes., join: mina}
      - {text: Go, goto: end}
  end: {ending: won, text: "{% if line and nail %}It holds.{% endif %}"}
"""
RENAMED = [
    ("scene", "landing", "gallery"),
    ("scene", "square", "market"),
    ("scene", "thursday", "the-next-day"),
    ("variable", "tansy_free", "cat_free"),
    ("quest", "clock", "the-clock"),
    ("item", "chain", "long-chain"),
    ("choice", "belfry/look", "peer"),
    ("choice", "bench/pie", "eat"),
    ("variable", "plank", "board"),
    ("variable", "strokes", "rings"),
    ("scene", "by-hand", "rung"),
]


def rename(folder: Path, kind: str, old: str, new: str) -> None:
    """Write the files of an adventure with another name for something."""
    project = Project(folder)
    for file, edits in names.renamed(project, names.Name(kind, old), new).items():
        lines = project.text(file).split("\n")
        for span, text in sorted(edits, reverse=True):
            line = lines[span.line]
            lines[span.line] = line[: span.start] + text + line[span.end :]
        (folder / file).write_text("\n".join(lines), encoding="utf-8")


@pytest.mark.parametrize(("kind", "old", "new"), RENAMED)
def test_what_is_renamed_is_so_everywhere(kind: str, old: str, new: str, tmp_path: Path) -> None:
    """In all files and translations: the adventure is as free of mistakes as before."""
    folder = tmp_path / "first-steps"
    shutil.copytree(shelf.find("first-steps"), folder)

    rename(folder, kind, old, new)

    assert lint(folder) == ()
    assert names.everywhere(Project(folder), names.Name(kind, old)) == []
    answers = (folder / "adventure.yaml").read_text(encoding="utf-8").partition("endings:")[0]
    assert not re.search(rf"[ /]{old}[],/]", answers.partition("meant:")[2])
    assert load(folder, language="de").untold is False
    assert done.read(find(folder), []) == done.kept(load(folder))
    for script in (folder / "tests").glob("*.txt"):
        lines = script.read_text(encoding="utf-8").splitlines()
        assert not [one for one in lines if re.match(SAID_IN_SCRIPTS[kind] % old, one)]


@pytest.mark.parametrize(
    ("kind", "old", "new", "uses"),
    [
        ("variable", "wire", "ends", ["set %s: 0", '["%s|number"]', '["%s + 1"]']),
        ("variable", "nail", "spike", ["set %s: 1"]),
        ("item", "nail", "spike", ["; gain %s 1", '["lose %s"]']),
        ("quest", "mend", "mend-it", ["quest take %s"]),
        ("scene", "quay", "pier", ['"%s":']),
        ("table", "finds", "found", ["draw %s"]),
        ("companion", "mina", "nell", ["join %s"]),
        ("event", "rain", "shower", ['"%s at": ["at 30"]']),
    ],
)
def test_what_was_accepted_is_so_under_the_new_name(
    kind: str, old: str, new: str, uses: list[str], module: Callable[..., Path]
) -> None:
    """Words of a text stay, and so does what somebody wrote in the file."""
    folder = module(DOING)
    (folder / "tests").mkdir()
    kept = done.written(done.kept(load(folder))).replace("does:", "# mine\ndoes:")
    (folder / done.FILE).write_text(kept, encoding="utf-8")

    rename(folder, kind, old, new)

    now = (folder / done.FILE).read_text(encoding="utf-8")
    for use in uses:
        assert use % old in kept
        kept = kept.replace(use % old, use % new)
    assert now == kept
    assert done.read(find(folder), []) == done.kept(load(folder))


def test_a_scene_is_also_named_before_its_choices() -> None:
    project = Project(shelf.find("first-steps"))

    found = names.everywhere(project, names.Name("scene", "belfry"))

    lines = [project.lines(span.file)[span.line][: span.end] for span in found]
    assert sum("taken['belfry" in one for one in lines) == 2


TOLD = (
    """text: 'You are{% if letter == "mina" or "mina" in companions %} here{% endif %}. """
    """{{ cycle("lamp", "a lamp") if lamp }}{% if "rope" in hero.gear %}!{% endif %}"""
    """{% if quests.cross == "take" and visited.bank %}?{% endif %}'"""
)
OCCASIONS = "during: [{hurt: thug, text: Ow., arrive: [{foe: thug}]}]"


@pytest.mark.parametrize(
    ("kind", "old", "new"),
    [
        ("companion", "mina", "nell"),
        ("variable", "lamp", "light"),
        ("foe", "thug", "ruffian"),
        ("item", "rope", "line"),
        ("quest", "cross", "cross-over"),
        ("scene", "bank", "river-bank"),
    ],
)
def test_a_word_that_is_told_or_compared_with_is_no_name(
    kind: str, old: str, new: str, tmp_path: Path
) -> None:
    """Neither in a text nor in its translation, which would be one of another text then."""
    module = base("art", tmp_path / "art")
    text = module.read_text(encoding="utf-8").replace("text: You are not.", TOLD, 1)
    combat = "        outcomes:\n          won:"
    text = text.replace(combat, f"        {OCCASIONS}\n{combat}", 1)
    module.write_text(text, encoding="utf-8")
    (module.parent / "languages").mkdir()
    translation = module.parent / "languages/de.po"
    translation.write_text(pseudo_catalogue(module.parent), encoding="utf-8")
    (module.parent / "languages/de.j2").write_text("{% macro a() %}{{ lamp }}{% endmacro %}")
    before = [one.code for one in lint(module.parent)]

    rename(module.parent, kind, old, new)

    assert [one.code for one in lint(module.parent)] == before
    assert 'letter == "mina"' in module.read_text(encoding="utf-8")
    assert new in module.read_text(encoding="utf-8")
    assert 'cycle(\\"lamp\\"' in translation.read_text(encoding="utf-8")


def test_an_outcome_that_tells_of_a_companion_has_the_name() -> None:
    project = Project(shelf.find("the-fifth-act"))

    found = names.everywhere(project, names.Name("companion", "oriel"))

    told = [project.lines(span.file)[span.line][: span.start].strip() for span in found]
    assert told.count("lost-") == 1


def test_what_is_there_is_no_variable_of_the_same_name(tmp_path: Path) -> None:
    """`shows: [lamp]` names what `present` declares, whose own `when` reads the variable."""
    module = base("art", tmp_path / "art")
    text = module.read_text(encoding="utf-8").replace(
        "  bank:\n", "  bank:\n    shows: [lamp]\n", 1
    )
    module.write_text(f"{text}present: {{lamp: lamp}}\n", encoding="utf-8")
    project = Project(module.parent)
    lines = project.lines(MODULE)

    edits = names.renamed(project, names.Name("variable", "lamp"), "light")[MODULE]

    assert (len(lines) - 2, 16) in [(span.line, span.start) for span, _ in edits]
    assert not [span for span, _ in edits if "shows: [lamp]" in lines[span.line]]


ALIKE = """\
conditions: {lamp: coins > 1}
variables: {coins: 0}
items: {rope: {name: rope, text: rope}}
companions: {boy: {name: lamp}}
scenes:
  quay:
    text: A.
    choices:
      - {text: Call, set: {coins: 2}, join: boy}
      - text: Take the rope
        id: rope
        gain: rope
      - {text: Go, when: "lamp and taken['quay/rope'] and 'rope' in hero.gear", goto: end}
  end: {ending: won, text: B.}
"""


@pytest.mark.parametrize(
    ("kind", "old", "new", "line"),
    [
        ("item", "rope", "line", "line: {name: rope, text: rope}"),
        ("condition", "lamp", "lit", "boy: {name: lamp}"),
        ("companion", "boy", "lad", "join: lad"),
        ("choice", "quay/rope", "take", "id: take"),
    ],
)
def test_what_a_thing_is_called_in_the_story_stays(
    kind: str, old: str, new: str, line: str, module: Callable[..., Path]
) -> None:
    """Also where its name in the files reads alike."""
    folder = module(ALIKE)
    assert lint(folder) == ()

    rename(folder, kind, old, new)

    assert lint(folder) == ()
    assert line in (folder / MODULE).read_text(encoding="utf-8")


def test_a_choice_is_known_by_a_cursor_at_its_id(module: Callable[..., Path]) -> None:
    project = Project(module(ALIKE))
    text = project.text(MODULE)
    name = names.Name("choice", "quay/rope")
    line, column = place(text, "id: rope", 5)

    assert names.name_at(project, MODULE, line, column) == name
    (declared,) = names.declared(project, name)
    assert project.lines(MODULE)[declared.line][declared.start : declared.end] == "rope"
    assert [span.line for span in names.everywhere(project, name)] == [line, line + 2]


SAID_IN_SCRIPTS = {
    "scene": r" *(scene|ending): %s$",
    "variable": r" *%s =",
    **dict.fromkeys(("quest", "item"), "! %s"),  # no script names them
    "choice": "> %s$",
}


def test_walkthroughs_are_renamed_where_they_stand_in_that_scene(tmp_path: Path) -> None:
    folder = tmp_path / "art"
    project = Project(base("art", folder).parent)
    (folder / "tests").mkdir()
    adventure = load(folder)
    (choice, *_) = adventure.scenes[adventure.start].choices
    script = f'> {choice.id}\n  scene: bank\n> {choice.id}\n> {{"option": "{choice.id}"}}\n'
    (folder / "tests/way.txt").write_text(script, encoding="utf-8")

    edits = names.renamed(project, names.Name("choice", choice.key(adventure.start)), "otherwise")

    assert [(span.line, span.start) for span, _ in edits["tests/way.txt"]] == [(0, 2)]


def test_accepted_sentences_keep_their_conditions_where_a_name_is_another(
    module: Callable[..., Path],
) -> None:
    """What is declared and what is told may be called alike: it stays as it is."""
    folder = module(
        "present: {lamp: {when: lamp > 1, told: [the lamp]}}\nvariables: {lamp: 0}\n"
        "scenes: {quay: {ending: {kind: won}, text: It is the lamp.}}\n"
    )
    (folder / "tests").mkdir()
    accepted = '"lamp":\n  "lamp > 1":\n  - "It is the lamp."\n'
    (folder / "tests/accepted.yaml").write_text(accepted, encoding="utf-8")
    assert "accepted-stale" not in {one.code for one in lint(folder)}

    rename(folder, "variable", "lamp", "light")

    assert "accepted-stale" not in {one.code for one in lint(folder)}
    told = (folder / "tests/accepted.yaml").read_text(encoding="utf-8")
    assert told == accepted.replace("lamp > 1", "light > 1")


@pytest.mark.parametrize(("kind", "old", "new", "said"), [
    ("scene", "bank", "house", "there is a scene called 'house'"),
    ("scene", "bank", "The Bank", "can't be the name of a scene"),
    ("variable", "lamp", "hero", "can't be the name of a variable"),
    ("variable", "lamp", "my lamp", "can't be the name of a variable"),
    ("item", "rope", "A Rope", "can't be the name of an item"),
])  # fmt: skip
def test_what_can_not_be_called_so_is_refused(
    kind: str, old: str, new: str, said: str, project: Project
) -> None:
    with pytest.raises(SoloError, match=said):
        names.renamed(project, names.Name(kind, old), new)


def fixes(project: Project, old: str, new: str) -> Iterator[str]:
    project.edit(MODULE, project.text(MODULE).replace(old, new, 1))
    for problem in project.look().problems:
        for action in actions.actions(project, MODULE, problem):
            yield action.title


def test_problems_have_quick_fixes(project: Project) -> None:
    assert [*fixes(project, "goto: bank", "goto: bnak")] == ["Write 'bank'", "Add the scene 'bnak'"]
    project.close(MODULE)
    assert "Allow condition-never here, and say why" in fixes(project, "== 'read'", "== 'raed'")
    project.close(MODULE)
    assert "Write '06:05'" in fixes(project, "when: not lamp", "when: \"time_of_day > '6:05'\"")


@pytest.mark.parametrize("unquoted", ["letter: read}", 'letter: "read"}'])
def test_a_text_that_reads_as_a_name_is_put_in_quotes(unquoted: str, project: Project) -> None:
    text = project.text(MODULE)
    project.edit(MODULE, text.replace("letter: \"'read'\"}", unquoted))
    problem = next(one for one in project.look().problems if one.code == "text-unquoted")
    (action,) = actions.actions(project, MODULE, problem)
    ((span, new),) = action.edits

    lines = project.lines(MODULE)[:]
    lines[span.line] = lines[span.line][: span.start] + new + lines[span.line][span.end :]

    assert "\n".join(lines) == text


def test_a_file_that_is_written_again_says_the_same() -> None:
    assert (
        outline.formatted("a:  \n  b: |\n    x  \n    y\n\n\n\n\nc: 1") is None
    )  # a text of lines
    assert outline.formatted("{% macro a() %}  \nb{% endmacro %}") is None
    assert outline.formatted("a:  \n  b: x\n\n\n\n\nc: 1") == "a:\n  b: x\n\n\nc: 1\n"


def test_chances_and_lenses_stand_at_checks_and_scenes(project: Project) -> None:
    said = [one.text for one in hints.hints(project, MODULE, range(10_000))]
    assert said == ["62% for Osk", "50% for Osk"]
    lenses = hints.lenses(project, MODULE)
    assert {one.scene for one in lenses} >= {"house", "bank", "over"}
    project.counted, project.games = {"bank": 12}, 200
    assert "12 of 200 games" in {one.text for one in hints.lenses(project, MODULE)}


def test_what_is_below_new_lines_is_found_there_while_a_mistake_stands(project: Project) -> None:
    """What is known of texts and checks is then that of an earlier adventure."""
    name, text = names.Name("variable", "letter"), project.text(MODULE)
    scenes = text.index("scenes:\n")
    mistake = text[scenes:].replace("goto: bank, then: There", "goto: bnak, then: There")
    every = len(names.everywhere(project, name))
    assert every > 2

    project.edit(MODULE, f"{text[:scenes]}# more\n# and more\n{mistake}")
    seen = project.look()

    lines = project.lines(MODULE)
    assert [one.code for one in seen.problems] == ["scene-unknown"]
    assert len(names.everywhere(project, name)) == every
    assert {lines[one.line].strip() for one in hints.lenses(project, MODULE)} >= {"house:", "bank:"}
    told = hints.hints(project, MODULE, range(10_000))
    assert len(told) == 2
    assert all("check:" in lines[one.line] for one in told)
    project.edit(MODULE, text.replace(f"{lines[told[0].line]}\n", ""))
    assert len(hints.hints(project, MODULE, range(10_000))) == 1  # that check is gone


def test_what_has_not_changed_is_not_looked_at_again(project: Project) -> None:
    """A rename answers at once; one after a change, in the editor or on disk, sees that change."""
    seen = project.fresh()
    assert project.fresh() is seen

    text = project.text(MODULE)
    project.edit(MODULE, text.replace("  bank:", "  brink:"))
    changed = project.fresh()
    assert changed is not seen
    assert project.fresh() is changed
    project.close(MODULE)
    assert {name for kind, name in project.fresh().names.set if kind == "scene"} >= {"bank"}

    file = project.folder / MODULE
    now = project.fresh()
    file.write_text(f"{text}\n# more\n", encoding="utf-8")
    assert project.fresh() is not now


def test_chances_of_some_lines_are_those_of_their_checks(project: Project) -> None:
    every = hints.hints(project, MODULE, range(10_000))
    first = hints.hints(project, MODULE, range(every[0].line, every[0].line + 1))

    assert first == every[:1]
    assert hints.chance_at(project, MODULE, every[0].line) == "62% for Osk"
