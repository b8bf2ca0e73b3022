"""What a game reads of its own files before its first text: counted, so the same on any machine."""

import json
import os
import subprocess
import sys
from pathlib import Path

MOST = 295
"""The most modules of the package; to be lowered with each gain."""
NEEDLESS = (
    "prompt_toolkit", "yaml", "jinja2", "fractions", "difflib", "glob", "shlex",
    "platformdirs", "tempfile", "secrets",
    "solo.terminal.typed.lines",
    "solo.terminal.typed.phrases", "solo.terminal.table.verbs", "solo.terminal.told.recap",
    "solo.view.whole",
    "solo.engine.table.secrets", "solo.adventure.reading.loading", "solo.source.tree",
    "solo.engine.improvised", "solo.output", "solo.cli.games.journals",
)  # fmt: skip
SCRIPT = """
import json, runpy, sys, types
sys.argv = ["solo", *sys.argv[1:]]
try:
    runpy.run_module("solo", run_name="__main__")
except SystemExit:
    pass
read = [name for name, one in sys.modules.items() if type(one) is types.ModuleType]
print(json.dumps(read), file=sys.stderr)
"""


def test_the_first_text_waits_for_few_modules(tmp_path: Path) -> None:
    """Of a game that begins from the compiled cache, as all but the first do."""
    words = ["play", "first-steps", "--seed", "7", "--hero", "wren", "--new", "--plain"]
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path / "cache")}
    read: list[str] = []
    for _ in range(2):  # the first fills the cache
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT, *words, "--saves", str(tmp_path / "saves")],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=True,
            env=environment,
        )
        read = json.loads(done.stderr.splitlines()[-1])

    assert "first-steps" not in done.stdout.splitlines()[0]
    assert set(read).isdisjoint(NEEDLESS)
    assert sum(name.partition(".")[0] == "solo" for name in read) <= MOST
