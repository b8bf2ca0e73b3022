"""The battle in words: the hero and the places, who is where, and what foes mean to do."""

from solo.rules.core.standing import Stand, heading
from solo.rules.core.standing import standing as together
from solo.rules.fictive_hack.fight.phases import npc_phase
from solo.rules.fictive_hack.fight.state import ALLY, FOE, HERO, Battle, Fighter
from solo.rules.fictive_hack.gear import carrying as gear
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.printed import printed
from solo.words import Text


def standing(battle: Battle, sheet: Sheet) -> tuple[Text, ...]:
    """Say how everybody stands, before the player chooses the hero's action."""
    marks = ["cornered: you can't move this round"] if battle.turn.cornered else []
    state = (f"Wounds {sheet.left}/{sheet.most}", f"{sheet.ap} AP", *_in_hand(sheet))
    return together(
        heading(battle.round, battle.fight.rounds, "Your turn."),
        ours=(Stand("you", state, marks), *map(_friend, battle.standing(ALLY))),
        theirs=(_foe(battle, one) for one in battle.standing(FOE)),
        ground=_where(battle),
    )


def _where(battle: Battle) -> tuple[str, ...]:
    """Say where the hero is; the whole chart in the first round and when asked."""
    if battle.round != 1:
        return (here(battle), *elsewhere(battle))
    focus = "What takes focus is done last, if nothing wounds you on the way."
    return (here(battle), *chart(battle), focus)


def _in_hand(sheet: Sheet) -> list[str]:
    parts = [sheet.weapon.name + (f" ({sheet.weapon.ammo})" if sheet.weapon.ranged else "")]
    if sheet.shielded:
        parts.append(f"{sheet.shield} shield")
    if sheet.parrying:
        parts.append(f"{sheet.parrying} to parry")
    if sheet.frightened:
        parts.append("intimidated")
    if gear.encumbered(sheet):
        parts.append("encumbered: every roll fails")
    return parts


def _foe(battle: Battle, one: Fighter) -> Stand:
    """Tell how a foe stands, what it means to do, and at first its manner.

    Who keeps anything back does not tell its manner either: it would say what comes (FH-133).
    """
    states = (("intimidated", one.frightened), ("cornered", one.cornered))
    marks = [word for word, is_so in states if is_so]
    meant = one.does(meaning(battle, one)).removeprefix(one.name).strip()
    known = battle.round == 1 and one.block.telegraph == "full"
    manner = f"; manner: {one.block.manner}" if known else ""
    return Stand(one.name, _left(one), marks, f"{meant}{manner}")


def _friend(one: Fighter) -> Stand:
    """Tell how a companion stands."""
    states = (("intimidated", one.frightened), ("cornered", one.cornered))
    left = _left(one) or ("standing",)
    return Stand(one.name, left, [word for word, is_so in states if is_so])


def _left(one: Fighter) -> tuple[str, ...]:
    """Say what is left of a fighter, or how many of a group still stand."""
    if one.grouped:
        return (f"standing {one.count}/{one.start}",) if one.start > 1 else ()
    return (f"Wounds {one.left}/{one.block.wounds}",)


def meaning(battle: Battle, fighter: Fighter) -> str:
    """Say what the player may know of a fighter's intention (FH-133)."""
    if fighter.block.telegraph == "hidden":
        return "gives nothing away"
    phase = npc_phase(fighter.action)
    if fighter.block.telegraph == "phase":
        return f"means to act in phase {phase} ({printed('fight')['told'][str(phase)]})"
    target = "you" if fighter.target == HERO else _name(battle, fighter.target)
    place = battle.called(fighter.place) if fighter.place else ""
    told = {
        "attack": f"means to attack {target}",
        "shoot": f"takes aim at {target}",
        "move": f"means to move to {place}" if place else "",
        "defend": "means to defend",
        "protect": f"means to protect {target}",
        "impede": f"means to hold {target} here",
        "push": f"means to push {target} to {battle.called(fighter.place)}"
        if fighter.place
        else "",
        "flee": "means to get away",
        "recover": "is gathering courage",
        "frighten": "means to frighten you",
        "wait": "waits" if fighter.aware else "has not noticed you",
    }
    return told.get(fighter.action) or "waits"


def _name(battle: Battle, key: str) -> str:
    return battle.fighter(key).name if key else "somebody"


def kind_of(battle: Battle, key: str) -> str:
    """Say what a place is like: `tight: light weapons +2, a way out` (FH-123)."""
    kind = battle.type_of(key)
    favored = printed("weapons")["arenas"][kind]
    plus = f"{printed('weapons')['arena_bonus']:+}"
    gift = f": {'shots into it' if favored == 'ranged' else f'{favored} weapons'} {plus}"
    return f"{kind}{gift if favored else ''}{', a way out' if key in battle.exits else ''}"


def here(battle: Battle) -> str:
    """Say where the hero is, and who is there besides."""
    key = battle.turn.arena
    there = [one.name for one in battle.standing(arena=key)]
    with_ = f", with {', '.join(there)}" if there else ""
    return f"Here: {battle.called(key)} ({kind_of(battle, key)}){with_}."


def elsewhere(battle: Battle) -> tuple[str, ...]:
    """Say who is in other places, a line for each place with somebody in it."""
    others = [key for key in battle.arenas if key != battle.turn.arena]
    return tuple(_place(battle, key) for key in others if battle.standing(arena=key))


def chart(battle: Battle) -> tuple[str, ...]:
    """Say of every other place how it is reached and who is there, the nearest first."""
    far = battle.distances(battle.turn.arena)
    others = [key for key in battle.arenas if key != battle.turn.arena]
    return tuple(_place(battle, key) for key in sorted(others, key=lambda key: far.get(key, 99)))


def _place(battle: Battle, key: str) -> str:
    """Say how a place is reached, what it is like and who is there, in one line."""
    way = battle.toward(key, battle.turn.arena)
    lead = f"Past {battle.called(way)}" if way and way != battle.turn.arena else "Next to you"
    there = ", ".join(one.name for one in battle.standing(arena=key))
    return f"{lead}: {battle.called(key)} ({kind_of(battle, key)}){f': {there}' if there else ''}."
