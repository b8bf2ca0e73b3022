"""What the player decides at the beginning of a round: the hero's action, and companions'."""

from collections.abc import Iterator
from dataclasses import dataclass

from solo.rules.fictive_hack import awesome, gear, talents
from solo.rules.fictive_hack.battle import ALLY, FOE, HERO, Fighter, Job, State
from solo.rules.fictive_hack.fight import Bribe
from solo.rules.fictive_hack.health import heal
from solo.rules.fictive_hack.ids import slug
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.sheet import Sheet, changed
from solo.rules.fictive_hack.table import Table
from solo.rules.fictive_hack.weapons import aimed_range
from solo.rules.outcome import Option

PHASES: dict[str, int] = printed("fight")["phases"]
FOCUS = ("aim", "reload", "steady", "intimidate", "parley", "bash", "shrug")
FREE = ("bribe-", "recharge-", "borrow-", "wield-", "shield-", "menace-", "level-up", "parrying-")


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseAction:
    """One action for the round, and what is free besides (FH-132, FH-153).

    Args:
        after: The phase that is over already, when the choice is changed for 1 AP (FH-195).
    """

    after: int = 0

    def status(self, state: State, sheet: Sheet) -> tuple[str, ...]:
        return ()

    def options(self, state: State, sheet: Sheet) -> tuple[Option, ...]:
        found = sorted(actions(state, sheet, self.after), key=lambda one: bool(one.reason))
        return (*found, *free(state, sheet)) if not self.after else tuple(found)

    def take(self, table: Table, option: str, words: str) -> None:
        if option.startswith(FREE):
            take_free(table, option)
            return
        action, target, place = read(option, table.state)
        table.turn(action=action, target=target, place=place)
        if not self.after:
            table.put(jobs=(Job("helpers"),))


def phase_of(action: str) -> int:
    """Return the phase in which the player's action is begun."""
    return 3 if action in FOCUS else PHASES.get(action, 6)


def actions(state: State, sheet: Sheet, after: int = 0) -> Iterator[Option]:
    """List what the hero may do, the likeliest first."""
    for option in (*_blows(state, sheet), *_shots(state, sheet), *_ways(state, sheet),
                   *_guards(state), *_holds(state), *_wits(state, sheet)):  # fmt: skip
        if not after or phase_of(read(option.id, state)[0]) > after:
            yield option
    yield Option("wait", "Wait and see", hint="wait")


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
    why = _stuck(state)
    for place in state.next_to(state.turn.arena):
        text = f"Move to {state.called(place)} ({state.type_of(place)})"
        yield Option(f"move-{place}", text, reason=why, hint="move")
    if sheet.has("sprinter"):
        tired = why or talents.why_not(sheet, "sprinter")
        for place, far in state.distances(state.turn.arena).items():
            if far == 2:
                text = f"Sprint to {state.called(place)}, for a Wound"
                yield Option(f"sprint-{place}", text, reason=tired, hint="sprint")
    if state.arenas[state.turn.arena].exit:
        yield Option("flee", "Get away from here", reason=why, hint="flee")


def _guards(state: State) -> Iterator[Option]:
    yield Option("defend", "Defend yourself", hint="defend")
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
        text = f"Talk them out of it (focus, Charm against {state.fight.parley.word})"
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


# What is free


def free(state: State, sheet: Sheet) -> Iterator[Option]:
    """List what costs no action: changing weapons, AP, a level."""
    if state.turn.impressive and not state.turn.menaced:
        for foe in state.here:
            if not foe.frightened:
                text = f"Glare at {foe.name} after what you just did (free)"
                yield Option(f"menace-{foe.id}", text, hint="glare")
    for weapon in sheet.weapons:
        if weapon.name != sheet.wielded:
            yield Option(f"wield-{weapon.slug}", f"Take the {weapon.name} in hand (free)",
                         hint="wield")  # fmt: skip
    if sheet.wielded:
        yield Option("wield-nothing", "Empty your hands (free)", hint="bare")
    if sheet.shield:
        text = "Lower your shield (free)" if sheet.use_shield else "Raise your shield (free)"
        yield Option("shield-down" if sheet.use_shield else "shield-up", text, hint="shield")
    yield from _parrying(sheet)
    yield from _paid(state, sheet)
    if sheet.due:
        yield Option("level-up", f"Take level {sheet.level + 1} (free)", hint="level")


def _parrying(sheet: Sheet) -> Iterator[Option]:
    """Offer a second weapon to parry with; it has to be light or hand (FH-060)."""
    if sheet.parrying:
        yield Option("parrying-none", f"Put the {sheet.parrying} away (free)", hint="parry none")
    elif not sheet.shielded:
        for weapon in sheet.weapons:
            fit = weapon.kind in printed("weapons")["parrying"] and not weapon.shots
            if fit and weapon.name != sheet.wielded and sheet.wielded:
                text = f"Parry with the {weapon.name} (free, a die less)"
                yield Option(f"parrying-{weapon.slug}", text, hint="parry")


