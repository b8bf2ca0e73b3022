"""What the player decides at the beginning of a round: the hero's action, and companions'."""

from collections.abc import Iterator
from dataclasses import dataclass

from solo.rules.core.outcome import Option
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.fight import free_actions as freely
from solo.rules.fictive_hack.fight import places
from solo.rules.fictive_hack.fight.state import ALLY, FOE, Fighter, Job, State
from solo.rules.fictive_hack.fight.table import Table
from solo.rules.fictive_hack.gear.weapons import aimed_range
from solo.rules.fictive_hack.heroes import talents
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.printed import printed

PHASES: dict[str, int] = printed("fight")["phases"]
DEFEND = Option("defend", "Defend", hint="defend")
_FEW = 2  # so many of a kind are listed; more open by a word
_GRIPS = Option("grips", "Hold or push somebody", hint="hold")
_WAYS = Option("ways", "Move to another place", hint="move")
FOCUS = ("aim", "reload", "steady", "intimidate", "parley", "bash", "shrug")


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseAction:
    """One action for the round, and what is free besides (FH-132, FH-153).

    Args:
        after: The phase that is over already, when the choice is changed for 1 AP (FH-195).
        opened: The list that is open: `grips`, `ways`, or free things: `hands`, `luck`, `talents`.
    """

    after: int = 0
    opened: str = ""

    def status(self, state: State, sheet: Sheet) -> tuple[str, ...]:
        if self.opened == _WAYS.id:
            return (places.here(state), *places.chart(state))
        return (_ASKED[self.opened],) if self.opened else ()

    def options(self, state: State, sheet: Sheet) -> tuple[Option, ...]:
        if self.opened:
            inside = tuple(_LISTS[self.opened](state, sheet))
            back = (freely.BACK,)
            every = (*back, *inside) if self.opened in freely.PAID else (*inside, *back)
            return tuple(sorted(every, key=_barred))
        if self.after:
            return tuple(sorted(actions(state, sheet, self.after), key=_barred))
        listed = list(actions(state, sheet))
        for door, members in ((_WAYS, _strolls(state, sheet)), (_GRIPS, _holds(state))):
            listed = _folded(listed, door, tuple(members))
        listed.sort(key=_barred)
        return (*listed, *freely.options(state, sheet))

    def take(self, table: Table, option: str, words: str) -> None:
        if option in _LISTS or option == freely.BACK.id:
            table.ask = ChooseAction(opened="" if self.opened else option)
            return
        if option.startswith(freely.IDS):
            table.ask = ChooseAction()
            freely.take(table, option)
            if not table.state.standing(FOE):
                table.ask = None  # whoever was left has run, and it is over
            return
        action, target, place = read(option, table.state)
        table.turn(action=action, target=target, place=place)
        if not self.after:
            table.put(jobs=(Job("helpers"),))


def _barred(option: Option) -> bool:
    return bool(option.reason)


def _folded(listed: list[Option], door: Option, members: tuple[Option, ...]) -> list[Option]:
    """Put one option that opens them in the place of several, if they are many."""
    ids = {one.id for one in members}
    opened = freely.few(members, door, most=_FEW)
    first = next((n for n, one in enumerate(listed) if one.id in ids), 0)
    rest = [one for one in listed[first:] if one.id not in ids]
    return [*listed[:first], *opened, *rest]


def improvised(table: Table, after: int) -> None:
    """Let what nobody listed be the hero's action of the round; it is done already (FH-168)."""
    table.turn(action="improvise", target="", place="", acted=True, rolled=True)
    if not after:
        table.put(jobs=(Job("helpers"),))


def phase_of(action: str) -> int:
    """Return the phase in which the player's action is begun."""
    return 3 if action in FOCUS else PHASES.get(action, 6)


def actions(state: State, sheet: Sheet, after: int = 0) -> Iterator[Option]:
    """List what the hero may do, the likeliest first."""
    wait = (Option("wait", "Wait and see", hint="wait"),)
    here = state.turn.arena
    awaited = any(_comes(state, foe, here) for foe in state.standing(FOE)) and not state.here
    first, last = (wait, ()) if awaited else ((), wait)
    fighting = (*_blows(state, sheet), *_shots(state, sheet), *first, *_ways(state, sheet))
    others = (*_guards(state, sheet), *_holds(state), *_wits(state, sheet), *last)
    for option in (*fighting, *others):
        if not after or phase_of(read(option.id, state)[0]) > after:
            yield option


def _comes(state: State, foe: Fighter, arena: str) -> bool:
    """Tell whether a foe openly means to come to an arena."""
    return foe.block.telegraph == "full" and foe.action == "move" and foe.place == arena


