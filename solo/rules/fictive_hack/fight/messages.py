"""The battle in words: the hero and the places, who is where, and what foes mean to do."""

from collections.abc import Mapping

from solo.rules.core.shown.fight_view import Fighter as Seen
from solo.rules.core.shown.standing import Stand, heading, points, stand
from solo.rules.core.shown.standing import standing as together
from solo.rules.core.words import words as core
from solo.rules.fictive_hack.fight.state import ALLY, FOE, Battle, Fighter
from solo.rules.fictive_hack.fight.view import burdens, fight_view, fighter, kind_of
from solo.rules.fictive_hack.fight.words import words
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.words import Message, Text


def standing(battle: Battle, sheet: Sheet) -> tuple[Text, ...]:
    """Say how everybody stands, before the player chooses the hero's action."""
    hero, *others = fight_view(battle, sheet).fighters
    fellows = [one for one in others if one.side == "hero"]
    marks = [words("cannot-move")] if battle.turn.cornered else []
    turn: Text = words("your-turn")
    if hero.name:
        turn = core("said", text=hero.name, said=turn)
    return together(
        heading(battle.round, battle.fight.rounds, turn),
        ours=(
            Stand(hero.name, (*points(hero), *hero.facts, *burdens(sheet)), marks),
            *(_fellow(battle, one) for one in fellows),
            *(_other(battle, one) for one in battle.standing(ALLY)),
        ),
        theirs=(_other(battle, one) for one in battle.standing(FOE)),
        ground=_where(battle),
    )


def _fellow(battle: Battle, one: Seen) -> Stand:
    """Tell how another hero stands, and where if that is elsewhere."""
    away = () if one.place == battle.turn.arena else (battle.called(one.place),)
    return Stand(one.name, (*points(one), *one.facts, *away), one.conditions)


def _where(battle: Battle) -> tuple[Message, ...]:
    """Say where the hero is; the whole chart in the first round and when asked."""
    if battle.round != 1:
        return (here(battle), *elsewhere(battle))
    return (here(battle), *chart(battle), words("take-focus"))


def _other(battle: Battle, one: Fighter) -> Stand:
    """Tell how somebody stands, what a foe means to do, and at first its manner.

    Who keeps anything back does not tell its manner either: it would say what comes (FH-133).
    """
    seen = stand(fighter(battle, one))
    told: tuple[Text, ...] = () if one.grouped and one.start == 1 else tuple(seen.state)
    known = battle.round == 1 and one.block.telegraph == "full"
    if one.side != FOE:
        return seen._replace(name=one.name, state=told or (words("standing"),))
    aim = words("aim", meant=seen.aim, manner=one.block.manner if known else "")
    return seen._replace(name=one.name, state=told, aim=aim)


def here(battle: Battle) -> Message:
    """Say where the hero is, and who is there besides."""
    return words("here", **_place(battle, battle.turn.arena))


def elsewhere(battle: Battle) -> tuple[Message, ...]:
    """Say who is in other places, a line for each place with somebody in it."""
    others = [key for key in battle.arenas if key != battle.turn.arena]
    return tuple(_way(battle, key) for key in others if battle.standing(arena=key))


def chart(battle: Battle) -> tuple[Message, ...]:
    """Say of every other place how it is reached and who is there, the nearest first."""
    far = battle.distances(battle.turn.arena)
    others = [key for key in battle.arenas if key != battle.turn.arena]
    return tuple(_way(battle, key) for key in sorted(others, key=lambda key: far.get(key, 99)))


def _way(battle: Battle, key: str) -> Message:
    """Say how a place is reached, what it is like and who is there, in one line."""
    way = battle.toward(key, battle.turn.arena)
    past = battle.called(way) if way and way != battle.turn.arena else ""
    return words("elsewhere", past=past, **_place(battle, key))


def _place(battle: Battle, key: str) -> Mapping[str, object]:
    """Return how a place is called, what it is like, and who is there."""
    there = tuple(one.name for one in battle.standing(arena=key))
    return {"place": battle.called(key), "kind": kind_of(battle, key), "there": there}
