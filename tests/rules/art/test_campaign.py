"""Between adventures: what comes home, what experience buys, what a hero's file holds."""

import json
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.foe import Foe
from solo.rules.art.gear.stock import stock
from solo.rules.art.heroes.advancement import health_price
from solo.rules.art.heroes.attributes import ATTRIBUTES, sample_skills
from solo.rules.art.heroes.campaign import home
from solo.rules.art.heroes.creation import create
from solo.rules.art.heroes.experience import shelf_of_skills, starting_experience
from solo.rules.art.heroes.hero_file import HeroFile
from solo.rules.art.heroes.kept import dump, load
from solo.rules.art.heroes.perks import PERKS, lacking
from solo.rules.art.heroes.sheet import Fatigue, MedKit, Sheet, changed, new_sheet
from solo.rules.art.options import ArtOptions
from solo.rules.art.party.henchmen import Enlist
from solo.rules.art.party.members import with_member
from solo.rules.art.system import ART, ArtSystem
from solo.rules.core.dice import LoadedDice, SeededDice
from solo.rules.core.heroes.kept import Guest
from solo.rules.core.protocols import Illegal, Step
from solo.rules.core.script import opened
from tests.english import all_english, english
from tests.proofs import amount
from tests.rules.art.sample import face, hero, play

NO_DICE = LoadedDice(())


def ids(stage: Any, sheet: Sheet | None) -> list[str]:
    return [option.id for option in stage.options(sheet) if not option.reason]


# At the end


@pytest.mark.rule("ART-469")
def test_each_adventurer_of_a_party_learns() -> None:
    sheet = hero(xp=0, party=(replace(new_sheet("Ned", hero().attributes), xp=3),))

    sheet, _ = ART.finish(sheet)
    assert (sheet.xp, sheet.party[0].xp) == (1, 4)


@pytest.mark.reading("ART-021")
@pytest.mark.rule("ART-021")
def test_all_heals_between_adventures_or_what_nights_heal() -> None:
    hurt = hero(checked=frozenset({0, 3}))
    slow = replace(hurt, options=ArtOptions(between_adventures="nights"))

    assert not ART.finish(hurt)[0].checked
    assert ART.finish(slow)[0].checked == {0, 3}


@pytest.mark.rule("ART-019", "ART-021")
def test_what_is_the_adventures_own_stays_there() -> None:
    sheet = hero(
        conditions=frozenset({"blessed"}), bonus=2, tried={"x": 1}, staggered=True,
        companions={"tom": Foe(name="Tom")}, xp=3, healings=(5,),
        party=(replace(new_sheet("Ned", hero().attributes), bonus=1),),
    )  # fmt: skip

    ada, ned = home(sheet)
    assert ada == hero(xp=3)
    assert (ned.name, ned.bonus) == ("Ned", 0)


@pytest.mark.rule("ART-281")
def test_a_phobia_and_insanity_go_home_with_the_hero() -> None:
    marks = {"phobia: the sea", "phobia", "insane"}
    sheet = hero(conditions=frozenset({*marks, "speechless"}), lasting={"speechless": 60})

    (ada,) = ART.home(ART.finish(sheet)[0])
    assert ada.conditions == marks
    assert load(json.loads(json.dumps(dump(ada)))).conditions == marks


@pytest.mark.rule("ART-281")
def test_between_adventures_insanity_ends_by_a_roll_a_day() -> None:
    sheet = hero(conditions=frozenset({"insane", "phobia: bells"}))

    assert "senses" not in ids(ART.advance(hero()), hero())
    fell = [face(7, Rank.GOOD), face(7, Rank.GREAT)]
    played = play(ART.advance(sheet), sheet, fell, "senses", "roll", "senses", "roll", "done")
    assert played.codes == ["still-insane", "came-to-senses"]
    assert played.sheet.conditions == {"phobia: bells"}


# Growing


@pytest.mark.rule("ART-470", "ART-471", "ART-473")
def test_experience_buys_health_and_perks() -> None:
    played = play(
        ART.advance(hero()), hero(xp=9), [], "perks", "perk-healer", "back", "health", "done"
    )

    assert (played.sheet.xp, played.sheet.health_rank) == (9 - 2 - 3, 8)
    assert played.sheet.perks == {"healer": 1}
    assert played.codes == ["perk-bought", "health-raised"]
    assert played.result.label == "done"


