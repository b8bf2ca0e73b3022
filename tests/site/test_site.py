"""An exported site in a real browser: played, kept, offline, shut in."""

from collections.abc import Callable
from pathlib import Path

from tests.conftest import Solo
from tests.site.conftest import Site, hosted, needs_the_runtime, plays
from tests.web.browser import Reader, needs_a_browser

pytestmark = [needs_a_browser, needs_the_runtime]
Visit = Callable[..., Reader]
MOST_STEPS = 150


def story(page: Reader) -> str:
    return str(page.page.locator(".story").inner_text())


def to_shelf(page: Reader) -> None:
    page.page.locator("button.home").click()
    page.page.wait_for_selector(".shelf")


def test_it_plays_is_kept_and_goes_on_without_a_network(
    site: Site, visit: Visit, solo: Solo, tmp_path: Path
) -> None:
    with hosted(site()) as host:
        page = visit(host.address)
        assert "Bailiff Crouch" in page.page.locator(".before").inner_text()
        plays(page)
        page.press(1)
        page.press(1)
        page.press(1)
        before = page.choices
        page.wait(lambda: page.page.evaluate("!!navigator.serviceWorker.controller"))
        asked = {one.split("/")[2] for one in page.asked if one.startswith("http")}

        host.down = True
        page.page.context.set_offline(True)
        page.page.reload()
        plays(page)
        again = page.choices
        page.press(1)
        to_shelf(page)
        with page.page.expect_download() as download:
            page.page.get_by_role("button", name="Download").first.click()
        file = tmp_path / "game.jsonl"
        download.value.save_as(file)

        assert again == before
        assert asked == {host.address.split("/")[2]}
        assert solo("verify", str(file)).returncode == 0
