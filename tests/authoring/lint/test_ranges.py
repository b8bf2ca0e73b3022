"""Numbers and labels that are asked for and never come, in conditions, prose and encounters."""

from pathlib import Path

import pytest

from solo.authoring.lint.lint import lint
from solo.authoring.scaffold import begin
from solo.rules import find


def told(module: Path, old: str, new: str) -> list[str]:
    """Return what lint says of a new adventure after a change."""
    (file,) = (one for one in module.rglob("*.yaml") if old in one.read_text(encoding="utf-8"))
    file.write_text(file.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    return [f"{one.mark.line}:{one.mark.column} {one.message} [{one.code}]" for one in lint(module)]


@pytest.fixture
def oath(tmp_path: Path) -> Path:
    begin(tmp_path / "module", find("oath"))
    return tmp_path / "module"


@pytest.mark.parametrize(
    ("condition", "said"),
    [
        ("hero.health > 9", "hero.health is 0 to 5, so 'hero.health > 9' never holds"),
        ("hero.momentum <= -7", "hero.momentum is -6 to 10, so 'hero.momentum <= -7' never"),
        ("hero.edge == 8", "hero.edge is 0 to 4, so 'hero.edge == 8' never holds"),
        ("hero.health < 0", "so 'hero.health < 0' never holds"),
        ("hero.health >= 5", ""),
        ("2 * hero.health > 9", ""),
        ("hero.health > 9 - 5", ""),
        ("hero.momentum < 0 and hero.health <= 0", ""),
    ],
)
def test_a_number_of_the_hero_is_compared_within_its_range(
    oath: Path, condition: str, said: str
) -> None:
    found = told(oath, "when: key\n", f"when: key and {condition}\n")
    assert len(found) == bool(said)
    assert all(said in one and "[condition-never]" in one for one in found)


@pytest.mark.parametrize("tag", ["{% if hero.edge > 9 %}", "{%- if key and hero.edge > 9 -%}"])
def test_so_it_is_in_prose_with_its_place(oath: Path, tag: str) -> None:
    text = "    text: The mill is locked, and it"
    found = told(oath, text, f"    text: |\n      A.\n      {tag}x{{% endif %}}The mill, and it")
    column = 7 + tag.index("hero")
    assert found[-1].startswith(f"7:{column} hero.edge is 0 to 4")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{{ 'x' if outcome.label == 'weak hitt' }}", "ends as 'weak hitt'; did you mean 'weak"),
        ("{{ 'x' if outcome.label in ('miss', 'won') }}", ""),
        ("{{ 'x' if outcome.label == 'Miss' }}", ""),
    ],
)
def test_a_label_is_one_that_checks_end_with(oath: Path, text: str, said: str) -> None:
    found = told(oath, "there is a toad.", f"there is a toad. {text}")
    assert len(found) == bool(said)
    assert all(said in one and "[condition-odd]" in one for one in found)


def test_a_label_is_one_of_this_very_check_where_that_is_known(tmp_path: Path) -> None:
    begin(tmp_path / "module", find("art"))
    tag = "{{ 'x' if outcome.label == 'strong hit' }}"
    found = told(tmp_path / "module", "The wind takes the words.", f"The wind. {tag}")
    assert [one[one.index(" ") :] for one in found if "no 'trait' ends as 'strong hit'" in one]


@pytest.mark.parametrize(("rounds", "said"), [(2, True), (9, False), (0, False)])
def test_an_occasion_comes_before_the_rounds_are_over(
    tmp_path: Path, rounds: int, said: bool
) -> None:
    begin(tmp_path / "module", find("conan-2d20"))
    file = tmp_path / "module/scenes/ford.yaml"
    text = file.read_text(encoding="utf-8")
    text = text.replace(
        "            policy: even\n", f"            policy: even\n            rounds: {rounds}\n"
    )
    file.write_text(text, encoding="utf-8")
    head = '        outcomes:\n          won: {text: "The ford'
    found = told(tmp_path / "module", head, f"        during: [{{round: 9, text: x}}]\n{head}")
    late = [one for one in found if "happens in round 9, and 'fight' is over after round 2" in one]
    assert (len(late), len(found)) == (said, said)
