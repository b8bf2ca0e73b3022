"""The options that are open now, for reading lines and for showing them; never raises.

An author's mistake in a label can keep the choices of a scene from being listed. Then the mistake
is shown instead, and the player can still go back.
"""

import functools
import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial

from solo.engine.session import Session
from solo.engine.state import State
from solo.errors import SoloError
from solo.late import lazy_imports, pattern
from solo.terminal.clean import clean_line, fold
from solo.terminal.matching import words_of
from solo.terminal.shown import Shown, ShownSection, shown, shown_parts
from solo.terminal.words import words as _prompt
from solo.view import heroes
from solo.view.chances import ROLL as ROLL
from solo.view.chances import chances as chances
from solo.view.chances import counts_turns as counts_turns
from solo.view.chances import in_turns as in_turns
from solo.view.parts import Illegal, Option, heading, round_of
from solo.view.rolls import by_effects as by_effects
from solo.view.rolls import fallen as fallen
from solo.view.rolls import last_within as last_within
from solo.view.rolls import rolled_within as rolled_within
from solo.view.rolls import rolls as rolls
from solo.view.rolls import strip_ahead as strip_ahead
from solo.view.rolls import strip_behind as strip_behind
from solo.view.rolls import told_last, told_lately
from solo.words import Text, Words, with_fact
from solo.words.catalogue import room_of
from solo.words.sentences import ENGLISH_WORDS

with lazy_imports():  # the first text is shown before anything is typed or done
    from solo.terminal import deeds, own_words

DAY = 24 * 60  # minutes
DRAWN = "|"  # how a line of a drawing begins
_MENUS_AGO = 8  # turns back in which a reason that bars an action is still remembered


def options(session: Session) -> tuple[Shown, ...]:
    """Return what can be chosen now, or nothing if a label of the author's has a mistake."""
    try:
        found = [shown(option, words(session)) for option in session.options()]
    except SoloError:
        return ()
    return tuple(found)


def options_in(state: State, session: Session) -> tuple[Shown, ...]:
    """Return what could be chosen in any state of the game.

    Raises:
        ProseError: A label of the author's has a mistake.
    """
    return tuple(shown(one, words(session)) for one in session.interpreter.options(state))


def sheet_parts(session: Session, language: Words | None = None) -> tuple[ShownSection, ...]:
    """Return the parts of the acting hero's sheet; none where there is no hero."""
    return shown_parts(heroes.sections(session), language or words(session))


def tell(session: Session, code: str, **facts: object) -> str:
    """Say a sentence of the prompt's own, in the language that a game is played in."""
    return words(session).say(_prompt(code, **facts))


def naming(session: Session) -> Callable[[Text], str]:
    """Return what says a name of the rules in the language that a game is played in."""
    return partial(words(session).name, room_of(type(session.system).__module__))


def words(session: Session, who: str = "") -> Words:
    """Return the words of the language that a game is played in; `who` is named instead of you."""
    rules = room_of(type(session.system).__module__)
    return _words(session.adventure.spoken, clean_line(who), rules)


@functools.lru_cache(maxsize=64)
def _words(language: str, who: str, rules: str) -> Words:
    return Words(language, who, rules)


def acting(state: State) -> str:
    """Return who acts, where several sit at a table and it has to be said."""
    return "" if (at := state.table) is None or len(at.members) < 2 else at.acting


def spoken_to(session: Session, text: str) -> bool:
    """Say whether a text speaks to somebody: `you` in English, `du` in German."""
    words_of_it = frozenset(re.findall(r"\w+", text.casefold()))
    return not words_of_it.isdisjoint(tell(session, "spoken-to").split())


def status(session: Session, *, spoken: bool = False) -> tuple[str, ...]:
    """Return the lines that say where an encounter stands.

    If they are `spoken`, nothing is drawn, and nobody has a mark in a drawing.
    """
    return in_lines(session.status(), session, spoken=spoken)


