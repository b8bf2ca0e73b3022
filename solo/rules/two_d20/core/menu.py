"""Lists of offers short enough to read: what stands on which, and what is folded away.

Every offer can be taken at any time by its id; a list only says which of them are shown.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from solo.rules.core.encounters import refuse
from solo.rules.core.outcome import Option

MAIN = ""
BACK = "back"


class Offer(NamedTuple):
    """One thing that may be done, and the list on which it stands.

    Args:
        id: What names it.
        text: How it reads.
        page: The list, by its name in the pages.
        reason: Why it is barred, or nothing when it is open.
    """

    id: str
    text: str
    page: str = MAIN
    reason: str = ""


class Page(NamedTuple):
    """A list that another opens.

    Args:
        text: How it reads on the list that opens it.
        parent: That list.
        inline: With how many offers, or fewer, the parent shows them itself.
    """

    text: str
    parent: str = MAIN
    inline: int = 1


Pages = Mapping[str, Page]


def listed(offers: Sequence[Offer], pages: Pages, page: str = MAIN) -> tuple[Option, ...]:
    """Return the options of a list, in the order of the offers: its own, and what it opens."""
    shown: dict[str, Option] = {}
    for offer in offers:
        below = _below(offer.page, page, pages)
        if below is None:
            continue
        if below and _number(offers, below, pages) > pages[below].inline:
            shown.setdefault(below, Option(below, pages[below].text))
        else:
            shown[offer.id] = Option(offer.id, offer.text, "", offer.reason)
    back = () if page == MAIN else (Option(BACK, "Back"),)
    return (*shown.values(), *back)


def turned(offers: Sequence[Offer], pages: Pages, page: str, option: str) -> str | None:
    """Return the list that an option leads to; None when it is an offer to be taken.

    Raises:
        Illegal: It is none of the offers and no list, or it is barred; the text says why.
    """
    if option == BACK and page != MAIN:
        return pages[page].parent
    if option in pages and _number(offers, option, pages):
        return option
    refuse(option, [Option(one.id, one.text, "", one.reason) for one in offers])
    return None


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
    """Return how many offers stand on a list, or on those that it opens."""
    return sum(_below(offer.page, page, pages) is not None for offer in offers)
