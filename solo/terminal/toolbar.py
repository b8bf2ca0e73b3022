"""The toolbar below the prompt: the hero, the time, and the keys that help."""

from solo.engine.session import Session
from solo.terminal import now
from solo.terminal.clean import clean_line
from solo.terminal.wrap import cells, fit

HELP = "F1 help  F2 sheet  F3 journal"
_MOST_ROWS = 2  # where a window is narrow
_GAP = "   "


def toolbar(session: Session, width: int) -> str:
    """Return what stands below the prompt: the hero, the clock, and the keys if there is room.

    A narrow window has a second line of it.
    """
    sheet = session.state.sheet
    rows = session.system.status(sheet) if sheet is not None else ()
    parts = [
        row.value if place == 0 else f"{row.label} {row.value}" for place, row in enumerate(rows)
    ]
    if sheet is not None and session.state.scene:
        parts.append(now.clock(session))
    shown: list[str] = []
    for part in map(clean_line, parts):
        if shown and cells(longer := f"{shown[-1]}{_GAP}{part}") < width:
            shown[-1] = longer
        elif not shown or (len(shown) < _MOST_ROWS and cells(part) < width):
            shown.append(fit(part, width - 1))
    with_keys = f"{shown[-1]}{_GAP}{HELP}" if shown else fit(HELP, width - 1)
    return "\n".join([*shown[:-1], with_keys if cells(with_keys) < width else shown[-1]])
