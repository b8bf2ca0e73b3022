"""Mistakes that authors make, as other tools or the keyboard have it: told with place and cure."""

import time
from pathlib import Path

import pytest

from solo.adventure import keys
from solo.adventure.mistakes import astray
from solo.adventure.reading import header
from solo.authoring.lint.lint import lint
from solo.errors import SoloError
from solo.rules import find as find_system
from solo.shelf import find

HEAD = """\
format: 1
title: T
system: art
start: a
variables: {weight: 0, name: Ebba}
quests: {lamp: The lamp}
scenes:
"""
END = """  b: {ending: won, text: "{{ name }} {{ weight }} {{ quests.lamp }}"}
  c:
    choices:
      - {text: x, set: {weight: weight + 1, name: "'x'"}, quest: {complete: lamp}, goto: b}
"""


def told(folder: Path, body: str, more: str = "") -> list[tuple[str, int, int, str]]:
    """Return code, line (the first of the scene is 1), column and message of each problem."""
    (folder / "adventure.yaml").write_text(more + HEAD + body + END, encoding="utf-8")
    first = (more + HEAD).count("\n")
    return [(p.code, p.mark.line - first, p.mark.column, p.message) for p in lint(folder)]


def choice(more: str) -> str:
    first = "  a:\n    text: T\n    choices:\n      - {text: Go, goto: c}\n"
    return f"{first}      - {{text: X, then: x, {more}}}\n"


def text(words: str) -> str:
    return f"  a:\n    text: {words}\n    goto: c\n"


