"""What lint costs for each scene, in calls of functions: the same on any machine."""

from pathlib import Path

from solo.authoring.lint import lint
from tests.bench.generate import generate
from tests.calls import calls_of

FEW, MORE = 100, 250  # scenes
MOST = 750
"""The most calls for a scene more; to be lowered with each gain."""


def test_lint_calls_few_functions_for_each_scene(tmp_path: Path) -> None:
    """Of two generated modules, so that what does not depend on the number of scenes is gone."""
    calls = []
    for scenes in (FEW, MORE):
        folder = tmp_path / str(scenes)
        generate(scenes, folder)
        lint(folder)  # so that all that is loaded late is there
        calls.append(calls_of(lambda folder=folder: lint(folder)))  # type: ignore[misc]

    assert (calls[1] - calls[0]) / (MORE - FEW) < MOST, calls
