"""Two systems as strangers wrote them, unlike those that are shipped: every tool takes them.

`knapp` rolls a d20 under attribute and skill together, in German, with likelihoods of its own;
`thirst` has two pools of d10 whose sizes follow from the hero.
"""

import re
from pathlib import Path
from typing import Any

import pytest

from solo.authoring.format import chance_table
from solo.authoring.lint.lint import lint
from solo.authoring.playtests.playtest import playtest
from solo.cli.rolls.checks import check_of
from solo.oracle.questions import likelihood
from solo.rules import find
from solo.rules.core.dice import LoadedDice
from solo.rules.core.protocols import Illegal
from solo.rules.core.wording.naming import Unfit, why
from solo.rules.data_systems.checks import nobody
from solo.rules.data_systems.reading import system_of
from solo.rules.data_systems.sheet import changed
from solo.rules.data_systems.system import DataSystem
from solo.view import heroes
from solo.words import Words, english

FOREIGN = Path(__file__).parent / "foreign"
NAMES = ("knapp", "thirst")


def system(name: str) -> DataSystem:
    found = find(str(FOREIGN / name / "system.yaml"))
    assert isinstance(found, DataSystem)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_wrong_with_it(name: str) -> None:
    """Thirst's `critical` needs numbers and dice that only a broad search comes upon."""
    assert list(lint(FOREIGN / name)) == []


@pytest.mark.parametrize("name", NAMES)
def test_its_games_end_and_replay(name: str) -> None:
    report = playtest(FOREIGN / name, 12, "foreign", replays=True)

    assert not report.faults
    assert sum(report.endings.values()) == 12


def test_its_table_goes_through_each_field_and_says_where_there_is_too_much() -> None:
    told = chance_table.text(system("knapp"))
    assert "stat 12, skill 0" in told
    assert "stat 10, skill 5" in told

    text = "\n".join(
        (
            "name: heap",
            "roll:",
            "  dice: {heap: 20d100}",
            "  degrees: {big: {when: sum(heap) > 900}, small: {}}",
        )
    )
    heap = system_of(text.encode(), "heap.yaml")
    assert chance_table.TOO_MANY in chance_table.text(heap)
    assert chance_table.TOO_MANY in chance_table.html(heap)


def test_a_skill_beside_a_stat_may_be_left_out() -> None:
    check: Any = check_of(system("knapp"), "probe", ("12", "gegen=3"))

    assert (check.stat, check.skill, check.gegen) == ("12", "", 3)
    assert check.resolve(None, LoadedDice((8,))).label == "gut"


def test_a_try_needs_a_check_that_its_trait_alone_fills() -> None:
    rules = system("knapp")

    assert (
        rules.improvise("koerper", "schwer").resolve(None, LoadedDice((7,))).label == "meisterlich"
    )  # type: ignore[attr-defined]
    assert "unmenschlich" in rules.difficulties()
    with pytest.raises(Illegal, match="alone"):
        rules.improvise("klettern", "")


def test_a_question_without_a_word_has_the_usual_of_its_own_likelihoods() -> None:
    rules = system("knapp")

    assert rules.question("even") == rules.question("") == rules.question("offen")
    assert heroes.even(rules, None) == 42
    with pytest.raises(Illegal):
        rules.question("vielleicht")


def test_a_likelihood_that_nobody_said_is_not_told_to_be_near_another() -> None:
    rules = system("knapp")
    known = rules.likelihoods(None)

    assert likelihood("even", rules, known)[::2] == likelihood("", rules, known)[::2]
    assert likelihood("even", rules, known)[::2] == ("offen", "")
    with pytest.raises(Illegal, match="likelihoods are sicher") as refused:
        likelihood("likely", rules, known)  # 'not likely' means a word that is none here
    assert "mean" not in str(refused.value)


