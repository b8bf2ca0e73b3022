"""A hit of the hero's: what Momentum makes of it before it falls (CON-052 to CON-062).

Notes: spent, and those of `hits` and of what Momentum buys.
"""

from dataclasses import field, replace
from functools import partial

from solo.dataclass import dataclass
from solo.rules.core.dice import Dice
from solo.rules.core.fights.turns import SomethingFirst
from solo.rules.core.menus.menu import Page, choose
from solo.rules.core.menus.offers import Offer
from solo.rules.core.outcome import Odds, Option
from solo.rules.core.table import Script
from solo.rules.core.wording.naming import slug
from solo.rules.two_d20.conan.fight.hits import strike
from solo.rules.two_d20.conan.fight.momentum import (
    MORE,
    Ware,
    affordable,
    break_guard,
    buy,
    common,
    ware,
)
from solo.rules.two_d20.conan.fight.state import Battle, Fighter
from solo.rules.two_d20.conan.fight.table import BACK, FightTable
from solo.rules.two_d20.conan.fight.words import words
from solo.rules.two_d20.conan.health.harm import LOCATION_SIDES, Blow
from solo.rules.two_d20.conan.health.locations import location, locations
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.core import combat_dice
from solo.rules.two_d20.core.sheet import bank, kept
from solo.words import Message

PLACES = "places"
PAGES = {
    "dice": Page(words("page-dice"), inline=2),
    "second": Page(words("page-second")),
    MORE: Page(words("page-more")),
    PLACES: Page(words("page-places"), MORE, inline=0),
}
"""The lists that the list of what a hit may buy opens."""


@dataclass(slots=True)
class Hit:
    """A hit of the hero's before it falls."""

    target: str  # the foe's id
    blow: Blow  # the damage as it stands
    left: int  # Momentum of the attack not spent yet
    used: set[str] = field(default_factory=set)  # spends made that may be made only once
    second: str = ""  # who is hit too, or nobody
    acting: bool = True  # whether it is the hero's own turn

    def become(self, blow: Blow) -> None:
        """Change the damage."""
        self.blow = blow

    def aim(self, place: str) -> None:
        """Hit another place; it is done once (CON-055)."""
        self.blow = self.blow._replace(place=place)
        self.used.add("called-shot")


def damage(table: FightTable, hit: Hit) -> Script[None]:
    """Let Momentum be spent on a hit as long as there is any, then let it fall."""

    def offers() -> list[Offer[Ware | None]]:
        fall = words("let-stand", **kept(hit.left, table.sheet))
        strikes = Offer[Ware | None](Option("strike", fall), None)
        return [strikes, *(ware.offer for ware in _wares(table, hit))]

    def chances(ware: Ware | None) -> Odds | None:
        again = ware.does if ware is not None else None
        return _thrown_again(hit.blow, again.places) if isinstance(again, Again) else None

    def status() -> tuple[Message, ...]:
        return _status(table, hit)

    while table.asking and hit.left + table.sheet.pool:
        table.keep_blow(table.battle.fighter(hit.target).name, hit.blow)
        bought = yield from choose(
            offers, PAGES, status, back=BACK, odds=chances, turn=SomethingFirst()
        )
        if bought.does is None:
            break
        hit.left = buy(table, bought.does, hit.left, hit.used)
    _fall(table, hit)


def _status(table: FightTable, hit: Hit) -> tuple[Message, ...]:
    blow, foe = hit.blow, table.battle.fighter(hit.target)
    return (
        words(
            "you-hit",
            name=foe.name,
            place=blow.place,
            faces=blow.faces,
            damage=blow.damage,
            effects=blow.hit.effects,
        ),
        _soak(table.battle, foe, blow),
        words("momentum-left", left=hit.left, pool=table.sheet.pool),
    )


