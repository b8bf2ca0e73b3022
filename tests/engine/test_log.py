"""The log: numbers rise with every event of an accepted command, over undo and over a replay."""

from collections.abc import Callable
from typing import Any, cast

import pytest

from solo.adventure.model import Adventure
from solo.engine.chance import Asked, Seeded
from solo.engine.commands import Choose, Command, Jot, Prefer, Roll, Table, Try, Undo
from solo.engine.events import Event, NoteWritten, Undone
from solo.engine.journal import backlog, header, replay
from solo.engine.log import Logged, acting, event_seen, logged, of_several, seen_by
from solo.engine.session import Session
from solo.engine.state import Pending
from solo.engine.table.events import Hidden, MemberCalled, SecretKept, TurnPassed, Whispered
from solo.engine.table.state import Member, Tabletop
from solo.rules import find
from tests.engine.test_journal import PLAY
from tests.engine.test_journal import adventure as adventure

DONE: tuple[Command, ...] = (*PLAY, Jot("a note"), Roll("2d6"), Undo(), Choose("nothing-is-so"))


@pytest.fixture
def played(adventure: Adventure) -> tuple[Session, list[dict[str, object]], list[Logged]]:
    """Play a game, and return it with its journal and with its log as it was told."""
    records: list[dict[str, object]] = [header(adventure, Seeded("a"), offers="always")]
    session = Session(adventure, find("art"), Seeded("a"), record=records.append)
    told = [*logged(session, session.turns[0])]
    for command in DONE:
        before = session.state
        told += logged(session, session.do(command), before)
    return session, records, told


Played = tuple[Session, list[dict[str, object]], list[Logged]]


def test_accepted_events_are_numbered_without_a_gap(played: Played) -> None:
    told = [one.seq for one in played[2] if one.seq is not None]

    assert told == list(range(len(told)))
    assert len(told) >= 10


def test_a_refusal_is_a_reply_and_has_no_number(played: Played) -> None:
    last = played[2][-1]

    assert last.seq is None
    assert last.record()["event"] == "refused"
    assert "seq" not in last.record()


def test_a_journal_line_stores_the_number_of_its_first_event(played: Played) -> None:
    firsts = [record["seq"] for record in played[1][1:]]
    numbers = [one.seq for one in played[2]]

    assert firsts == sorted(firsts)  # type: ignore[type-var]  # all are numbers
    assert set(firsts) <= set(numbers)


def test_the_backlog_is_what_was_told(played: Played, adventure: Adventure) -> None:
    _, records, told = played
    numbered = [one.record() for one in told if one.seq is not None]

    found = [one.record() for one in backlog(records, adventure, find("art"), 0)]

    assert found == numbered
    later = backlog(records, adventure, find("art"), 5)
    assert [one.record() for one in later] == numbered[5:]


def test_the_backlog_of_a_players_own_dice_has_them_and_ends_where_it_differs(
    adventure: Adventure,
) -> None:
    rolled = Asked(lambda sides: 40)
    records: list[dict[str, object]] = [header(adventure, rolled, offers="always", hero="Ada")]
    session = Session(adventure, find("art"), rolled, hero="Ada", record=records.append)
    told = [*logged(session, session.turns[0])]
    for command in PLAY[:4]:
        while session.state.pending and not isinstance(command, Jot):
            before = session.state
            told += logged(session, session.do(Choose(session.options()[0].id)), before)
        before = session.state
        told += logged(session, session.do(command), before)

    assert [*backlog(records, adventure, find("art"), 0)] == told
    rolled_at = [place for place, record in enumerate(records) if record.get("rolls")]
    assert len(rolled_at) > 1
    for place in rolled_at:
        forged = [*records[:place], {**records[place], "rolls": [[20, 4]]}, *records[place + 1 :]]
        first = records[place]["seq"]
        found = [one.seq for one in backlog(forged, adventure, find("art"), 0)]
        assert found == list(range(cast("int", first)))


