"""The texts of an adventure by stable ids, and their translations from `languages/XX.po`.

An id tells where a text stands in its scene, by the ids of scenes and choices; it is the same in
whatever file and line that is, and never made of a translation. A choice without an id of its own
gets the one that its source text makes before any text is replaced, so that a game goes the same
way in every language.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from solo import po
from solo.adventure.files import LANGUAGES, Files
from solo.adventure.naming import slug
from solo.budget import SpentError
from solo.errors import Mark, Problem, SoloError
from solo.namedtuple import NamedTuple
from solo.source import Node, plain_text, shown
from solo.source.nodes import QUOTED, pack
from solo.words.catalogue import speaks

_CODE = re.compile(r"[a-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*")
_BY_NAME = {"english": "en", "german": "de", "deutsch": "de", "french": "fr", "spanish": "es"}
HEADER = ("title", "author", "summary", "content_notes", "length", "tone")
HERO = ("concept", "goals", "motivation", "drive")
NAMED = ("foes", "companions", "items")
_TEXTS = frozenset(
    (
        *("text", "then", "barred", "certain_death", "title", "purpose", "guidance", "risk"),
        *("hint", "prompt", "intro", "told", "success", "failure", "question", "answer"),
        *("situation", "fix", "lessened", "side_effect", "leverage"),
    )
)
_LISTS = frozenset(("about", "guidance", "between"))
_NAMES = re.compile(
    r"\.(?:(?:features|zones|arenas)\.[^.]+\.name|(?:features|exits)\.\d+|contest\.against"
    r"|fight\.talk|ability\.name|medkits\.\d+\.name|medkit\.name"
    r"|complex(?:\.steps)?\.\d+\.name)$"
)
"""Ends of the ids of texts whose key alone does not say that they are told."""
_STEPS = re.compile(r"\.complex(?:\.steps)?$")
_OUTCOMES = frozenset(("outcomes", "also"))
_PARTS = frozenset(("choices", "questions"))
_SHARED = (*sorted(_PARTS), "tries", "things")
_IDS = {
    **dict.fromkeys(("choices", "questions", "luck_offers", "bribes"), "text"),
    "info": "question",
    "medkits": "name",
    "medkit": "name",
}
"""The lists whose entries get an id of a text where none is written, and of which; or an effect."""


class Text(NamedTuple):
    """A text that a player may read or use, by its id.

    The id of a step is one; its translation is the step's `name`, and the id stays.
    """

    id: str
    node: Node
    named: Node | None = None  # what gets the translation as its name


def texts(roots: Mapping[str, Node], heroes: Mapping[str, Node]) -> Iterator[Text]:
    """Yield the texts of an adventure in the order of its files.

    Args:
        roots: The outermost nodes of its files; the header's is the first.
        heroes: Those of the files of heroes, by the names of the files.
    """
    for place, root in enumerate(roots.values()):
        entries = root.value if isinstance(root.value, dict) else {}
        for key in HEADER if place == 0 else ():
            if key in entries:
                yield from _said(entries[key], key)
        for section, node in entries.items():
            if section in _SHARED:
                yield from _entry(section, node, "everywhere")
                continue
            for name, part in node.value.items() if isinstance(node.value, dict) else ():
                yield from _of_section(section, part, f"{section}.{name}")
    for name, root in heroes.items():
        stem = name.rpartition("/")[2].rpartition(".")[0]
        for key in HERO:
            if isinstance(root.value, dict) and key in root.value:
                yield from _said(root.value[key], f"heroes.{stem}.{key}")
        yield from _within(root, f"heroes.{stem}")


def _of_section(section: str, node: Node, path: str) -> Iterator[Text]:
    if section in ("scenes", "events"):
        yield from _within(node, path)
    elif section == "quests":
        yield from _said(node, path) if not isinstance(node.value, dict) else _within(node, path)
    elif section == "tables":
        entries = node.value if isinstance(node.value, dict) else {}
        yield from _rows(entries.get("rows", node), path)
    elif section in NAMED and isinstance(node.value, dict):
        if "name" in node.value:
            yield from _said(node.value["name"], f"{path}.name")
        yield from _within(node, path)


def _said(node: Node, path: str) -> Iterator[Text]:
    """Yield a text, or those of a list."""
    if isinstance(node.value, str) and node.value.strip():
        yield Text(path, node)
    for place, item in enumerate(node.value if isinstance(node.value, list) else (), 1):
        yield from _outcome(item, f"{path}.{place}")


def _within(node: Node, path: str) -> Iterator[Text]:
    """Yield the texts of a scene, or of a part of one; what variables are set to is none."""
    for key, item in node.value.items() if isinstance(node.value, dict) else ():
        if key != "set":
            yield from _entry(key, item, path)


def _entry(key: str, item: Node, path: str) -> Iterator[Text]:
    """Yield the texts that stand under a key."""
    if key in _OUTCOMES:
        yield from _answers(item, path)
    elif key == "tries" and isinstance(item.value, dict):
        for name, outcomes in item.value.items():
            yield from _answers(outcomes, f"{path}.{key}.{name}")
    elif key == "things" and isinstance(item.value, dict):
        for name, thing in item.value.items():
            yield from _thing(thing, f"{path}.{key}.{name}")
    elif key in _PARTS and isinstance(item.value, list):
        for place, part in enumerate(item.value, 1):
            yield from _within(part, f"{path}.{key[:-1]}.{part_id(part) or place}")
    elif key in _LISTS or (isinstance(item.value, str) and _told(key, f"{path}.{key}")):
        yield from _said(item, f"{path}.{key}")
    elif isinstance(item.value, dict):
        yield from _within(item, f"{path}.{key}")
    elif isinstance(item.value, list):
        yield from _listed(key, item.value, f"{path}.{key}")


def _listed(key: str, parts: Sequence[Node], path: str) -> Iterator[Text]:
    """Yield the texts of the entries of a list."""
    steps = _STEPS.search(path) is not None
    for place, part in enumerate(parts, 1):
        if steps:
            yield from _step(part, f"{path}.{place}")
        inner = _outcome if key == "hint" else _within
        yield from inner(part, f"{path}.{place}")


def _step(node: Node, path: str) -> Iterator[Text]:
    """Yield the id of a step as what it is called, if it has no name."""
    entries = node.value if isinstance(node.value, dict) else {}
    if "id" in entries and "name" not in entries:
        yield from (text._replace(named=node) for text in _said(entries["id"], f"{path}.name"))


def _thing(node: Node, path: str) -> Iterator[Text]:
    """Yield the names of a thing, what is told of it, and what is tried with it."""
    for key, item in node.value.items() if isinstance(node.value, dict) else ():
        if key in ("names", "text"):
            yield from _said(item, path if key == "text" else f"{path}.{key}")
        else:
            yield from _entry(key, item, path)


def _told(key: str, path: str) -> bool:
    """Whether the text under a key is told to a player."""
    return key in _TEXTS or _NAMES.search(path) is not None


def _answers(node: Node, path: str) -> Iterator[Text]:
    for key, item in node.value.items() if isinstance(node.value, dict) else ():
        yield from (
            _answers(item, f"{path}.{key}") if key == "also" else _outcome(item, f"{path}.{key}")
        )


def _outcome(node: Node, path: str) -> Iterator[Text]:
    """Yield the texts of an outcome; its own text has its id, whether it stands alone or not."""
    if isinstance(node.value, str | list):
        yield from _said(node, path)
        return
    for text in _within(node, path):
        yield text._replace(id=path) if text.id == f"{path}.text" else text


def _rows(node: Node, path: str) -> Iterator[Text]:
    if isinstance(node.value, dict):
        for key, item in node.value.items():
            yield from _outcome(item, f"{path}.{key}")
    else:
        yield from _said(node, path)


def part_id(part: Node) -> str:
    """Return the id of a choice or question, as its source text makes it where none is written."""
    entries = part.value if isinstance(part.value, dict) else {}
    about = entries.get("about")
    first = about.value[0] if about is not None and isinstance(about.value, list) and about.value \
        else about  # fmt: skip
    for node, made in ((entries.get("id"), False), (first, True), (entries.get("text"), True)):
        if node is not None and isinstance(node.value, str):
            return slug(node.value) if made else node.value
    return ""


def _pin(node: Node) -> None:
    """Write ids into choices and other parts that have none, before their texts are replaced."""
    items = node.value.values() if isinstance(node.value, dict) else node.value
    for item in items if not isinstance(items, str) else ():
        _pin(item)
    if not isinstance(node.value, dict):
        return
    for key in _IDS.keys() & node.value.keys():
        parts = node.value[key].value
        alone = (node.value[key],) if key == "medkit" else ()
        for part in parts if isinstance(parts, list) else alone:
            if isinstance(part.value, dict) and "id" not in part.value:
                made = _made(key, part, part.value.get(_IDS[key]))
                if made:
                    part.value["id"] = Node(made, part.at, part.file)


def _made(key: str, part: Node, text: Node | None) -> str:
    """Return the id that its source text makes of a part; nothing where that may change."""
    said = str(text.value) if text is not None else ""
    if key in ("choices", "medkit") and "{" in said:
        return ""
    return part_id(part) if key in _PARTS else slug(said)


def translate(
    roots: Mapping[str, Node], heroes: Mapping[str, Node], entries: Iterable[po.Entry], file: str
) -> tuple[list[Node], list[po.Entry]]:
    """Replace the texts that have a translation.

    Returns:
        Their nodes, which then stand in the PO, and what was left out as it is of another source
        text, or of none. A fuzzy translation is left out, too.
    """
    known = {e.id: e for e in entries if e.text.strip() and not e.fuzzy and not e.gone}
    for root in (*roots.values(), *heroes.values()):
        _pin(root)
    replaced: list[Node] = []
    for text in list(texts(roots, heroes)):
        entry = known.get(text.id)
        if entry is None or entry.source.strip() != str(text.node.value).strip():
            continue
        del known[text.id]
        node = text.node
        if text.named is not None and isinstance(text.named.value, dict):
            node = text.named.value["name"] = Node(entry.text, node.at, file)
        node.become(entry.text, pack(entry.line, 1, QUOTED), file)
        replaced.append(node)
    return replaced, [*known.values()]


def out_of_date(left: Sequence[po.Entry], file: str) -> Problem:
    """Return the problem of translations that are left out, at the first of them."""
    if not left[0].id:
        message = (
            "a text is known by its msgctxt, and this has none, so it is not shown; `solo strings "
            "ADVENTURE -o FILE` brings the file up to date"
        )
        return Problem(Mark(file, left[0].line, 1), "translation-old", message, "warning")
    rest = f"; {len(left) - 1} more are left out for the same reason" if len(left) > 1 else ""
    message = (
        f"the text at '{shown(left[0].id)}' was changed or taken out after this was translated, "
        f"so this is not shown{rest}; `solo strings ADVENTURE -o FILE` brings the file up to date"
    )
    return Problem(Mark(file, left[0].line, 1), "translation-old", message, "warning")


def catalogue(files: Files, language: str, problems: list[Problem]) -> tuple[po.Entry, ...] | None:
    """Return the translations of an adventure into a language; None after reporting why not.

    There are none where the program alone speaks that language.

    Raises:
        SoloError: There is no such translation; those that there are, are told.
    """
    name = file_of(language)
    if not is_code(language) or not (files.folder / name).is_file():
        if speaks(language):
            return ()
        there = ", ".join(languages(files)) or "none"
        message = f"there is no translation into '{shown(language)}' (translations: {there})"
        raise SoloError(message)
    data = files.read(name, None, problems)
    content = None if data is None else plain_text(data, files.shown(name), problems)
    if content is None:
        return None
    mark = Mark(files.shown(name), 1, 1)
    try:
        return po.read(content, files.budget)
    except SpentError as spent:
        problems.append(Problem(mark, "adventure-large", str(spent)))
        return None
    except po.PoError as reason:
        mark = Mark(files.shown(name), reason.line, 1)
        problems.append(Problem(mark, "translation-wrong", f"no PO file: {reason}"))
        return None


def words(files: Files, language: str) -> Mapping[str, str]:
    """Return the texts of a translation by those of the author; what is wrong in it is left out.

    Raises:
        SoloError: There is no such translation.
    """
    found = catalogue(files, language, []) or ()
    return {e.source.strip(): e.text.strip() for e in found if not e.fuzzy and not e.gone}


def written_in(root: Node) -> str:
    """Return the language that an adventure is written in, as its header says."""
    node = root.value.get("language") if isinstance(root.value, dict) else None
    return node.value if node is not None and isinstance(node.value, str) else ""


def languages(files: Files) -> tuple[str, ...]:
    """Return the languages that an adventure is translated into."""
    try:
        found = sorted(path.stem for path in (files.folder / LANGUAGES).glob("*.po"))
    except OSError:
        return ()
    return tuple(name for name in found if is_code(name))


def unread(files: Files) -> Iterator[tuple[str, str]]:
    """Yield the PO files of an adventure's folder that no language reads, with what to do."""
    for path in sorted((*files.folder.glob("*.po"), *files.folder.glob("*/*.po"))):
        name = path.relative_to(files.folder).as_posix()
        if path.parent.name != LANGUAGES:
            yield name, f"only folder '{LANGUAGES}' is read; move it there"
        elif not is_code(path.stem):
            yield name, f"'{path.stem}' is no code of a language; call it by one, such as de.po"
    for path in sorted((*files.folder.glob("*.mo"), *files.folder.glob(f"{LANGUAGES}/**/*.mo"))):
        name = path.relative_to(files.folder).as_posix()
        if not (files.folder / LANGUAGES / f"{path.stem}.po").is_file():
            yield name, f"only .po is read, and this is made of one; put that into '{LANGUAGES}'"


def file_of(language: str) -> str:
    """Return the name of the file of a translation in its adventure's folder."""
    return f"{LANGUAGES}/{language}.po"


def size_of(files: Files, language: str) -> int:
    """Return how many bytes a translation has; none where that can't be told."""
    try:
        return (files.folder / file_of(language)).stat().st_size
    except OSError:
        return 0


def wrong_language(language: str) -> str:
    """Return why a word names no language to the program; nothing where it does, or is not told."""
    if not language or is_code(language):
        return ""
    known = _BY_NAME.get(language.lower(), language.lower())
    cure = f"write {known}" if is_code(known) else "write one such as en, de or pt-BR"
    return f"'{shown(language)}' is no code of a language; {cure}"


def is_code(language: str) -> bool:
    """Whether a word is a code of a language, such as `de` or `pt_BR`."""
    return _CODE.fullmatch(language) is not None and len(language) <= 20
