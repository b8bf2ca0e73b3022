"""Adventures by rules files on the page: a hero made, rolls, an offer, and a clash, by presses."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

import solo
from solo.adventure.loader import load
from solo.adventure.playing import rules_of
from solo.engine.chance import Seeded
from solo.engine.commands import Choose
from solo.engine.session import Session
from solo.view.chances import chances
from tests.web.browser import DESKTOP, PHONE, Reader, kept, needs_a_browser, served

PLAYED = {
    "oath": "the-pledged-bell",
    "ember": "a-pot-of-fire",
    "crew": "the-list-at-sluice-four",
    "dark": "the-ninth-gallery",
    "knapp": "knapp",  # a stranger's, in German, in the folder of its adventure
}
FOREIGN = Path(__file__).parent.parent / "rules" / "data_systems" / "foreign"
WALKS, MOST = 60, 60
NAME = "Ines Vey"


@needs_a_browser
@pytest.mark.parametrize("system", PLAYED)
def test_an_adventure_by_a_rules_file_is_played_on_the_page(
    reader: Callable[..., Reader], system: str
) -> None:
    begin = beginning(PLAYED[system])
    way = _way(begin)
    with served(begin) as (address, house):
        page = reader(address, PHONE if system in ("ember", "dark") else DESKTOP)
        page.begin()
        session = house.opened["save-1"]
        for option in way:
            able = _open(session)
            assert len(page.choices) == len(able)
            shown = [one for one in able if _kind(session) and session.odds(one) is not None]
            assert page.page.locator(".choice").filter(has_text="%").count() >= len(shown)
            if _kind(session) and len(able) > 1:
                kept(page, f"{system}-{_kind(session)}")
            page.press(able.index(option) + 1)
            if page.page.locator(".asked").count():
                page.type(NAME)
                page.page.evaluate("document.activeElement.blur()")

        assert page.page.locator(".die, .faces, .strip").count()
        if page.page.locator(".sheet").count() == 0:  # a phone shows it when it is wanted
            page.page.get_by_role("button", name="Hero", exact=True).click()
        assert page.page.locator(".sheet h3").first.inner_text().split(" · ")[0] == NAME


@pytest.mark.parametrize("system", PLAYED)
def test_each_offer_and_each_action_of_a_clash_shows_its_chance(system: str) -> None:
    begin = beginning(PLAYED[system])
    session, seen = begin(), 0
    for option in _way(begin):
        if _kind(session):
            able = {one for one in _open(session) if session.odds(one) is not None}
            assert {*chances(session)} == able
            seen += len(able)
        words = next(NAME if one.asks else "" for one in session.options() if one.id == option)
        session.do(Choose(option, words))

    assert seen > 3


def beginning(name: str) -> Callable[[], Session]:
    """Return what begins an adventure, the same each time."""
    own = FOREIGN / name
    adventure = load(own) if own.exists() else load(solo.find_adventure(name), cache=True)
    return lambda: Session(adventure, rules_of(adventure), Seeded("page"))


def _way(begin: Callable[[], Session]) -> list[str]:
    """Return the shortest of some random ways through the making, an offer and a clash."""
    found = [way for seed in range(WALKS) if (way := _walked(begin(), random.Random(seed)))]
    return min(found, key=len)


def _walked(session: Session, chance: random.Random) -> list[str]:
    """Walk at random until an offer was taken and a clash played; nothing if it never came."""
    way, offered, clashed = list[str](), False, False
    while not session.over and len(way) < MOST:
        kind, able = _kind(session), _open(session)
        picked = "make" if "make" in able else chance.choice(able)
        clash = kind in session.system.encounters
        offered |= bool(kind) and not clash and picked not in ("roll", "keep")
        clashed |= clash
        words = next(NAME if one.asks else "" for one in session.options() if one.id == picked)
        session.do(Choose(picked, words))
        way.append(picked)
        if offered and clashed and not _kind(session):
            return way
    return []


def _kind(session: Session) -> str:
    """Return what is open besides the making of a hero."""
    pending = session.state.pending
    return "" if pending is None or pending.kind == "hero" else pending.kind


def _open(session: Session) -> list[str]:
    """Return the ids of the options that may be pressed, in their order."""
    return [one.id for one in session.options() if not one.reason]
