"""Every screen, in both colour schemes, has nothing that axe-core objects to."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from solo.adventure.loader import load
from solo.engine.session import Session
from solo.rules import fitted
from tests.engine.test_parties import begun, written
from tests.web.browser import PHONE, Reader, needs_a_browser, served
from tests.web.test_page import GROUNDS, a_fight
from tests.web.test_table_page import sit_down

pytestmark = needs_a_browser
PANELS = ("Map", "Quests", "Journal", "Rules", "Help", "Hero")


@cache
def axe() -> str:
    """Return the script of axe-core, or pass over where it is not installed."""
    package = pytest.importorskip("axe_playwright_python")
    return (Path(package.__file__).parent / "axe.min.js").read_text("utf-8")


RESTS = "Promise.all(document.getAnimations().map((one) => one.finished))"
HUES = "{ runOnly: ['color-contrast', 'link-in-text-block'] }"
"""The rules that colours can break: what else there is is the same in either scheme."""
WHERE = "{ include: [['html']], exclude: [['.row ~ .row ~ .row ~ .row']] }"
"""All but what comes behind three rows of a list, such as that of the rules: they are alike."""


def objections(page: Reader) -> list[str]:
    """Return what is objected to on a screen as it stands, in both schemes."""
    page.page.evaluate(RESTS)
    if not page.page.evaluate("'axe' in window"):
        page.page.evaluate(axe())
    found: list[dict[str, Any]] = []
    for scheme, rules in (("light", "{}"), ("dark", HUES)):
        page.page.emulate_media(color_scheme=scheme)
        page.page.evaluate(RESTS)
        found += page.page.evaluate(f"axe.run({WHERE}, {rules})")["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html']}" for one in found]


def test_a_game_alone(reader: Callable[..., Reader], begin: Callable[[], Session]) -> None:
    with served(begin) as (address, _):
        page = reader(address)
        page.page.goto(address)
        page.page.wait_for_selector(".cover")
        assert objections(page) == []
        page.begin()
        assert objections(page) == []
        page.press(2)
        assert objections(page) == []
        page.press(1)
        assert objections(page) == []
        for name in PANELS:
            page.page.get_by_role("button", name=name, exact=True).click()
            page.page.wait_for_timeout(300)
            assert objections(page) == [], name
        page.page.get_by_role("button", name="Settings").click()
        assert objections(page) == []
        page.page.get_by_role("button", name="Done").click()
        page.press_words("Row out")
        assert page.over
        assert objections(page) == []
        page.page.goto(f"{address.partition('#')[0]}#game=broken")
        page.page.reload()
        page.page.wait_for_selector(".card")
        assert objections(page) == []
        page.wrong.clear()  # that a save is damaged is told by a status


@pytest.mark.parametrize("ground", GROUNDS, ids=lambda ground: ground.system)
def test_a_fight(reader: Callable[..., Reader], ground: Any, tmp_path: Path) -> None:
    with served(lambda: a_fight(ground, tmp_path)) as (address, _):
        page = reader(address)
        page.begin()
        assert objections(page) == []
        page.key(1)
        assert objections(page) == []


def test_a_table(reader: Callable[..., Reader], begin: Callable[[], Session]) -> None:
    with served(begin, "gate") as (address, house):
        host, phone = (
            reader(address),
            reader(address, PHONE),
        )
        host.page.goto(address)
        host.page.wait_for_selector(".story")
        phone.page.goto(house.invitation)
        phone.page.wait_for_selector("#join-name")
        assert objections(phone) == []
        phone.page.locator("#join-name").fill("Mara")
        phone.page.get_by_role("button", name="Sit down").click()
        phone.page.wait_for_selector(".story")
        tom = reader(address, PHONE)
        sit_down(tom, house.invitation, "Tom", "fate 5")
        host.type("vote Do we go in?")
        phone.page.wait_for_selector(".ballots button")
        assert objections(phone) == []
        assert objections(host) == []
        phone.page.locator(".ballots button").first.click()
        host.type("add Ines")
        host.page.get_by_role("button", name="Seats", exact=True).click()
        host.page.get_by_label("Mara: Now plays").wait_for()
        assert objections(phone) == []
        assert objections(host) == []


def test_the_door_and_a_screen_that_watches(
    reader: Callable[..., Reader], begin: Callable[[], Session]
) -> None:
    with served(begin, "gate") as (address, house):
        other = reader(address, PHONE)
        other.page.goto(address.partition("#")[0])
        other.page.wait_for_selector("#join-word")
        assert objections(other) == []
        other.page.goto(house.invitation.replace("/#", "/watch#"))
        other.page.get_by_role("button", name="Only watch").click()
        other.page.wait_for_selector(".story")
        assert objections(other) == []
        other.wrong.clear()  # that it may not come in is told by a status


def test_heroes_to_be_picked(reader: Callable[..., Reader], tmp_path: Path) -> None:
    folder = written(tmp_path, "fell")
    adventure = load(folder)
    rules = fitted(adventure.system, adventure.options)
    with served(lambda: begun(folder, rules), adventure=tmp_path.name) as (address, house):
        host, phone = reader(address), reader(address, PHONE)
        host.begin()
        phone.page.goto(house.invitation)
        phone.page.get_by_role("button", name="Bea").wait_for()
        assert objections(phone) == []
