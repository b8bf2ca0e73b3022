"""What `solo lint` alone tells: idle variables, and what fails or is false whatever happens."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "adventure"))

from modules import HEAD
from paper import PAPER

from solo import shelf
from solo.authoring.lint.lint import PER_LANGUAGE, lint
from solo.budget import MEMORY, Budget
from solo.errors import Problem

PLACES = """
scenes:
  a:
    text: {text}
    choices:
      - {{text: Look, set: {{{sets}}}, then: x}}
      - {{text: Go, when: {when}, goto: b}}
      - {{text: Leave, goto: b}}
      - {{text: Come back, goto: a}}
  b: {{ending: won}}
"""


def found(folder: Path, variables: str, *, text: str = "T", sets: str = "n: 1", when: str = "n"):
    """Return the line, column and message of whatever lint tells, by code."""
    module = f"{HEAD}\nvariables: {{{variables}}}" + PLACES.format(text=text, sets=sets, when=when)
    (folder / "adventure.yaml").write_text(module, encoding="utf-8")
    told = lint(folder, system=PAPER)
    assert all(isinstance(problem, Problem) for problem in told)
    return [(p.code, p.severity, p.mark.line, p.mark.column, p.message) for p in told]


@pytest.mark.parametrize(
    ("variables", "more", "told"),
    [
        ("n: 0, lamp: false", {}, "variable 'lamp' is never used; use it"),
        ("n: 0, lamp: false", {"sets": "n: 1, lamp: true"}, "variable 'lamp' is set, but nothing"),
        ("n: 0, lamp: 0", {"sets": "n: 1, lamp: lamp + 1"}, "variable 'lamp' is set, but nothing"),
        ("n: 0, lamp: false", {"when": "n or lamp"}, "it is always false"),
        ("n: 0, lamp: 3", {"when": "lamp > 2", "text": "'{{ n }}'"}, "it is always 3"),
    ],
)
def test_a_variable_that_does_nothing_is_told_where_it_is_declared(
    tmp_path: Path, variables: str, more: dict[str, str], told: str
) -> None:
    ((code, severity, line, column, message),) = found(tmp_path, variables, **more)

    assert (code.partition("-")[0], severity) == ("variable", "warning")
    assert (line, column) == (5, variables.index("lamp") + len("variables: {") + 1)
    assert told in message


@pytest.mark.parametrize(
    ("variables", "more"),
    [
        ("n: 0, lamp: oil", {"text": '"By {{ lamp }}."'}),
        ("n: 0, lamp: 0", {"sets": "n: lamp + 1"}),
        ("n: 0, lamp: false", {"sets": "n: 1, lamp: true", "text": "'{% if lamp %}x{% endif %}'"}),
        ("n: 0", {"when": "n > 0"}),
        ("n: 0", {"sets": "n: n + 1", "when": "n > 400"}),
        ("n: 0", {"sets": "n: n + 1", "when": "n % 7 == 3"}),
        ("n: 0, name: x", {"sets": "n: 1, name: \"'Ebba'\"", "when": "n and name == 'Ebba'"}),
        ("n: 0", {"when": "n and visits > 2"}),
        ("n: 0, least: 3", {"when": "n > least"}),  # a name for what it is measured by
        ("n: 0", {"sets": "n: 10 / n"}),  # which fails in some games, and not in others
    ],
)
def test_what_may_be_meant_is_not_told(
    tmp_path: Path, variables: str, more: dict[str, str]
) -> None:
    assert found(tmp_path, variables, **more) == []


def test_a_variable_that_only_a_macro_reads_is_used(tmp_path: Path) -> None:
    module = f"{HEAD}\nvariables: {{n: 0}}\nmacros: m.j2\nscenes: "
    module += '{a: {ending: won, text: "{{ lamp() }}"}}\n'
    (tmp_path / "adventure.yaml").write_text(module, encoding="utf-8")
    (tmp_path / "m.j2").write_text("{% macro lamp() %}{{ n }}{% endmacro %}", encoding="utf-8")

    assert lint(tmp_path, system=PAPER) == ()


def test_a_variable_of_an_included_file_is_placed_there(tmp_path: Path) -> None:
    module = f"{HEAD}\ninclude: more.yaml\nscenes: {{a: {{ending: won}}}}\n"
    (tmp_path / "adventure.yaml").write_text(module, encoding="utf-8")
    (tmp_path / "more.yaml").write_text("variables:\n  lamp: false\n", encoding="utf-8")

    (problem,) = lint(tmp_path, system=PAPER)

    assert (Path(problem.mark.file).name, *problem.mark[1:]) == ("more.yaml", 2, 3)


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ({"when": "n == 3"}, "this never holds; 'n' is only ever 0 or 1"),
        ({"when": "n and not n"}, "this never holds; 'n' is only ever 0 or 1"),
        ({"when": "n and false"}, "this never holds"),
        ({"when": "n and turn < 0"}, "this never holds"),
        ({"when": "n and turn > 3 and turn < 4"}, "this never holds"),
        ({"when": "n and hour * 2 == 7"}, "this never holds"),
        ({"when": "n and time_of_day > '23:59'"}, "this never holds"),
    ],
)
def test_a_condition_that_never_holds_is_told(
    tmp_path: Path, more: dict[str, str], told: str
) -> None:
    ((code, severity, line, _, message),) = found(tmp_path, "n: 0", **more)

    assert (code, severity, line) == ("condition-never", "warning", 11)
    assert message.startswith(told)


def test_trials_of_an_adventure_share_one_budget(tmp_path: Path) -> None:
    """What comes when it is used up is not tried out, and that is told once."""
    loop = "{% for i in range(9000) %}{{ n // 1 }}{% endfor %}"
    texts = "".join(
        f"  t{n}: {{text: '{loop} {{{{ n + {n} }}}}', goto: t{n + 1}}}\n" for n in range(60)
    )
    (tmp_path / "adventure.yaml").write_text(
        "format: 1\ntitle: T\nsystem: art\nstart: t0\nvariables: {n: 0}\nscenes:\n"
        f"{texts}  t60: {{ending: won, text: Gone.}}\n"
    )

    codes = [problem.code for problem in lint(tmp_path)]

    assert codes.count("trials-many") == 1


@pytest.mark.parametrize(("sums", "loops", "told"), [(150, 1, 0), (1, 12, 0), (150, 12, 1)])
def test_fixed_sums_and_trials_share_one_budget(
    tmp_path: Path, sums: int, loops: int, told: int
) -> None:
    loop = "{% for i in range(900#) %}{{ n // 1 }}{% endfor %}"
    texts = "".join(f"{{% set s = 'x' * 9{n:04} %}}" for n in range(sums))
    labels = "".join(
        f"      - {{id: c{n}, text: '{loop.replace('#', str(n))}', goto: on}}\n"
        for n in range(loops)
    )
    (tmp_path / "adventure.yaml").write_text(
        "format: 1\ntitle: T\nsystem: art\nstart: a\nvariables: {n: 0}\nscenes:\n"
        f'  a:\n    text: "{{{{ hero.name }}}}{texts}"\n'
        f"    choices:\n{labels}  on: {{ending: won, text: Gone.}}\n"
    )

    codes = [problem.code for problem in lint(tmp_path)]

    assert codes.count("trials-many") == told


OPEN = "n: 0, m: 0, k: 0, least: 3, word: '', a: true, b: true, c: true, d: true"


@pytest.mark.parametrize(
    "when",
    [
        "clock >= 2 * 24 * 60",
        "clock // 60 >= 12",
        "visits * 5 == 100",
        "time_of_day >= '20:00'",
        "time_of_day == '12:00'",
        "time_of_day > '12' and time_of_day < '13'",
        "n >= 5 and m >= 5 and k >= 5",
        "n + m + k >= 40",
        "n // 10 >= 5",
        "n > m and m > k and k > 5",
        "n > -5 and n >= 1_000",
        "n >= 20000000000",
        "(n or 1) > (m or 70)",
        "word == 'x' and n > 7 and m > 7",
        "word > 'm'",
        "word in 'abcd' and word != 'a'",
        "n >= least",
        "not a and not b and not c and not d and hour == 23 and n == 3",
        f"{'n' * 50} + 40 > 90",
    ],
)
def test_nothing_is_told_of_what_may_hold(tmp_path: Path, when: str) -> None:
    """As long as values are worked out, nobody knows which they are not."""
    sets = "{name}: {name} + 1"
    every = [sets.format(name=name) for name in ("n", "m", "k", "n" * 50)]
    every += [f"{name}: not {name}" for name in "abcd"]
    text = "'{{ n }} {{ m }} {{ k }} {{ word }} {{ 1 if a and b and c and d else least + NAME }}'"
    told = found(
        tmp_path,
        f"{OPEN}, {'n' * 50}: 0",
        text=text.replace("NAME", "n" * 50),
        sets=", ".join((*every, "word: \"word ~ 'x'\"")),
        when=f'"{when}"',
    )

    assert told == []


@pytest.mark.parametrize("text", ["'{{ m // k }}'", "'{% if m < 10 ** 9 %}{{ m }}{% endif %}'"])
def test_what_fails_with_some_values_only_is_no_mistake(tmp_path: Path, text: str) -> None:
    told = found(
        tmp_path, "n: 0, m: 0, k: 0", text=text, sets="n: 1, m: m + 1, k: k + 1", when="n or k"
    )

    assert told == []


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"when": "n in range(10**9)"}, "prose-limit"),
        ({"when": "\"hero.name == 'x' and n in range(0, 10**9, 1)\""}, "prose-limit"),
        ({"sets": "n: range(10**9)|length + n"}, "prose-limit"),
        ({"sets": "n: n / 0"}, "prose-arithmetic"),
        ({"sets": "n: n + 'two'"}, "prose-type"),
        ({"text": "'{% for i in range(10**9) %}x{% endfor %}'"}, "prose-limit"),
        (
            {"text": "'{% for i in range(n + 999) %}{% for j in range(999) %}x{% endfor %}"
             "{% endfor %}'"},
            "prose-limit",
        ),
    ],
)  # fmt: skip
def test_what_fails_in_every_game_is_an_error_before_any(
    tmp_path: Path, more: dict[str, str], code: str
) -> None:
    told = found(tmp_path, "n: 0", **{"when": "n", **more})

    assert [(one[0], one[1]) for one in told] == [(code, "error")]


@pytest.mark.long(3)
@pytest.mark.parametrize("adventure", shelf.shipped(), ids=lambda p: p.name)
def test_the_shipped_adventures_have_nothing_idle(adventure: Path) -> None:
    assert lint(adventure) == ()


def test_translations_of_an_adventure_share_one_budget(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What comes when it is used up is not looked at, and that is told once, at its file."""
    (tmp_path / "adventure.yaml").write_text(
        "format: 1\ntitle: T\nsystem: art\nstart: a\nscenes: {a: {ending: won, text: Gone.}}\n"
    )
    (tmp_path / "languages").mkdir()
    for language in ("de", "fr", "nl", "sv"):
        (tmp_path / "languages" / f"{language}.po").write_text('msgid "a"\nmsgstr "b"\nx\n')
    monkeypatch.setattr(Budget.__init__, "__defaults__", (2 * PER_LANGUAGE + 2_000, MEMORY))

    found = lint(tmp_path)

    assert [(problem.code, Path(problem.mark.file).stem) for problem in found] == [
        ("translation-wrong", "de"),
        ("translation-wrong", "fr"),
        ("trials-many", "nl"),
    ]


def test_what_a_macro_works_out_is_not_taken_for_all_it_can_be(tmp_path: Path) -> None:
    (tmp_path / "m.j2").write_text(
        "{% macro rich(d) %}{% if d // 2 >= 10 %}yes{% endif %}{% endmacro %}\n"
    )
    (tmp_path / "adventure.yaml").write_text(
        f"{HEAD}\nvariables: {{n: 0}}\nmacros: m.j2\nscenes:\n"
        "  a:\n    text: A quay.\n    choices:\n"
        "      - {text: Work, set: {n: n + 7}, goto: a}\n"
        "      - {text: Buy, when: rich(n), goto: b}\n"
        "      - {text: Leave, goto: b}\n"
        "  b: {ending: won, text: Done.}\n"
    )

    assert lint(tmp_path, system=PAPER) == ()
