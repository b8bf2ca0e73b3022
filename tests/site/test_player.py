"""The engine as a worker drives it: the same journals, without a library, shut in."""

import ast
import json
import random
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import solo
from solo.adventure.compiled.cache import LazyScenes
from solo.adventure.compiled.carried import opened, packed
from solo.adventure.playing import rules_of
from solo.rules import find
from solo.site import bundle
from solo.site.fence import BROWSER
from solo.site.player import Player
from tests.conftest import Solo
from tests.rules.data_systems.test_foreign import FOREIGN

SYSTEMS = ("art", "fell", "fictive-hack", "conan-2d20", "fallout-2d20")
LIBRARIES = {"yaml", "jinja2", "fluent", "click", "platformdirs", "prompt_toolkit", "wcwidth"}


class Worker:
    """Calls a player as the worker does, and keeps what it tells to be kept."""

    def __init__(self, place: Path, adventure: str = "first-steps", language: str = "") -> None:
        parts = packed(solo.find_adventure(adventure), language)[1]
        for name, content in parts.items():
            path = place / "adventure" / adventure / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        loaded, spoken = opened(place / "adventure" / adventure)
        facts = {"path": "", **({"language": spoken} if spoken else {})}
        self.player = Player(loaded, facts, place / "saves")
        self.kept: dict[str, str] = {}
        self.about: Mapping[str, Any] = {}

    def call(self, name: str, /, **told: object) -> Any:
        answer = self.raw(name, **told)
        assert "failed" not in answer, answer
        return answer["answer"]

    def raw(self, name: str, /, **told: object) -> Any:
        answer = json.loads(self.player.call(name, json.dumps(told)))
        for save, (at, text) in answer["kept"].items():
            assert at == len(self.kept.get(save, "").encode())
            self.kept[save] = self.kept.get(save, "") + text
            self.about = answer["about"]
        return answer

    def choose(self, option: str) -> Any:
        return self.call("do", choose=option)


@pytest.fixture
def worker(tmp_path: Path) -> Worker:
    return Worker(tmp_path)


def begun(worker: Worker, lines: tuple[str, ...] = ("1", "1", "1", "1")) -> str:
    """Begin a game and play some turns; return its save."""
    save = worker.call("open", seed="7")["save"]
    for line in lines:
        worker.call("do", line=line)
    return str(save)


def test_a_game_of_the_browser_verifies_in_the_terminal(
    worker: Worker, solo: Solo, tmp_path: Path
) -> None:
    save = begun(worker)
    file = tmp_path / "from-browser.jsonl"
    file.write_text(worker.kept[save], encoding="utf-8")

    told = solo("verify", str(file))

    assert told.returncode == 0, told.stderr
    assert "every die and outcome agrees" in told.stdout
    assert str(tmp_path) not in worker.kept[save]
    assert worker.about["turns"] > 1


def test_a_game_of_the_terminal_goes_on_in_the_browser_and_back(
    worker: Worker, solo: Solo, tmp_path: Path
) -> None:
    saves = tmp_path / "terminal"
    solo("play", "first-steps", "--saves", str(saves), "--seed", "7", typed="1\n1\n1\n")
    (file,) = saves.glob("*.jsonl")

    save = worker.call("bring", name=file.stem, lines=file.read_text(encoding="utf-8"))["save"]
    told = worker.call("open", save=save)
    worker.call("do", line="1")
    file.write_text(worker.kept[save], encoding="utf-8")
    back = solo("play", "--saves", str(saves), "--resume", file.stem, typed="look\n")

    assert told["view"]["scene"]["title"]
    assert told["frames"]
    assert solo("verify", str(file)).returncode == 0
    assert back.returncode == 0


def test_a_translated_adventure_has_the_same_digest_in_the_terminal(
    solo: Solo, tmp_path: Path
) -> None:
    worker = Worker(tmp_path, language="de")
    save = begun(worker)
    file = tmp_path / "deutsch.jsonl"
    file.write_text(worker.kept[save], encoding="utf-8")

    assert "Erste Schritte" in worker.kept[save]
    assert solo("verify", str(file)).returncode == 0


def test_what_could_not_be_kept_was_not_done(worker: Worker) -> None:
    save = begun(worker)
    before = worker.call("view")
    kept = worker.kept[save]

    worker.call("do", line="note lost")
    worker.call("forget")
    after = worker.call("view")
    worker.kept[save] = kept

    assert after["prompt"]["id"] == before["prompt"]["id"]
    worker.call("do", line="note kept")
    assert "lost" not in worker.kept[save]


