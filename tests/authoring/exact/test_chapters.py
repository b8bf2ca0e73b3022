"""A part of a campaign is played to its end, or it is told why it has none."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from solo.authoring.exact import chapters
from solo.authoring.exact.chapters import _went
from solo.authoring.exact.luck import Fortune
from solo.authoring.exact.policy import Move
from solo.authoring.exact.sampled import UNENDED
from solo.engine.commands import Choose
from solo.engine.events import Refused
from solo.rules.core.dice import LoadedDice


class Part:
    """A part that ends after so many moves, and a policy that has some at each of them."""

    start, lost = "begun", "stuck"

    def __init__(self, moves: int, options: str = "ab", refused: str = "") -> None:
        self.left, self.options, self.refused = moves, options, refused
        self.interpreter: object = object()
        self.state: Any = SimpleNamespace(scene="ford")
        self.taken = ""

    @property
    def over(self) -> bool:
        return not self.left

    def do(self, command: Choose) -> Any:
        self.left -= 1
        self.taken += command.option
        accepted = command.option != self.refused
        return SimpleNamespace(accepted=accepted, events=() if accepted else (Refused("barred"),))

    def moves(self, interpreter: object, state: object, memory: object) -> Sequence[Move]:
        assert (interpreter, state, memory) == (self.interpreter, self.state, self.start)
        return [Move(Choose(one)) for one in self.options]


@pytest.mark.parametrize(
    ("part", "taken", "came"),
    [
        (Part(3), "bab", ""),
        (Part(4), "bab", UNENDED),
        (Part(3, refused="a"), "ba", "(barred at 'ford')"),
        (Part(3, options=""), "", "(stuck at 'ford')"),
        (Part(0), "", ""),
    ],
)
def test_a_part_is_played_until_it_is_over_or_stands_still(
    part: Any, taken: str, came: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of several moves each is as likely."""
    monkeypatch.setattr(chapters, "MOST_STEPS", 4)
    whim: Any = LoadedDice([2, 1, 2])

    if came == UNENDED:
        monkeypatch.setattr(chapters, "MOST_STEPS", 3)
    assert _went(part, part, whim, Fortune(whim)) == came
    assert part.taken == taken
