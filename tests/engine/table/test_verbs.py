"""What is done at a table, and how what can't be done is refused: nothing changes then."""

import pytest

from solo.engine.commands import Ask, Choose, Command, Draw, Jot, Prefer, Roll, Table, Undo, Use
from solo.engine.events import PreferenceSet
from solo.engine.session import Session
from solo.engine.table.events import SecretKept
from solo.engine.table.verbs import VERBS
from tests.engine.table.sitting import do, only, refused, table

SECRET_WHAT = (
    "what is to be done in secret, and for whom? secret Is he lying? likely; "
    "secret me: roll 2d6; secret Tom: check charm"
)
FINISH_WHAT = (
    "'finish for good' closes the table: all secrets are told, then the seed of the dice, "
    "and nothing comes after it; 'quit' only leaves"
)


@pytest.fixture(scope="module")
def seated() -> Session:
    session = table()
    do(session, "add", "Mara")
    do(session, "add", "Ned")
    return session


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (Table("voice", "loud"), "the voice is full or terse: voice terse"),
        (Table("voice"), "the voice is full or terse: voice terse"),
        (
            Table("questions", "some"),
            "one question a turn, or as many as you like: questions one, questions free",
        ),
        (Table("finish"), FINISH_WHAT),
        (Table("finish", "now"), FINISH_WHAT),
        *((Table("secret", words), SECRET_WHAT) for words in ("", "roll", "Ned: ", "?")),
        (
            Table("vote"),
            "name two or more likelihoods: vote Is there a guard? likely, even, remote",
        ),
        (Ask(""), "ask what? For example: ask Is there a window? likely"),
        (Choose("fly"), "there is no choice 'fly' here"),
        (Use("fly"), "'fly' is not open now; open are first-aid"),
        (Jot(""), "write what? For example: note The key is under the mat"),
        (Jot("a", of=9), "there is no note 9; there are 0"),
        (Prefer("x", "y"), "'x' can be offers or account"),
        (Prefer("offers", "z"), "'offers' can be always or asked"),
        (Draw("nothing"), "no table is called 'nothing'"),
        (Draw(""), "draw from which table? For example: draw weather"),
        (
            Roll("fly"),
            "'fly' is no dice; write 3d6+1, 4d6kh3, d66, d%, 2d20<=12, 5d10>=8, (2d6+1)>=8 or 3d6!",
        ),
    ],
)
def test_what_can_t_be_done_is_refused_with_what_can(
    seated: Session, command: Command, told: str
) -> None:
    before = seated.state

    assert refused(seated.do(command)) == told
    assert seated.state is before


@pytest.mark.parametrize(
    ("verb", "words", "value"),
    [
        ("voice", " Terse ", "terse"),
        ("voice", "full", "full"),
        ("questions", "FREE", "free"),
        ("questions", "one", "one"),
    ],
)
def test_a_preference_of_the_table_is_set(verb: str, words: str, value: str) -> None:
    session = table()

    assert do(session, verb, words) == (PreferenceSet(verb, value),)
    assert session.state.table is not None
    assert (session.state.table.voice, session.state.table.free) == (
        value if verb == "voice" else "full",
        value == "free",
    )


@pytest.mark.parametrize(
    ("words", "to", "said"),
    [
        ("Is it: so?", (), "Is it: so?"),
        ("Bob: roll 2d6", (), "Bob: roll 2d6?"),
        ("me: roll 2d6", ("Mara",), "roll 2d6"),
        ("for  Ned: Is it so: really?", ("Ned",), "Is it so: really?"),
        ("nobody: roll 2d6", (), "roll 2d6"),
    ],
)
def test_for_whom_a_secret_is_stands_before_the_first_colon(
    words: str, to: tuple[str, ...], said: str
) -> None:
    session = table()
    do(session, "add", "Mara")
    do(session, "add", "Ned")

    kept = only(do(session, "secret", words), SecretKept)

    assert kept == SecretKept(1, said, "Mara", to)


MEANWHILE = (
    "clock close delete edit fight mynote npc place questions rename reveal sort tension "
    "thread tick twists voice weigh when whisper"
)


def test_what_may_be_done_while_a_roll_is_open() -> None:
    session = table()
    session.offers = "always"
    do(session, "add", "Mara")
    do(session, "check", "trait attribute=strength difficulty=Poor")
    assert session.state.pending is not None
    waits = []
    for verb in sorted(VERBS):
        turn = session.do(Table(verb, ""))
        if turn.accepted:
            session.do(Undo())
        elif turn.events[0].reason.code == "engine.unfinished":
            waits.append(verb)

    assert sorted(VERBS - {*waits}) == sorted(MEANWHILE.split())
