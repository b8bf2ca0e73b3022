"""The lists of a turn: which offers stand on which list, and in what order."""

from collections.abc import Sequence

from solo.rules.art.fight.offers import SPENT, Offer
from solo.rules.art.fight.words import words
from solo.rules.core.menus import offers as core
from solo.rules.core.menus.menu import Page, Pages
from solo.rules.core.menus.offers import MAIN


def _page(id: str, parent: str = MAIN, inline: int = 1) -> Page:
    return Page(words("page", id=id), parent, inline, hint=id)


PAGES: Pages = {
    "attack": _page("attack", inline=4),
    "go": _page("go", inline=4),
    "foes": _page("foes"),
    "spray": _page("spray", "foes"),
    "other": _page("other"),
    "wait": _page("wait", "other"),
    "gear": _page("gear", "other", inline=0),
}
MOST = 9
"""As many offers as a list shows before those against several foes are sorted by foe."""
_ORDER = {page: place for place, page in enumerate(dict.fromkeys(("attack", MAIN, *PAGES)))}


def pages_of(offers: Sequence[Offer]) -> Pages:
    """Return the lists of a turn, with one for each foe and for offers that share a line."""
    inline = 0 if _by_foe(offers) else len(offers)
    foes = {_foe(one.at): one.against for one in offers if one.at and one.page == "foes"}
    bundles = {one.bundle: one.page for one in offers if one.bundle}
    return {
        **PAGES,
        **{at: Page(words("page-of", text=name), "foes", inline) for at, name in foes.items()},
        **{
            bundle.id: Page(words("page-of", text=bundle.text), page, hint=bundle.hint)
            for bundle, page in bundles.items()
        },
    }


def laid_out(offers: Sequence[Offer], *, ends_first: bool) -> list[core.Offer[Offer]]:
    """Return offers on their lists, in the order of these.

    What needs an action is not listed once that is spent; who types it is told why.
    """
    by_foe = _by_foe(offers)

    def place(offer: Offer) -> tuple[int, bool]:
        """Say where an offer stands: on the list of foes, what is done to none of them last."""
        if offer.ends:
            return (-1 if ends_first else len(_ORDER)), False
        return _ORDER[offer.page], by_foe and offer.page == "foes" and not offer.at

    return [
        core.Offer(
            offer.option,
            offer,
            _place(offer),
            offer.option.reason != SPENT,
            offer.said,
        )
        for offer in sorted(offers, key=place)
    ]


def _place(offer: Offer) -> str:
    """Return the list that an offer stands on: for unusual ones that of its foe, else its own."""
    if offer.at and offer.page == "foes":
        return _foe(offer.at)
    return offer.bundle.id if offer.bundle else offer.page


def _foe(at: str) -> str:
    """Return the list of what is done to a foe."""
    return f"at-{at}"


def _by_foe(offers: Sequence[Offer]) -> bool:
    """Whether there are so many offers against foes that they are sorted by foe."""
    here = [one for one in offers if one.page == "foes" and one.option.reason != SPENT]
    return len(here) > MOST and len({one.at for one in here if one.at}) > 1