def _blows(state: State, sheet: Sheet) -> Iterator[Option]:
    for foe in state.here:
        yield Option(f"attack-{foe.id}", f"Attack {foe.name}", hint="attack")
        if sheet.shielded and sheet.weapon.kind in printed("weapons")["shield_with"]:
            text = f"Strike {foe.name} with your shield"
            yield Option(f"batter-{foe.id}", text, hint="shield")
    if not sheet.has("charger"):
        return
    why = talents.why_not(sheet, "charger") or _stuck(state)
    for place in state.next_to(state.turn.arena):
        for foe in state.standing(FOE, place):
            text = f"Charge {foe.name} in {state.called(place)}"
            yield Option(f"charge-{foe.id}", text, reason=why, hint="charge")


def _shots(state: State, sheet: Sheet) -> Iterator[Option]:
    weapon = sheet.weapon
    if not weapon.ranged:
        return
    why = ""
    if weapon.ammo < 1 and (weapon.shots or weapon.thrown or weapon.tiny):
        why = "you have nothing left to shoot"
    elif weapon.name in state.turn.unloaded:
        why = f"the {weapon.name} is not loaded"
        yield Option("reload", f"Reload the {weapon.name} (focus)", hint="reload")
    far = state.distances(state.turn.arena)
    most = aimed_range(weapon, sheet.attributes["brawn"])
    for foe in state.standing(FOE):
        away = far.get(foe.arena, 99)
        where = "" if not away else f" in {state.called(foe.arena)}"
        if away <= 1:
            yield Option(f"shoot-{foe.id}", f"Shoot {foe.name}{where}", reason=why, hint="shoot")
            text = f"Hold your shot at {foe.name} until phase 5"
            yield Option(f"hold-{foe.id}", text, reason=why, hint="hold")
        elif away <= most:
            text = f"Aim at {foe.name}{where} (focus)"
            yield Option(f"aim-{foe.id}", text, reason=why, hint="aim")
    if not weapon.bow and not why:
        yield from _moving_shots(state, sheet)


def _moving_shots(state: State, sheet: Sheet) -> Iterator[Option]:
    """Shots on the move, for thrown weapons and crossbows (FH-069)."""
    price = awesome.price("moving-shot")
    if sheet.ap < price or _stuck(state):
        return
    for place in state.next_to(state.turn.arena):
        far = state.distances(place)
        for foe in state.standing(FOE):
            if far.get(foe.arena, 99) <= 1:
                text = f"Move to {state.called(place)} and shoot {foe.name}, for {price} AP"
                yield Option(f"moving-shot-{foe.id}-to-{place}", text, hint="moving")


def _stuck(state: State) -> str:
    return "you are cornered" if state.turn.cornered else ""


def _ways(state: State, sheet: Sheet) -> Iterator[Option]:
    """The ways to other places, first those that lead to foes."""
    why = _stuck(state)
    for place in sorted(state.next_to(state.turn.arena), key=lambda key: _to_foes(state, key)):
        text = f"Move to {state.called(place)} ({places.kind_of(state, place)})"
        yield Option(f"move-{place}", text, reason=why, hint="move")
    if sheet.has("sprinter"):
        tired = why or talents.why_not(sheet, "sprinter")
        for place, far in state.distances(state.turn.arena).items():
            if far == 2:
                text = f"Sprint to {state.called(place)}, for a Wound"
                yield Option(f"sprint-{place}", text, reason=tired, hint="sprint")
    if state.arenas[state.turn.arena].exit:
        yield Option("flee", "Get away from here", reason=why, hint="flee")


def _strolls(state: State, sheet: Sheet) -> tuple[Option, ...]:
    """The ways but for those that lead to a foe, which are taken oftener."""
    close = {f"move-{foe.arena}" for foe in state.standing(FOE)} if not state.here else set()
    return tuple(one for one in _ways(state, sheet) if one.id not in {*close, "flee"})


def _to_foes(state: State, place: str) -> int:
    """Return how far the nearest foe is from a place."""
    far = state.distances(place)
    return min((far.get(foe.arena, 99) for foe in state.standing(FOE)), default=0)


def _guarded(sheet: Sheet) -> str:
    """Say what defending does to whoever strikes (FH-082, FH-138)."""
    rules = printed("weapons")
    return f"{rules['defend_shield'] if sheet.shielded else rules['defend']} to hit you"


def _guards(state: State, sheet: Sheet) -> Iterator[Option]:
    yield Option(
        "defend", f"Defend yourself ({_guarded(sheet)}; who hits is hit back)", hint="defend"
    )
    for one in state.standing(ALLY, state.turn.arena):
        yield Option(f"protect-{one.id}", f"Protect {one.name}", hint="protect")
        yield Option(f"assist-{one.id}", f"Help {one.name} attack", hint="assist")


def _holds(state: State) -> Iterator[Option]:
    for foe in state.here:
        yield Option(f"impede-{foe.id}", f"Hold {foe.name} here", hint="impede")
    for place in state.next_to(state.turn.arena):
        for foe in state.here:
            text = f"Push {foe.name} to {state.called(place)}"
            yield Option(f"push-{foe.id}-to-{place}", text, hint="push")
        if len(state.here) > 1:
            text = f"Push all of them to {state.called(place)}"
            yield Option(f"push-all-to-{place}", text, hint="push all")


