"""Rules of the ART Engine, FELL and Fictive Hack that are imported only when they are needed."""

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
from solo.rules.core.system import AnySystem
from solo.rules.fell.actions.casting import BARRED, CAST, PRICES
from solo.rules.fell.checks.likelihood import ANSWERS
from solo.rules.fell.checks.social import ABSENT, AGREED, MORALE, REFUSED, ROWS, UNBROKEN
from solo.rules.fell.fight.written import ENDS
from solo.rules.fell.heroes.advancement import TITLES
from solo.rules.fell.heroes.haven import NOTHING, RETIRED
from solo.rules.fell.system import FELL
from solo.rules.fictive_hack.system import FICTIVE_HACK

HEAVY = (
    *("fight.turn", "actions.chase.chase", "actions.exploration.exploration", "actions.phases"),
    *("anytime", "checks.rolling", "gear.fortune", "gear.handling", "health.healing"),
    *("health.sanity", "heroes.campaign", "heroes.creation", "heroes.hero_file", "party.rest"),
    "party.group",
)
HEAVY_OF_FELL = (
    *("fight.battle", "fight.written", "actions.casting", "actions.journey", "actions.meeting"),
    *("anytime", "checks.attacks", "checks.decisions", "checks.social", "checks.tests", "effects"),
    *("gear.effects", "heroes.creation", "heroes.hero_file"),
)
HEAVY_OF_FICTIVE_HACK = (
    *("fight.battle", "fight.written", "fight.single_attack", "actions.heights", "actions.locks"),
    *("actions.machines", "actions.scouting", "actions.water", "anytime", "health.effects"),
    *("gear.trade", "health.dying", "heroes.advancement", "heroes.creation"),
    "checks.attribute_rolls",
)


@pytest.mark.parametrize("system", [ART, FELL, FICTIVE_HACK], ids=lambda system: system.name)
@pytest.mark.parametrize("kinds", ["checks", "encounters", "effects"])
def test_every_word_stands_for_a_type(system: AnySystem, kinds: str) -> None:
    found = getattr(system, kinds)

    assert isinstance(found, Catalogue)
    assert all(isinstance(kind, type) for kind in found.values())


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


def test_authors_may_key_every_result_that_fell_has() -> None:
    rolled = (
        *("passed", "failed", "won", "lost", "lucky", "unlucky", "aborted", "arrived", "trouble"),
        *("hit", "stopped", "unharmed", "harmed", "held", "out", "dead", "rested", "disturbed"),
    )
    social = (*ROWS, UNBROKEN, *MORALE, AGREED, REFUSED, ABSENT)
    ends = (*ENDS, *TITLES, NOTHING, RETIRED, *ANSWERS, CAST, BARRED, *PRICES)

    assert len(set(FELL.labels)) == len(FELL.labels)
    assert set(FELL.labels) == {*rolled, *social, *ends}


@pytest.mark.parametrize(
    ("system", "heavy"),
    [("art", HEAVY), ("fell", HEAVY_OF_FELL), ("fictive_hack", HEAVY_OF_FICTIVE_HACK)],
)
def test_a_first_scene_reads_no_rules_of_fights_or_journeys(
    system: str, heavy: tuple[str, ...]
) -> None:
    """A cold start must not wait for pages that nobody has turned to."""
    read = "[name for name, module in sys.modules.items() if '__file__' in vars(module)]"
    code = f"import sys, solo.rules.{system}.system; print(*{read})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    there = done.stdout.split()
    assert all(find_spec(f"solo.rules.{system}.{name}") for name in heavy)
    assert [name for name in heavy if f"solo.rules.{system}.{name}" in there] == []
