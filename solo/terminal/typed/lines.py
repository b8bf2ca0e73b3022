"""Reading a line that a player typed, as a command, a query or nonsense; pure functions.

What is open now is matched before the words of commands where both could be meant: a player who
types the words of a choice means the choice.
"""

import re
from collections.abc import Callable, Iterable

from solo.engine.commands import Choose, Draw, Roll, Table, Try, Undo, Use
from solo.engine.session import Session
from solo.late import late
from solo.oracle import foresaw, sounds_asked, yes_or_no
from solo.terminal import own_words, wording
from solo.terminal.shown import Shown
from solo.terminal.table.verbs import (
    SAYINGS,
    addressed,
    begins_as_question,
    done_by_hand,
    questioned,
    split,
)
from solo.terminal.typed import deeds, habits, open_options, phrases, typed_names
from solo.terminal.typed.defaults import DELIBERATE, default
from solo.terminal.typed.matching import (
    beginning,
    by_number,
    exactly,
    hinted,
    meant,
    nearest,
    numbered,
)
from solo.terminal.typed.readings import (
    LONGEST,
    Asking,
    Deciding,
    Nonsense,
    Query,
    Reading,
    shortened,
)
from solo.terminal.typed.verbs import verb, verbs
from solo.terminal.window.clean import clean_line, fold
from solo.terminal.words import words as say
from solo.view import heroes
from solo.view.chances import ROLL, chances, ways
from solo.view.parts import like_dice
from solo.words import Message

_NO_ANSWERS = frozenset(
    ("?", "exit", "help", "journal", "look", "odds", "quit", "rules", "sheet", "skills", "undo",
     "why")
)  # fmt: skip
_GLANCE = re.compile(r"\?\s*(\d{1,9})|(\d{1,9})\s*\?")
_NUMBER = re.compile(r"(\d{1,9})[.)]?\s*(\?)?(?:\s+(.*))?")

_SAYS = re.compile(
    r"(?:(?:(?:i|we)(?:['’]d like to|['’]ll| (?:want to|would like to|will))?"
    r"|let (?:me|us)|let['’]s|please|ich(?: will| möchte)?)\s+)+(?=\S)",
    re.IGNORECASE,
)
"""What only says that somebody does what follows: `I would like to`."""
_A_DIE = re.compile(r"[dw]\s*(?:\d|%|f(?![a-z]))", re.IGNORECASE)

_OUTSIDE = frozenset(("load", "new game", "restart", "restore", "resume"))

_Options = tuple[Shown, ...]


def parse(line: str, session: Session, *, ids: bool = False) -> Reading:
    """Read a line, given what is open now; never raises, whatever the line holds.

    With `ids`, where ids are shown, the id of an option counts before everything else.
    """
    if len(line) > LONGEST:
        return Nonsense(say("too-long", most=LONGEST))
    text = " ".join(clean_line(line).split())
    if not text:
        return default(session) or _nothing(session)
    if ids and (named := _by_id(text, session)):
        return named
    options = open_options.options(session)
    for reader in _READERS:
        reading = reader(text, options, session)
        if reading is not None:
            return reading
    return _lost(text, options, session)


def aside(line: str, session: Session) -> Query | Undo | None:
    """Read a line typed where words for something are wanted, if it can't be those words.

    So `help` and `quit` are commands even where a name or a skill is wanted. `fame` and `health`
    are not, since a hero may want a skill of that name.
    """
    word = fold(clean_line(line).strip())
    word = own_words.command(word, session) or word
    found = verb(word) if word in _NO_ANSWERS else None
    if found is None:
        return None
    return Undo() if found.name == "undo" else Query(found.name)


def _nothing(session: Session) -> Reading:
    """Read an empty line that decides nothing."""
    pending = session.state.pending
    if pending is not None and pending.kind in DELIBERATE and open_options.options(session):
        return Nonsense(say("enter-alone"))
    return Query("options")


