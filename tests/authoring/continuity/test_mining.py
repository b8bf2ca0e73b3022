"""Which words and phrases of an adventure are kept: as few as stand for all that is guarded."""

from collections.abc import Callable
from pathlib import Path

import pytest

from solo.adventure.loader import load
from solo.authoring.continuity.mining import kept

STORY = """\
variables: {{bet: none, lamp: false, dogs: false}}
scenes:
  quay:
    text: "{}"
    choices:
      - {{text: Go on, goto: hill}}
      - {{text: Up, set: {{bet: "'with'", lamp: true, dogs: true}}, goto: hill}}
  hill: {{text: "{}", choices: [{{text: Go on, goto: end}}]}}
  end: {{ending: {{kind: won}}, text: It is over.}}
"""


def when(condition: str, text: str) -> str:
    return f"{{% if {condition} %}}{text}{{% endif %}}"


@pytest.mark.parametrize(
    ("one", "other", "found"),
    [
        # a word stands alone that begins like what is asked for and has four letters
        ("Fog.", when("lamp", "A lantern lamplight glows. Tiny."), {"lamp": ("lamplight",)}),
        ("Fog.", when("bet == 'With'", "A big withers came."), {"bet == 'With'": ("withers",)}),
        ("Fog.", when("lamp", "A lam falls"), {"lamp": ("a lam falls",)}),
        ("Fog.", when("bet == 'some'", "Something fell down"),
         {"bet == 'some'": ("something fell down",)}),
        # or that is a name, or stands in two texts
        ("Fog.", when("lamp", "We met Olaf there."), {"lamp": ("olaf",)}),
        ("Fog.", when("lamp", "We met Ole there."), {"lamp": ("met ole there",)}),
        ("Fog.", when("lamp", "Olaf met us. Ask olaf."), {"lamp": ("olaf met us",)}),
        (when("lamp", "Quick fox."), when("lamp", "Quick cat."), {"lamp": ("quick",)}),
        ("Fog.", when("lamp", "Quick fox. Quick cat."), {"lamp": ("quick fox",)}),
        # a stretch of text that no word stands for has a phrase
        ("Fog.", when("lamp", "Blue ice, green fog."), {"lamp": ("green fog",)}),
        ("Fog.", when("lamp", "12345 it"), {"lamp": ("12345 it",)}),
        ("Fog.", when("lamp", "So we went then"), {}),
        ("Fog.", when("lamp", "red ") + "snow " + when("dogs", "blue"),
         {"dogs": ("snow blue",), "lamp": ("red snow",)}),
        # where one is told elsewhere as well, what guards all places counts
        (when("lamp", "One fox."), when("dogs", "One fox."), {}),
        (when("lamp", "Red snow."), "Red snow.", {}),
        (when("lamp and dogs", "Red snow."), when("lamp", "Red snow."), {"lamp": ("snow",)}),
        (when("lamp", "We met Olaf."), "Olaf is here.", {"lamp": ("we met olaf",)}),
    ],
)  # fmt: skip
def test_what_is_kept(
    module: Callable[[str], Path], one: str, other: str, found: dict[str, tuple[str, ...]]
) -> None:
    assert kept(load(module(STORY.format(one, other)))) == found
