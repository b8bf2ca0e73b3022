"""The outfit: choosing gear that Fortune allows, before setting out or in a shop on the way.

Fortune is not spent; whatever costs no more may be had, as much as can be carried. Whoever outfits
others as well lowers it by a rank for each of them, for everybody.

Notes: outfitted, given-up, and those of gear.
"""

from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from typing import Annotated, ClassVar, TypeAlias

from solo.dataclass import dataclass
from solo.namedtuple import NamedTuple
from solo.rules.art.gear import carrying, fortune
from solo.rules.art.gear.item import Carried, Item, items_of
from solo.rules.art.gear.words import words
from solo.rules.art.heroes.sheet import Changed, Sheet, changed
from solo.rules.art.messages import gear_view
from solo.rules.art.party.members import slug
from solo.rules.art.words import words as shared
from solo.rules.core.bases import CheckBase
from solo.rules.core.menus.offers import Offer
from solo.rules.core.outcome import Note, Option, Outcome
from solo.rules.core.protocols import Encounter
from solo.rules.core.script import opened
from solo.rules.core.system_parts import Cast
from solo.rules.core.table import Script, Table
from solo.words import Text

OUTFITTED, EMPTY_HANDED = "outfitted", "empty-handed"
SELF = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Outfit(CheckBase):
    """A place where gear may be had.

    Source: ART Engine, ART-072, ART-073, ART-077, ART-089.
    """

    stock: Annotated[tuple[str, ...], "The ids of what is there."]
    purpose: Annotated[str, "What it is called above the list: `the chandler's shelves`."] = ""
    others: Annotated[
        bool, "Whether companions and other adventurers may be outfitted as well."
    ] = True
    # what the stock is
    things: Mapping[str, Item] = field(default_factory=dict, metadata={"authored": False})

    shorthand: ClassVar[str] = "stock"

    def bind(self, cast: Cast) -> "Outfit":
        return replace(self, things=items_of(self.stock, cast, "outfit"))

    def counts(self) -> frozenset[str]:
        return frozenset()  # it ends with a label alone

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        """Open it as an encounter."""
        return opened(sheet, outfitting, self)


class Had(NamedTuple):
    """Something had here: by whom (nothing for whoever acts), and its id."""

    who: str
    thing: str


class Take(NamedTuple):
    """Taking a thing, by its id."""

    thing: str


class Return(NamedTuple):
    """Putting a thing back, by its id."""

    thing: str


class For(NamedTuple):
    """Choosing for somebody, and who else is outfitted then."""

    who: str
    along: tuple[str, ...]


Choice: TypeAlias = Take | Return | For


def outfitting(table: Table[Sheet], shop: Outfit) -> Script[Outcome]:
    """Take what Fortune allows and put it back, for oneself and for whoever else is outfitted.

    Source: ART Engine, ART-072, ART-073, ART-077, ART-089.
    """
    had: tuple[Had, ...] = ()
    along: tuple[str, ...] = ()  # who else is outfitted
    who = SELF  # for whom things are chosen now

    def offers() -> list[Offer[Choice | None]]:
        return [
            Offer(Option("done", shared("that-is-all"), hint="done"), None),
            *_offers(table.sheet, shop, who, len(along)),
            *_returns(shop, had, who),
            *_people(table.sheet, shop, had, along, who),
        ]

    def status() -> tuple[Text, ...]:
        return _where(table.sheet, shop, who, len(along))

    while True:
        match (yield from table.pick(offers, status)).does:
            case Take(named):
                table.become(_given(table.sheet, who, named, shop.things[named]))
                had += (Had(who, named),)
            case Return(named):
                table.sheet = _taken(table.sheet, who, named)
                table.tell("given-up", name=shop.things[named].name)
                place = had.index(Had(who, named))
                had = (*had[:place], *had[place + 1 :])
            case For(named, along):
                who = named
            case None:
                names = tuple(shop.things[one.thing].name for one in had)
                label = OUTFITTED if had else EMPTY_HANDED
                return Outcome(label, facts={"kind": "outfit", "had": names})


def _where(sheet: Sheet, shop: Outfit, who: str, others: int) -> tuple[Text, ...]:
    """Say what may be had, and for whom it is chosen."""
    most = fortune.limit(sheet.fortune, others)
    line = words("may-be-had", purpose=shop.purpose, most=most and most.word)
    return (line, words("chosen-for", name=_others(sheet)[who])) if who else (line,)


