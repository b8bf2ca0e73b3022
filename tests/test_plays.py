"""Random players on every shipped adventure: nothing breaks, everything replays, all is reached.

A few games in a quick run, some in a long one; 2,000 each with SOLO_FULL=1.
"""

import functools
from collections.abc import Sequence
from pathlib import Path

import pytest

from solo.adventure.loader import load
from solo.authoring.playtests.campaigns import Players
from solo.authoring.playtests.explore import seek
from solo.authoring.playtests.parts import SCENE, unmet
from solo.authoring.playtests.playtest import module_of, playtest, prepared
from solo.authoring.playtests.report import Report
from solo.cli.games import campaign as campaigns
from solo.cli.games import scripts
from solo.engine.chance import Chance
from solo.engine.session import Session
from solo.terminal.scripts import scripted
from tests.proofs import FULL, SEED, amount

ADVENTURES = sorted((Path(__file__).parent.parent / "adventures").glob("*/adventure.yaml"))
GAMES = amount(1, 40, 2_000)
FEW, SAME = 8, "solo"  # games before a search, and their seed
SEARCHED = 100_000  # turns at most; the search stops when all is found

each_adventure = pytest.mark.parametrize(
    "folder", [path.parent for path in ADVENTURES], ids=lambda folder: folder.name
)


FOUND = [path.parent for path in ADVENTURES if FULL or path.parent.name != "kilometre-three"]
"""Where a search finds all in seconds; in the other one, who falls twice comes up in minutes."""
CAMPAIGNS = sorted(path.parent for path in ADVENTURES[0].parents[1].glob("*/campaign.yaml"))
RARELY = {  # who falls late in an adventure without a fight, or brings two people to one door
    "berth-nine": {"scenes needle-guard"},
    "the-letter-book": {"scenes carried-road", "scenes carried-chalk"},
}
CAMPAIGN_GAMES = 40


@pytest.fixture(scope="module")
def reports() -> dict[Path, Report]:
    """Keep what was played, so that each adventure is played once."""
    return {}


def played(folder: Path, reports: dict[Path, Report]) -> Report:
    """Play an adventure many times, unless it was played already."""
    if folder not in reports:
        reports[folder] = playtest(folder, GAMES, SEED, jobs=2 if FULL else 1, replays=True)
    return reports[folder]


@each_adventure
def test_random_players_meet_no_mistake_and_every_game_ends_and_replays_to_the_same(
    folder: Path, reports: dict[Path, Report]
) -> None:
    report = played(folder, reports)

    assert report.faults == {}
    assert report.stuck == {}
    assert report.unended == 0
    assert report.differing == {}


def walked_scenes(folder: Path, begin: scripted.Begin) -> set[str]:
    """Return the scenes that the adventure's own walkthroughs come through."""
    games: list[Session] = []

    def begun(chance: Chance, heroes: Sequence[str]) -> Session:
        games.append(begin(chance, heroes))
        return games[-1]

    assert all(one.passed for one in scripts.walkthroughs(folder, begun))
    return {scene for game in games for scene in game.state.visits}


@functools.cache
def later(folder: Path) -> set[str]:
    """Return what players of a campaign come to in an adventure of it: some depends on the rest."""
    found: set[str] = set()
    for place in CAMPAIGNS:
        campaign = campaigns.read(place)
        if folder.resolve() in (part.path.resolve() for part in campaign.parts):
            adventures = [load(part.path) for part in campaign.parts]
            report = Players(campaign, adventures, SAME).play(CAMPAIGN_GAMES, None)
            found |= set(report.parts[folder.name].hits)
    return found


@pytest.mark.long(1)
@pytest.mark.parametrize("folder", FOUND, ids=lambda folder: folder.name)
def test_every_scene_and_ending_is_reached_by_somebody(folder: Path) -> None:
    """By a random player, by a walkthrough, in a campaign, or by a search for what is left.

    The games are always the same: how long a search takes depends on them.
    """
    ready = prepared(module_of(folder))
    left = unmet(ready.parts, playtest(folder, FEW, SAME).hits)
    walked = walked_scenes(folder, scripts.opener(ready.adventure, ready.system))
    open_later = later(folder) | (set() if FULL else RARELY.get(folder.name, set()))
    missed = [
        part
        for part in left
        if part.kind == SCENE and part.scene not in walked and part.key not in open_later
    ]

    ways = seek(ready.watch, ready.system, missed, SAME, SEARCHED).ways

    assert set(ways) == {part.key for part in missed}
