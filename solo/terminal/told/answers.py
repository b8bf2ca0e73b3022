"""Answers to a player's queries, as blocks of text; nothing here changes the game."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain, islice, pairwise

from solo.engine.events import CheckRolled, QuestionAnswered
from solo.engine.log import ALL
from solo.engine.past import Noted
from solo.engine.session import Session
from solo.terminal import game_time, own_words, wording
from solo.terminal.examined import examined, things
from solo.terminal.shown import Shown, ShownRow, ShownSection, shown_parts
from solo.terminal.table import answers as table_answers
from solo.terminal.table.verbs import SHEETS, TABLE, as_seen_by, called
from solo.terminal.told import chances, fight_status, places, recap, render
from solo.terminal.told.rulebook import FOES, look_up
from solo.terminal.told.sheets import about, overview
from solo.terminal.typed import open_options, typed_names
from solo.terminal.typed.heroes import as_hero
from solo.terminal.typed.matching import nearest
from solo.terminal.typed.nouns import told_of
from solo.terminal.typed.readings import Query, Verb, shortened
from solo.terminal.typed.trial_verbs import TRIAL, standing
from solo.terminal.typed.verbs import GROUPS, verb, verbs
from solo.terminal.window.blocks import Block, Span, heading, line, listed, prose
from solo.terminal.window.clean import clean_line, fold, sentence
from solo.terminal.window.wrap import HANG, as_row, cells
from solo.terminal.words import words
from solo.view import heroes
from solo.view.parts import Outcome, RuleEntry, Section, why_of
from solo.view.places import places as places_of
from solo.view.rolls import by_effects, last_within, rolled_within, rolls
from solo.words import Text, Words, english

Blocks = tuple[Block, ...]

_MOST_RULES = 6  # entries of the rule index shown at once
_WIDEST_LABEL = 26


def answer(query: Query, session: Session, *, spoken: bool, seat: str = ALL) -> Blocks:
    """Answer a query; `spoken` puts into words what is otherwise drawn.

    What happened is told as a `seat` may know it; `ALL` knows everything.
    """
    if query.topic in _OF_A_SEAT:
        return _OF_A_SEAT[query.topic](query.words, session, seat)
    if session.state.table is not None and query.topic in SHEETS:
        query, session = table_answers.of_whom(query, session)
    elif query.who and session.state.table is not None:
        session = as_seen_by(query.who, session)
    elif query.who:
        session = as_hero(query.who, session, anyhow=True)
    return _ANSWERS[query.topic](query.words, session, spoken)


def topics() -> tuple[str, ...]:
    """Return what can be answered here; saving and leaving are not."""
    return (*_OF_A_SEAT, *_ANSWERS)


def _look(words: str, session: Session, spoken: bool) -> Blocks:
    if words:
        return _looked_at(words, session)
    # Once blows have fallen, what the scene told first is long over; how it stands follows.
    shown = () if fight_status.fought(session) else render.scene(session)
    if not heroes.there(session) or not session.state.scene:
        return shown
    at_table = table_answers.look(session) if session.state.table is not None else ()
    hour = (line(game_time.told_clock(session), "remark"),) if game_time.timed(session) else ()
    return (*shown, *hour, *_marked(session), *_always(session), *at_table)


def _looked_at(thing: str, session: Session) -> Blocks:
    """Tell what there is to see of something, or else what the story told of it."""
    if seen := examined(thing, session):
        return tuple(block for text in seen for block in prose(text))
    told = wording.tell(session, "told-of-it", told=" ".join(told_of(thing, session)))
    return (line(told),)


def _marked(session: Session) -> Blocks:
    """List what the scene's author marked to be examined."""
    names = [clean_line(one[0]) for one in things(session)]
    return (line(wording.tell(session, "to-examine", names=names), "remark"),) if names else ()


def _map(words: str, session: Session, spoken: bool) -> Blocks:
    if not places_of(session):
        return render.remark(wording.tell(session, "no-map"))
    shown = places.in_words(session) if spoken else places.drawing(session)
    return (heading(wording.tell(session, "map")), *shown)


