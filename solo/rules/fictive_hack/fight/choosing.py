"""The choices at the beginning of a round: the hero's action, and those of companions."""

from collections.abc import Iterable, Iterator

from solo.rules.core.menu import BACK, few
from solo.rules.core.odds import Odds
from solo.rules.core.outcome import Option
from solo.rules.core.script import Script
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
_GRIPS = Option("grips", "Hold or push somebody", hint="hold")
_WAYS = Option("ways", "Move to another place", hint="move")
_ASKED = {
    "grips": "Whom, and where to?",
    "hands": "What do you hold?",
    "luck": "What turns up?",
    "talents": "Which talent, for one use?",
}
"""The lists that open by an option, each with its question; `ways` draws the places instead."""
_PAID = ("luck", "talents")
"""The lists in which a hasty Enter should pay for nothing."""


def hero_chooses(table: FightTable, after: int = 0) -> Script[None]:
    """Ask for the hero's one action of the round, and for what is free before it.

    Args:
        table: The fight.
        after: The phase that is over already, when the choice is changed for 1 AP (FH-195).

    Source: Fictive Hack, FH-132, FH-153, FH-168.
    """
    opened = ""  # the list that is open

    def options() -> tuple[Option, ...]:
        if opened:
            return _inside(opened, table.battle, table.sheet)
        if after:
            return tuple(sorted(actions(table.battle, table.sheet, after), key=_barred))
        return _offered(table.battle, table.sheet)

    def status() -> tuple[str, ...]:
        if opened == _WAYS.id:
            return (messages.here(table.battle), *messages.chart(table.battle))
        return (_ASKED[opened],) if opened else messages.standing(table.battle, table.sheet)

    def chances(option: str) -> Odds | None:
        return hero_odds(table.battle, table.sheet, *read(option, table.battle))

    while True:
        answer = yield from table.ask(options, status, odds=chances, turn=HeroChooses())
        option = answer.option
        if answer.tried is not None:
            table.change(worth(answer.tried))
            table.alter_turn(action="improvise", target="", place="", acted=True, rolled=True)
            end_if_over(table)
            return
        if option == BACK.id:
            opened = ""
        elif option == _WAYS.id or option in _ASKED:
            opened = option
        elif option.startswith(free_actions.IDS):
            opened = ""
            yield from free_actions.act_freely(table, option)
            end_if_over(table)
        else:
            action, target, place = read(option, table.battle)
            table.alter_turn(action=action, target=target, place=place)
            return


def _inside(opened: str, battle: Battle, sheet: Sheet) -> tuple[Option, ...]:
    """List what an option has opened, and the way back."""
    match opened:
        case "ways":
            inside: Iterable[Option] = other_ways(battle, sheet)
        case "grips":
            inside = holds(battle)
        case "hands":
            inside = free_actions.hands(sheet)
        case "luck":
            inside = free_actions.bribes(battle, sheet)
        case _:
            inside = free_actions.borrows(battle, sheet)
    every = (BACK, *inside) if opened in _PAID else (*inside, BACK)
    return tuple(sorted(every, key=_barred))


def _offered(battle: Battle, sheet: Sheet) -> tuple[Option, ...]:
    """List the actions, many of a kind behind one option, and what is free."""
    listed = list(actions(battle, sheet))
    for door, members in ((_WAYS, other_ways(battle, sheet)), (_GRIPS, tuple(holds(battle)))):
        listed = _folded(listed, door, members)
    listed.sort(key=_barred)
    return (*listed, *free_actions.options(battle, sheet))


def _barred(option: Option) -> bool:
    return bool(option.reason)


def _folded(listed: list[Option], door: Option, members: tuple[Option, ...]) -> list[Option]:
    """Put one option that opens them in the place of several, if they are many."""
    ids = {one.id for one in members}
    first = next((n for n, one in enumerate(listed) if one.id in ids), 0)
    rest = [one for one in listed[first:] if one.id not in ids]
    return [*listed[:first], *few(members, door), *rest]


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
