"""What is shown of a fight above its options: the round, the track, and everybody's state."""

from collections.abc import Iterator

from solo.rules.art.fight.draft import Draft
from solo.rules.art.fight.state import RULES, Fighter
from solo.rules.art.fight.track import drawn
from solo.rules.art.fight.words import capital
from solo.rules.numbers import plural


def lines(draft: Draft, who: str) -> tuple[str, ...]:
    """Say where the fight stands, for somebody's turn."""
    fight = draft.fight
    title = f"{fight.combat.title}. " if fight.combat.title else ""
    stage = f"Round {fight.round}" if fight.round else "Before the first round"
    name = draft.name(who)
    whose = "Your turn" if name == "you" else f"{name}'s turn"
    return (
        f"{title}{stage}. {capital(whose)}.",
        *drawn(draft),
        *_foes(draft),
        *_own(draft, who),
    )


def _foes(draft: Draft) -> Iterator[str]:
    told: set[str] = set()
    for one in draft.foes():
        if one.hidden:
            continue
        block = one.ranks
        boxes = " ".join(
            f"[{'x' if place in one.checked else ' '}] {rank.word}"
            for place, rank in enumerate(block.health)
        )
        line = f"{capital(one.name)}: {boxes}."
        if one.key not in told:
            told.add(one.key)
            far = f", strikes at {plural(block.reach, 'band')}" if block.reach else ""
            line += f" Attack {block.attack.word}{far}; {RULES['policies'][block.policy]}"
            line += _morale(one) + "."
        yield line


def _morale(one: Fighter) -> str:
    scares = one.ranks.morale.flee_when
    if not scares:
        return ""
    ways = " or ".join(RULES["scares"][scare] for scare in scares)
    return f", and {'gives up' if one.ranks.morale.yields else 'runs'} {ways}"


def _own(draft: Draft, who: str) -> Iterator[str]:
    turn, fighter = draft.fight.turn, draft.fighter(who)
    if turn is not None and turn.action and turn.who == who:
        yield "The action of this turn is spent."
    if fighter.lasting:
        now = [f"{one.name} {one.amount:+}" if one.amount else one.name for one in fighter.lasting]
        yield f"Lasting: {', '.join(now)}."