def _always(session: Session) -> Blocks:
    """List what the hero may do at any time."""
    known = open_options.standing(session)
    if not known:
        return ()
    ways = [
        words("at-any-time-way", word=option.word or option.hint, ways=ways)
        for option, ways in _by_word(known)
    ]
    return (line(wording.tell(session, "at-any-time", ways=ways), "remark", tight=True),)


def _by_word(known: Sequence[Shown]) -> list[tuple[Shown, list[Text]]]:
    """Put together what is done by the same word; what is barred says why."""
    found: dict[str, tuple[Shown, list[Text]]] = {}
    for option in known:
        way = words("way-barred", way=option.text, reason=option.reason)
        found.setdefault(option.hint, (option, []))[1].append(way if option.reason else option.text)
    return list(found.values())


def _sheet(text: str, session: Session, spoken: bool) -> Blocks:
    if not heroes.there(session):
        return render.remark(wording.tell(session, "no-hero"))
    parts = [part for part in wording.sheet_parts(session) if part.rows]
    wanted = fold(text)
    if not wanted and not spoken:
        return overview(parts, session)
    if not wanted:
        return tuple(block for part in parts for block in _part(part, spoken))
    found = [part for part in parts if wanted in (fold(part.id), fold(part.title))]
    found = found or [part for part in parts if fold(part.title).startswith(wanted)]
    if found:
        return tuple(block for part in found for block in _part(part, spoken))
    if (fellow := _fellows_sheet(wanted, session, spoken)) is not None:
        return fellow
    if wanted in _EMPTY:
        return render.remark(wording.tell(session, f"empty-{wanted}"))
    known = [part.title for part in parts]
    return render.remark(wording.tell(session, "no-part", part=shortened(text), known=known))


def _fellows_sheet(wanted: str, session: Session, spoken: bool) -> Blocks | None:
    """Show the sheet of another hero of a party, by the name or its beginning; None for nobody."""
    known = heroes.everybody(session)
    named = [sheet for name, sheet in known if fold(name).startswith(wanted)]
    if len(named) != 1 or len(known) < 2:
        return None
    parts = shown_parts(named[0], wording.words(session))
    return tuple(block for part in parts if part.rows for block in _part(part, spoken))


_EMPTY = ("gear", "skills")
"""Parts of the sheet that may have nothing in them."""


def _who(text: str, session: Session, spoken: bool) -> Blocks:
    """Show a hero who may be chosen."""
    sheet = session.sheet_after(text)
    if sheet is None:
        return render.remark(wording.tell(session, "nobody-yet"))
    parts = shown_parts(session.system.describe(sheet), wording.words(session))
    return tuple(block for part in parts if part.rows for block in _part(part, spoken))


def _part_of_sheet(part: str) -> Callable[[str, Session, bool], Blocks]:
    def told(words: str, session: Session, spoken: bool) -> Blocks:
        return _sheet(part, session, spoken)

    return told


def sheet(parts: Sequence[Section], *, spoken: bool, language: Words | None = None) -> Blocks:
    """Return a whole sheet, for use outside a game; in English unless other words are given."""
    shown = shown_parts(parts, language or Words())
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


def _why(text: str, session: Session, spoken: bool) -> Blocks:
    if text:
        return _why_then(text, session)
    pending, last = session.state.pending, session.state.last
    if pending is not None and pending.tells and not _aside(session):
        within = rolled_within(session.state)  # of many rolls, the last that fell
        if within is not None:
            return _explained("why", within, session)
        waits = render.remark(wording.tell(session, "why-not-settled"))
        waits += render.stands(session, spoken, whole=True)
        before = by_effects(session)[-1:] or (last,)
        return waits + _explained("why-before-it", before[0], session)
    told = _why_last(session)
    dice = [_explained("why-followed" if told else "why", one, session)
            for one in by_effects(session)]  # fmt: skip
    if last is None and not dice:
        return render.remark(wording.tell(session, "no-roll-yet"))
    told = (*told, *chain.from_iterable(dice))
    if told:
        return told
    return (heading(wording.tell(session, "why")), line(wording.tell(session, "nothing-rolled")))


