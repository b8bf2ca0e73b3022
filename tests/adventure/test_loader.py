"""The loader against broken modules, a whole one, and its own cache."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from modules import HEAD, Case, cases
from paper import PAPER, Foe, Rung, Trait

from solo.adventure import files
from solo.adventure.branch import Change, Draw, Join, PassTime, Pool, QuestStep, SetVariable
from solo.adventure.compiled import cache as compiled
from solo.adventure.loader import examine, load
from solo.adventure.mistakes.codes import CODES
from solo.adventure.model import Ending
from solo.adventure.naming import minutes_of, slug
from solo.errors import AdventureError, Problem

WHOLE = (
    HEAD
    + """
author: A. Writer
content_notes: [grief]
defeat: shingle
clock: "06:00"
include: [more/*.yaml]
macros: macros.j2
hero: {create: false, pregenerated: [heroes/*.yaml]}
variables: {clues: 0, wet: false, name: Ebba, code: "12"}
tables: {finds: {61-100: a chest, 1-60: rope}, small: {roll: 6, rows: {1-6: x}}}
quests: {lamp: {title: Light it, glory: 5, on_fail: -1}, walk: Walk}
foes: {wrecker: {name: the wrecker, health: [low, poor]}}
companions: {tom: {name: Tom}}
events: {tide: {at: "01:00", goto: shingle, text: Tide.}, bell: {after: 30, text: Bell.}}
scenes:
  a:
    title: The quay
    time: 5
    enter: {set: {wet: true}, fame: 1}
    text: |
      Fog. {{ name }}
    tries: {any: {1s+: Yes.}}
    questions:
      - about: [Stair, way up]
        text: No stair.
    choices:
      - text: Climb the “Cliff” d'Or à café
        when: not wet
        barred: You are wet.
        once: true
        check: {trait: {attribute: strength, difficulty: poor, harder: "clues", skills: climb}}
        outcomes:
          awesome: {goto: b}
          3s+: {text: "{{ successes }}", goto: b, set: {clues: "clues + 1"}}
          1s-2s: up
          failure: {visit: sub, fall: {feet: "10 * failures", onto: rocks}}
          also: {doubles: x}
      - id: wade
        text: Wade
        time: clues
        draw: {finds: name}
        join: tom
        leave: [tom]
        quest: {take: lamp}
        goto: {pool: road}
        then: cold
  b: {ending: {kind: won, title: The Lamp, glory: 5}}
"""
)
MORE = """\
scenes:
  shingle: {text: Stones., goto: b}
  sub: {text: Below., return: true}
  road: {pool: road, priority: 2, when: wet, choices: [{text: On, goto: b}]}
  lane: {pool: road, check: {luck: likely}, outcomes: {else: x}, goto: b}
"""
FILES = {
    "adventure.yaml": WHOLE,
    "more/1.yaml": MORE,
    "macros.j2": "{% macro tide() %}High.{% endmacro %}",
    "heroes/mara.yaml": "name: Mara\nattributes: {strength: 7}\n",
}


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    Case("whole", FILES, []).write(tmp_path)
    return tmp_path


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_a_broken_module_is_told_every_problem_at_its_place(
    case: Case, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`broken.txt` lists each module with all of its problems, and no others."""
    case.write(tmp_path)
    monkeypatch.chdir(tmp_path)

    _, problems = examine(Path(), system=None if "system" in case.name else PAPER)

    told = [("" if p.severity == "error" else f"{p.severity}: ") + str(p) for p in problems]
    assert told == case.problems


def test_there_are_many_broken_modules_and_each_has_problems() -> None:
    assert len(cases()) >= 45
    assert all(case.problems for case in cases())


def test_every_code_told_is_listed() -> None:
    told = {line.rpartition("[")[2].rstrip("]") for case in cases() for line in case.problems}

    assert told <= CODES.keys()


def test_an_adventure_has_as_many_files_as_it_may(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "MOST_FILES", 3)
    names = ("one", "two", "three")
    for number, name in enumerate(names, 2):
        (tmp_path / f"{name}.yaml").write_text(f"foes: {{{name}: {{name: x}}}}\n")
        listed = ", ".join(f"{one}.yaml" for one in names[: number - 1])
        text = HEAD + f"\ninclude: [{listed}]\nscenes: {{a: {{ending: won}}}}\n"
        (tmp_path / "adventure.yaml").write_text(text)
        told = [problem.code for problem in examine(tmp_path, system=PAPER)[1]]
        assert told == (["include-many"] if number > 3 else [])


def test_a_pipe_is_no_file_of_an_adventure(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.yaml")
    text = HEAD + "\ninclude: [pipe.yaml]\nscenes: {a: {ending: won}}\n"
    (tmp_path / "adventure.yaml").write_text(text)

    (told,) = examine(tmp_path, system=PAPER)[1]
    assert (told.code, told.message) == ("file-missing", "'pipe.yaml' is no plain file")


def test_a_whole_module_has_no_problems(whole: Path) -> None:
    assert examine(whole, system=PAPER)[1] == ()


def test_the_header_and_sections_are_read(whole: Path) -> None:
    adventure = load(whole, system=PAPER)

    assert (adventure.title, adventure.author, adventure.clock) == ("T", "A. Writer", 360)
    assert (adventure.create, [hero.name for hero in adventure.heroes]) == (False, ["Mara"])
    assert adventure.variables == {"clues": 0, "wet": False, "name": "Ebba", "code": "12"}
    assert adventure.foes == {"wrecker": Foe(name="the wrecker", health=(Rung(4), Rung(5)))}
    assert adventure.quests["lamp"].glory == 5
    assert adventure.quests["walk"].title == "Walk"
    assert adventure.events["tide"].minute == 19 * 60
    assert adventure.events["bell"].minute == 30
    assert [(row.low, row.high) for row in adventure.tables["finds"].rows] == [(1, 60), (61, 100)]
    assert len(adventure.digest) == 64
    assert adventure.id == whole.name


def test_a_scene_is_read(whole: Path) -> None:
    scene = load(whole, system=PAPER).scenes["a"]

    assert [type(action) for action in scene.body.actions] == [PassTime, SetVariable, Change]
    assert [choice.id for choice in scene.choices] == ["climb-the-cliff-dor-a-cafe", "wade"]
    assert scene.questions[0].id == "stair"
    assert scene.questions[0].about == ("Stair", "way up")
    assert set(scene.tries) == {"any"}
    climb = scene.choices[0]
    assert (climb.once, climb.fallback) == (True, False)
    assert climb.when is not None


def test_actions_keep_the_order_written(whole: Path) -> None:
    wade = load(whole, system=PAPER).scenes["a"].choices[1].body

    kinds = [PassTime, Draw, Join, Join, QuestStep]
    assert [type(action) for action in wade.actions] == kinds
    assert wade.goto == Pool("road", "best")
    assert wade.text is not None
    assert wade.text.source == "cold"


def test_a_number_that_is_an_expression_waits_for_the_game(whole: Path) -> None:
    body = load(whole, system=PAPER).scenes["a"].choices[0].body

    assert body.check is not None
    assert isinstance(body.check.value, Trait)
    assert body.check.fields["harder"].source == "clues"
    assert body.check.value.skills == ("climb",)


def test_outcomes_answer_labels_before_counts_before_the_rest(whole: Path) -> None:
    outcomes = load(whole, system=PAPER).scenes["a"].choices[0].body.outcomes

    assert outcomes is not None
    picked = [outcomes.pick(*pair) for pair in (("Awesome", "6s"), ("x", "4s"), ("x", "2f"))]
    assert [branch.goto if branch else "" for branch in picked] == ["b", "b", None]
    assert picked[2] is outcomes.failure
    assert list(outcomes.also or ()) == ["doubles"]


def test_an_endings_rewards_are_its_actions(whole: Path) -> None:
    scene = load(whole, system=PAPER).scenes["b"]

    assert scene.ending == Ending("won", "The Lamp")
    assert [type(action) for action in scene.body.actions] == [Change]


def test_a_module_may_be_one_file(tmp_path: Path) -> None:
    path = tmp_path / "tiny.yaml"
    path.write_text(HEAD + "\nscenes: {a: {ending: won}}\n")

    assert load(path, system=PAPER).id == "tiny"


def test_loading_a_broken_module_raises_every_error(tmp_path: Path) -> None:
    (tmp_path / "adventure.yaml").write_text(HEAD + "\nscenes: {a: {x: 1, goto: b}}\n")

    with pytest.raises(AdventureError) as caught:
        load(tmp_path, system=PAPER)

    assert [problem.code for problem in caught.value.problems] == ["key-unknown", "scene-unknown"]


def test_a_folder_without_an_adventure_is_one_problem(tmp_path: Path) -> None:
    with pytest.raises(AdventureError, match=r"can't read 'adventure.yaml'") as caught:
        load(tmp_path, system=PAPER)

    assert [problem.code for problem in caught.value.problems] == ["file-missing"]


def test_the_digest_changes_with_any_file(whole: Path) -> None:
    before = load(whole, system=PAPER).digest
    (whole / "macros.j2").write_text("{# changed #}")

    assert load(whole, system=PAPER).digest != before


# The cache


def compiled_files(cache: Path) -> list[Path]:
    return sorted((cache / "solo" / "compiled").glob("*.json"))


def same(one: object, other: object) -> bool:
    return repr_of(one) == repr_of(other)


def repr_of(value: object) -> object:
    """Texts are objects without equality; their sources and places say what they are."""
    if hasattr(value, "source") and hasattr(value, "mark"):
        return (type(value).__name__, value.source, value.mark)
    if hasattr(value, "__dataclass_fields__"):
        return [(name, repr_of(getattr(value, name))) for name in value.__dataclass_fields__]
    if isinstance(value, dict):
        return [(key, repr_of(item)) for key, item in value.items()]
    return [repr_of(item) for item in value] if isinstance(value, tuple | list) else value


def test_the_cache_gives_the_same_scenes(whole: Path, own_cache: Path) -> None:
    first = load(whole, system=PAPER, cache=True)
    again = load(whole, system=PAPER, cache=True)

    assert len(compiled_files(own_cache)) == 2
    assert isinstance(again.scenes, compiled.LazyScenes)
    assert list(again.scenes) == list(first.scenes)
    assert all(same(again.scenes[key], first.scenes[key]) for key in first.scenes)
    assert again.digest == first.digest
    assert same(again.tables, first.tables)
    assert same(again.events, first.events)
    assert again.heroes == first.heroes
    assert [one.id for one in again.ends] == [one.id for one in first.ends] != []
    assert again.scenes["a"] is again.scenes["a"]


def test_a_changed_file_is_read_anew(whole: Path) -> None:
    load(whole, system=PAPER, cache=True)
    (whole / "more/1.yaml").write_text(MORE.replace("Stones.", "Pebbles."))

    text = load(whole, system=PAPER, cache=True).scenes["shingle"].body.text

    assert text is not None
    assert text.source == "Pebbles."


def test_a_new_file_that_a_pattern_matches_is_read(whole: Path) -> None:
    load(whole, system=PAPER, cache=True)
    (whole / "more/2.yaml").write_text("scenes: {new: {ending: lost}}")

    assert "new" in load(whole, system=PAPER, cache=True).scenes


def test_a_broken_module_is_never_cached(tmp_path: Path, own_cache: Path) -> None:
    (tmp_path / "adventure.yaml").write_text(HEAD + "\nscenes: {a: {goto: b}}\n")

    with pytest.raises(AdventureError):
        load(tmp_path, system=PAPER, cache=True)

    assert compiled_files(own_cache) == []
    assert not list((own_cache / "solo" / "compiled").iterdir())


def test_a_kept_adventure_whose_rules_are_gone_is_told_so(
    whole: Path, own_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The package that brought them was removed since."""
    with monkeypatch.context() as installed:
        installed.setattr("solo.rules.find", lambda _: PAPER)
        load(whole, cache=True)
    assert len(compiled_files(own_cache)) == 2

    with pytest.raises(AdventureError) as caught:
        load(whole, cache=True)

    told = [(problem.mark.line, problem.code) for problem in caught.value.problems]
    assert told == [(3, "system-unknown")]


@pytest.mark.parametrize(
    "content", [b"", b"{", b"                  99\n[]", b"                  20{}", b"\xff" * 99]
)
def test_a_damaged_cache_is_passed_over(whole: Path, own_cache: Path, content: bytes) -> None:
    load(whole, system=PAPER, cache=True)
    for path in compiled_files(own_cache):
        path.write_bytes(content)

    assert load(whole, system=PAPER, cache=True).title == "T"


def test_a_cache_of_another_shape_is_passed_over(whole: Path, own_cache: Path) -> None:
    """It is JSON and yet not what was written: nobody may play a scene of it."""
    load(whole, system=PAPER, cache=True)
    for path in compiled_files(own_cache):
        path.write_bytes(path.read_bytes().replace(b"Stones.", b"Stoned."))
    for path in (own_cache / "solo" / "compiled").glob("*-plan-*"):
        path.write_text('{"include": [[1, 2]], "macros": [["x", "y"]], "heroes": []}')

    text = load(whole, system=PAPER, cache=True).scenes["shingle"].body.text

    assert text is not None
    assert text.source == "Stones."


def test_a_cache_that_others_may_write_is_not_used(whole: Path, own_cache: Path) -> None:
    folder = own_cache / "solo" / "compiled"
    folder.mkdir(parents=True)
    folder.chmod(0o777)

    load(whole, system=PAPER, cache=True)

    assert compiled_files(own_cache) == []


def test_the_cache_is_this_users_alone(whole: Path, own_cache: Path) -> None:
    load(whole, system=PAPER, cache=True)

    assert (own_cache / "solo" / "compiled").stat().st_mode & 0o777 == 0o700
    assert all(path.stat().st_mode & 0o077 == 0 for path in compiled_files(own_cache))


def test_no_more_is_kept_than_has_room(
    whole: Path, own_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "MOST_KEPT", 2)
    for number in range(5):
        (whole / "macros.j2").write_text(f"{{# {number} #}}")
        load(whole, system=PAPER, cache=True)

    assert len(compiled_files(own_cache)) <= 4


def test_a_hit_needs_neither_yaml_nor_jinja(whole: Path, own_cache: Path) -> None:
    """What a game starts with stays quick: neither is even imported."""
    code = (
        "import sys\nfrom pathlib import Path\nfrom paper import PAPER\n"
        "from solo.adventure.loader import load\n"
        "assert 'yaml' not in sys.modules and 'jinja2' not in sys.modules\n"
        "scenes = load(Path(sys.argv[1]), system=PAPER, cache=True).scenes\n"
        "text = scenes['a'].body.text.render({'name': 'Ebba'})\n"
        "print(text, 'yaml' in sys.modules, 'jinja2' in sys.modules)\n"
    )
    here = Path(__file__).parent
    paths = os.pathsep.join([str(here), str(here.parent.parent)])
    environment = {**os.environ, "PYTHONPATH": paths, "XDG_CACHE_HOME": str(own_cache)}
    command = [sys.executable, "-c", code, str(whole)]

    runs = [
        subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    ]

    assert runs == ["Fog. Ebba True True\n", "Fog. Ebba False False\n"]


# Names


@pytest.mark.parametrize(
    ("label", "expected"),
    [
        ("Climb the cliff", "climb-the-cliff"),
        ("  Say “No, thanks!” ", "say-no-thanks"),
        ("Don't look", "dont-look"),
        ("Zum Größten Übel", "zum-grossten-ubel"),
        ("Æsir & co.", "aesir-co"),
        ("日本", ""),
        ("word " * 20, "word-word-word-word-word-word-word-word-word-word-word-word"),
        ("x" * 90, "x" * 60),
    ],
)
def test_a_label_becomes_an_id(label: str, expected: str) -> None:
    assert slug(label) == expected


@pytest.mark.parametrize("text", ["24:00", "7", "7:60", "noon", "", "-1:00"])
def test_what_is_no_time_of_day_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no time of day"):
        minutes_of(text)


def test_problems_come_in_the_order_of_the_files(tmp_path: Path) -> None:
    (tmp_path / "adventure.yaml").write_text(
        HEAD + "\ninclude: b.yaml\nscenes: {a: {y: 1, x: 1, ending: won}}\nz: 1\n"
    )
    (tmp_path / "b.yaml").write_text("zz: 1\n")

    _, problems = examine(tmp_path, system=PAPER)

    assert [p.mark for p in problems] == sorted(p.mark for p in problems)
    assert len({type(p) for p in problems} | {Problem}) == 1
    assert len(problems) == 4


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("{{ hero.nme }}", "name-unknown"),
        ("{% if hero.frob > 2 %}x{% endif %}", "name-unknown"),
        ("{{ ().__class__.__mro__ }}", "prose-forbidden"),
    ],
)
def test_what_no_hero_has_is_found_before_play(tmp_path: Path, text: str, code: str) -> None:
    module = tmp_path / "adventure.yaml"
    scenes = f'scenes:\n  a: {{text: "{text}", ending: won}}\n'
    module.write_text("format: 1\ntitle: T\nsystem: art\nstart: a\n" + scenes, encoding="utf-8")

    _, problems = examine(module)

    assert [problem.code for problem in problems if problem.severity == "error"] == [code]


def test_plain_words_about_a_hero_are_no_mistake(tmp_path: Path) -> None:
    module = tmp_path / "adventure.yaml"
    module.write_text(
        "format: 1\ntitle: T\nsystem: art\nstart: a\nscenes:\n"
        '  a: {text: "Be a hero.Then {{ hero.name }} may rest.", ending: won}\n',
        encoding="utf-8",
    )

    assert examine(module)[1] == ()


@pytest.mark.parametrize(
    "text",
    [
        "{{ 'see hero.foo' }}",
        "{{ 'foes.nobody and quests.none' }}",
        "{% set hero = {'foo': 'x'} %}{{ hero.foo }}",
        "{{ 'range(1, 10000000)' }} {{ '__class__' }}",
        "{# hero.foo #}Plain.",
    ],
)
def test_names_within_quoted_texts_are_no_names(tmp_path: Path, text: str) -> None:
    """Names are looked for in the parsed tree, so that words which only look like them pass."""
    module = tmp_path / "adventure.yaml"
    scenes = f'scenes:\n  a: {{text: "{text}", ending: won}}\n'
    module.write_text("format: 1\ntitle: T\nsystem: art\nstart: a\n" + scenes, encoding="utf-8")

    _, problems = examine(module)

    assert [problem for problem in problems if problem.severity == "error"] == []


@pytest.mark.rule("ART-017")
def test_henchmen_from_elsewhere_may_be_asked_for_where_there_can_be_any(tmp_path: Path) -> None:
    """Who was won over in another adventure is named in no file of this one."""
    found = {}
    for system in ("art", "fell"):
        module = tmp_path / f"{system}.yaml"
        scenes = "scenes:\n  a: {text: \"{{ 'henchman-tib' in companions }}\", ending: won}\n"
        module.write_text(f"format: 1\ntitle: T\nsystem: {system}\nstart: a\n{scenes}")
        _, problems = examine(module)
        found[system] = [problem.code for problem in problems if problem.severity == "error"]

    assert found == {"art": [], "fell": ["companion-unknown"]}


@pytest.mark.parametrize(
    ("text", "place", "code"),
    [
        ("Now {{ hero['foo'] }}", 21, "name-unknown"),
        ("{{ 'ash' in companions }}", 17, "companion-unknown"),
        ("{{ 'ash' not in companions }}", 17, "companion-unknown"),
        ("{{ quests['gold'] }}", 17, "quest-unknown"),
        ("{% for n in range(1, 9999999) %}x{% endfor %}", 26, "prose-limit"),
    ],
)
def test_a_part_that_nothing_has_is_told_at_its_place(
    tmp_path: Path, text: str, place: int, code: str
) -> None:
    module = tmp_path / "adventure.yaml"
    scenes = f'scenes:\n  a: {{text: "{text}", ending: won}}\n'
    module.write_text("format: 1\ntitle: T\nsystem: art\nstart: a\n" + scenes, encoding="utf-8")

    _, problems = examine(module)

    errors = [problem for problem in problems if problem.severity == "error"]
    assert [(problem.mark.column, problem.code) for problem in errors] == [(place, code)]


def test_a_cache_that_was_sealed_again_without_the_key_is_passed_over(
    whole: Path, own_cache: Path
) -> None:
    load(whole, system=PAPER, cache=True)
    before = {path: path.read_bytes() for path in compiled_files(own_cache)}
    for path, content in before.items():
        body = content[64:].replace(b"shingle", b"shambles")
        path.write_bytes(hashlib.sha256(body).hexdigest().encode() + body)

    again = load(whole, system=PAPER, cache=True)

    assert "shingle" in again.scenes
    assert "shambles" not in again.scenes
    assert {path: path.read_bytes() for path in compiled_files(own_cache)} == before


def test_a_cache_in_the_place_of_another_is_passed_over(
    whole: Path, own_cache: Path, tmp_path: Path
) -> None:
    load(whole, system=PAPER, cache=True)
    other = tmp_path / "other"
    shutil.copytree(whole, other)
    (other / "adventure.yaml").write_text(
        (whole / "adventure.yaml").read_text(encoding="utf-8").replace("title: T", "title: U"),
        encoding="utf-8",
    )
    mine = compiled_files(own_cache)
    load(other, system=PAPER, cache=True)
    for path in set(compiled_files(own_cache)) - set(mine):
        kind = "plan" in path.name
        twin = next(one for one in mine if ("plan" in one.name) == kind)
        path.write_bytes(twin.read_bytes())

    assert load(other, system=PAPER, cache=True).title == "U"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names here")
@pytest.mark.parametrize("which", ["*.json", "../seal"])
def test_a_pipe_in_the_cache_holds_up_nobody(whole: Path, own_cache: Path, which: str) -> None:
    load(whole, system=PAPER, cache=True)
    for path in (own_cache / "solo" / "compiled").glob(which):
        path.unlink()
        os.mkfifo(path)
    compiled._key.cache_clear()

    assert load(whole, system=PAPER, cache=True).title == "T"


@pytest.mark.parametrize("room", [0, 200, 9000])
def test_an_adventure_loads_where_no_cache_can_be_written(
    whole: Path, own_cache: Path, room: int
) -> None:
    """A disk that is full, from the first byte or from any later one."""
    (whole / "more/2.yaml").write_text(
        "scenes: {new: {ending: lost, text: " + "Rain. " * 3000 + "}}"
    )
    resource = pytest.importorskip("resource")
    (own_cache / "solo").mkdir(parents=True, exist_ok=True)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, before[1]))  # Python ignores its signal
    try:
        adventure = load(whole, system=PAPER, cache=True)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)

    assert "new" in adventure.scenes
    assert compiled_files(own_cache) == []
