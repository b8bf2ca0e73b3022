"""Games played by the policy that exact odds follow, and what their shares say of a chance."""

from collections import Counter
from fractions import Fraction
from math import comb

from solo import rules
from solo.adventure.model import Adventure
from solo.authoring.exact.policy import Random
from solo.engine.interpreter import Interpreter
from solo.rules.core.dice import SeededDice


def sampled(adventure: Adventure, games: int, seed: str) -> Counter[str]:
    """Play games by the same policy, with dice that fall, and count their endings."""
    interpreter = Interpreter(adventure, rules.fitted(adventure.system, adventure.options))
    policy, ends = Random(), Counter[str]()
    for game in range(games):
        dice, whim = SeededDice(f"{seed}:{game}"), SeededDice(f"{seed}:{game}:whim")
        state, _ = interpreter.begin(dice, prose=False, hero=adventure.heroes[0].name)
        while not state.ended:
            moves = policy.moves(interpreter, state, None)
            command = moves[whim.roll(1, len(moves))[0] - 1].command
            state, _ = interpreter.step(state, command, dice, asks=False, prose=False)
        ends[state.scene] += 1
    return ends


def unlikely(count: int, games: int, low: Fraction, high: Fraction) -> float:
    """Return about how likely a count so far off is, if the chance lies between the bounds."""

    def tail(chance: float, counts: range) -> float:
        return sum(comb(games, k) * chance**k * (1 - chance) ** (games - k) for k in counts)

    if count < games * low:
        return tail(float(low), range(count + 1))
    if count > games * high:
        return tail(float(high), range(count, games + 1))
    return 1.0
