"""Each fight of a shipped adventure has fiction of its own, told when something happens."""

import pytest

from solo import shelf
from solo.adventure import graph
from solo.adventure.loader import load
from solo.rules import find

LEAST = 3  # lines of a fight
WAYS = {"rounds", "phases"}


@pytest.mark.long(4)
@pytest.mark.parametrize("path", shelf.shipped(), ids=lambda path: path.name)
def test_each_fight_tells_of_what_happens_in_it(path: object) -> None:
    adventure = load(path)  # type: ignore[arg-type]
    moments = find(adventure.system).moments
    fights = {kind for kind, told in moments.items() if "foes" in told or kind in WAYS}
    for scene in adventure.scenes.values():
        for branch in graph.parts(scene):
            if branch.check is not None and branch.check.kind in fights:
                told = [one.case.branch.text for one in branch.during]
                assert len(told) >= LEAST, f"{branch.check.mark}: {len(told)} lines"
                assert all(told), branch.check.mark
