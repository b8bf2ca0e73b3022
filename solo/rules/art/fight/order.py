"""Who acts when, by initiative: in fights, in chases, and in rounds without a fight.

Here too are the bonus round, more turns for Fame, and waiting. Initiative itself is rolled where
the fight, the chase or the rounds begin.

Source of all: ART Engine, ART-336 to ART-344, ART-356 to ART-362, ART-490.
"""

from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import TypeVar

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.fight.state import Fighter
from solo.rules.art.health.damage import overcome
from solo.rules.art.heroes.perks import perk_rank
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.printed import printed

Who = TypeVar("Who")


def in_order(initiatives: Iterable[tuple[Who, int, bool]]) -> tuple[Who, ...]:
    """Return who acts after whom: the best initiative first, ours before foes when tied.

    Each entry says who, with which initiative, and whether it is a foe. Those of one side that are
    tied act in the order given.

    Source: ART Engine, ART-338 to ART-341.
    """
    ranked = sorted(initiatives, key=lambda one: (-one[1], one[2]))  # ties keep their order
    return tuple(who for who, _, _ in ranked)


def acts_before(initiative: int) -> bool:
    """Tell whether somebody is quick enough for the bonus round (ART-342)."""
    return initiative >= Rank.parse(printed("fight")["initiative"]["bonus_from"])


def loses_first(initiative: int) -> bool:
    """Tell whether somebody is too slow for a first turn (ART-343)."""
    return initiative <= Rank.parse(printed("fight")["initiative"]["loses_to"])


def acts_in(round_: int, initiative: int) -> bool:
    """Tell whether somebody has a turn in a round; round 0 is the bonus round (ART-342, 343)."""
    if round_ == 0:
        return acts_before(initiative)
    return round_ > 1 or not loses_first(initiative)


def round_the_table(fighters: Sequence[Fighter]) -> tuple[str, ...]:
    """Return the order of the simplified option.

    The turn goes round the table, from the highest roller; the foes act, all together, when it
    comes to the narrator, who sits after the last player. They go first if nobody on the players'
    side rolled as high as the best of them.

    Source: ART Engine, ART-344.
    """
    players = [one for one in fighters if not one.foe]
    foes = [one.id for one in fighters if one.foe]
    best = max(players, key=lambda one: one.initiative)
    if foes and best.initiative < max(one.initiative for one in fighters if one.foe):
        return (*foes, *(one.id for one in players))
    start = players.index(best)
    return (
        *(one.id for one in players[start:]),
        *foes,
        *(one.id for one in players[:start]),
    )


def bonus_round(
    fighters: Mapping[str, Fighter], order: Sequence[str], ambush: str
) -> tuple[str, ...]:
    """Return those who act before the first round, in order.

    `ambush` is the side taken by surprise, `foes` or `party`: then the other side acts, and nobody
    of the surprised (our reading: the text names surprise, but gives it no turn of its own).

    Source: ART Engine, ART-342.
    """
    if ambush:
        return tuple(who for who in order if fighters[who].foe != (ambush == "foes"))
    return tuple(who for who in order if acts_before(fighters[who].initiative))


def price_of_turn(sheet: Sheet, number: int) -> int | None:
    """Return the Fame that another turn costs after so many turns, or None if there is none to buy.

    Second Wind takes the place of the first price, once a round. The turn after it costs what a
    third turn does without the perk (the recommended reading).

    Source: ART Engine, ART-361, ART-362, ART-490.
    """
    extra = printed("fight")["extra_turns"]
    if sheet.staggered or overcome(sheet) or number > len(extra):
        return None
    price = int(extra[number - 1])
    if number == 1 and perk_rank(sheet, "second-wind"):
        price = int(printed("fight")["second_wind"])
    return price if sheet.fame_left >= price else None


def may_wait_for(queue: Sequence[str], waiting: AbstractSet[str]) -> tuple[str, ...]:
    """Return those whom somebody may wait for, to act right after them.

    `queue` holds those who are yet to act after the one who asks. It must be somebody who has not
    acted, and before everybody who waits already; a waiter's place is fixed once it is chosen
    (conflict C16: in the second part of its example nobody may slip past a waiter).

    Source: ART Engine, ART-357 to ART-360.
    """
    found = []
    for who in queue:
        if who in waiting:
            break
        found.append(who)
    return tuple(found)


def waits(queue: Sequence[str], who: str, after: str) -> tuple[str, ...]:
    """Return the queue with somebody put right after another."""
    place = queue.index(after) + 1
    return (*queue[:place], who, *queue[place:])
