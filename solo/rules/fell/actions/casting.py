"""Casting of spells: safely, or in haste with a test whose failure has a price."""

from collections.abc import Iterator, Mapping
from dataclasses import field
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.errors import nearest
from solo.facts import Read, alike
from solo.rules.core.dice import Dice, LoadedDice
from solo.rules.core.menus.offers import Offer
from solo.rules.core.outcome import Effect, Option, Outcome
from solo.rules.core.wording.naming import slug, unfit
from solo.rules.core.wording.quoting import shown
from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.checks.roll import Terms
from solo.rules.fell.checks.terms import Dn, Helping, Risk
from solo.rules.fell.checks.tests import Contest, Test, hidden
from solo.rules.fell.effects import Impair, Spend
from solo.rules.fell.foe import Foe
from solo.rules.fell.gear.spell import Spell
from solo.rules.fell.health.harm_dice import DN
from solo.rules.fell.heroes.attributes import parse_attribute
from solo.rules.fell.heroes.sheet import Sheet
from solo.rules.fell.words import words
from solo.words import Text

CAST, SIDE, LESS, STRAINED, SPENT = "cast", "side effect", "lessened", "strained", "spent"
PRICES = (SIDE, LESS, STRAINED, SPENT)
"""The choices of a caster after a failed test (FELL-022)."""

BARRED = "barred"
"""A spell that can't be cast until dawn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Casting(Helping):
    """Cast a spell: simply, with minutes of concentration, or by a WIL test in haste.

    A failed test still casts it, at a price that the caster chooses; the price is the label. It is
    a side effect or a lessened spell only where `side_effect` or `lessened` says what that is, here
    or with the hero's spell.

    Source: FELL, FELL-020 to FELL-023. Reading: the spell works in all four cases, for the text
    makes the first two changes of it and the other two prices.
    """

    spell: Annotated[str, "The spell's name.", Read(str.strip)] = ""  # spaces alone name none
    safe: Annotated[bool, "Whether there are several uninterrupted minutes."] = False
    die: Annotated[Die | None, "A die in place of WIL."] = None
    dn: Annotated[Dn, "The difficulty number in haste."] = DN
    rival: Annotated[
        Die | None, "The die of an unwilling target, which makes it a contest; or else"
    ] = None
    vs: Annotated[str, "the id of a foe, who resists with"] = ""
    resists: Annotated[str, "this attribute.", Read(parse_attribute)] = "wil"
    side_effect: Annotated[str, "What else happens when the caster chooses that."] = ""
    lessened: Annotated[str, "What is left of it when the caster chooses that."] = ""
    risk: Risk = ""
    foe: Foe | None = field(default=None, metadata=hidden)  # whom `vs` named

    opens_as: ClassVar[str] = "cast"
    shorthand: ClassVar[str] = "spell"
    rare: ClassVar[tuple[str, ...]] = (BARRED,)

    @property
    def signs(self) -> Mapping[str, str]:
        """The labels of its outcomes; a spell cast safely has no price."""
        return {CAST: "s"} if self.safe else {CAST: "s", **dict.fromkeys(PRICES, "f")}

    def verify(self) -> None:
        if self.opposed:
            _ = self.roll

    @property
    def opposed(self) -> bool:
        """Whether the target makes it a contest (FELL-023)."""
        return self.rival is not None or bool(self.vs)

    @property
    def roll(self) -> Test | Contest:
        """The test or contest in haste."""
        if self.opposed:
            return alike(Contest, self, attribute=("wil",), rival_attribute=self.resists)
        return alike(Test, self, attribute=("wil",))

    def stake(self, sheet: Sheet | None) -> str:
        return "" if self.safe else self.risk

    def terms(self, sheet: Sheet | None) -> Terms:
        return self.roll.terms(sheet)

    def known(self, sheet: Sheet | None) -> Spell:
        """Return the hero's spell, with the side effect and the lessened form that are given here.

        Raises:
            ValueError: The hero does not know it.
        """
        if reason := self.unknown(sheet):
            raise unfit("spell", reason)
        own = self._spells(sheet).get(self.spell.lower())
        return Spell(
            name=own.name if own else self.spell or "a spell",
            side_effect=self.side_effect or (own.side_effect if own else ""),
            lessened=self.lessened or (own.lessened if own else ""),
        )

    def unknown(self, sheet: Sheet | None) -> Text:
        """Return that it is none of the hero's spells, or nothing."""
        key, spells = self.spell.lower(), self._spells(sheet)
        if not spells or not key or key in spells:
            return ""
        spell, near = shown(self.spell), nearest(key, spells)
        return words("spell-unknown", spell=spell, near=near, known=tuple(spells))

    def _spells(self, sheet: Sheet | None) -> Mapping[str, Spell]:
        return {} if sheet is None else {spell.key: spell for spell in sheet.known_spells}

    def barred(self, sheet: Sheet | None) -> Text:
        """Return why it can't be cast now, or nothing."""
        if sheet is not None and self.spell.lower() in sheet.spent:
            return words("until-dawn")
        return ""

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        """Cast it; the first price that there is stands for the caster's choice."""
        if self.barred(sheet):
            return Outcome(BARRED, 0, 1, facts={"kind": "cast", "spell": self.spell})
        if self.safe:
            return self.done(Outcome("passed", 1), CAST)
        rolled = self.roll.resolve(sheet, dice)
        return self.done(rolled, CAST if rolled.successes else self.prices(sheet)[0])

    def ways(self, sheet: Sheet | None) -> Iterator[tuple[Outcome, int]]:
        """Yield each outcome with the number of ways to roll it."""
        if self.safe or self.barred(sheet):
            yield self.resolve(sheet, LoadedDice(())), 1
            return
        for outcome, many in self.roll.ways(sheet):
            yield self.done(outcome, CAST if outcome.successes else self.prices(sheet)[0]), many

    def prices(self, sheet: Sheet | None) -> tuple[str, ...]:
        """Return what the caster may choose after a failure (FELL-022)."""
        spell = self.known(sheet)
        has = {SIDE: bool(spell.side_effect), LESS: bool(spell.lessened)}
        return tuple(price for price in PRICES if has.get(price, True))

    def done(self, rolled: Outcome, label: str) -> Outcome:
        """Return the outcome of the spell, cast at the price that is its label."""
        facts = {**rolled.facts, "kind": "cast", "spell": self.spell, "price": label}
        facts["passed"] = label == CAST
        changes: tuple[Effect[Sheet], ...] = ()
        if label == STRAINED:
            changes = (Impair("wil"),)
        elif label == SPENT and self.spell:
            changes = (Spend(self.spell),)
        worked = label == CAST
        return Outcome(label, int(worked), int(not worked), rolled.faces, (), changes, facts)

    def counts(self) -> frozenset[str]:
        return frozenset({"1s"}) if self.safe else frozenset({"1s", "1f"})


def price_options(spell: Spell, prices: tuple[str, ...]) -> tuple[Offer[str], ...]:
    """Offer the prices of a spell that slipped (FELL-022)."""
    texts = {
        SIDE: words("price-side", effect=spell.side_effect),
        LESS: words("price-less", effect=spell.lessened),
        STRAINED: words("price-strained"),
        SPENT: words("price-spent", spell=spell.name),
    }
    hints = {SIDE: "side", LESS: "lessened", STRAINED: "strain", SPENT: "spend"}
    return tuple(
        Offer(Option(slug(price), texts[price], hint=hints[price]), price) for price in prices
    )
