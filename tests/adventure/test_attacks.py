"""Modules that mean harm: each ends quickly, in little memory, with a reason or harmless text."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from modules import HEAD
from paper import PAPER

from solo.adventure.files import find
from solo.adventure.loader import examine
from solo.source import FORBIDDEN, Node

# Of the processor. `python -m tests.hostile` holds modules to 2 s of a free machine; this limit
# is a guard only, as a machine may be slow and busy: without bounds it is minutes.
MOST_SECONDS = 20.0
MOST_MEGABYTES = 300
PATIENCE = 300  # seconds by the clock, for a machine that is busy
HERE = Path(__file__).parent
TEXT = HEAD + "\nvariables: {clues: 0, name: Ebba}\nmacros: macros.j2\nscenes:\n  a:\n    text: "
END = "\n    ending: won\n"


def attack(folder: Path) -> dict[str, Any]:
    """Load a hostile module in a process of its own."""
    paths = os.pathsep.join([str(HERE), str(HERE.parent.parent)])
    run = subprocess.run(
        [sys.executable, str(HERE / "attacked.py"), str(folder)],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert run.returncode == 0, run.stderr[-2000:]
    result: dict[str, Any] = json.loads(run.stdout)
    assert result["seconds"] < MOST_SECONDS
    assert result["megabytes"] < MOST_MEGABYTES
    return result


def nested(depth: int) -> str:
    return HEAD + "\nvariables: {a: " + "[" * depth + "]" * depth + "}\n"


def storm() -> str:
    rows = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
    rows += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 30)]
    return HEAD + "\n" + "\n".join(rows) + "\n"


def recursion() -> str:
    return HEAD + "\nscenes: &s {a: *s}\n"


def merged() -> str:
    return HEAD + "\nscenes: {a: {<<: {text: x}, ending: won}}\n"


def many_nodes() -> str:
    row = "[" + "a," * 999 + "],"
    return HEAD + "\nvariables: {x: [" + row * 2_500 + "]}\n"


def long_text() -> str:
    return TEXT + "x" * 7_000_000 + END


def long_key() -> str:
    return HEAD + "\n? " + "k" * 200_000 + "\n: x\n"


def many_problems() -> str:
    return HEAD + "\nscenes:\n  a: {ending: won}\n" + "".join(f"  B{n}: 1\n" for n in range(20_000))


def many_controls() -> str:
    return HEAD + "\nsummary: " + "\x1b" * 3_000_000 + "\n"


def circle() -> str:
    scenes = "".join(f"  s{n}: {{goto: s{(n + 1) % 5000}}}\n" for n in range(5000))
    return HEAD.replace("start: a", "start: s0") + f"\nscenes:\n{scenes}  z: {{ending: won}}\n"


def deep_outcomes() -> str:
    inner = "x"
    for _ in range(40):
        inner = "{check: {luck: likely}, outcomes: {1s: " + inner + ", 1f: y}}"
    return HEAD + "\nscenes: {a: {choices: [{text: T, then: x, goto: a}, " + inner + "]}}\n"


def huge_range() -> str:
    outcome = "{check: {luck: likely}, text: T, outcomes: {1s-999999999999s: x, 9999999999s+: y}}"
    return HEAD + f"\nscenes: {{a: {{choices: [{outcome}]}}}}\n"


def many_choices() -> str:
    choices = "".join(f"      - {{text: go {n}, goto: a}}\n" for n in range(100_000))
    return HEAD + "\nscenes:\n  a:\n    choices:\n" + choices


def many_keys() -> str:
    keys = "".join(f"    strange{n}: 1\n" for n in range(200_000))
    return HEAD + "\nscenes:\n  a:\n    ending: won\n" + keys


def many_unknown() -> str:
    """A near name is looked for among thousands, thousands of times."""
    name = "some-long-scene-name-num"
    scenes = "".join(f"  {name}ber-{n}: {{goto: {name}bre-{n}}}\n" for n in range(8_000))
    return HEAD + "\nscenes:\n" + scenes


def many_names() -> str:
    variables = "".join(f"  some_long_name_{n}: 1\n" for n in range(900))
    text = "".join(f"{{{{ some_lnog_name_{n} }}}}" for n in range(3_000))
    return f"{HEAD}\nvariables:\n{variables}scenes:\n  a: {{ending: won, text: '{text}'}}\n"


def many_texts() -> str:
    scenes = "".join(f"  s{n}: {{text: '{{{{ turn + {n} }}}}', goto: a}}\n" for n in range(20_000))
    return HEAD + "\nscenes:\n  a: {ending: won}\n" + scenes


def many_of(section: str, entry: str) -> str:
    entries = "".join(f"  e{n}: {entry}\n" for n in range(50_000))
    return f"{HEAD}\n{section}:\n{entries}scenes: {{a: {{ending: won}}}}\n"


YAML_ATTACKS: list[tuple[Callable[[], str], str]] = [
    (storm, "yaml-alias"),
    (recursion, "yaml-alias"),
    (merged, "key-unknown"),
    (lambda: nested(47), "type-wrong"),
    (lambda: nested(60), "yaml-deep"),
    (lambda: nested(1_000_000), "yaml-deep"),
    (lambda: HEAD + "\nx:\n  " + "- " * 200_000, "yaml-deep"),
    (many_nodes, "adventure-large"),
    (long_text, "text-long"),
    (long_key, "text-long"),
    (many_problems, "id-wrong"),
    (many_controls, "text-control"),
    (circle, "passage-endless"),
    (deep_outcomes, "yaml-deep"),
    (huge_range, "outcome-key"),
    (lambda: HEAD + "\nx: " + "9" * 100_000, "key-unknown"),
    (many_choices, "list-long"),
    (many_keys, "list-long"),
    (many_unknown, "scene-unknown"),
    (many_names, "name-unknown"),
    (many_texts, "adventure-large"),
    (lambda: many_of("events", "{after: 1, text: x}"), "list-long"),
    (lambda: many_of("variables", "1"), "list-long"),
    (lambda: many_of("quests", "Walk"), "list-long"),
    (lambda: HEAD + "\ncontent_notes: [" + "x," * 100_000 + "]\n", "list-long"),
    (lambda: HEAD + "\nvariables: {x: !!python/name:os.system }", "yaml-tag"),
    (lambda: HEAD + "\nclock: " + "1" * 90_000, "value-wrong"),
    (lambda: HEAD + "\nformat: 1" * 100_000, "key-duplicate"),
    (lambda: HEAD + "\n---\n" * 100_000, "yaml-documents"),
    (lambda: "%YAML 9.9\n---\n" + HEAD, "yaml-syntax"),
    (lambda: "x: '" + "a\n\n" * 500_000, "yaml-syntax"),
    (lambda: "\x00", "text-control"),
]


@pytest.mark.long(6)
@pytest.mark.parametrize(
    ("make", "code"),
    YAML_ATTACKS,
    ids=lambda part: part if isinstance(part, str) else part.__name__,
)
def test_yaml_that_means_harm_is_refused(
    make: Callable[[], str], code: str, tmp_path: Path
) -> None:
    (tmp_path / "adventure.yaml").write_text(make(), encoding="utf-8")

    assert code in attack(tmp_path)["codes"]


def test_blank_lines_without_number_are_passed_over_quickly(tmp_path: Path) -> None:
    text = HEAD + "\nscenes:\n  a:\n    ending: won\n    text: |\n" + "\n" * 8_000_000
    (tmp_path / "adventure.yaml").write_text(text[: 8 * 2**20], encoding="utf-8")

    assert attack(tmp_path)["codes"] == []


PROSE_ATTACKS = [
    "{{ ''.__class__ }}",
    "{{ ''.__class__.__mro__[1].__subclasses__() }}",
    "{{ hero|attr('__class__') }}",
    "{{ hero['__class__'] }}",
    "{{ self.__init__.__globals__ }}",
    "{{ cycler.__init__.__globals__.os.popen('id').read() }}",
    "{{ lipsum.__globals__ }}",
    "{{ joiner.__init__ }}",
    "{{ namespace(a=1).a }}",
    "{{ config }}",
    "{{ request }}",
    "{{ hero.name.format }}",
    "{{ '{0.__class__}'.format(hero) }}",
    "{{ '%s' % hero }}",
    "{{ hero.items() }}",
    "{% import 'os' as os %}",
    "{% include '/etc/passwd' %}",
    "{% extends 'x' %}",
    "{{ 9**9**9 }}",
    "{{ 9**9**9**9**9 }}",
    "{{ 'x' * 9999999999 }}",
    "{{ [0] * 999999999 }}",
    "{{ range(99999999999)|list }}",
    "{% for a in range(99999) %}{% for b in range(99999) %}x{% endfor %}{% endfor %}",
    "{% for i in range(9999) %}{{ 'x' * 9999 }}{% endfor %}",
    "{{ boom(60) }}",
    "{{ doubled('xxxxxxxxxx', 60) }}",
    "{{ endless() }}",
    "{{ (((name|list)|join)|list)|join * 10**9 }}",
    "{{ 10**12 * 10**12 * 10**12 }}",
    "{{ name|replace('', 'x' * 9999)|replace('x', 'x' * 9999) }}",
    "{{ " + "(" * 20_000 + "1" + ")" * 20_000 + " }}",
    "{{ " + "not " * 20_000 + "1 }}",
    "{{ " + "-" * 20_000 + "1 }}",
    "{{ 1" + " + 1" * 20_000 + " }}",
    "{% if 1 %}" * 5_000 + "{% endif %}" * 5_000,
    "{{ [" * 5_000 + "] }}",
    "{{ ('xy' * 40000)|trim('abc' * 30000) }}",
]
MACROS = """\
{% macro boom(n) %}{% if n > 0 %}{{ boom(n - 1) }}{{ boom(n - 1) }}{% endif %}{% endmacro %}
{% macro doubled(s, n) %}{% if n > 0 %}{{ doubled(s ~ s, n - 1) }}{% endif %}{{ s }}{% endmacro %}
{% macro endless() %}{{ endless() }}{% endmacro %}
"""


@pytest.mark.long(6)
@pytest.mark.parametrize("prose", PROSE_ATTACKS, ids=lambda prose: prose[:40])
def test_prose_that_means_harm_is_refused(prose: str, tmp_path: Path) -> None:
    """Whether at once or when it is shown, it comes to a problem of its own code."""
    quoted = "'" + prose.replace("'", "''") + "'"
    (tmp_path / "adventure.yaml").write_text(TEXT + quoted + END, encoding="utf-8")
    (tmp_path / "macros.j2").write_text(MACROS, encoding="utf-8")

    result = attack(tmp_path)

    assert [*result["codes"], *result["faults"]]
    assert "<class" not in result["text"]
    assert "root:" not in result["text"]


HARMLESS = [
    "{% set s = 'xxxxxxxxxx' %}{% for i in range(99) %}{% set s = s ~ s %}{% endfor %}{{ s }}",
    "{{ '9' * 9999|int }}",
    "{{ ('9' * 9999)|int }}",
]


@pytest.mark.parametrize("prose", HARMLESS)
def test_prose_that_only_looks_harmful_stays_small(prose: str, tmp_path: Path) -> None:
    (tmp_path / "adventure.yaml").write_text(f'{TEXT}"{prose}"{END}', encoding="utf-8")
    (tmp_path / "macros.j2").write_text("", encoding="utf-8")

    assert attack(tmp_path)["codes"] == []


ESCAPES = ["\x1b[31m", "\x9b31m", "\x07", "\x7f", "\u202e", "\u2066", "\u2028", "\r\x1b[2K"]


@pytest.mark.parametrize("escape", ESCAPES, ids=ascii)
@pytest.mark.parametrize(
    "place",
    [
        'title: "{}"',
        'author: "{}"',
        'quests: {{"{}": Walk}}',
        'scenes: {{"{}": {{ending: won}}}}',
        'scenes: {{a: {{title: "{}", ending: won}}}}',
        'scenes: {{a: {{ending: "{}"}}}}',
        'scenes: {{a: {{choices: [{{id: "{}", text: "{}"}}]}}}}',
    ],
)
def test_escape_sequences_are_refused_wherever_they_stand(
    escape: str, place: str, tmp_path: Path
) -> None:
    """Raw or as YAML's own escapes, and never repeated in the message."""
    head = HEAD.replace("title: T\n", "") if place.startswith("title") else HEAD
    written = "".join(f"\\u{ord(character):04x}" for character in escape)
    for text in (escape, written):
        line = place.format(*[text] * place.count("{}"))
        (tmp_path / "adventure.yaml").write_text(f"{head}\n{line}\n", encoding="utf-8")

        _, problems = examine(tmp_path, system=PAPER)

        assert "text-control" in {problem.code for problem in problems}
        assert not any(FORBIDDEN.search(str(problem)) for problem in problems)


