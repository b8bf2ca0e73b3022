"""Actions of a fight other than plain blows: moving, holding, pushing, focusing, helping."""

from dataclasses import dataclass, replace
from typing import Any

from solo.rules.fictive_hack import awesome, blows, health, incoming, talents
from solo.rules.fictive_hack.attributes import Rating
from solo.rules.fictive_hack.battle import FOE, HERO, Fighter, Job, State
from solo.rules.fictive_hack.checks import Challenge, Contest, Intimidate, Pickpocket, pushed
from solo.rules.fictive_hack.choosing import ChooseAction
from solo.rules.fictive_hack.deeds import Bash
from solo.rules.fictive_hack.difficulty import Against
from solo.rules.fictive_hack.effects import theft_ap
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.rolling import Rolling
from solo.rules.fictive_hack.rolls import Task, modifiers
from solo.rules.fictive_hack.sheet import Sheet, changed
from solo.rules.fictive_hack.table import Table
from solo.rules.fictive_hack.tens import d10
from solo.rules.fictive_hack.weapons import aimed_range
from solo.rules.outcome import Note, Option, Outcome

CONTEST: tuple[str, ...] = tuple(printed("tasks")["contest"])


def note(text: str) -> Note:
    """Return a note that says something as it stands."""
    return Note("told", {"text": text})


# Rolls within a fight


@dataclass(frozen=True, slots=True, kw_only=True)
class Nested:
    """A roll or another encounter within the fight; its outcome goes to the job `then`.

    Args:
        inner: What goes on.
        then: What is done after it; its info becomes the outcome's label.
    """

    inner: Any
    then: Job

    def status(self, state: State, sheet: Sheet) -> tuple[str, ...]:
        lines: tuple[str, ...] = self.inner.status(sheet)
        return lines

    def options(self, state: State, sheet: Sheet) -> tuple[Option, ...]:
        found: tuple[Option, ...] = self.inner.options(sheet)
        return found

    def take(self, table: Table, option: str, words: str) -> None:
        step = self.inner.step(option, words, table.sheet, table.dice)
        table.sheet = step.sheet
        table.notes += step.notes
        if step.encounter is not None:
            table.ask = replace(self, inner=step.encounter)
            return
        finish(table, self.then, step.outcome)


def contest(table: Table, task: Task, then: Job) -> None:
    """Roll something within the fight, at once; AP may raise it after."""
    rolling = Rolling(task=task, asks=table.state.asks)
    nested = Nested(inner=rolling, then=then)
    nested.take(table, "roll", "")


def finish(table: Table, then: Job, outcome: Outcome) -> None:
    """Tell of a roll within the fight, and put what follows from it."""
    facts = outcome.facts
    if "total" in facts:
        table.tell(f"You roll {facts['total']} against {facts['difficulty']}: {outcome.label}.")
    count = outcome.successes or -outcome.failures
    table.first(then._replace(info=f"{then.info}:{outcome.label}:{count}"))


# The hero


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
    blows.strike(table, turn.target, "attack")


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
    _go(table)


def _go(table: Table) -> None:
    turn, state = table.state.turn, table.state
    if turn.action == "flee":
        table.turn(action="fled")
        table.tell("You get away.")
        return
    enter(table, turn.place)
    if turn.action == "charge":
        if table.arena(turn.target) == table.state.turn.arena:
            blows.strike(table, turn.target, "charge")
        return
    if turn.action == "moving-shot":
        far = state.distances(turn.place).get(table.arena(turn.target), 99)
        if far <= 1:
            blows.strike(table, turn.target, "moving-shot")


def enter(table: Table, arena: str) -> None:
    """Let the hero come into an arena, which makes arena talents fresh (FH-108)."""
    if not arena or arena == table.state.turn.arena:
        return
    table.turn(arena=arena)
    table.sheet = talents.new_arena(table.sheet)
    table.tell(f"You move to {table.state.called(arena)}.")


def _charge(table: Table) -> None:
    if table.state.turn.impeded:
        _move(table)
        return
    _go(table)


def _moving_shot(table: Table) -> None:
    table.take(awesome.spend(table.sheet, awesome.price("moving-shot"), "a shot on the move"))
    _move(table)


