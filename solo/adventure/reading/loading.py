"""One loading of an adventure: its files become the checked model; problems come in one pass."""

from collections.abc import Collection, Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from solo.adventure import files, graph, keys, translation
from solo.adventure.compiled import cache as compiled
from solo.adventure.compiled import cache_plan as kept
from solo.adventure.mistakes import graph_checks
from solo.adventure.mistakes.consequences import causes
from solo.adventure.mistakes.problems import EnoughError
from solo.adventure.model import Adventure, Scene
from solo.adventure.named import check_used
from solo.adventure.reading import header
from solo.adventure.reading.context import Page
from solo.adventure.reading.reader import Reader
from solo.adventure.reading.sections import (
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
from solo.adventure.reading.talks import check_visits, unfold
from solo.adventure.reading.things import spread
from solo.adventure.references import Names
from solo.errors import Mark, Problem, SoloError
from solo.source import Node, parse, parse_entries, shown

if TYPE_CHECKING:
    from solo.adventure.reading.past import Past

MOST_SCENES = 25_000


class Loading:
    """One loading: files, then names, then scenes, then the ways between them."""

    def __init__(
        self,
        module: Module,
        place: Path | None = None,
        language: str = "",
        past: "Past | None" = None,
    ) -> None:
        self.module = module
        self.files = module.files
        self.problems = module.problems
        self.names = Names()
        self.nodes = 0
        self.braced: list[Node] = []  # the texts of all of them that may hold markup
        self.partial = False  # whether a file could not be read, or not all of it
        self.blind = False  # whether not even the names are known of what could not be read
        self.lost: set[str] = set()  # the names of those that are
        self.wanted = language  # of the texts, if not that in which they are written
        self.untold = False  # whether there are no texts in that
        self.past = past  # the reading before this one, for an editor
        self.place = place  # of the cache, if it is to be filled
        self.whole = False  # whether nobody who plays from it can parse a text
        self.writer: compiled.Writer | None = None
        self.paths: graph.Paths | None = None  # of a whole adventure
        self.spoilt: tuple[Problem, ...] = ()  # what is wrong with a header that is no YAML

    def run(self) -> Adventure | None:
        """Return the adventure, or None after reporting why there is none."""
        try:
            return self._run()
        except EnoughError:
            return None
        finally:
            if self.writer is not None:
                self.writer.discard()
            if self.spoilt:
                self._keep_independent()

    def _run(self) -> Adventure | None:
        root = self._yaml(self.files.header, None) or self._rescued(self.files.header)
        if root is None:
            return None
        if self.files.header != files.HEADER and not header.begins(root):
            raise SoloError(
                f"no adventure begins in '{self.files.shown(self.files.header)}': it has none of "
                f"{', '.join(header.NEEDED)}; if another file includes it, name that or its folder"
            )
        self.include(root)
        self._translate(root)
        head = header.read_header(root, self.problems)
        system = system_of(self.module, root)
        if system is None:
            return None
        system, options = ruled(self.module, root, system)
        page = self._page(root)
        reader = Reader(system, page)
        page.play_by(system)
        self._name_scenes(page.names)
        self.find_heroes(root)
        parts = {"options": options, **read_parts(self.module, root, head, system, reader)}
        if self.place is not None and not has_errors(self.problems):
            trees = page.language.trees.gathered()
            self.writer = kept.open_writer(self.place, self.module, trees)
        scenes = self._scenes(reader)
        self._asked(page, scenes)
        if head is None:
            return None
        parts["pools"] = graph.pools_of(scenes)
        adventure = whole_adventure(self.module, head, parts, scenes, page.language)
        adventure = replace(adventure, untold=self.untold)
        self._ends(root, head, scenes, reader)
        if head.start in scenes and not self.partial:
            self._ways(adventure, reader.faulty)
        if self.writer is not None and self.place is not None and not has_errors(self.problems):
            kept.keep(self.place, self.writer, self.module, root)
        return adventure

    def _ways(self, adventure: Adventure, faulty: Collection[str]) -> None:
        self.paths = graph.Paths(adventure)
        self.problems += graph_checks.check(adventure, self.paths, faulty)

    def first(self) -> Node | None:
        """Read the file with the header alone."""
        return self._yaml(self.files.header, None)

    # Files

    def _yaml(self, name: str, asked: Node | None) -> Node | None:
        """Read one YAML file; its outermost node, or None after reporting why there is none."""
        data = self.files.read(name, asked, self.problems)
        if data is None:
            self.partial = self.blind = True
            return None
        shown_name = self.files.shown(name)
        before = len(self.problems)
        read = parse if self.past is None else self.past.parse
        parsed = read(data, shown_name, self.problems, self.files.budget)
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

    def _rescued(self, name: str) -> Node | None:
        """Read what can be read of a file that is no YAML, so that the rest is looked at."""
        problems = [one for one in self.problems if one.mark.file == self.files.shown(name)]
        data = self.files.contents.get(name)
        if data is None or not problems:
            return None
        found = parse_entries(data, self.files.shown(name), self.files.budget)
        self.blind = self.blind or found.blind
        self.lost |= found.lost
        self.nodes += found.nodes
        self.braced += found.braced
        if name == self.files.header:
            self.spoilt = tuple(problems)
        if not found.entries:
            return None
        root = Node(found.entries, next(iter(found.entries.values())).key_at, problems[0].mark.file)
        self.module.roots[name] = root
        return root

    def _keep_independent(self) -> None:
        """Forget what may only come of it that the header is no YAML."""
        name = self.files.header
        file, root = self.files.shown(name), self.module.roots.get(name)
        lost = root is None or entry(root, "macros") is None
        kept = [
            problem
            for problem in self.problems
            if not (lost and problem.code == "macro-unknown")
            and (
                problem.mark.file != file or problem in self.spoilt or self._is_of_section(problem)
            )
        ]
        self.problems[:] = kept

    def _is_of_section(self, problem: Problem) -> bool:
        """Say whether a problem is in a part of the header that was read for itself."""
        return not self.blind and problem.code != "key-missing"

    def include(self, root: Node) -> None:
        """Read the files that the header includes."""
        for asked in listed(root, "include"):
            found = list(self.files.matching(asked, self.problems))
            self.partial = self.partial or not found
            self.blind = self.blind or not found
            for name in found:
                if name not in self.module.roots:
                    self._sections(name, asked)
        self._more()
        unfold(self.module.roots, self.problems)
        spread(self.module.roots)

    def _more(self) -> None:
        """Read the sections that are given beside the files."""
        if self.module.more:
            name = Module.MORE
            parsed = parse(self.module.more.encode(), name, self.problems, self.files.budget)
            if parsed.root is not None:
                self.module.roots[name] = parsed.root

    def _sections(self, name: str, asked: Node) -> None:
        root = self._yaml(name, asked) or self._rescued(name)
        if root is None:
            return
        if not isinstance(root.value, dict):
            message = f"expected sections: {', '.join(keys.SECTIONS)}"
            self.problems.append(Problem(root.mark, "type-wrong", message))
            del self.module.roots[name]
            return
        strange = {key: node for key, node in root.value.items() if key not in keys.SECTIONS}
        if len(strange) == len(root.value) > 1 and "name" in strange:
            shown_name = self.files.shown(name)
            message = (
                f"'{shown(name)}' holds no sections, but a hero, it seems; take it out of 'include'"
                f" and write hero: {{pregenerated: [{shown(name)}]}}"
            )
            self.problems.append(Problem(Mark(shown_name, 1, 1), "hero-included", message))
            del self.module.roots[name]
            return
        for key, node in strange.items():
            self.problems.append(header.stray_key(key, node, keys.SECTIONS))

    def _translate(self, root: Node) -> None:
        """Put the texts of the wanted language in the place of the author's.

        Raises:
            SoloError: There is no such translation.
        """
        if self.wanted in ("", translation.written_in(root)):
            return
        self.find_heroes(root)
        read = translation.catalogue if self.past is None else self.past.catalogue
        entries = read(self.files, self.wanted, self.problems)
        if entries is None:
            return
        if isinstance(root.value, dict):
            root.value["language"] = Node(self.wanted, root.at, root.file)
        self.untold = not entries
        heroes = {node.file: node for node in self.module.heroes}
        file = self.files.shown(translation.file_of(self.wanted))
        replaced, left = translation.translate(self.module.roots, heroes, entries, file)
        if left:
            self.problems.append(translation.out_of_date(left, file))
        self.braced += [node for node in replaced if "{" in str(node.value)]

    def _page(self, root: Node) -> Page:
        """Return what the reading of all parts has in common."""
        language = language_of(self.module, root, self.wanted)
        if self.past is not None:
            language = self.past.language(language)
        page = Page(language, self.names, self.problems)
        if self.place is not None:
            page.language.trees.gather(whole=self.whole)
        page.weigh(self.braced)
        self.braced.clear()
        return page

    # Names

    def _name_scenes(self, names: Names) -> None:
        sections = self.module.section("scenes")
        every = [node.value for node in sections if isinstance(node.value, dict)]
        names.scenes = {key for entries in every for key in entries}
        names.pools = set(pools_named(sections))
        names.partial = self.blind
        names.lost |= self.lost
        names.scenes = {*names.scenes, *self.lost}

    def find_heroes(self, root: Node) -> None:
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
        past = self.past
        if past is not None:
            past.begin(self.module, [key for key, _ in entries], self.partial or self.blind)
        entries.reverse()
        scenes: dict[str, Scene] = {}
        while entries:
            key, node = entries.pop()
            scene = reader.scene(key, node) if past is None else past.scene(key, node, reader)
            trees = reader.page.language.trees.gathered()
            if self.writer is not None and not self.writer.scene(key, node, trees):
                self.writer.discard()
                self.writer = None
            if scene is not None:
                scenes[key] = scene
        return scenes

    def _asked(self, page: Page, scenes: Mapping[str, Scene]) -> None:
        """Check what all texts and conditions together ask for."""
        if self.partial:
            return
        self.problems += graph_checks.check_seen(page.seen, scenes)
        self.problems += check_visits(page.visits, scenes, page.names.variables)
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


def has_errors(problems: list[Problem]) -> bool:
    """Tell whether one of them keeps an adventure from being played."""
    return any(problem.severity == "error" for problem in problems)


def in_order(problems: list[Problem]) -> tuple[Problem, ...]:
    """Return each problem once, by file and place, without what only follows from others."""
    found = [_in_one_line(problem) for problem in causes(dict.fromkeys(problems))]
    return tuple(sorted(found, key=lambda p: (p.mark, p.code, p.message)))


def _in_one_line(problem: Problem) -> Problem:
    """Return a problem whose message may quote what an author wrote, tabs and newlines and all."""
    if problem.message.isprintable():
        return problem
    return replace(problem, message=shown(problem.message, len(problem.message)))
