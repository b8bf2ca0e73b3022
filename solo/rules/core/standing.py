"""Where a fight stands, in plain lines: the round and whose turn it is, who is how and where.

It is written in one form for all systems, so that a player reads it alike in each of them, and a
front-end may leave out what it has shown in the same round: the first line tells the round.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple


class Stand(NamedTuple):
    """How one who takes part stands.

    Args:
        name: Who it is.
        state: What is known of them: `Health 3/5`, which may be drawn as a bar, where they are.
        marks: What befalls them now: stunned, in cover.
        aim: What they mean to do.
        mark: How they are marked in a drawing.
    """

    name: str
    state: Sequence[str]
    marks: Sequence[str] = ()
    aim: str = ""
    mark: str = ""

    @property
    def line(self) -> str:
        """The line that tells of them."""
        name = f"{self.mark} {self.name}" if self.mark else self.name[:1].upper() + self.name[1:]
        state = ", ".join(self.state)
        marks = f"({', '.join(self.marks)})" if self.marks else ""
        return f"{name}: {'; '.join(filter(None, (f'{state} {marks}'.strip(), self.aim)))}."


def heading(number: int, last: int = 0, turn: str = "", title: str = "") -> str:
    """Say which round it is, of how many if there is an end to them, and whose turn it is."""
    which = f"Round {number}" if number else "Before the first round"
    limit = f" of {last}" if last else ""
    return " ".join(filter(None, (f"{title}." * bool(title), f"{which}{limit}.", turn)))


def standing(  # noqa: PLR0913 - the parts of a fight's status, most of them optional
    first: str,
    *,
    points: str = "",
    drawn: Iterable[str] = (),
    ours: Iterable[Stand] = (),
    theirs: Iterable[Stand] = (),
    ground: Iterable[str] = (),
    many: bool = False,
) -> tuple[str, ...]:
    """Return the lines of a fight: heading, points, drawing, ground, then ours and theirs.

    Where there are `many`, each side is one paragraph.
    """
    sides = [[one.line for one in side] for side in (ours, theirs)]
    told = [" ".join(side) for side in sides] if many else [row for side in sides for row in side]
    return tuple(filter(None, (first, points, *drawn, *ground, *told)))
