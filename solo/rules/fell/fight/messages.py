"""The status of a fight: a line for each who takes part."""

from solo.rules.core.numbers import plural
from solo.rules.core.standing import Stand, heading, standing
from solo.rules.fell.fight.state import HERO, Enemy
from solo.rules.fell.fight.table import FightTable
from solo.rules.fell.foe import policy_words
from solo.rules.fell.gear.item import MOST_ARMOR
from solo.rules.fell.printed import printed
from solo.words import Text


def status(table: FightTable) -> tuple[Text, ...]:
    """Say where a fight stands."""
    battle = table.battle
    mine = [_stand(table, who) for who in (HERO, *table.sheet.followers)]
    # Whom each goes for does not change: it is told once.
    theirs = [_foe(one, first=battle.round == 1) for one in table.standing]
    turn = ""
    if table.turns:
        who = table.turns[0]
        turn = "Your turn." if who == HERO else f"It is for {table.name(who)} to act."
    return standing(heading(battle.round, turn=turn), ours=mine, theirs=theirs)


def _stand(table: FightTable, who: str) -> Stand:
    battle, sheet = table.battle, table.sheet
    if who == HERO:
        armor = min(MOST_ARMOR, sheet.armor + battle.ward)
        hp, most_hp, body, out = sheet.hp_now, sheet.most_hp, sheet.attributes["str"], sheet.out
    else:
        one = sheet.companions[who]
        armor = one.block.armor
        hp, most_hp, body, out = one.hp, one.block.hp, one.die("str"), one.out
    state = [f"HP {hp}/{most_hp}", f"armor {armor}", f"STR {body.word}"]
    state += ["a detachment"] if who != HERO and sheet.companions[who].block.detachment else []
    if out:
        state.append("dying")
    elif who in battle.treated:
        state.append("treated and out of the fight")
    elif who in battle.unwilling:
        state.append("hanging back")
    return Stand(table.name(who), state, () if out else _brink(hp))


def _brink(hp: int) -> tuple[str, ...]:
    """Say what the next harm does to who has no HP left (FELL-042, FELL-045)."""
    return () if hp else (f"any harm now tests STR: {printed('tests')['dn']} or more holds",)


def _foe(one: Enemy, *, first: bool) -> Stand:
    block = one.block
    dice = " and ".join(die.word for die in block.dice)
    state = [f"HP {one.hp}/{block.hp}", f"armor {block.armor}", f"STR {one.die('str').word}"]
    state.append(f"attack {dice}" if dice else "no attack")
    state += ["a detachment"] if block.detachment else []
    aim = "all of you at once" if block.detachment or block.blast else policy_words(block.policy)
    told = f"held for {plural(one.held, 'more round')}" if one.held else aim * first
    return Stand(one.name, state, _brink(one.hp), aim=told if dice else "")