def in_lines(status: Iterable[Text], session: Session, *, spoken: bool) -> tuple[str, ...]:
    """Return lines of a status in the language of the game; `spoken` ones without drawings."""
    lines = tuple(status)
    if spoken:
        lines = tuple(with_fact(one, "mark", "") for one in lines if one[:1] != DRAWN)
    say = words(session).say
    return tuple(clean_line(_in_words(one, session) or say(one)) for one in lines)


def _in_words(line: Text, session: Session) -> str:
    """Return a line of a drawing with its words in the language of the game; else nothing."""
    if not (isinstance(line, str) and line.startswith(DRAWN)):
        return ""
    called, cells = naming(session), line.split(DRAWN)
    return DRAWN.join(f"{called(one.strip()):<{len(one)}}" for one in cells)


def trouble(session: Session) -> str:
    """Return the author's mistake that keeps the choices from being listed, or nothing."""
    try:
        session.options()
    except SoloError as error:
        return str(error)
    return ""


def said(session: Session) -> tuple[str, ...]:
    """Return what was shown of an encounter before the last turn, since the encounter began."""
    say = words(session).say
    lines = (clean_line(say(one)) for one in told_lately(session))
    return tuple(line for line in lines if line.strip())


def amid_turns(session: Session) -> bool:
    """Say whether the last turn was one of something that counts turns, such as a fight."""
    return any(counts_turns(turn.state) for turn in session.turns[-2:])


def told_before(session: Session) -> bool:
    """Say whether the state of a fight was shown already, and the fight only goes on."""
    return bool(told_last(session))


def barred_before(session: Session) -> frozenset[Shown]:
    """Return the options of a fight that are barred for the same reason as in its last menus."""
    if not in_turns(session):
        return frozenset()
    barred = {(one.id, one.reason): one for one in options(session) if one.reason}
    known: set[tuple[str, str]] = set()
    for turn in reversed(session.turns[-_MENUS_AGO:-1]):
        if turn.state.pending is None or len(known) == len(barred):
            break
        before = {(one.id, one.reason) for one in options_in(turn.state, session)}
        known |= barred.keys() & before
    return frozenset(barred[one] for one in known)


def fought(session: Session) -> bool:
    """Say whether a fight is open whose first round has begun."""
    return in_turns(session) and (round_of(session.status()) is not None or told_before(session))


def round_told(session: Session) -> int | None:
    """Return the round with which the status of what is open begins, if any."""
    return round_of(session.status()) if in_turns(session) else None


def heads_with_round(session: Session, text: str) -> bool:
    """Say whether the status that follows begins with the round that a text tells."""
    this = round_told(session)
    return this is not None and words(session).say(heading(this)) == text


def standing(session: Session) -> tuple[Shown, ...]:
    """Return what the rules allow at any time and now, each with a word to type for it."""
    return () if session.state.pending is not None else whenever(session)


def whenever(session: Session) -> tuple[Shown, ...]:
    """Return what the hero may do at any time, as soon as nothing is open."""
    found = () if session.over else heroes.standing(session)
    return tuple(shown(option, words(session))._replace(hint=_word_for(option)) for option in found)


def _word_for(option: Option) -> str:
    """Return what is typed for something that may be done at any time."""
    return (option.hint or option.id).replace("-", " ")


def attributes(session: Session) -> tuple[str, ...]:
    """Return the names of what the hero may try, in lower case."""
    return _triable("attributes", session)


def skills(session: Session) -> tuple[str, ...]:
    """Return the skills of the hero's that may be tried by their own name, in lower case."""
    return _triable("skills", session)


def _triable(part: str, session: Session) -> tuple[str, ...]:
    parts = sheet_parts(session, ENGLISH_WORDS)
    rows = (row for one in parts if one.id == part for row in one.rows)
    names = (row.label.split(" (")[0].lower() for row in rows)
    return tuple(name for name in names if not unlike(session, name))


def typed(name: str, session: Session) -> str:
    """Return how an attribute, a skill or a difficulty is typed in the language of the game."""
    return naming(session)(name).lower()


