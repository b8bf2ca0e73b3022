"""Blocks for what happened and for what can be chosen; the system phrases what its rules did."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any

from solo.engine.commands import PRIVATE
from solo.engine.events import (
    CheckRolled,
    CompanionMoved,
    Ended,
    Event,
    Faulted,
    HeroChosen,
    HeroFell,
    Narrated,
    NoteWritten,
    PreferenceSet,
    QuestChanged,
    QuestionAnswered,
    Refused,
    SceneEntered,
    SheetChanged,
    TimePassed,
    Undone,
)
from solo.engine.log import Logged
from solo.engine.past import outlines
from solo.engine.session import Session
from solo.engine.table.events import MemberCalled, MemberLeft, TurnPassed
from solo.late import lazy_imports
from solo.terminal import fight_status, game_time, open_options, wording
from solo.terminal.blocks import Block, Span, heading, line, listed, marked, prose, risk
from solo.terminal.brief_status import brief_status
from solo.terminal.clean import clean_line, fold, sentence
from solo.terminal.fight_paragraphs import beginnings, joined, not_told
from solo.terminal.menu import options
from solo.terminal.readings import Nonsense
from solo.terminal.strips import drawn, measured, named
from solo.view.chances import in_turns
from solo.view.parts import MEMBER, TURNS_TO, Note, Outcome, Strip, why_of
from solo.view.rolls import fallen, strip_ahead, strip_behind
from solo.words import Message

with lazy_imports():  # few games are played at a table
    from solo.terminal.table import events as table_events

NOTICEABLE = 15  # minutes; less time passes unsaid

_CHANGES = SheetChanged | QuestChanged | CompanionMoved | TimePassed

Blocks = tuple[Block, ...]


def told(log: Sequence[Logged], session: Session) -> Blocks:
    """Return the blocks for what has just happened, with the rules' own account where wanted.

    What was told of a roll before, while something about it was still to be decided, is left out.
    """
    events, who = [one.event for one in log], log[0].actor if log else ""
    is_new = tuple(events) == tuple(session.turns[-1].events)
    if is_new and fight_status.amid_turns(session):
        events = [*not_told(events, session)]
    if session.account != "always":
        return _in_fight(happened(events, session, fight_status.said(session), who=who), session)
    of_checks = [event.outcome for event in events if isinstance(event, CheckRolled)]
    within = (
        one
        for one in (session.fallen(len(session.turns) - 1) if is_new else ())
        if not any(one.faces is other.faces for other in of_checks)
    )
    accounts = (block for one in within for block in _account(one, session, first=0))
    return (
        *happened(events, session, fight_status.said(session), who=who, accounts=True),
        *accounts,
    )


def _in_fight(blocks: Blocks, session: Session) -> Blocks:
    """Return what happened, in a fight with each deed in a paragraph.

    Where several sit at a table, each line is somebody's, and stays alone.
    """
    alone = fight_status.amid_turns(session) and not open_options.acting(session.state)
    return tuple(joined(blocks, session)) if alone else blocks


def happened(
    events: Iterable[Event],
    session: Session,
    said: Collection[str] = (),
    *,
    who: str = "",
    accounts: bool = False,
) -> Blocks:
    """Return the blocks for what happened, in order; a death after the author's words for it.

    Args:
        events: What happened.
        session: The game.
        said: What was told of a roll before, while something about it was still to be decided.
        who: Who acts as it begins, at a table; whoever acts now, if nobody is named.
        accounts: Whether each check is followed by how the rules reckoned it.
    """
    blocks: list[Block] = []
    fell: Blocks = ()
    ordered = _timed(_done_at_once(told_first(events, session)))
    is_over = any(isinstance(event, Ended) for event in ordered)
    acting = open_options.acting(session.state)
    for event, shown in _shown(ordered, session, acting and (who or acting)):
        if isinstance(event, CheckRolled):
            shown = () if shown and any(map(shown[0].text.endswith, said)) else shown
            shown += _account(event.outcome, session) if accounts else ()
        if is_over and isinstance(event, HeroFell) and event.state == "dead":
            blocks = [block for block in blocks if block.text != shown[0].text]
            fell = shown
            continue
        if isinstance(event, Ended):
            blocks += fell
        if isinstance(event, HeroFell) and any(block.text == shown[0].text for block in blocks):
            continue  # the rules have said so already
        blocks += shown
    if blocks and fight_status.heads_with_round(session, blocks[-1].text):
        blocks.pop()  # the status below begins with it
    return tuple(blocks)


def _shown(events: Sequence[Event], session: Session, who: str) -> Iterator[tuple[Event, Blocks]]:
    """Yield each event with its blocks; `who` acts, until another is called."""
    called = False
    for event, after in zip_longest(events, events[1:]):
        if isinstance(event, MemberCalled | TurnPassed) and who:
            who = event.name
        if isinstance(event, SceneEntered) and isinstance(after, SceneEntered):
            continue  # of a scene that is only passed through nothing is told
        if isinstance(event, CheckRolled) and called:
            yield event, _named(_check_rolled(event, session), who)
        elif isinstance(event, MemberCalled) and who and isinstance(after, _WITH_NAME):
            yield event, ()  # what has changed, or was rolled, is told with the name
        elif isinstance(event, SheetChanged):
            whose = after.name if who and isinstance(after, MemberLeft) else who
            yield event, changed(event, session, whose)
            who = turned(event, who)
        elif isinstance(event, HeroFell):
            yield event, _hero_fell(event, session, who)
        else:
            yield event, _SHOWN[type(event)](event, session)
        called = isinstance(event, MemberCalled) and bool(who)


_WITH_NAME = (SheetChanged, CheckRolled)


def _named(blocks: Blocks, who: str) -> Blocks:
    """Return blocks of which the first says whose they are."""
    name = Span(f"{clean_line(who)}: ", "strong")
    return tuple(
        block._replace(spans=(name, *block.spans)) if place == 0 else block
        for place, block in enumerate(blocks)
    )


def _done_at_once(events: Sequence[Event]) -> Iterator[Event]:
    """Yield events without quests that are taken on and done in the same breath: they are done."""
    ends = {one.quest for one in events if isinstance(one, QuestChanged) and one.step != "take"}
    for event in events:
        if not (isinstance(event, QuestChanged) and event.step == "take" and event.quest in ends):
            yield event


def _timed(events: Iterable[Event]) -> list[Event]:
    """Add time too short to be told to what passes after it, so that what is told adds up.

    Where the text of a timed event stands between, each is told at its own place.
    """
    found: list[Event] = []
    short: TimePassed | None = None
    before: list[tuple[int, TimePassed]] = []  # short times before texts of events
    for event in events:
        if isinstance(event, TimePassed):
            minutes = event.minutes + (short.minutes if short is not None else 0)
            short = event._replace(minutes=minutes)
            if minutes < NOTICEABLE:
                continue
            for place, earlier in reversed(before):
                found.insert(place, earlier)
            found.append(short)
            short, before = None, []
        else:
            if short is not None and isinstance(event, Narrated) and event.kind == "event":
                before.append((len(found), short))
                short = None
            found.append(event)
    return found


def told_first(events: Iterable[Event], session: Session) -> list[Event]:
    """Put changes after the prose, or the name of the hero, that explains them.

    What is told in the middle of a fight comes behind what it follows from.
    The last event within a fight or the like comes before the end of the fight.
    """
    ordered: list[Event] = []
    changes: list[Event] = []
    ended: Event | None = None
    for event in events:
        if isinstance(event, SheetChanged) and ended is not None and ordered[-1] is ended:
            ordered.insert(-1, event)
            continue
        ended = event if _ends_something_longer(event, session) else None
        if isinstance(event, CheckRolled) and changes:
            earlier, caused = _around(event, changes)
            ordered += [*earlier, event, *caused]
            changes.clear()
            continue
        if isinstance(event, _CHANGES):
            changes.append(event)
            continue
        after = isinstance(event, Narrated | HeroChosen) and not _amid(event)
        ordered += [event, *changes] if after else [*changes, event]
        changes.clear()
    return [*ordered, *changes]


def _amid(event: Event) -> bool:
    """Say whether it is told in the middle of a fight, where it follows from what was done."""
    return isinstance(event, Narrated) and event.kind == "midst"


def _around(rolled: CheckRolled, changes: Sequence[Event]) -> tuple[list[Event], list[Event]]:
    """Part what was told before from what followed a roll; that begins with the roll itself."""
    face = rolled.outcome.facts.get("roll")
    for place, event in enumerate(changes):
        notes = event.notes if isinstance(event, SheetChanged) else ()
        for at, note in enumerate(notes):
            if face is not None and note.facts.get("roll") == face:
                earlier = [*changes[:place], *([SheetChanged(notes[:at])] if at else [])]
                return earlier, [SheetChanged(notes[at:]), *changes[place + 1 :]]
    return [*changes], []


def _ends_something_longer(event: Event, session: Session) -> bool:
    if not isinstance(event, CheckRolled) or event.outcome.faces:
        return False  # whose dice decided it tells the roll first, and what it did after
    return event.kind in session.system.encounters


def scene(session: Session) -> Blocks:
    """Return the scene as it was when it was last entered, for a second look."""
    return happened(scene_events(session), session)


def scene_events(session: Session) -> tuple[Event, ...]:
    """Return what told of the scene when it was last entered."""
    where = session.state.scene
    came = [
        at
        for at, turn in enumerate(outlines(session.turns))
        if any(event.scene == where for event in turn.entered)
    ]
    events = session.turns[came[-1]].events if came else ()
    for place in reversed(range(len(events))):
        event = events[place]
        if isinstance(event, SceneEntered) and event.scene == where:
            after = events[place:]
            if not any(isinstance(one, Narrated) for one in after):
                after = events  # a scene without a text, such as replies: what led there
            return tuple(e for e in after if isinstance(e, SceneEntered | Narrated))
    return ()


def menu(session: Session, *, spoken: bool = False, whole: bool = True) -> Blocks:
    """Return what can be chosen now, below the lines that say where an encounter stands.

    `spoken` leaves out what is drawn, lines that begin with a bar: it is said in words as well.
    Unless all is wanted, what was told in the same round already is left out.
    """
    if session.over:
        return (line(wording.tell(session, "is-over-long"), "remark"),)
    if mistake := open_options.trouble(session):
        return (
            *_mistaken(mistake, session),
            line(wording.tell(session, "undo-one"), "remark"),
        )
    return (
        *stands(session, spoken, whole=whole),
        *_ruler(session),
        *options(session, whole=whole),
    )


def _ruler(session: Session) -> Blocks:
    """Return the strip of the roll that is to be made or decided about now.

    In a fight there is none: a roll's chance stands in the menu, and a round is to be read quickly.
    """
    if session.state.pending is None or in_turns(session):
        return ()
    fell = fallen(session)
    if fell is not None:
        found = session.system.strip(fell)
        return (drawn_strip(found, session),) if found else ()
    ahead = strip_ahead(session)
    return () if ahead is None else (drawn_strip(ahead, session),)


def drawn_strip(strip: Strip, session: Session) -> Block:
    """Return a strip as a block, its bands named in the language of the game."""
    return drawn(named(strip, wording.naming(session)))


def misunderstood(nonsense: Nonsense, session: Session) -> Blocks:
    """Return why a line meant nothing, and what might have been meant."""
    reason = line(sentence(wording.words(session).say(nonsense.reason)), "refusal")
    if not nonsense.suggestions:
        return (reason,)
    offered = (line(text, "hint", lead="  ", tight=True) for text in nonsense.suggestions)
    return (reason, line(wording.tell(session, "perhaps"), tight=True), *offered)


def remark(text: str) -> Blocks:
    """Return something that the program itself says."""
    return (line(text, "remark"),)


def stands(session: Session, spoken: bool, *, whole: bool) -> Blocks:
    """Return the lines that say where an encounter stands, all or those that have changed."""
    lines = (
        fight_status.status(session, spoken=spoken)
        if whole
        else brief_status(session, spoken=spoken)
    )
    told = [text for text in lines if text.strip()]
    return listed(told, "status") if spoken else measured(told, "status")


def _scene_entered(event: SceneEntered, session: Session) -> Blocks:
    return (heading(clean_line(event.title)),) if event.title.strip() else ()


def _narrated(event: Narrated, session: Session) -> Blocks:
    text = wording.words(session).say(event.text)
    return warning(text, session) if event.kind == "risk" else prose(text)


def _check_rolled(event: CheckRolled, session: Session) -> Blocks:
    """Say a roll in one plain line; an outcome without a roll says nothing."""
    if event.outcome.label == "aborted":
        return (line(wording.tell(session, "aborted"), "roll"),)
    lines = session.system.explain(event.outcome)
    if not lines and not event.outcome.faces:
        return ()
    say = wording.words(session).say
    told = say(lines[0]) if lines else _plainly(event.outcome, session)
    said = line(told, _fortune(event.outcome))
    ruler = _strip_of(event, session)
    return (said, ruler) if ruler else (said,)


def _account(rolled: Outcome, session: Session, first: int = 1) -> Blocks:
    """Return the rules' own account of a roll, from one of its lines on."""
    lines = why_of(session, rolled)[first:]
    return listed(map(wording.words(session).say, lines), "remark")