def test_an_ending_that_was_met_is_known_in_the_next_game(worker: Worker, tmp_path: Path) -> None:
    chance = random.Random(1)
    view = worker.call("open", seed="7")["view"]
    while not view["over"]:
        able = [one["id"] for one in view["prompt"]["options"] if one["number"]]
        view = worker.choose(chance.choice(able[:2]))["view"]
    (met,) = view["endings"]["met"]
    worker.call("do", line="undo")
    told = list(worker.about["met"])

    again = worker.call("open", seed="8", met=told)["view"]["endings"]

    assert told == [met["id"]]
    assert again["met"] == [met]


def test_a_save_of_another_version_is_offered_to_be_salvaged(worker: Worker) -> None:
    save = begun(worker)
    lines = worker.kept[save].splitlines()
    damaged = "\n".join([*lines[:-1], lines[-1][:-9]]) + "\n"

    failed = worker.raw("open", save=save, lines=damaged)
    told = worker.call("open", save=save, lines=damaged, salvage=True)

    assert failed["failed"] == "damaged"
    assert "can go on from turn" in failed["text"]
    assert told["save"] != save


@pytest.mark.parametrize(
    ("lines", "failed"),
    [("", "not-opened"), ("no journal\n", "not-opened"), ('{"solo":99}\n', "not-opened")],
)
def test_a_file_that_is_no_save_is_refused(worker: Worker, lines: str, failed: str) -> None:
    assert worker.raw("bring", name="x", lines=lines)["failed"] == failed
    assert worker.kept == {}


def test_a_save_of_another_adventure_is_refused(worker: Worker, tmp_path: Path) -> None:
    other = Worker(tmp_path / "other", "kilometre-three")
    save = begun(other, ())

    told = worker.raw("bring", name=save, lines=other.kept[save])

    assert told["failed"] == "other-adventure"


@pytest.mark.parametrize("name", ["../x", "/etc/passwd", "a/b", "", "x" * 200, "nul\0"])
def test_no_name_leaves_the_folder(worker: Worker, name: str, tmp_path: Path) -> None:
    before = {path for path in tmp_path.rglob("*") if path.is_file()}

    assert worker.raw("open", save=name, lines="{}\n")["failed"] == "no-such-thing"
    assert {path for path in tmp_path.rglob("*") if path.is_file()} == before


@pytest.mark.parametrize("trouble", [RecursionError, MemoryError])
def test_what_is_too_much_is_told_and_the_game_stays(
    worker: Worker, monkeypatch: pytest.MonkeyPatch, trouble: type[Exception]
) -> None:
    begun(worker)
    before = worker.call("view")

    def breaks(*_: object) -> None:
        raise trouble

    with monkeypatch.context() as patched:
        patched.setattr("solo.web.play.Play.do", breaks)
        told = worker.raw("do", line="1")

    assert told["failed"] == "too-much"
    assert worker.call("view")["prompt"] == before["prompt"]


# What travels


def _top(body: list[ast.stmt]) -> Iterator[ast.Import | ast.ImportFrom]:
    """Yield the imports that are carried out when a module is read."""
    for node in body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        elif isinstance(node, ast.If) and "TYPE_CHECKING" not in ast.unparse(node.test):
            yield from _top(node.body)


@pytest.mark.long(1)
@pytest.mark.parametrize("system", SYSTEMS)
def test_what_stays_behind_is_imported_late_alone(system: str) -> None:
    needed = bundle.modules(find(system))
    found = set()
    for path in needed.values():
        for node in _top(bundle.parsed(path).body):
            names = [one.name for one in node.names]
            if isinstance(node, ast.ImportFrom):
                names = [str(node.module), *(f"{node.module}.{name}" for name in names)]
            found |= {name for name in names if name.split(".")[0] in LIBRARIES}
            found |= {n for n in names if n.removeprefix("solo.") in bundle.LEFT_OUT}
    assert not found


@pytest.mark.long(1)
@pytest.mark.parametrize("system", SYSTEMS)
def test_no_other_system_travels(system: str) -> None:
    names = set(bundle.files(find(system), "en"))
    own = bundle._SYSTEMS[system].split(".")[1:]
    others = {one.split(".")[-1] for one in bundle._SYSTEMS.values()} - {*own}

    assert not {part for name in names for part in name.split("/")[:-1]} & others
    assert not [name for name in names if name.endswith((".ftl", ".yaml", ".md"))]


