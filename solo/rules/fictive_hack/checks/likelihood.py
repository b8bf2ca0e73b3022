"""The words for likelihoods of a question, and the words of its answer."""

from functools import cache

from solo.dataclass import dataclass
from solo.rules.core.wording.likelihood import likelihood_named
from solo.rules.fictive_hack.printed import printed


@dataclass(frozen=True, slots=True)
class Likelihood:
    """A likelihood of the answer yes, and the number that a luck roll must meet for it (FH-162)."""

    word: str
    difficulty: int

    @classmethod
    def parse(cls, text: str) -> "Likelihood":
        """Read a likelihood word; nothing at all means even.

        Raises:
            ValueError: No such word; the text names the nearest and lists all.
        """
        return likelihood_named(text, likelihoods(), printed("oracle"))


@cache
def likelihoods() -> dict[str, Likelihood]:
    """Return the likelihoods by their words, from the most likely."""
    rows = printed("oracle")["likelihoods"]
    return {word: Likelihood(word, int(number)) for word, number in rows.items()}


def answer(by: int) -> str:
    """Return `yes, and` … `no, and` for how far a luck roll is over or under."""
    rows = printed("oracle")["answers"]
    return next(str(row["answer"]) for row in rows if by >= row["from"])