def _wares(table: FightTable, hit: Hit) -> list[Ware]:
    """Return what a hit can buy and pay for, but for what can be bought only once."""
    battle, blow, foe = table.battle, hit.blow, table.battle.fighter(hit.target)
    wares = [
        ware(
            "bonus-damage",
            words("more-damage-1"),
            partial(hit.become, blow._replace(bonus=blow.bonus + 1)),
        )  # CON-039
    ]
    if _stops(battle, foe, blow):
        soak = int(printed("momentum")["spends"]["penetration"]["soak"])
        pierces = partial(hit.become, blow._replace(ignored=blow.ignored + soak))
        wares.append(ware("penetration", words("ignore-soak", soak=soak), pierces))
    wares += _again(table, hit)
    wares += _seconds(battle, hit)
    wares += common(table, acting=hit.acting)
    wares += _hindering(table, foe, hit)
    wares += _places(foe, hit)
    return affordable(wares, hit.left + table.sheet.pool, hit.used)


@dataclass(frozen=True, slots=True)
class Again:
    """Rolling some damage dice of a hit again."""

    table: FightTable
    hit: Hit
    places: tuple[int, ...]

    def __call__(self) -> None:
        """Roll them; it is done once (CON-059)."""
        self.hit.blow = rerolled(self.hit.blow, self.places, self.table.dice)
        self.hit.used.add("re-roll-damage")


def _again(table: FightTable, hit: Hit) -> list[Ware]:
    """Return which damage dice may be rolled again, once (CON-059)."""
    return [
        ware("re-roll-damage", words("again", which=which, number=len(places)),
             Again(table, hit, places), "dice", f"re-roll-{which}")
        for which, places in _rerolls(hit.blow).items()
        if "re-roll-damage" not in hit.used
    ]  # fmt: skip


def _hindering(table: FightTable, foe: Fighter, hit: Hit) -> list[Ware]:
    """Return what else a hit may do to its target (CON-054, CON-057)."""
    wares = [break_guard(table, foe.id, MORE)] if foe.guard else []
    if foe.held is not None and foe.held.hands:
        text, off = words("knock-away", name=foe.held.name), partial(_disarm, table, foe.id)
        disarms = ware("disarm", text, off, MORE)
        both = int(printed("momentum")["spends"]["disarm"]["two_hands"])
        wares.append(disarms._replace(cost=both) if foe.held.hands > 1 else disarms)
    if not hit.blow.mental and "nonlethal" not in hit.blow.qualities:
        mercy = {**hit.blow.qualities, "nonlethal": 0}
        flat = partial(hit.become, hit.blow._replace(qualities=mercy))
        wares.append(ware("subdue", words("take-alive"), flat, MORE))
    return wares


def _disarm(table: FightTable, key: str) -> None:
    table.put(replace(table.battle.fighter(key), held=None))


def _places(foe: Fighter, hit: Hit) -> list[Ware]:
    """Return where else it may hit (CON-055).

    Places with less Soak are offered first; of several with the same Soak only one, since they
    differ in nothing else. All other places stand on a list of their own.
    """
    if hit.blow.mental or "called-shot" in hit.used:
        return []
    soaks = {place: foe.block.soak_at(place) for place in locations() if place != hit.blow.place}
    now = foe.block.soak_at(hit.blow.place)
    first = {soak: place for place, soak in reversed(soaks.items()) if soak < now}
    bare = [first[soak] for soak in sorted(first)]
    return [
        ware("called-shot", words("hit-place", place=place, soak=soaks[place]),
             partial(hit.aim, place), MORE if place in bare else PLACES,
             f"called-shot-{slug(place)}")
        for place in (*bare, *(one for one in soaks if one not in bare))
    ]  # fmt: skip


def _seconds(battle: Battle, hit: Hit) -> list[Ware]:
    """Return whom else it may hit; of several that are all the same only one (CON-061)."""
    zone, near = battle.fighter(hit.target).zone, battle.hero.near
    others = [one for one in battle.standing if one.id != hit.target and one.zone == zone]
    different: dict[object, Fighter] = {}
    for one in others if not hit.second else ():
        different.setdefault((one.state, one.id in near), one)
    return [
        ware("secondary-target", words("half-to", name=other.name),
             partial(setattr, hit, "second", other.id), "second", f"secondary-{other.id}")
        for other in different.values()
    ]  # fmt: skip