@pytest.mark.parametrize(
    ("body", "code", "place", "message"),
    [
        (choice("when: weight == 3 or 4"), "condition-odd", (5, 49), "… weight == 4"),
        (choice("when: name == 'x' or 'y'"), "condition-odd", (5, 49), "… name == 'y'"),
        (choice("when: the door is open"), "type-wrong", (5, 34), "found the words 'the door is"),
        (choice("when: \"'open'\""), "condition-odd", (5, 34), "compare something with it"),
        (choice("when: 3"), "condition-odd", (5, 34), "compare something with it"),
        (choice("when: quests.lamp == 'done'"), "quest-step", (5, 49), "take, complete, fail"),
        (
            choice("when: \"quests.lamp in ['done']\""),
            "quest-step",
            (5, 51),
            "no quest is at 'done'",
        ),
        (choice("set: {weight: weight++}"), "prose-syntax", (5, 42), "write weight + 1"),
        (choice("set: {weight: weight -= 2}"), "prose-syntax", (5, 42), "write weight - 2"),
        (choice("time: 0 - 5"), "value-wrong", (5, 34), "'0 - 5' comes to -5"),
        (choice("title: x"), "key-unknown", (5, 28), "belongs to a scene"),
        (text("'{% set weight = 5 %}Hi'"), "set-idle", (2, 15), "set: {weight: …}"),
        (text('"You **see* it."'), "emphasis-open", (2, 16), "some of its '*'; write **see**"),
        (text('"You *see** it."'), "emphasis-open", (2, 16), "some of its '*'; write *see*"),
        (text('"You ***see*** it."'), "emphasis-open", (2, 16), "'***see***' is shown with some"),
        (text('"You **{{ 7 }}* it."'), "emphasis-open", (2, 16), "'**{{ 7 }}*' is shown with"),
        (text('"You * see {{ 7 }} * it."'), "emphasis-open", (2, 16), "write *see {{ 7 }}*"),
        (text('"You * see * it."'), "emphasis-open", (2, 16), "stands; write *see*"),
        (text('"Over the the hill."'), "text-slip", (2, 17), "'the' stands here twice"),
        (text('"Stones , sand."'), "text-slip", (2, 18), "a blank stands before this comma"),
        (text("'Stones\\nhere.'"), "text-foreign", (2, 18), "'\\n' is shown as it stands"),
        (text('"You have @weight."'), "text-foreign", (2, 21), "stands; write {{ weight }}"),
        (text('"You {walk|run}."'), "text-foreign", (2, 16), "'{walk|run}' is shown"),
        (text('"You [[go->c]]."'), "text-foreign", (2, 16), "a link is a choice"),
        (text("You go -> c"), "text-foreign", (2, 18), "a way is a key of its own: goto"),
        (text("You go -> END"), "text-foreign", (2, 18), "a way is a key of its own: goto"),
        (
            text("'{% if weight %}a{% elseif name %}b{% endif %}'"),
            "prose-syntax",
            (2, 31),
            "'elif'",
        ),
        (
            text("'{% if weight %}a{% else if name %}b{% endif %}'"),
            "prose-syntax",
            (2, 31),
            "'elif'",
        ),
        ("  a: {text: T, goto: END}\n", "scene-unknown", (1, 22), "ends in a scene of its own"),
        ("  a: {text: T, divert: c}\n", "key-unknown", (1, 16), "write 'goto'"),
        ("  a: {prose: T, goto: c}\n", "key-unknown", (1, 7), "write 'text'"),
        ("  a: {text: T, on_enter: {}, goto: c}\n", "key-unknown", (1, 16), "write 'enter'"),
        ("  a: {text: T, goto: c, start: b}\n", "key-unknown", (1, 25), "belongs to the header"),
        ("  a: {text: T, goto: c, then: x}\n", "key-unknown", (1, 25), "belongs to a choice"),
        ("  a: {text: T, goto: c, foes: {}}\n", "key-unknown", (1, 25), "section of its own"),
        ("  a: {text: T, goto: c, set: {weight: 1}}\n", "key-unknown", (1, 25), "under 'enter'"),
        ("  a: {ending: {kind: won, title: '{{ name }}'}}\n", "prose-forbidden", (1, 34), "shown"),
        ("  a:\n    text The door\n    goto: c\n", "yaml-syntax", (2, 9), "write 'text: The door'"),
        ("  a\n    text: T\n    goto: c\n", "yaml-syntax", (1, 4), "a ':' is missing behind 'a'"),
        ("  a:\n    text:T\n    goto: c\n", "yaml-syntax", (2, 9), "a space is missing behind"),
        (text("*Bang* it goes"), "yaml-syntax", (2, 16), "quote a text that begins with '*'"),
        (text("[Bang] it goes"), "yaml-syntax", (2, 18), "put all of it in quotes"),
        (text("? Bang"), "yaml-syntax", (2, 11), "quote a text that begins with '? '"),
        ("  a:\n\ttext: T\n    goto: c\n", "yaml-syntax", (2, 1), "indent with spaces"),
        ("  a:\n    text: T\n    goto c\n", "yaml-syntax", (3, 9), "write 'goto: c'"),
        ("  a:\n    text: T\n    opens\n    goto: c\n", "yaml-syntax", (3, 5), "a ':' is missing"),
        ("  a:\n    text: A\n    b c\n    goto: c\n", "yaml-syntax", (3, 6), "indent this further"),
        ("  a:\n    choices: {go: {goto: c}}\n", "type-wrong", (2, 14), "inside it: - id: go"),
        ("  a:\n    choices: [Go]\n", "type-wrong", (2, 15), "write {text: …, goto: …}"),
        (choice("time: ten"), "type-wrong", (5, 34), "write 10"),
        (choice("time: 2 hours"), "type-wrong", (5, 34), "time is in minutes: 2 * 60"),
        (choice("when: open"), "name-unknown", (5, 34), "declare a variable"),
        (choice("when: successes > 1"), "name-unknown", (5, 34), "only an outcome of a check"),
        (choice("goto: {pool: road}"), "pool-unknown", (5, 41), "a 'pool'"),
        (choice("join: bob"), "companion-unknown", (5, 34), "under 'companions'"),
        (text("'{% if \"open\" %}a{% endif %}'"), "condition-odd", (2, 18), "compare something"),
        (text(">\n      one\n      {% if 3 %}a{% endif %}"), "condition-odd", (4, 13), "compare"),
        (text("'It is {{ weight++ }}.'"), "prose-syntax", (2, 21), "set: {weight: weight + 1}"),
        (choice("then: Take no #7"), "yaml-syntax", (5, 42), "cuts off '#7}'"),
        ("  a: {goto: c, text: Take\n    no #7 here}\n", "yaml-syntax", (2, 8), "in quotes"),
        ("  a:\n    goto: c\n    hint: [See no #7, x]\n", "yaml-syntax", (3, 19), "'#7, x]'"),
        ("  a:\n    goto: c\n    text:T\n", "yaml-syntax", (3, 9), "a space is missing behind"),
        (choice("text: He said: no"), "yaml-syntax", (5, 41), "quote a text that holds ': '"),
        (
            choice("text: x, when: n in [1], go: x"),
            "yaml-syntax",
            (5, 48),
            "'[' ends a text inside",
        ),
        (text("- Bang"), "yaml-syntax", (2, 11), "quote a text that begins with '- '"),
        (choice("when: if weight > 3"), "prose-syntax", (5, 34), "without 'if'; leave it out"),
        (choice("when: weight is 3"), "prose-syntax", (5, 44), "write '=='"),
        (choice("when: weight >"), "prose-syntax", (5, 41), "ends too early"),
        (choice("set: {weight: +2}"), "value-odd", (5, 42), "to add, write weight + 2"),
        (text("'{% if weight = 2 %}a{% endif %}'"), "prose-syntax", (2, 25), "write '=='"),
        (text("'{% if weight => 2 %}a{% endif %}'"), "prose-syntax", (2, 25), "write '>='"),
        (choice("when: weight =< 2"), "prose-syntax", (5, 41), "there is no '=<'; write '<='"),
        (text("\"{{ cycle(Rain., 'b') }}\""), "prose-syntax", (2, 26), "put a text in quotes"),
        (choice("when: name.lower() == 'x'"), "prose-forbidden", (5, 44), "write '|lower' behind"),
        (choice("when: lower(name) == 'x'"), "macro-unknown", (5, 34), "write '|lower' behind"),
        (choice("when: name|lower == 'Ebba'"), "condition-odd", (5, 48), "write 'ebba'"),
        (choice("time: 2d6"), "type-wrong", (5, 34), "found the dice '2d6'"),
        ("  a: {ending: wone}\n", "value-odd", (1, 15), "did you mean 'won'?"),
        ("  a: {ending: {kind: lst}}\n", "value-odd", (1, 22), "did you mean 'lost'?"),
        ("  a: {ending: true}\n", "type-wrong", (1, 15), "such as won or lost"),
    ],
)
def test_a_mistake_is_told_with_its_place_and_its_cure(
    tmp_path: Path, body: str, code: str, place: tuple[int, int], message: str
) -> None:
    found = told(tmp_path, body)

    assert [(one[1], one[2]) for one in found if one[0] == code and message in one[3]] == [place]


