"""What lint costs for each scene, in calls of functions: the same on any machine."""

import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

from solo.authoring.editor.project import Project
from solo.authoring.lint.lint import lint
from solo.prose import syntax, texts
from solo.prose.faults import Place
from solo.shelf import find
from tests.bench.generate import generate
from tests.calls import calls_of

FEW, MORE = 100, 250  # scenes
MOST = 211
"""The most calls for a scene more; to be lowered with each gain."""
MOST_OF_A_LETTER = 78_700
"""The most calls for a letter that is typed into a large adventure; to be lowered too."""


def test_lint_calls_few_functions_for_each_scene(tmp_path: Path) -> None:
    """Of two generated modules, so that what does not depend on the number of scenes is gone."""
    calls = []
    for scenes in (FEW, MORE):
        folder = tmp_path / str(scenes)
        generate(scenes, folder)
        lint(folder)  # so that all that is loaded late is there
        calls.append(calls_of(lambda folder=folder: lint(folder)))  # type: ignore[misc]

    assert (calls[1] - calls[0]) / (MORE - FEW) < MOST, calls


def test_lint_parses_each_text_once(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: Counter[str] = Counter()
    parse = syntax._parsed_anew

    def counted(place: Place, state: str | None) -> object:
        parsed[f"{state}: {place.source}"] += 1
        return parse(place, state)

    monkeypatch.setattr(syntax, "_KEPT", syntax.Kept(500_000))
    monkeypatch.setattr(texts, "_KEPT", syntax.Kept(500_000))
    monkeypatch.setattr(syntax, "_parsed_anew", counted)

    lint(find("first-steps"))

    assert len(parsed) > 50
    assert set(parsed.values()) == {1}, parsed.most_common(5)


def test_what_is_made_of_texts_is_not_kept_without_end() -> None:
    kept = syntax.Kept(100)
    for number in range(50):
        kept.keep(number, f"{number:02}" * 10, [])
    assert len(kept.found) <= 5
    assert 49 in kept.found


def test_a_letter_in_a_large_adventure_calls_few_functions(tmp_path: Path) -> None:
    """While somebody types, only what rests on the scene under the cursor is made anew."""
    folder = tmp_path / "nine"
    shutil.copytree(find("the-nine-oclock-reading"), folder)
    name = "scenes/6-nine.yaml"
    text = (folder / name).read_text(encoding="utf-8")
    at = re.compile(r"[a-z]{5} [a-z]{5}").search(text, text.index("text: ", len(text) // 2))
    assert at is not None
    project = Project(folder)

    def typed(letters: str) -> None:
        project.edit(name, text[: at.start() + 2] + letters + text[at.start() + 2 :])
        project.look()

    typed("")
    typed("x")

    assert calls_of(lambda: typed("xx")) < MOST_OF_A_LETTER
