"""Perks: special abilities, their costs, and their requirements.

Here is what a hero has of a perk now, and what may be bought. What it does stands with the rule
that it changes, in a fight, at a fall or among the actions open at any time: search for its id.
Notes: perk-bought.
"""

from collections.abc import Mapping
from types import MappingProxyType

from solo.dataclass import dataclass
from solo.errors import nearest
from solo.namedtuple import NamedTuple
from solo.rules.art.gear.powers import granted
from solo.rules.art.heroes.sheet import Changed, Sheet, changed
from solo.rules.art.heroes.words import words
from solo.rules.art.printed import printed
from solo.rules.core.outcome import Note
from solo.rules.core.protocols import Illegal
from solo.rules.core.system_parts import Row
from solo.rules.core.values.printed import Printed
from solo.rules.core.wording.quoting import shown
from solo.words import Message, Text


@dataclass(frozen=True, slots=True, kw_only=True)
class Perk:
    """A perk as the rules have it.

    Conflict C11 (ART-241): an example calls Piloting "Aircraft Piloting"; it is the same perk.

    Source: ART Engine, ART-472, ART-476 to ART-508.
    """

    id: str  # its name in YAML and on sheets: lower case, hyphens for blanks
    name: str  # how it is called
    rule: str  # the id of its rule
    cost: int  # what each rank costs in xp
    max: int  # how many ranks there are
    # the attributes that each rank takes, from the first
    requires: tuple[Mapping[str, int], ...] = ()
    needs: str = ""  # the perk that must be had before, or nothing
    fame: int = 0  # what each use costs in Fame
    fight: bool = False  # whether it serves in fights alone
    aka: tuple[str, ...] = ()  # other names for it

    @property
    def does(self) -> Message:
        """What it does, for the player; without the full stop."""
        return words(f"does-{self.id}")

    def required(self, rank: int) -> Mapping[str, int]:
        """Return the attributes that a rank takes; past the last that is given, what that takes."""
        return self.requires[min(rank, len(self.requires)) - 1] if self.requires else {}


def _read(row: Printed) -> Perk:
    given = dict(row)
    requires = tuple(MappingProxyType(rank) for rank in given.pop("requires", ()))
    return Perk(**{**given, "requires": requires, "aka": tuple(given.get("aka", ()))})


PERKS: Mapping[str, Perk] = MappingProxyType(
    {row["id"]: _read(row) for row in printed("perks")["perks"]}
)
"""Every perk of the rules by its id."""

_AKA = {name: perk.id for perk in PERKS.values() for name in perk.aka}


class Offer(NamedTuple):
    """A rank of a perk in the shop: what it costs, and why it can't be had, or nothing."""

    perk: Perk
    rank: int
    barred: Text = ""


def perk_id(text: str) -> str:
    """Return the id of a perk however it is written: `Advanced Flurry`, `advanced-flurry`.

    A name that is no perk of the rules gives an id too: settings may add their own (ART-288).
    """
    name = " ".join(text.lower().replace("-", " ").split())
    return _AKA.get(name, name.replace(" ", "-"))


def nearest_perk(text: str) -> str:
    """Return the perk of the rules that a name is nearly, and not quite; or nothing."""
    name = perk_id(text)
    return "" if name in PERKS else nearest(name, PERKS)


def perk_rank(sheet: Sheet, name: str) -> int:
    """Return the rank at which a hero can use a perk now; 0 when not at all.

    What a rank requires must be met to use it too: a hero weakened below it has the rank that is
    still met. A thing in use may give a perk (ART-085); where the text leaves open whether that
    takes what the perk requires, the rule of all perks is kept to, but the perk that another one
    needs is not asked for.

    Source: ART Engine, ART-474, ART-475.
    """
    owned = sheet.perks.get(name, 0)
    lent = granted(sheet).get(name, 0) if sheet.gear or sheet.worn else 0
    if not (owned or lent):
        return 0
    perk = PERKS.get(name)
    if perk is None:
        return max(owned, lent)
    if not allowed(sheet, perk):
        return 0
    return max(_usable(sheet, perk, owned, alone=False), _usable(sheet, perk, lent, alone=True))


def usable(sheet: Sheet) -> dict[str, int]:
    """Return every perk that a hero can use now, with its rank."""
    names = dict.fromkeys((*sheet.perks, *(granted(sheet) if sheet.gear or sheet.worn else ())))
    ranks = {name: perk_rank(sheet, name) for name in names}
    return {name: rank for name, rank in ranks.items() if rank}


