"""The menu of a turn: which list each offer stands on, and which need a further list.

Every offer can be taken at any time by its id; a list only says which of them are shown first.
"""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from solo.rules.art.fight.offers import SPENT, Offer
from solo.rules.core.outcome import Option

Shown = Offer | Option

MAIN = "main"
BUNDLE = "bundle"
MOST = 9
"""As many offers as a list shows before those against several foes are sorted by foe."""


class Page(NamedTuple):
    """A list that another opens."""

    id: str  # what names it among the options, and in `Offer.page`
    parent: str  # the list that opens it
    text: str  # how it reads there
    inline: int = 1  # with how many offers, or fewer, its parent shows them itself
    first: bool = False  # whether it stands before the parent's own offers


PAGES = (
    Page("attack", MAIN, "Attack…", inline=4, first=True),
    Page("go", MAIN, "Go to another band…", inline=4),
    Page("foes", MAIN, "Another way to go for them…"),
    Page("spray", "foes", "Spray a band…"),
    Page("other", MAIN, "Other actions…"),
    Page("wait", "other", "Wait until somebody has acted…"),
    Page("gear", "other", "Gear…", inline=0),
)
_BACK = Option("back", "Back", hint="back")


def listed(offers: Sequence[Offer], page: str) -> tuple[Option, ...]:
    """Return the options of a list: its own offers, and the lists that it opens.

    What costs an action that is spent is left out; whoever asks for it by name is told why.
    """
    open_ = [offer for offer in offers if offer.option.reason != SPENT]
    name, _, at = page.partition(":")
    inside = _inside(open_, name, at) if name == BUNDLE else _bundled(_inside(open_, name, at))
    found = [one.shown() if isinstance(one, Offer) else one for one in inside]
    if page != MAIN:
        return (*found, _BACK)
    last = [one for one in found if one.id == "end-turn"]
    return (*(one for one in found if one.id != "end-turn"), *last)


def pages(offers: Sequence[Offer], page: str) -> dict[str, str]:
    """Return the lists that can be opened, by the option that opens each.

    A list with something on it opens from any other, as every offer can be taken from any.
    """
    filled = {offer.page for offer in offers}
    found = {one.id: one.id for one in PAGES if one.id in filled or _holds(one.id, filled)}
    found |= {f"at-{one.at}": f"foes:{one.at}" for one in offers if one.at and one.page == "foes"}
    found |= {one.bundle[0]: f"{BUNDLE}:{one.bundle[0]}" for one in offers if one.bundle}
    if page != MAIN:
        name, _, at = page.partition(":")
        found["back"] = _above(offers, name, at)
    return found


def _above(offers: Sequence[Offer], name: str, at: str) -> str:
    """Return the list that another was opened from."""
    if name == BUNDLE:
        return next((one.page for one in offers if one.bundle and one.bundle[0] == at), MAIN)
    return name if at else next(one.parent for one in PAGES if one.id == name)


def _bundled(shown: Sequence[Shown]) -> list[Shown]:
    """Let several of a bundle share the line of the first, which opens a list of them."""
    of = [one.bundle if isinstance(one, Offer) else None for one in shown]
    found: list[Shown] = []
    for place, (one, bundle) in enumerate(zip(shown, of, strict=True)):
        if bundle is None or of.count(bundle) == 1:
            found.append(one)
        elif bundle not in of[:place]:
            found.append(Option(bundle[0], f"{bundle[1]}…", hint=bundle[0].partition("-")[2]))
    return found


def _holds(page: str, filled: AbstractSet[str]) -> bool:
    return any(one.parent == page and one.id in filled for one in PAGES)


def _own(offers: Sequence[Offer], page: str, at: str) -> list[Shown]:
    """Return a list's own entries; where these are many, one entry for each foe."""
    if page == BUNDLE:
        return [offer for offer in offers if offer.bundle and offer.bundle[0] == at]
    here = [offer for offer in offers if offer.page == page]
    if at:
        return [offer for offer in here if offer.at == at]
    names = {offer.at: offer.against for offer in here if offer.at}
    if page != "foes" or len(here) <= MOST or len(names) < 2:
        return [*here]
    rest = [offer for offer in here if not offer.at]
    return [*(Option(f"at-{one}", f"{name}…") for one, name in names.items()), *rest]


def _inside(offers: Sequence[Offer], page: str, at: str = "") -> list[Shown]:
    """Return all entries of a list: its own, and those of the lists that it opens."""
    before: list[Shown] = []
    behind: list[Shown] = []
    for one in PAGES:
        if one.parent == page and not at:
            inside = _inside(offers, one.id)
            few = len(inside) <= one.inline
            shown: list[Shown] = inside if few else [Option(one.id, one.text, hint=one.id)]
            (before if one.first else behind).extend(shown)
    return [*before, *_own(offers, page, at), *behind]
