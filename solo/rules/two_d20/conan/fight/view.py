"""A fight of Conan as data: zones, and everybody in them."""

from collections.abc import Iterable, Iterator, Mapping

from solo.rules.core.party.company import slug
from solo.rules.core.shown.fight_view import Fighter, FightView, Gauge, Place
from solo.rules.core.words import words
from solo.rules.two_d20.conan.fight.state import Affliction, Battle, Stance, hero_key
from solo.rules.two_d20.conan.fight.state import Fighter as Standing
from solo.rules.two_d20.conan.fight.words import words as say
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.core.fighting import HERO
from solo.rules.two_d20.core.party import able
from solo.words import Text


def fight_view(battle: Battle, sheet: Sheet) -> FightView:
    """Return a fight as it stands."""
    allies = {one.id for one in battle.friends}
    everybody = (*battle.friends, *battle.foes)
    return FightView(
        battle.round,
        turn=hero_key(sheet) if sheet.party else "",
        places=tuple(places(battle)),
        fighters=(
            _hero(battle.hero, sheet, hero_key(sheet), sheet.name if sheet.party else ""),
            *(
                _hero(battle.bench[slug(one.name)], one, f"{HERO} {slug(one.name)}", one.name)
                for one in sheet.party
            ),
            *(_fighter(battle, one, "friend" if one.id in allies else "foe") for one in everybody),
        ),
    )


def places(battle: Battle) -> Iterator[Place]:
    """Yield the zones of a fight, with what is special about them."""
    fight = battle.fight
    for key, zone in fight.zones.items():
        features: list[Text] = [words("view-cover", dice=zone.cover)] if zone.cover else []
        features += [words("view-terrain")] if zone.terrain else []
        features += [words("view-exit")] if zone.exit else []
        yield Place(key, fight.called(key), tuple(features), tuple(fight.around(key)))


def _hero(hero: Stance, sheet: Sheet, key: str, name: str) -> Fighter:
    rules = sheet.options
    states = {
        "off-guard": not hero.guard,
        "prone": hero.prone,
        "stunned": hero.stunned,
        "braced": hero.braced,
        "sprinted": hero.sprinted,
        "ready": hero.ready,
        "down": bool(name) and not able(sheet),
    }
    gauges = [
        _gauge("vigor", sheet.vigor, sheet.most_vigor),
        _gauge("resolve", sheet.resolve, sheet.most_resolve),
        _gauge("wounds", sheet.wounds, rules.wounds_max),
        _gauge("trauma", sheet.trauma, rules.trauma_max),
    ]
    held = (say("in-hand", name=hero.hand) if hero.hand else say("empty-hands"),)
    marks = (*_marks(states, hero.afflictions), *_morale(hero.morale))
    return Fighter(
        key, name, "hero", hero.zone, tuple(gauges), held, marks, up=not name or able(sheet)
    )


def _fighter(battle: Battle, one: Standing, side: str) -> Fighter:
    block = one.block
    states = {
        "reach": one.id in battle.hero.near,
        "off-guard": not one.guard,
        "prone": one.prone,
        "stunned": one.stunned,
        "unarmed": one.held is None,
        "down": bool(one.down),
    }
    gauges = (
        _gauge("vigor", one.vigor, block.vigor),
        _gauge("resolve", one.resolve, block.resolve),
        _gauge("wounds", one.wounds, block.wounds),
        _gauge("trauma", one.trauma, block.trauma),
    )
    held = (say("in-hand", name=one.held.name),) if one.held is not None else ()
    marks = (*_marks(states, one.afflictions), *_morale(one.morale))
    return Fighter(one.id, one.name, side, one.zone, gauges, held, marks, up=not one.down)


def _gauge(name: str, value: int, most: int) -> Gauge:
    return Gauge(name, words("view-gauge", gauge=name), value, most)


def _marks(states: Mapping[str, bool], lasting: Iterable[Affliction]) -> Iterator[Text]:
    yield from (words("view-state", state=state) for state, so in states.items() if so)
    yield from (say("mark-word", word=one.word) for one in lasting)


def _morale(dice: int) -> tuple[Text, ...]:
    return (say("mark-morale", dice=dice),) if dice else ()
