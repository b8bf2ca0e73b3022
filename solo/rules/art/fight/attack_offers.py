"""The attacks that may be chosen: with weapons in hand, and with what strikes a whole band.

Source of all: ART Engine, ART-388, ART-141, ART-148, ART-152, ART-502, ART-506.
"""

from collections.abc import Iterator, Sequence

from solo.rules.art.fight import area
from solo.rules.art.fight.arms import Arm, arms, can_attack, in_reach, reach
from solo.rules.art.fight.attack import attack
from solo.rules.art.fight.attack_roll import Blow, attack_check
from solo.rules.art.fight.offers import Offer, why_not
from solo.rules.art.fight.state import RULES, Fighter, Turn
from solo.rules.art.fight.table import FightTable
from solo.rules.art.fight.track import apart
from solo.rules.art.fight.words import words
from solo.rules.art.gear import weapon
from solo.rules.art.words import words as shared
from solo.rules.core.outcome import Option
from solo.rules.core.table import Script
from solo.words import Facts, Message, Text


def attacks(table: FightTable, who: str, turn: Turn) -> Iterator[Offer]:
    """Offer every attack that reaches: the plainest on each foe first, others on another list."""
    barred = can_attack(table, who)
    own = arms(table, who)
    ranked = table.fighter(who).block is not None
    for foe in table.in_sight():
        if ranked and in_reach(table, who, foe.id, None):
            yield _attack(table, turn, foe, None, "", barred, "attack")
        fit = [arm for arm in own if in_reach(table, who, foe.id, arm)]
        first = _plain(table, who, foe, fit)
        for arm in fit:
            for part in ("", *_parts(table, who, foe)):
                page = "attack" if arm is first and not part else "foes"
                yield _attack(table, turn, foe, arm, part, barred, page)
    if table.perk(who, "critical-hits") and not turn.action:
        yield from _critical(table, who, turn)


def _plain(table: FightTable, who: str, foe: Fighter, fit: Sequence[Arm]) -> Arm | None:
    """Return the plainest weapon against a foe: one that stays in hand and fits the distance."""
    near = table.fighter(who).band == foe.band
    kept = [arm for arm in fit if arm.carried and not arm.both and not _leaves(arm)]
    fists = [arm for arm in fit if arm.carried is None]
    melee = [arm for arm in kept if weapon.is_melee(arm.item) == near]
    return next(iter((*melee, *kept, *fists)), None)


def _leaves(arm: Arm) -> bool:
    """Tell whether an attack throws a weapon that could stay in hand."""
    return arm.thrown and weapon.is_melee(arm.item)


def _parts(table: FightTable, who: str, foe: Fighter) -> tuple[str, ...]:
    """Return the parts of the body to aim at, where armor does not cover all alike (ART-506)."""
    if foe.ranks.armor_by_part and table.perk(who, "called-shot"):
        return ("head", "torso", "arms", "legs")
    return ()


def _attack(  # noqa: PLR0913
    table: FightTable, turn: Turn, foe: Fighter, arm: Arm | None, part: str, barred: Text, page: str
) -> Offer:  # fmt: skip
    blow = Blow(by=turn.who, at=foe.id, arm=arm, part=part)
    ident, how = f"attack-{foe.id}", words("attack", name=foe.name)
    if arm is not None:
        way = "-thrown" if arm.thrown else "-both-hands" if arm.both else ""
        ident += f"-{arm.key}{way}" + (f"-{part}" if part else "")
        how = _told(foe.name, arm, part)
    return Offer(
        option=Option(ident, how, reason=why_not(table, turn, foe.id) or barred, hint="attack"),
        do=lambda words: _strike(table, blow),
        check=lambda: attack_check(table, blow),
        measure=table.lowest_free(foe.id),
        page=page,
        at=foe.id,
        against=foe.name,
    )


def _strike(table: FightTable, blow: Blow) -> Script[None]:
    table.spend(blow.at)
    yield from attack(table, blow)


def _told(name: str, arm: Arm, part: str) -> Message:
    if arm.thrown:
        return words("throw-at", name=name, weapon=arm.name, part=part)
    shoots, bare = weapon.is_ranged(arm.item), arm.carried is None
    return words("attack-with", name=name, weapon=arm.name, shoots=shoots, bare=bare,
                 both=arm.both, part=part)  # fmt: skip


