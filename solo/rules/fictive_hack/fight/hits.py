"""Wounds of foes and companions: shields, the GM's AP, and falling."""

from itertools import count

from solo.rules.fictive_hack.fight.attack_roll import soak_at
from solo.rules.fictive_hack.fight.state import FOE, Fighter
from solo.rules.fictive_hack.fight.table import FightTable
from solo.rules.fictive_hack.fight.words import words
from solo.rules.fictive_hack.printed import printed
from solo.words import Facts


def hurt(table: FightTable, key: str, wounds: int, *, spares: bool = False) -> None:
    """Let a foe or a companion take Wounds that have come through its armor."""
    fighter = table.battle.fighter(key)
    why: Facts = {} if wounds else stopped(table)
    wounds = _spared(table, fighter, _blocked(table, fighter, wounds))
    fighter = table.battle.fighter(key)
    if wounds <= 0:
        table.say(words("no-harm", whom=fighter.name, **why))
        return
    if fighter.grouped:
        _fell_some(table, fighter, wounds)
        return
    lost = fighter.lost + wounds
    gone = "" if lost < fighter.block.wounds else "ko" if spares else "down"
    table.alter(key, lost=min(lost, fighter.block.wounds), harmed=True, gone=gone)
    if gone:
        table.say(words("down", **fighter.subject, spared=spares))
    else:
        left = fighter.block.wounds - lost
        table.say(words("loses", **fighter.subject, wounds=wounds, left=left))


def stopped(table: FightTable) -> Facts:
    """Return which armor stopped the last attack, and from which total on it would not (FH-071)."""
    facts = table.rolled.facts if table.rolled is not None else {}
    if not facts.get("soak") or not facts["dealt"]:
        return {}
    worn, total, dealt = facts["armor"], facts["total"], facts["dealt"]
    pierced = soak_at(total, worn) - facts["soak"]
    least = next(at for at in count(total) if soak_at(at, worn) - pierced < dealt)
    return {"armor": worn, "dealt": dealt, "least": least}


def _fell_some(table: FightTable, fighter: Fighter, wounds: int) -> None:
    left = fighter.count - min(wounds, fighter.count)
    felled = fighter.count - left
    if fighter.start == 1:
        table.say(words("down", **fighter.subject, spared=False))
    else:
        table.say(words("some-down", felled=felled, whom=fighter.one, left=left))
    table.alter(fighter.id, count=left, harmed=True, gone="" if left else "down")


def _blocked(table: FightTable, fighter: Fighter, wounds: int) -> int:
    """Let a shield block a Wound, or break to stop what would fell its bearer otherwise.

    Source: Fictive Hack, FH-077, FH-079, FH-080, FH-082.
    """
    rules = printed("armor")
    if not wounds or not fighter.shielded or fighter.grouped:
        return wounds
    breaks = int(rules["shields"][fighter.block.shield]["breaks"])
    if fighter.shield_uses >= breaks:
        return wounds
    blocks = int(rules["block"]) if not fighter.blocked or fighter.defending else 0
    if wounds - blocks >= fighter.left > 1:
        uses = fighter.shield_uses + 1
        table.alter(fighter.id, shield_uses=uses)
        table.say(words("their-shield", whom=fighter.name, breaks=uses >= breaks))
        return 1
    if blocks:
        table.alter(fighter.id, blocked=True)
        table.say(words("blocks", **fighter.subject))
    return wounds - blocks


def _spared(table: FightTable, fighter: Fighter, wounds: int) -> int:
    """Let powers and the GM's AP take a last Wound away (FH-200, FH-201)."""
    if fighter.side != FOE or fighter.grouped:
        return wounds
    shrug = fighter.power("shrug")
    if shrug and wounds:
        table.use(fighter.id, shrug)
        wounds -= 1
    price = int(printed("awesome")["gm_wound"])
    if wounds and wounds == fighter.left and fighter.resolve >= price:
        fighter = table.alter(fighter.id, resolve=fighter.resolve - price)
        table.say(words("gm-ignores", price=price, **fighter.subject))
        table.feed(price, "the Wound that was cancelled")
        wounds -= 1
    return wounds
