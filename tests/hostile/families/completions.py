"""Tab in a shell, where saves, heroes and adventures have odd names: none of them does harm.

What a shell sources is run by it, if it is there.
"""

import random
import shutil
import subprocess
from pathlib import Path
from typing import Any

from tests.hostile.families import consoles
from tests.hostile.families.names import FILES
from tests.hostile.family import Family

SHELLS = ("bash", "zsh", "fish")
LINES = (
    "solo play ", "solo play --resume ", "solo play --hero ", "solo journal ", "solo verify ",
    "solo hero show ", "solo stats ", "solo lint ", "solo ", "solo play --", "solo table --system ",
    "solo nothing ", "solo play first-steps --theme ", "solo uninstall ", "solo play --saves . --r",
)  # fmt: skip
BEGUN = ("", "", "", "a", "first", "$(touch owned)", "`touch owned`", "\u202e", "'", '"', "é", "-",
         "x" * 5_000, "../", "*", "\\")  # fmt: skip


def make(chance: random.Random) -> Any:
    """Make odd names, and a line whose last word is to be completed."""
    return {
        "files": chance.sample(FILES, 6),
        "shell": chance.choice(SHELLS),
        "line": chance.choice(LINES) + chance.choice(BEGUN),
        "words": chance.choice(("", "", "1", "2", "99", "-1")),
    }


def _there(names: list[str], place: Path) -> None:
    for folder, ending in (("saves", ".jsonl"), ("heroes", ".json"), ("adventures", "")):
        (place / "solo" / folder).mkdir(parents=True)
        for name in names:
            path = place / "solo" / folder / f"{name}{ending}"
            if ending:
                path.write_bytes(b"{}\n")
            else:
                path.mkdir()


def hold(case: Any, folder: Path) -> str:
    """Complete a line, and source what a shell is given."""
    _there(case["files"], folder)
    words = case["line"].split(" ")
    env = {
        "_SOLO_COMPLETE": f"{case['shell']}_complete",
        "COMP_WORDS": case["line"],
        "COMP_CWORD": case["words"] or str(len(words) - 1),
        "XDG_DATA_HOME": str(folder),
        "XDG_CACHE_HOME": str(folder / "cache"),
    }
    done = consoles.ran([], env, "", folder)
    if trouble := consoles.trouble_of(done):
        return trouble
    given = consoles.ran(["completion", case["shell"]], {}, "", folder)
    if not isinstance(given, str) and (shell := shutil.which(case["shell"])):
        read = subprocess.run(
            [shell, "-n"], input=given[1].encode(), capture_output=True, timeout=60
        )
        if read.returncode:
            return f"the shell can't read it: {read.stderr[-200:]!r}"
    return "a name was run" if (folder / "owned").exists() else consoles.trouble_of(given)


FAMILIES = (
    Family(
        name="completions",
        about="Names of files complete harmlessly, or not at all.",
        make=make,
        hold=hold,
        share=0.005,
        known=(
            {"files": list(FILES[:3]), "shell": "bash", "line": "solo play --resume ", "words": ""},
        ),
    ),
)
