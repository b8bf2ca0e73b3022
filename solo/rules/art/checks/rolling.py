"""A single roll with its player's decisions, before the dice and after them.

Before: choose among attributes and skills, expend Fame, take 25, abort. After: raise a poor result
with Fame, and learn from doubles. A roll with nothing to decide asks nothing.
"""

from typing import NamedTuple

from solo.rules.art.checks.fame import expend
from solo.rules.art.checks.learning import learned, learning, slug_of, teaches
from solo.rules.art.checks.roll import (
    FAME_BONUS,
    MOST_SKILLS,
    PASSABLE,
    Pairs,
    RollCheck,
    Terms,
    Throw,
    after_roll,
    plain,
    reckon,
    throw,
)
from solo.rules.art.checks.trait import Part, TraitRoll
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.heroes.skill_names import bears_on, known_as, same_skill
from solo.rules.art.messages.sentences import asked, told, verdict
from solo.rules.core.dice import Dice, LoadedDice
from solo.rules.core.encounters import made, minutes_of, refuse
from solo.rules.core.odds import Odds, odds
from solo.rules.core.outcome import Note, Option, Outcome
from solo.rules.core.protocols import Illegal, Step
from solo.rules.core.quoting import shown
from solo.rules.core.script import opened
from solo.rules.core.table import Script, Table

NO_DICE = LoadedDice(())  # a 25 taken throws none
THROWS = ("roll", "take-25")  # the options after which the dice have fallen, or need not
SPEND = "spend-fame"  # `fame` alone shows it, at any prompt
_ARGUED = "argue-"  # what the id of an own skill begins with that a deed names
RAISE = 2  # ART-214: the Fame that one column costs


class MadeRoll(NamedTuple):
    """A check whose dice have fallen."""

    check: RollCheck  # what was rolled
    terms: Terms  # what it was rolled with
    thrown: Throw  # how it fell
    raised: int = 0  # the columns that Fame has raised it by since
    worn: bool = False  # whether what any roll does to its roller is done already (`after_roll`)

    @property
    def names(self) -> tuple[str, ...]:
        """The skills that the check names, from general to specific (ART-022, ART-466)."""
        return tuple(word for word in self.check.skills if isinstance(word, str))

    def outcome(self, sheet: Sheet) -> Outcome:
        """Return the outcome as it is now."""
        roller = None if self.worn else sheet
        return reckon(self.check, self.terms, self.thrown, roller, self.raised)


THINK_BETTER = Option("abort", "Think better of it: your action is spent", hint="think better")
"""Offered before an action's roll in a fight (ART-206, ART-207); it ends the action alone."""


