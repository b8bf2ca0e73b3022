"""From an adventure's files to the checked model: every problem of every file in one pass."""

import gc
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from solo import rules
from solo.adventure import compiled, files, graph, header
from solo.adventure.consequences import causes
from solo.adventure.files import Files
from solo.adventure.model import Adventure, Event, Scene
from solo.adventure.page import EnoughError, Names, Page, Problems
from solo.adventure.reader import Reader
from solo.errors import AdventureError, Mark, Problem, SoloError
from solo.prose import Language
from solo.rules.system import System
from solo.source import MOST_NODES, Node, decode, parse, place_of, plain_text, unknown_key

_MANY_VALUES = 100_000
MOST_SCENES = 25_000


def load(path: Path, *, system: System | None = None, cache: bool = False) -> Adventure:
    """Return the adventure in a folder, or whose first file is given.

    Args:
        path: A folder with an adventure.yaml, or a YAML file that begins one.
        system: The rules to use in place of those that the header names.
        cache: Whether the compiled cache may be used and filled.

    Raises:
        AdventureError: It can't be played; the error lists every problem.
        SoloError: The file that is given is none that begins an adventure.
    """
    with _no_collection():
        loading = _Loading(files.find(path), system, cache)
        adventure = loading.cached() or loading.run()
    problems = in_order(loading.problems)
    if adventure is None or _errors(loading.problems):
        raise AdventureError(p for p in problems if p.severity == "error")
    return adventure


def examine(
    path: Path, *, system: System | None = None
) -> tuple[Adventure | None, tuple[Problem, ...]]:
    """Return the adventure, None if it can't be played, and every problem in order of place.

    Raises:
        SoloError: The file that is given is none that begins an adventure.
    """
    with _no_collection():
        loading = _Loading(files.find(path), system)
        adventure = loading.run()
    problems = in_order(loading.problems)
    return (None if _errors(loading.problems) else adventure), problems