def _by_id(text: str, session: Session) -> Reading | None:
    """Read the id of an option, alone or as what is taken with offers."""
    wanted = text.removeprefix("offer ")
    named = open_options.named(wanted, session)
    return chosen(named, offers=wanted != text) if named else None


def _looked_at(text: str, options: _Options, session: Session) -> Reading | None:
    """Read `? 1` or `1 ?` where a hero is chosen: to look at one without choosing."""
    match = _GLANCE.fullmatch(text)
    if match is None or not open_options.gathers(session):
        return None
    number = int(match[1] or match[2])
    option = by_number(number, options)
    if option is None:
        return _no_such_number(number, options, session)
    return Query("who", option.id)


def _numbered(text: str, options: _Options, session: Session) -> Reading | None:
    match = _NUMBER.fullmatch(text)
    if match is None or exactly(text, options):
        return None
    number, offers, words = int(match[1]), bool(match[2]), match[3] or ""
    option = by_number(number, options)
    if option is None:
        return _no_such_number(number, options, session)
    if words and not option.asks:
        return _decided(number, option, words, session)
    return chosen(option, words, offers=offers)


def _decided(number: int, option: Shown, words: str, session: Session) -> Reading:
    """Read `1 fame`: an action of a fight, and what is decided about its roll."""
    known = ways(session, chances(session)).get(option.id, {})
    decisions = fold(words).removeprefix("with ").split()
    if known and all(word in known for word in decisions):
        return Deciding(Choose(option.id), tuple(decisions))
    suggestions = (str(number), *(f"{number} {word}" for word in known))
    return Nonsense(say("no-such-words", number=number), suggestions)


def _named(text: str, options: _Options, session: Session) -> Reading | None:
    """Read the whole text, id or hint of an option, or a hint with the words it asks for.

    An id that is also the name of a command is not meant, since players see no ids.
    """
    option = exactly(text, options, ids=verb(text, session) is None)
    if option and text.endswith("?") <= option.text.endswith("?"):
        return chosen(option)
    found = hinted(text, options, ids=verb(split(text)[0], session) is None)
    return chosen(*found) if found and found[0].asks else None


def _offered(text: str, options: _Options, session: Session) -> Reading | None:
    """Read `offer …`, or the words of an option and a question mark: take it with offers."""
    word, rest = split(text)
    if fold(word) == "offer" and rest:
        reading = parse(rest, session)
        return reading if isinstance(reading, Nonsense) else _with_offers(reading)
    option = exactly(text, options) if text.endswith("?") else None
    return chosen(option, offers=True) if option else None


def _with_offers(reading: Reading) -> Reading | None:
    match reading:
        case Choose() | Try():
            return reading._replace(offers=True)
        case Asking(command=Choose() as command):
            return reading._replace(command=command._replace(offers=True))
    return None


def _begun(text: str, options: _Options, session: Session) -> Reading | None:
    """Read two or more words that begin just one option; questions and notes are never that."""
    if " " not in text or text.endswith("?") or fold(split(text)[0]) == "note":
        return None
    found = beginning(text, options)
    return chosen(found[0]) if len(found) == 1 else None


def _spoken(text: str, options: _Options, session: Session) -> Reading | None:
    """Read a command or query; if it is none, an option may be meant."""
    if said := _SAYS.match(text):
        return parse(text[said.end() :], session)  # `I try to charm him`: who says so is known
    word, rest = split(text)
    found = verb(word, session)
    own = rest and not text.endswith("?") and own_words.command(word, session)
    if own and len(named := habits.alike(text, options, session)) == 1:
        return chosen(named[0])  # `frage den Wirt` where a choice is called `Den Wirt fragen`
    if found is None:
        return None
    reading = found.read(own_words.fixed(found.name, rest, session), session)
    if reading is None:
        return None
    strange = isinstance(reading, Nonsense | Draw) or (
        found.name == "help" and verb(rest, session) is None
    )
    if not (rest and strange):
        return reading
    choices = meant(text, options) or habits.alike(text, options, session)
    if len(choices) == 1:
        return chosen(choices[0])
    # `draw the bow` is no table of a fight, where a bow can be drawn on a further list
    return None if habits.inside(text, options, session) else reading


