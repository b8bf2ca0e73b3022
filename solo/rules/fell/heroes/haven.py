"""Coming home with plunder: shares, the hoard, and the advances that it is worth.

Notes: shared, hoarded, and those of `advancement`.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.rules.core.bases import CheckBase
from solo.rules.core.outcome import Note, Option, Outcome
from solo.rules.core.protocols import Encounter
from solo.rules.core.script import opened
from solo.rules.core.table import Script, Table
from solo.rules.fell.heroes.advancement import TITLES, advance, may_retire, reached
from solo.rules.fell.heroes.sheet import COINS_A_SLOT, Changed, Sheet, changed
from solo.rules.fell.words import words

NOTHING, RETIRED = "no advance", "retired"


def share_out(sheet: Sheet) -> Changed:
    """Share the plunder with the hirelings and bring the rest home.

    Source: FELL, FELL-060, FELL-063. Everybody hired who lives has a share equal to the hero's, and
    gets it less what was paid in advance; what can't be shared evenly stays with the hero. The
    coins that were the hero's own before are no plunder.
    """
    plunder = sheet.plunder
    if not plunder:
        return sheet, ()
    hired = {key: one for key, one in sheet.companions.items() if one.hired and not one.dead}
    share = plunder // (len(hired) + 1)
    notes, given = [], 0
    companions = dict(sheet.companions)
    for key, one in hired.items():
        part = max(0, share - one.fees)
        given += part
        notes.append(
            Note(
                "shared",
                {"name": one.block.name, "share": share, "coins": part, "less": share > part},
            )
        )
        companions[key] = replace(one, fees=0)
    kept = plunder - given
    sheet = changed(
        sheet,
        coins=sheet.own,
        items=tuple(one for one in sheet.items if not one.item.value),
        stored=sheet.stored + kept,
        hoard=sheet.hoard + kept,
        companions=companions,
    )
    return with_purse(sheet), (*notes, Note("hoarded", {"coins": kept, "hoard": sheet.hoard}))


def with_purse(sheet: Sheet) -> Sheet:
    """Return the sheet as it leaves home: its coins are its own, and fill a slot if they can.

    What is taken along from home is no plunder when it comes back.
    """
    purse = min(sheet.stored, max(0, COINS_A_SLOT - sheet.coins))
    coins = sheet.coins + purse
    return changed(sheet, coins=coins, own=coins, stored=sheet.stored - purse)


@dataclass(frozen=True, slots=True, kw_only=True)
class Haven(CheckBase):
    """Return to relative safety with what was won in deadly danger; the hero may advance.

    Source: FELL, FELL-060, FELL-063, FELL-064. Labels: the highest title gained, `retired`, or
    `no advance`; the count is the number of advances.
    """

    plunder: Annotated[
        bool, "Whether the plunder is shared and brought home now, or stays in the sacks."
    ] = True

    shorthand: ClassVar[str] = "plunder"
    signs: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(TITLES, "s"),
        RETIRED: "s",
        NOTHING: "",
    }

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        """Open it as an encounter."""
        return opened(sheet, coming_home, unloads=self.plunder)


def coming_home(table: Table[Sheet], *, unloads: bool, between: bool = False) -> Script[Outcome]:
    """Bring the plunder home, and take each advance that the hoard is worth (FELL-060 to FELL-064).

    Args:
        table: What it works on.
        unloads: Whether there is plunder to share and bring home.
        between: Whether this is between adventures, where the last outcome is `done`.
    """
    first = table.sheet.advances
    unload = Option("unload", words("unload"), hint="unload")
    yield from table.ask((unload,), forced=unload.id)
    if unloads:
        table.become(share_out(table.sheet))
    while table.sheet.advances < reached(table.sheet.hoard):
        yield from advance(table)
    if first < table.sheet.advances == len(TITLES) and not between:
        yield from may_retire(table)

    sheet = table.sheet
    gained = sheet.advances - first
    label = TITLES[sheet.advances - 1] if gained else NOTHING
    if between:
        label = "done"
    elif sheet.retired:
        label = RETIRED
    facts = {"kind": "haven", "hoard": sheet.hoard, "advances": sheet.advances, "gained": gained}
    return Outcome(label, gained, facts=facts)