def _paid(state: State, sheet: Sheet) -> Iterator[Option]:
    for bribe in state.fight.bribes:
        if bribe.id in state.bribed or (bribe.routs and not _there(state, bribe)):
            continue
        yield Option(bribe.id, _priced(bribe.text, bribe.ap), reason=awesome.short(sheet, bribe.ap),
                     hint="bribe")  # fmt: skip
    for talent in sheet.exhausted:
        if talent in sheet.talents:
            price = talents.recharge_price(sheet, talent, fighting=True)
            text = _priced(f"Use {talent.title()} again", price)
            yield Option(f"recharge-{slug(talent)}", text, reason=awesome.short(sheet, price),
                         hint="recharge")  # fmt: skip
    price = awesome.price("borrow")
    if sheet.ap >= price:
        for talent in talents.borrowable(sheet):
            text = _priced(f"Use {talent.title()} once", price)
            yield Option(f"borrow-{slug(talent)}", text, hint="borrow")


def _there(state: State, bribe: Bribe) -> bool:
    return any(one.id.startswith(bribe.routs) for one in state.standing(FOE))


def _priced(text: str, price: int) -> str:
    return f"{text}, for {price} AP" if price else text


def take_free(table: Table, option: str) -> None:
    """Do something free, and choose the action after it."""
    what, _, rest = option.partition("-")
    sheet = table.sheet
    table.ask = ChooseAction()
    if what == "bribe":
        bribe = next(one for one in table.state.fight.bribes if one.id == option)
        _pay(table, bribe)
    elif what == "recharge":
        table.take(talents.recharge(sheet, rest.replace("-", " "), fighting=True))
    elif what == "borrow":
        table.take(talents.borrow(sheet, rest.replace("-", " ")))
    elif what == "wield":
        found = next((w.name for w in sheet.weapons if w.slug == rest), "")
        parrying = "" if found == sheet.parrying else sheet.parrying
        table.sheet = changed(sheet, wielded=found, parrying=parrying)
        table.tell(f"You take the {found} in hand." if found else "Your hands are empty.")
    elif what == "shield":
        raised = rest == "up"
        table.sheet = changed(sheet, use_shield=raised, parrying="" if raised else sheet.parrying)
    elif what == "parrying":
        found = next((w.name for w in sheet.weapons if w.slug == rest), "")
        table.sheet = changed(sheet, parrying=found)
    elif what == "menace":
        table.turn(menaced=True, impressive=False)
        table.ask = None
        table.put(jobs=(Job("menace", HERO, rest), Job("again")))
    else:
        table.ask = None
        table.put(jobs=(Job("level"), Job("again")))


def _pay(table: Table, bribe: Bribe) -> None:
    """Let AP change the story (FH-204)."""
    table.take(awesome.spend(table.sheet, bribe.ap, bribe.text))
    table.put(bribed=table.state.bribed | {bribe.id})
    table.tell(bribe.text if bribe.text.endswith(".") else f"{bribe.text}.")
    if bribe.opens:
        table.put(opened=table.state.opened | {bribe.opens})
    if bribe.arm is not None:
        table.take(gear.arm(table.sheet, bribe.arm))
        table.sheet = changed(table.sheet, wielded=bribe.arm.name)
    if bribe.bonus:
        table.sheet = changed(table.sheet, bonus=table.sheet.bonus + bribe.bonus)
    if bribe.heals:
        table.take(heal(table.sheet, bribe.heals))
    if bribe.routs:
        for one in table.state.standing(FOE):
            if one.id == bribe.routs or one.id.startswith(f"{bribe.routs}-"):
                table.fighter(one.id, gone="fled")


# Companions


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseHelp:
    """What a companion does this round."""

    who: str

    def status(self, state: State, sheet: Sheet) -> tuple[str, ...]:
        one = state.fighter(self.who)
        return (f"What does {one.name} do, in {state.called(one.arena)}?",)

    def options(self, state: State, sheet: Sheet) -> tuple[Option, ...]:
        one = state.fighter(self.who)
        found = [Option(f"attack-{foe.id}", f"Attack {foe.name}", hint="attack")
                 for foe in state.standing(FOE, one.arena)]  # fmt: skip
        if one.block.shoots is not None:
            far = state.distances(one.arena)
            found += [Option(f"shoot-{foe.id}", f"Shoot {foe.name}", hint="shoot")
                      for foe in state.standing(FOE) if far.get(foe.arena, 99) <= 1]  # fmt: skip
        stuck = "cornered" if one.cornered else ""
        found += [
            Option(f"move-{place}", f"Move to {state.called(place)}", reason=stuck, hint="move")
            for place in state.next_to(one.arena)
        ]
        found.append(Option("defend", "Defend", hint="defend"))
        found += self._help(state, one)
        return (*found, Option("wait", "Wait", hint="wait"))

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
