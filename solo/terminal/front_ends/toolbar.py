"""The toolbar below the prompt: the hero, the time, and the keys that help."""

from solo.engine.session import Session
from solo.terminal import game_time, wording
from solo.terminal.shown import ShownRow, shown_row
from solo.terminal.told.strips import bar
from solo.terminal.window.clean import clean_line
from solo.terminal.window.wrap import cells, fit
from solo.view.heroes import status

_MOST_ROWS = 2  # where a window is narrow
_GAP = "   "
_BAR = 6  # cells of a bar


def toolbar(session: Session, width: int) -> str:
    """Return what stands below the prompt: the hero, the clock, and the keys if there is room.

    A narrow window has a second line of it. What can run out has a bar, which shows at a glance
    how much is left. Where there is no room for both, the keys stand there as long as all is whole,
    and the bars once something is lost.
    """
    barred = _filled(_parts(session, barred=True), width)
    keys = wording.tell(session, "keys")
    if len(barred) < _MOST_ROWS and (_reduced(session) or _fits(barred, width, keys)):
        return _with_keys(barred, width, keys)
    return _with_keys(_filled(_parts(session, barred=False), width), width, keys)


def _reduced(session: Session) -> bool:
    """Tell whether something that can run out is no longer full."""
    rows = status(session)
    return any(row.gauge is not None and row.gauge[0] < row.gauge[1] for row in rows)


def _fits(rows: list[str], width: int, keys: str) -> bool:
    """Tell whether the keys have room behind the last row."""
    return not rows or cells(f"{rows[-1]}{_GAP}{keys}") < width


def _with_keys(rows: list[str], width: int, keys: str) -> str:
    """Put the keys behind the last row, if there is room for them."""
    if not rows:
        return fit(keys, width - 1)
    return "\n".join(rows) + (f"{_GAP}{keys}" if _fits(rows, width, keys) else "")


def _parts(session: Session, *, barred: bool) -> list[str]:
    """Return what is said of the hero and the hour, part by part."""
    table = session.state.table
    if table is not None and not table.members:
        return [wording.tell(session, "nobody-sits")]
    said = [shown_row(row, wording.words(session)) for row in status(session)]
    parts = [
        row.value if place == 0 else _part(row, barred=barred) for place, row in enumerate(said)
    ]
    if game_time.timed(session):
        parts.append(game_time.clock(session))
    return list(map(clean_line, parts))


def _filled(parts: list[str], width: int) -> list[str]:
    """Put parts into as few rows as possible; what has no room is left out."""
    shown: list[str] = []
    for part in parts:
        if shown and cells(longer := f"{shown[-1]}{_GAP}{part}") < width:
            shown[-1] = longer
        elif not shown or (len(shown) < _MOST_ROWS and cells(part) < width):
            shown.append(fit(part, width - 1))
    return shown


def _part(row: ShownRow, *, barred: bool) -> str:
    """Say one value, behind a bar where it is part of a most."""
    if row.gauge is None or not barred:
        return f"{row.label} {row.value}"
    return f"{row.label} {bar(*row.gauge, min(_BAR, row.gauge[1]))} {row.value}"
