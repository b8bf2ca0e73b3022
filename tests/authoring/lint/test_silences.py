"""Comments that allow a problem on one line."""

from pathlib import Path

import pytest

from solo.authoring.lint.lint import lint

HEAD = "format: 1\ntitle: T\nsystem: art\nstart: a\n"
WAIT = "  a: {text: T, choices: [{text: Wait}, {text: Go, goto: b}]}"
END = "\n  b: {ending: won, text: Over.}\n"


def codes(folder: Path, text: str, **files: str) -> list[tuple[str, int]]:
    (folder / "adventure.yaml").write_text(HEAD + text, encoding="utf-8")
    for name, more in files.items():
        (folder / name.replace("_", ".")).write_text(more, encoding="utf-8")
    return [(problem.code, problem.mark.line) for problem in lint(folder)]


@pytest.mark.parametrize(
    "text",
    [
        f"scenes:\n{WAIT}  # solo: allow text-missing - a pause\n{END}",
        f"scenes:\n  # solo: allow text-missing - a pause\n{WAIT}{END}",
        f"scenes:\n  # solo: allow text-missing -- a pause\n  # and more\n\n{WAIT}{END}",
    ],
)
def test_a_warning_is_allowed_on_its_line_or_the_next(tmp_path: Path, text: str) -> None:
    assert codes(tmp_path, text) == []


def test_several_codes_are_allowed_at_once(tmp_path: Path) -> None:
    note = "  # solo: allow text-missing, choices-run-out - they leave\n"
    body = "  a: {text: T, choices: [{text: Wait}, {text: Go, once: true, goto: b}]}"
    text = f"scenes:\n{note}{body}{END}"

    assert codes(tmp_path, text) in ([], [("allow-unused", 6)])


def test_a_line_further_down_is_not_allowed(tmp_path: Path) -> None:
    text = f"# solo: allow text-missing - a pause\nscenes:\n{WAIT}{END}"

    assert codes(tmp_path, text) == [("allow-unused", 5), ("text-missing", 7)]


def test_an_error_can_not_be_allowed(tmp_path: Path) -> None:
    text = "scenes:\n  a: {goto: c}  # solo: allow scene-unknown - later\n"

    assert ("scene-unknown", 6) in codes(tmp_path, text)


@pytest.mark.parametrize(
    ("comment", "told"),
    [
        ("# solo: allow text-missing", "say which code is allowed here and why"),
        ("# solo: allow text-missing -", "say which code is allowed here and why"),
        ("# solo: allow", "say which code is allowed here and why"),
        ("# solo: allow text-misssing - x", "did you mean 'text-missing'?"),
    ],
)
def test_a_comment_that_allows_nothing_is_told(tmp_path: Path, comment: str, told: str) -> None:
    module = f"{HEAD}scenes:\n{WAIT}  {comment}{END}"
    (tmp_path / "adventure.yaml").write_text(module, encoding="utf-8")

    found = {problem.code: problem.message for problem in lint(tmp_path)}

    assert "text-missing" in found
    assert told in found["allow-wrong"]


def test_the_words_in_a_text_are_no_comment(tmp_path: Path) -> None:
    text = f'scenes:\n  a:\n    text: "A sign: # solo: allow text-missing - x"\n    goto: b{END}'

    assert codes(tmp_path, text) == []


def test_within_a_text_jinja_has_the_comment(tmp_path: Path) -> None:
    text = (
        "variables: {who: Ebba}\nscenes:\n  a:\n    text: |\n"
        "      {# solo: allow prose-braces - they are so drawn #}\n"
        f"      A sign: { {'who'} }. {{{{ who }}}}\n    goto: b{END}"
    ).replace("{'who'}", "{who}")

    assert codes(tmp_path, text) == []


def test_a_proof_is_not_missed_where_nothing_is_proved(tmp_path: Path) -> None:
    text = f"scenes:\n  a: {{text: T, goto: b}}  # solo: allow proof-loop - so meant{END}"

    assert codes(tmp_path, text) == []
