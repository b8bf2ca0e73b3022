"""A single roll with its player's decisions before the dice; those after them are in `fallen`.

Choose among attributes and skills, expend Fame, take 25, abort. A roll with nothing to decide asks
nothing.
"""

from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from itertools import pairwise

from solo.dataclass import dataclass
from solo.namedtuple import NamedTuple
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
    Throw,
    after_roll,
    plain,
    reckon,
    throw,
)
from solo.rules.art.checks.together import OneOfSeveral, Whole, together
from solo.rules.art.checks.trait import Part, TraitRoll
from solo.rules.art.checks.words import words as say
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.heroes.skill_names import bears_on, known_as, same_skill
from solo.rules.art.messages.sentences import asked
from solo.rules.art.words import words
from solo.rules.core.bases import CheckBase
from solo.rules.core.dice import Dice, LoadedDice
from solo.rules.core.fights.encounters import made
from solo.rules.core.menus.hiding import Chances, judged, may_help
from solo.rules.core.menus.offers import Offer, take
from solo.rules.core.odds import every, odds
from solo.rules.core.outcome import Note, Odds, Option, Outcome
from solo.rules.core.protocols import Illegal, Step
from solo.rules.core.script import opened
from solo.rules.core.wording.quoting import shown
from solo.words import Message, english

NO_DICE = LoadedDice(())  # a 25 taken throws none
ROLL, TAKE, ABORT, ARGUE = "roll", "take-25", "abort", "argue"
"""The ids of the options that do more than to change how it is rolled."""
THROWS = (ROLL, TAKE)  # the options after which the dice have fallen, or need not


_ROLLS: "Offer[Rolling | None]" = Offer(Option(ROLL, words("roll-dice"), hint="roll"), None)
_ABORTS: "Offer[Rolling | None]" = Offer(Option(ABORT, words("abort-roll"), hint="abort"), None)
_ARGUES = Option(ARGUE, say("argue-skill"), say("which-skill"), hint="skill")
THINK_BETTER = Option(ABORT, say("think-better"), hint="think better")
"""Offered before an action's roll in a fight (ART-206, ART-207); it ends the action alone."""
_THINKS_BETTER: "Offer[Rolling | None]" = Offer(THINK_BETTER, None)


class _Decided(NamedTuple):
    """What was decided about a roll so far."""

    check: RollCheck  # what is rolled
    asks: bool = True  # whether its player is offered anything before it, and Fame after it
    attribute: str = ""  # the attribute picked, or nothing for the best
    skills: tuple[str, ...] | None = None  # the skills picked, or None for the best two
    fame: int = 0  # Fame to be expended on the trait
    hurts: bool = False  # whether failing it does damage by what its author wrote
    whole: Whole | None = None  # with what of others it is put together


