"""The shelf: adventures that come with `solo` and installed ones, with titles and summaries."""

import itertools
from collections.abc import Iterable, Iterator
from pathlib import Path

from solo.adventure.files import HEADER, Files
from solo.disk import followed
from solo.errors import Problem, SaveError, SoloError, nearest
from solo.late import late, lazy_imports
from solo.namedtuple import NamedTuple
from solo.source import MOST_BYTES, Node, parse, shown

with lazy_imports():  # of covers in another language, and of what can't be opened
    from solo.adventure import translation
    from solo.words import words

CAMPAIGN = "campaign.yaml"
FOR_BEGINNERS = "first-steps"  # stands first in every list
_MOST_BESIDE = 500  # files that are looked at for a name that was nearly right


class Cover(NamedTuple):
    """An adventure on the shelf, by what is known without reading all of it.

    Args:
        id: Its folder's name, by which it is called.
        path: The folder.
        title: As its author calls it; the id when the header can't be read.
        trouble: Why its header can't be read, or nothing.
    """

    id: str
    path: Path
    title: str
    author: str
    summary: str
    content_notes: tuple[str, ...]
    system: str
    trouble: str = ""
    version: str = ""
    licence: str = ""
    language: str = ""
    length: str = ""  # how long a game takes, in words
    tone: str = ""
    macros: str = ""  # the file of its macros


def shipped() -> tuple[Path, ...]:
    """Return the folders of the shipped adventures, the one for beginners first."""
    place = _place()
    if place is None:
        return ()
    found = [path for path in place.iterdir() if (path / HEADER).is_file()]
    return tuple(sorted(found, key=lambda path: (path.name != FOR_BEGINNERS, path.name)))


def installed() -> tuple[Path, ...]:
    """Return the folders of the adventures that the player has installed, in order of name."""
    return tuple(path for path in _kept(shipped()) if _is_there(path / HEADER))


def installed_campaigns() -> tuple[Path, ...]:
    """Return the folders of the campaigns that the player has installed, in order of name."""
    return tuple(path for path in _kept(campaigns()) if not _is_there(path / HEADER))


@late
def _kept(own: Iterable[Path]) -> Iterator[Path]:
    """Yield what the player has installed, but what is called as one that comes with `solo`."""
    from solo.packs import keeping  # here, since it looks where saves are kept

    names = {path.name for path in own}
    return (path for path in keeping.installed() if path.name not in names)


def find(name: str) -> Path:
    """Return the adventure that a player means by a path, or by the name of a shipped one.

    Raises:
        SoloError: There is no such adventure, or the file is of another kind; the text says what
            there is.
    """
    known = {path.name: path for path in shipped()}
    if not name.strip():
        raise SoloError(words.words("no-adventure-named", known=tuple(known)))
    given = Path(name)
    if name in known and not _is_there(given / HEADER):
        return known[name]
    if (folder := campaign(name)) is not None:
        raise SoloError(words.words("is-campaign", name=name, parts=_parts(folder)))
    if _is_there(given) and given.is_dir() and not _is_there(given / HEADER):
        other = _is_there(given / "adventure.yml")
        raise SoloError(words.words("bare-folder", name=name, header=HEADER, other=other))
    if _is_there(given):
        return _of_its_kind(given, name)
    known |= {path.name: path for path in installed()}
    if name in known:
        return known[name]
    wanted = _plain(name)
    for path in known.values():
        if wanted in (_plain(path.name), _plain(cover(path).title)):
            return path
    beside = {path.name: str(path) for path in _beside(given)}
    if len(given.parts) > 1:  # a path is near to another in its folder, however long that is
        near = beside.get(nearest(given.name, beside), "")
    else:
        near = nearest(name, (*known, *beside))
    raise SoloError(words.words("no-adventure", name=name, near=near, known=tuple(known)))


def _beside(given: Path) -> Iterator[Path]:
    """Yield the adventures in the folder in which one was looked for."""
    try:
        for path in itertools.islice(given.parent.iterdir(), _MOST_BESIDE):
            if path.name in (HEADER, CAMPAIGN) or any(
                map(_is_there, (path / HEADER, path / CAMPAIGN))
            ):
                yield path
    except (OSError, ValueError):
        return


def campaign(name: str) -> Path | None:
    """Return the campaign that a player means by a path or a shipped one's name; None if none."""
    given = Path(name)
    if given.suffix.lower() == ".zip" and _is_there(given) and given.is_file():
        given = _unpacked(given)
    for path in (given, _shipped_campaign(name)):
        if path is None:
            continue
        if path.name == CAMPAIGN and _is_there(path):
            return path.parent
        if _is_there(path / CAMPAIGN) and not _is_there(path / HEADER):
            return path
    if not _is_plain(name) or any(path.name == name for path in shipped()):
        return None
    return next((path for path in installed_campaigns() if path.name == name), None)


def campaigns() -> tuple[Path, ...]:
    """Return the folders of the shipped campaigns."""
    place = _place()
    found = () if place is None else (one for one in place.iterdir() if _is_there(one / CAMPAIGN))
    return tuple(sorted(found, key=lambda path: path.name))


def _shipped_campaign(name: str) -> Path | None:
    place = _place()
    return place / name if place is not None and _is_plain(name) else None


def _is_plain(name: str) -> bool:
    return name.isascii() and name.replace("-", "").isalnum()


