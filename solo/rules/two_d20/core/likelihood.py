"""The oracle of both games: two d20 against a number that says how likely a yes is.

Neither text has rules for questions, so these are ours: a die at or below the number says yes,
both say `yes, and`; a 20 takes something away from a yes and adds to a no.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.facts import Checked, Within
from solo.rules.core.bases import CheckBase
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Outcome
from solo.rules.core.system_parts import Likelihood as Row
from solo.rules.core.wording.likelihood import likelihood_named
from solo.rules.core.wording.naming import unfit
from solo.rules.two_d20.core.pool import DICE, SIDES, Aim, Count, triggers
from solo.rules.two_d20.core.testing import FAILED, PASSED, SIGNS
from solo.rules.two_d20.core.words import words
from solo.rules.two_d20.printed import printed
from solo.words import Message

YES_AND, YES, YES_BUT = "yes, and", "yes", "yes, but"
NO_BUT, NO, NO_AND = "no, but", "no", "no, and"


@dataclass(frozen=True, slots=True)
class Likelihood:
    """A likelihood of yes: a word, and the number at or below which a die means yes."""

    word: str
    tn: int

    @classmethod
    def parse(cls, text: str) -> "Likelihood":
        """Read a likelihood word; nothing at all means even.

        Raises:
            ValueError: An unknown word; the text names the nearest and lists all.
        """
        return likelihood_named(text, likelihoods(), printed("likelihoods"))


@dataclass(frozen=True, slots=True, kw_only=True)
class Oracle(CheckBase, Checked):
    """Ask the dice about what nobody has decided."""

    likelihood: Annotated[Likelihood | None, "How likely a yes is; none means even."] = None
    tn: Annotated[int | None, "The number itself, in place of a word.", Within(1, SIDES)] = None

    shorthand: ClassVar[str] = "likelihood"
    signs: ClassVar[Mapping[str, str]] = SIGNS

    def verify(self) -> None:
        if self.tn is not None and self.likelihood is not None:
            raise unfit("tn", words("likelihood-or-tn"))

    @property
    def number(self) -> int:
        """The number at or below which a die says yes."""
        if self.tn is not None:
            return self.tn
        return (self.likelihood or Likelihood.parse("")).tn

    def resolve(self, sheet: object, dice: Dice) -> Outcome:
        return self._told(dice.roll(DICE, SIDES))

    def _told(self, faces: tuple[int, ...]) -> Outcome:
        aim = Aim(self.number)
        count = Count()
        for face in faces:
            count = count.plus(aim.read(face))
        near = any(aim.tn < face <= aim.tn + int(printed("likelihoods")["near"]) for face in faces)
        facts = {
            "passed": bool(count.successes),
            "tn": aim.tn,
            "difficulty": f"target number {aim.tn}",
            "complications": count.complications,
            "answer": _answer(count, near=near),
        }
        label = PASSED if count.successes else FAILED
        failed = int(not count.successes)
        on_top = triggers(count.complications)
        return Outcome(label, count.successes, failed, faces, on_top, (), facts)

    def ways(self, sheet: object) -> Iterator[tuple[Outcome, int]]:
        for faces in product(range(1, SIDES + 1), repeat=DICE):
            yield self._told(faces), 1

    def counts(self) -> frozenset[str]:
        return frozenset({"1f", *(f"{number}s" for number in range(1, DICE + 1))})


def _answer(count: Count, *, near: bool) -> str:
    if count.successes:
        if count.complications:
            return YES_BUT
        return YES_AND if count.successes >= DICE else YES
    if count.complications:
        return NO_AND
    return NO_BUT if near else NO


@cache
def likelihoods() -> Mapping[str, Likelihood]:
    """Return the likelihoods by their words, from the most likely."""
    rows = printed("likelihoods")["likelihoods"]
    return {word: Likelihood(word, tn) for word, tn in rows.items()}


@cache
def listed() -> tuple[Row, ...]:
    """Return the likelihoods with the number that each means and its chance of a yes."""
    rows = []
    for likely in likelihoods().values():
        no = (SIDES - likely.tn) ** DICE
        percent = round(100 * (SIDES**DICE - no) / SIDES**DICE)
        rows.append(Row(likely.word, f"{likely.tn} or less", percent))
    return tuple(rows)


def explain(outcome: Outcome) -> tuple[Message, ...]:
    """Explain an answer of the oracle."""
    facts = outcome.facts
    return (
        words("why-oracle", faces=outcome.faces, tn=facts["tn"]),
        words("why-answer", answer=facts["answer"]),
        words("why-twenty"),
    )
