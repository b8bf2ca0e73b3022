"""Every screen, in both colour schemes, has nothing that axe-core objects to."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from solo.engine.session import Session
from tests.web.browser import PHONE, Reader, needs_a_browser, served
from tests.web.test_page import GROUNDS, a_fight

pytestmark = needs_a_browser
SCHEMES = ("light", "dark")
PANELS = ("Map", "Quests", "Journal", "Rules", "Help", "Hero")


@cache
def axe() -> str:
    """Return the script of axe-core, or pass over where it is not installed."""
    package = pytest.importorskip("axe_playwright_python")
    return (Path(package.__file__).parent / "axe.min.js").read_text("utf-8")


def objections(page: Reader) -> list[str]:
    page.page.wait_for_timeout(700)  # what still moves is read when it rests
    page.page.evaluate(axe())
    found: dict[str, Any] = page.page.evaluate("axe.run(document)")
    return [f"{one['id']}: {one['nodes'][0]['html']}" for one in found["violations"]]


@pytest.mark.parametrize("scheme", SCHEMES)
def test_a_game_alone(
    reader: Callable[..., Reader], begin: Callable[[], Session], scheme: str
) -> None:
    with served(begin) as (address, _):
        page = reader(address, color_scheme=scheme)
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


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("ground", GROUNDS[:2], ids=lambda ground: ground.system)
def test_a_fight(reader: Callable[..., Reader], ground: Any, scheme: str, tmp_path: Path) -> None:
    with served(lambda: a_fight(ground, tmp_path)) as (address, _):
        page = reader(address, color_scheme=scheme)
        page.begin()
        assert objections(page) == []


@pytest.mark.parametrize("scheme", SCHEMES)
def test_a_table(reader: Callable[..., Reader], begin: Callable[[], Session], scheme: str) -> None:
    with served(begin, "gate") as (address, house):
        host, phone = (
            reader(address, color_scheme=scheme),
            reader(address, PHONE, color_scheme=scheme),
        )
        host.page.goto(address)
        host.page.wait_for_selector(".story")
        phone.page.goto(house.invitation)
        phone.page.wait_for_selector("#join-name")
        assert objections(phone) == []
        phone.page.locator("#join-name").fill("Mara")
        phone.page.get_by_role("button", name="Sit down").click()
        phone.page.wait_for_selector(".story")
        host.type("add Tom")
        assert objections(phone) == []
        assert objections(host) == []
