"""The chances of the shipped data systems, counted with itertools alone; nothing of `solo` is used.

    python -m tests.rules.data_systems.expected > tests/rules/data_systems/expected.json

Each entry is a check with its numbers, and the ways that lead to each degree out of all.
"""

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product

Ways = dict[str, int]


def counted(read: Callable[..., str], *sides: int) -> Ways:
    """Return how many ways of some dice lead to each result."""
    return dict(Counter(read(*way) for way in product(*(range(1, one + 1) for one in sides))))


# Oath and Iron: a d6 and a number against two d10


def against(score: int, one: int, other: int) -> str:
    if score > one and score > other:
        return "strong hit"
    return "weak hit" if score > one or score > other else "miss"


def act(total: int, momentum: int, *, burning: bool = False) -> Callable[[int, int, int], str]:
    def read(action: int, one: int, other: int) -> str:
        own = 0 if momentum < 0 and action == -momentum else action
        found = against(min(10, own + total), one, other)
        if burning:
            burnt = against(momentum, one, other)
            order = ("miss", "weak hit", "strong hit")
            found = max(found, burnt, key=order.index)
        return found

    return read


def oath() -> Iterator[tuple[str, Ways]]:
    for total in range(9):
        for momentum in (-6, -3, -1, 0, 2, 5, 10):
            yield f"oath act {total} {momentum}", counted(act(total, momentum), 6, 10, 10)
            burnt = counted(act(total, momentum, burning=True), 6, 10, 10)
            yield f"oath burn {total} {momentum}", burnt
        plain = counted(lambda a, b, c, t=total: against(min(10, a + t), b, c), 6, 10, 10)
        yield f"oath endure {total}", plain
    for boxes in range(11):
        yield f"oath fulfil {boxes}", counted(lambda b, c, n=boxes: against(n, b, c), 10, 10)


# Ember Road: two d6 and a number, in bands


def band(total: int) -> str:
    if total >= 12:
        return "triumph"
    if total >= 10:
        return "clean"
    return "mixed" if total >= 7 else "trouble"


def ember() -> Iterator[tuple[str, Ways]]:
    for total in range(-3, 6):
        yield f"ember do {total}", counted(lambda a, b, t=total: band(a + b + t), 6, 6)
        high = counted(lambda a, b, c, t=total: band(a + b + c - min(a, b, c) + t), 6, 6, 6)
        yield f"ember blessed {total}", high
        low = counted(lambda a, b, c, t=total: band(a + b + c - max(a, b, c) + t), 6, 6, 6)
        yield f"ember cursed {total}", low

        def stoked(a: int, b: int, c: int, t: int = total) -> str:
            """Roll the lower die again whenever there is trouble."""
            return band(max(a, b) + c + t) if band(a + b + t) == "trouble" else band(a + b + t)

        yield f"ember stoke {total}", counted(stoked, 6, 6, 6)


# Crew of the Tide: a pool of d6, of which the highest counts


def pool(faces: tuple[int, ...], *, lowest: bool) -> str:
    best = min(faces) if lowest else max(faces)
    if not lowest and faces.count(6) > 1:
        return "critical"
    if best == 6:
        return "full"
    return "partial" if best >= 4 else "bad"


def resisted(faces: tuple[int, ...], *, lowest: bool) -> str:
    if pool(faces, lowest=lowest) == "critical":
        return "stress -1"
    return f"stress {6 - (min(faces) if lowest else max(faces))}"


def crew() -> Iterator[tuple[str, Ways]]:
    for dice in range(7):
        lowest, many = dice == 0, dice or 2
        found = counted(lambda *f, low=lowest: pool(f, lowest=low), *[6] * many)
        yield f"crew do {dice}", found
        cost = counted(lambda *f, low=lowest: resisted(f, lowest=low), *[6] * many)
        yield f"crew resist {dice}", cost
        fate = {"critical": "grand", "full": "good", "partial": "fair", "bad": "poor"}
        yield f"crew fate {dice}", {fate[label]: ways for label, ways in found.items()}


# The Long Dark: a d100 at or under a skill


def under(face: int, skill: int) -> str:
    if face >= 96:
        return "fumble"
    if face <= skill // 20:
        return "critical"
    if face <= skill // 5:
        return "hard"
    return "success" if face <= skill else "failure"


def dark() -> Iterator[tuple[str, Ways]]:
    for skill in (0, 5, 19, 20, 40, 60, 73, 95, 99):
        yield f"dark try {skill}", counted(lambda f, s=skill: under(f, s), 100)

        def pushed(first: int, second: int, s: int = skill) -> str:
            """Roll again after a failure; a second one is worse."""
            found = under(first, s)
            if found != "failure":
                return found
            again = under(second, s)
            return "fumble" if again in ("failure", "fumble") else again

        yield f"dark push {skill}", counted(pushed, 100, 100)
        lesser = counted(lambda f, s=skill: under(f, max(0, s - 10)), 100)
        yield f"dark shaken {skill}", lesser

        def bought(face: int, s: int = skill) -> str:
            """Spend luck on each failure, which makes it a plain success."""
            found = under(face, s)
            return "success" if found == "failure" else found

        yield f"dark spend {skill}", counted(bought, 100)
        kept = counted(lambda f, s=skill: "holds" if f <= s else "gives", 100)
        yield f"dark nerve {skill}", kept
        # the tens are rolled twice, and the better or the worse of them counts

        def twice(units: int, one: int, other: int, s: int = skill, *, best: bool = True) -> str:
            faces = [(10 * (tens - 1) + units - 1) or 100 for tens in (one, other)]
            return under(min(faces) if best else max(faces), s)

        yield f"dark favoured {skill}", counted(twice, 10, 10, 10)
        worse = counted(lambda u, a, b, s=skill: twice(u, a, b, s, best=False), 10, 10, 10)
        yield f"dark hindered {skill}", worse


def main() -> None:
    found = {name: ways for part in (oath, ember, crew, dark) for name, ways in part()}
    rows = ",\n".join(f" {json.dumps(name)}: {json.dumps(ways)}" for name, ways in found.items())
    sys.stdout.write("{\n" + rows + "\n}\n")


if __name__ == "__main__":
    main()
