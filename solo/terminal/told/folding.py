"""Menus of a fight, shortened to what is used and to what fits; `look` shows what was left out.

What a player wants most stands first in a menu, so it is shortened from its end; but what an author
wrote is never left out. What is can still be chosen by its number and its words. In a low window,
where even that does not fit, the state of the fight is told above, with what happened, and the menu
repeats the most important of it.
"""

from collections.abc import Callable, Iterator, Sequence

from solo.namedtuple import NamedTuple
from solo.terminal.window.blocks import Block, line
from solo.terminal.window.wrap import lay_out

WAYS = "ways"
"""The style of what may be decided about a roll, told beside its chances."""

_FEWEST = 3  # options that are left, however low the window
_USUAL = 6  # options that are shown of a long menu, however high the window
_OPTIONS = frozenset({"number", "barred"})

Blocks = Sequence[Block]
More = Callable[[Sequence[int]], str]
"""Says which options were left out, by their numbers."""


class Fitted(NamedTuple):
    """What is told, the menu that fits a page, and whether both fit on the same page."""

    told: Blocks
    menu: Blocks
    together: bool


def fitted(told: Blocks, menu: Blocks, width: int, room: int, more: More) -> Fitted:
    """Return a menu that fits under what is told, or else on a page of its own, if possible.

    Args:
        told: What happened, shown above it.
        menu: The state of the fight and what can be done, as blocks.
        width: The cells of a line.
        room: How many lines there are for both.
        more: Says which options were left out, by their numbers.
    """
    shapes = list(_shapes(menu, more))
    for above, together in ((told, True), ((), False)):
        for shape in shapes:
            if len(lay_out([*above, *shape], width)) < room:
                return Fitted(told, shape, together)
    first = _first_option(menu)
    state, options = menu[:first], menu[first:]
    for kept in _shorter(state):
        for shape in _shapes([*kept, *options], more):
            if len(lay_out(shape, width)) < room:
                return Fitted([*told, *state], shape, False)
    return Fitted(told, menu, False)


def _shorter(state: Blocks) -> Iterator[Blocks]:
    """Yield the state of a fight, shorter each time: the round, nothing."""
    yield state[:1]
    yield []


def _first_option(menu: Blocks) -> int:
    return next((place for place, one in enumerate(menu) if _is_option(one)), len(menu))


def _shapes(menu: Blocks, more: More) -> Iterator[Blocks]:
    """Yield a menu as it is, and then shorter and shorter."""
    yield menu
    first = _first_option(menu)
    state, options, after = menu[:first], list(filter(_is_option, menu)), _after(menu)
    if not options:
        return
    yield [*state, options[0], *map(without_ways, options[1:]), *after]
    options = [options[0], *(without_ways(one) for one in options[1:] if not _barred(one))]
    yield [*state, *options, *after]
    for left in range(len(options) - 2, _FEWEST - 1, -1):
        yield [*state, *_few(options, left, more), *after]


def brief(menu: Blocks, more: More) -> Blocks:
    """Return a menu with what is usual and all that is an author's; the rest can be looked at."""
    first, options = _first_option(menu), list(filter(_is_option, menu))
    if len(options) <= _USUAL + 1:
        return menu
    return [*menu[:first], *_few(options, _USUAL, more), *_after(menu)]


def _few(options: Sequence[Block], most: int, more: More) -> Iterator[Block]:
    """Yield so many options, as far as they may be left out, and a line for those that were."""
    spare = len(options) - most
    may = [place for place, one in enumerate(options) if place and not one.own]
    out = frozenset(may[max(0, len(may) - spare) :])
    yield from (one for place, one in enumerate(options) if place not in out)
    numbers = [
        int(one.lead.strip(". "))
        for place, one in enumerate(options)
        if place in out and not _barred(one)
    ]
    if numbers:
        yield line(more(numbers), "hint", lead="    ", tight=True)


def _is_option(block: Block) -> bool:
    return block.lead_style in _OPTIONS


def _barred(block: Block) -> bool:
    return block.lead_style == "barred"


def _after(menu: Blocks) -> Blocks:
    """Return what stands below the options."""
    last = max((place for place, one in enumerate(menu) if _is_option(one)), default=-1)
    return menu[last + 1 :]


def without_ways(block: Block) -> Block:
    """Return an option without what may be decided about its roll."""
    return block._replace(spans=tuple(span for span in block.spans if span.style != WAYS))
