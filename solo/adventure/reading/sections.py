"""The sections of an adventure other than scenes, and the whole adventure made from all parts."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field
from typing import Any, ClassVar, cast

from solo import rules
from solo.adventure.files import Files, macros_of
from solo.adventure.mistakes.problems import Problems
from solo.adventure.model import Adventure, Event, Scene
from solo.adventure.named import check_conditions, read_conditions
from solo.adventure.reading import header
from solo.adventure.reading.claims import ALWAYS
from solo.adventure.reading.deeds import read_leaves, read_needs
from solo.adventure.reading.event_reader import EventReader
from solo.adventure.reading.reader import Reader
from solo.adventure.references import Names
from solo.dataclass import dataclass
from solo.errors import Mark, Problem
from solo.late import late, lazy_imports
from solo.prose import Language
from solo.rules.core.outcome import AnySheet
from solo.rules.core.system import AnySystem
from solo.rules.core.system_parts import Ready, Unbound
from solo.rules.core.wording.naming import Named
from solo.source import Node, decode, place_of, plain_text, shown

with lazy_imports():  # of what no player needs, or few adventures have
    from solo.adventure.reading import accepted, said, tables, told

_HERO = "hero"
"""The id by which checks and effects mean the hero."""


@dataclass(slots=True)
class Module:
    """An adventure's files as nodes, and what was found wrong so far."""

    MORE: ClassVar[str] = "--with"  # stands for a file where there are problems in them

    files: Files  # the files
    system: AnySystem | None  # the rules to use in place of those that the header names
    problems: list[Problem] = field(default_factory=Problems)
    # the outermost node of each YAML file, the header's first
    roots: dict[str, Node] = field(default_factory=dict)
    heroes: list[Node] = field(default_factory=list)  # those of the files of ready-made heroes
    more: str = ""  # sections in YAML, beside those of the files
    brought: AnySystem | None = None  # the rules of a file in its folder

    def section(self, name: str) -> list[Node]:
        return header.sections_of(self.roots, name)


def system_of(module: Module, root: Node) -> AnySystem | None:
    """Return the rules of an adventure, or None after reporting that there are none."""
    if module.system is not None:
        return module.system
    node = entry(root, "system")
    if node is None or not isinstance(node.value, str):
        return None
    if is_path(node.value):
        return _own_rules(module, node)
    return header.find_system(node.value, node, module.problems, rules.find)


def is_path(name: str) -> bool:
    """Whether a header names its rules by a file of its own: `system: system.yaml`."""
    return name.lower().endswith((".yaml", ".yml"))


def rules_files(root: Node) -> list[Node]:
    """Return the name of the rules file that an adventure brings, if it does."""
    return [node for node in listed(root, "system") if is_path(str(node.value))]


@late  # few adventures bring their rules
def _own_rules(module: Module, node: Node) -> AnySystem | None:
    """Return the rules of a file in the adventure's folder, or None after reporting why not."""
    from solo.rules.data_systems.reading import look
    from solo.rules.data_systems.system import DataSystem

    for name in module.files.matching(node, module.problems):
        data = module.files.read(name, node, module.problems)
        if data is not None:
            found = look(data, module.files.shown(name), module.files.budget)
            module.problems += found.problems
            if found.book is not None:
                module.brought = DataSystem(found.book)
        return module.brought
    return None


def ruled(module: Module, root: Node, system: AnySystem) -> tuple[AnySystem, object]:
    """Return the system as the header's rule options have it, and those options."""
    options = header.read_options(root, system, module.problems)
    usual = options is None or options == system.options()
    return system if usual else system.using(options=options), options