def _sprint(table: Table) -> None:
    """Lose a Wound to cross two arenas (FH-254)."""
    if table.state.turn.impeded:
        _move(table)
        return
    table.take(talents.use(table.sheet, "sprinter"))
    table.take(health.wound(table.sheet, 1, table.dice, deadly=table.state.fight.deadly))
    if not table.sheet.state:
        enter(table, table.state.turn.place)


def _impede(table: Table) -> None:
    target = table.state.fighter(table.state.turn.target)
    if target.arena != table.state.turn.arena:
        table.tell("Whom you meant to hold is out of reach.")
        return
    task = Contest(
        against=theirs(target),
        reach=table.sheet.weapon.closed().kind == "reach",
        they_reach=target.block.weapon.kind == "reach" and not target.grouped,
    )
    contest(table, task, Job("answer", HERO, target.id, "impede"))


def theirs(fighter: Fighter, usual: tuple[str, ...] = CONTEST) -> Against:
    """Return what a fighter opposes with: the best it has, frightened or not."""
    attribute = fighter.block.best(usual)
    value = fighter.block.rating(attribute)
    if fighter.frightened:
        value += int(printed("weapons")["intimidated"])
    return Against(
        value=value, attribute=(attribute,), name=fighter.block.name, resist=fighter.resolve
    )


def _push(table: Table) -> None:
    """Push one foe, or all that are near, into the next arena (FH-148, FH-149)."""
    turn = table.state.turn
    if turn.target:
        target = table.state.fighter(turn.target)
        if target.arena != turn.arena:
            table.tell("Whom you meant to push is out of reach.")
            return
        task = Contest(against=theirs(target))
        contest(table, task, Job("answer", HERO, target.id, "push"))
        return
    table.turn(rolled=True)
    best = max(CONTEST, key=lambda name: table.sheet.attributes[name] + sum(
        points for _, points in modifiers(table.sheet, name)))  # fmt: skip
    added = sum(points for _, points in modifiers(table.sheet, best))
    total = d10(table.dice) + table.sheet.attributes[best] + added
    ties = table.sheet.options.ties == "hero"
    for place, foe in enumerate(table.state.here):
        other = d10(table.dice) + theirs(foe).value
        if pushed(total, place, other, ties=ties):
            table.fighter(foe.id, arena=turn.place)
            table.tell(f"You push {foe.name} to {table.state.called(turn.place)}.")
        else:
            table.tell(f"{foe.name} stands firm.")


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


def help_(table: Table, target: str) -> None:
    """Give a companion a die, who then attacks at once (FH-151)."""
    fighter = table.state.fighter(target)
    table.fighter(target, assisted=fighter.assisted + 1)
    table.tell(f"You help {fighter.name}: one die more.")
    if fighter.acted or fighter.action != "attack":
        return
    table.fighter(target, acted=True)
    fighter_acts(table, table.state.fighter(target))


@dataclass(frozen=True, slots=True, kw_only=True)
class AssistShift:
    """An assistant may strike or protect after all, for 1 AP (FH-152)."""

    who: str

    def status(self, state: State, sheet: Sheet) -> tuple[str, ...]:
        return (f"You are about to help {state.fighter(self.who).name}. {sheet.ap} AP.",)

    def options(self, state: State, sheet: Sheet) -> tuple[Option, ...]:
        price = awesome.price("assist-shift")
        found = [Option("help", "Help", hint="help")]
        if sheet.ap >= price:
            for foe in state.here:
                text = f"Strike {foe.name} yourself, for {price} AP"
                found.append(Option(f"strike-{foe.id}", text, hint="strike"))
            text = f"Protect {state.fighter(self.who).name} instead, for {price} AP"
            found.append(Option("protect", text, hint="protect"))
        return tuple(found)

    def take(self, table: Table, option: str, words: str) -> None:
        if option == "help":
            help_(table, self.who)
            return
        table.take(awesome.spend(table.sheet, awesome.price("assist-shift"), "a change of mind"))
        if option == "protect":
            table.turn(protects=self.who)
            table.tell(f"You stand before {table.name(self.who)}.")
            return
        blows.strike(table, option.removeprefix("strike-"), "attack")


