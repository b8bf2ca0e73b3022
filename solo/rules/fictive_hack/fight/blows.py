"""The hero's attacks in a fight: everything up to the roll."""

from dataclasses import dataclass, replace

from solo.rules.core.outcome import Option
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.checks.aids import aiding
from solo.rules.fictive_hack.checks.effects import Worn
from solo.rules.fictive_hack.fight.additions import AfterRoll
from solo.rules.fictive_hack.fight.attack import Terms, Thrown, throw
from solo.rules.fictive_hack.fight.blow import (
    SHOTS,
    Blow,
    add,
    arming,
    best_of,
    free_of,
    held,
    stabs,
    terms_of,
)
from solo.rules.fictive_hack.fight.landing import land, told
from solo.rules.fictive_hack.fight.state import Fighter, State
from solo.rules.fictive_hack.fight.table import Table
from solo.rules.fictive_hack.gear import carrying as gear
from solo.rules.fictive_hack.gear.effects import with_device
from solo.rules.fictive_hack.gear.weapons import Pool, Weapon
from solo.rules.fictive_hack.heroes import talents
from solo.rules.fictive_hack.heroes.sheet import Sheet


def strike(table: Table, target: str, mode: str, violence: int = -1) -> None:
    """Roll the hero's attack, and ask what is to be added to it.

    Args:
        table: The fight.
        target: Whom.
        mode: How.
        violence: AP of Awesome Violence declared before the roll; below 0 when not yet asked.
    """
    before = BeforeRoll(target=target, mode=mode)
    if violence < 0 and table.state.asks and before.applies(table.sheet):
        table.ask = before
        return
    if guard := table.state.guard_of(target):
        table.tell(table.state.fighter(guard).does(f"stands before {table.name(target)}."))
        target = guard
    foe = table.state.fighter(target)
    weapon = held(table.sheet, mode)
    terms = _violent(table, terms_of(table, foe, weapon, mode), violence)
    terms = before_roll(table, foe, terms, mode)
    thrown = throw(terms.pool, table.dice)
    _use_up(table, weapon, thrown)
    blow = Blow(target=target, weapon=weapon, terms=terms, thrown=thrown, mode=mode)
    blow = _unaware(table, foe, replace(blow, free=free_of(table, foe, blow)))
    blow = told(table, blow)
    ask = AfterRoll(blow=blow)
    if table.state.asks and ask.offers(table.state, table.sheet):
        table.ask = ask
    else:
        land(table, best_of(blow, table.sheet))


def _violent(table: Table, terms: Terms, violence: int) -> Terms:
    """Pay for the Awesome Violence that was declared."""
    if violence <= 0:
        return terms
    table.take(awesome.spend(table.sheet, violence, "Awesome Violence"))
    bonus = awesome.violence_bonus(violence, table.sheet.level)
    return terms.plus("Awesome Violence", bonus)


def before_roll(table: Table, foe: Fighter, terms: Terms, mode: str) -> Terms:
    """Return the terms with what the foe does before the roll.

    A tough uses its Expert Parry on the first melee attack on it (FH-217, FH-225).
    """
    if mode in SHOTS or foe.block.talent != "expert parry" or foe.parried:
        return terms
    table.fighter(foe.id, parried=True)
    table.tell(foe.does("takes a die off your attack by Expert Parry."))
    left = max(1, terms.pool.dice - 1)
    attribute = terms.pool.attribute and terms.pool.dice > 1
    keep = min(left, terms.pool.keep)
    return replace(terms, pool=Pool(left, keep, attribute))


def _use_up(table: Table, weapon: Weapon, thrown: Thrown) -> None:
    """Use up what an attack uses by being rolled at all."""
    _use_borrowed(table, weapon)
    table.turn(assisted=0, rolled=True)
    _spend_shot(table, weapon)
    _use_device(table, thrown)
    if table.sheet.bonus:
        table.take(Worn().apply(table.sheet, table.dice))


def _use_borrowed(table: Table, weapon: Weapon) -> None:
    """Use up what was paid for once and helps with any attack (FH-193)."""
    sheet = table.sheet
    helping = {"weapon of choice": True, "shield skill": arming(sheet, weapon).shield}
    for name, helps in helping.items():
        if helps and name in sheet.borrowed:
            table.take(talents.use(table.sheet, name))


def _spend_shot(table: Table, weapon: Weapon) -> None:
    if not weapon.ranged:
        return
    if weapon.shots or weapon.thrown or weapon.tiny:
        table.sheet = gear.with_ammo(table.sheet, weapon.name, weapon.ammo - 1)
    if weapon.kind == "very-heavy":
        table.turn(unloaded=table.state.turn.unloaded | {weapon.name})


def _use_device(table: Table, thrown: Thrown) -> None:
    """Break a device that helps attacks when doubles are rolled (FH-241)."""
    device = aiding(table.sheet, "attack")
    if device and len(set(thrown.faces)) < len(thrown.faces):
        table.take(with_device(table.sheet, device.name, broken=True))


def _unaware(table: Table, foe: Fighter, blow: Blow) -> Blow:
    """Give a Backstab on somebody unaware both its effects (FH-260); from now on it is aware."""
    if not foe.aware:
        table.fighter(foe.id, aware=True)
        if stabs(table, foe, blow):
            return add(add(blow, "backstab", "hit", table.sheet), "backstab", "wound", table.sheet)
    return blow


@dataclass(frozen=True, slots=True, kw_only=True)
class BeforeRoll:
    """Awesome Violence, where it is declared before the dice (FH-221)."""

    target: str
    mode: str

    def applies(self, sheet: Sheet) -> bool:
        """Tell whether there is anything to decide."""
        own = "fighter" in sheet.inherent and sheet.options.violence == "before_roll"
        return own and sheet.ap > 0

    def status(self, state: State, sheet: Sheet) -> tuple[str, ...]:
        return (f"You are about to attack {state.fighter(self.target).name}. {sheet.ap} AP.",)

    def options(self, state: State, sheet: Sheet) -> tuple[Option, ...]:
        found = [Option("violence-0", "Roll", hint="roll")]
        for points in range(1, min(sheet.ap, awesome.violence_most(sheet.level)) + 1):
            bonus = awesome.violence_bonus(points, sheet.level)
            text = f"Roll at +{bonus}, for {points} AP"
            found.append(Option(f"violence-{points}", text, hint=f"violence {points}"))
        return tuple(found)

    def take(self, table: Table, option: str, words: str) -> None:
        strike(table, self.target, self.mode, int(option.removeprefix("violence-")))