def test_at_a_table_whoever_is_called_acts_from_then_on(played: Played) -> None:
    session = played[0]
    at_table = session.state._replace(table=Tabletop(members=(Member("Mara"),), acting="Mara"))
    nobody = session.state._replace(sheet=None, pending=None)
    events = (
        NoteWritten("a"),
        MemberCalled("Ned"),
        NoteWritten("b"),
        Whispered(1, by="Tom", to=("Mara", "Tom")),
    )
    turn = session.turns[0]._replace(events=events, first=3, state=at_table)

    found = logged(session, turn)

    assert [one.actor for one in found] == ["Mara", "Ned", "Ned", "Tom"]
    assert [one.seq for one in found] == [3, 4, 5, 6]
    assert found[3].audience == ("Tom", "Mara")
    assert acting(session, nobody) == ""


def test_a_game_that_goes_on_counts_on(played: Played, adventure: Adventure) -> None:
    session, records, _ = played

    again = replay(records, adventure, find("art")).session

    assert (again.counted, again.epoch) == (session.counted, 0)


def test_a_replay_that_counts_otherwise_begins_a_new_epoch(
    played: Played, adventure: Adventure
) -> None:
    session, records, _ = played
    shifted = [
        record if place < 3 else {**record, "seq": int(str(record["seq"])) + 2}
        for place, record in enumerate(records)
    ]

    again = replay(shifted, adventure, find("art"), record=(written := []).append)
    again.session.do(Jot("on"))

    assert again.trouble == ""
    assert again.session.epoch == 1
    assert written[-1]["seq"] == session.counted + 2
    assert written[-1]["epoch"] == 1
    once_more = replay([*shifted, *written], adventure, find("art")).session
    assert (once_more.epoch, once_more.counted) == (1, again.session.counted)


def test_a_journal_without_numbers_goes_on(played: Played, adventure: Adventure) -> None:
    """Those of 0.3 have none."""
    session, records, _ = played
    old = [{k: v for k, v in one.items() if k != "seq"} for one in records]

    assert replay(old, adventure, find("art")).session.counted == session.counted


def test_undo_says_what_it_took_back(played: Played) -> None:
    undone = next(one.event for one in reversed(played[2]) if isinstance(one.event, Undone))

    assert undone.did["do"] in {"choose", "try"}


@pytest.mark.parametrize("command", [Prefer("offers", "asked"), Try("nothing")])
def test_who_acts_is_named(played: Played, command: Command) -> None:
    session, _, told = played

    assert told[-2].actor == str(session.system.view(session.state.sheet)["name"])
    assert told[0].audience == ("all",)


def test_every_event_says_when_it_was(played: Played) -> None:
    assert all(one.clock >= 0 and one.turn >= 0 for one in played[2] if one.seq is not None)
    make: Callable[[Logged], dict[str, object]] = Logged.record
    assert list(make(played[2][0]))[:6] == [
        *("event", "seq", "turn", "clock", "actor", "audience"),
    ]


def test_a_roll_is_told_in_a_plain_sentence_beside_its_facts(adventure: Adventure) -> None:
    session = Session(adventure, find("art"), Seeded("a"), hero="Ada")
    session.do(Choose("climb"))
    turn = session.do(Choose("roll"))

    records = [one.record() for one in logged(session, turn)]

    told = {str(one["event"]): str(one["plain"]) for one in records if "plain" in one}
    assert list(told) == ["check_rolled"]
    assert "succeeds" in told["check_rolled"]


