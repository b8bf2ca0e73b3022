"""The hero's attack in a fight: the roll, what is added to it, and its result."""

from dataclasses import replace
from functools import partial

from solo.rules.core.dice import foreseen
from solo.rules.core.menus.offers import Offer
from solo.rules.core.outcome import Odds, Option
from solo.rules.core.table import Script
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.checks.effects import Worn
from solo.rules.fictive_hack.checks.modifiers import aiding
from solo.rules.fictive_hack.fight.additions import Addition, offered, offers, open_to
from solo.rules.fictive_hack.fight.attack_roll import Thrown, fell_out
from solo.rules.fictive_hack.fight.blow import (
    SHOTS,
    Blow,
    Fallen,
    a_die_less,
    arming,
    attacked,
    best_of,
    held,
    kills,
    landing,
    parries,
    terms_of,
)
from solo.rules.fictive_hack.fight.blow_odds import hero_blow
from solo.rules.fictive_hack.fight.hits import hurt
from solo.rules.fictive_hack.fight.state import Fighter
from solo.rules.fictive_hack.fight.table import FightTable
from solo.rules.fictive_hack.fight.words import words
from solo.rules.fictive_hack.gear import carrying as gear
from solo.rules.fictive_hack.gear.effects import with_device
from solo.rules.fictive_hack.gear.weapons import Weapon
from solo.rules.fictive_hack.heroes import talents
from solo.rules.fictive_hack.heroes.sheet import Changed, Sheet
from solo.rules.fictive_hack.messages.sentences import attack_sum
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.words import words as shared
from solo.words import Facts, Message

HITS_FROM = int(printed("weapons")["hits_from"])


def attack(table: FightTable, target: str, mode: str) -> Script[str]:
    """Attack somebody; return whom it has hit at close quarters, or nothing.

    Source: Fictive Hack, FH-049 to FH-072, FH-139, FH-217, FH-221, FH-225, FH-260.
    """
    if table.sheet.shielded:  # it costs a die, and so it is used (FH-075, FH-076)
        table.alter_turn(shielded=True)
    violence = yield from _declared_violence(table, target, mode)
    if guard := table.battle.guard_of(target):
        who = table.battle.fighter(guard).subject
        table.say(words("stands-before", **who, whom=table.name(target)))
        target = guard
    foe, weapon = table.battle.fighter(target), held(table.sheet, mode)
    terms = terms_of(table.battle, table.sheet, foe, weapon, mode)
    if violence:
        table.become(awesome.spend(table.sheet, violence, "Awesome Violence"))
        bonus = awesome.violence_bonus(violence, table.sheet.level)
        terms = terms.plus("Awesome Violence", bonus)
    if parries(foe, mode):
        table.alter(target, parried=True)
        table.say(words("takes-a-die", **foe.subject))
        terms = a_die_less(terms)

    _use_up(table, weapon)
    blow = Blow(target=target, weapon=weapon, terms=terms, thrown=Thrown((), terms.pool), mode=mode)
    fallen = _fall(table, foe, blow)
    _wear(table, broken=fallen.breaks)
    blow = _told(table, fallen.blow)
    if table.asking:
        blow = yield from _with_additions(table, blow)
    else:
        blow = _told(table, best_of(blow, table.sheet))
    _exhaust(table, blow)
    if blow.struck.hit:
        _land(table, blow)
    return target if blow.struck.hit and not blow.ranged else ""