class Rolling(NamedTuple):
    """A roll that is about to be made.

    Source: ART Engine, ART-172, ART-206 to ART-215.
    """

    check: RollCheck  # what is rolled
    asks: bool = True  # whether its player is offered anything before it, and Fame after it
    attribute: str = ""  # the attribute picked, or nothing for the best
    skills: tuple[str, ...] | None = None  # the skills picked, or None for the best two
    fame: int = 0  # Fame to be expended on the trait
    hurts: bool = False  # whether failing it does damage by what its author wrote

    def warned(self) -> "Rolling":
        """Return it with a warning that failing hurts (ART-180)."""
        return self._replace(hurts=True)

    @property
    def forced(self) -> str | None:
        return None if self.asks else "roll"

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        terms = self.terms(sheet)
        return asked(self.check, terms, self.used(terms), self.paid(sheet), hurts=self.hurts)

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        """Offer what can help; what can't is taken all the same by who asks for it by its id."""
        return tuple(one for one in self.open(sheet) if self._helps(one, sheet))

    def admits(self, option: str, sheet: Sheet) -> None:
        """Refuse an option unless the rules allow it, offered or not."""
        refuse(option, self.open(sheet))

    def _helps(self, option: Option, sheet: Sheet) -> bool:
        """Tell whether a player could want an option: it is open, and not plainly worse."""
        if option.reason or option.id.startswith("without-"):
            return False
        terms = self.terms(sheet)
        if option.id == "argue":
            used = {name for name, _ in self.used(terms)}
            return len(used) < MOST_SKILLS and bool(sheet.skills.keys() - used)
        if option.id == "take-25":
            return self._taking_helps(terms, sheet)
        if option.id.startswith("use-"):
            other = sheet.attributes[option.id.removeprefix("use-")]
            return other >= terms.rating
        return True

    def _taking_helps(self, terms: Terms, sheet: Sheet) -> bool:
        """Tell whether a 25 does anything: below harm, or as the worst result, it does not."""
        thrown = throw(terms, sheet, NO_DICE, self.used(terms), self.paid(sheet), take=True)
        least = max(2, getattr(self.check, "worth", 0))
        return bool(plain(reckon(self.check, terms, thrown, sheet).facts, "result_index") >= least)

    def open(self, sheet: Sheet) -> tuple[Option, ...]:
        """List all that the rules allow before a roll, and what they bar."""
        terms = self.terms(sheet)
        used = self.used(terms)
        roll = Option("roll", "Roll the dice", hint="roll")
        if not self.asks:
            return (roll,)
        left = sheet.fame_left - self.paid(sheet)
        fame = Option(
            SPEND,
            f"Spend 1 Fame for +{FAME_BONUS} on this roll ({left} left)",
            reason="" if left > 0 else "you have no Fame left",
        )
        take = Option(  # declared before the dice (ART-213)
            "take-25", f"Take 25 without rolling: {self._taken(terms, sheet)}", hint="take 25"
        )
        offers = (*_skill_options(terms, used), fame, take)
        action = _action(self.check)
        own = (*self._plain_skills(terms, sheet), *offers, *_argument(self.check, terms, sheet))
        if not isinstance(action, TraitRoll):
            # A reaction is demanded and can't be aborted (ART-251); an action of a fight can.
            better = [THINK_BETTER] if getattr(action, "abortable", False) else []
            return (roll, *own, *better)
        first = (roll, *_attribute_options(action, terms, sheet), *own)
        if isinstance(self.check, Part) and self.check.demanded:
            return first
        # ART-206: all is known now, and nothing is rolled yet.
        return (*first, Option("abort", "Think better of it: nothing is rolled", hint="abort"))

    def _plain_skills(self, terms: Terms, sheet: Sheet) -> tuple[Option, ...]:
        """Offer own skills that plainly bear on what is rolled for (ART-210).

        A purpose that is kept back offers none: the offer would tell it (ART-179).
        """
        if len(self.used(terms)) >= MOST_SKILLS or not _takes_skills(self.check):
            return ()
        deed = self.check.about if terms.hidden else f"{self.check.purpose} {self.check.about}"
        known = {name for name, _ in terms.skills}
        return tuple(
            Option(f"{_ARGUED}{slug_of(name)}", f"Use {name.capitalize()} {rating:+}")
            for name, rating in sheet.skills.items()
            if name not in known and bears_on(name, deed)
        )

    def terms(self, sheet: Sheet) -> Terms:
        """Return what the roll is made with; a skill argued for is among its skills."""
        terms = self.check.terms(sheet, self.attribute)
        if not self.skills:
            return terms
        known = dict(terms.skills)
        more = [(name, sheet.skills[name]) for name in self.skills if name not in known]
        return terms._replace(skills=terms.skills + tuple(more))

    def used(self, terms: Terms) -> Pairs:
        """Return the skills that will count, of those that the roll is made with."""
        if self.skills is None:
            return terms.skills[:MOST_SKILLS]
        return tuple(pair for pair in terms.skills if pair[0] in self.skills)

    def paid(self, sheet: Sheet) -> int:
        """Return the Fame to be expended, of what is left: a try meanwhile may have taken some."""
        return min(self.fame, sheet.fame_left) if self.fame else 0

    def _taken(self, terms: Terms, sheet: Sheet) -> str:
        """Say what taking 25 would come to."""
        thrown = throw(terms, sheet, NO_DICE, self.used(terms), self.paid(sheet), take=True)
        return told(reckon(self.check, terms, thrown, sheet))

    def odds(self, option: str, sheet: Sheet) -> Odds | None:
        """Return the chances of the roll as it stands, or as it would with an option taken."""
        if option == "roll":
            return odds(_Once(self), sheet)
        if option in ("take-25", "abort", "argue"):
            return None
        refuse(option, self.open(sheet))
        changed = self.step(option, "", sheet, NO_DICE).encounter
        return odds(_Once(changed), sheet) if isinstance(changed, Rolling) else None

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step[Sheet]:
        if option == "roll":
            return self._throw(sheet, dice, take=False)
        refuse(option, self.open(sheet))
        if option == "take-25":
            return self._throw(sheet, dice, take=True)
        if option == "abort":
            # ART-207: the action is spent; nothing is rolled and no Fame expended.
            facts = {"kind": self.terms(sheet).kind}
            return Step(None, sheet, (), Outcome("aborted", facts=facts))
        if option == SPEND:
            return Step(self._replace(fame=self.paid(sheet) + 1), sheet)
        if option.startswith("use-"):
            picked = option.removeprefix("use-")
            return Step(self._replace(attribute=picked, skills=None), sheet)
        return Step(self._replace(skills=self._picked(option, words, sheet)), sheet)

    def _picked(self, option: str, words: str, sheet: Sheet) -> tuple[str, ...]:
        """Return the skills after one more is taken in or left out (ART-208, ART-210)."""
        used = tuple(name for name, _ in self.used(self.terms(sheet)))
        if option.startswith("without-"):
            return tuple(name for name in used if f"without-{slug_of(name)}" != option)
        if option.startswith(_ARGUED):
            name = next(name for name in sheet.skills if f"{_ARGUED}{slug_of(name)}" == option)
        elif option == "argue":
            named = words.strip().lower()
            name = known_as(named, sheet.skills)
            if not name:
                known = ", ".join(sorted(sheet.skills)) or "none"
                raise Illegal(f"'{shown(named)}' is no skill of yours; your skills are {known}")
            if any(same_skill(name, other) for other in used):
                raise Illegal(f"{name} counts for this roll already")
        else:
            name = next(n for n, _ in self.terms(sheet).skills if f"with-{slug_of(n)}" == option)
        if len(used) >= MOST_SKILLS:
            raise Illegal("two skills count already; leave one out first")
        return (*used, name)

    def _throw(self, sheet: Sheet, dice: Dice, *, take: bool) -> Step[Sheet]:
        """Pay the Fame, throw the dice, and offer what the result leaves to decide."""
        terms, used = self.check.terms(sheet, self.attribute), None
        if self.skills is not None:
            terms = self.terms(sheet)
            used = self.used(terms)
        fame = self.paid(sheet)
        thrown = throw(terms, sheet, dice, used, fame, take=take)
        notes: tuple[Note, ...] = ()
        if fame:
            sheet, notes = expend(sheet, fame)
        roll = MadeRoll(self.check, terms, thrown)
        if self.asks and _can_raise(thrown.column, sheet):
            # A kept bonus is used up by the throw: what is tried before the rest has it no more.
            sheet, more = made(after_roll(terms, thrown, sheet, 0), sheet, dice)
            return Step(opened(sheet, raising, roll._replace(worn=True)), sheet, notes + more)
        return settle(roll, sheet, dice, notes, asks=self.asks)


