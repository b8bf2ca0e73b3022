"""Votes at one keyboard: one after another, by number or word, each acknowledged, none shown."""

import io
import json

import pytest

from solo.engine.session import Session
from solo.terminal.front_ends.jsonl import JsonPlayer
from solo.terminal.front_ends.loop import play
from solo.terminal.front_ends.plain import PlainPlayer
from tests.engine.table.sitting import ask, do, table


def sitting() -> Session:
    session = table()
    for name in ("Mara", "Tom", "Ines"):
        do(session, "add", name)
    return session


def by_program(session: Session, *lines: str) -> list[dict[str, object]]:
    """Type lines as a program; return what it is told."""
    out = io.StringIO()
    play(session, JsonPlayer(session, io.StringIO("\n".join([*lines, "quit", ""])), out))
    return [json.loads(line) for line in out.getvalue().splitlines()]


def votes(told: list[dict[str, object]]) -> list[object]:
    return [one["votes"] for one in told if one["event"] == "vote_counted"]


@pytest.mark.parametrize(
    ("typed", "counted"),
    [
        (("likely", "even", "remote"), ["likely", "even", "remote"]),
        (("1", "4", "4"), ["almost certain", "even", "even"]),
        (("0", "even", "5"), ["even", "unlikely"]),
        (("0004", "0015", "even", "5"), ["even", "even", "unlikely"]),
        (("", "even", "huh?", "even", "0"), ["even", "even"]),
    ],
    ids=["words", "numbers", "one abstains", "what is no vote is asked again", "zeros"],
)
def test_votes_are_words_or_numbers_and_one_may_abstain(
    typed: tuple[str, ...], counted: list[str]
) -> None:
    told = by_program(sitting(), "vote Is it dark?", *typed)

    assert votes(told) == [counted]


def test_each_vote_is_acknowledged_and_none_is_told_before_all_have_voted() -> None:
    told = by_program(sitting(), "vote Is it dark?", "2", "0", "5")

    texts = [one["text"] for one in told if one.get("topic") == "vote"]
    assert texts[1:] == [
        "Mara has voted; 2 to go.",
        "Tom does not vote; 1 to go.",
        "Ines has voted.",
    ]
    prompts = [one["prompt"] for one in told if one["event"] == "asked"]
    assert [str(one).partition(",")[0] for one in prompts] == ["Mara", "Tom", "Ines"]


def test_what_only_shows_something_is_shown_while_votes_are_collected() -> None:
    told = by_program(sitting(), "vote Is it dark?", "help odds", "why", "2", "roll 2d6", "3", "4")

    assert {"help", "why"} <= {one.get("topic") for one in told}
    assert "thrown" not in {one["event"] for one in told}
    assert [one["text"] for one in told if "comes first" in str(one.get("text"))] == [
        "The vote comes first: a word such as 'even' is wanted, and 'undo' ends it."
    ]
    assert votes(told) == [["very likely", "likely", "even"]]


def test_one_vote_alone_is_the_likelihood_and_none_asks_nothing() -> None:
    told = by_program(sitting(), "vote Is it dark?", "0", "2", "0")
    assert votes(told) == []
    assert [one["likelihood"] for one in told if one["event"] == "question_weighed"] == [
        "very likely"
    ]

    told = by_program(sitting(), "vote Is it dark?", "0", "0", "0")
    assert [one["event"] for one in told if one["event"].startswith("question")] == []


def test_what_can_be_refused_is_refused_before_anybody_votes() -> None:
    session = sitting()
    ask(session, "Is it cold?")

    told = by_program(session, "vote Is it dark?")

    assert not any(one["event"] == "asked" for one in told)
    assert any(one["event"] == "refused" for one in told)


def test_undo_ends_a_vote_and_takes_nothing_back() -> None:
    session = sitting()

    told = by_program(session, "vote Is it dark?", "2", "undo")

    assert session.state.turn == 3
    assert any(one.get("topic") == "abandoned" for one in told)


def test_plain_text_shows_no_vote_before_all_have_voted() -> None:
    session, out = sitting(), io.StringIO()
    lines = io.StringIO("vote Is it dark?\nremote\n5\n0\nquit\n")

    play(session, PlainPlayer(session, lines, out))

    before, _, after = out.getvalue().partition("Ines does not vote.")
    shown = before.partition("Mara, how likely is it?")[2]
    assert "remote" not in shown
    assert "unlikely" not in shown
    assert "Votes: unlikely, remote." in after


def test_a_whisper_is_typed_unseen_and_told_to_nobody_at_the_screen() -> None:
    session, out = sitting(), io.StringIO()
    lines = io.StringIO("mara: whisper tom\nthe key is FALSE\ntom: mine\nquit\n")

    play(session, PlainPlayer(session, lines, out))

    before, _, after = out.getvalue().partition("Mara whispers to Tom.")
    assert "FALSE" not in before
    assert "Mara to Tom: the key is FALSE" in after


def test_a_program_at_a_seat_is_told_nothing_that_is_anothers() -> None:
    session, out = sitting(), io.StringIO()
    do(session, "whisper", "tom the key is FALSE", "Mara")
    lines = io.StringIO("tom: mine\nview\nmine\nquit\n")

    play(session, JsonPlayer(session, lines, out, seat="Ines"))

    assert "FALSE" not in out.getvalue()
    assert "That is for Tom alone." in out.getvalue()
