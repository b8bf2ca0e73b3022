"""The command line with hostile words and consoles: done, or refused in words."""

import functools
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from solo import saves
from tests.hostile.family import Family

ROOT = Path(__file__).parents[3]
SECONDS = 30  # of the processor, that a command may take
WAITED = 600  # seconds by the clock, on a machine that is busy
GAME = "game"  # a save that is there in each case
ENDED = "take the chain\nunlock\ntake 25\n\nplank\ngive-up\n"  # First Steps, to an ending
WORDS = (
    "\udcff\udc80x", "\x1b[31mred\x07", "\u202eabc", "a" * 5000, "", " ", "two\nlines",
    "\u2028", "NUL", "../x", "\xe9", "\U0001d518\U0001d52b\U0001d526", "--", "-", "a/b", "~",
    "0" * 500, "9" * 30, "%s%n", "{{ 7 * 7 }}", "*", "\x7f\x9b1m", "\U000e0041", "hob", "game",
    "first-steps", "art", "fell", "1d6", "trait", "likely", "x=1", "ART-320",
)  # fmt: skip
COMMANDS = (
    "play @ --plain", "play first-steps --plain --hero @", "play first-steps --json --seed @",
    "play --resume @ --plain", "play first-steps --dice @ --plain",
    "play first-steps --at @ --plain", "play first-steps --at cellar --set @",
    "play first-steps --art-table @ --plain", "play first-steps --heroes @ --plain",
    "play --plain", "hero list", "hero new --plain", "hero show @", "hero keep @",
    "hero keep game", "hero advance @", "hero export @", "hero import @", "table @ --plain",
    "table @ --system @ --plain", "table t --option @ --plain", "table t --from @ --plain",
    "table t --hero @", "saves", "saves --json", "journal", "journal @", "journal game",
    "journal game -o @", "journal game --format @", "journal game --format html",
    "journal game --format lonelog", "stats @", "stats game", "stats --all", "roll art @",
    "roll @", "roll @ @", "roll 2d6 --dice @", "roll art trait @", "odds @", "odds art @",
    "odds fell @ @", "draw", "draw @", "draw @ --seed @", "ask @ --plain", "ask @ --system @",
    "ask Is-it-so? @", "rules @", "rules", "rules @ --where", "new @", "new adv --system @",
    "guide", "guide @", "guide art", "fields @", "fields art", "fields art @", "schema",
    "schema @", "lint @", "lint adventures/first-steps", "lint adventures/a-measure-of-rain",
    "test @", "graph @", "graph adventures/first-steps", "verify @", "verify game",
    "completion @", "completion bash", "man", "--help", "--version", "@", "@ @", "lint --help",
    "play --saves @ --plain first-steps", "saves --saves @",
)  # fmt: skip
SURROUNDINGS: tuple[dict[str, str], ...] = (
    {}, {"PYTHONIOENCODING": "cp1252"}, {"LC_ALL": "C"},
    {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    {"PYTHONIOENCODING": "ascii"}, {"PYTHONIOENCODING": "cp1252:strict"},
    {"PYTHONIOENCODING": "utf-16"}, {"PYTHONIOENCODING": "idna"},
    {"COLUMNS": "0"}, {"COLUMNS": "x"}, {"COLUMNS": "1"},
    {"TERM": "dumb", "HOME": "/nowhere"}, {"XDG_DATA_HOME": "/dev/null"},
    {"XDG_CACHE_HOME": "/dev/null"},
)  # fmt: skip
OUTPUTS = (
    "pipe", "pipe", "pipe", "closed", "full", "broken",
)  # fmt: skip
INPUTS = (
    "", "1\nquit\n", "\n\n1\n\n", "\udcff\n1\n",
    "note \x1b[2J\u202e\n1\nsheet\njournal\nsave \u202eb\n",
    "save a\nsave a\nsave ../b\nsave NUL\n", "closed",
)  # fmt: skip
_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\udc80-\udcff]")


@functools.cache
def prepared() -> Path:
    """Return a folder with a game that is over, made once for each process."""
    place = Path(tempfile.mkdtemp(prefix="solo-hostile-saves-"))
    finished({}, place, place, "4")
    return place


def finished(env: dict[str, str], place: Path, folder: Path, seed: str) -> None:
    """Play a game to its ending; its save among those of a folder is called as `GAME` says."""
    line = f"play first-steps --hero hob --plain --seed {seed} --saves"
    done = _solo([*line.split(), str(place)], env, "pipe", ENDED, folder)
    (path,) = place.glob("first-steps*.jsonl")
    assert saves.look(path).ended, done  # else all that is tried with it is tried with nothing
    path.rename(place / f"{GAME}.jsonl")


