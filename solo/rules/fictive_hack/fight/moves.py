"""The hero's actions of a fight other than plain blows: moving, holding, pushing, focusing."""

from typing import Any

from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.checks.attribute import (
    Challenge,
    Contest,
    Intimidate,
    Pickpocket,
    Push,
)
from solo.rules.fictive_hack.checks.difficulty import STANDARD
from solo.rules.fictive_hack.checks.rolls import MOST, Task
from solo.rules.fictive_hack.fight import blows
from solo.rules.fictive_hack.fight.doors_and_knockouts import Bash
from solo.rules.fictive_hack.fight.nested import contest, theirs
from solo.rules.fictive_hack.fight.npc_turns import help_
from solo.rules.fictive_hack.fight.second_thoughts import AssistShift
from solo.rules.fictive_hack.fight.state import HERO, Fighter, Job, State
from solo.rules.fictive_hack.fight.table import Table
from solo.rules.fictive_hack.gear.weapons import aimed_range
from solo.rules.fictive_hack.health import wounds as health
from solo.rules.fictive_hack.heroes import talents
from solo.rules.fictive_hack.heroes.attributes import Rating
from solo.rules.fictive_hack.heroes.sheet import Sheet, changed
from solo.rules.fictive_hack.printed import printed

ROLLED = ("impede", "push", "intimidate", "pickpocket", "parley")
"""The actions that are an attribute roll, made at once."""


def task_of(state: State, sheet: Sheet, action: str, target: str) -> Task:
    """Return the attribute roll that one of `ROLLED` makes; pushing nobody pushes all."""
    if action == "parley":
        difficulty = state.fight.parley or STANDARD
        return Challenge(attribute=(Rating("charm"),), difficulty=difficulty, topic="parley")
    if action == "push" and not target:
        return Push(targets=tuple(theirs(foe).value for foe in state.here[:MOST]))
    foe = state.fighter(target)
    if action == "impede":
        reach = sheet.weapon.closed().kind == "reach"
        they_reach = foe.block.weapon.kind == "reach" and not foe.grouped
        return Contest(against=theirs(foe), reach=reach, they_reach=they_reach)
    if action == "push":
        return Contest(against=theirs(foe))
    if action == "intimidate":
        return Intimidate(against=theirs(foe, tuple(printed("tasks")["menace"])))
    resists = ("awareness", "daring", "cunning") if foe.aware else ("awareness",)
    return Pickpocket(against=theirs(foe, resists), aware=foe.aware)


def _roll(table: Table, target: str, action: str) -> None:
    """Make the roll of an action, whose outcome goes to the answer of the same name."""
    task = task_of(table.state, table.sheet, action, target)
    contest(table, task, Job("answer", HERO, target, action))


def hero_acts(table: Table) -> None:
    """Do what the player chose for this round."""
    turn = table.state.turn
    table.turn(acted=True)
    target_up = turn.target in ("", HERO) or table.up(turn.target)
    if not target_up:
        table.tell("Whom you meant is no longer there.")
        return
    _HERO[turn.action](table)


def _defend(table: Table) -> None:
    table.turn(defending=True, shielded=table.state.turn.shielded or table.sheet.shielded)
    table.tell("You defend yourself.")


def _protect(table: Table) -> None:
    table.turn(protects=table.state.turn.target)
    table.tell(f"You stand before {table.name(table.state.turn.target)}.")


def _attack(table: Table) -> None:
    turn = table.state.turn
    if table.arena(turn.target) != turn.arena:
        table.tell("Whom you meant to strike is out of reach.")
        return
    if table.sheet.shielded:
        table.turn(shielded=True)
    blows.strike(table, turn.target, turn.action)


def _shoot(table: Table) -> None:
    turn, state = table.state.turn, table.state
    far = state.distances(turn.arena).get(table.arena(turn.target), 99)
    most = blows_range(table.sheet, aimed=turn.action == "aim")
    if far > most:
        table.tell("Whom you meant to shoot is out of range.")
        return
    if turn.action == "aim" and turn.harmed:
        table.tell("Hurt, you lose your aim.")
        return
    blows.strike(table, turn.target, turn.action)


def blows_range(sheet: Sheet, *, aimed: bool) -> int:
    """Return how many arenas away the weapon in hand reaches (FH-066 to FH-068)."""
    return aimed_range(sheet.weapon, sheet.attributes["brawn"]) if aimed else 1


def _move(table: Table) -> None:
    """Move, or strike at who holds you, to get away by a Wound (FH-146, FH-147)."""
    turn = table.state.turn
    holder = turn.impeded
    if holder and table.up(holder):
        left = table.state.fighter(holder).left
        table.first(Job("answer", HERO, holder, f"broke:{left}"))
        table.tell(f"You strike at {table.name(holder)}, who holds you.")
        blows.strike(table, holder, "attack")
        return
    go(table)


def go(table: Table) -> None:
    """Go where the hero meant to, and strike there if that was meant."""
    turn = table.state.turn
    if turn.action == "flee":
        table.turn(action="fled")
        table.tell("You get away.")
        return
    if turn.action == "sprint":
        _run(table)
    if table.sheet.state:
        return
    enter(table, turn.place)
    if turn.action == "charge" and table.arena(turn.target) == turn.place:
        blows.strike(table, turn.target, "charge")
    elif turn.action == "moving-shot":
        _shoot_moving(table)


