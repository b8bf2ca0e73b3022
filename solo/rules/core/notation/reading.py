"""Reads a line of dice by a small grammar, from left to right; `near` mends what it refuses.

A line is rolls with `,` or `;` between them. A roll is `6x`, a sum, a comparison and a label, of
which only the sum is needed. A sum has terms, a term factors, and a factor is dice, a number, a
trait, a sum in brackets, or a group in braces.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType

from solo.namedtuple import NamedTuple
from solo.rules.core.notation import grammar
from solo.rules.core.notation.checks import check_compared, check_pool, check_size, number
from solo.rules.core.notation.terms import (
    Count,
    Fixed,
    Group,
    Part,
    Pool,
    Product,
    Sum,
    Target,
    pools,
)
from solo.rules.core.notation.thrown import Notation
from solo.rules.core.wording.naming import Unfit
from solo.rules.core.words import words
from solo.words import Message


class Traits(NamedTuple):
    """What may be added to dice by its name: numbers, or a die such as `d8`."""

    values: Mapping[str, str] = MappingProxyType({})
    full: Callable[[str], str] = str  # the full name of one that is shortened

    def find(self, name: str) -> str | None:
        """Return what a name stands for, None if it is no trait."""
        typed = name.replace("_", " ")
        return self.values.get(typed) or self.values.get(self.full(typed))


NO_TRAITS = Traits()


def short(text: str) -> str:
    """Return a text as a refusal shows it."""
    plain = " ".join(text.split())
    return plain if len(plain) <= grammar.SHOWN else f"{plain[: grammar.SHOWN]}…"


def read_line(text: str, traits: Traits) -> tuple[Notation, ...]:
    """Read a line of dice, without help where it can't be read.

    Raises:
        Unfit: It is none.
    """
    shown = short(text)
    plain = " ".join(text.split())
    for written, same in grammar.SAME.items():
        plain = plain.replace(written, same)
    if len(plain) > grammar.MOST_LETTERS:
        raise Unfit(words("dice-long", dice=shown, most=grammar.MOST_LETTERS))
    dice, mark, label = plain.partition("#")
    rolls = tuple(_Roll(part, shown, traits).read() for part in _split(dice))
    if mark:
        rolls = (*rolls[:-1], replace(rolls[-1], label=label.strip()[: grammar.SHOWN]))
    if len(rolls) > grammar.MOST_ROLLS:
        raise Unfit(words("dice-many-rolls", dice=shown, most=grammar.MOST_ROLLS))
    check_size(rolls, shown)
    return rolls


def _split(text: str) -> Iterator[str]:
    """Yield the rolls of a line: what stands between commas outside of any brackets."""
    depth, start = 0, 0
    for place, char in enumerate(text):
        depth += (char in "({[") - (char in ")}]")
        if char in ",;" and depth <= 0:
            yield text[start:place].strip()
            start = place + 1
    rest = text[start:].strip()
    if rest or not start:
        yield rest


class _Roll:
    """Reads one roll; `out` is what was read of it, without blanks."""

    def __init__(self, text: str, shown: str, traits: Traits) -> None:
        self.raw = text
        self.text = "".join(c.lower() if len(c.lower()) == 1 else c for c in text)
        self.text = grammar.LONG.sub(_leaning, self.text)
        self.shown = shown
        self.traits = traits
        self.at = 0
        self.out: list[str] = []
        self.depth = 0

    def read(self) -> Notation:
        if grammar.BLANK.search(self.text):
            raise self.unfit("dice-blank")
        if (also := grammar.ALSO.fullmatch(self.text)) and len(
            grammar.ONE_D20.findall(also[1])
        ) == 1:
            self.text = grammar.ONE_D20.sub(lambda d20: d20[0] + also[2], also[1])
        times = 1
        if match := grammar.TIMES.match(self.text):
            times, self.at = number(match[1]), match.end()
            if not 1 <= times <= grammar.MOST_TIMES:
                raise self.unfit("dice-times", most=grammar.MOST_TIMES)
        start = self.at
        part = self.sum()
        bracketed = self._bracketed(start)
        inside = "".join(self.out)
        count, goal = self._compared(part, bracketed=bracketed)
        label = self._label()
        if not pools(part):
            raise self.unfit("dice-no-die")
        text = "".join(self.out)
        if bracketed and count is None and goal is None:
            text = inside[1:-1]
        return Notation(text=text, part=part, count=count, goal=goal, times=times, label=label)

    # The sum --------------------------------------------------------------------------------------

    def sum(self) -> Part:
        """Read terms with signs between them."""
        sign = -1 if self._take("-") else 1
        terms = [(sign, self._term())]
        while signed := self._take("+") or self._take("-"):
            terms.append((1 if signed == "+" else -1, self._term()))
        return terms[0][1] if len(terms) == 1 and sign == 1 else Sum(terms=tuple(terms))

    def _term(self) -> Part:
        part = self._factor()
        while signed := self._take("*") or self._take("/"):
            if signed == "/":
                self._take("/")
            right = self._factor()
            if signed == "/" and not (isinstance(right, Fixed) and right.value > 0):
                raise self.unfit("dice-divided")
            part = Product(left=part, right=right, divided=signed == "/")
        return part

    def _factor(self) -> Part:
        part = self._atom()
        while note := self._match(grammar.NOTE):
            place = self.at - len(note[0])
            self.out.append(
                self.raw[place : self.at] if len(self.raw) == len(self.text) else note[0]
            )
        return part

    def _atom(self) -> Part:
        if self.out[-1:] == ["+"] and self._take("-"):  # a modifier that is negative
            return Sum(terms=((-1, self._atom()),))
        if self._take("("):
            return self._within(")")
        if self._take("{"):
            return self._within("}")
        if match := self._read(grammar.LEANS):
            return Pool(count=2, sides=20, keep=1 if match[1] == "adv" else -1)
        if match := self._read(grammar.DICE):
            return self._pool(match)
        if match := self._read(grammar.NUMBER):
            return Fixed(value=number(match[1]))
        return self._trait()

    def _within(self, close: str) -> Part:
        """Read what stands within brackets: a sum, or several, of which some are kept."""
        self.depth += 1
        if self.depth > grammar.DEEPEST:
            raise self.unfit("dice-deep", most=grammar.DEEPEST)
        members = [self.sum()]
        while self._take(","):
            members.append(self.sum())
        if self._peek(grammar.TARGET) or self._peek(grammar.AGAINST):
            raise self.unfit("dice-inside")
        if not self._take(close):
            raise self.unfit("dice-open", close=close)
        self.depth -= 1
        if close == ")" and len(members) == 1:
            return members[0]
        match = self._read(grammar.KEEPS)
        keep = _keeps(match, len(members), self) if match else 0
        return Group(members=tuple(members), keep=keep)

    def _trait(self) -> Part:
        """Read a trait by its name, which may be several words; the longest that is known."""
        names: list[tuple[int, str]] = []
        place = self.at + (self.text[self.at : self.at + 1] == " ")
        while match := grammar.WORD.match(self.text, place):
            place = match.end()
            names.append((place, self.text[self.at : place].strip()))
            place += self.text[place : place + 1] == " "
        for end, name in reversed(names):
            value = self.traits.find(name)
            if value is not None:
                self.at = end
                self.out.append(f"{value}[{name}]")
                return _as_part(value)
        raise Unfit(self._missing(names[0][1] if names else ""))

    def _missing(self, name: str) -> Message:
        """Say what is wrong where a factor should stand."""
        rest = self.text[self.at :].strip()
        if bare := re.match(r"\d*\s*[dw](?![^\W\d_])", rest):
            return words("dice-no-sides", dice=self.shown, after=short(bare[0]))
        if not rest and self.out:
            return words("dice-end", dice=self.shown, end=self.out[-1][-1:])
        if name and self.out:
            return words("dice-no-trait", dice=self.shown, name=name[: grammar.SHOWN])
        return words("dice-none", dice=self.shown, rest=rest[: grammar.SHOWN] if self.out else "")

    # Dice -----------------------------------------------------------------------------------------

    def _pool(self, match: "re.Match[str]") -> Pool:
        start, shown = len(self.out) - 1, match[2]
        sides = 100 if shown == "%" else 3 if shown == "f" else number(shown)
        digits = len(shown) if sides in grammar.DIGITS else 0
        pool = Pool(
            count=number(match[1] or "1"),
            sides=6 if digits else sides,
            low=-1 if shown == "f" else 1,
            digits=digits,
        )
        while True:
            more = self._suffix(pool)
            if more is None:
                break
            pool = more
        written = "".join(self.out[start:])
        check_pool(pool, short(written))
        return pool

    def _suffix(self, pool: Pool) -> Pool | None:
        """Read one of the signs behind dice; None if there is none."""
        if match := self._read(grammar.LEANS):
            if pool.count != 1 or pool.keep:
                raise self.unfit("dice-leans")
            return replace(pool, count=2, keep=1 if match[1] == "adv" else -1)
        if match := self._read(grammar.EXPLODES):
            self._once(pool.again is None)
            again = Target(match[1] or "=", number(match[2])) if match[2] else None
            highest = Target("=", pool.highest)
            less = int(match[0] == "!p")
            return replace(pool, again=again or highest, one=match[0] == "!!", less=less)
        if match := self._read(grammar.REROLLS):
            self._once(pool.reroll is None)
            target = Target(match[2] or "=", number(match[3]))
            return replace(pool, reroll=target, once=match[1] == "ro")
        if match := self._read(grammar.BOUNDS):
            least = match[1] == "mi"
            self._once((pool.least if least else pool.most) is None)
            bound = number(match[2])
            return replace(pool, least=bound) if least else replace(pool, most=bound)
        if match := self._read(grammar.KEEPS):
            self._once(not pool.keep)
            return replace(pool, keep=_keeps(match, pool.count, self))
        return None

    def _once(self, first: bool) -> None:
        if not first:
            raise self.unfit("dice-sign-twice")

    # Behind the sum -------------------------------------------------------------------------------

    def _compared(self, part: Part, *, bracketed: bool) -> tuple[Count | None, Target | None]:
        """Read a comparison: of each die, or of the sum."""
        if match := self._read(grammar.AGAINST):
            self.out[-1] = grammar.VERSUS + (match[1] or "")
            against = self.sum()
            if pools(against):
                raise self.unfit("dice-against-dice")
            goal = Target(match[1] or ">=", against.fall(_NONE).value)
            self._not_twice()
            return None, goal
        match = self._read(grammar.TARGET)
        if match is None:
            return None, None
        target = Target(match[1], number(match[2]))
        if bracketed:
            self._not_twice()
            return None, target
        failed = None
        if match := self._read(grammar.FAILED):
            failed = Target(match[1] or "=", number(match[2]))
        self._not_twice()
        count = Count(met=target, failed=failed)
        check_compared(part, count, self.shown)
        return count, None

    def _not_twice(self) -> None:
        if self._peek(grammar.TARGET) or self._peek(grammar.AGAINST):
            raise self.unfit("dice-twice")

    def _bracketed(self, start: int) -> bool:
        """Say whether all that was read stands within one pair of round brackets."""
        text = self.text[start : self.at].strip()
        depth = 0
        for place, char in enumerate(text):
            depth += (char == "(") - (char == ")")
            if not depth:
                return text[:1] == "(" and place == len(text) - 1
        return False

    def _label(self) -> str:
        """Read what the dice are for: words behind a blank."""
        rest = self.text[self.at :]
        if not rest.strip():
            return ""
        label = rest[1:] if rest[:1] == " " else ""
        first = {word.strip(".,!?'’") for word in label.split()}
        if not grammar.LABEL.fullmatch(label) or first & grammar.NO_LABEL:
            raise Unfit(words("dice-none", dice=self.shown, rest=short(self.raw[-len(rest) :])))
        return self.raw[-len(label) :]

    # Characters -----------------------------------------------------------------------------------

    def _match(self, pattern: "re.Pattern[str]") -> "re.Match[str] | None":
        blank = self.text[self.at : self.at + 1] == " "
        match = pattern.match(self.text, self.at + blank)
        if match is not None:
            self.at = match.end()
        return match

    def _read(self, pattern: "re.Pattern[str]") -> "re.Match[str] | None":
        """Read what fits, and keep it in `out`."""
        match = self._match(pattern)
        if match is not None:
            self.out.append(match[0].replace(" ", ""))
        return match

    def _peek(self, pattern: "re.Pattern[str]") -> bool:
        blank = self.text[self.at : self.at + 1] == " "
        return pattern.match(self.text, self.at + blank) is not None

    def _take(self, sign: str) -> str:
        """Read one sign, if it stands here."""
        blank = self.text[self.at : self.at + 1] == " "
        if not self.text.startswith(sign, self.at + blank):
            return ""
        self.at += blank + len(sign)
        self.out.append(sign)
        return sign

    def unfit(self, code: str, **facts: object) -> Unfit:
        """Return a refusal of this roll."""
        return Unfit(words(code, dice=self.shown, **facts))


def _leaning(match: "re.Match[str]") -> str:
    return "adv" if match[0] in ("advantage", "vorteil") else "dis"


def _as_part(value: str) -> Part:
    if value.lstrip("-").isdecimal():
        return Fixed(value=int(value))
    return Pool(sides=int(value.removeprefix("d")))


def _keeps(match: "re.Match[str]", count: int, roll: _Roll) -> int:
    """Return how many of the highest are kept, or of the lowest where negative.

    Raises:
        Unfit: There are not so many.
    """
    kept = number(match[2] or "1")
    if not 1 <= kept <= count:
        raise roll.unfit("dice-kept", count=count)
    if match[1] in ("d", "dh", "dl") and kept == count:
        raise roll.unfit("dice-all-dropped")
    dropped = count - kept
    keeps = {"k": kept, "kh": kept, "kl": -kept, "d": dropped, "dl": dropped, "dh": -dropped}
    return keeps[match[1]]


class _NoDice:
    """Dice of a sum that has none."""

    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        raise AssertionError("no dice are thrown here")


_NONE = _NoDice()