class Rolling(_Decided, OneOfSeveral):
    """A roll that is about to be made.

    Source: ART Engine, ART-172, ART-206 to ART-215.
    """

    __slots__ = ()

    def warned(self) -> "Rolling":
        """Return it with a warning that failing hurts (ART-180)."""
        return self._replace(hurts=True)

    def together(self, whole: Whole) -> "Rolling":
        """Return it as one of several rolls that come to one result."""
        return self._replace(whole=whole)

    @property
    def forced(self) -> str | None:
        return None if self.asks else "roll"

    def status(self, sheet: Sheet) -> tuple[Message, ...]:
        terms = self.terms(sheet)
        return asked(self.check, terms, self.used(terms), self.paid(sheet), hurts=self.hurts)

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        """Offer what can help; what can't is taken all the same by who asks for it by its id."""
        now = _Standing(self, sheet)
        return tuple(one.option for one in self._open(now) if self._helps(one, now))

    def first(self, sheet: Sheet) -> Option:
        return _ROLLS.option

    def admits(self, option: str, sheet: Sheet) -> None:
        """Refuse an option unless the rules allow it, offered or not."""
        if option != ROLL:  # which is always open
            self._taken(option, sheet)

    def _helps(self, offer: "Offer[Rolling | None]", now: "_Standing") -> bool:
        """Tell whether a player could want an offer: it is open, and not plainly worse."""
        option, other = offer.option, offer.does
        if option.reason:
            return False
        if option.id == ROLL:
            return True
        if option.id == ARGUE:
            used = {name for name, _ in now.used}
            return len(used) < MOST_SKILLS and bool(now.sheet.skills.keys() - used)
        if option.id == TAKE:
            return may_help([((plain(now.at_25.facts, "result_index"),), 1)], _ranks(now.fall))
        if option.id == SPEND and not self._counts_alone(now.terms):
            dearer = _Standing(self._replace(fame=self.fame + 1), now.sheet, now.plain)
            return may_help(dearer.in_all, now.in_all)
        if other is None:
            return True
        turned = other.attribute != self.attribute
        then = _Standing(other, now.sheet, None if turned else now.plain)
        if turned or len(then.used) < len(now.used):
            return _may_help(then.fall, now.fall)
        return True

    def _counts_alone(self, terms: Terms) -> bool:
        """Tell whether its own result matters, or what all come to can't be told."""
        return self.whole is None or self.whole.alone or terms.hidden

    def _taken(self, option: str, sheet: Sheet) -> "Rolling | None":
        """Return the roll as it is once an option is taken, without making those after it.

        Raises:
            Illegal: It is not open.
        """
        return take(self._open(_Standing(self, sheet)), option)

    def _open(self, now: "_Standing") -> "Iterator[Offer[Rolling | None]]":
        """Offer all that the rules allow before a roll, and what they bar.

        Each offer has the roll as it is then; None does more than to change that.
        """
        terms, used, sheet = now.terms, now.used, now.sheet
        yield _ROLLS
        if not self.asks:
            return
        action = _action(self.check)
        if isinstance(action, TraitRoll):
            yield from self._attributes(action, terms, sheet)
        yield from self._plain_skills(now)
        yield from self._skills(terms, used)
        left = sheet.fame_left - self.paid(sheet)
        fame = Option(
            SPEND,
            words("spend-on-roll", bonus=FAME_BONUS, left=left),
            reason="" if left > 0 else words("no-fame-left"),
        )
        yield Offer(fame, self._replace(fame=self.paid(sheet) + 1))
        take = Option(  # declared before the dice (ART-213)
            TAKE,
            words("take-25", result=comes_to(now.at_25, self.whole)),
            hint="take 25",
        )
        yield Offer(take, None)
        for one in _argument(self.check, terms, sheet):
            yield Offer(one, None)
        if not isinstance(action, TraitRoll):
            # A reaction is demanded and can't be aborted (ART-251); an action of a fight can.
            if getattr(action, "abortable", False):
                yield _THINKS_BETTER
        elif not (isinstance(self.check, Part) and self.check.demanded):
            yield _ABORTS  # ART-206: all is known now, and nothing is rolled yet

    def _attributes(
        self, check: TraitRoll, terms: Terms, sheet: Sheet
    ) -> "Iterator[Offer[Rolling | None]]":
        """Offer the other attributes of a check that lists several (ART-168)."""

        def offer(word: str) -> "Offer[Rolling | None]":
            text = say("use-attribute", attribute=word, score=sheet.attributes[word])
            option = Option(f"use-{word}", text, hint=word)
            return Offer(option, self._replace(attribute=word, skills=None))

        others = (word for word in check.attribute if word != terms.attribute)
        return (offer(word) for word in others if isinstance(word, str))

    def _skills(self, terms: Terms, used: Pairs) -> "Iterator[Offer[Rolling | None]]":
        """Offer to leave out a skill that counts and to take in one that doesn't."""
        names = tuple(name for name, _ in used)
        for name, rating in terms.skills:
            if (name, rating) in used:
                text = say("leave-out-skill", name=name, rating=rating)
                option = Option(f"without-{slug_of(name)}", text)
                after = tuple(one for one in names if one != name)
            else:
                full = len(used) >= MOST_SKILLS
                reason = say("two-count-already") if full else ""
                text = words("use-skill", name=name, rating=rating)
                option = Option(f"with-{slug_of(name)}", text, reason=reason)
                after = (*names, name)
            yield Offer(option, self._replace(skills=after))

    def _plain_skills(self, now: "_Standing") -> "Iterator[Offer[Rolling | None]]":
        """Offer own skills that plainly bear on what is rolled for (ART-210).

        A purpose that is kept back offers none: the offer would tell it (ART-179).
        """
        terms = now.terms
        if len(now.used) >= MOST_SKILLS or not _takes_skills(self.check):
            return
        purpose = "" if terms.hidden else english(self.check.purpose)
        deed = f"{purpose} {self.check.about}"
        known = {name for name, _ in terms.skills}
        used = tuple(name for name, _ in now.used)
        for name, rating in now.sheet.skills.items():
            if name not in known and bears_on(name, deed):
                option = f"argue-{slug_of(name)}"
                text = words("use-skill", name=name, rating=rating)
                yield Offer(Option(option, text), self._replace(skills=(*used, name)))

    def terms(self, sheet: Sheet) -> Terms:
        """Return what the roll is made with; a skill argued for is among its skills."""
        return self.argued_for(self.check.terms(sheet, self.attribute), sheet)

    def argued_for(self, terms: Terms, sheet: Sheet) -> Terms:
        """Return the terms with the skills that were argued for among them."""
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

    def odds(self, option: str, sheet: Sheet) -> Odds | None:
        """Return the chances of the roll as it stands, or as it would with an option taken."""
        if option == ROLL:
            return self._odds(sheet)
        changed = self._taken(option, sheet)
        return None if changed is None else changed._odds(sheet)

    def _odds(self, sheet: Sheet) -> Odds:
        return odds(_Chances(self), sheet)

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step[Sheet]:
        if option == ROLL:
            return self._throw(sheet, dice, take=False)
        changed = self._taken(option, sheet)
        if changed is not None:
            return Step(changed, sheet)
        if option == TAKE:
            return self._throw(sheet, dice, take=True)
        if option == ABORT:
            # ART-207: the action is spent; nothing is rolled and no Fame expended.
            facts = {"kind": self.terms(sheet).kind}
            return Step(None, sheet, (), Outcome("aborted", facts=facts))
        return Step(self._replace(skills=self._argued(words, sheet)), sheet)

    def _argued(self, words: str, sheet: Sheet) -> tuple[str, ...]:
        """Return the skills after one that the player names is taken in (ART-208, ART-210)."""
        used = tuple(name for name, _ in self.used(self.terms(sheet)))
        named = words.strip().lower()
        name = known_as(named, sheet.skills)
        if not name:
            known = tuple(sorted(sheet.skills))
            raise Illegal(say("no-skill-of-yours", name=shown(named), skills=known))
        if any(same_skill(name, other) for other in used):
            raise Illegal(say("counts-already", name=name))
        if len(used) >= MOST_SKILLS:
            raise Illegal(say("two-count-already"))
        return (*used, name)

    def _throw(self, sheet: Sheet, dice: Dice, *, take: bool) -> Step[Sheet]:
        """Pay the Fame, throw the dice, and offer what the result leaves to decide."""
        terms, used = self.check.terms(sheet, self.attribute), None
        if self.skills is not None:
            terms = self.terms(sheet)
            used = self.used(terms)
        fame = self.paid(sheet)
        by_face = getattr(_action(self.check), "by_face", False)
        thrown = throw(terms, sheet, dice, used, fame, take=take, by_face=by_face)
        notes: tuple[Note, ...] = ()
        if fame:
            sheet, notes = expend(sheet, fame)
        roll = MadeRoll(self.check, terms, thrown, whole=self.whole)
        if self.asks and roll.can_raise(sheet):
            # A kept bonus is used up by the throw: what is tried before the rest has it no more.
            sheet, more = made(after_roll(terms, thrown, sheet, 0), sheet, dice)
            return Step(opened(sheet, raising, roll._replace(worn=True)), sheet, notes + more)
        return settle(roll, sheet, dice, notes, asks=self.asks)


