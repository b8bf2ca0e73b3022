"""Menus of many offers, kept short: which list each offer stands on, which need a further list.

Every offer can be taken at any time by its id; a list only says which of them are shown. A page
that holds few offers is shown on the list that would open it.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from solo.rules.core.encounters import refuse
from solo.rules.core.odds import Odds
from solo.rules.core.outcome import Option
from solo.rules.core.script import Answer, Lines, Question, Script, TurnRules

MAIN = ""
BACK = Option("back", "Back", hint="back")


class Offer(NamedTuple):
    """One thing that may be done, and the list on which it stands.

    Args:
        option: How it is shown, taken or barred.
        page: The list, by its name in the pages.
        shown: Whether it is listed at all; if not, it can be taken by its id alone.
    """

    option: Option
    page: str = MAIN
    shown: bool = True


class Page(NamedTuple):
    """A list that another opens.

    Args:
        text: How it reads on the list that opens it.
        parent: That list.
        inline: With how many offers, or fewer, the parent shows them itself.
        hint: A word that may be typed to open it.
    """

    text: str
    parent: str = MAIN
    inline: int = 1
    hint: str = ""


Pages = Mapping[str, Page]


def listed(
    offers: Sequence[Offer], pages: Pages, page: str = MAIN, back: Option = BACK
) -> tuple[Option, ...]:
    """Return the options of a list, in the order of the offers: its own, and the pages it opens.

    A page stands where the first of its offers would.
    """
    shown: dict[str, Option] = {}
    for offer in offers:
        below = _below(offer.page, page, pages) if offer.shown else None
        if below is None:
            continue
        if below and _number(offers, below, pages) > pages[below].inline:
            entry = pages[below]
            shown.setdefault(below, Option(below, entry.text, hint=entry.hint))
        else:
            shown[offer.option.id] = offer.option
    return (*shown.values(), *(() if page == MAIN else (back,)))


def turned(offers: Sequence[Offer], pages: Pages, page: str, option: str) -> str | None:
    """Return the list that an option leads to; None when it is an offer to be taken.

    Raises:
        Illegal: It is none of the offers and no list, or it is barred; the text says why.
    """
    if option == BACK.id and page != MAIN:
        return pages[page].parent
    if option in pages and _number(offers, option, pages):
        return option
    refuse(option, [offer.option for offer in offers])
    return None


def choose(  # noqa: PLR0913 - the parts of a menu and of a question, nearly all optional
    offers: Callable[[], Sequence[Offer]],
    pages: Pages,
    status: Lines = (),
    *,
    page: str = MAIN,
    back: Option = BACK,
    turn: TurnRules | None = None,
    odds: Callable[[str], Odds | None] | None = None,
    told: Callable[[str], Sequence[str]] | None = None,
) -> Script[Answer]:
    """Ask until an offer is taken, or something is tried; turn pages on the way.

    `told` returns what is said above a list, by its name, where that differs from `status`.
    """
    lines: Lines = status if told is None else lambda: told(page)

    def options() -> tuple[Option, ...]:
        return listed(offers(), pages, page, back)

    def leads(option: str) -> str | None:
        return turned(offers(), pages, page, option)

    while True:
        answer = yield Question(options=options, status=lines, admits=leads, turn=turn, odds=odds)
        # Most answers are offers, which are not made again to see that.
        turns = answer.option in pages or answer.option == BACK.id
        opened = leads(answer.option) if turns else None
        if opened is None:
            return answer
        page = opened


def few(found: Sequence[Option], door: Option, most: int = 2) -> tuple[Option, ...]:
    """List a few options as they are, and more behind one; it is barred when all of them are."""
    if len(found) <= most:
        return tuple(found)
    barred = all(one.reason for one in found)
    return (door._replace(reason=found[0].reason if barred else ""),)


def _below(inner: str, page: str, pages: Pages) -> str | None:
    """Return which list of a page leads to an inner one; nothing for itself, None for none."""
    if inner == page:
        return ""
    while inner != MAIN:
        parent = pages[inner].parent
        if parent == page:
            return inner
        inner = parent
    return None


def _number(offers: Sequence[Offer], page: str, pages: Pages) -> int:
    """Return how many offers are shown on a list, or on those that it opens."""
    return sum(offer.shown and _below(offer.page, page, pages) is not None for offer in offers)
