"""Files of other programs: translators' PO files, and stories of Twine's and ink's.

They are merged and imported in this process. What makes a case large is one thing at a time; what
chance makes are real files with lines doubled, dropped, swapped and changed.
"""

import json
import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from tests.hostile.families import consoles
from tests.hostile.families.commands import FIRST, ROOT, told
from tests.hostile.family import Family

HEADER = 'msgid ""\nmsgstr ""\n"Language: de\\n"\n\n'
ENTRY = 'msgctxt "a"\nmsgid "a"\nmsgstr "{}"\n\n'
STORY = ':: StoryTitle\nT\n\n:: StoryData\n{"ifid":"A","start":"p0"}\n\n:: p0\n'
PO, TWEE, INK = "de.po", "s.twee", "s.json"
LINES = {PO: f"strings {FIRST} -o {{}}", TWEE: "import {} made", INK: "import {} made"}
REAL = {
    PO: ROOT / "adventures/first-steps/languages/de.po",
    TWEE: ROOT / "tests/authoring/importing/fog.twee",
    INK: ROOT / "tests/authoring/importing/ink/fog.json",
}
ODD = (
    "", '"', "\\", "\\x", "{{ 7 * 7 }}", "{% for x in y %}", "[[", "]]", "<<if $a>>",
    "(if: $a)[", "\x1b[2J", "\u202e", "9" * 400, "msgid", 'msgstr[0] "a"', "#~ ", "#| ", ":: p0",
    "null", "[[]]", "->", "|", "\udcff", "é" * 300, "1e999", "-1", "{}", ".^.^.^", "a.0.0", "ev",
    "/ev", "\t",
)  # fmt: skip


def _ink(root: object) -> str:
    return json.dumps({"inkVersion": 21, "root": root, "listDefs": {}})


def _nested(depth: int) -> str:
    return f'{{"inkVersion":21,"root":{"[" * depth}null{"]" * depth},"listDefs":{{}}}}'


def _knots(count: int) -> str:
    knots = {f"k{n}": ["^x", "\n", {"->": f"k{n + 1}"}, None] for n in range(count)}
    return _ink([{"->": "k0"}, "done", knots])


MADE: Mapping[str, tuple[str, Callable[[], str]]] = {
    "a text of many lines": (
        PO, lambda: HEADER + ENTRY.format('"\n"'.join(["x" * 390] * 19_900))
    ),
    "a text of line ends": (PO, lambda: HEADER + ENTRY.format("\\n" * 3_900_000)),
    "a text of escapes": (PO, lambda: HEADER + ENTRY.format('\\"' * 3_900_000)),
    "one id many times": (PO, lambda: HEADER + ENTRY.format("b") * 190_000),
    "many sources": (
        PO, lambda: HEADER + "".join(f'msgid "{n}"\nmsgstr "b"\n\n' for n in range(199_000))
    ),
    "an escape of nothing": (PO, lambda: HEADER + ENTRY.format("\\\x1b")),
    "plurals": (
        PO,
        lambda: HEADER.replace("de", "\x1b") + 'msgid "a"\nmsgid_plural "b"\nmsgstr[0] "c"\n',
    ),
    "notes of controls": (PO, lambda: HEADER + "# \x1b[2J\u202e\n" + ENTRY.format("b\x9b")),
    "a chain of passages": (
        TWEE, lambda: STORY + "".join(f"[[p{n}]]\n\n:: p{n}\n" for n in range(1, 20_000))
    ),
    "passages of one name": (TWEE, lambda: STORY + "x [[p0]]\n\n:: p0\n" * 4_000),
    "names of signs": (
        TWEE, lambda: STORY + "".join(f"x\n\n:: {'!' * (n % 50)}{n}\n" for n in range(4_000))
    ),
    "conditions in each other": (TWEE, lambda: STORY + "<<if $a>>" * 20_000),
    "hooks in each other": (TWEE, lambda: STORY + "(if: $a)[" * 20_000 + "]" * 20_000),
    "links not closed": (TWEE, lambda: STORY + "[[" * 400_000),
    "links of arrows": (TWEE, lambda: STORY + "[[" + "->" * 400_000 + "]]"),
    "a long name": (TWEE, lambda: STORY + f"[[{'n' * 500_000}]]"),
    "many variables": (
        TWEE, lambda: STORY + "".join(f"<<set $v{n} to {n}>>" for n in range(20_000))
    ),
    "brackets in a value": (TWEE, lambda: STORY + f"<<set $a to {'(' * 50_000}>>"),
    "controls in names": (TWEE, lambda: STORY + "[[a\x1b\u202e->p\x07]]\n\n:: p\x07\nx\n"),
    "deep lists": (INK, lambda: _nested(900)),
    "deeper lists": (INK, lambda: _nested(90_000)),
    "many knots": (INK, lambda: _knots(4_900)),
    "too many knots": (INK, lambda: _knots(10_000)),
    "a divert to nothing": (INK, lambda: _ink([{"->": ".^" * 50_000}, "done", None])),
    "a circle of diverts": (
        INK, lambda: _ink([{"->": "a"}, {"a": [{"->": "b"}, None], "b": [{"->": "a"}, None]}])
    ),
    "a stack": (
        INK, lambda: _ink(["ev", *[1] * 50_000, *["+"] * 49_999, "/ev", {"VAR=": "x"}, None])
    ),
    "a value that doubles": (
        INK, lambda: _ink(["ev", 1, *["du", "+"] * 3_000, "/ev", {"VAR=": "x"}, None])
    ),
    "values of no type": (
        INK, lambda: _ink([{"->": 7}, {"VAR=": []}, {"*": {}, "flg": "x"}, 3.5, [[[]]], None])
    ),
}  # fmt: skip


