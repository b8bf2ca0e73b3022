"""What foes and companions do in a round."""

from dataclasses import dataclass

from solo.rules.core.outcome import Option
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.checks.attribute import Contest, Intimidate
from solo.rules.fictive_hack.fight import incoming
from solo.rules.fictive_hack.fight.nested import contest, theirs
from solo.rules.fictive_hack.fight.state import FOE, HERO, Fighter, Job, State
from solo.rules.fictive_hack.fight.table import Table
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.printed import printed


def help_(table: Table, target: str) -> None:
    """Give a companion a die, who then attacks at once (FH-151)."""
    fighter = table.state.fighter(target)
    table.fighter(target, assisted=fighter.assisted + 1)
    table.tell(f"You help {fighter.name}: one die more.")
    if fighter.acted or fighter.action != "attack":
        return
    table.fighter(target, acted=True)
    fighter_acts(table, table.state.fighter(target))


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
    table.tell(fighter.does(f"can't get past {table.name(holder)}."))
    table.first(Job("loose", fighter.id, holder, str(lost(table, holder))))
    incoming.strike(table, fighter.id, holder, "attack")
    return True


def lost(table: Table, who: str) -> int:
    """Return how many Wounds the hero or a companion has lost."""
    return table.sheet.lost if who == HERO else table.state.fighter(who).lost


def depart(table: Table, who: str, place: str) -> None:
    """Let a fighter go somewhere, or out of the fight when there is no place."""
    fighter = table.state.fighter(who)
    if not place:
        table.fighter(who, gone="fled")
        table.tell(fighter.does("gets away."))
        return
    table.fighter(who, arena=place)
    table.tell(fighter.does(f"moves to {table.state.called(place)}."))


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
        line = state.fighter(self.who).does("turns to run.")
        return (f"{line[:1].upper()}{line[1:]}",)

    def options(self, state: State, sheet: Sheet) -> tuple[Option, ...]:
        price = awesome.price("smite")
        return (
            Option("let-go", "Let it be", hint="let"),
            Option("smite", f"Strike as they run, for {price} AP", hint="smite"),
        )

    def take(self, table: Table, option: str, words: str) -> None:
        table.first(Job("leave", self.who, self.place))
        if option == "smite":
            table.take(awesome.spend(table.sheet, awesome.price("smite"), "smiting who flees"))
            table.first(Job("strike", HERO, self.who, "smite"))


def _they_defend(table: Table, fighter: Fighter) -> None:
    table.fighter(fighter.id, defending=True)
    table.tell(fighter.does("goes on the defensive."))


def _they_protect(table: Table, fighter: Fighter) -> None:
    table.fighter(fighter.id, protects=fighter.target)
    table.tell(fighter.does(f"protects {table.name(fighter.target)}."))


def _they_impede(table: Table, fighter: Fighter) -> None:
    if fighter.arena != table.state.turn.arena:
        return
    task = Contest(
        against=theirs(fighter, acting=True),
        reach=table.sheet.weapon.closed().kind == "reach",
        they_reach=fighter.block.weapon.kind == "reach" and not fighter.grouped,
    )
    table.tell(fighter.does("tries to hold you."))
    contest(table, task, Job("answer", HERO, fighter.id, "resist"))


def _they_push(table: Table, fighter: Fighter) -> None:
    if fighter.arena != table.state.turn.arena:
        return
    table.tell(fighter.does("tries to push you away."))
    contest(
        table,
        Contest(against=theirs(fighter, acting=True)),
        Job("answer", HERO, fighter.id, "shove"),
    )


def _they_recover(table: Table, fighter: Fighter) -> None:
    if not fighter.harmed:
        table.fighter(fighter.id, frightened=False)
        table.tell(fighter.does("is over the fright."))


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
            table.tell(fighter.does("helps you: one die more."))
        return
    other = table.state.fighter(fighter.target)
    table.fighter(other.id, assisted=other.assisted + 1)


_FIGHTER = {
    "attack": _they_attack, "shoot": _they_shoot, "move": _they_move, "flee": _they_flee,
    "defend": _they_defend, "protect": _they_protect, "impede": _they_impede,
    "push": _they_push, "recover": _they_recover, "frighten": _they_frighten,
    "assist": _they_assist,
}  # fmt: skip
