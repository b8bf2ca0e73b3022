"""What authors write of a fight: read as YAML reads it, and what is refused."""

import pytest

from solo.rules.art.fight.written import Combat, Placed
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