def test_escape_sequences_made_by_prose_never_come_out(tmp_path: Path) -> None:
    quoted = r"""'{{ "\x1b[31m" }}{{ "\u202e" ~ "\x9b" }}red'"""
    (tmp_path / "adventure.yaml").write_text(TEXT + quoted + END)
    (tmp_path / "macros.j2").write_text("")

    text = attack(tmp_path)["text"]

    assert not {"\x1b", "\x9b", "\u202e"} & set(text)


# Files


def included(folder: Path, pattern: str) -> dict[str, Any]:
    folder.mkdir(exist_ok=True)
    text = f"{HEAD}\ninclude: ['{pattern}']\nscenes: {{a: {{ending: won}}}}\n"
    (folder / "adventure.yaml").write_text(text)
    return attack(folder)


def test_thousands_of_files_are_refused(tmp_path: Path) -> None:
    scenes = tmp_path / "module" / "scenes"
    scenes.mkdir(parents=True)
    for number in range(3000):
        (scenes / f"{number}.yaml").write_text("scenes: {}")

    assert included(tmp_path / "module", "scenes/*.yaml")["codes"] == ["include-many"]


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "module").mkdir()
    with (tmp_path / "module" / "in.yaml").open("wb") as stream:
        stream.truncate(5 * 2**30)

    assert included(tmp_path / "module", "in.yaml")["codes"] == ["file-large"]


