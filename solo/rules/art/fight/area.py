"""Area attacks on several fighters in a band: grenades, sprays of autofire, and attacks of foes.

Source of all: ART Engine, ART-141 to ART-158.
"""

from collections.abc import Sequence
from dataclasses import replace

from solo.dataclass import dataclass
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.fight.arms import Arm, in_hand, weapon_in_use
from solo.rules.art.fight.assault import Assault, armed, assault_of
from solo.rules.art.fight.attack import fumble, land, suffer_attack
from solo.rules.art.fight.attack_costs import rolled_attack, use_up
from solo.rules.art.fight.attack_roll import Blow, fates, preferred
from solo.rules.art.fight.ends import end_if_over
from solo.rules.art.fight.harm import emptied, fall
from solo.rules.art.fight.questions import Pick, choose
from solo.rules.art.fight.state import RULES, Fighter, Pairs
from solo.rules.art.fight.table import FightTable, held
from solo.rules.art.fight.words import words
from solo.rules.art.gear import ammunition, weapon
from solo.rules.art.gear import carrying as gear
from solo.rules.art.printed import printed
from solo.rules.core.table import Script

FALLS_FROM = Rank.parse(RULES["falls_prone_from"])
SAVES = int(RULES["prone_saves"])
MOST_SPRAYED = len(printed("grenades")["spray"])  # ART-149


@dataclass(frozen=True, kw_only=True)
class Salvo:
    """An area attack on a band, or on one huge creature."""

    by: str  # who attacks
    band: int  # the band
    targets: int  # how many can be hit
    arm: Arm | None = None  # with what; None for whoever has ranks
    area: str = ""  # `spray` or `grenade`; nothing for what a block strikes a band with by nature


def salvo(table: FightTable, shot: Salvo) -> Script[None]:
    """Strike a band: some fall prone first, Fate picks who is hit, then one attack on each."""
    end_if_over(table)
    if not table.up(shot.by):
        return
    prone: list[str] = []
    for one in in_band(table, shot):
        if one.foe:
            falls = _sharp(one) and _may_fall(table, one)
        else:
            falls = _may_fall(table, one) and (yield from _asks_to_fall(table, shot, one))
        if falls:
            fall(table, one.id)
            table.alter(one.id, spent=True)
            prone.append(one.id)
    hit, alike, room = yield from _by_fate(table, shot, [one.id for one in in_band(table, shot)])
    by = table.fighter(shot.by)
    enemies = [one for one in alike if table.fighter(one).foe != by.foe]
    if not by.foe and len(enemies) > room and table.asking:
        hit += yield from _decide_tie(table, shot.by, enemies, room)
    else:
        hit += preferred(table, alike, shot.by)[:room]
        table.say("salvo", shot.by, names=tuple(words("whom", name=table.name(one)) for one in hit))
    # A spray's modifier goes by how many were meant (ART-149).
    added = (("the spray", weapon.spray_modifier(shot.targets)),) if shot.area == "spray" else ()
    yield from volley(table, shot, hit, prone, added)


def in_band(table: FightTable, shot: Salvo) -> list[Fighter]:
    """Return everybody in the band, friend and foe alike (ART-144).

    A spray never strikes who fires it. A grenade of ours in our own band may strike its thrower;
    a foe takes care (our reading: the narrator would not have it blow itself up).
    """
    everybody = table.everyone("hero", "friend", "foe")
    back = shot.area == "grenade" and not table.fighter(shot.by).foe
    return [one for one in everybody if one.band == shot.band and (back or one.id != shot.by)]


def _may_fall(table: FightTable, one: Fighter) -> bool:
    """Tell whether somebody has an action left to fall prone with (ART-146)."""
    turn = table.battle.turn
    busy = one.acted or one.spent or one.prone or one.lost or one.pinned
    return not busy and not (turn is not None and turn.who == one.id)


