"""What a front-end shows of the heroes, without reading a sheet."""

from solo.engine.session import Session
from solo.engine.state import State
from solo.engine.table.state import Member, Tabletop
from solo.late import lazy_imports
from solo.rules.core.outcome import AnySheet, Option
from solo.rules.core.system import AnySystem
from solo.rules.core.system_parts import Likelihood, Row, Section

with lazy_imports():
    from solo.engine import heroes, questions
    from solo.engine.table import roster, twists


def there(session: Session) -> bool:
    """Say whether somebody is played yet."""
    return session.state.sheet is not None


def sections(session: Session) -> tuple[Section, ...]:
    """Return the parts of the acting hero's sheet; none where there is no hero."""
    sheet = session.state.sheet
    return () if sheet is None else session.system.describe(sheet)


def everybody(session: Session) -> tuple[tuple[str, tuple[Section, ...]], ...]:
    """Return all heroes whom one player leads, by their names, each with the sheet."""
    system = session.system
    return tuple(
        (str(system.view(one)["name"]), system.describe(one))
        for one in (system.everybody(session.state.sheet) if there(session) else ())
    )


def status(session: Session) -> tuple[Row, ...]:
    """Return the few values of the acting hero that are always shown, the name first."""
    sheet = session.state.sheet
    return () if sheet is None else session.system.status(sheet)


def members(session: Session) -> tuple[tuple[Member, tuple[Row, ...], int], ...]:
    """Return who sits at a table, with what is shown of each and the chance of an even yes."""
    table, system = session.state.table or Tabletop(), session.system
    acting = session.state.sheet
    sheets = [acting if one.name == table.acting else one.sheet for one in table.members]
    return tuple(
        (one, system.status(sheet), even(system, sheet))
        for one, sheet in zip(table.members, sheets, strict=True)
    )


def even(system: AnySystem, sheet: AnySheet) -> int:
    """Return the chance of a yes where a question names no likelihood."""
    rows, usual = system.likelihoods(sheet), system.question(questions.USUAL)
    return next((row.percent for row in rows if system.question(row.word) == usual), 0)


def deciding(session: Session) -> str:
    """Return the name of the hero who decides about what is open; nothing where one is alone."""
    state, system = session.state, session.system
    if state.sheet is None or len(heroes.names(system, state.sheet)) < 2:
        return ""
    return heroes.now_acts(state, system)


def chance_of_twist(session: Session) -> float:
    """Return how likely an answer to an even question brings a twist."""
    sheet = session.state.sheet or session.system.stand_in(roster.NOBODY, {})
    return float(twists.chance(session.system.question(questions.USUAL), sheet))


def likelihoods(session: Session) -> tuple[Likelihood, ...]:
    """Return how likely a yes may be, from the most likely, as it is for the acting hero."""
    return session.system.likelihoods(session.state.sheet)


def standing(session: Session, state: State | None = None) -> tuple[Option, ...]:
    """Return what the rules allow at any time; nothing where nobody is played."""
    sheet = (session.state if state is None else state).sheet
    return () if sheet is None else session.system.standing(sheet)


def own_quest(session: Session) -> str:
    """Return the quest that the players have stated, if they have."""
    sheet = session.state.sheet
    return session.system.own_quest(sheet) if sheet is not None else ""


def names(session: Session) -> tuple[str, ...]:
    """Return the names of all heroes whom one player leads, whoever acts first."""
    return heroes.names(session.system, session.state.sheet)


def named(session: Session, text: str) -> str:
    """Return which of several heroes a text names; nothing where one alone is played.

    Raises:
        Illegal: It names none of them.
    """
    several = len(names(session)) > 1
    return heroes.named(session.system, session.state.sheet, text) if several else ""


def led_by(session: Session, name: str) -> Session:
    """Return the game as it would be if one of the heroes went first."""
    sheet = session.state.sheet
    led = heroes.led(session.system, sheet, name)
    return session if led is sheet else session.seen_by(led)


def seen_by(session: Session, member: Member) -> Session:
    """Return the game as a member of the table sees it."""
    return session if member.sheet is None else session.seen_by(member.sheet)
