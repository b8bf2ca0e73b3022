"""What works with any value and is meant for another kind of it, told with its cure."""

from pathlib import Path

import pytest

from solo import po
from solo.authoring import strings
from solo.authoring.lint.lint import lint

HEAD = """\
format: 1
title: T
language: en
system: art
start: a
variables: {flag: false, coins: 3, word: "", mood: calm}
conditions: {ready: flag and coins > 1}
foes: {eel: {name: the eel}}
scenes:
  a:
    text: "{{ word }} {{ coins }} {{ mood }} {{ foes.eel.name }}"
    choices:
      - {text: Sulk, then: x, set: {mood: "'cross'", coins: coins - 1, flag: true}}
      - {text: Say, input: word, then: x}
      - {text: Go, when: ready, then: x, goto: b}
      - {text: Leave, EDIT, goto: b}
  b: {ending: won, text: Over.}
"""


def told(folder: Path, edit: str) -> list[tuple[str, str]]:
    """Return the code and message of each problem in the line of the edit."""
    (folder / "adventure.yaml").write_text(HEAD.replace("EDIT", edit), encoding="utf-8")
    return [(one.code, one.message) for one in lint(folder) if one.mark.line == 16]


@pytest.mark.parametrize(
    ("condition", "cure"),
    [
        ("flag > 0", "write flag"),
        ("flag == 1 and coins > 1", "write flag"),
        ("flag >= 1", "write flag"),
        ("coins > 1 and flag == 0", "write not flag"),
        ("flag < 1", "write not flag"),
        ("flag > 3", "write flag, or not flag"),
    ],
)
def test_a_flag_that_is_compared_with_a_number_is_told(
    condition: str, cure: str, tmp_path: Path
) -> None:
    found = told(tmp_path, f'when: "{condition}", then: x')

    assert f"'flag' is true or false, and no number; {cure}" in [one for _, one in found]


@pytest.mark.parametrize(
    "condition",
    ["flag + ready > 1", "coins + flag > 1", "coins * flag > 1", "flag == 2 - coins", "coins > 1",
     "flag"],
)  # fmt: skip
def test_flags_that_are_counted_are_not_told(condition: str, tmp_path: Path) -> None:
    found = told(tmp_path, f'when: "{condition}", then: x')

    assert [one for _, one in found if "no number" in one] == []


SHOWN = "this is shown as True or False; write what is told: {% if … %}…{% endif %}"


@pytest.mark.parametrize(
    "value",
    ["coins > 2", "not flag", "flag and 'x'", "coins > 2 and mood",
     "word or coins > 2", "flag and coins > 2", "'x' and flag"],
)  # fmt: skip
def test_what_is_shown_as_true_or_false_is_told(value: str, tmp_path: Path) -> None:
    assert told(tmp_path, f'then: "{{{{ {value} }}}}"') == [("value-shown", SHOWN)]


def test_so_is_a_named_condition(tmp_path: Path) -> None:
    cure = "write what is told: {% if ready %}…{% endif %}"
    message = f"'ready' is shown as True or False; {cure}"

    assert told(tmp_path, 'then: "{{ ready }}"') == [("value-shown", message)]


@pytest.mark.parametrize(
    "value",
    ["flag and 'x' or 'y'", "coins > 2 and mood or word", "word or mood", "mood and word",
     "'x' if coins > 2 else 'y'"],
)  # fmt: skip
def test_what_is_shown_in_words_is_not_told(value: str, tmp_path: Path) -> None:
    assert told(tmp_path, f'then: "{{{{ {value} }}}}"') == []


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{{ flag|abs }}", "'flag' is true or false, so 'abs' says nothing"),
        ("{{ mood|int }}", "'mood' is 'calm', of which 'int' makes 0; leave it out"),
        ("{{ mood|join(', ') }}", "'mood' is a text, so 'join' takes its letters; leave it out"),
        ("{{ max(coins) }}", "'coins' is one number, and 'max' takes several; write max(coins, …)"),
        ("{{ coins|upper }}", "'coins' is a number and has no letters; leave 'upper' out"),
        ("{{ coins|plural('coin') }}", "'plural' gives 'coin' for 1 and 's' for all else"),
        ("{{ cycle(['a', 'b']) }}", "'cycle' has one list here, which is shown in brackets"),
        ("{{ shuffle('a', 'a') }}", "the texts of this 'shuffle' are all the same"),
        ("{% if flag %}x{% else %}x{% endif %}", "the same whether its 'if' is so or not"),
        ("{{ 'x' if flag else 'x' }}", "the same whether its 'if' is so or not"),
        ("{{ foes.eel.nam }}", "of a foe nothing but its name can be asked; write foes.eel.name"),
        ("{% if word|length == 'four' %}x{% endif %}", "a number, which is never 'four'"),
    ],
)
def test_a_value_of_another_kind_than_is_meant_is_told(
    text: str, message: str, tmp_path: Path
) -> None:
    (found,) = told(tmp_path, f'then: "{text}"')

    assert message in found[1]


@pytest.mark.parametrize(
    "text",
    [
        "{{ flag|int + coins }}",  # with which flags are counted
        "{{ max(coins, 2) }}",
        "{{ word|int }}",  # which a player types
        "{{ word|upper }} {{ mood|title }}",
        "coin{{ coins|plural }}, {{ coins|plural('y', 'ies') }}",
        "{{ cycle('a', 'b', 'a') }}",
        "{% if flag %}x{% elif coins %}x{% else %}y{% endif %}",
        "{% if word|length == 4 %}x{% endif %}",
        "{% set flag = 'on' %}{{ flag|upper }}",
    ],
)
def test_a_value_of_the_kind_that_is_meant_is_not_told(text: str, tmp_path: Path) -> None:
    found = [one for one in told(tmp_path, f'then: "{text}"') if one[0] != "set-idle"]

    assert found == []


def test_a_name_that_ends_in_a_number_is_written_in_brackets(tmp_path: Path) -> None:
    during = "during: [{round: 2, text: '{{ fight.place.eel-2 }}'}]"
    check = f"check: {{combat: {{foes: [eel]}}}}, {during}, outcomes: {{else: x}}"

    message = "'fight.place.eel-2' takes '2' away; write fight.place['eel-2']"
    assert told(tmp_path, check) == [("name-unknown", message)]


def test_what_one_language_tells_apart_may_be_the_same_in_another(tmp_path: Path) -> None:
    source = "{% if flag %}You{% else %}They{% endif %} go."
    (tmp_path / "adventure.yaml").write_text(
        HEAD.replace("EDIT", f'then: "{source}"'), encoding="utf-8"
    )
    text = po.written(strings.entries_of(tmp_path), language="de", project="x")
    before, after = (
        f'msgid "{source}"\nmsgstr ""',
        source.replace("You", "Sie").replace("They", "Sie"),
    )
    assert before in text
    (tmp_path / "languages").mkdir()
    told = text.replace(before, before[:-2] + f'"{after.replace("go", "gehen")}"')
    (tmp_path / "languages/de.po").write_text(told, encoding="utf-8")

    assert [one.message for one in lint(tmp_path) if "'if' is so or not" in one.message] == []


@pytest.mark.parametrize(
    "text",
    ["Of often and andirons.", "The, the, said he.", "Bathe the sea.", "One ,5 of it", "A b@d.de."],
)
def test_what_is_no_slip_is_not_told(text: str, tmp_path: Path) -> None:
    found = told(tmp_path, f'then: "{text}"')

    assert [code for code, _ in found if code in ("text-slip", "text-foreign")] == []
