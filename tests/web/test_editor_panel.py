"""The page in a panel of VS Code: framed by the extension's relay alone, led to a scene.

The extension runs in Node with a stand-in for the editor; the panel's page is shown by Chromium.
"""

import json
import shutil
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

import solo
from tests.web.browser import PATIENCE, needs_a_browser
from tests.web.test_trial import HERO, TEXT

EXTENSION = Path(solo.__file__).parent / "editors" / "vscode" / "extension.js"
EDITOR = """\
const Module = require("node:module");
const [extension, python, file, line] = process.argv.slice(2);
const fs = require("node:fs");
const commands = {};
const lines = fs.readFileSync(file, "utf8").split("\\n");
const editor = (at) => ({
  document: { uri: { fsPath: file }, lineAt: (n) => ({ text: lines[n] }) },
  selection: { active: { line: at } },
});
let moved;
const wrapper = file.replace(/[^/]*$/, "solo-here");
fs.writeFileSync(wrapper, `#!/bin/sh\\nexec ${python} -m solo "$@"\\n`, { mode: 0o755 });
const told = (what) => console.log(JSON.stringify(what));
const vscode = {
  workspace: { getConfiguration: () => ({ get: () => wrapper }) },
  commands: { registerCommand: (name, does) => ((commands[name] = does), { dispose() {} }) },
  window: {
    activeTextEditor: editor(Number(line)),
    showErrorMessage: (words) => told({ error: words }),
    onDidChangeTextEditorSelection: (does) => ((moved = does), { dispose() {} }),
    createWebviewPanel: () => ({
      webview: { set html(page) { told({ page }); }, postMessage: (message) => told({ message }) },
      onDidDispose() {},
    }),
  },
  ViewColumn: { Beside: 2 },
};
class LanguageClient { async start() {} async stop() {} }
const load = Module._load;
Module._load = (name, ...rest) => {
  if (name === "vscode") return vscode;
  if (name.startsWith("vscode-languageclient")) return { LanguageClient, TransportKind: {} };
  return load(name, ...rest);
};
const { activate, deactivate } = require(extension);
(async () => {
  await activate({ subscriptions: [] });
  await commands["solo.page"]();
  process.stdin.on("data", (at) => moved({ textEditor: editor(Number(at)) }));
  process.stdin.on("end", async () => { await deactivate(); process.exit(0); });
})();
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "ida.yaml").write_text(HERO, encoding="utf-8")
    found = tmp_path / "adventure.yaml"
    commented = TEXT.replace("  sea:", "# Further out.\n  sea:")
    found.write_text(commented, encoding="utf-8")
    return found


@contextmanager
def panel(file: Path, scene: str) -> Iterator[tuple[Any, dict[str, Any]]]:
    """Run the extension with the cursor in a scene; yield its process, and the panel's page."""
    editor = file.with_name("editor.js")
    editor.write_text(EDITOR, encoding="utf-8")
    line = line_of(file, scene)
    words = ["node", str(editor), str(EXTENSION), sys.executable, str(file), str(line)]
    with subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as running:
        assert running.stdout is not None
        assert running.stdin is not None
        try:
            yield running, json.loads(running.stdout.readline())
        finally:
            running.stdin.close()
            running.wait(20)


def line_of(file: Path, scene: str) -> int:
    lines = file.read_text("utf-8").split("\n")
    return next(n for n, line in enumerate(lines) if line.startswith(f"  {scene}:"))


@contextmanager
def elsewhere(page: str) -> Iterator[str]:
    """Serve a page from another origin, as the editor does; yield its address."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("content-type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(page.encode())

        def log_message(self, format: str, *args: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_address[1]}/"
        server.shutdown()


@needs_a_browser
@pytest.mark.skipif(shutil.which("node") is None, reason="needs Node.js")
def test_the_page_stands_beside_the_text_and_goes_to_the_scene_of_the_cursor(
    file: Path, browser: Any
) -> None:
    with panel(file, "sea") as (running, told), elsewhere(told["page"]) as address:
        page = browser.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(address)
        framed = page.frame_locator("iframe")
        framed.get_by_text("Water.").wait_for()
        framed.frame_locator("iframe.graph").locator("svg").first.wait_for()
        framed.get_by_role("button", name="Land").click()
        framed.get_by_text("Sand.").wait_for()

        running.stdin.write(f"{line_of(file, 'quay')}\n")
        running.stdin.flush()
        message = json.loads(running.stdout.readline())["message"]
        assert message == {"solo": "at", "scene": "quay"}
        page.evaluate("told => window.postMessage(told, '*')", message)
        framed.get_by_text("Fog.").wait_for()

        file.write_text(file.read_text("utf-8").replace("Fog.", "Thin fog."), encoding="utf-8")
        framed.get_by_text("Thin fog.").wait_for()
        framed.locator("#notice").get_by_text("Read anew").wait_for()
        page.close()


@pytest.mark.skipif(shutil.which("node") is None, reason="needs Node.js")
def test_the_relay_answers_nobody_who_does_not_know_its_secret(file: Path) -> None:
    with panel(file, "sea") as (_, told):
        page = told["page"]
        start = page.index("http://127.0.0.1:")
        address = page[start : page.index(";", start)]
        secret = page.partition('"secret":"')[2].partition('"')[0]
        assert len(secret) == 48

        def status(path: str, **headers: str) -> int:
            request = urllib.request.Request(f"{address}{path}", headers=headers)
            try:
                with urllib.request.urlopen(request, timeout=20) as answer:
                    return int(answer.status)
            except urllib.error.HTTPError as refused:
                return refused.code

        assert status("/") == 403
        assert status("/?panel=guess") == 403
        assert status("/", **{"sec-fetch-site": "cross-site"}) == 403
        assert status("/", Host="evil.test", **{"sec-fetch-site": "same-origin"}) == 403
        assert status(f"/?panel={secret}&n=1") == 200
