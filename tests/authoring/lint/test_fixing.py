"""`solo lint --fix`: what is mended keeps comments and layout, and is shown."""

from pathlib import Path

import pytest

from solo.authoring.lint.fixing import fix
from solo.authoring.lint.lint import linted
from tests.conftest import Solo

HEAD = "format: 1\ntitle: T  # a comment\nsystem: art\nstart: a\n\nvariables: {n: 0, who: Ebba}\n"
END = "\n  b: {ending: won, text: '{{ n }} {{ who }}'}\n"


def mended(folder: Path, body: str) -> tuple[str, list[str]]:
    """Write a scene `a`, and return how it reads when it is mended, and what is told."""
    text = f"{HEAD}scenes:\n{body}{END}"
    (folder / "adventure.yaml").write_bytes(text.encode())
    found = linted(folder)
    changed, told = fix(found.problems, found.files)
    after = changed.get("adventure.yaml", text.encode()).decode()
    assert after.startswith(f"{HEAD}scenes:\n")
    assert after.endswith(END)
    return after.removeprefix(f"{HEAD}scenes:\n").removesuffix(END), [str(one) for one in told]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("  a: {text: It\u200b rains., goto: b}", "  a: {text: It rains., goto: b}"),
        ("  a:\n    text:\u00a0T\n    goto: b", "  a:\n    text: T\n    goto: b"),
        ("  a:\n    text: Room #3\n    goto: b", '  a:\n    text: "Room #3"\n    goto: b'),
        (
            '  a:\n    text: The "Eel" #3 \\o/\n    goto: b',
            '  a:\n    text: "The \\"Eel\\" #3 \\\\o/"\n    goto: b',
        ),
        ("  a: {text: 'By { who }.', goto: b}", "  a: {text: 'By {{ who }}.', goto: b}"),
        (
            "  a: {text: T, choices: [{text: Go, once: yes, goto: b}]}",
            "  a: {text: T, choices: [{text: Go, once: true, goto: b}]}",
        ),
        (
            "  a: {text: T, choices: [{text: Go, set: {n: n++}, goto: b}]}",
            "  a: {text: T, choices: [{text: Go, set: {n: n + 1}, goto: b}]}",
        ),
        (
            "  a: {text: T, choices: [{text: Go, set: {n: n -= 2}, goto: b}]}",
            "  a: {text: T, choices: [{text: Go, set: {n: n - 2}, goto: b}]}",
        ),
        (
            "  a: {text: '{% if n %}1{% elseif who %}2{% endif %}', goto: b}",
            "  a: {text: '{% if n %}1{% elif who %}2{% endif %}', goto: b}",
        ),
        (
            "  a: {text: T, goto: b}  # solo: allow text-missing - no more",
            "  a: {text: T, goto: b}",
        ),
        (
            "  a: {text: '{ who }\u200b, { who }', goto: b}  # it\u200b is",
            "  a: {text: '{{ who }}, {{ who }}', goto: b}  # it is",
        ),
    ],
)
def test_what_is_mechanical_is_mended_in_place(tmp_path: Path, before: str, after: str) -> None:
    found, told = mended(tmp_path, before)

    assert found == after
    assert told
    (tmp_path / "adventure.yaml").write_text(f"{HEAD}scenes:\n{found}{END}", encoding="utf-8")
    assert not {problem.code for problem in linted(tmp_path).problems} & {
        *("text-invisible", "text-cut", "prose-braces", "type-wrong", "prose-syntax"),
        "allow-unused",
    }


@pytest.mark.parametrize(
    "body",
    [
        "  a: {text: T, goto: nowhere}",
        "  a: {text: T, choices: [{text: Go, once: maybe, goto: b}]}",
        "  a: {text: '{% if n %}1', goto: b}",
    ],
)
def test_what_needs_thought_is_left_alone(tmp_path: Path, body: str) -> None:
    assert mended(tmp_path, body) == (body, [])


def test_line_ends_and_a_byte_order_mark_stay(tmp_path: Path) -> None:
    text = f"\ufeff{HEAD}scenes:\n  a: {{text: 'By {{ who }}.', goto: b}}{END}".replace(
        "\n", "\r\n"
    )
    (tmp_path / "adventure.yaml").write_bytes(text.encode())
    found = linted(tmp_path)

    changed, _ = fix(found.problems, found.files)

    new = text.replace("{ who }.", "{{ who }}.")
    assert changed["adventure.yaml"].decode() == new


def test_the_command_mends_the_file_and_shows_what_it_changed(tmp_path: Path, solo: Solo) -> None:
    file = tmp_path / "adventure.yaml"
    file.write_text(f"{HEAD}scenes:\n  a: {{text: 'By {{ who }}.', goto: b}}{END}")

    done = solo("lint", ".", "--fix", where=tmp_path)

    assert done.returncode == 0
    assert "{{ who }}." in file.read_text()
    assert "adventure.yaml:8:17: '{ who }' is now '{{ who }}' [prose-braces]" in done.stderr
    assert "prose-braces" not in done.stdout


def test_what_only_shows_when_mistakes_are_mended_is_mended_too(tmp_path: Path, solo: Solo) -> None:
    """A comment that allows nothing is told only where nothing keeps the adventure from play."""
    file = tmp_path / "adventure.yaml"
    scene = "  a: {text: T., enter: {set: {n: n++}}, goto: b}  # solo: allow text-missing - no\n"
    file.write_text(f"{HEAD}scenes:\n{scene}{END}")

    done = solo("lint", ".", "--fix", where=tmp_path)

    assert done.returncode == 0
    assert "n: n + 1}}, goto: b}\n" in file.read_text()
    assert "allow-unused" in done.stderr
