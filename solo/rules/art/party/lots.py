"""Lots: whom of several it falls on, as Fate decides.

Notes: fate-rolled, fate-picked.
"""

from collections.abc import Sequence
from typing import Annotated, ClassVar, Literal

from solo.dataclass import dataclass
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.reactions import Compared
from solo.rules.art.checks.rolling import Rolling
from solo.rules.art.checks.table import d100
from solo.rules.art.checks.terms import plain_trait
from solo.rules.art.heroes.sheet import Changed, Sheet
from solo.rules.art.party import members as party
from solo.rules.art.party.words import words
from solo.rules.core.bases import CheckBase
from solo.rules.core.dice import Dice
from solo.rules.core.fights.encounters import Outright
from solo.rules.core.outcome import Note, Outcome
from solo.rules.core.protocols import Encounter
from solo.rules.core.script import opened
from solo.rules.core.table import Script, Table
from solo.rules.core.wording.naming import Unfit, unfit

ADVENTURER, COMPANION = "adventurer", "companion"


@dataclass(frozen=True, slots=True, kw_only=True)
class Lot(CheckBase):
    """Fate decides whom it falls on: everybody rolls, and it is the lowest.

    Source: ART Engine, ART-257 (the watch at night).
    """

    among: Annotated[
        Literal["everybody", "adventurers", "companions"],
        "`everybody`, `adventurers` or `companions`.",
    ] = "everybody"
    takes_over: Annotated[bool, "Whether an adventurer so picked acts from now on."] = False

    shorthand: ClassVar[str] = "among"

    def candidates(self, sheet: Sheet) -> tuple[str, ...]:
        """Return the slugs and ids of those on whom it may fall."""
        heroes = tuple(party.slug(one.name) for one in party.able_members(sheet))
        friends = tuple(party.able_companions(sheet))
        found = {"adventurers": heroes, "companions": friends}.get(self.among, heroes + friends)
        return found or heroes or (party.slug(sheet.name),)

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        """Open it as an encounter; without adventurers to roll, there is nothing to decide."""
        who = self.candidates(sheet)
        if len(who) == 1 or party.named(sheet, who[0]) is None:
            return Outright(check=self)
        return opened(sheet, lot, self, asks=asks)

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        """Roll, and say who it is.

        Raises:
            ValueError: There is nobody on whom it could fall.
        """
        if sheet is None:
            raise unfit("among", words("nobody-for-lot"))
        who, notes = fate_decides(sheet, self.candidates(sheet), dice)
        return self.fallen_on(who, sheet, notes)

    def fallen_on(self, who: str, sheet: Sheet, notes: tuple[Note, ...] = ()) -> Outcome:
        """Return the outcome: on whom it falls, by slug or id, after what is told before."""
        adventurer = party.named(sheet, who)
        name = adventurer.name if adventurer else sheet.companions[who].name
        facts: dict[str, object] = {"kind": "lot", "who": who, "name": name}
        label = ADVENTURER if adventurer else COMPANION
        takes = who if adventurer and self.takes_over else ""
        if len(self.candidates(sheet)) > 1:
            notes = (*notes, Note("fate-picked", {"name": name}))
        return Outcome(label, triggers=(who,), changes=(TakesLead(takes, notes),), facts=facts)


def lot(table: Table[Sheet], check: Lot, *, asks: bool) -> Script[Outcome]:
    """Let everybody roll Fate, the adventurers with Fame and doubles; it falls on the lowest.

    Source: ART Engine, ART-211, ART-257, ART-456.
    """
    ranked: list[tuple[str, int, int]] = []
    for who in check.candidates(table.sheet):
        name, row = _fate_of(table.sheet, who)
        if party.named(table.sheet, who) is None:
            roll = d100(table.dice)
            result = table.sheet.action_table.column(row, roll)
        else:
            fate = Compared(attribute="fate", purpose="not to be the one")
            rolling = party.played_by(who, Rolling(fate, asks))
            own = yield from table.play(rolling, at_once=bool(ranked))
            row, roll, result = (own.facts[key] for key in ("row", "roll", "result_index"))
        table.tell("fate-rolled", name=name, row=row, roll=roll, label=Rank(result).word)
        ranked.append((who, result, roll))
    outcome = check.fallen_on(lowest(ranked), table.sheet)
    table.change(*outcome.changes)
    return outcome._replace(changes=())


@dataclass(frozen=True, slots=True)
class TakesLead:
    """Tells on whom the lot fell, who acts from now on if `leads` names an adventurer."""

    leads: str
    notes: tuple[Note, ...]

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return (party.lead(sheet, self.leads) if self.leads else sheet), self.notes


def lowest(ranked: Sequence[tuple[str, int, int]]) -> str:
    """Return who rolled lowest: the lower column, then the lower dice, then the earlier."""
    return min(ranked, key=lambda one: (one[1], one[2]))[0]


def fate_decides(sheet: Sheet, who: Sequence[str], dice: Dice) -> tuple[str, tuple[Note, ...]]:
    """Roll Fate for everybody who could be struck; return the slug or id of the lowest.

    `who` are slugs of adventurers and ids of companions, for whom the player rolls with the trait
    of their rank. One alone needs no roll.

    Source: ART Engine, ART-257 (example of the night watch), ART-391, ART-393. Ties of the column
    fall on the lower dice, then on the one named first (the text leaves them open).

    Raises:
        ValueError: Nobody is there, or a name is unknown.
    """
    if not who:
        raise Unfit(words("nobody-for-fate"))
    if len(who) == 1:
        return who[0], ()
    rolls, notes = [], []
    for one in who:
        name, row = _fate_of(sheet, one)
        roll = d100(dice)
        column = sheet.action_table.column(row, roll)
        rolls.append((one, column, roll))
        facts = {"name": name, "row": row, "roll": roll, "label": Rank(column).word}
        notes.append(Note("fate-rolled", facts))
    return lowest(rolls), tuple(notes)


def _fate_of(sheet: Sheet, who: str) -> tuple[str, int]:
    adventurer = party.named(sheet, who)
    if adventurer is not None:
        return adventurer.name, plain_trait(adventurer, "fate")
    foe = sheet.companions.get(who)
    if foe is None:
        raise Unfit(words("nobody-there", name=who))
    return foe.name, max(1, foe.trait("fate"))
