"""The file of a package: plain texts in a ZIP archive, with a manifest and a digest.

What `solo pack` writes for the same adventure is the same file, byte for byte: names in order, no
compression, one date. So a file is read only if packing its content again gives that very file.
Whatever ZIP has for hiding things (links, two entries of a name, data before or behind, other
names in other headers, compression that swells) can't pass, as `solo pack` writes none of it.
"""

import hashlib
import io
import json
import stat
import unicodedata
import zipfile
from collections.abc import Iterable, Mapping
from dataclasses import asdict, field
from typing import NoReturn

from solo import disk
from solo.adventure.files import HEADER, MOST_FILES, MOST_TOGETHER
from solo.adventure.naming import id_reason
from solo.dataclass import dataclass
from solo.errors import SoloError
from solo.source import FORBIDDEN, MOST_BYTES, shown

SUFFIX = ".solo.zip"
FORMAT = 1
MANIFEST = "solo-pack.json"
CAMPAIGN = "campaign.yaml"  # where a campaign begins
ENDINGS = (".yaml", ".yml", ".j2", ".txt", ".md", ".po")
PLAIN_NAMES = ("LICENSE", "LICENCE", "NOTICE", "README", "CREDITS")  # files without an ending
MOST_MANIFEST = 2**20  # bytes
MOST_ENTRIES = 2 * MOST_FILES
MOST_NAME = 200  # bytes of a name, folders and all
MOST_DEPTH = 8
LARGEST = MOST_TOGETHER + 4 * 2**20  # bytes of the whole file
_WHEN = (1980, 1, 1, 0, 0, 0)  # the first date that ZIP can tell
_MODE = stat.S_IFREG | 0o644
_END = b"PK\x05\x06"
_END_SIZE = 22
_LEAST_ENTRY = 46  # bytes of an entry in the directory


class PackError(SoloError):
    """A file that is no sound package; nothing of it was unpacked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Manifest:
    """What a package says of itself."""

    id: str  # the name that the adventure is installed under
    version: str  # the author's, such as `1.0`
    title: str
    system: str
    digest: str  # SHA-256 over the names and contents of all files
    author: str = ""
    licence: str = ""
    language: str = ""
    summary: str = ""
    content_notes: tuple[str, ...] = ()
    # how many errors and warnings `solo lint` found when it was packed
    lint: Mapping[str, int] = field(default_factory=dict)
    engine: str = ""  # the version of `solo` that packed it

    @property
    def file(self) -> str:
        """The name of the package's file."""
        return f"{self.id}-{self.version}{SUFFIX}"


@dataclass(frozen=True, slots=True)
class Package:
    """A package that was read and found sound: its manifest, and its files by name."""

    manifest: Manifest
    files: Mapping[str, bytes]


def digest(files: Mapping[str, bytes]) -> str:
    """Return the SHA-256 of every file's name and bytes."""
    total = hashlib.sha256()
    for name, content in sorted(files.items()):
        spelt = name.encode()
        total.update(b"%d:%s:%d:" % (len(spelt), spelt, len(content)))
        total.update(content)
    return total.hexdigest()


def packed(package: Package) -> bytes:
    """Return the bytes of a package's file; the same package is always the same bytes."""
    told = json.dumps({"solo_pack": FORMAT, **asdict(package.manifest)}, indent=1, sort_keys=True)
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED, allowZip64=False) as archive:
        _add(archive, MANIFEST, told.encode())
        for name in sorted(package.files):
            _add(archive, f"{package.manifest.id}/{name}", package.files[name])
    return target.getvalue()


def _add(archive: zipfile.ZipFile, name: str, content: bytes) -> None:
    entry = zipfile.ZipInfo(name, _WHEN)
    entry.create_system, entry.create_version, entry.extract_version = 3, 20, 20
    entry.external_attr = _MODE << 16
    archive.writestr(entry, content)


