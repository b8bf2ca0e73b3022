"""The battle in words: the hero and the places, who is where, and what foes mean to do."""

from collections.abc import Iterator

from solo.rules.core.standing import Stand, heading
from solo.rules.core.standing import standing as together
from solo.rules.fictive_hack.fight.phases import npc_phase
from solo.rules.fictive_hack.fight.state import ALLY, FOE, HERO, Battle, Fighter
from solo.rules.fictive_hack.fight.words import words
from solo.rules.fictive_hack.gear import carrying as gear
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.printed import printed
from solo.words import Message, Text


def standing(battle: Battle, sheet: Sheet) -> tuple[Text, ...]:
    """Say how everybody stands, before the player chooses the hero's action."""
    marks = [words("cannot-move")] if battle.turn.cornered else []
    left = words("wounds-bar", left=sheet.left, most=sheet.most)
    state = (left, words("ap", ap=sheet.ap), *_in_hand(sheet))
    return together(
        heading(battle.round, battle.fight.rounds, words("your-turn")),
        ours=(Stand("", state, marks), *map(_friend, battle.standing(ALLY))),
        theirs=(_foe(battle, one) for one in battle.standing(FOE)),
        ground=_where(battle),
    )


def _where(battle: Battle) -> tuple[Message, ...]:
    """Say where the hero is; the whole chart in the first round and when asked."""
    if battle.round != 1:
        return (here(battle), *elsewhere(battle))
    return (here(battle), *chart(battle), words("take-focus"))


def _in_hand(sheet: Sheet) -> Iterator[Message]:
    ammo = sheet.weapon.ammo if sheet.weapon.ranged else None
    yield words("weapon", weapon=sheet.weapon.name, ammo=ammo)
    if sheet.shielded:
        yield words("shield", shield=sheet.shield)
    if sheet.parrying:
        yield words("to-parry", weapon=sheet.parrying)
    if sheet.frightened:
        yield words("mark", mark="intimidated")
    if gear.encumbered(sheet):
        yield words("too-much-carried")


def _foe(battle: Battle, one: Fighter) -> Stand:
    """Tell how a foe stands, what it means to do, and at first its manner.

    Who keeps anything back does not tell its manner either: it would say what comes (FH-133).
    """
    known = battle.round == 1 and one.block.telegraph == "full"
    manner = one.block.manner if known else ""
    aim = words("aim", meant=meaning(battle, one), manner=manner)
    return Stand(one.name, _left(one), _marks(one), aim)


def _friend(one: Fighter) -> Stand:
    """Tell how a companion stands."""
    return Stand(one.name, _left(one) or (words("standing"),), _marks(one))


def _marks(one: Fighter) -> tuple[Message, ...]:
    states = (("intimidated", one.frightened), ("cornered", one.cornered))
    return tuple(words("mark", mark=mark) for mark, is_so in states if is_so)


def _left(one: Fighter) -> tuple[Message, ...]:
    """Say what is left of a fighter, or how many of a group still stand."""
    if one.grouped:
        return (words("standing-bar", left=one.count, most=one.start),) if one.start > 1 else ()
    return (words("wounds-bar", left=one.left, most=one.block.wounds),)


def meaning(battle: Battle, fighter: Fighter) -> Message:
    """Say what the player may know of a fighter's intention (FH-133)."""
    telegraph, action, many = fighter.block.telegraph, fighter.action, fighter.many
    if telegraph == "hidden":
        return words("gives-nothing-away", many=many)
    if telegraph == "phase":
        return words("means-to-act", many=many, phase=npc_phase(action))
    lost = action in ("move", "push") and not fighter.place
    unaware = action == "wait" and not fighter.aware
    targets = fighter.target and fighter.target != HERO
    return words(
        "meant",
        does="unaware" if unaware else "wait" if lost else action,
        many=many,
        target=battle.fighter(fighter.target).name if targets else "",
        place=battle.called(fighter.place) if fighter.place else "",
    )


def kind_of(battle: Battle, key: str) -> Message:
    """Say what a place is like: `tight: light weapons +2, a way out` (FH-123)."""
    rules, kind = printed("weapons"), battle.type_of(key)
    favored, bonus = rules["arenas"].get(kind, ""), rules["arena_bonus"]
    return words("kind", type=kind, favored=favored, bonus=bonus, exit=key in battle.exits)


def here(battle: Battle) -> Message:
    """Say where the hero is, and who is there besides."""
    return words("here", **_place(battle, battle.turn.arena))


def elsewhere(battle: Battle) -> tuple[Message, ...]:
    """Say who is in other places, a line for each place with somebody in it."""
    others = [key for key in battle.arenas if key != battle.turn.arena]
    return tuple(_other(battle, key) for key in others if battle.standing(arena=key))


def chart(battle: Battle) -> tuple[Message, ...]:
    """Say of every other place how it is reached and who is there, the nearest first."""
    far = battle.distances(battle.turn.arena)
    others = [key for key in battle.arenas if key != battle.turn.arena]
    return tuple(_other(battle, key) for key in sorted(others, key=lambda key: far.get(key, 99)))


def _other(battle: Battle, key: str) -> Message:
    """Say how a place is reached, what it is like and who is there, in one line."""
    way = battle.toward(key, battle.turn.arena)
    past = battle.called(way) if way and way != battle.turn.arena else ""
    return words("elsewhere", past=past, **_place(battle, key))


def _place(battle: Battle, key: str) -> dict[str, object]:
    """Return how a place is called, what it is like, and who is there."""
    there = tuple(one.name for one in battle.standing(arena=key))
    return {"place": battle.called(key), "kind": kind_of(battle, key), "there": there}