@late
def _at_table(text: str, options: _Options, session: Session) -> Reading | None:
    """Read what only a table has: an effect, a bare question, or what a named player does."""
    if not session.adventure.open:
        if ":" not in text:
            return None
        from solo.terminal.typed.heroes import of_hero

        return of_hero(text, session, parse)
    if said := SAYINGS.get(fold(text).strip(" ?!.")):
        return said
    if begins_as_question(text):
        return questioned(text)
    if (by_hand := done_by_hand(text, session)) is not None:
        return by_hand
    if verb(split(text)[0], session) is not None:
        return None
    if (
        fold(text) in session.system.effects
        and exactly(text, open_options.standing(session)) is None
    ):
        return Table("do", text)
    named = addressed(text, session, parse)
    return named or questioned(text)


def _dice(text: str, options: _Options, session: Session) -> Reading | None:
    """Read dice without the word `roll` before them, well written or not."""
    return Roll(text) if _A_DIE.search(text) and like_dice(text) else None


def _standing(text: str, options: _Options, session: Session) -> Reading | None:
    """Read what the rules allow at any time.

    By its hint, id (`lead ned` is `lead-ned`) or text, or two or more words that begin it.
    """
    known = open_options.standing(session)
    option = exactly(text, known) or exactly("-".join(text.split()), known)
    if option is None and " " in text:
        begun = beginning(text, known)
        option = begun[0] if len(begun) == 1 else None
    found = (option, "") if option else hinted(text, known)
    if found is None:
        return None
    chosen, words = found
    if words and not chosen.asks:  # several may share a hint: `aid ned` is no aid to oneself
        alike = [one for one in known if one.hint == chosen.hint]
        told = meant(words, alike)
        chosen, words = (told[0], "") if told else (chosen, words)
    if (words or chosen.reason) and meant(text, options):
        return None
    if chosen.asks and not words and not chosen.reason:
        return Asking(Use(chosen.id), chosen.asks)
    return Use(chosen.id, words)


def _later(text: str, options: _Options, session: Session) -> Reading | None:
    """Read what may be done at any time but now; the engine then says what must come first."""
    known = open_options.whenever(session) if session.state.pending is not None else ()
    option = exactly(text, known)
    return Use(option.id) if option else None


def _section(text: str, options: _Options, session: Session) -> Reading | None:
    """Read the name of a part of the sheet."""
    known = {fold(part.id) for part in heroes.sections(session)}
    return Query("sheet", fold(text)) if fold(text) in known else None


def _worded(text: str, options: _Options, session: Session) -> Reading | None:
    """Read some words of an option; a verb alone means those beginning with it or a like verb."""
    if listed := habits.asking(text, options, session):
        return chosen(*listed)
    told = " ".join(own_words.telling(text.split(), session))
    found = () if text.endswith("?") or habits.is_way(text) else meant(told, options)
    if (bare := habits.bare(text, options, session)) and not beginning(text, options):
        return bare
    if not found:
        return None
    return chosen(found[0]) if len(found) == 1 else _ambiguous(text, found, options)


def _folded(text: str, options: _Options, session: Session) -> Reading | None:
    """Read the id of an option that a menu has left out, as scripts name it."""
    wanted = text.removeprefix("offer ")
    return Choose(wanted, offers=wanted != text) if session.admits(wanted) else None


_READERS: tuple[Callable[[str, _Options, Session], Reading | None], ...] = (
    _looked_at,
    _numbered,
    _named,
    _offered,
    _begun,
    _at_table,
    phrases.asked,
    _spoken,
    _dice,
    _standing,
    _section,
    _worded,
    phrases.went_back,
    _later,
    _folded,
    habits.plainly,
    phrases.as_called,
)


