"""The story kept as a file by a press on the page."""

import zipfile
from collections.abc import Callable
from pathlib import Path

from solo.engine.session import Session
from tests.web.browser import Reader, needs_a_browser, served

pytestmark = needs_a_browser


def test_the_story_is_kept_as_html_and_epub(
    reader: Callable[..., Reader], begin: Callable[[], Session], tmp_path: Path
) -> None:
    with served(begin) as (address, _):
        page = reader(address)
        page.begin()
        page.press(1)
        page.page.get_by_role("button", name="Journal", exact=True).click()
        for form in ("HTML", "EPUB"):
            with page.page.expect_download() as download:
                page.page.get_by_role("button", name=form).click()
            download.value.save_as(tmp_path / form)
            assert download.value.suggested_filename.endswith(f".{form.lower()}")

    story = (tmp_path / "HTML").read_text("utf-8")
    assert "Fog, and <em>one</em> lamp." in story
    assert "Water." in story
    with zipfile.ZipFile(tmp_path / "EPUB") as book:
        assert book.testzip() is None
        assert book.read("mimetype") == b"application/epub+zip"
        told = "".join(book.read(name).decode() for name in book.namelist() if "html" in name)
    assert "Water." in told
