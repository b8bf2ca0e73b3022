"""The map: the places one has been to, and the ways seen from them, but not where those lead.

It is drawn as a line of places with its branches beside it, since scenes have no points of the
compass: what was first entered from a place stands below it, and where one is now stands on the
main line.
"""

from collections.abc import Collection, Iterator

from solo.engine.session import Session
from solo.terminal import wording
from solo.terminal.window.blocks import Block, Span, line
from solo.terminal.window.clean import clean_line
from solo.terminal.window.wrap import fit
from solo.view.places import Place, places

_HERE, _BEEN, _UNSEEN, _BACK = "◆", "●", "○", "↺"


def _places(session: Session) -> tuple[Place, ...]:
    """Return the places with their texts as they are shown."""
    say = wording.words(session).say
    found = places(session)
    for place in found:
        place.title = clean_line(place.title)
        place.untaken = [clean_line(say(text)) for text in place.untaken]
    return found


def drawing(session: Session) -> tuple[Block, ...]:
    """Return the map as it is drawn."""
    found = _places(session)
    roots = [one for one in found if one.came_from is None]

    def lines(width: int) -> list[tuple[Span, ...]]:
        drawn = (row for root in roots for row in _lines(root))
        return [tuple(_fitted(row, width)) for row in drawn]

    key = wording.tell(session, "map-key", here=_HERE, been=_BEEN, unseen=_UNSEEN, back=_BACK)
    return (Block((), tight=True, drawing=lines), line(key, "remark"))


def in_words(session: Session) -> tuple[Block, ...]:
    """Return the map in words, a line for each place."""
    found = enumerate(_places(session))
    return tuple(line(_said(one, session), tight=place > 0) for place, one in found)


_Row = tuple[str, str, str, str]  # what stands before it, its mark, its text, and their style


def _lines(root: Place) -> Iterator[_Row]:
    """Yield the rows of a place and of all below it."""
    line_to_here = _line_to_here(root)
    stack: list[tuple[Place, str, str]] = [(root, "", "")]
    while stack:
        place, before, lead = stack.pop()
        style = "fallen" if place.here else "strong"
        yield before + lead, _HERE if place.here else _BEEN, place.title, style
        inner = before + {"": "", "├─": "│ ", "└─": "  "}[lead]
        main = _main(place, line_to_here)
        sides = [one for one in place.below if one is not main]
        ends = [(_UNSEEN, str(text), "hint") for text in place.untaken]
        ends += [(_BACK, one.title, "remark") for one in place.back]
        for number, (mark, text, kind) in enumerate(ends, 1):
            last = number == len(ends) and not sides and main is None
            yield inner + ("└─" if last else "├─"), mark, text, kind
        if main is not None:
            stack.append((main, inner, ""))
        stack += [(one, inner, "├─") for one in reversed(sides)]


def _main(place: Place, line_to_here: Collection[int]) -> Place | None:
    """Return the place below on the main line: the one on the way to here, or the latest."""
    below = place.below
    latest = below[-1] if below else None
    return next((one for one in below if id(one) in line_to_here), latest)


def _line_to_here(root: Place) -> set[int]:
    """Return the present place and all places on the way to it, as identities."""
    left = [root]
    while left:
        one = left.pop()
        left += one.below
        if one.here:
            line: set[int] = set()
            way: Place | None = one
            while way is not None:
                line.add(id(way))
                way = way.came_from
            return line
    return set()


def _fitted(row: _Row, width: int) -> Iterator[Span]:
    before, mark, text, style = row
    before = before[-max(1, width // 2) :]  # of one that stands very deep, the nearest branches
    room = max(1, width - len(before) - len(mark) - 2)
    yield Span(f" {before}")
    yield Span(f"{mark} ")
    yield Span(fit(text, room), style)


def _said(place: Place, session: Session) -> str:
    ways = [one.title for one in place.ways.values()]
    facts = {"title": place.title, "here": place.here, "ways": ways, "untaken": place.untaken}
    return wording.tell(session, "place", **facts)
