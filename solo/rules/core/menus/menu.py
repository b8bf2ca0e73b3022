"""Menus of many offers, kept short: which list each offer stands on, which need a further list.

Every offer can be taken at any time by its id; a list only says which of them are shown. A page
that holds few offers is shown on the list that would open it.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from typing import TypeVar

from solo.namedtuple import NamedTuple
from solo.rules.core.bases import first_open, refuse
from solo.rules.core.menus.offers import MAIN, Offer, Taken, distinct, named, weighing
from solo.rules.core.outcome import Odds, Option
from solo.rules.core.protocols import TurnRules
from solo.rules.core.table import Lines, Question, Script
from solo.rules.core.words import words
from solo.words import Text

T = TypeVar("T")

BACK = Option("back", words("back"), hint="back")


class Page(NamedTuple):
    """A list that another opens."""

    text: Text  # how it reads on the list that opens it
    parent: str = MAIN  # that list
    inline: int = 1  # with how many entries, or fewer, the parent shows them itself
    hint: str = ""  # A word that may be typed to open it
    bars: bool = False  # whether it is barred while all that it would show is
    # whether the way back stands first: where a hasty Enter should pay for nothing
    back_first: bool = False


Pages = Mapping[str, Page]


def listed(
    offers: Sequence[Offer[object]], pages: Pages, page: str = MAIN, back: Option = BACK
) -> Iterator[Option]:
    """Yield the options of a list, in the order of the offers: its own, and the pages it opens.

    A page stands where the first of its offers would. Each is made when it is asked for.
    """
    listing = [offer for offer in offers if offer.shown]
    standing: dict[str, set[str]] = {}
    for offer in listing:
        standing.setdefault(offer.page, set()).add(offer.option.id)
    _, leads = _held(page, standing, _opened_by(standing, pages), pages)
    if page != MAIN and pages[page].back_first:
        yield back
    opened: set[str] = set()
    for offer in listing:
        below = leads.get(offer.page)
        if below == MAIN:
            yield offer.listed()
        elif below is not None and below not in opened:
            opened.add(below)
            yield _opening(below, listing, pages)
    if page != MAIN and not pages[page].back_first:
        yield back


def _opening(page: str, listing: Sequence[Offer[object]], pages: Pages) -> Option:
    """Return the option that opens a page, barred for the reason of the first that stands there."""
    opens = pages[page]
    reason: Text = ""
    if opens.bars:
        reasons = [one.option.reason for one in listing if _holds(page, one.page, pages)]
        reason = reasons[0] if all(reasons) else ""
    return Option(page, opens.text, reason=reason, hint=opens.hint)


def turned(offers: Sequence[Offer[object]], pages: Pages, page: str, option: str) -> str | None:
    """Return the list that an option leads to; None when it is an offer to be taken.

    Raises:
        Illegal: It is none of the offers and no list, or it is barred; the text says why.
    """
    if option == BACK.id and page != MAIN:
        return pages[page].parent
    if option in pages:
        inside = [one for one in offers if one.shown and _holds(option, one.page, pages)]
        if inside:
            refuse(option, [_opening(option, inside, pages)])
            return option
    refuse(option, [offer.option for offer in offers])
    return None


def choose(  # noqa: PLR0913 - the parts of a menu and of a question, nearly all optional
    offers: Callable[[], Sequence[Offer[T]]],
    pages: Pages | Callable[[], Pages],
    status: Lines = (),
    *,
    page: str = MAIN,
    back: Option = BACK,
    turn: TurnRules | None = None,
    odds: Callable[[T], Odds | None] | None = None,
    told: Callable[[str], Sequence[Text]] | None = None,
) -> Script[Taken[T]]:
    """Ask until an offer is taken, or something is tried; turn pages on the way.

    `pages` may be a function where they depend on the offers. `odds` returns those of what an offer
    does. `told` returns what is said above a list, by its name, where that differs from `status`.
    """
    lines: Lines = status if told is None else lambda: told(page)

    def lists() -> Pages:
        return pages() if callable(pages) else pages

    def every() -> "Sequence[Offer[T]]":
        return distinct(offers(), (BACK.id, *lists()))

    def options() -> tuple[Option, ...]:
        return tuple(listed(every(), lists(), page, back))

    def first() -> Option | None:
        return first_open(listed(every(), lists(), page, back))

    def leads(option: str) -> str | None:
        return turned(every(), lists(), page, option)

    chances = weighing(every, odds)
    while True:
        answer = yield Question(
            options=options, status=lines, admits=leads, turn=turn, odds=chances, first=first
        )
        if answer.tried is not None:
            return Taken(None, answer.words, answer.tried)
        found = named(every(), answer.option)
        if found is not None:
            return Taken(found, answer.words)
        page = leads(answer.option) or MAIN


def _holds(page: str, inner: str, pages: Pages) -> bool:
    """Whether a list is this page or one that it opens."""
    while inner != page:
        if inner == MAIN:
            return False
        inner = pages[inner].parent
    return True


def _opened_by(standing: Iterable[str], pages: Pages) -> Mapping[str, dict[str, None]]:
    """Return which lists each list opens, of those on which something stands or that lead there."""
    found: dict[str, dict[str, None]] = {}
    for page in standing:
        while page != MAIN:
            found.setdefault(pages[page].parent, {})[page] = None
            page = pages[page].parent
    return found


def _held(
    page: str,
    standing: Mapping[str, Set[str]],
    opened_by: Mapping[str, Iterable[str]],
    pages: Pages,
) -> tuple[Set[str], Mapping[str, str]]:
    """Return the entries of a list, and the page among them that leads to each list within it.

    That is `MAIN` where the offers of the inner list stand there themselves: a page of few entries
    is shown on the list that would open it. `standing` has the ids of the offers of each list.
    """
    entries, leads = set(standing.get(page, ())), {page: MAIN}
    for inner in opened_by.get(page, ()):
        held, doors = _held(inner, standing, opened_by, pages)
        if len(held) > pages[inner].inline:
            entries.add(inner)
            leads.update(dict.fromkeys(doors, inner))
        else:
            entries |= held
            leads.update(doors)
    return entries, leads