def _rerolls(blow: Blow) -> dict[str, tuple[int, ...]]:
    """Return which dice may be rolled again, from the worst up (CON-059).

    Any number of dice may be. The offers are the worst one, the worst two, and so on: nobody wants
    to keep a worse die and roll a better one.
    """
    shown = [combat_dice.read([face]) for face in blow.faces]
    sets = {
        "all": tuple(range(len(shown))),
        "blank": tuple(p for p, one in enumerate(shown) if not one.damage),
        "weak": tuple(p for p, one in enumerate(shown) if one.damage < 2 and not one.effects),
        "without-effect": tuple(p for p, one in enumerate(shown) if not one.effects),
    }
    different: dict[tuple[int, ...], str] = {}
    for name, places in sets.items():
        different.setdefault(places, name)
    return {name: places for places, name in different.items() if places}


def _thrown_again(blow: Blow, places: tuple[int, ...]) -> Odds:
    """Return what a blow may do with some of its dice rolled again."""
    kept = [face for place, face in enumerate(blow.faces) if place not in places]
    return combat_dice.thrown(kept, len(places), blow.qualities.get("vicious", 0), blow.bonus)


def _fall(table: FightTable, hit: Hit) -> None:
    """Let a hit fall, also on a second target and on others by Area; save the Momentum left."""
    foe = table.battle.fighter(hit.target)
    strike(table, hit.target, hit.blow)
    others = [hit.second] if hit.second else []
    if "area" in hit.blow.qualities:
        others += _around(table.battle, foe, hit.blow.hit.effects, others)
    for key in others:
        strike(table, key, halved(hit.blow, table.dice))
    if hit.left:
        table.become(bank(table.sheet, hit.left))


def halved(blow: Blow, dice: Dice) -> Blow:
    """Return half of a blow's damage, rounded up, at a random place (CON-061)."""
    place = "" if blow.mental else location(dice.roll(1, LOCATION_SIDES)[0])
    mercy = {name: 0 for name in blow.qualities if name == "nonlethal"}
    return Blow((), mercy, bonus=-(-blow.damage // 2), mental=blow.mental, place=place)


def _around(battle: Battle, foe: Fighter, number: int, but: list[str]) -> list[str]:
    there = [one.id for one in battle.standing if one.zone == foe.zone and one.id != foe.id]
    return [key for key in there if key not in but][:number]


def rerolled(blow: Blow, places: tuple[int, ...], dice: Dice) -> Blow:
    """Return a blow with the dice in some places rolled again (CON-059)."""
    faces = list(blow.faces)
    for place, face in zip(places, combat_dice.roll(dice, len(places)), strict=True):
        faces[place] = face
    return blow._replace(faces=tuple(faces))


def _stops(battle: Battle, foe: Fighter, blow: Blow) -> bool:
    """Say whether anything is left that keeps damage off."""
    fixed = foe.block.courage if blow.mental else foe.block.soak_at(blow.place)
    cover = foe.morale if blow.mental else battle.fight.zones[foe.zone].cover
    return bool(cover) or fixed > blow.pierced


def _soak(battle: Battle, foe: Fighter, blow: Blow) -> Message:
    """Say what keeps damage off as the blow stands, what gets through, and against what."""
    mental = blow.mental
    cover = foe.morale if mental else battle.fight.zones[foe.zone].cover
    fixed = foe.block.courage if mental else foe.block.soak_at(blow.place)
    return words(
        "soak",
        fixed=fixed,
        cover=cover,
        ignored=blow.pierced if cover else min(fixed, blow.pierced),
        through=blow.through(fixed, ()),
        mental=mental,
        left=foe.resolve if mental else foe.vigor,
    )
