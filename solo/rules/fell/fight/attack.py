"""Attacks in a fight: who strikes whom with what, and what it does to a foe.

Notes: struck, foe-hurt, foe-tested, foe-down, blast.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from solo.namedtuple import NamedTuple
from solo.rules.core.dice import Dice, foreseen
from solo.rules.core.outcome import Outcome
from solo.rules.fell.checks.attacks import own_dice
from solo.rules.fell.checks.ladder import Die, raised, step
from solo.rules.fell.checks.roll import Terms
from solo.rules.fell.fight.state import Enemy, hero_key, is_hero
from solo.rules.fell.fight.table import FightTable
from solo.rules.fell.foe import Foe
from solo.rules.fell.gear.item import Carried
from solo.rules.fell.health.burdens import weighed
from solo.rules.fell.health.harm_dice import DN, Hurt, Swing, deal, dealt_by, suffer
from solo.rules.fell.heroes.sheet import Sheet, changed
from solo.words import Text


class Blow(NamedTuple):
    """One attacker's attack on one target; `many` marks a detachment."""

    by: Text
    swing: Swing
    attribute: str = "str"
    many: bool = False
    reasons: tuple[str, ...] = ()  # what makes it better or worse, as `why` tells it


class Landed(NamedTuple):
    """Blows of one or several on one target: the faces die by die, what counts, and the harm.

    `lean` is below 0 if of each pair of faces the lower is taken, above 0 if the higher.
    """

    by: tuple[Text, ...]
    faces: tuple[tuple[int, ...], ...]
    highest: int
    harm: int
    attribute: str
    many: bool
    lean: int
    reasons: tuple[str, ...] = ()


def land(blows: Sequence[Blow], armor: int, hp: int, sheet: Sheet, dice: Dice) -> Landed:
    """Roll the blows of everybody on one target: the highest die counts (FELL-039)."""
    faces: tuple[tuple[int, ...], ...] = ()
    highest, attribute = 0, "str"  # an attack goes to STR unless it says otherwise (FELL-044)
    for blow in blows:
        dealt = deal(blow.swing, dice)
        each = 1 + abs(blow.swing.extra)
        faces += tuple(
            dealt.faces[start : start + each] for start in range(0, len(dealt.faces), each)
        )
        if dealt.highest > highest:
            highest, attribute = dealt.highest, blow.attribute
    harm = dealt_by(highest, len(blows), armor, hp, sheet.options)
    by, many = tuple(blow.by for blow in blows), len(blows) > 1 or blows[0].many
    leans = {blow.swing.extra for blow in blows} - {0}
    lean = leans.pop() if len(leans) == 1 else 0
    reasons = tuple(dict.fromkeys(reason for blow in blows for reason in blow.reasons))
    return Landed(by, faces, highest, harm, attribute, many, lean, reasons)


def fall(table: FightTable, blows: Sequence[Blow], armor: int, hp: int) -> Landed:
    """Roll blows on one target in a fight; how hard they hit is what matters of their dice."""
    return foreseen(table.dice, partial(land, blows, armor, hp, table.sheet), _hitting)


def blow_at(table: FightTable, actor: str, target: Enemy) -> Blow:
    """Return what a hero or a companion brings against a foe in a fight."""
    if not is_hero(actor):
        return companions_blow(actor, target, table.sheet)
    own = heros_blow(target, table.sheet_of(actor), table.stance(actor).edge)
    if steps := table.battle.shifted:
        swing = _stepped(own.swing, steps, stacks=table.sheet.options.adv_stacks)
        own = own._replace(swing=swing, reasons=(*own.reasons, "moment"))
    return own._replace(by=table.name(actor))


def heros_blow(target: Enemy, sheet: Sheet, edge: int) -> Blow:
    """Return what a hero brings against a foe.

    The `edge` of what was tried before enhances the attack, and from 2 on gives it advantage
    besides.
    """
    shrugged = -1 if target.block.detachment else 0
    reasons: tuple[str, ...] = ("alone",) if shrugged else ()
    loaded = -1 if weighed(sheet, test=False) else 0
    reasons += (("load",) if loaded else ()) + (("edge",) if edge else ())
    extra = shrugged + loaded if sheet.options.adv_stacks else min(shrugged, loaded)
    return Blow("you", _edged(own_dice(sheet), extra, edge, sheet), reasons=reasons)


