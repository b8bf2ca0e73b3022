"""Fights, tables and heavy turns on an exported site."""

import random
import shutil
import time
from pathlib import Path

import pytest

from solo.rules import find
from solo.site import making, runtime, writing
from tests.engine.test_limits import QUIET, events, story
from tests.rules.test_lines_say_what_happens import GROUNDS, Ground, written
from tests.site.conftest import Site, hosted, needs_the_runtime, plays, runtime_folder
from tests.site.test_site import Visit, to_shelf
from tests.site.test_site import story as told
from tests.web.browser import DESKTOP, PHONE, needs_a_browser

pytestmark = [needs_a_browser, needs_the_runtime]
MOST_PRESSES = 12
LONGEST = 2.0  # seconds of a turn that is stopped


@pytest.mark.long
@pytest.mark.parametrize("ground", GROUNDS, ids=lambda ground: ground.system)
def test_a_fight_is_fought_by_presses(
    site: Site, visit: Visit, ground: Ground, tmp_path: Path
) -> None:
    folder = tmp_path / f"fight-{ground.system}"
    folder.mkdir()
    written(ground, random.Random(ground.system), folder)
    with hosted(site(folder)) as host:
        page = visit(host.address, PHONE if ground.system == "art" else DESKTOP)
        plays(page)
        rounds = 0
        for _ in range(MOST_PRESSES):
            page.wait(lambda: page.over or bool(page.choices))
            if page.over:
                break
            rounds += page.page.locator(".fight .fighter.foe").count() > 0
            page.press(1)

        assert rounds > 3 or (rounds and page.over)  # some are short
        assert page.page.locator("#notice").inner_text() == ""


@pytest.mark.long
def test_a_table_without_an_adventure_plays_and_is_kept(visit: Visit, tmp_path: Path) -> None:
    wish = making.Site(None, table="The gate", system="art")
    writing.write(tmp_path, making.made(wish, runtime.found(runtime_folder()))[1])
    with hosted(tmp_path) as host:
        page = visit(host.address)
        page.page.wait_for_selector(".story .turn, .now", timeout=180_000)
        for line in ("ask Is it late? likely", "roll 2d6", "thread Find the key", "event"):
            page.type(line)
            page.page.evaluate("document.activeElement.blur()")
        assert '"Is it late?"' in told(page)
        assert "2d6: " in told(page)
        page.page.get_by_role("button", name="Quests", exact=True).click()
        assert "Find the key" in page.page.locator(".panel").inner_text()
        to_shelf(page)
        page.page.locator(".saved").click()
        page.wait(lambda: '"Is it late?"' in told(page))


@pytest.mark.long
def test_a_turn_that_is_too_much_work_is_stopped_in_time(
    site: Site, visit: Visit, tmp_path: Path
) -> None:
    folder = tmp_path / "heavy"
    (folder / "heroes").mkdir(parents=True)
    shutil.copy(sorted((find("fell").template / "heroes").glob("*.yaml"))[0], folder / "heroes")
    heavy = story("time: 5", events(100, f"text: '{QUIET}#'"))
    (folder / "adventure.yaml").write_text(
        "format: 1\ntitle: Heavy\nsystem: fell\nstart: quay\nhero: {create: false, pregenerated: "
        f"[heroes/*.yaml]}}\n{heavy}",
        encoding="utf-8",
    )
    with hosted(site(folder)) as host:
        page = visit(host.address)
        plays(page)
        while "Fog." not in told(page):
            page.press(1)
        begun = time.monotonic()
        page.press(1)
        taken = time.monotonic() - begun
        shown = told(page)
        page.press(2)

        assert "prose-limit" in shown
        assert "Wind." in told(page)
        assert taken < LONGEST
