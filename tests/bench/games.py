"""Games a second of one process by bots: with everything counted, and with nobody counting.

    python -m tests.bench.games [--games N] [ADVENTURE]

Both play the same games in turn, timed by the processor, and the best of each counts. The second
figure is what ordinary play costs: its texts are compiled without any counting.
"""

import argparse
import time
from collections.abc import Callable

from solo import rules, shelf
from solo.adventure.loader import load
from solo.authoring.playtests.bots import Bot
from solo.authoring.playtests.one_game import MOST_TURNS, Prepared, seed_of, temper_of
from solo.authoring.playtests.playtest import play_one
from solo.engine.chance import Seeded
from solo.engine.session import Session

ROUNDS = 4


def main() -> None:
    """Measure, and print one line for each figure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("adventure", nargs="?", default="first-steps")
    wanted = parser.parse_args()
    path = shelf.find(wanted.adventure)
    plain, ready = load(path), Prepared(load(path))
    system = rules.fitted(plain.system, plain.options)

    def counted(number: int) -> None:
        play_one(ready, "bench", number)

    def alone(number: int) -> None:
        seed = seed_of("bench", number)
        session, bot = Session(plain, system, Seeded(seed)), Bot(seed, temper_of(number))
        while not session.over and session.state.turn < MOST_TURNS:
            session.options()
            session.do(bot.command(session))

    players: dict[str, Callable[[int], None]] = {"nobody counts": alone, "all is counted": counted}
    best = dict.fromkeys(players, 0.0)
    for _ in range(ROUNDS):
        for name, player in players.items():
            start = time.process_time()
            for number in range(wanted.games):
                player(number)
            best[name] = max(best[name], wanted.games / (time.process_time() - start))
    for name, speed in best.items():
        print(f"{name:<16} {speed:8.1f} games/s  {speed / best['nobody counts']:.2f}")


if __name__ == "__main__":
    main()
