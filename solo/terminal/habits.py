"""The habits of players of text games: a verb and a noun, the compass, waiting, `again`.

A line is read so only where it means nothing else: words of a choice and commands go first.
"""

from collections.abc import Iterator, Sequence
from itertools import islice, pairwise

from solo.engine.commands import Ask, Choose, Command, Try, Use
from solo.engine.session import Session, Turn
from solo.rules.core.outcome import Option
from solo.terminal import deeds, now
from solo.terminal.clean import fold
from solo.terminal.matching import meant, numbered, words_of
from solo.terminal.readings import Nonsense, Reading, shortened

COMPASS = {
    "n": "north", "s": "south", "e": "east", "w": "west",
    "ne": "northeast", "nw": "northwest", "se": "southeast", "sw": "southwest",
    "u": "up", "d": "down", "out": "out", "in": "in",
}  # fmt: skip
_GOING = frozenset(("go", "walk", "run", "head", "move"))
_WAITING = frozenset(("wait", "z", "pass", "rest", "sleep"))
_PASSES = ("wait", "pass", "end", "end-turn", "nothing")
"""How systems call an option that does nothing with a turn."""

_ALIKE = tuple(
    frozenset(words.split())
    for words in (
        "take get grab pick collect fetch keep steal",
        "look examine inspect search study read x l check watch see",
        "talk speak ask tell say greet address question",
        "go walk run head move enter climb leave follow cross return",
        "open unlock force unbar lift",
        "close shut bar lock",
        "attack hit kill fight strike stab shoot punch",
        "give hand offer pay show",
        "push pull move shove drag turn",
        "use put light wear",
        "break smash cut burn destroy",
    )
)
_MOST = 4  # choices that are suggested
_AGO = 60  # turns of a fight that are looked back on


def again(session: Session) -> Reading:
    """Read `again`: the last thing that was done, if it can be done once more."""
    options = now.options(session)
    if now.in_turns(session):
        return _once_more(options, session)
    said = [one for one in options if not one.reason and "again" in words_of(one.text)]
    if len(said) == 1:
        return Choose(said[0].id)
    last = _last_deed(session)
    if last is None:
        return Nonsense("nothing was done yet that could be done again")
    if isinstance(last, Choose) and all(one.id != last.option or one.reason for one in options):
        return Nonsense("what you did last can't be done again now")
    return last


def _once_more(options: Sequence[Option], session: Session) -> Reading:
    """Return the last thing done in a fight that can be done now; to end a turn is none."""
    deeds = {one.id for one in options if not one.reason and not one.asks} - {*_PASSES, "back"}
    for turn in _within(session):
        if isinstance(turn.command, Choose) and turn.command.option in deeds:
            return Choose(turn.command.option)
    return Nonsense("nothing that you did in this fight can be done again now")


def _within(session: Session) -> Iterator[Turn]:
    """Yield the turns since something such as a fight began, the last one first."""
    for turn in islice(reversed(session.turns), _AGO):
        if turn.state.pending is None:
            return
        yield turn


def plainly(text: str, options: Sequence[Option], session: Session) -> Reading | None:
    """Read what players of text games type: a way, a wait, or a verb and a noun."""
    words = fold(text).split()
    if not words or session.over or text.endswith("?"):
        return None
    if words[0] in _WAITING and len(words) <= 2:
        return _waits(options, session)
    if (way := _way(words)) and (reading := _goes(way, options, session)):
        return reading
    return _with_noun(words, text, options, session)


def alike(text: str, options: Sequence[Option]) -> tuple[Option, ...]:
    """Return the options that say the same with another verb: `get lamp` for `Take the lamp`."""
    verb, *nouns = words_of(text) or [""]
    kin = next((group for group in _ALIKE if verb in group), None)
    if kin is None or not nouns:
        return ()
    found = meant(" ".join(nouns), options)
    return tuple(one for one in found if kin & {*words_of(one.text)[:1]})


def _last_deed(session: Session) -> Command | None:
    """Return the last command that was a deed: what began a roll, not what decided about it."""
    for turn, before in pairwise(reversed(session.turns)):
        within = before.state.pending is not None and session.state.pending is None
        if isinstance(turn.command, Choose | Try | Ask | Use) and not within:
            return turn.command
    return None


def _waits(options: Sequence[Option], session: Session) -> Reading:
    waiting = options if session.state.pending is not None else ()
    if now.in_turns(session) and any(one.id == "back" for one in options):
        waiting = _menu_before(session)  # what may be done from any list that it opens
    idle = [one for one in waiting if one.id in _PASSES and not one.reason]
    if idle:
        return Choose(idle[0].id)
    return Nonsense("nothing comes of waiting alone here: time passes with what you do")


def _menu_before(session: Session) -> Sequence[Option]:
    """Return the menu of a fight from which the list that is open was opened."""
    for turn in _within(session):
        found = session.interpreter.options(turn.state)
        if all(one.id != "back" for one in found):
            return found
    return ()


def _way(words: Sequence[str]) -> str:
    """Return the point of the compass that is meant, or nothing."""
    word = words[1] if len(words) == 2 and words[0] in _GOING else words[0]
    if len(words) > 2 or (len(words) == 2 and words[0] not in _GOING):
        return ""
    return COMPASS.get(word, word if word in COMPASS.values() else "")


def _goes(way: str, options: Sequence[Option], session: Session) -> Reading | None:
    found = [one for one in meant(way, options) if not one.reason]
    if len(found) == 1:
        return Choose(found[0].id)
    if session.state.pending is not None:
        return Nonsense("something is to be settled first; 'look' shows what")
    leading = tuple(_numbered(found or list(_ways(options, session)), options))
    reason = "ways have no points of the compass here; 'map' shows the places"
    return Nonsense(reason, leading)


def _ways(options: Sequence[Option], session: Session) -> Iterator[Option]:
    """Yield the open choices that plainly lead elsewhere."""
    for option in options:
        body = session.interpreter.authored(session.state, option.id)
        if body is not None and isinstance(body.goto, str) and not option.reason:
            yield option


def _with_noun(
    words: Sequence[str], text: str, options: Sequence[Option], session: Session
) -> Reading | None:
    """Read a verb with a noun: the one choice that says so in other words, or what is near it."""
    if not any(words[0] in group for group in _ALIKE):
        return None
    found = alike(text, options)
    if len(found) == 1:
        return Choose(found[0].id) if not found[0].asks else None
    nouns = " ".join(words[1:])
    near = found or (meant(nouns, options) if nouns else ())
    if not near:
        return None
    reason = f"'{shortened(text)}' is none of the choices in so many words"
    free = (f"try {deeds.attribute_for(text, now.attributes(session))} {shortened(text)}",)
    return Nonsense(reason, (*_numbered(near, options), *(free if session.state.sheet else ())))


def _numbered(found: Sequence[Option], options: Sequence[Option]) -> list[str]:
    wanted = {option.id for option in found}
    shown = (f"{n}  {option.text}" for n, option in numbered(options) if n and option.id in wanted)
    return list(shown)[:_MOST]