def companions_blow(actor: str, target: Enemy, sheet: Sheet) -> Blow:
    """Return what a companion brings against a foe."""
    block = sheet.companions[actor].block
    return blow_by(block, block.name, block.dice or (Die.D4,), mass=target.block.detachment)


def blow_by(block: Foe, name: str, dice: tuple[Die, ...], *, mass: bool) -> Blow:
    """Return what a foe or a companion brings against somebody, or against a `mass` of them.

    Source: FELL, FELL-041: a detachment attacks individuals with advantage, who attack it with
    disadvantage unless they have blast.
    """
    reason = {(True, False): "crowd", (False, True): "alone"}.get((block.detachment, mass), "")
    if reason == "alone" and block.blast:
        reason = ""
    extra = {"crowd": 1, "alone": -1, "": 0}[reason]
    reasons = (reason,) if reason else ()
    return Blow(name, Swing(dice, extra), block.critical, block.detachment, reasons)


def wide(block: Foe) -> bool:
    """Say whether somebody's attack falls on all who are there (FELL-040, FELL-041)."""
    return block.blast or block.detachment


def _edged(dice: tuple[Die, ...], extra: int, edge: int, sheet: Sheet) -> Swing:
    """Return an attack enhanced by an edge; what is enhanced past a d12 has advantage instead.

    An edge of 1 is a step up the ladder of dice; 2 is a step up, and advantage.

    Source: FELL, FELL-002, FELL-004, FELL-005, FELL-007.
    """
    if not edge:
        return Swing(dice, extra)
    above = any(step(die, 1)[1] for die in dice)
    more = int(above) + int(edge > 1)
    extra += more if sheet.options.adv_stacks else min(1, more)
    return Swing(tuple(raised(die) for die in dice), extra)


def _stepped(swing: Swing, steps: int, *, stacks: bool) -> Swing:
    """Return an attack whose dice are so many steps up or down, for what has come about (FELL-002).

    What is above a d12 is advantage (FELL-004); what is below a d4 is one with disadvantage (ours).
    """
    moved = [step(die, steps) for die in swing.dice]
    above = max(over for _, over in moved)
    more = above - any(die is None for die, _ in moved)
    extra = swing.extra + more
    if not stacks:
        extra = max(-1, min(1, extra))
    return swing._replace(dice=tuple(die or Die.D4 for die, _ in moved), extra=extra)


def strike_together(table: FightTable) -> None:
    """Carry out the attacks of the hero's side, those on one foe together (FELL-039).

    Those of companions who are a detachment, or have blast, fall on every foe (FELL-040, FELL-041).
    """
    able = table.side
    plans = [(who, target) for who, target in table.plans if who in able]
    all_round = {
        who for who, _ in plans if not is_hero(who) and wide(table.sheet.companions[who].block)
    }
    aimed = [target for _, target in plans]
    others = [one.id for one in table.standing] if all_round else []
    for key in dict.fromkeys((*aimed, *others)):
        enemy = table.enemy(key)
        actors = [who for who, target in plans if target == key or who in all_round]
        if enemy is None or not enemy.up or not actors:
            continue
        strike(table, enemy, [blow_at(table, who, enemy) for who in actors])
        _spend_edges(table, actors)


def _spend_edges(table: FightTable, actors: Sequence[str]) -> None:
    """Use up the edges of the heroes who have struck."""
    bench = {
        who: one._replace(edge=0) if who in actors else one
        for who, one in table.battle.bench.items()
    }
    edge = 0 if hero_key(table.sheet) in actors else table.battle.edge
    table.battle = replace(table.battle, edge=edge, bench=bench)


