"""A number that a text tells beside an effect which says another is asked about."""

from collections.abc import Callable
from pathlib import Path

import pytest

from solo.authoring.continuity.questions import settled
from solo.authoring.playtests.playtest import playtest

Write = Callable[..., Path]

STORY = """\
variables: {sugar: 9, pledge: 0, rope: 5}
scenes:
  quay:
    text: "SHOWN"
    choices: [{text: Go, CHANGE, then: "TOLD", goto: end}]
  end: {ending: home, text: "{{ sugar }}{{ pledge }}{{ rope }}"}
"""
BRICKS = "You have {{ sugar|number }} bricks, and {{ pledge|number }} bricks are owed."
FIVE = "set: {sugar: sugar - 5}"
BOTH = "set: {sugar: sugar - 2, pledge: pledge + 5}"


def asked(path: Path) -> set[str]:
    report = playtest(path, 2, "units")
    assert not report.faults
    return set(settled(report.questions, report.shown, report.games))


@pytest.mark.parametrize(
    ("change", "told", "names"),
    [
        (FIVE, "She takes four bricks from you.", "sugar"),
        (FIVE, "She takes five bricks from you.", ""),
        (FIVE, "She takes four, and goes.", "sugar"),
        (FIVE, "Out of the bag come four cats.", ""),
        (FIVE, "She takes one brick after the other.", ""),
        (FIVE, "All four bricks from below are gone.", ""),  # of how many there are, others ask
        (FIVE, "“Four bricks,” she says.", ""),
        ("set: {sugar: sugar - 1 * rope}", "She takes four bricks from you.", ""),
        ("set: {sugar: rope + sugar - 2}", "She takes four bricks from you.", ""),
        ("set: {rope: rope - 3}", "She takes four bricks from you.", ""),
        (BOTH, "You hand over two bricks, and promise five bricks.", ""),
        (BOTH, "You promise five bricks.", ""),  # as many as one of the two changes by
        (BOTH, "You hand over three bricks.", "sugar pledge"),
    ],
)
def test_a_text_tells_another_number_than_changes(
    change: str, told: str, names: str, module: Write
) -> None:
    path = module(STORY.replace("SHOWN", BRICKS).replace("CHANGE", change).replace("TOLD", told))

    assert asked(path) == {f"count {name}/quay" for name in names.split()}


def test_two_texts_that_fit_show_what_a_number_counts(module: Write) -> None:
    told = [(2, "two sacks"), (3, "three sacks"), (4, "four sacks"), (5, "six sacks")]
    choices = "".join(
        f"      - {{text: Go {number}, set: {{rope: rope - {number}}}, then: You heave {words}.,"
        " goto: end}\n"
        for number, words in told
    )
    scenes = STORY.replace("SHOWN", "A quay.").replace(
        '    choices: [{text: Go, CHANGE, then: "TOLD", goto: end}]\n', f"    choices:\n{choices}"
    )

    report = playtest(module(scenes), 20, "units")

    assert set(settled(report.questions, report.shown)) == {"count rope/quay"}


@pytest.mark.parametrize(
    ("shown", "asks"),
    [
        ("{{ 9 - pledge * 2 }} are clear, {{ pledge * 2 }} are cloudy.", False),
        ("{{ 9 - pledge }} are clear, {{ pledge * 2 }} are cloudy.", True),
        ("{{ 9 - pledge }} are clear.", False),
        ("{{ 9 - pledge }} are clear, {{ rope * 2 }} are cloudy.", False),
    ],
)
def test_a_part_and_its_rest_are_told_by_one_number(shown: str, asks: bool, module: Write) -> None:
    story = STORY.replace("SHOWN", shown).replace("CHANGE", "once: true").replace("TOLD", "On.")

    assert asked(module(story)) == ({"count pledge/quay"} if asks else set())
