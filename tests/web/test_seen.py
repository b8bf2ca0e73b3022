"""What a page is told of a fight beside its picture."""

import dataclasses
from pathlib import Path

import pytest

from solo.engine.commands import Choose
from solo.terminal.front_ends.player import Wanted
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


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("ground", GROUNDS, ids=lambda ground: ground.system)
def test_what_may_be_tried_is_called_as_its_sheet_calls_it(
    ground: Ground, language: str, tmp_path: Path
) -> None:
    session = a_fight(ground, tmp_path)
    session.adventure = dataclasses.replace(session.adventure, spoken=language)

    told = page_view(session, "", Wanted())
    page, members = told["page"], told["members"]

    assert isinstance(page, dict)
    assert isinstance(members, list)
    rows = {part["id"]: part["rows"] for part in members[0]["sheet"]}
    named = {
        part: [_text(row["label"]).split(" (")[0].lower() for row in rows.get(part, ())]
        for part in ("attributes", "skills")
    }
    assert set(page["tries"]) <= {*named["attributes"], *named["skills"]}
    assert set(page["tries"]) & {*named["attributes"]}
    assert ("2d20" in ground.system) == (set(page["tries"]) >= {*named["skills"]})


def _text(told: object) -> str:
    """Return what a page shows of a text."""
    return str(told["text"] if isinstance(told, dict) else told)
