"""Coming home: shares and advancement."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.rules.core.dice import LoadedDice, SeededDice
from solo.rules.core.protocols import Step
from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.foe import Foe
from solo.rules.fell.gear.effects import Coins, Pay
from solo.rules.fell.heroes.advancement import ADVANCES, reached
from solo.rules.fell.heroes.haven import Haven, share_out
from solo.rules.fell.heroes.sheet import Sheet, changed
from solo.rules.fell.options import FellOptions, Gain
from solo.rules.fell.system import FELL
from tests.english import all_english
from tests.rules.fell.sample import DICE, along, hero

D12 = Die.D12


def home(sheet: Sheet, dice: LoadedDice | SeededDice, *picks: str) -> Step:
    encounter = Haven().begin(sheet, asks=True)
    step = encounter.step("unload", "", sheet, dice)
    for pick in picks:
        assert step.encounter is not None
        step = step.encounter.step(pick, "", step.sheet, dice)
    return step


@pytest.mark.rule("FELL-060")
@pytest.mark.example("FELL-060")
def test_a_hireling_has_an_equal_share_less_the_fee() -> None:
    sheet = along(hero(coins=110), bram=Foe(name="Bram", fee=10))
    paid, _ = Pay("bram").apply(sheet, LoadedDice(()))
    shared, notes = share_out(paid)

    assert notes[0].facts["coins"] == 40
    assert (shared.coins, shared.stored, shared.hoard, shared.plunder) == (60, 0, 60, 0)
    rich, _ = share_out(hero(coins=300))
    assert (rich.coins, rich.own, rich.stored, rich.hoard) == (100, 100, 200, 300)


@pytest.mark.rule("FELL-060")
def test_friends_and_the_dead_have_no_share() -> None:
    hired = {name.lower(): Foe(name=name, fee=10) for name in ("Bram", "Una")}
    sheet = along(hero(coins=90), eve=Foe(name="Eve"), **hired)
    fallen = replace(sheet.companions["una"], dead=True)
    shared, notes = share_out(changed(sheet, companions={**sheet.companions, "una": fallen}))

    told = [(note.facts["name"], note.facts["share"]) for note in notes if note.code == "shared"]
    assert told == [("Bram", 45)]
    assert shared.hoard == 45


@pytest.mark.rule("FELL-060", "FELL-063")
def test_what_was_in_the_purse_before_is_no_plunder() -> None:
    sheet = along(hero(coins=30, own=30), bram=Foe(name="Bram", fee=10))
    paid, _ = Pay("bram").apply(sheet, LoadedDice(()))
    rich, _ = Coins(100).apply(paid, LoadedDice(()))
    shared, _ = share_out(rich)

    assert (paid.plunder, rich.plunder) == (0, 100)
    assert Pay("bram", 4).apply(sheet, LoadedDice(())) == (sheet, ())  # for which 30 are too few
    assert (shared.coins, shared.stored, shared.hoard) == (80, 0, 60)
    assert share_out(shared) == (shared, ())
    poorer, _ = Coins(-25).apply(changed(rich, coins=120, own=20), LoadedDice(()))
    assert (poorer.coins, poorer.own) == (95, 0)


def test_between_adventures_a_purse_is_filled_from_the_coins_at_home() -> None:
    (ready,) = FELL.home(hero(coins=5, stored=500, hoard=500))

    assert (ready.coins, ready.own, ready.stored, ready.hoard) == (100, 100, 405, 500)
    assert (ready.plunder, FELL.home(hero(stored=7))[0].coins) == (0, 7)


@pytest.mark.rule("FELL-063", "FELL-064")
@pytest.mark.parametrize(("hoard", "count"), [(999, 0), (2999, 1), (3000, 2), (21000, 6)])
def test_a_hoard_is_worth_so_many_advances(hoard: int, count: int) -> None:
    assert reached(hoard) == count


@pytest.mark.rule("FELL-064")
def test_the_table_is_that_of_the_rules() -> None:
    assert [(row.hoard, row.hp, row.attribute, row.title) for row in ADVANCES] == [
        (1000, True, True, "novice"),
        (3000, True, False, "professional"),
        (6000, False, True, "expert"),
        (10000, True, False, "veteran"),
        (15000, False, True, "master"),
        (21000, True, True, "legend"),
    ]


@pytest.mark.rule("FELL-063", "FELL-064")
def test_coming_home_with_plunder_raises_hp_and_an_attribute() -> None:
    step = home(hero(coins=1000), LoadedDice([5]), "raise-dex")

    asked = home(hero(coins=1000), LoadedDice([5]))
    assert asked.encounter is not None
    assert all_english(asked.encounter.status(asked.sheet)) == (
        "Your hoard is worth 1000 coins in all.",
        "You are a novice now. Which attribute do you raise?",
    )
    assert step.outcome is not None
    assert (step.outcome.label, step.outcome.successes) == ("novice", 1)
    assert (step.sheet.hp, step.sheet.most_hp, step.sheet.whole["dex"]) == (9, 9, Die.D8)
    nothing = home(hero(coins=10), LoadedDice(()))
    assert nothing.outcome is not None
    assert nothing.outcome.label == "no advance"


@pytest.mark.rule("FELL-064")
def test_hp_may_be_a_number_by_the_option() -> None:
    sheet = hero(coins=3000, advances=1, options=FellOptions(hp_gain=Gain.parse("3")))

    assert home(sheet, LoadedDice(())).sheet.most_hp == 7


@pytest.mark.rule("FELL-064")
def test_attributes_stop_at_d12_and_a_legend_may_retire() -> None:
    whole = {**DICE, "str": D12}
    sheet = hero(attributes=whole, whole=whole, coins=6000, hoard=15000, advances=5)
    step = home(sheet, LoadedDice([3]))
    assert step.encounter is not None
    assert [o.id for o in step.encounter.options(step.sheet) if o.reason] == ["raise-str"]

    done = home(sheet, LoadedDice([3]), "raise-wil", "retire")
    assert done.outcome is not None
    assert (done.outcome.label, done.sheet.retired) == ("retired", True)
    on = home(sheet, LoadedDice([3]), "raise-wil", "go-on").outcome
    assert on is not None
    assert on.label == "legend"


@given(coins=st.integers(0, 30_000), before=st.integers(0, 30_000), seed=st.text(max_size=5))
def test_any_plunder_is_seen_to_in_few_steps(coins: int, before: int, seed: str) -> None:
    sheet = hero(coins=coins, hoard=before, advances=reached(before))
    dice, choose = SeededDice(seed), SeededDice(f"{seed}:player")
    step = home(sheet, dice)
    for _ in range(10):
        if step.encounter is None:
            break
        options = [o.id for o in step.encounter.options(step.sheet) if not o.reason]
        step = step.encounter.step(
            options[choose.roll(1, len(options))[0] - 1], "", step.sheet, dice
        )

    assert step.outcome is not None
    assert step.sheet.advances == reached(coins + before)
    assert FELL.advance(step.sheet) is None


def test_advances_not_yet_taken_are_offered_between_adventures() -> None:
    sheet = hero(hoard=3000)
    encounter = FELL.advance(sheet)
    assert encounter is not None
    dice = SeededDice("x")
    step = encounter.step(encounter.forced or "", "", sheet, dice)
    assert step.encounter is not None
    done = step.encounter.step("raise-str", "", step.sheet, dice)

    assert done.outcome is not None
    assert (done.outcome.label, done.sheet.advances) == ("done", 2)
    assert FELL.advance(changed(done.sheet, dead=True)) is None
