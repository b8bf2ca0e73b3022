"""Secrets at a table: who may know what, the seal of the dice, and what closing it tells."""

import hashlib
import json

from solo.adventure.model import Adventure
from solo.engine.chance import Sealed, Seeded, told_of
from solo.engine.commands import Command, Table, Undo
from solo.engine.events import Refused, event_record
from solo.engine.journal import chance_of, header, replay, seal, unseal
from solo.engine.log import Logged, logged, seen_by
from solo.engine.session import Session
from solo.engine.table.events import SealOpened, SecretKept, SecretRevealed
from solo.rules import find
from solo.rules.core.dice import SeededDice
from solo.tabletop import table_adventure
from solo.view.whole import view

ADVENTURE: Adventure = table_adventure("evening", "art", {}, "")
SEAL = Sealed("seven", "0" * 32)
ASKED = "Is the miller lying?"
SIT = (Table("add", "Mara"), Table("add", "Ines"))
SECRET = Table("secret", f"{ASKED} likely", who="Ines")


def opened(*commands: Command) -> tuple[Session, list[Logged], list[dict[str, object]]]:
    """Play a sealed table; return it with its log and its journal."""
    records: list[dict[str, object]] = [header(ADVENTURE, SEAL, offers="asked")]
    session = Session(ADVENTURE, find("art"), SEAL, offers="asked", record=records.append)
    log: list[Logged] = [*logged(session, session.turns[0])]
    for command in (*SIT, *commands):
        before = session.state
        turn = session.do(command)
        assert turn.accepted, turn.events
        log += logged(session, turn, before)
    return session, log, records


def text_of(log: list[Logged], seat: str) -> str:
    return json.dumps([seen_by(one.record(), seat) for one in log], default=str)


def test_only_who_asked_knows_what_was_asked_in_secret() -> None:
    _, log, _ = opened(SECRET)

    assert ASKED in text_of(log, "Ines")
    for seat in ("Mara", ""):
        told = text_of(log, seat)
        assert ASKED not in told
        assert "likely" not in told
        (kept,) = (one.record() for one in log if isinstance(one.event, SecretKept))
        shown = seen_by(kept, seat)
        assert shown == {**kept, "question": ""}
        assert shown["by"] == "Ines"


def test_what_is_hidden_keeps_its_number() -> None:
    _, log, _ = opened(SECRET)

    seen = [seen_by(one.record(), "Mara") for one in log]
    assert [one["seq"] for one in seen] == list(range(len(log)))
    assert {"event": "hidden", "by": "Ines"}.items() <= seen[4].items()
    assert "percent" not in seen[4]


def test_taking_a_secret_back_does_not_tell_it() -> None:
    _, log, _ = opened(SECRET, Undo())

    assert ASKED not in text_of(log, "Mara")
    last = seen_by(log[-1].record(), "Mara")
    assert last["did"] == {"do": "table", "verb": "secret"}
    assert last["by"] == "Ines"
    assert ASKED in text_of(log, "Ines")


def test_the_view_of_a_seat_tells_its_own_secrets() -> None:
    session, _, _ = opened(SECRET)

    def secrets(seat: str) -> object:
        table = view(session, seat)["table"]
        assert isinstance(table, dict)
        return table["secrets"]

    public = {"number": 1, "by": "Ines", "to": [], "question": "", "told": []}
    assert secrets("Ines") == [{**public, "question": ASKED}]
    assert secrets("Mara") == secrets("") == [public]


def test_a_secret_falls_by_a_key_of_its_own_which_is_told_with_it() -> None:
    session, log, _ = opened(SECRET, Table("reveal"))
    told = next(one.event for one in log if isinstance(one.event, SecretRevealed))
    fell = session.turns[3].rolls

    dice = SeededDice(told.key)
    assert fell == tuple((sides, dice.roll(1, sides)[0]) for sides, _ in fell)
    assert SEAL.key(3, 0) == told.key
    assert fell != ((100, SEAL.dice(3, 0).roll(1, 100)[0]),)


def test_another_fork_has_another_key() -> None:
    session, _, _ = opened(SECRET, Undo(anew=True), SECRET)

    assert session.turns[-1].key == SEAL.key(3, 1) != SEAL.key(3, 0)


def test_an_answer_in_secret_does_not_show_in_how_the_next_one_reads() -> None:
    session, _, _ = opened(SECRET)

    assert session.state.table is not None
    assert session.state.table.answers == {}


def test_the_dice_of_a_table_are_told_by_their_commitment_alone() -> None:
    told = told_of(SEAL, shared=True)

    assert told == {
        "dice": "sealed",
        "commitment": hashlib.sha256(b"seven:" + b"0" * 32).hexdigest(),
    }
    assert told_of(Seeded("7"), shared=True) == {"dice": "seeded"}
    assert told_of(Seeded("7"), shared=False) == {"dice": "seeded", "seed": "7"}


def test_closing_tells_all_secrets_and_then_the_seed() -> None:
    session, log, _ = opened(SECRET, Table("finish", "for good"))
    last = log[-1].event

    assert last == SealOpened("seven", "0" * 32)
    assert any(isinstance(one.event, SecretRevealed) for one in log)
    assert session.over
    assert hashlib.sha256(f"{last.seed}:{last.nonce}".encode()).hexdigest() == SEAL.commitment
    refused = session.do(Undo())
    assert not refused.accepted
    assert session.over


def test_nothing_tells_the_seed_before_the_end() -> None:
    _, log, _ = opened(SECRET, Table("reveal"))

    for seat in ("Ines", "Mara", ""):
        told = text_of(log, seat)
        assert "seven" not in told
        assert SEAL.nonce not in told


def test_closing_wants_to_be_meant() -> None:
    session, _, _ = opened()
    turn = session.do(Table("finish"))

    assert isinstance(turn.events[0], Refused)
    assert not session.over


def test_a_sealed_game_is_played_back_from_its_journal() -> None:
    session, log, records = opened(SECRET, Table("reveal"), Table("finish", "for good"))
    again = [unseal(seal(record)) for record in records]
    played = replay(again, ADVENTURE, find("art"))

    assert not played.trouble
    assert isinstance(chance_of(again[0]), Sealed)
    assert played.session.state == session.state
    told = [event_record(event) for turn in played.session.turns for event in turn.events]
    assert told == [event_record(one.event) for one in log]
