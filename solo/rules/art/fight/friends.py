"""Offers on the turn of a friend with ranks; the first lets the friend act alone.

Source of all: ART Engine, ART-017, ART-192, ART-354, ART-355, ART-376, ART-452.
"""

from collections.abc import Callable, Iterator

from solo.rules.art.fight import feats, grapple
from solo.rules.art.fight.arms import in_reach
from solo.rules.art.fight.attack import attack
from solo.rules.art.fight.attack_roll import Blow, attack_check
from solo.rules.art.fight.harm import own_weapon, rearm, rise
from solo.rules.art.fight.messages import capital
from solo.rules.art.fight.moving import band_told, dodge_offer, leave, nearest_first
from solo.rules.art.fight.npc_turns import npc_turn
from solo.rules.art.fight.offers import (
    Offer,
    action,
    bands_left,
    end_turn_offer,
    in_sight,
    rooted,
    why_not,
)
from solo.rules.art.fight.other_actions import at_leisure
from solo.rules.art.fight.rolls import FightRoll
from solo.rules.art.fight.rounds_shared import movement
from solo.rules.art.fight.state import RULES, Fighter, Turn
from solo.rules.art.fight.table import FightTable
from solo.rules.art.fight.track import exits_of, leaving, tell_move
from solo.rules.core.outcome import Option
from solo.rules.core.table import Script


def friend_offers(table: FightTable, who: str, turn: Turn) -> Iterator[Offer]:
    """Offer what a friend may do on a turn, acting alone first (ART-017, ART-192)."""
    fresh = not turn.action
    if fresh:
        yield _alone(table, who)
        yield from _fights(table, who, turn)
    if fresh or turn.follow:
        yield from grapple.in_grapple(table, who, turn, by_choice=False)
        for feat in FEATS:
            yield from feats.feat_offers(table, who, turn, feat)
    if (fresh and not turn.rolled) or turn.free:
        yield from _moves(table, who, turn)
    if fresh:
        yield dodge_offer(table, who, why_not(table, turn))
        if not turn.rolled:
            yield from at_leisure(table, turn)
        yield from _exit(table, who)
    more = " more" if turn.action or turn.rolled else ""
    yield end_turn_offer(table, f"{capital(table.name(who))} does nothing{more}")


FEATS = tuple(one for one in (*feats.FEATS, *grapple.FEATS) if one.id in RULES["friends_may"])
"""What a friend may do to a foe: what takes no perk, and no sheet."""


def _alone(table: FightTable, who: str) -> Offer:
    own = RULES["policies"][table.fighter(who).ranks.policy]

    def alone(words: str) -> Script[None]:
        table.alter_turn(over=True)
        yield from npc_turn(table, who)

    text = f"{capital(table.name(who))} acts alone: {own}"
    return Offer(option=Option("own-way", text, hint="alone"), do=alone)


def _fights(table: FightTable, who: str, turn: Turn) -> Iterator[Offer]:
    fighter, grip = table.fighter(who), table.battle.grip_of(who)
    bound = fighter.tied("arms") or table.barred(who, "no-attack") or why_not(table, turn)
    for foe in in_sight(table):
        if not bound and in_reach(table, who, foe.id, None):
            yield _attack(table, who, foe)
    if grip is not None and grip.held == who:
        yield _break_free(table, who)
    if fighter.prone and grip is None and not fighter.tied("legs"):
        yield _act(table, "stand", "Get up", lambda: rise(table, who))
    if own_weapon(table, who) is not None and not fighter.tied("arms"):
        yield _act(table, "rearm", "Take up the weapon", lambda: rearm(table, who))


def _break_free(table: FightTable, who: str) -> Offer:
    def check() -> FightRoll:
        return grapple.friend_check(table, who)

    option = Option("break-free", "Break free", hint="break free")
    do = action(table, who, check, lambda outcome: grapple.break_free(table, who, outcome))
    return Offer(option=option, do=do, check=check)


def _act(table: FightTable, ident: str, text: str, deed: Callable[[], object]) -> Offer:
    """Offer what is done without a roll, as the action (ART-354, ART-355)."""

    def do(words: str) -> None:
        table.alter_turn(action=True)
        deed()

    return Offer(option=Option(ident, f"{text}: the action", hint=ident), do=do)


def _exit(table: FightTable, who: str) -> Iterator[Offer]:
    here = table.fighter(who).band
    if here in exits_of(table) and not rooted(table, who):
        _, full = movement(int(table.rank(who, "agility")))
        why = "too many of them are around" if leaving(table, who, here) > max(1, full) else ""
        text = f"{capital(table.name(who))} leaves the fight"
        option = Option("leave", text, reason=why, hint="leave")
        yield Offer(option=option, do=lambda words: leave(table, who))


def _attack(table: FightTable, who: str, foe: Fighter) -> Offer:
    blow = Blow(by=who, at=foe.id)

    def do(words: str) -> Script[None]:
        table.alter_turn(action=True)
        yield from attack(table, blow)

    return Offer(
        option=Option(f"attack-{foe.id}", f"Attack {foe.name}", hint="attack"),
        do=do,
        check=lambda: attack_check(table, blow),
        measure=table.lowest_free(foe.id),
        page="attack",
    )


def _moves(table: FightTable, who: str, turn: Turn) -> Iterator[Offer]:
    """Offer the bands that a friend gets to; its rank takes the place of a roll (ART-376).

    After a good dodge it is what that leaves room for (ART-399).
    """
    free, full = movement(int(table.rank(who, "agility")))
    if turn.rolled:
        free = full = turn.free - turn.moved
    for band, cost in nearest_first(table, bands_left(table, who, full)):
        yield _to(table, who, band, cost if cost <= free else 0)


def _to(table: FightTable, who: str, band: int, free: int) -> Offer:
    def do(words: str) -> None:
        turn = table.battle.turn
        assert turn is not None
        table.alter_turn(rolled=True, moved=turn.moved + free, action=turn.action or not free)
        table.alter(who, band=band)
        tell_move(table, who)

    text = band_told(table, band) + (": free" if free else ": the action")
    return Offer(option=Option(f"band-{band}", text, hint=f"band {band}"), do=do, page="go")
