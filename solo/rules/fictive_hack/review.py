"""Advice on fights: what is allowed, and yet can never come about or is unwise."""

from collections.abc import Iterator, Sequence

from solo.rules.core.system_parts import Advice
from solo.rules.core.wording.quoting import shown
from solo.rules.fictive_hack.fight.written import Fight


def review(checks: Sequence[object]) -> Iterator[Advice]:
    """Yield advice on the fights of an adventure."""
    for place, check in enumerate(checks):
        if isinstance(check, Fight):
            yield from _deadly(place, check)
            yield from _ways(place, check)
            yield from _bribes(place, check)
            yield from _changes(place, check)


def _deadly(place: int, fight: Fight) -> Iterator[Advice]:
    """Say where a hero can die, which a warning has to stand before."""
    if fight.deadly:
        message = "the hero can die in this fight; put it under a choice with certain_death"
        yield Advice(place, "fight-deadly", message)


def _ways(place: int, fight: Fight) -> Iterator[Advice]:
    """Say of places that no way leads to, hidden ones counted (FH-122)."""
    every = {**fight.arenas, **fight.hidden}
    ways: dict[str, set[str]] = {key: {*arena.adjacent} for key, arena in every.items()}
    for key, arena in every.items():
        for other in arena.adjacent:
            ways[other].add(key)
    reached, ahead = {fight.start}, [fight.start]
    while ahead:
        new = ways[ahead.pop()] - reached
        reached |= new
        ahead += new
    if len(fight.arenas) > 1 and not ways[fight.start]:
        message = (
            f"no way leads out of '{shown(fight.start)}', where the hero starts, to "
            f"{' or '.join(shown(key) for key in fight.arenas if key != fight.start)}; name places "
            "beside each other under 'adjacent'"
        )
        yield Advice(place, "fight-apart", message, at=("arenas", fight.start))
        return
    for key in every:
        if key not in reached and (key in fight.arenas or not ways[key]):
            there = next((one.foe for one in fight.foes if one.arena == key), key)
            message = (
                f"no way leads from '{shown(fight.start)}' to '{shown(key)}', where "
                f"'{shown(there)}' is; name places beside each other under 'adjacent'"
                if there != key
                else f"no way leads from '{shown(fight.start)}' to '{shown(key)}'; name places "
                "beside each other under 'adjacent'"
            )
            part = "arenas" if key in fight.arenas else "hidden"
            yield Advice(place, "fight-apart", message, at=(part, key))


def _bribes(place: int, fight: Fight) -> Iterator[Advice]:
    """Say of bribes that rout somebody who is not there (FH-125)."""
    foes = [one.foe for one in fight.foes]
    for number, bribe in enumerate(fight.bribes):
        if bribe.routs and bribe.routs not in foes:
            message = (
                f"'{shown(bribe.routs)}' is not in this fight, so nobody is routed; foes are "
                f"{', '.join(dict.fromkeys(foes))}"
            )
            yield Advice(place, "fight-idle", message, at=("bribes", number, "routs"))
    opened = {bribe.opens for bribe in fight.bribes}
    for key in fight.hidden:
        if key not in opened:
            message = f"no bribe opens '{shown(key)}', so it stays hidden; give one 'opens: {key}'"
            yield Advice(place, "fight-idle", message, at=("hidden", key))


def _changes(place: int, fight: Fight) -> Iterator[Advice]:
    """Say of changes that never come, or change nothing (FH-126)."""
    every = {**fight.arenas, **fight.hidden}
    now = {key: arena.type for key, arena in every.items()}
    order = sorted(enumerate(fight.changes), key=lambda one: one[1].round)
    for number, change in order:
        at = ("changes", number, "round")
        if fight.rounds and change.round > fight.rounds:
            message = (
                f"this changes in round {change.round}, and the fight is over after round "
                f"{fight.rounds}; give an earlier round, or more 'rounds'"
            )
            yield Advice(place, "fight-idle", message, at=at)
        elif change.round < 1:
            message = f"no round has the number {change.round}; the first is 1"
            yield Advice(place, "fight-idle", message, at=at)
        elif now[change.arena] == change.type:
            message = f"'{shown(change.arena)}' is {change.type} already, so nothing changes"
            yield Advice(place, "fight-idle", message, at=("changes", number, "type"))
        now[change.arena] = change.type
