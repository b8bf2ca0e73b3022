"""Sentences that tell what is declared though it does not hold are accepted once, in a file."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from solo.adventure.loader import examine, files_of, load
from solo.authoring.playtests.playtest import module_of, playtest
from tests.conftest import Solo

Write = Callable[..., Path]

STORY = """\
present: {{tam: {{when: tam, told: [Tam, {more}]}}}}
variables: {{tam: true}}
scenes:
  quay:
    choices:
      - {{text: Let him go, set: {{tam: false}}, goto: end}}
      - {{text: Keep him, goto: end}}
  end: {{ending: {{kind: won}}, text: "{text}"}}
"""
FILE = "tests/accepted.yaml"


def story(text: str, more: str = "home") -> str:
    return STORY.format(text=text, more=more)


def accepted(module: Write, solo: Solo, text: str, then: str, **more: str) -> list[str]:
    """Return what is told of a story once all that it told before was accepted."""
    path = module(story(text, **more))
    done = solo("test", str(path), "--games", "10", "--accept")
    assert (done.returncode, "1 sentence accepted" in done.stdout) == (0, True), done.stdout
    return [*playtest(module(story(then, **more)), 10, "accept").shortest]


@pytest.mark.parametrize(
    ("text", "then", "told"),
    [
        ("You think of Tam.", "You think of Tam.", ""),
        ("You think of Tam.", "You  think *of* Tam. All is well.", ""),
        ("Four days ago Tam spoke.", "12 days ago Tam spoke.", ""),
        ("You think of Tam.", "You speak of Tam.", "You speak of Tam."),
        ("You think of Tam.", "You think of Tam. Tam nods.", "Tam nods."),
        ("You think of Mr. Tam.", "Think of Mr. Tam. You think of Mr. Tam.", "Think of Mr. Tam."),
        ("Well. So Tam.", "Well, so. Go home. So Tam.", "Go home."),
        ("It didn't. Tam knew.", "Tam knew.", ""),
    ],
)
def test_a_sentence_is_accepted_whatever_stands_beside_it(
    module: Write, solo: Solo, text: str, then: str, told: str
) -> None:
    found = accepted(module, solo, text, then)

    assert len(found) == bool(told)
    assert not told or f"'tam' does not hold: {told}" in found[0]


def test_the_file_holds_what_was_accepted_and_what_comes_later_is_added(
    module: Write, solo: Solo
) -> None:
    accepted(module, solo, "You think of Tam.", "You speak of Tam.")
    done = solo("test", str(module(story("You speak of Tam."))), "--games", "10", "--accept")

    path = module(story("You speak of Tam. You think of Tam."))
    lines = (path / FILE).read_text(encoding="utf-8").splitlines()
    assert lines[2:] == ['"tam":', '  "tam":', '  - "You speak of Tam."', '  - "You think of Tam."']
    assert "    You speak of Tam." in done.stdout.splitlines()
    assert "You think of Tam." not in done.stdout
    assert not playtest(path, 10, "accept").shortest


def test_reports_are_written_beside_what_is_accepted(
    module: Write, solo: Solo, tmp_path: Path
) -> None:
    path, page, out = module(story("You think of Tam.")), tmp_path / "r.html", tmp_path / "out"
    more = ("--html", str(page), "--out", str(out), "--json")
    done = solo("test", str(path), "--games", "10", "--accept", *more)

    told = json.loads(done.stdout)
    assert (done.returncode, told["games"], page.exists()) == (0, 10, True)
    assert [*out.glob("end.*")]
    assert told["accepted"] == {
        "file": str(path / FILE),
        "told": {"file": str(path / "tests/told.yaml"), "words": 0, "new": 0, "gone": 0},
        "done": {"file": str(path / "tests/done.yaml"), "texts": 2, "new": 2, "gone": 0},
        "said": {"file": str(path / "tests/said.yaml"), "known": 4, "new": 4, "gone": 0},
        "sentences": [{"present": "tam", "when": "tam", "text": "You think of Tam."}],
    }


def test_each_adventure_of_a_campaign_accepts_its_own(
    module: Write, solo: Solo, tmp_path: Path
) -> None:
    for name, text in (("one", "You think of Tam."), ("two", "You speak of Tam.")):
        module(story(text)).rename(tmp_path / name)
    entry = "format: 1\ntitle: Two\nmodules: [one, two, {adventure: one, years: 1}]\n"
    (tmp_path / "campaign.yaml").write_text(entry, encoding="utf-8")
    done = solo("test", str(tmp_path), "--games", "10", "--accept")

    assert (done.returncode, done.stdout.count("1 sentence accepted")) == (0, 2), done.stderr
    for name, verb in (("one", "think"), ("two", "speak")):
        lines = (tmp_path / name / FILE).read_text(encoding="utf-8").splitlines()
        assert lines[2:] == ['"tam":', '  "tam":', f'  - "You {verb} of Tam."']


def test_a_packed_adventure_accepts_nothing(module: Write, solo: Solo, tmp_path: Path) -> None:
    """It was written into the unpacked copy, and the author's file was as before."""
    packed = tmp_path / "tam.zip"
    assert solo("pack", str(module(story("You speak of Tam."))), "-o", str(packed)).returncode == 0
    done = solo("test", str(packed), "--games", "1", "--accept")

    assert done.returncode == 2
    assert f"{packed} is a packed file" in done.stderr


