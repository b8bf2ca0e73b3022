"""A player's own dice on the page: chosen in the settings, tapped where they have few faces."""

from collections.abc import Callable

from solo.engine.session import Session
from tests.web.browser import PHONE, Reader, kept, needs_a_browser, served
from tests.web.test_own_dice import owned

pytestmark = needs_a_browser


def test_own_dice_are_typed_and_tapped(
    reader: Callable[..., Reader], game: Callable[..., Session]
) -> None:
    with served(lambda: owned(game)) as (address, house):
        page = reader(address, PHONE)
        page.page.goto(address)
        page.page.get_by_role("button", name="Settings").click()
        page.page.get_by_label("your own: type or tap what they show").check()
        page.page.get_by_role("button", name="Done").click()
        page.begin()
        assert house.wishes["dice"] == "own"

        page.press(1)
        assert "Roll a d100:" in page.page.locator(".asked").inner_text()
        kept(page, "own-dice-typed")
        page.type("142")
        assert "142" in page.page.locator(".story .reply").last.inner_text()
        page.type("7 3")
        assert "73" in page.page.locator(".story").inner_text()
        assert page.page.locator(".story .strip .face text").text_content() == "73"

        page.page.evaluate("document.activeElement.blur()")
        page.type("roll 2d6+1")
        assert page.page.locator(".faces button").all_inner_texts() == [*"123456"]
        kept(page, "own-dice-tapped")
        page.tap_face(4)
        page.tap_face(5)
        assert "2d6+1: 10 (rolled 4, 5)" in page.page.locator(".story").inner_text()
        turns = len(house.opened["save-1"].turns)

        page.page.evaluate("document.activeElement.blur()")
        page.type("roll d20")
        page.page.get_by_role("button", name="Never mind").click()
        page.page.wait_for_selector(".asked", state="detached")
        assert len(house.opened["save-1"].turns) == turns
