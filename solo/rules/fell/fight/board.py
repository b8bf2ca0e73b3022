"""A fight as its player sees it: who stands where, and what may be done.

Every fight is told in plain lines, a line for each who takes part.
"""

from typing import TYPE_CHECKING

from solo.rules.core.numbers import plural
from solo.rules.core.outcome import Option
from solo.rules.fell.actions.casting import Casting, price_options
from solo.rules.fell.fight.blows import HERO, name_of
from solo.rules.fell.fight.written import Enemy, bare
from solo.rules.fell.foe import policy_words
from solo.rules.fell.gear.item import MOST_ARMOR
from solo.rules.fell.gear.spell import Spell
from solo.rules.fell.heroes.sheet import Sheet
from solo.rules.fell.messages.notes import capital, listed

if TYPE_CHECKING:
    from solo.rules.fell.fight.battle import Battle


def status(battle: "Battle", sheet: Sheet) -> tuple[str, ...]:
    """Say where a fight stands."""
    if battle.paying is not None:
        return (f"{spell_of(sheet, battle.paying[0]).name} slips. It works, at a price; which?",)
    mine = [_line(battle, who, sheet) for who in (HERO, *sheet.followers)]
    # Whom each goes for does not change: it is told once.
    theirs = [_foe_line(one, first=battle.round == 1) for one in battle.standing]
    turn = ""
    if battle.turns and battle.turns[0] != HERO:
        turn = f" It is for {name_of(battle.turns[0], sheet)} to act."
    return (f"Round {battle.round}.{turn}", *mine, *theirs)


def _line(battle: "Battle", who: str, sheet: Sheet) -> str:
    if who == HERO:
        armor = min(MOST_ARMOR, sheet.armor + battle.ward)
        state = f"{sheet.hp_now} of {sheet.most_hp} HP, armor {armor}, "
        state += f"STR {sheet.attributes['str'].word}"
        out, down = sheet.out, HERO in battle.down
    else:
        one = sheet.companions[who]
        state = f"{one.hp} of {one.block.hp} HP, armor {one.block.armor}, "
        state += f"STR {one.die('str').word}"
        out, down = one.out, who in battle.down
    if out:
        state += ", dying"
    elif down:
        state += ", treated and out of the fight"
    elif who in battle.shy:
        state += ", hanging back"
    return f"{capital(name_of(who, sheet))}: {state}."


def options(battle: "Battle", sheet: Sheet) -> tuple[Option, ...]:
    """List what may be done, by whoever acts now."""
    if not battle.round:
        return (Option("begin", "Fight", hint="fight"),)
    if battle.paying is not None:
        spell = spell_of(sheet, battle.paying[0])
        return price_options(spell, casting(spell, battle.named(battle.paying[1])).prices(sheet))
    who = battle.turns[0]
    if who != HERO:
        return _orders(battle, who, sheet)
    together: tuple[Option, ...] = ()
    if len(battle.turns) > 1:
        together = tuple(
            Option(f"all-{one.id}", f"All of you attack {one.name}", hint=f"all {_short(one)}")
            for one in battle.standing
        )
    return (
        *together,
        *_attacks(battle),
        *_spells(battle, sheet),
        *_bombs(battle, sheet),
        *_treatments(battle, who, sheet),
        *_others(battle, sheet),
    )


def _attacks(battle: "Battle") -> tuple[Option, ...]:
    return tuple(
        Option(f"attack-{one.id}", f"Attack {one.name}", hint=_short(one))
        for one in battle.standing
    )


def _spells(battle: "Battle", sheet: Sheet) -> tuple[Option, ...]:
    found = []
    for spell in sheet.known_spells:
        if not spell.fights:
            continue
        slug = spell_slug(spell)
        reason = "it can't be cast again until dawn" if spell.key in sheet.spent else ""
        for one in battle.standing if spell.aimed else (None,):
            key = f"cast-{slug}" + (f"-at-{one.id}" if one else "")
            text = f"Cast {spell.name}" + (f" at {one.name}" if one else "")
            found.append(Option(key, f"{text} (a WIL roll in haste)", reason=reason))
    return tuple(found)


