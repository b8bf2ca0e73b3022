"""Decisions around one roll: an attribute picked, help taken, giving up before the dice fall."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from solo.dataclass import dataclass
from solo.rules.core.bases import CheckBase
from solo.rules.core.dice import Dice
from solo.rules.core.fights.encounters import Outright
from solo.rules.core.menus.hiding import judged, may_help
from solo.rules.core.menus.offers import Offer
from solo.rules.core.odds import odds
from solo.rules.core.outcome import Odds, Option, Outcome
from solo.rules.core.party.company import slug
from solo.rules.core.protocols import Encounter
from solo.rules.core.script import opened
from solo.rules.core.table import Script, Table
from solo.rules.fell.actions.casting import BARRED, CAST, Casting, price_options
from solo.rules.fell.checks.roll import Terms, throw
from solo.rules.fell.checks.social import Leverage, Request
from solo.rules.fell.checks.terms import applying
from solo.rules.fell.checks.tests import Contest, Test
from solo.rules.fell.heroes.sheet import Sheet
from solo.rules.fell.messages.before_roll import asked, rolled_with
from solo.rules.fell.party import COMPANY
from solo.rules.fell.words import words
from solo.words import Text

ROLL = Option("roll", words("roll-dice"), hint="roll")
ABORT = Option("abort", words("abort"), hint="abort")
ABORTED = Outcome("aborted", facts={"kind": "aborted"})


@dataclass(frozen=True, slots=True)
class Arranged(CheckBase):
    """A test as its player has arranged it before the dice fall."""

    test: Test
    picked: str = ""  # the attribute picked; nothing for the best
    helper: str = ""  # who helps: a companion by id, or a hero by slug

    def helping(self, sheet: Sheet) -> str:
        """Return the name of who helps, if somebody does and is still there."""
        one = sheet.followers.get(self.helper)
        if one is not None:
            return one.block.name
        hero = next(iter(COMPANY.fellows(sheet, self.helper)), None) if self.helper else None
        return hero.name if hero is not None else ""

    def terms(self, sheet: Sheet) -> Terms:
        """Return the test as it is arranged now."""
        return self.test.terms(sheet, self.picked, self.helping(sheet))

    def resolve(self, sheet: Sheet, dice: Dice) -> Outcome:
        terms = self.terms(sheet)
        return self.test.judged(terms, throw(terms, dice), self.helping(sheet))

    def ways(self, sheet: Sheet) -> Iterator[tuple[Outcome, int]]:
        return self.test.ways(sheet, self.picked, self.helping(sheet))


@dataclass(frozen=True, slots=True)
class Helping:
    """Somebody whose help may be taken, by id."""

    key: str


Deciding: TypeAlias = Arranged | Helping | Outcome | None
"""A decision before a test: to arrange it so, to ask for help, to leave it; None to roll."""


def open_test(test: Test, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
    """Return a test as an encounter."""
    return Outright(check=test) if test.sure(sheet) else opened(sheet, testing, test, asks=asks)


def open_contest(check: Contest | Leverage, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
    """Return a contest as an encounter."""
    return opened(sheet, contesting, check, asks=asks)


def open_casting(spell: Casting, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
    """Return a spell that is cast as an encounter."""
    return opened(sheet, casting, spell, asks=asks)


def testing(table: Table[Sheet], check: Test, *, asks: bool) -> Script[Outcome]:
    """Roll a test; before it an attribute may be picked and help taken (FELL-009, FELL-014)."""
    now = Arranged(check)
    refused: set[str] = set()  # who was asked for help and would not

    def offers() -> Sequence[Offer[Deciding]]:
        return around_a_test(now, table.sheet, refused) if asks else (Offer(ROLL, None),)

    def status() -> tuple[Text, ...]:
        return asked(check, table.sheet, now.terms(table.sheet))

    def chances(does: Deciding) -> Odds | None:
        return odds_of(does, now, table.sheet)

    while True:
        forced = None if asks else ROLL.id
        answer = yield from table.pick(offers, status, forced=forced, odds=chances)
        match answer.does:
            case Arranged() as arranged:
                now = arranged
            case Helping(key) if won_over(table, key):
                now = replace(now, helper=key)
            case Helping(key):
                refused.add(key)
            case None:
                return table.roll(now)
            case left:
                return left


def around_a_test(
    now: Arranged, sheet: Sheet, refused: Collection[str]
) -> tuple[Offer[Deciding], ...]:
    """Offer to roll a test, to arrange it otherwise, and to leave it."""
    terms = now.terms(sheet)
    return (
        Offer(_roll(possible=terms.die is not None), None),
        *attributes_to_use(now, sheet),
        *help_to_take(now, sheet, refused),
        Offer(ABORT, ABORTED),
    )


def odds_of(does: Deciding, now: Arranged, sheet: Sheet) -> Odds | None:
    """Return the odds of a test as a decision would arrange it, or of winning somebody over."""
    match does:
        case Outcome():
            return None
        case Arranged() as arranged:
            return odds(arranged, sheet)
        case Helping(key) if key in sheet.followers and not sheet.followers[key].willing:
            return odds(Request(of=key), sheet)
        case Helping(key):
            return odds(replace(now, helper=key), sheet)
    return odds(now, sheet)


def attributes_to_use(now: Arranged, sheet: Sheet) -> tuple[Offer[Deciding], ...]:
    """Offer the attributes of a test besides the one that it is rolled with now.

    Those with which passing is no likelier are not shown.
    """
    used = now.terms(sheet).attribute
    return tuple(
        Offer(Option(f"use-{name}", words("use", roll=rolled_with(other.terms(sheet))), hint=name),
              other, shows=partial(_may_help, other, now, sheet))
        for name in now.test.attribute
        if name != used and now.test.die is None
        for other in (replace(now, picked=name),)
    )  # fmt: skip


def _may_help(other: Arranged, now: Arranged, sheet: Sheet) -> bool:
    return may_help(judged(other.ways(sheet)), judged(now.ways(sheet)))


def help_to_take(
    now: Arranged, sheet: Sheet, refused: Collection[str]
) -> tuple[Offer[Deciding], ...]:
    """Offer the help of everybody along whose skills fit (FELL-014, FELL-059, FELL-061)."""
    check, offers = now.test, list[Offer[Deciding]]()
    alone = check.terms(sheet, now.picked).extra
    for key, one in sheet.followers.items():
        if key == now.helper or not one.helps((*check.skills, *check.backgrounds, *check.help)):
            continue
        name = one.block.name
        text = words("let-help", name=name, willing=one.willing)
        reason: Text = ""
        if key in refused:
            reason = words("will-not", name=name)
        elif now.helping(sheet):
            reason = words("one-helper")
        elif check.terms(sheet, now.picked, name).extra <= alone:
            reason = words("advantage-already")
        option = Option(f"help-{key}", text, reason=reason, hint=name.split()[-1].lower())
        offers.append(Offer(option, Helping(key)))
    return (*offers, *heroes_helping(now, sheet, alone))


def heroes_helping(now: Arranged, sheet: Sheet, alone: int) -> Iterator[Offer[Deciding]]:
    """Offer the help of the other heroes whose skills fit (FELL-014)."""
    check = now.test
    for one in COMPANY.fellows(sheet):
        who = slug(one.name)
        fit = applying((*check.skills, *check.help), check.backgrounds, one)
        if not fit or who == now.helper or who in sheet.followers:
            continue
        reason: Text = words("one-helper") if now.helping(sheet) else ""
        if not reason and check.terms(sheet, now.picked, one.name).extra <= alone:
            reason = words("advantage-already")
        text = words("let-help", name=one.name, willing=True)
        yield Offer(Option(f"help-{who}", text, reason=reason, hint=who), Helping(who))


def won_over(table: Table[Sheet], key: str) -> bool:
    """Ask a companion for something dangerous; who is not paid has to be won over (FELL-061)."""
    one = table.sheet.followers.get(key)
    if one is None or one.willing:  # who is no hireling is another hero
        return True
    asked_of = table.resolve(Request(of=key))
    table.explains(asked_of)
    agreed, facts = bool(asked_of.successes), asked_of.facts
    own, theirs = facts["result"], facts["rival_result"]
    table.tell("agreed" if agreed else "refused", name=one.block.name, own=own, theirs=theirs)
    return agreed


def contesting(table: Table[Sheet], check: Contest | Leverage, *, asks: bool) -> Script[Outcome]:
    """Roll a contest or leverage, once its player knows the risk (FELL-009, FELL-015)."""

    def status() -> tuple[Text, ...]:
        return asked(check, table.sheet, check.terms(table.sheet))

    def options() -> tuple[Option, ...]:
        if not asks:
            return (ROLL,)
        return (_roll(possible=check.terms(table.sheet).die is not None), ABORT)

    answer = yield from table.ask(options, status, forced=None if asks else ROLL.id)
    return ABORTED if answer.option == ABORT.id else table.roll(check)


def casting(table: Table[Sheet], check: Casting, *, asks: bool) -> Script[Outcome]:
    """Cast a spell, simply or in haste; a failed test has a price (FELL-020 to FELL-022)."""
    decides = asks and not check.safe
    if not check.safe and check.unknown(table.sheet):
        return (yield from unknown_spell(table, check))

    def status() -> tuple[Text, ...]:
        return asked(check, table.sheet, check.terms(table.sheet))

    def options() -> tuple[Option, ...]:
        if not decides:
            return (ROLL,)
        if reason := check.barred(table.sheet):
            return (ABORT, ROLL._replace(reason=reason))
        return (ROLL, ABORT)

    answer = yield from table.ask(options, status, forced=None if decides else ROLL.id)
    if answer.option == ABORT.id:
        return ABORTED
    outcome = table.resolve(check)
    if asks and outcome.label not in (CAST, BARRED):
        spell, table.rolled = check.known(table.sheet), outcome
        price = yield from table.pick(
            price_options(spell, check.prices(table.sheet)),
            (words("which-price", spell=spell.name),),
        )
        outcome = check.done(outcome, price.does)
    table.change(*outcome.changes)
    return outcome._replace(changes=())


def unknown_spell(table: Table[Sheet], check: Casting) -> Script[Outcome]:
    """Say that the hero doesn't know a spell; there is nothing to do but to leave it."""
    reason = check.unknown(table.sheet)
    yield from table.ask((ABORT,), (words("as-sentence", text=reason),), forced=ABORT.id)
    return Outcome(BARRED, 0, 1, facts={"kind": "cast", "spell": check.spell})


def _roll(*, possible: bool) -> Option:
    if possible:
        return ROLL
    return ROLL._replace(text=words("roll-nothing"))
