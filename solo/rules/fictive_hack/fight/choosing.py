"""The choices at the beginning of a round: the hero's action, and those of companions."""

from collections.abc import Iterator

from solo.rules.core.menu import MAIN, Offer, Page, choose
from solo.rules.core.odds import Odds
from solo.rules.core.outcome import Option
from solo.rules.core.table import Script
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.checks.improvise import worth
from solo.rules.fictive_hack.fight import free_actions, messages
from solo.rules.fictive_hack.fight.endings import end_if_over
from solo.rules.fictive_hack.fight.hero_options import (
    actions,
    comes_to,
    holds,
    other_ways,
    read,
    to_foes,
)
from solo.rules.fictive_hack.fight.improvised import HeroChooses
from solo.rules.fictive_hack.fight.odds import companion_odds, hero_odds
from solo.rules.fictive_hack.fight.state import ALLY, FOE, Battle, Fighter
from solo.rules.fictive_hack.fight.table import FightTable
from solo.rules.fictive_hack.heroes.sheet import Sheet

DEFEND = Option("defend", "Defend", hint="defend")
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

    def told(page: str) -> tuple[str, ...]:
        if page == "ways":
            return (messages.here(table.battle), *messages.chart(table.battle))
        return (_ASKED[page],) if page else messages.standing(table.battle, table.sheet)

    while True:
        answer = yield from choose(
            lambda: _offers(table.battle, table.sheet, after),
            PAGES,
            told=told,
            odds=lambda option: hero_odds(table.battle, table.sheet, *read(option, table.battle)),
            turn=HeroChooses(),
        )
        if answer.tried is not None:
            table.change(worth(answer.tried))
            table.alter_turn(action="improvise", target="", place="", acted=True, rolled=True)
            end_if_over(table)
            return
        if answer.option.startswith(free_actions.IDS):
            yield from free_actions.act_freely(table, answer.option)
            end_if_over(table)
        else:
            action, target, place = read(answer.option, table.battle)
            table.alter_turn(action=action, target=target, place=place)
            return


def _offers(battle: Battle, sheet: Sheet, after: int) -> list[Offer]:
    """List the actions, what is barred last; then what is free, unless a choice is changed."""
    options = sorted(actions(battle, sheet, after), key=lambda one: bool(one.reason))
    if after:
        return [Offer(one) for one in options]
    pages = {one.id: "ways" for one in other_ways(battle, sheet)}
    pages |= {one.id: "grips" for one in holds(battle)}
    chosen = [Offer(one, pages.get(one.id, MAIN)) for one in options]
    return [*chosen, *free_actions.offers(battle, sheet)]


def companions_choose(table: FightTable) -> Script[None]:
    """Ask what each companion does this round."""
    for one in table.battle.standing(ALLY):
        yield from _companion_chooses(table, one.id)


def _companion_chooses(table: FightTable, who: str) -> Script[None]:
    def options() -> tuple[Option, ...]:
        return _helping(table.battle, table.battle.fighter(who))

    def status() -> tuple[str, ...]:
        one = table.battle.fighter(who)
        return (f"What does {one.name} do ({table.battle.called(one.arena)})?",)

    def chances(option: str) -> Odds | None:
        return companion_odds(table.battle, who, option)

    answer = yield from table.ask(options, status, odds=chances)
    action, _, target = answer.option.partition("-")
    if action == "move":
        table.alter(who, action=action, target="", place=target)
    else:
        table.alter(who, action=action, target=target, place="")


def _helping(battle: Battle, one: Fighter) -> tuple[Option, ...]:
    """List what a companion may do, the likeliest first."""
    fighting = [Option(f"attack-{foe.id}", f"Attack {foe.name}", hint="attack")
                for foe in battle.standing(FOE, one.arena)]  # fmt: skip
    if one.block.shoots is not None:
        far = battle.distances(one.arena)
        fighting += [Option(f"shoot-{foe.id}", f"Shoot {foe.name}", hint="shoot")
                     for foe in battle.standing(FOE) if far.get(foe.arena, 99) <= 1]  # fmt: skip
    stuck = "cornered" if one.cornered else ""
    ways = [
        Option(f"move-{place}", f"Move to {battle.called(place)}", reason=stuck, hint="move")
        for place in sorted(battle.next_to(one.arena), key=lambda key: to_foes(battle, key))
    ]
    wait = Option("wait", "Wait", hint="wait")
    if any(comes_to(battle, foe, one.arena) for foe in battle.standing(FOE)):
        return (*fighting, wait, *ways, DEFEND, *_backing(battle, one))
    return (*fighting, *ways, DEFEND, *_backing(battle, one), wait)


def _backing(battle: Battle, one: Fighter) -> Iterator[Option]:
    """Offer to protect or to help whoever else is there."""
    if one.arena == battle.turn.arena:
        yield Option("protect-hero", "Protect you", hint="protect")
        yield Option("assist-hero", "Help you attack: a die more", hint="assist")
    for other in battle.standing(ALLY, one.arena):
        if other.id != one.id:
            yield Option(f"protect-{other.id}", f"Protect {other.name}", hint="cover")
            yield Option(f"assist-{other.id}", f"Help {other.name} attack", hint="help")
