"""A fight of ART as data: the range track, and everybody on it."""

from collections.abc import Iterator

from solo.rules.art.fight.state import Fighter as Standing
from solo.rules.art.fight.status import columns, lasting, states
from solo.rules.art.fight.table import FightTable
from solo.rules.art.fight.words import words
from solo.rules.core.shown.fight_view import Fighter, FightView, Gauge, Place
from solo.rules.core.shown.moment import Moment
from solo.rules.core.shown.moment import Standing as At
from solo.words import Text


def fight_view(table: FightTable) -> FightView:
    """Return a fight as it stands; who is unseen by the heroes is left out."""
    battle = table.battle
    seen = [one for one in battle.fighters.values() if not (one.foe and one.hidden)]
    turn = battle.turn.who if battle.turn is not None else ""
    return FightView(
        battle.round,
        turn=turn,
        order=battle.order,
        places=tuple(_place(table, band) for band in range(1, battle.combat.bands + 1)),
        fighters=tuple(_fighter(table, one) for one in seen),
    )


def moment(table: FightTable) -> Moment:
    """Return a fight at this moment: what `moment_of` makes of its view, without any words."""
    battle = table.battle
    seen = [one for one in battle.fighters.values() if not (one.foe and one.hidden)]
    return Moment(battle.round, tuple(_stands(table, one) for one in seen), tuple(table.acted))


def _stands(table: FightTable, one: Standing) -> At:
    boxes, checked = table.boxes_of(one)
    up, harm = table.standing(one), len(checked)
    return At(one.id, one.side, harm, len(boxes) - harm, up, str(one.band), int(up))


def _place(table: FightTable, band: int) -> Place:
    near = (band - 1, band + 1)
    bands = table.battle.combat.bands
    return Place(
        str(band),
        words("view-band", band=band),
        tuple(_features(table, band)),
        tuple(str(one) for one in near if 1 <= one <= bands),
    )


def _features(table: FightTable, band: int) -> Iterator[Text]:
    combat = table.battle.combat
    if (feature := combat.feature(band)) is not None:
        yield feature.name
        if feature.rough:
            yield words("view-rough")
        yield from columns(feature)
    if exit_ := combat.exits.get(str(band)):
        yield words("view-exit", exit=exit_)
    for one in table.battle.ground:
        if one.band == band:
            yield words("view-lying-here", thing=one.thing.item.name)


def _fighter(table: FightTable, one: Standing) -> Fighter:
    boxes, checked = table.boxes(one.id)
    ranks = tuple((rank.word, place in checked) for place, rank in enumerate(boxes))
    health = Gauge("health", words("view-health"), len(boxes) - len(checked), len(boxes), ranks)
    name = table.name(one.id)
    return Fighter(
        one.id,
        "" if name == "you" else name,
        one.side,
        str(one.band),
        gauges=(health,),
        facts=tuple(_facts(one)),
        conditions=tuple(_conditions(table, one)),
        intent=words("policy", policy=one.block.policy) if one.foe and one.block else "",
        up=not one.gone and table.up(one.id),
    )


def _facts(one: Standing) -> Iterator[Text]:
    """Say what can be seen of somebody who has a block."""
    if one.block is None:
        return
    yield words("view-attack", rank=one.block.attack.word)
    if one.block.damage:
        yield words("view-damage", rating=one.block.damage)


def _conditions(table: FightTable, one: Standing) -> Iterator[Text]:
    found = states(table, one) + ["surprised"] * one.surprised
    yield from (words("view-state", state=state) for state in found)
    yield from lasting(one)
