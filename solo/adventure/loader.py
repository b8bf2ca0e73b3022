"""Loading of an adventure: its files become the checked model; all problems come in one pass."""

import gc
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from solo.adventure import cache as compiled
from solo.adventure import cache_plan as kept
from solo.adventure import files, graph, graph_checks, header, translation
from solo.adventure.consequences import causes
from solo.adventure.context import Page
from solo.adventure.model import Adventure, Scene
from solo.adventure.named import check_used
from solo.adventure.problems import EnoughError
from solo.adventure.reader import Reader
from solo.adventure.references import Names
from solo.adventure.sections import (
    Module,
    entry,
    hero_files,
    language_of,
    listed,
    pools_named,
    read_parts,
    ruled,
    system_of,
    whole_adventure,
)
from solo.adventure.talks import check_visits, unfold
from solo.errors import AdventureError, Mark, Problem, SoloError
from solo.rules.core.system import AnySystem
from solo.source import Node, parse, shown

_MANY_VALUES = 100_000
MOST_SCENES = 25_000


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
    with _no_collection():
        if place is not None:
            found = kept.adventure_from(place, files.find(path), system)
            if found is not None:
                return found
        module = Module(files.find(path), system, more=more)
        adventure = _Loading(module, place, language).run()
    problems = in_order(module.problems)
    if adventure is None or _errors(module.problems):
        raise AdventureError(p for p in problems if p.severity == "error")
    return adventure


class Examined(NamedTuple):
    """What a look at an adventure found.

    Args:
        adventure: The adventure, or None if it can't be played.
        problems: Every problem, in order of place.
        files: The files that were read.
        names: What may be referred to in it, and what is.
        nodes: How many texts, lists and mappings its files have.
        roots: The outermost node of each file, the header's first; their scenes are gone.
    """

    adventure: Adventure | None
    problems: tuple[Problem, ...]
    files: files.Files
    names: Names
    nodes: int
    roots: tuple[Node, ...]


def examine(
    path: Path, *, system: AnySystem | None = None, language: str = ""
) -> tuple[Adventure | None, tuple[Problem, ...]]:
    """Return the adventure, None if it can't be played, and every problem in order of place.

    Raises:
        SoloError: The file that is given is none that begins an adventure.
    """
    return look_through(path, system=system, language=language)[:2]


def look_through(path: Path, *, system: AnySystem | None = None, language: str = "") -> Examined:
    """Return an adventure with all that was found on the way.

    Raises:
        SoloError: The file that is given is none that begins an adventure.
    """
    with _no_collection():
        module = Module(files.find(path), system)
        loading = _Loading(module, language=language)
        adventure = loading.run()
    problems = in_order(module.problems)
    whole = None if _errors(module.problems) else adventure
    roots = tuple(module.roots.values())
    return Examined(whole, problems, module.files, loading.names, loading.nodes, roots)


def files_of(path: Path) -> files.Files:
    """Return the files that an adventure is made of, with what they hold.

    Raises:
        AdventureError: It can't be played.
        SoloError: The file that is given is none that begins an adventure.
    """
    module = Module(files.find(path), None)
    with _no_collection():
        _Loading(module).run()
    if _errors(module.problems):
        raise AdventureError(p for p in in_order(module.problems) if p.severity == "error")
    return module.files


def header_of(path: Path) -> header.Header:
    """Return what the header of an adventure says.

    Raises:
        AdventureError: It has mistakes.
    """
    module = Module(files.find(path), None)
    head: header.Header | None = None
    with suppress(EnoughError):
        root = _Loading(module).first()
        head = header.read_header(root, module.problems) if root is not None else None
    if head is None:
        raise AdventureError(in_order(module.problems))
    return head


def texts_of(path: Path) -> tuple[translation.Text, ...]:
    """Return the texts of an adventure by stable ids.

    Raises:
        AdventureError: It has mistakes in its YAML.
    """
    module = Module(files.find(path), None)
    loading = _Loading(module)
    root: Node | None = None
    with suppress(EnoughError):
        root = loading.first()
        if root is not None:
            loading._include(root)
            loading._find_heroes(root)
    if root is None or _errors(module.problems):
        raise AdventureError(in_order(module.problems))
    heroes = {node.file: node for node in module.heroes}
    return tuple(translation.texts(module.roots, heroes))


