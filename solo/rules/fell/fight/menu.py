"""The options of a turn in a fight, for the hero or a companion."""

from solo.rules.core.menu import MAIN, Offer, Page
from solo.rules.core.outcome import Option
from solo.rules.fell.fight.attack import wide
from solo.rules.fell.fight.spells import targets
from solo.rules.fell.fight.state import HERO, Enemy
from solo.rules.fell.fight.table import FightTable
from solo.rules.fell.fight.written import bare
from solo.rules.fell.messages.notes import capital, listed

PAGES = {
    "cast": Page("Cast a spell…", inline=4, hint="cast"),
    "wield": Page("Change your weapon…", inline=2, hint="weapon"),
}
"""The lists that a turn's list opens."""


def offers(table: FightTable, who: str) -> list[Offer]:
    """List what the hero or a companion may do, and where it stands."""
    if who != HERO:
        return [Offer(one) for one in _companions_options(table, who)]
    options = (
        *_together(table),
        *_attacks(table, "Attack"),
        *_spells(table),
        *_bombs(table),
        *_treatments(table, HERO, "Treat"),
        *_weapons(table),
        *_talk(table),
        _flight(table),
        Option("wait", "Hold back this round", hint="wait"),
    )
    kinds = ((one, one.id.partition("-")[0]) for one in options)
    return [Offer(one, kind if kind in PAGES else MAIN) for one, kind in kinds]


def _companions_options(table: FightTable, who: str) -> tuple[Option, ...]:
    name = capital(table.name(who))
    attacks = _attacks(table, f"{name} attacks")
    if wide(table.sheet.companions[who].block) and len(attacks) > 1:
        attacks = (attacks[0]._replace(text=f"{name} attacks them all", hint="all"),)
    return (
        *attacks,
        *_treatments(table, who, f"{name} treats"),
        *_carrying(table, name),
        Option("wait", f"{name} holds back", hint="wait"),
    )


def _together(table: FightTable) -> tuple[Option, ...]:
    if len(table.turns) < 2:
        return ()
    return tuple(
        Option(f"all-{one.id}", f"All of you attack {one.name}", hint=f"all {_short(one)}")
        for one in table.standing
    )


def _attacks(table: FightTable, does: str) -> tuple[Option, ...]:
    return tuple(
        Option(f"attack-{one.id}", f"{does} {one.name}", hint=_short(one)) for one in table.standing
    )


def _spells(table: FightTable) -> tuple[Option, ...]:
    found = []
    for key, (spell, enemy) in targets(table).items():
        reason = "it can't be cast again until dawn" if spell.key in table.sheet.spent else ""
        text = f"Cast {spell.name}" + (f" at {enemy.name}" if enemy else "")
        found.append(Option(f"cast-{key}", f"{text} (a WIL roll in haste)", reason=reason))
    # What is open comes first: on a page of its own, Enter must have something to take.
    return tuple(sorted(found, key=lambda option: bool(option.reason)))


def _bombs(table: FightTable) -> tuple[Option, ...]:
    foes = table.standing
    whom = foes[0].name if len(foes) == 1 else "them all"
    return tuple(
        Option(f"blast-{one.id}", f"Use the {one.item.name} on {whom} ({one.count} left)")
        for one in table.sheet.bombs
    )


def _treatments(table: FightTable, who: str, does: str) -> tuple[Option, ...]:
    return tuple(
        Option(f"treat-{key}", f"{does} {table.name(key)} (an INT test in haste)")
        for key in table.dying
        if key != who
    )


def _weapons(table: FightTable) -> tuple[Option, ...]:
    in_hand = {one.id for one in table.sheet.arms}
    return tuple(
        Option(f"wield-{one.id}", f"Change to the {one.item.name}")
        for one in table.sheet.weapons
        if one.id not in in_hand
    )


def _talk(table: FightTable) -> tuple[Option, ...]:
    fight = table.battle.fight
    if not fight.talk or fight.able <= 0:
        return ()
    reason = "they have heard you out already" if table.battle.talked else ""
    return (Option("talk", f"{fight.talk} (a contest of WIL)", "", reason, "talk"),)


def _flight(table: FightTable) -> Option:
    left = [table.name(who) for who in table.dying if who != HERO]
    leaving = f", leaving {listed(left)} to die" if left else ""
    return _flee(table, f"Get away{leaving} (a contest of DEX)")


def _carrying(table: FightTable, name: str) -> tuple[Option, ...]:
    """Offer to carry a hero away who can't act."""
    if table.sheet.up and HERO not in table.battle.treated:
        return ()
    return (_flee(table, f"{name} carries you away (a contest of DEX)"),)


def _flee(table: FightTable, text: str) -> Option:
    reason = "" if table.battle.fight.flee else "there is no way out"
    return Option("flee", text, reason=reason, hint="flee")


def _short(one: Enemy) -> str:
    """Return the words to type for a foe: its name without an article."""
    return bare(one.name).lower()
