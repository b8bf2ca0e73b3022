"""An attack reads from top to bottom: it visits few files of the fight, and none calls back."""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

import pytest

import solo.rules.art.fight
from solo.rules.art.fight.assault import assault_of
from solo.rules.art.fight.attack import attack, suffer_attack
from solo.rules.core.dice import LoadedDice
from solo.rules.core.table import Script
from tests.rules.art.fight.arena import BRUTE, CT, GD, PS, answered
from tests.rules.art.fight.test_options import axe, draft
from tests.rules.art.sample import face

FOLDER = Path(solo.rules.art.fight.__file__).parent
MOST = 12

Call = tuple[str, str]


def calls(script: Script[None]) -> set[Call]:
    """Run a script; return which file of the fight has called which other."""
    found: set[Call] = set()

    def note(frame: FrameType, event: str, arg: object) -> None:
        if event == "call" and frame.f_back is not None:
            caller, called = (Path(one.f_code.co_filename) for one in (frame.f_back, frame))
            if caller.parent == called.parent == FOLDER and caller != called:
                found.add((caller.stem, called.stem))

    sys.setprofile(note)
    try:
        answered(script)
    finally:
        sys.setprofile(None)
    return found


def called_back(found: set[Call], file: str, seen: frozenset[str] = frozenset()) -> Iterator[str]:
    """Yield the files that call a file which has called them, directly or through others."""
    for caller, called in found:
        if caller == file:
            if called in seen:
                yield called
            yield from called_back(found, called, seen | {file})


@pytest.mark.parametrize("result", [GD, CT])
def test_an_attack_visits_few_files_and_none_calls_back(result: int) -> None:
    there = draft(BRUTE, dice=LoadedDice([face(7, result), *[face(7, PS)] * 9]))  # type: ignore[arg-type]

    found = calls(attack(there, axe()))

    assert len({one for call in found for one in call}) < MOST
    assert not [*called_back(found, "attack")]


def test_neither_does_an_attack_on_ours() -> None:
    there = draft(BRUTE, dice=LoadedDice([face(1, CT), *[face(7, PS)] * 9]))

    found = calls(suffer_attack(there, assault_of(there, ("f0",), "ada")))

    assert len({one for call in found for one in call}) < MOST
    assert not [*called_back(found, "attack")]