def _why_last(session: Session) -> Blocks:
    """Explain the last outcome; if it had no dice of its own, the last roll within it."""
    last = session.state.last
    if last is None:
        return ()
    told = _explained("why", last, session)
    fell = None if last.faces else last_within(session)
    if fell is None:
        return told
    return (*told, *_explained("why-last" if told else "why", fell, session))


def _why_then(text: str, session: Session) -> Blocks:
    """Explain a roll of some turns ago."""
    if not (text.isascii() and text.isdigit()):
        return render.remark(wording.tell(session, "why-what"))
    rolled = list(islice(rolls(session), int(text[:4]) + 1))
    if not rolled:
        return render.remark(wording.tell(session, "no-roll-yet"))
    count = len(rolled)
    if count <= int(text[:4]):
        return render.remark(wording.tell(session, "why-few", count=count, first=count - 1))
    return _explained("why-then", rolled[-1], session, ago=int(text[:4]))


def _explained(title: str, rolled: Outcome | None, session: Session, **facts: object) -> Blocks:
    """Explain a roll under a heading; an outcome without a roll gives nothing."""
    why = why_of(session, rolled) if rolled is not None else ()
    say = wording.words(session).say
    return (heading(wording.tell(session, title, **facts)), *listed(map(say, why))) if why else ()


def _aside(session: Session) -> bool:
    """Say whether the last roll was something tried or asked in the middle of what is open."""
    events = session.turns[-1].events
    foreseen = any(isinstance(one, QuestionAnswered) and one.foreseen for one in events)
    kinds = {one.kind for one in events if isinstance(one, CheckRolled)}
    return bool(kinds if foreseen else kinds & {"try", "question"})


def _rules(text: str, session: Session, spoken: bool) -> Blocks:
    first, _, rest = text.partition(" ")
    if first.casefold() == FOES:
        return table_answers.ANSWERS[FOES](rest, session, spoken)
    entries, say = session.system.rules(), wording.words(session).say
    if not text:
        titles = [say(entry.title) for entry in entries]
        ids = [entry.id for entry in entries]
        if titles == [english(entry.title) for entry in entries]:
            rows = [as_row(*row, _WIDEST_LABEL) for row in zip(ids, titles, strict=True)]
        else:  # ids are English words; a rule is found by its title as well
            rows = [line(title, lead="  ", tight=True) for title in titles]
        how = line(wording.tell(session, "rules-how"), "remark")
        return (heading(wording.tell(session, "rules")), *rows, how)
    called, speaking = look_up(text, entries, say)
    found = (*called, *speaking)
    if not found:
        near = nearest(text, (say(entry.title) for entry in entries))
        return render.remark(wording.tell(session, "no-rule", word=shortened(text), near=near))
    shown = [block for entry in found[:_MOST_RULES] for block in _rule(entry, say)]
    if more := [say(entry.title) for entry in found[_MOST_RULES:]]:
        shown.append(line(wording.tell(session, "rules-more", titles=more), "remark"))
    return tuple(shown)


def _rule(entry: RuleEntry, say: Callable[[Text], str]) -> Blocks:
    ids = line(", ".join(entry.rules), "hint", tight=True)
    return (heading(say(entry.title)), *prose(say(entry.text)), *([ids] if entry.rules else []))


def _journal(text: str, session: Session, seat: str) -> Blocks:
    """Tell the turns in words, or so many of the last, with the notes where they were written."""
    if text and not (text.isascii() and text.isdigit()):
        return render.remark(wording.tell(session, "journal-how"))
    played = len(session.turns) - 1
    first = max(0, played - int(text[:9])) if text else 0
    notes = [note for note in session.notes if note.turn > first or not first]
    blocks = list(render.happened(session.opening, session)) if not first else []
    blocks += _notes(notes, 0, session)
    told = session.turns if not first else session.turns[first:]
    for before, turn in pairwise(told):
        blocks += recap.retold(before, turn, session, seat)
        blocks += _notes(notes, turn.state.turn, session)
    blocks += [block for note in list(notes) for block in _notes(notes, note.turn, session)]
    return tuple(blocks) or render.remark(wording.tell(session, "nothing-yet"))


