"""What players of other text games type: a verb and a noun, the compass, waiting, `again`.

A line is read like this only if it means nothing else: choices and commands come first.
"""

from collections.abc import Iterator, Sequence
from itertools import islice, pairwise

from solo.engine.commands import Ask, Choose, Command, Try, Use
from solo.engine.session import Session, Turn
from solo.terminal import own_words, wording
from solo.terminal.shown import Shown
from solo.terminal.typed import open_options, typed_names
from solo.terminal.typed.deeds import is_deed
from solo.terminal.typed.matching import hinted, meant, numbered, words_of
from solo.terminal.typed.nouns import beside, told_of
from solo.terminal.typed.readings import Nonsense, Reading, shortened
from solo.terminal.window.clean import fold
from solo.terminal.words import words
from solo.view import heroes
from solo.view.chances import behind, in_turns

COMPASS = {
    "n": "north", "s": "south", "e": "east", "w": "west",
    "ne": "northeast", "nw": "northwest", "se": "southeast", "sw": "southwest",
    "u": "up", "d": "down", "out": "out", "in": "in",
}  # fmt: skip
_GOING = frozenset(("go", "walk", "run", "head", "move"))
_LEAVING = frozenset(("enter", "leave", "return", "exit"))
_FLEEING = frozenset(("flee", "escape", "retreat", "run", "withdraw"))
_WAITING = frozenset(("wait", "z", "pass", "rest", "sleep", "skip", "done"))
_PASSES = ("wait", "pass", "end", "end-turn")
"""How systems call an option that does nothing with a turn."""
_IN_FIGHTS = (*_PASSES, "nothing")
"""And in a fight; anywhere else `nothing` is an answer, such as to learn nothing."""

_ALIKE = tuple(
    frozenset(words.split())
    for words in (
        "take get grab pick collect fetch keep steal",
        "look examine inspect search study read x l check watch see",
        "talk speak ask tell say greet address question",
        "go walk run head move enter climb leave follow cross return",
        "open unlock force unbar lift",
        "close shut bar lock",
        "attack hit kill fight strike stab shoot punch kick beat slash",
        "leave flee escape run retreat withdraw get",
        "dodge parry block defend duck cover",
        "yield surrender give",
        "give hand offer pay show",
        "drop put lay throw",
        "push pull move shove drag turn",
        "use put light wear",
        "break smash cut burn destroy",
    )
)
_WHOM = frozenset(("he", "her", "him", "she", "that", "them", "they", "this"))
"""Words for somebody or something that no choice is told by."""

_BLOWS = frozenset(("attack", "fight", "hit", "kill", "strike"))
"""Verbs that in a fight say no more than that one strikes."""

_OPENS = "…"
"""How the text of what opens a list ends."""

ANYWAY = "anyway"
"""What is typed behind `try` for what a choice does as well."""

_MOST = 4  # choices that are suggested
_AGO = 60  # turns of a fight that are looked back on


def again(session: Session) -> Reading:
    """Read `again`: the last thing that was done, if it can be done once more."""
    options = open_options.options(session)
    if in_turns(session):
        return _once_more(options, session)
    said = [one for one in options if not one.reason and "again" in words_of(one.text)]
    if len(said) == 1:
        return Choose(said[0].id)
    last = _last_deed(session)
    if last is None:
        return Nonsense(words("again-nothing"))
    if isinstance(last, Choose) and all(one.id != last.option or one.reason for one in options):
        return Nonsense(words("again-not-now"))
    return last


def _once_more(options: Sequence[Shown], session: Session) -> Reading:
    """Return the last thing done in a fight that can be done again now, but never to end a turn."""
    deeds = {one.id for one in options if not one.reason and not one.asks} - {*_IN_FIGHTS, "back"}
    for turn in _within(session):
        if isinstance(turn.command, Choose) and turn.command.option in deeds:
            return Choose(turn.command.option)
    return Nonsense(words("again-not-in-fight"))


def _within(session: Session) -> Iterator[Turn]:
    """Yield the turns since something such as a fight began, the last one first."""
    for turn in islice(reversed(session.turns), _AGO):
        if turn.state.pending is None:
            return
        yield turn


def plainly(text: str, options: Sequence[Shown], session: Session) -> Reading | None:
    """Read what players of text games type: a way, a wait, or a verb and a noun."""
    typed = fold(text).split()
    if not typed or session.over or text.endswith("?"):
        return None
    if (typed[0] in _WAITING and len(typed) <= 2) or typed == ["do", "nothing"]:
        return _waits(options, session)
    if (way := _way(typed)) and (reading := _goes(way, options, session)):
        return reading
    if _flees(typed, text, options, session):
        return Nonsense(words("no-way-out-now"))
    if reading := _with_noun(typed, text, options, session):
        return reading
    if typed[0] in _GOING | _LEAVING and session.state.pending is None:
        ways = {*_ways(options, session)}
        leading = tuple(_numbered([one for one in options if one in ways], options))
        return Nonsense(words("no-way"), leading)
    return None


