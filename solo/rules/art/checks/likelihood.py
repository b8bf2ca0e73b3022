"""Likelihoods: the words for how likely a thing is, and the answers to a question."""

from functools import cache

from solo.dataclass import dataclass
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.words import words
from solo.rules.art.printed import printed
from solo.rules.core.wording.likelihood import likelihood_named, plain_words
from solo.rules.core.wording.naming import Unfit


@dataclass(frozen=True, slots=True)
class Likelihood:
    """A likelihood of the answer yes, and the difficulty of the Fate roll that stands for it.

    Source: ART Engine, ART-257; the words between the printed ones are ours.
    """

    word: str
    difficulty: Rank

    @classmethod
    def spellings(cls) -> tuple[str, ...]:
        """Return what may be written, in any case."""
        return (*likelihoods(), *printed("likelihoods")["also"], *Rank.spellings())

    @classmethod
    def parse(cls, text: str) -> "Likelihood":
        """Read a likelihood word, or a rank; nothing at all means even.

        Raises:
            ValueError: Neither; the text names the nearest and lists the words.
        """
        rows = likelihoods()
        try:
            return likelihood_named(text, rows, printed("likelihoods"))
        except Unfit as unknown:
            try:
                rank = Rank.parse(plain_words(text))
            except ValueError:
                raise Unfit(words("or-a-rank", unknown=unknown.text)) from None
        return next(
            (row for row in rows.values() if row.difficulty is rank), cls(rank.word.lower(), rank)
        )


@cache
def likelihoods() -> dict[str, Likelihood]:
    """Return the likelihoods by their words, from the most likely."""
    rows = printed("likelihoods")["likelihoods"]
    return {word: Likelihood(word, Rank.parse(rank)) for word, rank in rows.items()}


def answer(successes: int, failures: int) -> str:
    """Return `yes, and` … `no, and` for the count of a Fate roll.

    Source: ART Engine, ART-284; the six answers are ours.
    """
    return _answers()[min(successes, 4) if successes else -min(failures, 4)]


@cache
def _answers() -> dict[int, str]:
    """Write the printed ranges out; successes above 0, failures below."""
    answers: dict[int, str] = {}
    for key, text in printed("likelihoods")["answers"].items():
        first, _, last = key.partition("-")
        sign = -1 if "f" in key else 1
        low = int(first.rstrip("sf+"))
        high = int(last.rstrip("sf")) if last else low
        answers.update({sign * count: text for count in range(low, high + 1)})
    return answers
