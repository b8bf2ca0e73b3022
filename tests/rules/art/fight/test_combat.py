"""What authors write of a fight: read as YAML reads it, and what is refused."""

from typing import Any

import pytest

from solo.rules.art.fight.written import Combat, Placed
from solo.rules.art.gear.handling import taking_out
from solo.rules.art.messages.sentences import phrase
from solo.rules.core.outcome import Note
from tests.english import english


@pytest.mark.rule("ART-366")
@pytest.mark.parametrize(
    ("written", "bands"), [("open", 4), ("woods", 3), ("indoors", 1), ("2", 2)]
)
def test_a_range_is_a_word_or_a_number(written: str, bands: int) -> None:
    assert Combat(foes=(Placed(foe="wolf"),), range=written).distance == bands


@pytest.mark.parametrize("written", ["far", "10", "-1", "999999999999", ""])
def test_a_range_that_is_neither_is_refused(written: str) -> None:
    with pytest.raises(ValueError, match=r"^range: "):
        Combat(foes=(Placed(foe="wolf"),), range=written)


def test_names_keep_their_capitals() -> None:
    said = phrase(Note("fight-rose", {"who": "the Ferryman of Ely", "you": False}))

    assert english(said) == "The Ferryman of Ely gets up."


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"band": 11}, "band: band 11 is off the track; bands are 1 to 10"),
        ({"foes": (Placed(foe="f0", band=0),)}, "foes: band 0 is off the track; bands are 1 to 10"),
        ({"exits": {"0": "a door"}}, "exits: '0' is no band; bands are 1 to 10"),
        ({"foes": (Placed(foe="f0", count=10),) * 9}, "foes: at most "),
    ],
)
def test_what_stands_off_the_track_or_is_too_many_is_told_by_its_key(
    fields: dict[str, Any], told: str
) -> None:
    with pytest.raises(ValueError, match=f"^{told}"):
        Combat(**{"foes": (Placed(foe="f0"),), **fields})


def test_to_take_something_out_of_the_pack_takes_no_time_of_its_own() -> None:
    digging = taking_out()

    assert (digging.each, digging.purpose) == (0, "to get it out of the pack")
