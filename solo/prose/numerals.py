"""Whole numbers in English words, as a storyteller says them."""

_SMALL = (
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
)
_TENS = ("-", "-", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_LARGE = ((10**12, "trillion"), (10**9, "billion"), (10**6, "million"), (1000, "thousand"))


def in_words(value: int) -> str:
    """Return a number in words: 7 is "seven", 121 "one hundred and twenty-one"."""
    if value < 0:
        return "minus " + in_words(-value)
    if value < 20:
        return _SMALL[value]
    if value < 100:
        return _TENS[value // 10] + (f"-{_SMALL[value % 10]}" if value % 10 else "")
    if value < 1000:
        rest = f" and {in_words(value % 100)}" if value % 100 else ""
        return f"{_SMALL[value // 100]} hundred{rest}"
    size, name = next(pair for pair in _LARGE if pair[0] <= value)
    left = value % size
    if not left:
        return f"{in_words(value // size)} {name}"
    gap = " and " if left < 100 else " "
    return f"{in_words(value // size)} {name}{gap}{in_words(left)}"