class _Once(NamedTuple):
    """One throw of a roll with its player's decisions, for its exact odds."""

    rolling: Rolling

    @property
    def by_label(self) -> bool:
        return bool(getattr(self.rolling.check, "by_label", False))

    def resolve(self, sheet: Sheet, dice: Dice) -> Outcome:
        rolling = self.rolling
        terms = rolling.terms(sheet)
        used = rolling.used(terms)
        thrown = throw(terms, sheet, dice, used, rolling.paid(sheet))
        outcome = reckon(rolling.check, terms, thrown, sheet)
        # What is kept back of the difficulty no chances give away (ART-179).
        return outcome._replace(successes=0, failures=0) if terms.hidden else outcome


def settle(
    roll: MadeRoll,
    sheet: Sheet,
    dice: Dice,
    notes: tuple[Note, ...] = (),
    *,
    shown: bool = False,
    asks: bool = True,
) -> Step[Sheet]:
    """Make a roll's changes and close it, unless doubles leave something to learn.

    `shown` is whether the player has read already what it came to. Who wants no offers learns what
    Enter would take.
    """
    outcome = roll.outcome(sheet)
    minutes = 0
    more: tuple[Note, ...] = ()
    if outcome.changes:
        sheet, more = made(outcome.changes, sheet, dice)
        minutes = minutes_of(more)
        # The changes are made, so the outcome that is handed on holds them no longer.
        outcome = outcome._replace(changes=())
    if "doubles" in outcome.triggers and sheet is not None and teaches(outcome, sheet):
        if not asks:
            sheet, taught = learned(outcome, roll.names, sheet)
            return Step(None, sheet, (*notes, *more, *taught), outcome, minutes)
        # What came of a roll that is yet to be told is told behind it.
        now, later = (more, ()) if shown else ((), more)
        lesson = opened(sheet, learning, outcome, roll.names, minutes, later, shown=shown)
        return Step(lesson, sheet, notes + now)
    return Step(None, sheet, notes + more, outcome, minutes)


