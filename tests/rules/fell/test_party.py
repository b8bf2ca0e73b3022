"""Several heroes under one player in FELL."""

import pytest

from solo.rules.core.dice import LoadedDice
from solo.rules.core.protocols import Illegal
from solo.rules.fell.checks.tests import Test
from solo.rules.fell.fight.view import fight_view
from solo.rules.fell.foe import Foe
from solo.rules.fell.heroes.sheet import Sheet, changed
from solo.rules.fell.party import COMPANY
from solo.rules.fell.system import FELL
from tests.english import all_english
from tests.rules.fell.sample import D6, D8, HOLD, gear, hero, load
from tests.rules.fell.test_fight import codes, fight, ids, now, play

GHOUL = Foe(name="the ghoul", hp=3, weapon=D6)
OGRE = Foe(name="the ogre", hp=30, weapon=D8)


def three(**lead: object) -> Sheet:
    """Return Ada, Bea and Cal, who have swords."""
    sheet = COMPANY.with_member(armed(**lead), armed(name="Bea"))
    return COMPANY.with_member(sheet, armed(name="Cal"))


def armed(**fields: object) -> Sheet:
    """Return a hero with a sword."""
    return hero(**{"items": gear(sword=1), **fields})


@pytest.mark.rule("FELL-035", "FELL-039")
def test_all_heroes_act_first_as_a_group_and_those_on_one_foe_strike_together() -> None:
    step = play(fight(("ogre", OGRE, 1)), three(), [2, 5, 3, 4], "begin", "attack-ogre",
                "attack-ogre", "attack-ogre")  # fmt: skip

    struck = [note.facts["by"] for note in step.notes if note.code == "struck"]
    assert struck == [("Ada", "Bea", "Cal"), ("the ogre",)]
    assert now(step.encounter).battle.round == 2


@pytest.mark.rule("FELL-035")
def test_each_hero_is_asked_in_turn_before_any_foe_acts() -> None:
    step = play(fight(("ogre", OGRE, 1)), three(), [], "begin")
    names = [step.sheet.name]
    for _ in range(2):
        assert step.encounter is not None
        step = step.encounter.step("wait", "", step.sheet, LoadedDice([]))
        names.append(step.sheet.name)

    assert names == ["Ada", "Bea", "Cal"]
    assert "struck" not in codes(step)


@pytest.mark.rule("FELL-035")
def test_all_may_be_told_at_once_to_strike_the_same_foe() -> None:
    step = play(fight(("ogre", OGRE, 1)), three(), [2, 5, 3, 4], "begin", "all-ogre")

    assert next(note for note in step.notes if note.code == "struck").facts["helpers"] == 2


def test_foes_take_a_hero_each_and_it_is_said_whose_harm_it_is() -> None:
    step = play(fight(("ghoul", GHOUL, 2)), three(), [1, 2], "begin", "wait", "wait", "wait")

    targets = [note.facts["target"] for note in step.notes if note.code == "struck"]
    assert targets == ["Ada", "Bea"]
    assert [note.facts["name"] for note in step.notes if note.code == "member"] == ["Ada", "Bea"]
    assert all_english(map(FELL.phrase, step.notes))


@pytest.mark.rule("FELL-047")
def test_one_who_is_taken_out_is_treated_by_another_under_threat() -> None:
    sheet = COMPANY.with_member(armed(), armed(name="Bea", out=True, hp=0))
    step = play(fight(("ogre", OGRE, 1)), sheet, [], "begin")
    assert "treat-hero-bea" in ids(step)

    step = play(fight(("ogre", OGRE, 1)), sheet, [6, 1], "begin", "treat-hero-bea")
    bea = COMPANY.named(step.sheet, "bea")
    assert bea is not None
    assert not bea.out
    assert "hero bea" in now(step.encounter).battle.treated


def test_a_fight_is_lost_when_the_last_hero_falls() -> None:
    frail = armed(hp=0, attributes=dict.fromkeys(hero().attributes, D6))
    sheet = COMPANY.with_member(frail, changed(frail, name="Bea", out=True))
    step = play(fight(("ogre", OGRE, 1)), sheet, [8, 1], "begin", "wait")

    assert step.outcome is not None
    assert step.outcome.label == "lost"


def test_an_edge_and_a_ward_are_those_of_whoever_won_them() -> None:
    step = play(fight(("ogre", OGRE, 1)), three(), [], "begin")
    table = now(step.encounter)
    table.battle = table.battle.__class__(
        **{**{k: getattr(table.battle, k) for k in table.battle.__dataclass_fields__}, "edge": 2}
    )
    table.turn_to("hero bea")
    assert table.battle.edge == 0
    assert table.stance("hero ada").edge == 2


