"""An attack of anybody's on anybody, and the counter-attack that it may bring."""

from solo.rules.core.outcome import Odds, Option
from solo.rules.core.table import Script
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.fight.attack import attack
from solo.rules.fictive_hack.fight.blow_odds import hero_blow
from solo.rules.fictive_hack.fight.endings import end_if_over
from solo.rules.fictive_hack.fight.npc_attacks import npc_attack
from solo.rules.fictive_hack.fight.phases import PHASES
from solo.rules.fictive_hack.fight.state import FOE, is_hero
from solo.rules.fictive_hack.fight.table import FightTable
from solo.rules.fictive_hack.fight.words import words


def strike(table: FightTable, who: str, target: str, mode: str) -> Script[str]:
    """Let somebody attack; who defends or protects strikes back at whoever hits at close quarters.

    Return who was hit at close quarters, or nothing.

    Source: Fictive Hack, FH-138, FH-140, FH-141.
    """
    before = table.victim
    if is_hero(who):
        if mode in ("counter", "smite"):  # out of turn it is said whose blow it is
            table.victim = table.name(who)
        table.turn_to(who)
        hit = yield from attack(table, target, mode)
        table.victim = before
    else:
        hit = yield from npc_attack(table, who, target, mode)
    if mode != "smite":  # who runs already is not broken by it
        yield from _rout(table)
    end_if_over(table)
    if hit and mode != "counter" and _strikes_back(table, hit):
        # A group of minions is struck back at once, and as a whole (FH-215).
        yield from strike_if_near(table, hit, who, "counter")
    return hit


def strike_if_near(table: FightTable, who: str, target: str, mode: str = "attack") -> Script[None]:
    """Let somebody attack out of turn, if both still fight and are in one arena."""
    if table.up(who) and table.up(target) and table.arena(who) == table.arena(target):
        yield from strike(table, who, target, mode)


def _rout(table: FightTable) -> Script[None]:
    """Let the rest of a group run when enough of them have fallen."""
    for one in table.battle.fighters:
        nerve = one.block.fled_at
        if one.gone or not nerve or one.start - one.count < nerve:
            continue
        table.say(words("rest-runs"))
        yield from smitten(table, one.id)
        if table.up(one.id):
            table.alter(one.id, gone="fled")


def smitten(table: FightTable, who: str) -> Script[None]:
    """Let every hero strike at a foe beside who runs before the phase of attacks (FH-194)."""
    before = table.victim
    for key in table.standing_heroes:
        if table.up(who):
            yield from _smites(table, key, who)
    table.victim = before


def _smites(table: FightTable, key: str, who: str) -> Script[None]:
    fighter, price = table.battle.fighter(who), awesome.price("smite")
    near = fighter.side == FOE and fighter.arena == table.arena(key)
    early = table.battle.phase < PHASES["attack"]
    if not (near and early and table.asking and table.sheet_of(key).ap >= price):
        return
    table.turn_to(key, tells=False)
    table.victim = table.name(key)
    options = (
        Option("let-go", words("let-run"), hint="let"),
        Option("smite", words("smite", price=price), hint="smite"),
    )

    def chances(option: str) -> Odds | None:
        if option == "let-go":
            return None
        return hero_blow(table.battle, table.sheet, who, "smite")

    answer = yield from table.ask(options, (words("runs", **fighter.subject),), odds=chances)
    if answer.option == "smite":
        table.become(awesome.spend(table.sheet, price, "smiting who flees"))
        yield from strike_if_near(table, key, who, "smite")


def _strikes_back(table: FightTable, who: str) -> bool:
    one = table.battle.part(who) if is_hero(who) else table.battle.fighter(who)
    return one.defending or bool(one.protects)
