"""The last reading of an adventure in an editor, so that only what changed is read again.

A scene is read again when it changed or moved, and every scene when something outside of scenes or
one of their names did: what a scene comes to depends on nothing else.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from solo import po
from solo.adventure import translation
from solo.adventure.files import Files
from solo.adventure.model import Scene
from solo.adventure.reading.reader import Reader
from solo.adventure.reading.sections import Module
from solo.budget import BYTES_OF_NODE, MARKUP, NODES, PER_NODE, TRANSLATIONS, Budget
from solo.errors import Mark, Problem
from solo.namedtuple import NamedTuple
from solo.prose import Language
from solo.source import Node, Parsed, parse

_SCENES = "scenes"
Made = TypeVar("Made")


def worked(work: Callable[..., Made], *about: object) -> Made:
    """Return what a function makes of texts or scenes: what `Past.once` is without a past."""
    return work(*about)


class Read(NamedTuple):
    """What reading one scene came to."""

    sign: tuple[object, ...]  # what it was read from
    scene: Scene | None
    problems: tuple[Problem, ...]
    seen: tuple[tuple[str, str, Mark], ...]  # what prose asks of `visited` and `taken`
    visits: tuple[tuple[Mark, str, tuple[str, ...]], ...]
    named: frozenset[str]  # the named conditions that it asks for
    used: frozenset[str]  # the foes, companions and items
    faulty: frozenset[str]
    work: int


class Past:
    """The last reading of an adventure.

    Attributes:
        unsaved: What an editor has in place of files on disk, by their names in the folder.
        told: The catalogue of a translation as it was read last, and what was told of it.
    """

    def __init__(self) -> None:
        self.unsaved: Mapping[str, bytes] = {}
        self.told: tuple[bytes, tuple[Problem, ...]] | None = None
        self._files: dict[str, tuple[bytes, Parsed]] = {}  # those in which nothing was wrong
        self._translated: dict[str, Past] = {}
        self._entries: tuple[bytes, tuple[po.Entry, ...], int, int] | None = None
        self._made: dict[object, Any] = {}  # what was worked out in the last reading
        self._now: dict[object, Any] = {}  # and in this one
        self._sign: object = None  # what all of this rests on:
        self._kept: dict[str, dict[Any, Any]] = {}
        self._around: object = None  # what stands outside of the scenes
        self._scenes: dict[str, Read] = {}
        self._language: Language | None = None
        self._clean: set[str] = set()  # the files whose scenes may be kept
        self._before = ""  # the scene above the one that is read

    def of(self, language: str) -> "Past":
        """Return the last reading in another language."""
        found = self._translated.setdefault(language, Past())
        found.unsaved, found._files = self.unsaved, self._files
        return found

    def parse(self, data: bytes, file: str, problems: list[Problem], budget: Budget) -> Parsed:
        """Return a file as nodes that may be changed; it is parsed if it has changed."""
        kept = self._files.get(file)
        count = kept[1].nodes - 1 if kept is not None else 0
        work, memory = PER_NODE * count, BYTES_OF_NODE * count
        if kept is None or kept[0] != data or budget.left < work or budget.room < memory:
            before = len(problems)
            parsed = parse(data, file, problems, budget)
            self._files.pop(file, None)
            if parsed.root is None or len(problems) > before:
                return parsed
            kept = self._files[file] = data, parsed
        else:
            budget.take(NODES, work, memory)
        parsed = kept[1]
        assert parsed.root is not None
        return parsed._replace(root=parsed.root.copied())

    def catalogue(
        self, files: Files, language: str, problems: list[Problem]
    ) -> tuple[po.Entry, ...] | None:
        """Return the translations into a language, as `translation.catalogue` does."""
        data = files.read(translation.file_of(language), None, [])
        budget, kept = files.budget, self._entries
        if kept is not None and kept[0] == data and budget.left > kept[2] and budget.room > kept[3]:
            budget.take(TRANSLATIONS, *kept[2:])
            return kept[1]
        before, left, room = len(problems), budget.left, budget.room
        found = translation.catalogue(files, language, problems)
        if data is not None and found is not None and len(problems) == before:
            self._entries = data, found, left - budget.left, room - budget.room
        return found

    def once(self, work: Callable[..., Made], *about: object) -> Made:
        """Return what a function makes of texts or scenes; it works only if it did not before.

        A scene is the same only while it is not read again; nobody changes what was made of it.
        """
        key = (work, *(id(one) if isinstance(one, Scene) else one for one in about))
        found = self._now.get(key) or self._made.get(key)
        if found is None:
            found = about, work(*about)
        self._now[key] = found
        made: Made = found[1]
        return made

    def kept(self, sign: object) -> dict[str, dict[Any, Any]]:
        """Return what was worked out while this sign was the same; who works puts more in."""
        if sign != self._sign:
            self._sign, self._kept = sign, {}
        return self._kept

    def roots(self, files: Files) -> list[Node]:
        """Return the outermost nodes of the files that were read; nobody changes them."""
        found = []
        for name, data in files.contents.items():
            file = files.shown(name)
            if name.endswith((".yaml", ".yml")):
                kept = self._files.get(file)
                if kept is None or kept[0] != data:
                    kept = data, parse(data, file, [])
                found += [] if kept[1].root is None else [kept[1].root]
        return found

    def language(self, language: Language) -> Language:
        """Return the language of the last reading, if it is the same: kept scenes speak it."""
        if self._language is None or self._language.source != language.source:
            self._language = language
        self._language.load = language.load
        self._language.refresh()
        return self._language

    def begin(self, module: Module, names: Iterable[str], partial: bool) -> None:
        """Learn what stands outside of the scenes, before the first of them is read.

        Of a reading that is `partial`, as a file could not be read whole, no scene is kept for the
        next: what is lost there may be named without being declared.
        """
        around = (
            partial,
            [*names],
            [(f, k, n.shape()) for f, root in module.roots.items() for k, n in _outside(root)],
            [node.shape() for node in module.heroes],
            module.system,
            id(self._language),
        )
        if around != self._around or partial or module.brought is not None:
            self._scenes.clear()
        self._around, self._before = around, ""
        self._made, self._now = self._now, {}
        wrong = {problem.mark.file for problem in module.problems}
        self._clean = self._files.keys() - wrong if not partial else set()

    def scene(self, key: str, node: Node, reader: Reader) -> Scene | None:
        """Return a scene; it is read if it has changed."""
        sign = (self._before, node.shape())
        self._before = key
        page = reader.page
        known = self._scenes.get(key)
        if known is None or known.sign != sign or node.file not in self._clean:
            known = self._scenes[key] = self._read(key, node, reader, sign)
            return known.scene
        page.problems += known.problems
        page.seen += known.seen
        page.visits += known.visits
        page.named_used |= known.named
        page.names.used |= known.used
        reader.faulty |= known.faulty
        reader.last = key
        page.language.load.use(MARKUP, known.work)
        return known.scene

    def _read(self, key: str, node: Node, reader: Reader, sign: tuple[object, ...]) -> Read:
        page = reader.page
        problems, seen, visits = len(page.problems), len(page.seen), len(page.visits)
        faulty, left = frozenset(reader.faulty), page.language.load.left
        named, used = frozenset(page.named_used), frozenset(page.names.used)
        page.named_used.clear()
        page.names.used.clear()
        scene = reader.scene(key, node)
        found = Read(
            sign,
            scene,
            tuple(page.problems[problems:]),
            tuple(page.seen[seen:]),
            tuple(page.visits[visits:]),
            frozenset(page.named_used),
            frozenset(page.names.used),
            frozenset(reader.faulty - faulty),
            left - page.language.load.left,
        )
        page.named_used |= named
        page.names.used |= used
        return found


def _outside(root: Node) -> Iterable[tuple[str, Node]]:
    entries: Mapping[str, Node] = root.value if isinstance(root.value, dict) else {}
    return ((key, node) for key, node in entries.items() if key != _SCENES)