def _notes(notes: list[Noted], turn: int, session: Session) -> Iterator[Block]:
    """Yield the notes of a turn, taking them off the list."""
    for note in [note for note in notes if note.turn == turn]:
        notes.remove(note)
        yield line(note.told, "remark", lead=f"{wording.tell(session, 'note')} ")


def _help(text: str, session: Session, spoken: bool) -> Blocks:
    if not text:
        how = render.remark(wording.tell(session, "how-to-play"))
        return (*how, *_all_verbs(session), *_always(session))
    found = verb(text, session)
    if found is not None:
        return _one_verb(found, session)
    if told := about(text, session):
        return told
    near = nearest(text, (entry.name for entry in verbs(session)), 1)
    return render.remark(wording.tell(session, "no-command", word=shortened(text), near=near))


def _all_verbs(session: Session) -> Iterator[Block]:
    """Yield what may be typed; of the parts of a sheet, those that this one has."""
    parts = {part.id for part in heroes.sections(session)} if heroes.there(session) else {*_PARTS}
    for group in GROUPS:
        if (group == TABLE and not session.adventure.open) or (
            group == TRIAL and not session.trial
        ):
            continue
        yield heading(wording.tell(session, f"group-{group}"))
        for entry in verbs(session):
            if entry.group == group and (entry.name not in _PARTS or entry.name in parts):
                typed = wording.tell(session, entry.usage)
                spans = (Span(typed, "number"), Span(f": {wording.tell(session, entry.help)}"))
                yield Block(spans, "  ", tight=True, hang=HANG)


def _one_verb(entry: Verb, session: Session) -> Blocks:
    blocks = [line(wording.tell(session, entry.usage), "number")]
    blocks.append(line(sentence(wording.tell(session, entry.help)), tight=True))
    if entry.more:
        blocks += prose(wording.tell(session, f"{entry.help}-more"))
    if entry.name == "try" and (known := typed_names.attributes(session)):
        blocks.append(line(wording.tell(session, "attributes", names=known)))
    if entry.name == "ask" and heroes.there(session):
        found = [words("likelihood", **one._asdict()) for one in heroes.likelihoods(session)]
        blocks.append(line(wording.tell(session, "likelihoods", found=found)))
    if entry.group == TABLE and (typed := table_answers.typed_by_rules(entry.name, session)):
        blocks.append(line(wording.tell(session, "for-example", typed=typed)))
    if names := (*_in_language(entry, session.adventure.spoken), *entry.aliases):
        blocks.append(line(wording.tell(session, "also", names=names), "hint"))
    return tuple(blocks)


def _in_language(entry: Verb, language: str) -> tuple[str, ...]:
    """Return what players of a language may type for a verb."""
    own = (*called(entry, language), *own_words.of_command(entry.name, language))
    return tuple(dict.fromkeys(one for one in own if one != entry.name))


def _set_to(session: Session, **preference: str) -> Blocks:
    """Say how a preference stands."""
    return render.remark(wording.tell(session, f"{next(iter(preference))}-are", **preference))


_PARTS = ("health", "skills", "fame", "gear")
_OF_A_SEAT: Mapping[str, Callable[[str, Session, str], Blocks]] = {
    "recap": lambda words, session, seat: recap.recap(session, seat),
    "journal": _journal,
}
"""Answers that tell what happened: as whoever asks may know it."""
_ANSWERS: Mapping[str, Callable[[str, Session, bool], Blocks]] = {
    "options": lambda words, session, spoken: (),
    "look": _look,
    "quests": lambda words, session, spoken: recap.quests(session),
    "hint": lambda words, session, spoken: recap.hint(session),
    "map": _map,
    "sheet": _sheet,
    "who": _who,
    **{part: _part_of_sheet(part) for part in _PARTS},
    "odds": chances.odds,
    "why": _why,
    "rules": _rules,
    "offers": lambda words, session, spoken: _set_to(session, offers=session.offers),
    "account": lambda words, session, spoken: _set_to(session, account=session.account),
    "help": _help,
    "vars": lambda words, session, spoken: standing(words, session),
    **table_answers.ANSWERS,
}