def _critical(table: FightTable, who: str, turn: Turn) -> Iterator[Offer]:
    if turn.critical:
        option = Option("no-critical", words("take-back-fame"))
        yield Offer(option=option, do=lambda words: table.alter_turn(critical=False), page="other")
    else:
        lacks = "" if table.sheet_of(who).fame_left else shared("no-fame-left")
        text = words("stake-fame", ranks=RULES["perks"]["critical"])
        option = Option("critical", text, reason=lacks, hint="critical")
        yield Offer(option=option, do=lambda words: table.alter_turn(critical=True), page="other")


def areas(table: FightTable, who: str, turn: Turn) -> Iterator[Offer]:
    """Offer what strikes a whole band: grenades, sprays, and both at one huge creature."""
    here, barred = table.fighter(who), why_not(table, turn) or can_attack(table, who)
    ranked = here.block is not None
    barred = barred or (words("in-grapple") if table.battle.grip_of(who) else "")

    def within(far: int) -> list[int]:
        bands = sorted({one.band for one in table.in_sight()})
        return [band for band in bands if abs(band - here.band) <= far]

    for arm in () if ranked else area.grenades(table, who):
        for band in within(reach(table, who, arm)):
            yield _grenade(table, who, arm, band, barred)
    sprays = area.sprays(table, who)
    for arm in sprays:
        far = reach(table, who, None if ranked else arm)
        for band in within(far):
            everybody = table.everyone("hero", "friend", "foe")
            there = sum(one.band == band and one.id != who for one in everybody)
            for count in range(1, min(area.MOST_SPRAYED, there) + 1):
                yield _spray(table, who, arm, band, count, barred)
        for foe in table.in_sight():
            if foe.ranks.size == "large" and apart(here, foe) <= far:
                yield _rake(table, who, arm, foe, barred)
    for band in within(reach(table, who, None)) if ranked and not sprays else ():
        shot = area.ranked_salvo(table, who, band)
        if shot is not None:
            yield _ranked_salvo(table, shot, barred)


def _where(table: FightTable, who: str, band: int) -> Facts:
    """Return how a band is called: by its number, or in a chase by how far off it is."""
    if not table.battle.road:
        return {"band": band}
    return {"gap": abs(band - table.fighter(who).band), "side": table.battle.road}


def _ranked_salvo(table: FightTable, shot: area.Salvo, barred: Text) -> Offer:
    """Offer a friend the area attack of its block (ART-141, ART-192)."""

    def do(words: str) -> "Script[None]":
        table.spend()
        yield from area.salvo(table, shot)

    text = words("strike-band", targets=shot.targets, **_where(table, shot.by, shot.band))
    option = Option(f"strike-band-{shot.band}", text, reason=barred, hint="band")
    return Offer(option=option, do=do, page="attack")


def _in_hand_of(table: FightTable, who: str, arm: Arm) -> Arm | None:
    """Return what an attack with a weapon is made with: ranks have the weapon in them."""
    return arm if table.fighter(who).block is None else None


def _grenade(table: FightTable, who: str, arm: Arm, band: int, barred: Text) -> Offer:
    ident = f"throw-{arm.key}-{band}"

    def do(words: str) -> "Script[None]":
        table.spend()
        yield from area.throw_grenade(table, who, arm, band)

    text = words("throw-into", weapon=arm.name, **_where(table, who, band))
    return Offer(option=Option(ident, text, reason=barred, hint="throw"), do=do, page="attack")


def _spray(table: FightTable, who: str, arm: Arm, band: int, count: int, barred: Text) -> Offer:

    def do(words: str) -> "Script[None]":
        table.spend()
        used = _in_hand_of(table, who, arm)
        shot = area.Salvo(by=who, band=band, targets=count, arm=used, area="spray")
        yield from area.salvo(table, shot)

    ident = f"spray-{arm.key}-{band}-{count}"
    text = words("spray-band", weapon=arm.name, targets=count, **_where(table, who, band))
    return Offer(option=Option(ident, text, reason=barred, hint="spray"), do=do, page="spray")


def _rake(table: FightTable, who: str, arm: Arm, foe: Fighter, barred: Text) -> Offer:
    """Two attacks on one huge creature, as one action (ART-152)."""
    used = _in_hand_of(table, who, arm)
    blow = Blow(by=who, at=foe.id, arm=used, area="spray")

    def do(words: str) -> "Script[None]":
        table.spend()
        yield from area.rake(table, who, used, foe.id)

    ident = f"rake-{foe.id}-{arm.key}"
    text = words("rake", name=foe.name, weapon=arm.name)
    return Offer(
        option=Option(ident, text, reason=barred, hint="rake"),
        do=do,
        check=lambda: attack_check(table, blow),
        measure=table.lowest_free(foe.id),
        page="foes",
        at=foe.id,
        against=foe.name,
    )
