"""What changes nothing, stands in for nothing, or can't be, is told with its cure."""

from pathlib import Path

import pytest

from solo.authoring.lint.lint import lint

HEAD = """\
format: 1
title: T
language: en
system: SYSTEM
start: a
variables: {mood: calm, coins: 3, guess: ""}
scenes:
  a:
    text: A
    choices:
      - {text: Sulk, then: "{{ mood }} {{ coins }}", set: {mood: "'cross'", coins: coins - 1}}
      - {text: Say, input: guess, then: "{{ guess }}"}
      - {text: Go, then: x, EDIT, goto: b}
  b: {ending: won, text: Over.}
"""


def told(folder: Path, edit: str, system: str = "art") -> list[tuple[str, str]]:
    """Return the code and message of each problem in the line of the edit."""
    module = HEAD.replace("EDIT", edit).replace("SYSTEM", system)
    (folder / "adventure.yaml").write_text(module, encoding="utf-8")
    return [(one.code, one.message) for one in lint(folder) if one.mark.line == 13]


@pytest.mark.parametrize("value", ["coins", "coins + 0", "coins - 0", "coins * 1"])
def test_a_variable_that_is_set_to_what_it_is_is_told(value: str, tmp_path: Path) -> None:
    assert told(tmp_path, f"set: {{coins: {value}}}") == [
        ("set-idle", "this leaves 'coins' as it is; write what it becomes, or leave it out")
    ]


@pytest.mark.parametrize(
    ("condition", "message"),
    [
        ("visited['a'] == true", "with each visit; write visited['a'] > 0"),
        ("visited['a'] != true", "with each visit; write visited['a'] == 0"),
        ("visits == false", "with each visit; write visits == 0"),
        ("guess|title == 'moss'", "write 'Moss'"),
        ("guess|capitalize == 'MOSS'", "write 'Moss'"),
        ("guess|trim == ' moss'", "as blanks around it are taken away; write 'moss'"),
        ("mood|default('x') == 'calm'", "so 'default' never stands in for it"),
    ],
)
def test_a_condition_that_asks_in_vain_is_told(
    condition: str, message: str, tmp_path: Path
) -> None:
    found = told(tmp_path, f'when: "{condition}"')

    assert any(code == "condition-odd" and message in one for code, one in found), found


@pytest.mark.parametrize(
    "edit",
    [
        "set: {coins: coins + 1}",
        "set: {coins: \"coins if mood == 'calm' else 0\"}",
        "when: \"guess|title == 'Moss'\"",
        "when: \"guess|title == 'Moss-eaten'\"",
        "when: \"guess|trim == 'moss'\"",
        "when: \"mood|default('x', true) == 'calm'\"",
    ],
)
def test_what_does_something_is_not_told(edit: str, tmp_path: Path) -> None:
    assert told(tmp_path, edit) == []


@pytest.mark.parametrize(
    ("system", "effect", "message"),
    [
        ("art", "rest: -1", "nights: 0 to 1,000, not -1"),
        ("fictive-hack", "rest: -20", "minutes: 0 to 1,000,000, not -20"),
        ("fictive-hack", "bed: -6", "hours: 0 to 10,000, not -6"),
        ("fictive-hack", "wounds: -2", "amount: 0 to 1,000, not -2"),
        ("fictive-hack", "fall: -3", "metres: 0 to 10,000, not -3"),
        ("fell", "harm: -1", "points: 0 to 1,000, not -1"),
    ],
)
def test_no_effect_takes_less_than_nothing(
    system: str, effect: str, message: str, tmp_path: Path
) -> None:
    assert ("value-wrong", message) in told(tmp_path, effect, system)


