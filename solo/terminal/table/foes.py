"""Foes that a table may fight, listed with what they can take."""

from collections.abc import Mapping, Sequence
from typing import cast

from solo.engine.session import Session
from solo.engine.table.bringing import brought_foes
from solo.engine.table.foes import Kind, bare, kinds
from solo.engine.table.roster import NOBODY
from solo.rules.core.by_hand import Met
from solo.rules.core.fight_view import FightView
from solo.rules.core.outcome import AnySheet
from solo.rules.core.system import AnySystem
from solo.rules.core.words import words as core
from solo.terminal import now
from solo.terminal.blocks import Block, heading, line
from solo.terminal.clean import clean_line
from solo.terminal.readings import shortened
from solo.terminal.table.words import words as say
from solo.words import Message, Text


def foes(words: str, session: Session, spoken: bool) -> tuple[Block, ...]:
    """List who can be fought, or those whose names have a word."""
    told = now.words(session).say
    own = cast("Mapping[str, object]", session.adventure.foes)
    brought = brought_foes(session.state.table, session.system)
    known = kinds(session.system, {**own, **brought}, session.adventure.spoken)
    found = called(words, known)
    if not found:
        return (line(clean_line(told(say("foes-none", word=shortened(words))))),)
    rows = [row(one, session.system, session.state.sheet) for one in found]
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


def row(kind: Kind, system: AnySystem, sheet: AnySheet) -> Message:
    """Return what is told of a foe: its id, its name, and how a fight would begin with it."""
    return say("foes-row", key=kind.key, name=kind.name, told=_about(kind, system, sheet))


def _about(kind: Kind, system: AnySystem, sheet: AnySheet) -> tuple[Text, ...]:
    by_hand = system.by_hand
    if by_hand is None:
        return ()
    sheet = system.stand_in(NOBODY, {}) if sheet is None else sheet
    met = [Met(kind.key, kind.block)]
    if by_hand.look is not None:
        view: FightView | None = by_hand.look(met, sheet)
    else:
        view = system.fight(system.begin(by_hand.fight(met), sheet, asks=False), sheet)
    there = [one for one in view.fighters if one.side == "foe"] if view else []
    gauges = (gauge for one in there for gauge in one.gauges)
    told = (core("gauge-now", label=one.label, now=one.value, most=one.most) for one in gauges)
    return (*told, *(fact for one in there for fact in one.facts))
