"""A turn on the players' side: what may be done now, and doing it.

Everything that is offered is made from the battle as it stands, so that what is listed and what is
taken are always the same.

Source of all: ART Engine, ART-345, ART-347 to ART-355, ART-356, ART-441, ART-442.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.fight import feats, grapple
from solo.rules.art.fight.attack_offers import areas, attacks
from solo.rules.art.fight.defense import betray
from solo.rules.art.fight.ends import end_if_over
from solo.rules.art.fight.friends import alone
from solo.rules.art.fight.hands import gear_offers
from solo.rules.art.fight.improvised import InTurn, tried
from solo.rules.art.fight.losing import loses
from solo.rules.art.fight.menu import laid_out, pages_of
from solo.rules.art.fight.moving import footwork, move, paces
from solo.rules.art.fight.offers import (
    Offer,
    bands_left,
    by_id,
    end_turn_offer,
    follow,
)
from solo.rules.art.fight.order import price_of_turn
from solo.rules.art.fight.other_actions import others
from solo.rules.art.fight.place import of_the_place, works
from solo.rules.art.fight.rolls import Aborted, FightRoll, chances
from solo.rules.art.fight.state import Fighter, Turn
from solo.rules.art.fight.status import heading, lines
from solo.rules.art.fight.table import FightTable
from solo.rules.art.fight.words import words
from solo.rules.core.menus import offers as core
from solo.rules.core.menus.menu import Pages, choose
from solo.rules.core.menus.offers import MAIN, Taken
from solo.rules.core.outcome import Odds, Option
from solo.rules.core.table import Script
from solo.words import Text

FEATS = (*feats.FEATS, *grapple.FEATS)


def take_action(table: FightTable, turn: Turn) -> Script[None]:
    """Let one of ours do one thing on a turn: what is offered, or something improvised."""
    end_if_over(table)
    table.deciding = turn.who
    answer = yield from _choose(table, turn)
    lay = table.fighter(turn.who)
    if answer.tried is not None:
        tried(table, turn.who, answer.tried)
    else:
        yield from _done(table, turn.who, answer.does.do(answer.words))
    if lay.fooled and (answer.tried is not None or not answer.does.unnoticed):
        _stirs(table, turn, lay)


def _done(table: FightTable, who: str, deed: Script[None] | None) -> Script[None]:
    """Play on what was chosen, if it is a script; aborting before the roll uses up the action."""
    table.beginning = who
    try:
        yield from follow(deed)
    except Aborted:
        table.alter_turn(action=True, follow="")
        table.say("aborts", who)
    table.beginning = ""


def _stirs(table: FightTable, before: Turn, lay: Fighter) -> None:
    """End the pretence of who was taken for dead and has acted, got up or moved (ART-424).

    Our reading: foes leave them alone only as long as they believe them dead.
    """
    one, turn = table.fighter(lay.id), table.battle.turn
    acted = turn is not None and turn.action and not before.action
    if one.fooled and (acted or not one.prone or one.band != lay.band):
        betray(table, lay.id)


def _choose(table: FightTable, turn: Turn) -> Script[Taken[Offer]]:
    """Ask what is done on a turn."""

    def every() -> list[Offer]:
        return [*offers(table, turn).values()]

    def lists() -> Pages:
        return table.kept("lists", turn.who, lambda: pages_of(every()))

    def placed() -> "list[core.Offer[Offer]]":
        last = turn.action and not turn.follow
        return table.kept("placed", turn.who, lambda: laid_out(every(), ends_first=last))

    def told(page: str) -> tuple[Text, ...]:
        """Say where the battle stands; on a list that another opened, only whose turn it is."""
        return lines(table, turn.who) if page == MAIN else (heading(table, turn.who),)

    def odds(offer: Offer) -> Odds | None:
        if offer.check is None or offer.option.reason:
            return None
        return _telling(offer.check(), chances(table, turn.who, offer.check(), offer.measure))

    return choose(
        placed,
        lists,
        page="go" if _asked_where(table, turn) else MAIN,
        told=told,
        turn=InTurn(table),
        odds=odds,
    )


def _telling(check: FightRoll, found: Odds) -> Odds:
    """Add to the odds of an attack from which result on it does harm."""
    if not check.worth:
        return found
    harms = found.percent(found.succeeding)
    return replace(found, harm=words("harms", rank=Rank(check.worth).word, percent=harms))


def offers(table: FightTable, turn: Turn) -> Mapping[str, Offer]:
    """Return everything that is offered on a turn, on all its pages, by id."""
    return table.kept("offers", turn.who, lambda: by_id(_offers(table, turn.who, turn)))


def _offers(table: FightTable, who: str, turn: Turn) -> Iterator[Offer]:
    """Offer what one of ours may do, a friend with ranks as an adventurer (ART-017, ART-192)."""
    if table.beside_oneself(who):
        yield _fear(table, who, turn)
        return
    friend = table.fighter(who).block is not None
    if friend and not (turn.action or turn.moved):
        yield alone(table, who)
    yield from attacks(table, who, turn)
    yield from grapple.in_grapple(table, who, turn)
    yield from works(table, who, turn)
    yield from move(table, who, turn)
    yield from footwork(table, who, turn)
    yield from feats.feat_offers(table, who, turn, FEATS)
    yield from areas(table, who, turn)
    yield from of_the_place(table, who, turn)
    yield from others(table, who, turn)
    yield from gear_offers(table, who, turn)
    yield from _again(table, turn)
    done = words("nothing-more", name=table.name(who), begun=bool(turn.action or turn.moved))
    yield end_turn_offer(table, done if friend else words("end-turn"))


def _fear(table: FightTable, who: str, turn: Turn) -> Offer:
    """Offer to let a turn go that fear has taken: what is left of it, or all of it (ART-281).

    Reading: fear that comes before the action takes this turn as its first round.
    """

    def do(_: str) -> None:
        if not turn.action:
            loses(table, who)
        table.alter_turn(over=True, action=True, ended=True)

    return Offer(option=Option("end-turn", words("fear-took-turn"), hint="end"), do=do)


def _again(table: FightTable, turn: Turn) -> Iterator[Offer]:
    """Offer another turn at once, for Fame, once the action is spent (ART-361, ART-362)."""
    price = price_of(table, turn) if turn.action else None
    if price is not None:
        option = Option("again", words("act-again", price=price), hint="again")
        yield Offer(option=option, do=lambda words: table.alter_turn(over=True, again=True))


def price_of(table: FightTable, turn: Turn) -> int | None:
    """Return the Fame that another turn costs now, or None when none can be had."""
    fighter = table.fighter(turn.who)
    if fighter.block is not None or not table.up(turn.who):
        return None
    if fighter.lost or fighter.pinned or fighter.fooled:
        return None
    return price_of_turn(table.sheet_of(turn.who), turn.number)


def _asked_where(table: FightTable, turn: Turn) -> bool:
    """Tell whether somebody has just rolled to move, and is asked where to."""
    moving = turn.rolled and not (turn.moved or turn.running)
    free, full = paces(table, turn)
    budget = free if turn.action else full
    return moving and bool(bands_left(table, turn.who, budget))


def nothing_left(table: FightTable, turn: Turn) -> bool:
    """Tell whether nothing is left to do: the action is spent, and nothing free is of use.

    Free actions may come at any time of a turn, also after the action (ART-349): moving on,
    getting up or drawing quickly, reloading, a question, turning round. A free action that is
    rarely of use, such as dropping something, may be taken but does not keep the turn open.
    """
    if not turn.action or turn.follow:
        return False
    return not any(one.keeps and not one.option.reason for one in offers(table, turn).values())
