"""What is shown of heroes: of nobody, of one, of several whom one player leads."""

from collections.abc import Callable
from pathlib import Path

import pytest

from solo.adventure.loader import load
from solo.engine.chance import Loaded, Seeded
from solo.engine.session import Session
from solo.rules import find
from solo.rules.core.protocols import Illegal
from solo.rules.core.values.copying import changed
from solo.view import heroes
from tests.conftest import HEADER, HERO
from tests.engine.table.sitting import do, table
from tests.english import english
from tests.shipped import loaded
from tests.view.test_whole import STORY, Game


@pytest.fixture
def two(module: Callable[..., Path]) -> Session:
    """A game of Bea, who acts first, and Ada."""
    header = HEADER.replace("[ada.yaml]}", "[ada.yaml, bea.yaml], party: 2}")
    both = load(module(STORY, header, **{"bea.yaml": HERO.replace("Ada", "Bea")}))
    return Session(both, find("art"), Loaded(()), hero="Bea", company=["Ada"])


def test_before_a_hero_is_chosen_there_is_nothing_to_show() -> None:
    session = Session(loaded("first-steps"), find("art"), Seeded("a"))

    assert not heroes.there(session)
    assert heroes.sections(session) == heroes.everybody(session) == heroes.status(session) == ()
    assert heroes.standing(session) == ()
    assert heroes.own_quest(session) == heroes.deciding(session) == ""
    assert heroes.chance_of_twist(session) == 0.11


def test_one_hero_is_shown_and_needs_no_name(game: Game) -> None:
    session = game(STORY)

    assert heroes.there(session)
    assert heroes.names(session) == ("Ada",)
    assert heroes.sections(session)[0].id == "identity"
    assert heroes.everybody(session) == (("Ada", heroes.sections(session)),)
    assert english(heroes.status(session)[0].value) == "Ada"
    assert heroes.named(session, "whoever") == ""
    assert heroes.own_quest(session) == ""


def test_what_may_be_done_at_any_time_is_that_of_the_state_that_is_asked_about(game: Game) -> None:
    session = game(STORY)
    nobody = session.state._replace(sheet=None)

    assert heroes.standing(session) == heroes.standing(session, session.state) != ()
    assert heroes.standing(session, nobody) == ()


def test_the_quest_of_the_hero_is_told(game: Game) -> None:
    session = game(STORY)
    stated = session.seen_by(changed(session.state.sheet, quest="Find the lamp"))

    assert heroes.own_quest(stated) == "Find the lamp"


def test_several_heroes_are_shown_and_named_whoever_acts(two: Session) -> None:
    assert set(heroes.names(two)) == {"Ada", "Bea"}
    assert [name for name, _ in heroes.everybody(two)] == ["Bea", "Ada"]
    assert heroes.named(two, "ada") == "Ada"
    with pytest.raises(Illegal):
        heroes.named(two, "Cleo")


def test_a_game_may_be_looked_at_as_another_hero_leads(two: Session) -> None:
    ada = heroes.led_by(two, "Ada")

    assert english(heroes.status(ada)[0].value) == "Ada"
    assert english(heroes.status(two)[0].value) == "Bea"
    assert heroes.led_by(two, "Bea") is two
    assert heroes.led_by(two, "Cleo") is two


def test_the_chance_of_a_yes_is_that_of_each_member_and_of_whoever_acts() -> None:
    """ART: it grows with Fate."""
    session = table()
    do(session, "add", "Mara fate 9")
    do(session, "add", "Ines fate 2")
    do(session, "turn", "Mara")

    evens = {one.name: even for one, _, even in heroes.members(session)}
    assert evens["Mara"] > evens["Ines"] > 0
    assert {one.word: one.percent for one in heroes.likelihoods(session)}["even"] == evens["Mara"]
