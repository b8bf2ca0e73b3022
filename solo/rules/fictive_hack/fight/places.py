"""The places of a fight in words: what each favors, who is there, and how they hang together."""

from solo.rules.fictive_hack.fight.state import State
from solo.rules.fictive_hack.printed import printed


def kind_of(state: State, key: str) -> str:
    """Say what a place is like: `tight: light weapons +2, a way out` (FH-123)."""
    kind = state.type_of(key)
    favored = printed("weapons")["arenas"][kind]
    plus = f"{printed('weapons')['arena_bonus']:+}"
    gift = f": {'shots into it' if favored == 'ranged' else f'{favored} weapons'} {plus}"
    return f"{kind}{gift if favored else ''}{', a way out' if key in state.exits else ''}"


def here(state: State) -> str:
    """Say where the hero is, and who is there besides."""
    key = state.turn.arena
    there = [one.name for one in state.standing(arena=key)]
    with_ = f", with {', '.join(there)}" if there else ""
    return f"Here: {state.called(key)} ({kind_of(state, key)}){with_}."


def elsewhere(state: State) -> tuple[str, ...]:
    """Say who is in other places, a line for each place with somebody in it."""
    others = [key for key in state.arenas if key != state.turn.arena]
    return tuple(_place(state, key) for key in others if state.standing(arena=key))


def chart(state: State) -> tuple[str, ...]:
    """Say of every other place how it is reached and who is there, the nearest first."""
    far = state.distances(state.turn.arena)
    others = [key for key in state.arenas if key != state.turn.arena]
    return tuple(_place(state, key) for key in sorted(others, key=lambda key: far.get(key, 99)))


def _place(state: State, key: str) -> str:
    """Say how a place is reached, what it is like and who is there, in one line."""
    way = state.toward(key, state.turn.arena)
    lead = f"Past {state.called(way)}" if way and way != state.turn.arena else "Next to you"
    there = ", ".join(one.name for one in state.standing(arena=key))
    return f"{lead}: {state.called(key)} ({kind_of(state, key)}){f': {there}' if there else ''}."