def _flees(typed: Sequence[str], text: str, options: Sequence[Shown], session: Session) -> bool:
    """Say whether a line is to get out of a fight that has no way out at this step."""
    if own_words.plain(typed[0], session) not in _FLEEING or not in_turns(session):
        return False
    return not (alike(text, options, session) or inside(text, options, session))


def alike(text: str, options: Sequence[Shown], session: Session) -> tuple[Shown, ...]:
    """Return the options that say the same with another verb: `get lamp` for `Take the lamp`."""
    verb, *nouns = [word for word in words_of(text) if word not in _WHOM] or [""]
    doing = _doing(verb, options, session)
    told = " ".join(own_words.telling(nouns, session))
    return tuple(one for one in meant(told, options) if one in doing)


def bare(text: str, options: Sequence[Shown], session: Session) -> Reading | None:
    """Read a verb alone, or with `him` and the like: the choices that begin with it or say it."""
    verb, *more = [word for word in words_of(text) if word not in _WHOM] or [""]
    if more or not is_verb(verb, session):
        return None
    found = _doing(verb, options, session)
    very = [one for one in found if words_of(one.text)[0] == verb]
    taken = very or (found if verb in _BLOWS and in_turns(session) else ())
    if len(taken) == 1 or (len(found) == 1 and found[0].reason):
        return Choose((taken or found)[0].id) if not found[0].asks else None
    if not taken and not in_turns(session):
        return None
    if taken:
        shown = tuple(_numbered(taken, options))
        return Nonsense(words("ambiguous", typed=shortened(text)), shown)
    near = (*_numbered(found, options), *inside(text, options, session))
    if not near and verb in _BLOWS:
        return Nonsense(words("nobody-to-strike"))
    reason = words("not-in-so-many-words", typed=shortened(text))
    return Nonsense(reason, (*near, *tried(text, session))) if near else None


def is_verb(word: str, session: Session) -> bool:
    """Say whether a word is a verb that players of text games type."""
    return bool(_kin(own_words.plain(fold(word), session)))


def _kin(verb: str) -> frozenset[str]:
    """Return the verbs that a player may mean by a verb, itself among them."""
    return frozenset[str]().union(*(group for group in _ALIKE if verb in group))


def _doing(verb: str, options: Sequence[Shown], session: Session) -> tuple[Shown, ...]:
    """Return the options that begin with a verb or one of its kin, the open ones if there are.

    In other languages than English the verb may stand anywhere.
    """
    kin = _kin(own_words.plain(verb, session))
    found = tuple(one for one in options if kin and kin & _verbs(one, session))
    return tuple(one for one in found if not one.reason) or found


def _verbs(option: Shown, session: Session) -> set[str]:
    """Return the English for the words of an option that say what is done."""
    said = words_of(option.text)
    return {*said[:1]} | {own for one in said if (own := own_words.plain(one, session)) != one}


def _last_deed(session: Session) -> Command | None:
    """Return the last command that was a deed: what began a roll, not what decided about it."""
    for turn, before in pairwise(reversed(session.turns)):
        within = before.state.pending is not None and session.state.pending is None
        if isinstance(turn.command, Choose | Try | Ask | Use) and not within:
            return turn.command
    return None


def _waits(options: Sequence[Shown], session: Session) -> Reading:
    waiting = options if session.state.pending is not None else ()
    if in_turns(session) and any(one.id == "back" for one in options):
        waiting = _menu_before(session)  # what may be done from any list that it opens
    idles = _IN_FIGHTS if in_turns(session) else _PASSES
    idle = [one for one in waiting if one.id in idles and not one.reason]
    if idle:
        return Choose(idle[0].id)
    if session.state.pending is not None:
        return Nonsense(words("wait-for-answer"))
    return Nonsense(words("wait-alone"))


def _menu_before(session: Session) -> Sequence[Shown]:
    """Return the menu of a fight from which the list that is open was opened."""
    for turn in _within(session):
        found = open_options.options_in(turn.state, session)
        if all(one.id != "back" for one in found):
            return found
    return ()


def _way(typed: Sequence[str]) -> str:
    """Return the point of the compass that is meant, or nothing."""
    if not typed:
        return ""
    word = typed[1] if len(typed) == 2 and typed[0] in _GOING else typed[0]
    if len(typed) > 2 or (len(typed) == 2 and typed[0] not in _GOING):
        return ""
    return COMPASS.get(word, word if word in COMPASS.values() else "")


