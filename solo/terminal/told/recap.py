"""What a player who comes back needs: the last turns, the quests, the time; and hints."""

from collections.abc import Iterator
from itertools import pairwise

from solo.engine.events import SceneEntered
from solo.engine.log import ALL, event_seen, logged, of_several
from solo.engine.past import Turn
from solo.engine.session import Session
from solo.errors import SoloError
from solo.terminal import game_time, wording
from solo.terminal.shown import shown_row
from solo.terminal.told import render
from solo.terminal.typed import open_options
from solo.terminal.typed.command_words import command_words
from solo.terminal.typed.matching import numbered
from solo.terminal.window.blocks import Block, heading, line, marked, prose
from solo.terminal.window.clean import clean_line, sentence
from solo.view import heroes
from solo.view.parts import WHOSE

Blocks = tuple[Block, ...]
LATELY = 2  # turns that are told again to whoever comes back


def retold(before: Turn, turn: Turn, session: Session, seat: str = ALL) -> Blocks:
    """Tell a turn again, as a seat may know it.

    Args:
        before: The turn before it.
        turn: The turn.
        session: The game.
        seat: Who reads it, at a table; nothing for what is public, `ALL` for everything, as in a
            game of one.
    """
    who = of_several(before.state) or of_several(turn.state)
    events = turn.events
    if seat != ALL:
        events = tuple(event_seen(one, seat) for one in logged(session, turn, before.state))
    hidden = events != turn.events
    said = command_words(turn.command, before.state, session, hidden=hidden)
    told = marked(clean_line(said), "said", lead=f"{turn.state.turn}. ")
    return (told, *render.happened(events, session, who=who))


def recap(session: Session, seat: str = ALL) -> Blocks:
    """Return what happened in the last turns, as a seat may know it, the open quests, the time."""
    blocks: list[Block] = []
    told = list(pairwise(session.turns[-LATELY - 1 :]))
    if title := _place(session):
        again = [turn.events for _, turn in told] or [session.opening]
        entered = any(isinstance(event, SceneEntered) for events in again for event in events)
        blocks += [] if entered else [heading(title)]
    for before, turn in told:
        blocks += retold(before, turn, session, seat)
    if not told:
        blocks += render.happened(session.opening, session)
    open_now = [
        clean_line(session.adventure.quests[key].title)
        for key, step in session.state.quests.items()
        if step == "take" and key in session.adventure.quests
    ]
    open_now += _own_quest(session)
    if open_now:
        blocks.append(line(wording.tell(session, "your-quests", quests=open_now), "remark"))
    if game_time.timed(session):
        blocks.append(line(game_time.told_clock(session), "remark", tight=bool(open_now)))
    return tuple(blocks)


def quests(session: Session) -> Blocks:
    """Return the quests and their state, the state of the hero, and the time."""
    known = session.adventure.quests
    told = [
        line(
            wording.tell(session, "quest", title=clean_line(known[key].title), step=step),
            tight=True,
        )
        for key, step in session.state.quests.items()
        if key in known
    ]
    told += [
        line(wording.tell(session, "own-quest", title=title), tight=True)
        for title in _own_quest(session)
    ]
    blocks = [heading(wording.tell(session, "quests")), *told]
    blocks = blocks if told else [line(wording.tell(session, "no-quest"))]
    if heroes.there(session):
        words = wording.words(session)
        status = [shown_row(row, words) for row in heroes.status(session)[1:]]
        rows = [f"{row.label} {row.value}" for row in status]
        time = game_time.clock(session) if game_time.timed(session) else ""
        stand = wording.tell(session, "turn", turn=session.state.turn, time=time, rows=rows)
        blocks.append(line(clean_line(stand), "remark"))
    return tuple(blocks)


def _own_quest(session: Session) -> list[str]:
    """Return the quest that the players have stated, if they have."""
    title = heroes.own_quest(session)
    return [clean_line(title)] if title else []


def hint(session: Session) -> Blocks:
    """Return the author's hint for the scene, or what is open and was not done yet."""
    if session.over:
        return (line(wording.tell(session, "is-over"), "remark"),)
    try:
        written = session.interpreter.hint(session.state)
    except SoloError:  # a mistake in it is the author's to find by `solo lint`
        written = ""
    return prose(written) if written else tuple(_open(session))


def _open(session: Session) -> Iterator[Block]:
    """Yield what stands for hints in an adventure without any: the choices that are open."""
    shown = numbered(open_options.options(session))
    if session.state.pending is not None:
        usual = next((option for _, option in shown if not option.reason), None)
        if usual is not None and session.status() == WHOSE:
            yield line(wording.tell(session, "take-whom", usual=usual.text))
        elif usual is not None:
            yield line(wording.tell(session, "usual", usual=usual.text))
        return
    scene, taken = session.state.scene, session.state.taken
    fresh = [
        (n, option)
        for n, option in shown
        if n and not (taken[f"{scene}/{option.id}"] or taken[option.id])
    ]
    if fresh:
        yield line(wording.tell(session, "not-done-yet"))
        for number, option in fresh:
            yield line(option.text, lead=f"{number:>2}. ", tight=True)
    for _, option in (entry for entry in shown if entry[0] is None):
        yield line(f"{option.text}: {sentence(option.reason)}", "barred", lead=" -  ", tight=True)
    if not fresh:
        yield line(wording.tell(session, "all-done"))


def _place(session: Session) -> str:
    events = render.scene_events(session)
    return next((clean_line(one.title) for one in events if isinstance(one, SceneEntered)), "")
