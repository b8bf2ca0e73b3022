"""A hero made on the page, in each system, by presses and a name."""

from collections.abc import Callable

import pytest

import solo
from solo.adventure.loader import load
from solo.engine.chance import Seeded
from solo.engine.session import Session
from solo.rules import fitted
from tests.web.browser import DESKTOP, PHONE, Reader, kept, needs_a_browser, served

pytestmark = needs_a_browser
PLAYED = {
    "art": "first-steps",
    "conan-2d20": "the-drowned-counting-house",
    "fallout-2d20": "a-measure-of-rain",
    "fell": "berth-nine",
    "fictive-hack": "the-fifth-act",
}
POINTS = ("by-hand", "balanced", "even", "usual", "enough", "done")
"""The ways by points, and what goes on from there; of all else the first is taken."""
MOST = 60


@pytest.mark.parametrize("system", PLAYED)
def test_a_hero_is_made_by_points(reader: Callable[..., Reader], system: str) -> None:
    adventure = load(solo.find_adventure(PLAYED[system]), cache=True)

    def begin() -> Session:
        return Session(adventure, fitted(adventure.system, adventure.options), Seeded("7"))

    with served(begin) as (address, house):
        page = reader(address, PHONE if system in ("art", "fell") else DESKTOP)
        page.begin()
        session = house.opened["save-1"]
        page.press(_places(session).index("make") + 1)
        for step in range(MOST):
            if session.state.pending is None or session.state.pending.kind != "hero":
                break
            if step == 2:
                kept(page, f"hero-{system}")
            if page.page.locator(".asked").count():
                page.type("Ines Vey")
                page.page.evaluate("document.activeElement.blur()")
                continue
            able = _places(session)
            assert len(page.choices) == len(able)
            page.press(able.index(next((one for one in POINTS if one in able), able[0])) + 1)

        if page.page.locator(".sheet").count() == 0:  # a phone shows it when it is wanted
            page.page.get_by_role("button", name="Hero", exact=True).click()
        assert page.page.locator(".sheet h3").first.inner_text().split(" · ")[0] == "Ines Vey"
        kept(page, f"hero-{system}-made")


def _places(session: Session) -> list[str]:
    """Return the ids of the options that may be pressed, in their order."""
    return [one.id for one in session.options() if not one.reason]
