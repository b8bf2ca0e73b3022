"""A small game for pages."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from solo.engine.session import Session
from tests.web.browser import DESKTOP, Reader, chromium
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


@pytest.fixture(scope="package")  # while it is open, nothing else can run in the thread's loop
def browser() -> Iterator[Any]:
    with chromium() as found:
        yield found


@pytest.fixture
def reader(browser: Any) -> Iterator[Callable[..., Reader]]:
    """Return a function that opens a page, which at the end must have made no mistake."""
    contexts, readers = [], []

    def open_page(address: str, size: dict[str, int] = DESKTOP, **more: Any) -> Reader:
        contexts.append(browser.new_context(viewport=size, **more))
        readers.append(Reader(contexts[-1].new_page(), address))
        return readers[-1]

    yield open_page
    for one in contexts:
        one.close()
    assert [wrong for one in readers for wrong in one.wrong] == []