def _usable(sheet: Sheet, perk: Perk, owned: int, *, alone: bool) -> int:
    owned = min(owned, perk.max)
    if not owned:
        return 0
    if perk.needs and not alone and not perk_rank(sheet, perk.needs):
        return 0
    while owned and _unmet(sheet, perk, owned):
        owned -= 1
    return owned


def buyable(sheet: Sheet) -> tuple[Offer, ...]:
    """Return the next rank of every perk that isn't at its highest, with what bars it.

    Source: ART Engine, ART-473 to ART-475, ART-509.
    """
    offers = []
    for perk in PERKS.values():
        rank = sheet.perks.get(perk.id, 0) + 1
        if rank <= perk.max:
            offers.append(Offer(perk, rank, barred(sheet, perk, rank)))
    return tuple(offers)


def barred(sheet: Sheet, perk: Perk, rank: int) -> Text:
    """Return why a rank of a perk can't be bought, or nothing."""
    if not allowed(sheet, perk):
        return words("no-place-for-perk")
    if rank > perk.max:
        return words("no-higher-rank", name=perk.name, most=perk.max)
    if perk.needs and not perk_rank(sheet, perk.needs):
        return words("perk-first", name=PERKS[perk.needs].name)
    unmet = _unmet(sheet, perk, rank)
    if unmet:
        return words("perk-takes", scores=unmet)
    return "" if perk.cost <= sheet.xp else words("costs-xp", price=perk.cost, xp=sheet.xp)


def allowed(sheet: Sheet, perk: Perk) -> bool:
    """Tell whether the setting has a perk (ART-475)."""
    only, never = sheet.options.perks, sheet.options.no_perks
    return (not only or perk.id in map(perk_id, only)) and perk.id not in map(perk_id, never)


def rows(sheet: Sheet) -> tuple[Row, ...]:
    """Return a hero's perks as the sheet shows them: what each does, or why it does nothing now."""
    found = []
    for name, rank in sorted(sheet.perks.items()):
        perk = PERKS.get(name)
        if perk is None:
            found.append(Row(words("perk", name=_title(name), rank=""), str(rank)))
            continue
        now = perk_rank(sheet, name)
        does = words("perk-does", now="" if now == rank else now, does=perk.does)
        found.append(Row(perk_name(name, rank), does))
    return tuple(found)


def perk_name(name: str, rank: int) -> Message:
    """Return a perk as sheets show it: its name, and its rank where there are several."""
    perk = PERKS.get(name)
    several = rank > 1 if perk is None else perk.max > 1
    title = _title(name) if perk is None else perk.name
    return words("perk", name=title, rank=rank if several else "")


def _title(name: str) -> str:
    """Return the name of a perk of a setting, by its id."""
    return name.replace("-", " ")


def buy(sheet: Sheet, name: str) -> Changed:
    """Buy the next rank of a perk, with starting experience or between adventures.

    Raises:
        Illegal: There is no such perk, or the rules don't let this hero have it.

    Source: ART Engine, ART-037, ART-473, ART-474, ART-509.
    """
    perk = PERKS.get(perk_id(name))
    if perk is None:
        near = nearest(perk_id(name), PERKS)
        raise Illegal(words("no-perk", name=shown(name), near=near))
    rank = sheet.perks.get(perk.id, 0) + 1
    reason = barred(sheet, perk, rank)
    if reason:
        raise Illegal(reason)
    sheet = changed(sheet, perks={**sheet.perks, perk.id: rank}, xp=sheet.xp - perk.cost)
    facts = {"perk": perk.id, "name": perk.name, "rank": rank, "xp": perk.cost, "left": sheet.xp}
    return sheet, (Note("perk-bought", facts),)


def lacking(attributes: Mapping[str, int], perk: Perk, rank: int) -> tuple[Message, ...]:
    """Return the attributes that a rank takes and somebody lacks, with their scores."""
    return tuple(
        words("attribute-score", attribute=attribute, score=score)
        for attribute, score in perk.required(rank).items()
        if attributes.get(attribute, 0) < score
    )


def _unmet(sheet: Sheet, perk: Perk, rank: int) -> tuple[Message, ...]:
    return lacking(sheet.attributes, perk, rank)
