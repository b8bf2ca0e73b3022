"""A small game for pages."""

from collections.abc import Callable

import pytest

from solo.engine.session import Session
from tests.web.house import Page

QUAY = """\
scenes:
  quay:
    title: The quay
    text: "Fog, and *one* lamp."
    choices:
      - {id: row, text: Row out, goto: sea}
      - {id: pick, text: Pick the lock, check: {trait: {attribute: agility, difficulty: Poor}},
         outcomes: {success: Open., failure: Shut.}}
      - {id: barred, text: Fly, when: "visits > 9", barred: You have no wings., goto: sea}
  sea: {title: The sea, text: Water., ending: {kind: won, title: Away}}
"""


@pytest.fixture
def begin(game: Callable[..., Session]) -> Callable[[], Session]:
    """Return a function that begins a game at the quay."""
    return lambda: game(QUAY, (73, 12, 50), "always")


@pytest.fixture
def page(begin: Callable[[], Session]) -> Page:
    """Return a page that may enter."""
    return Page(begin).enter()
