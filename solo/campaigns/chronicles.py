"""Chronicles on disk: one file for each campaign that is played, beside the saves of its parts.

A chronicle holds where the campaign stands and which games it was played in; the games themselves
are journals like others. It is replaced as a whole or not at all.
"""

import json
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TypeGuard

from solo import disk, saves
from solo.adventure.heritage import plain
from solo.campaigns.course import Course, Wanderer
from solo.errors import SaveError, did_you_mean
from solo.namedtuple import NamedTuple
from solo.rules.core.values.codec import Record, tidy

FORMAT = 1
SUFFIX = ".campaign"
LARGEST = 4 * 1024 * 1024  # bytes
MOST_CHAPTERS = 1_000
_LONGEST = 200
_COUNTS = ("at", "chapter", "heirs", "year", "road", "again")


class Chapter(NamedTuple):
    """A part that was played: which it was, its save, who played, how it ended, and when."""

    part: str
    title: str
    save: str
    heroes: str
    ending: str = ""
    told: str = ""  # the ending's title
    year: int = 0


class Chronicle(NamedTuple):
    """A campaign as it is played."""

    path: Path  # the file
    folder: Path  # the campaign's folder
    title: str  # what it is called
    # what the seeds of its games are made of; nothing where dice are the player's own
    seed: str = ""
    course: Course = Course()  # where it stands
    save: str = ""  # the save of the part that is being played, or nothing between parts
    chapters: tuple[Chapter, ...] = ()  # the parts that were played to their ends
    language: str = ""  # the language of the texts, if not the author's

    @property
    def saves(self) -> tuple[str, ...]:
        """The saves of its parts, in order, with that which is being played."""
        return (*(one.save for one in self.chapters), *([self.save] if self.save else ()))

    @property
    def name(self) -> str:
        """The name by which a player calls it."""
        return self.path.name.removesuffix(SUFFIX)


def begin(place: Path, campaign: Path, title: str, seed: str, language: str = "") -> Chronicle:
    """Begin a chronicle in a folder of saves.

    Raises:
        SaveError: It can't be written.
    """
    name = saves.fresh_name(campaign.resolve().name, "campaign") + SUFFIX
    try:
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as reason:
        raise SaveError(disk.said(place, "write to", reason, instead="--saves")) from reason
    return keep(Chronicle(place / name, campaign.resolve(), title, seed, language=language))


def keep(chronicle: Chronicle) -> Chronicle:
    """Put a chronicle on disk, in the place of what was there of it.

    Raises:
        SaveError: It can't be written.
    """
    record = _record(chronicle)
    record["sum"] = _checksum(record)
    disk.replace(chronicle.path, json.dumps(record, ensure_ascii=False, indent=1).encode() + b"\n")
    return chronicle


def read(path: Path) -> Chronicle:
    """Read a chronicle.

    Raises:
        SaveError: It can't be read, is damaged, or a newer solo wrote it.
    """
    try:
        record = json.loads(disk.contents(path, LARGEST, "campaign's chronicle"))
    except (ValueError, RecursionError) as reason:
        raise SaveError(f"{path} is damaged: it is no JSON, or cut short") from reason
    if not isinstance(record, dict) or not _is_count(record.get("solo_campaign")):
        raise SaveError(f"{path} is no campaign's chronicle")
    if record["solo_campaign"] > FORMAT:
        raise SaveError(f"{path} was written by a newer solo; install that to go on with it")
    if record.pop("sum", None) != _checksum(record):
        raise SaveError(f"{path} is damaged: it was changed since it was written")
    texts = {key: str(record.get(key, ""))[:4_000] for key in ("folder", "title", "seed", "save")}
    return Chronicle(
        path,
        Path(texts["folder"]),
        tidy(texts["title"]),
        texts["seed"],
        _course(record.get("course")),
        Path(texts["save"]).name,
        tuple(_chapters(record.get("chapters"))),
        str(record.get("language", ""))[:20],
    )


def files(place: Path) -> list[Path]:
    """List the chronicles of a folder, the latest first."""
    try:
        found = [path for path in place.iterdir() if path.name.endswith(SUFFIX)]
        return sorted(found, key=lambda path: (path.lstat().st_mtime, path.name), reverse=True)
    except FileNotFoundError:
        return []
    except OSError as reason:
        raise SaveError(disk.said(place, "list", reason, instead="--saves")) from reason