class _Standing:
    """A roll as it stands for one hero: what is asked of it often is worked out once.

    Args:
        roll: The roll.
        sheet: The hero.
        plain: Its terms without what was argued for, if they are known.
    """

    def __init__(self, roll: Rolling, sheet: Sheet, plain: Terms | None = None) -> None:
        self.roll = roll
        self.sheet = sheet
        self.plain = roll.check.terms(sheet, roll.attribute) if plain is None else plain
        self.terms = roll.argued_for(self.plain, sheet)
        self.used = roll.used(self.terms)

    @cached_property
    def taken(self) -> Throw:
        """The throw that takes 25."""
        paid = self.roll.paid(self.sheet)
        return throw(self.terms, self.sheet, NO_DICE, self.used, paid, take=True)

    @cached_property
    def at_25(self) -> Outcome:
        """What taking 25 would come to (ART-212)."""
        return self.reckon(self.taken)

    @property
    def fall(self) -> "_Fall":
        """How it may fall."""
        return self.taken.bounds, self.terms.shift

    @cached_property
    def in_all(self) -> Chances:
        """What it may come to together with the rolls of others, of which only results matter."""
        throws = (
            (self.taken._replace(roll=face, column=column, taken=False), ways)
            for column, face, ways in _columns(self.taken.bounds)
        )
        return judged(self.comes_to((self.reckon(thrown), ways) for thrown, ways in throws))

    def reckon(self, thrown: Throw) -> Outcome:
        """Return what a throw comes to."""
        return reckon(self.roll.check, self.terms, thrown, self.sheet)

    def comes_to(self, rolls: Iterable[tuple[Outcome, int]]) -> Iterator[tuple[Outcome, int]]:
        """Yield what rolls come to with those of others, as far as chances may tell it."""
        whole = self.roll.whole
        for outcome, ways in rolls if whole is None else together(whole, rolls):
            yield _kept_back(outcome), ways


