"""Answers to a player's queries, as blocks of text; nothing here changes the game."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain, islice, pairwise
from typing import TYPE_CHECKING

from solo.engine.events import CheckRolled, QuestionAnswered
from solo.engine.session import Session
from solo.rules.core.effect_dice import explained
from solo.rules.core.outcome import Outcome
from solo.rules.core.system import RuleEntry, Section
from solo.terminal import chances, now, places, recap, render
from solo.terminal.blocks import Block, Span, heading, line, listed, marked, prose
from solo.terminal.clean import clean_line, counted, fold, sentence
from solo.terminal.examined import examined
from solo.terminal.matching import nearest
from solo.terminal.readings import Query, Verb, shortened
from solo.terminal.rulebook import look_up
from solo.terminal.said import command_words
from solo.terminal.shown import Shown, ShownRow, ShownSection, shown_parts
from solo.terminal.table import answers as table_answers
from solo.terminal.table.verbs import SHEETS, TABLE
from solo.terminal.trial_verbs import TRIAL, standing
from solo.terminal.verbs import GROUPS, verb, verbs
from solo.terminal.wrap import HANG, as_row, cells
from solo.view.places import places as places_of
from solo.words import Words

if TYPE_CHECKING:
    pass

Blocks = tuple[Block, ...]

_MOST_RULES = 6  # entries of the rule index shown at once
_WIDEST_LABEL = 26


def answer(query: Query, session: Session, *, spoken: bool) -> Blocks:
    """Answer a query; `spoken` puts into words what is otherwise drawn."""
    if session.state.table is not None and query.topic in SHEETS:
        query, session = table_answers.of_whom(query, session)
    return _ANSWERS[query.topic](query.words, session, spoken)


def topics() -> tuple[str, ...]:
    """Return what can be answered here; saving and leaving are not."""
    return tuple(_ANSWERS)


def _look(words: str, session: Session, spoken: bool) -> Blocks:
    if words:
        return listed(examined(words, session))
    # Once blows have fallen, what the scene told first is long over; how it stands follows.
    shown = () if now.fought(session) else render.scene(session)
    if session.state.sheet is None or not session.state.scene:
        return shown
    at_table = table_answers.look(session) if session.state.table is not None else ()
    hour = (line(now.told_clock(session), "remark"),) if now.timed(session) else ()
    return (*shown, *hour, *_always(session), *at_table)


def _map(words: str, session: Session, spoken: bool) -> Blocks:
    if not places_of(session):
        return render.remark("There is no map yet: you have been nowhere that has a name.")
    shown = places.in_words(session) if spoken else places.drawing(session)
    return (heading("Map"), *shown)


def _always(session: Session) -> Blocks:
    """List what the hero may do at any time."""
    known = now.standing(session)
    if not known:
        return ()
    told = (f"{option.hint} ({'; or '.join(texts)})" for option, texts in _by_word(known))
    listing = "; ".join(told)
    return (line(f"At any time: {listing}", "remark", tight=True),)


def _by_word(known: Sequence[Shown]) -> list[tuple[Shown, list[str]]]:
    """Put together what is done by the same word; what is barred says why."""
    found: dict[str, tuple[Shown, list[str]]] = {}
    for option in known:
        why = f": not now, {option.reason}" if option.reason else ""
        found.setdefault(option.hint, (option, []))[1].append(f"{option.text}{why}")
    return list(found.values())


def _sheet(words: str, session: Session, spoken: bool) -> Blocks:
    if session.state.sheet is None:
        return render.remark("There is no hero yet.")
    parts = [part for part in now.sheet_parts(session) if part.rows]
    wanted = fold(words)
    if not wanted:
        return tuple(block for part in parts for block in _part(part, spoken))
    found = [part for part in parts if wanted in (fold(part.id), fold(part.title))]
    found = found or [part for part in parts if fold(part.title).startswith(wanted)]
    if found:
        return tuple(block for part in found for block in _part(part, spoken))
    if wanted in _EMPTY:
        return render.remark(_EMPTY[wanted])
    known = ", ".join(part.id for part in parts)
    return render.remark(f"Your sheet has nothing under '{shortened(words)}'; it has {known}.")


_EMPTY = {"gear": "You carry nothing.", "skills": "You have no skills."}
"""What is said of a part of the sheet that has nothing in it."""


def _who(words: str, session: Session, spoken: bool) -> Blocks:
    """Show a hero who may be chosen."""
    sheet = session.sheet_after(words)
    if sheet is None:
        return render.remark("Nobody yet: who that is, you decide once you choose it.")
    parts = shown_parts(session.system.describe(sheet), now.words(session))
    return tuple(block for part in parts if part.rows for block in _part(part, spoken))


def _part_of_sheet(part: str) -> Callable[[str, Session, bool], Blocks]:
    def told(words: str, session: Session, spoken: bool) -> Blocks:
        return _sheet(part, session, spoken)

    return told


def sheet(parts: Sequence[Section], *, spoken: bool, words: Words | None = None) -> Blocks:
    """Return a whole sheet, for use outside a game; in English unless other words are given."""
    shown = shown_parts(parts, words or Words())
    return tuple(block for part in shown if part.rows for block in _part(part, spoken))


def _part(part: ShownSection, spoken: bool) -> Blocks:
    if spoken:
        rows = [line(_said(row), tight=True) for row in part.rows]
        return (heading(part.title), *rows)
    widths = [cells(clean_line(row.label)) for row in part.rows]
    widest = max((width for width in widths if width <= _WIDEST_LABEL), default=0)
    return (heading(part.title), *(as_row(row.label, row.value, widest) for row in part.rows))


def _said(row: ShownRow) -> str:
    return f"{row.label}: {row.spoken or row.value}"


def _why(words: str, session: Session, spoken: bool) -> Blocks:
    if words:
        return _why_then(words, session)
    pending, last = session.state.pending, session.state.last
    if pending is not None and pending.tells and not _aside(session):
        within = getattr(pending.encounter, "rolled", None)  # of many rolls, the last that fell
        if within is not None:
            return _explained("Why", within, session)
        waits = render.remark("This is not settled yet. When it is, 'why' explains it.")
        waits += render.stands(session, spoken, whole=True)
        before = now.by_effects(session)[-1:] or (last,)
        return waits + _explained("The roll before it", before[0], session)
    told = _why_last(session)
    dice = [_explained("The dice of what followed" if told else "Why", one, session)
            for one in now.by_effects(session)]  # fmt: skip
    if last is None and not dice:
        return render.remark("Nothing has been rolled yet.")
    told = (*told, *chain.from_iterable(dice))
    return told or (heading("Why"), line("Nothing was rolled."))


def _why_last(session: Session) -> Blocks:
    """Explain the last outcome; if it had no dice of its own, the last roll within it."""
    last = session.state.last
    if last is None:
        return ()
    told = _explained("Why", last, session)
    fell = None if last.faces else now.last_within(session)
    if fell is None:
        return told
    return (*told, *_explained("The last roll" if told else "Why", fell, session))


def _why_then(words: str, session: Session) -> Blocks:
    """Explain a roll of some turns ago."""
    if not (words.isascii() and words.isdigit()):
        return render.remark("'why' explains the last roll, 'why 1' the one before it.")
    rolled = list(islice(now.rolls(session), int(words[:4]) + 1))
    if not rolled:
        return render.remark("Nothing has been rolled yet.")
    if len(rolled) <= int(words[:4]):
        few = counted(len(rolled), "roll")
        first = f"'why {len(rolled) - 1}' explains the first."
        return render.remark(
            "There is only 1 roll to explain: 'why' does."
            if len(rolled) == 1
            else f"There are only {few} to explain: {first}"
        )
    return _explained(f"Why, {words} before", rolled[-1], session)


def _explained(title: str, rolled: Outcome | None, session: Session) -> Blocks:
    """Explain a roll under a heading; an outcome without a roll gives nothing."""
    why = explained(session.system, rolled) if rolled is not None else ()
    say = now.words(session).say
    return (heading(title), *listed(map(say, why))) if why else ()


def _aside(session: Session) -> bool:
    """Say whether the last roll was something tried or asked in the middle of what is open."""
    events = session.turns[-1].events
    foreseen = any(isinstance(one, QuestionAnswered) and one.foreseen for one in events)
    kinds = {one.kind for one in events if isinstance(one, CheckRolled)}
    return bool(kinds if foreseen else kinds & {"try", "question"})


def _rules(words: str, session: Session, spoken: bool) -> Blocks:
    entries = session.system.rules()
    if not words:
        rows = [as_row(entry.id, entry.title, _WIDEST_LABEL) for entry in entries]
        return (heading("Rules"), *rows, line("Type 'rules' and a word to read one.", "remark"))
    called, speaking = look_up(words, entries)
    found = (*called, *speaking)
    if not found:
        near = nearest(words, (entry.title for entry in entries))
        perhaps = f" Perhaps: {', '.join(near)}." if near else ""
        return render.remark(f"No rule speaks of '{shortened(words)}'.{perhaps}")
    shown = [block for entry in found[:_MOST_RULES] for block in _rule(entry)]
    if more := ", ".join(entry.title for entry in found[_MOST_RULES:]):
        shown.append(line(f"And also: {more}", "remark"))
    return tuple(shown)


def _rule(entry: RuleEntry) -> Blocks:
    ids = line(", ".join(entry.rules), "hint", tight=True)
    return (heading(entry.title), *prose(entry.text), *([ids] if entry.rules else []))


def _journal(words: str, session: Session, spoken: bool) -> Blocks:
    """Tell the turns in words, or so many of the last, with the notes where they were written."""
    if words and not (words.isascii() and words.isdigit()):
        return render.remark("'journal' tells all turns, 'journal 5' the last five.")
    played = len(session.turns) - 1
    first = max(0, played - int(words[:9])) if words else 0
    notes = [note for note in session.notes if note[0] > first or not first]
    blocks = list(render.happened(session.opening, session)) if not first else []
    blocks += _notes(notes, 0)
    told = session.turns if not first else session.turns[first:]
    for before, turn in pairwise(told):
        said = command_words(turn.command, before.state, session)
        blocks.append(marked(clean_line(said), "said", lead=f"{turn.state.turn}. "))
        blocks += render.happened(turn.events, session, state=turn.state)
        blocks += _notes(notes, turn.state.turn)
    blocks += [block for number, _ in list(notes) for block in _notes(notes, number)]
    return tuple(blocks) or render.remark("Nothing has happened yet.")


def _notes(notes: list[tuple[int, str]], turn: int) -> Iterator[Block]:
    """Yield the notes of a turn, taking them off the list."""
    for note in [note for note in notes if note[0] == turn]:
        notes.remove(note)
        yield line(note[1], "remark", lead="Note: ")


def _offers(words: str, session: Session, spoken: bool) -> Blocks:
    meaning = {
        "always": "each roll stops where there is something to decide",
        "asked": "dice roll at once, unless you take a choice as 'offer 2' or '2 ?'",
    }
    said = meaning.get(session.offers, session.offers)
    return render.remark(f"Offers are made {session.offers}: {said}.")


def _help(words: str, session: Session, spoken: bool) -> Blocks:
    if not words:
        return (*render.remark(_HOW_TO_PLAY), *_all_verbs(session), *_always(session))
    found = verb(words, session)
    if found is not None:
        return _one_verb(found, session)
    near = nearest(words, (entry.name for entry in verbs(session)), 1)
    perhaps = f" Perhaps 'help {near[0]}'?" if near else ""
    return render.remark(f"There is no command '{shortened(words)}'.{perhaps}")


_HOW_TO_PLAY = (
    "To choose, type the number of a line, a few words of it, or the word in brackets behind it. "
    "Besides, there are:"
)


def _all_verbs(session: Session) -> Iterator[Block]:
    """Yield what may be typed; of the parts of a sheet, those that this one has."""
    sheet = session.state.sheet
    parts = {part.id for part in session.system.describe(sheet)} if sheet is not None else {*_PARTS}
    for group, title in GROUPS.items():
        if (group == TABLE and not session.adventure.open) or (
            group == TRIAL and not session.trial
        ):
            continue
        yield heading(title)
        for entry in verbs(session):
            if entry.group == group and (entry.name not in _PARTS or entry.name in parts):
                spans = (Span(entry.usage, "number"), Span(f": {entry.help}"))
                yield Block(spans, "  ", tight=True, hang=HANG)


def _one_verb(entry: Verb, session: Session) -> Blocks:
    blocks = [line(entry.usage, "number"), line(sentence(entry.help), tight=True)]
    blocks += prose(entry.more)
    if entry.name == "try" and (known := now.attributes(session)):
        blocks.append(line(f"Attributes: {', '.join(known)}."))
    if entry.name == "ask" and session.state.sheet is not None:
        chances = session.system.likelihoods(session.state.sheet)
        said = (f"{chance.word} ({chance.difficulty}, {chance.percent}%)" for chance in chances)
        blocks.append(line(f"Likelihoods, with your chance of a yes: {', '.join(said)}."))
    if entry.group == TABLE and (typed := table_answers.typed_by_rules(entry.name, session)):
        blocks.append(line(f"For example: {'; '.join(typed)}."))
    if entry.aliases:
        blocks.append(line(f"Also: {', '.join(entry.aliases)}", "hint"))
    return tuple(blocks)


_PARTS = ("health", "skills", "fame", "gear")
_ANSWERS: Mapping[str, Callable[[str, Session, bool], Blocks]] = {
    "options": lambda words, session, spoken: (),
    "look": _look,
    "recap": lambda words, session, spoken: recap.recap(session),
    "quests": lambda words, session, spoken: recap.quests(session),
    "hint": lambda words, session, spoken: recap.hint(session),
    "map": _map,
    "sheet": _sheet,
    "who": _who,
    **{part: _part_of_sheet(part) for part in _PARTS},
    "odds": chances.odds,
    "why": _why,
    "rules": _rules,
    "journal": _journal,
    "offers": _offers,
    "help": _help,
    "vars": lambda words, session, spoken: standing(words, session),
    **table_answers.ANSWERS,
}
