"""What a page is told of a fight beside its picture."""

from pathlib import Path

import pytest

from solo.engine.commands import Choose
from solo.terminal.player import Wanted
from solo.web.seen import page_view
from tests.rules.test_lines_say_what_happens import GROUNDS, Ground
from tests.web.test_page import a_fight

MOST_STEPS = 7


@pytest.mark.parametrize("ground", GROUNDS, ids=lambda ground: ground.system)
def test_what_a_roll_or_a_turn_is_about_stands_beside_the_picture_of_a_fight(
    ground: Ground, tmp_path: Path
) -> None:
    session = a_fight(ground, tmp_path)
    rolls = 0
    for _ in range(MOST_STEPS):
        if session.over or session.state.pending is None:
            break
        told = page_view(session, "", Wanted())
        page, fight = told["page"], told["fight"]
        assert isinstance(page, dict)
        assert isinstance(fight, dict)
        assert page["status"]
        rolls += not page["status"][0].startswith("Round")
        names = [one["name"] for one in fight["fighters"] if isinstance(one["name"], str)]
        lines = " ".join(page["status"])
        assert not [name for name in names if name and f"{name.capitalize()}: " in lines]
        session.do(Choose(next(one.id for one in session.options() if not one.reason)))

    assert rolls or ground.system == "fell"  # which decides nothing about a roll
