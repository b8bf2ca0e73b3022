"""Games brought to an exported site and taken from it, by its own buttons."""

import shutil
from pathlib import Path

import pytest

from solo import find_adventure
from tests.conftest import Solo
from tests.site.conftest import Site, hosted, needs_the_runtime, plays
from tests.site.test_site import Visit, story, to_shelf
from tests.web.browser import Reader, needs_a_browser

pytestmark = [needs_a_browser, needs_the_runtime]


def downloaded(page: Reader, target: Path) -> Path:
    """Download the game that is first on the shelf."""
    with page.page.expect_download() as download:
        page.page.get_by_role("button", name="Download").first.click()
    assert download.value.suggested_filename.endswith(".jsonl")
    download.value.save_as(target)
    return target


def changed(folder: Path, solo: Solo) -> Path:
    """Return a game of the adventure as it was once, with another text."""
    once = folder / "first-steps"
    shutil.copytree(find_adventure("first-steps"), once)
    for path in once.rglob("*.yaml"):
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace("Somebody claps.", "Nobody claps."), encoding="utf-8")
    solo("play", str(once), "--saves", str(folder / "once"), "--seed", "7", typed="1\n1\n1\n")
    (file,) = (folder / "once").glob("*.jsonl")
    return file.rename(folder / "other.jsonl")


@pytest.mark.long
def test_a_game_of_the_terminal_is_brought_played_on_and_taken_back(
    site: Site, visit: Visit, solo: Solo, tmp_path: Path
) -> None:
    saves = tmp_path / "saves"
    solo("play", "first-steps", "--saves", str(saves), "--seed", "7", typed="1\n1\n1\nnote so\n")
    (file,) = saves.glob("*.jsonl")
    before = file.read_text(encoding="utf-8")
    with hosted(site()) as host:
        page = visit(host.address)
        plays(page)
        to_shelf(page)
        page.page.locator("#bring").set_input_files(file)
        page.page.wait_for_selector(".saved")
        page.page.locator(".saved").click()
        plays(page)
        assert "Bailiff Crouch" in story(page)
        page.press(1)
        to_shelf(page)
        after = downloaded(page, file).read_text(encoding="utf-8")

    assert after.startswith(before)
    assert len(after.splitlines()) == len(before.splitlines()) + 1
    assert solo("verify", str(file)).returncode == 0
    told = solo("play", "--saves", str(saves), "--resume", file.stem, typed="look\n")
    assert told.returncode == 0


@pytest.mark.long
def test_a_game_that_was_changed_goes_on_in_a_new_file_and_what_is_none_is_refused(
    site: Site, visit: Visit, solo: Solo, tmp_path: Path
) -> None:
    strange = tmp_path / "strange.jsonl"
    strange.write_text("no journal\n", encoding="utf-8")
    with hosted(site()) as host:
        page = visit(host.address)
        plays(page)
        to_shelf(page)
        page.page.locator("#bring").set_input_files(strange)
        page.page.wait_for_selector("#notice:not(:empty)")
        assert page.page.locator(".saved").count() == 0

        page.page.locator("#bring").set_input_files(changed(tmp_path, solo))
        page.page.wait_for_selector(".saved")
        page.page.locator(".saved").click()
        page.page.wait_for_selector(".card")
        assert page.page.locator(".card button").all_inner_texts()[1] == "Download"
        page.page.get_by_role("button", name="Go on in a new file").click()
        plays(page)
        page.press(1)
        to_shelf(page)
        assert page.page.locator(".saved").count() == 2
