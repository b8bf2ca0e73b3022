"""The words and signs of a notation, as patterns; `reading` puts them together."""

import re

MOST_TIMES = 20
MOST_ROLLS = 20  # in one line
MOST_LETTERS = 300
DEEPEST = 10  # brackets within brackets
SHOWN = 40  # characters of what is refused

SAME = {"−": "-", "–": "-", "×": "*", "·": "*", "÷": "/", "≥": ">=", "≤": "<=", "==": "="}
BLANK = re.compile(r"\d\s+\d")
TIMES = re.compile(r"(\d+)\s*x\s*(?=[\w({-])", re.ASCII)
FUDGE = r"f(?=$|[^a-z]|(?:kh|kl|dh|dl|k|d|rr|ro|r|mi|ma|e)[\d<>=])"
DICE = re.compile(rf"(\d+)?\s*[dw]\s*(%|\d+|{FUDGE})", re.ASCII)
NUMBER = re.compile(r"(\d+)(?!\d)(?!\s*[dw](?![^\W\d_]))", re.ASCII)
LEANS = re.compile(r"(adv|dis)(?![^\W\d_])")
NOTE = re.compile(r"\[[^\[\]{}()]{1,40}\]")
WORD = re.compile(r"[^\W\d_][^\W_]*(?:[._'’-][^\W_]+)*")
TARGET = re.compile(r"(<=|>=|<|>|=)\s*(\d{1,7})", re.ASCII)
FAILED = re.compile(r"f\s*(<=|>=|<|>|=)?\s*(\d{1,7})", re.ASCII)
VERSUS = " vs "
AGAINST = re.compile(r"(?:vs\.?|gegen)(?![^\W\d_])\s*(<=|>=|<|>|=)?\s*")
LABEL = re.compile(r"[^\W\d_]{2}[^\W\d_'’.!?-]*(?:[ '’.!?-]+[^\W\d_]+)*[.!?]?")
ALSO = re.compile(r"(.*?\d*d20(?!\d).*?)\s+(adv|dis)", re.ASCII)
ONE_D20 = re.compile(r"(?<![\dx])1?\s*d\s*20(?![\d!rekmwd])", re.ASCII)
LONG = re.compile(r"\b(?:advantage|vorteil|disadvantage|nachteil)\b")

EXPLODES = re.compile(r"!!|!p(?![a-z])|!(?!=)|e\s*(<=|>=|<|>|=)?\s*(\d{1,7})", re.ASCII)
REROLLS = re.compile(r"(rr|ro|r)\s*(<=|>=|<|>|=)?\s*(\d{1,7})", re.ASCII)
BOUNDS = re.compile(r"(mi|ma)\s*(\d{1,7})", re.ASCII)
KEEPS = re.compile(r"(kh|kl|dh|dl|k|(?<! )d(?=\d))(?![a-z])\s*(\d+)?", re.ASCII)
NO_LABEL = frozenset(
    (
        *("kh", "kl", "dh", "dl", "ro", "rr", "mi", "ma", "cs", "cf", "sg", "dc", "vs", "adv"),
        *("dis", "plus", "minus", "times", "mal", "and", "und", "or", "oder", "with", "mit"),
        *("gegen", "keep", "drop", "best", "worst", "highest", "lowest", "high", "low"),
    )
)
"""Words that mean to change the dice, and so are no label."""

DIGITS = (66, 666)  # read as digits of d6, not as sides
