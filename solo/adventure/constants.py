"""Values of variables that can be read from the file alone, without a game."""

from solo.adventure.branch import Value
from solo.late import pattern
from solo.source import whole

_QUOTED = pattern(r"'[^'\\]*'|\"[^\"\\]*\"")


def constant(text: str) -> Value | None:
    """Return the value that a text is as it stands (true, false or a whole number), or None."""
    if text in ("true", "false"):
        return text == "true"
    return whole(text)


def literal(text: str) -> str | None:
    """Return a text that an expression plainly is, to know its type."""
    return text[1:-1] if _QUOTED.fullmatch(text) else None


def kind_of(value: object) -> str:
    """Say what a variable's value is, as authors are told."""
    if isinstance(value, bool):
        return "true or false"
    return "a whole number" if isinstance(value, int) else "text"
