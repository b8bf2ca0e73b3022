"""Where a fight stands, in plain lines: the round and whose turn it is, who is how and where.

It is written in one form for all systems, so that a player reads it alike in each of them, and a
front-end may leave out what it has shown in the same round: the first line tells the round.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from solo.namedtuple import NamedTuple
from solo.rules.core.shown.fight_view import Fighter
from solo.rules.core.words import words
from solo.words import Message, Text


class Stand(NamedTuple):
    """How one who takes part stands."""

    name: Text  # who it is
    # what is known of them: `Health 3/5`, which may be drawn as a bar, where they are
    state: Sequence[Text]
    marks: Sequence[Text] = ()  # what befalls them now: stunned, in cover
    aim: Text = ""  # what they mean to do
    mark: str = ""  # how they are marked in a drawing

    @property
    def line(self) -> Message:
        """The line that tells of them."""
        state = words("commas", parts=tuple(self.state))
        marks = words("bracketed", parts=tuple(self.marks)) if self.marks else ""
        told = (words("sentences", parts=(state, marks)), self.aim)
        return words("stand", name=self.name, mark=self.mark, told=told)


def points(one: Fighter) -> tuple[Message, ...]:
    """Say what is left of somebody, as `Health 3/5`, which may be drawn as a bar."""
    return tuple(
        words("gauge-now", label=gauge.label, now=gauge.value, most=gauge.most)
        for gauge in one.gauges
    )


def stand(one: Fighter, marks: Iterable[Text] = ()) -> Stand:
    """Return how a fighter of a view stands; `marks` are what is told besides."""
    state = (*points(one), *one.facts)
    return Stand(one.name, state, (*one.conditions, *marks), one.intent)


def heading(number: int, last: int = 0, turn: Text = "", title: Text = "") -> Message:
    """Say which round it is, of how many if there is an end to them, and whose turn it is."""
    return words("heading", round=number, last=last, turn=turn, title=title)


def whose_turn(first: Text) -> Text:
    """Return what the first line of a status tells besides the round; else the line itself."""
    turn: Text = first.facts["turn"] if isinstance(first, Message) else ""
    return turn or first


def round_of(lines: Sequence[Text]) -> int | None:
    """Return the round that the first line of a status tells, 0 before the first, if it does."""
    first = lines[0] if lines else ""
    number = first.facts.get("round") if isinstance(first, Message) else None
    return number if isinstance(number, int) else None


def is_stand(line: Text) -> bool:
    """Say whether a line tells how somebody stands, or how all of one side do."""
    if not isinstance(line, Message):
        return False
    parts = line.facts["parts"] if line.code == "core.sentences" else ()
    return line.code == "core.stand" or (bool(parts) and all(map(is_stand, parts)))


def each_stand(lines: Iterable[Text]) -> Iterator[Message]:
    """Yield the lines that tell how somebody stands, each of its own."""
    for line in lines:
        if isinstance(line, Message) and is_stand(line):
            yield from (line,) if line.code == "core.stand" else each_stand(line.facts["parts"])


def together(sentences: Iterable[Text]) -> Message:
    """Put sentences into one line."""
    return words("sentences", parts=tuple(sentences))


def briefly(line: Message, before: Iterable[Message], *, anew: bool) -> Message | None:
    """Return how somebody stands without what was told before; what is counted is told again.

    Args:
        line: How they stand.
        before: How everybody stood when it was told last.
        anew: Whether a new round begins. Within one a deed has told what has changed, unless
            nothing of a state is counted.
    """
    same = (one for one in before if one.facts["name"] == line.facts["name"])
    known = next(same, None)
    if known is None:
        return line
    parts, marks, aim = _parts(line)
    was, _, before_that = _parts(known)
    measures = [one for one in parts if _is_measure(one)]
    if not measures:
        return line if anew or line != known else None
    if not anew:
        return None
    kept = tuple(one for one in parts if one not in was or one in measures[:1] or _is_less(one))
    state = words("commas", parts=kept)
    shown = aim if aim != before_that else ""
    told = (words("sentences", parts=(state, marks)), shown)
    return words("stand", **{**line.facts, "told": told})


def _parts(line: Message) -> tuple[Sequence[Text], Text, Text]:
    """Return what a line tells: the state, part by part, what befalls them, what they mean."""
    told, aim = line.facts["told"]
    state, marks = told.facts["parts"]
    return state.facts["parts"], marks, aim


def _is_measure(part: Text) -> bool:
    """Say whether a part of a state counts something of which there is a most."""
    return isinstance(part, Message) and "most" in part.facts


def _is_less(part: Text) -> bool:
    """Say whether a part of a state counts less than the most."""
    facts = part.facts if isinstance(part, Message) else {}
    return "most" in facts and facts.get("now") != facts["most"]


def alike(stands: Sequence[Message]) -> Iterator[Message]:
    """Yield how some stand, those who stand alike together, as far as nobody has a mark."""
    for (told, mark), some in groupby(stands, lambda one: (one.facts["told"], one.facts["mark"])):
        group = tuple(some)
        if mark or len(group) == 1:
            yield from group
        else:
            names = tuple(one.facts["name"] for one in group)
            yield words("stand-alike", names=names, told=told)


def is_pool(line: Text) -> bool:
    """Say whether a line tells of points that all share, such as Momentum and Doom."""
    return isinstance(line, Message) and line.code.endswith(".points")


def is_remark(line: Text) -> bool:
    """Say whether a line holds no number, as what is said at every roll alike."""
    return not _numbered(line)


def _numbered(fact: object) -> bool:
    match fact:
        case Message(facts=facts):
            return any(map(_numbered, facts.values()))
        case bool():
            return False
        case tuple() | list():
            return any(map(_numbered, fact))
        case str():
            return any(map(str.isdigit, fact))
    return isinstance(fact, int)


def standing(  # noqa: PLR0913 - the parts of a fight's status, most of them optional
    first: Text,
    *,
    points: Text = "",
    drawn: Iterable[Text] = (),
    ours: Iterable[Stand] = (),
    theirs: Iterable[Stand] = (),
    ground: Iterable[Text] = (),
    many: bool = False,
) -> tuple[Text, ...]:
    """Return the lines of a fight: heading, points, drawing, ground, then ours and theirs.

    Where there are `many`, each side is one paragraph.
    """
    sides = [tuple(one.line for one in side) for side in (ours, theirs)]
    told = [words("sentences", parts=side) for side in sides if many and side]
    lines = told or [row for side in sides for row in side]
    return tuple(filter(None, (first, points, *drawn, *ground, *lines)))
