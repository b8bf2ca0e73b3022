"""Where a fight stands, in few lines: what was told before in it is not told again.

Who reads a round wants to know what has changed: so a round begins with how everybody is, each side
in as few lines as there can be; and within it only what no deed has told is said. `look` tells all.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence

from solo.engine.events import SheetChanged
from solo.engine.session import Session
from solo.terminal import wording
from solo.terminal.told import fight_status
from solo.terminal.window.clean import clean_line
from solo.view import heroes
from solo.view.chances import in_turns
from solo.view.parts import (
    alike,
    briefly,
    each_stand,
    is_pool,
    is_remark,
    is_stand,
    round_of,
    together,
    whose_turn,
)
from solo.view.rolls import told_in_round, told_last
from solo.words import Message, Text, with_fact


def brief_status(session: Session, *, spoken: bool) -> tuple[str, ...]:
    """Return where an encounter stands; of what counts turns, what has changed, in few lines."""
    lines = session.status()
    if lines and in_turns(session):
        lines = tuple(_joined(_changed(lines, session)))
    return fight_status.in_lines(lines, session, spoken=spoken)


def _changed(lines: Sequence[Text], session: Session) -> Sequence[Text]:
    """Return what is not as it was told last.

    The first line of such a status names the round; a new round shows everybody's state again, and
    where they are if that has changed. Within a round deeds have told it, and points. A question
    within a fight leaves out the state of somebody, and what is said at every roll, if that was
    told before; but never who decides.
    """
    this = round_of(lines)
    if this is None:
        attackers = _attackers(session)
        lines = [_unnamed(one, attackers) for one in lines]
        return [one for one in lines if not _known(one, session)]
    last = told_last(session)
    if not last:
        return lines
    if anew := this != round_of(last):
        last = told_in_round(session)
    redrawn = anew and _drawing(lines) != _drawing(last)
    rest = [
        one
        for one in lines[1:]
        if (redrawn if _is_drawn(one) else anew if is_pool(one) else one not in last)
        and not is_stand(one)
    ]
    before = tuple(each_stand(last))
    stands = (briefly(one, before, anew=anew) for one in each_stand(lines))
    rest += filter(None, stands)
    turn = whose_turn(lines[0])
    first = () if turn == whose_turn(last[0]) else (turn,)
    return [*(lines[:1] if anew else first), *rest]


def _attackers(session: Session) -> frozenset[object]:
    """Return who has just been told to attack."""
    events = (one for turn in session.turns[-2:] for one in turn.events)
    notes = (note for one in events if isinstance(one, SheetChanged) for note in one.notes)
    return frozenset(note.facts["who"] for note in notes if note.code == "fight-assault")


def _unnamed(line: Text, told: Collection[object]) -> Text:
    """Return what a question asks without against whom it is, if that was told."""
    named = isinstance(line, Message) and line.facts.get("against") in told
    return with_fact(line, "against", "") if named else line


def _known(line: Text, session: Session) -> bool:
    """Say whether a line was told before, and need not be told at every roll."""
    whose = heroes.deciding(session)
    decides = whose and isinstance(line, Message) and line.facts.get("name") == whose
    if decides or not (is_stand(line) or is_remark(line)):
        return False
    return clean_line(wording.words(session).say(line)) in fight_status.said(session)


def _drawing(lines: Iterable[Text]) -> list[Text]:
    return list(filter(_is_drawn, lines))


def _is_drawn(line: Text) -> bool:
    return line[:1] == fight_status.DRAWN


def _joined(lines: Iterable[Text]) -> Iterator[Text]:
    """Yield lines with sentences put together: of round, ground, oneself and all others."""
    lines = tuple(lines)
    told = [one for one in lines if not is_stand(one)]
    if round_of(told) is None and any(map(_is_drawn, told)):
        yield from lines  # phases, of which each line is about another
        return
    first = 2 if any(map(is_pool, told[1:2])) else 1
    if round_of(told) is None:
        first = len(told)
    stands = tuple(each_stand(lines))
    yield from _paragraph(told[:first])
    yield from filter(_is_drawn, told[first:])
    yield from _paragraph([one for one in told[first:] if not _is_drawn(one)])
    yield from _paragraph(stands[:1])
    yield from _paragraph(tuple(alike(stands[1:])))


def _paragraph(sentences: Sequence[Text]) -> Iterator[Text]:
    if sentences:
        yield together(sentences)