def _gripped(state: State, sheet: Sheet) -> Iterator[Option]:
    return _holds(state)


def _opened_ways(state: State, sheet: Sheet) -> Iterator[Option]:
    return iter(_strolls(state, sheet))


_LISTS = {**freely.LISTS, _GRIPS.id: _gripped, _WAYS.id: _opened_ways}
_ASKED = {**freely.ASKED, _GRIPS.id: "Whom, and where to?"}


def _wits(state: State, sheet: Sheet) -> Iterator[Option]:
    if sheet.frightened:
        yield Option("steady", "Shake off your fright (focus)", hint="steady")
    if sheet.has("survivor") and sheet.lost:
        why = talents.why_not(sheet, "survivor")
        yield Option("shrug", "Shrug off a Wound (focus)", reason=why, hint="shrug")
    for foe in state.here:
        if not foe.frightened:
            yield Option(f"intimidate-{foe.id}", f"Intimidate {foe.name} (focus)", hint="frighten")
        if sheet.has("bash") and sheet.weapon.blunt:
            why = talents.why_not(sheet, "bash")
            yield Option(f"bash-{foe.id}", f"Bash {foe.name} (focus)", reason=why, hint="bash")
        if sheet.has("pickpocket") and "robbed" not in foe.used and foe.block.kind != "swarm":
            yield Option(f"pickpocket-{foe.id}", f"Pick the pocket of {foe.name}", hint="pick")
            for place in state.next_to(state.turn.arena):
                text = f"Pick the pocket of {foe.name}, then move to {state.called(place)}"
                yield Option(f"pickpocket-{foe.id}-to-{place}", text, reason=_stuck(state),
                             hint="pick")  # fmt: skip
    if state.fight.parley is not None:
        whom = state.standing(FOE)[0].name if len(state.standing(FOE)) == 1 else "them"
        text = f"Talk {whom} out of it (focus, Charm against {state.fight.parley.word})"
        yield Option("parley", text, hint="talk")


def read(option: str, state: State) -> tuple[str, str, str]:
    """Return the action, the target and the place that an option means."""
    for action in sorted((*PHASES, *FOCUS), key=len, reverse=True):
        if option == action:
            return action, "", ""
        if option.startswith(f"{action}-"):
            rest = option.removeprefix(f"{action}-")
            return _aimed(action, rest, state)
    return option, "", ""


def _aimed(action: str, rest: str, state: State) -> tuple[str, str, str]:
    if action in ("move", "sprint"):
        return action, "", rest
    target, _, place = rest.rpartition("-to-")
    whole = any(one.id == rest for one in state.fighters)
    if target and place in state.arenas and not whole:
        return action, "" if target == "all" else target, place
    if action == "charge":
        return action, rest, state.fighter(rest).arena
    return action, rest, ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseHelp:
    """What a companion does this round."""

    who: str

    def status(self, state: State, sheet: Sheet) -> tuple[str, ...]:
        one = state.fighter(self.who)
        return (f"What does {one.name} do ({state.called(one.arena)})?",)

    def options(self, state: State, sheet: Sheet) -> tuple[Option, ...]:
        one = state.fighter(self.who)
        found = [Option(f"attack-{foe.id}", f"Attack {foe.name}", hint="attack")
                 for foe in state.standing(FOE, one.arena)]  # fmt: skip
        if one.block.shoots is not None:
            far = state.distances(one.arena)
            found += [Option(f"shoot-{foe.id}", f"Shoot {foe.name}", hint="shoot")
                      for foe in state.standing(FOE) if far.get(foe.arena, 99) <= 1]  # fmt: skip
        stuck = "cornered" if one.cornered else ""
        ways = [
            Option(f"move-{place}", f"Move to {state.called(place)}", reason=stuck, hint="move")
            for place in sorted(state.next_to(one.arena), key=lambda key: _to_foes(state, key))
        ]
        wait = Option("wait", "Wait", hint="wait")
        if any(_comes(state, foe, one.arena) for foe in state.standing(FOE)):
            return (*found, wait, *ways, DEFEND, *self._help(state, one))
        return (*found, *ways, DEFEND, *self._help(state, one), wait)

    def _help(self, state: State, one: Fighter) -> list[Option]:
        found = []
        if one.arena == state.turn.arena:
            found.append(Option("protect-hero", "Protect you", hint="protect"))
            found.append(Option("assist-hero", "Help you attack: a die more", hint="assist"))
        for other in state.standing(ALLY, one.arena):
            if other.id != one.id:
                found.append(Option(f"protect-{other.id}", f"Protect {other.name}", hint="cover"))
                found.append(Option(f"assist-{other.id}", f"Help {other.name} attack", hint="help"))
        return found

    def take(self, table: Table, option: str, words: str) -> None:
        action, _, target = option.partition("-")
        place = target if action == "move" else ""
        table.fighter(self.who, action=action, target="" if place else target, place=place)
