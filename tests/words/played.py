"""Games played by chance in German, with all words of their authors made strange.

An adventure's texts are put into accents, as `solo strings --pseudo` does, and stand in its German
PO file. So each plain English word that is shown is the program's.
"""

import re
import shutil
from collections.abc import Collection, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

from solo import po
from solo.adventure.loader import load
from solo.authoring import strings
from solo.engine.chance import Seeded
from solo.engine.commands import Choose
from solo.engine.session import Session
from solo.rules import find, fitted
from solo.source import Node, parse
from solo.terminal.table.verbs import TABLE_VERBS
from solo.terminal.told import answers, render
from solo.terminal.typed.readings import Query
from solo.terminal.typed.verbs import VERBS
from solo.words.catalogue import catalogue
from solo.words.translating import rooms
from tests.words.sources import prose

SYSTEMS = ("art", "fell", "fictive-hack", "conan-2d20", "fallout-2d20")
LOOKED_UP = ("sheet", "why", "help", "odds", "quests", "skills", "gear", "health", "recap")
_KEPT = """
agility alertness charm craft cunning dexterity fate intelligence stamina strength defense
catastrophic pathetic feeble inferior poor passable good great super awesome extreme
ct pt fb in pr ps gd gt sp aw ex str dex int wil momentum points they them it its
offers always asked anew full free event on off again hint recap why doom fortune patch up novice
aid xp
"""
KEPT = frozenset(_KEPT.split())
"""Terms of a game, and what is typed; the guide for authors lists them."""
_WORD = re.compile(r"[^\W\d_]+")
_FIELD = re.compile(r"\*[^*]*\*")  # what an author wrote, as a gamebook quotes it
_QUOTED = re.compile(r"'[^']*'|: (?:try|ask|draw|together|everyone) [^;]*")
"""What is typed, as catalogues show it."""
_TAGS = re.compile(r"\{[{%#].*?[%#}]\}|['\"]", re.DOTALL)
_HINT = re.compile(r"\([^()]*\)$")
"""At the end of an option: the word that is typed for it, which is English in every language."""


@cache
def vocabulary(language: str) -> frozenset[str]:
    """Return the words of all catalogues of a language, in small letters; none that are typed."""
    found: set[str] = set()
    for room in rooms():
        for code, pattern in catalogue(room, language).items():
            if not code.startswith(("usage-", "example-")):
                said = _QUOTED.sub(" ", _FIELD.sub(" ", " ".join(prose(pattern)).lower()))
                found |= {word for word in _WORD.findall(said) if len(word) > 1}
    return frozenset(found)


@cache
def english_alone() -> frozenset[str]:
    """Return the words of the program that German has not, and that are not kept on purpose."""
    typed = {verb.name for verb in (*VERBS, *TABLE_VERBS)}
    return vocabulary("en") - vocabulary("de") - KEPT - typed


def left_in(line: str, own: Collection[str]) -> set[str]:
    """Return the English words of the program that a line shows; `own` are texts of authors."""
    bare = _QUOTED.sub(" ", _HINT.sub("", line).lower())
    for text in own:
        if text in bare:
            bare = re.sub(rf"(?<!\w){re.escape(text)}(?!\w)", " ", bare)
    return {*_WORD.findall(bare)} & english_alone()


def names_in(place: Path) -> list[str]:
    """Return what an adventure says that no translation changes, the longest first.

    That is names and numbers of heroes and things, and what stands in macros.
    """
    found: set[str] = set()
    for file in place.glob("macros.j2"):
        found |= {part.strip() for part in _TAGS.split(file.read_text("utf-8"))}
    for file in place.rglob("*.yaml"):
        found |= set(_scalars(parse(file.read_bytes(), file.name, []).root))
    return sorted({text.lower() for text in found if len(text) > 2}, key=len, reverse=True)


def _scalars(node: Node | None) -> Iterator[str]:
    match node.value if node is not None else None:
        case str() as text:
            yield text
        case dict() as entries:
            for key, value in entries.items():
                yield from (key.replace("_", " "), *_scalars(value))
        case list() as items:
            for item in items:
                yield from _scalars(item)


def in_accents(system: str, place: Path) -> Session:
    """Begin the template of a system in German; its texts are in accents."""
    shutil.copytree(find(system).template, place)
    (place / "languages").mkdir()
    found = [replace(entry, text=strings.pseudo(entry)) for entry in strings.entries_of(place)]
    text = po.written(found, language="de", project=system)
    (place / "languages" / "de.po").write_text(text, encoding="utf-8")
    adventure = load(place, language="de")
    return Session(
        adventure, fitted(adventure.system, adventure.options), Seeded("deutsch"), offers="always"
    )


def shown(session: Session, turns: int, *, make: bool = False) -> Iterator[str]:
    """Play so many turns, each time another option; yield every line that is shown.

    With `make` a new hero is made, if that is offered.
    """
    for block in render.happened(session.opening, session):
        yield block.text
    for turn in range(turns):
        for block in render.menu(session):
            yield block.text
        if turn % 7 == 0:
            for topic in LOOKED_UP:
                for block in answers.answer(Query(topic), session, spoken=True):
                    yield block.text
        options = [option for option in session.options() if not option.reason]
        if session.over or not options:
            return
        usual = options[turn % len(options)]
        chosen = next((one for one in options if make and one.id == "make"), usual)
        events = session.do(Choose(chosen.id, "Eva 1" if chosen.asks else "")).events
        for block in render.happened(events, session):
            yield block.text
