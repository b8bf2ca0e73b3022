"""Heroes: ready-made, made step by step, kept in files."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solo.rules.core.dice import LoadedDice, SeededDice
from solo.rules.core.heroes.kept import Guest
from solo.rules.core.protocols import Illegal, Step
from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.foe import Foe
from solo.rules.fell.gear.spell import Spell
from solo.rules.fell.heroes.hero_file import HeroFile, check_hero
from solo.rules.fell.heroes.sheet import Sheet, changed
from solo.rules.fell.system import FELL
from tests.proofs import amount
from tests.rules.fell.sample import DICE, along, gear, hero

FIVE = HeroFile(name="Hale Corrigan", attributes=DICE, gear={"sword": 1, "torch": 4})


def made(seed: str) -> Sheet:
    """Make a hero by random choices."""
    choose, dice = SeededDice(f"{seed}:player"), SeededDice(seed)
    step = Step(FELL.create((), make=True), None)
    for _ in range(60):
        if step.encounter is None:
            break
        options = [o for o in step.encounter.options(None) if not o.reason]
        option = options[choose.roll(1, len(options))[0] - 1]
        words = "ze/hir/hir/hirs/hirself" if option.text == "Others" else f"word {len(seed)}"
        try:
            step = step.encounter.step(option.id, words if option.asks else "", step.sheet, dice)
        except Illegal:
            continue
    assert step.outcome is not None
    sheet: Sheet = step.sheet
    return sheet


@settings(max_examples=amount(20, 60, 200))
@given(st.text(max_size=6))
def test_whatever_is_chosen_a_hero_by_the_rules_comes_of_it(seed: str) -> None:
    sheet = made(seed)

    check_hero(sheet)
    assert not sheet.overloaded
    assert FELL.load(json.loads(json.dumps(FELL.dump(sheet)))) == sheet


def test_the_ready_made_come_first() -> None:
    choosing = FELL.create((FIVE, Guest("Mo", "", hero(name="Mo"))), make=True)

    assert [o.id for o in choosing.options(None)] == ["hero-hale-corrigan", "hero-mo", "make"]
    step = choosing.step("hero-hale-corrigan", "", None, LoadedDice(()))
    assert step.outcome is not None
    assert (step.outcome.label, step.sheet.load) == ("Hale Corrigan", 3)


@pytest.mark.rule("FELL-019", "FELL-024", "FELL-013")
@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"skills": tuple("abcdefg")}, "skills: 7, but an INT of d6 holds 6"),
        ({"spells": tuple(Spell(name=n) for n in "abcdefghi")}, "spells: 9, but a WIL"),
        ({"attributes": {"str": Die.D6}}, "attributes: missing DEX, INT, WIL"),
        ({"hp": 0}, "hp: 1 to 200"),
        ({"gear": {"swrod": 1}}, "did you mean 'sword'"),
        ({"pronouns": "x"}, "pronouns: unknown"),
        ({"name": " "}, "name: a hero needs a name"),
    ],
)
def test_heroes_against_the_rules_are_refused(fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        HeroFile(**{"name": "X", "attributes": DICE, **fields}).sheet()


def test_a_hero_file_of_a_sheet_gives_the_sheet_again() -> None:
    low = hero(
        attributes={**DICE, "str": Die.D6}, whole=DICE, items=gear(sword=1, torch=2), hoard=1200,
        advances=1, coins=3, own=3, fatigue=1, spells=(Spell(name="Hush"),),
    )  # fmt: skip

    assert FELL.hero_of(low).sheet() == low


def test_what_is_the_adventures_own_is_left_there() -> None:
    sheet = along(
        hero(conditions=frozenset({"marked"}), danger=3, deprived={"food": 1}),
        bram=Foe(name="Bram"),
    )
    (back,) = FELL.home(sheet)

    assert (back.companions, back.conditions, back.danger, back.deprived) == (
        {},
        frozenset(),
        0,
        {},
    )


HOSTILE = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**10), 10**10) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=6,
)
FIELDS = st.sampled_from(
    ["name", "attributes", "whole", "hp", "most_hp", "skills", "spells", "items", "coins", "hoard",
     "advances", "companions", "fatigue", "impaired", "pronouns", "options", "danger", "x"]
)  # fmt: skip


@settings(max_examples=amount(40, 200, 200))
@given(st.dictionaries(FIELDS, HOSTILE, max_size=3))
def test_a_strangers_file_is_a_hero_or_refused(values: dict[str, Any]) -> None:
    kept = json.loads(json.dumps(FELL.dump(hero(items=gear(sword=1)))))
    try:
        sheet = FELL.load({**kept, **values})
    except ValueError:
        return
    check_hero(sheet)
    assert FELL.describe(sheet)
    assert FELL.view(sheet)["name"]
    assert FELL.status(changed(sheet))


def test_a_hero_file_that_says_little_is_a_hero_who_has_done_nothing_yet() -> None:
    """Rested, unharmed, with nothing in hand; whoever has few HP has them all."""
    assert HeroFile(name="Ada", attributes=DICE, hp=4).sheet() == Sheet(
        name="Ada", attributes=DICE, whole=DICE, hp=4, most_hp=4
    )
