"""The turn of the hero or a companion: attacks are planned, everything else is done at once.

Notes: edge, waited, wielded, talked-not, fled-not, carried-away, not-treated, and those of
`health`.
"""

from dataclasses import replace

from solo.rules.core.menu import choose
from solo.rules.core.outcome import Outcome
from solo.rules.core.table import Over, Script
from solo.rules.fell.checks.improvise import degree
from solo.rules.fell.effects import Hurts
from solo.rules.fell.fight.aftermath import ended
from solo.rules.fell.fight.attack import blast, bomb_of, use_up
from solo.rules.fell.fight.menu import PAGES, offers
from solo.rules.fell.fight.messages import status
from solo.rules.fell.fight.odds import flight, odds_of, parley, treatment
from solo.rules.fell.fight.spells import cast
from solo.rules.fell.fight.state import HERO
from solo.rules.fell.fight.table import FightTable, Improvising
from solo.rules.fell.fight.written import FLED, TALKED
from solo.rules.fell.health import healing
from solo.rules.fell.heroes.sheet import changed
from solo.rules.fell.printed import printed


def take_turn(table: FightTable, who: str) -> Script[bool]:
    """Ask what the hero or a companion does, and do it.

    Attacks are only planned: they are carried out when all have said what they do. Returns whether
    they still are; a flight that fails takes up the round of everybody.
    """
    while True:
        answer = yield from choose(
            lambda: offers(table, who),
            PAGES,
            lambda: status(table),
            odds=lambda option: odds_of(table, option),
            turn=Improvising(table, own=who == HERO),
        )
        if answer.tried is not None:
            improvise(table, answer.tried)
            return True
        kind, _, key = answer.option.partition("-")
        if kind == "wield":  # which takes no time
            wield(table, key)
            continue
        if kind == "flee":
            flee(table, who)
            return False
        yield from act(table, who, kind, key)
        return True


def act(table: FightTable, who: str, kind: str, key: str) -> Script[None]:
    """Do what takes up a turn."""
    match kind:
        case "all":
            table.plans = tuple((one, key) for one in table.turns)
            table.turns = (who,)
        case "attack":
            table.plans += ((who, key),)
        case "cast":
            yield from cast(table, key)
        case "blast":
            throw_bomb(table, key)
        case "treat":
            treat(table, who, key)
        case "talk":
            talk(table)
        case _:
            table.tell("waited", name=table.name(who))


def improvise(table: FightTable, outcome: Outcome) -> None:
    """Gain an edge for the hero's next attack, the better of two; a blunder costs HP.

    Source: FELL, FELL-007, FELL-012 (what it is worth: our reading).
    """
    worth = printed("tries")["fight"]
    gained, harm = (int(worth[name].get(degree(outcome), 0)) for name in ("edge", "harm"))
    if harm:
        table.change(Hurts(points=harm, spare=True))
    if gained > table.battle.edge:
        table.tell("edge", steps=gained)
        table.battle = replace(table.battle, edge=gained)


def wield(table: FightTable, key: str) -> None:
    """Take another weapon in hand."""
    name = next(one.item.name for one in table.sheet.items if one.id == key)
    table.sheet = changed(table.sheet, wielded=(key,))
    table.tell("wielded", name=name)


def throw_bomb(table: FightTable, key: str) -> None:
    """Use what strikes several at once, and use it up (FELL-040)."""
    name = next(one.item.name for one in table.sheet.bombs if one.id == key)
    die, extra = bomb_of(key, table.sheet)
    blast(table, die, f"the {name}", extra)
    table.sheet = use_up(table.sheet, key)


def treat(table: FightTable, who: str, key: str) -> None:
    """Treat the dying under threat: an INT test, helped by a healer's skill (FELL-047)."""
    check, sheet = treatment(table, who)
    outcome = check.resolve(sheet, table.dice)
    table.explains(outcome)
    if not outcome.successes:
        table.tell("not-treated", name="" if key == HERO else table.name(key))
        return
    table.become(healing.treat(table.sheet, key))
    table.battle = replace(table.battle, treated=table.battle.treated | {key})


def talk(table: FightTable) -> None:
    """Try to talk the foes out of the fight."""
    if table.resolve(parley(table)).successes:
        raise Over(ended(table, TALKED))
    table.battle = replace(table.battle, talked=True)
    table.tell("talked-not")


def flee(table: FightTable, who: str) -> None:
    """Try to get away, all together."""
    if table.resolve(flight(table, who)).successes:
        if who != HERO:
            table.tell("carried-away", name=table.name(who))
        raise Over(ended(table, FLED))
    table.tell("fled-not")
