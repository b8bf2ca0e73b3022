"""Where an adventure tells its words: which phrases, and what guards each of their places.

What guards a text is its own `{% if %}`, and the `when` of what it belongs to. A `when` that reads
a variable which is set between it and the text counts for nothing: it may hold no more.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set

from solo.adventure.branch import (
    Branch,
    Case,
    Draw,
    Join,
    Occasion,
    Offered,
    Outcomes,
    QuestStep,
    SetVariable,
)
from solo.adventure.graph import occasions
from solo.adventure.model import Adventure, Choice, Event, Guidance, Question, Row, Scene, Thing
from solo.authoring.walking import fields_of, within
from solo.namedtuple import NamedTuple
from solo.prose import Expression, Prose, ProseError
from solo.prose.guards import Clauses, Fork, Piece, Pieces

MOST_WORDS = 3  # of a phrase
LONG = 6  # words of a stretch of text, with which it ends at the next sign
_WITHIN = frozenset(",;()–-")  # signs that end no sentence
_MOST_TAILS = 12  # ways in which what stands before a word may read
_PLAIN = str.maketrans({"’": "'", "*": None, "_": None})
_TOKEN = re.compile(r"\w+(?:['-]\w+)*|[.!?…]|[^\w\s'-]|\n\s*\n")
_NAME = re.compile(r"[a-z_][a-z0-9_]*")
_QUOTED = re.compile(r"'[^']*'")
NOTHING: Clauses = frozenset()

Phrase = tuple[str, ...]


class Place(NamedTuple):
    """A place where a phrase is told."""

    clauses: Clauses  # what guards it
    runs: tuple[int, ...]  # the stretches of text that its words stand in, by number
    proper: bool = False  # whether it is one word with a capital letter that begins no sentence


class GuardedText(NamedTuple):
    """A text, and what guards it as a whole."""

    text: Prose
    clauses: Clauses
    scene: str = ""  # the first that it stands in; nothing outside of all


def texts_of(adventure: Adventure) -> list[GuardedText]:
    """Return all texts of an adventure, each with what guards it; one that is shared once."""
    found: dict[GuardedText, str] = {}
    rows = {key: _set_by_rows(table.rows) for key, table in adventure.tables.items()}
    walk = _Walk(rows)
    for key, scene in adventure.scenes.items():
        for one in walk.texts(scene, NOTHING):
            found.setdefault(one, key)
    for part in (adventure.events, adventure.quests, adventure.tables):
        for one in walk.texts(part, NOTHING):
            found.setdefault(one, "")
    return [one._replace(scene=scene) for one, scene in found.items()]


class _Walk:
    """Goes through the parts of an adventure, with what guards them."""

    def __init__(self, drawn: Mapping[str, Set[str]]) -> None:
        self._drawn = drawn  # the variables that the rows of each table set

    def texts(self, part: object, outer: Clauses) -> Iterator[GuardedText]:
        """Yield the texts of a part, given what guards it."""
        match part:
            case Prose():
                yield GuardedText(part, outer)
            case Scene():
                yield from self._all(fields_of(part._replace(when=None)), outer)
            case Branch():
                yield from self._branch(part, outer)
            case Choice():
                inner = outer | holds(part.when)
                own = {part.input.into} if part.input is not None else frozenset[str]()
                shown = (part.label, part.input, part.certain_death)
                yield from self._all(shown, inner)
                yield from self.texts(part.barred, outer | fails(part.when))
                yield from self.texts(part.body, without(inner, own))
            case (
                Case()
                | Offered()
                | Occasion()
                | Event()
                | Question()
                | Guidance()
                | Thing()
                | Row()
            ):
                yield from self._all(fields_of(part), outer | holds(getattr(part, "when", None)))
            case Outcomes():
                yield from self._outcomes(part, outer)
            case str() | bytes() | Expression() | None:
                return
            case _:
                several = fields_of(part) or within(part)
                if isinstance(part, tuple) and part and isinstance(part[0], Case | Guidance):
                    yield from self._in_turn(part, outer)
                else:
                    yield from self._all(several, outer)

    def _all(self, parts: Iterable[object], outer: Clauses) -> Iterator[GuardedText]:
        for part in parts:
            yield from self.texts(part, outer)

    def _in_turn(self, parts: Sequence[object], outer: Clauses) -> Iterator[GuardedText]:
        """Yield the texts of cases, or of guidance of which the first that fits is told."""
        before = NOTHING
        for part in parts:
            when = getattr(part, "when", None)
            alone = isinstance(part, Guidance) or getattr(part, "otherwise", False)
            yield from self.texts(part, outer | before if alone else outer)
            before |= fails(when)

    def _branch(self, branch: Branch, outer: Clauses) -> Iterator[GuardedText]:
        inner = without(outer, {*self._set(branch)})
        yield from self._all((branch.actions, branch.text, branch.risk), inner)
        yield from self._in_turn(branch.cases, inner)
        if branch.during:
            yield from self._all(branch.during, inner)
            for occasion in occasions(branch):
                inner = without(inner, {*self._set(occasion)})
        if branch.outcomes is not None:
            yield from self._outcomes(branch.outcomes, inner)

    def _outcomes(self, outcomes: Outcomes, outer: Clauses) -> Iterator[GuardedText]:
        """Yield the texts of outcomes; those of all that share a branch once."""
        yield from self._all((*outcomes.direct(), *(outcomes.also or {}).values()), outer)

    def _set(self, branch: Branch) -> Iterator[str]:
        """Yield the names whose worth the actions of a branch change."""
        for action in branch.actions:
            match action:
                case SetVariable():
                    yield action.name
                case Draw():
                    yield action.into
                    yield from self._drawn.get(action.table, ())
                case Join():
                    yield "companions"
                case QuestStep():
                    yield "quests"


def _set_by_rows(rows: Iterable[Row]) -> Set[str]:
    actions = (action for row in rows for action in row.actions)
    return {action.name for action in actions if isinstance(action, SetVariable)}


def holds(when: Expression | None) -> Clauses:
    """Return the clauses of a condition; of none, or of one that can't be read, nothing."""
    try:
        return NOTHING if when is None else when.clauses()
    except ProseError:
        return NOTHING