def _made(chance: random.Random) -> dict[str, Any]:
    return {"file": chance.choice((PO, TWEE, INK)), "seed": chance.randrange(10**9)}


def changed(text: str, chance: random.Random) -> str:
    """Return a text with some of its lines changed, or of its words where all is one line."""
    between = "\n" if text.count("\n") > 9 else ","
    parts = text.split(between)
    for _ in range(chance.choice((1, 2, 5, 30))):
        at, other = chance.randrange(len(parts)), chance.randrange(len(parts))
        match chance.randrange(5):
            case 0:
                parts[at], parts[other] = parts[other], parts[at]
            case 1:
                parts.insert(at, parts[other])
            case 2:
                del parts[at : at + chance.choice((1, 1, 3))]
                parts = parts or [""]
            case 3:
                cut = chance.randrange(len(parts[at]) + 1)
                parts[at] = parts[at][:cut] + chance.choice(ODD) + parts[at][cut:]
            case _:
                parts[at] = chance.choice(ODD) * chance.choice((1, 1, 40))
    return between.join(parts)


def _hold(case: dict[str, Any], folder: Path) -> str:
    if "name" in case:
        name, make = MADE[case["name"]]
        text = make()
    else:
        name = case["file"]
        text = changed(REAL[name].read_text(encoding="utf-8"), random.Random(case["seed"]))
    place = folder / name
    place.write_bytes(before := text.encode("utf-8", "surrogatepass"))
    code, said = told(LINES[name].format(place).split(), "", folder)
    if trouble := consoles.trouble_of((code, said, "")):
        return trouble
    if code and not said.strip():
        return f"exit code {code} without a word"
    if (code or name != PO) and place.read_bytes() != before:
        return "a file was changed that is only read"
    if not code and name == PO:  # what was written is merged again, and is the same then
        once = place.read_bytes()
        again = told(LINES[PO].format(place).split(), "", folder)
        if again[0] or place.read_bytes() != once:
            return f"what was written is not as it was: {again[1]}"
    if not code and name != PO:
        code, said = told(["lint", "made"], "", folder)
        return consoles.trouble_of((code, said, ""))
    return ""


FAMILIES = (
    Family(
        name="texts",
        about="Files of translators, of Twine and of ink are merged and imported, or refused.",
        make=_made,
        hold=_hold,
        share=0.2,
        seconds=6,  # of a merge twice, or of an import and a lint of thousands of scenes
        known=tuple({"name": name} for name in MADE),
    ),
)