def _declared_violence(table: FightTable, target: str, mode: str) -> Script[int]:
    """Ask for the AP of Awesome Violence, where they are declared before the dice (FH-058, 221)."""

    def offers() -> list[Offer[int]]:
        sheet = table.sheet
        found = [Offer(Option("violence-0", shared("roll"), hint="roll"), 0)]
        for points in range(1, min(sheet.ap, awesome.violence_most(sheet.level)) + 1):
            bonus = awesome.violence_bonus(points, sheet.level)
            text = words("roll-fiercely", bonus=bonus, price=points)
            option = Option(f"violence-{points}", text, hint=f"violence {points}")
            found.append(Offer(option, points))
        return found

    def status() -> tuple[Message, ...]:
        return (words("about-to-attack", whom=table.name(target), ap=table.sheet.ap),)

    def chances(points: int) -> Odds:
        bonus = awesome.violence_bonus(points, table.sheet.level)
        return hero_blow(table.battle, table.sheet, target, mode, bonus)

    sheet = table.sheet
    before = "fighter" in sheet.inherent and sheet.options.violence == "before_roll"
    if not (table.asking and before and sheet.ap):
        return 0
    return (yield from table.pick(offers, status, odds=chances)).does


def _use_up(table: FightTable, weapon: Weapon) -> None:
    """Use up what an attack uses by being rolled at all."""
    helping = {"weapon of choice": True, "shield skill": arming(table.sheet, weapon).shield}
    for name, helps in helping.items():
        if helps and name in table.sheet.borrowed:  # paid for once (FH-193)
            table.become(talents.use(table.sheet, name))
    table.alter_turn(assisted=0, rolled=True)
    if weapon.ranged:
        if weapon.shots or weapon.thrown or weapon.tiny:
            table.sheet = gear.with_ammo(table.sheet, weapon.name, weapon.ammo - 1)
        if weapon.kind == "very-heavy":
            table.alter_turn(unloaded=table.battle.turn.unloaded | {weapon.name})


def _fall(table: FightTable, foe: Fighter, blow: Blow) -> Fallen:
    """Throw the dice of an attack; whoever is attacked is aware from then on."""
    rule = partial(attacked, table.battle, table.sheet, foe, blow)
    fallen = rule(table.dice) if table.asking else foreseen(table.dice, rule, landing)
    if not foe.aware:
        table.alter(foe.id, aware=True)
    return fallen


def _wear(table: FightTable, *, broken: bool) -> None:
    """Use up the bonus for a roll, and break the device that helped if its dice say so."""
    device = aiding(table.sheet, "attack")
    if device and broken:
        table.become(with_device(table.sheet, device.name, broken=True))
    if table.sheet.bonus:
        table.change(Worn())


def _with_additions(table: FightTable, blow: Blow) -> Script[Blow]:
    """Ask what is added to an attack whose dice have fallen, until nothing more can be.

    Source: Fictive Hack, FH-062, FH-191, FH-207, FH-212, FH-213, FH-221, FH-223, FH-226, FH-229,
    FH-260.
    """

    def additions() -> list[Offer[Addition | None]]:
        return _additions(blow, table.battle.fighter(blow.target), table.sheet)

    def status() -> tuple[Message, ...]:
        result = _result(blow, table.battle.fighter(blow.target))
        return (words("attack-result", **result, ap=table.sheet.ap),)

    while open_to(additions()):
        addition = (yield from table.pick(additions, status)).does
        if addition is None:
            break
        blow, paid = addition.add(blow, table.sheet)
        table.become(paid)
        blow = _told(table, blow)
    return blow


def _additions(blow: Blow, foe: Fighter, sheet: Sheet) -> list[Offer[Addition | None]]:
    """List what may be added; of a group more may be felled (FH-212)."""
    worth = not blow.struck.hit or _worth_a_wound(blow, foe)
    found = offers(blow, sheet, lambda blow: kills(blow, foe), worth=worth)
    if not blow.struck.hit:
        return found
    counts = range(blow.kills + 1, kills(blow, foe) + 1)
    return [*found, *(offered(_plow(blow, count, sheet)) for count in counts)]


