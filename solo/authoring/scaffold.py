"""Templates: a small correct adventure with which an author can begin."""

import json
from collections.abc import Mapping
from pathlib import Path

from solo.adventure.files import HEADER
from solo.authoring.format.schema import adventure_schema, hero_schema, rules_schema
from solo.authoring.roots import entries, roots
from solo.errors import SoloError
from solo.output import Output, rewrite
from solo.rules.core.system import AnySystem
from solo.rules.core.wording.naming import slug
from solo.rules.data_systems import places, template
from solo.rules.data_systems.reading import system_of

SCHEMA, HERO_SCHEMA, SYSTEM_SCHEMA = "schema.json", "hero-schema.json", "system-schema.json"
_SYSTEM = Path(__file__).parent / "scaffold.yaml"
_LINE = "# yaml-language-server: $schema="


def begin(folder: Path, system: AnySystem) -> tuple[Path, ...]:
    """Write a system's template into a new or empty folder, and return the files written.

    Beside it stand the schemas for editors, which the first line of each file names.

    Raises:
        SoloError: The folder holds something, or can't be written.
    """
    _write(folder, system.beginning(), system)
    return _listed(folder)


def _listed(folder: Path) -> tuple[Path, ...]:
    return tuple(sorted(path for path in folder.rglob("*") if path.is_file()))


def _write(folder: Path, files: Mapping[str, bytes], system: AnySystem) -> None:
    try:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise SoloError(f"{folder} is not empty; name a new folder, nothing is overwritten")
        for name, content in files.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(content)
        _schemas(folder, system)
    except OSError as reason:
        raise SoloError(f"can't write {folder}: {reason.strerror or reason}") from reason


def begin_system(folder: Path) -> tuple[Path, ...]:
    """Write rules of one's own, and an adventure by them, into a new or empty folder.

    Raises:
        SoloError: The folder holds something, or can't be written.
    """
    name = slug(folder.name) or "my-game"
    title = name.replace("-", " ").title()
    text = _SYSTEM.read_text(encoding="utf-8").format(name=name, title=title, folder=folder)
    system = system_of(text.encode(), places.SYSTEM)
    begun = template.files(system.book, places.SYSTEM, system.checks)
    _write(folder, {places.SYSTEM: text.encode(), **begun}, system)
    Output(folder / SYSTEM_SCHEMA, "schema").write(rules_schema_text().encode())
    file = folder / places.SYSTEM
    rewrite(file, text.encode(), f"{_LINE}{SYSTEM_SCHEMA}\n".encode() + text.encode())
    return _listed(folder)


def rules_schema_text() -> str:
    """Return the schema of rules files, as a file holds it."""
    return json.dumps(rules_schema(), indent=1) + "\n"


def schema_text(system: AnySystem, path: Path) -> str:
    """Return the schema of one adventure, which knows its scenes, as a file holds it."""
    scenes = [name for name, _ in entries(roots(path), "scenes")]
    return json.dumps(adventure_schema(system, scenes), indent=1) + "\n"


def _schemas(folder: Path, system: AnySystem) -> None:
    """Write the schemas, and a line that names one into each file."""
    own, heroes = schema_text(system, folder), json.dumps(hero_schema(system), indent=1) + "\n"
    Output(folder / SCHEMA, "schema").write(own.encode())
    Output(folder / HERO_SCHEMA, "schema").write(heroes.encode())
    for file in sorted(folder.rglob("*.yaml")):
        if file.name == places.SYSTEM:
            continue
        inside = file.relative_to(folder)
        is_story = inside.name == HEADER or "scenes" in inside.parts
        up = "../" * (len(inside.parts) - 1)
        text = file.read_bytes()
        line = f"{_LINE}{up}{SCHEMA if is_story else HERO_SCHEMA}\n"
        rewrite(file, text, line.encode() + text)
