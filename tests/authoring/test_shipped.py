"""Every shipped adventure keeps its walkthroughs and expectations; every ending is reached."""

from pathlib import Path

import pytest

from solo import shelf
from solo.authoring import verdict
from solo.authoring.playtest import module_of, playtest, prepared
from solo.cli import scripts

each = pytest.mark.parametrize("path", shelf.shipped(), ids=lambda path: path.name)


@each
def test_walkthroughs_come_to_their_endings(path: Path) -> None:
    """Who changes a story and breaks one records it anew: `solo play NAME --record FILE`."""
    ready = prepared(module_of(path))

    walked = list(scripts.walkthroughs(path, scripts.opener(ready.adventure, ready.system)))

    assert walked
    assert [one.told for one in walked if not one.passed] == []


def test_each_ending_of_first_steps_has_a_walkthrough() -> None:
    path = shelf.find("first-steps")
    ready = prepared(module_of(path))

    walked = scripts.walkthroughs(path, scripts.opener(ready.adventure, ready.system))

    assert {one.ending for one in walked} == set(verdict.endings_of(ready.adventure))


@each
def test_games_are_as_the_header_expects(path: Path) -> None:
    """Each ending is reached: by a bot, or by a walkthrough where that is rare."""
    ready = prepared(module_of(path))
    walked = scripts.walkthroughs(path, scripts.opener(ready.adventure, ready.system))
    reached = {one.ending for one in walked}

    report = playtest(path, 100, "shipped", jobs=2)

    assert ready.adventure.expect.unreached == 0
    assert len(ready.adventure.expect.endings) > 2
    assert list(verdict.disappointed(ready.adventure, report, reached)) == []
    assert report.clean