@pytest.mark.parametrize("field", ["successes", "tries"])
def test_words_that_could_never_end_a_fight_are_told(field: str, tmp_path: Path) -> None:
    fight = f"combat: {{foes: [rat], talk: {{attribute: charm, difficulty: Poor, {field}: 0}}}}"
    found = told(tmp_path, f"check: {{{fight}}}, outcomes: {{else: x}}")

    assert ("value-wrong", f"{field}: 1 to 100, not 0") in found


def test_an_event_that_comes_again_in_less_than_no_time_is_told(tmp_path: Path) -> None:
    module = HEAD.replace("EDIT", "time: 1").replace("SYSTEM", "art")
    events = "events: {gulls: {every: -60, text: Gulls.}}\n"
    (tmp_path / "adventure.yaml").write_text(module + events, encoding="utf-8")

    (found,) = (one for one in lint(tmp_path) if one.code == "event-time")
    assert (found.mark.line, found.message) == (15, "'every' is a number of minutes, at least 1")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("```\\nA stone\\n```", "'```' is shown as it stands; leave it out"),
        ("You have %s coins.", "'%s' is shown as it stands; write {{ NAME }} for a value"),
        ("You have <<coins>> coins.", "'<<coins>>' is shown as it stands; a value is {{ coins }}"),
        ("You have #{coins} coins.", "'#{coins}' is shown as it stands; a value is {{ coins }}"),
    ],
)
def test_a_value_as_other_programs_write_it_is_told(
    text: str, message: str, tmp_path: Path
) -> None:
    found = told(tmp_path, f'when: coins > 0, barred: "{text}"')

    assert [(code, message in one) for code, one in found] == [("text-foreign", True)]


@pytest.mark.parametrize(
    "text",
    ["Half of it: 50%, so be it.", "5 << 7 >> 3", "{{ 7 % coins }} of 9 %", "A `b", "<< back"],
)
def test_signs_that_are_told_are_left_alone(text: str, tmp_path: Path) -> None:
    module = HEAD.replace("EDIT", "time: 1").replace("SYSTEM", "art")
    module = module.replace("text: A\n", f"text: '{text}'\n")
    (tmp_path / "adventure.yaml").write_text(module, encoding="utf-8")

    assert [one.message for one in lint(tmp_path) if one.code == "text-foreign"] == []


DRAWN = """\
format: 1
title: T
language: en
system: art
start: a
variables: {found: ""}
tables: {flotsam: ROWS}
scenes:
  a:
    text: A
    choices: [{text: Look, then: x, draw: {flotsam: found}}, {text: Go, goto: b, then: x}]
  b: {ending: won, text: "{% if found == 'a boat' %}x{% endif %}"}
"""


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ("[a rope, a chest]", ["condition-never"]),
        ("[a rope, a boat]", []),
        ("[a rope, '{{ hour }} boats']", []),
        ("[{text: a boat, when: turn > 1}, {text: a rope, when: turn > 2}]", ["table-gap"]),
        ("[{text: a boat, when: turn > 1}, a rope]", []),
    ],
)
def test_what_a_table_can_give_is_known(rows: str, expected: list[str], tmp_path: Path) -> None:
    (tmp_path / "adventure.yaml").write_text(DRAWN.replace("ROWS", rows), encoding="utf-8")

    assert [one.code for one in lint(tmp_path) if one.code != "heroes-missing"] == expected


NAMED = """\
format: 1
title: T
language: en
system: art
start: a
foes: {eel: {name: NAME}}
scenes:
  a: {text: A, check: {combat: {foes: [eel]}}, outcomes: {else: {text: x, goto: b}}}
  b: {ending: won, text: Over.}
"""


@pytest.mark.parametrize(
    ("name", "cure"),
    [
        ("The eel", "the eel"),
        ("A dog of the mill", "a dog of the mill"),
        ("eel", "the eel"),
        ("the eel", ""),
        ("Brindle", ""),
        ("The Creditor", ""),  # who is called so
        ("wolves", ""),
        ("somebody", ""),
        ("your brother", ""),
    ],
)
def test_a_name_stands_within_sentences(name: str, cure: str, tmp_path: Path) -> None:
    (tmp_path / "adventure.yaml").write_text(NAMED.replace("NAME", name), encoding="utf-8")

    found = [one for one in lint(tmp_path) if one.mark.line == 6]
    message = f"this stands within sentences; write {cure}"
    assert [one.message for one in found] == [message] * bool(cure)


