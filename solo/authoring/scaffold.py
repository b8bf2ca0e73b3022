"""Templates: a small correct adventure with which an author can begin."""

import shutil
from pathlib import Path

from solo.errors import SoloError


def begin(folder: Path, template: Path) -> tuple[Path, ...]:
    """Write a system's template into a new or empty folder, and return the files written.

    Raises:
        SoloError: The folder holds something, or can't be written.
    """
    try:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise SoloError(f"{folder} is not empty; name a new folder, nothing is overwritten")
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copytree(template, folder, dirs_exist_ok=True)
    except OSError as reason:
        raise SoloError(f"can't write {folder}: {reason.strerror or reason}") from reason
    return tuple(sorted(path for path in folder.rglob("*") if path.is_file()))
