"""A notation that was read, how its dice fall, and what is told of them."""

from collections.abc import Mapping
from fractions import Fraction

from solo.dataclass import dataclass
from solo.late import late
from solo.namedtuple import NamedTuple
from solo.rules.core.dice import Dice
from solo.rules.core.notation.terms import MOST_AGAIN as MOST_AGAIN
from solo.rules.core.notation.terms import Count, Part, Pool, Target, pools
from solo.rules.core.words import words
from solo.words import Message


class Thrown(NamedTuple):
    """The dice of a notation as they fell."""

    total: int  # the sum, or how many dice met the comparison, less those that failed
    faces: tuple[int, ...]  # every face, in the order thrown
    kept: tuple[int, ...]  # what counts of them
    # how many dice met the comparison less those that failed, or 1 or 0 for a sum; None without one
    successes: int | None = None
    failed: int = 0  # how many dice were taken away

    @property
    def told(self) -> Message:
        """The total and the faces, in one line."""
        return words("dice-fell", **self._asdict(), **counting(*self))


def counting(
    total: int, faces: tuple[int, ...], kept: tuple[int, ...], successes: int | None, failed: int
) -> Mapping[str, object]:
    """Return whether a sum was compared, and which of the faces count."""
    if kept == faces:
        counts = "all"
    elif len(kept) == len(faces):
        counts = "as"  # each counts, and some for another number
    else:
        counts = "some" if kept else "none"
    return {"counted": successes not in (None, total), "counts": counts}


@dataclass(frozen=True, slots=True, kw_only=True)
class Notation:
    """Dice to be rolled and added, or counted."""

    text: str  # as it was written, without blanks; traits as numbers
    part: Part  # what is rolled
    count: Count | None = None  # what each die is compared with
    goal: Target | None = None  # what the sum is compared with
    times: int = 1  # how often all of it is rolled
    label: str = ""  # what it is rolled for

    @property
    def sign(self) -> str:
        """The comparison, or nothing."""
        target = self.count.met if self.count else self.goal
        return target.sign if target else ""

    @property
    def pools(self) -> tuple[Pool, ...]:
        """All dice of it."""
        return pools(self.part)

    @property
    def stopped(self) -> Fraction:
        """How likely it is at most that a die would go on, but was thrown as often as it may be."""
        return _stopped(self.part)

    def roll(self, dice: Dice) -> Thrown:
        """Roll it once.

        Raises:
            DiceError: The dice can't give such faces.
        """
        fall = self.part.fall(dice, self.count)
        successes = None if self.count is None else fall.value
        if self.goal is not None:
            successes = int(self.goal.meets(fall.value))
        return Thrown(fall.value, fall.faces, fall.kept, successes, fall.failed)

    def ways(self) -> Mapping[int, int]:
        """Return in how many of all equally likely ways each total falls, the lowest first.

        Where a sum is compared, the totals are 1 if it meets the comparison, and 0.

        Raises:
            SoloError: There are too many to reckon.
        """
        return _ways(self)


@late
def _ways(notation: Notation) -> Mapping[int, int]:
    from solo.rules.core.notation.spreads import Reckoning

    found = Reckoning(notation.text).ways(notation.part, notation.count)
    goal = notation.goal
    if goal is not None:
        met = sum(ways for total, ways in found.items() if goal.meets(total))
        missed = sum(found.values()) - met
        found = {total: ways for total, ways in ((0, missed), (1, met)) if ways}
    return dict(sorted(found.items()))


@late
def _stopped(part: Part) -> Fraction:
    from solo.rules.core.notation.spreads import stopped

    return stopped(part)
