"""What a system of few lines has from its classes alone."""

from collections.abc import Mapping
from dataclasses import field

import pytest

from solo.dataclass import dataclass
from solo.rules.core.plain import stand_in
from solo.rules.core.protocols import Illegal
from tests.english import english


@dataclass(frozen=True, slots=True, kw_only=True)
class Keeper:
    """A hero of such a system."""

    name: str
    traits: Mapping[str, int] = field(default_factory=dict)
    oil: int = 3


def test_whoever_is_told_of_in_a_few_words_has_what_is_told_and_the_rest_as_usual() -> None:
    assert stand_in(Keeper, "Tom", {"climb": "2"}, ("climb",)) == Keeper(
        name="Tom", traits={"climb": 2}
    )
    assert stand_in(Keeper, "Tom", {"oil": "1"}, ("climb",)) == Keeper(name="Tom", oil=1)


@pytest.mark.parametrize(
    ("trait", "said"),
    [
        ("clim", "there is no 'clim'; did you mean 'climb'?"),
        ("name", "there is no 'name'; there are climb"),
    ],
)
def test_a_trait_that_is_none_is_refused(trait: str, said: str) -> None:
    with pytest.raises(Illegal) as refused:
        stand_in(Keeper, "Tom", {trait: "2"}, ("climb",))

    assert english(refused.value.reason) == said