def listed(place: Path) -> Iterator[Chronicle]:
    """Yield the chronicles of a folder that can be read, the latest first."""
    for path in files(place):
        try:
            yield read(path)
        except SaveError:
            continue


def find(name: str, place: Path) -> Chronicle | None:
    """Return the chronicle that is called so, or the one that begins so; None where none does.

    Raises:
        SaveError: It can't be read.
    """
    known = {path.name.removesuffix(SUFFIX): path for path in files(place)}
    exact = name.removesuffix(SUFFIX)
    if exact in known:
        return read(known[exact])
    near = [path for stem, path in known.items() if exact and stem.startswith(exact)]
    return read(near[0]) if len(near) == 1 else None


def unfinished(place: Path, folder: Path) -> Chronicle | None:
    """Return the latest chronicle of a campaign that is not over."""
    same = (one for one in listed(place) if one.folder == folder.resolve())
    return next((one for one in same if not one.course.over), None)


def of_save(header: Mapping[str, object], place: Path) -> Chronicle | None:
    """Return the chronicle that a save is a part of, by its header; None where it is none's."""
    name = header.get("campaign")
    if not isinstance(name, str) or not name:
        return None
    path = place / (Path(name).name + SUFFIX)
    return read(path) if path.is_file() else None


def missing(name: str, place: Path) -> SaveError:
    """Return the complaint that there is no such chronicle."""
    known = [path.name.removesuffix(SUFFIX) for path in files(place)]
    return SaveError(f"no campaign called '{name}' in {place}{did_you_mean(name, known)}")


def save_of(chronicle: Chronicle, save: str) -> Path:
    """Return the file of a game of a campaign."""
    return chronicle.path.parent / (save + saves.SUFFIX)


def _record(chronicle: Chronicle) -> dict[str, object]:
    course = chronicle.course
    return {
        "solo_campaign": FORMAT,
        "title": chronicle.title,
        "folder": str(chronicle.folder),
        "seed": chronicle.seed,
        "language": chronicle.language,
        "save": chronicle.save,
        "course": {
            **{key: getattr(course, key) for key in _COUNTS},
            "world": dict(course.world),
            "deeds": dict(course.deeds),
            "heroes": [
                {"name": one.name, "about": one.about, "sheet": dict(one.values)}
                for one in course.heroes
            ],
            "dead": list(course.dead),
            "fallen": course.fallen,
            "over": course.over,
        },
        "chapters": [one._asdict() for one in chronicle.chapters],
    }


def _course(told: object) -> Course:
    """Return where a campaign stands, by what a file says; strange things are left out."""
    if not isinstance(told, dict):
        return Course()
    counts = {key: told[key] for key in _COUNTS if _is_count(told.get(key))}
    heroes = told.get("heroes")
    dead = told.get("dead")
    return Course(
        **counts,
        world=plain(told.get("world")),
        deeds=plain(told.get("deeds")),
        heroes=tuple(
            Wanderer(_text(one, "name"), _text(one, "about"), one["sheet"])
            for one in (heroes if isinstance(heroes, list) else [])[:24]
            if isinstance(one, dict) and isinstance(one.get("sheet"), dict)
        ),
        dead=tuple(
            tidy(str(one)[:_LONGEST]) for one in (dead if isinstance(dead, list) else [])[:1_000]
        ),
        fallen=_text(told, "fallen"),
        over=_text(told, "over"),
    )


def _chapters(told: object) -> Iterator[Chapter]:
    for one in (told if isinstance(told, list) else [])[:MOST_CHAPTERS]:
        if isinstance(one, dict):
            year = one.get("year")
            texts = (_text(one, key) for key in Chapter._fields[:-1])
            part, title, save, heroes, ending, ended = texts
            year = year if _is_count(year) else 0
            yield Chapter(part, title, Path(save).name, heroes, ending, ended, year)


def _text(record: Record, key: str) -> str:
    value = record.get(key, "")
    return tidy(value[:_LONGEST]) if isinstance(value, str) else ""


def _checksum(record: Record) -> str:
    text = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
    return f"{zlib.crc32(text.encode(errors='replace')):08x}"


def _is_count(value: object) -> TypeGuard[int]:
    return type(value) is int and 0 <= value < 10**9
