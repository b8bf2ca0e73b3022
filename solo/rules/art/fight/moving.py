"""Offers to move: along the track, out of the fight, up from the ground, unseen; and to dodge.

Source of all: ART Engine, ART-354, ART-369 to ART-375, ART-396, ART-491.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from solo.rules.art.fight import deeds
from solo.rules.art.fight.draft import Draft
from solo.rules.art.fight.ends import STALEMATE
from solo.rules.art.fight.harm import rise
from solo.rules.art.fight.offers import (
    Offer,
    bands_left,
    in_sight,
    quick,
    quickly,
    rolls,
    rooted,
    spend,
    why_not,
)
from solo.rules.art.fight.rolls import FightRoll
from solo.rules.art.fight.rounds import leave, nowhere
from solo.rules.art.fight.state import Turn
from solo.rules.art.fight.track import exits_of, leaving
from solo.rules.core.numbers import plural
from solo.rules.core.outcome import Option, Outcome


def move(draft: Draft, who: str, turn: Turn) -> Iterator[Offer]:
    """Offer to roll for moving, or the bands that the roll reaches (ART-369, ART-370)."""
    if not turn.rolled:
        text = "Move: roll Agility for how far"
        away = leaving(draft, who, draft.fighter(who).band)
        text += f" (getting clear of them takes {plural(away, 'band')})" * (away > 1)
        option = Option("move", text, reason=rooted(draft, who), hint="move")

        def check(draft: Draft) -> FightRoll:
            return deeds.move_check(draft, who)

        yield Offer(
            option=option,
            do=lambda draft, words: draft.roll(who, check(draft), deeds.Moved(who=who)),
            check=check,
        )
        return
    can_run = not turn.action or turn.running
    budget = max(turn.free, turn.full) if can_run else turn.free
    reached = bands_left(draft, who, budget - turn.moved)
    for band, cost in nearest_first(draft, reached):
        free = turn.moved + cost <= turn.free
        yield _to(draft, who, band, cost, free=free)


def nearest_first(draft: Draft, reached: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return bands with their cost, those first that lead to a foe."""
    foes = [one.band for one in in_sight(draft)]

    def off(band: int) -> int:
        return min((abs(foe - band) for foe in foes), default=0)

    return sorted(reached, key=lambda one: (off(one[0]), one[1]))


def band_told(draft: Draft, band: int) -> str:
    """Say which band it is to go to, and what and who is there."""
    beside = [one.name for one in in_sight(draft) if one.band == band]
    feature = draft.fight.combat.feature(band)
    exit_ = draft.fight.combat.exits.get(str(band))
    there = [*([feature.name] if feature else []), *beside, *([exit_] if exit_ else [])]
    return f"Go to band {band}" + (f" ({', '.join(there)})" if there else "")


def _to(draft: Draft, who: str, band: int, cost: int, *, free: bool) -> Offer:
    feature = draft.fight.combat.feature(band)
    text = band_told(draft, band) + (": free" if free else ": your action")

    def do(draft: Draft, words: str) -> None:
        turn = draft.fight.turn
        assert turn is not None
        if not free:
            draft.turn(action=True, running=True)
        draft.turn(moved=turn.moved + cost)
        draft.change(who, band=band, tripod="", hidden=False)
        draft.tell("moves", who, band=band, feature=feature.name if feature else "")

    return Offer(option=Option(f"band-{band}", text, hint=f"band {band}"), do=do, page="go")


def footwork(draft: Draft, who: str, turn: Turn) -> Iterator[Offer]:
    """Offer to get up, to leave the fight, and to dodge."""
    fighter = draft.fighter(who)
    exits, spent = exits_of(draft), why_not(draft, turn)
    if fighter.prone:
        yield from _stand(draft, who, turn)
    if fighter.band in exits and draft.fight.grip_of(who) is None:
        by = draft.fight.combat.exits.get(str(fighter.band), "the way out")
        cost = leaving(draft, who, fighter.band)
        why = "" if cost < 2 else "too many of them are on you: get clear of this band first"
        option = Option("leave", f"Leave the fight by {by}", reason=spent or why, hint="leave")
        yield Offer(option=option, do=lambda draft, words: leave(draft, who))
    if nowhere(draft):
        option = Option("break-off", "Break off: nobody gets anywhere here", hint="break off")
        yield Offer(option=option, do=lambda draft, words: draft.alter(ended=STALEMATE))
    off = "you are off balance and can't dodge" if draft.barred(who, "no-parry") else ""
    grip = "you are in a grapple" if draft.fight.grip_of(who) else ""
    option = Option(
        "dodge", "Dodge until your next turn", reason=spent or off or grip, hint="dodge"
    )

    def check(draft: Draft) -> FightRoll:
        return deeds.dodge_check(draft, who)

    yield Offer(option=option, do=rolls(who, check, deeds.Dodged(who=who)), check=check)


def _stand(draft: Draft, who: str, turn: Turn) -> Iterator[Offer]:
    """Offer to stand up: the action, a quick roll, or free with Bounceback (ART-354, ART-491)."""
    tied = "your legs are entangled" if draft.fighter(who).tied("legs") else ""
    tied = tied or ("you are in a grapple" if draft.fight.grip_of(who) else "")
    if draft.perk(who, "bounceback"):
        option = Option("stand", "Stand up: free", reason=tied, hint="stand")
        yield Offer(option=option, do=lambda draft, words: rise(draft, who))
        return

    def stand(draft: Draft, words: str) -> None:
        spend(draft)
        rise(draft, who)

    option = Option(
        "stand", "Stand up: your action", reason=tied or why_not(draft, turn), hint="stand"
    )
    yield Offer(option=option, do=stand)
    yield from quick(draft, who, "stand", "agility", "Stand up quickly", tied, Risen(who=who))


@dataclass(frozen=True, kw_only=True)
class Risen:
    """What follows a quick try to stand up."""

    who: str

    def after(self, draft: Draft, outcome: Outcome) -> None:
        if quickly(draft, outcome):
            rise(draft, self.who)


def sneak(draft: Draft, who: str, spent: str) -> Iterator[Offer]:
    """Offer to somebody unseen to slip into the next band (ART-373)."""
    here = draft.fighter(who).band
    for to in (here - 1, here + 1):
        if 1 <= to <= draft.fight.combat.bands:

            def check(draft: Draft) -> FightRoll:
                return deeds.sneak_check(draft, who)

            option = Option(f"sneak-{to}", f"Sneak to band {to}", reason=spent, hint="sneak")
            then = deeds.Sneaked(who=who, to=to)
            yield Offer(option=option, do=rolls(who, check, then), check=check)
