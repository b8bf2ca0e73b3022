"""Packages of strangers: refused whole, with nothing written, unless they are just as packed."""

import io
import random
import stat
import struct
import zipfile
from dataclasses import replace
from pathlib import Path
from typing import Any

from solo.packs import archive, keeping
from solo.packs.archive import Package, PackError
from tests.hostile.family import Family
from tests.packs import small

NAMES = (
    "../evil.yaml", "/etc/evil.yaml", "C:/evil.yaml", "C:evil.yaml", "..\\evil.yaml", "~/x.yaml",
    "the-quay/../../evil.yaml", "the-quay/ADA.yaml", "the-quay/ada.yaml", "the-quay/con.txt",
    "the-quay/LPT1.md", "the-quay/a\x00b.md", "the-quay/\u202e.md", "the-quay//x.md",
    "the-quay/./x.md", "the-quay/x.md.", "the-quay/ x.md", "the-quay/x.py", "the-quay/.git/x.md",
    "the-quay/ada.yaml/x.md", "the-quay/" + "d/" * 40 + "x.md", "the-quay/" + "n" * 900 + ".md",
    "other/x.md", "the-quay/", "", "x.md", "the-quay/e\u0301.md", "the-quay/x.pyc",
    "solo-pack.json", "the-quay/\ud800.md",
)  # fmt: skip
HARMS = (
    "none", "flip", "cut", "behind", "before", "twice", "link", "folder", "device", "deflated",
    "bomb", "encrypted", "many", "comment", "extra", "wrong-digest", "wrong-id", "manifest",
    "renamed", "size", "unplayable", "noise", "date",
    *(f"name:{number}" for number in range(len(NAMES))),
)  # fmt: skip
MANIFESTS = (
    b"", b"[]", b"{}", b"null", b'{"solo_pack": 2}', b'{"solo_pack": 1}', b"[" * 100_000, b"\xff",
    b'{"solo_pack": 1, "id": {"a": 1}}', b"9" * 10_000, b'{"a":' * 50_000,
)  # fmt: skip


def make(chance: random.Random) -> Any:
    """Make a harm, and the number that says where."""
    return {"harm": chance.choice(HARMS), "at": chance.randrange(1_000_000)}


def hold(case: Any, folder: Path) -> str:
    """Install the harmed package; nothing of it may be written unless it is sound."""
    sound = archive.packed(small.package())
    content = harmed(case["harm"], case["at"], sound)
    path, place = folder / "x.solo.zip", folder / "adventures"
    path.write_bytes(content)
    try:
        keeping.install(path, place)
    except PackError as refused:
        if content == sound:
            return f"a sound package is refused: {refused}"
        if not str(refused).isprintable():
            return f"the reason has signs that can't be shown: {refused!r}"
        left = [p.name for p in folder.rglob("*") if p not in (path, place)]
        return f"refused, but there is {left}" if left else ""
    return "" if content == sound else "installed, though it is not what was packed"


def harmed(harm: str, at: int, sound: bytes) -> bytes:
    """Return a package with one harm done to it."""
    where = at % len(sound)
    package = small.package()
    files, told = package.files, package.manifest
    if harm in _BYTES:
        return _BYTES[harm](sound, where)
    if harm == "wrong-digest":
        return archive.packed(Package(replace(told, digest="0" * 64), files))
    if harm == "wrong-id":
        ids = ("../x", "con", "", "A", "a/b", ".", "x" * 99)
        return archive.packed(Package(replace(told, id=ids[at % len(ids)]), files))
    if harm == "unplayable":
        files = {**files, "adventure.yaml": b"format: 1\nscenes: [\n"}
        return archive.packed(Package(replace(told, digest=archive.digest(files)), files))
    return _zipped(harm, at, sound)


def _flipped(sound: bytes, where: int) -> bytes:
    return sound[:where] + bytes([sound[where] ^ 1 << where % 8]) + sound[where + 1 :]


def _resized(sound: bytes, where: int) -> bytes:
    """Return it with sizes and places in its last record that are none of its own."""
    numbers = [struct.pack("<I", value) for value in (0, 1, 2**31, 2**32 - 1, where)]
    field = len(sound) - 14 + 4 * (where % 2)
    return sound[:field] + numbers[where % len(numbers)] + sound[field + 4 :]


_BYTES = {
    "none": lambda sound, where: sound,
    "flip": _flipped,
    "cut": lambda sound, where: sound[:where],
    "behind": lambda sound, where: sound + b"#!/bin/sh\n",
    "before": lambda sound, where: b"#!/bin/sh\n" + sound,
    "size": _resized,
    "noise": lambda sound, where: random.Random(where).randbytes(where) + sound[-22:],
}


def _zipped(harm: str, at: int, sound: bytes) -> bytes:
    """Return it written anew with an entry, a flag or a comment that `solo pack` never writes."""
    target = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(sound)) as old,
        zipfile.ZipFile(target, "w", strict_timestamps=False) as new,
    ):
        for entry in old.infolist():
            content = old.read(entry)
            if harm == "manifest" and entry.filename == archive.MANIFEST:
                content = MANIFESTS[at % len(MANIFESTS)]
            if harm == "renamed" and entry.filename.endswith("ada.yaml"):
                entry.filename = entry.filename.replace("ada", "eve")
            if harm == "date":
                entry.date_time = (1999, 1, 1, 1, 1, 2)
            kind = zipfile.ZIP_DEFLATED if harm == "deflated" else zipfile.ZIP_STORED
            new.writestr(entry, content, kind)
        _added(new, harm, at)
    content = target.getvalue()
    if harm == "encrypted":
        for sign, place in ((b"PK\x01\x02", 8), (b"PK\x03\x04", 6)):
            found = content.rfind(sign) + place
            content = content[:found] + b"\x01" + content[found + 1 :]
    return content


def _added(new: zipfile.ZipFile, harm: str, at: int) -> None:
    if harm == "twice":
        new.writestr("the-quay/x.md", "1")
        new.NameToInfo.clear()
        new.writestr("the-quay/x.md", "2")
    kinds = {"link": stat.S_IFLNK, "folder": stat.S_IFDIR, "device": stat.S_IFCHR}
    if harm in kinds:
        entry = zipfile.ZipInfo("the-quay/x.md")
        entry.external_attr = (kinds[harm] | 0o777) << 16
        new.writestr(entry, "/etc/passwd")
    if harm == "bomb":
        new.writestr("the-quay/x.md", b"\0" * 60_000_000, zipfile.ZIP_DEFLATED, 1)
    for number in range(4_000 if harm == "many" else 0):
        new.writestr(f"the-quay/{number}.md", "")
    if harm == "comment":
        new.comment = b"hidden"
    if harm == "extra":
        entry = zipfile.ZipInfo("the-quay/x.md")
        entry.extra = b"up\x05\x00\x01abcd"
        new.writestr(entry, "x")
    if harm.startswith("name:"):
        name = NAMES[int(harm[5:])]
        entry = zipfile.ZipInfo("the-quay/x")
        entry.filename = name.encode("utf-8", "replace").decode()
        new.writestr(entry, "text")


FAMILIES = (
    Family(
        name="packs",
        about="A package that is not just as it was packed is refused, and nothing is written.",
        make=make,
        hold=hold,
        share=0.2,
        known=tuple({"harm": harm, "at": 7} for harm in HARMS),
    ),
)
