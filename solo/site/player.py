"""The engine as the page's worker drives it: calls in, answers out, and the lines to be kept.

The journals are those of the terminal, in a folder that lives in memory. What was added to them by
a call comes with its answer: the worker keeps that in the browser before the page is told anything,
and says so where it could not.
"""

import json
import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any, cast

from solo import saves
from solo.adventure.model import Adventure
from solo.adventure.playing import rules_of
from solo.engine.chance import LONGEST_SEED, Asked, Chance, Sealed, Seeded
from solo.engine.commands import Jot
from solo.engine.journal import backlog, header, replay
from solo.engine.session import Session
from solo.errors import DiceError, SaveError, SoloError
from solo.namedtuple import NamedTuple
from solo.resume import continued, rescue, what_is_wrong
from solo.rules.core.system import AnySystem
from solo.rules.core.wording.naming import why
from solo.saves import Journal
from solo.terminal import wording
from solo.terminal.typed.complete import completions
from solo.terminal.typed.readings import LONGEST
from solo.terminal.window.clean import cleaned
from solo.web.frames import Frame
from solo.web.house import Record
from solo.web.kept_story import kept_story
from solo.web.lines import message_of
from solo.web.play import MOST_FRAMES, Play, Seat, frames_of
from solo.web.words import words
from solo.words import Text, Words
from solo.words.words import words as of_files

SELDOM = 100  # turns between two of which the states are compared when a game is gone on with
_NAME = re.compile(r"\w[\w .,'-]{0,119}")


def _names(name: str) -> Iterator[str]:
    yield name
    yield from (f"{name}-{number}" for number in count(2))


def _nobody(sides: int) -> int:
    """Refuse a roll that comes before a page can ask for it.

    Raises:
        DiceError: Always.
    """
    raise DiceError(f"this adventure rolls a d{sides} before anybody can be asked for it")


class Failed(Exception):  # noqa: N818 - it is answered
    """What was asked can't be done; `code` says why, `text` in words of the engine's."""

    def __init__(self, code: str, text: str = "") -> None:
        super().__init__(code)
        self.code, self.text = code, text


class Game(NamedTuple):
    """A game that is open."""

    journal: Journal
    play: Play
    seat: Seat
    before: tuple[Frame, ...]  # what happened before it was gone on with

    @property
    def save(self) -> str:
        return self.journal.path.stem


