"""The lists of a turn: which offers stand on which list, and in what order."""

from collections.abc import Sequence

from solo.rules.art.fight.offers import SPENT, Offer
from solo.rules.core import menu
from solo.rules.core.menu import MAIN, Page, Pages

PAGES: Pages = {
    "attack": Page("Attack…", inline=4, hint="attack"),
    "go": Page("Go to another band…", inline=4, hint="go"),
    "foes": Page("Another way to go for them…", hint="foes"),
    "spray": Page("Spray a band…", "foes", hint="spray"),
    "other": Page("Other actions…", hint="other"),
    "wait": Page("Wait until somebody has acted…", "other", hint="wait"),
    "gear": Page("Gear…", "other", inline=0, hint="gear"),
}
MOST = 9
"""As many offers as a list shows before those against several foes are sorted by foe."""
_ORDER = ("attack", MAIN, *(page for page in PAGES if page != "attack"))
_END = "end-turn"


def pages_of(offers: Sequence[Offer]) -> Pages:
    """Return the lists of a turn, with one for each foe and for offers that share a line."""
    inline = 0 if _by_foe(offers) else len(offers)
    foes = {_foe(one): Page(f"{one.against}…", "foes", inline) for one in offers if _foe(one)}
    bundles = {
        line: Page(f"{text}…", one.page, hint=line.partition("-")[2])
        for one in offers
        if one.bundle
        for line, text in (one.bundle,)
    }
    return {**PAGES, **foes, **bundles}


def laid_out(offers: Sequence[Offer], *, ends_first: bool) -> list[menu.Offer]:
    """Return offers on their lists, in the order of these.

    What costs an action that is spent is not listed; whoever asks for it by name is told why.
    """
    by_foe = _by_foe(offers)

    def place(offer: Offer) -> tuple[int, bool]:
        """Say where an offer stands: on the list of foes, what is done to none of them last."""
        if offer.option.id == _END:
            return (-1 if ends_first else len(_ORDER)), False
        return _ORDER.index(offer.page), by_foe and offer.page == "foes" and not offer.at

    return [
        menu.Offer(
            offer.option,
            _foe(offer) or (offer.bundle[0] if offer.bundle else offer.page),
            offer.option.reason != SPENT,
            offer.said,
        )
        for offer in sorted(offers, key=place)
    ]


def _foe(offer: Offer) -> str:
    """Return the list of the foe to whom something out of the ordinary is done, or nothing."""
    return f"at-{offer.at}" if offer.at and offer.page == "foes" else ""


def _by_foe(offers: Sequence[Offer]) -> bool:
    """Whether there are so many offers against foes that they are sorted by foe."""
    here = [one for one in offers if one.page == "foes" and one.option.reason != SPENT]
    return len(here) > MOST and len({one.at for one in here if one.at}) > 1
