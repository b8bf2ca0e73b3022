"""How long a step of a fight takes: random fights, in milliseconds a step."""

import sys
import time

from tests.rules.art.fight.arena import played


def main(fights: int) -> None:
    steps, slowest, begun = 0, 0.0, time.perf_counter()
    for number in range(fights):
        before = time.perf_counter()
        bout, _, _ = played(f"bench-{number}")
        steps += len(bout.taken)
        slowest = max(slowest, (time.perf_counter() - before) / max(1, len(bout.taken)))
    spent = time.perf_counter() - begun
    print(f"{fights} fights, {steps} steps: {1000 * spent / steps:.2f} ms a step, ")
    print(f"{1000 * slowest:.2f} ms a step in the slowest fight (options listed twice each time)")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