def test_an_answer_is_told_in_the_language_of_the_player() -> None:
    rules = system("knapp")
    outcome = rules.question("wohl").resolve(None, LoadedDice((2, 2)))

    assert Words("de").say(rules.explain(outcome)[0]) == "Ja, und: A 2; B 2."


def test_what_is_refused_is_said_in_the_language_of_the_player() -> None:
    rules = system("knapp")
    kind: Any = rules.checks["probe"]
    with pytest.raises(Unfit) as unknown:
        kind(stat="herzz", skill="0")
    with pytest.raises(Illegal) as trait:
        rules.trait("reten")
    with pytest.raises(Illegal) as hard:
        rules.improvise("herz", "schwär")

    german = [Words("de").say(why(one.value)) for one in (unknown, trait, hard)]
    assert german[0].startswith("stat: „herzz“ gibt es nicht; meintest du „herz“?")
    assert german[1].startswith("es gibt kein „reten“; meintest du „reden“?")
    assert "meintest du „schwer“? gib leicht" in german[2]


def test_what_makes_a_hero_better_is_no_cost_of_a_rest() -> None:
    """A rest was barred by wounds that there were none of, and where little was left to lose."""
    text = (FOREIGN / "knapp" / "system.yaml").read_text("utf-8")
    text = text.replace("schlafen: {text: Schlafen, minutes: 480, then: {", "schlafen: {text: "
        "Schlafen, minutes: 480, then: {wunden: -1, ").replace("then: {proviant: -1, wunden: -1}}",
        "then: {proviant: -9, wunden: -1}}").replace("rest:\n", "rest:\n  singen: {text: "
        "Singen, then: {glueck: -4, wunden: -1}}\n")  # fmt: skip
    rules = system_of(text.encode(), "knapp.yaml")
    hero = nobody(rules.book)
    hurt = changed(hero, tracks={**hero.tracks, "wunden": 2})

    assert {one.id: bool(one.reason) for one in rules.standing(hero)} == {
        "singen": True, "schlafen": False
    }  # fmt: skip
    assert {one.id: bool(one.reason) for one in rules.standing(hurt)} == {
        "singen": True, "essen": False, "schlafen": False
    }  # fmt: skip


def test_the_usual_likelihood_goes_before_even_where_none_is_told() -> None:
    text = (FOREIGN / "knapp" / "system.yaml").read_bytes()
    rules = system_of(
        text.replace(b"  likelihoods: {", b"  usual: offen\n  likelihoods: {even: 7, "),
        "knapp.yaml",
    )

    assert rules.question("") == rules.question("offen")
    assert rules.question("even") != rules.question("")


def test_a_rule_says_what_is_worked_out_before_the_dice() -> None:
    (rule,) = (one for one in rules_of("knapp") if one.id == "probe")

    assert re.search(r"Ziel is .*, at least 1[;.]", english(rule.text))


def rules_of(name: str) -> tuple[Any, ...]:
    return system(name).rules()


def test_the_table_has_each_set_of_numbers_once(tmp_path: Path) -> None:
    """All of two kinds where they are few; where they are many, each kind by itself."""

    def numbers(most: int) -> list[str]:
        file = tmp_path / f"s{most}.yaml"
        file.write_text(
            f"name: pool\nattributes: {{grip: [1, {most}]}}\nskills: {{climb: [0, 1]}}\n"
            "tracks: {nerve: {start: 6, range: [0, 6], fallen: 0}}\n"
            "roll:\n  dice: {pool: (stat + skill)d6}\n  score: max(pool)\n"
            "  degrees: {clean: {when: score == 6, count: 1}, trouble: {count: -1}}\n"
        )
        found = find(str(file))
        assert isinstance(found, DataSystem)
        (part,) = chance_table.parts(found)
        return [row.number for row in part.rows if not row.offer]

    every = [f"stat {stat}, skill {skill}" for stat in (1, 2, 3, 4) for skill in (0, 1)]
    assert numbers(4) == every
    many = numbers(40)
    assert len(many) == len({*many}) > 15
