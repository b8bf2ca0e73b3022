"""Finding rules systems by name."""

from importlib.metadata import EntryPoint, EntryPoints

import pytest

from solo.errors import SoloError
from solo.rules import find, names
from solo.rules.art.system import ART


def test_the_art_engine_is_found_in_any_case() -> None:
    assert find("ART") is ART
    assert names()[0] == "art"


def test_an_unknown_system_is_refused_with_the_nearest() -> None:
    with pytest.raises(SoloError, match=r"unknown system 'artt'; did you mean 'art'\? systems are"):
        find("artt")


def test_another_package_may_bring_a_system(monkeypatch: pytest.MonkeyPatch) -> None:
    points = [
        EntryPoint("lantern", "solo.rules.art.system:ART", "solo.systems"),
        EntryPoint("made", "solo.rules.art.system:ArtSystem", "solo.systems"),
        EntryPoint("art", "nowhere:thief", "solo.systems"),
        EntryPoint("broken", "nowhere:at_all", "solo.systems"),
    ]
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: EntryPoints(points))

    assert names() == (
        "art",
        "fictive-hack",
        "conan-2d20",
        "fallout-2d20",
        "fell",
        "broken",
        "lantern",
        "made",
    )
    assert find("lantern") is find("art") is ART
    assert find("made").name == "art"
    with pytest.raises(SoloError, match="system 'broken' can't be read"):
        find("broken")
