"""Shooting and fighting in a chase, by the rules of fights, from where everybody is on the track.

The text gives a chase combat rounds and the track of fights (ART-380), and no rules of its own for
blows. Our reading: an attack is the action of a turn; a pursuer with a weapon that reaches shoots
when it can't catch up in this turn; who runs has no action left to parry with.
"""

from collections.abc import Mapping
from dataclasses import replace

from solo.rules.art.actions.chase.race import HERO, OUT, Race
from solo.rules.art.actions.chase.written import CAUGHT, ESCAPED
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.fight.area import ranked_salvo, salvo
from solo.rules.art.fight.assault import assault_of
from solo.rules.art.fight.attack import suffer_attack
from solo.rules.art.fight.attack_offers import areas, attacks
from solo.rules.art.fight.lineup import lined_up
from solo.rules.art.fight.lingering import afflict
from solo.rules.art.fight.movement import movement
from solo.rules.art.fight.offers import Offer, by_id, follow
from solo.rules.art.fight.other_actions import dousing
from solo.rules.art.fight.rolls import Aborted, chances
from solo.rules.art.fight.state import (
    RULES,
    Battle,
    Fighter,
    Turn,
    after_turn,
    altered,
    barred_by,
    worn,
)
from solo.rules.art.fight.table import FightTable
from solo.rules.art.fight.words import words as fight
from solo.rules.art.fight.written import Combat, Placed
from solo.rules.art.health.damage import without_turn
from solo.rules.art.health.healing import relieve
from solo.rules.art.party import members as party
from solo.rules.core.dice import LoadedDice
from solo.rules.core.fights.turns import SomethingFirst
from solo.rules.core.outcome import Odds, Outcome
from solo.rules.core.script import scripted_on
from solo.rules.core.table import Over, Script
from solo.words import Text

AFFLICT = "afflict"  # instead of an option: what burns hurts
_HERE = 100  # the hero's band; the road has no end, so only the distances count
_ENOUGH = Rank.parse(RULES["quick"]["difficulty"])


def begun(race: Race) -> Battle:
    """Return the battle that a chase may become: the hero and the foes, nobody else."""
    check, sheet = race.check, race.table.sheet
    foes = tuple(Placed(foe=key) for key in check.foes[: len(race.gaps)])
    blocks = dict(zip(check.foes, check.blocks, strict=True))
    combat = Combat(foes=foes, blocks=blocks, friends=(), retrieve=False)
    battle = lined_up(combat, sheet, asks=race.asks)
    there = {key: one for key, one in battle.fighters.items() if one.foe or key in race.runners}
    there = {race.runs: there[race.runs]} | {k: one for k, one in there.items() if one.foe} | there
    road = "behind" if race.pursued else "ahead"
    return replace(battle, fighters=there, started=True, road=road)


def fighter(race: Race, who: int) -> Fighter:
    """Return the hero, or a foe by its place."""
    everybody = [*race.battle.fighters.values()]
    return everybody[0] if who == HERO else everybody[who + 1]


def alter(race: Race, who: int, **changes: object) -> None:
    """Change a fighter."""
    one = altered(fighter(race, who), **changes)
    race.battle = altered(race.battle, fighters={**race.battle.fighters, one.id: one})


def new_round(race: Race) -> None:
    """Let wear off what lasts for a round."""
    for one in race.battle.fighters.values():
        lasting = worn(one.lasting, "round", race.round - 1)
        fresh = altered(one, shield=0, parried=False, struck=False, acted=False, spent=False,
                        lasting=lasting)  # fmt: skip
        race.battle = altered(race.battle, fighters={**race.battle.fighters, one.id: fresh})


def loses_turn(race: Race, who: int) -> bool:
    """Begin a turn; tell whether it is lost, as after a stagger (ART-051)."""
    one, table = fighter(race, who), race.table
    alter(race, who, lasting=worn(one.lasting, "start"))
    why = "lost" if one.lost else ""
    alter(race, who, lost=max(0, one.lost - 1))
    if who == HERO:
        table.sheet, own = without_turn(table.sheet)
        why = why or own
    if why:
        table.tell("fight-loses-turn", who=one.name, you=who == HERO, why=why)
        end_turn(race, who)
    return bool(why)


def suffer(race: Race, who: int) -> Script[None]:
    """Hurt who burns as the turn begins (ART-270)."""
    if fighter(race, who).burning:
        yield from _exchange(race, placed(race, who), AFFLICT)


def end_turn(race: Race, who: int) -> None:
    """End a turn, with what wears off at its end."""
    one, ended = after_turn(fighter(race, who))
    for name in ended if who == HERO else ():
        race.table.become(relieve(race.table.sheet, name))
    lasting = worn(one.lasting, "end")
    alter(race, who, acted=True, lasting=lasting, bound=one.bound, venoms=one.venoms)


def rises(race: Race, who: int) -> bool:
    """Let a foe get up that has fallen; tell whether it has time for more (ART-350 to ART-353)."""
    one = fighter(race, who)
    if not one.prone:
        return True
    alter(race, who, prone=False)
    race.table.tell("fight-rose", who=one.name, you=False)
    return race.rank(who, "agility") >= _ENOUGH


def rooted(race: Race, who: int) -> Text:
    """Return why somebody can't run now, or nothing."""
    one = fighter(race, who)
    if one.tied("legs"):
        return fight("legs-entangled")
    if barred_by(one.lasting, "no-move"):
        return fight("off-balance", what="move")
    return fight("on-ground") if one.prone else ""


