"""The system as the engine and the command line see it."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from solo.authoring.lint.lint import lint
from solo.authoring.playtests import playtest
from solo.errors import SoloError
from solo.rules import find
from solo.rules.core.dice import LoadedDice
from solo.rules.core.outcome import Outcome
from solo.rules.core.protocols import Illegal
from solo.rules.fictive_hack.actions.machines import Engineering
from solo.rules.fictive_hack.catalogue import CHECKS, ENCOUNTERS
from solo.rules.fictive_hack.checks.attribute_rolls import Challenge, Luck
from solo.rules.fictive_hack.checks.difficulty import Difficulty
from solo.rules.fictive_hack.checks.improvise import worth
from solo.rules.fictive_hack.checks.likelihood import answer
from solo.rules.fictive_hack.fight.single_attack import Attack
from solo.rules.fictive_hack.fight.written import Bribe, Fight, Placement, Shift
from solo.rules.fictive_hack.gear.weapons import Arena
from solo.rules.fictive_hack.system import FICTIVE_HACK
from solo.rules.fictive_hack.words import words
from tests.english import all_english, english
from tests.rules.fictive_hack.sample import GUARD, hero, rolled


def shift(number: int, type: Any = "dense") -> Shift:
    return Shift(round=number, arena="field", type=type)


def test_it_is_registered_and_its_template_is_there() -> None:
    assert find("fictive-hack") is FICTIVE_HACK
    assert (FICTIVE_HACK.template / "adventure.yaml").is_file()


def test_rolling_an_attack_at_the_command_line(solo: Callable[..., Any]) -> None:
    """The first die is the face die."""
    attack = ("attack", "weapon=heavy", "armor=medium")
    done = solo("roll", "fictive-hack", *attack, "--dice", "8,9", "--json")

    found = json.loads(done.stdout)
    assert (found["total"], found["hit"], found["wounds"], found["critical"]) == (
        17, True, 2, False,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("faces", "armor", "told"),
    [
        ((10, 2), "none", (12, True, 3, True)),
        ((3, 10), "medium", (13, True, 1, False)),
        ((3, 4), "none", (7, False, 0, False)),
    ],
)
def test_what_an_attack_tells(faces: tuple[int, int], armor: Any, told: tuple[Any, ...]) -> None:
    facts = rolled(Attack(weapon="heavy", armor=armor), *faces).facts

    assert tuple(facts[name] for name in ("total", "hit", "wounds", "critical")) == told


def test_odds_and_mistakes_at_the_command_line(solo: Callable[..., Any]) -> None:
    done = solo("odds", "fictive-hack", "attack", "weapon=heavy", "armor=medium", "--json")
    found = json.loads(done.stdout)
    assert (found["total"], found["labels"]) == (100, {"hit": 79, "miss": 21})
    assert found["triggers"]["critical"] == 10

    wrong = solo("roll", "fictive-hack", "attack", "weapon=hevy")
    assert wrong.returncode != 0
    assert "Traceback" not in wrong.stderr
    assert "heavy" in wrong.stderr


def test_every_check_and_encounter_says_what_it_lacks() -> None:
    """Without a hero and without fields nothing is worse than a ValueError in words."""
    for name, kind in CHECKS.items():
        try:
            outcome = kind().resolve(None, LoadedDice([5] * 8))
        except (ValueError, TypeError) as reason:
            assert str(reason), name  # noqa: PT017 - some lack nothing and do not raise
        else:
            assert isinstance(outcome, Outcome), name
    assert set(ENCOUNTERS) & set(CHECKS) == set()


def test_the_oracle_answers_in_six_ways() -> None:
    said = [answer(by) for by in range(9, -10, -1)]

    assert said[0] == "yes, and"
    assert said[-1] == "no, and"
    assert len(dict.fromkeys(said)) >= 4
    assert [row.percent for row in FICTIVE_HACK.likelihoods(hero())] == [90, 80, 60, 50, 30, 20, 10]
    assert isinstance(FICTIVE_HACK.question("likely"), Luck)
    with pytest.raises(Illegal, match="did you mean"):
        FICTIVE_HACK.question("likley")


def test_no_table_can_be_put_in() -> None:
    with pytest.raises(SoloError, match="no table"):
        FICTIVE_HACK.using(table=object())  # type: ignore[arg-type]


def test_a_deadly_fight_is_warned_of_to_its_author() -> None:
    fight = Fight(foes=(Placement(foe="guard", block=GUARD),), deadly=True)

    (advice,) = FICTIVE_HACK.review((Challenge(), fight))
    assert (advice.check, "certain_death" in advice.message) == (1, True)


HALL, NEXT, APART = Arena(name="hall", adjacent=("loft",)), Arena(name="loft"), Arena(name="yard")


@pytest.mark.parametrize(
    ("fields", "at", "told"),
    [
        ({"arenas": {"hall": HALL, "loft": NEXT}}, None, ""),
        ({"arenas": {"hall": NEXT, "loft": replace(HALL, adjacent=("hall",))}}, None, ""),
        ({"arenas": {"hall": NEXT, "loft": NEXT}}, ("arenas", "hall"),
         "no way leads out of 'hall', where the hero starts, to loft; name places"),
        ({"arenas": {"hall": HALL, "loft": NEXT, "yard": APART}}, ("arenas", "yard"),
         "no way leads from 'hall' to 'yard'; name places beside each other"),
        ({"arenas": {"hall": HALL, "loft": NEXT, "yard": APART}, "at": "yard"}, ("arenas", "yard"),
         "no way leads from 'hall' to 'yard', where 'guard' is; name places"),
        ({"hidden": {"yard": replace(APART, adjacent=("field",))}}, ("hidden", "yard"),
         "no bribe opens 'yard', so it stays hidden; give one 'opens: yard'"),
        ({"hidden": {"yard": APART}, "bribes": (Bribe(text="A door", opens="yard"),)},
         ("hidden", "yard"), "no way leads from 'field' to 'yard'; name places"),
        ({"bribes": (Bribe(text="A ruse", routs="dog"),)}, ("bribes", 0, "routs"),
         "'dog' is not in this fight, so nobody is routed; foes are guard"),
        ({"bribes": (Bribe(text="A ruse", routs="guard"),)}, None, ""),
        ({"changes": (shift(2), shift(3, "neutral"))}, None, ""),
        ({"changes": (shift(2), shift(3))}, ("changes", 1, "type"), "'field' is dense already"),
        ({"changes": (shift(3), shift(2))}, ("changes", 0, "type"), "'field' is dense already"),
        ({"changes": (shift(0),)}, ("changes", 0, "round"), "no round has the number 0"),
        ({"changes": (shift(4),), "rounds": 4}, None, ""),
        ({"changes": (shift(5),), "rounds": 4}, ("changes", 0, "round"),
         "this changes in round 5, and the fight is over after round 4"),
    ],
)  # fmt: skip
def test_what_does_nothing_in_a_fight_is_told_to_its_author(
    fields: dict[str, Any], at: tuple[str | int, ...] | None, told: str
) -> None:
    foes = (Placement(foe="guard", block=GUARD, arena=fields.pop("at", "")),)
    found = list(FICTIVE_HACK.review((Challenge(), Fight(foes=foes, **fields))))

    assert [(one.check, one.at) for one in found] == ([] if at is None else [(1, at)])
    assert all(one.message.startswith(told) for one in found)
    apart = told.startswith("no way")
    assert all(one.code == ("fight-apart" if apart else "fight-idle") for one in found)


@pytest.mark.parametrize(
    ("fields", "more"),
    [({}, {}), ({"rounds": 1}, {"endured": "s"}), ({"deadly": True}, {"dead": "f"}),
     ({"parley": Difficulty(7)}, {"talked": "s"}),
     ({"arenas": {"hall": Arena(name="hall", exit=True)}}, {"fled": "f"})],
)  # fmt: skip
def test_the_ends_of_a_fight_are_those_that_its_author_made_possible(
    fields: dict[str, Any], more: dict[str, str]
) -> None:
    fight = Fight(foes=(Placement(foe="guard"),), **fields)

    assert fight.signs == {"won": "s", "ko": "f", "dying": "f", **more}
    assert set(fight.opened_by) == {"talked", "fled", "dead"} - more.keys()


@pytest.mark.parametrize("attribute", ["awareness", "brawn", "charm", "commitment", "cunning",
                                       "daring"])  # fmt: skip
def test_what_nobody_foresaw_has_prose_for_every_degree(attribute: str) -> None:
    told = set()
    for face in range(1, 11):
        for difficulty in ("4", "7", "16"):
            check = FICTIVE_HACK.improvise(attribute, difficulty, "leap over it")
            outcome = rolled(check, face, sheet=hero())
            for visit in range(3):
                prose, effects = FICTIVE_HACK.improvised(attribute, outcome, visit)
                told.add(prose)
                assert prose
                assert len(effects) <= 1
    assert len(told) >= 8


def test_a_try_that_is_given_up_does_nothing() -> None:
    prose, effects = FICTIVE_HACK.improvised("brawn", Outcome("aborted"), 0)

    assert (english(prose), effects) == ("You decide not to do it.", ())
    assert worth(Outcome("aborted")).apply(hero(), LoadedDice(())) == (hero(), ())


def test_what_is_put_before_it_begins_says_how_many_foes_and_whether_dice_fall() -> None:
    foes = (Placement(foe="a", count=3), Placement(foe="b"))
    sure = Engineering()
    rolling = FICTIVE_HACK.begin(sure, hero(template="mechanic"), asks=True)

    assert english(FICTIVE_HACK.put(Fight(foes=foes), hero())) == "A fight against 4."
    assert english(FICTIVE_HACK.put(sure, hero(template="mechanic"))) == "It needs no roll."
    (first, *_) = rolling.options(hero(template="mechanic"))
    assert (first.id, english(first.text), first.hint) == ("roll", "Do it", "roll")


def test_every_note_and_every_outcome_is_explained() -> None:
    for outcome in (rolled(Challenge(), 5, sheet=hero()), rolled(Luck(), 5)):
        lines = all_english(FICTIVE_HACK.explain(outcome))
        assert lines
        assert any("FH-" in line for line in lines)
    assert english(FICTIVE_HACK.put(Challenge(), hero())).startswith(
        "1d10 + Brawn 0 against Standard 7"
    )
    assert "Nothing can change" in english(FICTIVE_HACK.put(Luck(), hero()))


EVERY = Path(__file__).parent / "every"
"""An adventure with every check, encounter and effect, as authors are told to write them."""


@pytest.mark.parametrize("folder", [FICTIVE_HACK.template, EVERY], ids=["template", "every"])
def test_an_adventure_is_without_fault_and_can_be_played(folder: Path) -> None:
    assert lint(folder) == ()
    report = playtest.playtest(folder, 4, "yellow gate", replays=True)
    assert (report.faults, report.stuck, report.differing) == ({}, {}, {})


def test_that_adventure_leaves_nothing_out() -> None:
    text = (EVERY / "scenes.yaml").read_text("utf-8")

    for name in (*CHECKS, *ENCOUNTERS):
        assert f"check: {{{name}: {{" in text, name
    for name in FICTIVE_HACK.effects:
        assert f"\n        {name}: " in text, name


def test_a_bonus_below_nothing_is_called_a_penalty() -> None:
    def sum_of(attribute: str, *modifiers: tuple[str, int]) -> str:
        return english(words("sum", attribute=attribute, score=2, modifiers=modifiers))

    assert sum_of("brawn", ("bonus", -1), ("armor", -2)) == "Brawn 2 - penalty 1 - armor 2"
    assert sum_of("", ("bonus", 1)) == "2 + bonus 1"