def _sharp(one: Fighter) -> bool:
    """Tell whether somebody with ranks is alert enough to fall prone (Engine)."""
    return max(one.ranks.rank("intelligence"), one.ranks.rank("alertness")) >= FALLS_FROM


def _asks_to_fall(table: FightTable, shot: Salvo, one: Fighter) -> Script[bool]:
    """Let an adventurer who has not acted choose to fall prone (ART-146, ART-147)."""
    picks = (
        Pick(id="stand", text=words("stay"), value=False, hint="stand"),
        Pick(id="fall-prone", text=words("fall-flat"), value=True, hint="prone"),
    )  # fmt: skip
    said = words("strikes-band", name=table.fighter(shot.by).name)
    return (yield from choose(table, one.id, said, picks))


def _by_fate(
    table: FightTable, shot: Salvo, there: list[str]
) -> Script[tuple[list[str], list[str], int]]:
    """Return who is surely hit, who is tied by Fate, and how many of the tied are hit.

    Either all are hit, or those with the lowest Fate (ART-142, ART-143).
    """
    if len(there) <= shot.targets:
        return there, [], 0
    found = yield from fates(table, there, words("to-be-missed"))
    order = sorted(there, key=lambda one: found[one])
    edge = found[order[shot.targets - 1]]
    sure = [one for one in order if found[one] < edge]
    return sure, [one for one in order if found[one] == edge], shot.targets - len(sure)


def _decide_tie(
    table: FightTable, by: str, alike: Sequence[str], room: int
) -> Script[Sequence[str]]:
    """Let the attacker choose among those who are tied by Fate (ART-143)."""
    picks = []
    for start in range(len(alike)):
        chosen = [alike[(start + more) % len(alike)] for more in range(room)]
        text = words("hit-these", names=tuple(map(table.name, chosen)))
        picks.append(Pick(id=f"hit-{alike[start]}", text=text, value=chosen))
    return (yield from choose(table, by, words("fate-alike"), picks))


def volley(
    table: FightTable,
    shot: Salvo,
    at: Sequence[str],
    prone: Sequence[str] = (),
    added: Pairs = (),
    *,
    staked: bool = False,
) -> Script[None]:
    """Roll the attacks of a spray or grenade, each for itself (ART-145).

    Fame staked on a critical hit counts for one attack; who staked some on the last one is asked
    about the next (ART-502).

    A Catastrophic one does what ART-150 or ART-157 say in place of a fumble, since the specific
    rule replaces the general one; with the option `aoe_fumble_also` both happen.
    """
    end_if_over(table)
    left = [one for one in at if table.up(one)]
    if not left or not table.up(shot.by):
        return
    table.alter(shot.by, hidden=False)
    target, *others = left
    lessened = SAVES if target in prone else 0
    if table.fighter(shot.by).foe:
        assault = assault_of(table, (shot.by,), target, area=True, lessened=lessened)
        yield from suffer_attack(table, assault)
        yield from volley(table, shot, others, prone, added)
        return
    blow = Blow(by=shot.by, at=target, arm=shot.arm, added=added, area=shot.area, lessened=lessened)
    if staked and (yield from _stakes_again(table, blow)):
        table.alter_turn(critical=True)
    outcome, critical = yield from rolled_attack(table, blow)
    botched = outcome.facts["result_index"] == Rank.CATASTROPHIC
    if botched and shot.area == "spray":
        use_up(table, blow)
        run_dry(table, blow)
    else:
        shrapnel = (yield from _shrapnel(table)) if botched else None
        yield from land(table, blow, outcome, critical=critical)
        yield from volley(table, shot, others, prone, added, staked=critical)
        if shrapnel is not None:
            yield from suffer_attack(table, shrapnel)
    if botched and table.shared().options.aoe_fumble_also:
        yield from fumble(table, blow.by, by=blow.by, at=blow.at, arm=blow.arm)