@pytest.mark.parametrize(("name", "language"), [("eel", "de"), ("A raposa", "pt")])
def test_no_name_is_told_of_in_another_language(name: str, language: str, tmp_path: Path) -> None:
    module = NAMED.replace("NAME", name).replace("language: en", f"language: {language}")
    (tmp_path / "adventure.yaml").write_text(module, encoding="utf-8")

    assert [one for one in lint(tmp_path) if one.mark.line == 6] == []


@pytest.mark.parametrize(
    ("macro", "told"),
    [
        ("pay(n, m)", ["the macro 'pay' never uses 'm'; use it, or leave it out"]),
        ("pay(n='a, m')", []),
        ("pay(n='a (b, m')", []),
        ("pay(n, m=2)", ["the macro 'pay' never uses 'm'; use it, or leave it out"]),
        ("pay(n)", []),
    ],
)
def test_a_parameter_that_a_macro_never_uses_is_told(
    macro: str, told: list[str], tmp_path: Path
) -> None:
    made = f"{{% macro {macro} %}}{{{{ n }}}} coins{{% endmacro %}}\n"
    (tmp_path / "macros.j2").write_text(made, encoding="utf-8")
    module = HEAD.replace("EDIT", "time: 1").replace("SYSTEM", "art")
    called = "pay(3)" if macro == "pay(n)" else "pay(3, 1)"
    module = module.replace("text: A", f"text: '{{{{ {called} }}}}'")
    module = module.replace("start: a", "start: a\nmacros: macros.j2")
    (tmp_path / "adventure.yaml").write_text(module, encoding="utf-8")

    assert [one.message for one in lint(tmp_path) if one.code == "macro-unused"] == told


@pytest.mark.parametrize(
    ("value", "when", "told"),
    [
        ("-1", "coins > 1", ["this sets 'coins' to -1; to take, write coins - 1"]),
        ("0 - 2", "coins > 1", ["this sets 'coins' to -2; to take, write coins - 2"]),
        ("-1", "coins == -1", []),  # which is a sign of something
        ("-1", "coins < 0", []),
        ("-1", "coins >= 0", []),
        ("coins - 1", "coins > 1", []),
        ("0", "coins > 1", []),
    ],
)
def test_a_number_that_is_set_below_nothing_is_told(
    value: str, when: str, told: list[str], tmp_path: Path
) -> None:
    module = HEAD.replace("EDIT", f"set: {{coins: {value}}}").replace("SYSTEM", "art")
    module = module.replace("input: guess,", f"input: guess, when: {when},")
    (tmp_path / "adventure.yaml").write_text(module, encoding="utf-8")

    assert [one.message for one in lint(tmp_path) if "to take" in one.message] == told


def test_a_score_that_begins_at_nothing_may_be_set_below_it(tmp_path: Path) -> None:
    module = HEAD.replace("EDIT", "set: {coins: -1}").replace("SYSTEM", "art")
    module = module.replace("coins: 3", "coins: 0").replace("guess,", "guess, when: coins > 1,")
    (tmp_path / "adventure.yaml").write_text(module, encoding="utf-8")

    assert [one.message for one in lint(tmp_path) if "to take" in one.message] == []


DIVIDED = "is no whole number in each game, and then this can't be done; write //"


