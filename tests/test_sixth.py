"""A sixth rules system, from a distribution of its own, plays without a line changed in `solo`.

`tests/sixth` is that distribution's source. Each test runs `solo` in a process of its own, on whose
path the package lies with the metadata that an installer writes from its `pyproject.toml`.
"""

import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent / "sixth"
ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder like `site-packages`, with the distribution in it."""
    site = tmp_path_factory.mktemp("site")
    project = tomllib.loads((SOURCE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    shutil.copytree(SOURCE / "lantern_system", site / "lantern_system")
    info = site / f"lantern_system-{project['version']}.dist-info"
    info.mkdir()
    head = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (info / "METADATA").write_text(head, encoding="utf-8")
    lines = []
    for group, points in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in points.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return site


def run(site: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    paths = os.pathsep.join([str(site), str(ROOT)])
    return subprocess.run(
        [sys.executable, "-m", "solo", *words],
        env={
            **os.environ,
            "PYTHONPATH": paths,
            "NO_COLOR": "1",
            "XDG_DATA_HOME": str(site / "data"),
        },
        input=typed,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def adventure(site: Path) -> str:
    return str(site / "lantern_system" / "adventure")


def test_it_depends_on_this_program_by_the_name_that_it_is_installed_by() -> None:
    """`solo` alone is a package of somebody else."""
    theirs, ours = (
        tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        for folder in (SOURCE, ROOT)
    )

    assert theirs["dependencies"] == [ours["name"]]


def test_it_is_listed_among_the_systems(installed: Path) -> None:
    done = run(installed, "roll", "lanten", "test", "trait=nerve")

    assert done.returncode == 2
    assert "did you mean 'lantern'?" in done.stderr


def test_it_rolls(installed: Path) -> None:
    done = run(installed, "roll", "lantern", "test", "trait=nerve", "--dice", "5", "--json")
    rolled = json.loads(done.stdout)

    assert (rolled["label"], rolled["successes"], rolled["faces"]) == ("passed", 1, [5])
    assert (rolled["total"], rolled["needed"]) == (5, 5)


def test_its_odds_are_exact(installed: Path) -> None:
    done = run(installed, "odds", "lantern", "test", "trait=nerve", "bright=true", "--json")
    odds = json.loads(done.stdout)

    assert odds["total"] == 36
    assert odds["labels"] == {"passed": 20, "failed": 16}


def test_its_adventure_is_clean(installed: Path) -> None:
    done = run(installed, "lint", adventure(installed), "--strict")

    assert (done.returncode, done.stdout.strip()) == (0, "no problems")


def test_a_mistake_in_it_is_placed(installed: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    shutil.copytree(adventure(installed), broken)
    scenes = broken / "scenes" / "all.yaml"
    scenes.write_text(scenes.read_text().replace("trait: craft, against: 4", "trait: kraft"))

    done = run(installed, "lint", str(broken))

    assert done.returncode == 1
    assert "unknown trait 'kraft'; did you mean 'craft'?" in done.stdout


def test_a_game_goes_from_the_first_scene_to_an_ending_and_is_verified(installed: Path) -> None:
    typed = "take\nask Is the ship near?\nodds 1\n1\n2\n1\n1\n1\nsheet\nwhy\n1\n1\n"
    words = ("play", adventure(installed), "--seed", "7", "--json", "--saves", str(installed))
    done = run(installed, *words, typed=typed)
    events = [json.loads(line) for line in done.stdout.splitlines()]
    kinds = [event["event"] for event in events]

    assert done.returncode == 0, done.stderr
    assert "check_rolled" in kinds
    assert "question_answered" in kinds
    (journal,) = installed.glob("**/*.jsonl")
    verified = run(installed, "verify", str(journal))
    assert verified.returncode == 0, verified.stdout + verified.stderr


def test_random_players_reach_all_of_it(installed: Path) -> None:
    words = ("--games", "200", "--seed", "1", "--replays")
    done = run(installed, "test", adventure(installed), *words)

    assert done.returncode == 0, done.stdout + done.stderr
    assert "never" not in done.stdout.lower()


def test_its_rules_and_its_template_are_found(installed: Path, tmp_path: Path) -> None:
    assert "add the trait" in run(installed, "rules", "lantern", "dark").stdout
    made = run(installed, "new", str(tmp_path / "mine"), "--system", "lantern")
    assert made.returncode == 0, made.stderr
    assert run(installed, "lint", str(tmp_path / "mine")).returncode == 0


def test_at_a_table_somebody_sits_down_with_a_few_traits(installed: Path) -> None:
    lines = "add Mara: nerve 3\nadd Tom: nrve 2\ncheck nerve\n"

    told = run(installed, "table", "eve", "--system", "lantern", "--new", typed=lines)

    assert "Mara sits at the table" in told.stdout
    assert "no 'nrve'; did you mean 'nerve'" in told.stdout + told.stderr


def test_what_never_comes_on_top_is_told(installed: Path, tmp_path: Path) -> None:
    folder = tmp_path / "odd"
    shutil.copytree(installed / "lantern_system" / "adventure", folder)
    scenes = folder / "scenes" / "all.yaml"
    text = scenes.read_text(encoding="utf-8")
    scenes.write_text(
        text.replace("outcomes:\n", "outcomes:\n          also: {mtach: No.}\n", 1), "utf-8"
    )

    told = run(installed, "lint", str(folder)).stdout

    assert "'mtach' never comes on top of this check; on top come no triggers at all" in told
