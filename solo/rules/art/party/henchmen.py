"""Henchmen: winning somebody over, giving orders, and the rolls that they make.

Notes: enlisted, obeyed, refused.
"""

from dataclasses import field, replace
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.rules.art.actions.rolls import make_roll
from solo.rules.art.binding import foe_named
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.reactions import Fate, Reaction
from solo.rules.art.checks.roll import RollCheck, Terms, reckon, throw
from solo.rules.art.checks.rolling import Rolling
from solo.rules.art.checks.steps import Added, Ranks
from solo.rules.art.checks.terms import Attributes, Skills, Words
from solo.rules.art.checks.trait import Attempt, Part, TraitRoll
from solo.rules.art.foe import OF_THE_HERO, Foe
from solo.rules.art.heroes.sheet import Changed, Sheet
from solo.rules.art.party import members as party
from solo.rules.art.party.words import words
from solo.rules.core.bases import CheckBase
from solo.rules.core.common_fields import Purpose
from solo.rules.core.dice import Dice
from solo.rules.core.effects import effect
from solo.rules.core.fights.encounters import Outright, Settled
from solo.rules.core.odds import odds
from solo.rules.core.outcome import Effect, Note, Odds, Outcome
from solo.rules.core.protocols import AnyCheck, Encounter
from solo.rules.core.script import opened
from solo.rules.core.system_parts import Cast
from solo.rules.core.table import Script, Table
from solo.rules.core.wording.several import free_id

ABSENT, REFUSED = "absent", "refused"
MOST_FOLLOWING = 6
"""The most henchmen whom a hero takes from one adventure to the next."""


def join(sheet: Sheet, key: str, block: Foe) -> Changed:
    """Let a companion come along, unless they do already."""
    if key in sheet.companions:
        return sheet, ()
    return party.joined(sheet, key, block), (Note("enlisted", {"name": block.name}),)


def following(sheet: Sheet) -> dict[str, Foe]:
    """Return the henchmen who come along to the next adventure, by ids that none of its own has.

    Who has fallen stays behind; the wounds of the others heal meanwhile (ART-017, ART-021).
    """
    found: dict[str, Foe] = {}
    for foe in party.able_companions(sheet).values():
        if foe.henchman and len(found) < MOST_FOLLOWING:
            found[free_id(f"{OF_THE_HERO}{party.slug(foe.name)}", found)] = foe
    return found


Joins = effect("Joins", join, "A companion comes along.")


@dataclass(frozen=True, slots=True, kw_only=True)
class Enlist(Attempt):
    """Win somebody over as a henchman; success brings them along.

    Source: ART Engine, ART-191.
    """

    companion: Annotated[str, "Who, by id."]
    difficulty: Annotated[Rank, "The lowest rank that succeeds."]
    attribute: Annotated[Attributes, "Charm, or Cunning where that suits better."] = ("charm",)
    skills: Annotated[Skills, "Skills that may help."] = ()
    modifier: Annotated[Added, "Added to the trait."] = 0
    harder: Annotated[Ranks, "Ranks added to the difficulty."] = 0
    purpose: Purpose = ""
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
        if not won or self.block is None:
            return ()
        return (Joins(self.companion, replace(self.block, henchman=True)),)  # ART-017

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

    Source: ART Engine, ART-191, ART-192.
    """

    companion: Annotated[str, "Who, by id."]
    attribute: Annotated[Attributes, "What is rolled; of several the best."]
    difficulty: Annotated[Rank, "The lowest rank that succeeds."]
    modifier: Annotated[Added, "Added to the trait."] = 0
    shift: Annotated[int, "Columns to the right."] = 0
    harder: Annotated[Ranks, "Ranks added to the difficulty."] = 0
    orders: Annotated[Orders | None, "A roll of the hero's before it, to be obeyed."] = None
    purpose: Purpose = ""

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

    asked = lambda: (words("will-obey", name=name()),)  # noqa: E731
    own = yield from make_roll(table, Part(check=orders.roll), asks=asks, status=asked)
    if own.label == "aborted":
        return own
    if own.failures:
        table.tell("refused", name=name())
        return own._replace(label=REFUSED, successes=0, failures=0)
    table.tell("obeyed", name=name())
    return (yield from table.play(Outright(check=check)))


# Their rolls


def roll_as(foe: Foe, check: RollCheck, sheet: Sheet | None, dice: Dice) -> Outcome:
    """Roll a check for a henchman, with the trait that fits the rank.

    The dice are read on the hero's table, but nothing of the hero's weighs on them, nor do skills.

    Source: ART Engine, ART-192.
    """
    terms = terms_as(foe, check)
    return reckon(check, terms, throw(terms, sheet, dice), None)


def terms_as(foe: Foe, check: RollCheck) -> Terms:
    """Return what a henchman rolls a check with: of several attributes the best.

    A number that an author gives in place of an attribute stands for itself.
    """
    key = "fate" if isinstance(check, Fate) else "trait"
    named = ("fate",) if isinstance(check, Fate) else getattr(check, "attribute", ())
    named = (check.uses,) if isinstance(check, Reaction) else named
    words = [word for word in named if isinstance(word, str)]
    if getattr(check, key, None) is not None or not words:
        bare: RollCheck = replace(check, skills=())  # type: ignore[type-var]
        return bare.terms(None)
    best = max(words, key=foe.rank)
    known: dict[str, object] = {key: max(1, foe.trait(best)), "skills": ()}
    if hasattr(check, "attribute"):
        known["attribute"] = ()
    bare = replace(check, **known)  # type: ignore[type-var]
    return bare.terms(None)._replace(attribute=best)


def henchman_odds(foe: Foe, check: RollCheck, sheet: Sheet | None) -> Odds:
    """Return the exact chances of a henchman's roll."""
    return odds(AsHenchman(foe, check), sheet)


@dataclass(frozen=True, slots=True)
class AsHenchman(CheckBase):
    """A check that a henchman rolls: nothing of it is to be decided, and the hero gains nothing."""

    foe: Foe
    check: RollCheck

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        return roll_as(self.foe, self.check, sheet, dice)._replace(changes=())

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        """Open it as an encounter."""
        return Outright(check=self)


def rolled_by(foe: Foe, check: AnyCheck) -> AnyCheck:
    """Return a check of the hero's as somebody with ranks rolls it, on whose turn it comes.

    What several roll, or what is no single roll of an attribute, stays the hero's.
    """
    if isinstance(check, TraitRoll | Reaction | Fate) and check.who == "lead":
        return AsHenchman(foe, check)
    return check
