"""The protocol, the effects, the words, and the tables in the rule index."""

from collections import Counter
from typing import Any

import pytest

from solo.errors import Problem, SoloError
from solo.rules.core.dice import LoadedDice, SeededDice
from solo.rules.core.protocols import Illegal
from solo.rules.core.system_parts import Cast, OwnTable, Row
from solo.rules.two_d20.conan.actions.struggle import LOST, WON, Struggle
from solo.rules.two_d20.conan.catalogue import EFFECTS
from solo.rules.two_d20.conan.checks.combat_dice import HARMED, PLACES, UNHARMED
from solo.rules.two_d20.conan.checks.situation import Tags
from solo.rules.two_d20.conan.checks.skill import SkillTest
from solo.rules.two_d20.conan.checks.spends import Declaration
from solo.rules.two_d20.conan.doom import Policy
from solo.rules.two_d20.conan.effects import Arm, Armor, Give
from solo.rules.two_d20.conan.fight.written import DoomEffect, Fight, Placed
from solo.rules.two_d20.conan.foe import Ability, Foe
from solo.rules.two_d20.conan.gear.written import Item, Talent, Weapon
from solo.rules.two_d20.conan.health.hazard import AVOIDED, HIT, SPARED, Hazard
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.conan.system import CONAN
from solo.rules.two_d20.core.effects import Take
from solo.rules.two_d20.core.fighting import LABELS as FIGHT_LABELS
from solo.rules.two_d20.core.sheet import changed
from solo.rules.two_d20.core.testing import LABELS
from solo.source import decode, parse
from tests.english import all_english, english
from tests.rules.conan.sample import HALL, able, armed, hero, trained

NONE = LoadedDice(())
CAST = Cast({"guard": Foe(name="the guard", tn=10, focus=1)}, {"rope": Item(name="rope", enc=3)})


def test_the_names_of_view_are_those_seen() -> None:
    view = CONAN.view(armed(trained(hero(), melee=(2, 1)), "sword"))

    assert set(view) == set(CONAN.seen)
    assert (view["skills"], view["focus"], view["weapons"]) == (
        {"melee": 2},
        {"melee": 1},
        ("sword",),
    )
    raft = changed(hero(), gear=(Item(name="raft", structure=8, breaks=1),))
    assert CONAN.view(raft)["breaks"] == {"raft": 1}


def test_foes_and_items_are_put_in_by_name() -> None:
    struggle = CONAN.bind(Struggle(tn=9, vs="guard"), CAST)
    assert (struggle.rival, struggle.rival_focus, struggle.against) == (10, 1, "the guard")
    assert CONAN.bind(Give(Item(name="rope")), CAST).item.enc == 3
    placed = (Placed(foe="guard"),)
    assert CONAN.bind(Fight(foes=placed), CAST).foes[0].block.tn == 10
    for value in (Struggle(tn=9, vs="gaurd"), Fight(foes=(Placed(foe="gaurd"),))):
        with pytest.raises(ValueError, match="did you mean 'guard'"):
            CONAN.bind(value, CAST)


def test_it_takes_no_table() -> None:
    assert CONAN.nobody is None
    with pytest.raises(SoloError, match="takes no table"):
        CONAN.using(table=OwnTable("", ""))


@pytest.mark.rule("CON-001")
def test_what_nobody_foresaw_is_an_average_test() -> None:
    check = CONAN.improvise("brawn", "", "lift the gate")
    assert isinstance(check, SkillTest)
    assert (check.attribute, check.difficulty, check.purpose) == (("brawn",), 1, '"lift the gate"')
    skilled = CONAN.improvise("athletics", "dire")
    assert isinstance(skilled, SkillTest)
    assert (skilled.skill, skilled.attribute, skilled.difficulty) == ("athletics", ("brawn",), 4)
    for attribute, difficulty in (("brown", ""), ("brawn", "hrad"), ("brawn", "999")):
        with pytest.raises(Illegal):
            CONAN.improvise(attribute, difficulty)


