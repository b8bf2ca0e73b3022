"""A played game as a story: from its turns to the parts that `parts.py` names."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import chain
from typing import TypeGuard

from solo.engine.chance import told_of
from solo.engine.commands import Ask, Choose, Command, Table, Try, Use, to_record
from solo.engine.events import (
    CheckRolled,
    Ended,
    Event,
    Narrated,
    NoteWritten,
    QuestionAnswered,
    SceneEntered,
    SheetChanged,
)
from solo.engine.log import logged, of_several, seen_by, withheld, without_words
from solo.engine.past import Noted, Turn, outlines
from solo.engine.session import Session
from solo.engine.state import State
from solo.engine.table.events import MemberCalled, TurnPassed
from solo.engine.table.roster import named_traits
from solo.engine.words import ending_kind
from solo.late import pattern
from solo.story import at_table
from solo.story.parts import (
    Answer,
    Book,
    Change,
    Chapter,
    Deed,
    Drawn,
    Ending,
    Note,
    Paragraph,
    Part,
    Roll,
    Scene,
    Secret,
)
from solo.story.words import words
from solo.tables.writing import written
from solo.terminal import wording
from solo.terminal.shown import ShownSection, shown_parts
from solo.terminal.told import event_blocks, render, telling_order
from solo.terminal.typed.command_words import command_words
from solo.terminal.window.blocks import prose
from solo.terminal.window.clean import clean_line, sentence
from solo.view import chances
from solo.words import Message, Text
from solo.words.typed import QUOTED

_TYPED = pattern(QUOTED)
ROLLS = ("shown", "folded", "hidden")
"""The place of rolls in a story: told in the text, folded below it, or left out."""


def book(
    session: Session,
    *,
    since: int = 0,
    rolls: str = "folded",
    seat: str = "",
    told: Sequence[Chapter] = (),
) -> Book:
    """Return a game as a story.

    Args:
        session: The game.
        since: The first turn that is told.
        rolls: Which rolls stay, one of `ROLLS`.
        seat: Who reads it, at a table; without a name it is public.
        told: The chapters of its first turns, as far as they are told already.

    Raises:
        ValueError: `rolls` is none of `ROLLS`.
    """
    if rolls not in ROLLS:
        raise ValueError(f"rolls are {', '.join(ROLLS)}, not '{rolls}'")
    everything = [*told, *chapters_of(session, len(told), len(session.turns))]
    everything = everything if _teaches(everything) else [*map(_as_story, everything)]
    hero, answered = _looked_through(everything)
    revealed, notes = _revealed(everything), _notes(session)
    say = wording.words(session).say
    chapters = [
        _seen_by(seat, _filtered(one, rolls, answered, notes.get(one.turn, ())), revealed, say)
        for one in everything
        if one.turn >= since
    ]
    adventure, party = session.adventure, _party(session)
    dice = told_of(session.chance, shared=adventure.open)
    made = Book(
        title=clean_line(adventure.title),
        adventure=adventure.id,
        author=clean_line(adventure.author),
        licence=clean_line(adventure.licence),
        system=session.system.title,
        hero=hero if party is None else say([*map(clean_line, party)]),
        dice=str(dice["dice"]),
        seed=clean_line(str(dice.get("seed", ""))),
        chapters=tuple(chapters),
        sheet=_sheets(session, party),
        party=tuple(map(clean_line, party or ())),
        traits=traits_of(session),
        language=adventure.spoken or "en",
        tables=written(adventure.inspiration) if adventure.inspiration else "",
    )
    return made._replace(
        about=tuple(map(say, _about(made))),
        heading=made.hero or say(words("the-hero")),
        rolls=say(words("rolls")),
    )


def _about(told: Book) -> Iterator[Message]:
    """Yield what is told of a story above it."""
    if told.hero:
        yield words("story-of", hero=told.hero)
    yield words("played", title=told.title, author=told.author, system=told.system)
    if told.licence:
        yield words("licence", licence=told.licence)
    if told.dice:
        yield words("dice", dice=told.dice, seed=told.seed)


def traits_of(session: Session) -> dict[str, dict[str, str]]:
    """Return what was told of those who were added to a table, by name."""
    added = (told.command for told in outlines(session.turns))
    words = (one.words for one in added if isinstance(one, Table) and one.verb == "add")
    return {clean_line(name): traits for name, traits in map(named_traits, words)}


def _party(session: Session) -> dict[str, object] | None:
    """Return the sheets of those who sit at a table, by name; None where nobody plays at one."""
    table, acting = session.state.table, session.state.sheet
    if table is None:
        return None
    return {one.name: acting if one.name == table.acting else one.sheet for one in table.members}


def _sheets(session: Session, party: dict[str, object] | None) -> tuple[ShownSection, ...]:
    if party is None:
        return wording.sheet_parts(session)
    return tuple(
        section._replace(title=f"{name}: {section.title}")
        for name, sheet in party.items()
        for section in shown_parts(session.system.describe(sheet), wording.words(session))
    )


def _looked_through(chapters: Sequence[Chapter]) -> tuple[str, frozenset[object]]:
    """Return the hero's name, as chosen last, and the questions told with their answers."""
    hero = ""
    answered: set[object] = set()
    for event in chain.from_iterable(one.events for one in chapters):
        match event:
            case {"event": "hero_chosen", "name": name}:
                hero = str(name)
            case {"event": "picked", "what": what}:
                answered.add(what)
            case {"event": "table_drawn", "question": question}:
                answered.add(question)
            case {"event": "question_answered", "question": question, "foreseen": False}:
                answered.add(question)
    return clean_line(hero), frozenset(answered)


