"""What tests share: small modules written in place, and games played on them."""

import contextlib
import gc
import importlib
import os
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from solo.adventure.loader import load
from solo.engine.chance import Loaded
from solo.engine.session import Session
from solo.rules import find
from tests import chance, marks, proofs
from tests.warm import Warm

# A busy machine is no mistake of the program's. Without a seed the examples are always the same.
settings.register_profile(
    "solo",
    deadline=None,
    max_examples=proofs.amount(20, 60, 200),
    derandomize=not proofs.LONG,
)
settings.load_profile("solo")

# As a user has it: bytecode and catalogues are kept beside their sources. Where the surroundings
# forbid it, each of some hundred processes would make them anew.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

HEADER = """\
format: 1
title: A test
system: art
start: quay
hero: {create: false, pregenerated: [ada.yaml]}
"""
HERO = """\
name: Ada
concept: a tester
attributes: {agility: 7, alertness: 7, charm: 7, craft: 7, cunning: 7, dexterity: 7, fate: 7,
  intelligence: 7, stamina: 7, strength: 7}
skills: {climb: 2}
goals: [to find out]
motivation: Somebody has to.
"""

HERE = Path(__file__).parent

Solo = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(autouse=True)
def counted_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw the seeds of games that name none from the name of the test."""
    chance.counted(monkeypatch, request.node.name)


@pytest.fixture(scope="session")
def warm() -> Iterator[Warm]:
    """Return a process that has imported `solo`; it ends with the tests."""
    with Warm() as process:
        yield process


@pytest.fixture
def solo(warm: Warm, tmp_path_factory: pytest.TempPathFactory) -> Solo:
    """Return a function that runs `solo` in a process of its own, its user files in a new place."""
    home = tmp_path_factory.mktemp("home")
    streams = tmp_path_factory.mktemp("streams")
    places = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"), str(home))
    surroundings = {**os.environ, **places, "TERM": "dumb", "COLUMNS": "80"}

    def run(
        *arguments: str, typed: str = "", where: Path | None = None
    ) -> subprocess.CompletedProcess[str]:
        return warm.run(arguments, typed, where or Path.cwd(), surroundings, streams)

    return run


@pytest.fixture
def module(tmp_path: Path) -> Callable[[str], Path]:
    """Return a function that writes a module, its header given, and returns its folder."""

    def write(scenes: str, header: str = HEADER, **files: str) -> Path:
        folder = tmp_path / "module"
        folder.mkdir(exist_ok=True)
        (folder / "adventure.yaml").write_text(header + scenes, encoding="utf-8")
        (folder / "ada.yaml").write_text(HERO, encoding="utf-8")
        for name, text in files.items():
            (folder / name).write_text(text, encoding="utf-8")
        return folder

    return write


@pytest.fixture
def game(module: Callable[..., Path]) -> Callable[..., Session]:
    """Return a function that begins a game of a module with loaded dice, Ada its hero."""

    def begin(
        scenes: str, faces: tuple[int, ...] = (), offers: str = "asked", **more: Any
    ) -> Session:
        header = more.pop("header", HEADER)
        adventure = load(module(scenes, header))
        return Session(adventure, find("art"), Loaded(faces), offers=offers, hero="Ada", **more)

    return begin


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Look for no rubbish while collecting, and never again among what was collected."""
    gc.disable()
    try:
        import_a_share(session.config)
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(10_000)  # as the program has it
        gc.enable()


def import_a_share(config: pytest.Config) -> None:
    """Let each worker begin with other modules: what one of them has compiled, the others read."""
    worker: dict[str, Any] | None = getattr(config, "workerinput", None)
    if worker is None or config.args_source is not pytest.Config.ArgsSource.TESTPATHS:
        return
    first, step = int(worker["workerid"].removeprefix("gw")), worker["workercount"]
    for path in sorted(HERE.rglob("test_*.py"))[first::step]:
        name = ".".join(path.relative_to(HERE.parent).with_suffix("").parts)
        with contextlib.suppress(Exception, pytest.skip.Exception):  # collecting will tell
            importlib.import_module(name)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave to the long run what is marked so, of which that takes a sample."""
    left = set(proofs.left_out(items))
    config.hook.pytest_deselected(items=[item for item in items if item in left])
    items[:] = [item for item in items if item not in left]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print how many rules of each checklist the tests prove; `test_rule_marks` fails below."""
    terminalreporter.section("rules proved")
    for line in marks.summary():
        terminalreporter.write_line(line)


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """Let a worker tell of the beginning and the end of a test only what went wrong there.

    Nobody counts the rest, and to tell it took a thirtieth of all time.
    """
    plugins = session.config.pluginmanager
    for one in [one for one in plugins.get_plugins() if type(one).__name__ == "WorkerInteractor"]:
        plugins.unregister(one)
        vars(one)["pytest_runtest_logreport"] = _telling(one.pytest_runtest_logreport)
        plugins.register(one)


def _telling(tell: Callable[[pytest.TestReport], None]) -> Callable[[pytest.TestReport], None]:
    def pytest_runtest_logreport(report: pytest.TestReport) -> None:
        if report.when == "call" or not report.passed:
            tell(report)

    return pytest_runtest_logreport


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Take one worker more than there are cores: some tests wait, for a terminal or a server."""
    return (os.cpu_count() or 1) + 1