@pytest.mark.long(6)
@pytest.mark.parametrize("path", solo.shipped(), ids=lambda path: path.name)
def test_what_ends_it_is_known_though_no_other_scene_is_read(path: Path, tmp_path: Path) -> None:
    whole, parts = packed(path)
    for name, content in parts.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(content)
    scenes = opened(tmp_path)[0].scenes
    assert isinstance(scenes, LazyScenes)

    assert [*scenes.endings] == [one.id for one in whole.scenes.values() if one.ending is not None]


def test_a_view_reads_no_scene_that_is_not_there_and_ends_nothing(worker: Worker) -> None:
    worker.call("open", seed="7")
    scenes = worker.player._adventure.scenes
    assert isinstance(scenes, LazyScenes)

    here = worker.call("view")["scene"]["id"]
    assert set(scenes._scenes) <= {here, "begin", *scenes.endings}


def test_docstrings_and_comments_stay_behind() -> None:
    source = 'def f():\n    """Say."""\n    # why\n    return "text"\n\nclass A:\n    """Is."""\n'

    assert bundle.stripped(source) == "def f():\n return 'text'\n\nclass A:\n pass"


def test_texts_that_span_lines_stay_as_they_are() -> None:
    """Their own indents are no part of the source's."""
    source = (
        'def f(x):\n    if x:\n        """Is no\n        docstring."""\n'
        "    a = '''\n    b \"\"\"\n        \\tc\n'''\n"
        "    return f\"\"\"{x!r:>4}\n    {a}{f'y'}\n\"\"\" + rb'''\n    d'''.decode()\n"
    )
    one: dict[str, Any] = {}
    other: dict[str, Any] = {}
    exec(source, one)
    exec(bundle.stripped(source), other)

    assert other["f"]("x") == one["f"]("x")
    assert "\n     " not in bundle.stripped(source)


def test_types_of_functions_stay_behind_but_those_of_rules() -> None:
    source = "def f(x: int=1, *y: str) -> str:\n return f'{x}\\n    {y}'\n\nclass A:\n one: int"

    assert bundle.stripped(source) == source
    assert bundle.stripped(source, typed=False) == source.replace(": int=", "=").replace(
        "*y: str) -> str", "*y)"
    )
    kept = bundle.files(find("fell"), "en")
    assert "->" in kept["solo/rules/core/effects.py"]
    assert "def drawn(strip):" in kept["solo/terminal/told/strips.py"]


BARE = """
import json, sys
sys.path.insert(0, {engine!r})
from pathlib import Path
from solo.site import begin, fence
begin.ADVENTURE, begin.SAVES = Path({adventure!r}), Path({saves!r})
sys.modules["js"] = sys.modules["pyodide"] = sys.modules["pyodide.ffi"] = sys
player = begin.begin()
view = json.loads(player.call("open", json.dumps({{"seed": "7"}})))["answer"]["view"]
for number in range(12):
    line = {lines!r}[number % len({lines!r})]
    answer = json.loads(player.call("do", json.dumps({{"line": line}})))
    assert "failed" not in answer, answer
for name in ("js", "pyodide", "pyodide.ffi", "pyodide_js", "_pyodide", "micropip"):
    try:
        __import__(name)
    except ImportError:
        continue
    raise SystemExit(name)
print(answer["answer"]["view"]["scene"]["title"])
"""
LINES = ("1", "sheet", "odds", "try anything", "rules", "2", "help", "map", "journal", "undo")


@pytest.mark.parametrize(
    "adventure",
    [
        "first-steps",
        str(FOREIGN / "thirst"),  # whose rules stand in its own folder
        *(pytest.param(path.name, marks=pytest.mark.long) for path in solo.shipped()[1:]),
    ],
)
def test_it_plays_without_any_library_and_reaches_no_browser(
    adventure: str, tmp_path: Path
) -> None:
    loaded, parts = packed(solo.find_adventure(adventure))
    held = {
        f"engine/{name}": one.encode() for name, one in bundle.files(rules_of(loaded), "en").items()
    }
    held |= {f"adventure/{loaded.id}/{name}": content for name, content in parts.items()}
    held |= {f"engine/{name}.py": b"" for name in BROWSER}  # as if they lay there
    for name, content in held.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(content)
    places = {name: str(tmp_path / name) for name in ("engine", "adventure", "saves")}

    told = subprocess.run(
        [sys.executable, "-S", "-I", "-c", BARE.format(**places, lines=LINES)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert told.returncode == 0, told.stderr[-2000:]
    assert {"js", "pyodide", "pyodide_js"} <= BROWSER
