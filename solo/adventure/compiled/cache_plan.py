"""Reading adventures from the compiled cache and writing them; `compiled` defines the form."""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from solo.adventure.compiled import cache as compiled
from solo.adventure.compiled.cache import Compiled, Plan, Writer
from solo.adventure.files import Files
from solo.adventure.model import Adventure, Scene
from solo.adventure.reading import header
from solo.adventure.reading.context import Page
from solo.adventure.reading.reader import Reader
from solo.adventure.reading.sections import (
    Module,
    hero_files,
    language_of,
    listed,
    read_parts,
    ruled,
    rules_files,
    system_of,
    whole_adventure,
)
from solo.adventure.references import Names
from solo.errors import AdventureError
from solo.prose.trees import Packed
from solo.rules.core.system import AnySystem
from solo.source import Node


def adventure_from(place: Path, files: Files, system: AnySystem | None) -> Adventure | None:
    """Return an adventure from the cache, or None if it isn't there as its files are now."""
    module = Module(files, system)
    found = _read(place, module)
    return None if module.problems else found


def _read(place: Path, module: Module) -> Adventure | None:
    files, problems = module.files, module.problems
    data = files.read(files.header, None, problems)
    if data is None:
        return None
    plan = compiled.read_plan(compiled.plan_path(place, data), files.shown(files.header))
    if plan is None:
        return None
    for asked in (*plan.include, *plan.macros, *plan.heroes):
        for name in files.matching(asked, problems):
            files.read(name, asked, problems)
    packed = compiled.read(path_of(place, module), _shown_names(files))
    return None if packed is None else unpacked(packed, module)


def unpacked(packed: Compiled, module: Module, spoken: str = "") -> Adventure | None:
    """Return the adventure that was compiled; where it was translated, as it is `spoken`.

    None after reporting why there is none.
    """
    root = packed.roots[0]
    module.roots = dict(zip(map(str, range(len(packed.roots))), packed.roots, strict=True))
    module.heroes = packed.heroes
    head = header.read_header(root, module.problems)
    system = system_of(module, root)
    if head is None or system is None:
        return None
    system, options = ruled(module, root, system)
    language = language_of(module, root, spoken)
    language.trees.kept.update(packed.trees)
    names = Names(scenes=packed.places, pools=packed.pools)
    reader = Reader(system, Page(language, names, module.problems, checking=False))
    parts = {"options": options, **read_parts(module, root, head, system, reader)}

    def read(key: str) -> Scene:
        node, trees = packed.scene(key)
        language.trees.kept.update(trees)
        scene = reader.scene(key, node)
        if scene is None or module.problems:
            raise AdventureError(module.problems)
        return scene

    scenes = compiled.LazyScenes(packed.places, packed.endings, read)
    return whole_adventure(module, head, {**parts, "pools": packed.pools}, scenes, language)


def open_writer(place: Path, module: Module, trees: Mapping[str, Packed]) -> Writer | None:
    """Return what writes an adventure into the cache, or None when nothing can be written.

    `trees` are those of the texts that are in no scene.
    """
    return compiled.open_writer(place, _shown_names(module.files), trees)


def keep(place: Path, writer: Writer, module: Module, root: Node) -> None:
    """Keep an adventure whose scenes have been written; that it can't be kept harms nothing.

    Whoever opened the writer discards it.
    """
    files = module.files
    others = (*listed(root, "macros"), *rules_files(root))
    plan = Plan(tuple(listed(root, "include")), others, (*hero_files(root),))
    with suppress(OSError):
        writer.commit(path_of(place, module), list(module.roots.values()), module.heroes)
        compiled.write_plan(compiled.plan_path(place, files.contents[files.header]), plan)
    compiled.make_room(place, 2 * compiled.MOST_KEPT)


def path_of(place: Path, module: Module) -> Path:
    """Return where an adventure is kept that was read so."""
    system = module.system
    mark = "" if system is None else f"{type(system).__module__}:{system.name}"
    return compiled.compiled_path(place, module.files.digest(), mark)


def _shown_names(files: Files) -> list[str]:
    return [files.shown(name) for name in sorted(files.contents)]