def in_order(problems: list[Problem]) -> tuple[Problem, ...]:
    """Return each problem once, by file and place, without what only follows from others."""
    found = [_in_one_line(problem) for problem in causes(dict.fromkeys(problems))]
    return tuple(sorted(found, key=lambda p: (p.mark, p.code, p.message)))


def _in_one_line(problem: Problem) -> Problem:
    """Return a problem whose message may quote what an author wrote, tabs and newlines and all."""
    if problem.message.isprintable():
        return problem
    return replace(problem, message=shown(problem.message, len(problem.message)))


@contextmanager
def _no_collection() -> Iterator[None]:
    """Keep the garbage collector from walking a million new values again and again."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            if gc.get_count()[0] > _MANY_VALUES:
                gc.freeze()  # a large adventure stays as long as the game: never walk it at all
            gc.enable()


class _Loading:
    """One loading: files, then names, then scenes, then the ways between them."""

    def __init__(self, module: Module, place: Path | None = None, language: str = "") -> None:
        self.module = module
        self.files = module.files
        self.problems = module.problems
        self.names = Names()
        self.nodes = 0
        self.braced: list[Node] = []  # the texts of all of them that may hold markup
        self.partial = False  # whether a file could not be read
        self.wanted = language  # of the texts, if not that in which they are written
        self.place = place  # of the cache, if it is to be filled
        self.writer: compiled.Writer | None = None

    def run(self) -> Adventure | None:
        """Return the adventure, or None after reporting why there is none."""
        try:
            return self._run()
        except EnoughError:
            return None
        finally:
            if self.writer is not None:
                self.writer.discard()

    def _run(self) -> Adventure | None:
        root = self._yaml(self.files.header, None)
        if root is None:
            return None
        if self.files.header != files.HEADER and not header.begins(root):
            raise SoloError(
                f"no adventure begins in '{self.files.shown(self.files.header)}': it has none of "
                f"{', '.join(header.NEEDED)}; if another file includes it, name that or its folder"
            )
        self._include(root)
        self._translate(root)
        head = header.read_header(root, self.problems)
        system = system_of(self.module, root)
        if system is None:
            return None
        system, options = ruled(self.module, root, system)
        page = Page(language_of(self.module, root, self.wanted), self.names, self.problems)
        reader = Reader(system, page)
        page.play_by(system)
        page.weigh(self.braced)
        self.braced.clear()
        self._name_scenes(page.names)
        self._find_heroes(root)
        parts = {"options": options, **read_parts(self.module, root, head, system, reader)}
        if self.place is not None and not _errors(self.problems):
            self.writer = kept.open_writer(self.place, self.module)
        scenes = self._scenes(reader)
        self._asked(page, scenes)
        if head is None:
            return None
        parts["pools"] = graph.pools_of(scenes)
        adventure = whole_adventure(self.module, head, parts, scenes, page.language)
        self._ends(root, head, scenes, reader)
        if head.start in scenes and not self.partial:
            self.problems += graph_checks.check(adventure, reader.faulty)
        if self.writer is not None and self.place is not None and not _errors(self.problems):
            kept.keep(self.place, self.writer, self.module, root)
        return adventure

    def first(self) -> Node | None:
        """Read the file with the header alone."""
        return self._yaml(self.files.header, None)

    # Files

    def _yaml(self, name: str, asked: Node | None) -> Node | None:
        """Read one YAML file; its outermost node, or None after reporting why there is none."""
        data = self.files.read(name, asked, self.problems)
        if data is None:
            self.partial = True
            return None
        shown_name = self.files.shown(name)
        before = len(self.problems)
        parsed = parse(data, shown_name, self.problems, self.files.budget)
        self.nodes += parsed.nodes
        self.braced += parsed.braced
        if len(self.problems) == before and (parsed.root is None or parsed.root.value == ""):
            message = "the file is empty; write something there, or remove it"
            self.problems.append(Problem(Mark(shown_name, 1, 1), "file-empty", message))
            return None
        if parsed.root is None:
            self.partial = True
            return None
        self.module.roots[name] = parsed.root
        return parsed.root

    def _include(self, root: Node) -> None:
        for asked in listed(root, "include"):
            found = list(self.files.matching(asked, self.problems))
            self.partial = self.partial or not found
            for name in found:
                if name not in self.module.roots:
                    self._sections(name, asked)
        self._more()
        unfold(self.module.roots, self.problems)

    def _more(self) -> None:
        """Read the sections that are given beside the files."""
        if self.module.more:
            name = Module.MORE
            parsed = parse(self.module.more.encode(), name, self.problems, self.files.budget)
            if parsed.root is not None:
                self.module.roots[name] = parsed.root

    def _sections(self, name: str, asked: Node) -> None:
        root = self._yaml(name, asked)
        if root is None:
            return
        if not isinstance(root.value, dict):
            message = f"expected sections: {', '.join(header.SECTIONS)}"
            self.problems.append(Problem(root.mark, "type-wrong", message))
            del self.module.roots[name]
            return
        for key, node in root.value.items():
            if key not in header.SECTIONS:
                self.problems.append(header.stray_key(key, node, header.SECTIONS))

    def _translate(self, root: Node) -> None:
        """Put the texts of the wanted language in the place of the author's.

        Raises:
            SoloError: There is no such translation.
        """
        if self.wanted in ("", translation.written_in(root)):
            return
        self._find_heroes(root)
        entries = translation.catalogue(self.files, self.wanted, self.problems)
        if entries is None:
            return
        if isinstance(root.value, dict):
            root.value["language"] = Node(self.wanted, root.at, root.file)
        heroes = {node.file: node for node in self.module.heroes}
        file = self.files.shown(translation.file_of(self.wanted))
        replaced = translation.translate(self.module.roots, heroes, entries, file)
        self.braced += [node for node in replaced if "{" in str(node.value)]

    # Names

    def _name_scenes(self, names: Names) -> None:
        sections = self.module.section("scenes")
        every = [node.value for node in sections if isinstance(node.value, dict)]
        names.scenes = {key for entries in every for key in entries}
        names.pools = set(pools_named(sections))
        names.partial = self.partial

    def _find_heroes(self, root: Node) -> None:
        """Read the hero files, once; what they hold waits for the system."""
        if self.module.heroes:
            return
        for asked in hero_files(root):
            for name in self.files.matching(asked, self.problems):
                node = self._yaml(name, asked)
                if node is not None:
                    del self.module.roots[name]
                    self.module.heroes.append(node)

    # Scenes

    def _scenes(self, reader: Reader) -> dict[str, Scene]:
        sections = self.module.section("scenes")
        entries = header.entries_of(sections, self.problems, most=MOST_SCENES)
        for section in sections:
            if isinstance(section.value, dict):
                section.value.clear()  # what has been read may go as soon as possible
        entries.reverse()
        scenes: dict[str, Scene] = {}
        while entries:
            key, node = entries.pop()
            if self.writer is not None:
                self.writer.scene(key, node)
            scene = reader.scene(key, node)
            if scene is not None:
                scenes[key] = scene
        return scenes

    def _asked(self, page: Page, scenes: Mapping[str, Scene]) -> None:
        """Check what all texts and conditions together ask for."""
        if self.partial:
            return
        self.problems += graph_checks.check_seen(page.seen, scenes)
        self.problems += check_visits(page.visits, scenes)
        check_used(header.entries_of(self.module.section("conditions"), []), page)

    def _ends(
        self, root: Node, head: header.Header, scenes: Mapping[str, Scene], reader: Reader
    ) -> None:
        for key, name in (("start", head.start), ("defeat", head.defeat)):
            node = entry(root, key)
            if node is not None and name is not None and scenes:
                reader.page.known(node, name, reader.page.names.scenes, "scene")
        if not self.partial and not reader.page.names.lost:
            self.problems += header.unknown_endings(root, scenes)
        node = entry(root, "start")
        if node is not None and not scenes and not self.partial and not reader.page.names.lost:
            message = "the adventure has no scenes; add some, or 'include' the files that have them"
            self.problems.append(Problem(node.mark, "scenes-missing", message))


def _errors(problems: list[Problem]) -> bool:
    return any(problem.severity == "error" for problem in problems)
