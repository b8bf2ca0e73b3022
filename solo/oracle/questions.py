"""How people put questions: what they ask, how likely they think it, what they choose between."""

import re
from collections.abc import Sequence
from contextlib import suppress
from itertools import takewhile

from solo.errors import nearest
from solo.namedtuple import NamedTuple
from solo.oracle import same_question, table_phrases, yes_or_no
from solo.oracle.words import words as say
from solo.rules.core.outcome import AnySheet
from solo.rules.core.protocols import AnyCheck, Illegal
from solo.rules.core.system import AnySystem
from solo.rules.core.system_parts import Likelihood

EVEN = "even"
"""How likely a yes is where nobody says."""
MOST_CHOICES = 100
_PERCENT = r"(?a)(\d{1,3})\s*(?:%|percent|per cent)"
_PAUSE = r"(?i)\s*[,;/]\s*(?:or\s+|and\s+)?|\s+or\s+"


class Put(NamedTuple):
    """A question as it was put, and what stands behind its mark."""

    question: str
    behind: str


class Likely(NamedTuple):
    """How likely a yes is."""

    word: str  # the rules' word for it
    check: AnyCheck  # the check that answers
    said: str = ""  # what was said instead, if that is no word of the rules


def put(line: str) -> Put:
    """Divide a line at its last question mark; without one all of it is the question."""
    question, mark, behind = line.strip().rpartition("?")
    if not mark:
        return Put(f"{line.strip().rstrip('.')}?", "")
    return Put(f"{question.strip()}?", behind.strip(" ()[].,;:"))


def choices(question: str) -> tuple[str, ...]:
    """Return what a question lets choose between: `Is it Tom or Anna?`; nothing for yes or no.

    Of the first part as many words count as the second has: who asks `Do we go left or right?`
    means left.
    """
    asked = question.strip().rstrip("?").strip()
    if not re.search(r"\sor\s", asked, re.IGNORECASE) or not yes_or_no(question):
        return ()
    parts = [part for part in re.split(_PAUSE, asked) if part]
    if len(parts) < 2 or parts[-1].casefold() in ("not", "no"):
        return ()
    phrases, first = table_phrases(), parts[0].split()
    if first[0].casefold() in phrases["auxiliary"] or ":" in parts[0]:
        first = parts[0].rpartition(":")[2].split()
        spoken_of = 1 + (len(first) > 2 and first[1].casefold() in phrases["subjects"])
        first = first[spoken_of:][-len(parts[1].split()) :] if ":" not in parts[0] else first
    elif all(_is_name(part) for part in parts[:-1]) and _is_name(parts[-1].split()[0]):
        parts[-1] = _name_first(parts[-1])
    return tuple(dict.fromkeys((" ".join(first), *parts[1:])))[:MOST_CHOICES]


def _is_name(words: str) -> bool:
    return all(word[:1].isupper() for word in words.split())


def _name_first(words: str) -> str:
    """Return the name that words begin with: of `Anna falls in`, Anna."""
    return " ".join(takewhile(_is_name, words.split()))


def listed(text: str) -> tuple[str, ...]:
    """Return the entries of a list as it is typed: `the miller, a priest or nobody`."""
    parts = [part.strip(" .") for part in re.split(_PAUSE, text)]
    return tuple(dict.fromkeys(part for part in parts if part))[:MOST_CHOICES]


def likelihood_for(said: str, system: AnySystem, sheet: AnySheet) -> Likely:
    """Return the likelihood that was said by the one on `sheet`, whose chances a percentage means.

    Raises:
        Illegal: It is none; the text names the nearest.
    """
    whose = sheet if re.fullmatch(_PERCENT, _plain(said)) else None  # words are the same for all
    return likelihood(said, system, system.likelihoods(whose))


def _plain(said: str) -> str:
    return " ".join(said.casefold().split())


