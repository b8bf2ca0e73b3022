"""How long a step of a fight takes: random fights, and the largest that can be written.

    python -m tests.bench.fight [FIGHTS]

A step is one option taken, and its new options listed with where the fight stands: what a player
waits for. Processor time, so that a busy machine counts for nothing; the aim is 5 ms on average.
"""

import sys
import time

from solo.rules.art.fight.battle import open_fight
from solo.rules.art.fight.written import Combat, Placed
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.party import members as party
from solo.rules.core.dice import SeededDice
from tests.rules.art.fight.arena import Fighting, Whim, any_foe, any_hero, begin

AIM = 5.0  # milliseconds
SIZES = ((1, 0, 1), (1, 0, 3), (2, 1, 6), (4, 3, 12), (4, 3, 24))
"""Adventurers, friends and foes; the last is the most that an author may write."""


def steps(start: Fighting, sheet: Sheet, whim: Whim, most: int) -> tuple[int, float, float]:
    """Play so many steps at most; return how many, their time in ms, and the longest."""
    now: Fighting | None = start
    dice, count, spent, longest = SeededDice("bench"), 0, 0.0, 0.0
    options = start.options(sheet)
    while now is not None and count < most:
        open_ = [one for one in options if not one.reason]
        blows = [one for one in open_ if one.hint in ("attack", "roll", "take", "end")]
        chosen = whim.of(blows if blows and whim.below(2) else open_)
        words = f" trick {count}" if chosen.asks else ""
        began = time.process_time()
        step = now.step(chosen.id, words, sheet, dice)
        now, sheet = step.encounter, step.sheet
        if now is not None:
            now.status(sheet)
            options = now.options(sheet)
        took = 1000 * (time.process_time() - began)
        count, spent, longest = count + 1, spent + took, max(longest, took)
    return count, spent, longest


def sized(heroes: int, friends: int, foes: int, seed: str) -> tuple[Fighting, Sheet]:
    """Return a fight of so many, all close together and with their hands full."""
    whim = Whim(seed)
    sheet = any_hero(whim, "Ada")
    for place in range(1, heroes):
        sheet = party.with_member(sheet, any_hero(whim, f"Ben {place}"))
    for place in range(friends):
        sheet = party.joined(sheet, f"tomas-{place}", any_foe(whim, 0))
    blocks = {f"f{n}": any_foe(whim, n) for n in range(min(3, foes))}
    placed = tuple(
        Placed(foe=one, count=len(range(place, foes, len(blocks))))
        for place, one in enumerate(blocks)
    )
    return open_fight(Combat(foes=placed, blocks=blocks, range="0"), sheet, asks=False), sheet


def main(fights: int) -> int:
    """Print the figures; return 1 when a size misses the aim."""
    missed = False
    for size in (None, *SIZES):
        count, spent, longest = 0, 0.0, 0.0
        for number in range(fights):
            seed = f"bench-{number}"
            start, sheet = begin(Whim(seed)) if size is None else sized(*size, seed)
            more, took, worst = steps(start, sheet, Whim(seed), 120)
            count, spent, longest = count + more, spent + took, max(longest, worst)
        mean = spent / max(1, count)
        missed = missed or mean > AIM
        named = "random fights"
        if size is not None:
            named = "adventurers {}, friends {}, foes {}".format(*size)
        print(f"{named}: {mean:.2f} ms a step, the longest {longest:.1f} ms ({count} steps)")
    return int(missed)


if __name__ == "__main__":
    raise SystemExit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 20))