def chapters_of(session: Session, first: int, end: int) -> Iterator[Chapter]:
    """Yield what is told of the turns from one place up to another, but for notes."""
    before = session.turns[first - 1].state if first else None
    for place in range(first, end):  # turns of long ago are made again for it, once
        turn = session.turns[place]
        state = turn.state
        deeds = () if before is None else tuple(_deeds(turn, before, session))
        told = _told(turn.events, session, state, before)
        log = tuple(one.record() for one in logged(session, turn, before))
        command = {} if turn.command is None else to_record(turn.command)
        parts = (*deeds, *told)
        yield Chapter(state.turn, state.scene, state.clock, command, turn.rolls, log, parts)
        before = state


def _revealed(chapters: Iterable[Chapter]) -> set[object]:
    """Return the numbers of the secrets that were revealed."""
    events = (one for chapter in chapters for one in chapter.events)
    return {one["number"] for one in events if one["event"] == "secret_revealed"}


def _seen_by(
    seat: str, chapter: Chapter, revealed: set[object], say: Callable[[Text], str]
) -> Chapter:
    """Return a chapter as a seat may know it, without the dice of secrets that stand."""
    kept = [one["number"] for one in chapter.events if one["event"] == "secret_kept"]
    hidden = any(withheld(one, seat) for one in chapter.events)
    if not (kept or hidden or any(isinstance(part, Secret) for part in chapter.parts)):
        return chapter
    secrets = (
        at_table.kept(part, revealed, say, hidden=hidden) if isinstance(part, Secret) else part
        for part in chapter.parts
    )
    return chapter._replace(
        command=without_words(chapter.command) if hidden else chapter.command,
        events=tuple(seen_by(one, seat) for one in chapter.events),
        faces=chapter.faces if revealed.issuperset(kept) else (),
        parts=tuple(part for part in secrets if part is not None),
    )


def _notes(session: Session) -> dict[int, list[Part]]:
    """Return what the player wrote down, rolled or drew besides, by the turn at which it was."""
    notes: dict[int, list[Part]] = {}
    for note in session.notes:
        notes.setdefault(note.turn, []).append(_note(note, session))
    return notes


def _note(note: Noted, session: Session) -> Part:
    text, by = clean_line(note.text), clean_line(note.by)
    if note.kind == "roll":
        return Roll(f"{by}: {text}" if by else text, (), "", by)
    if note.kind == "draw":
        table, _, result = text.partition(": ")
        return Drawn(text, table, result)
    return Note(text, wording.words(session).say(words("note", text=text)))


def _teaches(chapters: Iterable[Chapter]) -> bool:
    """Say whether any paragraph in square brackets names what to type, and so is to the player.

    Where none does, as in a play, they are part of what happens: there stage directions stand so.
    """
    parts = (part for chapter in chapters for part in chapter.parts)
    return any(_is_hint(part) and _TYPED.search(part.text) for part in parts)


def _as_story(chapter: Chapter) -> Chapter:
    parts = (part._replace(kind="scene") if _is_hint(part) else part for part in chapter.parts)
    return chapter._replace(parts=tuple(parts))


def _is_hint(part: Part) -> TypeGuard[Paragraph]:
    return isinstance(part, Paragraph) and part.kind == "hint"


