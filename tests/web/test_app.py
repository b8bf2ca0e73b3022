"""The server: who may ask what, and what is refused."""

from collections.abc import Callable

import pytest
from starlette.testclient import TestClient

from solo.engine.session import Session
from solo.web.guard import MOST_ADDRESS, MOST_BODY
from solo.web.pages import FILES, catalogue
from tests.web.house import HOST, SAYS, Page, words_of

Begin = Callable[[], Session]
ASKED = ("/shelf", "/games/g1/view", "/games/g1/events")
DONE = ("/open", "/games/g1/do", "/games/g1/close", "/games/g1/complete")


def test_a_game_is_begun_played_and_left(page: Page) -> None:
    opened = page.open()
    game = opened["game"]

    assert opened["view"]["scene"]["title"] == "The quay"
    assert "Water." in words_of(page.line(game, "row")["parts"])
    assert page.client.get(f"/games/{game}/view").json()["over"] is True
    assert page.post(f"/games/{game}/close").status_code == 200
    assert page.house.closed == ["save-1"]


def test_a_save_that_is_open_is_opened_once(page: Page) -> None:
    first = page.open()

    again = page.post("/open", {"save": first["save"]}).json()

    assert again["game"] == first["game"]


def test_what_is_told_is_on_disk_before(page: Page) -> None:
    game = page.open()["game"]

    page.line(game, "note It is cold.")

    assert page.house.written[-1]["text"] == "It is cold."


def test_a_damaged_save_is_told_of_and_goes_on_if_that_is_wanted(page: Page) -> None:
    refused = page.post("/open", {"save": "broken"})

    assert (refused.status_code, refused.json()["failed"]) == (409, "damaged")
    assert page.post("/open", {"save": "broken", "salvage": True}).status_code == 200


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("de", "Zeile 3 wurde beim Schreiben abgeschnitten"),
        ("", "line 3 was cut short while it was written"),
        ("../de", "line 3 was cut short while it was written"),
    ],
)
def test_a_page_is_told_of_a_damaged_save_in_its_language(
    page: Page, language: str, told: str
) -> None:
    assert page.post("/open", {"save": "broken", "language": language}).json()["text"] == told


def test_a_percent_is_written_as_the_language_writes_it() -> None:
    signs = {language: catalogue(language)["percent-sign"] for language in ("en", "de")}

    assert signs == {"en": "%", "de": "\N{NO-BREAK SPACE}%"}
    assert FILES["/game.js"][1].count(b"percent-sign") == 3


@pytest.mark.parametrize("body", [{"adventure": "../../etc"}, {"save": "/etc/passwd"}, {}])
def test_a_name_that_the_shelf_does_not_have_opens_nothing(page: Page, body: object) -> None:
    assert page.post("/open", body).status_code == 404


def test_without_a_token_only_the_page_itself_is_given(begin: Begin) -> None:
    stranger = Page(begin)

    assert all(stranger.client.get(path).status_code == 200 for path in FILES)
    assert [stranger.client.get(path).status_code for path in ASKED] == [401] * len(ASKED)
    assert [stranger.post(path).status_code for path in DONE] == [401] * len(DONE)


def test_a_wrong_secret_gives_no_token(begin: Begin) -> None:
    stranger = Page(begin)

    assert stranger.post("/enter", {"secret": "x"}).status_code == 403
    assert stranger.post("/enter", {"secret": 1}).status_code == 403
    assert "set-cookie" not in stranger.post("/enter", {"secret": "x"}).headers


def test_the_token_is_out_of_reach_of_scripts_and_other_sites(begin: Begin) -> None:
    stranger = Page(begin)

    cookie = stranger.post("/enter", {"secret": stranger.keys.secret}).headers["set-cookie"]

    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie


@pytest.mark.parametrize("path", ["/", "/shelf", "/games/g1/events"])
@pytest.mark.parametrize(
    "headers",
    [
        {"host": "evil.example"},
        {"host": "127.0.0.1:9"},
        {"host": "localhost"},
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": f"http://{HOST}.evil.example"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_another_site_or_name_gets_nothing(page: Page, path: str, headers: dict[str, str]) -> None:
    answer = page.client.get(path, headers=headers)

    assert answer.status_code in (403, 421)
    assert answer.content == b""


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"content-type": "text/plain", "x-solo": "1"}, 415),
        ({"content-type": "application/x-www-form-urlencoded", "x-solo": "1"}, 415),
        ({"content-type": "application/json"}, 403),
        ({"content-type": "application/json", "x-solo": "1", "origin": "http://evil"}, 403),
    ],
)
def test_a_form_of_another_site_does_nothing(
    page: Page, headers: dict[str, str], status: int
) -> None:
    game = page.open()["game"]

    answer = page.client.post(f"/games/{game}/do", content='{"line": "row"}', headers=headers)

    assert answer.status_code == status
    assert not page.house.opened["save-1"].over


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])
def test_other_methods_are_refused(page: Page, method: str) -> None:
    assert page.client.request(method, "/shelf").status_code == 405


def test_a_body_that_is_too_large_is_refused(page: Page) -> None:
    game = page.open()["game"]

    assert page.post(f"/games/{game}/do", {"line": "x" * MOST_BODY}).status_code == 413

    def pieces() -> object:
        for _ in range(40):
            yield b"x" * 1024

    sent = page.client.post(f"/games/{game}/do", content=pieces(), headers=SAYS)  # type: ignore[arg-type]
    assert sent.status_code == 413


@pytest.mark.parametrize("body", [b"", b"[1]", b"{", b"\xff", b"[" * 9_000, b'"x"', b"null"])
def test_a_body_that_is_no_object_is_refused(page: Page, body: bytes) -> None:
    game = page.open()["game"]

    answer = page.client.post(f"/games/{game}/do", content=body, headers=SAYS)

    assert answer.status_code == 400


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd", "/page.js%00.png",
        "/page/../app.py", "/words/..%2f..%2fde", "/games/..%2f/view", "/app.py", "/words/xx",
        "/games/g9/view", "/" + "a" * 60_000, "/shelf?" + "a" * MOST_ADDRESS,
    ],
)  # fmt: skip
def test_no_path_of_the_net_reaches_a_file(page: Page, path: str) -> None:
    assert page.client.get(path).status_code in (404, 414)


def test_every_answer_has_the_policy(page: Page) -> None:
    for answer in (page.client.get("/"), page.client.get("/shelf"), page.client.get("/nothing")):
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "access-control-allow-origin" not in answer.headers


def test_what_was_typed_is_completed(page: Page) -> None:
    game = page.open()["game"]

    found = page.post(f"/games/{game}/complete", {"text": "ro"}).json()

    assert {"text": "Row out", "replaces": 2, "meaning": "1"} in found
    assert page.post(f"/games/{game}/complete", {"text": 1}).status_code == 400
    assert page.post(f"/games/{game}/complete", {"text": "x" * 4_001}).status_code == 400


def test_games_are_closed_with_the_server(begin: Begin) -> None:
    page = Page(begin)
    with TestClient(page.server.app(), base_url=f"http://{HOST}") as client:
        page.client = client
        page.enter().open()

    assert page.house.closed == ["save-1"]