def _pickpocket(table: Table) -> None:
    target = table.state.fighter(table.state.turn.target)
    against = theirs(target, ("awareness", "daring", "cunning") if target.aware else ("awareness",))
    task = Pickpocket(against=against, aware=target.aware)
    contest(table, task, Job("answer", HERO, target.id, "pickpocket"))


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
    fighter = table.state.fighter(target)
    task = Intimidate(against=theirs(fighter, tuple(printed("tasks")["menace"])))
    contest(table, task, Job("answer", HERO, target, "menace"))


def _parley(table: Table) -> None:
    if not _focused(table) or table.state.fight.parley is None:
        return
    task = Challenge(
        attribute=(Rating("charm"),), difficulty=table.state.fight.parley, topic="parley"
    )
    contest(table, task, Job("answer", HERO, "", "parley"))


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
    "hold": _shoot, "aim": _shoot, "attack": _attack,
    "move": _move, "flee": _move, "charge": _charge, "moving-shot": _moving_shot,
    "sprint": _sprint, "impede": _impede, "push": _push, "assist": _assist,
    "pickpocket": _pickpocket, "steady": _steady, "intimidate": _intimidate, "parley": _parley,
    "bash": _bash_focus, "shrug": _shrug, "reload": _reload, "wait": _wait,
}  # fmt: skip


def answered(table: Table, job: Job) -> None:
    """Do what a roll within the fight came to."""
    what, _, rest = job.info.partition(":")
    if what == "broke":
        fighter = table.state.fighter(job.target)
        if fighter.gone or fighter.left < int(rest):
            table.turn(impeded="")
            _go(table)
        else:
            table.tell("You are still held.")
        return
    label, _, count = rest.partition(":")
    _ANSWERS[what](table, job.target, label, int(count) > 0)


def _impeded(table: Table, target: str, label: str, won: bool) -> None:
    if won:
        table.fighter(target, impeded=HERO)
        table.tell(f"You hold {table.name(target)} here.")


def _resisted(table: Table, target: str, label: str, won: bool) -> None:
    if not won:
        table.turn(impeded=target)
        table.tell(f"{table.name(target)} holds you here.")


def _pushed(table: Table, target: str, label: str, won: bool) -> None:
    if won:
        place = table.state.turn.place
        table.fighter(target, arena=place)
        table.tell(f"You push {table.name(target)} to {table.state.called(place)}.")


def _shoved(table: Table, target: str, label: str, won: bool) -> None:
    if not won:
        enter(table, table.state.fighter(target).place)


def _menaced(table: Table, target: str, label: str, won: bool) -> None:
    if won:
        table.fighter(target, frightened=True)
        table.tell(f"{table.name(target)} is intimidated: -2 on every roll.")


def _frightened(table: Table, target: str, label: str, won: bool) -> None:
    if not won:
        table.sheet = changed(table.sheet, frightened=True)
        table.notes.append(Note("frightened", {}))


def _talked(table: Table, target: str, label: str, won: bool) -> None:
    if won:
        table.put(over="talked", jobs=())


def _bashed(table: Table, target: str, label: str, won: bool) -> None:
    if not won:
        return
    fighter = table.state.fighter(target)
    left = fighter.count - 1 if fighter.grouped else 0
    table.fighter(target, count=max(1, left), gone="" if left else "ko")
    table.tell(f"{fighter.block.name} is knocked out.")


def _picked(table: Table, target: str, label: str, won: bool) -> None:
    if won:
        table.fighter(target, used=(*table.state.fighter(target).used, "robbed"))
        table.tell(f"You rob {table.name(target)}.")
        if "thief" in table.sheet.inherent:
            table.take(awesome.gain(table.sheet, theft_ap(0), "a theft"))
    if table.state.turn.place:
        enter(table, table.state.turn.place)


_ANSWERS = {
    "impede": _impeded, "resist": _resisted, "push": _pushed, "shove": _shoved,
    "menace": _menaced, "fright": _frightened, "parley": _talked, "bash": _bashed,
    "pickpocket": _picked,
}  # fmt: skip


# Foes and companions