def raising(table: Table[Sheet], roll: MadeRoll) -> Script[Outcome]:
    """Let Fame raise a result below Passable, column by column, and settle it (ART-214)."""

    def options() -> tuple[Option, ...]:
        left = table.sheet.fame_left
        better = roll._replace(raised=roll.raised + 1).outcome(table.sheet)
        return (
            Option("keep", f"Keep {told(roll.outcome(table.sheet))}", hint="keep"),
            Option(
                SPEND,
                f"Spend {RAISE} Fame to make it {told(better)} ({left} left)",
                reason="" if left >= RAISE else "you have too little Fame left",
            ),
        )

    def status() -> tuple[str, ...]:
        return verdict(roll.outcome(table.sheet))

    kept = False
    table.rolled = roll.outcome(table.sheet)  # for `why`, while it waits
    while not kept and _can_raise(roll.thrown.column + roll.raised, table.sheet):
        answer = yield from table.ask(options, status)
        kept = answer.option == "keep"
        if not kept:
            table.become(expend(table.sheet, RAISE))
            roll = roll._replace(raised=roll.raised + 1)
            table.rolled = roll.outcome(table.sheet)
    return (yield from table.after(settle(roll, table.sheet, table.dice, shown=kept)))


def _can_raise(column: int, sheet: Sheet) -> bool:
    return column < PASSABLE and sheet is not None and sheet.fame_left >= RAISE


def _attribute_options(check: TraitRoll, terms: Terms, sheet: Sheet) -> tuple[Option, ...]:
    """Offer the other attributes of a check that lists several (ART-168)."""
    return tuple(
        Option(f"use-{word}", f"Use {word.capitalize()} {sheet.attributes[word]}", hint=word)
        for word in check.attribute
        if isinstance(word, str) and word != terms.attribute
    )


def _argument(check: RollCheck, terms: Terms, sheet: Sheet) -> tuple[Option, ...]:
    """Offer to argue for a skill that is not among those of the roll (ART-168, ART-208, ART-210).

    Reading: the player decides which skills apply, so any roll takes one, unless an author says
    that this one takes no other than its own.
    """
    others = sheet.skills.keys() - {name for name, _ in terms.skills}
    free = getattr(_action(check), "free_skills", True)
    if not (others and free and _takes_skills(check)):
        return ()
    return (Option("argue", "Argue for another skill", "Which of your skills?", hint="skill"),)


def _takes_skills(check: RollCheck) -> bool:
    """Tell whether skills add to a roll: not to a whole trait that an author gave as a number."""
    return getattr(_action(check), "trait", None) is None


def _action(check: RollCheck) -> RollCheck:
    """Return the roll as an author wrote it, of which a part of a longer action is made."""
    return check.check if isinstance(check, Part) else check


def _skill_options(terms: Terms, used: Pairs) -> tuple[Option, ...]:
    """Offer to leave out a skill that counts and to take in one that doesn't."""
    options = []
    for name, rating in terms.skills:
        title = f"{name.capitalize()} {rating:+}"
        if (name, rating) in used:
            options.append(Option(f"without-{slug_of(name)}", f"Leave out {title}"))
        else:
            full = len(used) >= MOST_SKILLS
            reason = "two skills count already; leave one out first" if full else ""
            options.append(Option(f"with-{slug_of(name)}", f"Use {title}", reason=reason))
    return tuple(options)
