"""Coming home with plunder: shares, the hoard, and what it lets a hero gain.

Notes: shared, hoarded, advanced, hp-gained, raised, retired.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, NamedTuple

from solo.rules.core.outcome import Note, Option, Outcome
from solo.rules.core.protocols import Encounter
from solo.rules.core.script import opened
from solo.rules.core.table import Script, Table
from solo.rules.fell.checks.ladder import Die, raised
from solo.rules.fell.heroes.attributes import ATTRIBUTES
from solo.rules.fell.heroes.sheet import COINS_A_SLOT, Changed, Sheet, changed
from solo.rules.fell.printed import printed

NOTHING, RETIRED = "no advance", "retired"


class Advance(NamedTuple):
    """A row of the table of advancement (FELL-064)."""

    hoard: int  # the coins that it takes
    title: str  # what the hero is called from then on
    hp: bool  # whether HP are gained
    attribute: bool  # whether an attribute is raised


ADVANCES = tuple(Advance(**row) for row in printed("advancement")["rows"])
TITLES = tuple(row.title for row in ADVANCES)


def reached(hoard: int) -> int:
    """Return how many advances a hoard is worth (FELL-064)."""
    return sum(hoard >= row.hoard for row in ADVANCES)


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
        notes.append(Note("shared", {"name": one.block.name, "share": share, "coins": part}))
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
class Haven:
    """Return to relative safety with what was won in deadly danger; the hero may advance.

    Args:
        plunder: Whether the plunder is shared and brought home now, or stays in the sacks.

    Source: FELL, FELL-060, FELL-063, FELL-064. Labels: the highest title gained, `retired`, or
    `no advance`; the count is the number of advances.
    """

    plunder: bool = True

    shorthand: ClassVar[str] = "plunder"
    signs: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(TITLES, "s"),
        RETIRED: "s",
        NOTHING: "",
    }

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        """Open it as an encounter."""
        return opened(sheet, coming_home, unloads=self.plunder)


def coming_home(
    table: Table[Sheet], *, unloads: bool = True, between: bool = False
) -> Script[Outcome]:
    """Bring the plunder home, and take each advance that the hoard is worth (FELL-060 to FELL-064).

    Args:
        table: What it works on.
        unloads: Whether there is plunder to share and bring home.
        between: Whether this is between adventures, where the last outcome is `done`.
    """
    first = table.sheet.advances
    unload = Option("unload", "Bring the plunder home", hint="unload")
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


def advance(table: Table[Sheet]) -> Script[None]:
    """Take the next advance: a title, HP, and perhaps a step of an attribute (FELL-064)."""
    row = ADVANCES[table.sheet.advances]
    table.sheet = changed(table.sheet, advances=table.sheet.advances + 1)
    table.tell("advanced", title=row.title, hoard=table.sheet.hoard)
    if row.hp:
        gain = table.sheet.options.hp_gain
        points = table.dice.roll(1, int(gain.die))[0] if gain.die else gain.points
        hp, most_hp = table.sheet.hp + points, table.sheet.most_hp + points
        table.sheet = changed(table.sheet, most_hp=most_hp, hp=hp)
        table.tell("hp-gained", points=points, hp=most_hp)
    if row.attribute and any(die < Die.D12 for die in table.sheet.whole.values()):
        question = f"You are a {row.title} now. Which attribute do you raise?"
        answer = yield from table.ask(
            lambda: attributes_to_raise(table.sheet), lambda: (worth(table.sheet), question)
        )
        name = answer.option.removeprefix("raise-")
        whole, now = table.sheet.whole, table.sheet.attributes
        table.sheet = changed(
            table.sheet,
            whole={**whole, name: raised(whole[name])},
            attributes={**now, name: raised(now[name])},
        )
        table.tell("raised", attribute=name, die=table.sheet.whole[name].word)


def attributes_to_raise(sheet: Sheet) -> tuple[Option, ...]:
    """Offer each attribute a step higher; those at the top of the ladder are barred and last."""
    rows = []
    for name in ATTRIBUTES:
        die = sheet.whole[name]
        reason = "it is as high as it goes" if die is Die.D12 else ""
        text = f"{name.upper()}, from {die.word} to {raised(die).word}"
        rows.append(Option(f"raise-{name}", text, reason=reason, hint=name))
    return tuple(sorted(rows, key=lambda row: bool(row.reason)))


def may_retire(table: Table[Sheet]) -> Script[None]:
    """Let a hero who has all advances retire, with the drive fulfilled (FELL-064)."""
    question = "Your drive is within reach. You may retire to safety, or go on."
    answer = yield from table.ask(
        (
            Option("go-on", "Go on, at your own peril", hint="go on"),
            Option("retire", "Fulfill your drive and retire to safety", hint="retire"),
        ),
        lambda: (worth(table.sheet), question),
    )
    if answer.option == "retire":
        table.sheet = changed(table.sheet, retired=True)
        table.tell("retired")


def worth(sheet: Sheet) -> str:
    """Say what the hoard is worth."""
    return f"Your hoard is worth {sheet.hoard} coins in all."
