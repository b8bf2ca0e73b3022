"""Heroes of a module on several pages: each phone picks one and leads it, over plain HTTP."""

from collections.abc import Callable
from pathlib import Path

from solo.adventure.loader import load
from solo.engine.session import Session
from solo.rules import fitted
from tests.engine.test_parties import begun, written
from tests.web.browser import NEAR, PHONE, Reader, kept, needs_a_browser, served

pytestmark = needs_a_browser


def picked(page: Reader, invitation: str, name: str) -> list[str]:
    """Come in by the invitation and pick a hero; return those that were free."""
    page.page.goto(invitation)
    page.page.get_by_role("button", name=name, exact=True).wait_for()
    free = [str(one) for one in page.page.locator(".join button.main").all_inner_texts()]
    page.page.get_by_role("button", name=name, exact=True).click()
    page.page.wait_for_selector(".story")
    return free


def test_each_phone_leads_a_hero_of_its_own(reader: Callable[..., Reader], tmp_path: Path) -> None:
    folder = written(tmp_path, "fell")
    adventure = load(folder)

    def begin() -> Session:
        return begun(folder, fitted(adventure.system, adventure.options))

    with served(begin, adventure=tmp_path.name, name=NEAR) as (address, house):
        host, bea, cal = reader(address), reader(address, PHONE), reader(address, PHONE)
        host.begin()
        assert "Bea" in picked(bea, house.invitation, "Bea")
        assert "Bea" not in picked(cal, house.invitation, "Cal")
        assert cal.page.evaluate("window.isSecureContext") is False

        bea.press_words("all")
        for page in (host, cal):
            page.wait(
                lambda page=page: "Bea goes first" in page.page.locator(".story").inner_text()
            )
        cal.press_words("Fight")
        bea.wait(lambda: "Cal" in bea.page.locator(".turn-of").inner_text())
        kept(cal, "heroes-phone-acts")
        kept(bea, "heroes-phone-waits")
        assert bea.choices == []
        assert cal.choices
        assert bea.page.locator(".fight").count() == 1
