"""The endings that a player has met: one file beside the saves, and nothing in an adventure."""

import json
from collections.abc import Mapping
from pathlib import Path

from solo import disk, saves
from solo.errors import SaveError
from solo.namedtuple import NamedTuple
from solo.rules.core.values.codec import tidy

FORMAT = 1
FILE = "endings.json"
LARGEST = 4 * 1024 * 1024  # bytes
MOST_ADVENTURES, MOST_ENDINGS = 10_000, 1_000
_LOCK = ".endings.lock"


class Met(NamedTuple):
    """An ending that was met."""

    ending: str  # its scene
    first: str  # when it was met first
    times: int = 1


def met(place: Path, adventure: str) -> Mapping[str, Met]:
    """Return the endings of an adventure that were met, by their scenes; none if none can be read.

    Args:
        place: The folder of the saves.
        adventure: The adventure's id.
    """
    try:
        return _of(_read(place), adventure)
    except SaveError:
        return {}


def note(place: Path, adventure: str, ending: str) -> None:
    """Note that an ending was met.

    Raises:
        SaveError: It can't be written, or what is there can't be read; that is left as it is.
    """
    place.mkdir(mode=0o700, parents=True, exist_ok=True)
    with disk.held(place / _LOCK):
        told = _read(place)
        known = _of(told, adventure)
        before = known.get(ending)
        now = Met(ending, saves.stamp()) if before is None else before._replace(
            times=before.times + 1
        )  # fmt: skip
        every = {**known, ending: now}
        record = {
            **told,
            adventure: {one.ending: {"first": one.first, "times": one.times}
                        for one in every.values()},
        }  # fmt: skip
        content = {"solo_endings": FORMAT, "adventures": record}
        disk.replace(place / FILE, json.dumps(content, ensure_ascii=False, indent=1).encode())


def _read(place: Path) -> dict[str, object]:
    """Return what the file says, by adventures.

    Raises:
        SaveError: It is none of ours, or a newer solo wrote it.
    """
    path = place / FILE
    if not path.exists():
        return {}
    try:
        told = json.loads(disk.contents(path, LARGEST, "list of endings"))
    except (ValueError, RecursionError) as reason:
        raise SaveError(f"{path} is damaged: it is no JSON, or cut short") from reason
    version = told.get("solo_endings") if isinstance(told, dict) else None
    if version != FORMAT or not isinstance(told.get("adventures"), dict):
        raise SaveError(f"{path} is no list of endings that this solo can read")
    return dict(list(told["adventures"].items())[:MOST_ADVENTURES])


def _of(told: Mapping[str, object], adventure: str) -> dict[str, Met]:
    found = told.get(adventure)
    known: dict[str, Met] = {}
    for name, one in list(found.items())[:MOST_ENDINGS] if isinstance(found, dict) else ():
        times = one.get("times") if isinstance(one, dict) else None
        if isinstance(one, dict) and type(times) is int and 0 < times < 10**9:
            known[str(name)] = Met(str(name), tidy(str(one.get("first", ""))[:40]), times)
    return known