def test_no_game_depends_on_the_file_but_a_cluster_gets_it(module: Write, solo: Solo) -> None:
    path = module(story("You think of Tam."))
    digest = load(path).digest
    accepted(module, solo, "You think of Tam.", "You think of Tam.")

    assert load(path).digest == digest
    assert FILE not in files_of(path).contents
    assert FILE in dict(module_of(path, sent=True).files)


@pytest.mark.parametrize(
    ("content", "code", "line"),
    [
        ("tam: {tam: [You think of Tam.]}", "", 0),
        ("", "", 0),
        ("tom: {tam: [Tam.]}", "accepted-stale", 1),
        ("tam:\n  not tam: [Tam.]", "accepted-stale", 2),
        ("tam: [You think of Tam.]", "type-wrong", 1),
        ("[Tam.]", "type-wrong", 1),
        ("tam: {tam: {Tam: 1}}", "type-wrong", 1),
        ("tam: {tam: [", "yaml-syntax", 2),
    ],
)
def test_what_is_wrong_in_the_file_is_told_at_its_place(
    module: Write, content: str, code: str, line: int
) -> None:
    path = module(story("You think of Tam."))
    (path / "tests").mkdir(exist_ok=True)
    (path / FILE).write_text(content, encoding="utf-8")

    found = [one for one in examine(path)[1] if one.mark.file.endswith("accepted.yaml")]

    assert [(one.code, one.mark.line) for one in found] == ([(code, line)] if code else [])


def test_what_only_a_campaign_brings_about_is_accepted_in_the_adventure(
    solo: Solo, tmp_path: Path
) -> None:
    """Played alone the storm meets no dark coast, so nothing else could accept its sentence."""
    lamps = tmp_path / "lamps"
    shutil.copytree(Path(__file__).parents[2] / "campaigns" / "lamps", lamps)
    storm = lamps / "the-storm" / "adventure.yaml"
    declared = "present: {lamp: {when: world.lamp_lit, told: [until four]}}\n"
    lit = storm.read_text("utf-8").replace("lamp_lit: false", "lamp_lit: true")
    storm.write_text(declared + lit, encoding="utf-8")
    words = ("test", str(lamps), "--games", "20", "--seed", "1")
    told = "    You hear them until four."

    assert solo("test", str(lamps / "the-storm"), "--games", "20").returncode == 0
    before = solo(*words)
    assert (before.returncode, before.stdout.count("  contradictions\n")) == (1, 1)
    done = solo(*words, "--accept")
    assert (done.returncode, told in done.stdout.splitlines()) == (0, True), done.stdout
    after = solo(*words)
    assert (after.returncode, "contradictions" in after.stdout) == (0, False), after.stdout