@pytest.mark.parametrize(
    ("section", "cure"),
    [
        ("flags", "write 'variables'"),
        ("monsters", "write 'foes'"),
        ("endings", "ends in a scene of its own"),
    ],
)
def test_a_section_that_other_tools_have_is_told_by_our_name(
    tmp_path: Path, section: str, cure: str
) -> None:
    (tmp_path / "adventure.yaml").write_text(
        f"{section}: {{}}\n{HEAD}  a: {{text: T, goto: c}}\n{END}", encoding="utf-8"
    )

    (found,) = (one for one in lint(tmp_path) if one.code == "key-unknown")
    assert found.mark.line == 1
    assert cure in found.message


@pytest.mark.parametrize(
    "body",
    [
        choice("when: weight == 3 or name == 'x'"),
        choice("when: weight == 3 or quests.lamp"),
        choice("set: {weight: -2}"),
        choice("when: \"quests.lamp in ['', 'take']\""),
        text("\"{{ name or 'nobody' }} goes -> and comes.\""),
        text('"{{ name|upper }} a|b [x] {{ weight|number }}"'),
        text("'{% set words = 5 %}{{ words }}'"),
        text('"{% if weight|length == 1 %}x{% endif %}"').replace("|length", "|int"),
        text("A text of  # a comment\n      several lines").replace("  # a comment", ""),
        text("|\n      Said: nothing\n      and more: so"),
    ],
)
def test_what_is_meant_so_is_not_told(tmp_path: Path, body: str) -> None:
    assert told(tmp_path, body) == []


