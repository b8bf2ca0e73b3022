"""What only some at a table know: rolls, checks and cards of their own, whispers, notes."""

import json

import pytest

from solo.engine import commands
from solo.engine.chance import Sealed
from solo.engine.commands import Command, Table, Undo
from solo.engine.events import CheckRolled, event_record
from solo.engine.journal import header, replay
from solo.engine.log import Logged, logged, seen_by
from solo.engine.session import Session
from solo.engine.table import verbs
from solo.engine.table.events import DiceThrown, OwnRevealed, SecretKept, TableDrawn, Whispered
from solo.engine.table.roles import COMMANDS, ROLES
from solo.engine.table.secrets import knows, told_to
from solo.engine.table.state import Own, Tabletop
from solo.rules import find
from solo.story.book import book
from solo.story.luck import Statistics
from solo.tabletop import table_adventure
from solo.terminal.typed.lines import parse
from solo.terminal.typed.readings import Hushed
from solo.view.whole import view
from solo.web.lines import Message
from solo.web.seats import NotYours, reading_at_seat
from tests.engine.table.sitting import do, refused, table

ADVENTURE = table_adventure("evening", "art", {}, "")
SEAL = Sealed("seven", "0" * 32)
NAMES = ("Mara", "Tom", "Ines")


class Sitting:
    """A sealed table with its log and its journal."""

    def __init__(self, *given: Command) -> None:
        self.records: list[dict[str, object]] = [header(ADVENTURE, SEAL, offers="asked")]
        self.session = Session(
            ADVENTURE, find("art"), SEAL, offers="asked", record=self.records.append
        )
        self.log: list[Logged] = []
        for command in (*(Table("add", name) for name in NAMES), *given):
            self.does(command)

    def does(self, command: Command) -> None:
        before = self.session.state
        turn = self.session.do(command)
        assert turn.accepted, turn.events
        self.log += logged(self.session, turn, before)

    @property
    def table(self) -> Tabletop:
        table = self.session.state.table
        assert table is not None
        return table

    def told(self, seat: str) -> str:
        """Return all that a seat may know: its log, its view, its journal."""
        log = [seen_by(one.record(), seat) for one in self.log]
        chapters = book(self.session, seat=seat).chapters
        return json.dumps([log, view(self.session, seat), chapters], default=str)


SECRETS = {
    "a check": ("check charm Poor", CheckRolled),
    "dice": ("roll 9d1000", DiceThrown),
    "cards": ("draw cards 2", TableDrawn),
}


@pytest.mark.parametrize(("what", "kind"), SECRETS.values(), ids=SECRETS)
@pytest.mark.parametrize(("to", "knowing"), [("me", ("Mara",)), ("Tom", ("Tom",)), ("nobody", ())])
def test_a_roll_in_secret_is_known_to_whom_it_is_for(
    what: str, kind: type, to: str, knowing: tuple[str, ...]
) -> None:
    sitting = Sitting(Table("secret", f"{to}: {what}", who="Mara"))

    assert {name for name in NAMES if knows(sitting.table, name)} == {*knowing}
    assert any(isinstance(one, kind) for one in sitting.table.secrets[1])
    assert not any(isinstance(one.event, kind) for one in sitting.log)
    found = [event_record(one) for one in sitting.table.secrets[1][:1]]
    result = json.dumps(found[0].get("faces"))
    for name in NAMES:
        told = json.dumps(view(sitting.session, name)["table"], default=str)
        assert (result in told) == (name in knowing)


def test_what_is_rolled_in_secret_changes_no_sheet() -> None:
    """An outstanding result would teach a skill, and anybody would see it on the sheet."""
    for seed in range(8):
        sitting = Sitting(*[Table("turn")] * seed)
        before = [one.sheet for one in sitting.table.members], sitting.session.state.sheet
        sitting.does(Table("secret", "me: check sneaking Pathetic"))
        after = [one.sheet for one in sitting.table.members], sitting.session.state.sheet
        assert after == before


