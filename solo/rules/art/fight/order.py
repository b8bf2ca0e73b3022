"""The order of turns: initiative, the bonus round, and waiting. Pure functions of ids.

Source of all: ART Engine, ART-336 to ART-344, ART-356 to ART-360.
"""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet

from solo.rules.art.fight.rounds_shared import acts_before, in_order
from solo.rules.art.fight.state import Fighter


def ordered(fighters: Sequence[Fighter]) -> tuple[str, ...]:
    """Return who acts after whom: the best initiative first, ours before theirs when tied.

    Adventurers tied with each other act in the order of the party, foes in the author's.

    Source: ART Engine, ART-338 to ART-341.
    """
    return in_order((one.id, one.initiative, one.foe) for one in fighters)


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


def may_wait_for(queue: Sequence[str], waiting: AbstractSet[str]) -> tuple[str, ...]:
    """Return those after whom somebody whose turn it is may choose to act.

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
