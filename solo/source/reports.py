"""Problems of a file as it is read: how they are reported, and how many at most."""

from solo.errors import Mark, Problem

MOST_PROBLEMS = 1_000  # of one file; whoever has more needs no longer list


def forbidden(character: str) -> str:
    """Say that a character may not stand in a file."""
    return f"forbidden character U+{ord(character):04X}; delete it"


def report(problems: list[Problem], mark: Mark, code: str, message: str) -> bool:
    """Add a problem unless there are too many; return whether there is room for more."""
    if len(problems) < MOST_PROBLEMS:
        problems.append(Problem(mark, code, message))
    return len(problems) < MOST_PROBLEMS