def test_a_spell_is_cast_by_whoever_has_the_turn() -> None:
    sheet = COMPANY.with_member(armed(), armed(name="Bea", spells=(HOLD,)))
    step = play(fight(("ogre", OGRE, 1)), sheet, [], "begin")
    assert not [key for key in ids(step) if key.startswith("cast-")]
    step = play(fight(("ogre", OGRE, 1)), sheet, [], "begin", "wait")
    assert [key for key in ids(step) if key.startswith("cast-")]


def test_the_view_has_everybody() -> None:
    step = play(fight(("ogre", OGRE, 1)), three(), [], "begin", "wait")
    view = fight_view(now(step.encounter))

    assert [one.id for one in view.fighters] == ["hero ada", "hero bea", "hero cal", "ogre"]
    assert (view.turn, view.order) == ("hero bea", ("hero bea", "hero cal"))


@pytest.mark.rule("FELL-014")
def test_a_skilled_hero_helps_and_shares_the_trouble() -> None:
    sheet = COMPANY.with_member(hero(skills=()), hero(name="Bea"))
    check = Test(attribute=("dex",), skills=("climbing",))
    encounter = FELL.begin(check, sheet, asks=True)
    assert "help-bea" in [option.id for option in encounter.options(sheet)]

    step = encounter.step("help-bea", "", sheet, LoadedDice([]))
    assert step.encounter is not None
    step = step.encounter.step("roll", "", step.sheet, LoadedDice([1, 2]))
    assert step.outcome is not None
    assert step.outcome.triggers == ("helper-trouble",)
    alone = COMPANY.with_member(hero(), hero(name="Bea", skills=()))
    options = FELL.begin(check, alone, asks=True).options(alone)
    assert "help-bea" not in [option.id for option in options]


@pytest.mark.rule("FELL-049")
def test_a_rest_is_for_everybody() -> None:
    sheet = COMPANY.with_member(hero(hp=1), hero(name="Bea", hp=2))
    step = FELL.do_standing("rest", "", sheet, LoadedDice([]))

    assert [one.hp for one in COMPANY.members(step.sheet)] == [4, 4]


@pytest.mark.rule("FELL-047")
def test_who_lies_dying_is_seen_to_by_another() -> None:
    sheet = COMPANY.with_member(hero(), hero(name="Bea", out=True, hp=0))
    step = FELL.do_standing("rescue-bea", "", sheet, LoadedDice([]))

    assert not step.sheet.party[0].out
    assert step.minutes == 10
    seen_to = FELL.rescue(hero(out=True, hp=0), LoadedDice([])).outcome
    assert seen_to is not None
    assert seen_to.label == "revived"


def test_who_falls_is_relieved_and_a_dead_hero_buried() -> None:
    sheet = COMPANY.with_member(armed(out=True, dead=True), hero(name="Bea"))
    step = FELL.revive(sheet, LoadedDice([]))
    assert (step.sheet.name, step.outcome.label) == ("Bea", "relieved")  # type: ignore[union-attr]

    buried = FELL.do_standing("bury-ada", "", step.sheet, LoadedDice([]))
    assert [one.id for one in buried.sheet.items] == ["sword"]
    assert buried.sheet.party[0].items == ()


@pytest.mark.rule("FELL-027")
def test_things_and_coins_change_hands_as_far_as_they_can_be_carried() -> None:
    sheet = COMPANY.with_member(armed(coins=7, own=3), hero(name="Bea"))
    step = FELL.do_standing("give", "", sheet, LoadedDice([]))
    assert step.encounter is not None
    step = step.encounter.step("give-coins", "", sheet, LoadedDice([]))
    assert (step.sheet.coins, step.sheet.own) == (0, 0)
    assert (step.sheet.party[0].coins, step.sheet.party[0].own) == (7, 3)

    full = COMPANY.with_member(armed(), hero(name="Bea", items=load(32)))
    step = FELL.do_standing("give", "", full, LoadedDice([]))
    assert step.encounter is not None
    with pytest.raises(Illegal):
        step.encounter.step("give-sword", "", full, LoadedDice([]))


def test_everybody_or_anybody_may_roll() -> None:
    sheet = three()
    check = Test(attribute=("dex",), who="all")
    assert check.resolve(sheet, LoadedDice([6, 2, 5])).facts["roller"] == "bea"
    best = Test(attribute=("dex",), who="best")
    assert best.resolve(sheet, LoadedDice([4, 2, 6])).label == "passed"