def fighter_acts(table: Table, fighter: Fighter) -> None:
    """Let a foe or a companion do what it means to do; who can heal itself does so first."""
    _mends(table, fighter)
    fighter = table.state.fighter(fighter.id)
    act = _FIGHTER.get(fighter.action)
    if act is not None:
        act(table, fighter)


def _mends(table: Table, fighter: Fighter) -> None:
    """Let a foe use a power that heals it, when it is hurt (FH-200, FH-218)."""
    power = next((p for p in fighter.block.powers if p.does == "heal"
                  and fighter.used.count(p.name) < p.uses), None)  # fmt: skip
    if power is None or not fighter.hurt or fighter.grouped:
        return
    table.fighter(fighter.id, lost=fighter.lost - 1, used=(*fighter.used, power.name))
    table.tell(f"{fighter.name}: {power.name}. A Wound closes.")
    if power.ap:
        table.feed(power.ap, power.name)


def _they_attack(table: Table, fighter: Fighter) -> None:
    target = fighter.target
    if not table.up(target) or table.arena(target) != fighter.arena:
        near = [key for key in table.enemies(fighter.id) if table.arena(key) == fighter.arena]
        if not near:
            return
        target = near[0]
    again = next((p for p in fighter.block.powers if p.does == "strike-again"
                  and fighter.used.count(p.name) < p.uses), None)  # fmt: skip
    if again is not None:
        table.fighter(fighter.id, used=(*fighter.used, again.name))
        table.tell(f"{fighter.name}: {again.name}.")
        if again.ap:
            table.feed(again.ap, again.name)
        table.first(Job("strike", fighter.id, target, "attack"))
    incoming.strike(table, fighter.id, target, "attack")


def _they_shoot(table: Table, fighter: Fighter) -> None:
    far = table.state.distances(fighter.arena).get(table.arena(fighter.target), 99)
    if far <= 1 and table.up(fighter.target):
        incoming.strike(table, fighter.id, fighter.target, "shoot")


def _they_move(table: Table, fighter: Fighter) -> None:
    if _held(table, fighter):
        return
    place = fighter.place
    if fighter.side == FOE:
        place = table.state.toward(fighter.arena, table.state.turn.arena)
    if not place:
        return
    depart(table, fighter.id, place)
    charging = fighter.block.talent == "charger" and "charger" not in fighter.used
    if charging and place == table.state.turn.arena and fighter.side == FOE:
        table.fighter(fighter.id, used=(*fighter.used, "charger"))
        table.first(Job("strike", fighter.id, HERO, "attack"))


def _held(table: Table, fighter: Fighter) -> bool:
    """Let a fighter who is held strike at the holder; tell whether it stays held (FH-147)."""
    holder = fighter.impeded
    if not holder or not table.up(holder) or table.arena(holder) != fighter.arena:
        return False
    table.tell(f"{fighter.name} can't get past {table.name(holder)}.")
    incoming.strike(table, fighter.id, holder, "attack")
    return True


def depart(table: Table, who: str, place: str) -> None:
    """Let a fighter go somewhere, or out of the fight when there is no place."""
    fighter = table.state.fighter(who)
    if not place:
        table.fighter(who, gone="fled")
        table.tell(f"{fighter.name} gets away.")
        return
    table.fighter(who, arena=place)
    table.tell(f"{fighter.name} moves to {table.state.called(place)}.")


def _they_flee(table: Table, fighter: Fighter) -> None:
    """Make for the nearest exit; the hero may strike at who leaves (FH-194)."""
    if _held(table, fighter):
        return
    state = table.state
    exits = state.exits
    place = ""
    if exits and fighter.arena not in exits:
        far = state.distances(fighter.arena)
        goal = min(exits, key=lambda key: far.get(key, 99))
        place = state.toward(fighter.arena, goal)
        if not place:
            return
    price = awesome.price("smite")
    near = fighter.side == FOE and fighter.arena == state.turn.arena
    if near and state.asks and table.sheet.ap >= price:
        table.ask = Smite(who=fighter.id, place=place)
        return
    depart(table, fighter.id, place)


