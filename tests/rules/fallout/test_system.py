"""The protocol, the words, and the tables in the rule index."""

from dataclasses import fields
from typing import Any

import pytest

from solo.errors import SoloError
from solo.rules.core.dice import LoadedDice, SeededDice
from solo.rules.core.odds import odds
from solo.rules.core.outcome import Outcome
from solo.rules.core.protocols import Illegal
from solo.rules.core.system_parts import Cast, OwnTable
from solo.rules.two_d20.core import improvise
from solo.rules.two_d20.core import likelihood as oracle
from solo.rules.two_d20.core.fighting import LABELS as FIGHT_LABELS
from solo.rules.two_d20.core.testing import LABELS
from solo.rules.two_d20.fallout.checks.combat_dice import HARMED, UNHARMED
from solo.rules.two_d20.fallout.checks.details import LuckOffer
from solo.rules.two_d20.fallout.checks.skill import SkillTest
from solo.rules.two_d20.fallout.effects import Give
from solo.rules.two_d20.fallout.gear.written import Item, attributes, skill_attributes
from solo.rules.two_d20.fallout.heroes.creation import HeroFile
from solo.rules.two_d20.fallout.printed import printed
from solo.rules.two_d20.fallout.system import FALLOUT
from tests.english import all_english, english
from tests.rules.fallout.sample import DOG, PIM, SIX, Walk, along, fight, gifted, hero, machines


def test_the_names_of_view_are_those_seen() -> None:
    assert set(FALLOUT.view(hero())) == set(FALLOUT.seen)
    assert FALLOUT.view(hero(pool=3, threat=2))["action_points"] == 3


@pytest.mark.rule("FO-003")
def test_what_is_harder_than_the_rules_know_is_advised_against() -> None:
    checks = [SkillTest(skill="survival", difficulty=5), SkillTest(skill="survival", difficulty=6)]

    told = [(a.check, a.code, a.message) for a in FALLOUT.review(checks)]

    assert told == [(1, "value-odd", "difficulty 6: the hardest of the rules is 5, 'desperate'")]


def test_luck_that_can_not_make_a_test_easier_is_advised_against() -> None:
    """A test that is rolled has a difficulty of 1 at least; of 0, nothing else is said."""

    def said(**fields: Any) -> list[tuple[int, str, str]]:
        easier, harder = LuckOffer(text="A fuse"), LuckOffer(text="Dust", difficulty_mod=1)
        check = SkillTest(skill="survival", luck_offers=(easier, harder), **fields)
        return [(a.check, a.code, a.message) for a in FALLOUT.review([DOG, check])]

    idle = (
        "luck_offers: 'a-fuse' can't make this easier: a test that is rolled has a difficulty of "
        "1 at least"
    )
    assert said(difficulty=1) == [(1, "offer-idle", idle)]
    assert said(difficulty=2) == []
    assert said(difficulty=2, difficulty_mod=-1) == [(1, "offer-idle", idle)]
    assert said(difficulty=0) == [
        (1, "difficulty-none", "difficulty 0 needs no roll; the usual ones are 1 to 5")
    ]


def test_a_target_number_that_no_die_exceeds_is_advised_against() -> None:
    told = [
        (a.check, a.message, a.about) for a in FALLOUT.review([SkillTest(tn=20), SkillTest(tn=80)])
    ]

    assert told == [(1, "tn 80: no die shows more than 20, so that each one succeeds", "tn")]


def test_things_are_put_in_by_name() -> None:
    cast = Cast({}, {"cup": Item(name="cup", heals=1)})

    assert FALLOUT.bind(Give(Item(name="cup")), cast) == Give(Item(name="cup", heals=1))
    assert FALLOUT.bind(Give(Item(name="mug")), cast) == Give(Item(name="mug"))
    assert FALLOUT.bind(machines(), cast) == machines()


def test_it_takes_options_and_no_table() -> None:
    assert len(fields(FALLOUT.options)) == 6
    assert FALLOUT.nobody is None
    with pytest.raises(SoloError, match="takes no table"):
        FALLOUT.using(table=OwnTable("", ""))


def test_companions_come_and_go() -> None:
    with_pim = FALLOUT.companion(hero(), "pim", PIM)

    assert FALLOUT.companions(with_pim) == ("pim",)
    assert FALLOUT.companion(with_pim, "pim", None) == hero()


@pytest.mark.rule("FO-001")
def test_what_nobody_foresaw_is_a_test_too() -> None:
    check: Any = FALLOUT.improvise("machines", "hard", "start it")
    assert (check.skill, check.attribute, check.difficulty) == ("machines", ("wits",), 3)
    plain: Any = FALLOUT.improvise("mig", "")
    assert (plain.skill, plain.attribute, plain.difficulty) == ("", ("might",), 1)
    assert FALLOUT.improvise("wits", "d2").difficulty == 2  # type: ignore[attr-defined]

    for attribute, difficulty in (("witts", ""), ("wits", "hrad"), ("wits", "-1")):
        with pytest.raises(Illegal):
            FALLOUT.improvise(attribute, difficulty)


