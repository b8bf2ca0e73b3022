"""Several heroes under one player in a fight of Fictive Hack."""

from typing import Any

import pytest

from solo.rules.core.dice import LoadedDice
from solo.rules.fictive_hack.fight.battle import begin
from solo.rules.fictive_hack.fight.view import fight_view
from solo.rules.fictive_hack.fight.written import Fight, Placement
from solo.rules.fictive_hack.foe import Foe
from solo.rules.fictive_hack.heroes.sheet import Sheet, changed
from solo.rules.fictive_hack.party import COMPANY
from tests.english import english
from tests.rules.fictive_hack.sample import CAPTAIN, GUARD, IDLER, ROW, Bout, foe, hero

WOLF = Foe(name="the wolf", kind="tough", wounds=2, policy=("attack",))
MINION = Foe(name="the guard", kind="minion", policy=("bystander",))


def tough(name: str, **fields: Any) -> Sheet:
    """Return a hero of a name who can take a few Wounds."""
    return changed(hero(**{"toughened": 3, **fields}), name=name)


def three(**lead: Any) -> Sheet:
    """Return Ada, Bea and Cal."""
    return COMPANY.with_member(two(**lead), tough("Cal"))


def two(**lead: Any) -> Sheet:
    """Return Ada and Bea."""
    return COMPANY.with_member(tough("Ada", **lead), tough("Bea"))


def battle(bout: Bout) -> Any:
    """Return a fight as it stands."""
    return bout.encounter.table.battle


@pytest.mark.rule("FH-132")
def test_every_hero_chooses_one_action_and_each_is_done_in_its_phase() -> None:
    bout = Bout(three(), IDLER)
    names = [bout.sheet.name]
    for _ in range(2):
        bout.step("defend")
        names.append(bout.sheet.name)
    bout.step("attack-foe0", 2, 2, 1)

    assert names == ["Ada", "Bea", "Cal"]
    assert bout.codes.count("turns-to") >= 2


@pytest.mark.rule("FH-135")
def test_the_heroes_roll_one_initiative_for_all_of_them() -> None:
    bout = Bout(two(), CAPTAIN).step("attack-foe0")
    bout.step("attack-foe0", 7, 4, 2, 2, 1, 2, 2, 1, 2, 2, 1)

    assert bout.said("Initiative: you 7, they 4") or "member" in bout.codes


@pytest.mark.rule("FH-135", "FH-136")
def test_each_of_several_parties_rolls_its_own_initiative() -> None:
    placed = (
        Placement(foe="watch", block=CAPTAIN, party="the watch"),
        Placement(foe="wolf", block=WOLF, party="the pack"),
    )
    sheet = two()
    encounter: Any = begin(Fight(foes=placed), sheet, asks=True)
    step = encounter.step("go-on", "", sheet, LoadedDice(()))
    step = step.encounter.step("attack-watch", "", step.sheet, LoadedDice(()))
    dice = LoadedDice([5, 9, 2, *[2] * 30])
    step = step.encounter.step("attack-watch", "", step.sheet, dice)

    said = [note.facts.get("facts", note.facts).get("text") for note in step.notes]
    told = [english(text) for text in said if text is not None]
    assert told[0] == "Initiative: you 5, the watch 9, the pack 2."
    struck = [
        next(number for number, line in enumerate(told) if words in line)
        for words in ("captain strikes", "You attack", "wolf strikes")
    ]
    assert struck == sorted(struck)


@pytest.mark.rule("FH-229", "FH-135")
@pytest.mark.parametrize(("mine", "offered"), [(5, True), (7, True), (4, False), (8, False)])
def test_a_knight_raises_their_initiative_where_it_brings_them_before_a_party(
    mine: int, offered: bool
) -> None:
    """The watch has 7 and the pack 2: with 2 more, 5 is level with the watch and 7 before it."""
    placed = (
        Placement(foe="watch", block=CAPTAIN, party="the watch"),
        Placement(foe="wolf", block=WOLF, party="the pack"),
    )
    sheet = two(template="knight", inherent=("knight",), ap=3)
    encounter: Any = begin(Fight(foes=placed), sheet, asks=True)
    step = encounter.step("go-on", "", sheet, LoadedDice(()))
    step = step.encounter.step("attack-watch", "", step.sheet, LoadedDice(()))
    step = step.encounter.step("attack-watch", "", step.sheet, LoadedDice([mine, 7, 2, *[1] * 30]))
    options = {one.id: (english(one.text), one.hint) for one in step.encounter.options(step.sheet)}
    assert ("elite" in options) is offered
    if offered:
        assert options["elite"] == (f"Elite: {mine + 2} against 7, for 1 AP", "elite")
        assert options["keep"] == ("Leave it as it is", "keep")
        kept = step.encounter.step("keep", "", step.sheet, LoadedDice([1] * 30))
        step = step.encounter.step("elite", "", step.sheet, LoadedDice([1] * 30))
        assert COMPANY.lead(kept.sheet, "ada").ap == 3
        assert COMPANY.lead(step.sheet, "ada").ap == 2


