"""The lineup of a battle: who fights on which side, under which name, and where they begin."""

from solo.rules.art.fight.state import Battle, Fighter
from solo.rules.art.fight.track import places
from solo.rules.art.fight.written import Combat
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.party import members as party
from solo.rules.core.wording.several import free_id, numbered


def lined_up(combat: Combat, sheet: Sheet, *, asks: bool) -> Battle:
    """Return a battle about to begin, with everybody in place."""
    here, there = places(combat.distance, combat.bands, combat.band)
    fighters: dict[str, Fighter] = {}
    for member in party.members(sheet):
        if member.dead:
            continue
        key = party.slug(member.name)
        hidden = combat.surprise == "foes"
        fighters[key] = Fighter(
            id=key, key=key, name=member.name, side="hero", band=here, hidden=hidden
        )
    for key, foe in party.able_companions(sheet).items():
        if combat.friends is None or key in combat.friends:
            ident = free_id(key, fighters)
            wounds = sheet.companion_wounds.get(key, frozenset())
            fighters[ident] = Fighter(id=ident, key=key, name=foe.name, side="friend", block=foe,
                                      band=here, checked=wounds)  # fmt: skip
    _add_foes(combat, fighters, there)
    return Battle(combat=combat, asks=asks, fighters=fighters, leader=party.slug(sheet.name))


def _add_foes(combat: Combat, fighters: dict[str, Fighter], there: int) -> None:
    """Put the foes in; those of one name are numbered."""
    blocks = [
        (placed, placed.block(combat.blocks[placed.foe]))
        for placed in combat.foes
        for _ in range(placed.count)
    ]
    names = [block.name for _, block in blocks]
    met: dict[str, int] = {}
    for (placed, block), name in zip(blocks, numbered(names), strict=True):
        met[block.name] = met.get(block.name, 0) + 1
        many = names.count(block.name) > 1
        ident = free_id(f"{placed.foe}-{met[block.name]}" if many else placed.foe, fighters)
        fighters[ident] = Fighter(
            id=ident,
            key=placed.foe,
            name=name,
            side="foe",
            block=block,
            band=there if placed.band is None else placed.band,
            hidden=placed.hidden,
        )