@pytest.mark.parametrize("attribute", [row["name"] for row in printed("attributes")["rows"]])
def test_every_degree_of_a_try_has_prose(attribute: str) -> None:
    said = set()
    for faces, difficulty in (([20, 20], 4), ([19, 19], 1), ([5, 19], 1), ([5, 6], 0)):
        outcome = SkillTest(tn=9, difficulty=difficulty).resolve(None, LoadedDice(faces))
        said |= {english(CONAN.improvised(attribute, outcome, turn)[0]) for turn in range(2)}
    assert len(said) == 8


def test_every_check_is_put_and_explained_in_words() -> None:
    sheet = trained(able(brawn=10), athletics=(2, 1))
    made: dict[str, Any] = {
        "skill": {"skill": "athletics", "difficulty": 3, "tags": Tags(light="dark"), "extra": 1},
        "struggle": {"skill": "athletics", "rival": 10},
        "hazard": {"dice": 3, "test": SkillTest(skill="athletics"), "doom_cost": "auto"},
        "damage": {"dice": 4, "soak": 2},
        "location": {},
        "oracle": {},
    }
    for name, kind in CONAN.checks.items():
        check = kind(**made[name])
        for seed in "abcd":
            lines = all_english(CONAN.explain(check.resolve(sheet, SeededDice(seed))))
            assert lines, name
            assert all(line.endswith((".", "?")) for line in lines), (name, lines)
            assert name == "oracle" or any("CON-" in line for line in lines), (name, lines)
        put = english(CONAN.put(check, sheet))
        assert put[-1:] == ("." if name in ("skill", "struggle", "hazard") else ""), name
    assert "can't be avoided" in english(CONAN.put(Hazard(dice=2), sheet))
    fight = Fight(foes=(Placed(foe="guard", count=2),))
    assert english(CONAN.put(fight, sheet)).startswith("A fight, 2 against you. Doom policy even")


def test_every_effect_does_what_it_says() -> None:
    sheet = armed(hero(), "sword")
    assert Give(Item(name="rope")).apply(sheet, NONE)[0].load == 3
    assert Arm(Weapon(name="bow")).apply(sheet, NONE)[0].weapons[1].dice == 4
    assert Arm(Weapon(name="sword")).apply(sheet, NONE)[0] == sheet
    assert Take("sword").apply(sheet, NONE)[0].weapons == ()
    assert Take("nothing").apply(sheet, NONE)[0] == sheet
    assert Armor(all=1, places={"head": 3}).apply(sheet, NONE)[0].armor == {"head": 3, "all": 1}
    numbers = {"vigor": -3, "resolve": -2, "wounds": 1, "trauma": 1, "momentum": 2, "doom": 1,
               "fortune": -1, "xp": 2, "harder": 1}  # fmt: skip
    for name, number in numbers.items():
        after, notes = EFFECTS[name](number).apply(sheet, NONE)
        assert after != sheet, name
        assert all(english(CONAN.phrase(note)).endswith(".") for note in notes), name
    for bad in ({"dice": 99}, {"qualities": {"sharp": 1}}, {"place": "nose"}):
        with pytest.raises(ValueError, match="dice|sharp|nose"):  # noqa: RUF043
            EFFECTS["damage"](**{"dice": 1, **bad})