@pytest.mark.rule("ART-470")
def test_no_skill_is_bought_after_the_first_adventure() -> None:
    assert "skill" not in ids(ART.advance(hero()), hero(xp=50))


@pytest.mark.rule("ART-266", "ART-021")
def test_nights_heal_what_came_home_hurt() -> None:
    sheet = hero(checked=frozenset({0}), xp=0)

    played = play(ART.advance(sheet), sheet, [face(7, Rank.GOOD)], "rest", "roll", "done")
    assert not played.sheet.checked
    assert "rest" not in ids(ART.advance(played.sheet), played.sheet)


def test_the_dead_learn_nothing() -> None:
    dead = hero(dead=True, xp=9)

    assert ids(ART.advance(dead), dead) == ["done"]
    assert "is dead" in english(ART.advance(dead).status(dead)[0])


def test_the_shelves_are_gone_to_and_left() -> None:
    sheet = hero(xp=20)
    dexterous = replace(sheet, attributes={**sheet.attributes, "dexterity": 8})

    shelf = ART.advance(dexterous).step("fight-perks", "", dexterous, NO_DICE).encounter
    assert shelf is not None
    assert ids(shelf, dexterous)[:2] == ["back", "perk-flurry"]
    assert all(o.reason for o in shelf.options(dexterous)[len(ids(shelf, dexterous)) :])
    with pytest.raises(Illegal, match="is not open now"):
        shelf.step("perk-healer", "", sheet, NO_DICE)
    left = shelf.step("back", "", sheet, NO_DICE).encounter
    assert ids(left, sheet) == ids(ART.advance(sheet), sheet)


class Growth(RuleBasedStateMachine):
    """No sequence of purchases and nights breaks what is true of every hero."""

    @initialize(
        scores=st.lists(st.integers(2, 12), min_size=10, max_size=10), xp=st.integers(0, 80)
    )
    def begin(self, scores: list[int], xp: int) -> None:
        made = new_sheet("Ada", dict(zip(ATTRIBUTES, scores, strict=True)))
        self.first = changed(made, xp=xp, checked=frozenset({1}))
        self.sheet, self.stage = self.first, ART.advance(self.first)
        self.dice = SeededDice("growth")

    @rule(data=st.data())
    def step(self, data: Any) -> None:
        options = [
            o.id
            for o in self.stage.options(self.sheet)
            if not (o.reason or o.asks) and o.id != "done"
        ]
        if not options:
            return
        step: Step = self.stage.step(data.draw(st.sampled_from(options)), "", self.sheet, self.dice)
        assert step.encounter is not None
        assert all(english(ART.phrase(note)) for note in step.notes)
        self.stage, self.sheet = step.encounter, step.sheet

    @rule(data=st.data())
    def refused(self, data: Any) -> None:
        options = [o.id for o in self.stage.options(self.sheet) if o.reason]
        if options:
            with pytest.raises(Illegal):
                self.stage.step(data.draw(st.sampled_from(options)), "", self.sheet, self.dice)

    @invariant()
    def nothing_is_free(self) -> None:
        if not hasattr(self, "sheet"):
            return
        perks = sum(PERKS[name].cost * rank for name, rank in self.sheet.perks.items())
        rows = range(self.first.health_rank, self.sheet.health_rank)
        assert self.sheet.xp + perks + sum(health_price(row) or 0 for row in rows) == self.first.xp
        assert self.sheet.xp >= 0

    @invariant()
    def what_is_owned_can_be_used(self) -> None:
        if not hasattr(self, "sheet"):
            return
        for name, rank in self.sheet.perks.items():
            perk = PERKS[name]
            assert 1 <= rank <= perk.max
            assert not lacking(self.sheet.attributes, perk, rank)
            assert not perk.needs or perk.needs in self.sheet.perks

    @invariant()
    def it_can_be_kept(self) -> None:
        if hasattr(self, "sheet"):
            assert load(json.loads(json.dumps(dump(self.sheet)))) == self.sheet
            assert self.stage.options(self.sheet)
            assert all(all_english(self.stage.status(self.sheet)))


TestGrowth = Growth.TestCase
TestGrowth.settings = settings(
    max_examples=amount(10, 25, 100), stateful_step_count=25, deadline=None
)


