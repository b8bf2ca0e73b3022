"""The status of a fight: a line for each who takes part."""

from solo.rules.core.numbers import plural
from solo.rules.fell.fight.state import HERO, Enemy
from solo.rules.fell.fight.table import FightTable
from solo.rules.fell.foe import policy_words
from solo.rules.fell.gear.item import MOST_ARMOR
from solo.rules.fell.messages.notes import capital


def status(table: FightTable) -> tuple[str, ...]:
    """Say where a fight stands."""
    battle = table.battle
    mine = [_line(table, who) for who in (HERO, *table.sheet.followers)]
    # Whom each goes for does not change: it is told once.
    theirs = [_foe_line(one, first=battle.round == 1) for one in table.standing]
    turn = ""
    if table.turns and table.turns[0] != HERO:
        turn = f" It is for {table.name(table.turns[0])} to act."
    return (f"Round {battle.round}.{turn}", *mine, *theirs)


def _line(table: FightTable, who: str) -> str:
    battle, sheet = table.battle, table.sheet
    if who == HERO:
        armor = min(MOST_ARMOR, sheet.armor + battle.ward)
        hp, most_hp, body, out = sheet.hp_now, sheet.most_hp, sheet.attributes["str"], sheet.out
    else:
        one = sheet.companions[who]
        armor = one.block.armor
        hp, most_hp, body, out = one.hp, one.block.hp, one.die("str"), one.out
    state = f"HP {hp}/{most_hp}, armor {armor}, STR {body.word}"
    if out:
        state += ", dying"
    elif who in battle.treated:
        state += ", treated and out of the fight"
    elif who in battle.unwilling:
        state += ", hanging back"
    return f"{capital(table.name(who))}: {state}."


def _foe_line(one: Enemy, *, first: bool) -> str:
    block = one.block
    dice = " and ".join(die.word for die in block.dice)
    state = f"HP {one.hp}/{block.hp}, armor {block.armor}, STR {one.die('str').word}"
    attack = f", attack {dice}" if dice else ", no attack"
    many = ", a detachment" if block.detachment else ""
    aim = "all of you at once" if block.detachment or block.blast else policy_words(block.policy)
    told = f"; held for {plural(one.held, 'more round')}" if one.held else f"; {aim}" * first
    return f"{capital(one.name)}: {state}{attack}{many}{told if dice else ''}."
