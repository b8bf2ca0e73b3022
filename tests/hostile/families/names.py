"""Odd names wherever an author may write one: nothing shown moves the cursor, no page runs them.

A page is read as a browser reads it: no name becomes a tag, an attribute or a part of a script.
"""

import random
import re
import zipfile
from collections.abc import Iterator, Mapping
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import yaml

from tests.hostile.families import consoles
from tests.hostile.families.commands import told
from tests.hostile.family import Family

OWNED = "x-owned"  # no page of ours has such a tag or attribute
NAMES = (
    f"<{OWNED}>", f"</script><{OWNED}>", f"</style><{OWNED}>", f"</title><{OWNED}>",
    f"--><{OWNED}>", f"]]><{OWNED}>", f'" {OWNED}="', f"' {OWNED}='", f"</text><{OWNED}/>",
    f"&lt;{OWNED}&gt;", f"<!--<script>{OWNED}", f"[x](javascript:{OWNED})", f"<a {OWNED}>",
    "<script>document.querySelector = null</script>", "&#60;x&#62; &amp; &", "</p></main></html>",
    "{{ '<' }}x", "a" * 10_000, "word " * 2_000, "李白" * 40, "🦀👩‍👩‍👧 ‍", "e" + "\u0301" * 300,
    "\u200b", "\u200bx\u200dy\ufeff", "אבג עברית", "\u00ad", "x\u00a0y", "'", '"', "\\", "`", "*",
    "**x**", "*[1](#s1)*", "# x", "| x |", "$(touch owned)", "`touch owned`", ";touch owned",
    "%s%n%x", "{0}", "\\n", "-- x", "a: b", "- x", "1", "0", "true", "null", "x\ty", "x\nPO: y",
    "constructor", "__proto__", "toString", ".TH owned", "'\\(aq", "con", "nul.txt", "\U000e0041",
)  # fmt: skip
IDS = ("constructor", "con", "nul", "0", "1", "yes", "no", "null", "x" * 60, "prototype", "quit",
       "end", "look", "undo", "script", "style", "a-a-a-a", "here", "z")  # fmt: skip
FILES = (
    "\u202ebcd", "\x1b[2J", "\udcff\udc80", "a b", "'", '"', "$(touch owned)", "-x", "é", "e\u0301",
    "con", "{x}", "李白", "%s", f"<{OWNED}>", "n" * 200, "\n", "~", "#", "*", "[a]", "x.y",
)  # fmt: skip
COMMANDS = (
    "lint {}", "lint {} --format sarif", "lint {} --format github", "lint {} --proof",
    "play {} --plain --seed 1", "play {} --json --seed 1", "play {} --plain --seed 1 --watch",
    "play {} --plain --seed 1 --record r.txt", "prose {}", "where {} b", "where {} n",
    "graph {}", "graph {} --format dot", "graph {} --format svg -o g.svg",
    "graph {} --format html -o g.html", "test {} --games 2 --html t.html", "test {} --games 2",
    "odds {} --states 50", "export {} -o b.html", "export {} -o b.md",
    "strings {} -o s.po", "pack {} -o p.solo.zip", "pack {}",
)  # fmt: skip
BEHIND = (
    "journal {} --format html -o j.html", "journal {} --format md", "journal {} --format epub -o "
    "j.epub", "journal {}", "saves", "journal {} --format lonelog", "stats {}", "verify {}",
)  # fmt: skip
TYPED = "map\n1\nmap\nsheet\nlook\nquests\nhint\nask Is it so?\nvars\njournal\n1\n2\n1\nquit\n"


def make(chance: random.Random) -> Any:
    """Make a module of odd names, and a command that looks at it."""
    slots = chance.sample(_SLOTS, chance.choice((1, 1, 2, 4, len(_SLOTS))))
    return {
        "names": {slot: chance.choice(NAMES) for slot in slots},
        "id": chance.choice(IDS),
        "folder": chance.choice(("module", "module", *FILES)),
        "file": chance.choice(("more", "more", *FILES)),
        "command": chance.choice(COMMANDS),
        "behind": chance.choice(BEHIND),
    }


