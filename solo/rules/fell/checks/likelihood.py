"""Questions to the world: a luck die, larger the likelier the answer yes."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.rules.core.bases import CheckBase
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Outcome
from solo.rules.core.wording.likelihood import likelihood_named
from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.checks.roll import Terms, Throw, throw, throws
from solo.rules.fell.health.harm_dice import DN
from solo.rules.fell.heroes.sheet import Sheet
from solo.rules.fell.printed import printed

ANSWERS = ("yes, and", "yes", "yes, but", "no, but", "no", "no, and")


@dataclass(frozen=True, slots=True)
class Likely:
    """A likelihood of the answer yes, and the luck die that stands for it."""

    word: str
    die: Die
    extra: int

    @classmethod
    def spellings(cls) -> tuple[str, ...]:
        """Return what may be written, in any case."""
        return (*likely_words(), *printed("likelihoods")["also"])

    @classmethod
    def parse(cls, text: str) -> "Likely":
        """Read a likelihood word; nothing at all means even.

        Raises:
            ValueError: It is none; the text names the nearest and lists the words.
        """
        return likelihood_named(text, likely_words(), printed("likelihoods"))


@cache
def likely_words() -> dict[str, Likely]:
    """Return the likelihoods by their words, from the most likely."""
    rows = printed("likelihoods")["likelihoods"]
    return {w: Likely(w, Die.parse(row["die"]), int(row["extra"])) for w, row in rows.items()}


@dataclass(frozen=True, slots=True, kw_only=True)
class Question(CheckBase):
    """Ask the world something that nobody has settled.

    Source: FELL, FELL-031: higher is better. The words, and the six answers by how far the die is
    from 4, are ours.
    """

    likelihood: Annotated[Likely | None, "How likely a yes is, in words."] = None

    shorthand: ClassVar[str] = "likelihood"
    signs: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(ANSWERS[:3], "s"),
        **dict.fromkeys(ANSWERS[3:], "f"),
    }

    @property
    def likely(self) -> Likely:
        """The likelihood; `even` if none is given."""
        return self.likelihood or Likely.parse("")

    @property
    def terms(self) -> Terms:
        """The luck die that is rolled."""
        extra = self.likely.extra
        return Terms(
            "",
            self.likely.die,
            (),
            (self.likely.word,) if extra > 0 else (),
            (self.likely.word,) if extra < 0 else (),
        )

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        return self.judged(throw(self.terms, dice))

    def ways(self, sheet: Sheet | None) -> Iterator[tuple[Outcome, int]]:
        for thrown, many in throws(self.terms):
            yield self.judged(thrown), many

    def judged(self, thrown: Throw) -> Outcome:
        """Return the answer: a success for each above 3, a failure for each below 4."""
        yes, no = max(0, thrown.result - DN + 1), max(0, DN - thrown.result)
        facts = {
            "kind": "question",
            "needed": DN,
            "likelihood": self.likely.word,
            "difficulty": f"{DN} on {self.likely.die.word}",
            "result": thrown.result,
        }
        return Outcome(answer(yes, no), yes, no, thrown.faces, facts=facts)

    def counts(self) -> frozenset[str]:
        most = int(self.likely.die) - DN + 1
        return frozenset(f"{n}s" for n in range(1, most + 1)) | {"1f", "2f", "3f"}


def answer(successes: int, failures: int) -> str:
    """Return `yes, and` … `no, and` for the count of a question."""
    if successes:
        return ANSWERS[max(0, 3 - successes)]
    return ANSWERS[min(5, 2 + failures)]
