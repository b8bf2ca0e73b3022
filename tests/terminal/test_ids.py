"""No id and no rule's number is ever shown in play: whole games of each shipped adventure are."""

import json
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

from solo.engine.commands import from_record
from solo.engine.events import Refused
from solo.engine.session import Session
from solo.terminal.told import render
from solo.terminal.told.answers import answer
from solo.terminal.typed.readings import Query
from solo.terminal.window.blocks import Block
from tests.test_transcripts import ADVENTURES, FILES, began

OF_A_RULE = re.compile(r"\b(?:ART|FELL|FH|CON|FO)-\d+")
WITH_UNDERSCORES = re.compile(r"\b[a-z]+(?:_[a-z0-9]+)+\b")
HYPHENATED = re.compile(r"\b[a-z0-9]+(?:-[a-z0-9]+)+\b")
OFTEN = 15  # turns between two looks at what else can be asked
QUERIES = ("look", "sheet", "quests", "hint", "map", "odds", "help")
ONE_OF_EACH = {path.stem.rpartition("-")[0]: path for path in FILES}


@pytest.mark.long(2)
@pytest.mark.parametrize("path", ONE_OF_EACH.values(), ids=lambda path: path.stem)
def test_no_id_is_shown_in_a_game(path: Path) -> None:
    head, *turns = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    session, _ = began(head)
    written = words_of(ADVENTURES / head["adventure"])
    found = set()
    for number, turn in enumerate(turns):
        ids = {part for one in session.options() for part in (one.id, one.hint)}
        taken = session.do(from_record(turn["command"]))
        ids |= {part for one in session.options() for part in (one.id, one.hint)}
        ids |= {*session.adventure.scenes}
        events = [event for event in taken.events if not isinstance(event, Refused)]
        shown = chain(
            render.happened(events, session), render.menu(session), asked(session, number)
        )
        for text in (block.text for block in shown):
            found |= {*OF_A_RULE.findall(text), *WITH_UNDERSCORES.findall(text)}
            found |= ids & {*HYPHENATED.findall(text)} - written

    assert found == set()


def asked(session: Session, number: int) -> Iterator[Block]:
    """Yield the answers to queries, every some turns."""
    if number % OFTEN == 0:
        for topic in QUERIES:
            yield from answer(Query(topic), session, spoken=True)


def words_of(folder: Path) -> set[str]:
    """Return the hyphenated words of an adventure's own sentences."""
    lines = chain.from_iterable(
        file.read_text(encoding="utf-8").splitlines() for file in folder.rglob("*.yaml")
    )
    told = (line for line in lines if " " in line.partition(": ")[2] or ":" not in line)
    return {
        word
        for line in told
        for word in re.findall(r"(?<=[ \"(“])[a-z0-9]+(?:-[a-z0-9]+)+(?=[ \".,;:!?)”])", line)
    }
