"""A fight of Fictive Hack as data: arenas, and everybody in them."""

from collections.abc import Iterator, Mapping

from solo.rules.core.fight_view import Fighter, FightView, Gauge, Place
from solo.rules.core.words import words
from solo.rules.fictive_hack.fight.messages import kind_of, meaning
from solo.rules.fictive_hack.fight.state import FOE, HERO, Battle
from solo.rules.fictive_hack.fight.state import Fighter as Standing
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.words import Text


def fight_view(battle: Battle, sheet: Sheet) -> FightView:
    """Return a fight as it stands; of foes' intentions only what they show (FH-133)."""
    return FightView(
        battle.round,
        phase=words("view-phase", phase=battle.phase) if battle.phase else "",
        places=tuple(_place(battle, key) for key in battle.arenas),
        fighters=(_hero(battle, sheet), *(_fighter(battle, one) for one in battle.fighters)),
    )


def _place(battle: Battle, key: str) -> Place:
    return Place(key, battle.called(key), (kind_of(battle, key),), battle.next_to(key))


def _hero(battle: Battle, sheet: Sheet) -> Fighter:
    states = {"cornered": battle.turn.cornered, "frightened": sheet.frightened}
    held = (words("view-in-hand", weapon=sheet.weapon.name),)
    wounds = _gauge("wounds", sheet.left, sheet.most)
    return Fighter(HERO, "", "hero", battle.turn.arena, (wounds,), held, tuple(_marks(states)))


def _fighter(battle: Battle, one: Standing) -> Fighter:
    states = {
        "frightened": one.frightened,
        "cornered": one.cornered,
        "down": one.gone in ("down", "ko"),
        "fled": one.gone == "fled",
    }
    left = (
        _gauge("standing", one.count, one.start)
        if one.grouped
        else _gauge("wounds", one.left, one.block.wounds)
    )
    foe = one.side == FOE
    return Fighter(
        one.id,
        one.one,
        "foe" if foe else "friend",
        one.arena,
        (left,),
        conditions=tuple(_marks(states)),
        intent=meaning(battle, one) if foe and not one.gone else "",
        up=not one.gone,
        heads=one.count,
    )


def _gauge(name: str, value: int, most: int) -> Gauge:
    return Gauge(name, words("view-gauge", gauge=name), value, most)


def _marks(states: Mapping[str, bool]) -> Iterator[Text]:
    yield from (words("view-state", state=state) for state, so in states.items() if so)
