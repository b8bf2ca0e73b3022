"""The toolbar below the prompt: the hero, the time, and the keys that help."""

from solo.engine.session import Session
from solo.rules.core.system import Row
from solo.terminal import now
from solo.terminal.clean import clean_line
from solo.terminal.strips import bar
from solo.terminal.wrap import cells, fit

HELP = "F1 help  F2 sheet  F3 journal"
_MOST_ROWS = 2  # where a window is narrow
_GAP = "   "
_BAR = 6  # cells of a bar


def toolbar(session: Session, width: int) -> str:
    """Return what stands below the prompt: the hero, the clock, and the keys if there is room.

    A narrow window has a second line of it. What can run out has a bar, which shows at a glance
    how much is left; where there is no room for it beside the keys, the numbers must do.
    """
    for barred in (True, False):
        rows = _filled(_parts(session, barred=barred), width)
        with_keys = f"{rows[-1]}{_GAP}{HELP}" if rows else fit(HELP, width - 1)
        if len(rows) < _MOST_ROWS and cells(with_keys) < width:
            return "\n".join([*rows[:-1], with_keys])
    return "\n".join([*rows[:-1], with_keys if cells(with_keys) < width else rows[-1]])


def _parts(session: Session, *, barred: bool) -> list[str]:
    """Return what is said of the hero and the hour, part by part."""
    sheet = session.state.sheet
    rows = session.system.status(sheet) if sheet is not None else ()
    parts = [
        row.value if place == 0 else _part(row, barred=barred) for place, row in enumerate(rows)
    ]
    if sheet is not None and session.state.scene:
        parts.append(now.clock(session))
    return list(map(clean_line, parts))


def _filled(parts: list[str], width: int) -> list[str]:
    """Put parts into as few rows as they fit in; what finds no room is left out."""
    shown: list[str] = []
    for part in parts:
        if shown and cells(longer := f"{shown[-1]}{_GAP}{part}") < width:
            shown[-1] = longer
        elif not shown or (len(shown) < _MOST_ROWS and cells(part) < width):
            shown.append(fit(part, width - 1))
    return shown


def _part(row: Row, *, barred: bool) -> str:
    """Say one value, behind a bar where it is part of a most."""
    if row.gauge is None or not barred:
        return f"{row.label} {row.value}"
    return f"{row.label} {bar(*row.gauge, min(_BAR, row.gauge[1]))} {row.value}"
