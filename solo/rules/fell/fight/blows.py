"""The blows of a fight: who strikes whom with what, and what it does.

Notes: struck, foe-hurt, foe-tested, foe-down, and those of `health`.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Note
from solo.rules.fell.checks.harm import own_dice
from solo.rules.fell.checks.ladder import Die, raised, step
from solo.rules.fell.checks.roll import Terms
from solo.rules.fell.fight.written import Enemy
from solo.rules.fell.gear.item import MOST_ARMOR, Carried
from solo.rules.fell.health import burdens as health
from solo.rules.fell.health.burdens import weighed
from solo.rules.fell.health.damage import Swing, deal, dealt_by, suffer
from solo.rules.fell.heroes.sheet import Sheet, changed

HERO = "hero"

Enemies = tuple[Enemy, ...]


class Blow(NamedTuple):
    """What one attacker brings against one target; `many` tells a detachment from one alone."""

    by: str
    swing: Swing
    attribute: str = "str"
    many: bool = False


class Landed(NamedTuple):
    """Blows of one or several on one target: the faces die by die, what counts, and the harm.

    `lean` is below 0 if of each pair of faces the lower is taken, above 0 if the higher.
    """

    by: tuple[str, ...]
    faces: tuple[tuple[int, ...], ...]
    highest: int
    harm: int
    attribute: str
    many: bool
    lean: int


def land(blows: Sequence[Blow], armor: int, hp: int, sheet: Sheet, dice: Dice) -> Landed:
    """Roll the blows of everybody on one target: the highest die counts (FELL-039)."""
    faces: tuple[tuple[int, ...], ...] = ()
    highest, attribute = 0, "str"
    for blow in blows:
        dealt = deal(blow.swing, 0, 1, dice)
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
    return Landed(by, faces, highest, harm, attribute, many, lean)


def blow_of(actor: str, target: Enemy, sheet: Sheet, edge: int = 0) -> Blow:
    """Return what the hero or a companion brings against a foe.

    Source: FELL, FELL-041: an individual attacks a detachment with disadvantage. The hero's `edge`
    of what was tried before enhances the attack, and from 2 on gives it advantage besides.
    """
    shrugged = -1 if target.block.detachment else 0
    if actor == HERO:
        loaded = -1 if weighed(sheet, test=False) else 0
        extra = shrugged + loaded if sheet.options.adv_stacks else min(shrugged, loaded)
        return Blow("you", _edged(own_dice(sheet), extra, edge, sheet))
    one = sheet.companions[actor]
    dice = one.block.dice or (Die.D4,)
    return Blow(one.block.name, Swing(dice, 1, 0 if one.block.blast else shrugged))


def _edged(dice: tuple[Die, ...], extra: int, edge: int, sheet: Sheet) -> Swing:
    """Return an attack enhanced by an edge; what is enhanced past a d12 has advantage instead.

    Source: FELL, FELL-002, FELL-004, FELL-005, FELL-007.
    """
    if not edge:
        return Swing(dice, 1, extra)
    above = any(step(die, 1)[1] for die in dice)
    more = int(above) + int(edge > 1)
    extra += more if sheet.options.adv_stacks else min(1, more)
    return Swing(tuple(raised(die) for die in dice), 1, extra)


def strike_enemy(
    enemies: Enemies, key: str, blows: Sequence[Blow], sheet: Sheet, dice: Dice
) -> tuple[Enemies, tuple[Note, ...]]:
    """Let blows land on a foe."""
    enemy = next(one for one in enemies if one.id == key)
    landed = land(blows, enemy.block.armor, enemy.hp, sheet, dice)
    told = _struck(landed, enemy.name, enemy.block.armor)
    after, notes = hurt_enemy(enemy, landed.harm, landed.attribute, sheet, dice)
    return replaced(enemies, after), (told, *notes)


def hurt_enemy(
    enemy: Enemy, harm: int, attribute: str, sheet: Sheet, dice: Dice
) -> tuple[Enemy, tuple[Note, ...]]:
    """Harm a foe; it is tested like anybody (FELL-042 to FELL-046)."""
    terms = Terms(attribute, enemy.die(attribute), stacks=sheet.options.adv_stacks)
    done = suffer(harm, enemy.hp, terms, dice)
    if not harm:
        return enemy, ()
    who = {"name": enemy.name}
    notes = [Note("foe-hurt", {**who, "harm": harm, "hp": done.hp})]
    if done.thrown is not None:
        facts = {
            "attribute": attribute,
            "die": terms.base.word,
            "result": done.thrown.result,
            "passed": done.passed,
        }
        notes.append(Note("foe-tested", {**who, **facts}))
    enemy = replace(enemy, hp=done.hp)
    if done.out:
        notes.append(Note("foe-down", {**who, "dead": done.dead}))
        enemy = replace(enemy.worse(attribute), out=True)
    return enemy, tuple(notes)


def bomb_of(key: str, sheet: Sheet) -> tuple[Die, int]:
    """Return the die of something carried that is thrown, and its advantage or disadvantage."""
    one = next(one for one in sheet.bombs if one.id == key)
    return one.item.damage or Die.D4, -1 if weighed(sheet, test=False) else 0


def blast_enemies(
    enemies: Enemies, die: Die, by: str, sheet: Sheet, dice: Dice, extra: int = 0
) -> tuple[Enemies, tuple[Note, ...]]:
    """Strike as many foes as the weapon's die shows, with a roll for each (FELL-040)."""
    (count,) = dice.roll(1, int(die))
    targets = [one.id for one in enemies if one.up][:count]
    notes: tuple[Note, ...] = (Note("blast", {"by": by, "face": count, "targets": len(targets)}),)
    for key in targets:
        blow = Blow(by, Swing((die,), 1, extra))
        enemies, more = strike_enemy(enemies, key, (blow,), sheet, dice)
        notes += more
    return enemies, notes


