"""Foes that a table may fight, listed with what they can take."""

from collections.abc import Mapping, Sequence
from typing import cast

from solo.engine.session import Session
from solo.engine.table.bringing import brought_foes
from solo.engine.table.foes import Kind, bare, kinds
from solo.terminal import wording
from solo.terminal.table.words import words as say
from solo.terminal.typed.readings import shortened
from solo.terminal.window.blocks import Block, heading, line
from solo.terminal.window.clean import clean_line
from solo.view.foes import about
from solo.words import Message, Text


def foes(words: str, session: Session, spoken: bool) -> tuple[Block, ...]:
    """List who can be fought, or those whose names have a word."""
    told = wording.words(session).say
    own = cast("Mapping[str, object]", session.adventure.foes)
    brought = brought_foes(session.state.table, session.system)
    known = kinds(session.system, {**own, **brought}, session.adventure.spoken)
    found = called(words, known)
    if not found:
        return (line(clean_line(told(say("foes-none", word=shortened(words))))),)
    rows = [row(one, about(session, one)) for one in found]
    lines = [line(clean_line(told(one)), tight=True) for one in rows]
    return (heading(told(say("foes-title"))), *lines)


def called(words: str, known: Sequence[Kind]) -> list[Kind]:
    """Return the foes whose names have a word; all for none."""
    wanted = bare(words)
    return [
        one
        for one in known
        if any(wanted in bare(name) for name in (one.key, one.name, *one.words))
    ]


def row(kind: Kind, told: tuple[Text, ...]) -> Message:
    """Return what is told of a foe: its id, its name, and how a fight would begin with it."""
    return say("foes-row", key=kind.key, name=kind.name, told=told)
