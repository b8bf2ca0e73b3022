"""Checkpoints: where long games stood, and what is told of them, in the user's own cache.

A journal is gone on with by replay; a long one begins at its checkpoint. That is bound to the lines
before it, the adventure and this version, and sealed as compiled adventures are. Whatever is wrong
with it, the whole journal is played back.
"""

import contextlib
import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from solo.adventure.compiled import cache
from solo.adventure.model import Adventure
from solo.engine.fingerprint import Fingerprints
from solo.engine.marks import Mark, mark_of
from solo.engine.packed import packed, unpacked
from solo.engine.session import Session
from solo.errors import SaveError
from solo.late import lazy_imports
from solo.namedtuple import NamedTuple
from solo.saves import LARGEST, Found, Journal, read_in

with lazy_imports():  # of stories that are told again, and of long games
    from solo.story import book, parts

APART = 256  # lines between two marks; a game begins at one that is at least so far back
TOLD = 32  # lines after which what happened is told: no line waits long for it
WORTH = 1_000  # lines that must be new before a checkpoint is written
GROWN = 1 / 4  # by which share a game must have grown for one while it is played
MOST_KEPT = 12  # journals with one; the oldest make room


class Checkpoint(NamedTuple):
    """Where a game stood, and its chapters up to there, still packed; None where untold."""

    mark: Mark
    told: list[bytes] | None


class Marker:
    """Marks a game while it is played or played back, and keeps the last mark but one.

    Args:
        adventure: What is played.
        path: Its journal.
        start: The checkpoint that it began with, if any.
        tells: Whether chapters are told; they can be where they were from the beginning.
    """

    def __init__(
        self, adventure: Adventure, path: Path, start: Checkpoint | None, *, tells: bool
    ) -> None:
        self._adventure, self._path = adventure, path
        self._told = list(start.told or ()) if start is not None else []
        self._tells = tells and (start is None or start.told is not None)
        self._written = start.mark.lines if start is not None else 0
        self._next, self._tell_next = self._written + APART, self._written + TOLD
        self._marks: list[Mark] = [] if start is None else [start.mark]

    def passed(self, session: Session, lines: int) -> None:
        """Note that a session stands where so many lines of its journal lead."""
        self._back(session)
        self._on(session, lines)

    def _back(self, session: Session) -> None:
        """Forget what was taken back."""
        while self._marks and self._marks[-1].turns > len(session.turns):
            self._marks.pop()
        del self._told[len(session.turns) :]

    def _on(self, session: Session, lines: int) -> None:
        """Tell what happened since, and set a mark, each now and then."""
        if self._tells and lines >= self._tell_next:
            self._tell_next = lines + TOLD
            self._tell(session)
        if lines < self._next or (mark := mark_of(session, lines)) is None:
            return
        self._marks = [*self._marks[-1:], mark]
        self._next = lines + APART

    def follow(self, session: Session, journal: Journal) -> None:
        """Have a session record in its journal, and mark it on the way.

        A checkpoint is written now and then, since nobody says goodbye when a game is killed: more
        seldom in a long game, whose checkpoint takes longer. The line that waits for it waits for
        nothing else.
        """

        def record(line: dict[str, object]) -> None:
            self._back(session)
            if self._is_worth(self._written * GROWN):
                self.keep()
            else:
                self._on(session, journal.lines)
            journal.append(line)

        session.record = record

    def chapters(self) -> "Sequence[parts.Chapter]":
        """Return what is told of the first turns that stand."""
        return [unpacked(json.loads(one)) for one in self._told]

    def keep(self) -> None:
        """Write a checkpoint, where there is one and it is worth it."""
        if not self._is_worth():
            return
        place = cache.folder("played")
        if place is None:
            return
        mark = self._marks[0]
        self._written = mark.lines  # where that fails, it is not tried again at each turn
        with contextlib.suppress(OSError, SaveError, TypeError):
            lines = read_in(self._path, LARGEST, "journal").split(b"\n", mark.lines)
            whole = self._tells and len(self._told) >= mark.turns
            told = self._told[: mark.turns] if whole else []
            head = [*_bound(lines[: mark.lines], self._adventure), bool(told), packed(mark)]
            packed_head = json.dumps(head, separators=(",", ":")).encode()
            cache.keep(_path(place, lines[0]), b"\n".join([packed_head, *told]))
            cache.make_room(place, MOST_KEPT)

    def _is_worth(self, grown: float = 0) -> bool:
        """Say whether enough is new since the last checkpoint: at least so many lines."""
        new = self._marks[0].lines - self._written if len(self._marks) > 1 else 0
        return new >= max(WORTH, grown)

    def _tell(self, session: Session) -> None:
        try:
            for one in book.chapters_of(session, len(self._told), len(session.turns)):
                self._told.append(json.dumps(packed(one), separators=(",", ":")).encode())
        except TypeError:
            self._tells = False


def find(found: Found, adventure: Adventure, *, told: bool) -> Checkpoint | None:
    """Return the checkpoint of a journal, if there is one that fits; perhaps one with chapters."""
    place = cache.folder("played") if len(found.records) > WORTH else None
    if place is None:
        return None
    try:
        lines = read_in(found.path, LARGEST, "journal").split(b"\n")
        first, *chapters = cache.kept(_path(place, lines[0])).split(b"\n")
        *bound, are_told, kept = json.loads(first)
        mark: Any = unpacked(kept)
        if bound != _bound(lines[: mark.lines], adventure) or told > are_told:
            return None
        if not _agrees(mark, found):
            return None
    except (OSError, SaveError, ValueError, TypeError, LookupError, AttributeError, RecursionError):
        return None
    return Checkpoint(mark, chapters if are_told else None)


def _agrees(mark: Mark, found: Found) -> bool:
    """Say whether a mark is in the state that the journal tells for its turn."""
    state, turns = mark.last.state, found._replace(records=found.records[: mark.lines]).standing
    return bool(turns) and turns[-1].get("state") == Fingerprints().of(state)


def _bound(lines: Sequence[bytes], adventure: Adventure) -> list[str]:
    """Return what a checkpoint is bound to: the lines before it, and the adventure as it is."""
    return [hashlib.sha256(b"\n".join(lines)).hexdigest(), adventure.digest]


def _path(place: Path, header: bytes) -> Path:
    return place / f"{hashlib.sha256(header).hexdigest()}-{cache.engine()}.json"
