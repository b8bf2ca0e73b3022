"""Numbers in words, and bounds for those that authors write."""


def within(name: str, number: int | None, low: int, high: int) -> None:
    """Refuse a number outside its bounds; None is none.

    Raises:
        ValueError: The text starts with the name of the field.
    """
    if number is not None and not low <= number <= high:
        raise ValueError(f"{name}: {low:,} to {high:,}, not {number:,}")


def plural(number: int, one: str, many: str = "") -> str:
    """Write a number with its noun: `1 failure`, `2 failures`."""
    return f"{number} {one if number == 1 else many or one + 's'}"
