"""The chances of what is asked for in words: a check of a table, a question, dice."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from solo.engine.session import Session
from solo.engine.table.hand import cast
from solo.errors import SoloError
from solo.late import late, lazy_imports
from solo.namedtuple import NamedTuple
from solo.rules.core.odds import every
from solo.rules.core.odds import odds as exact
from solo.rules.core.outcome import Odds
from solo.rules.core.protocols import Illegal
from solo.rules.core.wording.naming import why
from solo.rules.core.wording.spoken import attribute_or_check
from solo.words import Text

if TYPE_CHECKING:
    from solo.rules.core.notation.thrown import Notation

with lazy_imports():
    from solo.oracle import questions

_ANSWERS = ("yes, and", "yes", "yes, but", "no, but", "no", "no, and")


class NotAsked(Exception):  # noqa: N818 - it is told, and no mistake of the program
    """What was typed is nothing that has chances; `reason` says why."""

    def __init__(self, reason: Exception) -> None:
        super().__init__(str(reason))
        self.reason: Text = why(reason)


class Question(NamedTuple):
    """A question, and how likely each of its answers is."""

    text: str  # the question
    likelihood: str  # the word for how likely a yes is
    percent: int  # the chance of a yes
    answers: Mapping[str, float]  # the exact chance of each answer that may come


def odds_of_option(session: Session, option: str) -> Odds | None:
    """Return the odds of what can be chosen; None for what is not rolled.

    Raises:
        NotAsked: A text of the author's has a mistake.
    """
    try:
        return session.odds(option)
    except (ValueError, SoloError) as reason:
        raise NotAsked(reason) from reason


def odds_of_check(session: Session, words: str) -> Odds:
    """Return the odds of what `check` of a table would roll.

    Raises:
        NotAsked: It would roll nothing.
    """
    system = session.system
    try:
        _, check = attribute_or_check(system, words, cast(session.adventure), system.improvise)
        return exact(check, session.state.sheet)
    except (Illegal, ValueError, SoloError) as reason:
        raise NotAsked(reason) from reason


def odds_of_question(session: Session, typed: str) -> Question:
    """Return how likely each answer of a question is, before it is asked: `is it dark? likely`.

    Raises:
        NotAsked: It is no question, or by no likelihood.
    """
    system, sheet = session.system, session.state.sheet
    text, word = questions.put(typed)
    try:
        likely = questions.likelihood_for(word, system, sheet)
        found = exact(likely.check, sheet)
        weights: dict[str, int] = dict.fromkeys(_ANSWERS, 0)
        for outcome, weight in every(likely.check, sheet):
            weights[system.answer(outcome)] += weight
    except (Illegal, ValueError, SoloError) as reason:
        raise NotAsked(reason) from reason
    whole = sum(weights.values())
    answers = {answer: weight / whole for answer, weight in weights.items() if weight}
    return Question(text, likely.word, found.percent(found.succeeding), answers)


@late
def ways_of_dice(session: Session, text: str) -> "Sequence[tuple[Notation, Mapping[int, int]]]":
    """Return what each roll of plain dice may come to, with the ways that lead there.

    Raises:
        NotAsked: It is no notation of dice, or too much.
    """
    from solo.engine.traits import traits_of
    from solo.rules.core.notation import parse_line

    traits = traits_of(session.system, session.state.sheet, session.adventure.spoken)
    try:
        return [(dice, dice.ways()) for dice in parse_line(text, traits)]
    except (ValueError, SoloError) as reason:
        raise NotAsked(reason) from reason
