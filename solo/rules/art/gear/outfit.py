"""The outfit: choosing gear that Fortune allows, before setting out or in a shop on the way.

Fortune is not spent; whatever costs no more may be had, as much as can be carried. Whoever outfits
others as well lowers it by a rank for each of them, for everybody.

Notes: outfitted, given-up, and those of gear.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import ClassVar, NamedTuple

from solo.rules.art.gear import carrying as gear
from solo.rules.art.gear import fortune
from solo.rules.art.gear.item import Carried, Item, items_of
from solo.rules.art.heroes.sheet import Changed, Sheet, changed
from solo.rules.art.messages import gear_view as inventory
from solo.rules.art.party.members import slug
from solo.rules.core.dice import Dice
from solo.rules.core.encounters import refuse
from solo.rules.core.outcome import Note, Option, Outcome, Step
from solo.rules.core.system import Cast, Encounter

OUTFITTED, EMPTY_HANDED = "outfitted", "empty-handed"
SELF = ""
_TAKE, _BACK, _FOR, _WITH, _WITHOUT = "take-", "return-", "for-", "with-", "without-"


@dataclass(frozen=True, slots=True, kw_only=True)
class Outfit:
    """A place where gear may be had.

    Args:
        stock: The ids of what is there.
        purpose: What it is called above the list: `the chandler's shelves`.
        others: Whether companions and other adventurers may be outfitted as well.
        things: What the stock is.

    Source: ART Engine, ART-072, ART-073, ART-077, ART-089.
    """

    stock: tuple[str, ...]
    purpose: str = ""
    others: bool = True
    things: Mapping[str, Item] = field(default_factory=dict, metadata={"authored": False})

    shorthand: ClassVar[str] = "stock"

    def bind(self, cast: Cast) -> "Outfit":
        return replace(self, things=items_of(self.stock, cast, "outfit"))

    def counts(self) -> None:
        """Give no counts: nothing is rolled."""

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter:
        """Open it as an encounter."""
        return Outfitting(shop=self)


class Had(NamedTuple):
    """Something had here: by whom (nothing for whoever acts), and its id."""

    who: str
    thing: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Outfitting:
    """An outfit in progress.

    Args:
        shop: Where.
        had: What has been had so far.
        along: Who else is outfitted.
        who: For whom things are chosen now; nothing for whoever acts.
    """

    shop: Outfit
    had: tuple[Had, ...] = ()
    along: tuple[str, ...] = ()
    who: str = SELF

    @property
    def forced(self) -> str | None:
        return None

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        most = fortune.limit(sheet.fortune, len(self.along))
        where = f"{self.shop.purpose}: " if self.shop.purpose else ""
        told = f"anything that costs up to {most.word}" if most else "nothing that you can have"
        lines = [f"{where}{told}. Fortune is not spent by it."]
        if self.who:
            lines.append(f"You choose for {_others(sheet)[self.who]}.")
        return (lines[0][:1].upper() + lines[0][1:], *lines[1:])

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        done = Option("done", "That is all", hint="done")
        takes = [self._offer(sheet, name, item) for name, item in self.shop.things.items()]
        backs = [
            Option(f"{_BACK}{had.thing}", f"Put back the {self.shop.things[had.thing].name}")
            for had in dict.fromkeys(self.had)
            if had.who == self.who
        ]
        return (done, *takes, *backs, *self._people(sheet))

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        if option == "done":
            label = OUTFITTED if self.had else EMPTY_HANDED
            names = tuple(self.shop.things[had.thing].name for had in self.had)
            return Step(None, sheet, (), Outcome(label, facts={"kind": "outfit", "had": names}))
        if option.startswith(_TAKE):
            return self._take(sheet, option.removeprefix(_TAKE))
        if option.startswith(_BACK):
            return self._return(sheet, option.removeprefix(_BACK))
        if option.startswith(_FOR):
            return Step(replace(self, who=option.removeprefix(_FOR)), sheet)
        if option.startswith(_WITHOUT):
            gone = option.removeprefix(_WITHOUT)
            along = tuple(who for who in self.along if who != gone)
            return Step(replace(self, along=along, who=SELF), sheet)
        who = option.removeprefix(_WITH)
        return Step(replace(self, along=(*self.along, who), who=who), sheet)

    def _offer(self, sheet: Sheet, name: str, item: Item) -> Option:
        holder = _holder(sheet, self.who)
        reason = fortune.beyond(sheet, item, len(self.along))
        if not reason and holder is not None and not _fits(holder, name, item):
            reason = "there is no room for it"
        if not reason and holder is None and len(sheet.lent.get(self.who, ())) >= _most():
            reason = "there is no room for it"
        told = inventory.offered(holder or sheet, item)
        return Option(f"{_TAKE}{name}", f"Take {told}", reason=reason, hint=item.name.lower())

    def _people(self, sheet: Sheet) -> list[Option]:
        """Offer to outfit others, and to choose for somebody else."""
        found = []
        if self.who:
            found.append(Option(f"{_FOR}{SELF}", f"Choose for {sheet.name}"))
        for who, name in _others(sheet).items() if self.shop.others else ():
            if who not in self.along:
                found.append(self._with(sheet, who, name))
                continue
            if who != self.who:
                found.append(Option(f"{_FOR}{who}", f"Choose for {name}"))
            if not any(had.who == who for had in self.had):
                found.append(Option(f"{_WITHOUT}{who}", f"Leave {name} as they are"))
        return found

    def _with(self, sheet: Sheet, who: str, name: str) -> Option:
        """Offer to outfit one more, unless what was had already would cost too much then."""
        dear = [
            had.thing
            for had in self.had
            if fortune.beyond(sheet, self.shop.things[had.thing], len(self.along) + 1)
        ]
        reason = f"put back the {self.shop.things[dear[0]].name} first" if dear else ""
        then = fortune.limit(sheet.fortune, len(self.along) + 1)
        if then is None:
            reason = "your Fortune does not reach so far"
        text = f"Outfit {name} as well (everything up to {then.word if then else 'nothing'})"
        return Option(f"{_WITH}{who}", text, reason=reason)

    def _take(self, sheet: Sheet, name: str) -> Step:
        item = self.shop.things[name]
        sheet, notes = _given(sheet, self.who, name, item)
        return Step(replace(self, had=(*self.had, Had(self.who, name))), sheet, notes)

    def _return(self, sheet: Sheet, name: str) -> Step:
        had = list(self.had)
        had.remove(Had(self.who, name))
        sheet = _taken(sheet, self.who, name)
        note = Note("given-up", {"name": self.shop.things[name].name})
        return Step(replace(self, had=tuple(had)), sheet, (note,))


def _most() -> int:
    return gear.capacity("stowed")


def _others(sheet: Sheet) -> dict[str, str]:
    """Return those who are there besides whoever acts: their ids and names."""
    members = {slug(member.name): member.name for member in sheet.party}
    return {**{key: foe.name for key, foe in sheet.companions.items()}, **members}


def _holder(sheet: Sheet, who: str) -> Sheet | None:
    """Return the adventurer who gets things; None for a companion, who has no sheet."""
    if who == SELF:
        return sheet
    return next((member for member in sheet.party if slug(member.name) == who), None)


def _fits(sheet: Sheet, name: str, item: Item) -> bool:
    """Tell whether one more goes somewhere."""
    if item.armor and sheet.worn is None and not gear.too_weak(sheet, item):
        return True
    return not gear.gain(sheet, name, item)[0].aside[len(sheet.aside) :]


def _given(sheet: Sheet, who: str, name: str, item: Item) -> Changed:
    """Hand a thing to somebody; armor is put on if nothing else is worn."""
    holder = _holder(sheet, who)
    if holder is None:
        theirs = (*sheet.lent.get(who, ()), _one(name, item))
        told = Note("outfitted", {"who": sheet.companions[who].name, "name": item.name})
        return changed(sheet, lent={**sheet.lent, who: theirs}), (told,)
    if item.armor and holder.worn is None and not gear.too_weak(holder, item):
        got = changed(holder, worn=_one(name, item))
        notes: tuple[Note, ...] = (Note("worn", {"name": item.name, "defense": got.defense}),)
    else:
        got, notes = gear.gain(holder, name, item)
    if who == SELF:
        return got, notes
    told = Note("outfitted", {"who": holder.name, "name": item.name})
    return _with_member(sheet, holder, got), (told,)


def _taken(sheet: Sheet, who: str, name: str) -> Sheet:
    """Take a thing from somebody again."""
    holder = _holder(sheet, who)
    if holder is None:
        theirs = list(sheet.lent[who])
        theirs.remove(next(own for own in theirs if own.id == name))
        return changed(sheet, lent={**sheet.lent, who: tuple(theirs)})
    left, _ = gear.lose(holder, name, 1)
    return left if who == SELF else _with_member(sheet, holder, left)


def _with_member(sheet: Sheet, before: Sheet, after: Sheet) -> Sheet:
    return changed(
        sheet, party=tuple(after if member is before else member for member in sheet.party)
    )


def _one(name: str, item: Item) -> Carried:
    return Carried(item=item, id=name, count=item.medkit.uses if item.medkit else 1)
