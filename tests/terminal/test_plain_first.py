"""A roll is told by a sentence that needs no knowledge of the rules; their account is for `why`."""

import io
import json
import re
from typing import Any

import pytest

from solo.engine.chance import Loaded
from solo.engine.commands import Choose, Prefer
from solo.engine.journal import header, replay
from solo.engine.log import logged
from solo.engine.session import Session
from solo.rules import find
from solo.terminal.front_ends.jsonl import JsonPlayer
from solo.terminal.front_ends.loop import play
from solo.words import Words
from tests.english import english
from tests.terminal.told.test_at_once import fight, played
from tests.terminal.told.test_strips import ROLLS, rolled

OF_A_RULE = re.compile(r"\b(?:ART|FELL|FH|CON|FO)-\d+")


def clock(*faces: int, **more: Any) -> Session:
    """Return the first steps at the foot of the stair, where Agility is rolled."""
    return fight("first-steps", "stair", Loaded(faces), **more)


@pytest.mark.parametrize("roll", ROLLS.values(), ids=ROLLS)
def test_the_first_line_of_a_roll_names_face_threshold_and_result_and_no_rule(roll: Any) -> None:
    system, check, faces, fields = roll
    plain, *account = find(system).explain(rolled(system, check, faces, **fields))

    said = english(plain)
    assert all(str(face) in said for face in faces)
    assert re.search(r"\d+ or (more|less) succeeds: ", said)
    assert not OF_A_RULE.search(said)
    assert OF_A_RULE.search(" ".join(map(english, account)))
    assert re.search(r"; (ab|bis) \d+ gelingt es: ", Words("de").say(plain))


def test_the_account_follows_where_it_is_wanted_and_waits_for_why_elsewhere() -> None:
    lines = ("1", "account", "1", "account always", "undo", "1", "account asked")

    said = played(clock(60, 60), *lines)

    first, _, second = said.partition(
        "From now on the game shows after each roll how it was counted."
    )
    assert "A roll is told in one line; 'why' shows how it was counted." in first
    assert "60; 16 or more succeeds: Passable, 4 successes.\n" in first
    assert "The trait's row" not in first
    assert re.search(r"60; 16 or more [^>]*The trait's row is \d+ \(ART", second)
    assert "From now on a roll is told in one line" in second


def test_in_a_fight_the_account_of_each_throw_follows_too() -> None:
    session = fight("the-drowned-counting-house", "queue", Loaded((3, 11, 1, 1, 1, 1, 1, 1)))

    said = " ".join(played(session, "account always", "1").split())

    assert "3 and 11; 13 or less succeeds: 2 successes of 1 needed, passed." in said
    assert "is a success (CON-0" in said


def test_what_is_preferred_is_kept_in_the_journal() -> None:
    records: list[dict[str, Any]] = []
    session = clock(60)
    session.record = records.append
    session.do(Prefer("account", "always"))

    assert records[-1] == records[-1] | {"do": "prefer", "name": "account", "value": "always"}
    head = header(session.adventure, session.chance, offers="always", hero=session.hero)
    again = replay([head, *records], session.adventure, session.system)
    assert again.session.account == "always"


def test_a_program_reads_the_plain_sentence_with_its_facts() -> None:
    session, out = clock(60), io.StringIO()
    play(session, JsonPlayer(session, io.StringIO("1\n1\n"), out))

    told = next(one for one in map(json.loads, out.getvalue().splitlines())
                if one["event"] == "check_rolled")  # fmt: skip

    assert told["plain"]["text"] == "60; 16 or more succeeds: Passable, 4 successes."
    assert told["plain"]["facts"]["succeeds"] == {"code": "core.edge-up", "facts": {"edge": 16}}
    assert all("plain" not in one.record() for one in logged(session, session.turns[0]))
    assert session.do(Choose("nothing")).first is None