_Fall = tuple[tuple[int, ...], int]
"""The last faces of the columns of a roll's row, and by how many columns it is shifted."""


def _columns(bounds: tuple[int, ...]) -> list[tuple[int, int, int]]:
    """Return the columns that a roll may hit: each with its last face and its rolls."""
    found = enumerate(pairwise((0, *bounds)), 1)
    return [(column, last, last - before) for column, (before, last) in found if last > before]


@lru_cache(maxsize=1024)  # a table has few rows, and every roll with offers asks it
def _ranks(fall: _Fall) -> Chances:
    """Return the ranks that a roll may come to, each with its rolls of 100."""
    bounds, shift = fall
    return tuple(((min(AWESOME, max(1, one + shift)),), ways) for one, _, ways in _columns(bounds))


@lru_cache(maxsize=4096)
def _may_help(then: _Fall, now: _Fall) -> bool:
    """Tell whether a rank, or a better one, is likelier then than now."""
    return may_help(_ranks(then), _ranks(now))


@dataclass(frozen=True, slots=True)
class _Throws(CheckBase):
    """One throw of a roll with its player's decisions."""

    now: _Standing

    def resolve(self, sheet: Sheet, dice: Dice) -> Outcome:
        now = self.now
        return now.reckon(throw(now.terms, sheet, dice, now.used, now.roll.paid(sheet)))


@dataclass(frozen=True, slots=True)
class _Chances(CheckBase):
    """All throws of a roll, put together with those of others, for its exact odds."""

    rolling: Rolling

    @property
    def by_label(self) -> bool:
        return self.rolling.check.by_label

    def resolve(self, sheet: Sheet, dice: Dice) -> Outcome:
        return _Throws(_Standing(self.rolling, sheet)).resolve(sheet, dice)

    def ways(self, sheet: Sheet) -> Iterator[tuple[Outcome, int]]:
        now = _Standing(self.rolling, sheet)
        return now.comes_to(every(_Throws(now), sheet))


def _kept_back(outcome: Outcome) -> Outcome:
    """Return an outcome without its count, where no chances may give it away (ART-179)."""
    return outcome._replace(successes=0, failures=0) if outcome.facts["hidden"] else outcome


def _argument(check: RollCheck, terms: Terms, sheet: Sheet) -> tuple[Option, ...]:
    """Offer to argue for a skill that is not among those of the roll (ART-168, ART-208, ART-210).

    Reading: the player decides which skills apply, so any roll takes one, unless an author says
    that this one takes no other than its own.
    """
    others = sheet.skills.keys() - {name for name, _ in terms.skills}
    free = getattr(_action(check), "free_skills", True)
    if not (others and free and _takes_skills(check)):
        return ()
    return (_ARGUES,)


def _takes_skills(check: RollCheck) -> bool:
    """Tell whether skills add to a roll: not to a whole trait that an author gave as a number."""
    return getattr(_action(check), "trait", None) is None


def _action(check: RollCheck) -> RollCheck:
    """Return the roll as an author wrote it, of which a part of a longer action is made."""
    return check.check if isinstance(check, Part) else check
