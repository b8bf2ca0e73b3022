"""Heroes of a module on several pages: each leads one, and does nothing in another's name."""

from collections.abc import Callable
from pathlib import Path

import pytest

from solo.adventure.loader import load
from solo.engine.session import Session
from solo.rules import fitted
from tests.engine.test_parties import begun, written
from tests.web.house import Page, words_of


@pytest.fixture
def begin(tmp_path: Path) -> Callable[[], Session]:
    """Return a function that begins a game of three heroes."""
    folder = written(tmp_path, "fell")
    adventure = load(folder)
    return lambda: begun(folder, fitted(adventure.system, adventure.options))


@pytest.fixture
def host(begin: Callable[[], Session], tmp_path: Path) -> Page:
    """Return the host's page, which has begun."""
    page = Page(begin, adventure=tmp_path.name).enter()
    page.open()
    return page


def joined(host: Page, name: str) -> Page:
    page = host.other()
    assert page.join(name).status_code == 200
    return page


def game_of(page: Page) -> str:
    return str(page.client.get("/me").json()["game"])


def pressed(page: Page, option: str) -> str:
    """Press an option, and return what is answered."""
    return words_of(page.post(f"/games/{game_of(page)}/do", {"choose": option}).json()["parts"])


def session_of(host: Page) -> Session:
    return host.house.opened["save-1"]


def test_the_door_shows_which_heroes_are_free(host: Page) -> None:
    bea = host.other()
    look = {"secret": host.keys.invitation, "look": True}
    assert bea.post("/join", look).json()["heroes"][1:] == ["Bea", "Cal"]
    assert bea.post("/join", {"secret": "wrong", "look": True}).status_code == 403

    told = bea.join("Nobody")
    assert (told.status_code, told.json()["failed"]) == (400, "which-hero")
    assert "Bea" in told.json()["names"]
    assert bea.join("bea").status_code == 200
    assert bea.post("/join", look).json()["heroes"][1:] == ["Cal"]
    assert host.other().join("Bea").json()["failed"] == "taken"


def test_before_the_host_has_begun_nobody_comes_in(
    begin: Callable[[], Session], tmp_path: Path
) -> None:
    host = Page(begin, adventure=tmp_path.name).enter()

    assert host.other().join("Bea").json()["failed"] == "not-begun"


def test_whoever_presses_a_choice_goes_first_from_there(host: Page) -> None:
    bea, cal = joined(host, "Bea"), joined(host, "Cal")

    assert "Bea goes first" in pressed(bea, "all")
    assert "Cal goes first" in pressed(cal, "all")
    assert bea.client.get("/me").json()["view"]["members"][0]["name"] == "Bea"


def test_who_does_it_is_answered_by_who_comes_forward(host: Page) -> None:
    bea, cal = joined(host, "Bea"), joined(host, "Cal")
    pressed(bea, "roll-any")

    assert "another's turn" in pressed(cal, "who-bea")
    assert cal.client.get("/me").json()["view"]["page"]["acts"] is True
    assert "another's turn" not in pressed(cal, "who-cal")
    last = session_of(host).state.last
    assert last is None or last.facts["roller"] == "cal"


def test_a_fight_is_led_by_whoever_acts(host: Page) -> None:
    bea, cal = joined(host, "Bea"), joined(host, "Cal")
    pressed(cal, "fight")
    options = [one["id"] for one in cal.client.get("/me").json()["view"]["prompt"]["options"]]

    assert bea.client.get("/me").json()["view"]["page"]["acts"] is False
    assert bea.client.get("/me").json()["view"]["page"]["turn_of"] == "Cal"
    assert "another's turn" in pressed(bea, options[0])
    assert "another's turn" in words_of(bea.line(game_of(bea), "1")["parts"])
    assert "another's turn" not in pressed(cal, options[0])


@pytest.mark.parametrize(
    "line", ["undo", "cal: 1", "save mine", "quit", "offers asked", "cal: try strength"]
)
def test_a_seat_does_nothing_of_the_hosts_and_nothing_in_anothers_name(
    host: Page, line: str
) -> None:
    bea = joined(host, "Bea")
    before = len(host.house.written)

    assert "only the host" in words_of(bea.line(game_of(bea), line)["parts"])
    assert len(host.house.written) == before


def test_notes_dice_and_questions_are_signed(host: Page) -> None:
    bea = joined(host, "Bea")
    game = game_of(bea)

    bea.line(game, "note It is cold.")
    assert host.house.written[-1]["text"] == "Bea: It is cold."
    assert "Bea" in words_of(bea.line(game, "roll 2d6")["parts"])
    bea.line(game, "ask Is there a way round? likely")
    assert host.house.written[-1]["who"] == "Bea"


def test_phones_reach_that_game_and_nothing_else(host: Page) -> None:
    bea = joined(host, "Bea")

    assert bea.client.get("/shelf").status_code == 403
    assert bea.post("/open", {"adventure": "one"}).status_code == 403
    host.post("/seats", {"remove": "Bea"})
    assert bea.client.get("/me").status_code == 401