@pytest.mark.parametrize("attribute", attributes())
def test_every_degree_of_a_try_has_prose(attribute: str) -> None:
    said = set()
    for faces, difficulty in (((1, 1), 1), ((5, 12), 1), ((12, 12), 1), ((12, 12), 3)):
        check = SkillTest(tn=9, difficulty=difficulty)
        outcome = check.resolve(None, LoadedDice(faces))
        for turn in range(2):
            text, effects = FALLOUT.improvised(attribute, outcome, turn)
            said.add(english(text))
            assert effects == ()
    assert len(said) == 8
    marked = SkillTest(tn=9).resolve(None, LoadedDice([5, 20]))
    assert len(english(FALLOUT.improvised(attribute, marked, 0)[0])) > len(english(text))


def test_questions_are_answered_by_two_dice() -> None:
    answers = {}
    for faces in ((5, 6), (5, 15), (5, 20), (8, 15), (13, 15), (17, 20)):
        outcome = FALLOUT.question("even").resolve(None, LoadedDice(faces))
        answers[faces] = FALLOUT.answer(outcome)
    assert sorted(set(answers.values())) == [
        "no", "no, and", "no, but", "yes", "yes, and", "yes, but",
    ]  # fmt: skip
    rows = FALLOUT.likelihoods(None)
    assert [row.percent for row in rows] == sorted((row.percent for row in rows), reverse=True)
    for row in rows:
        found = odds(FALLOUT.question(row.word), None)
        assert row.percent == round(100 * found.succeeding / found.total)
    with pytest.raises(Illegal, match="unknown likelihood"):
        FALLOUT.question("mabye")


def test_every_check_is_put_and_explained_in_words() -> None:
    sheet = along(gifted(1), pim=PIM)
    made: dict[str, dict[str, Any]] = {
        "skill": {"skill": "machines", "helper": 9},
        "damage": {"dice": 3},
        "oracle": {},
    }
    assert set(made) == set(FALLOUT.checks)
    for name, kind in FALLOUT.checks.items():
        lines = all_english(FALLOUT.explain(kind(**made[name]).resolve(sheet, SeededDice("a"))))
        assert lines, name
        assert all(line.endswith(".") for line in lines), (name, lines)
    assert english(FALLOUT.put(machines(), sheet)).startswith("Wits 6 + Machines 3 = 9")
    assert english(FALLOUT.put(fight((DOG, 2)), sheet)).startswith("A fight, 2 against you.")
    assert all_english(FALLOUT.explain(Outcome("aborted"))) == ()


@pytest.mark.rule("FO-013")
def test_a_roll_is_explained_with_its_rules() -> None:
    lines = all_english(FALLOUT.explain(SkillTest(tn=10, tag=4).resolve(None, LoadedDice([7, 20]))))

    told = " ".join(lines)
    assert "1 of 1 needed: passed, 0 Action Points (FO-013)." in told
    assert "FO-010" in told
    two = all_english(FALLOUT.explain(SkillTest(tn=10, tag=4).resolve(None, LoadedDice([4, 12]))))
    assert "2 of 1 needed: passed, 1 Action Point (FO-013)." in two


def test_a_fight_is_explained() -> None:
    walk = Walk(fight((DOG, 1)), hero(), [20, 20]).take("begin", "wait", "flee")

    assert all_english(FALLOUT.explain(walk.outcome)) == ("You get away, after 1 round.",)


def test_the_sheet_is_described_and_shown() -> None:
    sheet = along(
        hero(conditions=frozenset({"wet"}), gear=(Item(name="rope"),), perks=gifted(1).perks),
        pim=PIM,
    )
    ids = [section.id for section in FALLOUT.describe(sheet)]

    assert ids == [
        "identity", "attributes", "skills", "health", "pools", "gear", "perks", "conditions",
        "companions",
    ]  # fmt: skip
    assert [english(row.label) for row in FALLOUT.status(sheet)] == [
        "Hero",
        "Health",
        "AP",
        "GM",
        "Luck",
    ]


# The rule index


def test_the_tables_in_the_index_are_those_of_the_rules() -> None:
    texts = {entry.id: english(entry.text) for entry in FALLOUT.rules()}

    for row in printed("complication-ranges")["rows"]:
        shown = "20" if row["range"] == 1 else f"{row['from']}-20"
        assert f"- {row['range']}: {row['name']}, {shown}" in texts["complications"]
    prices = printed("action-points")["dice"]
    assert f"- {prices[1]}, {prices[2]} or {prices[3]}: one, two or three dice" in texts[
        "action-points"
    ]  # fmt: skip


def test_every_skill_has_an_attribute_and_a_hero_can_tag_each() -> None:
    assert set(skill_attributes().values()) <= set(attributes())
    hero_file = HeroFile(name="X", attributes=SIX, tags=tuple(skill_attributes()))
    assert all(rating.tag for rating in hero_file.sheet().skills.values())


def test_the_shared_oracle_says_the_odds_it_has() -> None:
    assert improvise.degree(SkillTest(tn=9).resolve(None, LoadedDice([1, 1]))) == "well"
    assert oracle.listed()[0].percent > oracle.listed()[-1].percent


def test_the_catalogue_names_the_labels_of_all_parts() -> None:
    """It names them itself, so that no part is imported for them."""
    assert FALLOUT.labels == ("aborted", *dict.fromkeys((*LABELS, HARMED, UNHARMED, *FIGHT_LABELS)))