def likelihood(said: str, system: AnySystem, known: Sequence[Likelihood]) -> Likely:
    """Return the likelihood that was said: a word, another word for it, a rank or a percentage.

    `known` are the words of the rules, with the chances of whoever asks. Their names in other
    languages are understood as well.

    Raises:
        Illegal: It is none; the text names the nearest.
    """
    rows = {row.word.casefold(): row for row in known}
    ranks = {row.difficulty.casefold(): row for row in known}
    word = _plain(said) or EVEN
    word = table_phrases()["names"].get(word, word)
    percent = re.fullmatch(_PERCENT, word)
    if percent is not None:
        if int(percent[1]) > 100:
            raise Illegal(say("no-percentage", said=said.strip()))
        near = min(rows.values(), key=lambda row: abs(row.percent - int(percent[1])))
        return Likely(near.word, system.question(near.word), f"{percent[1]}%")
    named = rows.get(word) or ranks.get(word)
    if named is not None:
        return Likely(named.word, system.question(named.word))
    meant = next((one for one in table_phrases()["synonyms"].get(word, ()) if one in rows), "")
    if meant:
        return Likely(rows[meant].word, system.question(rows[meant].word), said.strip())
    try:
        check = system.question(word)
    except Illegal as reason:
        synonyms = table_phrases()["synonyms"].items()
        near_word = nearest(word, [*rows, *(one for one, of in synonyms if {*of} & rows.keys())])
        if near_word and not nearest(word, rows):
            raise Illegal(say("no-likelihood", said=said.strip()[:40], near=near_word)) from reason
        raise
    own = next((row.word for row in known if system.question(row.word) == check), word)
    return Likely(own, check, "" if word == EVEN else said.strip())


def other_words(system: AnySystem, known: Sequence[Likelihood]) -> dict[str, tuple[str, ...]]:
    """Return the steps of a likelihood that the rules have no row of their own for.

    They stand with the word that counts for them: in FELL `a miracle` is as likely as `remote`.
    """
    found: dict[str, tuple[str, ...]] = {}
    own = {row.word for row in known}
    for step in table_phrases()["steps"]:
        if step not in own:
            with suppress(Illegal):
                word = likelihood(step, system, known).word
                found[word] = (*found.get(word, ()), step)
    return found


def middle(
    votes: Sequence[str], system: AnySystem, rows: Sequence[Likelihood]
) -> tuple[tuple[str, ...], str]:
    """Return votes from the likeliest, and the one in the middle; of two there the less likely.

    Raises:
        Illegal: A vote is no likelihood.
    """
    order = [row.word for row in rows]
    known = [likelihood(vote, system, rows).word for vote in votes]
    if strange := [word for word in known if word not in order]:
        raise Illegal(say("no-vote", word=strange[0], known=(*order,)))
    ranked = sorted(known, key=order.index)
    return tuple(ranked), ranked[len(ranked) // 2]


def reserved(line: str) -> str:
    """Return the word of a game that a line begins with, if it is no question; else nothing."""
    first = line.strip().partition(" ")[0].casefold()
    return first if "?" not in line and first in table_phrases()["reserved"] else ""


def fitting(question: str, tables: Sequence[tuple[str, str]]) -> str:
    """Return the table that fits an open question best, nothing if none does."""
    first, second, *_ = [*re.split(r"[\W_]+", question.strip().casefold()), "", ""]
    if first == "how" and second in table_phrases()["measures"]:
        return ""  # no table knows how long or how many
    named = set(same_question(question).split()) - {first}
    hinted = set(table_phrases()["inspiration"].get(first, ()))
    weight = 5 if first in table_phrases()["telling"] else 1
    best, most = "", 0
    for name, about in tables:
        words = set(re.split(r"[\W_]+", about.casefold()))
        alike = sum(any(_alike(word, one) for one in words) for word in named)
        score = 4 * alike + weight * bool(hinted & words)
        if score > most:
            best, most = name, score
    return best


def _alike(one: str, other: str) -> bool:
    """Say whether two words are the same but for an ending."""
    return one.rstrip("s") == other.rstrip("s") and len(one) > 2
