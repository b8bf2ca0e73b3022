"""The four attributes: their names, however typed, and what each is for."""

from solo.errors import did_you_mean
from solo.rules.core.quoting import shown
from solo.rules.fell.printed import printed

ATTRIBUTES: tuple[str, ...] = tuple(row["id"] for row in printed("attributes")["rows"])
"""`str`, `dex`, `int`, `wil` (FELL-013)."""

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
    near = did_you_mean(wanted, _NAMES) or ";"
    known = ", ".join(key.upper() for key in ATTRIBUTES)
    raise ValueError(f"unknown attribute '{shown(text)}'{near} attributes are {known}")


def attribute_ids(given: tuple[str, ...], field: str = "attribute") -> tuple[str, ...]:
    """Return attributes by their ids.

    Raises:
        ValueError: One is unknown.
    """
    try:
        return tuple(parse_attribute(word) for word in given)
    except ValueError as reason:
        raise ValueError(f"{field}: {reason}") from None


def meaning(attribute: str) -> str:
    """Say in a few words what an attribute is for."""
    return str(_ROWS[attribute]["meaning"])