def language_of(module: Module, root: Node, spoken: str = "") -> Language:
    """Return the language of an adventure, with the macros of its own.

    Where its texts are `spoken` in another language, and that has macros of its own, with those.
    """
    asked = entry(root, "macros")
    other = macros_of(spoken)
    if asked is not None and spoken and (module.files.folder / other).is_file():
        asked = Node(other, asked.at, asked.file)
    if asked is None or not isinstance(asked.value, str):
        return Language(load=module.files.budget)
    files, problems = module.files, module.problems
    for name in files.matching(asked, problems):
        data = files.read(name, asked, problems)
        shown_name = files.shown(name)
        text = None if data is None else plain_text(data, shown_name, problems)
        if text is not None:
            return Language(text, Mark(shown_name, 1, 1), files.budget)
    return Language(load=files.budget)


def read_parts(
    module: Module, root: Node, head: header.Header | None, system: AnySystem, reader: Reader
) -> dict[str, object]:
    """Read all but the rule options and the scenes, and tell the reader what names there are."""
    page, problems, section = reader.page, module.problems, module.section
    names = page.names
    names.lost |= header.ids_astray(module.roots.values())
    lost = names.lost
    names.variables = header.read_variables(section("variables"), problems, lost)
    needs = read_needs(root, page)
    conditions = read_conditions(section("conditions"), page, names.variables)
    names.foes = _people(section("foes"), system, problems, lost)
    names.companions = _people(section("companions"), system, problems, lost)
    problems += _twins(names, section("companions"))
    names.items = header.read_blocks(section("items"), system.item, problems, lost)
    quests = header.read_quests(section("quests"), page)
    names.quests = quests
    if page.checking:
        if not names.partial:
            problems += page.language.problems(page.known_names() - names.conditions.keys())
        check_conditions(conditions, page)
    claims = reader.branches.claims
    if page.checking:
        claims.declare(section("present"), section("never"))
    rows = section("tables")
    found = tables.read_tables(rows, reader.branches) if rows else {}
    names.heroes = _heroes(module, system, names)
    reader.read_shared(section)
    _somebody(module, root, head, names)
    return {
        "party": _party(module, root, head, system),
        "heroes": names.heroes,
        "variables": names.variables,
        "foes": names.foes,
        "companions": names.companions,
        "items": names.items,
        "quests": quests,
        "tables": found,
        "needs": needs,
        "leaves": read_leaves(root, page),
        "never": claims.never.get(ALWAYS, ()),
        "present": claims.present,
        "accepted": accepted.read(module.files, claims.present, problems) if page.checking else {},
        "told": told.read(module.files, page.language, page.known_names(), problems)
        if page.checking
        else (),
        "said": said.read(module.files, problems) if page.checking else frozenset(),
        "events": _events(module, reader, head.clock.minutes if head else 0),
    }


def _people(
    section: list[Node], system: AnySystem, problems: list[Problem], lost: set[str]
) -> Mapping[str, Named]:
    """Return foes or companions, who have a name in every system."""
    blocks = header.read_blocks(section, system.foe, problems, lost, _HERO)
    return cast("Mapping[str, Named]", blocks)


def _twins(names: Names, companions: Iterable[Node]) -> Iterator[Problem]:
    """Yield the companions who have the id of a foe, but are plainly somebody else."""
    for section in companions:
        for key, node in section.value.items() if isinstance(section.value, dict) else ():
            foe, companion = names.foes.get(key), names.companions.get(key)
            if foe is None or companion is None:
                continue
            if str(foe.name).casefold() != str(companion.name).casefold():
                message = (
                    f"'{shown(key)}' is a foe too; a check that names '{shown(key)}' means the foe,"
                    " so give one of them another id, or both the same name if they are one person"
                )
                yield Problem(node.key_mark, "id-twice", message, "warning")


def whole_adventure(
    module: Module,
    head: header.Header,
    parts: Mapping[str, Any],
    scenes: Mapping[str, Scene],
    language: Language,
) -> Adventure:
    """Return an adventure, given what its header says, its other parts, and its scenes."""
    return Adventure(
        id=module.files.id,
        digest=module.files.digest(),
        title=head.title,
        system=module.brought.name if module.brought is not None else head.system,
        own_rules=module.brought,
        start=head.start,
        scenes=scenes,
        language=language,
        author=head.author,
        licence=head.licence,
        summary=head.summary,
        content_notes=head.content_notes,
        length=head.length,
        tone=head.tone,
        spoken=head.language,
        defeat=head.defeat,
        create=head.hero.create,
        clock=head.clock.minutes,
        open=head.open,
        expect=head.expect,
        **parts,
    )


