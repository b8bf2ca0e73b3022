"""The status of a fight: a line for each who takes part."""

from solo.rules.core.standing import Stand, heading, standing
from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.fight.state import HERO, Enemy
from solo.rules.fell.fight.table import FightTable
from solo.rules.fell.foe import Foe, policy_words
from solo.rules.fell.gear.item import MOST_ARMOR
from solo.rules.fell.printed import printed
from solo.rules.fell.words import words
from solo.words import Message, Text


def status(table: FightTable) -> tuple[Text, ...]:
    """Say where a fight stands."""
    battle = table.battle
    mine = [_stand(table, who) for who in (HERO, *table.sheet.followers)]
    # Whom each goes for does not change: it is told once.
    theirs = [_foe(one, first=battle.round == 1) for one in table.standing]
    turn: Text = ""
    if table.turns:
        who = table.turns[0]
        turn = words("turn", who="" if who == HERO else table.name(who))
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
    state = _state(hp, most_hp, armor, body)
    if who != HERO and sheet.companions[who].block.detachment:
        state.append(words("fight-detachment"))
    if out:
        state.append(words("fight-dying"))
    elif who in battle.treated:
        state.append(words("fight-treated"))
    elif who in battle.unwilling:
        state.append(words("fight-unwilling"))
    return Stand(table.name(who), state, () if out else _brink(hp))


def _state(hp: int, most: int, armor: int, body: Die) -> list[Message]:
    return [
        words("fight-hp-left", hp=hp, most=most),
        words("fight-armor", armor=armor),
        words("fight-body", die=body.word),
    ]


def _brink(hp: int) -> tuple[Message, ...]:
    """Say what the next harm does to who has no HP left (FELL-042, FELL-045)."""
    return () if hp else (words("fight-brink", needed=printed("tests")["dn"]),)


def _foe(one: Enemy, *, first: bool) -> Stand:
    block = one.block
    dice = tuple(die.word for die in block.dice)
    state = _state(one.hp, block.hp, block.armor, one.die("str"))
    state.append(words("fight-attack", dice=dice))
    state += [words("fight-detachment")] if block.detachment else []
    aim: Text = intent(block) if first else ""
    told = words("fight-held", rounds=one.held) if one.held else aim
    return Stand(one.name, state, _brink(one.hp), aim=told if dice else "")


def intent(block: Foe) -> Message:
    """Say whom a foe goes for."""
    wide = block.detachment or block.blast
    return words("fight-wide") if wide else policy_words(block.policy)