@pytest.mark.parametrize(
    ("edit", "told"),
    [
        ("set: {coins: coins / 2}", True),
        ("set: {coins: (coins + 1)/2}", True),
        ("time: coins / 2", True),
        ("xp: coins / 2", True),
        ("set: {coins: coins // 2}", False),
        ("set: {coins: (coins / 2)|int}", False),
        ("set: {coins: 4 / 2 + 1}", False),
        ("set: {mood: \"'a/b'\"}", False),
    ],
)
def test_a_part_of_a_number_where_a_whole_one_is_kept_is_told(
    edit: str, told: bool, tmp_path: Path
) -> None:
    module = HEAD.replace("EDIT", edit).replace("SYSTEM", "art")
    (tmp_path / "adventure.yaml").write_text(module, encoding="utf-8")

    assert any(DIVIDED in one.message for one in lint(tmp_path)) == told


POOLED = """\
format: 1
title: T
language: en
system: art
start: a
variables: {wet: false}
scenes:
  a: {text: "{{ 1 if wet else 2 }}", choices: [{text: Go, then: x, set: {wet: true}, goto: GOTO}]}
  dry: {pool: road, priority: DRY, when: not wet, text: Dry., goto: b}
  rainy: {pool: road, priority: 2, text: Wet., goto: b}
  b: {ending: won, text: Over.}
"""


@pytest.mark.parametrize(
    ("goto", "dry", "told"),
    [("{pool: road}", 1, 1), ("{pool: road}", 2, 0), ("{pool: road}", 3, 0),
     ("{pool: road, pick: random}", 1, 0)],
)  # fmt: skip
def test_a_scene_with_a_condition_below_one_without_is_told(
    goto: str, dry: int, told: int, tmp_path: Path
) -> None:
    module = POOLED.replace("GOTO", goto).replace("DRY", str(dry))
    (tmp_path / "adventure.yaml").write_text(module, encoding="utf-8")

    found = [one.message for one in lint(tmp_path) if one.code == "pool-tie"]
    assert len(found) == told
    assert all(
        "pool 'road' never comes to this scene: 'rainy' has a higher" in one for one in found
    )


def test_a_priority_of_what_is_drawn_by_chance_is_told(tmp_path: Path) -> None:
    module = POOLED.replace("GOTO", "{pool: road, pick: random}").replace("DRY", "0")
    (tmp_path / "adventure.yaml").write_text(module, encoding="utf-8")

    (found,) = (one for one in lint(tmp_path) if one.code == "key-idle")
    assert "'road' is drawn from by chance, so 'priority' does nothing" in found.message
    assert (found.mark.line, found.mark.column) == (10, 23)


def test_a_priority_does_something_where_a_pool_is_drawn_from_in_both_ways(tmp_path: Path) -> None:
    module = POOLED.replace("GOTO", "{pool: road, pick: random}").replace("DRY", "0")
    module = module.replace("}]}\n  dry", "}, {text: On, goto: {pool: road}}]}\n  dry", 1)
    (tmp_path / "adventure.yaml").write_text(module, encoding="utf-8")

    assert [one.message for one in lint(tmp_path) if one.code == "key-idle"] == []


@pytest.mark.parametrize(
    ("answers", "told"),
    [
        ("3s+: It gives., failure: It stays.", 1),
        ("1s-2s: It gives., failure: It stays.", 1),
        ("1s-2s: It moves., 3s+: It gives., failure: It stays.", 0),
        ("1s+: It gives., failure: It stays.", 0),
        ("3s+: It gives., success: It moves., failure: It stays.", 0),
        ("3s+: It gives., else: It stays.", 0),
    ],
)
def test_a_try_that_leaves_a_count_open_is_told(answers: str, told: int, tmp_path: Path) -> None:
    module = HEAD.replace("EDIT", "time: 1").replace("SYSTEM", "art")
    tries = f"tries: {{strength: {{{answers}}}}}\n"
    (tmp_path / "adventure.yaml").write_text(module + tries, encoding="utf-8")

    assert [one.code for one in lint(tmp_path) if "a try has" in one.message] == (
        ["count-unmet"] * told
    )