# At the start


@pytest.mark.rule("ART-037", "ART-473", "ART-510", "ART-511")
def test_perks_health_and_sample_skills_are_bought_at_creation() -> None:
    sheet = hero(xp=7)
    stage: Any = opened(sheet, starting_experience)
    for option, words in (
        ("skills", ""), ("strength", ""), ("sample-climbing", "2"), ("back", ""), ("back", ""),
        ("perks", ""), ("perk-mimicry", ""), ("back", ""), ("health", ""),
    ):  # fmt: skip
        stage, sheet, *_ = stage.step(option, words, sheet, NO_DICE)

    assert (sheet.xp, sheet.skills) == (0, {"climbing": 2})
    assert (sheet.perks, sheet.health_rank) == ({"mimicry": 1}, 8)
    assert ids(stage, sheet)[0] == "done"


@pytest.mark.rule("ART-511")
def test_samples_are_skills_and_each_attribute_has_some() -> None:
    for attribute in (*ATTRIBUTES, "defense"):
        assert sample_skills(attribute)
        for name in sample_skills(attribute):
            sheet = HeroFile(name="A", attributes=hero().attributes, skills={name: 1}).sheet()
            assert sheet.skills == {name: 1}
    stage: Any = opened(hero(xp=7), shelf_of_skills, "strength")
    with pytest.raises(Illegal, match="a number from 1 to 4"):
        stage.step("sample-climbing", "very", hero(xp=7), NO_DICE)


@pytest.mark.rule("ART-510")
def test_a_sample_skill_helps_whatever_attribute_a_check_names_it_for() -> None:
    from solo.rules.art.checks.trait import TraitRoll

    check = TraitRoll(attribute=("agility",), difficulty=Rank.POOR, skills=("climbing",))
    assert check.terms(hero(skills={"climbing": 2})).skills == (("climbing", 2),)


# A party, and guests


MARA = HeroFile(name="Mara", attributes=hero().attributes)
NED = HeroFile(name="Ned", attributes=hero().attributes)


@pytest.mark.rule("ART-041", "ART-515")
def test_a_party_is_gathered_one_by_one() -> None:
    opened: Any = create([MARA, NED], make=True, party=3)
    first = opened.step("hero-mara", "", None, NO_DICE)

    assert ids(first.encounter, None) == ["hero-ned", "make", "enough"]
    alone = first.encounter.step("enough", "", None, NO_DICE)
    both = first.encounter.step("hero-ned", "", None, NO_DICE)
    assert (alone.sheet.name, alone.sheet.party) == ("Mara", ())
    assert ids(both.encounter, None) == ["make", "enough"]
    done = both.encounter.step("enough", "", None, NO_DICE)
    assert (done.sheet.name, done.sheet.party[0].name, done.outcome.label) == (
        "Mara",
        "Ned",
        "Mara",
    )


def test_a_full_party_sets_out_and_has_the_tables_rules() -> None:
    system = ArtSystem(ArtOptions(overkill_extra="next_left"))
    opened: Any = system.create([MARA, NED], make=False, party=2)

    step = opened.step("hero-ned", "", None, NO_DICE)
    step = step.encounter.step("hero-mara", "", None, NO_DICE)
    assert step.encounter is None
    assert {one.options.overkill_extra for one in (step.sheet, *step.sheet.party)} == {"next_left"}


def test_somebody_from_elsewhere_is_chosen_as_the_ready_made_are() -> None:
    known = Guest("Ida", "a glazier", hero(name="Ida", xp=4))
    opened = create([MARA, known], make=True)

    assert [english(o.text) for o in opened.options(None)][:2] == [
        "Mara",
        "Ida, a glazier (your own)",
    ]
    step = opened.step("hero-ida", "", None, NO_DICE)
    assert step.sheet == hero(name="Ida", xp=4)


# Files

COUNTS = st.integers(0, 50)
NAMES = st.text("abcdefghij klm", min_size=1, max_size=12).map(str.strip).filter(bool)