@pytest.mark.rule("FH-151")
def test_one_assists_another_who_has_a_die_more_and_keeps_two() -> None:
    bout = Bout(two(), IDLER).step("assist-hero-bea")
    bout.step("attack-foe0", 1, 1, 7, 6)
    assert battle(bout).round == 2
    assert bout.foe().lost == 1


@pytest.mark.rule("FH-139", "FH-140")
def test_one_protects_another_and_is_struck_instead() -> None:
    attacker = foe("attack")
    bout = Bout(two(), attacker).step("wait")
    bout.step("protect-hero-ada", 9, 9, 1, 2, 2, 1)

    assert [one.lost for one in COMPANY.members(COMPANY.lead(bout.sheet, "ada"))] == [0, 1]


def test_foes_take_a_hero_each_and_it_is_said_whose_wounds_these_are() -> None:
    bout = Bout(two(), foe("attack"), foe("attack"))

    assert {battle(bout).fighter(key).target for key in ("foe0", "foe1")} == {
        "hero ada", "hero bea",
    }  # fmt: skip
    bout.step("wait").step("wait", 9, 9, 1, 9, 9, 1)
    assert [one.lost for one in COMPANY.members(bout.sheet)] == [1, 1]


@pytest.mark.rule("FH-136")
def test_a_foe_felled_at_the_same_moment_strikes_another_when_its_target_has_fallen() -> None:
    """It stands among the foes no longer, so it goes for the first who is left."""
    foes = (foe("attack"), foe("attack"), foe("attack"), GUARD)
    bout = Bout(three(toughened=0), *foes).steps("wait", "wait")
    assert bout.foe(3).target == "hero ada"
    bout.step("attack-foe3", 5, 5, 9, 9, 9, 9, 9, 1, 1, 2, 2, 1, 2, 2, 1, 9)

    assert bout.foe(3).gone
    assert "hero ada" in battle(bout).down
    assert bout.said("Bea: The guard strikes at you")
    lost = {one.name: one.lost for one in COMPANY.members(bout.sheet)}
    assert lost == {"Ada": 1, "Bea": 1, "Cal": 0}


def test_the_fight_goes_on_without_one_who_falls_and_ends_with_the_last() -> None:
    frail = changed(hero(), name="Bea")
    sheet = COMPANY.with_member(tough("Ada"), frail)
    bout = Bout(sheet, foe("attack"), foe("attack")).step("wait")
    bout.step("wait", 9, 9, 1, 9, 9, 1, 1)
    assert bout.outcome is None
    assert "hero bea" in battle(bout).down

    both = COMPANY.with_member(changed(hero(), name="Ada"), frail)
    bout = Bout(both, foe("attack"), foe("attack")).step("wait")
    bout.step("wait", 9, 9, 1, 1, 9, 9, 1, 1)
    assert bout.outcome is not None
    assert bout.outcome.label == "ko"
    assert [one.state for one in COMPANY.members(bout.sheet)] == ["", ""]


@pytest.mark.rule("FH-194")
def test_every_hero_beside_may_smite_who_flees() -> None:
    sheet = COMPANY.with_member(tough("Ada", ap=2), tough("Bea", ap=2))
    bout = Bout(sheet, foe("flee"), arenas=ROW, start="d").step("wait").step("wait")
    assert "smite" in bout.options
    bout.step("let-go")
    assert "smite" in bout.options