def _goes(way: str, options: Sequence[Shown], session: Session) -> Reading | None:
    leads = {*_ways(options, session)}
    said = [one for one in meant(way, options) if not one.reason]
    surely = way not in ("in", "out", "up", "down")  # these stand in texts of anything
    goes = {way, *_kin("go")}
    found = [one for one in said if surely or one in leads or words_of(one.text)[0] in goes]
    if len(found) == 1:
        return Choose(found[0].id)
    if session.state.pending is not None:
        return Nonsense(words("settle-first"))
    leading = tuple(_numbered(found or [one for one in options if one in leads], options))
    return Nonsense(words("no-compass"), leading)


def is_way(text: str) -> bool:
    """Say whether a line is a point of the compass, with or without a verb of going."""
    return bool(_way(fold(text).split()))


def _ways(options: Sequence[Shown], session: Session) -> Iterator[Shown]:
    """Yield the open choices that plainly lead elsewhere."""
    for option in options:
        body = session.interpreter.authored(session.state, option.id)
        if body is not None and isinstance(body.goto, str) and not option.reason:
            yield option


def _with_noun(
    typed: Sequence[str], text: str, options: Sequence[Shown], session: Session
) -> Reading | None:
    """Read a verb with a noun: the one choice that says so in other words, or what is near it."""
    if not is_verb(typed[0], session):
        return None
    found = alike(text, options, session)
    if len(found) == 1:
        return Choose(found[0].id) if not found[0].asks else None
    telling = own_words.telling(typed[1:], session)
    nouns = " ".join(word for word in telling if word not in _WHOM)
    near = found or (meant(nouns, options) if nouns else ())
    if not near and (told := told_of(nouns, session)) and not in_turns(session):
        ways = _numbered(beside(nouns, options, told), options)
        reason = words("no-choice-but-told", told=" ".join(told))
        return Nonsense(reason, (*ways, *tried(text, session)))
    near = near or _doing(typed[0], options, session)
    if not near:
        return None
    reason = words("not-in-so-many-words", typed=shortened(text))
    lists = inside(text, options, session) if not found else ()
    return Nonsense(reason, (*_numbered(near, options), *lists, *tried(text, session)))


def tried(text: str, session: Session) -> tuple[str, ...]:
    """Say how a deed that nobody listed would be tried, if the hero can and something fits."""
    if session.over or not heroes.there(session):
        return ()
    fitting = typed_names.fitting(text, session)
    return (f"try {typed_names.typed(fitting, session)} {shortened(text)}",) if fitting else ()


def chosen_instead(attempt: Try, typed: str, session: Session) -> Nonsense | None:
    """Say of a try that an open choice is just that, unless its author foresaw the try."""
    adventure, state = session.adventure, session.state
    deed = words_of(attempt.text)
    answered = {key.rpartition("/")[2] for key in adventure.tries(state.scene)}
    if answered & {attempt.attribute.lower(), "any"} or not deed:
        return None
    if state.pending is not None or adventure.open:
        return None
    if not (is_verb(deed[0], session) or is_deed(own_words.plain(deed[0], session))):
        return None
    options = [one for one in open_options.options(session) if not one.reason]
    found = meant(attempt.text, options) or alike(attempt.text, options, session)
    if not found:
        return None
    ways = (*_numbered(found, options), f"try {ANYWAY} {shortened(typed)}")
    return Nonsense(words("try-is-choice"), ways)


def inside(text: str, options: Sequence[Shown], session: Session) -> tuple[str, ...]:
    """Say which of the lists of a fight's menu hold what a line means."""
    if not in_turns(session):
        return ()
    found: list[str] = []
    verb = next(iter(fold(text).split()), "")
    for number, opener, listed in _lists(options, session):
        alikes = alike(text, listed, session)
        meant_there = meant(text, listed) or alikes or _doing(verb, listed, session)
        found += [
            wording.tell(session, "inside", number=number, list=opener.text, option=one.text)
            for one in meant_there
            if one.id != "back" and not one.reason
        ]
    return tuple(found[:_MOST])


def asking(text: str, options: Sequence[Shown], session: Session) -> tuple[Shown, str] | None:
    """Find what asks for words on a list of a fight's menu, by its hint: `question is he alone`."""
    if not in_turns(session):
        return None
    named = (hinted(text, listed, ids=False) for _, _, listed in _lists(options, session))
    return next((found for found in named if found is not None and found[0].asks), None)


def _lists(
    options: Sequence[Shown], session: Session
) -> Iterator[tuple[int, Shown, tuple[Shown, ...]]]:
    """Yield what opens a list, by its number, and what stands on that list."""
    for number, opener in numbered(options):
        if number and opener.text.endswith(_OPENS):
            yield number, opener, open_options.options_in(behind(session, opener.id), session)


def _numbered(found: Sequence[Shown], options: Sequence[Shown]) -> list[str]:
    wanted = {option.id for option in found}
    shown = (f"{n}  {option.text}" for n, option in numbered(options) if n and option.id in wanted)
    return list(shown)[:_MOST]
