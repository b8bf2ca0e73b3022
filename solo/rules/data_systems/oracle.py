"""Questions to the world by a rules file; without an oracle of its own, a plain d100 answers."""

from collections.abc import Mapping
from typing import ClassVar

from solo.dataclass import dataclass
from solo.rules.core.bases import CheckBase
from solo.rules.core.dice import Dice as Rolls
from solo.rules.core.outcome import Outcome
from solo.rules.core.wording.likelihood import plain_words
from solo.rules.core.wording.naming import Unfit
from solo.rules.core.wording.quoting import shown
from solo.rules.core.words import words as say
from solo.rules.data_systems.book import Book, Scope
from solo.rules.data_systems.forms import Dice, Formula
from solo.rules.data_systems.judging import Plan
from solo.rules.data_systems.model import Degree, Oracle, Roll
from solo.rules.data_systems.sheet import Sheet

EVEN = "even"
USUAL = Oracle(
    dice={"face": Dice.parse("d100")},
    likelihoods={"certain": 95, "likely": 75, "even": 50, "unlikely": 25, "remote": 5},
    when=Formula("face <= chance"),
    strong=Formula("face % 11 == 0"),
)
"""What answers where a file has no oracle: a d100 against a chance; doubles say `and`."""
ANSWERS = ("yes, and", "yes", "yes, but", "no, but", "no", "no, and")
_WORTH = {"yes, and": 3, "yes": 2, "yes, but": 1, "no, but": -1, "no": -2, "no, and": -3}


class Question(CheckBase):
    """A question to the world, and how likely a yes is."""

    __slots__ = ()

    book: ClassVar[Book]
    plan: ClassVar[Plan]
    oracle: ClassVar[Oracle]
    likelihood: str

    def __post_init__(self) -> None:
        word = plain_words(self.likelihood) or usual_word(self.oracle)
        if word == EVEN and word not in self.oracle.likelihoods:  # the engine's, of no file
            word = usual_word(self.oracle)
        if word not in self.oracle.likelihoods:
            from_all = tuple(self.oracle.likelihoods)
            raise Unfit(say("unknown-likelihood", name=shown(word), near="", names=from_all))
        object.__setattr__(self, "likelihood", word)

    def resolve(self, sheet: Sheet | None, dice: Rolls) -> Outcome:
        scope: Scope = {"chance": self.oracle.likelihoods[self.likelihood]}
        outcome = self.plan.judged(scope, self.plan.throw(scope, dice))
        facts = {"kind": "question", "likelihood": self.likelihood, **scope}
        return outcome._replace(facts={**outcome.facts, **facts})

    def counts(self) -> frozenset[str]:
        return frozenset(
            f"{abs(_WORTH[label])}{'s' if _WORTH[label] > 0 else 'f'}"
            for label in self.plan.roll.degrees
        )


def usual_word(oracle: Oracle) -> str:
    """Return the likelihood that stands where none is told."""
    known = (*oracle.likelihoods,)
    return oracle.usual or (EVEN if EVEN in known else known[len(known) // 2])


def question_class(book: Book) -> type[Question]:
    """Return the class of questions by a file."""
    oracle = book.file.oracle or USUAL
    plan = Plan(book, "question", Roll(dice=oracle.dice, degrees=dict(_degrees(oracle))))
    body: dict[str, object] = {
        "__annotations__": {
            "likelihood": str,
            "shorthand": ClassVar[str],
            "signs": ClassVar[Mapping[str, str]],
        },
        "__doc__": "A question to the world, and how likely a yes is.",
        "__module__": __name__,
        "likelihood": usual_word(oracle),
        "shorthand": "likelihood",
        "signs": {label: "s" if label.startswith("yes") else "f" for label in plan.roll.degrees},
        "book": book,
        "plan": plan,
        "oracle": oracle,
    }
    kind: type[Question] = type("Question", (Question,), body)
    return dataclass(frozen=True, kw_only=True)(kind)


def _degrees(oracle: Oracle) -> dict[str, Degree]:
    """Return the answers as degrees: the strong ones first, then the mixed, then the plain."""
    yes = f"({oracle.when.text})"
    found: dict[str, Degree] = {}
    for label, also in (("yes, and", oracle.strong), ("yes, but", oracle.mixed), ("yes", None)):
        if also is not None or label == "yes":
            when = f"{yes} and ({also.text})" if also is not None else yes
            found[label] = Degree(when=Formula(when), count=_WORTH[label])
    for label, also in (("no, and", oracle.strong), ("no, but", oracle.mixed)):
        if also is not None:
            found[label] = Degree(when=Formula(also.text), count=_WORTH[label])
    found["no"] = Degree(count=_WORTH["no"])
    return found