def foes_strike(
    enemies: Enemies, targets: Sequence[str], ward: int, sheet: Sheet, dice: Dice
) -> tuple[Sheet, tuple[Note, ...]]:
    """Let every foe that can act attack, by its policy; those with one target strike together.

    Source: FELL, FELL-039 to FELL-041: a detachment attacks individuals with advantage, and all
    of them.
    """
    chosen = aims(enemies, targets, sheet)
    notes: tuple[Note, ...] = ()
    for target in targets:
        blows = [
            Blow(
                one.name,
                Swing(one.block.dice, 1, 1 if one.block.detachment else 0),
                one.block.critical,
                one.block.detachment,
            )
            for one, whom in chosen
            if target in whom
        ]
        if not blows:
            continue
        sheet, more = _strike_one(blows, target, ward, sheet, dice)
        notes += more
    return sheet, notes


def aims(
    enemies: Iterable[Enemy], targets: Sequence[str], sheet: Sheet
) -> list[tuple[Enemy, tuple[str, ...]]]:
    """Return whom each foe that can act goes for."""
    found: list[tuple[Enemy, tuple[str, ...]]] = []
    taken: dict[str, int] = dict.fromkeys(targets, 0)
    for one in enemies:
        if not one.up or one.held or not one.block.dice or not targets:
            continue
        if one.block.detachment or one.block.blast:
            found.append((one, tuple(targets)))
            continue
        whom = _aim(one, targets, taken, sheet)
        taken[whom] += 1
        found.append((one, (whom,)))
    return found


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


def hp_of(who: str, sheet: Sheet) -> int:
    """Return the HP of somebody on the hero's side."""
    return sheet.hp_now if who == HERO else sheet.companions[who].hp


def name_of(who: str, sheet: Sheet) -> str:
    """Return how somebody on the hero's side is called."""
    return "you" if who == HERO else sheet.companions[who].block.name


def replaced(enemies: Enemies, enemy: Enemy) -> Enemies:
    """Return the foes with one of them as it is now."""
    return tuple(enemy if one.id == enemy.id else one for one in enemies)


def _aim(one: Enemy, targets: Sequence[str], taken: Mapping[str, int], sheet: Sheet) -> str:
    """Return whom a single foe goes for, the first of equals."""
    match one.block.policy:
        case "weakest":
            return min(targets, key=lambda who: hp_of(who, sheet))
        case "strongest":
            return max(targets, key=lambda who: hp_of(who, sheet))
        case "spread":
            return min(targets, key=lambda who: taken[who])
        case _:
            return targets[0]


def _strike_one(
    blows: Sequence[Blow], target: str, ward: int, sheet: Sheet, dice: Dice
) -> tuple[Sheet, tuple[Note, ...]]:
    hp, name = hp_of(target, sheet), name_of(target, sheet)
    worn = sheet.armor + ward if target == HERO else sheet.companions[target].block.armor
    armor = min(MOST_ARMOR, worn)
    landed = land(blows, armor, hp, sheet, dice)
    told = _struck(landed, name, armor)
    if not landed.harm:
        return sheet, (told,)
    if target == HERO:
        sheet, done = health.hurt(sheet, landed.harm, landed.attribute, dice)
        return sheet, (told, *health.harm_notes(done, landed.attribute))
    sheet, done = health.hurt_companion(sheet, target, landed.harm, landed.attribute, dice)
    return sheet, (told, *health.harm_notes(done, landed.attribute, name))


def _struck(landed: Landed, name: str, armor: int) -> Note:
    facts = {
        "by": landed.by,
        "many": landed.many,
        "target": name,
        "faces": landed.faces,
        "highest": landed.highest,
        "lean": landed.lean,
        "armor": armor,
        "harm": landed.harm,
    }
    return Note("struck", facts)
