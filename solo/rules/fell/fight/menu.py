"""The options of a turn in a fight, for the hero or a companion."""

from functools import partial

from solo.rules.core.menus.menu import Page
from solo.rules.core.menus.offers import Offer
from solo.rules.core.outcome import Option
from solo.rules.core.words import words as core
from solo.rules.fell.fight.attack import wide
from solo.rules.fell.fight.odds import (
    attack_odds,
    blast_odds,
    flight_odds,
    parley_odds,
    spell_odds,
    treatment_odds,
)
from solo.rules.fell.fight.spells import cast, targets
from solo.rules.fell.fight.state import Enemy, is_hero
from solo.rules.fell.fight.table import FightTable
from solo.rules.fell.fight.turn_actions import (
    Act,
    attack,
    attack_together,
    flee,
    talk,
    throw_bomb,
    treat,
    wait,
    wield,
)
from solo.rules.fell.fight.written import bare
from solo.rules.fell.words import words
from solo.words import Message, Text

PAGES = {
    "cast": Page(words("page-cast"), inline=4, hint="cast"),
    "wield": Page(words("page-wield"), inline=2, hint="weapon"),
}
"""The lists that a turn's list opens."""


def offers(table: FightTable, who: str) -> list[Offer[Act]]:
    """List what the hero or a companion may do, and where it stands."""
    if who not in table.side:  # who has left, or was laid low, since it was asked
        return [Offer(Option("go-on", core("go-on"), hint="go on"), Act(lambda: None))]
    if not is_hero(who):
        return _of_companion(table, who)
    return [
        *_together(table, who),
        *_attacks(table, who),
        *_spells(table),
        *_bombs(table),
        *_treatments(table, who),
        *_weapons(table),
        *_talk(table),
        _flight(table, who),
        _wait(table, who),
    ]


def _of_companion(table: FightTable, who: str) -> list[Offer[Act]]:
    attacks = _attacks(table, who)
    if wide(table.sheet.companions[who].block) and len(attacks) > 1:
        text = words("attack-foe", who=table.name(who), foe="")
        one = attacks[0].option._replace(text=text, hint="all")
        attacks = [attacks[0]._replace(option=one)]
    return [
        *attacks,
        *_treatments(table, who),
        *_carrying(table, who),
        _wait(table, who),
    ]


def _wait(table: FightTable, who: str) -> Offer[Act]:
    text = words("hold-back", who=table.name(who))
    return Offer(Option("wait", text, hint="wait"), Act(partial(wait, table, who)))


def _together(table: FightTable, who: str) -> list[Offer[Act]]:
    if len(table.turns) < 2:
        return []
    return [
        Offer(Option(f"all-{one.id}", words("attack-together", foe=one.name),
                     hint=f"all {_short(one)}"),
              Act(partial(attack_together, table, who, one.id),
                  partial(attack_odds, table, table.turns, one.id)))
        for one in table.standing
    ]  # fmt: skip


def _attacks(table: FightTable, who: str) -> list[Offer[Act]]:
    return [
        Offer(Option(f"attack-{one.id}", words("attack-foe", who=table.name(who), foe=one.name),
                     hint=_short(one)),
              Act(partial(attack, table, who, one.id), partial(attack_odds, table, (who,), one.id)))
        for one in table.standing
    ]  # fmt: skip


def _spells(table: FightTable) -> list[Offer[Act]]:
    found = []
    for key, spell, enemy in targets(table):
        reason: Text = words("until-dawn") if spell.key in table.sheet.spent else ""
        text = words("cast-in-haste", spell=spell.name, foe=enemy.name if enemy else "")
        option = Option(f"cast-{key}", text, reason=reason)
        act = Act(partial(cast, table, spell, enemy), partial(spell_odds, table, spell, enemy))
        found.append(Offer(option, act, "cast"))
    # What is open comes first: on a page of its own, Enter must have something to take.
    return sorted(found, key=lambda offer: bool(offer.option.reason))


def _bombs(table: FightTable) -> list[Offer[Act]]:
    foes = table.standing
    whom = foes[0].name if len(foes) == 1 else ""
    return [
        Offer(Option(f"blast-{one.id}", words("use-on", name=one.item.name, foe=whom,
                                              left=one.count)),
              Act(partial(throw_bomb, table, one), partial(blast_odds, table, one.id)))
        for one in table.sheet.bombs
    ]  # fmt: skip


def _treatments(table: FightTable, who: str) -> list[Offer[Act]]:
    return [
        Offer(Option(f"treat-{'-'.join(key.split())}", words("treat-in-haste", who=table.name(who),
                                           whom=table.name(key))),
              Act(partial(treat, table, who, key), partial(treatment_odds, table, who)))
        for key in table.dying
        if key != who
    ]  # fmt: skip


def _weapons(table: FightTable) -> list[Offer[Act]]:
    in_hand = {one.id for one in table.sheet.arms}
    return [
        Offer(Option(f"wield-{one.id}", words("change-to", name=one.item.name)),
              Act(partial(wield, table, one), time=False), "wield")
        for one in table.sheet.weapons
        if one.id not in in_hand
    ]  # fmt: skip


def _talk(table: FightTable) -> list[Offer[Act]]:
    fight = table.battle.fight
    if not fight.talk or fight.able <= 0:
        return []
    reason: Text = words("heard-out") if table.battle.talked else ""
    option = Option("talk", words("press", leverage=fight.talk), "", reason, "talk")
    return [Offer(option, Act(partial(talk, table), partial(parley_odds, table)))]


def _flight(table: FightTable, who: str) -> Offer[Act]:
    left = tuple(table.name(one) for one in table.dying if not is_hero(one))
    return _flee(table, who, words("get-away", left=left))


def _carrying(table: FightTable, who: str) -> list[Offer[Act]]:
    """Offer to carry a hero away who can't act."""
    if any(map(is_hero, table.side)):
        return []
    return [_flee(table, who, words("carry-away", who=table.name(who)))]


def _flee(table: FightTable, who: str, text: Message) -> Offer[Act]:
    reason: Text = "" if table.battle.fight.flee else words("no-way-out")
    act = Act(partial(flee, table, who), partial(flight_odds, table, who), planned=False)
    return Offer(Option("flee", text, reason=reason, hint="flee"), act)


def _short(one: Enemy) -> str:
    """Return the words to type for a foe: its name without an article."""
    return bare(one.name).lower()
