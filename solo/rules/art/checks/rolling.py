"""A single roll with its player's decisions before the dice; those after them are in `fallen`.

Choose among attributes and skills, expend Fame, take 25, abort. A roll with nothing to decide asks
nothing.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from solo.rules.art.checks.fallen import SPEND, MadeRoll, comes_to, raising, settle
from solo.rules.art.checks.fame import expend
from solo.rules.art.checks.learning import slug_of
from solo.rules.art.checks.roll import (
    AWESOME,
    FAME_BONUS,
    MOST_SKILLS,
    Pairs,
    RollCheck,
    Terms,
    after_roll,
    plain,
    reckon,
    throw,
)
from solo.rules.art.checks.together import Whole, together
from solo.rules.art.checks.trait import Part, TraitRoll
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.heroes.skill_names import bears_on, known_as, same_skill
from solo.rules.art.messages.sentences import asked
from solo.rules.core.dice import Dice, LoadedDice
from solo.rules.core.encounters import made, refuse
from solo.rules.core.hiding import Chances, counts_of, may_help
from solo.rules.core.odds import Odds, every, odds
from solo.rules.core.outcome import Note, Option, Outcome
from solo.rules.core.protocols import Illegal, Step
from solo.rules.core.quoting import shown
from solo.rules.core.script import opened

NO_DICE = LoadedDice(())  # a 25 taken throws none
THROWS = ("roll", "take-25")  # the options after which the dice have fallen, or need not
_ARGUED = "argue-"  # what the id of an own skill begins with that a deed names


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
    whole: Whole | None = None  # with what of others it is put together

    def warned(self) -> "Rolling":
        """Return it with a warning that failing hurts (ART-180)."""
        return self._replace(hurts=True)

    def together(self, whole: Whole) -> "Rolling":
        """Return it as one of several rolls that come to one result."""
        return self._replace(whole=whole)

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
        if option.reason:
            return False
        if option.id == "argue":
            used = {name for name, _ in self.used(self.terms(sheet))}
            return len(used) < MOST_SKILLS and bool(sheet.skills.keys() - used)
        ranks = self._ranks(sheet)
        if option.id == "take-25":
            return may_help([((plain(self._at_25(sheet).facts, "result_index"),), 1)], ranks)
        if option.id == SPEND and not self._counts_alone(sheet):
            dearer = self._replace(fame=self.fame + 1)
            return may_help(counts_of(dearer._odds(sheet)), counts_of(self._odds(sheet)))
        if option.id.startswith(("use-", "without-")):
            other = self.step(option.id, "", sheet, NO_DICE).encounter
            assert isinstance(other, Rolling)
            return may_help(other._ranks(sheet), ranks)
        return True

    def _counts_alone(self, sheet: Sheet) -> bool:
        """Tell whether its own result matters, or what all come to can't be told."""
        return self.whole is None or self.whole.alone or self.terms(sheet).hidden

    def _ranks(self, sheet: Sheet) -> Chances:
        """Return the ranks that the roll as it stands may come to, each with its rolls of 100."""
        terms = self.terms(sheet)
        thrown = throw(terms, sheet, NO_DICE, self.used(terms), self.paid(sheet), take=True)
        columns = enumerate(pairwise((0, *thrown.bounds)), 1)
        return [
            ((min(AWESOME, max(1, column + terms.shift)),), last - before)
            for column, (before, last) in columns
            if last > before
        ]

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
            "take-25",
            f"Take 25 without rolling: {comes_to(self._at_25(sheet), self.whole)}",
            hint="take 25",
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

    def _at_25(self, sheet: Sheet) -> Outcome:
        """Return what taking 25 would come to (ART-212)."""
        terms = self.terms(sheet)
        thrown = throw(terms, sheet, NO_DICE, self.used(terms), self.paid(sheet), take=True)
        return reckon(self.check, terms, thrown, sheet)

    def odds(self, option: str, sheet: Sheet) -> Odds | None:
        """Return the chances of the roll as it stands, or as it would with an option taken."""
        if option == "roll":
            return self._odds(sheet)
        if option in ("take-25", "abort", "argue"):
            return None
        refuse(option, self.open(sheet))
        changed = self.step(option, "", sheet, NO_DICE).encounter
        return changed._odds(sheet) if isinstance(changed, Rolling) else None

    def _odds(self, sheet: Sheet) -> Odds:
        return odds(_Chances(self), sheet)

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
        roll = MadeRoll(self.check, terms, thrown, whole=self.whole)
        if self.asks and roll.can_raise(sheet):
            # A kept bonus is used up by the throw: what is tried before the rest has it no more.
            sheet, more = made(after_roll(terms, thrown, sheet, 0), sheet, dice)
            return Step(opened(sheet, raising, roll._replace(worn=True)), sheet, notes + more)
        return settle(roll, sheet, dice, notes, asks=self.asks)


class _Throws(NamedTuple):
    """One throw of a roll with its player's decisions."""

    rolling: Rolling

    def resolve(self, sheet: Sheet, dice: Dice) -> Outcome:
        rolling = self.rolling
        terms = rolling.terms(sheet)
        thrown = throw(terms, sheet, dice, rolling.used(terms), rolling.paid(sheet))
        return reckon(rolling.check, terms, thrown, sheet)


class _Chances(NamedTuple):
    """All throws of a roll, put together with those of others, for its exact odds."""

    rolling: Rolling

    @property
    def by_label(self) -> bool:
        return bool(getattr(self.rolling.check, "by_label", False))

    def resolve(self, sheet: Sheet, dice: Dice) -> Outcome:
        return _Throws(self.rolling).resolve(sheet, dice)

    def ways(self, sheet: Sheet) -> Iterator[tuple[Outcome, int]]:
        whole, rolls = self.rolling.whole, every(_Throws(self.rolling), sheet)
        for outcome, ways in rolls if whole is None else together(whole, rolls):
            yield _kept_back(outcome), ways


def _kept_back(outcome: Outcome) -> Outcome:
    """Return an outcome without its count, where no chances may give it away (ART-179)."""
    return outcome._replace(successes=0, failures=0) if outcome.facts["hidden"] else outcome


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
