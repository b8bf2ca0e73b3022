"""Things: their weight and their price."""

from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.errors import nearest
from solo.facts import Checked, Filled, Within
from solo.rules.core.wording.naming import Unfit
from solo.rules.core.wording.quoting import shown
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.words import words

MOST = 2_000
"""The most half loads that anything weighs."""


@dataclass(frozen=True, slots=True)
class Loads(Checked):
    """A weight, kept in half loads so that it is a whole number."""

    halves: Annotated[int, Within(0, MOST)] = 0

    @classmethod
    def parse(cls, text: str) -> "Loads":
        """Read `0`, `1/2`, `1`, `1 1/2`, or the name of something whose weight is known.

        Raises:
            ValueError: It is none of these.
        """
        known = printed("gear")["halves"]
        word = " ".join(text.lower().split())
        if word in known:
            return cls(int(known[word]))
        whole, _, rest = word.partition(" ") if " " in word else ("0", "", word)
        if word.isdecimal() and word.isascii() and len(word) < 4:
            return cls(2 * int(word))
        if rest == "1/2" and whole.isdecimal() and whole.isascii() and len(whole) < 4:
            return cls(2 * int(whole) + 1)
        near = nearest(word, known)
        raise Unfit(words("no-weight", name=shown(text), near=near, known=tuple(known)))

    def __str__(self) -> str:
        return loads(self.halves)


def loads(halves: int) -> str:
    """Write so many half loads: `1 1/2`."""
    whole, half = divmod(halves, 2)
    if not half:
        return str(whole)
    return f"{whole} 1/2" if whole else "1/2"


NOTHING = Loads()


@dataclass(frozen=True, slots=True, kw_only=True)
class Item(Checked):
    """A thing that may be had.

    Source: Fictive Hack, FH-030, FH-048.
    """

    shorthand: ClassVar[str] = "name"

    name: Annotated[str, "How prose calls it, without its article.", Filled("a thing needs a name")]
    loads: Annotated[Loads, "What it weighs (FH-030)."] = NOTHING
    price: Annotated[
        int | None, "What it costs in gold; without it, it can't be bought.", Within(0)
    ] = None
    band: Annotated[str, "The price band that it belongs to instead of a price (FH-048)."] = ""
    worn: Annotated[
        bool, "Whether it is worn or in hand, and so never part of a pack (FH-233)."
    ] = False

    def verify(self) -> None:
        bands = printed("gear")["bands"]
        if self.band and self.band not in bands:
            raise ValueError(
                f"band: unknown band '{shown(self.band)}'; bands are {', '.join(bands)}"
            )

    @property
    def copper(self) -> int:
        """The price in copper; 0 when the thing has no price."""
        gold = printed("gear")["bands"][self.band]["gold"] if self.band else self.price or 0
        return int(gold) * int(printed("gear")["copper"]["gold"])
