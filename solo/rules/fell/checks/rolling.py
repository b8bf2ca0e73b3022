"""What is decided around one roll: the risk told, help taken, and a way back before the dice."""

from collections.abc import Collection

from solo.rules.core.odds import Odds, odds, tally
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.script import Script, Table
from solo.rules.fell.actions.casting import BARRED, CAST, Casting, price_options
from solo.rules.fell.checks.roll import throw
from solo.rules.fell.checks.social import Leverage, Request
from solo.rules.fell.checks.tests import Contest, Test
from solo.rules.fell.heroes.sheet import Sheet
from solo.rules.fell.messages.sentences import asked

ROLL = Option("roll", "Roll the dice", hint="roll")
ABORT = Option("abort", "Think better of it: nothing is rolled", hint="abort")
ABORTED = Outcome("aborted", facts={"kind": "aborted"})


def testing(table: Table[Sheet], check: Test, *, asks: bool) -> Script[Outcome]:
    """Roll a test; before it an attribute may be picked and help taken (FELL-009, FELL-014)."""
    picked = ""  # the attribute picked; nothing for the best
    helper = ""  # the companion who helps, by id
    refused: set[str] = set()  # who was asked for help and would not

    def helping() -> str:
        """Return the name of who helps, if somebody does and is still there."""
        one = table.sheet.followers.get(helper)
        return one.block.name if one is not None else ""

    def status() -> tuple[str, ...]:
        return asked(check, table.sheet, check.terms(table.sheet, picked, helping()))

    def options() -> tuple[Option, ...]:
        if not asks:
            return (ROLL,)
        sheet = table.sheet
        terms = check.terms(sheet, picked, helping())
        return (
            _roll(possible=terms.die is not None),
            *attributes_to_use(check, sheet, terms.attribute),
            *help_to_take(check, sheet, picked, helper, refused),
            ABORT,
        )

    def chances(option: str) -> Odds | None:
        kind, _, key = option.partition("-")
        if kind == "abort":
            return None
        if kind == "help" and not table.sheet.followers[key].willing:
            return odds(Request(of=key), table.sheet)
        attribute = key if kind == "use" else picked
        name = table.sheet.companions[key].block.name if kind == "help" else helping()
        return tally(check.ways(table.sheet, attribute, name))

    while True:
        forced = None if asks else ROLL.id
        answer = yield from table.ask(options, status, forced=forced, odds=chances)
        kind, _, key = answer.option.partition("-")
        if kind == "abort":
            return ABORTED
        if kind == "use":
            picked = key
        elif kind == "help":
            if won_over(table, key):
                helper = key
            else:
                refused.add(key)
        else:
            terms = check.terms(table.sheet, picked, helping())
            return check.judged(terms, throw(terms, table.dice), helping())


def attributes_to_use(check: Test, sheet: Sheet, now: str) -> tuple[Option, ...]:
    """Offer the attributes of a test besides the one that it is rolled with now."""
    return tuple(
        Option(f"use-{name}", f"Use {name.upper()} {sheet.attributes[name].word}", hint=name)
        for name in check.attribute
        if name != now and check.die is None
    )


def help_to_take(
    check: Test, sheet: Sheet, picked: str, helper: str, refused: Collection[str]
) -> tuple[Option, ...]:
    """Offer the help of everybody along whose skills fit (FELL-014, FELL-059, FELL-061)."""
    offers = []
    alone = check.terms(sheet, picked).extra
    for key, one in sheet.followers.items():
        if key == helper or not one.helps((*check.skills, *check.backgrounds, *check.help)):
            continue
        name = one.block.name
        text = f"Let {name} help: advantage, and trouble for both if it fails"
        if not one.willing:
            text += f" ({name} is not paid and must be won over)"
        reason = ""
        if key in refused:
            reason = f"{name} will not"
        elif helper in sheet.followers:
            reason = "one helper is enough"
        elif check.terms(sheet, picked, name).extra <= alone:
            reason = "you have advantage already"
        offers.append(Option(f"help-{key}", text, reason=reason, hint=name.split()[-1].lower()))
    return tuple(offers)


def won_over(table: Table[Sheet], key: str) -> bool:
    """Ask a companion for something dangerous; who is not paid has to be won over (FELL-061)."""
    one = table.sheet.followers[key]
    if one.willing:
        return True
    agreed = bool(table.resolve(Request(of=key)).successes)
    table.tell("agreed" if agreed else "refused", name=one.block.name)
    return agreed


def contesting(table: Table[Sheet], check: Contest | Leverage, *, asks: bool) -> Script[Outcome]:
    """Roll a contest or leverage, once its player knows the risk (FELL-009, FELL-015)."""

    def status() -> tuple[str, ...]:
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

    def status() -> tuple[str, ...]:
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
        spell = check.known(table.sheet)
        answer = yield from table.ask(
            price_options(spell, check.prices(table.sheet)),
            (f"{spell.name} slips as you cast it. It works, at a price; which?",),
        )
        outcome = check.done(outcome, answer.option.replace("-", " "))
    table.change(*outcome.changes)
    return outcome._replace(changes=())


def _roll(*, possible: bool) -> Option:
    if possible:
        return ROLL
    return ROLL._replace(text="Try all the same; below d4 nothing can be rolled")
