"""What happened at a table is told again to each seat as it may know it: journal and recap."""

import json

import pytest

from solo import rules
from solo.engine.chance import Seeded
from solo.engine.session import Session
from solo.tabletop import table_adventure
from solo.web.lines import Message
from solo.web.play import Play, Seat

MARAS, BOTH = ("ZEBRA", "3d17"), "2d19"


@pytest.fixture
def play() -> Play:
    play = Play(Session(table_adventure("Eva", "art", {}), rules.find("art"), Seeded("x")))
    host = play.seat("")
    for line in ("add Mara", "add Ines"):
        play.do(host, Message(line=line))
    mara = play.seat("Mara", hosts=False)
    for line in ("secret Is the abbot ZEBRA?", "secret me: roll 3d17", "secret ines: roll 2d19"):
        play.do(mara, Message(line=line))
    return play


def told(seat: Seat, line: str) -> str:
    return json.dumps(seat.play.do(seat, Message(line=line, look=True))["parts"])


@pytest.mark.parametrize("line", ["journal", "journal 3", "recap"])
def test_a_secret_is_told_again_to_its_own_alone(play: Play, line: str) -> None:
    mara, ines = play.seat("Mara", hosts=False), play.seat("Ines", hosts=False)
    host, watching = play.seat(""), play.seat("-", hosts=False)

    assert BOTH in told(mara, line)
    assert line == "recap" or all(one in told(mara, line) for one in MARAS)
    assert BOTH in told(ines, line)
    assert not any(one in told(ines, line) for one in MARAS)
    for seat in (host, watching):
        assert "Mara has asked in secret." in told(seat, line)
        assert not any(one in told(seat, line) for one in (*MARAS, BOTH))


def test_nothing_of_somebodys_own_is_shown_on_the_page_of_the_host(play: Play) -> None:
    play.do(play.seat("Mara", hosts=False), Message(line="mynote QUAGGA"))

    assert "QUAGGA" in told(play.seat("Mara", hosts=False), "mine")
    assert "QUAGGA" not in told(play.seat(""), "mine")
    assert "QUAGGA" in told(play.seat(), "mine")  # a page that is shown everything


def test_one_member_alone_has_secrets_from_the_host_too() -> None:
    play = Play(Session(table_adventure("Eva", "art", {}), rules.find("art"), Seeded("x")))
    host = play.seat("")
    play.do(host, Message(line="add Mara"))
    mara = play.seat("Mara", hosts=False)
    play.do(mara, Message(line="secret Is the abbot ZEBRA?"))

    assert "ZEBRA" in told(mara, "journal")
    assert "ZEBRA" not in told(host, "journal") + told(host, "recap")


def test_what_is_told_at_first_to_whoever_comes_first_is_public(play: Play) -> None:
    """It is told to everybody who opens a page later."""
    again = Play(play.session)

    again.seat("Mara", hosts=False)

    assert again.opening
    assert not any(one in json.dumps(again.opening) for one in (*MARAS, BOTH))
