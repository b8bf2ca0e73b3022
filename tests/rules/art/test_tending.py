"""Who may tend whose wounds, and with what: worked out by hand from the text."""

import pytest

from solo.rules.art import anytime
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.foe import Foe
from solo.rules.art.gear import carrying
from solo.rules.art.gear.item import Item, Medicine
from solo.rules.art.heroes.sheet import MedKit, Sheet
from solo.rules.art.party import members as party
from tests.rules.art.sample import face, hero, use

CT, PT, FB, IN, PR, PS, GD, GT, SP, AW, EX = Rank
KIT = MedKit(name="salves", bonus=2, uses=2)
TOMAS = Foe(name="Tomas", attributes={"intelligence": AW, "stamina": AW}, health=(IN, PR, PS, GD))


def nurse(**more: object) -> Sheet:
    """Return Ada with a med-kit, Ben unconscious, and Tomas with two wounds."""
    given = {"medkits": (KIT,)} | more
    ben = hero(name="Ben", attributes={"intelligence": 12}, checked=frozenset(range(4)))
    sheet = party.joined(party.with_member(hero(**given), ben), "tomas", TOMAS)
    return party.wound(sheet, "tomas", frozenset({1, 3}))


@pytest.mark.rule("ART-057", "ART-267", "ART-269")
def test_who_applies_a_med_kit_to_another_rolls_intelligence() -> None:
    """Ada's seven and the kit's two, not Ben's twelve: Passable erases a Passable box."""
    played = use("medkit-salves-for-ben", nurse(), [face(9, PS)])

    ben = party.named(played.sheet, "ben")
    assert ben is not None
    assert not ben.defeated
    assert ben.boxes[next(iter({0, 1, 2, 3} - ben.checked))] == PS
    assert [kit.uses for kit in played.sheet.medkits] == [1]
    assert played.notes[1].facts["row"] == 9


@pytest.mark.rule("ART-192", "ART-267")
@pytest.mark.parametrize(("result", "left"), [(FB, {1, 3}), (PS, {3}), (GT, {1})])
def test_a_companion_is_tended_too(result: Rank, left: set[int]) -> None:
    """The highest of Poor and Good that the result reaches."""
    played = use("medkit-salves-for-tomas", nurse(), [face(9, result)])

    assert set(played.sheet.companion_wounds["tomas"]) == left


@pytest.mark.rule("ART-508")
def test_hands_that_heal_serve_a_companion_too() -> None:
    played = use("healer-tomas", nurse(perks={"healer": 1}), [face(7, GT)])

    assert set(played.sheet.companion_wounds["tomas"]) == {1}
    assert len(played.sheet.healings) == 1


def test_a_med_kit_among_the_gear_is_called_by_its_id() -> None:
    """Its name is another one in a translation."""
    salves = Item(name="Ein Topf Salbe", medkit=Medicine(bonus=2, uses=2))
    sheet, _ = carrying.gain(hero(checked=frozenset({0})), "salves", salves, 2)

    assert [one.id for one in anytime.options(sheet) if one.hint == "kit"] == ["medkit-salves"]
