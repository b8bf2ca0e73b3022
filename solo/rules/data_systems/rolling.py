"""A check as it is played: offers before the dice, the dice, offers after them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from math import lcm

from solo.dataclass import dataclass
from solo.rules.core.bases import CheckBase
from solo.rules.core.dice import Dice
from solo.rules.core.fights.encounters import Outright
from solo.rules.core.menus.offers import Offer as Listed
from solo.rules.core.odds import odds, tally
from solo.rules.core.outcome import Odds, Option, Outcome
from solo.rules.core.protocols import Encounter
from solo.rules.core.script import opened
from solo.rules.core.table import Script, Table
from solo.rules.data_systems.book import Book, Scope
from solo.rules.data_systems.changes import VERBS, changes, lacking
from solo.rules.data_systems.checks import Rolled, nobody
from solo.rules.data_systems.forms import Amount
from solo.rules.data_systems.judging import Faces
from solo.rules.data_systems.model import Offer
from solo.rules.data_systems.sheet import Sheet
from solo.rules.data_systems.words import words
from solo.words import Text

ROLL = Option("roll", words("roll"), hint="roll")
KEEP = Option("keep", words("keep"), hint="keep")


@dataclass(frozen=True, slots=True)
class Arranged(CheckBase):
    """A check with what was taken of its offers, and dice that lie as they fell."""

    check: Rolled
    seen: Sheet | None  # the hero before anything was spent, whose numbers count
    taken: tuple[str, ...] = ()
    kept: Faces | None = None

    @property
    def by_label(self) -> bool:
        return True

    @property
    def label_names(self) -> Mapping[str, str]:
        return self.check.label_names

    def scope(self) -> Scope:
        """Return what the formulas read, but for the dice."""
        return self.check.scope(self.seen, self.taken)

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        return self.check.after(sheet, dice, self.scope(), self.kept, self.taken)

    def ways(self, sheet: Sheet | None) -> Iterator[tuple[Outcome, int]]:
        return self.check.ways(self.seen, self.scope(), self.kept)

    def with_offer(self, name: str) -> "Arranged":
        """Return it with an offer taken before the dice."""
        return Arranged(self.check, self.seen, (*self.taken, name), self.kept)

    def again(self, name: str, offer: Offer, faces: Faces) -> "Arranged":
        """Return it with an offer taken after the dice: what it says is rolled again."""
        again = {one.dice: one for one in offer.reroll}
        kept = {key: again[key].left(fall) if key in again else fall for key, fall in faces.items()}
        return Arranged(self.check, self.seen, (*self.taken, name), kept)


def open_check(check: Rolled, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
    """Return a check as an encounter; one without offers leaves nothing to decide."""
    roll = check.plan.roll
    if not asks or not (roll.before or roll.after):
        return Outright(check=check)
    return opened(sheet, rolling, check)


def rolling(table: Table[Sheet], check: Rolled) -> Script[Outcome]:
    """Roll a check, with its offers before the dice and after them."""
    roll, book = check.plan.roll, check.book
    now = Arranged(check, table.sheet)

    def before() -> Sequence[Listed[str]]:
        scope = {**now.scope(), **book.scope(table.sheet)}
        return (Listed(ROLL, ""), *_open(book, roll.before, table.sheet, scope, now.taken))

    def chances(name: str) -> Odds | None:
        return odds(now.with_offer(name) if name else now, table.sheet)

    while True:
        listed = before()
        forced = ROLL.id if len(listed) == 1 else None
        taken = yield from table.pick(
            before, (words("put", check=_title(check)),), forced=forced, odds=chances
        )
        if not taken.does:
            break
        now = now.with_offer(taken.does)
        _pay(table, book, roll.before[taken.does], now.scope())
    outcome = table.resolve(now)
    return (yield from _afterwards(table, now, outcome))


def _afterwards(table: Table[Sheet], now: Arranged, outcome: Outcome) -> Script[Outcome]:
    """Offer what may be done about dice that have fallen, then make the changes."""
    check = now.check
    roll, book = check.plan.roll, check.book
    fallen = {"now": now, "outcome": outcome}

    def after() -> Sequence[Listed[str]]:
        rolled, at = fallen["outcome"], fallen["now"]
        assert isinstance(rolled, Outcome)
        assert isinstance(at, Arranged)
        scope = {**at.scope(), **rolled.facts, **_read(check, rolled), **book.scope(table.sheet)}
        return (Listed(KEEP, ""), *_open(book, roll.after, table.sheet, scope, at.taken))

    def chances(name: str) -> Odds | None:
        at, rolled = fallen["now"], fallen["outcome"]
        assert isinstance(at, Arranged)
        assert isinstance(rolled, Outcome)
        if not name:
            return None
        return odds(at.again(name, roll.after[name], _faces(rolled)), table.sheet)

    while len(after()) > 1:
        table.shows(outcome)
        taken = yield from table.pick(after, _lying(check, outcome), odds=chances)
        if not taken.does:
            break
        offer = roll.after[taken.does]
        seen = {**now.scope(), **outcome.facts, **_read(check, outcome)}
        now = now.again(taken.does, offer, _faces(outcome))
        outcome = table.resolve(now)
        _pay(table, book, offer, seen)
        fallen |= {"now": now, "outcome": outcome}
    table.change(*outcome.changes)
    return outcome._replace(changes=())


def taken_when_offered(arranged: Arranged, name: str, payer: Sheet | None = None) -> Odds:
    """Return the odds of a check where an offer after its dice is taken whenever it is there.

    Args:
        arranged: The check, with what was taken of its offers before the dice.
        name: The offer.
        payer: Who must be able to pay for it; None if nobody need.

    Raises:
        SoloError: There are too many ways.
    """
    check = arranged.check
    book, offer, scope = check.book, check.plan.roll.after[name], arranged.scope()
    listed = {name: offer if payer is not None else replace(offer, cost={})}
    found: list[tuple[Outcome, Fraction]] = []
    total = 0
    for outcome, many in arranged.ways(arranged.seen):
        total += many
        faces = _faces(outcome)
        seen = {**scope, **outcome.facts, **_read(check, outcome)}
        there = next(_open(book, listed, payer or nobody(book), seen, ()), None)
        if there is None or there.option.reason:
            found.append((outcome, Fraction(many)))
            continue
        again = list(arranged.again(name, offer, faces).ways(arranged.seen))
        whole = sum(ways for _, ways in again)
        found += [(one, Fraction(many * ways, whole)) for one, ways in again]
    common = lcm(*{share.denominator for _, share in found})
    ways = ((outcome, int(share * common)) for outcome, share in found)
    return replace(tally(ways), by_label=True, shown=check.label_names)


def _open(
    book: Book,
    offers: Mapping[str, Offer],
    sheet: Sheet,
    scope: Mapping[str, object],
    taken: Sequence[str],
) -> Iterator[Listed[str]]:
    """Yield the offers that are there now; what can't be paid is barred."""
    book.language.refresh()
    for name, offer in offers.items():
        if name in taken or (offer.when is not None and not book.holds(offer.when.text, scope)):
            continue
        reason = lacking(book, offer.cost, sheet, scope)
        text = words("offer", text=offer.text, cost=cost_said(book, offer, scope))
        yield Listed(Option(name, text, reason=reason, hint=name), name)