def strike(table: FightTable, enemy: Enemy, blows: Sequence[Blow]) -> None:
    """Roll blows on a foe, and harm it; it is tested like anybody (FELL-042 to FELL-046)."""
    landed = fall(table, blows, enemy.block.armor, enemy.hp)
    tell_strike(table, landed, enemy.name, enemy.block.armor)
    if not landed.harm:
        return
    attribute = landed.attribute
    terms = Terms(attribute, enemy.die(attribute), stacks=table.sheet.options.adv_stacks)
    done = foreseen(table.dice, partial(suffer, landed.harm, enemy.hp, terms), _harm_done)
    table.tell("foe-hurt", name=enemy.name, harm=landed.harm, hp=done.hp)
    if done.thrown is not None:
        tested = {
            "attribute": attribute,
            "die": terms.base.word,
            "result": done.thrown.result,
            "needed": DN,
            "passed": done.passed,
        }
        table.tell("foe-tested", name=enemy.name, **tested)
        keep_test(table, tested)
    enemy = replace(enemy, hp=done.hp)
    if done.out:
        table.tell("foe-down", name=enemy.name, dead=done.dead)
        enemy = replace(enemy.worse(attribute), out=True)
    table.put(enemy)


def _hitting(landed: Landed) -> object:
    return landed.harm, landed.attribute


def _harm_done(done: Hurt) -> object:
    return done.hp, done.out, done.dead


def _what_counts(landed: Landed) -> str:
    """Return which of the dice count: a word for it, nothing where there is but one."""
    if len(landed.faces) == 1 and len(landed.faces[0]) == 1:
        return ""
    if not landed.lean:
        return "highest"
    taken = "lower" if landed.lean < 0 else "higher"
    return taken if len(landed.faces) == 1 else f"{taken}-of-each"


def tell_strike(table: FightTable, landed: Landed, target: str, armor: int) -> None:
    """Tell of blows on one target, and keep them for `why`."""
    facts = {
        "by": landed.by,
        "plural": landed.many or landed.by[0] == "you",
        "helpers": len(landed.by) - 1,
        "counts": _what_counts(landed),
        "target": target,
        "faces": landed.faces,
        "highest": landed.highest,
        "lean": landed.lean,
        "armor": armor,
        "harm": landed.harm,
    }
    table.tell("struck", **facts)
    outcome = Outcome(
        "hit" if landed.harm else "stopped",
        landed.harm,
        int(not landed.harm),
        tuple(face for die in landed.faces for face in die),
        facts={"kind": "blow", **facts, "reasons": landed.reasons},
    )
    table.explains(outcome)


def keep_test(table: FightTable, tested: Mapping[str, object]) -> None:
    """Keep the test against the critical harm of the last blows for `why`."""
    if table.rolled is not None:
        facts = {**table.rolled.facts, "tested": dict(tested)}
        table.explains(table.rolled._replace(facts=facts))


def blast(table: FightTable, die: Die, by: Text, extra: int) -> None:
    """Strike as many foes as the weapon's die shows, with a roll for each.

    Source: FELL, "Blast" (FELL-040): the die says how many where that is unsure, so not of one foe.
    """
    targets = table.standing
    if len(targets) > 1:
        (count,) = faces = table.dice.roll(1, int(die))
        targets = targets[:count]
        reach = {"by": by, "face": count, "targets": len(targets)}
        table.tell("blast", **reach)
        table.explains(Outcome("reached", len(targets), 0, faces, facts={"kind": "reach", **reach}))
    for enemy in targets:
        strike(table, enemy, (Blow(by, Swing((die,), extra)),))


def bomb_of(key: str, sheet: Sheet) -> tuple[Die, int]:
    """Return the die of something carried that is thrown, and its advantage or disadvantage."""
    one = next(one for one in sheet.bombs if one.id == key)
    return one.item.damage or Die.D4, -1 if weighed(sheet, test=False) else 0


def use_up(sheet: Sheet, key: str) -> Sheet:
    """Return the sheet after something was used once; what is used up is gone."""
    left: list[Carried] = []
    for one in sheet.items:
        if one.id != key or not one.item.uses:
            left.append(one)
            continue
        used = one.used + 1
        count = one.count - (used >= one.item.uses)
        if count:
            left.append(replace(one, count=count, used=used % one.item.uses))
    return changed(sheet, items=tuple(left))
