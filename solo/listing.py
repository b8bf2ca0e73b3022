"""Lists of saves: what each holds, found without playing it back and mostly without reading it all.

Thousands of games may lie in a folder. A file that is as `saves` writes it is told by its sums and
a few of its lines; any other is read with care.
"""

import datetime
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from solo import disk, saves
from solo.engine.journal import FORMAT, is_sealed, unseal
from solo.errors import SaveError
from solo.namedtuple import NamedTuple
from solo.saves import LARGEST, MOST_PARTS, MOST_RECORDS, Record

_PLACED = (b'"scene":', b'"clock":', b'"quests":')
_LONGEST, _MOST_QUESTS, _MOST_MINUTES = 80, 12, 10**9  # of what a list shows
_DAY = 86_400  # seconds; Windows can't tell the local time of less


class Saved(NamedTuple):
    """A line in the list of saves; `trouble` says what is wrong with it, `busy` that it is open.

    Of games from before 0.3 nobody wrote down the scene, the minutes since midnight and the quests.
    """

    path: Path
    title: str
    hero: str
    turns: int
    when: datetime.datetime
    ended: str
    trouble: str
    busy: bool
    header: Record
    scene: str = ""
    clock: int | None = None
    quests: tuple[str, ...] = ()


class Told(NamedTuple):
    """The content of a journal in short."""

    header: Record
    hero: str
    turns: int
    ended: str
    trouble: str = ""
    where: "Where" = ("", None, ())


Where = tuple[str, int | None, tuple[str, ...]]
"""The scene, the clock and the open quests that a game was left with."""


def saved(place: Path) -> tuple[Saved, ...]:
    """List the saves of a folder, the latest first; damaged ones say what is wrong."""
    return tuple(latest(place))


NIGHT = 5  # hours of a day that belong to the one before
TABLE = "table"
"""Under which a journal's header tells of the table that it is of."""


def find(name: str, place: Path) -> Path:
    """Return the file that a player means: a save as `saves.find` finds it, or a table by its name.

    Of several tables of a name it is the latest.

    Raises:
        SaveError: There is neither.
    """
    try:
        return saves.find(name, place)
    except SaveError:
        named = next((one.path for one in latest(place) if table_of(one) == _same(name)), None)
        if named is None:
            raise
        return named


def table_of(one: Saved) -> str:
    """Return the name of the table that a save is of, as names are compared; nothing if it is none.

    Copies that were kept under a name of their own are none.
    """
    told = one.header.get(TABLE)
    if not isinstance(told, dict) or one.header.get("name"):
        return ""
    return _same(str(told.get("name", "")))


def another_day(one: Saved) -> tuple[int, int, int] | None:
    """Return today's year, month and day, if a game was last played on another; else None.

    A night belongs to the day before it.
    """
    night = datetime.timedelta(hours=NIGHT)
    today = (datetime.datetime.now(one.when.tzinfo) - night).date()
    if (one.when - night).date() == today:
        return None
    return today.year, today.month, today.day


def _same(name: str) -> str:
    return " ".join(name.casefold().split())


def latest(place: Path) -> Iterator[Saved]:
    """Yield the saves of a folder, the latest first; each is looked at when it is asked for.

    Raises:
        SaveError: The folder can't be listed.
    """
    dated = [(_seconds(path), path) for path in saves.files(place)]
    for seconds, path in sorted(dated, reverse=True):
        yield _glance(path, _when(seconds))


def _glance(path: Path, when: datetime.datetime) -> Saved:
    try:
        told = _in_short(disk.contents(path, LARGEST, "journal")) or _carefully(path)
    except SaveError as reason:
        return Saved(path, "", "", 0, when, "", str(reason), False, {})
    title = str(told.header.get("title") or told.header.get("adventure", ""))
    return Saved(
        path, title, told.hero, told.turns, when, told.ended, told.trouble, disk.busy(path),
        told.header, *told.where,
    )  # fmt: skip


def _carefully(path: Path) -> Told:
    found = saves.look(path)
    where = _where((*reversed(found.standing), found.header))
    return Told(
        found.header, found.hero, len(found.standing), found.ended, str(found.trouble), where
    )


def _in_short(content: bytes) -> Told | None:
    """Tell what a journal holds by its sums and few of its lines; None if it is not as written."""
    lines = content.split(b"\n", MOST_RECORDS + 1)
    sound = len(lines) in range(2, MOST_RECORDS + 2) and not lines.pop()
    if not sound or saves.parts_of(content) > MOST_PARTS or not all(map(is_sealed, lines)):
        return None
    standing = _standing(lines[1:])
    if standing is None:
        return None
    try:
        header = unseal(lines[0].decode("utf-8"))
        last = unseal(standing[-1].decode("utf-8")) if standing else {}
        heroes = (
            hero
            for line in reversed(standing)
            if b'"hero":' in line and (hero := unseal(line.decode("utf-8")).get("hero"))
        )
        hero = str(next(heroes, header.get("played", "")))
        last_of = (_last(key, standing) for key in _PLACED)
        places = sorted({place for place in last_of if place >= 0}, reverse=True)
        records = (unseal(standing[place].decode("utf-8")) for place in places)
        where = _where((*records, header))
    except ValueError:
        return None
    if header.get("solo") != FORMAT:
        return None
    return Told(header, hero, len(standing), str(last.get("ended", "")), where=where)


def _last(key: bytes, lines: Sequence[bytes]) -> int:
    """Return the place of the last line with a key; -1 where none has it."""
    return next((place for place in reversed(range(len(lines))) if key in lines[place]), -1)


def _where(latest: Iterable[Record]) -> Where:
    """Return where a game was left, by its records from the last on; others wrote them, perhaps.

    The last is the header, which tells where the game stood before its first turn.
    """
    scene, clock, quests = "", None, None
    for record in latest:
        scene = scene or str(record.get("scene", ""))[:_LONGEST]
        minutes, titles = record.get("clock"), record.get("quests")
        if clock is None and isinstance(minutes, int) and 0 <= minutes < _MOST_MINUTES:
            clock = minutes
        if quests is None and isinstance(titles, list):
            quests = tuple(str(title)[:_LONGEST] for title in titles[:_MOST_QUESTS])
    return scene, clock, quests or ()


def _standing(lines: Sequence[bytes]) -> list[bytes] | None:
    """Return the lines of the turns that were not taken back; None where one is of another form."""
    turns: list[bytes] = []
    for line in lines:
        if line.startswith(b'{"turn":'):
            if b',"do":"undo"' in line[:40]:
                del turns[-1:]
            else:
                turns.append(line)
        elif not line.startswith(b'{"do":') or b'"turn":' in line:
            return None
    return turns


def _when(seconds: float) -> datetime.datetime:
    """Return a time, or the first that every system knows for one that no calendar has."""
    try:
        return datetime.datetime.fromtimestamp(seconds).astimezone()
    except (OverflowError, ValueError, OSError):
        return datetime.datetime.fromtimestamp(_DAY).astimezone()


def _seconds(path: Path) -> float:
    try:
        return path.lstat().st_mtime
    except OSError:
        return 0.0
