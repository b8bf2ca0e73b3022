"""Offers: options that carry what they do, so that no id is ever read back.

What is listed and what is taken are the same value. An id only names an offer in commands and
journals.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Generic, TypeVar

from solo.namedtuple import NamedTuple
from solo.rules.core.bases import refuse
from solo.rules.core.outcome import Odds, Option, Outcome
from solo.rules.core.wording.several import free_id
from solo.rules.core.words import words
from solo.words import Text

T = TypeVar("T")
Does = TypeVar("Does", covariant=True)

MAIN = ""
"""The first list of a menu."""


class Offer(NamedTuple, Generic[Does]):
    """One thing that may be done, and the list on which it stands."""

    option: Option  # how it is shown, taken or barred
    does: Does  # what it does, or what is chosen by it
    page: str = MAIN  # the list, by its name in the pages
    # whether it is listed at all; if not, it can be taken by its id alone. A function is asked only
    # when a list is made.
    shows: bool | Callable[[], bool] = True
    # returns what its text goes on with; worked out only for what is listed
    said: Callable[[], Text] | None = None

    @property
    def shown(self) -> bool:
        """Whether it is listed."""
        return self.shows() if callable(self.shows) else self.shows

    def listed(self) -> Option:
        """Return how it reads in a list."""
        if self.said is None:
            return self.option
        return self.option._replace(text=words("said", text=self.option.text, said=self.said()))


class Taken(NamedTuple, Generic[T]):
    """What a player chose."""

    offer: Offer[T] | None  # the offer taken; None if `tried` is given
    words: str = ""  # the words that go with it
    # what an improvised action came to, which was made instead of taking an offer
    tried: Outcome | None = None

    @property
    def does(self) -> T:
        """What the offer does."""
        assert self.offer is not None
        return self.offer.does


def distinct(offers: Sequence[Offer[T]], kept: Collection[str] = ()) -> Sequence[Offer[T]]:
    """Return offers with an id of its own for each: the second of an id has a number behind it.

    `kept` are ids that no offer may have.
    """
    ids = [offer.option.id for offer in offers]
    known = {*ids, *kept}
    if len(known) == len(ids) + len(kept):
        return offers
    given, found = set(kept), list[Offer[T]]()
    for offer in offers:
        if offer.option.id in given:
            fresh = free_id(offer.option.id, known, 2)
            known.add(fresh)
            offer = offer._replace(option=offer.option._replace(id=fresh))
        given.add(offer.option.id)
        found.append(offer)
    return found


def named(offers: Sequence[Offer[T]], option: str) -> Offer[T] | None:
    """Return the offer of an id, or None."""
    return next((offer for offer in offers if offer.option.id == option), None)


def take(offers: Iterable[Offer[T]], option: str) -> T:
    """Return what an offer does, if it is open; the offers after it are not looked at.

    Raises:
        Illegal: With the reason.
    """
    passed = []
    for offer in offers:
        if offer.option.id == option:
            refuse(option, [offer.option])
            return offer.does
        passed.append(offer.option)
    refuse(option, passed)
    raise AssertionError("an option that is none of the offers is refused")


def weighing(
    offers: Callable[[], Sequence[Offer[T]]], odds: Callable[[T], Odds | None] | None
) -> Callable[[str], Odds | None] | None:
    """Return the odds of offers by their ids; what is barred has none."""
    if odds is None:
        return None

    def weighed(option: str) -> Odds | None:
        found = named(offers(), option)
        return None if found is None or found.option.reason else odds(found.does)

    return weighed