_SLOTS = ("title", "author", "licence", "version", "summary", "note", "language", "scene", "text",
          "choice", "then", "prompt", "hint", "quest", "about", "ending", "kind", "foe", "item",
          "row", "tag", "word", "barred", "warning", "hero", "concept", "skill")  # fmt: skip


def module(names: Mapping[str, str], key: str, *, lean: bool) -> dict[str, Any]:
    """Return an adventure with names at their places, and a scene whose id is `key`.

    A lean one is a story of links alone, which a page in a browser can play.
    """
    name = {slot: slot for slot in _SLOTS} | {"language": "en", "version": "1"} | names
    return {
        "format": 1, "title": name["title"], "author": name["author"], "licence": name["licence"],
        "version": name["version"], "summary": name["summary"], "content_notes": [name["note"]],
        "language": name["language"], "system": "fell", "start": "a",
        "include": ["more/*.yaml"], "hero": {"create": False, "pregenerated": ["ada.yaml"]},
        "variables": {"n": 0, "said": "", "w": name["word"]},
        "quests": {"find": {"title": name["quest"]}},
        "foes": {"rat": {"name": name["foe"]}},
        "items": {"rope": {"name": name["item"]}},
        "tables": {"t": [name["row"], {"text": name["row"], "tags": [name["tag"]]}]},
        "scenes": {"a": _first(name, key), key: _second(name, lean=lean)},
    }  # fmt: skip


def _first(name: Mapping[str, str], key: str) -> dict[str, Any]:
    take = {"take": "find"}
    return {
        "title": name["scene"],
        "text": f"{name['text']} {{{{ w }}}}",
        "hint": name["hint"],
        "questions": [{"about": [name["about"]], "text": name["then"]}],
        "choices": [
            {"text": name["choice"], "then": name["then"], "goto": key, "quest": take},
            {"text": "Bar", "when": "n", "barred": name["barred"], "goto": key},
        ],
    }


def _second(name: Mapping[str, str], *, lean: bool) -> dict[str, Any]:
    on = {"text": name["choice"], "goto": "end-of-it"}
    rest = [
        {"text": "Say", "input": {"into": "said", "prompt": name["prompt"]}, "then": "{{ said }}"},
        {"text": "Die", "certain_death": name["warning"], "die": True, "then": name["then"]},
        {"text": "Draw", "draw": {"t": "said"}, "take": "rope", "then": "{{ said }}"},
    ]
    choices = [on] if lean else [on, *rest]
    return {"title": name["scene"], "text": "{{ visits }}", "choices": choices}


def hero(names: Mapping[str, str]) -> dict[str, Any]:
    """Return a ready-made hero of odd names."""
    return {
        "name": names.get("hero", "Ada"), "concept": names.get("concept", "a cooper"),
        "attributes": {"str": "d8", "dex": "d6", "int": "d6", "wil": "d8"}, "hp": 5,
        "background": "cooper", "skills": [names.get("skill", "lifting"), "locks"],
        "gear": {"hatchet": 1},
    }  # fmt: skip


def written(case: Mapping[str, Any], place: Path) -> None:
    """Write the module into a folder; names that this system does not take stay unwritten."""
    place.mkdir()
    lean = case["command"].startswith("export")
    whole = module(case["names"], case["id"], lean=lean)
    for name, content in (("ada.yaml", hero(case["names"])), ("adventure.yaml", whole)):
        text = yaml.safe_dump(content, allow_unicode=True, sort_keys=False)
        (place / name).write_text(text, encoding="utf-8")
    kind, title = case["names"].get("kind", "won"), case["names"].get("ending", "The end")
    more = {"scenes": {"end-of-it": {"ending": {"kind": kind, "title": title}}}}
    for name, text in (("more", yaml.safe_dump(more)), ("tests", "no such line\n")):
        (place / name).mkdir()
        ending = ".yaml" if name == "more" else ".txt"
        (place / name / f"{case['file']}{ending}").write_text(text, encoding="utf-8")


