"""Adventures that are deep, circular, or large in one place; looked at by each command there is."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from tests.hostile.families import consoles
from tests.hostile.families.commands import told
from tests.hostile.family import Family

HEAD = "format: 1\ntitle: T\nsystem: fell\nstart: a\nvariables: {n: 0, w: x}\n"
END = "  z: {ending: won}\n"
COMMANDS = (
    "lint {}", "play {} --plain --seed 1", "prose {}", "graph {} --format html -o g.html",
    "graph {} --format mermaid", "where {} n", "where {} b", "strings {} -o s.po", "list",
    "test {} --games 2", "odds {} --states 100", "pack {} -o p.solo.zip",
    "export {} -o e.html", "export {} -o e.md",
)  # fmt: skip


def _one(text: str) -> Callable[[Path], object]:
    return lambda folder: (folder / "adventure.yaml").write_text(text, encoding="utf-8")


def _scene(inside: str, more: str = "") -> Callable[[Path], object]:
    return _one(f"{HEAD}{more}scenes:\n  a: {{{inside}}}\n{END}")


def _text(text: str, more: str = "") -> Callable[[Path], object]:
    choices = "    choices: [{text: On, goto: z}]\n"
    return _one(f"{HEAD}{more}scenes:\n  a:\n    text: |\n      {text}\n{choices}{END}")


def _when(condition: str) -> Callable[[Path], object]:
    return _scene(f"choices: [{{text: On, when: '{condition}', goto: z}}, {{text: Off, goto: z}}]")


def _files(head: str, **others: str) -> Callable[[Path], object]:
    def write(folder: Path) -> None:
        (folder / "adventure.yaml").write_text(f"{HEAD}{head}scenes:\n  a: {{goto: z}}\n{END}")
        for name, text in others.items():
            (folder / f"{name}.yaml").write_text(text)

    return write


def _links(folder: Path) -> None:
    """Write folders that lead into each other, and files that lead out and round."""
    _files("include: ['*/*/*/*.yaml', 'in/loop/loop/x.yaml', out.yaml, self.yaml]\n")(folder)
    (folder / "in").mkdir()
    (folder / "in/x.yaml").write_text("scenes: {x: {goto: z}}")
    (folder / "in/loop").symlink_to("..")
    (folder / "out.yaml").symlink_to("/etc/passwd")
    (folder / "self.yaml").symlink_to("self.yaml")


def _nested(depth: int, key: str, leaf: str) -> str:
    return f"{{{key}: [" * depth + leaf + "]}" * depth


def _choices(count: int, each: str = "text: T{}, then: x") -> str:
    return "choices: [" + ", ".join(f"{{{each.format(n)}}}" for n in range(count)) + "]"


def _doubling(count: int) -> str:
    rest = "".join(f"  c{n}: c{n - 1} and c{n - 1}\n" for n in range(1, count))
    return f"conditions:\n  c0: n > 0\n{rest}"


def _tables(rows: str, count: int) -> str:
    tables = "".join(f"  t{n}: [{rows.replace('#', str((n + 1) % count))}]\n" for n in range(count))
    return f"tables:\n{tables}"


SHAPES: Mapping[str, Callable[[Path], object]] = {
    "lists in lists": _scene("x: " + "[" * 900 + "]" * 900),
    "lists within bounds": _scene("x: " + "[" * 45 + "]" * 45),
    "mappings in mappings": _scene("x: " + "{a: " * 900 + "1" + "}" * 900),
    "choices in choices": _scene(_nested(300, "choices", "{text: T, goto: z}")),
    "choices in few choices": _scene(
        "choices: [{text: T, " + _nested(20, "choices", "{text: T, goto: z}")[1:-1] + "}]"
    ),
    "outcomes in outcomes": _scene(
        "choices: [{text: T, "
        + "check: {luck: {}}, outcomes: {else: {" * 45
        + "goto: z"
        + "}}" * 45
        + "}]"
    ),
    "ifs in ifs": _scene("if: " + "[{when: n, then: {if: " * 20 + "x" + "}}]" * 20),
    "parentheses": _when("(" * 5_000 + "n" + ")" * 5_000),
    "not not": _when("not " * 20_000 + "n"),
    "minuses": _when("-" * 20_000 + "n"),
    "ands": _when(" and ".join(["n"] * 9_000)),
    "comparisons": _when(" < ".join(["n"] * 9_000)),
    "elses": _when("1 if n else " * 5_000 + "0"),
    "filters": _text("{{ w" + " | upper" * 5_000 + " }}"),
    "parts of parts": _text("{{ hero" + ".name" * 5_000 + " }}"),
    "entries of entries": _text("{{ w" + "[0]" * 5_000 + " }}"),
    "lists in prose": _text("{{ " + "[" * 3_000 + "]" * 3_000 + " }}"),
    "powers": _text("{{ " + " ** ".join(["9"] * 60) + " }}"),
    "ifs in prose": _text("{% if n %}" * 400 + "x" + "{% endif %}" * 400),
    "loops in prose": _text("{% for i in range(99) %}" * 19 + "x" + "{% endfor %}" * 19),
    "endless text": _text("{% set x = 'x' * 99999 %}" + "{{ x }}" * 300),
    "sets of sets": _text("{% set x = [w] %}" + "{% set x = [x, x] %}" * 60 + "{{ x }}"),
    "raw not closed": _text("{% raw %}" * 4_000),
    "doubling conditions": _scene("choices: [{text: T, when: c30, goto: z}]", _doubling(31)),
    "a circle of conditions": _scene(
        "choices: [{text: T, when: c, goto: z}]", "conditions: {c: d or n, d: c and n}\n"
    ),
    "a file that includes itself": _files("include: [adventure.yaml, ./adventure.yaml]\n"),
    "files that include each other": _files(
        "include: [b.yaml]\n", b="include: [c.yaml]\nscenes: {}", c="include: [b.yaml]\nscenes: {}"
    ),
    "one file many times": _files(
        f"include: [{', '.join(['b.yaml'] * 3_000)}]\n", b="scenes: {b: {goto: z}}"
    ),
    "stars": _files(f"include: [{', '.join(['*/*/*'] * 500)}]\n"),
    "brackets in a pattern": _files("include: ['[[[[!!]]]*?*?*?*[a-' , '[', '**', '*' ]\n"),
    "links": _links,
    "5,000 choices": _scene(_choices(5_000)),
    "200 choices that cost": _scene(
        _choices(200, "text: T{}, when: '[n] * 9999 < [n] * 9999 or 1', then: x")
    ),
    "a text of 5 MB": _text("word " * 1_000_000),
    "many texts of 90 kB": _one(
        HEAD
        + "scenes:\n  a: {goto: z}\n"
        + END
        + "".join(f"  s{n}: {{goto: z, text: {'word ' * 18_000}}}\n" for n in range(80))
    ),
    "24,000 scenes out of reach": _one(
        HEAD
        + "scenes:\n  a: {goto: z}\n"
        + END
        + "".join(f"  s{n}: {{goto: z}}\n" for n in range(24_000))
    ),
    "a chain of scenes": _one(
        HEAD
        + "scenes:\n  a: {goto: s0}\n"
        + END
        + "".join(f"  s{n}: {{goto: s{n + 1}}}\n" for n in range(5_000))
        + "  s5000: {goto: z}\n"
    ),
    "a circle of scenes": _one(HEAD + "scenes:\n  a: {goto: b}\n  b: {goto: a}\n" + END),
    "tables that draw each other": _scene(
        "text: x, choices: [{text: T, draw: t0, goto: z}]", _tables("'{t#}', x", 50)
    ),
    "tables that double": _scene(
        "text: x, choices: [{text: T, draw: t0, goto: z}]", _tables("'{t#} {t#} {t#}'", 30)
    ),
    "an event each turn": _scene(
        "choices: [{text: T, then: x}]",
        "events: [" + ", ".join(["{each: 1, text: x}"] * 900) + "]\n",
    ),
    "an effect that goes on": _scene(
        "choices: [{text: T, set: {w: \"w + w + 'x'\"}, then: '{{ w }}'}, {text: U, goto: z}]"
    ),
    "keys of a megabyte": _one(f"{HEAD}scenes:\n  a: {{goto: z}}\n  {'k' * 900_000}: 1\n{END}"),
    "odd scene ids": _one(
        HEAD + "scenes:\n  a: {goto: z}\n  'CON': {goto: z}\n  '../x': {goto: z}\n  '': {goto: z}\n"
        "  \"\\u202e\": {goto: z}\n  '<script>alert(1)</script>': {goto: z}\n" + END
    ),
    "titles that would be markup": _one(
        HEAD.replace("title: T", "title: '</title><script>x</script>]]>'")
        + "scenes:\n  a: {text: '</script><b>&', choices: [{text: '\"onx=\"', goto: z}]}\n"
        + END
    ),
    "a start that is no text": _one("format: 1\ntitle: [T]\nsystem: {a: 1}\nstart: 3\nscenes: 7\n"),
    "formats": _one(HEAD.replace("format: 1", "format: 99999999999999999999999") + "scenes: {}\n"),
    "bytes in a title": _one(HEAD.replace("title: T", 'title: "\\x1b[2J\\u202e"') + "scenes: {}\n"),
    "a hero that is a folder": _files("hero: {pregenerated: [in]}\n"),
    "macros that call themselves": lambda folder: (
        _text("{{ m(1) }}", "macros: m.j2\n")(folder),
        (folder / "m.j2").write_text("{% macro m(x) %}{{ m(x) }}{{ m(x) }}{% endmacro %}"),
    ),
    "macros in macros": lambda folder: (
        _text("{{ m40(1) }}", "macros: m.j2\n")(folder),
        (folder / "m.j2").write_text(
            "{% macro m0(x) %}x{% endmacro %}"
            + "".join(
                f"{{% macro m{n}(x) %}}{{{{ m{n - 1}(x) }}}}{{{{ m{n - 1}(x) }}}}{{% endmacro %}}"
                for n in range(1, 41)
            )
        ),
    ),
}


def _pairs() -> list[dict[str, str]]:
    return [{"shape": shape, "command": line} for shape in SHAPES for line in COMMANDS]


def _hold(case: dict[str, Any], folder: Path) -> str:
    module = folder / "module"
    module.mkdir()
    SHAPES[case["shape"]](module)
    code, said = told(case["command"].format(module).split(), "1\n2\n1\n1\nquit\n", folder)
    if "root:" in said:
        return "it read outside its folder"
    return consoles.trouble_of((code, said, "")) or ("" if said or not code else "no word")


FAMILIES = (
    Family(
        name="shapes",
        about="An adventure that is deep, circular or large in one place is looked at or refused.",
        make=lambda chance: chance.choice(_pairs()),
        hold=_hold,
        share=0.02,
        seconds=12,  # a test, a proof and a diagram of thousands of scenes take more than a load
    ),
)
