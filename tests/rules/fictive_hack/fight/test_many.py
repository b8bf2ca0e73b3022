"""Whether a fighter is spoken of as one or as many, by the name that its author gave it."""

import pytest

from solo.rules.fictive_hack.fight.state import Fighter
from solo.rules.fictive_hack.foe import Foe


@pytest.mark.parametrize(
    ("name", "kind", "start", "many"),
    [
        ("the bandits", "minion", 2, True),
        ("the bandit", "minion", 2, False),
        ("der Räuber", "minion", 2, False),
        ("das Gespenst", "minion", 2, False),
        ("die Räuber", "minion", 2, True),
        ("the gunmen", "minion", 3, True),
        ("the swarm of rats", "swarm", 1, False),
        ("the rats", "swarm", 1, True),
        ("the bandit", "minion", 1, False),
    ],
)
def test_a_group_with_the_name_of_one_is_spoken_of_as_one(
    name: str, kind: str, start: int, many: bool
) -> None:
    fighter = Fighter(id="a", block=Foe(name=name, kind=kind), arena="", start=start)

    assert fighter.many is many