def test_whispers_and_notes_are_told_to_nobody_else() -> None:
    sitting = Sitting(
        Table("whisper", "tom the key is FALSE", who="Mara"),
        Table("mynote", "buy ROPE", who="Ines"),
        Table("whisper", "mara, tom: he LIES", who="Ines"),
    )

    assert told_to(sitting.table, "Tom") == (
        Own(1, "Mara", ("Tom",), "the key is FALSE"),
        Own(3, "Ines", ("Mara", "Tom"), "he LIES"),
    )
    knows_of = {"FALSE": {"Mara", "Tom"}, "ROPE": {"Ines"}, "LIES": {"Mara", "Tom", "Ines"}}
    for word, names in knows_of.items():
        for name in (*NAMES, ""):
            assert (word in sitting.told(name)) == (name in names), (word, name)


def test_whoever_whispers_need_not_be_the_one_who_acts() -> None:
    sitting = Sitting(Table("whisper", "tom look behind you", who="Ines"))

    assert sitting.table.acting == "Mara"
    whispered = sitting.log[-1]
    assert whispered.event == Whispered(1, "Ines", ("Tom",))
    assert (whispered.actor, whispered.audience) == ("Ines", ("Ines", "Tom"))
    assert seen_by(whispered.record(), "Mara")["event"] == "hidden"


def test_only_its_owner_reveals_what_is_somebodys() -> None:
    sitting = Sitting(
        Table("secret", "Tom: check charm", who="Mara"), Table("mynote", "rope", who="Ines")
    )
    session = sitting.session

    for who in ("", "Mara", "Ines"):
        assert refused(session.do(Table("reveal", "1", who))).startswith("1 is only Tom's")
    assert refused(session.do(Table("reveal", "2", "Tom"))).startswith("2 is only Ines's")
    assert refused(session.do(Table("reveal", "", "Mara"))).startswith("there is no secret")
    sitting.does(Table("reveal", "1", "Tom"))
    assert isinstance(sitting.log[-1].event, CheckRolled)
    sitting.does(Table("reveal", "2", "Ines"))
    assert sitting.log[-1].event == OwnRevealed(2, "Ines", "rope")
    assert sitting.table.own == ()


def test_what_nobody_knows_yet_the_host_may_reveal() -> None:
    sitting = Sitting(
        Table("secret", "Is he lying? likely", who="Mara"), Table("secret", "me: roll 2d6", "Tom")
    )

    sitting.does(Table("reveal"))

    assert [*sitting.table.secrets] == [2]


def test_taking_it_back_tells_nothing() -> None:
    sitting = Sitting(Table("whisper", "tom the key is FALSE", who="Mara"), Undo())

    last = sitting.log[-1]
    assert last.audience == ("Mara",)
    assert "FALSE" not in json.dumps(seen_by(last.record(), "Tom"))
    assert sitting.table.own == ()


def test_dice_of_secrets_are_in_no_statistics_until_they_are_told() -> None:
    sitting = Sitting(Table("secret", "me: check charm", "Mara"))
    counted, told = Statistics(), Statistics()
    counted.add(sitting.session, "")
    sitting.does(Table("reveal", "1", "Mara"))
    told.add(sitting.session, "")

    assert (counted.dice, counted.all.rolled) == ({}, 0)
    assert told.dice[100].count == 1


def test_secrets_play_back_to_the_same() -> None:
    sitting = Sitting(
        Table("secret", "me: check charm", "Tom"),
        Table("secret", "ines: draw cards", "Mara"),
        Table("whisper", "tom hush", who="Ines"),
        Table("reveal", "1", "Tom"),
        Table("secret", "me: roll 3d6", "Mara"),
    )

    played = replay(sitting.records, ADVENTURE, sitting.session.system)

    assert (played.trouble, played.good) == ("", len(sitting.records) - 1)
    assert played.session.state.table == sitting.session.state.table


