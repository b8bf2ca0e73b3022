"""The page of chances in a real browser: nothing is wider than the window, and bars are seen."""

from typing import Any

import pytest

from solo.cli.odds.estimates import Row, page
from tests.web.browser import DESKTOP, PHONE, needs_a_browser

pytestmark = needs_a_browser
ROWS = (
    Row("Ida of the Long Name", "an-ending-with-a-name-of-some-length", 0.4, 0.35, 0.45, of=1_000),
    Row("Ida of the Long Name", "b", 0.6, 0.55, 0.65, of=1_000),
)
WIDTHS = "[...document.querySelectorAll('svg')].map(one => one.getBoundingClientRect().width)"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_bars_have_room_and_nothing_is_wider_than_the_window(
    browser: Any, size: dict[str, int]
) -> None:
    shown = browser.new_page(viewport=size)
    shown.set_content(page("The chances of A Test", "By 1,000 games. " * 20, ROWS))

    assert shown.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert min(shown.evaluate(WIDTHS)) > 300
    shown.close()