def _plow(blow: Blow, count: int, sheet: Sheet) -> Addition:
    """Return how so many in all are felled (FH-212)."""
    price = _plow_price(blow, count, sheet)

    def fell(blow: Blow, sheet: Sheet) -> tuple[Blow, Changed]:
        return replace(blow, kills=count), awesome.spend(sheet, price, "more of them")

    text, short = words("plow", count=count, price=price), awesome.short(sheet, price)
    return Addition(Option(f"plow-{count}", text, reason=short, hint="plow"), fell)


def _plow_price(blow: Blow, count: int, sheet: Sheet) -> int:
    """Return what it costs to fell so many in all instead of so many as now (FH-212)."""
    how = sheet.options.plow_cost
    return awesome.plow_price(count, how) - awesome.plow_price(blow.kills, how)


def _worth_a_wound(blow: Blow, foe: Fighter) -> bool:
    """Tell whether a Wound more does anything.

    It has to come through armor; of a group it has to fell another (FH-213), of a swarm it counts
    only if every Wound does (FH-207).
    """
    harder = replace(blow, terms=blow.terms.plus("AP", 0, 1))
    if foe.grouped:
        return kills(harder, foe) > kills(blow, foe)
    return harder.struck.wounds > blow.struck.wounds


def _exhaust(table: FightTable, blow: Blow) -> None:
    """Exhaust what this attack used: talents by success (FH-109), the parrying weapon by use."""
    if "parrying" in blow.paid:
        table.alter_turn(parried=True)
    if "fight dirty" in blow.paid and "fight dirty" in table.sheet.borrowed:
        table.become(talents.use(table.sheet, "fight dirty"))
    if not blow.struck.hit:
        return
    for talent in ("charger", "backstab"):
        used = talent in blow.paid or (talent == "charger" and blow.mode == "charge")
        if used and table.sheet.ready(talent):
            table.become(talents.use(table.sheet, talent))


def _land(table: FightTable, blow: Blow) -> None:
    """Do the Wounds of an attack that has hit."""
    foe, struck = table.battle.fighter(blow.target), blow.struck
    if struck.critical:
        table.say(words("face-ten"))
    bare = blow.weapon.kind == "unarmed" and table.sheet.options.unarmed == "ko"
    if blow.spare:
        table.say(words("blow-pulled"))
    elif foe.grouped:
        felled = min(blow.kills, kills(blow, foe))
        hurt(table, foe.id, felled, spares=bare)
    else:
        hurt(table, foe.id, struck.wounds, spares=bare)
    if struck.critical or not table.up(foe.id):
        table.alter_turn(impressive=True)


def _told(table: FightTable, blow: Blow) -> Blow:
    """Say how the dice of an attack fell, or its result now that something was added."""
    struck, whom = blow.struck, table.battle.fighter(blow.target).name
    table.keep(blow.terms, blow.thrown, words("attack-of", by="", whom=whom))
    if blow.told == struck.total:
        return blow
    if blow.told is not None:
        table.say(words("attack-now", **fell_out(struck)))
    else:
        sum_ = attack_sum(blow.terms, blow.thrown)
        table.say(words("you-attack", whom=whom, **_deed(blow), sum=sum_, **fell_out(struck)))
    return replace(blow, told=struck.total)


def _deed(blow: Blow) -> Facts:
    """Return what is done with what: `You throw the knife at the guard`."""
    weapon = blow.weapon
    how = "strike" if blow.mode not in SHOTS else "throw" if weapon.thrown else "shoot"
    return {"how": how, "weapon": weapon.name, "bare": weapon.kind == "unarmed"}


def _result(blow: Blow, foe: Fighter) -> Facts:
    """Return the present result of an attack: `A hit for 2 Wounds`."""
    struck = blow.struck
    if blow.terms.misses:
        return {"result": "encumbered"}
    if not struck.hit:
        return {"result": "miss", "by": HITS_FROM - struck.total}
    if not struck.wounds:
        return {"result": "stopped"}
    if foe.start > 1:
        return {"result": "group", "kills": blow.kills, "whom": foe.one}
    return {"result": "hit", "wounds": struck.wounds}
