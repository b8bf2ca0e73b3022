"""What does not fit the rules of Conan is refused, with the field and the reason."""

from collections.abc import Callable
from typing import Any

import pytest

from solo.rules.two_d20.conan.checks.skill import SkillTest
from solo.rules.two_d20.conan.fight.written import Fight, Placed, Zone
from solo.rules.two_d20.conan.health.hazard import Hazard
from solo.rules.two_d20.conan.options import ConanOptions
from solo.rules.two_d20.conan.system import CONAN
from tests.rules.conan.sample import hero

HALL, STAIR = Zone(name="the hall", adjacent=("stair",)), Zone(name="the stair")
PLACES = {"hall": HALL, "stair": STAIR}
FOES = (Placed(foe="a"),)


def kept(**fields: Any) -> object:
    """Load a hero who was kept, with some fields otherwise."""
    return CONAN.load({**CONAN.dump(hero()), **fields})


REFUSED: list[tuple[Callable[..., object], dict[str, Any], str]] = [
    (Fight, {"zones": {}, "foes": FOES}, "foes: a fight needs a zone and a foe"),
    (Fight, {"zones": PLACES, "foes": ()}, "foes: a fight needs a zone and a foe"),
    (Fight, {"zones": PLACES, "foes": FOES, "start": "roof"},
     "zones: no zone 'roof'; zones are hall, stair"),
    (Fight, {"zones": PLACES, "foes": (Placed(foe="a", zone="roof"),)},
     "zones: no zone 'roof'; zones are hall, stair"),
    (Fight, {"zones": {"hall": HALL}, "foes": FOES}, "zones: no zone 'stair'; zones are hall"),
    (Fight, {"zones": {**PLACES, "roof": Zone(name="the roof")}, "foes": FOES},
     "zones: no way leads from 'hall' to 'roof'"),
    (Hazard, {"dice": 1}, "dice: a hazard has 2 to 6"),
    (Hazard, {"dice": 7}, "dice: a hazard has 2 to 6"),
    (Hazard, {"test": SkillTest(skill="acrobatics", who="any")}, "test: 'who' says whom"),
    (ConanOptions, {"fortune_start": 1}, "fortune_start: 2 or 3, not 1"),
    (ConanOptions, {"fortune_start": 4}, "fortune_start: 2 or 3, not 4"),
    (kept, {"ignoring": {"thirst": 1, "wounds": 1}}, "ignoring: .*not 'thirst'"),
    (kept, {"quarters": -1}, "gold: 0 or more, not -1"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "fields", "told"), REFUSED)
def test_what_does_not_fit_the_rules_is_refused(
    kind: Callable[..., object], fields: dict[str, Any], told: str
) -> None:
    with pytest.raises(ValueError, match=f"^{told}"):
        kind(**fields)


def test_what_just_fits_is_allowed() -> None:
    assert Fight(zones=PLACES, foes=FOES).start == "hall"
    assert [Hazard(dice=dice).dice for dice in (2, 6)] == [2, 6]
    assert [ConanOptions(fortune_start=one).fortune_start for one in (2, 3)] == [2, 3]
    assert kept(ignoring={"trauma": 1, "wounds": 1})
