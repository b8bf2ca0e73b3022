"""Rules of the ART Engine that are imported only when they are needed."""

import subprocess
import sys
from importlib.util import find_spec

import pytest

from solo.late import Catalogue
from solo.rules.art.actions import phases, shadowing, sustained, task, tracking
from solo.rules.art.actions.chase import written as chase
from solo.rules.art.actions.exploration import written as exploration
from solo.rules.art.checks.ranks import LABELS
from solo.rules.art.fight.ends import LABELS as FIGHT_LABELS
from solo.rules.art.gear import outfit
from solo.rules.art.party import group, henchmen, lots
from solo.rules.art.system import ART

HEAVY = (
    *("fight.turn", "actions.chase.chase", "actions.exploration.exploration", "actions.phases"),
    *("anytime", "checks.rolling", "gear.fortune", "gear.handling", "health.healing"),
    *("health.sanity", "heroes.campaign", "heroes.creation", "heroes.hero_file", "party.rest"),
    "party.group",
)


@pytest.mark.parametrize("kinds", [ART.checks, ART.encounters, ART.effects])
def test_every_word_of_the_art_engine_stands_for_a_type(kinds: Catalogue[type]) -> None:
    assert all(isinstance(kind, type) for kind in kinds.values())


def test_authors_may_key_every_end_that_an_encounter_has() -> None:
    ends = (
        *(sustained.STOPPED, group.DISASTER, outfit.OUTFITTED, outfit.EMPTY_HANDED),
        *(phases.UNFINISHED, task.CLOSED_LABEL),
        *(exploration.DONE, exploration.TIME_UP, exploration.LEFT, exploration.INTERRUPTED),
        *(shadowing.FOLLOWED, shadowing.SPOTTED, tracking.REACHED, tracking.COLD, shadowing.LOST),
        *chase.CHASE_LABELS,
        *FIGHT_LABELS,
        *(henchmen.ABSENT, henchmen.REFUSED, lots.ADVENTURER, lots.COMPANION),
    )

    assert set(ART.labels) == {*ends, *LABELS, "aborted", "unmoved"}


def test_a_first_scene_reads_no_rules_of_fights_or_journeys() -> None:
    """A cold start must not wait for pages that nobody has turned to."""
    code = "import sys, solo.rules.art.system; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    there = done.stdout.split()
    assert all(find_spec(f"solo.rules.art.{name}") for name in HEAVY)
    assert [name for name in HEAVY if f"solo.rules.art.{name}" in there] == []