def opened(content: bytes) -> Package:
    """Return the package that a file holds.

    Raises:
        PackError: It is none, or not as `solo pack` writes one.
    """
    _bounds(content)
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            entries = archive.infolist()
            _entries(entries)
            found = {entry.filename: archive.read(entry) for entry in entries}
    except (zipfile.BadZipFile, OSError, ValueError, RuntimeError, NotImplementedError,
            EOFError, OverflowError) as reason:  # fmt: skip
        raise PackError(f"it is no sound ZIP archive: {shown(reason)}") from reason
    manifest = _manifest(found.pop(MANIFEST, None))
    before = f"{manifest.id}/"
    for name in found:
        if not name.startswith(before):
            _refuse(name, f"stands outside the folder '{manifest.id}'")
    package = Package(manifest, {name.removeprefix(before): found[name] for name in sorted(found)})
    if HEADER not in package.files and CAMPAIGN not in package.files:
        raise PackError(f"it has no {HEADER}, where an adventure begins")
    if digest(package.files) != manifest.digest:
        raise PackError("its files are not those that were packed: the digest is another")
    if packed(package) != content:
        raise PackError("it holds something besides its files; only what `solo pack` wrote is read")
    return package


def _bounds(content: bytes) -> None:
    """Refuse what would be costly to look into, or hides something before or behind."""
    if len(content) > LARGEST:
        raise PackError(f"it has more than {LARGEST:,} bytes")
    end = content[-_END_SIZE:]
    if len(end) < _END_SIZE or not end.startswith(_END) or end[20:] != b"\0\0":
        raise PackError("it is no ZIP archive, or something stands behind its end")
    entries = int.from_bytes(end[10:12], "little")
    size, start = (int.from_bytes(end[at : at + 4], "little") for at in (12, 16))
    if entries > MOST_ENTRIES:
        raise PackError(f"it has {entries:,} files; a package has at most {MOST_ENTRIES:,}")
    if start + size + _END_SIZE != len(content) or size < entries * _LEAST_ENTRY:
        raise PackError("its directory does not lie where it says")
    if size > MOST_ENTRIES * (_LEAST_ENTRY + MOST_NAME):
        raise PackError("its directory is too large")


def _entries(entries: Iterable[zipfile.ZipInfo]) -> None:
    """Refuse entries that are no plain file within bounds, before any of them is read."""
    seen: dict[str, str] = {}
    together = 0
    for entry in entries:
        name = entry.filename
        check_name(name)
        if entry.flag_bits & 0x1:
            _refuse(name, "is encrypted")
        if stat.S_IFMT(entry.external_attr >> 16) not in (0, stat.S_IFREG) or entry.is_dir():
            _refuse(name, "is a link, a folder or a device, and no plain file")
        if entry.compress_type != zipfile.ZIP_STORED or entry.compress_size != entry.file_size:
            _refuse(name, "is compressed, which `solo pack` never does")
        if entry.file_size > (MOST_MANIFEST if name == MANIFEST else MOST_BYTES):
            _refuse(name, f"has {entry.file_size:,} bytes, which is too large")
        together += entry.file_size
        if together > MOST_TOGETHER:
            raise PackError(f"its files have more than {MOST_TOGETHER:,} bytes together")
        _once(name, seen)


def check_names(names: Iterable[str]) -> None:
    """Refuse names that can't stand in a package, or not beside one another.

    Raises:
        PackError: There is such a name.
    """
    seen: dict[str, str] = {}
    for name in names:
        check_name(name)
        _once(name, seen)


def check_name(name: str) -> None:
    """Refuse a name that could lead elsewhere, or that some system can't have.

    Raises:
        PackError: It is such a name.
    """
    parts = name.split("/")
    if not name or len(name.encode(errors="replace")) > MOST_NAME or len(parts) > MOST_DEPTH:
        _refuse(name, "has a name that is too long, or empty")
    if not _is_printed_anywhere(name):
        _refuse(name, "has a sign in its name that not every system can have")
    for part in parts:
        if part in ("", ".", ".."):
            _refuse(name, "has a name that leads elsewhere")
        if not _is_anywhere(part):
            _refuse(name, "has a name that not every system can have")
    last = parts[-1]
    if name != MANIFEST and not last.lower().endswith(ENDINGS) and last not in PLAIN_NAMES:
        _refuse(name, f"is of no kind that an adventure has ({', '.join(ENDINGS)})")


