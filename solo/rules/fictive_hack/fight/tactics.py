"""What foes mean to do: their policies read rule by rule, and what of it the player is shown."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from solo.rules.fictive_hack.fight.state import ALLY, FOE, HERO, Fighter, State
from solo.rules.fictive_hack.fight.table import Table
from solo.rules.fictive_hack.foe import conditions
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.printed import printed

PHASES: dict[str, int] = printed("fight")["phases"]
_FOE_PHASES = {**PHASES, "recover": 6, "frighten": 3}


def declare(table: Table) -> None:
    """Let every foe decide what it means to do, before the player chooses (FH-133)."""
    hidden = False
    for fighter in table.state.standing(FOE):
        meant = intend(table.state, fighter, table.sheet)
        table.fighter(fighter.id, action=meant.action, target=meant.target, place=meant.place)
        hidden = hidden or fighter.block.telegraph == "hidden"
    if hidden:
        table.feed(int(printed("awesome")["secret"]), "secrecy")


def intend(state: State, fighter: Fighter, sheet: Sheet) -> Fighter:
    """Return the fighter with what it means to do: the first rule that can be followed."""
    if not fighter.aware:
        return replace(fighter, action="wait", target="", place="")
    fright = next((p for p in fighter.block.powers if p.does == "frighten"
                   and fighter.used.count(p.name) < p.uses), None)  # fmt: skip
    if fright and fighter.arena == state.turn.arena and not sheet.frightened:
        return replace(fighter, action="frighten", target=HERO, place="")
    for rule in fighter.block.policy:
        condition, _, action = rule.rpartition(":")
        if all(_holds(one, state, fighter, sheet) for one in conditions(condition)):
            meant = _meant(action.strip(), state, fighter)
            if meant is not None:
                return meant
    return replace(fighter, action="wait", target="", place="")


def _holds(condition: str, state: State, fighter: Fighter, sheet: Sheet) -> bool:
    near = bool(_targets(state, fighter))
    return {
        "": True,
        "always": True,
        "near": near,
        "far": not near,
        "hurt": fighter.hurt,
        "last-wound": fighter.left == 1 and not fighter.grouped,
        "alone": len(state.standing(FOE)) == 1 and len(state.fighters) > 1,
        "first-round": state.round == 1,
        "intimidated": fighter.frightened,
        "hero-hurt": sheet.lost > 0,
        "hero-defends": state.turn.defending,
        "every-other": state.round % 2 == 0,
    }[condition]


def _targets(state: State, fighter: Fighter) -> tuple[str, ...]:
    """Return whom it could strike where it stands: the hero first."""
    hero = (HERO,) if fighter.arena == state.turn.arena else ()
    return (*hero, *(one.id for one in state.standing(ALLY, fighter.arena)))


def _meant(action: str, state: State, fighter: Fighter) -> Fighter | None:
    """Return the fighter doing that, or None when it can't."""
    aimed = _AIMS[action](state, fighter) if action in _AIMS else ("", "")
    if aimed is None:
        return None
    return replace(fighter, action=action, target=aimed[0], place=aimed[1])


def _at_hand(state: State, fighter: Fighter) -> tuple[str, str] | None:
    near = _targets(state, fighter)
    return (_fairly(near, state, fighter), "") if near else None


def _at_hero(state: State, fighter: Fighter) -> tuple[str, str] | None:
    return (HERO, "") if fighter.arena == state.turn.arena else None


def _shoving(state: State, fighter: Fighter) -> tuple[str, str] | None:
    place = next(iter(state.next_to(fighter.arena)), "")
    return (HERO, place) if place and fighter.arena == state.turn.arena else None


def _in_range(state: State, fighter: Fighter) -> tuple[str, str] | None:
    close = state.distances(fighter.arena).get(state.turn.arena, 99) <= 1
    return (HERO, "") if close and fighter.block.shoots is not None else None


def _closer(state: State, fighter: Fighter) -> tuple[str, str] | None:
    place = "" if fighter.cornered else state.toward(fighter.arena, state.turn.arena)
    return ("", place) if place else None


def _away(state: State, fighter: Fighter) -> tuple[str, str] | None:
    return None if fighter.cornered else ("", "")


def _afraid(state: State, fighter: Fighter) -> tuple[str, str] | None:
    return ("", "") if fighter.frightened else None


def _friend(state: State, fighter: Fighter) -> tuple[str, str] | None:
    friends = [one.id for one in state.standing(FOE, fighter.arena) if one.id != fighter.id]
    return (friends[0], "") if friends else None


_AIMS: Mapping[str, Callable[[State, Fighter], tuple[str, str] | None]] = {
    "attack": _at_hand,
    "impede": _at_hero,
    "push": _shoving,
    "shoot": _in_range,
    "move": _closer,
    "flee": _away,
    "recover": _afraid,
    "protect": _friend,
}


def _fairly(near: tuple[str, ...], state: State, fighter: Fighter) -> str:
    """Return whom of several it strikes: fighters of a side spread themselves over the others."""
    foes = state.standing(FOE, fighter.arena)
    place = next((n for n, one in enumerate(foes) if one.id == fighter.id), 0)
    return near[(place + state.round - 1) % len(near)]


def phase_of(action: str) -> int:
    """Return the phase in which a fighter's action happens (FH-132)."""
    return _FOE_PHASES.get(action, 6)


def shown(state: State, fighter: Fighter) -> str:
    """Say what the player may know of a fighter's intention (FH-133)."""
    if fighter.block.telegraph == "hidden":
        return "gives nothing away"
    phase = phase_of(fighter.action)
    if fighter.block.telegraph == "phase":
        return f"means to act in phase {phase} ({printed('fight')['told'][str(phase)]})"
    target = "you" if fighter.target == HERO else _called(state, fighter.target)
    told = {
        "attack": f"means to attack {target}",
        "shoot": f"takes aim at {target}",
        "move": f"means to move to {state.called(fighter.place)}" if fighter.place else "",
        "defend": "means to defend",
        "protect": f"means to protect {target}",
        "impede": f"means to hold {target} here",
        "push": f"means to push {target} to {state.called(fighter.place)}" if fighter.place else "",
        "flee": "means to get away",
        "recover": "is gathering courage",
        "frighten": "means to frighten you",
        "wait": "waits" if fighter.aware else "has not noticed you",
    }
    return told.get(fighter.action) or "waits"


def _called(state: State, key: str) -> str:
    return state.fighter(key).name if key else "somebody"
