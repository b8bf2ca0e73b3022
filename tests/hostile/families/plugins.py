"""Plug-ins that are no good: each is told of, and everything else goes on."""

import random
from pathlib import Path
from typing import Any

from tests.hostile.families.consoles import ROOT, ran, trouble_of
from tests.hostile.family import Family

CODES = (
    "raise ValueError('broken \\x1b[2J\\u202e')", "import sys; sys.exit(3)", "def (", "S = None",
    "", "raise KeyboardInterrupt", "S = lambda: 1 / 0", "class S: pass", "S = {}",
    "S = type('T', (), {'name': 'x'})()", "def S(): raise SystemExit('no')",
    "import nowhere_to_be_found", "S = S", "raise RecursionError", "raise MemoryError",
    "S = __import__('solo').rules", "class S:\n    checks = property(lambda s: 1 / 0)\nS = S()",
    "raise Exception('x' * 9000)", "raise GeneratorExit",
    "class E(Exception):\n    def __str__(self):\n        return 1 / 0\nraise E",
    "class T:\n    def __getattr__(self, name):\n        return None\nS = T()",
    "class T:\n    def __getattr__(self, name):\n        return 5\nS = T()",
    "from tests.sixth.lantern_system import LANTERN as L\nclass S(type(L)):\n"
    "    def question(self, likelihood):\n        return 1 / 0\n"
    "    @property\n    def title(self):\n        return 'x\x1b[2J\u202e'\n"
    "    def stand_in(self, name, traits):\n        return {}['no']",
    "from tests.sixth.lantern_system import LANTERN as S",
)  # fmt: skip
ENTRIES = ("bad:S", "bad:T", "bad", "nowhere:S", "bad:S.x", "bad:", ":", "bad:S [x]")
NAMES = ("bad", "art", "b\u202ed", "x" * 300, "two words", "é")
COMMANDS = (
    "fields", "rules", "rules art", "fields bad", "fields art", "roll bad x", "roll 2d6",
    "odds bad x", "table --system bad --plain", "new adv --system bad",
    "ask Is-it? --system bad", "guide bad", "guide", "schema bad", "schema",
    "hero new --system bad --plain", "lint first-steps", "play first-steps --plain", "saves",
    "completion bash", "man", "--help", "rules ART-320 --where",
)  # fmt: skip


def make(chance: random.Random) -> Any:
    """Make a plug-in and a command."""
    return {
        "code": chance.choice(CODES),
        "entry": chance.choice((*ENTRIES, *["bad:S"] * 12)),
        "name": chance.choice((*NAMES, *["bad"] * 12)),
        "command": chance.choice(COMMANDS),
    }


def hold(case: Any, folder: Path) -> str:
    """Install the plug-in, and carry out the command."""
    place = folder / "plugin"
    about = place / "bad-1.0.dist-info"
    about.mkdir(parents=True)
    (place / "bad.py").write_text(case["code"], encoding="utf-8")
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: bad\nVersion: 1.0\n")
    points = f"[solo.systems]\n{case['name']} = {case['entry']}\n"
    (about / "entry_points.txt").write_text(points, encoding="utf-8")
    env = {
        "PYTHONPATH": f"{place}:{ROOT}",
        "XDG_DATA_HOME": str(folder),
        "XDG_CACHE_HOME": str(folder / "cache"),
    }
    done = ran(case["command"].split(), env, "quit\n", folder)
    if trouble := trouble_of(done):
        return trouble
    own = "bad" not in case["command"].split()
    return f"does not go on: {done}" if own and not isinstance(done, str) and done[0] == 2 else ""


FAMILIES = (
    Family(
        name="plugins",
        about="A plug-in that is no good is told of; the rest goes on.",
        make=make,
        hold=hold,
        share=0.01,
    ),
)
