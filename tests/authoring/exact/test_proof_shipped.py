"""Whatever is proved of a shipped adventure is held against games of it."""

from pathlib import Path

import pytest

from solo import shelf
from solo.adventure.loader import load
from solo.authoring.exact.proof import proofs
from solo.authoring.playtests.one_game import Prepared
from solo.authoring.playtests.parts import SCENE, key_of
from solo.authoring.playtests.playtest import play_one
from solo.authoring.playtests.report import Report
from solo.errors import Mark, Problem
from tests.authoring.exact.test_proof_played import Played, against
from tests.proofs import amount

GAMES = amount(10, 40, 2_000)


def proved_of(path: Path) -> list[Problem]:
    """Return what is proved of an adventure, all of which is followed to its end."""
    found = list(proofs(load(path), seconds=0))
    assert {one.code for one in found if not one.code.startswith("proof-")} == set()
    return found


def played(report: Report, ready: Prepared) -> Played:
    """Return what a game of a playtest came to."""
    game = Played()
    game.entered = {one for one in ready.adventure.scenes if key_of(SCENE, one) in report.hits}
    game.opened = {one for one in report.offered if "/" in one}
    game.ending = next(iter(report.endings), "")
    return game


@pytest.mark.long(2)
@pytest.mark.parametrize("path", shelf.shipped(), ids=lambda path: path.name)
def test_no_game_does_what_is_proved_not_to_happen(
    path: Path, heard: dict[Mark, set[bool]]
) -> None:
    proved = proved_of(path)
    if not proved:
        return
    ready = Prepared(load(path))
    heard.clear()

    reports = [play_one(ready, path.name, number) for number in range(GAMES)]

    games = [played(one, ready) for one in reports]
    broken = {told for one in reports for told in one.shortest}
    for one in proved:
        said = one.message.partition("(")[2].removesuffix(")")
        if one.code == "proof-claim":
            assert str(Problem(one.mark, "contradiction", said)) not in broken
    assert [found for one in proved if (found := against(one, games, heard))] == []
