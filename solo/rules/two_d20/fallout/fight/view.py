"""A fight of Fallout as data: sides, without places."""

from collections.abc import Iterator, Mapping

from solo.rules.core.party.company import slug
from solo.rules.core.shown.fight_view import Fighter, FightView, Gauge
from solo.rules.core.words import words
from solo.rules.two_d20.core.fighting import HERO
from solo.rules.two_d20.core.party import able
from solo.rules.two_d20.fallout.fight.state import Battle, Stance, hero_key
from solo.rules.two_d20.fallout.fight.state import Fighter as Standing
from solo.rules.two_d20.fallout.heroes.sheet import Sheet
from solo.rules.two_d20.fallout.party import COMPANY
from solo.words import Text


def fight_view(battle: Battle, sheet: Sheet) -> FightView:
    """Return a fight as it stands; who is down or gone is no longer in it."""
    return FightView(
        battle.round,
        turn=hero_key(sheet),
        order=battle.queue,
        fighters=(
            _hero(battle, sheet),
            *(_fellow(battle, one) for one in sheet.party),
            *(_fighter(one, "friend") for one in battle.allies),
            *(_fighter(one, "foe", _intent(battle, one, sheet)) for one in battle.foes),
        ),
    )


def _hero(battle: Battle, sheet: Sheet) -> Fighter:
    states = {"aiming": battle.aimed, "covered": battle.covered, "stunned": battle.stunned}
    name = sheet.name if sheet.party else ""
    return _one_hero(hero_key(sheet), name, sheet, states)


def _fellow(battle: Battle, one: Sheet) -> Fighter:
    """Return a hero while another has the turn."""
    who = slug(one.name)
    at = battle.bench.get(who, Stance())
    states = {"aiming": at.aimed, "covered": at.covered, "stunned": at.stunned}
    return _one_hero(f"{HERO} {who}", one.name, one, {**states, "down": not able(one)})


def _one_hero(key: str, name: str, sheet: Sheet, states: Mapping[str, bool]) -> Fighter:
    health = _health(sheet.health, sheet.most_health)
    armor = (words("view-armor", armor=sheet.armor),)
    marks = tuple(_marks(states))
    return Fighter(
        key, name, "hero", gauges=(health,), facts=armor, conditions=marks, up=able(sheet)
    )


def _fighter(one: Standing, side: str, intent: Text = "") -> Fighter:
    facts: list[Text] = [words("view-armor", armor=one.block.armor)]
    if one.block.difficulty > 1:
        facts.append(words("view-difficulty", difficulty=one.block.difficulty))
    marks = tuple(_marks({"stunned": one.stunned, "covered": one.covered}))
    health = _health(one.health, one.block.health)
    return Fighter(
        one.id,
        one.name,
        side,
        gauges=(health,),
        facts=tuple(facts),
        conditions=marks,
        intent=intent,
    )


def _intent(battle: Battle, foe: Standing, sheet: Sheet) -> Text:
    """Say whom a foe goes for, where that could be somebody else than the hero."""
    ally = battle.ally(foe.after)
    if sheet.party and ally is None:
        hero = COMPANY.named(sheet, foe.after.removeprefix(f"{HERO} "))
        return words("view-goes-for", target=hero.name) if hero is not None else ""
    if not battle.allies:
        return ""
    return words("view-goes-for", target=ally.name if ally is not None else "")


def _health(value: int, most: int) -> Gauge:
    return Gauge("health", words("view-gauge", gauge="health"), value, most)


def _marks(states: Mapping[str, bool]) -> Iterator[Text]:
    yield from (words("view-state", state=state) for state, so in states.items() if so)
