"""Every page that `solo` writes runs its own script alone, and loads nothing."""

import base64
import hashlib
import re
import shutil
import subprocess
from html.parser import HTMLParser
from pathlib import Path

import pytest
from click.testing import CliRunner

from solo.cli import solo
from tests.conftest import HEADER, HERO

SCENES = """\
variables: {rope: false}
scenes:
  quay:
    title: The <b>quay</b>
    text: "Fog & \\"mist\\"."
    choices:
      - {text: Take the rope, when: not rope, set: {rope: true}, goto: quay}
      - {text: Home, when: rope, goto: home}
  home: {text: Done., ending: won}
"""
PAGES = {
    "book": ["export", "module", "-o", "page.html"],
    "graph": ["graph", "module", "--format", "html", "-o", "page.html"],
    "heat": ["graph", "module", "--format", "html", "--heat", "met.json", "-o", "page.html"],
    "report": ["test", "module", "--games", "5", "--jobs", "1", "--html", "page.html"],
    "journal": ["journal", "saves/one.jsonl", "-o", "page.html"],
}
SCRIPTED = ("graph", "heat")
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")


class _Inline(HTMLParser):
    """What stands within a page's styles and scripts, its policy, and its attributes' names."""

    def __init__(self) -> None:
        super().__init__()
        self.parts: dict[str, list[str]] = {"style": [], "script": []}
        self.names: set[str] = set()
        self.policies: list[str] = []
        self._tag = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.names |= given.keys()
        if given.get("http-equiv") == "Content-Security-Policy":
            assert not any(self.parts.values())
            self.policies.append(given["content"] or "")
        if tag in self.parts and given.get("type") != "application/json":
            self._tag = tag
            self.parts[tag].append("")

    def handle_endtag(self, tag: str) -> None:
        self._tag = ""

    def handle_data(self, data: str) -> None:
        if self._tag:
            self.parts[self._tag][-1] += data


@pytest.fixture(params=PAGES)
def page(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[str, Path]:
    """A kind of page, and its file."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    (tmp_path / "module").mkdir()
    (tmp_path / "module" / "adventure.yaml").write_text(HEADER + SCENES, encoding="utf-8")
    (tmp_path / "module" / "ada.yaml").write_text(HERO, encoding="utf-8")
    if request.param == "heat":
        met = _run(["test", "module", "--games", "5", "--jobs", "1", "--json"])
        (tmp_path / "met.json").write_text(met, encoding="utf-8")
    if request.param == "journal":
        _run(["play", "module", "--saves", "saves", "--plain", "--seed", "a"], "1\n1\n")
        (save,) = (tmp_path / "saves").glob("*.jsonl")
        save.rename(tmp_path / "saves" / "one.jsonl")
    _run(PAGES[request.param])
    return request.param, tmp_path / "page.html"


def _run(words: list[str], given: str = "") -> str:
    done = CliRunner().invoke(solo, words, input=given)
    assert done.exit_code == 0, done.output
    return done.stdout


def test_a_page_allows_its_own_style_and_script_alone(page: tuple[str, Path]) -> None:
    kind, file = page
    found = _Inline()
    found.feed(file.read_text(encoding="utf-8"))

    (policy,) = found.policies
    allowed = dict(part.strip().split(" ", 1) for part in policy.split(";"))
    assert allowed["default-src"] == "'none'"
    assert "unsafe" not in policy
    for tag, inside in found.parts.items():
        hashes = {base64.b64encode(hashlib.sha256(s.encode()).digest()).decode() for s in inside}
        told = set(re.findall(r"'sha256-([^']+)'", allowed.get(f"{tag}-src", "")))
        assert told == hashes
        assert len(inside) == (tag == "style" or kind in SCRIPTED)
    assert not {name for name in found.names if name == "style" or name.startswith("on")}


@pytest.mark.long
@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium here")
def test_a_browser_finds_nothing_that_a_policy_forbids(page: tuple[str, Path]) -> None:
    kind, file = page
    clean, shown = _seen(file)
    assert "Content Security Policy" not in clean
    assert ("Take the rope</button>" in shown) == (kind == "player")  # as its script shows it

    harmed = file.with_name("harmed.html")
    harm = "<script>document.title = 'harm' + 'ed'</script></html>"
    harmed.write_text(file.read_text(encoding="utf-8").replace("</html>", harm), encoding="utf-8")
    told, shown = _seen(harmed)
    assert "Content Security Policy" in told
    assert "<title>harmed" not in shown


def _seen(file: Path) -> tuple[str, str]:
    """Return what a browser says of a page, and the page as it stands then."""
    words = [str(CHROMIUM), "--headless", "--no-sandbox", "--disable-gpu",
             "--enable-logging=stderr",
             f"--user-data-dir={file.parent / 'profile'}", "--dump-dom", file.as_uri()]  # fmt: skip
    done = subprocess.run(words, capture_output=True, text=True, check=True, timeout=120)
    return done.stderr, done.stdout