class Player:
    """Plays an adventure for a page.

    Args:
        adventure: The adventure.
        facts: What the journals of its games say besides.
        place: The folder of the journals.
    """

    def __init__(self, adventure: Adventure, facts: Mapping[str, object], place: Path) -> None:
        self._adventure = adventure
        self._facts: Mapping[str, Any] = facts
        self._system: AnySystem = rules_of(adventure)
        self._place = place
        self._game: Game | None = None
        self._seen: Record = {}
        self._sizes: dict[str, int] = {}  # of the journals, as far as they are kept
        self._before: dict[str, int] = {}  # as it was when the last call came
        self._met: frozenset[str] = frozenset()  # the endings that were met, by the saves
        self._calls: Mapping[str, Callable[[Mapping[str, object]], object]] = {
            "open": self._open, "view": self._view, "do": self._do, "complete": self._complete,
            "close": self._close, "bring": self._bring, "forget": self._forget,
            "story": self._story,
        }  # fmt: skip
        place.mkdir(parents=True, exist_ok=True)

    def _said(self, text: Text) -> str:
        return Words(self._adventure.spoken).say(text)

    def call(self, name: str, told: str) -> str:
        """Answer a call; both are JSON. Beside the answer stands what is to be kept."""
        if name != "forget":
            self._before = dict(self._sizes)
        try:
            answer: Record = {"answer": self._calls[name](json.loads(told))}
        except Failed as reason:
            answer = {"failed": reason.code, "text": reason.text}
        except SoloError as reason:
            answer = {"failed": "not-opened", "text": self._said(reason.told)}
        except (RecursionError, MemoryError):
            self._again()
            answer = {"failed": "too-much", "text": ""}
        found = cleaned({**answer, **self._kept()})
        return json.dumps(found, default=str)

    # What a page asks

    def _open(self, told: Mapping[str, object]) -> Record:
        """Begin a game, or go on with one whose journal the worker gives."""
        self._leave()
        met = told.get("met")
        self._met = frozenset(map(str, met if isinstance(met, list) else ()))
        save = told.get("save")
        if not isinstance(save, str):
            seed, nonce = (str(told.get(name, ""))[:LONGEST_SEED] for name in ("seed", "nonce"))
            new, own = told.get("new") is True, told.get("dice") == "own"
            return self._told(self._begun(seed, nonce, new=new, own=own))
        if isinstance(lines := told.get("lines"), str):
            self._put(save, lines)
        return self._told(self._resumed(save, salvage=told.get("salvage") is True))

    def _view(self, told: Mapping[str, object]) -> Record:
        game = self._now()
        self._seen = game.play.view(game.seat)
        return self._seen

    def _do(self, told: Mapping[str, object]) -> Record:
        game = self._now()
        try:
            message = message_of(told)
        except ValueError as reason:
            raise Failed("no-message") from reason
        answer = game.play.do(game.seat, message)
        self._seen = cast("Record", answer["view"])
        return answer

    def _complete(self, told: Mapping[str, object]) -> list[Record]:
        text = str(told.get("text", ""))[:LONGEST]
        return [one._asdict() for one in completions(text, self._now().play.session)[:20]]

    def _story(self, told: Mapping[str, object]) -> Record:
        found = kept_story(self._now().play.session, told.get("form"), "")
        if found is None:
            raise Failed("no-message")
        return found

    def _close(self, told: Mapping[str, object]) -> Record:
        self._leave()
        return {}

    def _bring(self, told: Mapping[str, object]) -> Record:
        """Take in a journal of this adventure that was kept elsewhere, as it is."""
        taken = told.get("taken")
        name = re.sub(r"[^\w .,'-]+", "-", str(told.get("name", "")))[:80].strip(" .-") or "game"
        others = taken if isinstance(taken, list) else []
        free = next(one for one in _names(name) if one not in others)
        self._put(free, str(told.get("lines", "")))
        path = saves.named(self._place, free, saves.SUFFIX)
        try:
            found = saves.look(path)
            if found.header.get("adventure") != self._adventure.id:
                raise Failed("other-adventure", str(found.header.get("title", "")))
        except BaseException:
            path.unlink()
            raise
        self._sizes[free] = 0  # none of it is kept yet
        turns = len(found.standing)
        return {"save": free, "about": {"hero": found.hero, "turns": turns, "ended": found.ended}}

    def _forget(self, told: Mapping[str, object]) -> Record:
        """Go back behind the last call, whose lines could not be kept."""
        for path in saves.files(self._place):
            size = self._sizes[path.stem] = self._before.get(path.stem, 0)
            os.truncate(path, size)
            if not size:
                path.unlink()
        self._again()
        return {}

    # Games

    def _begun(self, seed: str, nonce: str, *, new: bool, own: bool) -> Game:
        sealed = self._adventure.open
        usual = Sealed(seed, nonce) if sealed else Seeded(seed)
        chance: Chance = Asked(_nobody) if own else usual
        offers = "asked" if sealed else "always"
        session = Session(self._adventure, self._system, chance, offers=offers)
        first = header(self._adventure, chance, offers=offers, **self._facts)
        journal = saves.begin(self._place, first)
        return self._opened(session, journal, first=new)

    def _resumed(self, save: str, *, salvage: bool) -> Game:
        path = saves.named(self._place, save, saves.SUFFIX)
        if not path.is_file():
            raise Failed("no-such-thing")
        journal = saves.reopen(path)
        try:
            found = journal.found
            try:
                for every in (SELDOM, 1):  # the first place that differs is told
                    played = replay(found.records, self._adventure, self._system, every=every)
                    if not played.trouble:
                        break
            except ValueError as reason:
                told = of_files("not-played-back", path=save, reason=why(reason))
                raise SaveError(told) from reason
            trouble = what_is_wrong(found, self._adventure, played)
            if not trouble and not found.named:
                journal.found = found._replace(records=found.records[:1])
                return self._opened(played.session, journal, found.records)
            if trouble and not salvage:
                raise Failed("damaged", self._said(rescue(save, trouble, played)))
        except BaseException:
            journal.close()
            raise
        journal.close()
        new = continued(found, self._adventure, played)
        after = saves.begin(self._place, new.header, new.turns)
        game = self._opened(played.session, after, (new.header, *new.turns))
        for text in new.notes:
            played.session.do(Jot(text))
        return game

    def _opened(
        self,
        session: Session,
        journal: Journal,
        records: Sequence[Mapping[str, object]] = (),
        *,
        first: bool = False,
    ) -> Game:
        session.record = journal.append
        session.met = self._met

        def keep(name: str) -> str:
            journal.copy(name)
            return wording.words(session).say(words("kept-copy", name=name))

        play = Play(session, lambda: first, keep, whole=True)
        seat = play.seat()
        told = backlog(records, self._adventure, self._system, 0) if records else ()
        self._game = Game(journal, play, seat, tuple(frames_of(told, play))[-MOST_FRAMES:])
        return self._game

    def _told(self, game: Game) -> Record:
        self._seen = game.play.view(game.seat)
        return {
            "game": game.save,
            "save": game.save,
            "opening": game.play.opening,
            "frames": [frame.whole for frame in (*game.before, *game.play.frames)],
            "view": self._seen,
        }

    def _now(self) -> Game:
        if self._game is None:
            raise Failed("no-game")
        return self._game

    def _leave(self) -> None:
        """Close the game; its journal leaves the memory, as it is kept elsewhere."""
        if self._game is None:
            return
        game, self._game = self._game, None
        game.journal.close()
        game.journal.path.unlink(missing_ok=True)

    def _again(self) -> None:
        """Open the game anew from its journal."""
        if self._game is None:
            return
        self._game.journal.close()
        save, self._game = self._game.save, None
        with suppress(SoloError, Failed):
            self._resumed(save, salvage=False)

    # What is kept

    def _put(self, save: str, lines: str) -> None:
        if not _NAME.fullmatch(save):
            raise Failed("no-such-thing")
        content = lines.encode()
        if len(content) > saves.LARGEST:
            raise Failed("status-413")
        saves.named(self._place, save, saves.SUFFIX).write_bytes(content)
        self._sizes[save] = len(content)

    def _kept(self) -> Record:
        """Return the lines that were added, by the names of the saves, and what a list shows."""
        added: dict[str, list[object]] = {}
        for path in saves.files(self._place):
            before, size = self._sizes.get(path.stem, 0), path.stat().st_size
            if size > before:
                with path.open("rb") as file:
                    file.seek(before)
                    added[path.stem] = [before, file.read().decode()]
            self._sizes[path.stem] = size
        return {"kept": added, "about": self._about() if added else {}}

    def _about(self) -> Record:
        if self._game is None:
            return {}
        session, state = self._game.play.session, self._game.play.session.state
        seen: Any = self._seen
        if session.ending:
            self._met = session.met = self._met | {session.ending}
        return {
            "hero": next((one["name"] for one in seen["members"] if one["acting"]), ""),
            "scene": seen["scene"]["title"],
            "turns": state.turn,
            "ended": state.ended,
            "met": sorted(self._met),
        }
