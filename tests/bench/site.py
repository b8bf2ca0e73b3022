"""What an exported site takes in a real browser: its start, its turns, its memory, its size.

    python -m tests.bench.site [--turns N] [--adventure NAME]

The yardstick of the start is Pyodide alone, in a worker of the same browser in the same run. Memory
is what the browser's own protocol tells of the scripts of the page and of the worker; that of
Python is not among it, so the whole process in which both live is told as well.
"""

import argparse
import gzip
import json
import re
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import solo
from solo.site import making, runtime, writing
from tests.site.conftest import Host, hosted
from tests.web.browser import chromium

ROUNDS = 3
COMMANDS = ("1", "look", "2", "odds 1", "undo", "1", "note hm", "roll 2d6", "undo", "sheet")
ALONE = """
onmessage = async () => {
  const { loadPyodide } = await import('./pyodide.mjs');
  const python = await loadPyodide({ indexURL: new URL('./', location.href).href });
  postMessage(python.runPython('1 + 1'));
};
"""
BARE = "<!DOCTYPE html><title>alone</title><p>Read me.</p>"
STARTS = """() => new Promise((done) => {
  const begun = performance.now();
  const worker = new Worker('alone.js', { type: 'module' });
  worker.onmessage = () => done(performance.now() - begun);
  worker.postMessage(0);
})"""
TURNS = """async ([base, lines, times]) => {
  const { Transport } = await import(base);
  const feed = window.feed = new Transport();
  const opened = await feed.open({ adventure: 'this' });
  const taken = [];
  for (let turn = 0; turn < times; turn += 1) {
    const begun = performance.now();
    await feed.send(opened.game, { line: lines[turn % lines.length] });
    taken.push(performance.now() - begun);
  }
  return taken;
}"""


def made(adventure: str, folder: Path) -> Mapping[str, bytes]:
    """Make a site, and beside it what starts Pyodide alone; return its files."""
    files = making.made(making.Site(solo.find_adventure(adventure)), runtime.found(None))[1]
    writing.write(folder, files)
    (folder / "alone.html").write_text(BARE, encoding="utf-8")
    inner = folder / f"pyodide-{runtime.VERSION}"
    (inner / "alone.html").write_text(BARE, encoding="utf-8")
    (inner / "alone.js").write_text(ALONE, encoding="utf-8")
    (inner / runtime.LOCK).write_bytes(runtime.found(None)[runtime.LOCK])
    return files


def sizes(files: Mapping[str, bytes]) -> None:
    """Say what a browser is sent, each file packed as a host packs it."""
    parts: Counter[str] = Counter()
    for name, content in files.items():
        part = (
            "runtime" if name.startswith("pyodide") else name.rpartition("/")[2].rpartition(".")[2]
        )
        part = "engine and adventure" if name.endswith("engine.bin") else part
        parts[part] += min(len(content), len(gzip.compress(content, 9)))
    own = sum(size for part, size in parts.items() if part != "runtime")
    print(f"on the way without the runtime: {own / 1000:.0f} kB")
    for part, size in parts.most_common():
        print(f"  {part}: {size / 1000:.0f} kB")


def starts(browser: Any, host: Host) -> None:
    """Say how long it takes until something can be read and until it can be played."""
    rows = []
    for _ in range(ROUNDS):
        page = browser.new_context().new_page()
        page.goto(f"{host.address}/pyodide-{runtime.VERSION}/alone.html")
        alone = page.evaluate(STARTS) / 1000
        page.context.close()
        page = browser.new_context().new_page()
        begun = time.monotonic()
        page.goto(host.address, wait_until="commit")
        page.wait_for_selector(".before")
        read = time.monotonic() - begun
        page.wait_for_selector(".now .choices li", timeout=180_000)
        rows.append((alone, read, time.monotonic() - begun))
        page.context.close()
    for alone, read, played in rows:
        print(f"Pyodide alone {alone:.2f} s, first scene {read:.2f} s, playable {played:.2f} s: "
              f"{played / alone:.2f} times")  # fmt: skip


def turns(browser: Any, host: Host, base: str, times: int) -> None:
    """Say how long turns take, and what memory is held after them."""
    page = browser.new_context().new_page()
    page.goto(f"{host.address}/{base}/licences.html")
    _held(page, "before")
    taken = page.evaluate(TURNS, [f"/{base}/feed.js", COMMANDS, times])
    _held(page, f"after {times} turns")
    ordered = sorted(taken)
    print(f"a turn: median {statistics.median(taken):.1f} ms, of a hundred the slowest "
          f"{ordered[len(ordered) * 99 // 100]:.1f} ms, slowest {ordered[-1]:.1f} ms, "
          f"last hundred {statistics.median(taken[-100:]):.1f} ms")  # fmt: skip
    page.context.close()


def _held(page: Any, when: str) -> None:
    """Say what the page and its worker hold, and what their process has of the machine's memory."""
    devtools = page.context.new_cdp_session(page)
    held = {"page": devtools.send("Runtime.getHeapUsage")}
    kinds: dict[str, str] = {}

    def told(one: Any) -> None:
        answer = json.loads(one["message"]).get("result", {})
        if kinds.get(one["sessionId"]) == "worker" and "usedSize" in answer:
            held["worker"] = answer

    def attached(one: Any) -> None:
        kinds[one["sessionId"]] = one["targetInfo"]["type"]

    devtools.on("Target.attachedToTarget", attached)
    devtools.on("Target.receivedMessageFromTarget", told)
    wish = {"autoAttach": True, "waitForDebuggerOnStart": False, "flatten": False}
    devtools.send("Target.setAutoAttach", wish)
    for session in kinds:
        devtools.send("Target.sendMessageToTarget", {
            "sessionId": session, "message": '{"id":1,"method":"Runtime.getHeapUsage"}',
        })  # fmt: skip
    page.wait_for_timeout(1_000)
    for name, one in held.items():
        parts = {key: size / 1e6 for key, size in one.items() if key != "totalSize"}
        print(
            f"{when}: {name}: " + ", ".join(f"{key} {size:.1f} MB" for key, size in parts.items())
        )
    whole = page.context.browser.new_browser_cdp_session()
    processes = whole.send("SystemInfo.getProcessInfo")["processInfo"]
    pages = [one["id"] for one in processes if one["type"] == "renderer"]
    print(f"{when}: the page's process: {max(map(_own, pages)):.0f} MB of its own")


def _own(process: int) -> float:
    """Return the memory that a process shares with no other, in MB."""
    told = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="utf-8")
    return sum(int(kb) for kb in re.findall(r"Private_\w+: +(\d+) kB", told)) / 1000


def main() -> None:
    """Measure."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--turns", type=int, default=2_000)
    asked.add_argument("--adventure", default="first-steps")
    wish = asked.parse_args()
    with tempfile.TemporaryDirectory() as place, chromium() as browser:
        files = made(wish.adventure, Path(place))
        sizes(files)
        base = next(name.partition("/")[0] for name in files if name.startswith("v-"))
        with hosted(Path(place)) as host:
            starts(browser, host)
            turns(browser, host, base, wish.turns)


if __name__ == "__main__":
    main()
