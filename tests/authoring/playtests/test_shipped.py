"""Every shipped adventure keeps its walkthroughs and expectations; every ending is reached."""

import os
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from solo import po, shelf
from solo.adventure.loader import load
from solo.authoring import strings
from solo.authoring.continuity.questions import meant, settled
from solo.authoring.playtests import verdict
from solo.authoring.playtests.playtest import module_of, playtest, prepared
from solo.cli.games import scripts
from solo.rules import fitted
from tests.shipped import loaded

each = pytest.mark.parametrize("path", shelf.shipped(), ids=lambda path: path.name)


@each
def test_walkthroughs_come_to_their_endings(path: Path) -> None:
    """Who changes a story and breaks one records it anew: `solo play NAME --record FILE`."""
    adventure = loaded(path.name)
    begin = scripts.opener(adventure, fitted(adventure.system, adventure.options))

    walked = list(scripts.walkthroughs(path, begin))

    assert walked
    assert [one.told for one in walked if not one.passed] == []


TRANSLATED = (("a-measure-of-rain", 1), ("the-lending", 1))
if os.environ.get("SOLO_FULL"):
    TRANSLATED = tuple((path.name, scripts.MOST) for path in shelf.shipped())


@pytest.mark.parametrize(("name", "most"), TRANSLATED)
def test_walkthroughs_come_to_their_endings_in_a_translation(
    name: str, most: int, tmp_path: Path
) -> None:
    """Everything is accented but the words of questions, which a walkthrough types itself.

    One walkthrough of two adventures here; all of all ten with SOLO_FULL=1.
    """
    place = tmp_path / name
    shutil.copytree(shelf.find(name), place, ignore=shutil.ignore_patterns("languages"))
    for path in sorted((place / "tests").glob("*.txt"))[most:]:
        path.unlink()
    (place / "languages").mkdir()
    made = [
        replace(one, text=one.source if ".about" in one.id else strings.pseudo(one))
        for one in strings.entries_of(place)
    ]
    file = place / "languages" / "en_XA.po"
    file.write_text(po.written(made, language="en_XA", project=name), encoding="utf-8")
    adventure = load(place, language="en_XA")
    begin = scripts.opener(adventure, fitted(adventure.system, adventure.options))

    walked = list(scripts.walkthroughs(place, begin, {one.source: one.text for one in made}))

    assert 1 <= len(walked) <= most
    assert [one.told for one in walked if not one.passed] == []


def test_each_ending_of_first_steps_has_a_walkthrough() -> None:
    path = shelf.find("first-steps")
    ready = prepared(module_of(path))

    walked = scripts.walkthroughs(path, scripts.opener(ready.adventure, ready.system))

    assert {one.ending for one in walked} == set(verdict.endings_of(ready.adventure))


@pytest.mark.long(1)
@each
def test_games_are_as_the_header_expects(path: Path) -> None:
    """Each ending is reached: by a bot, or by a walkthrough where that is rare.

    And each question that the games leave is answered, in the text or as meant so.
    """
    ready = prepared(module_of(path))
    walked = scripts.walkthroughs(path, scripts.opener(ready.adventure, ready.system))
    reached = {one.ending for one in walked}

    report = playtest(path, 100, "shipped", jobs=2)

    assert ready.adventure.expect.unreached == 0
    assert len(ready.adventure.expect.endings) > 2
    assert list(verdict.disappointed(ready.adventure, report, reached)) == []
    assert report.clean
    asked = settled(report.questions, report.shown, report.games)
    assert asked.keys() - set(meant(asked, {*ready.adventure.expect.meant})) == set()
