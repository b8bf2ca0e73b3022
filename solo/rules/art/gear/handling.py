"""Handling of gear at any time: take out, put away, drop, give, wear, load."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from solo.errors import nearest
from solo.late import lazy_imports
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.gear import ammunition, carrying
from solo.rules.art.gear.item import Carried
from solo.rules.art.gear.words import words as told
from solo.rules.art.heroes.sheet import Changed, Sheet, changed
from solo.rules.art.party import members as party
from solo.rules.art.party import sharing
from solo.rules.art.printed import printed
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.protocols import Illegal, Step
from solo.rules.core.script import opened
from solo.rules.core.table import Script, Table
from solo.rules.core.wording.quoting import shown

if TYPE_CHECKING:
    from solo.rules.art.actions.sustained import Sustained

with lazy_imports():
    from solo.rules.art.actions import sustained


DEEDS = frozenset(
    {
        *("ready", "put-away", "stow", "drop", "take-up", "give", "take-back"),
        *("wear", "take-off-armor", "load"),
    }
)
"""The ids of the options."""


def options(sheet: Sheet) -> tuple[Option, ...]:
    """List what can be done with gear now; nothing when there is none."""
    own, lent = sheet.gear, [one for things in sheet.lent.values() for one in things]
    put_by = [one for one in own if one.slot != "ready"]
    near = [one for one in own if one.slot != "stowed"]
    armor = [one for one in own if one.item.armor]
    empty = [one for one in own if one.empty]
    return (
        *_offer("ready", put_by),
        *_offer("put-away", carrying.in_slot(sheet, "ready")),
        *_offer("stow", near),
        *_offer("drop", own),
        *_offer("take-up", sheet.aside),
        *_offer_to_give(sheet),
        *_offer("take-back", lent),
        *_offer("wear", armor),
        *_offer_to_undress(sheet),
        *_offer("load", empty),
    )


def _offer(deed: str, things: Sequence[Carried]) -> tuple[Option, ...]:
    """Offer to do something with one of some things; nothing where there are none."""
    if not things:
        return ()
    asks = told("which-thing", names=_names(things))
    return (Option(deed, told(f"offer-{deed}"), asks, hint=deed.replace("-", " ")),)


def _names(things: Iterable[Carried]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(one.item.name for one in things))


def _offer_to_give(sheet: Sheet) -> tuple[Option, ...]:
    if not (sheet.companions or sheet.party) or not sheet.gear:
        return ()
    asks = told("what-to-whom", names=_there(sheet))
    return (Option("give", told("offer-give"), asks, hint="give"),)


def _offer_to_undress(sheet: Sheet) -> tuple[Option, ...]:
    if sheet.worn is None:
        return ()
    text = told("offer-take-off", name=sheet.worn.item.name)
    return (Option("take-off-armor", text, hint="take off"),)


def handle(option: str, words: str, sheet: Sheet, dice: Dice) -> Step[Sheet]:
    """Do one of the options, with the words that it asked for.

    Raises:
        Illegal: The words name nothing that it can be done with, or it can't be done.
    """
    own = sheet.gear
    match option:
        case "ready":
            place = _named(words, own, option)
            change = carrying.ready(sheet, place)
            if own[place].slot == "stowed" and sheet.options.stowed == "roll":
                return Step(opened(sheet, taken_out, own[place]), sheet)
        case "put-away":
            change = carrying.put_away(sheet, _named(words, own, option))
        case "stow":
            change = carrying.put_away(sheet, _named(words, own, option), "stowed")
        case "drop":
            change = carrying.drop(sheet, _named(words, own, option))
        case "take-up":
            change = carrying.take_up(sheet, _named(words, sheet.aside, option))
        case "give":
            change = _give(sheet, words)
        case "take-back":
            change = _take_back(sheet, words)
        case "wear":
            change = carrying.wear(sheet, _named(words, own, option))
        case "take-off-armor":
            change = carrying.take_off(sheet)
        case _:
            change = ammunition.reload(sheet, _named(words, own, option))
    return Step(None, *change, Outcome("done", facts={"option": option}))


def taken_out(table: Table[Sheet], thing: Carried) -> Script[Outcome]:
    """Take a stowed thing out of the pack; it stays in its slot until then (ART-094)."""
    digging = taking_out().begin(table.sheet, asks=False)
    outcome = yield from table.play(digging, (told("digging", name=thing.item.name),))
    if outcome.successes and thing in table.sheet.gear:
        table.become(carrying.ready(table.sheet, table.sheet.gear.index(thing)))
    return outcome


def taking_out() -> "Sustained":
    """Return the sustained roll that takes out a stowed thing.

    Source: ART Engine, ART-094. The difficulty is not printed; Inferior, as for a quick draw.
    """
    rule = printed("gear")["stowed"]
    return sustained.Sustained(
        attribute=(rule["attribute"],),
        difficulty=Rank.parse(rule["difficulty"]),
        goal=sustained.Goal(successes=rule["successes"]),
        each=0,
        purpose="to get it out of the pack",
    )


def _give(sheet: Sheet, words: str) -> Changed:
    """Give a thing to a companion or to another adventurer: `rope to tomas`."""
    what, _, whom = words.lower().rpartition(" to ")
    if not what:
        raise Illegal(told("say-what-to-whom"))
    place = _named(what, sheet.gear, "give")
    who = party.slug(whom)
    for key, foe in sheet.companions.items():
        if who in (key, party.slug(foe.name), *party.slug(foe.name).split("-")):
            return sharing.lend(sheet, place, key)
    for member in sheet.party:
        if who in (party.slug(member.name), *party.slug(member.name).split("-")):
            return _give_member(sheet, place, member)
    raise Illegal(told("not-with-you", name=shown(whom), names=_there(sheet)))


def _there(sheet: Sheet) -> tuple[str, ...]:
    """Return the names of all who are with the hero."""
    return (*(foe.name for foe in sheet.companions.values()), *(one.name for one in sheet.party))


def _give_member(sheet: Sheet, place: int, member: Sheet) -> Changed:
    giver, taker, notes = sharing.hand_over(sheet, place, member)
    others = tuple(taker if one is member else one for one in giver.party)
    return changed(giver, party=others), notes


def _take_back(sheet: Sheet, words: str) -> Changed:
    """Take a thing back from whichever companion has it."""
    whose = [(who, place) for who, things in sheet.lent.items() for place in range(len(things))]
    things = [sheet.lent[who][place] for who, place in whose]
    who, place = whose[_named(words, things, "take-back")]
    return sharing.take_back(sheet, who, place)


def _named(words: str, own: Sequence[Carried], deed: str) -> int:
    """Return the position of the thing that a player means, by name, id or number.

    Raises:
        Illegal: Nothing of the kind is there.
    """
    said = " ".join(words.lower().removeprefix("the ").split())
    if said.isascii() and said.isdigit() and 0 < int(said[:4]) <= len(own):
        return int(said[:4]) - 1
    exact = [place for place, one in enumerate(own) if said in (one.item.name.lower(), one.id)]
    begun = [place for place, one in enumerate(own) if said and said in one.item.name.lower()]
    found = exact or (begun if len({own[place].id for place in begun}) == 1 else [])
    if found:
        return found[0]
    names = _names(own)
    raise Illegal(told("name-what", deed=deed, near=nearest(said, names), names=names))
