"""The choices at the beginning of a round: the hero's action, and those of companions."""

from collections.abc import Iterator

from solo.rules.core.menus.menu import Page, choose
from solo.rules.core.menus.offers import Offer
from solo.rules.core.outcome import Odds
from solo.rules.core.table import Script
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.checks.improvise import worth
from solo.rules.fictive_hack.fight import free_actions, messages
from solo.rules.fictive_hack.fight.endings import end_if_over
from solo.rules.fictive_hack.fight.free_actions import Free
from solo.rules.fictive_hack.fight.hero_options import (
    Chosen,
    actions,
    comes_to,
    offer,
    to_foes,
)
from solo.rules.fictive_hack.fight.improvised import HeroChooses
from solo.rules.fictive_hack.fight.odds import companion_odds, hero_odds
from solo.rules.fictive_hack.fight.state import ALLY, FOE, Battle, Fighter
from solo.rules.fictive_hack.fight.table import FightTable
from solo.rules.fictive_hack.fight.words import words
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.words import Text

PAGES = {
    "ways": Page(words("page-ways"), inline=2, hint="move", bars=True),
    "grips": Page(words("page-grips"), inline=2, hint="hold"),
    "luck": Page(words("page-luck"), inline=2, hint="luck", bars=True, back_first=True),
    "hands": Page(words("page-hands"), hint="hands"),
    "talents": Page(words("page-talents", price=awesome.price("borrow")), inline=0,
                    hint="talents", back_first=True),
}  # fmt: skip
"""The lists that the list of a round opens."""


def hero_chooses(table: FightTable, after: int = 0) -> Script[None]:
    """Ask for the hero's one action of the round, and for what is free before it.

    Args:
        table: The fight.
        after: The phase that is over already, when the choice is changed for 1 AP (FH-195).

    Source: Fictive Hack, FH-132, FH-153, FH-168.
    """

    def told(page: str) -> tuple[Text, ...]:
        if page == "ways":
            return (messages.here(table.battle), *messages.chart(table.battle))
        if page:
            return (words(f"asked-{page}"),)
        return messages.standing(table.battle, table.sheet)

    while True:
        answer = yield from choose(
            lambda: _offers(table.battle, table.sheet, after),
            PAGES,
            told=told,
            odds=lambda does: _odds(table, does),
            turn=HeroChooses(),
        )
        if answer.tried is not None:
            table.change(worth(answer.tried))
            table.alter_turn(action="improvise", target="", place="", acted=True, rolled=True)
            end_if_over(table)
            return
        does = answer.does
        if isinstance(does, Chosen):
            table.alter_turn(action=does.action, target=does.target, place=does.place)
            return
        script = does.do(table)
        if script is not None:
            yield from script
        end_if_over(table)


def _odds(table: FightTable, does: Chosen | Free) -> Odds | None:
    if isinstance(does, Chosen):
        return hero_odds(table.battle, table.sheet, does)
    return does.odds() if does.odds else None


def _offers(battle: Battle, sheet: Sheet, after: int) -> list[Offer[Chosen | Free]]:
    """List the actions, what is barred last; then what is free, unless a choice is changed."""
    chosen = sorted(actions(battle, sheet, after), key=lambda one: bool(one.option.reason))
    if after:
        return [Offer(one.option, one.does) for one in chosen]
    return [*chosen, *free_actions.offers(battle, sheet)]


def companions_choose(table: FightTable) -> Script[None]:
    """Ask what each companion does this round."""
    for one in table.battle.standing(ALLY):
        yield from _companion_chooses(table, one.id)


def _companion_chooses(table: FightTable, who: str) -> Script[None]:
    def offers() -> list[Offer[Chosen]]:
        return _helping(table.battle, table.battle.fighter(who))

    def status() -> tuple[Text, ...]:
        one = table.battle.fighter(who)
        return (words("companion-asked", who=one.name, place=table.battle.called(one.arena)),)

    def chances(chosen: Chosen) -> Odds | None:
        return companion_odds(table.battle, who, chosen)

    action, target, place = (yield from table.pick(offers, status, odds=chances)).does
    table.alter(who, action=action, target=target, place=place)


def _helping(battle: Battle, one: Fighter) -> list[Offer[Chosen]]:
    """List what a companion may do, the likeliest first."""
    fighting = [offer(Chosen("attack", foe.id), words("attack", whom=foe.name), "attack")
                for foe in battle.standing(FOE, one.arena)]  # fmt: skip
    if one.block.shoots is not None:
        far = battle.distances(one.arena)
        near = [foe for foe in battle.standing(FOE) if far.get(foe.arena, 99) <= 1]
        shots = ((foe.id, words("shoot", whom=foe.name, place="")) for foe in near)
        fighting += [offer(Chosen("shoot", key), text, "shoot") for key, text in shots]
    ways = [
        _companion_moves(battle, one, place)
        for place in sorted(battle.next_to(one.arena), key=lambda key: to_foes(battle, key))
    ]
    wait = offer(Chosen("wait"), words("companion-waits"), "wait")
    defend = offer(Chosen("defend"), words("companion-defends"), "defend")
    guards = (defend, *_backing(battle, one))
    if any(comes_to(battle, foe, one.arena) for foe in battle.standing(FOE)):
        return [*fighting, wait, *ways, *guards]
    return [*fighting, *ways, *guards, wait]


def _companion_moves(battle: Battle, one: Fighter, place: str) -> Offer[Chosen]:
    text = words("move", place=battle.called(place), kind="")
    stuck = words("cornered", yours=False) if one.cornered else ""
    return offer(Chosen("move", place=place), text, "move", reason=stuck)


def _backing(battle: Battle, one: Fighter) -> Iterator[Offer[Chosen]]:
    """Offer to protect or to help whoever else is there."""
    for key in battle.heroes:
        if one.arena == battle.part(key).arena and key not in battle.down:
            name = battle.names.get(key, "")
            yield offer(Chosen("protect", key), words("protect", whom=name), "protect")
            yield offer(Chosen("assist", key), words("assist", whom=name), "assist")
    for other in battle.standing(ALLY, one.arena):
        if other.id != one.id:
            yield offer(Chosen("protect", other.id), words("protect", whom=other.name), "cover")
            yield offer(Chosen("assist", other.id), words("assist", whom=other.name), "help")
