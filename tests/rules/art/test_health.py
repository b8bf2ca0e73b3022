"""Damage, defeat, healing, fatigue and falls."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.foe import Foe
from solo.rules.art.health import treatment
from solo.rules.art.health.damage import (
    Surface,
    boxes_hit,
    damage_by_failures,
    die,
    fall,
    fall_damage,
    fallen,
    hurt,
)
from solo.rules.art.health.healing import (
    add_fatigue,
    add_medkit,
    erase,
    first_aid,
    first_aid_offers,
    first_aid_price,
    give_first_aid,
    heal_all,
    minutes,
    natural_healing,
    nursed,
    open_kit,
    pass_time,
    recover_fully,
    relieve,
    rest,
    revive,
)
from solo.rules.art.heroes.attributes import ATTRIBUTES
from solo.rules.art.heroes.sheet import Fatigue, MedKit, Sheet, health_boxes, new_sheet
from solo.rules.art.options import ArtOptions
from solo.rules.core.dice import LoadedDice, SeededDice
from solo.rules.core.protocols import Illegal
from solo.rules.core.script import scripted
from tests.rules.art.sample import play, use

NO_DICE = LoadedDice(())
BOXES = st.integers(2, 20).map(health_boxes)
DAMAGE = st.sampled_from(list(Rank))
EXTRA = st.sampled_from(["lowest", "next_left"])


def ranks(text: str) -> tuple[Rank, ...]:
    return tuple(map(Rank.parse, text.split()))


def hero(health: int = 9, checked: str = "", **changes: Any) -> Sheet:
    """Return a hero with 7 in all; health 9 is IN PR PS GD. `checked` gives places: `013`."""
    sheet = new_sheet("Mara", dict.fromkeys(ATTRIBUTES, 7))
    places = frozenset(map(int, checked))
    return replace(sheet, health_rank=health, checked=places, **changes)


def codes(notes: tuple[Any, ...]) -> list[str]:
    return [note.code for note in notes]


# Which boxes a hit checks


@pytest.mark.rule("ART-043", "ART-044", "ART-046", "ART-047", "ART-052")
@pytest.mark.example("E07")
def test_the_health_example_ends_in_defeat() -> None:
    sheet, told = hero(), []

    for damage in ranks("PR PR IN GT"):
        sheet, notes = hurt(sheet, damage)
        told.append(notes[0].facts.get("boxes"))

    assert told == [("Poor",), ("Inferior",), None, ("Good", "Passable")]
    assert sheet.defeated


@pytest.mark.rule("ART-043", "ART-044", "ART-045", "ART-046", "ART-047", "ART-048")
@pytest.mark.parametrize(
    ("boxes", "checked", "damage", "hit"),
    [
        ("IN PR PS GD", "", "PS", (2,)),  # its own rank
        ("IN PR PS GD", "2", "PS", (1,)),  # checked already: the next to its left
        ("IN PR PS GD", "12", "PS", (0,)),
        ("IN PR PS GD", "012", "PS", ()),  # nothing left on the left
        ("IN PR PS GD", "0", "IN", ()),  # below the lowest that is free
        ("IN PR PS GD", "3", "GT", (2, 0, 1)),  # two above the highest free: two more
        ("IN PR PS GD", "", "EX", (3, 0, 1, 2)),
        ("IN IN IN IN", "", "IN", (3,)),
        ("IN IN IN IN", "", "PR", (3, 0)),
        ("IN IN IN IN", "012", "EX", (3,)),
        ("IN PR PR PS", "", "PR", (2,)),
        ("PS GD GT SP", "", "PR", ()),
        ("PS IN GD", "", "PR", (1,)),  # a foe's track with gaps
        ("PR", "", "IN", ()),
    ],
)
def test_a_hit_checks_what_the_algorithm_says(
    boxes: str, checked: str, damage: str, hit: tuple[int, ...]
) -> None:
    assert boxes_hit(ranks(boxes), set(map(int, checked)), Rank.parse(damage)) == hit


@pytest.mark.reading("C02")
@pytest.mark.rule("ART-049")
@pytest.mark.parametrize(("extra", "hit"), [("lowest", (3, 0)), ("next_left", (3, 2))])
def test_an_over_hit_takes_the_lowest_further_box_unless_the_option_says_otherwise(
    extra: Any, hit: tuple[int, ...]
) -> None:
    """Conflict C02; the combat example takes the lowest."""
    assert boxes_hit(ranks("IN PR PS GD"), set(), Rank.GREAT, extra) == hit


@pytest.mark.rule("ART-049")
def test_the_option_on_the_sheet_decides() -> None:
    sheet = hero(options=ArtOptions(overkill_extra="next_left"))

    assert hurt(sheet, Rank.GREAT)[0].checked == {2, 3}


@pytest.mark.rule("ART-048")
@given(BOXES, st.frozensets(st.integers(0, 3)), DAMAGE, EXTRA)
def test_no_hit_checks_a_box_twice_or_one_above_the_damage(
    boxes: tuple[Rank, ...], checked: frozenset[int], damage: Rank, extra: Any
) -> None:
    hit = boxes_hit(boxes, checked, damage, extra)

    assert len(set(hit)) == len(hit)
    assert not checked.intersection(hit)
    assert all(boxes[place] <= damage for place in hit)


@pytest.mark.rule("ART-050")
@given(BOXES, st.frozensets(st.integers(0, 3)), EXTRA, st.data())
def test_hits_below_the_lowest_free_box_never_add_up(
    boxes: tuple[Rank, ...], checked: frozenset[int], extra: Any, data: st.DataObject
) -> None:
    free = [boxes[place] for place in range(4) if place not in checked]
    lowest = min(free, default=Rank.EXTREME)

    weak = data.draw(st.integers(1, max(1, lowest - 1)))
    assert boxes_hit(boxes, checked, weak, extra) == ()


@pytest.mark.rule("ART-003")
@given(st.integers(0, 3))
def test_what_is_below_inferior_is_no_damage(damage: int) -> None:
    assert hurt(hero(health=2), damage)[0] == hero(health=2)


@pytest.mark.rule("ART-261", "ART-262")
@pytest.mark.example("E57")
@pytest.mark.parametrize(("result", "hit"), [("GT", (3, 0)), ("PR", (1,)), ("FB", ())])
def test_an_attacks_result_is_its_damage_to_a_foe(result: str, hit: tuple[int, ...]) -> None:
    foe = Foe(name="the wrecker", health=ranks("IN PR PS GD"))

    assert boxes_hit(foe.health, set(), Rank.parse(result)) == hit


# Staggered, defeated, dead


@pytest.mark.rule("ART-051")
def test_a_check_of_the_rightmost_box_staggers() -> None:
    sheet, notes = hurt(hero(), Rank.GOOD)

    assert (sheet.staggered, codes(notes)) == (True, ["damaged", "staggered"])


@pytest.mark.rule("ART-051")
def test_no_other_box_staggers() -> None:
    assert not hurt(hero(), Rank.PASSABLE)[0].staggered


@pytest.mark.rule("ART-051")
def test_time_steadies_the_staggered() -> None:
    assert not pass_time(hero(staggered=True), 1)[0].staggered
    assert pass_time(hero(staggered=True), 0)[0].staggered


@pytest.mark.rule("ART-052", "ART-054", "ART-055", "ART-056")
def test_the_last_box_means_defeat_and_a_point_of_fame() -> None:
    sheet, notes = hurt(hero(checked="012", fame=3, tally=3), Rank.GOOD)

    assert (fallen(sheet), sheet.dead) == ("defeated", False)
    assert (sheet.fame, sheet.tally) == (2, 2)
    assert notes[-1] == ("defeated", {"fame": 1, "rank": "Good"})


@pytest.mark.rule("ART-056")
def test_defeat_takes_no_fame_from_those_who_have_none() -> None:
    sheet, notes = hurt(hero(checked="012", fame=0), Rank.GOOD)

    assert (sheet.fame, notes[-1].facts["fame"]) == (0, 0)


@pytest.mark.rule("ART-045", "ART-055")
def test_the_defeated_are_not_hurt_further() -> None:
    down = hero(checked="0123", fame=2)

    assert hurt(down, Rank.EXTREME) == (down, (("undamaged", {"rank": "Extreme"}),))


@pytest.mark.rule("ART-060", "ART-063")
def test_only_certain_death_kills_and_the_dead_stay_so() -> None:
    dead, notes = die(hero())

    assert (fallen(dead), codes(notes)) == ("dead", ["died"])
    assert hurt(dead, Rank.EXTREME) == fall(dead, 50, Surface("rocks")) == (dead, ())
    with pytest.raises(ValueError, match="the dead don't wake"):
        revive(dead, NO_DICE)


@given(st.integers(2, 20), st.lists(DAMAGE, max_size=12))
def test_damage_is_never_undone_by_damage(health: int, hits: list[Rank]) -> None:
    sheet = hero(health=health)

    for damage in hits:
        before = sheet
        sheet, _ = hurt(sheet, damage)
        assert before.checked <= sheet.checked


# Defense rolls and falls


@pytest.mark.rule("ART-258", "ART-259", "ART-260")
@pytest.mark.parametrize(
    ("failures", "rating", "damage"),
    [
        (1, 0, "IN"),
        pytest.param(2, 0, "PR", marks=[pytest.mark.example("E54"), pytest.mark.example("E55")]),
        (3, 0, "PS"),
        (4, 0, "GD"),
        (5, 0, "GT"),
        (6, 0, "SP"),
        (7, 0, "AW"),
        (8, 0, "EX"),
        (10, 3, "EX"),
        pytest.param(2, 1, "PS", marks=pytest.mark.example("E56")),
    ],
)
def test_damage_follows_the_failures_of_the_defense_roll(
    failures: int, rating: int, damage: str
) -> None:
    assert damage_by_failures(failures, rating) is Rank.parse(damage)


@pytest.mark.rule("ART-258", "ART-260")
@pytest.mark.example("E53")
def test_a_defense_roll_that_holds_takes_no_damage_whatever_the_rating() -> None:
    assert damage_by_failures(0, 3) is None


@pytest.mark.rule("ART-276")
@pytest.mark.parametrize(
    ("feet", "damage"),
    [
        (0, None),
        (-10, None),
        (1, "IN"),
        (10, "IN"),
        (11, "PR"),
        (20, "PR"),
        (30, "PS"),
        (40, "GD"),
        (50, "GT"),
        (60, "SP"),
        (70, "AW"),
        (80, "EX"),
        (81, "EX"),
        (5000, "EX"),
    ],
)
def test_a_fall_hurts_by_its_height(feet: int, damage: str | None) -> None:
    assert fall_damage(feet, Surface("dirt")) == (damage and Rank.parse(damage))


@pytest.mark.rule("ART-277", "ART-278")
@pytest.mark.parametrize(
    ("feet", "onto", "damage"),
    [
        pytest.param(10, "stone", "PR", marks=pytest.mark.example("E66")),
        pytest.param(50, "snow", "PR", marks=pytest.mark.example("E67")),
        pytest.param(10 * 3, "rocks", "GT", marks=pytest.mark.example("E68")),
        (30, "water", None),
        (30, "vegetation", "IN"),
        (30, "sand", "IN"),
        (30, "grass", "PR"),
        (30, "mud", "PR"),
        (30, "wood", "PS"),
        (30, "pavement", "GD"),
        (30, "jagged-rocks", "SP"),
        (30, "spikes", "SP"),
        (70, "spikes", "EX"),
        (80, "water", "GT"),
    ],
)
def test_the_surface_shifts_the_damage_of_a_fall(feet: int, onto: str, damage: str | None) -> None:
    assert fall_damage(feet, Surface.parse(onto)) == (damage and Rank.parse(damage))


@pytest.mark.rule("ART-276")
def test_a_fall_needs_no_roll_and_is_told_before_its_damage() -> None:
    sheet, notes = fall(hero(), 20, Surface("dirt"))

    assert (set(sheet.checked), codes(notes)) == ({1}, ["fell", "damaged"])
    assert notes[0].facts == {"feet": 20, "onto": "dirt", "rank": "Poor"}


@pytest.mark.rule("ART-277")
def test_a_soft_landing_is_told_too() -> None:
    assert fall(hero(), 10, Surface("snow")) == (
        hero(),
        (("fell", {"feet": 10, "onto": "snow", "rank": None}),),
    )


def test_no_height_is_no_fall() -> None:
    assert fall(hero(), 0, Surface("spikes")) == (hero(), ())


def test_an_unknown_surface_is_told_with_the_nearest() -> None:
    with pytest.raises(ValueError, match="unknown surface 'rock'; did you mean 'rocks'"):
        Surface.parse("Rock")


# Healing


@pytest.mark.rule("ART-065", "ART-265")
@pytest.mark.example("E58")
def test_first_aid_costs_a_point_of_fame_a_rank() -> None:
    prices = [first_aid_price(rank) for rank in Rank if rank >= Rank.INFERIOR]

    assert prices == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.rule("ART-057", "ART-263", "ART-265")
@pytest.mark.example("E59")
def test_the_first_aid_example_wakes_a_companion_who_goes_on_alone() -> None:
    """Health 8 is IN PR PS PS."""
    helper, patient = hero(fame=5), hero(health=8, checked="0123", fame=4)

    helper, patient, notes = give_first_aid(helper, patient, Rank.INFERIOR)
    assert (helper.fame_left, fallen(patient)) == (4, "")
    assert codes(notes) == ["first-aid", "healed", "woke"]

    patient, notes = first_aid(patient, Rank.PASSABLE)
    free = [rank.abbr for place, rank in enumerate(patient.boxes) if place not in patient.checked]
    assert (patient.fame_left, free) == (1, ["IN", "PS"])
    assert notes[0] == ("first-aid", {"rank": "Passable", "fame": 3})


@pytest.mark.rule("ART-263")
def test_first_aid_offers_each_rank_of_checked_box_once() -> None:
    assert first_aid_offers(hero(health=8, checked="023")) == ranks("IN PS")


@pytest.mark.rule("ART-263", "ART-265")
@pytest.mark.parametrize(
    ("sheet", "reason"),
    [
        (hero(checked="0123", fame=9), "conscious"),
        (hero(checked="0", fame=9), "no Poor box is checked"),
        (hero(checked="1", fame=1), "that takes 2 Fame, and 1 is left"),
    ],
)
def test_first_aid_is_refused_for_a_reason(sheet: Sheet, reason: str) -> None:
    with pytest.raises(Illegal, match=reason):
        first_aid(sheet, Rank.POOR)


@pytest.mark.reading("C13")
@pytest.mark.rule("ART-264", "ART-268")
def test_healing_takes_game_time() -> None:
    assert (minutes("first_aid"), minutes("medkit"), minutes("night")) == (5, 5, 480)


@pytest.mark.rule("ART-057", "ART-059")
def test_an_author_may_say_how_long_the_defeated_lie() -> None:
    """Where a day has a deadline, eight hours of sleep would be the end of it."""
    down = hero(checked="0123", options=ArtOptions(waking="at-once"))

    step = revive(down, NO_DICE)

    assert (step.minutes, step.sheet.checked) == (0, {1, 2, 3})
    assert codes(step.notes) == ["healed", "woke"]


@pytest.mark.rule("ART-266")
@pytest.mark.example("E60")
def test_the_natural_healing_example_takes_two_nights() -> None:
    """Stamina 7: 50 is Inferior, 80 Passable; Poor and Good are checked."""
    sheet, notes = rest(hero(checked="13"), 2, LoadedDice([50, 80]))

    assert sheet.checked == {3}
    assert codes(notes) == ["healing-roll", "not-healed", "healing-roll", "healed"]
    assert [note.facts.get("result") for note in notes[::2]] == ["Inferior", "Passable"]


@pytest.mark.rule("ART-266")
def test_healing_erases_the_highest_box_that_the_roll_reaches() -> None:
    assert erase(hero(checked="0123"), Rank.PASSABLE)[0].checked == {0, 1, 3}
    assert erase(hero(health=8, checked="023"), Rank.AWESOME)[0].checked == {0, 2}


@pytest.mark.rule("ART-266", "ART-273")
def test_fatigue_weighs_on_the_healing_roll_and_a_kept_bonus_waits() -> None:
    tired = hero(checked="0", bonus=5, fatigue=(Fatigue(points=2, source="cold"),))

    sheet, notes = natural_healing(tired, LoadedDice([50]))
    assert (notes[0].facts["row"], sheet.bonus) == (5, 5)


@pytest.mark.rule("ART-066")
def test_an_awesome_healing_roll_recovers_fame() -> None:
    sheet, notes = natural_healing(hero(checked="3", fame=3, tally=2), LoadedDice([100]))

    assert (sheet.tally, sheet.checked) == (0, frozenset())
    assert codes(notes) == ["healing-roll", "fame-recovered", "healed"]


@pytest.mark.rule("ART-266")
def test_a_rested_hero_without_wounds_rolls_nothing() -> None:
    assert rest(hero(), 3, NO_DICE) == (hero(), ())


def test_a_very_long_rest_ends() -> None:
    _, notes = rest(hero(checked="3", fatigue=(Fatigue(points=99, source="age"),)), 10**12, _Lows())

    assert codes(notes).count("healing-roll") == 365


class _Lows:
    """Dice that always show 1."""

    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        return (1,) * count


KIT = MedKit(name="tin of salves", bonus=0, uses=3)
USE_KIT = "medkit-tin-of-salves"


@pytest.mark.rule("ART-267")
def test_who_is_unhurt_is_not_told_that_nothing_heals() -> None:
    found = [erase(hero(checked=one), Rank.INFERIOR)[1] for one in ("", "3")]

    assert [*map(codes, found)] == [[], ["not-healed"]]


@pytest.mark.example("E61")
def test_the_med_kit_example_leaves_one_use() -> None:
    """Intelligence 7: 20 is Pathetic, 95 Great; Inferior and Poor are checked."""
    first = use(USE_KIT, hero(checked="01", medkits=(KIT,)), [20])
    second = use(USE_KIT, first.sheet, [95])

    assert (first.codes[-1], second.codes[-1]) == ("not-healed", "healed")
    assert (first.notes[0].facts["uses"], second.notes[0].facts["uses"]) == (2, 1)
    assert (set(second.sheet.checked), second.sheet.medkits) == ({0}, (replace(KIT, uses=1),))


@pytest.mark.rule("ART-269")
@pytest.mark.example("E62")
def test_a_med_kit_adds_its_bonus_for_each_of_its_uses() -> None:
    sheet = hero(checked="0123"[:3], medkits=(MedKit(name="kit", bonus=5, uses=3),))

    rows = []
    for _ in range(3):
        played = use("medkit-kit", sheet, [1])
        rows.append(played.notes[1].facts["row"])
        sheet = played.sheet

    assert (rows, sheet.medkits) == ([12, 12, 12], ())


@pytest.mark.reading("C23")
@pytest.mark.rule("ART-267", "ART-511")
def test_a_first_aid_skill_helps_with_a_med_kit() -> None:
    """Conflict C23."""
    skilled = hero(checked="0", skills={"first aid": 2, "climb": 4}, medkits=(KIT,))

    assert use(USE_KIT, skilled, [50]).notes[1].facts["row"] == 9


@pytest.mark.rule("ART-057", "ART-267")
def test_a_companion_applies_the_kit_to_the_unconscious() -> None:
    down = hero(checked="0123", medkits=(KIT,), fame=2, tally=1)
    nurse = Foe(name="Ebba", attributes={"intelligence": Rank.GREAT})

    sheet, notes = nursed(down, KIT.name, nurse, LoadedDice([100]))
    assert (notes[0].facts["by"], notes[1].facts["row"]) == ("Ebba", 23)
    assert (fallen(sheet), sheet.tally) == ("", 1)  # it was not the hero's own roll


@pytest.mark.rule("ART-267")
@pytest.mark.parametrize(
    ("sheet", "reason"),
    [
        (hero(checked="0"), "no med-kit called 'tin of salves'"),
        (hero(medkits=(KIT,)), "no wound to heal"),
        (hero(checked="0123", medkits=(KIT,)), "conscious"),
    ],
)
def test_a_med_kit_is_refused_for_a_reason_and_nothing_is_rolled(sheet: Sheet, reason: str) -> None:
    with pytest.raises(Illegal, match=reason):
        open_kit(sheet, "tin of salves")


@pytest.mark.rule("ART-172", "ART-208", "ART-211", "ART-212", "ART-267")
def test_who_uses_a_med_kit_decides_about_the_roll_as_about_any_other() -> None:
    """Intelligence 7, 2 for the Fame and 3 for a skill argued for: row 12."""
    sheet = hero(checked="0", medkits=(KIT,), fame=2, skills={"herbs": 3})

    played = use(USE_KIT, sheet, [40], "spend-fame", "argue herbs", "roll")
    taken = use(USE_KIT, sheet, [], "take-25")

    assert played.notes[-2].facts["row"] == 12
    assert (played.sheet.tally, played.minutes) == (1, 5)
    assert taken.notes[-2].facts["roll"] == 25


@pytest.mark.rule("ART-214", "ART-266")
def test_fame_raises_the_roll_of_a_night() -> None:
    """Stamina 7: 50 is Inferior, and a column more is Poor."""
    sheet = hero(checked="1", fame=2)

    played = play(scripted(treatment.rest, 1, asks=True), sheet, [50], "roll", "spend-fame")

    assert (played.sheet.checked, played.sheet.tally) == (frozenset(), 2)


@pytest.mark.rule("ART-456", "ART-266")
@pytest.mark.parametrize(("roll", "asked"), [(44, True), (45, False)])
def test_doubles_teach_who_heals_by_a_night_or_a_kit(roll: int, *, asked: bool) -> None:
    """The attribute gets its inspiration point: the kicker 4 is no more than Stamina 7, a skill."""
    sheet = hero(checked="3", medkits=(KIT,))

    night = play(scripted(treatment.rest, 1, asks=True), sheet, [roll], "roll")
    kit = use(USE_KIT, sheet, [roll], "roll")

    for played in (night, kit):
        assert any("new-skill" in ids or "skill" in " ".join(ids) for ids in played.seen) is asked


@pytest.mark.rule("ART-266", "ART-456")
def test_the_unconscious_decide_nothing_about_their_nights() -> None:
    down = hero(checked="0123", fame=3)

    played = play(scripted(treatment.rest, 1, asks=True), down, [44])

    assert played.seen == [("go-on",)]


def test_a_med_kit_found_twice_is_one_with_more_uses() -> None:
    sheet, _ = add_medkit(hero(), KIT)
    sheet, _ = add_medkit(sheet, replace(KIT, bonus=2))
    sheet, notes = add_medkit(sheet, replace(KIT, uses=2))

    assert [(kit.bonus, kit.uses) for kit in sheet.medkits] == [(0, 5), (2, 3)]
    assert notes == (("medkit-found", {"name": "tin of salves", "bonus": 0, "uses": 2}),)


def test_healing_everything_wakes_the_defeated() -> None:
    sheet, notes = heal_all(hero(checked="0123"))

    assert (sheet.checked, codes(notes)) == (frozenset(), ["healed", "woke"])
    assert heal_all(sheet) == (sheet, ())


@pytest.mark.rule("ART-057", "ART-058", "ART-059")
def test_the_defeated_sleep_until_a_box_recovers() -> None:
    """Stamina 7: 1 is Catastrophic, 50 Inferior; a night is 480 minutes."""
    step = revive(hero(checked="0123", medkits=(KIT,)), LoadedDice([1, 50]))

    assert (step.sheet.checked, step.minutes) == ({1, 2, 3}, 960)
    assert (step.encounter, step.outcome.label if step.outcome else "") == (None, "revived")
    assert codes(step.notes) == ["healing-roll", "not-healed", "healing-roll", "healed", "woke"]


@pytest.mark.rule("ART-057")
def test_a_companion_tries_the_med_kits_before_the_night() -> None:
    down = hero(checked="0123", medkits=(replace(KIT, uses=1),), companions={"ebba": Foe(name="E")})

    step = revive(down, LoadedDice([1, 50]))
    assert (step.minutes, step.sheet.medkits) == (485, ())


@given(st.text(), st.integers(2, 20), st.integers(2, 12))
def test_everybody_who_is_not_dead_wakes(seed: str, health: int, stamina: int) -> None:
    down = hero(health=health, checked="0123")
    down = replace(down, attributes={**down.attributes, "stamina": stamina})

    assert fallen(revive(down, SeededDice(seed)).sheet) == ""


@pytest.mark.rule("ART-057", "ART-059")
@pytest.mark.parametrize("kits", [(), (MedKit(name="salves", uses=1_000),)])
def test_no_dice_keep_the_defeated_down_for_ever(kits: tuple[MedKit, ...]) -> None:
    down = hero(checked="0123", medkits=kits, companions={"ebba": Foe(name="E")})

    step = revive(down, LoadedDice([1] * 60))

    assert (step.sheet.checked, codes(step.notes)[-2:]) == ({1, 2, 3}, ["healed", "woke"])


@pytest.mark.rule("ART-059", "ART-275")
def test_waking_lets_time_pass_once_and_what_is_over_by_then_weighs_no_more() -> None:
    worn = (
        Fatigue(points=1, source="cold", minutes=480),
        Fatigue(points=1, source="venom", minutes=2000),
    )
    down = hero(checked="0123", fatigue=worn, lasting={"mute": 961}, conditions=frozenset({"mute"}))

    step = revive(down, LoadedDice([1, 50]))
    after, _ = pass_time(step.sheet, step.minutes)

    assert step.minutes == 960
    assert [(tired.source, tired.minutes) for tired in after.fatigue] == [("venom", 1040)]
    assert after.lasting == {"mute": 1}


@pytest.mark.rule("ART-021")
def test_between_adventures_everything_heals() -> None:
    worn = hero(checked="0123", staggered=True, fatigue=(Fatigue(points=3, source="fever"),))

    assert recover_fully(worn) == (hero(), (("rested", {}),))
    assert recover_fully(hero()) == (hero(), ())


@pytest.mark.rule("ART-021")
def test_between_adventures_each_thing_that_wears_off_is_told() -> None:
    kinds = frozenset({"mute", "blind"})
    worn = hero(conditions=kinds | {"phobia:rats"}, lasting={"mute": 961, "blind": 30})

    well, told = recover_fully(worn)

    assert (well.conditions, well.lasting) == ({"phobia:rats"}, {})
    assert len(told) == len(kinds)
    assert {one.facts["name"] for one in told} == kinds


# Fatigue


@pytest.mark.rule("ART-273", "ART-274")
def test_fatigue_adds_up_within_a_source_and_between_sources() -> None:
    sheet = hero()
    for source in ("cold", "hunger", "cold"):
        sheet, notes = add_fatigue(sheet, Fatigue(points=1, source=source, minutes=60))

    assert sheet.fatigued == 3
    assert notes[0].facts == {"points": 2, "source": "cold", "minutes": 60, "per_day": 0}


@pytest.mark.rule("ART-273")
def test_the_end_of_a_source_ends_its_fatigue_alone() -> None:
    tired = hero(fatigue=(Fatigue(points=1, source="cold"), Fatigue(points=2, source="hunger")))

    sheet, notes = relieve(tired, "cold")
    assert (sheet.fatigued, notes) == (2, (("fatigue-over", {"source": "cold"}),))
    assert relieve(sheet, "cold") == (sheet, ())


def test_no_points_are_no_fatigue() -> None:
    assert add_fatigue(hero(), Fatigue(points=0, source="cold")) == (hero(), ())


@pytest.mark.rule("ART-275")
@pytest.mark.example("E64")
def test_the_poison_example_wears_off() -> None:
    """Two failures: -1 for two rounds, here two minutes."""
    poisoned, _ = add_fatigue(hero(), Fatigue(points=1, source="poison", minutes=2))

    halfway, silence = pass_time(poisoned, 1)
    well, notes = pass_time(halfway, 1)
    assert (halfway.fatigued, silence) == (1, ())
    assert (well.fatigued, codes(notes)) == (0, ["fatigue-over"])


@pytest.mark.rule("ART-275")
@pytest.mark.example("E65")
def test_the_disease_example_is_recovered_a_point_a_day() -> None:
    """Three failures on Great Stamina: three points, one recovered by each day of rest."""
    ill, _ = add_fatigue(hero(), Fatigue(points=3, source="fever", per_day=1))

    better, notes = rest(ill, 2, NO_DICE)
    well, over = rest(better, 1, NO_DICE)
    assert (better.fatigued, notes[-1].facts) == (1, {"source": "fever", "points": 1})
    assert (well.fatigue, codes(over)) == ((), ["fatigue-over"])


@pytest.mark.rule("ART-273", "ART-275")
def test_fatigue_without_an_end_outlasts_time_and_mere_rest() -> None:
    tired, _ = add_fatigue(hero(), Fatigue(points=1, source="curse"))

    assert rest(pass_time(tired, 10_000)[0], 9, NO_DICE)[0].fatigued == 1


@pytest.mark.rule("ART-274")
def test_one_endless_cause_makes_a_source_endless() -> None:
    sheet, _ = add_fatigue(hero(), Fatigue(points=1, source="cold", minutes=5))
    sheet, _ = add_fatigue(sheet, Fatigue(points=1, source="cold"))

    assert sheet.fatigue == (Fatigue(points=2, source="cold"),)