# The hero attacks


def offers(race: Race) -> Mapping[str, Offer]:
    """Return the attacks that reach somebody, the plainest on each, and what ends a fire, by id."""
    table = FightTable(race.table.sheet, LoadedDice(()))
    table.battle = placed(race, HERO)
    return _within_reach(table)


def _within_reach(table: FightTable) -> Mapping[str, Offer]:
    """Return what the hero may do to somebody or against a fire, by id."""
    turn = table.battle.turn
    assert turn is not None
    plain = [one for one in attacks(table, turn.who, turn) if one.page == "attack"]
    return by_id((*plain, *areas(table, turn.who, turn), *dousing(table, turn.who, "")))


def attack_odds(race: Race, offer: Offer) -> Odds | None:
    """Return the exact odds of an attack."""
    if offer.check is None:
        return None
    table = FightTable(race.table.sheet, LoadedDice(()))
    table.battle = placed(race, HERO)
    return chances(table, fighter(race, HERO).id, offer.check(), offer.measure)


def strike(race: Race, option: str) -> Script[bool]:
    """Let the hero attack; tell whether that ends the turn at once (ART-150)."""
    return (yield from _exchange(race, placed(race, HERO), option))


def heros_blow(table: FightTable, option: str) -> Script[None]:
    """Make an attack of the hero's, which may be aborted before its roll."""
    turn = table.battle.turn
    assert turn is not None
    table.beginning = turn.who
    try:
        yield from follow(_within_reach(table)[option].do(""))
    except Aborted:
        table.say("aborts", turn.who)


# The foes attack


def shoots(race: Race, who: int) -> bool:
    """Tell whether a pursuer shoots: it can't catch up in this turn, and its weapon reaches."""
    one = fighter(race, who)
    block, gap = one.ranks, race.gaps[who]
    free, full = movement(int(race.rank(who, "agility")))
    if rooted(race, who):
        free = full = 0
    barred = one.tied("arms") or barred_by(one.lasting, "no-attack")
    armed = one.weapon == "hand" and block.policy != "passive" and not barred
    return armed and gap > full and 0 < gap - free <= block.reach


def shoot(race: Race, who: int) -> Script[None]:
    """Let a pursuer come as near as is free, and shoot at the hero."""
    if not rooted(race, who):
        race.gaps[who] -= movement(int(race.rank(who, "agility")))[0]
    yield from _exchange(race, placed(race, who), "")


# Both


def placed(race: Race, who: int) -> Battle:
    """Return the battle as it stands on somebody's turn, with everybody where they are."""
    for place, gap in enumerate(race.gaps):
        gap = 0 if place == race.held else gap
        band = _HERE - gap if race.pursued else _HERE + gap
        gone = fighter(race, place).gone or ("fled" if gap == OUT else "")
        alter(race, place, band=band, gone=gone)
    for key, ahead in race.runners.items():
        there = altered(race.battle.fighters[key], band=_HERE + ahead, acted=True)
        race.battle = altered(race.battle, fighters={**race.battle.fighters, key: there})
    turn = Turn(who=fighter(race, who).id)
    return altered(race.battle, round=race.round, turn=turn)


def blow(table: FightTable, begun: Battle, option: str) -> Script[Outcome]:
    """Play one attack: the hero's by its option, or else the one of whoever's turn it is."""
    table.battle = begun
    assert begun.turn is not None
    try:
        if option == AFFLICT:
            yield from afflict(table, begun.turn.who)
        elif option:
            yield from heros_blow(table, option)
        else:
            yield from _foes_blow(table, begun.turn.who, at=party.slug(table.sheet.name))
    except Over:  # one side is down: the chase says what comes of it
        table.minutes = 0
    ends = table.battle.turn is not None and table.battle.turn.over
    facts = {"battle": altered(table.battle, turn=None, ended=""), "ends": ends}
    return Outcome("blow", facts=facts)


def _foes_blow(table: FightTable, who: str, at: str) -> Script[None]:
    """Let a foe attack: a whole band, if its block names an area attack (ART-141, ART-380)."""
    shot = ranked_salvo(table, who, table.fighter(at).band)
    if shot is not None:
        yield from salvo(table, shot)
    else:
        yield from suffer_attack(table, assault_of(table, (who,), at))


def _exchange(race: Race, battle: Battle, option: str) -> Script[bool]:
    """Play an attack, take in what it has done, and end the chase if it did.

    Tell whether it has ended the turn of whoever attacked.
    """
    battle = altered(battle, asks=race.table.asks(race.asks))
    inner = scripted_on(FightTable, blow, battle, option)
    outcome = yield from race.table.play(
        inner, lambda: race.status()[:1], turn=SomethingFirst(), at_once=True
    )
    race.battle = outcome.facts["battle"]
    for place in race.there:
        if fighter(race, place).gone:
            race.gaps[place] = OUT
            race.trigger(race.check.foes[place])
            race.held = -1 if place == race.held else race.held
    if not party.able(race.table.sheet):
        race.end(CAUGHT)
    fooled = {fighter(race, place).id for place in race.there}
    if race.pursued and fooled and len(race.runners) == 1 and fighter(race, HERO).fooled >= fooled:
        race.end(ESCAPED)  # they take the hero for dead (ART-424)
    race.end_if_over()
    return bool(outcome.facts["ends"])