def make(chance: random.Random) -> Any:
    """Make a command line with its surroundings."""
    line = chance.choice(COMMANDS).split()
    return {
        "arguments": [chance.choice(WORDS) if word == "@" else word for word in line],
        "env": chance.choice(SURROUNDINGS),
        "output": chance.choice(OUTPUTS),
        "typed": chance.choice(INPUTS),
    }


def hold(case: Any, folder: Path) -> str:
    """Run a command in a folder of its own, with a copy of the game."""
    data = folder / "solo" / "saves"
    data.mkdir(parents=True)
    for path in prepared().glob("*.jsonl"):
        (data / path.name).write_bytes(path.read_bytes())
    env = {"XDG_DATA_HOME": str(folder), "XDG_CACHE_HOME": str(folder / "cache"), **case["env"]}
    done = _solo(case["arguments"], env, case["output"], case["typed"], folder)
    wide = case["env"].get("PYTHONIOENCODING") == "utf-16"
    if trouble := trouble_of(done, wide=wide):
        return trouble
    if case["output"] == "full" and not isinstance(done, str) and not done[0] and not done[2]:
        return "an output that is full was not told"
    return ""


def trouble_of(done: str | tuple[int, str, str], *, wide: bool = False) -> str:
    """Return what is wrong with how a command ended, or nothing."""
    if isinstance(done, str):
        return done
    code, out, err = done
    if "Traceback" in out + err or "Exception ignored" in err:
        return f"a traceback: {err[-300:]}"
    if code not in (0, 1, 2, 130):
        return f"exit code {code}: {err[-300:]}"
    if not wide and (found := _CONTROL.search(said := out + err)):
        return f"a control character: {said[max(0, found.start() - 60) : found.end() + 20]!r}"
    return ""


def ran(
    arguments: list[str], env: dict[str, str], typed: str, folder: Path
) -> str | tuple[int, str, str]:
    """Run a command with its output in a pipe; return how it ended."""
    return _solo(arguments, env, "pipe", typed, folder)


def _solo(
    arguments: list[str], env: dict[str, str], output: str, typed: str, folder: Path
) -> str | tuple[int, str, str]:
    """Run it; return its exit code, output and errors, or that it hung."""
    base = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    command = [os.fsencode(word) for word in (sys.executable, "-m", "solo", *arguments)]
    if not (folder / "adventures").exists():
        (folder / "adventures").symlink_to(ROOT / "adventures")
    reader, writer = os.pipe()
    if output == "full":
        full = os.open("/dev/full", os.O_WRONLY)
        os.dup2(full, writer)
        os.close(full)
    if output in ("broken", "full"):
        os.close(reader)
    stdout = writer if output in ("broken", "full") else subprocess.PIPE
    try:
        done = subprocess.run(
            command,
            input=None if typed == "closed" else typed.encode("utf-8", "surrogateescape"),
            stdout=stdout,
            stderr=subprocess.PIPE,
            env={**base, "PYTHONPATH": str(ROOT), **env},
            cwd=folder,
            timeout=WAITED,
            check=False,
            preexec_fn=functools.partial(_closing, output == "closed", typed == "closed"),
        )
    except subprocess.TimeoutExpired:
        return f"hung for {WAITED} s by the clock"
    finally:
        os.close(writer)
        if stdout != writer:
            os.close(reader)
    said = [(text or b"").decode("utf-8", "replace") for text in (done.stdout, done.stderr)]
    return done.returncode, said[0], said[1]


def _closing(out: bool, inward: bool) -> None:
    """Bound the work of the program, and close what it is to find closed."""
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    if out:
        os.close(1)
    if inward:
        os.close(0)


FAMILIES = (
    Family(
        name="consoles",
        about="Any command line, in any console, is done or refused in words.",
        make=make,
        hold=hold,
        share=0.01,
        prepare=prepared,
        known=(
            {
                "arguments": ["play", "first-steps", "--plain"],
                "env": {"PYTHONIOENCODING": "utf-16"},
                "output": "pipe",
                "typed": "1\nquit\n",
            },
            {"arguments": ["\x7f\x9b1m"], "env": {}, "output": "pipe", "typed": ""},
            {
                "arguments": ["roll", "2d6", "--dice", "\x9b1m\u202e"],
                "env": {"PYTHONIOENCODING": "cp1252"},
                "output": "pipe",
                "typed": "closed",
            },
        ),
    ),
)
