"""Numbers in words."""


def plural(number: int, one: str) -> str:
    """Write a number with its noun: `1 failure`, `2 failures`."""
    return f"{number} {one if number == 1 else one + 's'}"