def _filtered(
    chapter: Chapter, rolls: str, answered: Collection[object], notes: Sequence[Part]
) -> Chapter:
    """Return a chapter with its notes and without what is no part of the story.

    Rolls stay as far as they are to be told; a question in `answered` is told with its answer.
    """
    asks = chapter.command.get("question") not in answered
    parts = (
        part for part in chapter.parts if _stays(part, rolls) and (asks or not _is_question(part))
    )
    besides = (note for note in notes if _stays(note, rolls))
    return chapter._replace(parts=(*parts, *besides))


def _is_question(part: Part) -> bool:
    return isinstance(part, Deed) and part.kind == "ask"


def _stays(part: Part, rolls: str) -> bool:
    """Say whether a part is told; hints of the author's to the player go with open rolls only."""
    match part:
        case Roll():
            return rolls != "hidden"
        case Deed(kind="decision"):
            return rolls != "hidden"
        case Paragraph(kind="hint"):
            return rolls == "shown"
    return True


def _deeds(turn: Turn, before: State, session: Session) -> Iterator[Deed]:
    """Yield what the player did; what only decides about a single roll says nothing by itself."""
    command, say = turn.command, wording.words(session).say
    pending = before.pending
    match command:
        case Choose(option=chances.ROLL) if pending is not None:
            return  # the roll itself is told
        case Choose() if pending is not None and pending.kind not in session.system.encounters:
            return
        case Choose():
            kind = "choice" if pending is None else "decision"
            yield Deed(_named(_said(command, before, session), command, before), kind)
        case Try():
            acting = "" if before.table is None else before.table.acting
            deed, who = command.text.removeprefix("to "), command.who or acting
            what = words("try", who=who, deed=deed, attribute=command.attribute)
            yield Deed(sentence(say(what)), "try")
        case Ask():
            yield Deed(say(words("asks", question=sentence(command.question))), "ask")
        case Use():
            yield Deed(_named(_said(command, before, session), command, before), "use")


def _named(text: str, command: Choose | Use, before: State) -> str:
    """Return a deed with whose it is, where several sit at a table."""
    who = getattr(command, "who", "") or of_several(before)
    return f"{clean_line(who)}: {text}" if who and of_several(before) else text


def _said(command: Command, before: State, session: Session) -> str:
    return sentence(command_words(command, before, session))


def _told(
    events: Sequence[Event], session: Session, state: State, before: State | None
) -> Iterator[Part]:
    """Yield what a turn's events say, in the order in which the terminal tells them.

    Who acts is named where one of several rolls, or where their sheet changes.
    """
    acting = of_several(state)
    who = clean_line((before and acting and of_several(before)) or acting)
    say = wording.words(session).say
    for event in telling_order.told_first(events, session):
        if who and isinstance(event, MemberCalled | TurnPassed):
            who = clean_line(event.name)
        match event:
            case MemberCalled() if who:
                continue
            case SceneEntered():
                yield Scene(event.scene, clean_line(event.title))
            case Narrated():
                yield from _paragraphs(event, session)
            case CheckRolled():
                yield from _rolled(event, session, who)
            case QuestionAnswered() if not event.foreseen:
                yield _answer(event, say)
            case SheetChanged() if who:
                yield from (Change(one.text) for one in event_blocks.changed(event, session, who))
                who = event_blocks.turned(event, who)
            case NoteWritten():
                continue  # notes are told from the session, where each has its turn
            case Ended():
                title, kind = clean_line(event.title), clean_line(event.kind)
                yield Ending(title, kind, say(words("ended", title=title, kind=ending_kind(kind))))
            case _:
                yield from at_table.told(event, session, who, state)


def _answer(event: QuestionAnswered, say: Callable[[Text], str]) -> Answer:
    question, likely = clean_line(event.question), clean_line(event.likelihood)
    text = clean_line(say(event.text)) or sentence(event.answer)
    text = say(words("again", text=text)) if event.settled else text
    return Answer(question, likely, event.answer, text, clean_line(event.asker))


def _paragraphs(event: Narrated, session: Session) -> Iterator[Paragraph]:
    text = wording.words(session).say(event.text)
    for block in event_blocks.warning(text, session) if event.kind == "risk" else prose(text):
        hint = bool(block.spans) and block.spans[0].style == "aside"
        yield Paragraph(block.spans, block.lead, "hint" if hint else event.kind)


def _rolled(event: CheckRolled, session: Session, who: str) -> Iterator[Roll]:
    """Yield a roll, with what explains it."""
    told = render.happened((event,), session)
    if not told:
        return
    say = wording.words(session).say
    why = tuple(clean_line(say(one)) for one in session.system.explain(event.outcome)[1:])
    by = f"{who}: " if who else ""
    yield Roll(f"{by}{told[0].text}", why, told[0].spans[0].style, who)
