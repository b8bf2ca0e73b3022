"""A package made of a campaign: its file, and every adventure of it under the name it has there."""

from collections.abc import Mapping
from pathlib import Path, PurePosixPath

from solo import disk
from solo.adventure.files import HEADER
from solo.adventure.loader import files_of, header_of
from solo.adventure.naming import slug
from solo.campaigns.written import CAMPAIGN, Find, read
from solo.errors import SoloError
from solo.packs.archive import Package
from solo.packs.making import beside, closed
from solo.source import MOST_BYTES


def package_of(path: Path, find: Find, verdict: Mapping[str, int], engine: str) -> Package:
    """Return the package of a campaign; adventures that are installed elsewhere go along.

    Args:
        path: Its folder.
        find: Finds an installed adventure.
        verdict: What `solo lint` counted: errors and warnings.
        engine: The version of `solo`.

    Raises:
        AdventureError: It can't be played.
        SoloError: A file of it can't stand in a package.
    """
    campaign = read(path, find)
    contents = {CAMPAIGN: disk.followed(path / CAMPAIGN, MOST_BYTES, "campaign's file")}
    contents |= beside(path, contents)
    for entry, part in zip(campaign.entry.modules, campaign.parts, strict=True):
        within = PurePosixPath(entry.adventure).as_posix()
        files = files_of(part.path)
        found = {**files.contents, **beside(files.folder, files.contents)}
        contents |= {f"{within}/{name}": content for name, content in found.items()}
    name = slug(campaign.id) or "campaign"
    system = header_of(campaign.parts[0].path).system
    return closed(campaign.entry, name, system, contents, verdict=verdict, engine=engine)


def insist_on_sound(folder: Path) -> None:
    """Refuse a campaign that was unpacked and whose file has mistakes, or adventures elsewhere.

    Raises:
        SoloError: It can't be played.
    """
    if (folder / CAMPAIGN).is_file() and not (folder / HEADER).is_file():
        read(folder, _elsewhere)


def _elsewhere(name: str) -> Path:
    raise SoloError(f"the package has no adventure '{name}'")
