"""Templates: a small correct adventure with which an author can begin."""

import json
from pathlib import Path

from solo.adventure.files import HEADER
from solo.authoring.roots import entries, roots
from solo.authoring.schema import adventure_schema, hero_schema
from solo.errors import SoloError
from solo.output import Output, rewrite
from solo.rules.core.system import AnySystem

SCHEMA, HERO_SCHEMA = "schema.json", "hero-schema.json"
_LINE = "# yaml-language-server: $schema="


def begin(folder: Path, system: AnySystem) -> tuple[Path, ...]:
    """Write a system's template into a new or empty folder, and return the files written.

    Beside it stand the schemas for editors, which the first line of each file names.

    Raises:
        SoloError: The folder holds something, or can't be written.
    """
    try:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise SoloError(f"{folder} is not empty; name a new folder, nothing is overwritten")
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in system.beginning().items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(content)
        _schemas(folder, system)
    except OSError as reason:
        raise SoloError(f"can't write {folder}: {reason.strerror or reason}") from reason
    return tuple(sorted(path for path in folder.rglob("*") if path.is_file()))


def schema_text(system: AnySystem, path: Path) -> str:
    """Return the schema of one adventure, which knows its scenes, as a file holds it."""
    scenes = [name for name, _ in entries(roots(path), "scenes")]
    return json.dumps(adventure_schema(system, scenes), indent=1) + "\n"


def _schemas(folder: Path, system: AnySystem) -> None:
    """Write the schemas, and a line that names one into each file."""
    own, heroes = schema_text(system, folder), json.dumps(hero_schema(system), indent=1) + "\n"
    Output(folder / SCHEMA, "schema").write(own.encode())
    Output(folder / HERO_SCHEMA, "schema").write(heroes.encode())
    for file in folder.rglob("*.yaml"):
        inside = file.relative_to(folder)
        is_story = inside.name == HEADER or "scenes" in inside.parts
        up = "../" * (len(inside.parts) - 1)
        text = file.read_bytes()
        line = f"{_LINE}{up}{SCHEMA if is_story else HERO_SCHEMA}\n"
        rewrite(file, text, line.encode() + text)