def _party(module: Module, root: Node, head: header.Header | None, system: AnySystem) -> int:
    """Return how many adventurers may be led, refusing more than the system knows."""
    asked = head.hero.party if head else 1
    hero = entry(root, "hero")
    if asked > system.party and hero is not None:
        most = "one hero" if system.party == 1 else f"at most {system.party} heroes"
        message = f"party: {asked}, but {system.title} is played with {most}"
        module.problems.append(Problem(hero.mark, "value-wrong", message))
    return min(asked, system.party)


def _somebody(module: Module, root: Node, head: header.Header | None, names: Names) -> None:
    """Report an adventure that nobody can play: without heroes, and none may be made."""
    hero = entry(root, "hero")
    if head is None or hero is None or head.hero.create or head.open:
        return
    if not names.heroes and not module.heroes and not hero_files(root):
        message = "nobody can play this: name ready-made heroes, or leave 'create: false' out"
        module.problems.append(Problem(hero.mark, "heroes-missing", message))


def _heroes(module: Module, system: AnySystem, names: Names) -> tuple[Ready[AnySheet], ...]:
    heroes: list[Ready[AnySheet]] = []
    files: dict[str, str] = {}
    for node in module.heroes:
        hero: object = decode(node, system.hero, module.problems)
        if hero is None:
            continue
        name = str(getattr(hero, "name", ""))
        shown_as = f"{name}, {getattr(hero, 'concept', '')}".casefold()  # what a player chooses by
        if files.setdefault(shown_as, node.file) != node.file:
            other = files[shown_as].rpartition("/")[2]
            message = (
                f"the hero in {other} is called '{name}' too, with the same concept; change one"
            )
            module.problems.append(Problem(node.mark, "value-odd", message, "warning"))
        try:
            heroes.append(cast("Ready[AnySheet]", system.bind(hero, names.cast)))
            module.problems += [
                Problem(place_of(node, text) or node.mark, "hero-unfinished", text, "warning")
                for text in system.lacks(hero)
            ]
        except ValueError as reason:
            if names.excuse(str(reason)):
                continue
            code = reason.code if isinstance(reason, Unbound) else "value-wrong"
            place = place_of(node, str(reason)) or node.mark
            module.problems.append(Problem(place, code, str(reason)))
    return tuple(heroes)


def _events(module: Module, reader: Reader, clock: int) -> dict[str, Event]:
    events = EventReader(reader.branches)
    section = header.entries_of(module.section("events"), module.problems, loose=True)
    every = (event for key, node in section for event in events.events(key, node, clock))
    return {event.id: event for event in every}


def entry(node: Node, key: str) -> Node | None:
    """Return what stands under a key of a node."""
    return node.value.get(key) if isinstance(node.value, dict) else None


def listed(node: Node, key: str) -> list[Node]:
    """Return the texts of a list, or the one that stands for it; the header's types are checked."""
    found = entry(node, key)
    if found is None:
        return []
    items = found.value if isinstance(found.value, list) else [found]
    return [item for item in items if isinstance(item.value, str)]


def hero_files(root: Node) -> list[Node]:
    """Return the names of the files of ready-made heroes, as a header gives them."""
    hero = entry(root, "hero")
    return listed(hero, "pregenerated") if hero is not None else []


def pools_named(sections: Iterable[Node]) -> Iterator[str]:
    """Yield the pools of the scenes in some sections."""
    for section in sections:
        for scene in section.value.values() if isinstance(section.value, dict) else ():
            pool = entry(scene, "pool")
            if pool is not None and isinstance(pool.value, str):
                yield pool.value
