"""Sites of adventures by the rules files that are shipped."""

from collections import Counter
from collections.abc import Callable

import pytest

from tests.site.conftest import Site, hosted, needs_the_runtime, plays
from tests.web.browser import Reader, needs_a_browser

pytestmark = [needs_a_browser, needs_the_runtime]
PLAYED = (
    "the-pledged-bell",
    "a-pot-of-fire",
    "the-list-at-sluice-four",
    "the-ninth-gallery",
)
NAME = "Ines Vey"
MOST = 50


@pytest.mark.long
@pytest.mark.parametrize("adventure", PLAYED)
def test_a_site_by_a_rules_file_plays(
    site: Site, visit: Callable[..., Reader], adventure: str
) -> None:
    """A hero is made, and what was pressed least goes on until dice have fallen three times."""
    pressed: Counter[str] = Counter()
    with hosted(site(adventure)) as host:
        page = visit(host.address)
        plays(page)
        page.page.locator(".choice").filter(has_text="new").last.click()
        for _ in range(MOST):
            page.page.wait_for_timeout(100)
            if page.over or _rolls(page) > 2:
                break
            if page.page.locator(".asked").count():
                page.type(NAME)
                page.page.evaluate("document.activeElement.blur()")
                continue
            words = min(page.choices, key=lambda one: pressed[one])
            pressed[words] += 1
            page.press(page.choices.index(words) + 1)

        assert _rolls(page) > 0, pressed
        assert NAME in page.page.locator("body").inner_text()


def _rolls(page: Reader) -> int:
    """Return how many rolls are shown."""
    return int(page.page.locator(".strip, .ruler").count())
