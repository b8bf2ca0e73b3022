"""Several heroes of a module at one keyboard: `Mara: …` is hers to do."""

import re
from collections.abc import Callable

from solo.engine.commands import Ask, Choose, Jot, Roll, Try, Use
from solo.engine.session import Session
from solo.terminal.table.verbs import SHEETS
from solo.terminal.table.words import words as say
from solo.terminal.typed import open_options
from solo.terminal.typed.matching import meant
from solo.terminal.typed.readings import Asking, Deciding, Nonsense, Query, Reading
from solo.view import heroes
from solo.view.parts import Illegal

_ADDRESSED = re.compile(r"([^:?=]{1,60}):\s*(.+)", re.DOTALL)


def of_hero(
    text: str, session: Session, parse: Callable[[str, Session], Reading]
) -> Reading | None:
    """Read what one of several heroes is to do; None where no hero is named.

    Numbers mean what is shown; words may also mean what is open to that hero alone.
    """
    match = _ADDRESSED.fullmatch(text)
    if match is None or session.adventure.open:
        return None
    if open_options.gathers(session):  # whoever says it, all choose who comes along
        return parse(match[2], session) if meant(match[1], open_options.options(session)) else None
    try:
        name = heroes.named(session, match[1])
    except Illegal:
        return None
    if not name:
        return None
    reading = parse(match[2], session)
    if isinstance(reading, Nonsense):
        reading = parse(match[2], as_hero(name, session))
    done = by_hero(reading, name)
    return done if done is not None else Nonsense(say("not-theirs", who=name), (match[2],))


def as_hero(name: str, session: Session, *, anyhow: bool = False) -> Session:
    """Return the game as it would be if one of the heroes went first; as it is in mid-roll.

    With `anyhow` in mid-roll, too: to look at a sheet.
    """
    rolling = session.state.pending is not None and not anyhow
    return session if rolling or not heroes.there(session) else heroes.led_by(session, name)


def by_hero(reading: Reading, name: str) -> Reading | None:
    """Return what was read as the deed of a hero; None where it is nobody's."""
    match reading:
        case Ask() | Choose() | Roll() | Try() | Use():
            return reading._replace(who=name)
        case Asking(command=command):
            return reading._replace(command=command._replace(who=name))
        case Deciding(command=command):
            return reading._replace(command=command._replace(who=name))
        case Jot(text, of=0):
            return Jot(f"{name}: {text.removeprefix(f'{name}: ')}")
        case Query(topic=topic, words="") if topic in SHEETS:
            return reading._replace(who=name)
        case Query() | Nonsense():
            return reading
    return None
