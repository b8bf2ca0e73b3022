"""Dice as people write them: `3d6+1`, `4d6kh3`, `d66`, `d%`, `5d10>=8`, `(2d6+1)>=8`, `3d6!`.

A notation is a sum of terms. `kh`, `kl`, `dh` and `dl` keep or drop the highest or lowest dice. `!`
rolls a die again that shows its highest face, and adds it, a bounded number of times. `d66` reads
two d6 as tens and ones. A comparison counts the dice that meet it; behind brackets it compares the
sum that stands in them. Blanks may stand anywhere but between two digits.
"""

import re
from dataclasses import replace

from solo.rules.core.naming import Unfit
from solo.rules.core.thrown import Notation, Pool
from solo.rules.core.words import words
from solo.words import Facts, Message

MOST_DICE = 100
MOST_SIDES = 1_000
MOST_TERMS = 10
_MOST_NUMBER = 1_000_000
_LONGEST = 9  # digits of a number that is read
_SHOWN = 40  # characters of what is refused

_TERM = re.compile(
    r"(?P<count>\d+)?d(?P<sides>%|\d+)(?P<again>!)?(?:(?P<keep>kh|kl|dh|dl|k)(?P<number>\d+)?)?"
    r"|(?P<constant>\d+)(?![\dd])",
    re.ASCII,
)
_TARGET = re.compile(r"(?P<sign><=|>=|<|>|=)(?P<goal>\d{1,7})", re.ASCII)
_BLANK = re.compile(r"(\d)\s+(?=\d)")
_WITHOUT_SIDES = re.compile(r"\d*d", re.ASCII)
_FUDGE = re.compile(r"(\d*)df(?![a-z])", re.ASCII)
_SUM = re.compile(r"\(([^()]*)\)(.*)")
_DIGITS = (66, 666)  # read as digits of d6, not as sides
EXAMPLES = ("3d6+1", "4d6kh3", "d66", "d%", "2d20<=12", "5d10>=8", "(2d6+1)>=8", "3d6!")


def parse(text: str) -> Notation:
    """Read dice as people write them; capitals don't matter, nor blanks that join no numbers.

    Raises:
        ValueError: They are none, or too many; the text says what is wrong.
    """
    shown = _short(" ".join(text.split()))
    if _BLANK.search(text):
        raise Unfit(words("dice-blank", dice=shown))
    plain = re.sub(r"\s+", "", text.lower())
    if not plain.startswith("("):
        return _parsed(plain, shown)
    brackets = _SUM.fullmatch(plain)
    target = brackets and _TARGET.fullmatch(brackets[2])
    if not brackets or not target:
        raise Unfit(words("dice-brackets", dice=shown))
    inside = _parsed(brackets[1], shown)
    if inside.sign:
        raise Unfit(words("dice-twice", dice=shown))
    sign, goal = target["sign"], int(target["goal"])
    return replace(inside, text=plain, sign=sign, goal=goal, summed=True)


def _short(text: str) -> str:
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"


def _parsed(plain: str, shown: str) -> Notation:
    """Read dice without blanks or brackets.

    Raises:
        ValueError: They are none, or too many.
    """
    pools, constant, place = _terms(plain, shown)
    target = _TARGET.fullmatch(plain, place)
    if place < len(plain) and target is None:
        rest = plain[place : place + 10]
        raise Unfit(words("dice-none", dice=shown, rest=rest, examples=EXAMPLES))
    if not pools:
        raise Unfit(words("dice-no-die", dice=shown, examples=EXAMPLES))
    if len(pools) > MOST_TERMS or abs(constant) > _MOST_NUMBER:
        raise Unfit(words("dice-too-much", dice=shown, terms=MOST_TERMS, number=_MOST_NUMBER))
    if target is None:
        return Notation(text=plain, pools=pools, constant=constant)
    counted = Notation(text=plain, pools=pools, sign=target["sign"], goal=int(target["goal"]))
    if reason := _uncountable(counted, constant):
        compared = f"({_short(plain[:place])}){_short(plain[place:])}"
        raise Unfit(words("dice-uncountable", dice=shown, **reason, compared=compared))
    return counted


