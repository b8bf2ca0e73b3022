"""What only one at a table knows, shown to that one alone."""

from collections.abc import Iterator
from typing import Any

from solo.engine.session import Session
from solo.engine.table.secrets import Seal, knows, told_to
from solo.engine.table.state import Own, Tabletop
from solo.terminal import wording
from solo.terminal.table.words import words as say
from solo.terminal.told import render
from solo.terminal.window.blocks import Block, heading, line
from solo.terminal.window.clean import clean_line


def mine(who: str, session: Session) -> tuple[Block, ...]:
    """Show the notes and whispers of somebody, and what they know of secrets."""
    table = session.state.table or Tabletop()
    name = who or table.acting
    told = wording.words(session).say
    blocks = [heading(told(say("mine-title", name=name)))]
    blocks += [line(clean_line(told(_own(one))), tight=True) for one in told_to(table, name)]
    for number, kept in knows(table, name).items():
        blocks += _secret(number, kept, session)
    return tuple(blocks) if len(blocks) > 1 else (line(told(say("mine-none", name=name))),)


def _own(one: Own) -> Any:
    return say("mine-own", number=one.number, by=one.by, to=one.to, text=one.text)


def _secret(number: int, kept: tuple[Any, ...], session: Session) -> Iterator[Block]:
    seal = next((one for one in kept if isinstance(one, Seal)), Seal("", "", ""))
    told = say("mine-secret", number=number, question=seal.question)
    yield line(clean_line(wording.words(session).say(told)), tight=True)
    events = [event for event in kept if not isinstance(event, Seal)]
    yield from render.happened(events, session)
