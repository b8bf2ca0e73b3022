"""What every walkthrough of every shipped adventure shows, turn by turn: in order, and no ids."""

import re
from collections.abc import Sequence
from itertools import takewhile
from pathlib import Path

import pytest

from solo.engine.events import CheckRolled, Event, Narrated, Refused
from solo.engine.session import Session
from solo.terminal.told import render
from solo.terminal.window.blocks import Block
from tests.terminal.test_ids import HYPHENATED, OF_A_RULE, WITH_UNDERSCORES, words_of
from tests.terminal.walks import FOLDERS, walk

ROLLS = frozenset({"success", "failure", "roll"})
FIRST = re.compile(  # what goes before the dice: time on the way, what is paid, what was learned
    r"(?:hours?|minutes?) pass(?:es)?; it is|is (?:spent|used up)\.$|comes with you\.$"
    r"|^(?:An inspiration point for|A new skill:)|nothing heals until"
    r"|^Stress: \d+ → \d+\.$"  # paid for a push
    r"|^Momentum: the pool is full|^You have .* now, in your pack|gets up\.$"  # by a choice
    r"|^Gamemaster's Action Points -|can stay far back; "  # on entering, and by what was chosen
    r"|^You take: "  # by a choice
    r"|^Quest taken on:|^Coins \+|^Fatigue \(.*\) is over"  # of the choice itself, and of its time
)
OF_DICE = re.compile(
    r": a roll of \d|^A luck die shows|^\d+: |^There are the tracks: "
)  # rolls told among what changed
each = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)


def style(block: Block) -> str:
    return block.spans[0].style if block.spans else ""


def tells_a_roll(block: Block) -> bool:
    return style(block) in ROLLS or OF_DICE.search(block.text) is not None


@pytest.mark.long(3)
@each
def test_a_roll_stands_before_what_it_caused(folder: Path) -> None:
    """No change and no prose of a result comes before the line of the roll that led to it."""
    early = set()

    def seen(session: Session, events: Sequence[Event]) -> None:
        rolled = [one.outcome for one in events if isinstance(one, CheckRolled)]
        if not rolled or not rolled[0].faces:  # a fight that ended first tells its own blows
            return
        shown = render.happened(events, session)
        before = list(takewhile(lambda block: not tells_a_roll(block), shown))
        if len(before) < len(shown):
            told = [one.text for one in before if style(one) == "change"]
            early.update(text for text in told if not FIRST.search(text))

    assert walk(folder, seen)
    assert early == set()


@pytest.mark.long(1)
@each
def test_no_id_is_shown_in_any_walkthrough(folder: Path) -> None:
    written, found = words_of(folder), set()
    ids: set[str] = set()

    def seen(session: Session, events: Sequence[Event]) -> None:
        ids.update(part for one in session.options() for part in (one.id, one.hint))
        told = [one for one in events if not isinstance(one, Refused)]
        blocks = (*render.happened(told, session), *render.menu(session))
        for text in (block.text for block in blocks):
            found.update(OF_A_RULE.findall(text), WITH_UNDERSCORES.findall(text))
            known = ids | {*session.adventure.scenes}
            found.update(known & {*HYPHENATED.findall(text)} - written)

    walk(folder, seen)
    assert found == set()


@pytest.mark.long(2)
@each
def test_no_turn_tells_the_same_twice(folder: Path) -> None:
    """A timed passage and a choice may lead to one scene at the same hour."""
    twice = set()

    def seen(session: Session, events: Sequence[Event]) -> None:
        told = [one.text for one in events if isinstance(one, Narrated)]
        twice.update(text for text in told if text and told.count(text) > 1)

    walk(folder, seen)
    assert twice == set()
