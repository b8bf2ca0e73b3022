"""Heroes: ready-made, made, grown, kept in files; effects, and what is done any time."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from solo.rules.core.dice import LoadedDice, SeededDice
from solo.rules.core.heroes.kept import Guest
from solo.rules.core.outcome import Note
from solo.rules.core.protocols import Illegal, Step
from solo.rules.two_d20.core.effects import Take
from solo.rules.two_d20.core.sheet import changed
from solo.rules.two_d20.fallout.catalogue import EFFECTS
from solo.rules.two_d20.fallout.effects import Arm, Armor, Damage, Give, Rest
from solo.rules.two_d20.fallout.gear.written import Item, Perk, Rating, Weapon, known_perks
from solo.rules.two_d20.fallout.heroes.creation import HeroFile
from solo.rules.two_d20.fallout.heroes.sheet import Sheet, wound
from solo.rules.two_d20.fallout.options import FalloutOptions
from solo.rules.two_d20.fallout.printed import printed
from solo.rules.two_d20.fallout.system import FALLOUT
from tests.english import english
from tests.proofs import amount
from tests.rules.fallout.sample import DOG, PIM, SIX, along, hero

NO_DICE = LoadedDice(())
HOUSE = FALLOUT.using(options=FalloutOptions(gm_start=2))


def made(seed: str) -> Sheet:
    """Make a hero by random choices."""
    choose, dice = SeededDice(f"{seed}:player"), SeededDice(seed)
    step = Step(FALLOUT.create((), make=True), None)
    for _ in range(80):
        if step.encounter is None:
            break
        options = [o for o in step.encounter.options(None) if not o.reason]
        option = options[choose.roll(1, len(options))[0] - 1]
        words = (
            "ze/hir/hir/hirs/hirself" if "Others" in english(option.text) else f"word {len(seed)}"
        )
        step = step.encounter.step(option.id, words if option.asks else "", step.sheet, dice)
        assert all(english(FALLOUT.phrase(note)) for note in step.notes)
    assert step.outcome is not None
    sheet: Sheet = step.sheet
    return sheet


@settings(max_examples=amount(15, 50, 200))
@given(st.text(max_size=6))
def test_whatever_is_chosen_a_hero_by_the_rules_comes_of_it(seed: str) -> None:
    sheet = made(seed)

    assert sheet.luck == sheet.attributes["luck"]
    assert sum(rating.tag for rating in sheet.skills.values()) == 3
    assert sum(sheet.attributes.values()) == sum(printed("creation")["attributes"])
    assert FALLOUT.load(json.loads(json.dumps(FALLOUT.dump(sheet)))) == sheet
    assert FALLOUT.describe(sheet)


def test_the_kinds_of_heroes_are_made_of_the_same() -> None:
    table = printed("creation")
    for row in table["kinds"]:
        assert sum(row["attributes"].values()) == sum(table["attributes"]), row["id"]
        assert sorted(row["skills"].values(), reverse=True) == table["skills"], row["id"]
        assert len(row["tags"]) == table["tags"]
        assert set(row["tags"]) <= set(row["skills"])


def test_the_ready_made_come_first_and_guests_begin_a_quest() -> None:
    guest = Guest("Mo", "", hero(name="Mo", luck=1, pool=4))
    choosing = HOUSE.create((HeroFile(name="Ada", attributes=SIX), guest), make=True)
    assert [o.id for o in choosing.options(None)] == ["hero-ada", "hero-mo", "make"]

    mo = choosing.step("hero-mo", "", None, NO_DICE).sheet
    assert (mo.luck, mo.pool, mo.threat) == (5, 0, 2)


def test_tags_and_perks_are_put_in_by_name() -> None:
    sheet = HeroFile(
        name="Ada", attributes=SIX, skills={"machines": Rating(rating=2)},
        tags=("machines", "speech"), perks=(Perk(name="Old hand"),), weapons=(Weapon(name="pipe"),),
        gear=(Item(name="patch kit"), Item(name="rope")),
    ).sheet()  # fmt: skip

    assert sheet.tagged("machines")
    assert sheet.skills["speech"] == Rating(rating=0, tag=True)
    assert sheet.perks == (known_perks()["old-hand"],)
    assert (sheet.weapons[0].qualities, sheet.gear[0].heals) == ({"stun": 0}, 3)


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"name": " "}, "name: a hero needs a name"),
        ({"pronouns": "x"}, "pronouns: unknown"),
        ({"attributes": {"might": 6}}, "attributes: missing senses"),
        ({"attributes": {**SIX, "mihgt": 6}}, "did you mean 'might'"),
        ({"attributes": {**SIX, "might": 13}}, "might is 13"),
        ({"skills": {"machnes": Rating(rating=1)}}, "did you mean 'machines'"),
        ({"skills": {"ham radio": Rating(rating=1, attribute="wit")}}, "goes with no attribute"),
        ({"tags": ("ham radio",)}, "tags: no skill 'ham radio'"),
        ({"tags": ("spech",)}, "did you mean 'speech'"),
        ({"perks": (Perk(name="X", skill="bartr", extra_d20=1),)}, "did you mean 'barter'"),
        ({"perks": (Perk(name="Old hnad"),)}, "did you mean 'old-hand'"),
        ({"perks": (Perk(name="X", skill="ham radio", extra_d20=1),)}, "helps no skill"),
        ({"armor": -1}, "armor: 0 or more"),
        ({"hurt": -1}, "hurt: 0 or more"),
        ({"xp": -1}, "xp: 0 or more"),
    ],
)
def test_heroes_against_the_rules_are_refused(fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        HeroFile(**{"name": "X", "attributes": SIX, **fields}).sheet()


def test_a_skill_of_ones_own_has_an_attribute() -> None:
    file = HeroFile(
        name="X", attributes=SIX, skills={"ham radio": Rating(rating=2, attribute="wits")},
        perks=(Perk(name="Ear", skill="ham radio", extra_d20=1),),
    )  # fmt: skip

    assert FALLOUT.hero_of(file.sheet()).sheet() == file.sheet()


@pytest.mark.parametrize("rating", [-1, 7])
def test_ratings_go_from_nought_to_six(rating: int) -> None:
    with pytest.raises(ValueError, match="rating: 0 to 6"):
        Rating(rating=rating)


@pytest.mark.parametrize("fields", [{"name": ""}, {"name": "a", "extra_d20": 4}])
def test_impossible_perks_are_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"^\w+: "):
        Perk(**fields)


def test_a_hero_file_of_a_sheet_gives_the_sheet_again() -> None:
    low = hero(hurt=3, xp=9, armor=2, conditions=frozenset({"wet"}), gear=(Item(name="rope"),))

    assert FALLOUT.hero_of(low).sheet() == low


def test_what_is_the_adventures_own_is_left_there() -> None:
    worn = along(hero(conditions=frozenset({"wet"}), lasting={"wet": 5}, harder=2, pool=6), pim=PIM)
    (back,) = FALLOUT.home(worn)

    assert (back.companions, back.conditions, back.lasting, back.harder, back.pool) == (
        {}, frozenset(), {}, 0, 0,
    )  # fmt: skip


# Strangers' files

HOSTILE = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**10), 10**10) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=6,
)
FIELDS = st.sampled_from(
    ["name", "attributes", "skills", "pool", "threat", "luck", "harder", "hurt", "armor", "xp",
     "weapons", "gear", "perks", "conditions", "lasting", "companions", "pronouns", "options", "x"]
)  # fmt: skip


@settings(max_examples=amount(30, 150, 200))
@given(st.dictionaries(FIELDS, HOSTILE, max_size=3))
def test_a_strangers_file_is_a_hero_or_refused(values: dict[str, Any]) -> None:
    kept = json.loads(json.dumps(FALLOUT.dump(along(hero(), dog=DOG))))
    try:
        sheet = HOUSE.load({**kept, **values})
    except ValueError:
        return
    assert FALLOUT.describe(sheet)
    assert FALLOUT.view(sheet)["name"]
    assert FALLOUT.status(sheet)
    assert sheet.options.gm_start == 2
    assert 0 <= sheet.pool <= 6
    assert HOUSE.load(json.loads(json.dumps(FALLOUT.dump(sheet)))) == sheet


@pytest.mark.parametrize(
    "values",
    [
        {"pool": 7}, {"pool": -1}, {"threat": -1}, {"luck": -1}, {"hurt": 99}, {"harder": -1},
        {"lasting": {"wet": 3}}, {"lasting": {"wet": 0}, "conditions": ["wet"]},
        {"attributes": {"might": 6}}, {"options": {}}, {"xp": -5},
        {"companions": {"dog": {"name": "a"}, "x": 3}},
        {"weapons": [{"name": "a", "dice": 10**9}]},
    ],
)  # fmt: skip
def test_what_no_hero_can_be_is_refused(values: dict[str, Any]) -> None:
    kept = json.loads(json.dumps(FALLOUT.dump(hero())))

    with pytest.raises(ValueError, match=r"\w"):
        FALLOUT.load({**kept, **values})


@given(
    pool=st.integers(0, 6), threat=st.integers(0, 99), luck=st.integers(0, 12),
    hurt=st.integers(0, 11), xp=st.integers(0, 500), marks=st.frozensets(st.sampled_from("abc")),
    gear=st.lists(st.builds(Item, name=st.sampled_from(["rope", "tin"]), heals=st.integers(0, 5))),
    ratings=st.dictionaries(
        st.sampled_from(["machines", "speech"]),
        st.builds(Rating, rating=st.integers(0, 6), tag=st.booleans()),
    ),
)  # fmt: skip
def test_a_dumped_hero_is_loaded_again(marks: frozenset[str], **fields: Any) -> None:
    skills, gear = fields.pop("ratings"), tuple(fields.pop("gear"))
    lasting = dict.fromkeys(sorted(marks)[:1], 7)
    sheet = along(
        hero(skills=skills, gear=gear, conditions=marks, lasting=lasting, **fields), pim=PIM
    )

    assert FALLOUT.load(json.loads(json.dumps(FALLOUT.dump(sheet)))) == sheet


# Growing


class Growing(RuleBasedStateMachine):
    """A hero who spends experience as Hypothesis likes."""

    @initialize(seed=st.text(max_size=3), xp=st.integers(0, 60))
    def begin(self, seed: str, xp: int) -> None:
        self.sheet = changed(made(seed), xp=xp)
        self.encounter = FALLOUT.advance(self.sheet)

    @rule(place=st.integers(0, 90))
    def buy(self, place: int) -> None:
        if self.encounter is None:
            return
        options = self.encounter.options(self.sheet)
        assert not options[0].reason
        assert len({option.id for option in options}) == len(options)
        option = options[place % len(options)]
        if option.reason:
            with pytest.raises(Illegal):
                self.encounter.step(option.id, "", self.sheet, NO_DICE)
            return
        step = self.encounter.step(option.id, "", self.sheet, NO_DICE)
        assert (step.outcome is not None) == (option.id == "done")
        assert step.sheet.xp < self.sheet.xp or option.id == "done"
        self.encounter, self.sheet = step.encounter, step.sheet

    @invariant()
    def still_a_hero(self) -> None:
        sheet = getattr(self, "sheet", None)
        if sheet is not None:
            assert sheet.xp >= 0
            assert FALLOUT.load(json.loads(json.dumps(FALLOUT.dump(sheet)))) == sheet


TestGrowing = Growing.TestCase
TestGrowing.settings = settings(max_examples=amount(6, 15, 100), stateful_step_count=15)


def test_the_prices_of_growing() -> None:
    rich = hero(xp=30)
    advancing = FALLOUT.advance(rich)
    assert advancing is not None
    texts = {option.id: english(option.text) for option in advancing.options(rich)}
    assert texts["rating-machines"] == "Machines 4 (8 xp)"
    assert texts["tag-machines"] == "Tag machines (6 xp)"
    assert texts["attribute-luck"] == "Luck 6 (8 xp)"

    risen = advancing.step("attribute-luck", "", rich, NO_DICE).sheet
    assert (risen.attributes["luck"], risen.luck, risen.xp) == (6, 6, 22)


# Effects, and what may be done any time


def test_a_wound_goes_no_further_than_down() -> None:
    sheet, notes = wound(hero(), 99)
    assert (sheet.health, [note.code for note in notes]) == (0, ["health", "fallen"])

    assert wound(sheet, -99)[0].hurt == 0
    assert wound(hero(), -1) == (hero(), ())


def test_damage_is_less_armor() -> None:
    sheet, _ = Damage(dice=2, bonus=1).apply(hero(armor=2), LoadedDice([2, 2]))
    assert sheet.hurt == 3

    pierced, _ = Damage(dice=1, bonus=2, qualities={"piercing": 2}).apply(
        hero(armor=2), LoadedDice([6])
    )
    assert pierced.hurt == 3


def test_things_are_given_and_taken() -> None:
    sheet, _ = Give(Item(name="patch kit")).apply(hero(), NO_DICE)
    assert sheet.gear[0].heals == 3
    sheet, _ = Arm(Weapon(name="rifle")).apply(sheet, NO_DICE)
    assert sheet.weapons[-1].dice == 5
    assert Arm(Weapon(name="rifle")).apply(sheet, NO_DICE) == (sheet, ())
    sheet, _ = Take("rifle").apply(Take("patch kit").apply(sheet, NO_DICE)[0], NO_DICE)
    assert sheet == hero()
    assert Take("spoon").apply(sheet, NO_DICE) == (sheet, ())
    assert Armor(2).apply(sheet, NO_DICE)[0].armor == 2


def test_rest_mends() -> None:
    assert Rest(8).apply(hero(hurt=9), NO_DICE)[0].hurt == 0
    assert Rest(4).apply(hero(hurt=9), NO_DICE)[0].hurt == 4


@pytest.mark.parametrize(
    ("effect", "field"),
    [("damage", -1), ("damage", 21), ("rest", 0), ("armor", -1)],
)
def test_impossible_effects_are_refused(effect: str, field: int) -> None:
    kind: Any = EFFECTS[effect]
    with pytest.raises(ValueError, match=r"^\w+: "):
        kind(dice=field) if effect == "damage" else kind(field)


def aided(sheet: Sheet, faces: list[int], *answers: str) -> tuple[Step, tuple[Note, ...]]:
    """See to oneself, with these dice and answers; return the last step and all notes."""
    step, notes = FALLOUT.do_standing("first-aid", "", sheet, NO_DICE), ()
    dice = LoadedDice(faces)
    for answer in answers:
        assert step.encounter is not None
        step = step.encounter.step(answer, "", step.sheet, dice)
        notes += step.notes
    return step, notes


def minutes(notes: tuple[Note, ...]) -> list[int]:
    return [note.facts["passed"] for note in notes if note.code == "time"]


def test_first_aid_turns_points_into_health() -> None:
    sheet = hero(hurt=5, skills={"medicine": Rating(rating=3)}, luck=0)
    step, notes = aided(sheet, [1, 9], "roll", "save")

    assert (step.sheet.hurt, step.sheet.pool, minutes(notes)) == (2, 0, [10])
    failed, notes = aided(sheet, [12, 20], "roll")
    assert (failed.sheet.hurt, failed.sheet.harder, minutes(notes)) == (5, 1, [10])
    with pytest.raises(Illegal, match="not hurt"):
        FALLOUT.do_standing("first-aid", "", hero(), NO_DICE)


@pytest.mark.rule("FO-019", "FO-022", "FO-035")
def test_first_aid_has_the_decisions_of_any_test() -> None:
    """Bought dice, Luck, and half the time for two of its own points; or nothing at all."""
    sheet = hero(hurt=5, skills={"medicine": Rating(rating=3)}, luck=1, pool=1)

    step, notes = aided(sheet, [1, 9, 20, 8], "die", "roll", "reroll-20", "reduce-time")
    assert (step.sheet.hurt, step.sheet.luck, step.sheet.pool) == (5 - 1 - 1, 0, 0)
    assert step.minutes == 5
    left, notes = aided(sheet, [], "abort")
    assert (left.sheet, notes) == (sheet, ())


def test_a_kit_and_a_night_mend_any_time() -> None:
    sheet = hero(hurt=5, gear=(Item(name="patch kit", heals=3),))
    kit = FALLOUT.do_standing("patch-up", "", sheet, NO_DICE)
    night = FALLOUT.do_standing("rest", "", sheet, NO_DICE)

    assert (kit.sheet.hurt, kit.sheet.gear, kit.minutes) == (2, (), 1)
    assert (night.sheet.hurt, night.minutes) == (0, 480)
    assert FALLOUT.standing(hero(hurt=11)) == ()


def test_who_is_down_comes_round_and_who_is_dead_does_not() -> None:
    down = hero(hurt=11)
    assert FALLOUT.fallen(down) == "defeated"
    step = FALLOUT.revive(down, NO_DICE)
    assert (step.sheet.health, step.minutes) == (3, 60)

    dead = EFFECTS["die"]().apply(hero(), NO_DICE)[0]
    assert FALLOUT.fallen(dead) == "dead"
    assert FALLOUT.finish(dead) == (dead, ())


def test_the_end_of_an_adventure_pays_and_mends() -> None:
    paid, _ = FALLOUT.reward(3).apply(hero(hurt=3, harder=1), LoadedDice(()))
    sheet, _ = FALLOUT.finish(paid)

    assert (sheet.xp, sheet.hurt, sheet.harder) == (8, 0, 0)


def test_marks_wear_off() -> None:
    sheet = hero(conditions=frozenset({"wet", "marked"}), lasting={"wet": 30})

    assert FALLOUT.pass_time(sheet, 30)[0].conditions == {"marked"}
    assert FALLOUT.pass_time(sheet, 29)[0].lasting == {"wet": 1}
