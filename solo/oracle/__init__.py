"""Questions of importance: those the author foresaw, those asked before, and texts of answers."""

import json
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from solo.late import pattern
from solo.oracle.words import words
from solo.rules.core.values.printed import Printed
from solo.words import Message

ANSWERS = ("yes, and", "yes", "yes, but", "no, but", "no", "no, and")

_OPEN = frozenset(
    (
        *("how", "what", "when", "where", "which", "who", "whom", "whose", "why"),
        # of German; `was` is left out, since it begins a yes or no in English
        *("wer", "wen", "wem", "wessen", "wo", "wohin", "woher", "wie", "wann", "warum", "wieso"),
        *("weshalb", "welche", "welcher", "welches", "welchen", "welchem"),
    )
)
_CLOSED = frozenset(
    (
        *("is", "are", "was", "were", "does", "did", "has", "had", "will", "would", "could"),
        *("should", "ist", "sind", "war", "waren", "hat", "hatte", "gibt", "wird", "kann"),
    )
)  # `do`, `have` and `can` are left out, since they begin deeds, too
_WORD = pattern(r"[^\W_]+(?:['’][^\W_]+)?")


# What French and Italian put before a noun that begins with a vowel: `l'eau`, `dell'acqua`
_ELIDED = pattern(r"\b(?:[cdjlmnst]|qu|un|gl|all|dall|dell|nell|sull|quell|quest)['’](?=[^\W_]{2})")


def foresaw(about: Iterable[str], question: str) -> bool:
    """Say whether a question is about any of the author's words or phrases.

    One apostrophe is as good as another, and what is elided before a word is no part of it.
    """
    asked = _spaced(question)
    return any(_spaced(phrase) in asked for phrase in about)


def _spaced(text: str) -> str:
    plain = _ELIDED.sub(" ", text.casefold()).replace("’", "'")
    return f" {' '.join(_words(plain))} "


def yes_or_no(question: str) -> bool:
    """Say whether a question can be answered so; one that begins with `who` can't."""
    first = next(iter(_words(question)), "")
    return re.split("['’]", first)[0] not in _OPEN


def sounds_asked(text: str) -> bool:
    """Say whether words are a question by how they begin, with or without a question mark."""
    return text.endswith("?") or next(iter(_words(text)), "") in _CLOSED


def same_question(question: str) -> str:
    """Return what two wordings of one question have in common, so that its answer stays settled."""
    return " ".join(sorted(set(telling_words(question))))


def telling_words(text: str) -> list[str]:
    """Return the words of a text, without the small ones that say little; all if there are none."""
    words, small = _words(text), _phrases()["small words"]
    return [word for word in words if word not in small] or words


def empty_words(language: str) -> frozenset[str]:
    """Return words that stand in most questions of a language, whatever is asked; English usually.

    They are none where nobody has listed those of the language.
    """
    code = language.replace("_", "-").partition("-")[0] or "en"
    return frozenset(_phrases().get(f"empty words of {code}", ()))


def plain_answer(answer: str, turn: int) -> Message:
    """Return a sentence that begins with the answer; which of several depends on the turn.

    It is true of a question that hopes as of one that fears: nobody knows which was asked.
    """
    return table_answer(answer, "plain", turn)


def table_answer(answer: str, voice: str, before: int) -> Message:
    """Return a sentence for a table of players, in a voice: `full` or `terse`.

    `before` is how often this answer was given there: none comes again before all others have.
    """
    number = before % table_phrases()["voices"][voice][answer]
    return words(f"{voice}-{answer.replace(', ', '-')}-{number}")


@cache
def table_phrases() -> Printed:
    """Return how tables talk: sentences in each voice, words for likelihoods, hints at tables."""
    text = Path(__file__).with_name("table.json").read_text(encoding="utf-8")
    found: Printed = json.loads(text)
    return found


def _words(text: str) -> list[str]:
    return [word.casefold() for word in _WORD.findall(text)]


@cache
def _phrases() -> dict[str, list[str]]:
    text = Path(__file__).with_name("answers.json").read_text(encoding="utf-8")
    found: dict[str, list[str]] = json.loads(text)
    return found