def test_the_sheet_is_described_and_shown() -> None:
    full = changed(
        armed(trained(hero(concept="Thief"), melee=(2, 1)), "sword"), fatigue=1, quarters=6,
        wounds=5, harder=1, xp=7, armor={"head": 2}, courage=1, lost_vigor=3,
        ignoring={"wounds": 9},
        gear=(Item(name="raft", structure=8, lost=1, breaks=1), Item(name="oil", resource=True)),
        talents=(
            Talent(name="Gift", extra_d20=1, reroll_d20=2, auto_success=3, bonus_momentum=4),
            Talent(name="Toy", skill="melee"),
        ),
        companions={"t": Foe(name="Tomas")}, conditions=frozenset({"wet"}), pool=2,
    )  # fmt: skip
    sections = CONAN.describe(full)
    rows = {section.id: [*map(_said, section.rows)] for section in sections}
    scores = [f"{name.capitalize()}: 8" for name in full.attributes]

    assert rows == {
        "identity": ["Name: Ada", "Concept: Thief", "Pronouns: they/them", "Renown: 0, Unknown",
                     "Experience: 7 xp"],
        "attributes": scores,
        "skills": ["Melee: target number 10 (Agility 8 + 2), Focus 1"],
        "health": ["Vigor: 4 of 7", "Wounds: 5 of 5", "Resolve: 7 of 7", "Trauma: 0 of 5",
                   "Armor: head 2", "Courage: 1", "Fatigue: 1", "State: down"],
        "pools": ["Momentum: 2 of 6", "Doom: 3", "Fortune: 3"],
        "gear": ["Sword: melee, 4 combat dice, best at reach; vicious 1",
                 "Raft: carried; Structure 7 of 8, 1 Break", "Oil: a resource: use it up for a die",
                 "Gold: 1 and 2 quarters", "Load: 4, free up to 16"],
        "talents": ["Gift: Any skill: 1 more die, 2 dice rolled again, 3 successes unrolled, "
                    "4 Momentum more on a success", "Toy: Melee: nothing"],
        "conditions": ["Wet: yes", "Next test: 1 step harder", "Ignoring wounds: for this scene"],
        "companions": ["Tomas: helps with a die against 9"],
    }  # fmt: skip
    assert [*map(_said, CONAN.status(full))] == [
        "Hero: Ada", "Vigor: 4/7", "Resolve: 7/7", "Momentum: 2", "Doom: 3", "Fortune: 3",
    ]  # fmt: skip
    bare = {section.id: [*map(_said, section.rows)] for section in CONAN.describe(hero())}
    assert [*bare] == ["identity", "attributes", "health", "pools"]
    assert bare["identity"] == ["Name: Ada", "Pronouns: they/them", "Renown: 0, Unknown",
                                "Experience: 0 xp"]  # fmt: skip
    assert bare["health"] == ["Vigor: 8 of 8", "Wounds: 0 of 5", "Resolve: 8 of 8",
                              "Trauma: 0 of 5", "Armor: none", "Courage: 0"]  # fmt: skip


def _said(row: Row) -> str:
    return f"{english(row.label)}: {english(row.value)}"


def test_a_simple_check_is_advised_against() -> None:
    checks = [SkillTest(skill="lore", difficulty=0), SkillTest(skill="lore")]

    assert [(a.check, a.code) for a in CONAN.review(checks)] == [(0, "difficulty-simple")]


@pytest.mark.rule("CON-012")
def test_what_is_harder_than_the_table_has_is_advised_against() -> None:
    checks = [SkillTest(skill="lore", difficulty=5), SkillTest(skill="lore", difficulty=6)]

    told = [(a.check, a.code, a.message, a.about) for a in CONAN.review(checks)]

    message = "difficulty 6: the hardest of the rules is 5, 'epic'"
    assert told == [(1, "value-odd", message, "difficulty")]


@pytest.mark.rule("CON-002")
def test_a_target_number_that_no_die_exceeds_is_advised_against() -> None:
    checks = [SkillTest(tn=20), SkillTest(tn=80)]

    told = [(a.check, a.code, a.message, a.about) for a in CONAN.review(checks)]

    message = "tn 80: no die shows more than 20, so that each one succeeds"
    assert told == [(1, "value-odd", message, "tn")]


@pytest.mark.rule("CON-066")
def test_a_fact_that_costs_more_fortune_than_a_session_begins_with_is_advised_against() -> None:
    facts = tuple(
        Declaration(id=word, text="So it is", fortune=price) for word, price in (("a", 3), ("b", 9))
    )

    told = CONAN.review([SkillTest(skill="lore", difficulty=2, declarations=facts)])

    message = "declarations: 'b' costs 9 Fortune; a session begins with 3 at most"
    assert [(a.code, a.message) for a in told] == [("value-odd", message)]


