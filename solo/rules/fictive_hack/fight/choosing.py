"""The choices at the beginning of a round: the hero's action, and those of companions."""

from collections.abc import Iterator

from solo.rules.core.menu import Page, choose
from solo.rules.core.odds import Odds
from solo.rules.core.offers import Offer
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
from solo.rules.fictive_hack.fight.state import ALLY, FOE, HERO, Battle, Fighter
from solo.rules.fictive_hack.fight.table import FightTable
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.words import Text

PAGES = {
    "ways": Page("Move to another place", inline=2, hint="move", bars=True),
    "grips": Page("Hold or push somebody", inline=2, hint="hold"),
    "luck": Page("See what might turn up, free or for AP", inline=2, hint="luck", bars=True,
                 back_first=True),
    "hands": Page("Change what you hold, which is free", hint="hands", bars=True),
    "talents": Page(f"Use a talent that you lack, for {awesome.price('borrow')} AP", inline=0,
                    hint="talents", back_first=True),
}  # fmt: skip
"""The lists that the list of a round opens."""
_ASKED = {
    "grips": "Whom, and where to?",
    "hands": "What do you hold?",
    "luck": "What turns up?",
    "talents": "Which talent, for one use?",
}
"""What is asked above a list; above `ways`, the places are drawn."""


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
        return (_ASKED[page],) if page else messages.standing(table.battle, table.sheet)

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

    def status() -> tuple[str, ...]:
        one = table.battle.fighter(who)
        return (f"What does {one.name} do ({table.battle.called(one.arena)})?",)

    def chances(chosen: Chosen) -> Odds | None:
        return companion_odds(table.battle, who, chosen)

    action, target, place = (yield from table.pick(offers, status, odds=chances)).does
    table.alter(who, action=action, target=target, place=place)


def _helping(battle: Battle, one: Fighter) -> list[Offer[Chosen]]:
    """List what a companion may do, the likeliest first."""
    fighting = [offer(Chosen("attack", foe.id), f"Attack {foe.name}", "attack")
                for foe in battle.standing(FOE, one.arena)]  # fmt: skip
    if one.block.shoots is not None:
        far = battle.distances(one.arena)
        fighting += [offer(Chosen("shoot", foe.id), f"Shoot {foe.name}", "shoot")
                     for foe in battle.standing(FOE) if far.get(foe.arena, 99) <= 1]  # fmt: skip
    stuck = "cornered" if one.cornered else ""
    ways = [
        offer(Chosen("move", place=place), f"Move to {battle.called(place)}", "move", reason=stuck)
        for place in sorted(battle.next_to(one.arena), key=lambda key: to_foes(battle, key))
    ]
    wait = offer(Chosen("wait"), "Wait", "wait")
    guards = (offer(Chosen("defend"), "Defend", "defend"), *_backing(battle, one))
    if any(comes_to(battle, foe, one.arena) for foe in battle.standing(FOE)):
        return [*fighting, wait, *ways, *guards]
    return [*fighting, *ways, *guards, wait]


def _backing(battle: Battle, one: Fighter) -> Iterator[Offer[Chosen]]:
    """Offer to protect or to help whoever else is there."""
    if one.arena == battle.turn.arena:
        yield offer(Chosen("protect", HERO), "Protect you", "protect")
        yield offer(Chosen("assist", HERO), "Help you attack: a die more", "assist")
    for other in battle.standing(ALLY, one.arena):
        if other.id != one.id:
            yield offer(Chosen("protect", other.id), f"Protect {other.name}", "cover")
            yield offer(Chosen("assist", other.id), f"Help {other.name} attack", "help")