def _bombs(battle: "Battle", sheet: Sheet) -> tuple[Option, ...]:
    foes = battle.standing
    whom = foes[0].name if len(foes) == 1 else "them all"
    return tuple(
        Option(f"blast-{one.id}", f"Use the {one.item.name} on {whom} ({one.count} left)")
        for one in sheet.bombs
    )


def _treatments(battle: "Battle", who: str, sheet: Sheet) -> tuple[Option, ...]:
    does = "Treat" if who == HERO else f"{capital(name_of(who, sheet))} treats"
    return tuple(
        Option(f"treat-{key}", f"{does} {name_of(key, sheet)} (an INT test in haste)")
        for key in battle.dying(sheet)
        if key != who
    )


def _others(battle: "Battle", sheet: Sheet) -> tuple[Option, ...]:
    fight = battle.fight
    in_hand = {one.id for one in sheet.arms}
    wield = tuple(
        Option(f"wield-{one.id}", f"Change to the {one.item.name}")
        for one in sheet.weapons
        if one.id not in in_hand
    )
    talk: tuple[Option, ...] = ()
    if fight.talk and fight.able > 0:
        reason = "they have heard you out already" if battle.talked else ""
        talk = (Option("talk", f"{fight.talk} (a contest of WIL)", "", reason, "talk"),)
    reason = "" if fight.flee else "there is no way out"
    left = [name_of(who, sheet) for who in battle.dying(sheet) if who != HERO]
    leaving = f", leaving {listed(left)} to die" if left else ""
    flee = Option("flee", f"Get away{leaving} (a contest of DEX)", reason=reason, hint="flee")
    return (*wield, *talk, flee, Option("wait", "Hold back this round", hint="wait"))


def _orders(battle: "Battle", who: str, sheet: Sheet) -> tuple[Option, ...]:
    """Return what a companion may be told to do."""
    name = name_of(who, sheet)
    attacks = tuple(
        Option(f"attack-{one.id}", f"{capital(name)} attacks {one.name}", hint=_short(one))
        for one in battle.standing
    )
    carry: tuple[Option, ...] = ()
    if not sheet.up or HERO in battle.down:
        reason = "" if battle.fight.flee else "there is no way out"
        carry = (
            Option(
                "flee", f"{capital(name)} carries you away (a contest of DEX)", "", reason, "flee"
            ),
        )
    hold = Option("wait", f"{capital(name)} holds back", hint="wait")
    return (*attacks, *_treatments(battle, who, sheet), *carry, hold)


def casting(spell: Spell, target: Enemy | None) -> Casting:
    """Return how a spell is cast in a fight: a contest if its target would not have it."""
    opposed = target is not None and not spell.willing
    rival = target.die(spell.resists) if opposed and target is not None else None
    return Casting(
        spell=spell.name, rival=rival, side_effect=spell.side_effect, lessened=spell.lessened
    )


def aimed(battle: "Battle", rest: str, sheet: Sheet) -> tuple[Spell, Enemy | None]:
    """Return the spell and the target that an option to cast names."""
    return next(
        (spell, one)
        for spell in sheet.known_spells
        for one in (battle.standing if spell.aimed else (None,))
        if rest == spell_slug(spell) + (f"-at-{one.id}" if one else "")
    )


def spell_slug(spell: Spell) -> str:
    """Return a spell as options name it."""
    return "-".join(spell.key.split())


def spell_of(sheet: Sheet, key: str) -> Spell:
    """Return a spell of the hero's."""
    return next(spell for spell in sheet.spells if spell.key == key)


def _short(one: Enemy) -> str:
    """Return the words to type for a foe: its name without an article."""
    return bare(one.name).lower()


def _foe_line(one: Enemy, *, first: bool) -> str:
    block = one.block
    dice = " and ".join(die.word for die in block.dice)
    state = f"{one.hp} of {block.hp} HP, armor {block.armor}, STR {one.die('str').word}"
    attack = f", attack {dice}" if dice else ", no attack"
    many = ", a detachment" if block.detachment else ""
    aim = "all of you at once" if block.detachment or block.blast else policy_words(block.policy)
    told = f"; held for {plural(one.held, 'more round')}" if one.held else f"; {aim}" * first
    return f"{capital(one.name)}: {state}{attack}{many}{told if dice else ''}."