def _is_printed_anywhere(name: str) -> bool:
    return (
        FORBIDDEN.search(name) is None
        and name.isprintable()
        and not any(sign in name for sign in '\\:*?"<>|')
    )


def _is_anywhere(part: str) -> bool:
    """Say whether every system can have a file or folder of this name."""
    ends = part.startswith((".", " ")) or part.endswith((".", " "))
    return not ends and not disk.reserved(part)


def check_folder(name: str) -> None:
    """Refuse the name of a new folder that not every system can have.

    Raises:
        PackError: It is such a name.
    """
    if not _is_printed_anywhere(name) or not _is_anywhere(name):
        raise PackError(f"'{shown(name)}' is a name that not every system can have; take another")


def _once(name: str, seen: dict[str, str]) -> None:
    """Refuse names that are one on some systems, and a file where another has a folder."""
    parts = _folded(name).split("/")
    for end in range(1, len(parts) + 1):
        spelt = "/".join(name.split("/")[:end])
        path = "/".join(parts[:end])
        kind = "file" if end == len(parts) else "folder"
        before = seen.setdefault(path, f"{kind} {spelt}")
        if before != f"{kind} {spelt}" or (kind == "file" and seen.get("=" + path)):
            _refuse(name, "has the name of another, but for its case or spelling")
        if kind == "file":
            seen["=" + path] = spelt


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def _manifest(content: bytes | None) -> Manifest:
    if content is None:
        raise PackError(f"it has no {MANIFEST}: no package that `solo pack` wrote")
    try:
        told: object = json.loads(content)
        if not isinstance(told, dict) or told.pop("solo_pack", None) != FORMAT:
            raise PackError(f"{MANIFEST} is of a form that this version of solo does not know")
        manifest = Manifest(**{**told, "content_notes": tuple(told.get("content_notes", ()))})
    except (ValueError, TypeError, RecursionError) as reason:
        raise PackError(f"{MANIFEST} can't be read: {shown(reason)}") from reason
    texts = (getattr(manifest, name) for name in ("id", "version", "title", "system", "digest",
             "author", "licence", "language", "summary", "engine"))  # fmt: skip
    if not all(isinstance(text, str) for text in (*texts, *manifest.content_notes)):
        raise PackError(f"{MANIFEST} has a text that is none")
    lint = manifest.lint
    if not isinstance(lint, dict) or not all(type(count) is int for count in lint.values()):
        raise PackError(f"{MANIFEST} has a lint verdict that is none")
    check_id(manifest.id)
    check_version(manifest.version)
    return manifest


def check_id(name: str) -> None:
    """Refuse a name that no adventure can be installed under.

    Raises:
        PackError: It is such a name.
    """
    if reason := id_reason(name):
        raise PackError(f"'{shown(name)}' can't be the name of a package: {reason}")
    if disk.reserved(name):
        raise PackError(f"'{name}' can't be the name of a package: Windows has it for a device")


def check_version(version: str) -> None:
    """Refuse a version that can't stand in the name of a file.

    Raises:
        PackError: It is such a version.
    """
    plain = version.replace(".", "").replace("-", "")
    if not (plain.isascii() and plain.isalnum() and len(version) <= 20 and version[0].isalnum()):
        message = "a version is up to 20 letters, digits, dots and hyphens, such as 1.0"
        raise PackError(f"'{shown(version)}' can't be the version of a package: {message}")


def _refuse(name: str, reason: str) -> NoReturn:
    raise PackError(f"'{shown(name)}' {reason}")
