"""A turn of one of ours: what may be done now, and on which list it stands.

Everything that is offered is made afresh from the fight each time, so that what is listed and what
is taken are always the same.

Source of all: ART Engine, ART-345, ART-347 to ART-355, ART-356, ART-441, ART-442.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from solo.rules.art.fight.draft import Draft, chances
from solo.rules.art.fight.friends import friend_offers
from solo.rules.art.fight.hands import gear_offers
from solo.rules.art.fight.menu import MAIN, listed, pages
from solo.rules.art.fight.moving import footwork, move
from solo.rules.art.fight.offers import Offer, bands_left, end, rooted
from solo.rules.art.fight.place import of_the_place, works
from solo.rules.art.fight.showing import heading, lines
from solo.rules.art.fight.state import Turn
from solo.rules.art.fight.striking import areas, attacks
from solo.rules.art.fight.sundry import others
from solo.rules.art.fight.tasks import Act, EndTurn
from solo.rules.art.fight.tricks import FEATS, feat_offers, in_grapple
from solo.rules.core.encounters import refuse
from solo.rules.core.odds import Odds
from solo.rules.core.outcome import Option


@dataclass(frozen=True, kw_only=True)
class Taking:
    """A turn of one of ours: what do you do?"""

    who: str
    page: str = MAIN

    def status(self, draft: Draft) -> tuple[str, ...]:
        """Say where the fight stands; on a list that another opened, only whose turn it is."""
        return lines(draft, self.who) if self.page == MAIN else (heading(draft, self.who),)

    def offers(self, draft: Draft) -> list[Offer]:
        found: dict[str, Offer] = {}
        for offer in self._made(draft):
            found.setdefault(offer.option.id, offer)  # two things alike are one choice
        return list(found.values())

    def _made(self, draft: Draft) -> Iterator[Offer]:
        friend = draft.fighter(self.who).block is not None
        return friend_offers(draft, self.who) if friend else _offers(draft, self.who)

    def _found(self, draft: Draft, option: str) -> Offer | None:
        return next((one for one in self._made(draft) if one.option.id == option), None)

    def options(self, draft: Draft) -> tuple[Option, ...]:
        found = listed(draft, self.offers(draft), self.page)
        turn = draft.fight.turn
        if turn is not None and turn.action and not turn.follow and self.page == MAIN:
            return tuple(sorted(found, key=lambda option: option.id != "end-turn"))
        return found

    def take(self, draft: Draft, option: str, words: str) -> None:
        offer = self._found(draft, option)
        if offer is None:
            opened = pages(self.offers(draft), self.page).get(option)
            if opened is None:
                refuse(option, self.options(draft))
                raise ValueError(f"'{option}' is listed and can't be taken")
            draft.ask(Taking(who=self.who, page=opened))
            return
        refuse(option, (offer.option,))
        draft.push(Act(who=self.who))
        offer.do(draft, words)

    def odds(self, draft: Draft, option: str) -> Odds | None:
        offer = self._found(draft, option)
        if offer is None or offer.check is None or offer.option.reason:
            return None
        return chances(draft, self.who, offer.check(draft), offer.measure)


def act(draft: Draft, task: Act) -> None:
    """Go on with a turn: ask, or end it when nothing is left to do."""
    turn, who = draft.fight.turn, task.who
    if turn is None or turn.who != who:
        return
    if not draft.up(who) or turn.over or _done(draft, turn):
        draft.push(EndTurn(who=who))
    else:
        draft.ask(Taking(who=who, page=_first_page(draft, turn)))


def _first_page(draft: Draft, turn: Turn) -> str:
    """Return the list to begin with: who has just rolled to move is asked where to."""
    moving = turn.rolled and not (turn.moved or turn.running)
    budget = turn.free if turn.action else turn.full
    return "go" if moving and bands_left(draft, turn.who, budget) else MAIN


def _done(draft: Draft, turn: Turn) -> bool:
    """Tell whether nothing is left worth asking about: the action is spent, and no move left."""
    if draft.fighter(turn.who).block is not None:
        return turn.action and turn.moved >= turn.free
    if not turn.action or turn.follow:
        return False
    if not turn.rolled:
        return bool(rooted(draft, turn.who))  # else one may yet move (ART-369, ART-370)
    budget = turn.full if turn.running else turn.free
    return not bands_left(draft, turn.who, budget - turn.moved)


def _offers(draft: Draft, who: str) -> Iterator[Offer]:
    turn = draft.fight.turn
    assert turn is not None
    yield from attacks(draft, who, turn)
    yield from in_grapple(draft, who, turn)
    yield from works(draft, who, turn)
    yield from move(draft, who, turn)
    yield from footwork(draft, who, turn)
    for feat in FEATS.values():
        yield from feat_offers(draft, who, turn, feat)
    yield from areas(draft, who, turn)
    yield from of_the_place(draft, who, turn)
    yield from others(draft, who, turn)
    yield from gear_offers(draft, who, turn)
    yield Offer(option=Option("end-turn", "End your turn", hint="end"), do=end)