@dataclass(frozen=True, slots=True, kw_only=True)
class Smite:
    """A foe leaves melee with the hero (FH-194)."""

    who: str
    place: str

    def status(self, state: State, sheet: Sheet) -> tuple[str, ...]:
        return (f"{state.fighter(self.who).name} turns to run.",)

    def options(self, state: State, sheet: Sheet) -> tuple[Option, ...]:
        price = awesome.price("smite")
        return (
            Option("let-go", "Let it go", hint="let"),
            Option("smite", f"Smite it as it flees, for {price} AP", hint="smite"),
        )

    def take(self, table: Table, option: str, words: str) -> None:
        table.first(Job("leave", self.who, self.place))
        if option == "smite":
            table.take(awesome.spend(table.sheet, awesome.price("smite"), "smiting who flees"))
            table.first(Job("strike", HERO, self.who, "smite"))


def _they_defend(table: Table, fighter: Fighter) -> None:
    table.fighter(fighter.id, defending=True)
    table.tell(f"{fighter.name} defends itself.")


def _they_protect(table: Table, fighter: Fighter) -> None:
    table.fighter(fighter.id, protects=fighter.target)
    table.tell(f"{fighter.name} protects {table.name(fighter.target)}.")


def _they_impede(table: Table, fighter: Fighter) -> None:
    if fighter.arena != table.state.turn.arena:
        return
    reach = fighter.block.weapon.kind == "reach" and not fighter.grouped
    task = Contest(against=theirs(fighter), reach=table.sheet.weapon.closed().kind == "reach",
                   they_reach=reach)  # fmt: skip
    table.tell(f"{fighter.name} tries to hold you.")
    contest(table, task, Job("answer", HERO, fighter.id, "resist"))


def _they_push(table: Table, fighter: Fighter) -> None:
    if fighter.arena != table.state.turn.arena:
        return
    table.tell(f"{fighter.name} tries to push you away.")
    contest(table, Contest(against=theirs(fighter)), Job("answer", HERO, fighter.id, "shove"))


def _they_recover(table: Table, fighter: Fighter) -> None:
    if not fighter.harmed or not fighter.frightened:
        table.fighter(fighter.id, frightened=False)
        table.tell(f"{fighter.name} has its courage back.")


def _they_frighten(table: Table, fighter: Fighter) -> None:
    power = next(p for p in fighter.block.powers if p.does == "frighten")
    table.fighter(fighter.id, used=(*fighter.used, power.name))
    if fighter.arena != table.state.turn.arena:
        return
    table.tell(f"{fighter.name}: {power.name}.")
    if power.ap:
        table.feed(power.ap, power.name)
    menace_ = tuple(printed("tasks")["menace"])
    contest(table, Intimidate(against=theirs(fighter, menace_)),
            Job("answer", HERO, fighter.id, "fright"))  # fmt: skip


def _they_assist(table: Table, fighter: Fighter) -> None:
    if fighter.target == HERO:
        if fighter.arena == table.state.turn.arena:
            table.turn(assisted=table.state.turn.assisted + 1)
            table.tell(f"{fighter.name} helps you: one die more.")
        return
    other = table.state.fighter(fighter.target)
    table.fighter(other.id, assisted=other.assisted + 1)


_FIGHTER = {
    "attack": _they_attack, "shoot": _they_shoot, "move": _they_move, "flee": _they_flee,
    "defend": _they_defend, "protect": _they_protect, "impede": _they_impede,
    "push": _they_push, "recover": _they_recover, "frighten": _they_frighten,
    "assist": _they_assist,
}  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Flexibility:
    """A chance to do something else this round after all, for 1 AP (FH-195)."""

    def status(self, state: State, sheet: Sheet) -> tuple[str, ...]:
        return (f"Phase {state.phase} is over. You meant to {state.turn.action}. {sheet.ap} AP.",)

    def options(self, state: State, sheet: Sheet) -> tuple[Option, ...]:
        price = awesome.price("flexibility")
        return (
            Option("go-on", "Go on as you meant to", hint="go on"),
            Option("change", f"Do something else, for {price} AP", hint="change"),
        )

    def take(self, table: Table, option: str, words: str) -> None:
        if option == "change":
            table.take(awesome.spend(table.sheet, awesome.price("flexibility"), "Flexibility"))
            table.ask = ChooseAction(after=table.state.phase)
