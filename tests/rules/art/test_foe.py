"""Foes, described by ranks alone."""

import pytest

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.foe import Foe


@pytest.mark.reading("ART-008")
@pytest.mark.rule("ART-006", "ART-008")
def test_an_attribute_that_is_not_given_is_poor() -> None:
    wrecker = Foe(name="the wrecker", attributes={"agility": Rank.INFERIOR})

    assert (wrecker.rank("agility"), wrecker.rank("charm")) == (Rank.INFERIOR, Rank.POOR)


@pytest.mark.rule("ART-007")
def test_a_foes_skill_stands_in_place_of_the_attribute() -> None:
    spy = Foe(name="the spy", attributes={"cunning": Rank.POOR}, skills={"disguise": Rank.GREAT})

    assert (spy.rank("disguise"), spy.rank("cunning")) == (Rank.GREAT, Rank.POOR)


@pytest.mark.rule("ART-017", "ART-192")
def test_a_companion_is_rolled_for_with_the_number_of_its_rank() -> None:
    assert Foe(name="Tomas", attributes={"strength": Rank.GOOD}).trait("strength") == 19


@pytest.mark.rule("ART-008", "ART-042")
def test_a_foe_has_four_boxes_unless_its_author_says_otherwise() -> None:
    rat = Foe(name="the rat", health=(Rank.INFERIOR,))

    assert (len(Foe(name="a man").health), len(rat.health)) == (4, 1)


@pytest.mark.rule("ART-008", "ART-260")
@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"attributes": {"strenght": Rank.POOR}}, "attributes: unknown attribute 'strenght'; did"),
        ({"damage": 4}, "damage: a rating is 0 to 3, not 4"),
        ({"damage": -1}, "damage: a rating is 0 to 3, not -1"),
        ({"health": ()}, "health: at least one box is needed"),
        ({"health": (Rank.FEEBLE,)}, "health: no damage is as low as Feeble"),
    ],
)
def test_an_impossible_foe_is_refused_by_field(fields: dict[str, object], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Foe(name="x", **fields)  # type: ignore[arg-type]
