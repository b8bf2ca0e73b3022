"""Loading of an adventure for play, for lint and for tools; most games begin from the cache."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from solo.adventure import files
from solo.adventure.compiled import cache as compiled
from solo.adventure.compiled import cache_plan as kept
from solo.adventure.mistakes.problems import EnoughError
from solo.adventure.model import Adventure
from solo.adventure.reading import header
from solo.adventure.reading.sections import Module
from solo.adventure.references import Names
from solo.errors import AdventureError, Problem
from solo.late import late
from solo.namedtuple import NamedTuple
from solo.rules.core.system import AnySystem
from solo.source import Node

if TYPE_CHECKING:
    from solo.adventure.graph import Paths
    from solo.adventure.reading.past import Past
    from solo.adventure.translation import Text

_MANY_VALUES = 100_000


def load(
    path: Path,
    *,
    system: AnySystem | None = None,
    cache: bool = False,
    language: str = "",
    more: str = "",
) -> Adventure:
    """Return the adventure in a folder, or whose first file is given.

    Args:
        path: A folder with an adventure.yaml, or a YAML file that begins one.
        system: The rules to use in place of those that the header names.
        cache: Whether the compiled cache may be used and filled.
        language: The language of its texts; nothing stands for that which it is written in. What
            is translated is not cached.
        more: Sections in YAML, read beside those of the files; not cached either.

    Raises:
        AdventureError: It can't be played; the error lists every problem.
        SoloError: The file that is given is none that begins an adventure.
    """
    place = compiled.folder() if cache and not language and not more else None
    with no_collection(stays=True):
        if place is not None:
            found = kept.adventure_from(place, files.find(path), system)
            if found is not None:
                return found
        return _loaded(Module(files.find(path), system, more=more), place, language)


@late  # a game that begins from the cache needs none of it
def _loaded(module: Module, place: Path | None, language: str) -> Adventure:
    from solo.adventure.reading.loading import Loading, has_errors, in_order

    adventure = Loading(module, place, language).run()
    if adventure is None or has_errors(module.problems):
        found = in_order(module.problems)
        raise AdventureError(one for one in found if one.severity == "error")
    return adventure


class Examined(NamedTuple):
    """What a look at an adventure found."""

    adventure: Adventure | None  # the adventure, or None if it can't be played
    problems: tuple[Problem, ...]  # every problem, in order of place
    files: files.Files  # the files that were read
    names: Names  # what may be referred to in it, and what is
    nodes: int  # how many texts, lists and mappings its files have
    # the outermost node of each file, the header's first; their scenes are gone
    roots: tuple[Node, ...]
    paths: "Paths | None" = None  # the ways between its scenes, if it can be played


def examine(
    path: Path, *, system: AnySystem | None = None, language: str = ""
) -> tuple[Adventure | None, tuple[Problem, ...]]:
    """Return the adventure, None if it can't be played, and every problem in order of place.

    Raises:
        SoloError: The file that is given is none that begins an adventure.
    """
    return look_through(path, system=system, language=language)[:2]


@late
def look_through(
    path: Path,
    *,
    system: AnySystem | None = None,
    language: str = "",
    past: "Past | None" = None,
) -> Examined:
    """Return an adventure with all that was found on the way.

    `past` is the last reading of an editor, with what it has in place of files on disk.

    Raises:
        SoloError: The file that is given is none that begins an adventure.
    """
    from solo.adventure.reading.loading import Loading, has_errors, in_order

    with no_collection():
        module = Module(files.find(path, None if past is None else past.unsaved), system)
        loading = Loading(module, language=language, past=past)
        adventure = loading.run()
    problems = in_order(module.problems)
    whole = None if has_errors(module.problems) else adventure
    roots = tuple(module.roots.values())
    paths = None if whole is None else loading.paths
    return Examined(whole, problems, module.files, loading.names, loading.nodes, roots, paths)


def files_of(path: Path) -> files.Files:
    """Return the files that an adventure is made of, with what they hold.

    Raises:
        AdventureError: It can't be played.
        SoloError: The file that is given is none that begins an adventure.
    """
    return with_files(path)[1]


def with_files(path: Path) -> tuple[Adventure, files.Files]:
    """Return an adventure, and the files that it is made of with what they hold.

    Raises:
        AdventureError: It can't be played.
        SoloError: The file that is given is none that begins an adventure.
    """
    module = Module(files.find(path), None)
    with no_collection(stays=True):
        return _loaded(module, None, ""), module.files


@late
def header_of(path: Path) -> header.Header:
    """Return what the header of an adventure says.

    Raises:
        AdventureError: It has mistakes.
    """
    from solo.adventure.reading.loading import Loading, in_order

    module = Module(files.find(path), None)
    head: header.Header | None = None
    with suppress(EnoughError):
        root = Loading(module).first()
        head = header.read_header(root, module.problems) if root is not None else None
    if head is None:
        raise AdventureError(in_order(module.problems))
    return head


@late
def texts_of(path: Path) -> "tuple[Text, ...]":
    """Return the texts of an adventure by stable ids.

    Raises:
        AdventureError: It has mistakes in its YAML.
    """
    from solo.adventure.reading.loading import Loading, has_errors, in_order
    from solo.adventure.translation import texts

    module = Module(files.find(path), None)
    loading = Loading(module)
    root: Node | None = None
    with suppress(EnoughError):
        root = loading.first()
        if root is not None:
            loading.include(root)
            loading.find_heroes(root)
    if root is None or has_errors(module.problems):
        raise AdventureError(in_order(module.problems))
    heroes = {node.file: node for node in module.heroes}
    return tuple(texts(module.roots, heroes))


@contextmanager
def no_collection(*, stays: bool = False) -> Iterator[None]:
    """Keep the garbage collector from walking a million new values again and again.

    What `stays` as long as the program is never walked at all.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            if stays and gc.get_count()[0] > _MANY_VALUES:
                gc.freeze()
            gc.enable()
