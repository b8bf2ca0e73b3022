"""What stands in one text of a rules file: a formula, dice, an amount."""

import re

from solo.dataclass import dataclass
from solo.namedtuple import NamedTuple

MOST_DICE = 20  # of one name in a check
MOST_SIDES = 100
_LONGEST = 400  # characters: brackets are looked for with the square of the length
_COMMA = "a comma ends a text inside { }, so quote a text that holds one"
_DICE = re.compile(
    r"(?P<many>\d{0,3}|\(.+\)|[a-z_][a-z0-9_]*\s+)\s*d\s*(?P<sides>%|\d{1,4}|\(.+\))"
)
_ROLLED = re.compile(r"(?P<sign>[-+]?)\s*(?P<many>\d{0,2})d(?P<sides>%|\d{1,4})", re.ASCII)
_SPAN = re.compile(r"(\d{1,4})(?:\+| ?[-–] ?(\d{1,4}))", re.ASCII)
_IN_FORMULA = re.compile(r"(?<![\w.])\d{1,2}d\d{1,3}\b", re.ASCII)
_LIKE_DICE = re.compile(r"[-+]?\s*\d+d", re.ASCII)
_SETS = re.compile(r"(?:==|:=|set|to)\s*(\w+)|(\w+)\s*=", re.ASCII)
_OF_FOE = re.compile(r"\bfoe\.(\w+)")


def of_foe(text: str) -> list[str]:
    """Return the numbers of the other side of a clash that a formula reads, in its order."""
    return _OF_FOE.findall(text)


@dataclass(frozen=True, slots=True)
class Formula:
    """An expression of the fenced language, as it was written."""

    text: str

    @classmethod
    def parse(cls, text: str) -> "Formula":
        """Read it; what it names is checked with the whole file.

        Raises:
            ValueError: There is nothing.
        """
        if not text.strip():
            raise ValueError(f"a formula is needed here, such as score >= 10; {_COMMA}")
        if span := _SPAN.fullmatch(text.strip()):
            least, most = span[1], span[2]
            cure = f"score >= {least}" + (f" and score <= {most}" if most else "")
            raise ValueError(f"'{text.strip()}' is no formula; write {cure}")
        if (dice := _IN_FORMULA.search(text)) and not {"'", '"'} & {*text}:
            raise ValueError(no_dice(dice[0]))
        return cls(text.strip())


def no_dice(text: str) -> str:
    """Say where dice belong that a formula would throw."""
    name, read = ("face", "face") if text.startswith("d") else ("thrown", "sum(thrown)")
    return (
        f"no dice are thrown in a formula: '{text}'; name them under 'dice', such as "
        f"dice: {{{name}: {text}}}, and read that name: {read}"
    )


@dataclass(frozen=True, slots=True)
class Dice:
    """Dice of a check: so many of so many sides; a formula may say either."""

    text: str
    many: str  # a number, or a formula
    sides: str  # the same
    single: bool  # whether it is one die, whose face stands for itself

    @property
    def formulas(self) -> tuple[str, ...]:
        """What of it has to be worked out."""
        return tuple(one for one in (self.many, self.sides) if not one.isdigit())

    @classmethod
    def parse(cls, text: str) -> "Dice":
        """Read `d6`, `2d10`, `d%`, `(stat + help)d6` or `d(2 + 2 * stat)`.

        Raises:
            ValueError: It is none of these, or too many.
        """
        if not text.strip():
            raise ValueError("dice are needed here, behind their name: such as face: d100")
        if len(text) > _LONGEST:
            raise ValueError(f"'{text[:40]}': write dice in {_LONGEST} characters or fewer")
        found = _DICE.fullmatch(text.strip())
        if text.count("(") > text.count(")"):
            raise ValueError(f"'{text[:40]}': {_COMMA}")
        if found is None:
            raise ValueError(f"'{text[:40]}' is no dice; write d6, 2d10, d% or (stat + help)d6")
        many, sides = (_bare(found[part]) for part in ("many", "sides"))
        if many.isdigit() and not 1 <= int(many) <= MOST_DICE:
            raise ValueError(f"'{text[:40]}': 1 to {MOST_DICE} dice are rolled at once")
        if sides == "%" or sides.isdigit():
            sides = str(_sides(sides, text))
        return cls(text.strip(), many or "1", sides, not many)


def _bare(part: str) -> str:
    """Return a number or a formula without the brackets around it."""
    part = part.strip()
    return part[1:-1].strip() if part.startswith("(") else part


def _sides(text: str, whole: str) -> int:
    sides = 100 if text == "%" else int(text)
    if not 2 <= sides <= MOST_SIDES:
        raise ValueError(f"'{whole[:40]}': a die has 2 to {MOST_SIDES} sides")
    return sides


@dataclass(frozen=True, slots=True)
class Again:
    """Dice that are rolled again: all of a name, or its lowest or highest."""

    dice: str
    which: str = ""  # `lowest`, `highest`, or nothing for all

    @classmethod
    def parse(cls, text: str) -> "Again":
        """Read `pool`, `pool lowest` or `pool highest`.

        Raises:
            ValueError: It is none of these.
        """
        name, _, which = text.strip().partition(" ")
        if not name or which not in ("", "lowest", "highest"):
            raise ValueError(f"'{text[:40]}': name dice, alone or with 'lowest' or 'highest'")
        return cls(name, which)

    def left(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        """Return the faces that lie as they fell."""
        if not self.which or not faces:
            return ()
        place = faces.index(min(faces) if self.which == "lowest" else max(faces))
        return (*faces[:place], *faces[place + 1 :])


class Thrown(NamedTuple):
    """Dice whose sum is an amount, with its sign."""

    sign: int
    many: int
    sides: int


@dataclass(frozen=True, slots=True)
class Amount:
    """How a track changes: by a number, a formula, or dice; or to a number, behind `=`."""

    text: str
    formula: str = ""  # nothing where dice say it
    thrown: Thrown | None = None
    sets: bool = False  # whether the track is set to it

    @classmethod
    def parse(cls, text: str) -> "Amount":
        """Read `-1`, `bonus + 1`, `-1d6` or `= 2`.

        Raises:
            ValueError: It is none of these.
        """
        plain = text.strip()
        if not plain.strip("="):
            raise ValueError("an amount is needed here: -1, -1d6, or = 2 to set it")
        if plain.startswith(("--", "++")):
            raise ValueError(f"two signs stand before a number; write {plain[1:40]}")
        if told := _SETS.fullmatch(plain):
            raise ValueError(f"to set it, write = {(told[1] or told[2])[:40]}")
        if _LIKE_DICE.fullmatch(plain):
            raise ValueError(f"'{plain[:40]}' is no dice; write 1d6, or -1d6 for a loss")
        found = _ROLLED.fullmatch(plain)
        if found is None:
            sets = plain.startswith("=")
            return cls(plain, plain[1:].strip() if sets else plain, None, sets)
        many, sides = int(found["many"] or 1), _sides(found["sides"], text)
        if not 1 <= many <= MOST_DICE:
            raise ValueError(f"'{text[:40]}': 1 to {MOST_DICE} dice are rolled at once")
        return cls(plain, "", Thrown(-1 if found["sign"] == "-" else 1, many, sides))