def _stakes_again(table: FightTable, blow: Blow) -> Script[bool]:
    """Let an attacker who has Fame left stake 1 on the next attack too (ART-502)."""
    if table.sheet_of(blow.by).fame_left < 1 or table.fighter(blow.at).side != "foe":
        return False
    picks = (
        Pick(id="no-critical", text=words("stake-nothing"), value=False, hint="no"),
        Pick(id="critical", text=words("stake-again"), value=True, hint="critical"),
    )
    said = words("next-attacked", name=table.name(blow.at))
    return (yield from choose(table, blow.by, said, picks))


def run_dry(table: FightTable, blow: Blow) -> None:
    """Let a weapon run out of ammunition, and end the turn (ART-150, ART-151)."""
    own = None if blow.arm is None else blow.arm.carried
    if own is None:
        emptied(table, blow.by)
    elif (place := held(table.sheet_of(blow.by), own)) is not None:
        table.put(blow.by, *ammunition.run_dry(table.sheet_of(blow.by), place))
    table.alter_turn(over=True, action=True)


def _shrapnel(table: FightTable) -> Script[Assault | None]:
    """Return the attack on who has the lowest Fate, if that is below Good (ART-157, ART-158)."""
    safe, attack = weapon.shrapnel()
    heroes = [one.id for one in table.heroes()]
    found = yield from fates(table, heroes, words("against-shrapnel"))
    unlucky = min(heroes, key=lambda one: found[one], default="")
    if not unlucky or found[unlucky] >= safe:
        return None
    table.say("shrapnel", unlucky)
    name = words("the-shrapnel")
    return Assault(at=unlucky, rank=attack, name=name, melee=False, area=True, comrade=True)


def sprays(table: FightTable, who: str) -> list[Arm]:
    """Return the ready weapons with which somebody may spray a band (ART-148)."""
    if table.fighter(who).block is not None:
        own = weapon_in_use(table, who)
        fires = own is not None and weapon.weapon_part(own.item).klass.autofire
        return [Arm(item=own.item, carried=own)] if own is not None and fires else []
    sheet = table.sheet_of(who)
    return [
        arm
        for arm in in_hand(sheet)
        if weapon.is_area(arm.item)
        and not weapon.is_grenade(arm.item)
        and not (arm.carried and arm.carried.empty)
        and not weapon.can_use(sheet, arm.item)
    ]


def grenades(table: FightTable, who: str) -> list[Arm]:
    """Return the grenades in hand."""
    own = in_hand(table.sheet_of(who))
    return [replace(arm, thrown=True) for arm in own if weapon.is_grenade(arm.item)]


def throw_grenade(table: FightTable, who: str, arm: Arm, band: int) -> Script[None]:
    """Throw a grenade into a band; it is gone (ART-154)."""
    assert arm.carried is not None
    sheet = table.sheet_of(who)
    place = held(sheet, arm.carried)
    if place is not None:
        table.put(who, gear.take(sheet, place, 1)[0])
    targets = weapon.size_of(arm.item).targets
    yield from salvo(table, Salvo(by=who, band=band, targets=targets, arm=arm, area="grenade"))


def ranked_salvo(table: FightTable, who: str, band: int) -> Salvo | None:
    """Return the area attack that somebody's block names, or None; it needs the weapon in hand.

    How many grenades somebody with ranks has is not counted (our reading).
    """
    block = table.fighter(who).ranks
    if not block.area or not armed(table, who):
        return None
    own = block.arm
    if own is not None and own.autofire:
        return Salvo(by=who, band=band, targets=min(block.area, MOST_SPRAYED), area="spray")
    grenade = own is not None and own.type == "grenade"
    return Salvo(by=who, band=band, targets=block.area, area="grenade" if grenade else "")


def rake(table: FightTable, who: str, arm: Arm | None, at: str) -> Script[None]:
    """Strike one huge creature several times, as one action (ART-152)."""
    band = table.fighter(at).band
    shot = Salvo(by=who, band=band, targets=1, arm=arm, area="spray")
    yield from volley(table, shot, (at,) * weapon.attacks_on_huge())