def meant(name: str, session: Session) -> str:
    """Return the attribute, skill or difficulty that a name in the game's language means.

    It is the name itself where the rules know it so, or nobody does.
    """
    found = _known_as(session).get(fold(name))
    if found is None and (own := own_words.plain(name, session)) in attributes(session):
        found = own
    return found or name


def gathers(session: Session) -> bool:
    """Say whether it is being chosen who plays."""
    pending = session.state.pending
    return pending is not None and pending.kind == "hero"


def in_rules(words: str, session: Session) -> str:
    """Return a line in which whatever has a name in the language of the game bears its own."""
    return _renamed(words, _known_as(session))


def in_language(words: str, session: Session) -> str:
    """Return a line of `in_rules` with the names that its player typed."""
    return _renamed(words, {one: told for told, one in _known_as(session).items()})


def _renamed(words: str, known: Mapping[str, str]) -> str:
    """Return a line with other names for what it names, the longest first."""
    if not known:
        return words
    parts, said = _WORD.findall(words), ""
    while parts:
        sizes = _LONGEST if parts[0][0].isalnum() else ()
        size = next((n for n in sizes if fold("".join(parts[:n])) in known), 0)
        said += known[fold("".join(parts[:size]))] if size else parts[0]
        del parts[: size or 1]
    return said


_WORD = pattern(r"[^\W_]+|[\W_]+")
_LONGEST = (5, 3, 1)
"""Parts of a line that may be one name: words, and what stands between them."""


def _known_as(session: Session) -> Mapping[str, str]:
    """Return the rules' own names by those in the language of the game."""
    called, system = naming(session), session.system
    taught = found.known if (found := system.words().get("skills")) else ()
    own = (*attributes(session), *skills(session), *taught, *system.difficulties())
    return {fold(told): one for one in own if (told := called(one)).lower() != one}


def fitting(deed: str, session: Session) -> str:
    """Return the skill or attribute that a deed plainly asks of the hero, or nothing."""
    said = " ".join(own_words.plain(word, session) for word in words_of(deed))
    return deeds.fitting(said, attributes(session), skills(session))


def unlike(session: Session, attribute: str, difficulty: str = "") -> str:
    """Return why the rules can't try that, or nothing if they can."""
    try:
        session.system.improvise(attribute, difficulty)
    except Illegal as illegal:
        return words(session).say(illegal.reason)
    return ""


def likelihoods(session: Session) -> tuple[str, ...]:
    """Return the words for how likely a yes is, from the most likely."""
    found = heroes.likelihoods(session) if heroes.there(session) else ()
    return tuple(entry.word for entry in found)


def timed(session: Session) -> bool:
    """Say whether there is a time to show: a table has none before time has passed."""
    begun = heroes.there(session) and bool(session.state.scene)
    return begun and (
        session.state.table is None or session.adventure.clock + session.state.clock > 0
    )


def clock(session: Session) -> str:
    """Return the time of day in the game, with the day from the second on.

    At a table, which knows no time of day, it is how much time has passed.
    """
    if hourless(session):
        hours, minutes = divmod(session.state.clock, 60)
        return tell(session, "since-start", time=f"{hours}:{minutes:02}")
    return hour(session.adventure.clock + session.state.clock, words(session))


def told_clock(session: Session) -> str:
    """Say as a sentence what the clock shows."""
    code = "time-passed" if hourless(session) else "it-is"
    return tell(session, code, time=clock(session))


def hourless(session: Session) -> bool:
    """Say whether there is no time of day, as at a table."""
    return session.state.table is not None and not session.adventure.clock


def hour(minutes: int, words: Words = ENGLISH_WORDS) -> str:
    """Return the time of day after so many minutes since midnight, and the day after the first."""
    day, time = face(minutes)
    return words.say(_prompt("hour", time=time, day=day))


def face(minutes: int) -> tuple[int, str]:
    """Return the day, from 1, and the time of day after so many minutes since midnight."""
    days, minute = divmod(minutes, DAY)
    return days + 1, f"{minute // 60:02}:{minute % 60:02}"
