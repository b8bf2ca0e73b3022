"""Completions for the Tab key: pure functions, so that any front-end may use them."""

from collections.abc import Iterable, Iterator

from solo.engine.session import PREFERENCES, Session
from solo.namedtuple import NamedTuple
from solo.terminal import wording
from solo.terminal.examined import things
from solo.terminal.shown import Shown
from solo.terminal.table.verbs import split
from solo.terminal.typed import open_options, typed_names
from solo.terminal.typed.matching import numbered
from solo.terminal.typed.verbs import verb, verbs
from solo.terminal.window.clean import clean_line, fold


class Completion(NamedTuple):
    """A text that takes the place of the last `replaces` characters, and what it stands for."""

    text: str
    replaces: int
    meaning: str = ""


def completions(before: str, session: Session) -> tuple[Completion, ...]:
    """Return what may follow the text before the cursor, the choices of the scene first."""
    options = open_options.options(session)
    word, _ = split(before)
    spoken = verb(word, session)
    if spoken is not None and " " in before.lstrip():
        found = tuple(_after(spoken.name, before.lstrip()[len(word) :].lstrip(), session))
        if found:
            return found
    return (*_choices(before, options), *_first_words(before, session))


def _choices(before: str, options: Iterable[Shown]) -> Iterator[Completion]:
    typed = before.lstrip()
    for number, option in numbered(tuple(options)):
        if number is not None and fold(option.text).startswith(fold(typed)):
            yield Completion(option.text, len(typed), str(number))
        elif option.hint and typed and fold(option.hint).startswith(fold(typed)):
            yield Completion(option.hint, len(typed), option.text)


def _first_words(before: str, session: Session) -> Iterator[Completion]:
    typed = before.lstrip()
    for entry in verbs(session):
        if entry.name.startswith(fold(typed)):
            yield Completion(entry.name, len(typed), wording.tell(session, entry.help))
    for option in open_options.standing(session):
        if typed and fold(option.hint).startswith(fold(typed)) and not option.reason:
            yield Completion(option.hint, len(typed), option.text)


def _after(name: str, rest: str, session: Session) -> Iterator[Completion]:
    """Yield what may follow a verb."""
    match name:
        case "try":
            yield from _try(rest, session)
        case "ask":
            yield from _ask(rest, session)
        case "look":
            names = (name for thing in things(session) for name in thing)
            yield from _beginning(rest, ((name, "") for name in names))
        case "rules":
            say = wording.words(session).say
            titles = ((say(entry.title), entry.id) for entry in session.system.rules())
            yield from _beginning(rest, titles)
        case "odds" | "offer":
            choices = numbered(open_options.options(session))
            yield from _beginning(rest, ((str(n), option.text) for n, option in choices if n))
        case "sheet":
            titles = ((part.id, part.title) for part in wording.sheet_parts(session))
            yield from _beginning(rest, titles)
        case "help":
            yield from _beginning(
                rest, ((one.name, wording.tell(session, one.help)) for one in verbs(session))
            )
        case "offers" | "account":
            yield from _beginning(rest, ((word, "") for word in PREFERENCES[name]))
        case "undo":
            yield from _beginning(rest, [("anew", wording.tell(session, "let-other-dice-fall"))])


def _try(rest: str, session: Session) -> Iterator[Completion]:
    """Yield attributes, and difficulties behind one."""
    word, after = split(rest)
    if " " not in rest:
        known = (typed_names.typed(name, session) for name in typed_names.attributes(session))
        yield from _beginning(rest, ((name, "") for name in known))
    elif " " not in after and not typed_names.unlike(session, typed_names.meant(word, session)):
        yield from _beginning(after, _difficulties(session))


def _difficulties(session: Session) -> Iterator[tuple[str, str]]:
    meaning = wording.tell(session, "a-difficulty")
    return ((typed_names.typed(one, session), meaning) for one in session.system.difficulties())


def _ask(rest: str, session: Session) -> Iterator[Completion]:
    """Yield likelihoods behind a question mark."""
    question, mark, after = rest.rpartition("?")
    if mark and question.strip():
        called, meaning = wording.naming(session), wording.tell(session, "how-likely")
        words = ((called(word), meaning) for word in typed_names.likelihoods(session))
        gap = "" if after.startswith(" ") else " "
        for found in _beginning(after.lstrip(), words):
            yield found._replace(text=gap + found.text)


def _beginning(typed: str, known: Iterable[tuple[str, str]]) -> Iterator[Completion]:
    for text, meaning in known:
        if fold(text).startswith(fold(typed)):
            yield Completion(clean_line(text), len(typed), clean_line(meaning))