def in_order(problems: list[Problem]) -> tuple[Problem, ...]:
    """Return each problem once, by file and place, without what only follows from others."""
    found = causes(dict.fromkeys(problems))
    return tuple(sorted(found, key=lambda p: (p.mark, p.code, p.message)))


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

    def __init__(self, source: Files, system: System | None, cache: bool = False) -> None:
        self.files = source
        self.system = system
        self.problems: list[Problem] = Problems()
        self.roots: dict[str, Node] = {}  # the outermost node of each YAML file
        self.heroes: list[Node] = []
        self.nodes = 0
        self.partial = False  # whether a file could not be read
        self.place = compiled.folder() if cache else None  # of the cache, if it is to be used
        self.writer: compiled.Writer | None = None

    def run(self) -> Adventure | None:
        """Return the adventure, or None after reporting why there is none."""
        try:
            return self._run()
        except EnoughError:
            if self.writer is not None:
                self.writer.discard()
            return None

    def _run(self) -> Adventure | None:
        root = self._yaml(self.files.header, None)
        if root is None:
            return None
        if self.files.header != files.HEADER and not header.begins(root):
            raise SoloError(
                f"no adventure begins in '{self.files.shown(self.files.header)}': it has none of "
                f"{', '.join(header.NEEDED)}; if another file includes it, name that or its folder"
            )
        head = header.read_header(root, self.problems)
        self._include(root)
        system = self._system(root)
        if system is None:
            return None
        system, options = self._ruled(root, system)
        language = self._language(root)
        page = Page(language, Names(), self.problems)
        reader = Reader(system, page)
        page.of_hero = frozenset(system.seen)
        page.weigh(self.roots.values())
        self._name_scenes(page.names)
        self._find_heroes(root)
        parts = {"options": options, **self._parts(root, head, system, reader)}
        self._begin_compiling()
        scenes = self._scenes(reader)
        self.problems += [] if self.partial else graph.check_seen(page.seen, scenes)
        if head is None:
            return None
        adventure = self._made(head, {**parts, "pools": graph.pools_of(scenes)}, scenes, language)
        self._ends(root, head, scenes, reader)
        if head.start in scenes and not self.partial:
            self.problems += graph.check(adventure, reader.faulty)
        self._end_compiling(root)
        return adventure

    def _made(
        self,
        head: header.Header,
        parts: Mapping[str, Any],
        scenes: Mapping[str, Scene],
        language: Language,
    ) -> Adventure:
        return Adventure(
            id=self.files.id,
            digest=self.files.digest(),
            title=head.title,
            system=head.system,
            start=head.start,
            scenes=scenes,
            language=language,
            author=head.author,
            licence=head.licence,
            summary=head.summary,
            content_notes=head.content_notes,
            defeat=head.defeat,
            create=head.hero.create,
            clock=head.clock.minutes,
            **parts,
        )

    # The compiled cache

    def cached(self) -> Adventure | None:
        """Return the adventure from the cache, or None if it isn't there as its files are now."""
        if self.place is None:
            return None
        found = self._unpacked(self.place)
        if found is None or self.problems:  # the files, or what was packed, are not as they were
            self.problems.clear()
            self.roots.clear()
            self.heroes.clear()
            self.files.contents.clear()
            self.files.together = 0
            return None
        return found

    def _unpacked(self, place: Path) -> Adventure | None:
        data = self.files.read(self.files.header, None, self.problems)
        path = compiled.plan_path(place, data) if data is not None else None
        plan = compiled.read_plan(path, self.files.shown(self.files.header)) if path else None
        if plan is None:
            return None
        for asked in (*plan.include, *plan.macros, *plan.heroes):
            for name in self.files.matching(asked, self.problems):
                self.files.read(name, asked, self.problems)
        target = compiled.compiled_path(place, self.files.digest(), self._system_mark())
        packed = compiled.read(target, self._shown_names())
        return None if packed is None else self._from_packed(packed, plan)

    def _from_packed(self, packed: compiled.Compiled, plan: compiled.Plan) -> Adventure | None:
        root = packed.roots[0]
        self.roots = dict(zip(map(str, range(len(packed.roots))), packed.roots, strict=True))
        self.heroes = packed.heroes
        head = header.read_header(root, self.problems)
        system = self._system(root)
        if head is None or system is None:
            return None
        system, options = self._ruled(root, system)
        language = self._language(root)
        names = Names(scenes=packed.places, pools=packed.pools)
        reader = Reader(system, Page(language, names, self.problems, checking=False))
        parts = {"options": options, **self._parts(root, head, system, reader)}

        def read(key: str) -> Scene:
            scene = reader.scene(key, packed.scene(key))
            if scene is None or self.problems:
                raise AdventureError(self.problems)
            return scene

        scenes = compiled.LazyScenes(packed.places, read)
        return self._made(head, {**parts, "pools": packed.pools}, scenes, language)

    def _shown_names(self) -> list[str]:
        return [self.files.shown(name) for name in sorted(self.files.contents)]

    def _system_mark(self) -> str:
        return "" if self.system is None else f"{type(self.system).__module__}:{self.system.name}"

    def _begin_compiling(self) -> None:
        if self.place is not None and not _errors(self.problems):
            self.writer = compiled.open_writer(self.place, self._shown_names())

    def _end_compiling(self, root: Node) -> None:
        """Keep what has been loaded without errors; that it can't be kept harms nothing."""
        if self.writer is None or self.place is None:
            return
        if _errors(self.problems):
            self.writer.discard()
            return
        hero = _entry(root, "hero")
        heroes = tuple(_listed(hero, "pregenerated")) if hero else ()
        plan = compiled.Plan(
            tuple(_listed(root, "include")), tuple(_listed(root, "macros")), heroes
        )
        target = compiled.compiled_path(self.place, self.files.digest(), self._system_mark())
        try:
            self.writer.commit(target, list(self.roots.values()), self.heroes)
            header_bytes = self.files.contents[self.files.header]
            compiled.write_plan(compiled.plan_path(self.place, header_bytes), plan)
        except OSError:
            self.writer.discard()
        compiled.make_room(self.place)

    # Files

    def _yaml(self, name: str, asked: Node | None) -> Node | None:
        """Read one YAML file; its outermost node, or None after reporting why there is none."""
        data = self.files.read(name, asked, self.problems)
        if data is None:
            self.partial = True
            return None
        shown_name = self.files.shown(name)
        before = len(self.problems)
        parsed = parse(data, shown_name, self.problems, MOST_NODES - self.nodes)
        self.nodes += parsed.nodes
        if len(self.problems) == before and (parsed.root is None or parsed.root.value == ""):
            message = "the file is empty; write something there, or remove it"
            self.problems.append(Problem(Mark(shown_name, 1, 1), "file-empty", message))
            return None
        if parsed.root is None:
            self.partial = True
            return None
        self.roots[name] = parsed.root
        return parsed.root

    def _include(self, root: Node) -> None:
        for asked in _listed(root, "include"):
            found = list(self.files.matching(asked, self.problems))
            self.partial = self.partial or not found
            for name in found:
                if name not in self.roots:
                    self._sections(name, asked)

    def _sections(self, name: str, asked: Node) -> None:
        root = self._yaml(name, asked)
        if root is None:
            return
        if not isinstance(root.value, dict):
            message = f"expected sections: {', '.join(header.SECTIONS)}"
            self.problems.append(Problem(root.mark, "type-wrong", message))
            del self.roots[name]
            return
        for key, node in root.value.items():
            if key not in header.SECTIONS:
                known = dict.fromkeys(header.SECTIONS)
                self.problems.append(unknown_key(key, node, known))

    def _language(self, root: Node) -> Language:
        asked = _entry(root, "macros")
        if asked is None or not isinstance(asked.value, str):
            return Language()
        for name in self.files.matching(asked, self.problems):
            data = self.files.read(name, asked, self.problems)
            shown_name = self.files.shown(name)
            text = None if data is None else plain_text(data, shown_name, self.problems)
            if text is not None:
                return Language(text, Mark(shown_name, 1, 1))
        return Language()

    # Names

    def _system(self, root: Node) -> System | None:
        if self.system is not None:
            return self.system
        node = _entry(root, "system")
        if node is None or not isinstance(node.value, str):
            return None
        return header.find_system(node.value, node, self.problems, rules.find)

    def _ruled(self, root: Node, system: System) -> tuple[System, Any]:
        """Return the system as the header's rule options have it, and those options."""
        options = header.read_options(root, system, self.problems)
        usual = options is None or options == system.options()
        return system if usual else system.using(options=options), options

    def _section(self, name: str) -> list[Node]:
        return header.sections_of(self.roots, name)

    def _name_scenes(self, names: Names) -> None:
        sections = self._section("scenes")
        every = [node.value for node in sections if isinstance(node.value, dict)]
        names.scenes = {key for entries in every for key in entries}
        names.pools = set(_pools(sections))
        names.partial = self.partial

    def _parts(
        self, root: Node, head: header.Header | None, system: System, reader: Reader
    ) -> dict[str, Any]:
        """Read everything but the scenes, and tell the reader what names there are."""
        page, problems = reader.page, self.problems
        names = page.names
        names.lost = lost = header.ids_astray(self.roots.values())
        names.variables = header.read_variables(self._section("variables"), problems)
        names.foes = header.read_blocks(self._section("foes"), system.foe, problems, lost)
        names.companions = header.read_blocks(
            self._section("companions"), system.foe, problems, lost
        )
        names.items = header.read_blocks(self._section("items"), system.item, problems, lost)
        quests = header.read_quests(self._section("quests"), page)
        names.quests = quests
        if page.checking:
            problems += page.language.problems(page.known_names())
        tables = header.read_tables(self._section("tables"), page)
        names.tables = tables
        names.heroes = self._read_heroes(system, names)
        clock = head.clock.minutes if head else 0
        return {
            "party": self._party(root, head, system),
            "heroes": names.heroes,
            "variables": names.variables,
            "foes": names.foes,
            "companions": names.companions,
            "items": names.items,
            "quests": quests,
            "tables": tables,
            "events": self._events(reader, clock),
        }

    def _party(self, root: Node, head: header.Header | None, system: System) -> int:
        """Return how many adventurers may be led, refusing more than the system knows."""
        asked = head.hero.party if head else 1
        hero = _entry(root, "hero")
        if asked > system.party and hero is not None:
            most = "one hero" if system.party == 1 else f"at most {system.party} heroes"
            message = f"party: {asked}, but {system.title} is played with {most}"
            self.problems.append(Problem(hero.mark, "value-wrong", message))
        return min(asked, system.party)

    def _find_heroes(self, root: Node) -> None:
        """Read the hero files; what they hold waits for the system."""
        hero = _entry(root, "hero")
        for asked in _listed(hero, "pregenerated") if hero else []:
            for name in self.files.matching(asked, self.problems):
                node = self._yaml(name, asked)
                if node is not None:
                    del self.roots[name]
                    self.heroes.append(node)

    def _read_heroes(self, system: System, names: Names) -> tuple[Any, ...]:
        heroes = []
        for node in self.heroes:
            hero: Any = decode(node, system.hero, self.problems)
            if hero is None:
                continue
            try:
                heroes.append(system.bind(hero, names.cast))
            except ValueError as reason:
                code = getattr(reason, "code", "value-wrong")
                place = place_of(node, str(reason)) or node.mark
                self.problems.append(Problem(place, code, str(reason)))
        return tuple(heroes)

    def _events(self, reader: Reader, clock: int) -> dict[str, Event]:
        found = {}
        for key, node in header.entries_of(self._section("events"), self.problems, loose=True):
            event = reader.event(key, node, clock)
            if event is not None:
                found[key] = event
        return found

    # Scenes

    def _scenes(self, reader: Reader) -> dict[str, Scene]:
        sections = self._section("scenes")
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

    def _ends(
        self, root: Node, head: header.Header, scenes: Mapping[str, Scene], reader: Reader
    ) -> None:
        for key, name in (("start", head.start), ("defeat", head.defeat)):
            node = _entry(root, key)
            if node is not None and name is not None and scenes:
                reader.page.known(node, name, reader.page.names.scenes, "scene")
        node = _entry(root, "start")
        if node is not None and not scenes and not self.partial and not reader.page.names.lost:
            message = "the adventure has no scenes; add some, or 'include' the files that have them"
            self.problems.append(Problem(node.mark, "scenes-missing", message))


def _errors(problems: list[Problem]) -> bool:
    return any(problem.severity == "error" for problem in problems)


def _entry(node: Node, key: str) -> Node | None:
    return node.value.get(key) if isinstance(node.value, dict) else None


def _listed(node: Node, key: str) -> list[Node]:
    """Return the texts of a list, or the one that stands for it; the header's types are checked."""
    found = _entry(node, key)
    if found is None:
        return []
    items = found.value if isinstance(found.value, list) else [found]
    return [item for item in items if isinstance(item.value, str)]


def _pools(sections: list[Node]) -> Iterator[str]:
    for section in sections:
        for scene in section.value.values() if isinstance(section.value, dict) else ():
            pool = _entry(scene, "pool")
            if pool is not None and isinstance(pool.value, str):
                yield pool.value