def module_of(name: str) -> Path:
    """Return the adventure that an author means: as `find` does, or by any file of it.

    Raises:
        SoloError: There is no such adventure.
    """
    given = Path(name)
    try:
        is_part = given.is_file() and not _begins(given)
    except (OSError, ValueError):
        is_part = False
    for folder in given.resolve().parents if is_part else ():
        if _is_there(folder / HEADER):
            return folder
    return find(name)


@late
def _begins(file: Path) -> bool:
    """Whether an adventure begins in a file."""
    from solo.adventure.reading.header import (
        begins,  # here, since players name no files of a module
    )

    if file.name == HEADER:
        return True
    if file.suffix.lower() not in (".yaml", ".yml"):
        return False
    root = parse(followed(file, MOST_BYTES, "adventure's file"), str(file), []).root
    return root is not None and begins(root)


def _of_its_kind(given: Path, name: str) -> Path:
    """Return a folder, or a file that may begin an adventure; what can be none is refused."""
    if given.is_dir() or (given.is_file() and given.suffix.lower() in (".yaml", ".yml")):
        return given
    if given.is_file() and given.suffix.lower() == ".zip":
        return _unpacked(given)
    raise SoloError(words.words("no-adventure-file", name=name, header=HEADER))


@late
def _unpacked(given: Path) -> Path:
    """Return the folder that a package is played from."""
    from solo.packs import keeping  # here, since few play a file

    return keeping.played(given)


def _is_there(path: Path) -> bool:
    """Whether such a file or folder exists; a name that no operating system takes does not."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def cover(path: Path) -> Cover:
    """Read what the header of an adventure says of it; a broken one says so in `trouble`."""
    file = path / HEADER if path.is_dir() else path
    if not _is_there(file) and _is_there(path / CAMPAIGN):
        file = path / CAMPAIGN
    problems: list[Problem] = []
    try:
        content = followed(file, MOST_BYTES, "adventure's file")
        root = parse(content, str(file), problems).root
    except SaveError as reason:
        return Cover(path.name, path, path.name, "", "", (), "", str(reason))
    entries = root.value if root is not None and isinstance(root.value, dict) else {}
    trouble = str(problems[0]) if problems else ""
    return Cover(
        path.name,
        path,
        _text(entries, "title") or path.name,
        _text(entries, "author"),
        " ".join(_text(entries, "summary").split()),
        _texts(entries, "content_notes"),
        _text(entries, "system") or _system_within(path, entries),
        trouble,
        _text(entries, "version"),
        _text(entries, "licence"),
        _text(entries, "language"),
        _text(entries, "length"),
        _text(entries, "tone"),
        _text(entries, "macros"),
    )


def covers() -> tuple[Cover, ...]:
    """Return the covers of the shipped adventures, then of those installed."""
    return tuple(map(cover, (*shipped(), *installed())))


def translated(found: Cover, language: str) -> Cover:
    """Return a cover in the words of a language; as it is where a game would be, too.

    Its language is then that of these words.
    """
    if language in ("", found.language or "en") or not found.path.is_dir():
        return found
    try:
        known = translation.words(Files(found.path, HEADER), language)
    except SoloError:
        return found
    if not known:
        return found

    def said(text: str) -> str:
        return known.get(text, text)

    return found._replace(
        title=said(found.title),
        author=said(found.author),
        summary=said(found.summary),
        content_notes=tuple(map(said, found.content_notes)),
        length=said(found.length),
        tone=said(found.tone),
        language=language,
    )


def _parts(folder: Path) -> tuple[str, ...]:
    """Name the adventures of a campaign."""
    root = parse(followed(folder / CAMPAIGN, MOST_BYTES, "campaign's file"), CAMPAIGN, []).root
    entries = root.value if root is not None and isinstance(root.value, dict) else {}
    return tuple(dict.fromkeys(map(shown, _named(entries))))


def _named(entries: dict[str, Node]) -> Iterator[str]:
    """Yield the names of the adventures of a campaign, as its file has them."""
    modules = entries.get("modules")
    for one in modules.value if modules is not None and isinstance(modules.value, list) else ():
        named = one.value.get("adventure") if isinstance(one.value, dict) else one
        if named is not None and isinstance(named.value, str):
            yield named.value


def _system_within(path: Path, entries: dict[str, Node]) -> str:
    """Return the rules of a campaign: those of its first adventure, in its folder or known here."""
    name = next(_named(entries), "")
    inner = path / name
    plain = bool(name) and ".." not in Path(name).parts and not Path(name).is_absolute()
    if plain and _is_there(inner / HEADER):
        return cover(inner).system
    known = (one for one in (*shipped(), *installed()) if one.name == name)
    return next((cover(one).system for one in known), "")


def _place() -> Path | None:
    """Return the folder of the shipped adventures: in the package, else at the checkout's top."""
    package = Path(__file__).resolve().parent
    for place in (package / "adventures", package.parent / "adventures"):
        if place.is_dir():
            return place
    return None


def _plain(name: str) -> str:
    return "".join(character for character in name.casefold() if character.isalnum())


def _text(entries: dict[str, Node], key: str) -> str:
    node = entries.get(key)
    return node.value if node is not None and isinstance(node.value, str) else ""


def _texts(entries: dict[str, Node], key: str) -> tuple[str, ...]:
    node = entries.get(key)
    items = node.value if node is not None and isinstance(node.value, list) else []
    return tuple(item.value for item in items if isinstance(item.value, str))