@st.composite
def sheets(draw: Any) -> Sheet:
    scores = {name: draw(st.integers(2, 12)) for name in ATTRIBUTES}
    skills = draw(
        st.dictionaries(NAMES.map(lambda n: f"x {' '.join(n.split())}"), st.integers(1, 9))
    )
    fame = draw(COUNTS)
    return changed(
        new_sheet(draw(NAMES), scores),
        skills=skills,
        marks=dict.fromkeys((*skills, "agility"), 1),
        health_rank=draw(st.integers(2, 20)),
        checked=draw(st.frozensets(st.integers(0, 3))),
        fame=fame,
        tally=draw(st.integers(0, fame)),
        glory=draw(COUNTS),
        xp=draw(COUNTS),
        fortune=draw(st.sampled_from(list(Rank))),
        perks=draw(st.dictionaries(st.sampled_from(list(PERKS)), st.just(1))),
        medkits=tuple(draw(st.lists(st.builds(MedKit, name=NAMES, uses=st.integers(1, 9))))),
        fatigue=tuple(draw(st.lists(st.builds(Fatigue, points=st.integers(1, 3), source=NAMES)))),
        conditions=draw(st.frozensets(NAMES)),
        companions=draw(
            st.dictionaries(NAMES.map("henchman-{}".format), st.builds(Foe, name=NAMES), max_size=6)
        ),
        dead=draw(st.booleans()),
    )


@given(sheets())
def test_a_hero_comes_back_from_a_file_as_they_went_in(sheet: Sheet) -> None:
    assert ART.load(json.loads(json.dumps(ART.dump(sheet)))) == sheet


@given(sheets())
def test_an_exported_hero_is_the_same_hero(sheet: Sheet) -> None:
    made = ART.hero_of(home(sheet)[0]).sheet()

    for name in ("attributes", "skills", "marks", "perks", "xp", "fame", "glory", "health_rank"):
        assert getattr(made, name) == getattr(sheet, name)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)


