"""Loads that are large in one way: read within bounds of work and memory, or refused in words."""

import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from solo import rules
from solo.authoring.lint.lint import lint
from tests.hostile.family import Family

HEAD = "format: 1\ntitle: T\nsystem: art\nstart: a\n"
ENDING = "scenes:\n  a: {ending: won}\n"
PO = 'msgid ""\nmsgstr ""\n"Language: de\\n"\n\n'
MOST = 7_900_000  # bytes of one file, little less than are read


def _scenes(count: int) -> str:
    """Return an adventure of so many scenes."""
    line = "  s{}: {{text: Fog and gulls., choices: [{{text: On, then: x, goto: s{}}}]}}\n"
    scenes = "".join(line.format(n, n + 1) for n in range(count))
    return f"{HEAD}scenes:\n  a: {{goto: s0}}\n{scenes}  s{count}: {{ending: won}}\n"


def _languages(folder: Path, count: int) -> None:
    (folder / "adventure.yaml").write_text(_scenes(300))
    (folder / "languages").mkdir()
    for number in range(count):
        name = f"{chr(97 + number // 26)}{chr(97 + number % 26)}"
        (folder / "languages" / f"{name}.po").write_text(PO)


def _catalogue(line: str) -> Callable[[Path], None]:
    def write(folder: Path) -> None:
        (folder / "adventure.yaml").write_text(HEAD + ENDING)
        (folder / "languages").mkdir()
        (folder / "languages" / "de.po").write_text(PO + line * (MOST // len(line)))

    return write


def _texts(folder: Path) -> None:
    (folder / "adventure.yaml").write_text(f"{HEAD}include: [s*.yaml]\n{ENDING}")
    text = "word " * 19_000
    for file in range(4):
        scenes = (f"  s{file}-{n}: {{goto: a, text: {text}}}\n" for n in range(80))
        (folder / f"s{file}.yaml").write_text("scenes:\n" + "".join(scenes))


def _heroes(folder: Path) -> None:
    template = Path(rules.__file__).parent / "art/data/template/heroes"
    hero = next(template.glob("*.yaml")).read_text()
    (folder / "heroes").mkdir()
    for number in range(990):
        named = hero.replace("name: ", f"name: H{number} ", 1)
        (folder / "heroes" / f"{number}.yaml").write_text(named)
    pregenerated = "hero: {pregenerated: [heroes/*.yaml]}\n"
    (folder / "adventure.yaml").write_text(HEAD + pregenerated + ENDING)


def _all_at_once(folder: Path) -> None:
    """Write what is near every bound at once: of bytes, nodes, markup, trials and translations.

    Each bound holds for the whole adventure, so what they allow adds up and does not multiply.
    """
    _texts(folder)
    _languages(folder, 400)
    tag = "{% if n > 1 %}x{% else %}y{{ n + 2 }}{% endif %}"
    choice = "{{text: T, then: x, goto: a, when: n == {} or n > 3}}"
    scenes = "".join(
        f'  m{n}: {{text: "{tag * 8}", choices: [{choice.format(n)}]}}\n' for n in range(600)
    )
    (folder / "markup.yaml").write_text("scenes:\n" + scenes)
    (folder / "adventure.yaml").write_text(
        f"{HEAD}variables: {{n: 0}}\ninclude: [s*.yaml, markup.yaml]\n{ENDING}"
    )


LOADS: Mapping[str, Callable[[Path], None]] = {
    "hundreds of translations": lambda folder: _languages(folder, 600),
    "a translation of small entries": _catalogue('msgid "a"\nmsgstr "b"\n\n'),
    "a translation of one entry": _catalogue('""\n'),
    "a translation of comments": _catalogue("#\n"),
    "a translation of one text": _catalogue('msgctxt "a.title"\nmsgid "a"\nmsgstr "b"\n\n'),
    "long texts": _texts,
    "hundreds of heroes": _heroes,
    "near every bound at once": _all_at_once,
}


def _held(case: dict[str, Any], folder: Path) -> str:
    LOADS[case["name"]](folder)
    strange = [one for one in lint(folder) if not one.message.isprintable()]
    return f"a control sign in {strange[0]}" if strange else ""


def _made(chance: random.Random) -> dict[str, Any]:
    return {"name": chance.choice(list(LOADS))}


FAMILIES = (
    Family(
        name="loads",
        about="A module that is large in one way takes bounded work and memory.",
        make=_made,
        hold=_held,
        share=0.01,
        seconds=15,  # on a machine that does much else; without bounds it is a minute or more
        known=tuple({"name": name} for name in LOADS),
    ),
)
