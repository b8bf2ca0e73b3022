"""The four attributes: their names, however typed, and what each is for."""

from solo.errors import nearest
from solo.rules.core.wording.naming import Unfit
from solo.rules.core.wording.quoting import shown
from solo.rules.core.words import words
from solo.rules.fell.printed import printed

ATTRIBUTES: tuple[str, ...] = tuple(row["id"] for row in printed("attributes")["rows"])
"""`str`, `dex`, `int`, `wil` (FELL-013)."""

_SHORT = 4  # letters
_ROWS = {row["id"]: row for row in printed("attributes")["rows"]}
_NAMES: dict[str, str] = {name: key for key, row in _ROWS.items() for name in (key, *row["also"])}


def parse_attribute(text: str) -> str:
    """Return an attribute's id, given its id or its long name.

    Raises:
        ValueError: No such attribute; the text names the nearest.
    """
    wanted = text.strip().lower()
    if wanted in _NAMES:
        return _NAMES[wanted]
    near = _NAMES.get(nearest(wanted, (name for name in _NAMES if _telling(name))), "").upper()
    known = tuple(key.upper() for key in ATTRIBUTES)
    raise Unfit(words("unknown-attribute", name=shown(text), near=near, names=known))


def _telling(name: str) -> bool:
    """Whether what is nearly a name is likely meant as it; `wits` is near to other words, too."""
    return name in _ROWS or len(name) > _SHORT


def meaning(attribute: str) -> str:
    """Say in a few words what an attribute is for."""
    return str(_ROWS[attribute]["meaning"])