def fails(when: Expression | None) -> Clauses:
    """Return the clauses of the opposite of a condition."""
    try:
        return NOTHING if when is None else when.against()
    except ProseError:
        return NOTHING


def without(clauses: Clauses, names: Set[str]) -> Clauses:
    """Return the clauses that read none of some names."""
    if not clauses or not names:
        return clauses
    return frozenset(one for one in clauses if names.isdisjoint(names_in(one)))


def names_in(clause: Iterable[str]) -> set[str]:
    """Return the names that a clause reads, and the parts of such names."""
    return {name for arm in clause for name in _NAME.findall(_QUOTED.sub("", arm))}


class Phrases:
    """The phrases of texts, with the places where each is told.

    Args:
        pieces: What takes texts to pieces.
        wanted: The phrases that are looked for; None for all.
    """

    def __init__(self, pieces: Pieces, wanted: Set[Phrase] | None = None) -> None:
        self._pieces = pieces
        self._wanted = wanted
        self._last: dict[str, list[Phrase]] = {}  # those that are wanted, by their last words
        for phrase in wanted or ():
            self._last.setdefault(phrase[-1], []).append(phrase)
        self.found: dict[Phrase, list[Place]] = {}
        self.runs: list[Run] = []
        self._text, self._long = -1, 0

    def add(self, one: GuardedText) -> None:
        """Add the phrases of a text."""
        self._text += 1
        try:
            pieces = one.text.pieces(self._pieces)
        except ProseError:  # lint tells it
            return
        if self._wanted is None or self._may_tell(pieces):
            self._body(pieces, one.clauses, [_NO_TAIL])

    def _may_tell(self, pieces: Iterable[Piece]) -> bool:
        """Say whether some pieces have all words of a phrase that is wanted, as few texts do."""
        words = {token.casefold() for text in _words_of(pieces) for token in tokens(text)}
        near = self._last.keys() & words
        return any(words.issuperset(one) for last in near for one in self._last[last])

    def _begin(self, clauses: Clauses) -> None:
        """Begin a stretch of text."""
        self.runs.append(Run(self._text, clauses))
        self._long = 0

    def _body(
        self, pieces: Iterable[Piece], clauses: Clauses, tails: "list[_Tail]"
    ) -> "list[_Tail]":
        """Add what stands in some pieces behind some tails, and return the tails behind them."""
        self._begin(clauses)
        for piece in pieces:
            if piece is None:
                tails = [_SHOWN]
            elif isinstance(piece, Fork):
                ends: dict[_Tail, None] = {}
                for more, way in piece.ways:
                    inner = clauses | more
                    before = [one._replace(clauses=one.clauses | more) for one in tails]
                    ends.update(dict.fromkeys(self._body(way, inner, before)))
                self._begin(clauses)
                tails = list(ends)[:_MOST_TAILS]
            else:
                tails = self._words(piece, clauses, tails)
        return tails

    def _words(self, text: str, clauses: Clauses, tails: "list[_Tail]") -> "list[_Tail]":
        """Add what stands in some words behind some tails, and return the tails behind them."""
        wanted, found = self._wanted, self.found
        for token in tokens(text):
            if not _is_word(token):
                if self._long >= LONG:
                    self._begin(clauses)
                tails = [_SHOWN if token in _WITHIN else _NO_TAIL]
                continue
            small, run = token.casefold(), len(self.runs) - 1
            self._long += 1
            if wanted is None or (small,) in wanted:
                proper = token[0].isupper() and all(one.within for one in tails)
                found.setdefault((small,), []).append(Place(clauses, (run,), proper))
            behind: dict[_Tail, None] = {}
            for words, before, runs, _ in tails:
                both = clauses if before <= clauses else before | clauses
                for first in range(len(words)):
                    phrase = (*words[first:], small)
                    if wanted is None or phrase in wanted:
                        found.setdefault(phrase, []).append(Place(both, (*runs[first:], run)))
                last = ((*words, small)[1 - MOST_WORDS :], both, (*runs, run)[1 - MOST_WORDS :])
                behind[_Tail(*last, within=True)] = None
            tails = list(behind)
        return tails


