"""A small adventure and its package, to be packed, harmed and installed."""

import functools
import tempfile
from pathlib import Path

from solo.packs import archive, making
from tests.conftest import HEADER, HERO

SCENES = """\
licence: CC0
version: "1.2"
scenes:
  quay: {text: Fog., choices: [{text: Home, goto: home}]}
  home: {text: Done., ending: won}
"""


def written(folder: Path) -> Path:
    """Write the adventure into a folder of its own."""
    place = folder / "the-quay"
    (place / "tests").mkdir(parents=True)
    (place / "adventure.yaml").write_text(HEADER + SCENES, encoding="utf-8")
    (place / "ada.yaml").write_text(HERO, encoding="utf-8")
    (place / "tests" / "home.txt").write_text("home\n", encoding="utf-8")
    (place / "plan.odt").write_bytes(b"\0")
    return place


@functools.cache
def package() -> archive.Package:
    """Return the package of the adventure."""
    with tempfile.TemporaryDirectory() as folder:
        return making.package_of(written(Path(folder)), {"errors": 0, "warnings": 0}, "0")
