"""Heroes: ready-made, made step by step, kept in files, and grown between adventures."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solo.rules.core.dice import LoadedDice, SeededDice
from solo.rules.core.heroes.kept import Guest
from solo.rules.core.protocols import Illegal, Step
from solo.rules.two_d20.conan.foe import Foe
from solo.rules.two_d20.conan.gear.written import Item, Talent, Training, Weapon, known_talents
from solo.rules.two_d20.conan.heroes.creation import HeroFile
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.options import ConanOptions
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.conan.system import CONAN
from solo.rules.two_d20.core.sheet import changed
from tests.english import all_english, english
from tests.proofs import amount
from tests.rules.conan.sample import able, armed, hero, trained

NONE = LoadedDice(())
EIGHTS = able().attributes
SARN = HeroFile(name="Sarn Oru", attributes=EIGHTS, weapons=(Weapon(name="axe"),), gold=2)


def made(seed: str) -> Sheet:
    """Make a hero by random choices."""
    choose, dice = SeededDice(f"{seed}:player"), SeededDice(seed)
    step = Step(CONAN.create((), make=True), None)
    for _ in range(60):
        if step.encounter is None:
            break
        assert all(line.strip() for line in all_english(step.encounter.status(None)))
        options = [o for o in step.encounter.options(None) if not o.reason]
        assert len({o.id for o in options}) == len(options)
        option = options[choose.roll(1, len(options))[0] - 1]
        words = (
            "ze/hir/hir/hirs/hirself" if "ze/hir" in english(option.asks) else f"word {len(seed)}"
        )
        step = step.encounter.step(option.id, words if option.asks else "", step.sheet, dice)
    assert step.outcome is not None
    sheet: Sheet = step.sheet
    return sheet


@settings(max_examples=amount(15, 40, 200))
@given(st.text(max_size=6))
def test_whatever_is_chosen_a_hero_by_the_rules_comes_of_it(seed: str) -> None:
    sheet = made(seed)

    assert CONAN.hero_of(sheet).name == sheet.name
    assert (sheet.threat, sheet.luck, sheet.pool) == (3, 3, 0)
    assert sheet.weapons
    assert sheet.tired == 0
    assert sum(sheet.attributes.values()) == 62
    assert CONAN.load(json.loads(json.dumps(CONAN.dump(sheet)))) == sheet


def test_the_kinds_of_hero_are_equally_made() -> None:
    table = printed("creation")
    spread = sorted(expertise for expertise, _ in table["skills"])

    assert sum(table["attributes"]) == 62
    for kind in table["kinds"]:
        assert sum(kind["attributes"].values()) == 62, kind["id"]
        assert sorted(expertise for expertise, _ in kind["skills"].values()) == spread, kind["id"]
        assert all(focus <= expertise for expertise, focus in kind["skills"].values())


def test_the_ready_made_come_first() -> None:
    choosing = CONAN.create((SARN, Guest("Mo", "", hero(name="Mo"))), make=True)
    assert [o.id for o in choosing.options(None)] == ["hero-sarn-oru", "hero-mo", "make"]

    step = choosing.step("hero-sarn-oru", "", None, NONE)
    assert step.outcome is not None
    assert step.outcome.label == "Sarn Oru"
    assert (step.sheet.weapons[0].dice, step.sheet.quarters) == (4, 8)
    with pytest.raises(ValueError, match="no hero to choose"):
        CONAN.create((), make=False)


def test_words_that_are_none_are_refused() -> None:
    step = Step(CONAN.create((), make=True), None)
    for option in ("make", "sellsword"):
        assert step.encounter is not None
        step = step.encounter.step(option, "", None, NONE)
    assert step.encounter is not None
    assert english(step.encounter.status(None)[0]) == "Who is your hero, in a few words?"
    assert step.encounter.options(None)[-1].id == "own"
    for words in ("", "x" * 999, "\x1b[2J"):
        with pytest.raises(Illegal):
            step.encounter.step("own", words, None, NONE)


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"attributes": {"brawn": 8}}, "attributes: missing agility"),
        ({"attributes": {**EIGHTS, "brawn": 17}}, "brawn is 17, but attributes are 6 to 16"),
        ({"attributes": {**EIGHTS, "bran": 8}}, "did you mean 'brawn'"),
        ({"attributes": {**EIGHTS, "xyz": 8}}, "'xyz'; attributes are agility, awareness, brawn, "),
        ({"skills": {"mele": Training(expertise=1)}}, "did you mean 'melee'"),
        ({"talents": (Talent(name="hard stair"),)}, "did you mean 'hard-stare'"),
        ({"armor": {"nose": 1}}, "unknown place 'nose'"),
        ({"renown": 6}, "renown: -2 to 5"),
        ({"gold": -1}, "gold: 0 or more"),
        ({"pronouns": "x"}, "pronouns: "),
        ({"name": " "}, "name: a hero needs a name"),
    ],
)
def test_heroes_against_the_rules_are_refused(fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        HeroFile(**{"name": "X", "attributes": EIGHTS, **fields})


def test_skills_of_ones_own_need_an_attribute() -> None:
    known = Training(expertise=2, attribute="awareness")
    assert HeroFile(name="X", attributes=EIGHTS, skills={"falconry": known}).sheet()
    with pytest.raises(ValueError, match="expertise: 0 to 5"):
        Training(expertise=6)


def worn(name: str = "Ada") -> Sheet:
    sheet = armed(trained(able(brawn=12), melee=(3, 2)), "sword", Weapon(name="net", dice=2))
    return changed(
        sheet, name=name, concept="a tester", armor={"torso": 2, "all": 1}, courage=1, renown=2,
        gear=(Item(name="rope"), Item(name="raft", structure=8, lost=2, breaks=1)), quarters=7,
        talents=(known_talents()["hard-stare"], Talent(name="Odd", auto_success=1)), xp=9,
        wounds=1, trauma=2, fatigue=1, conditions=frozenset({"cold"}), lasting={"cold": 30},
        ignoring={"wounds": 10}, harder=2, lost_vigor=3, companions={"tomas": Foe(name="Tomas")},
    )  # fmt: skip


def test_a_hero_is_dumped_and_loaded_whole() -> None:
    assert CONAN.load(json.loads(json.dumps(CONAN.dump(worn())))) == worn()


def test_a_hero_file_of_a_sheet_gives_about_the_sheet_again() -> None:
    again = CONAN.hero_of(worn()).sheet()

    for field in ("name", "attributes", "skills", "weapons", "gear", "armor", "talents", "xp",
                  "wounds", "trauma", "renown", "courage", "conditions"):  # fmt: skip
        assert getattr(again, field) == getattr(worn(), field), field


def test_what_is_the_adventures_own_is_left_there() -> None:
    (back,) = CONAN.home(changed(worn(), pool=4, threat=9, luck=0))

    assert (back.companions, back.conditions, back.ignoring, back.harder) == (
        {},
        frozenset(),
        {},
        0,
    )
    assert (back.pool, back.threat, back.luck, back.quarters) == (0, 3, 3, 7)


def test_an_adventure_that_is_over_gives_experience_and_time_to_mend() -> None:
    sheet, _ = CONAN.finish(worn())
    assert (sheet.wounds, sheet.trauma, sheet.lost_vigor, sheet.xp) == (0, 0, 0, 9 + 5)
    dead = changed(worn(), dead=True)
    assert CONAN.finish(dead) == (dead, ())
    assert CONAN.reward(3).apply(worn(), LoadedDice(()))[0].xp == 12


HOSTILE = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**10), 10**10) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=6,
)
FIELDS = st.sampled_from([*(field for field in Sheet.__dataclass_fields__), "x"])
SMALL = st.integers(-3, 25) | HOSTILE
INNER = st.fixed_dictionaries(
    {},
    optional={
        "armor": st.dictionaries(st.sampled_from(["all", "head", "nose"]), SMALL, max_size=2),
        "weapons": st.lists(
            st.fixed_dictionaries({"name": st.text(max_size=3)}, optional={
                "dice": SMALL, "enc": SMALL,
                "qualities": st.dictionaries(st.sampled_from(["stun", "vicious", "x"]), SMALL)}),
            max_size=2),
        "gear": st.lists(
            st.fixed_dictionaries({"name": st.text(max_size=3)},
                                  optional={"structure": SMALL, "lost": SMALL, "enc": SMALL}),
            max_size=2),
        "talents": st.lists(
            st.fixed_dictionaries({"name": st.text(max_size=3)}, optional={"extra_d20": SMALL}),
            max_size=2),
        "skills": st.dictionaries(
            st.sampled_from(["melee", "lore", "zz"]),
            st.fixed_dictionaries({"expertise": SMALL}, optional={"focus": SMALL})),
        "companions": st.dictionaries(st.text(max_size=3), st.fixed_dictionaries(
            {"name": st.text(max_size=3)}, optional={"vigor": SMALL, "tactics": st.lists(SMALL)})),
        "ignoring": st.dictionaries(st.sampled_from(["wounds", "x"]), SMALL),
        "pool": SMALL, "threat": SMALL, "luck": SMALL, "lost_vigor": SMALL, "renown": SMALL,
        "wounds": SMALL, "fatigue": SMALL, "quarters": SMALL,
    },
)  # fmt: skip


@settings(max_examples=amount(20, 60, 200))
@given(st.dictionaries(FIELDS, HOSTILE, max_size=3) | INNER)
def test_a_strangers_file_is_a_hero_or_refused(values: dict[str, Any]) -> None:
    told = {**CONAN.dump(hero()), **values}
    try:
        sheet = CONAN.load(told)
    except ValueError:
        return
    assert CONAN.load(json.loads(json.dumps(CONAN.dump(sheet)))) == sheet
    assert CONAN.describe(sheet)
    assert CONAN.status(sheet)
    assert set(CONAN.view(sheet)) == set(CONAN.seen)
    CONAN.standing(sheet)
    assert 0 <= sheet.vigor <= sheet.most_vigor


@settings(max_examples=amount(15, 40, 200))
@given(st.text(max_size=6), st.integers(0, 30))
def test_any_way_of_advancing_pays_its_price_and_keeps_the_limits(seed: str, xp: int) -> None:
    choose, sheet = SeededDice(seed), changed(trained(able(), melee=(2, 1)), xp=xp)
    encounter = CONAN.advance(sheet)
    assert encounter is not None
    step = Step(encounter, sheet)
    for _ in range(200):
        if step.encounter is None:
            break
        options = step.encounter.options(step.sheet)
        assert not options[0].reason
        allowed = [o.id for o in options if not o.reason]
        assert (allowed == ["done"]) == (allowed[0] == "done")
        option = allowed[choose.roll(1, len(allowed))[0] - 1]
        before = step.sheet.xp
        step = step.encounter.step(option, "", step.sheet, NONE)
        assert 0 <= step.sheet.xp <= before
        assert (step.sheet.xp < before) == (option != "done")
        assert CONAN.hero_of(step.sheet).xp == step.sheet.xp
    assert step.outcome is not None
    assert step.outcome.label == "done"
    assert CONAN.load(CONAN.dump(step.sheet)) == step.sheet


def test_expertise_costs_twice_its_new_value_and_focus_stays_below_it() -> None:
    sheet = changed(trained(able(), melee=(2, 2)), xp=6)
    encounter = CONAN.advance(sheet)
    assert encounter is not None
    options = {o.id: o for o in encounter.options(sheet)}
    assert english(options["focus-melee"].reason) == "Focus goes no higher than Expertise"
    assert english(options["attribute-brawn"].text) == "Brawn 9 (6 xp)"

    step = encounter.step("expertise-melee", "", sheet, NONE)
    assert (step.sheet.skills["melee"].expertise, step.sheet.xp) == (3, 0)


def test_the_options_are_checked() -> None:
    for fields in ({"wounds_max": 0}, {"momentum_cap": -1}, {"fortune_start": 1}):
        with pytest.raises(ValueError, match=next(iter(fields))):
            ConanOptions(**fields)  # type: ignore[arg-type]


def test_a_focus_above_the_expertise_is_advised_against() -> None:
    """It is no mistake: games of such heroes are kept."""
    skills = {"lore": Training(expertise=1, focus=2), "melee": Training(expertise=2, focus=2)}
    hero = HeroFile(name="X", attributes=EIGHTS, skills=skills)

    (told,) = CONAN.lacks(hero)

    assert told.startswith("skills: 'lore' has Focus 2 and Expertise 1")
    assert not [*CONAN.lacks(SARN)]