def _strip_of(event: CheckRolled, session: Session) -> Block | None:
    """Return the strip of a roll; of one that its system does not draw, the odds that it had."""
    if not event.outcome.faces:
        return None
    found = session.system.strip(event.outcome)
    if found is not None:
        return drawn_strip(found, session)
    ruler = strip_behind(event, session)
    return drawn_strip(ruler, session) if ruler is not None and ruler.band is not None else None


def warning(text: str, session: Session) -> Blocks:
    """Return what could go wrong in the check that follows, if the author says so."""
    words = risk(text)
    return (marked(wording.tell(session, "risk", risk=words), "aside"),) if words else ()


def _plainly(outcome: Outcome, session: Session) -> str:
    """Say an outcome of a system that does not explain itself."""
    count = -outcome.failures or outcome.made
    made = wording.tell(session, "count", count=count) if count else ""
    return sentence(wording.tell(session, "plain-outcome", label=outcome.label, made=made))


def _fortune(outcome: Outcome) -> str:
    """Say the name of an outcome; some successes, but too few, are a failure."""
    return "failure" if outcome.failures else "success" if outcome.successes else "roll"


def changed(event: SheetChanged, session: Session, who: str) -> Blocks:
    """Return what the rules or the story changed; of whom, where there are several."""
    table, name = session.state.table, clean_line(who)
    members = [clean_line(one.name) for one in (table.members if table else ())]
    others = tuple(f"{one}{mark} " for one in members for mark in ":,")
    told: list[Block] = []

    def tell(text: str, *, begins: bool) -> None:
        told.append(marked(text, "change", tight=bool(told))._replace(begins=begins))

    for note, begins in zip(event.notes, beginnings(event.notes), strict=True):
        if note.code == TURNS_TO:  # each line of theirs has their name
            name = clean_line(str(note.facts["name"]))
            continue
        whose = str(note.facts["name"]) if note.code == MEMBER else ""
        text = wording.words(session, whose or name).say(session.system.phrase(note)).strip()
        twice = f"{whose}: {whose} "
        if whose and text.startswith(twice):  # it names who is meant by itself
            tell(text.removeprefix(f"{whose}: "), begins=begins)
        elif text:
            inner = text.removeprefix(f"{whose}: ") if whose else text
            own = _of_itself(note, inner, session)
            text = inner if own else text
            said = text[0].upper() + text[1:]
            named = own or whose or name in said or said.startswith(others)
            tell(said if named else f"{name}: {said}", begins=begins)
    return tuple(told)


