"""Henchmen and lots: winning somebody over, giving orders, and whom Fate picks.

Notes: enlisted, helper-rolled, obeyed, refused, fate-rolled, fate-picked.
"""

from dataclasses import dataclass, field, replace
from typing import ClassVar, Literal

from solo.rules.art.actions.rolls import make_roll
from solo.rules.art.binding import foe_named
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.rolling import Rolling
from solo.rules.art.checks.terms import Words, attributes
from solo.rules.art.checks.trait import Attempt, Part
from solo.rules.art.foe import Foe
from solo.rules.art.heroes.sheet import Changed, Sheet
from solo.rules.art.party import members as party
from solo.rules.art.party.party_rolls import roll_as
from solo.rules.core.dice import Dice
from solo.rules.core.encounters import Outright, Settled
from solo.rules.core.outcome import Note, Outcome
from solo.rules.core.script import Script, Table, opened
from solo.rules.core.system import Cast, Effect, Encounter

ABSENT, REFUSED = "absent", "refused"
ADVENTURER, COMPANION = "adventurer", "companion"


@dataclass(frozen=True, slots=True)
class Joins:
    """A companion comes along."""

    key: str
    block: Foe

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        if self.key in sheet.companions:
            return sheet, ()
        note = Note("enlisted", {"name": self.block.name})
        return party.joined(sheet, self.key, self.block), (note,)


@dataclass(frozen=True, slots=True, kw_only=True)
class Enlist(Attempt):
    """Win somebody over as a henchman; success brings them along.

    Args:
        companion: Who, by id.
        attribute: Charm, or Cunning where that suits better.
        difficulty: The lowest rank that succeeds.
        skills: Skills that may help.
        modifier: Added to the trait.
        harder: Ranks added to the difficulty.
        purpose: A short infinitive for the display.

    Source: ART Engine, ART-191.
    """

    companion: str
    difficulty: Rank
    attribute: Words = ("charm",)
    skills: Words = ()
    modifier: int = 0
    harder: int = 0
    purpose: str = ""
    block: Foe | None = field(default=None, metadata={"authored": False})

    def bind(self, cast: Cast) -> "Enlist":
        """Return it with the companion that it names."""
        return replace(self, block=foe_named(self.companion, cast.foes, "enlist"))

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        own = self.roll.resolve(sheet, dice)
        return own._replace(changes=own.changes + self.won(own))

    def won(self, own: Outcome) -> tuple[Effect[Sheet], ...]:
        """Return what success brings."""
        won = own.successes and not own.failures and self.block is not None
        return (Joins(self.companion, self.block),) if won and self.block else ()

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        """Open it as an encounter."""
        return opened(sheet, enlist, self, asks=asks)


def enlist(table: Table[Sheet], check: Enlist, *, asks: bool) -> Script[Outcome]:
    """Roll to win somebody over, who then comes along (ART-191)."""
    own = yield from table.play(Rolling(check.roll, asks))
    table.change(*check.won(own))
    return own


@dataclass(frozen=True, slots=True, kw_only=True)
class Orders(Attempt):
    """The roll to be obeyed in something risky (ART-191)."""

    attribute: Words = ("charm",)
    difficulty: Rank = Rank.INFERIOR
    skills: Words = ()

    shorthand: ClassVar[str] = "difficulty"


@dataclass(frozen=True, slots=True, kw_only=True)
class Henchman(Attempt):
    """Let a companion do it: the player rolls with the trait of the companion's rank.

    Args:
        companion: Who, by id.
        attribute: What is rolled; of several the best.
        difficulty: The lowest rank that succeeds.
        modifier: Added to the trait.
        shift: Columns to the right.
        harder: Ranks added to the difficulty.
        orders: First a roll of the hero's to be obeyed, or None.
        purpose: A short infinitive for the display.

    Source: ART Engine, ART-191, ART-192.
    """

    companion: str
    attribute: Words
    difficulty: Rank
    modifier: int = 0
    shift: int = 0
    harder: int = 0
    orders: Orders | None = None
    purpose: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "attribute", attributes(self.attribute))

    def bind(self, cast: Cast) -> "Henchman":
        """Refuse a companion who is not in the adventure."""
        foe_named(self.companion, cast.foes, "henchman")
        return self

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        """Roll for the companion; the first roll, to be obeyed, comes before in play."""
        foe = None if sheet is None else party.able_companions(sheet).get(self.companion)
        if foe is None:
            return Outcome(ABSENT, facts={"kind": "henchman"})
        own = roll_as(foe, Part(check=self.roll).check, sheet, dice)
        return own._replace(changes=(), facts={**own.facts, "kind": "henchman"})

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        """Open it as an encounter."""
        if self.companion not in party.able_companions(sheet):
            return Settled(outcome=Outcome(ABSENT, facts={"kind": "henchman"}))
        if self.orders is None:
            return Outright(check=self)
        return opened(sheet, order, self, self.orders, asks=asks)


def order(table: Table[Sheet], check: Henchman, orders: Orders, *, asks: bool) -> Script[Outcome]:
    """Roll to be obeyed; then the companion rolls (ART-191, ART-192)."""

    def name() -> str:
        return table.sheet.companions[check.companion].name

    own = yield from make_roll(
        table, Part(check=orders.roll), asks=asks, status=lambda: (f"Will {name()} do it?",)
    )
    if own.label == "aborted":
        return own
    if own.failures:
        table.tell("refused", name=name())
        return own._replace(label=REFUSED, successes=0, failures=0)
    table.tell("obeyed", name=name())
    return (yield from table.play(Outright(check=check)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Lot:
    """Fate decides whom it falls on: everybody rolls, and it is the lowest.

    Args:
        among: `everybody`, `adventurers` or `companions`.
        takes_over: Whether an adventurer so picked acts from now on.

    Source: ART Engine, ART-257 (the watch at night).
    """

    among: Literal["everybody", "adventurers", "companions"] = "everybody"
    takes_over: bool = False

    shorthand: ClassVar[str] = "among"

    def counts(self) -> None:
        """It is answered by labels alone."""

    def candidates(self, sheet: Sheet) -> tuple[str, ...]:
        """Return the slugs and ids of those on whom it may fall."""
        heroes = tuple(party.slug(one.name) for one in party.standing_members(sheet))
        friends = tuple(party.able_companions(sheet))
        found = {"adventurers": heroes, "companions": friends}.get(self.among, heroes + friends)
        return found or heroes or (party.slug(sheet.name),)

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        """Open it as an encounter with nothing to decide."""
        return Outright(check=self)

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        """Roll, and say who it is.

        Raises:
            ValueError: There is nobody on whom it could fall.
        """
        if sheet is None:
            raise ValueError("among: nobody is here; a lot falls on somebody only in a game")
        who, notes = party.fate_decides(sheet, self.candidates(sheet), dice)
        adventurer = party.named(sheet, who)
        name = adventurer.name if adventurer else sheet.companions[who].name
        facts: dict[str, object] = {"kind": "lot", "who": who, "name": name}
        label = ADVENTURER if adventurer else COMPANION
        takes = who if adventurer and self.takes_over else ""
        picked = (*notes, Note("fate-picked", {"name": name}))
        return Outcome(label, triggers=(who,), changes=(TakesLead(takes, picked),), facts=facts)


@dataclass(frozen=True, slots=True)
class TakesLead:
    """Tells on whom the lot fell, who acts from now on if `leads` names an adventurer."""

    leads: str
    notes: tuple[Note, ...]

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return (party.lead(sheet, self.leads) if self.leads else sheet), self.notes