def test_files_that_are_too_large_together_are_not_read(tmp_path: Path) -> None:
    (tmp_path / "module").mkdir()
    for number in range(6):
        text = "# " + "x" * (7 * 2**20) + "\nscenes: {}\n"
        (tmp_path / "module" / f"in{number}.yaml").write_text(text)

    assert "adventure-large" in included(tmp_path / "module", "in*.yaml")["codes"]


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    (tmp_path / "module").mkdir()
    (tmp_path / "module" / "in.yaml").write_bytes(bytes(range(256)) * 1000)

    assert included(tmp_path / "module", "in.yaml")["codes"] == ["file-encoding"]


def test_patterns_through_too_many_folders_are_refused(tmp_path: Path) -> None:
    """`*/*/*` reads each folder once, and only so many names are ever looked at."""
    module = tmp_path / "module"
    for outer in range(30):
        for inner in range(30):
            (module / f"a{outer}" / f"b{inner}").mkdir(parents=True)
            (module / f"a{outer}" / f"b{inner}" / "x.yml").touch()
    patterns = ", ".join(["'*/*/*.yaml'"] * 900)
    text = f"{HEAD}\ninclude: [{patterns}]\n"
    (module / "adventure.yaml").write_text(text)

    assert "include-many" in attack(module)["codes"]


@pytest.mark.parametrize(
    ("pattern", "found"),
    [("*/x.yaml", ["a/x.yaml", "b/x.yaml"]), ("[ab]/?.yaml", ["a/x.yaml", "b/x.yaml"]),
     ("a/*", ["a/x.yaml"]), ("./a/*", ["a/x.yaml"]), ("*", ["a", "adventure.yaml", "b"]),
     (".*/*", [".h/x.yaml"]), ("c/*", []), ("a/x.yaml", ["a/x.yaml"])],
)  # fmt: skip
def test_a_pattern_stands_for_the_files_that_a_shell_would_name(
    pattern: str, found: list[str], tmp_path: Path
) -> None:
    """A hidden folder is left out unless it is asked for."""
    for name in ("a", "b", ".h"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "x.yaml").touch()
    (tmp_path / "adventure.yaml").touch()

    assert list(find(tmp_path).matching(Node(pattern, 1, "adventure.yaml"), [])) == found
