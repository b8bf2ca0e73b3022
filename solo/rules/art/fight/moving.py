"""Moving: along the track, out of the fight, up from the ground, or unseen; and dodging.

Source of all: ART Engine, ART-354, ART-369 to ART-375, ART-396 to ART-399, ART-491.
"""

from collections.abc import Iterable, Iterator

from solo.rules.art.checks.ranks import Rank, add_difficulties
from solo.rules.art.fight.ends import nowhere
from solo.rules.art.fight.harm import fall, let_go, rise
from solo.rules.art.fight.movement import movement
from solo.rules.art.fight.offers import (
    Offer,
    action,
    bands_left,
    quick,
    rooted,
    stuck,
    why_not,
)
from solo.rules.art.fight.rolls import FightRoll, roll, trait_check
from solo.rules.art.fight.state import RULES, Lasting, Turn
from solo.rules.art.fight.table import FightTable
from solo.rules.art.fight.track import exits_of, leaving, tell_move
from solo.rules.art.fight.words import words
from solo.rules.art.fight.written import STALEMATE
from solo.rules.core.menus.offers import MAIN
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.table import Script
from solo.words import Message, Text

DODGE = RULES["dodge"]


# Along the track


def move(table: FightTable, who: str, turn: Turn) -> Iterator[Offer]:
    """Offer to roll for moving, or the bands that the roll reaches (ART-369, ART-370)."""
    if not turn.rolled and table.fighter(who).block is None:
        yield _roll_offer(table, who)
        return
    free, _ = paces(table, turn)
    reached = bands_left(table, who, _to_spend(table, turn))
    for band, cost in nearest_first(table, reached):
        yield _to(table, who, band, cost, free=turn.moved + cost <= free)


def paces(table: FightTable, turn: Turn) -> tuple[int, int]:
    """Return the bands that may be moved free, and as the action.

    An adventurer rolls for them; the rank of a friend takes the place of a roll (ART-376).
    """
    if turn.rolled or table.fighter(turn.who).block is None:
        return turn.free, turn.full
    return movement(int(table.rank(turn.who, "agility")))


def _to_spend(table: FightTable, turn: Turn) -> int:
    """Return the bands that are left to move; after another action, the free ones alone."""
    free, full = paces(table, turn)
    can_run = not turn.action or turn.running
    return (max(free, full) if can_run else free) - turn.moved


def _roll_offer(table: FightTable, who: str) -> Offer:
    """Offer to roll Agility for how far somebody may move (ART-369)."""

    def check() -> FightRoll:
        return FightRoll(
            deed="move",
            attribute="agility",
            skills=tuple(RULES["skills"]["move"]),
            shift=table.columns(who, "rolls"),
            purpose=words("to-move"),
        )

    def do(words: str) -> "Script[None]":
        outcome = yield from roll(table, who, check())
        free, full = movement(int(outcome.facts["result_index"]))
        table.alter_turn(rolled=True, free=free, full=full)
        turn = table.battle.turn
        most = free if turn is not None and turn.action else full
        table.say("may-move", who, free=free, full=most, more=most > free)
        away = leaving(table, who, table.fighter(who).band)
        if 0 < most < away:
            table.say("hemmed-in", who, away=away)

    text = words("move", away=leaving(table, who, table.fighter(who).band))
    option = Option("move", text, reason=rooted(table, who), hint="move")
    return Offer(option=option, do=do, check=check, keeps=True)


