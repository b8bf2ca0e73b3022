"""The checks that are one roll or one against another: tests and contests.

Every one is a frozen dataclass whose fields are the keys of the adventure format.
"""

from collections.abc import Iterator, Mapping
from dataclasses import field
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.facts import Read
from solo.rules.core.common_fields import Purpose
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Outcome
from solo.rules.core.party.rolls import Who
from solo.rules.core.wording.naming import unfit
from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.checks.roll import Terms, Throw, average, chance, throw, throws
from solo.rules.fell.checks.terms import (
    SITUATION,
    Asked,
    Dn,
    Helping,
    Risk,
    StepsOf,
    Words,
    applying,
    attributes,
    names,
    plain,
    rival_terms,
    terms_of,
)
from solo.rules.fell.foe import Foe
from solo.rules.fell.health.harm_dice import DN
from solo.rules.fell.heroes.attributes import parse_attribute
from solo.rules.fell.heroes.sheet import Sheet, options_of
from solo.rules.fell.party import SEVERAL
from solo.rules.fell.words import words

HELP = "help"
HELPER_TROUBLE = "helper-trouble"

hidden: Mapping[str, bool] = {"authored": False}


@dataclass(frozen=True, slots=True, kw_only=True)
class Test(Helping):
    """Roll an attribute's die against a difficulty number: as high or higher passes.

    Source: FELL, FELL-008 to FELL-014, FELL-017, FELL-018.
    """

    __test__: ClassVar[bool] = False  # no test of pytest's

    attribute: Annotated[Words, "Which; several let the player pick.", Read(attributes)] = ()
    die: Annotated[Die | None, "A die in its place."] = None
    dn: Dn = DN
    situation: Annotated[str, "What these come from, for the display: `what you carry`."] = (
        SITUATION
    )
    advantage: Annotated[bool, "Whether the situation gives advantage."] = False
    disadvantage: Annotated[bool, "Whether it gives disadvantage."] = False
    help: Annotated[
        Words, "Skills with which somebody along may help, besides `skills`.", Read(names)
    ] = ()
    helped: Annotated[bool, "Whether somebody does, without asking who."] = False
    calm: Annotated[
        bool, "Whether there is ample time and no danger, so that the skilled need no roll."
    ] = False
    risk: Risk = ""
    purpose: Purpose = ""
    who: Who = "lead"
    helpers: Words = field(default=(), metadata=hidden)

    opens_as: ClassVar[str] = "test"
    shorthand: ClassVar[str] = "attribute"
    on_top: ClassVar[tuple[str, ...]] = (HELPER_TROUBLE,)
    signs: ClassVar[Mapping[str, str]] = {"passed": "s", "failed": "f"}

    def verify(self) -> None:
        if not self.attribute and self.die is None:
            raise unfit("attribute", words("attribute-or-die"))

    def terms(self, sheet: Sheet | None, picked: str = "", helper: str = "") -> Terms:
        """Return what it is rolled with; with several attributes and no pick, the best."""
        helper = helper or " and ".join(self.helpers)
        better = ((SITUATION,) if self.advantage else ()) + _helped(self.helped, helper)
        worse = (SITUATION,) if self.disadvantage else ()
        asked = Asked(
            picked or self._best(sheet, helper),
            self.die,
            self.skills,
            self.backgrounds,
            self.enhanced,
            self.impaired,
            better,
            worse,
            situation=self.situation,
        )
        return terms_of(asked, sheet)

    def sure(self, sheet: Sheet | None) -> bool:
        """Tell whether the hero simply does it, with no roll.

        Source: FELL, FELL-008.
        """
        return self.calm and bool(applying(self.skills, self.backgrounds, sheet))

    def stake(self, sheet: Sheet | None) -> str:
        return "" if self.sure(sheet) else self.risk

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        if (together := SEVERAL.resolved(self, sheet, dice)) is not None:
            return together
        if self.sure(sheet):
            return _done()
        terms = self.terms(sheet)
        return self.judged(terms, throw(terms, dice))

    def ways(
        self, sheet: Sheet | None, picked: str = "", helper: str = ""
    ) -> Iterator[tuple[Outcome, int]]:
        """Yield the outcomes with their ways; stacked advantages have too many to run through."""
        if (together := SEVERAL.ways(self, sheet)) is not None:
            yield from together
            return
        if self.sure(sheet):
            yield _done(), 1
            return
        terms = self.terms(sheet, picked, helper)
        for thrown, many in throws(terms):
            yield self.judged(terms, thrown, helper), many

    def judged(self, terms: Terms, thrown: Throw, helper: str = "") -> Outcome:
        """Return what a throw comes to; a helper shares the trouble of a failure (FELL-014)."""
        helper = helper or " and ".join(self.helpers)
        passed = thrown.result >= self.dn
        facts = {
            **facts_of("test", terms, thrown),
            "dn": self.dn,
            "passed": passed,
            "helper": helper,
            "trouble": bool(self.helpers) and not passed,
            "situation": self.situation,
        }
        shared = (HELPER_TROUBLE,) if (helper or self.helped) and not passed else ()
        return _passed(passed, thrown.faces, facts, shared)

    def counts(self) -> frozenset[str]:
        return frozenset({"1s", "1f"})

    def _best(self, sheet: Sheet | None, helper: str) -> str:
        """Return the attribute that passes most often, with all that burdens it (FELL-007)."""
        if len(self.attribute) < 2 or self.die is not None:
            return self.attribute[0] if self.attribute else ""
        return max(
            self.attribute,
            key=lambda name: chance(throws(self.terms(sheet, name, helper)), self.dn),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest(Helping):
    """Roll against somebody who opposes it: the higher result wins, then the higher die.

    Source: FELL, FELL-015, FELL-016.
    """

    attribute: Annotated[Words, "What the hero rolls.", Read(attributes)] = ()
    die: Annotated[Die | None, "A die in its place."] = None
    rival: Annotated[Die | None, "The other's die; or else"] = None
    vs: Annotated[str, "the id of a foe, who rolls"] = ""
    rival_attribute: Annotated[
        str, "this attribute, the hero's own unless given.", Read(parse_attribute)
    ] = ""
    situation: Annotated[str, "What these come from, for the display: `what you carry`."] = (
        SITUATION
    )
    rival_enhanced: Annotated[StepsOf, "Steps up for the other."] = 0
    rival_impaired: Annotated[StepsOf, "Steps down for the other."] = 0
    advantage: Annotated[bool, "Whether the situation gives the hero advantage."] = False
    disadvantage: Annotated[bool, "Whether it gives disadvantage."] = False
    rival_advantage: Annotated[bool, "Whether the situation gives the other advantage."] = False
    rival_disadvantage: Annotated[bool, "Whether it gives the other disadvantage."] = False
    acting: Annotated[
        bool,
        "Whether it is the hero who wants to change something: a tie on the same die then leaves "
        "things as they are.",
    ] = True
    risk: Risk = ""
    purpose: Purpose = ""
    who: Who = "lead"
    foe: Foe | None = field(default=None, metadata=hidden)  # whom `vs` named

    opens_as: ClassVar[str] = "contest"
    shorthand: ClassVar[str] = "attribute"
    on_top: ClassVar[tuple[str, ...]] = ()
    signs: ClassVar[Mapping[str, str]] = {"won": "s", "lost": "f"}

    def verify(self) -> None:
        if not self.attribute and self.die is None:
            raise unfit("attribute", words("attribute-or-die"))
        if (self.rival is None) == (not self.vs):
            raise unfit("rival", words("rival-or-vs"))

    def stake(self, sheet: Sheet | None) -> str:
        return self.risk

    def terms(self, sheet: Sheet | None) -> Terms:
        """Return what the hero rolls with: of several attributes the one that rolls highest."""
        if len(self.attribute) < 2 or self.die is not None:
            return self._terms(sheet, self.attribute[0] if self.attribute else "")
        each = (self._terms(sheet, name) for name in self.attribute)
        return max(each, key=lambda terms: average(throws(terms)))

    def _terms(self, sheet: Sheet | None, attribute: str) -> Terms:
        asked = Asked(
            attribute,
            self.die,
            self.skills,
            self.backgrounds,
            self.enhanced,
            self.impaired,
            (SITUATION,) if self.advantage else (),
            (SITUATION,) if self.disadvantage else (),
            situation=self.situation,
        )
        return terms_of(asked, sheet)

    def other_terms(self, sheet: Sheet | None) -> Terms:
        """Return what the other rolls with."""
        stacks = options_of(sheet).adv_stacks
        base = self.rival
        if base is None:
            if self.foe is None:
                raise unfit("vs", words("foe-or-rival"))
            own = self.rival_attribute or (self.attribute[0] if self.attribute else "wil")
            base = rival_terms(self.foe, own, sheet).base
        terms = plain(base, self.rival_enhanced, self.rival_impaired, stacks)
        return terms._replace(
            advantages=(SITUATION,) if self.rival_advantage else (),
            disadvantages=(SITUATION,) if self.rival_disadvantage else (),
        )

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        if (together := SEVERAL.resolved(self, sheet, dice)) is not None:
            return together
        mine, theirs = self.terms(sheet), self.other_terms(sheet)
        faces: tuple[int, ...] = ()
        while True:
            own, other = throw(mine, dice), throw(theirs, dice)
            faces += own.faces + other.faces
            if not self._again(own, other, sheet):
                return self.judged(mine, own, other)._replace(faces=faces)

    def ways(self, sheet: Sheet | None) -> Iterator[tuple[Outcome, int]]:
        """Yield the outcomes with their ways; rolls that are rolled again don't count."""
        if (together := SEVERAL.ways(self, sheet)) is not None:
            yield from together
            return
        mine, theirs = self.terms(sheet), self.other_terms(sheet)
        for own, many in throws(mine):
            for other, more in throws(theirs):
                if not self._again(own, other, sheet):
                    yield self.judged(mine, own, other), many * more

    def judged(self, terms: Terms, own: Throw, other: Throw) -> Outcome:
        """Return who wins."""
        won = beats(own, other, tie=not self.acting)
        facts = {
            **facts_of("contest", terms, own),
            "rival": _die_word(other.die),
            "rival_result": other.result,
            "own_faces": own.faces,
            "rival_faces": other.faces,
            "won": won,
            "passed": won,
            "against": self.foe.name if self.foe else "",
            "situation": self.situation,
        }
        return Outcome(
            "won" if won else "lost", int(won), int(not won), own.faces + other.faces, facts=facts
        )

    def counts(self) -> frozenset[str]:
        return frozenset({"1s", "1f"})

    def _again(self, own: Throw, other: Throw, sheet: Sheet | None) -> bool:
        """Tell whether the roll is an even tie that is rolled again, by the option."""
        if options_of(sheet).contest_tie != "reroll" or own.die is None:
            return False
        return (own.result, own.die) == (other.result, other.die)


def beats(own: Throw, other: Throw, *, tie: bool = False) -> bool:
    """Tell whether one throw beats another; `tie` is what an even tie counts as.

    Nothing beats with a die that can't be rolled.

    Source: FELL, FELL-003, FELL-015, FELL-016. The dice compared are those that were rolled.
    """
    if own.die is None:
        return False
    if other.die is None or own.result != other.result:
        return own.result > other.result
    if own.die != other.die:
        return own.die > other.die
    return tie


def facts_of(kind: str, terms: Terms, thrown: Throw) -> dict[str, object]:
    """Return how a roll came about, as plain values."""
    return {
        "kind": kind,
        "attribute": terms.attribute,
        "base": terms.base.word,
        "die": _die_word(thrown.die),
        "steps": terms.steps,
        "advantage": terms.all_advantages,
        "disadvantage": terms.disadvantages,
        "extra": thrown.extra,
        "result": thrown.result,
        "rollable": thrown.die is not None,
    }


def _done() -> Outcome:
    return Outcome("passed", 1, facts={"kind": "task", "passed": True})


def _passed(
    passed: bool,
    faces: tuple[int, ...],
    facts: Mapping[str, object],
    triggers: tuple[str, ...] = (),
) -> Outcome:
    label = "passed" if passed else "failed"
    return Outcome(label, int(passed), int(not passed), faces, triggers, facts=facts)


def _helped(helped: bool, helper: str) -> Words:
    return (helper or HELP,) if helped or helper else ()


def _die_word(die: Die | None) -> str | None:
    return None if die is None else die.word