def turned(event: SheetChanged, who: str) -> str:
    """Return whose turn it is after changes, where several sit at a table; before, `who` acted."""
    turns = [str(note.facts["name"]) for note in event.notes if who and note.code == TURNS_TO]
    return turns[-1] if turns else who


_OF_NOBODY = frozenset(
    ("doom-policy", "fight-begins", "fight-round", "foe-attacks", "foe-bought", "foe-missed",
     "foe-saves", "foe-tested", "initiative", "initiatives", "morale", "round", "seized",
     "sized-up", "some-down")
)  # fmt: skip
"""Notes of a fight that are about no member of the table."""


def _of_itself(note: Note, text: str, session: Session) -> bool:
    """Say whether a note is about nobody, or names whom it is about and speaks to nobody.

    One at the table may be named anywhere in it; of others it begins with the name, since what is
    done to them is somebody's deed.
    """
    code, facts = note.code, note.facts
    if code == MEMBER:
        code, facts = facts["code"], facts["facts"]
    codes = {code}
    if isinstance(inner := facts.get("text"), Message):
        codes.add(inner.code.rpartition(".")[2])
        facts = inner.facts
    if codes & _OF_NOBODY:
        return True
    told = (facts.get(key) for key in ("who", "name", "by"))
    names = tuple(one for some in told for one in (some if isinstance(some, tuple) else (some,)))
    named = tuple(one.casefold() for one in names if isinstance(one, str) and one)
    said, table = text.casefold(), session.state.table
    members = {one.name.casefold() for one in (table.members if table else ())}
    tells = said.startswith(named) or any(one in said for one in members.intersection(named))
    return tells and not wording.spoken_to(session, text)


