"""Matching of typed text to options: by their number, or by some of their words."""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from solo.late import late, pattern
from solo.terminal.shown import Shown
from solo.terminal.window.clean import clean_line, fold

if TYPE_CHECKING:
    import difflib

_SMALL = frozenset(
    ("a", "an", "and", "at", "i", "in", "it", "my", "of", "on", "or", "the", "to", "with")
)

_COMPARED = 600  # letters of a text that are compared, whatever it unfolds to
_ALIKE = 100  # letters of it of which it is worked out how like another it is

_SHORTEST = 3  # letters of a word that stands for a longer one, inside a text
_MARK = pattern(r"[:;,.(…]")
_REMARK = pattern(r"\([^()]*\)")


def numbered(options: Sequence[Shown]) -> tuple[tuple[int | None, Shown], ...]:
    """Pair options with the numbers that they are shown under; a barred one has none."""
    shown, number = [], 0
    for option in options:
        number += not option.reason
        shown.append((None if option.reason else number, option))
    return tuple(shown)


def by_number(number: int, options: Sequence[Shown]) -> Shown | None:
    """Return the option shown under a number, if there is one."""
    return next((option for shown, option in numbered(options) if shown == number), None)


def exactly(text: str, options: Iterable[Shown], *, ids: bool = True) -> Shown | None:
    """Return the option whose hint, whole text or (with `ids`) id this is; an open one first."""
    wanted, spelt = _bare(text), fold(text)
    named = (
        o for o in options if wanted in (*_hints(o), _bare(o.text)) or (ids and spelt == fold(o.id))
    )
    return min(named, key=lambda option: bool(option.reason), default=None) if wanted else None


def _hints(option: Shown) -> tuple[str, ...]:
    """Return hints for comparison; `help` always means the command, so it is no hint."""
    hints = (_bare(option.hint), _bare(option.word))
    return tuple(hint for hint in hints if hint not in ("", "help"))


def hinted(text: str, options: Iterable[Shown], *, ids: bool = True) -> tuple[Shown, str] | None:
    """Return the option whose hint begins the text, with the words that come after it.

    What asks for words may, with `ids`, be called by its id too: `agility 6 5`.
    """
    words = text.split()
    names = [(hint, option) for option in options for hint in {option.hint, option.word}]
    names += [(option.id, option) for _, option in names if ids and option.asks]
    for name, option in sorted(names, key=lambda named: -len(named[0])):
        size = len(name.split())
        if 0 < size <= len(words) and fold(" ".join(words[:size])) == fold(name):
            return option, " ".join(words[size:])
    return None


def beginning(text: str, options: Iterable[Shown]) -> tuple[Shown, ...]:
    """Return the options whose text begins so."""
    wanted = _bare(text)
    return _open_first(o for o in options if len(wanted) > 1 and _bare(o.text).startswith(wanted))


def meant(text: str, options: Sequence[Shown]) -> tuple[Shown, ...]:
    """Return the options that a text may mean: those that it begins, else those with its words.

    Where it ends with the whole name of a thing, options that only hold its words are not meant:
    `the barn dog` is not the second barn dog.
    """
    found = beginning(text, options) or _with_words(text, options)
    return _by_name(text, found) if len(found) > 1 else found


def words_of(text: str) -> list[str]:
    """Return the words of a text as they are compared, without those that say little."""
    return [word for word in _bare(text).split() if word not in _SMALL]


def nearest(text: str, known: Iterable[str], count: int = 3) -> tuple[str, ...]:
    """Return the known texts most like a mistyped one, as a whole or word by word."""
    wanted = _bare(text)
    texts = list(dict.fromkeys(known))
    scores = {entry: _likeness(wanted, _bare(entry)) for entry in texts}
    near = sorted((entry for entry in texts if scores[entry] >= 0.6), key=lambda e: -scores[e])
    return tuple(near[:count])


def _with_words(text: str, options: Sequence[Shown]) -> tuple[Shown, ...]:
    words = [word for word in words_of(text) if len(word) > 1 or word.isdigit()]
    if not words:
        return ()
    tests: tuple[Callable[[str, str], bool], ...] = (str.__eq__, _shortens)
    for same in tests:
        if found := _open_first(o for o in options if _holds(words, o, same)):
            return found
    return ()


def _by_name(text: str, options: tuple[Shown, ...]) -> tuple[Shown, ...]:
    """Keep the options that name what a text ends with, if any do."""
    words = _bare(text).split()
    parts = [(o, _parts(o.text)) for o in options]
    for start, word in enumerate(words):
        if word in _SMALL:
            continue
        name = re.escape(" ".join(words[start:]))
        whole = re.compile(rf"(?:^|^\w+ |\b(?:an?|the) ){name}(?:$| ?\|)")
        exact = tuple(option for option, text in parts if whole.search(text))
        if exact:
            return exact
    return options


def _parts(text: str) -> str:
    """Return text for comparison, with a bar wherever a mark parts it."""
    return "|".join(f"{_bare(part)} " for part in _MARK.split(text)).strip()


def _holds(words: Sequence[str], option: Shown, same: Callable[[str, str], bool]) -> bool:
    """Say whether an option has all words, not all of them in a remark in brackets."""

    def held(word: str, has: Iterable[str]) -> bool:
        return any(same(word, known) for known in has)

    has, outside = _bare(option.text).split(), _bare(_REMARK.sub(" ", option.text)).split()
    return all(held(word, has) for word in words) and any(held(word, outside) for word in words)


def _shortens(word: str, known: str) -> bool:
    """Say whether a word is the beginning of another; `no` is not short for `nobody`."""
    return len(word) >= _SHORTEST and known.startswith(word)


def _open_first(options: Iterable[Shown]) -> tuple[Shown, ...]:
    """Keep the open ones; barred ones only if nothing else is meant."""
    found = tuple(options)
    return tuple(option for option in found if not option.reason) or found


@late
def _likeness(wanted: str, known: str) -> float:
    """Say how alike two texts are, 0 to 1: the better of the whole and of word for word."""
    import difflib

    wanted = wanted[:_ALIKE]
    whole = difflib.SequenceMatcher(None, wanted, known[: 2 * len(wanted) + 10]).ratio()
    ours = [w for w in wanted.split() if w not in _SMALL][:12]
    theirs = [w[:_ALIKE] for w in known.split() if w not in _SMALL][:24]
    if not ours or not theirs:
        return whole
    pairs = [difflib.SequenceMatcher(None, "", word) for word in theirs]
    best = [_most_alike(word, pairs) for word in ours]
    return max(whole, sum(best) / len(best) - 0.1)


def _most_alike(word: str, pairs: Iterable["difflib.SequenceMatcher[str]"]) -> float:
    """Say how alike a word is to the likest of others; what can't be liker is not worked out."""
    best = 0.0
    for pair in pairs:
        pair.set_seq1(word)
        if pair.real_quick_ratio() > best and pair.quick_ratio() > best:
            best = max(best, pair.ratio())
    return best


@lru_cache(maxsize=512)
def _bare(text: str) -> str:
    """Return text for comparison: letters and digits only, with single spaces."""
    folded = fold(clean_line(text)[:_COMPARED])[:_COMPARED].replace("'", "")
    return " ".join("".join(c if c.isalnum() else " " for c in folded).split())