@pytest.mark.rule("FH-185", "FH-198")
def test_what_the_gm_feeds_lies_in_the_bowl_of_several() -> None:
    bout = Bout(two(), GUARD, award=2).step("attack-foe0")
    bout.step("attack-foe0", 9, 1, 9, 9, 1)

    assert bout.outcome is not None
    assert bout.sheet.bowl >= 2
    assert "bowl-fed" in bout.codes


@pytest.mark.rule("FH-229", "FH-135")
@pytest.mark.parametrize(
    ("mine", "theirs", "raised"), [(5, 7, True), (7, 7, True), (4, 7, False), (8, 7, False)]
)
def test_a_knight_among_them_may_raise_their_initiative(
    mine: int, theirs: int, raised: bool
) -> None:
    knight = two(template="knight", inherent=("knight",), ap=3)
    bout = Bout(knight, CAPTAIN).step("attack-foe0")
    if not raised:
        bout.step("attack-foe0", mine, theirs, *(1, 1, 2) * 3)
        assert COMPANY.lead(bout.sheet, "ada").ap == 3
        return
    bout.step("attack-foe0", mine, theirs)
    assert bout.options["elite"] == f"Elite: {mine + 2} against 7, for 1 AP"
    bout.step("elite", *(1, 1, 2) * 3)
    assert COMPANY.lead(bout.sheet, "ada").ap == 2
    assert bout.said(f"Initiative: you {mine + 2} now")


@pytest.mark.rule("FH-201", "FH-198")
def test_who_is_struck_gets_a_point_of_the_price_of_a_wound_and_the_bowl_the_other() -> None:
    frail = COMPANY.with_member(tough("Ada", toughened=1), tough("Bea", toughened=1))
    attacker = foe("attack", resolve=2)
    bout = Bout(frail, attacker).step("wait").step("wait", 5, 4, 2, 1)

    assert (COMPANY.lead(bout.sheet, "ada").ap, bout.sheet.bowl) == (1, 1)


def test_the_view_has_every_hero_where_they_are() -> None:
    bout = Bout(two(), IDLER, arenas=ROW)
    view = fight_view(battle(bout), bout.sheet)

    heroes = [one for one in view.fighters if one.side == "hero"]
    assert [(one.id, one.name) for one in heroes] == [("hero ada", "Ada"), ("hero bea", "Bea")]
    assert view.turn == "hero ada"


# Groups of minions count by heads


@pytest.mark.rule("FH-149", "FH-211")
def test_of_a_group_each_is_pushed_for_itself_and_the_group_comes_apart() -> None:
    bout = Bout(hero(brawn=2), (MINION, 3), arenas=ROW)
    bout.step("push-foe0-to-b", 5, 1, 7, 9)

    groups = {one.arena: one.count for one in battle(bout).fighters}
    assert groups == {"a": 2, "b": 1}


@pytest.mark.rule("FH-149")
def test_a_group_that_is_beaten_goes_as_a_whole() -> None:
    bout = Bout(hero(brawn=4), (MINION, 3), arenas=ROW)
    bout.step("push-foe0-to-b", 9, 1, 1, 1)

    assert [(one.arena, one.count) for one in battle(bout).fighters] == [("b", 3)]


@pytest.mark.rule("FH-144", "FH-147")
def test_who_holds_a_group_holds_one_of_it() -> None:
    runners = Foe(name="the guard", kind="minion", policy=("move",))
    bout = Bout(hero(brawn=4), (runners, 3, "a"), arenas=ROW, start="a")
    flight = Foe(name="the guard", kind="minion", policy=("flee",))
    bout = Bout(hero(brawn=4), (flight, 3), arenas=ROW).step("impede-foe0", 9, 1, 2)

    where = sorted((one.arena, one.count) for one in battle(bout).fighters)
    assert where == [("a", 1), ("b", 2)]


@pytest.mark.rule("FH-194", "FH-212")
def test_who_smites_a_group_fells_as_many_as_wounds_and_ap_allow() -> None:
    flight = Foe(name="the guard", kind="minion", policy=("flee",))
    bout = Bout(hero(ap=4, weapon="claymore", brawn=4), (flight, 3), arenas=ROW).step("wait")
    assert "smite" in bout.options

    bout.step("smite", 9, 9)
    assert "plow-2" in bout.options
    bout.step("plow-2")
    assert [one.count for one in battle(bout).fighters] == [1]
