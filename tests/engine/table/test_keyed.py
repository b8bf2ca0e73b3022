"""What counts at a table and what happens then: weights, keyed things, cards, events."""

import json
from typing import cast

import pytest

from solo.engine.commands import Table, Undo
from solo.engine.events import event_record
from solo.engine.fingerprint import Fingerprints
from solo.engine.session import Session
from solo.engine.table.events import (
    DeckShuffled,
    EventCame,
    KeyedCame,
    KeyedSet,
    Picked,
    TableDrawn,
    TwistCame,
)
from solo.engine.table.state import Keyed, Tabletop
from solo.story.book import book
from solo.story.going_on import standing
from solo.story.lonelog import Told, lonelog
from solo.story.text import text
from tests.engine.table.sitting import ask, do, only, refused, table


def come(session: Session, verb: str, words: str) -> list[str]:
    """Do something; return what happened by it that was keyed."""
    return [one.text for one in do(session, verb, words) if isinstance(one, KeyedCame)]


def tabletop(session: Session) -> Tabletop:
    assert session.state.table is not None
    return session.state.table


def test_what_is_keyed_to_a_clock_happens_once_when_it_is_reached() -> None:
    session = table()
    do(session, "clock", "Tide 6")
    assert do(session, "when", "tide 3: The cellar is flooded") == (
        KeyedSet("clock", "Tide", 3, "The cellar is flooded"),
    )
    do(session, "when", "Tide full: the house goes")

    assert come(session, "tick", "tide 2") == []
    assert come(session, "tick", "tide 2") == ["The cellar is flooded"]
    assert come(session, "tick", "tide -2") == []
    assert come(session, "tick", "tide 9") == ["the house goes"]
    assert tabletop(session).keyed == ()


def test_undo_keys_it_again() -> None:
    session = table()
    do(session, "clock", "Tide 4")
    do(session, "when", "tide 1: rain")
    do(session, "tick", "tide")
    session.do(Undo())

    assert tabletop(session).keyed == (Keyed("clock", "Tide", 1, "rain"),)
    assert come(session, "tick", "tide") == ["rain"]


def test_scenes_and_the_tension_count_too() -> None:
    session = table()
    do(session, "when", "scene 2: a letter")
    do(session, "when", "tension 5: somebody breaks")

    assert come(session, "scene", "The gate") == []
    assert come(session, "scene", "The gate") == ["a letter"]
    assert come(session, "tension", "4") == []
    assert come(session, "tension", "6") == ["somebody breaks"]


def test_a_twist_that_raises_the_tension_brings_what_is_keyed_to_it() -> None:
    session = table(77, 1)
    do(session, "when", "tension 4: thunder")
    do(session, "twists", "on")

    assert [one.text for one in ask(session, "Is it?") if isinstance(one, KeyedCame)] == ["thunder"]


def test_what_is_keyed_can_be_changed_and_taken_off() -> None:
    session = table()
    do(session, "clock", "Tide 4")
    do(session, "when", "tide 3: rain")
    do(session, "when", "tide 3: hail")
    assert [one.text for one in tabletop(session).keyed] == ["hail"]
    do(session, "when", "tide 3: nothing")
    assert tabletop(session).keyed == ()


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("", "For example: when tide full"),
        ("tide: rain", "For example"),
        ("tide 9: rain", "Tide goes up to 4"),
        ("tide 1: rain", "Tide stands at 2 already"),
        ("tied 3: rain", "did you mean 'Tide'"),
        ("scene full: rain", "only a clock is full"),
        ("tension 10: rain", "tension goes up to 9"),
        ("tide 3: nothing", "nothing is keyed to Tide 3"),
    ],
)
def test_what_can_t_be_keyed_says_why(words: str, why: str) -> None:
    session = table()
    do(session, "clock", "Tide 4")
    do(session, "tick", "tide 2")

    assert why in refused(session.do(Table("when", words)))
    assert tabletop(session).keyed == ()


@pytest.mark.parametrize(("face", "name"), [(1, "Lull"), (2, "Lull"), (3, "Lull"), (4, "Ada")])
def test_what_counts_three_times_is_picked_by_three_of_four_faces(face: int, name: str) -> None:
    session = table(face)
    do(session, "npc", "Lull")
    do(session, "npc", "Ada")
    do(session, "weigh", "lull 3")

    assert do(session, "pick", "npc") == (Picked("npc", ("Lull x3", "Ada"), name),)


