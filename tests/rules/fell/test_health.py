"""Slots, rest, want, fatigue, treatment, hirelings."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.adventure import loader
from solo.engine.chance import Seeded
from solo.engine.commands import Choose
from solo.engine.events import CompanionMoved, SheetChanged
from solo.engine.session import Session
from solo.rules.core.dice import LoadedDice
from solo.rules.fell.actions.journey import Journey
from solo.rules.fell.actions.resting import Rest
from solo.rules.fell.anytime import revive
from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.checks.social import Request
from solo.rules.fell.checks.tests import Test
from solo.rules.fell.effects import Hurts, Lower, Nights, Rests, Weeks
from solo.rules.fell.foe import DAY, UNTREATED, Foe
from solo.rules.fell.gear.effects import Coins, Drop, Pay, Take
from solo.rules.fell.gear.item import Carried, Item
from solo.rules.fell.health import burdens as health
from solo.rules.fell.health import harm, healing
from solo.rules.fell.heroes.sheet import Sheet, changed
from solo.rules.fell.options import FellOptions
from solo.rules.fell.printed import printed
from solo.rules.fell.system import FELL
from tests.english import english
from tests.rules.fell.sample import D4, D6, D8, D10, DICE, along, gear, hero, load, with_dice

NONE = LoadedDice(())


@pytest.mark.rule("FELL-025")
@pytest.mark.example("FELL-025")
def test_slots_are_twice_str() -> None:
    assert with_dice(str=D6).slots == 12


@pytest.mark.rule("FELL-026")
@pytest.mark.example("FELL-026")
def test_too_much_load_is_disadvantage_and_no_hp() -> None:
    sheet = changed(with_dice(str=D6), items=load(13))

    assert sheet.overloaded
    assert sheet.hp_now == 0
    assert Test(attribute=("dex",)).terms(sheet).extra == -1
    assert changed(sheet, items=load(12)).hp_now == 4
    hit, _ = Hurts(points=1).apply(sheet, LoadedDice([6, 6]))
    assert changed(hit, items=()).hp_now == 4


@pytest.mark.rule("FELL-026")
def test_by_the_option_load_weighs_on_tests_alone() -> None:
    sheet = changed(with_dice(str=D6), items=load(13))
    tests = changed(sheet, options=FellOptions(overload_on="tests"))

    assert health.weighed(sheet, test=False)
    assert not health.weighed(tests, test=False)
    assert health.weighed(tests)


@pytest.mark.rule("FELL-027")
@pytest.mark.example("FELL-027")
def test_more_than_double_is_refused() -> None:
    sheet = changed(with_dice(str=D6), items=load(23))
    brick = Item(name="brick")
    full, _ = Take("brick", 1, brick).apply(sheet, NONE)
    refused, notes = Take("brick", 1, brick).apply(full, NONE)

    assert (full.load, refused.load) == (24, 24)
    assert notes[0].code == "refused-load"


@pytest.mark.rule("FELL-028", "FELL-030")
def test_small_things_are_bundled_and_bulky_ones_fill_two() -> None:
    assert [one.slots for one in gear(torch=4, maul=1, chalk=3)] == [2, 2, 0]
    assert [one.item.hands for one in gear(maul=1, sword=1, rope=1)] == [2, 1, 0]


@pytest.mark.rule("FELL-029")
@pytest.mark.example("FELL-029")
def test_a_hundred_coins_fill_a_slot() -> None:
    cup = Carried(id="cup", item=Item(name="cup", value=150))

    assert hero(coins=250).load == 3
    assert hero(coins=250, options=FellOptions(coin_slots="full")).load == 2
    assert hero(coins=50, items=(cup,)).load == 2


@pytest.mark.rule("FELL-058")
def test_hirelings_carry_what_they_have_room_for() -> None:
    sheet = along(hero(), bram=Foe(name="Bram", str=D6, load=4))

    assert sheet.capacity == 16 + 8


@pytest.mark.rule("FELL-062", "FELL-048")
@pytest.mark.example("FELL-062")
def test_as_many_hirelings_follow_as_wil() -> None:
    many = {f"h{n}": Foe(name=f"H{n}", fee=1) for n in range(7)}

    assert len(along(with_dice(wil=D6), **many).followers) == 6
    assert len(along(with_dice(wil=D4), **many).followers) == 4


@pytest.mark.rule("FELL-062")
def test_one_hireling_more_than_wil_is_refused() -> None:
    four = {f"h{n}": Foe(name=f"H{n}", fee=1) for n in range(4)}
    full = along(with_dice(wil=D4), **four)
    hired, friend = Foe(name="Bram", fee=1), Foe(name="Eve")

    assert "bram" not in FELL.companions(FELL.companion(full, "bram", hired))
    assert "eve" in FELL.companions(FELL.companion(full, "eve", friend))
    fewer = FELL.companion(full, "h0", None)
    assert "bram" in FELL.companions(FELL.companion(fewer, "bram", hired))
    dead = replace(full.companions["h1"], dead=True)
    fewer = changed(full, companions={**full.companions, "h1": dead})
    assert "bram" in FELL.companions(FELL.companion(fewer, "bram", hired))


@pytest.mark.rule("FELL-062")
def test_the_player_is_told_who_can_not_be_employed(tmp_path: Path) -> None:
    people = "".join(f"  h{n}: {{name: H{n}, fee: 1}}\n" for n in range(5))
    hire = "".join(
        f"      - {{id: hire-{n}, text: Hire, join: h{n}, goto: yard}}\n" for n in range(5)
    )
    hero_file = (FELL.template / "heroes" / "hale.yaml").read_text(encoding="utf-8")
    (tmp_path / "hale.yaml").write_text(hero_file.replace("wil: d8", "wil: d4"), encoding="utf-8")
    (tmp_path / "adventure.yaml").write_text(
        "format: 1\ntitle: A crowd\nsystem: fell\nstart: yard\n"
        f"hero: {{create: false, pregenerated: [hale.yaml]}}\ncompanions:\n{people}"
        f"scenes:\n  yard:\n    text: Dust.\n    choices:\n{hire}"
        "      - {id: go, text: Go, goto: end}\n  end: {text: Quiet., ending: won}\n",
        encoding="utf-8",
    )
    session = Session(loader.load(tmp_path), FELL, Seeded("crowd"), hero="Hale Corrigan")
    turns = [session.do(Choose(f"hire-{n}")) for n in range(5)]
    events = [event for turn in turns for event in turn.events]

    assert [event.name for event in events if isinstance(event, CompanionMoved)] == [
        "H0", "H1", "H2", "H3",
    ]  # fmt: skip
    notes = [note for event in events if isinstance(event, SheetChanged) for note in event.notes]
    assert [english(FELL.phrase(note)) for note in notes] == [
        "H4 can't come along: you have as many hirelings as your WIL allows."
    ]


@pytest.mark.rule("FELL-060", "FELL-061")
def test_the_paid_do_what_is_dangerous_and_others_must_be_won() -> None:
    sheet = along(hero(coins=20), bram=Foe(name="Bram", fee=10))
    paid, _ = Pay("bram").apply(sheet, NONE)

    assert (paid.coins, paid.companions["bram"].fees) == (10, 10)
    assert Request(of="bram").resolve(paid, NONE).label == "agreed"
    assert Request(of="bram").resolve(sheet, LoadedDice([5, 3])).label == "agreed"
    assert Request(of="bram").resolve(sheet, LoadedDice([2, 3])).label == "refused"
    assert FELL.pass_time(paid, DAY - 1)[0].companions["bram"].willing
    later, notes = FELL.pass_time(paid, DAY)
    assert not later.companions["bram"].willing
    assert notes[0].code == "fee-due"


@pytest.mark.rule("FELL-049", "FELL-051")
@pytest.mark.example("FELL-049")
def test_rest_restores_all_hp_but_not_while_deprived() -> None:
    tired = hero(hp=1)
    hungry, _ = health.deprive(tired, "food")

    assert Rests().apply(tired, NONE)[0].hp == 4
    assert Rests().apply(hungry, NONE)[0].hp == 1
    fed, _ = health.provide(hungry, "food")
    assert Rests().apply(fed, NONE)[0].hp == 4


@pytest.mark.rule("FELL-032", "FELL-049")
def test_in_a_dangerous_place_luck_decides_about_rest() -> None:
    sheet = hero(hp=1, danger=2)

    assert Rest().resolve(sheet, LoadedDice([2])).label == "disturbed"
    assert Rest().resolve(sheet, LoadedDice([3])).label == "rested"
    assert FELL.do_standing("rest", "", sheet, LoadedDice([1])).sheet.hp == 1
    assert FELL.do_standing("rest", "", sheet, LoadedDice([6])).sheet.hp == 4


@pytest.mark.rule("FELL-050")
@pytest.mark.example("FELL-050")
def test_a_week_of_care_is_a_step() -> None:
    low = hero(attributes={**DICE, "str": D6}, whole={**DICE, "str": D10})
    one, _ = Weeks().apply(low, NONE)
    two, _ = Weeks(2).apply(low, NONE)

    assert (one.attributes["str"], two.attributes["str"]) == (D8, D10)
    assert Weeks(9).apply(low, NONE)[0].attributes["str"] is D10


@pytest.mark.rule("FELL-050")
def test_between_adventures_attributes_mend() -> None:
    (rested,) = FELL.home(hero(attributes={**DICE, "str": D6}, whole=DICE, deprived={"food": 0}))

    assert (rested.attributes, rested.deprived) == (DICE, {})


def test_things_can_be_left_behind_once_the_slots_are_full() -> None:
    full = changed(with_dice(str=D4), items=load(8))
    room = changed(full, items=load(7))

    assert "drop-brick" in {option.id for option in FELL.standing(full)}
    assert "drop-brick" not in {option.id for option in FELL.standing(room)}
    assert FELL.do_standing("drop-brick", "", full, NONE).sheet.load == 7


@pytest.mark.rule("FELL-051")
def test_nothing_mends_while_deprived() -> None:
    low = hero(attributes={**DICE, "str": D6}, whole=DICE, deprived={"food": 0})

    assert Weeks().apply(low, NONE)[0].attributes["str"] is D6


@pytest.mark.rule("FELL-052")
@pytest.mark.example("FELL-052")
@pytest.mark.parametrize(("days", "die"), [(1, D8), (2, D6), (3, D4), (4, None)])
def test_want_of_more_than_a_day_is_fatigue(days: int, die: Die | None) -> None:
    sheet, _ = health.deprive(with_dice(dex=D8), "food")
    for _ in range(days):
        sheet, _ = FELL.pass_time(sheet, DAY)

    assert sheet.fatigue == days - 1
    assert Test(attribute=("dex",)).terms(sheet).die is die
    assert FELL.view(sheet)["rollable"]["dex"] is (die is not None)


@pytest.mark.rule("FELL-052")
@pytest.mark.parametrize(("hours", "level"), [(24, 0), (25, 1), (30, 1), (48, 1), (49, 2), (72, 2)])
def test_want_is_fatigue_as_soon_as_it_is_longer_than_a_day(hours: int, level: int) -> None:
    sheet, _ = health.deprive(hero(), "water")
    at_once, _ = FELL.pass_time(sheet, hours * 60)
    for _ in range(hours):
        sheet, _ = FELL.pass_time(sheet, 60)

    assert (at_once.fatigue, sheet.fatigue) == (level, level)


@pytest.mark.parametrize(("key", "nothing"), [("deprive", ""), ("spend", " ")])
def test_to_lack_or_spend_nothing_is_nothing(key: str, nothing: str) -> None:
    assert FELL.effects[key](nothing).apply(hero(), NONE) == (hero(), ())


def test_a_hero_however_tired_can_be_kept_and_loaded() -> None:
    sheet, _ = FELL.effects["fatigue"](10**9).apply(hero(), NONE)

    assert FELL.load(FELL.dump(sheet)) == sheet


@pytest.mark.rule("FELL-053")
@pytest.mark.example("FELL-053")
def test_a_comfortable_night_takes_a_level_away() -> None:
    assert Nights().apply(hero(fatigue=2), NONE)[0].fatigue == 1
    assert Nights().apply(hero(fatigue=2, deprived={"food": 0}), NONE)[0].fatigue == 2


@pytest.mark.rule("FELL-047")
def test_the_untreated_die_and_the_treated_live() -> None:
    sheet = along(hero(), bram=Foe(name="Bram", hp=0, str=D6))
    hurt, _ = Hurts(points=1, who="bram").apply(sheet, LoadedDice([1]))
    assert hurt.companions["bram"].out

    assert FELL.pass_time(hurt, 10)[0].companions["bram"].dead
    treated = FELL.do_standing("treat-bram", "", hurt, NONE).sheet
    assert not FELL.pass_time(treated, 60)[0].companions["bram"].dead


@pytest.mark.rule("FELL-047")
def test_a_hero_alone_is_found_or_dies_by_the_option() -> None:
    out = hero(out=True, hp=0)
    hard = changed(out, options=FellOptions(untreated="dead"))

    assert FELL.fallen(out) == "defeated"
    assert FELL.fallen(revive(out).sheet) == ""
    assert FELL.fallen(revive(hard).sheet) == "dead"
    helped = revive(along(hard, bram=Foe(name="Bram")))
    assert (FELL.fallen(helped.sheet), helped.minutes) == ("", 10)


@pytest.mark.rule("FELL-047")
def test_whoever_is_by_treats_all_who_are_dying() -> None:
    """Nobody dies while the ten minutes pass in which the hero is treated."""
    sheet = along(hero(out=True, hp=0), bram=Foe(name="Bram"), eve=Foe(name="Eve"))
    dying = replace(sheet.companions["eve"], out=True, hp=0)
    sheet = changed(sheet, companions={**sheet.companions, "eve": dying})

    step = revive(sheet)
    later, _ = FELL.pass_time(step.sheet, step.minutes)

    assert [english(FELL.phrase(note)) for note in step.notes] == [
        "Bram gets to you in time, and binds you up.",
        "Eve is treated, and will live.",
    ]
    assert not later.companions["eve"].dead
    assert not later.out


@pytest.mark.rule("FELL-047", "FELL-062")
def test_who_no_longer_follows_can_be_treated_all_the_same() -> None:
    many = {f"h{n}": Foe(name=f"H{n}", fee=1) for n in range(5)}
    sheet = along(with_dice(wil=D4), **many)
    dying = replace(sheet.companions["h4"], out=True, hp=0)
    sheet = changed(sheet, companions={**sheet.companions, "h4": dying})

    assert "h4" not in sheet.followers
    assert not FELL.do_standing("treat-h4", "", sheet, NONE).sheet.companions["h4"].out


@pytest.mark.rule("FELL-046")
def test_the_dead_stay_dead() -> None:
    dead, _ = Hurts(points=9).apply(with_dice(str=D4), LoadedDice([1]))

    assert FELL.fallen(dead) == "defeated"
    assert FELL.fallen(revive(dead).sheet) == "dead"
    assert FELL.standing(dead) == ()


@pytest.mark.rule("FELL-048")
def test_a_lower_str_makes_a_load_too_much() -> None:
    sheet = hero(items=load(16))
    after, _ = Lower("str").apply(sheet, NONE)

    assert not sheet.overloaded
    assert after.overloaded


@pytest.mark.rule("FELL-033", "FELL-034")
@pytest.mark.example("FELL-034")
def test_nine_miles_are_three_rounds_of_an_hour() -> None:
    journey = Journey(mode="traveling", miles=9)
    step = journey.begin(hero(), asks=False).step("go-on", "", hero(), LoadedDice([4]))

    assert (journey.all_rounds, journey.minutes, step.minutes) == (3, 60, 60)
    assert Journey(rounds=2).minutes == 10
    assert printed("tests")["rounds"]["encounter"]["seconds"] == 10


@pytest.mark.rule("FELL-032", "FELL-034")
def test_each_round_begins_with_luck() -> None:
    begun = Journey(rounds=3, trouble=2).begin(hero(), asks=True)
    first = begun.step("go-on", "", hero(), LoadedDice([5]))
    assert first.encounter is not None
    assert [o.id for o in first.encounter.options(hero())] == ["go-on", "rest", "turn-back"]

    second = first.encounter.step("go-on", "", hero(), LoadedDice([2]))
    assert second.outcome is not None
    assert (second.outcome.label, second.outcome.facts["rounds"]) == ("trouble", 1)
    stopped = first.encounter.step("turn-back", "", hero(), NONE).outcome
    assert stopped is not None
    assert stopped.label == "stopped"


@given(st.integers(0, 60), st.integers(0, 3000), st.integers(1, 40))
def test_load_is_never_more_than_double_by_taking(slots: int, coins: int, count: int) -> None:
    sheet: Sheet = hero()
    for effect in (Coins(coins), Take("brick", slots, Item(name="brick")), Coins(count)):
        sheet, _ = effect.apply(sheet, NONE)

    assert sheet.load <= 2 * sheet.slots
    emptied, _ = Drop("brick").apply(sheet, NONE)
    assert "brick" not in {one.id for one in emptied.items}


@pytest.mark.rule("FELL-047")
def test_the_dead_die_no_second_time_and_mend_no_more() -> None:
    """Weeks of care and hours that pass are for who lives."""
    sheet = along(hero(), bram=Foe(name="Bram", hp=3))
    dead = replace(sheet.companions["bram"], out=True, dead=True, left=-5, lowered=(("str", 1),))
    sheet = changed(sheet, companions={"bram": dead})

    later, notes = health.pass_time(sheet, 60)
    assert [note.code for note in notes] == []
    mended, _ = healing.mend(later)
    assert mended.companions["bram"].lowered == (("str", 1),)


@pytest.mark.rule("FELL-047", "FELL-049")
def test_a_rest_gives_no_hp_to_a_hero_who_is_out() -> None:
    out = changed(hero(hp=0, most_hp=4), out=True)

    assert healing.rest(out)[0].hp == 0
    assert healing.rest(changed(out, out=False))[0].hp == 4


@pytest.mark.parametrize(
    ("lasts", "left"),
    [
        ({"impaired": {"wil": 60}}, {}),
        ({"spent": {"hush": 60}}, {}),
        ({"impaired": {"wil": 60}, "spent": {"hush": 60}}, {}),
        ({"impaired": {"wil": 60}, "spent": {"hush": 61}}, {"spent": {"hush": 1}}),
    ],
)
def test_dawn_is_told_once_when_what_was_strained_is_whole(
    lasts: dict[str, dict[str, int]], left: dict[str, dict[str, int]]
) -> None:
    early, quiet = health.pass_time(hero(**lasts), 59)
    after, notes = health.pass_time(early, 1)

    assert [note.code for note in (*quiet, *notes)] == ["dawn"]
    assert after == hero(**left)


def test_a_companion_mends_alongside_a_step_a_week() -> None:
    """The first lowered attribute first; the dead don't, and nobody does while deprived."""
    sheet = along(hero(), pim=Foe(name="Pim"), lea=Foe(name="Lea"))
    worse = replace(sheet.companions["pim"], lowered=(("str", 2), ("wil", 1)))
    dead = replace(sheet.companions["lea"], lowered=(("str", 1),), dead=True)
    sheet = changed(sheet, companions={"pim": worse, "lea": dead})

    left = []
    for _ in range(4):
        sheet, _ = healing.mend(sheet)
        left.append(sheet.companions["pim"].lowered)
    assert left == [(("str", 1), ("wil", 1)), (("wil", 1),), (), ()]
    assert sheet.companions["lea"] == dead
    lacking = changed(sheet, companions={"pim": worse}, deprived={"food": DAY})
    assert healing.mend(lacking)[0] == lacking


def test_a_night_is_told_whole_dawn_and_rest_and_fatigue() -> None:
    tired = hero(hp=1, spent={"salt": 0}, fatigue=2)

    after, notes = healing.night(tired)

    assert [note.code for note in notes] == ["dawn", "rested", "fatigue-lessened"]
    assert notes[-1].facts == {"level": 1}
    assert (after.hp, after.fatigue, after.spent) == (after.most_hp, 1, {})


def test_harm_that_fells_a_companion_is_written_on_them_until_it_kills() -> None:
    """Each time an attribute is a step lower; who fails with the lowest die is dead."""
    sheet, found = along(hero(), pim=Foe(name="Pim", hp=1)), []
    for _ in Die:
        sheet, notes = harm.hurt(sheet, 3, "str", LoadedDice((1,)), "pim")
        pim = sheet.companions["pim"]
        found.append((pim.out, pim.dead))
        assert "Pim" in english(FELL.phrase(notes[-1]))
        if pim.dead:
            break
        assert (pim.left, pim.hp) == (UNTREATED, 0)
        sheet = changed(sheet, companions={"pim": replace(pim, out=False, left=0)})

    assert found == [*[(True, False)] * (len(found) - 1), (True, True)]
    assert len(found) > 1
