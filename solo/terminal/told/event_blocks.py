"""Blocks for each event; the system phrases what its rules did."""

from collections.abc import Callable, Mapping
from typing import Any

from solo.engine.commands import from_record, is_secret
from solo.engine.events import (
    CheckRolled,
    CompanionMoved,
    Ended,
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
from solo.engine.session import Session
from solo.engine.words import ending_kind
from solo.late import lazy_imports
from solo.terminal import game_time, wording
from solo.terminal.told.fight_paragraphs import beginnings
from solo.terminal.window.blocks import Block, Span, heading, line, listed, marked, prose, risk
from solo.terminal.window.clean import clean_line, fold, sentence
from solo.view.parts import MEMBER, TURNS_TO, Note, Outcome, Strip, why_of
from solo.view.rolls import strip_behind
from solo.words import Message

with lazy_imports():  # few games are played at a table
    from solo.terminal.table import events as table_events
    from solo.terminal.typed import command_words

with lazy_imports():  # before the first roll
    from solo.terminal.told import strips

Blocks = tuple[Block, ...]


def drawn_strip(strip: Strip, session: Session) -> Block:
    """Return a strip as a block, its bands named in the language of the game."""
    return strips.drawn(strips.named(strip, wording.naming(session)))


def _scene_entered(event: SceneEntered, session: Session) -> Blocks:
    return (heading(clean_line(event.title)),) if event.title.strip() else ()


def _narrated(event: Narrated, session: Session) -> Blocks:
    text = wording.words(session).say(event.text)
    return warning(text, session) if event.kind == "risk" else prose(text)


def check_rolled(event: CheckRolled, session: Session) -> Blocks:
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


def tried(event: CheckRolled, session: Session, who: str) -> Block:
    """Say who has tried what, in their own words."""
    return line(wording.tell(session, "deed-tried", by=who, deed=event.deed), "remark")


def account(rolled: Outcome, session: Session, first: int = 1) -> Blocks:
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
    ("doom-policy", "fight-begins", "fight-bonus-round", "fight-round", "foe-attacks", "foe-bought",
     "foe-missed", "foe-saves", "foe-tested", "initiative", "initiatives", "morale", "round",
     "seized", "sized-up", "some-down")
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


def hero_fell(event: HeroFell, session: Session, who: str) -> Blocks:
    """Say that somebody is down or dead."""
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
    deed = clean_line(taken_back(event, session) if session.state.table is not None else "")
    ends = deed if deed.endswith(("?", "!", ".")) else f"{deed}."
    told = wording.tell(session, "undone", turn=event.turn, by=event.by, deed=ends if deed else "")
    return (line(told, "remark"),)


def taken_back(event: Undone, session: Session) -> str:
    """Return what is taken back, in words; of what is not for everybody only the word."""
    if not event.did:
        return ""
    did = from_record({name: told for name, told in event.did.items() if name != "who"})
    return command_words.command_words(did, session.state, session, hidden=is_secret(did))


def _faulted(event: Faulted, session: Session) -> Blocks:
    return mistaken(str(event.problem), session)


def mistaken(problem: str, session: Session) -> Blocks:
    """Tell a mistake of the author's."""
    return (
        line(wording.tell(session, "mistaken"), "refusal"),
        line(problem, "fault", tight=True),
    )


def _ended(event: Ended, session: Session) -> Blocks:
    title, kind = clean_line(event.title), ending_kind(clean_line(event.kind))
    return (heading(wording.tell(session, "ended", title=title, kind=kind)),)


SHOWN: Mapping[type, Callable[[Any, Session], Blocks]] = {
    SceneEntered: _scene_entered,
    Narrated: _narrated,
    CheckRolled: check_rolled,
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
