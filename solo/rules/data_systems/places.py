"""Where rules files are found: those that come with the program, the player's own, any by path."""

import os
from collections.abc import Iterator
from pathlib import Path

from solo import home
from solo.errors import SoloError
from solo.late import late
from solo.rules.core.system import AnySystem
from solo.source import MOST_BYTES

SHIPPED = Path(__file__).parent / "shipped"
OWN = "SOLO_SYSTEMS"
"""The variable of the environment that names the folder of the player's own systems."""
ENDINGS = (".yaml", ".yml")
SYSTEM = "system.yaml"
"""What a rules file in an adventure's folder is called, if nothing else."""


def shipped() -> tuple[str, ...]:
    """Return the names of the systems that come with the program as files."""
    return tuple(sorted(path.stem for path in SHIPPED.glob("*.yaml")))


def folder() -> Path:
    """Return the folder of the player's own systems, which need not be there."""
    if told := os.environ.get(OWN):
        return Path(told)
    return home.folder("data") / "systems"


def own() -> tuple[str, ...]:
    """Return the names of the player's own systems: of files, and of folders with one."""
    return tuple(
        sorted({path.parent.name if path.name == SYSTEM else path.stem for path in _own()})
    )


def _own() -> Iterator[Path]:
    try:
        found = sorted(folder().iterdir())
    except OSError:
        return
    for path in found:
        if path.suffix.lower() in ENDINGS and path.is_file():
            yield path
        elif (path / SYSTEM).is_file():
            yield path / SYSTEM


def is_path(name: str) -> bool:
    """Whether a name of a system is the path of a file."""
    return name.lower().endswith(ENDINGS)


def named(name: str) -> AnySystem:
    """Return the system of a file that comes with the program, or of the player's own.

    Raises:
        SoloError: It has mistakes, or can't be read.
        KeyError: There is none of that name.
    """
    path = SHIPPED / f"{name}.yaml"
    if name in shipped():
        return at(path)
    for one in _own():
        if name == (one.parent.name if one.name == SYSTEM else one.stem):
            return at(one)
    raise KeyError(name)


@late
def at(path: Path) -> AnySystem:
    """Return the system of a rules file.

    Raises:
        SoloError: It has mistakes, or can't be read.
    """
    from solo.rules.data_systems.reading import system_of

    return system_of(content(path), _shown(path), path)


def content(path: Path) -> bytes:
    """Return what a rules file holds.

    Raises:
        SoloError: It can't be read, or is too large.
    """
    try:
        if not path.is_file():
            raise SoloError(f"{path}: there is no such rules file")
        with path.open("rb") as stream:
            data = stream.read(MOST_BYTES + 1)
    except OSError as reason:
        raise SoloError(f"{path}: {(reason.strerror or 'unreadable').lower()}") from reason
    if len(data) > MOST_BYTES:
        raise SoloError(f"{path}: a rules file has at most {MOST_BYTES:,} bytes")
    return data


def _shown(path: Path) -> str:
    try:
        here = os.path.relpath(path)
    except ValueError:
        return str(path)
    return min(str(path), here, key=len)