def test_weights_are_bounded_kept_and_lost_at_one() -> None:
    session = table()
    do(session, "npc", "Lull")
    assert "weigh what" in refused(session.do(Table("weigh", "lull 10")))
    assert "weigh what" in refused(session.do(Table("weigh", "lull")))
    do(session, "weigh", "lull x2")
    do(session, "npc", "Lull: deaf")
    assert dict(tabletop(session).weights) == {("npc", "Lull"): 2}
    do(session, "weigh", "lull 1")
    assert not tabletop(session).weights


def test_a_list_of_the_moment_has_weights_too() -> None:
    assert do(table(3), "pick", "wolves x3, a bear")[0] == Picked(
        "list", ("wolves x3", "a bear"), "wolves"
    )


def test_a_twist_is_about_what_counts_more_the_more_often() -> None:
    session = table(77, 1, 3, 3)  # the answer; the twist; a person; of three the last
    do(session, "npc", "Ada")
    do(session, "npc", "Lull")
    do(session, "weigh", "lull 2")
    do(session, "twists", "on")

    assert cast("TwistCame", only(ask(session, "Is it?"), TwistCame)).about == "Lull"


def test_an_event_has_two_words_and_may_be_about_somebody() -> None:
    session = table(1, 1, 1, 3, 1)
    do(session, "npc", "Lull")

    (event,) = do(session, "event")

    assert event == EventCame("Somebody who is here does something (abandon, ancestor).", "Lull")


def test_cards_come_once_each_until_they_are_shuffled() -> None:
    session = table()
    texts = []
    for _ in range(9):
        drawn = do(session, "draw", "cards 6")
        texts += [one.text for one in drawn if isinstance(one, TableDrawn)]

    assert len(set(texts)) == 54
    assert do(session, "shuffle") == (DeckShuffled("cards", 54),)
    assert "no card" in refused(session.do(Table("shuffle", "")))
    assert "no deck" in refused(session.do(Table("shuffle", "weather")))


def test_the_cards_are_two_jokers_and_four_suits_of_thirteen() -> None:
    for tag, count in (("clubs", 13), ("hearts", 13), ("red", 27), ("face", 12), ("joker", 2)):
        session = table()
        drawn = [do(session, "draw", f"cards {tag}")[0] for _ in range(count)]
        assert len({cast("TableDrawn", one).text for one in drawn}) == count


def test_older_tables_keep_their_digests() -> None:
    """What a state of a table digests to was written down before weights and keys were there."""
    session = table()
    do(session, "add", "Mara fate 7")
    do(session, "npc", "Lull: deaf")
    do(session, "clock", "Tide 6")
    before = Fingerprints().of(session.state)
    do(session, "weigh", "lull 2")
    state = session.state

    assert state.table is not None
    weighed = state.table
    assert Fingerprints().of(state) != Fingerprints().of(
        state._replace(table=weighed._replace(weights={}))
    )
    assert before == "c6bd4d865a923b78"


def test_the_story_and_a_second_file_tell_of_them() -> None:
    session = table()
    do(session, "scene", "One")
    do(session, "npc", "Lull")
    do(session, "weigh", "lull 2")
    do(session, "clock", "Tide 4")
    do(session, "when", "tide 2: rain")
    do(session, "when", "scene 4: a letter")
    do(session, "when", "tide 1: wind")
    do(session, "tick", "tide")

    log = lonelog(book(session))
    assert "=> Tide 1 is reached: Wind." in log
    assert "[When:scene 4|a letter]" in log
    assert "letter" not in text(book(session), folded=True), "what is to come is no story yet"
    told = list(standing(session))
    for one in (
        Told("weigh", "npc Lull 2"),
        Told("when", "Tide 2: rain"),
        Told("when", "scene 4: a letter"),
    ):
        assert one in told
    again = table()
    for one in told:
        assert again.do(Table(one.verb, one.words)).accepted, one
    assert tabletop(again).keyed == tabletop(session).keyed
    assert tabletop(again).weights == tabletop(session).weights


def test_their_events_are_json() -> None:
    session = table()
    do(session, "clock", "Tide 4")
    do(session, "when", "tide 1: wind")
    (_, event) = do(session, "tick", "tide")

    record = {"event": "keyed_came", "text": "wind", "name": "Tide", "at": 1}
    assert json.loads(json.dumps(event_record(event))) == record


def test_what_is_reached_at_once_comes_in_order() -> None:
    session = table()
    do(session, "clock", "Tide 8")
    do(session, "when", "tide 6: Six")
    do(session, "when", "tide 3: Three")

    assert come(session, "tick", "tide 7") == ["Three", "Six"]
