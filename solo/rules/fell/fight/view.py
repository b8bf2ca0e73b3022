"""A fight of FELL as data."""

from collections.abc import Iterator

from solo.rules.core.shown.fight_view import Fighter, FightView, Gauge
from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.fight.state import Enemy, is_hero
from solo.rules.fell.fight.table import FightTable
from solo.rules.fell.foe import Foe, policy_words
from solo.rules.fell.gear.item import MOST_ARMOR
from solo.rules.fell.words import words
from solo.words import Text


def fight_view(table: FightTable) -> FightView:
    """Return a fight as it stands: it knows no places, only sides."""
    battle = table.battle
    ours = [_ours(table, who) for who in (*table.heroes, *table.sheet.followers)]
    return FightView(
        battle.round,
        turn=table.turns[0] if table.turns else "",
        order=table.turns,
        fighters=(*ours, *(_foe(one, several=bool(table.sheet.party)) for one in battle.enemies)),
    )


def _ours(table: FightTable, who: str) -> Fighter:
    sheet, hero = table.sheet, is_hero(who)
    if hero:
        sheet = table.sheet_of(who)
        armor = min(MOST_ARMOR, sheet.armor + table.stance(who).ward)
        hp, most, body, out = sheet.hp_now, sheet.most_hp, sheet.attributes["str"], sheet.out
    else:
        one = sheet.companions[who]
        armor, hp, most, out = one.block.armor, one.hp, one.block.hp, one.out
        body = one.die("str")
    many = not hero and sheet.companions[who].block.detachment
    return Fighter(
        who,
        table.told(who),
        "hero" if hero else "friend",
        gauges=(_hp(hp, most),),
        facts=(*_body(armor, body), *_many(many=many)),
        conditions=tuple(_conditions(table, who, out=out)),
        up=who in table.side,
    )


def _conditions(table: FightTable, who: str, *, out: bool) -> Iterator[Text]:
    battle = table.battle
    if out:
        yield words("fight-dying")
    elif who in battle.treated:
        yield words("fight-treated")
    elif who in battle.unwilling:
        yield words("fight-unwilling")


def _foe(one: Enemy, *, several: bool) -> Fighter:
    block = one.block
    dice = tuple(die.word for die in block.dice)
    attack = words("fight-attack", dice=dice)
    held = (words("fight-held", rounds=one.held),) if one.held else ()
    return Fighter(
        one.id,
        one.name,
        "foe",
        gauges=(_hp(one.hp, block.hp),),
        facts=(*_body(block.armor, one.die("str")), attack, *_many(many=block.detachment)),
        conditions=held,
        intent=intent(block, several=several) if dice and one.up else "",
        up=one.up,
    )


def intent(block: Foe, *, several: bool = False) -> Text:
    """Say whom a foe goes for; with several heroes each takes another."""
    if block.detachment or block.blast:
        return words("fight-wide")
    each = several and block.policy == "hero"
    return words("fight-each") if each else policy_words(block.policy)


def _body(armor: int, body: Die) -> tuple[Text, ...]:
    return words("fight-armor", armor=armor), words("fight-body", die=body.word)


def _many(*, many: bool) -> tuple[Text, ...]:
    return (words("fight-detachment"),) if many else ()


def _hp(hp: int, most: int) -> Gauge:
    return Gauge("hp", words("fight-hp"), hp, most)
