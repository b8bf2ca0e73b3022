"""What the tests of adventures share: their modules live beside them, and no cache is shared."""

import sys
from pathlib import Path

import pytest

from solo.adventure.mistakes.codes import CODES
from solo.errors import Mark, Problem

sys.path.insert(0, str(Path(__file__).parent))


@pytest.fixture(autouse=True)
def own_cache(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("cache")
    monkeypatch.setenv("XDG_CACHE_HOME", str(place))
    return place


@pytest.fixture(autouse=True)
def told_by_known_codes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refuse every problem, also one that no test looks at, whose code is not listed."""
    Problem(Mark("", 1, 1), "file-missing", "")  # its methods are written when it is first made
    made = Problem.__init__

    def checked(
        self: Problem,
        mark: Mark,
        code: str,
        message: str,
        severity: str = "error",
        reason: ValueError | None = None,
    ) -> None:
        if sys._getframe(1).f_globals["__name__"].startswith("solo.adventure."):
            assert code in CODES
        assert severity in ("error", "warning")
        made(self, mark, code, message, severity, reason)

    monkeypatch.setattr(Problem, "__init__", checked)
