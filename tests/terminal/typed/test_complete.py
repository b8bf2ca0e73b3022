"""Completion fits what is open now."""

import pytest

from solo.terminal.typed.complete import Completion, completions
from tests.terminal.fake import FakeSession, at_roll


def texts(before: str, session: FakeSession | None = None) -> list[str]:
    return [found.text for found in completions(before, session or FakeSession())]


@pytest.mark.parametrize(
    ("before", "expected"),
    [
        ("cl", ["Climb the cliff"]),
        ("ask", ["Ask Ned about the lamp", "ask"]),
        ("ask N", ["Ask Ned about the lamp"]),
        ("climb the", ["Climb the cliff"]),
        ("ha", []),
        ("jo", ["journal"]),
        ("ai", ["aid"]),
        ("try ", ["strength", "charm"]),
        ("try st", ["strength"]),
        ("try strength ", ["feeble", "poor", "good"]),
        ("try strength g", ["good"]),
        ("try strength good l", []),
        ("ask Is it? ", ["likely", "even", "next to impossible"]),
        ("ask Is it?l", [" likely"]),
        ("rules f", ["Fame"]),
        ("odds ", ["1", "2", "3", "4"]),
        ("sheet h", ["health"]),
        ("help un", ["undo"]),
        ("offers a", ["always", "asked"]),
        ("undo ", ["anew"]),
    ],
)
def test_what_may_follow_is_offered(before: str, expected: list[str]) -> None:
    assert texts(before) == expected


def test_hints_of_a_roll_are_offered() -> None:
    assert texts("take", at_roll()) == ["Take 25 instead of rolling"]
    assert "fame" in texts("fa", at_roll())


def test_what_is_replaced_is_what_was_typed() -> None:
    (found,) = completions("try stre", FakeSession())

    assert found.replaces == 4


def test_an_empty_line_offers_the_open_choices_first() -> None:
    assert texts("")[:2] == ["Climb the cliff", "Wade round to the sea gate"]


def test_what_may_be_looked_at_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FakeSession, "things", lambda *_: (("lamp", "light"), ("ledger",)))

    offered = [one.text for one in completions("look l", FakeSession())]  # type: ignore[arg-type]  # a fake

    assert offered == ["lamp", "light", "ledger"]
    assert [one.text for one in completions("look le", FakeSession())] == ["ledger"]  # type: ignore[arg-type]  # a fake


def test_the_short_word_of_a_choice_is_offered() -> None:
    offered = completions("sk", at_roll())  # type: ignore[arg-type]  # a fake

    assert Completion("skill", 2, "Argue for another skill") in offered
    assert Completion("aid", 2, "First aid on yourself") in completions("ai", FakeSession())  # type: ignore[arg-type]  # a fake