def _question_answered(event: QuestionAnswered, session: Session) -> Blocks:
    if event.foreseen:
        return ()  # the author's own words have told it
    naming = wording.naming(session)
    again = f" {wording.tell(session, 'answered-before')}" if event.settled else ""
    style = "success" if event.answer.startswith("yes") else "failure"
    put = {"by": event.asker, "question": event.question, "likelihood": event.likelihood}
    asked = Span(clean_line(wording.tell(session, "question-put", **put)))
    answer = event.answer.split(",")[0]
    text = wording.words(session).say(event.text)
    says = isinstance(event.text, Message) or fold(text).startswith(fold(naming(answer)))
    if answer and says:  # the words say it themselves
        return (Block((asked, Span(f" {clean_line(text)}", style), Span(again))),)
    told = Span(f" {sentence(naming(event.answer))}", style)
    return (Block((asked, told, Span(again))), *prose(text))


def _time_passed(event: TimePassed, session: Session) -> Blocks:
    _, face = game_time.face(session.adventure.clock + event.clock)
    hours, minutes = divmod(event.minutes, 60)
    time = "" if game_time.hourless(session) else face
    passed = wording.tell(session, "time-passes", hours=hours, minutes=minutes, time=time)
    return (line(passed, "change"),)


def _quest_changed(event: QuestChanged, session: Session) -> Blocks:
    step, title = clean_line(event.step), clean_line(event.title)
    return (marked(wording.tell(session, "quest-changed", step=step, title=title), "change"),)


