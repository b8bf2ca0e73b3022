"""The story as a file from the page: in two forms, and no more than its seat may know."""

import io
import zipfile
from base64 import b64decode
from collections.abc import Callable

import pytest

from solo.engine.session import Session
from tests.web.house import Page


def told(page: Page, game: str, form: object) -> bytes:
    answer = page.post(f"/games/{game}/story", {"form": form})
    assert answer.status_code == 200
    return b64decode(answer.json()["data"])


def test_the_story_is_kept_as_a_page_and_as_a_book(page: Page) -> None:
    game = page.open()["game"]
    page.line(game, "row")

    assert b"Water." in told(page, game, "html")
    with zipfile.ZipFile(io.BytesIO(told(page, game, "epub"))) as packed:
        assert packed.read("mimetype") == b"application/epub+zip"


@pytest.mark.parametrize("form", ["lonelog", "../x", None, 7, ["html"]])
def test_no_other_form_is_given(page: Page, form: object) -> None:
    game = page.open()["game"]

    assert page.post(f"/games/{game}/story", {"form": form}).status_code == 400


def test_a_story_tells_a_seat_what_it_may_know(begin: Callable[[], Session]) -> None:
    host = Page(begin, "gate").enter()
    mara, tom = host.other(), host.other("10.0.0.8")
    mara.join("Mara")
    tom.join("Tom")
    game = str(mara.client.get("/me").json()["game"])
    mara.line(game, "mynote the key is under the mat")

    assert b"under the mat" in told(mara, game, "html")
    for other in (tom, host):
        assert b"under the mat" not in told(other, game, "html")