@pytest.mark.parametrize(
    ("verb", "words", "why"),
    [
        ("secret", "me:", "what is to be done in secret"),
        ("secret", "me: check", "what is to be done in secret"),
        ("secret", "tick tide", "that can't be kept secret: 'tick'"),
        ("whisper", "tom", "whisper to whom"),
        ("whisper", "otto hello", "nobody here is called 'otto'"),
        ("mynote", " ", "note what?"),
        ("reveal", "7", "there is no secret to reveal"),
    ],
)
def test_what_says_nothing_is_refused(verb: str, words: str, why: str) -> None:
    assert refused(Sitting().session.do(Table(verb, words))).startswith(why)


def test_a_question_with_a_colon_is_for_nobody_yet() -> None:
    sitting = Sitting(Table("secret", "So: is he lying? likely"))

    kept = sitting.log[-1].event
    assert isinstance(kept, SecretKept)
    assert (kept.question, kept.to) == ("So: is he lying?", ())


def test_the_words_of_a_whisper_are_asked_for_without_an_echo() -> None:
    session = Sitting().session

    read = parse("tom: whisper ines", session)

    assert isinstance(read, Hushed)
    assert read.completed("it is a trap") == Table("whisper", "ines it is a trap", "tom")
    assert parse("whisper tom it is a trap", session) == Table("whisper", "tom it is a trap")


def test_each_verb_of_a_table_has_a_role() -> None:
    assert {*ROLES} == verbs.VERBS
    assert {*COMMANDS} == {*commands._KINDS}
    assert {*commands.UNACTED} == {*verbs._UNACTED}
    hosts = {verb for verb, role in ROLES.items() if role == "host"}
    assert {"tension", "do", "leave"} <= hosts
    assert COMMANDS["undo"] == "host"


@pytest.mark.parametrize("verb", sorted(verbs.VERBS - {"together", "versus"}))
def test_a_seat_does_what_its_role_allows_and_in_its_own_name(verb: str) -> None:
    session = Sitting().session
    sample = {"vote": "vote Is it? even, even", "everyone": "everyone strength"}
    line = sample.get(verb, f"{verb} x 3 y")

    if ROLES[verb] == "host":
        with pytest.raises(NotYours):
            reading_at_seat(Message(line=line), session, "Tom")
    else:
        read = reading_at_seat(Message(line=line), session, "Tom")
        assert isinstance(read, Table)
        assert read.who == "Tom"


def test_no_seat_is_shown_what_is_anothers() -> None:
    session = Sitting(Table("mynote", "rope", who="Ines")).session

    with pytest.raises(NotYours):
        reading_at_seat(Message(line="ines: mine"), session, "Tom")
    with pytest.raises(NotYours):
        reading_at_seat(Message(line="mara: whisper ines hello"), session, "Tom")


def test_a_note_of_ones_own_is_changed_and_deleted_by_its_owner_alone() -> None:
    session = table()
    for name in ("Mara", "Tom"):
        do(session, "add", name)
    do(session, "mynote", "buy rope", "Mara")
    do(session, "whisper", "mara hush", "Tom")

    for words, who in (("edit 1: buy a bell", "Tom"), ("delete 2", "Mara"), ("delete 9", "Mara")):
        assert "no note" in refused(session.do(Table("mynote", words, who)))
    do(session, "mynote", "edit 1: buy a bell", "Mara")
    assert session.state.table is not None
    assert [one.text for one in session.state.table.own] == ["buy a bell", "hush"]
    do(session, "mynote", "delete 1", "Mara")
    assert [one.text for one in session.state.table.own] == ["hush"]
    assert parse("edit mynote 1: so", session) == Table("mynote", "edit 1: so")
    assert parse("delete mynote 1", session) == Table("mynote", "delete 1")