@pytest.mark.parametrize(
    ("goto", "messages"),
    [
        ("{pol: c}", ["unknown key 'pol'; did you mean 'pool'?"]),
        ("{name: c, pick: random}", ["unknown key 'name'; did you mean 'pool', which is missing?"]),
        ("{scene: c}", ["'pool' is missing: the name of a pool; a scene stands alone: goto: c"]),
        ("{scene: {a: b}}", ["unknown key 'scene'"]),
    ],
)
def test_a_way_that_is_no_pool_is_told_with_its_cure(
    tmp_path: Path, goto: str, messages: list[str]
) -> None:
    body = "  a: {text: T, choices: [{text: Go, goto: c}, {text: X, then: x, goto: GOTO}]}\n"
    found = [one[3] for one in told(tmp_path, body.replace("GOTO", goto))]

    assert len(found) == len(messages)
    assert all(any(message in one for one in found) for message in messages)
    assert "object at" not in str(found)


@pytest.mark.parametrize(
    ("table", "messages"),
    [
        ("{roll: d4, row: {1-4: x}}", ["did you mean 'rows'", "'rows' is missing"]),
        ("{roll: d4, 1-4: x}", ["put them under it: rows: {1-4: …}"]),
    ],
)
def test_a_table_without_its_rows_is_told_with_the_cure(
    tmp_path: Path, table: str, messages: list[str]
) -> None:
    body = f"  a: {{text: T, goto: c}}\n{END}tables: {{t: {table}}}\n"
    (tmp_path / "adventure.yaml").write_text(HEAD + body, encoding="utf-8")
    found = [one.message for one in lint(tmp_path)]

    assert len(found) == len(messages)
    assert all(any(message in one for one in found) for message in messages)


def test_marks_of_a_text_are_looked_for_in_one_pass() -> None:
    took = []
    for many in (2_000, 20_000):
        began = time.process_time()
        found = list(astray.marks("`x` {{ `y` }} *z* " + "{{ " * many, ()))
        took.append(time.process_time() - began)
        assert [one.start for one in found] == [0]

    assert took[1] < 50 * took[0]


def test_keys_at_the_margin_are_told_where_they_belong(tmp_path: Path) -> None:
    (tmp_path / "adventure.yaml").write_text(f"ending: won\n{HEAD}  a: {{goto: c}}\n{END}")

    (problem,) = lint(tmp_path)

    assert problem.message == "unknown key 'ending'; it belongs to a scene"


def test_a_header_by_another_ending_is_named(tmp_path: Path) -> None:
    (tmp_path / "adventure.yml").write_text(HEAD)

    with pytest.raises(SoloError, match=r"rename 'adventure\.yml' to adventure\.yaml"):
        find(str(tmp_path))


def test_the_keys_of_the_header_are_known_where_they_do_not_belong() -> None:
    more = ("options", "needs", "deeds", "world")
    assert set(keys.HEADER) == {*header.Header.__dataclass_fields__, *more}


