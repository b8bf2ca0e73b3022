"""A table of four pages in a real browser: the host, two phones, and a screen that watches."""

from collections.abc import Callable
from typing import Any

from solo.engine.session import Session
from tests.web.browser import DESKTOP, PHONE, Reader, kept, needs_a_browser, served

pytestmark = needs_a_browser


def sit_down(page: Reader, address: str, name: str, traits: str) -> None:
    """Come in by the invitation, as a phone does that has read the code."""
    page.page.goto(address)
    page.page.locator("#join-name").fill(name)
    page.page.locator("#join-traits").fill(traits)
    page.page.get_by_role("button", name="Sit down").click()
    page.page.wait_for_selector(".story")


def traffic(page: Reader) -> list[str]:
    """Return all that a page reads from now on; asked before it opens anything."""
    told: list[str] = []
    devtools: Any = page.page.context.new_cdp_session(page.page)
    devtools.send("Network.enable")
    devtools.on("Network.eventSourceMessageReceived", lambda one: told.append(str(one)))

    def read(answer: Any) -> None:
        if "/events" not in answer.url:
            told.append(answer.text())

    page.page.on("response", read)
    return told


def gathered(reader: Callable[..., Reader], address: str, invitation: str) -> tuple[Reader, ...]:
    """Return the pages of the host, of Mara, of Tom, and of a screen that watches."""
    host, mara, tom, screen = (reader(address, size) for size in (DESKTOP, PHONE, PHONE, DESKTOP))
    others = [(page, traffic(page)) for page in (host, tom, screen)]
    host.page.goto(address)
    host.page.wait_for_selector(".story")
    sit_down(mara, invitation, "Mara", "fate 7, strength 8")
    sit_down(tom, invitation, "Tom", "fate 5")
    screen.page.goto(invitation.replace("/#", "/watch#"))
    screen.page.get_by_role("button", name="Only watch").click()
    screen.page.wait_for_selector(".story")
    assert "join=" not in mara.page.url
    for page, told in others:
        page.told = told
    return host, mara, tom, screen


def in_colours_of_their_own(marks: Any) -> bool:
    """Say whether marks of a sheet that stands differ; of one that was replaced they have none."""
    looks = marks.evaluate_all("all => all.map((one) => getComputedStyle(one).backgroundColor)")
    return all(looks) and len({*looks}) == len(looks)


def test_a_table_of_four_pages(reader: Callable[..., Reader], begin: Callable[[], Session]) -> None:
    with served(begin, "gate") as (address, house):
        host, mara, tom, screen = gathered(reader, address, house.invitation)

        host.type("questions free")
        mara.type("ask Is the gate guarded? likely")
        for page in (host, tom, screen):
            page.wait(lambda page=page: "guarded" in page.page.locator(".story").inner_text())

        mara.type("secret Is Crouch the thief? likely")
        for page in (host, tom, screen):
            page.wait(lambda page=page: any("secret_kept" in one for one in page.told))
            assert not any("Crouch" in one for one in page.told)

        host.type("vote Do we go in?")
        for page in (mara, tom):
            page.page.wait_for_selector(".ballots button")
        kept(mara, "table-phone-vote")
        mara.page.locator(".ballots button").first.click()
        host.wait(lambda: "✓ Mara" in host.page.locator(".vote").inner_text())
        kept(host, "table-host-vote")
        tom.page.locator(".ballots button").nth(2).click()
        for page in (host, mara, screen):
            page.wait(lambda page=page: "Do we go in?" in page.page.locator(".story").inner_text())
        kept(screen, "table-screen")
        kept(tom, "table-phone")

        screen.page.get_by_role("button", name="Hero", exact=True).click()
        marks = screen.page.locator(".sheet h3 .seat")
        screen.wait(lambda: marks.count() >= 2)
        kept(screen, "table-colours")
        screen.wait(lambda: in_colours_of_their_own(marks))

        host.page.get_by_role("button", name="Seats", exact=True).click()
        host.page.get_by_role("button", name="Remove: Tom").click()
        tom.wait(lambda: tom.page.locator("#join-word").count() == 1)
        kept(host, "table-host-seats")
        told = tom.page.locator("#notice").inner_text()
        assert told.startswith("You are no longer at this table")  # no connection was lost
        tom.wrong.clear()  # it is told that it may not come in


def test_the_host_hands_a_hero_over_and_says_who_may_undo(
    reader: Callable[..., Reader], begin: Callable[[], Session]
) -> None:
    with served(begin, "gate") as (address, house):
        host, mara = reader(address), reader(address, PHONE)
        host.page.goto(address)
        host.page.wait_for_selector(".story")
        sit_down(mara, house.invitation, "Mara", "fate 7")
        assert mara.page.get_by_role("button", name="Undo").count() == 0
        host.type("add Ines fate 9")
        host.page.get_by_role("button", name="Seats", exact=True).click()
        host.page.get_by_label("take the last turn back").check()
        mara.page.get_by_role("button", name="Undo").wait_for()
        mara.page.evaluate("document.querySelector('.game').id = 'former'")
        host.page.get_by_label("Mara: Now plays").select_option("Ines")
        host.page.get_by_role("button", name="Remove: Ines").wait_for()
        kept(host, "table-host-roles")
        mara.page.locator("#former").wait_for(state="detached")  # her page begins anew
        mara.type("note So be it.")
        host.wait(lambda: "Ines: So be it." in host.page.locator(".story").inner_text())


def test_a_phone_that_slept_takes_up_where_it_was(
    reader: Callable[..., Reader], begin: Callable[[], Session]
) -> None:
    with served(begin, "gate") as (address, house):
        host, mara = reader(address), reader(address, PHONE)
        host.page.goto(address)
        host.page.wait_for_selector(".story")
        sit_down(mara, house.invitation, "Mara", "fate 7")

        mara.page.goto("about:blank")
        host.type("note While she slept.")
        mara.page.go_back()

        mara.wait(lambda: "While she slept." in mara.page.locator(".story").inner_text())
        assert mara.page.locator(".story").inner_text().count("While she slept.") == 1