def hold(case: Any, folder: Path) -> str:
    """Look at the module by a command, at what it wrote, and at a game of it."""
    home = folder / "home"
    home.mkdir()
    place = folder / case["folder"]
    written(case, place)
    line = [str(place) if word == "{}" else word for word in case["command"].split()]
    code, said = told(line, TYPED, home)
    trouble = consoles.trouble_of((code, said, "")) or ("" if said or not code else "no word")
    games = sorted(home.glob("data/solo/saves/*.jsonl"))
    for game in () if trouble else games[:1]:
        behind = [str(game) if word == "{}" else word for word in case["behind"].split()]
        trouble = consoles.trouble_of((*told(behind, "", home), ""))
    if not trouble:
        trouble = next((t for path in sorted(home.iterdir()) if (t := injected(path))), "")
    ran = [path for path in (home, folder, place) if (path / "owned").exists()]
    return trouble or ("a name was run" if ran else "")


class _Page(HTMLParser):
    """Reads a page as a browser does, and notes what no page of ours has."""

    def __init__(self) -> None:
        super().__init__()
        self.strange = ""
        self.ended = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if OWNED in tag or any(OWNED in name for name, _ in attrs):
            self.strange = f"a name became markup: {self.get_starttag_text()}"
        if any(value and value.lstrip().startswith("javascript:") for _, value in attrs):
            self.strange = f"a name became a script: {self.get_starttag_text()}"
        if self.ended:
            self.strange = f"{tag} behind the page's end"

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        self.ended |= tag == "html"


def injected(path: Path) -> str:
    """Return what a name did to a page, a picture or a book, or nothing."""
    if path.suffix == ".html":
        page = _Page()
        page.feed(path.read_text(encoding="utf-8"))
        page.close()
        return page.strange
    if path.suffix == ".md":
        return next((f"{path.name}: {t}" for t in _raw(path.read_text(encoding="utf-8"))), "")
    texts = [path.read_bytes()] if path.suffix == ".svg" else []
    if path.suffix == ".epub":
        with zipfile.ZipFile(path) as book:
            texts += [book.read(n) for n in book.namelist() if n.endswith(("html", "opf", "ncx"))]
    for text in texts:
        for node in ElementTree.fromstring(text).iter():
            if OWNED in node.tag or any(OWNED in name for name in node.attrib):
                return f"a name became markup in {path.name}"
    return ""


def _raw(text: str) -> Iterator[str]:
    """Yield tags in Markdown that are not our own marks of places."""
    for found in re.finditer(r"(?<!\\)<[a-z!/][^>]*>?", text):
        if not re.fullmatch(
            r'<a id="s(?:\d+|rules)">|</a>|<!-- Written by solo: \w+ [0-9a-f]{16} -->', found[0]
        ):
            yield f"markup in Markdown: {found[0][:60]}"


FAMILIES = (
    Family(
        name="names",
        about="Odd names of an author are shown harmlessly, or refused; no page runs them.",
        make=make,
        hold=hold,
        share=0.1,
        seconds=6,  # for a command, a game of a dozen lines and a look at it
        known=tuple(  # a folder of another encoding, and a file whose name has a line's end
            {
                "names": {"title": NAMES[0]},
                "id": "constructor",
                "folder": "caf\udce9",
                "file": "\n",
                "command": command,
                "behind": "journal {} --format epub -o j.epub",
            }
            for command in (
                "play {} --plain --record r.txt",
                "test {} --games 2 --html t.html",
                "strings {} -o s.po",
                "export {} -o b.md",
            )
        ),
    ),
)
