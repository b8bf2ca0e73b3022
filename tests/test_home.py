"""The folders of a user's own files, which are those that platformdirs knows."""

import sys
from collections.abc import Mapping

import platformdirs
import pytest

from solo import home


@pytest.mark.parametrize(
    "told",
    [
        {},
        {"XDG_DATA_HOME": "/srv/kept", "XDG_CACHE_HOME": "/var/spare"},
        {"XDG_DATA_HOME": "", "XDG_CACHE_HOME": ""},
        {"HOME": "/home/ada"},
        {"HOME": "/home/ada", "XDG_DATA_HOME": "/srv/ada"},
    ],
    ids=["usual", "both named", "named as nothing", "another home", "one named"],
)
def test_folders_are_those_of_the_platform(
    told: Mapping[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in told.items():
        monkeypatch.setenv(name, value)

    assert home.folder("data") == platformdirs.user_data_path("solo")
    assert home.folder("cache") == platformdirs.user_cache_path("solo")


def test_elsewhere_the_platform_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such as on a Mac, whose folders have other names."""
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(platformdirs, "user_data_path", lambda name: f"/Library/{name}")

    assert home.folder("data") == "/Library/solo"  # type: ignore[comparison-overlap]