@given(st.sampled_from([*Sheet.__dataclass_fields__, "x"]), JSON)
def test_what_a_stranger_wrote_is_a_hero_or_a_reason(field: str, value: Any) -> None:
    values = {**dump(hero()), field: value}

    with suppress(ValueError):  # and nothing else
        sheet = load(values)
        assert load(json.loads(json.dumps(dump(sheet)))) == sheet


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"name": " "}, "name: a hero has a name"),
        ({"name": "x" * 61}, "name: a hero has a name of up to 60 letters"),
        ({"name": 3}, "name: expected text"),
        ({"goals": ["x" * 2001]}, "goals.1: more than 2,000 characters"),
        ({"goals": ["x"] * 51}, "goals: more than 50"),
        ({"attributes": {}}, "attributes: missing agility"),
        ({"skills": {"climb": 10}}, "skills: 10 is not between 1 and 9"),
        ({"skills": {"Climb": 1}}, "skills: 'Climb' is not written as skills are"),
        ({"marks": {"climb": 1}}, "marks: there is no 'climb'"),
        ({"health_rank": 99}, "health rank 99"),
        ({"checked": [9]}, "checked: 9 is not between 0 and 3"),
        ({"fame": 0, "tally": 1}, "tally: no more Fame is expended than there is"),
        ({"xp": -1}, "xp: -1 is not between"),
        ({"xp": True}, "xp: expected a whole number"),
        ({"perks": {"healer": 6}}, "perks: 6 is not between 1 and 5"),
        ({"fortune": "lordly"}, "fortune: no rank is called 'lordly'"),
        ({"table": {}}, "'table' is no part of a file"),
        ({"spells": 1}, "'spells' is not known here"),
        ({"party": [{"name": "B"}]}, "party.1: 'attributes' is missing"),
    ],
)
def test_a_file_against_the_rules_is_refused_by_field(changes: Any, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        load({**dump(hero()), **changes})


def test_a_party_has_no_parties() -> None:
    inner = dump(hero(name="B", party=(hero(name="C"),)))

    with pytest.raises(ValueError, match="those of a party have none"):
        load({**dump(hero()), "party": [inner]})


def test_no_text_of_a_file_moves_the_cursor() -> None:
    sheet = load({**dump(hero()), "concept": "a\x1b[2Jb\u202ec\nd"})

    assert sheet.concept == "a[2Jbc d"


def test_the_tables_rules_are_put_in_on_the_way() -> None:
    house = ArtOptions(between_adventures="nights")

    assert ArtSystem(house).load(dump(hero())).options == house
    assert "options" not in dump(replace(hero(), options=house))


# Henchmen who come along


TIB = Foe(name="Tib Carry", attributes={"strength": Rank.GOOD}, henchman=True)


@pytest.mark.rule("ART-017")
def test_henchmen_come_along_to_the_next_adventure_and_friends_stay() -> None:
    sheet = hero(companions={"tib": TIB, "reeve": Foe(name="The Reeve")})
    sheet = changed(sheet, companion_wounds={"tib": frozenset({0})})

    (came,) = home(sheet)
    again = load(json.loads(json.dumps(dump(came))))

    assert dict(again.companions) == {"henchman-tib-carry": TIB}
    assert again.companion_wounds == {}


@pytest.mark.rule("ART-017")
def test_a_fallen_henchman_stays_behind() -> None:
    down = changed(hero(companions={"tib": TIB}), companion_wounds={"tib": frozenset(range(4))})

    assert home(down)[0].companions == {}


@pytest.mark.rule("ART-017", "ART-191")
def test_who_was_won_over_is_a_henchman() -> None:
    check = Enlist(companion="tib", difficulty=Rank.POOR, block=replace(TIB, henchman=False))

    played = play(ART.begin(check, hero(), asks=False), hero(), [face(7, Rank.GOOD)])

    assert played.sheet.companions["tib"].henchman
    assert dict(home(home(played.sheet)[0])[0].companions) == {"henchman-tib-carry": TIB}


@pytest.mark.rule("ART-017")
def test_henchmen_of_two_heroes_set_out_together_and_may_be_dismissed() -> None:
    own = {"henchman-tib-carry": TIB}
    both = with_member(hero(companions=own), hero(name="Ben", companions=own))

    assert list(both.companions) == ["henchman-tib-carry", "henchman-tib-carry-2"]
    left = play(ART.advance(both), both, [], "dismiss-henchman-tib-carry", "done").sheet
    assert list(left.companions) == ["henchman-tib-carry-2"]


@pytest.mark.parametrize(
    ("field", "wrong"),
    [("companions", {"tib": TIB}), ("companion_wounds", {"tib": frozenset({0})})],
)
def test_a_heros_file_holds_no_strange_companions(field: str, wrong: Any) -> None:
    with pytest.raises(ValueError, match=field):
        load(dump(changed(hero(), **{field: wrong})))


# Gear before an adventure


@pytest.mark.rule("ART-072", "ART-089", "ART-114")
def test_a_hero_equips_between_adventures_as_fortune_allows() -> None:
    """Fortune Passable and Strength 4: a blade takes 5 at Passable and 4 at Poor; an axe none."""
    sheet = hero(fortune=Rank.PASSABLE, attributes={"strength": 4})
    answers = ("equip-old", "take-own-blade", "take-own-armor", "done", "done")

    played = play(ART.advance(sheet), sheet, [], *answers)

    assert [(one.item.name, one.item.cost) for one in played.sheet.gear] == [("blade", Rank.POOR)]
    assert played.sheet.worn is not None
    assert played.sheet.worn.item.cost == Rank.PASSABLE
    assert stock(sheet, "old").things["own-axe"].cost == Rank.PASSABLE
    assert dict(load(dump(played.sheet)).__dict__)["gear"] == played.sheet.gear


@pytest.mark.rule("ART-089")
def test_firearms_and_grenades_are_of_modern_settings() -> None:
    assert "own-handgun" not in stock(hero(), "old").things
    assert {"own-handgun", "own-grenade", "own-bow"} <= stock(hero(), "modern").things.keys()


@pytest.mark.rule("ART-089")
@pytest.mark.parametrize(("equip", "asked"), [("old", True), ("story", False)])
def test_a_guest_equips_before_the_first_scene_where_the_module_allows_it(
    equip: Any, *, asked: bool
) -> None:
    guest = Guest("Ada", "", hero())
    begun = create([guest], make=True, options=ArtOptions(equip=equip))

    step = begun.step("hero-ada", "", None, NO_DICE)  # type: ignore[arg-type]

    assert (step.encounter is not None) is asked
    if step.encounter is not None:
        step = step.encounter.step("take-own-blade", "", None, NO_DICE)  # type: ignore[arg-type]
        assert step.encounter is not None
        step = step.encounter.step("done", "", None, NO_DICE)  # type: ignore[arg-type]
    assert bool(step.sheet.gear) is asked