def _companion_moved(event: CompanionMoved, session: Session) -> Blocks:
    said = wording.tell(session, "companion", name=event.name, joined=event.joined)
    return (line(said, "change"),)


def _hero_chosen(event: HeroChosen, session: Session) -> Blocks:
    return (line(wording.tell(session, "you-are", name=event.name), "strong"),)


def _hero_fell(event: HeroFell, session: Session, who: str) -> Blocks:
    return (line(wording.tell(session, "hero-fell", state=event.state, who=who), "failure"),)


def _refused(event: Refused, session: Session) -> Blocks:
    return (line(sentence(wording.words(session).say(event.reason)), "refusal"),)


def _note_written(event: NoteWritten, session: Session) -> Blocks:
    return (line(wording.tell(session, "noted", text=event.text), "remark"),)


def _preference_set(event: PreferenceSet, session: Session) -> Blocks:
    code = f"set-{event.name}-{event.value}"
    if event.name == "force":
        code = "set-force"
    elif event.value not in _SETTINGS.get(event.name, ()):
        code = "set-usual"
    return (line(wording.tell(session, code, name=event.name, value=event.value), "remark"),)


_SETTINGS = {
    "offers": ("always", "asked"),
    "account": ("always", "asked"),
    "voice": ("full", "terse"),
    "questions": ("one", "free"),
    "twists": ("on", "off"),
}
"""Preferences whose values have a sentence of their own."""


def _undone(event: Undone, session: Session) -> Blocks:
    deed = clean_line(taken_back(event) if session.state.table is not None else "")
    ends = deed if deed.endswith(("?", "!", ".")) else f"{deed}."
    told = wording.tell(session, "undone", turn=event.turn, by=event.by, deed=ends if deed else "")
    return (line(told, "remark"),)


def taken_back(event: Undone) -> str:
    """Return what is taken back, as it was typed; of what is not for everybody only the word."""
    did = event.did
    if did.get("verb") in PRIVATE:
        return str(did["verb"])
    parts = (did.get(name, "") for name in ("verb", "question", "attribute", "option", "words"))
    lines = (str(part).partition("\n")[0] for part in parts if part)  # of a file its name alone
    return " ".join(line.replace("-", " ") for line in lines)


def _faulted(event: Faulted, session: Session) -> Blocks:
    return _mistaken(str(event.problem), session)


def _mistaken(problem: str, session: Session) -> Blocks:
    return (
        line(wording.tell(session, "mistaken"), "refusal"),
        line(problem, "fault", tight=True),
    )


def _ended(event: Ended, session: Session) -> Blocks:
    title, kind = clean_line(event.title), clean_line(event.kind)
    return (heading(wording.tell(session, "ended", title=title, kind=kind)),)


_SHOWN: Mapping[type, Callable[[Any, Session], Blocks]] = {
    SceneEntered: _scene_entered,
    Narrated: _narrated,
    CheckRolled: _check_rolled,
    QuestionAnswered: _question_answered,
    TimePassed: _time_passed,
    QuestChanged: _quest_changed,
    CompanionMoved: _companion_moved,
    HeroChosen: _hero_chosen,
    Refused: _refused,
    NoteWritten: _note_written,
    PreferenceSet: _preference_set,
    Undone: _undone,
    Faulted: _faulted,
    Ended: _ended,
    **table_events.SHOWN,
}