def test_where_a_system_has_no_plain_sentence_for_a_roll_nothing_is_told(
    adventure: Adventure, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = Session(adventure, find("art"), Seeded("a"), hero="Ada")
    session.do(Choose("climb"))
    turn = session.do(Choose("roll"))
    monkeypatch.setattr(type(session.system), "explain", lambda *_: ())

    told = [one.record().get("plain") for one in logged(session, turn)]

    assert [plain for plain in told if plain is not None] == [""]


SECRET = {"event": "rolled", "seq": 7, "turn": 3, "clock": 15, "actor": "Mara",
          "audience": ["Mara"], "faces": [6]}  # fmt: skip


def test_who_may_not_know_an_event_learns_its_number_and_who_did_it() -> None:
    assert seen_by(SECRET, "Mara") == SECRET
    assert seen_by({**SECRET, "audience": ["all"]}, "") == {**SECRET, "audience": ["all"]}
    for seat in ("", "Tom"):
        hidden = seen_by(SECRET, seat)
        assert (hidden["event"], hidden["by"], hidden["seq"]) == ("hidden", "Mara", 7)
        assert "faces" not in hidden

    undone = {**SECRET, "event": "undone", "did": {"do": "roll", "verb": "x", "words": "2d6"}}
    assert seen_by(undone, "Tom")["did"] == {"do": "roll", "verb": "x"}
    kept = {**SECRET, "event": "secret_kept", "question": "Does he lie?"}
    assert seen_by(kept, "Tom")["question"] == ""


def test_an_event_is_hidden_as_its_record_is() -> None:
    did = {"do": "roll", "words": "2d6"}
    own = ("Mara",)
    undone = Logged(Undone(3, did), 7, actor="Mara", audience=own)
    kept = Logged(SecretKept(1, "Does he lie?", "Mara"), 8, actor="Mara", audience=own)
    other = Logged(NoteWritten("a note"), 9, actor="Mara", audience=own)

    assert event_seen(undone, "Tom") == Undone(3, {"do": "roll"})
    assert cast("SecretKept", event_seen(kept, "Tom")).question == ""
    assert event_seen(other, "Tom") == Hidden("Mara")
    for one in (undone, kept, other):
        assert event_seen(one, "Mara") == one.event
        assert event_seen(one._replace(audience=("all",)), "Tom") == one.event
        assert event_seen(one._replace(seq=None), "Tom") == one.event
    assert event_seen(Logged(NoteWritten("a note"), 9), "Tom") == NoteWritten("a note")


@pytest.mark.parametrize(
    ("verb", "events", "audience"),
    [
        ("secret", (NoteWritten("a"), SecretKept(1, "So?", to=("Tom", "Mara"))), ("Mara", "Tom")),
        ("secret", (NoteWritten("a"),), ("Mara",)),
        ("add", (NoteWritten("a"), SecretKept(1, "So?", to=("Tom",))), ("all",)),
        ("whisper", (Whispered(1, by="Tom", to=("Ned",)),), ("Tom", "Ned")),
        ("secret", (TurnPassed("Ned"), MemberCalled("Tom")), ("all",)),
        ("", (Undone(1, {"do": "table", "verb": "mynote"}, "Tom"),), ("Tom",)),
        ("", (Undone(1, {"do": "table", "verb": "add"}, "Tom"),), ("all",)),
        ("", (Undone(1, {"do": "use", "verb": "secret"}, "Tom"),), ("all",)),
    ],
)
def test_who_may_know_what_happened(
    played: Played, verb: str, events: tuple[Event, ...], audience: tuple[str, ...]
) -> None:
    session = played[0]
    state = session.state._replace(table=Tabletop(members=(Member("Mara"),), acting="Mara"))
    command = Table(verb) if verb else None
    turn = session.turns[0]._replace(events=events, first=0, state=state, command=command)

    for one in logged(session, turn):
        assert one.audience == audience


def test_who_acts_is_the_table_s_the_encounter_s_or_the_hero(played: Played) -> None:
    session = played[0]

    class Asking:
        def player(self, sheet: object) -> str:
            return "Ben"

    alone = session.state._replace(pending=None, table=None)
    sitting = alone._replace(table=Tabletop(members=(Member("Mara"), Member("Tom")), acting="Tom"))
    asked = alone._replace(pending=Pending("fight", cast("Any", Asking())))
    name = session.system.view(alone.sheet)["name"] if alone.sheet is not None else ""

    assert [acting(session, one) for one in (alone, sitting, asked)] == [name, "Tom", "Ben"]
    assert acting(session, asked._replace(sheet=None)) == ""
    one_seat = Tabletop(members=(Member("Mara"),), acting="Mara")
    assert [of_several(one) for one in (alone, sitting, alone._replace(table=one_seat))] == [
        "", "Tom", "",
    ]  # fmt: skip