def chosen(option: Shown, words: str = "", *, offers: bool = False) -> Reading:
    """Return the reading of an option that was chosen; what needs words asks for them."""
    command = Choose(option.id, words, offers)
    if option.asks and not words and not option.reason:
        return Asking(command, option.asks)
    return command


def _ambiguous(text: str, found: Iterable[Shown], options: _Options) -> Nonsense:
    wanted = {option.id for option in found}
    shown = (
        f"{number}  {option.text}" if number else f"{option.text} ({option.reason})"
        for number, option in numbered(options)
        if option.id in wanted
    )
    return Nonsense(say("ambiguous", typed=shortened(text)), tuple(shown))


def _no_such_number(number: int, options: _Options, session: Session) -> Nonsense:
    count = sum(not option.reason for option in options)
    return Nonsense(say("no-number", number=number, count=count, over=session.over))


def _lost(text: str, options: _Options, session: Session) -> Nonsense:
    """Suggest options that are near, and how to try or ask what is not listed."""
    numbers = {option.text: number for number, option in numbered(options) if number}
    if fold(text) in _OUTSIDE:
        return Nonsense(say("how-to-reopen"))
    word, more = split(text)
    is_deed = deeds.is_deed(own_words.plain(word, session))
    known = habits.is_verb(word, session) or is_deed or not yes_or_no(text)
    near: tuple[str, ...] = ()
    if not known or (more and yes_or_no(text)):
        near = tuple(f"{numbers[choice]}  {choice}" for choice in nearest(text, numbers))
    if not known:
        names = nearest(word, (entry.name for entry in verbs(session)), 1)
        known_verbs = (verb(name, session) for name in names)
        near += tuple(wording.tell(session, entry.usage) for entry in known_verbs if entry)
    waits = any(one.id == ROLL for one in options)
    reason = say("no-choice-no-command", typed=shortened(text), roll=waits)
    offered = near[:3] + _as_words(text, options) + habits.inside(text, options, session)
    if not session.over and heroes.there(session) and not open_options.gathers(session):
        reason, free = _free(text, reason, session)
        offered += free
    if not offered and not heroes.there(session):
        return Nonsense(say("then-type", reason=reason))
    return Nonsense(reason if offered else say("then-help", reason=reason), offered)


def _as_words(text: str, options: _Options) -> tuple[str, ...]:
    """Say how to type it as the words of an option, if all open options ask for words."""
    open_now = [(number, option) for number, option in numbered(options) if number]
    if not all(option.asks for _, option in open_now):
        return ()
    return tuple(f"{number} {shortened(text)}" for number, _ in open_now)


def _free(text: str, reason: Message, session: Session) -> tuple[Message, tuple[str, ...]]:
    """Say how to try or ask it, that it is no question for yes or no, or which attributes exist."""
    if not yes_or_no(text):
        scene = session.adventure.scenes[session.state.scene]
        if any(foresaw(question.about, text) for question in scene.questions):
            return reason, (f"ask {shortened(text)}",)
        return say("yes-or-no-alone"), (wording.tell(session, "example-somebody"),)
    if sounds_asked(text):
        return reason, (f"ask {shortened(text)}",)
    if not any(map(str.isalpha, text)):
        return reason, ()
    known = typed_names.attributes(session)
    if session.adventure.open and fold(split(text)[0]) in {*known, *typed_names.skills(session)}:
        return reason, (f"check {shortened(text)}",)
    if fitting := habits.tried(text, session):
        return reason, fitting
    if not known or " " not in text:
        return reason, ()
    return (
        say("needs-attribute", reason=reason, known=known),
        (f"try {typed_names.typed(known[-1], session)} {shortened(text)}",),
    )