def test_an_effect_of_ours_in_a_wrong_place_is_told_where_it_may_stand(tmp_path: Path) -> None:
    body = "  a:\n    text: T\n    gain: x\n    goto: c\n"
    found = told(tmp_path, body)

    assert [(one[1], one[2], one[3]) for one in found if "unknown key" in one[3]] == [
        (3, 5, "unknown key 'gain'; it is an effect: in a scene it stands under 'enter': "
         "enter: {gain: …}"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("system", "ours"),
    [("fell", "take"), ("conan-2d20", "give"), ("fallout-2d20", "give")],
)
def test_an_effect_of_another_system_is_told_with_what_ours_calls_it(
    system: str, ours: str, tmp_path: Path
) -> None:
    head = HEAD.replace("system: art", f"system: {system}")
    scene = "  a:\n    gain: x\n    choices:\n      - {text: Go, gain: x, goto: c}\n"
    (tmp_path / "adventure.yaml").write_text(head + scene + END, encoding="utf-8")
    found = [one.message for one in lint(tmp_path) if "unknown key 'gain'" in one.message]

    assert [one.split("; ")[2:] for one in found] == [
        [f"here, in {find_system(system).title}, it is called '{ours}'",
         "in a scene it stands under 'enter'"],
        [f"here, in {find_system(system).title}, it is called '{ours}'"],
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("system", "near", "own"),
    [("conan-2d20", "sword", "wombat"), ("fallout-2d20", "pistol", "wombat")],
)
def test_a_weapon_by_its_name_alone_has_to_be_known(
    system: str, near: str, own: str, tmp_path: Path
) -> None:
    """A weapon of the author's own has more than a name."""
    foes = (
        f"foes:\n  a: {{name: the a, weapons: [{near[:-2]}{near[-1]}{near[-2]}]}}\n"
        f"  b: {{name: the b, weapons: [{{name: {own}, dice: 3}}, {near.upper()}]}}\n"
    )
    text = HEAD.replace("system: art", f"system: {system}").replace("scenes:", f"{foes}scenes:")
    (tmp_path / "adventure.yaml").write_text(text + "  a: {text: T, goto: c}\n" + END)
    found = [one for one in lint(tmp_path) if one.severity == "error"]

    assert [(one.mark.line, one.mark.column) for one in found] == [(8, 30)]
    assert f"did you mean '{near}'?" in found[0].message


@pytest.mark.parametrize(
    ("system", "known", "wrong", "kind"),
    [
        ("conan-2d20", "sword", "swrod", "kind: ranged"),
        ("fallout-2d20", "pistol", "pistlo", "kind: gun"),
    ],
)
def test_a_weapon_in_a_mapping_without_numbers_is_told_of_if_it_is_unknown(
    system: str, known: str, wrong: str, kind: str, tmp_path: Path
) -> None:
    """It plays, as before, with the usual dice."""
    foes = (
        f"foes:\n  a: {{name: the a, weapons: [{{name: {wrong}}}, {{name: {known}}}]}}\n"
        f"  b: {{name: the b, weapons: [{{name: {wrong}, dice: 2}}]}}\n"
    )
    arm = f"  a:\n    text: T\n    enter: {{arm: {{weapon: {{name: {wrong}, {kind}}}}}}}\n"
    text = HEAD.replace("system: art", f"system: {system}").replace("scenes:", f"{foes}scenes:")
    (tmp_path / "adventure.yaml").write_text(text + arm + "    goto: c\n" + END)
    found = [one for one in lint(tmp_path) if "weapon" in one.message]

    assert [(one.mark.line, one.mark.column, one.severity) for one in found] == [
        (8, 37, "warning"),
        (13, 34, "warning"),
    ]
    assert all(f"did you mean '{known}'?" in one.message for one in found)
    assert all(f"{{name: {wrong}, dice: 3}}" in one.message for one in found)


@pytest.mark.parametrize(
    ("system", "check", "fight", "fact"),
    [
        ("fictive-hack", "challenge: {attribute: brawn, difficulty: 7}", "fight", "down"),
        ("fell", "luck: {}", "fight", "carried"),
        ("art", "trait: {attribute: strength, difficulty: Poor}", "combat", "foes_left"),
        ("conan-2d20", "skill: {attribute: brawn, skill: athletics}", "fight", "broken"),
        ("fallout-2d20", "skill: {attribute: might, skill: hauling}", "fight", "rounds"),
    ],
)
def test_what_only_fights_bring_is_told_of_where_a_text_asks_a_check_for_it(
    system: str, check: str, fight: str, fact: str, tmp_path: Path
) -> None:
    """A fight within an outcome of the check has it."""
    inner = f"check: {{{fight}: {{foes: [rat]}}}}, outcomes: {{else: '{{{{ outcome.{fact} }}}}'}}"
    scene = (
        f"  a:\n    text: T\n    check: {{{check}}}\n    outcomes:\n"
        f"      success: {{text: '{{{{ outcome.{fact} }}}}', goto: c}}\n"
        f"      else: {{text: t, {inner}}}\n    choices: [{{text: Go, goto: c}}]\n"
    )
    text = HEAD.replace("system: art", f"system: {system}") + scene + END
    (tmp_path / "adventure.yaml").write_text(text, encoding="utf-8")
    found = [one for one in lint(tmp_path) if one.code == "name-unknown"]

    kind = check.partition(":")[0]
    (told,) = found
    assert told.severity == "warning"
    assert told.mark.line == 12
    assert told.message.startswith(f"no outcome of '{kind}' has '{fact}'; only that of {fight}")


def rolled(key: str) -> str:
    check = "check: {trait: {attribute: charm, difficulty: Poor}}"
    first = "  a:\n    text: T\n    choices:\n      - {text: Go, goto: c}\n"
    return f"{first}      - {{text: X, {check}, outcomes: {{{key}: A, success: B, failure: C}}}}\n"


@pytest.mark.parametrize(
    ("body", "code", "message"),
    [
        (rolled("3+s"), "label-unknown", "'3+s'; write '3s+'"),
        (rolled("1-2s"), "label-unknown", "'1-2s'; write '1s-2s'"),
        (rolled("1f..2f"), "label-unknown", "'1f..2f'; write '1f-2f'"),
        (choice("when: weight == 3 is true"), "test-unknown", "write the name alone"),
        (choice("when: weight == 3 is false"), "test-unknown", "write 'not' and the name"),
        (choice("when: first_visit"), "name-unknown", "write visits == 1"),
        (choice("when: !name"), "yaml-syntax", "a condition says 'not'"),
        ("  a:\n    text: T\n    when: !name\n", "yaml-tag", "a condition says: not name"),
        (choice("goto: pond") + "  d: {pool: pond, goto: c}\n", "scene-unknown", "{pool: pond}"),
        (choice("companion: x"), "key-unknown", "write 'join'"),
        ("  a:\n    text: T\n    end: {kind: won, title: T}\n", "key-unknown", "write 'ending'"),
        ("  a:\n    text: T\n    goto: c\n  d: {ending: win, text: T}\n", "value-odd", "'won'?"),
    ],
)
def test_a_slip_is_told_with_what_was_meant(
    tmp_path: Path, body: str, code: str, message: str
) -> None:
    found = told(tmp_path, body)

    assert any(code == one[0] and message in one[3] for one in found), found


def test_the_labels_of_a_check_are_told_where_one_is_unknown(tmp_path: Path) -> None:
    head = HEAD.replace("system: art", "system: fell").replace(
        "scenes:", "foes: {wolf: {name: the wolf}}\nscenes:"
    )
    fight = "check: {fight: {foes: [wolf], risk: R}}"
    body = f"  a:\n    text: T\n    choices:\n      - {{text: X, {fight}, outcomes: {{boo: A}}}}\n"
    (tmp_path / "adventure.yaml").write_text(head + body + END)

    assert any("'boo'; this check has won, routed" in p.message for p in lint(tmp_path))


@pytest.mark.parametrize(
    ("header", "message"),
    [
        ("include: more.yaml", "write more/*.yaml"),
        ("heroes: [heroes/*.yaml]", "hero: {pregenerated: [heroes/*.yaml]}"),
        ("system: art engine", "did you mean 'art'?"),
    ],
)
def test_a_slip_in_the_header_is_told_with_what_was_meant(
    tmp_path: Path, header: str, message: str
) -> None:
    (tmp_path / "more").mkdir()
    (tmp_path / "more" / "a.yaml").write_text("scenes: {}\n")
    head = HEAD.replace("system: art\n", "") if "system" in header else HEAD
    (tmp_path / "adventure.yaml").write_text(f"{header}\n{head}{text('T')}{END}")

    assert any(message in problem.message for problem in lint(tmp_path)), lint(tmp_path)


def test_a_line_that_spoils_a_section_hides_no_names_in_it(tmp_path: Path) -> None:
    head = HEAD.replace("variables: {weight: 0, name: Ebba}", "variables:\n  weight: 0\n  name = x")
    (tmp_path / "adventure.yaml").write_text(head + text("T") + END)

    assert {problem.code for problem in lint(tmp_path)} == {"yaml-syntax"}


def test_a_key_that_stands_there_already_is_not_meant(tmp_path: Path) -> None:
    foe = "foes:\n  dog: {name: the dog, weapons: [{name: teeth, damage: 3}]}\n"
    head = HEAD.replace("system: art", "system: fallout-2d20").replace("scenes:", f"{foe}scenes:")
    (tmp_path / "adventure.yaml").write_text(head + text("T") + END)

    (found,) = [p.message for p in lint(tmp_path) if "'damage'" in p.message]
    assert "did you mean" not in found
    assert "dice" in found


@pytest.mark.parametrize("system", ["conan-2d20", "fallout-2d20"])
def test_a_foes_target_number_is_one_of_a_die(tmp_path: Path, system: str) -> None:
    foe = "foes:\n  dog: {name: the dog, tn: 25}\n"
    head = HEAD.replace("system: art", f"system: {system}").replace("scenes:", f"{foe}scenes:")
    (tmp_path / "adventure.yaml").write_text(head + text("T") + END)

    assert any("tn:" in p.message and "20" in p.message for p in lint(tmp_path)), lint(tmp_path)