def _offers(sheet: Sheet, shop: Outfit, who: str, others: int) -> list[Offer[Choice]]:
    """Offer what is there; it is barred by Fortune, and where there is no room for it."""
    holder = _holder(sheet, who)
    found = list[Offer[Choice]]()
    for name, item in shop.things.items():
        reason = fortune.beyond(sheet, item, others)
        if not reason and not _fits(holder, sheet.lent.get(who, ()), name, item):
            reason = words("no-room-for-it")
        text = words("take-thing", thing=gear_view.offered(holder or sheet, item))
        option = Option(f"take-{name}", text, reason=reason, hint=item.name.lower())
        found.append(Offer(option, Take(name)))
    return found


def _returns(shop: Outfit, had: Sequence[Had], who: str) -> list[Offer[Choice]]:
    """Offer to put back what was had."""
    return [
        Offer(
            Option(f"return-{thing}", words("put-back", name=shop.things[thing].name)),
            Return(thing),
        )
        for whose, thing in dict.fromkeys(had)
        if whose == who
    ]


def _people(
    sheet: Sheet, shop: Outfit, had: Sequence[Had], along: tuple[str, ...], who: str
) -> list[Offer[Choice]]:
    """Offer to outfit others, and to choose for somebody else."""
    found = list[Offer[Choice]]()
    if who:
        found.append(_choosing(SELF, sheet.name, along))
    for other, name in _others(sheet).items() if shop.others else ():
        if other not in along:
            option = _with(sheet, shop, had, len(along) + 1, other)
            found.append(Offer(option, For(other, (*along, other))))
            continue
        if other != who:
            found.append(_choosing(other, name, along))
        if not any(one.who == other for one in had):
            left = tuple(one for one in along if one != other)
            option = Option(f"without-{other}", words("leave-as-is", name=name))
            found.append(Offer(option, For(SELF, left)))
    return found


def _choosing(who: str, name: str, along: tuple[str, ...]) -> Offer[Choice]:
    return Offer(Option(f"for-{who}", words("choose-for", name=name)), For(who, along))


def _with(sheet: Sheet, shop: Outfit, had: Sequence[Had], others: int, who: str) -> Option:
    """Offer to outfit one more, unless what was had already would cost too much then (ART-077)."""
    dear = [
        shop.things[one.thing]
        for one in had
        if fortune.beyond(sheet, shop.things[one.thing], others)
    ]
    reason: Text = words("put-back-first", name=dear[0].name) if dear else ""
    then = fortune.limit(sheet.fortune, others)
    if then is None:
        reason = words("not-so-far")
    text = words("outfit-too", name=_others(sheet)[who], most=then and then.word)
    return Option(f"with-{who}", text, reason=reason)


def _others(sheet: Sheet) -> dict[str, str]:
    """Return those who are there besides whoever acts: their ids and names."""
    members = {slug(member.name): member.name for member in sheet.party}
    return {**{key: foe.name for key, foe in sheet.companions.items()}, **members}


def _holder(sheet: Sheet, who: str) -> Sheet | None:
    """Return the adventurer who gets things; None for a companion, who has no sheet."""
    if who == SELF:
        return sheet
    return next((member for member in sheet.party if slug(member.name) == who), None)


def _fits(holder: Sheet | None, lent: Sequence[Carried], name: str, item: Item) -> bool:
    """Tell whether one more goes somewhere; a companion carries as much as fills a pack."""
    if holder is None:
        return len(lent) < carrying.capacity("stowed")
    if item.armor and holder.worn is None and not carrying.too_weak(holder, item):
        return True
    return not carrying.gain(holder, name, item)[0].aside[len(holder.aside) :]


def _given(sheet: Sheet, who: str, name: str, item: Item) -> Changed:
    """Hand a thing to somebody; armor is put on if nothing else is worn."""
    holder = _holder(sheet, who)
    if holder is None:
        theirs = (*sheet.lent.get(who, ()), _one(name, item))
        told = Note("outfitted", {"who": sheet.companions[who].name, "name": item.name})
        return changed(sheet, lent={**sheet.lent, who: theirs}), (told,)
    if item.armor and holder.worn is None and not carrying.too_weak(holder, item):
        got = changed(holder, worn=_one(name, item))
        notes: tuple[Note, ...] = (Note("worn", {"name": item.name, "defense": got.defense}),)
    else:
        got, notes = carrying.gain(holder, name, item)
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
    left, _ = carrying.lose(holder, name, 1)
    return left if who == SELF else _with_member(sheet, holder, left)


def _with_member(sheet: Sheet, before: Sheet, after: Sheet) -> Sheet:
    return changed(
        sheet, party=tuple(after if member is before else member for member in sheet.party)
    )


def _one(name: str, item: Item) -> Carried:
    return Carried(item=item, id=name, count=item.medkit.uses if item.medkit else 1)