def test_fortune_that_makes_it_harder_is_advised_against() -> None:
    facts = [
        Declaration(id=word, text="So it is", difficulty_mod=steps)
        for word, steps in (("eases", -1), ("tells", 0), ("hinders", 1))
    ]

    told = CONAN.review([SkillTest(skill="lore", difficulty=2, declarations=tuple(facts))])

    message = "declarations: 'hinders' costs Fortune and makes it harder"
    assert [(a.code, a.message) for a in told] == [("value-odd", message)]


def test_a_struggle_with_nobody_is_advised_against() -> None:
    alone, guarded = Struggle(skill="melee"), Struggle(skill="melee", vs="guard")

    told = [(a.check, a.code, a.message, a.about) for a in CONAN.review([guarded, alone])]

    message = "nobody struggles back; name a foe, vs: …, or a target number, rival: 9"
    assert told == [(1, "key-missing", message, "rival")]
    assert list(CONAN.review([Struggle(skill="melee", rival=9)])) == []


def test_what_the_policy_never_pays_for_is_advised_against() -> None:
    effects = (DoomEffect(id="beam", text="A beam."),)
    howler = Foe(name="the hound", ability=Ability(name="It howls"))
    foes = (Placed(foe="hound", block=howler),)
    never = Fight(foes=foes, doom_effects=effects, policy=Policy(name="none"))
    even = Fight(foes=foes, doom_effects=effects)

    told = [(a.check, a.code, a.message) for a in CONAN.review([even, never])]
    assert told == [
        (1, "doom-unused", f"the policy never spends Doom on {what}; give it '{key}', or drop it")
        for what, key in (("its 'doom_effects'", "effects"), ("a foe's 'ability'", "ability"))
    ]
    assert list(CONAN.review([even])) == []


# The rule index


def test_the_tables_in_the_index_are_those_of_the_rules() -> None:
    texts = {entry.id: english(entry.text) for entry in CONAN.rules()}

    for row in printed("locations")["rows"]:
        assert f"- {row['from']}-{row['to']}: {row['location']}" in texts["hit-locations"]
    for row in printed("renown")["rows"]:
        assert f"- {row['renown']}: {row['name']}" in texts["renown"]
    for name, number in printed("difficulties")["names"].items():
        assert f"- {name.capitalize()}: {number}" in texts["difficulty"]
    costs = Counter(str(row["cost"]) for row in printed("momentum")["spends"].values())
    told = Counter(line[2] for line in texts["momentum-spends"].split("\n") if line[:2] == "- ")
    assert told == costs


def test_the_ground_of_the_samples_is_sound() -> None:
    fight = Fight(foes=(Placed(foe="guard", zone="roof"),), zones=HALL)

    assert fight.distance("hall", "roof") == 3
    assert [*fight.places] == [*HALL]


@pytest.mark.rule("CON-077")
@pytest.mark.parametrize(("written", "policy"), [("none", Policy(name="none")), ("null", None)])
def test_a_fight_may_say_that_no_doom_is_spent(written: str, policy: Policy | None) -> None:
    """The word `none` names a policy; it is not the same as to give none."""
    problems: list[Problem] = []
    text = f"{{foes: [{{foe: guard}}], policy: {written}}}"
    node = parse(text.encode(), "a.yaml", problems).root
    assert node is not None
    fight = decode(node, Fight, problems)

    assert problems == []
    assert fight is not None
    assert fight.policy == policy


def test_the_catalogue_names_the_labels_of_all_parts() -> None:
    """It names them itself, so that no part is imported for them."""
    assert CONAN.labels == (
        "aborted",
        *dict.fromkeys(
            (*LABELS, WON, LOST, AVOIDED, HIT, SPARED, HARMED, UNHARMED, *FIGHT_LABELS, *PLACES)
        ),
    )


def test_an_adventure_that_is_over_leaves_time_to_mend() -> None:
    worn = hero(
        wounds=2, trauma=1, fatigue=3, lost_vigor=4, lost_resolve=2, harder=1,
        ignoring={"wounds": 1}, xp=50,
    )  # fmt: skip
    after, _ = CONAN.own_finish(worn)

    assert after.xp > 50
    assert after == hero(xp=after.xp)