def _run(table: Table) -> None:
    """Lose a Wound to cross two arenas (FH-254)."""
    table.take(talents.use(table.sheet, "sprinter"))
    table.take(health.wound(table.sheet, 1, table.dice, deadly=table.state.fight.deadly))


def _shoot_moving(table: Table) -> None:
    """Shoot where the move has led, if the AP for it are still there (FH-069)."""
    turn, price = table.state.turn, awesome.price("moving-shot")
    far = table.state.distances(turn.place).get(table.arena(turn.target), 99)
    if table.sheet.ap < price or far > 1:
        table.tell("There is no shot in it.")
        return
    table.take(awesome.spend(table.sheet, price, "a shot on the move"))
    blows.strike(table, turn.target, "moving-shot")


def enter(table: Table, arena: str) -> None:
    """Let the hero come into an arena, which makes arena talents fresh (FH-108)."""
    if not arena or arena == table.state.turn.arena:
        return
    table.turn(arena=arena)
    table.sheet = talents.new_arena(table.sheet)
    table.tell(f"You move to {table.state.called(arena)}.")


def _impede(table: Table) -> None:
    target = table.state.fighter(table.state.turn.target)
    if target.arena != table.state.turn.arena:
        table.tell("Whom you meant to hold is out of reach.")
        return
    _roll(table, target.id, "impede")


def _push(table: Table) -> None:
    """Push one foe, or all that are near, into the next arena (FH-148, FH-149)."""
    turn = table.state.turn
    if turn.target:
        target = table.state.fighter(turn.target)
        if target.arena != turn.arena:
            table.tell("Whom you meant to push is out of reach.")
            return
        _roll(table, target.id, "push")
        return
    here = table.state.here[:MOST]
    if not here:
        table.tell("There is nobody left to push.")
        return
    sweep = task_of(table.state, table.sheet, "push", "")
    contest(table, sweep, Job("answer", HERO, ",".join(foe.id for foe in here), "push-all"))


def _assist(table: Table) -> None:
    target = table.state.turn.target
    if table.arena(target) != table.state.turn.arena:
        table.tell("Whom you meant to help is out of reach.")
        return
    shift = AssistShift(who=target)
    if table.state.asks and len(shift.options(table.state, table.sheet)) > 1:
        table.ask = shift
        return
    help_(table, target)


def _pickpocket(table: Table) -> None:
    _roll(table, table.state.turn.target, "pickpocket")


def _focused(table: Table) -> bool:
    """Tell whether a focus holds: nothing happened to the hero since phase 3 (FH-143)."""
    if table.state.turn.harmed:
        table.tell("Hurt, you lose your focus.")
        return False
    return True


def _steady(table: Table) -> None:
    if _focused(table):
        table.sheet = changed(table.sheet, frightened=False)
        table.tell("You shake off your fright.")


def _intimidate(table: Table) -> None:
    if _focused(table):
        menace(table, table.state.turn.target)


def menace(table: Table, target: str) -> None:
    """Intimidate a foe (FH-182 to FH-184)."""
    task = task_of(table.state, table.sheet, "intimidate", target)
    contest(table, task, Job("answer", HERO, target, "menace"))


def _parley(table: Table) -> None:
    if _focused(table):
        _roll(table, "", "parley")


def _bash_focus(table: Table) -> None:
    turn = table.state.turn
    if not _focused(table):
        return
    if table.arena(turn.target) != turn.arena:
        table.tell("Whom you meant to knock out is out of reach.")
        return
    blows.strike(table, turn.target, "bash")


def bash(table: Table, target: str) -> None:
    """Roll Cunning for a knock-out, after a hit with something blunt (FH-261)."""
    fighter = table.state.fighter(target)
    if fighter.gone or not table.sheet.ready("bash"):
        return
    wounds = 1 if fighter.grouped else fighter.left
    task = Bash(wounds=wounds, head=_head(fighter))
    contest(table, task, Job("answer", HERO, target, "bash"))


def _head(fighter: Fighter) -> Any:
    return fighter.block.head_armor


def _shrug(table: Table) -> None:
    if _focused(table) and table.sheet.ready("survivor"):
        table.take(talents.use(table.sheet, "survivor"))
        table.take(health.survive(table.sheet))


def _reload(table: Table) -> None:
    if _focused(table):
        name = table.sheet.weapon.name
        table.turn(unloaded=table.state.turn.unloaded - {name})
        table.tell(f"The {name} is loaded.")


def _wait(table: Table) -> None:
    table.tell("You wait.")


_HERO = {
    "defend": _defend, "protect": _protect, "shoot": _shoot,
    "hold": _shoot, "aim": _shoot, "attack": _attack, "batter": _attack,
    "move": _move, "flee": _move, "charge": _move, "moving-shot": _move,
    "sprint": _move, "impede": _impede, "push": _push, "assist": _assist,
    "pickpocket": _pickpocket, "steady": _steady, "intimidate": _intimidate, "parley": _parley,
    "bash": _bash_focus, "shrug": _shrug, "reload": _reload, "wait": _wait,
}  # fmt: skip
