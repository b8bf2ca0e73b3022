"""Whatever authors do to a hero, in whatever order, leaves a hero by the rules."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solo.rules.core.dice import LoadedDice, SeededDice
from solo.rules.two_d20.conan.catalogue import EFFECTS
from solo.rules.two_d20.conan.effects import Give, tire
from solo.rules.two_d20.conan.gear.written import Item, Weapon
from solo.rules.two_d20.conan.health.harm import recover
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.conan.system import CONAN
from solo.rules.two_d20.core.sheet import changed
from tests.english import english
from tests.proofs import amount
from tests.rules.conan.sample import able, armed, hero

NUMBERS = st.integers(-30, 30)
SMALL = st.integers(-2, 25)
PLAIN = ("vigor", "resolve", "wounds", "trauma", "fatigue", "renown", "momentum", "doom", "fortune",
         "xp", "harder", "rest")  # fmt: skip
WRITTEN = st.one_of(
    st.tuples(st.sampled_from(PLAIN), st.fixed_dictionaries({"": NUMBERS})),
    st.tuples(st.just("damage"), st.fixed_dictionaries(
        {"dice": SMALL}, optional={
            "bonus": SMALL, "mental": st.booleans(), "cover": SMALL,
            "place": st.sampled_from(["", "head", "nose"]), "thing": st.sampled_from(["", "raft"]),
            "qualities": st.dictionaries(
                st.sampled_from(["vicious", "piercing", "intense", "x"]), SMALL, max_size=2),
        })),
    st.tuples(st.just("mend"), st.fixed_dictionaries(
        {"thing": st.sampled_from(["raft", "boat"])},
        optional={"structure": SMALL, "breaks": SMALL})),
    st.tuples(st.just("treasure"), st.fixed_dictionaries(
        {"amount": NUMBERS, "kind": st.sampled_from([*printed("treasure")["rows"], "x"]),
         "value": SMALL})),
    st.tuples(st.just("armor"), st.fixed_dictionaries(
        {"all": SMALL}, optional={"places": st.dictionaries(
            st.sampled_from(["head", "nose"]), SMALL, max_size=1)})),
    st.tuples(st.just("take"), st.fixed_dictionaries({"": st.sampled_from(["raft", "sword"])})),
    st.tuples(st.just("condition"), st.fixed_dictionaries(
        {"name": st.sampled_from(["cold", "wet"])}, optional={"minutes": NUMBERS})),
    st.tuples(st.sampled_from(["scene", "session"]), st.just({})),
)  # fmt: skip


def made(name: str, fields: dict[str, Any]) -> Any:
    """Return the effect, or None when its numbers are refused."""
    try:
        return EFFECTS[name](fields[""]) if "" in fields else EFFECTS[name](**fields)
    except ValueError:
        return None


@settings(max_examples=amount(25, 80, 200))
@given(st.lists(WRITTEN, max_size=8), st.text(max_size=4))
def test_any_effects_leave_a_hero_by_the_rules(written: list[Any], seed: str) -> None:
    dice = SeededDice(seed)
    raft, rope = Item(name="raft", structure=8, armor=1), Item(name="rope")
    sheet = changed(armed(able(brawn=11), "sword", Weapon(name="net")), gear=(rope, raft))
    for name, fields in written:
        effect = made(name, fields)
        if effect is None:
            continue
        sheet, notes = effect.apply(sheet, dice)
        assert all(english(CONAN.phrase(note)).strip() for note in notes)
        assert 0 <= sheet.vigor <= sheet.most_vigor
        assert 0 <= sheet.resolve <= sheet.most_resolve
        assert min(sheet.wounds, sheet.trauma, sheet.fatigue, sheet.harder, sheet.quarters) >= 0
        assert 0 <= sheet.pool <= sheet.pool_cap
        assert min(sheet.threat, sheet.luck) >= 0
        assert -2 <= sheet.renown <= 5
        assert all(0 <= item.left <= item.structure for item in sheet.gear)
    again = CONAN.load(json.loads(json.dumps(CONAN.dump(sheet))))
    assert again == sheet
    for option in CONAN.standing(sheet):
        if not option.reason:
            step = CONAN.do_standing(option.id, "", sheet, dice)
            assert 0 <= step.sheet.vigor <= step.sheet.most_vigor
            assert step.sheet.luck <= sheet.luck


@pytest.mark.rule("CON-065")
def test_the_fatigue_of_a_load_is_told_as_it_is_taken_up_and_laid_down() -> None:
    """Brawn 8 carries 16 for nothing; 17 is a point, 25 are two, and both tracks fall with it."""
    sheet = hero()
    sheet, notes = Give(Item(name="sack", enc=16)).apply(sheet, LoadedDice([9]))
    assert [note.code for note in notes] == ["got"]
    sheet, notes = Give(Item(name="stone", enc=9)).apply(sheet, LoadedDice([9]))

    assert english(CONAN.phrase(notes[-1])) == "Your load is heavy: Fatigue +2, 2 now."
    assert sheet.most_vigor == 8 - 2
    tired, notes = tire(sheet, 1)
    assert english(CONAN.phrase(notes[-1])) == "Fatigue +1: 3 now."
    _, notes = EFFECTS["take"](name="stone").apply(tired, LoadedDice([9]))
    assert english(CONAN.phrase(notes[-1])) == "Your load is lighter: Fatigue -2, 1 now."


@pytest.mark.rule("CON-060")
def test_what_fatigue_has_taken_off_a_track_is_not_recovered_first() -> None:
    """Of 8 Vigor with 3 Fatigue 5 can be lost; who has lost more gets up by the first points."""
    spent = changed(able(brawn=8), lost_vigor=8, fatigue=3)
    assert (spent.most_vigor, spent.vigor) == (5, 0)

    assert recover(spent, 3, mental=False)[0].vigor == 3


@pytest.mark.rule("CON-060")
@pytest.mark.parametrize(
    ("fields", "points", "by", "now"),
    [({"lost_vigor": 8, "fatigue": 3}, 3, 3, 3), ({"lost_vigor": 5}, 2, 2, 5),
     ({"lost_vigor": 5}, 9, 5, 8), ({"lost_vigor": 5}, 0, 0, 3), ({"lost_vigor": 5}, -2, 0, 3),
     ({}, 4, 0, 8)],
)  # fmt: skip
def test_what_is_recovered_is_told_as_far_as_it_was_lost(
    fields: dict[str, int], points: int, by: int, now: int
) -> None:
    sheet, notes = recover(changed(able(), **fields), points, mental=False)
    minded = {name.replace("vigor", "resolve"): lost for name, lost in fields.items()}
    mind, thought = recover(changed(able(), **minded), points, mental=True)

    assert (sheet.vigor, mind.resolve) == (now, now)
    for called, told in (("Vigor", notes), ("Resolve", thought)):
        facts = [{"called": called, "by": by, "now": now}] if by else []
        assert [note.facts for note in told] == facts
