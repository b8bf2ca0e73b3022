"""A package made of an adventure's folder: which files go in, and what the manifest says."""

from collections.abc import Mapping
from pathlib import Path
from typing import Protocol

from solo.adventure.files import HEADER, MOST_TOGETHER
from solo.adventure.loader import files_of, header_of
from solo.adventure.naming import slug
from solo.adventure.reading.accepted import FILE as ACCEPTED
from solo.adventure.reading.said import FILE as SAID
from solo.adventure.reading.told import FILE as TOLD
from solo.errors import SoloError
from solo.packs import archive
from solo.packs.archive import Manifest, Package, PackError
from solo.source import MOST_BYTES

VERSION = "1.0"  # of an adventure whose header has none
BESIDE = (
    "tests/*.txt",
    ACCEPTED,
    TOLD,
    SAID,
    "languages/*.po",
    "languages/*.j2",
    "*.md",
    "*.txt",
    *archive.PLAIN_NAMES,
)


def package_of(path: Path, verdict: Mapping[str, int], engine: str) -> Package:
    """Return the package of an adventure.

    Args:
        path: Its folder, or its first file.
        verdict: What `solo lint` counted: errors and warnings.
        engine: The version of `solo`.

    Raises:
        AdventureError: It can't be played.
        SoloError: A file of it can't stand in a package.
    """
    read = files_of(path)
    contents = dict(read.contents)
    if read.header != HEADER:
        contents[HEADER] = contents.pop(read.header)
    else:
        contents |= beside(read.folder, contents)
    head = header_of(path)
    name = slug(read.id) or "adventure"
    return closed(head, name, head.system, contents, verdict=verdict, engine=engine)


class Told(Protocol):
    """What a header tells of itself, an adventure's or a campaign's."""

    @property
    def title(self) -> str: ...
    @property
    def author(self) -> str: ...
    @property
    def licence(self) -> str: ...
    @property
    def version(self) -> str: ...
    @property
    def summary(self) -> str: ...
    @property
    def content_notes(self) -> tuple[str, ...]: ...
    @property
    def language(self) -> str: ...


def closed(
    head: Told,
    name: str,
    system: str,
    contents: Mapping[str, bytes],
    *,
    verdict: Mapping[str, int],
    engine: str,
) -> Package:
    """Return a package of files, with the manifest that its header makes.

    Raises:
        PackError: They can't stand in a package.
    """
    version = head.version or VERSION
    archive.check_names(contents)
    archive.check_id(name)
    archive.check_version(version)
    if sum(map(len, contents.values())) > MOST_TOGETHER:
        raise PackError(f"its files have more than {MOST_TOGETHER:,} bytes together")
    manifest = Manifest(
        id=name,
        version=version,
        title=head.title,
        system=system,
        digest=archive.digest(contents),
        author=head.author,
        licence=head.licence,
        language=head.language,
        summary=" ".join(head.summary.split()),
        content_notes=head.content_notes,
        lint=dict(verdict),
        engine=engine,
    )
    return Package(manifest, contents)


def left_out(path: Path, package: Package) -> tuple[str, ...]:
    """Return the files of an adventure's folder that a package does not take along."""
    if not path.is_dir():
        return ()
    found = (p.relative_to(path).as_posix() for p in path.rglob("*") if p.is_file())
    return tuple(sorted(name for name in found if name not in package.files))


def beside(folder: Path, taken: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return files that go along though no game reads them: walkthroughs, licences."""
    found: dict[str, bytes] = {}
    for pattern in BESIDE:
        for path in sorted(folder.glob(pattern)):
            name = path.relative_to(folder).as_posix()
            if name in taken or path.is_symlink() or not path.is_file():
                continue
            if len(found) > archive.MOST_ENTRIES // 2 or path.stat().st_size > MOST_BYTES:
                raise SoloError(f"{path} can't be packed: too large, or one of too many")
            found[name] = path.read_bytes()
    return found