def _terms(plain: str, shown: str) -> tuple[tuple[Pool, ...], int, int]:
    """Return the terms of dice, the sum of the plain numbers, and where both end.

    Raises:
        ValueError: A term is missing or wrong.
    """
    place, sign, constant = 0, 1, 0
    pools: list[Pool] = []
    while True:
        match = _TERM.match(plain, place)
        if match is None:
            raise Unfit(_missing(plain, place, shown))
        if match["constant"] is None:
            pools.append(_pool(match, sign))
        else:
            constant += sign * _number(match["constant"])
        place = match.end()
        if place == len(plain) or plain[place] not in "+-":
            return tuple(pools), constant, place
        sign, place = (1 if plain[place] == "+" else -1), place + 1


def _missing(plain: str, place: int, shown: str) -> Message:
    """Say what is wrong where a term should begin."""
    if fudge := _FUDGE.match(plain, place):
        count = _number(fudge[1] or "1")
        return words("dice-fudge", dice=shown, count=count, less=2 * count)
    if sides := _WITHOUT_SIDES.match(plain, place):
        return words("dice-no-sides", dice=shown, after=_short(sides[0]), examples=EXAMPLES)
    if place == len(plain) and place:
        return words("dice-end", dice=shown, end=plain[-1], examples=EXAMPLES)
    rest = _short(plain[place:]) if place else ""
    return words("dice-none", dice=shown, rest=rest, examples=EXAMPLES)


def _uncountable(counted: Notation, constant: int) -> Facts:
    """Return why a comparison can't count dice; nothing where it can."""
    wanted = f"{counted.sign}{counted.goal}"
    if constant or any(pool.sign < 0 or pool.digits for pool in counted.pools):
        return {"why": "added", "wanted": wanted}
    if any(pool.again for pool in counted.pools):
        return {"why": "again", "wanted": wanted}
    sides = max(pool.sides for pool in counted.pools)
    met = {counted.meets(face) for face in range(1, sides + 1)}
    if len(met) == 1:
        return {"why": "every" if met == {True} else "never", "wanted": wanted}
    return {}


def _number(text: str) -> int:
    """Return a number as written; one that is far too large as one that is too large."""
    return int(text) if len(text) < _LONGEST else 10**_LONGEST


def _pool(match: "re.Match[str]", sign: int) -> Pool:
    """Return the term of dice that was matched.

    Raises:
        ValueError: Numbers out of range, or parts that don't go together.
    """
    count = _number(match["count"] or "1")
    sides = 100 if match["sides"] == "%" else _number(match["sides"])
    digits = len(match["sides"]) if sides in _DIGITS else 0
    shown = _short(match[0])
    if not 1 <= count <= MOST_DICE:
        raise Unfit(words("dice-count", dice=shown, most=MOST_DICE))
    if not 2 <= sides <= MOST_SIDES:
        raise Unfit(words("dice-sides", dice=shown, most=MOST_SIDES))
    if digits and match["again"]:
        raise Unfit(words("dice-digits-again", dice=shown))
    if match["keep"] and (match["again"] or digits):
        raise Unfit(words("dice-kept-again", dice=shown))
    return Pool(
        count=count,
        sides=6 if digits else sides,
        digits=digits,
        keep=_keeps(match, count) if match["keep"] else 0,
        again=bool(match["again"]),
        sign=sign,
    )


def _keeps(match: "re.Match[str]", count: int) -> int:
    """Return how many of the highest dice are kept, or of the lowest where negative.

    Raises:
        ValueError: There are not so many.
    """
    number = _number(match["number"] or "1")
    if not 1 <= number <= count:
        raise Unfit(words("dice-kept", dice=_short(match[0]), count=count))
    if match["keep"] in ("dh", "dl") and number == count:
        raise Unfit(words("dice-all-dropped", dice=_short(match[0])))
    dropped = count - number
    keeps = {"k": number, "kh": number, "kl": -number, "dl": dropped, "dh": -dropped}
    return keeps[match["keep"]]
