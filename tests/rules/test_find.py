"""Finding rules systems by name."""

import os
import re
import subprocess
import sys
from dataclasses import make_dataclass
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

from solo.errors import SoloError
from solo.rules import find, names, usable
from solo.rules.art.system import ART, ArtSystem
from solo.rules.core.dice import Dice, LoadedDice
from solo.rules.core.odds import odds
from solo.rules.core.outcome import Outcome
from solo.rules.data_systems.places import shipped
from tests.sixth.lantern_system import LANTERN


def test_the_art_engine_is_found_in_any_case() -> None:
    assert find("ART") is ART
    assert names()[0] == "art"


def test_an_unknown_system_is_refused_with_the_nearest() -> None:
    with pytest.raises(SoloError, match=r"unknown system 'artt'; did you mean 'art'\? systems are"):
        find("artt")


class Dressed(ArtSystem):
    """The ART Engine, brought by another package."""

    api = 1


def test_another_package_may_bring_a_system(monkeypatch: pytest.MonkeyPatch) -> None:
    points = [
        EntryPoint("lantern", "tests.sixth.lantern_system:LANTERN", "solo.systems"),
        EntryPoint("made", "tests.rules.test_find:Dressed", "solo.systems"),
        EntryPoint("art", "nowhere:thief", "solo.systems"),
        EntryPoint("broken", "nowhere:at_all", "solo.systems"),
    ]
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: EntryPoints(points))

    assert tuple(name for name in names() if name not in shipped()) == (
        "art",
        "fictive-hack",
        "conan-2d20",
        "fallout-2d20",
        "fell",
        "broken",
        "lantern",
        "made",
    )
    assert find("lantern") is LANTERN
    assert find("art") is ART
    assert find("made").name == "art"
    with pytest.raises(SoloError, match=r"plug-in 'broken' \(nowhere:at_all\) can't be used"):
        find("broken")


BAD = {
    "raises": "raise ValueError('no lamp')",
    "leaves": "raise SystemExit(3)",
    "typo": "def made(:",
    "lacks": "OTHER = 1",
    "none": "def SYSTEM(): return None",
    "half": "class SYSTEM:\n    name = 'half'\n    checks = {}\n",
    "recurses": "def SYSTEM(): return SYSTEM()",
    "interrupts": "raise KeyboardInterrupt",
    "shuts": "import sys\nsys.stdout.close()\nsys.stderr.close()\nraise ValueError('shut')",
}


@pytest.mark.parametrize("kind", BAD)
def test_a_plug_in_that_fails_is_told_and_the_rest_goes_on(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / f"bad_{kind}.py").write_text(BAD[kind], encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    points = [EntryPoint(kind, f"bad_{kind}:SYSTEM", "solo.systems")]
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: EntryPoints(points))

    with pytest.raises(SoloError, match=f"plug-in '{kind}'"):
        find(kind)
    told = {name: reason for name, system, reason in usable() if system is None}
    assert list(told) == [kind]
    assert find("art") is ART


def test_a_plug_ins_mistake_is_told_with_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bad_place.py").write_text("\n\nraise ValueError('no lamp')", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    points = [EntryPoint("bad", "bad_place:SYSTEM", "solo.systems")]
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: EntryPoints(points))

    with pytest.raises(SoloError, match=r"bad_place\.py:3: ValueError: no lamp"):
        find("bad")


@pytest.mark.long(5)
@pytest.mark.parametrize("words", [["rules"], ["fields"], ["guide"], ["schema"], ["saves"]])
@pytest.mark.parametrize("encoding", ["cp1252", "ascii", "latin-1"])
def test_a_console_of_another_encoding_gets_replacements(
    words: list[str], encoding: str, tmp_path: Path
) -> None:
    folder = ["--saves", str(tmp_path)] if words == ["saves"] else []
    done = subprocess.run(
        [sys.executable, "-m", "solo", *words, *folder],
        env={"PYTHONIOENCODING": encoding, "PYTHONUTF8": "0", "PATH": "/usr/bin:/bin"},
        capture_output=True,
        check=False,
    )

    assert done.returncode == 0
    assert b"Traceback" not in done.stderr