def cost_said(book: Book, offer: Offer, scope: Mapping[str, object]) -> tuple[Text, ...]:
    """Say what an offer costs now: `Stress +2`, `Momentum = 2`, `HP -1d6`."""
    return tuple(
        words("cost", track=book.shown(name), amount=_amount(book, amount, scope))
        for name, amount in offer.cost.items()
        if name not in VERBS
    )


def _amount(book: Book, amount: Amount, scope: Mapping[str, object]) -> str:
    if amount.thrown is not None:
        return amount.text
    number = book.number(amount.formula, scope)
    return f"= {number}" if amount.sets else f"{number:+d}"


def _pay(table: Table[Sheet], book: Book, offer: Offer, scope: Scope) -> None:
    seen = {**scope, **book.scope(table.sheet)}
    table.change(*changes(book, offer.cost, seen))


def _faces(outcome: Outcome) -> Faces:
    return {name: tuple(fall) for name, fall in outcome.facts["dice"].items()}


def _read(check: Rolled, outcome: Outcome) -> Scope:
    return check.plan.read(_faces(outcome))


def _title(check: Rolled) -> str:
    return check.purpose or check.book.shown(check.plan.word)


def _lying(check: Rolled, outcome: Outcome) -> tuple[Text, ...]:
    """Say how the dice lie."""
    book = check.book
    dice = tuple(
        words("fell", name=name, faces=tuple(fall))
        for name, fall in book.fell(check.plan.word, outcome.facts["dice"], outcome.facts).items()
    )
    return (words("lying", degree=book.shown(outcome.label), dice=dice),)