class Run(NamedTuple):
    """A stretch of text, a part of a sentence at most."""

    text: int  # by number
    clauses: Clauses  # what guards it


class _Tail(NamedTuple):
    """What stands before a word: the last words, and what guards all of them."""

    words: Phrase = ()
    clauses: Clauses = NOTHING
    runs: tuple[int, ...] = ()  # where each of them stands
    within: bool = False  # whether it is within a sentence


_NO_TAIL, _SHOWN = _Tail(), _Tail(within=True)


def _words_of(pieces: Iterable[Piece]) -> Iterator[str]:
    """Yield the words that stand in some pieces, whatever guards them."""
    for piece in pieces:
        if isinstance(piece, Fork):
            for _, way in piece.ways:
                yield from _words_of(way)
        elif piece is not None:
            yield piece


def tokens(text: str) -> list[str]:
    """Return the words of a text and the signs between them, as written but for emphasis."""
    return _TOKEN.findall(text.translate(_PLAIN))


def _is_word(token: str) -> bool:
    return token[0].isalnum()


def phrases_in(text: str) -> set[Phrase]:
    """Return the phrases of a text as it reads."""
    found: set[Phrase] = set()
    words: Phrase = ()
    for token in tokens(text):
        if not _is_word(token):
            words = ()
            continue
        words = (*words, token.casefold())[-MOST_WORDS:]
        found.update(words[first:] for first in range(len(words)))
    return found