def with_plug_in(code: str, words: list[str], place: Path) -> subprocess.CompletedProcess[str]:
    """Run `solo` where a plug-in of this code offers the system `lamp`."""
    (place / "bad_lamp.py").write_text(code, encoding="utf-8")
    about = place / "bad_lamp-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: bad-lamp\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[solo.systems]\nlamp = bad_lamp:SYSTEM\n")
    return subprocess.run(
        [sys.executable, "-m", "solo", *words],
        env={**os.environ, "PYTHONPATH": f"{place}{os.pathsep}{Path.cwd()}"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@pytest.mark.long(5)
@pytest.mark.parametrize("words", [["rules"], ["fields"], ["rules", "art"], ["roll", "2d6"]])
@pytest.mark.parametrize(
    "code",
    [
        "raise KeyboardInterrupt",
        "import sys; print('x'); sys.stdout.close(); sys.stderr.close()",
        "import sys; sys.exit(3)",
    ],
)
def test_a_bad_plug_in_stops_no_list(words: list[str], code: str, tmp_path: Path) -> None:
    done = with_plug_in(code, words, tmp_path)

    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    assert not done.stdout.startswith("x")


def test_what_a_plug_in_closes_is_told(tmp_path: Path) -> None:
    done = with_plug_in("import sys\nsys.__stdout__.close()\n", ["rules"], tmp_path)

    assert done.returncode == 2
    assert "the standard output was closed by a plug-in" in done.stderr
    assert "Traceback" not in done.stderr


LACKING = (
    "class System:\n    def __getattr__(self, name):\n        return None\nSYSTEM = System()\n"
)
FAILING = """
from solo.rules.fell.system import FELL

class System(type(FELL)):
    api = 1
    name = "failing"

    def question(self, likelihood):
        raise ValueError("no oil")

SYSTEM = System()
"""


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (LACKING, "gives no rules system: it does not inherit solo.rules.core.system.System"),
        (FAILING, "failed, "),
        ("raise GeneratorExit", "can't be used"),
    ],
    ids=["another kind of value", "fails in use", "leaves in a strange way"],
)
def test_a_plug_in_is_blamed_by_name_for_what_it_does_in_use(
    code: str, told: str, tmp_path: Path
) -> None:
    done = with_plug_in(code, ["ask", "Is it dark?", "--system", "lamp"], tmp_path)

    assert done.returncode == 2
    assert "plug-in 'lamp' (bad_lamp:SYSTEM)" in done.stderr
    assert told in done.stderr
    assert "Traceback" not in done.stderr


OF_OURS = """
from solo.rules.core.bases import CheckBase
from solo.rules.fell.system import FELL
from dataclasses import dataclass

@dataclass(frozen=True)
class Flint(CheckBase):
    {field}: int = 3

class System(type(FELL)):
    {more}
    checks = {{"flint": Flint}}

SYSTEM = System
"""


@pytest.mark.parametrize(
    ("field", "more", "told"),
    [
        ("dry", "api = 2", "it was made for interface 2; this is 'api = 1'"),
        ("dry", "name = 'new'", "it does not say for which interface it was made; this is 'api"),
        ("ways", "api = 1", "the field 'ways' of 'flint' has the name of a method of its base"),
        ("dry", "api = 1; labels = 7", "its 'labels' is not what a system has there, but int"),
        ("dry", "api = 1; hero = Flint", "(Flint) have no name, concept, sheet; a hero needs"),
        ("dry", "api = 1; put = 7", "its 'put' can't be called"),
        ("dry", "api = 1; fallen = 7", "its 'fallen' can't be called"),
    ],
)
def test_a_system_that_does_not_fit_is_refused_with_the_reason(
    field: str, more: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "misfit.py").write_text(OF_OURS.format(field=field, more=more), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "misfit", raising=False)
    points = [EntryPoint("flint", "misfit:SYSTEM", "solo.systems")]
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: EntryPoints(points))

    with pytest.raises(SoloError, match=re.escape(told)):
        find("flint")


def test_a_system_that_leaves_out_what_has_no_default_is_told_what(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = "from solo.rules.core.system import System\nclass SYSTEM(System):\n    api = 1\n"
    (tmp_path / "bare.py").write_text(code + "    name = title = 'bare'\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    points = [EntryPoint("bare", "bare:SYSTEM", "solo.systems")]
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: EntryPoints(points))

    with pytest.raises(SoloError, match="it has no checks"):
        find("bare")


@pytest.mark.parametrize("name", ["begin", "step", "ways", "counts", "moment"])
@pytest.mark.parametrize("value", [3, None, "word"])
def test_a_check_of_a_plug_in_may_have_any_field(name: str, value: object) -> None:
    """What a check can do is a method of its kind, and no field that is called like one."""

    def resolve(self: object, sheet: object, dice: Dice) -> Outcome:
        return Outcome("lit", dice.roll(1, 6)[0] // 4, 0)

    kind = make_dataclass("Flint", [(name, object)], namespace={"resolve": resolve}, frozen=True)
    check = kind(value)
    opened = LANTERN.begin(check, None, asks=True)

    assert LANTERN.counts(check) is None
    assert odds(check, None).total == 6
    outcome = opened.step("roll", "", None, LoadedDice([5])).outcome
    assert outcome is not None
    assert outcome.label == "lit"
    assert opened.moment(None) == ""


@pytest.mark.parametrize("name", ["", "  ", "art engine"])
def test_a_name_that_nothing_has_is_told_with_all_there_are(name: str) -> None:
    with pytest.raises(SoloError, match=r"unknown system '.*systems are art, fictive-hack"):
        find(name)
