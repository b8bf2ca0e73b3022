"""Offers on the turn of a friend with ranks: what they would do of themselves first.

Source of all: ART Engine, ART-017, ART-192, ART-354, ART-355, ART-376, ART-452.
"""

from collections.abc import Callable, Iterator

from solo.rules.art.fight import grapple
from solo.rules.art.fight.arms import in_reach
from solo.rules.art.fight.attack import check_of
from solo.rules.art.fight.draft import Draft
from solo.rules.art.fight.harm import own_weapon, rearm, rise
from solo.rules.art.fight.moving import band_told, nearest_first
from solo.rules.art.fight.offers import Offer, bands_left, end, in_sight, rolls
from solo.rules.art.fight.rolls import FightRoll
from solo.rules.art.fight.rounds import leave
from solo.rules.art.fight.rounds_shared import movement
from solo.rules.art.fight.state import RULES, Fighter
from solo.rules.art.fight.tasks import Blow, FoeActs
from solo.rules.art.fight.track import exits_of
from solo.rules.art.fight.tricks import Freed
from solo.rules.art.fight.words import capital
from solo.rules.core.outcome import Option


def friend_offers(draft: Draft, who: str) -> Iterator[Offer]:
    """Offer a friend's turn: what they would do of themselves first (ART-017, ART-192)."""
    turn = draft.fight.turn
    assert turn is not None
    if not turn.action:
        yield _alone(draft, who)
        yield from _fights(draft, who)
        if not turn.rolled:
            yield from _moves(draft, who)
        yield from _exit(draft, who)
    name = capital(draft.name(who))
    text = f"{name} does nothing{' more' if turn.action or turn.rolled else ''}"
    yield Offer(option=Option("end-turn", text, hint="end"), do=end)


def _alone(draft: Draft, who: str) -> Offer:
    own = RULES["policies"][draft.fighter(who).ranks.policy]

    def alone(draft: Draft, words: str) -> None:
        draft.turn(over=True)
        draft.push(FoeActs(who=who))

    text = f"{capital(draft.name(who))} acts alone: {own}"
    return Offer(option=Option("own-way", text, hint="alone"), do=alone)


def _fights(draft: Draft, who: str) -> Iterator[Offer]:
    fighter, grip = draft.fighter(who), draft.fight.grip_of(who)
    bound = fighter.tied("arms") or draft.barred(who, "no-attack")
    for foe in in_sight(draft):
        if not bound and in_reach(draft, who, foe.id, None):
            yield _attack(draft, who, foe)
    if grip is not None and grip.held == who:

        def check(draft: Draft) -> FightRoll:
            return grapple.friend_check(draft, who)

        option = Option("break-free", "Break free", hint="break free")
        yield Offer(option=option, do=rolls(who, check, Freed(who=who)), check=check)
    if fighter.prone and grip is None and not fighter.tied("legs"):
        yield _act("stand", "Get up", lambda draft: rise(draft, who))
    if own_weapon(draft, who) is not None and not fighter.tied("arms"):
        yield _act("rearm", "Take up the weapon", lambda draft: rearm(draft, who))


def _act(ident: str, text: str, deed: Callable[[Draft], object]) -> Offer:
    """Offer what is done without a roll, as the action (ART-354, ART-355)."""

    def do(draft: Draft, words: str) -> None:
        draft.turn(action=True)
        deed(draft)

    return Offer(option=Option(ident, f"{text}: the action", hint=ident), do=do)


def _exit(draft: Draft, who: str) -> Iterator[Offer]:
    here = draft.fighter(who).band
    if here in exits_of(draft) and draft.fight.grip_of(who) is None:
        option = Option("leave", f"{capital(draft.name(who))} leaves the fight", hint="leave")
        yield Offer(option=option, do=lambda draft, words: leave(draft, who))


def _attack(draft: Draft, who: str, foe: Fighter) -> Offer:
    blow = Blow(by=who, at=foe.id)

    def do(draft: Draft, words: str) -> None:
        draft.turn(action=True)
        draft.push(blow)

    return Offer(
        option=Option(f"attack-{foe.id}", f"Attack {foe.name}", hint="attack"),
        do=do,
        check=lambda draft: check_of(draft, blow),
        measure=draft.lowest_free(foe.id),
        page="attack",
    )


def _moves(draft: Draft, who: str) -> Iterator[Offer]:
    """Offer the bands that a friend gets to; the rank is read as the roll (ART-376)."""
    free, full = movement(int(draft.rank(who, "agility")))
    for band, cost in nearest_first(draft, bands_left(draft, who, full)):
        yield _to(draft, who, band, cost <= free)


def _to(draft: Draft, who: str, band: int, free: bool) -> Offer:
    def do(draft: Draft, words: str) -> None:
        draft.turn(rolled=True, action=not free)
        draft.change(who, band=band)
        feature = draft.fight.combat.feature(band)
        draft.tell("moves", who, band=band, feature=feature.name if feature else "")

    text = band_told(draft, band) + (": free" if free else ": the action")
    return Offer(option=Option(f"band-{band}", text, hint=f"band {band}"), do=do, page="go")