def nearest_first(table: FightTable, reached: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return bands with their cost, those first that lead to a foe."""
    foes = [one.band for one in table.in_sight()]

    def off(band: int) -> int:
        return min((abs(foe - band) for foe in foes), default=0)

    return sorted(reached, key=lambda one: (off(one[0]), one[1]))


def _told(table: FightTable, band: int, *, free: bool) -> Message:
    """Say which band it is to go to, and what and who is there."""
    beside = [one.name for one in table.in_sight() if one.band == band]
    feature = table.battle.combat.feature(band)
    exit_ = table.battle.combat.exits.get(str(band))
    there = (*([feature.name] if feature else []), *beside, *([exit_] if exit_ else []))
    return words("go-to", band=band, there=there, free=free)


def _to(table: FightTable, who: str, band: int, cost: int, *, free: bool) -> Offer:
    text = _told(table, band, free=free)

    def do(words: str) -> None:
        turn = table.battle.turn
        assert turn is not None
        if not free:
            table.alter_turn(action=True, running=True)
        most = max(paces(table, turn))
        feature = table.battle.combat.feature(band)
        stops = feature is not None and feature.rough  # the move ends there (ART-372)
        table.alter_turn(moved=most if stops else turn.moved + cost)
        table.alter(who, band=band, tripod="", hidden=False)
        tell_move(table, who)

    return Offer(
        option=Option(f"band-{band}", text, hint=f"band {band}"), do=do, page="go", keeps=True
    )


def footwork(table: FightTable, who: str, turn: Turn) -> Iterator[Offer]:
    """Offer to get up, to leave the fight, and to dodge."""
    fighter = table.fighter(who)
    exits, spent = exits_of(table), why_not(table, turn)
    if fighter.prone:
        yield from _stand(table, who, turn)
    if fighter.band in exits and table.battle.grip_of(who) is None:
        by = table.battle.combat.exits.get(str(fighter.band), "")
        cost = leaving(table, who, fighter.band)
        why = rooted(table, who) or (_hemmed_in(table, turn, cost) if cost > 1 else spent)
        option = Option("leave", words("leave-fight", by=by), reason=why, hint="leave")
        page = "go" if turn.rolled and cost > 1 else MAIN
        yield Offer(option=option, do=lambda words: leave(table, who), page=page)
    if nowhere(table) and fighter.block is None:
        option = Option("break-off", words("break-off"), hint="break off")
        yield Offer(option=option, do=lambda words: table.update(ended=STALEMATE))
    yield dodge_offer(table, who, spent)


def _hemmed_in(table: FightTable, turn: Turn, cost: int) -> Text:
    """Return why somebody outnumbered can't leave by an exit now, or nothing.

    Who leaves the fight leaves the band, and must have bands enough to move (ART-369, ART-371).
    """
    if _to_spend(table, turn) >= cost:
        return ""
    return words("crowded", bands=cost)


def leave(table: FightTable, who: str) -> None:
    """Let somebody leave the fight by an exit."""
    let_go(table, who)
    table.alter(who, gone="fled", prone=False)
    table.say("leaves", who)
    table.alter_turn(over=True)


def _stand(table: FightTable, who: str, turn: Turn) -> Iterator[Offer]:
    """Offer to stand up: the action, a quick roll, or free with Bounceback (ART-354, ART-491)."""
    tied: Text = words("legs-entangled") if table.fighter(who).tied("legs") else ""
    tied = tied or (words("in-grapple") if table.battle.grip_of(who) else "")
    if table.perk(who, "bounceback"):
        option = Option("stand", words("stand-up", free=True), reason=tied, hint="stand")
        yield Offer(option=option, do=lambda words: rise(table, who), keeps=True)
        return

    def stand(words: str) -> None:
        table.spend()
        rise(table, who)

    why = tied or why_not(table, turn)
    option = Option("stand", words("stand-up", free=False), reason=why, hint="stand")
    yield Offer(option=option, do=stand)
    text = words("stand-quickly")
    yield quick(table, who, "stand", "agility", text, tied, lambda: rise(table, who))


# Dodging


def dodge_offer(table: FightTable, who: str, spent: Text) -> Offer:
    """Offer to dodge until the next turn (ART-396)."""
    off = words("off-balance", what="dodge") if table.barred(who, "no-parry") else ""
    why = spent or off
    option = Option("dodge", words("dodge"), reason=why, hint="dodge")

    def check() -> FightRoll:
        rank = Rank.parse(DODGE["difficulty"])
        return trait_check(table, who, "dodge", "agility", rank, "", words("to-dodge"))

    do = action(table, who, check, lambda outcome: dodged(table, who, outcome))
    return Offer(option=option, do=do, check=check)


def dodged(table: FightTable, who: str, outcome: Outcome) -> None:
    """Do what the result of a dodge brings (ART-396 to ART-399, ART-499)."""
    result = int(outcome.facts["result_index"])
    if result == Rank.CATASTROPHIC:
        fall(table, who)
        amount = DODGE["botched"]
        table.lasts(who, Lasting(kind="defense-columns", name="a botched dodge",
                                 amount=amount, until="start"))  # fmt: skip
        table.alter_turn(over=True)
        return
    if outcome.successes:
        amount = outcome.successes
        table.gains(who, Lasting(kind="defense", name="dodging", amount=amount, until="start"))
    tumbles = table.perk(who, "tumbling")
    needed = Rank.parse(DODGE["tumbles_from" if tumbles else "moves_from"])
    turn = table.battle.turn
    if result >= needed and turn is not None:
        # Our reading: into the next band whatever it costs else, and besides what was moved.
        room = turn.moved + leaving(table, who, table.fighter(who).band)
        free, full = paces(table, turn)
        table.alter_turn(rolled=True, free=max(room, free), full=max(room, full))


# Sneaking


def sneak(table: FightTable, who: str, spent: Text) -> Iterator[Offer]:
    """Offer to slip into the next band to who is unseen, or whose foes are distracted (ART-373).

    Reading, as the text leaves it to the narrator: foes are distracted while they lose a turn, are
    held down or in a grapple, or take somebody for dead; all foes who are up must be so. Who lies
    on the ground may crawl away like this.
    """
    fighter = table.fighter(who)
    if stuck(table, who) or not (fighter.hidden or foes_distracted(table, who)):
        return
    page = MAIN if fighter.hidden else "other"
    for to in (fighter.band - 1, fighter.band + 1):
        if 1 <= to <= table.battle.combat.bands:
            yield _sneak_offer(table, who, to, spent, page)


def foes_distracted(table: FightTable, who: str) -> bool:
    """Tell whether no foe can watch somebody now."""
    fooled = table.fighter(who).fooled
    return all(
        one.lost or one.pinned or one.id in fooled or table.battle.grip_of(one.id)
        for one in table.foes()
    )


def _sneak_offer(table: FightTable, who: str, to: int, spent: Text, page: str) -> Offer:
    """Offer to sneak, against the Alertness of those nearby, added up (ART-373)."""

    def check() -> FightRoll:
        band = table.fighter(who).band
        near = [one for one in table.foes() if abs(one.band - band) <= 1] or table.foes()
        rank = add_difficulties([table.rank(one.id, "alertness") for one in near])
        return trait_check(table, who, "sneak", "agility", rank, "", words("to-sneak"))

    option = Option(f"sneak-{to}", words("sneak", band=to), reason=spent, hint="sneak")
    do = action(table, who, check, lambda outcome: sneaked(table, who, to, outcome))
    return Offer(option=option, do=do, check=check, page=page, unnoticed=True)


def sneaked(table: FightTable, who: str, to: int, outcome: Outcome) -> None:
    """Move unseen, or be seen (ART-373 to ART-375)."""
    if outcome.failures:
        table.alter(who, hidden=False)
        table.say("spotted", who)
        return
    table.alter(who, band=to, tripod="", hidden=True)
    table.say("sneaks", who, band=to)
    if outcome.facts["result_index"] == Rank.AWESOME:
        table.alter_turn(action=False)
