"""Words that are kept as told only under a guard, held against the texts as they are now.

Where a text guards such words as before, nothing needs to be looked at while games are played. All
others are listened to: the condition is asked as the text is told, in the scope that it is told in.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from solo.adventure.model import Adventure
from solo.authoring.continuity.clauses import all_follow
from solo.authoring.continuity.guarded import (
    GuardedText,
    Phrase,
    Phrases,
    holds,
    names_in,
    phrases_in,
)
from solo.authoring.continuity.questions import GUARD
from solo.errors import Mark, Problem
from solo.namedtuple import NamedTuple
from solo.prose import Expression, Prose, ProseError
from solo.source import shown

Report = Callable[[Problem], None]
_MOST_SHOWN = 60  # characters of a condition
_ENOUGH_NAMES = 3  # whose values are told


class Kept(NamedTuple):
    """A phrase that is told only while a condition holds."""

    phrase: Phrase
    when: Expression
    mark: Mark  # where that is kept


def suspects(
    adventure: Adventure, texts: Sequence[GuardedText]
) -> Mapping[GuardedText, Sequence[Kept]]:
    """Return the texts that tell kept words where their guard does not say the same any more."""
    every = [
        Kept(tuple(words.split(" ")), one.when, mark)
        for one in adventure.told
        for words, mark in one.words
    ]
    if not every:
        return {}
    phrases = Phrases(adventure.language.pieces(), {one.phrase for one in every})
    for text in texts:
        phrases.add(text)
    clauses = {one.when: holds(one.when) for one in adventure.told}
    found: dict[GuardedText, dict[Kept, None]] = {}
    for one in every:
        for place in phrases.found.get(one.phrase, ()):
            if not all_follow(place.clauses, clauses[one.when]):
                number = phrases.runs[place.runs[0]].text
                found.setdefault(texts[number], {})[one] = None
    return {text: tuple(some) for text, some in found.items()}


class KeptWords:
    """Listens to the texts that may tell kept words against their condition.

    Attributes:
        questions: What is asked of texts that guard kept words otherwise, whether or not a game
            comes to one that tells them against their condition.
    """

    def __init__(self, adventure: Adventure, texts: Sequence[GuardedText], report: Report) -> None:
        found = suspects(adventure, texts)
        self._suspects: dict[Prose, tuple[Kept, ...]] = {}
        for one, some in found.items():
            self._suspects[one.text] = (*self._suspects.get(one.text, ()), *some)
        self.questions = frozenset(f"{GUARD} {one.scene}" for one in found if one.scene)
        self._variables = adventure.variables
        self._report = report

    def heard(self, text: Prose) -> Prose:
        """Return a text that reads alike, and is listened to if it may contradict what is kept."""
        every = self._suspects.get(text) if self._suspects else None
        return text.heard(partial(self._hear, text.mark, every)) if every else text

    def _hear(
        self, mark: Mark, every: Iterable[Kept], told: str, scope: Mapping[str, object]
    ) -> None:
        said = phrases_in(told)
        for one in every:
            if one.phrase in said and self._fails(one.when, scope):
                self._report(Problem(mark, "contradiction", self._said(one, scope)))

    def _fails(self, when: Expression, scope: Mapping[str, object]) -> bool:
        try:
            return not when.value(scope)
        except ProseError:  # it asks for what is not there: a text is told outside of the game
            return False

    def _said(self, one: Kept, scope: Mapping[str, object]) -> str:
        words, source = " ".join(one.phrase), shown(one.when.source, _MOST_SHOWN)
        names = sorted({name for clause in holds(one.when) for name in names_in(clause)})
        values = [(name, scope.get(name)) for name in names if name in self._variables]
        told = [
            f"{name} is {str(value).lower() if isinstance(value, bool) else repr(value)}"
            for name, value in values
            if isinstance(value, bool | str)  # a number would make a mistake of each
        ]
        now = f" while {' and '.join(told[:_ENOUGH_NAMES])}" if told else ""
        place = f"{one.mark.file.rpartition('/')[2]}:{one.mark.line}"
        return f"'{words}' is told{now}, and only when {source} before ({place})"
