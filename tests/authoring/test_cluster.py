"""Playtests on a cluster give the report of a single process: on one of two local processes."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from solo.authoring import cluster, scaffold
from solo.errors import SoloError
from solo.rules import find

PROGRAM = """\
import sys
from pathlib import Path

from distributed import LocalCluster

from solo.authoring import cluster
from solo.authoring.playtest import playtest

if __name__ == "__main__":
    path = Path(sys.argv[1])
    told = []
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as local:
        there = cluster.playtest(local.scheduler_address, path, 45, "x", told=told.append)
    here = playtest(path, 45, "x")
    assert there == here, (there, here)
    assert sum(told) == here.games == 45
    print(sorted(here.faults), here.endings.total())
"""
FAULTY = """
variables: {n: 0}
scenes:
  quay:
    text: Fog.
    choices:
      - {id: break, text: Break, set: {n: 5 // n}}
      - {id: go, text: Go, goto: home}
  home: {text: Home., ending: over}
"""


def run(folder: Path, tmp_path: Path) -> str:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(program), str(folder)],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    scaffold.begin(tmp_path / "well", find("art"))

    assert run(tmp_path / "well", tmp_path) == "[] 45\n"


def test_mistakes_are_told_with_the_places_of_here(
    module: Callable[[str], Path], tmp_path: Path
) -> None:
    """The files go along, so a machine of the cluster has them elsewhere."""
    folder = module(FAULTY)

    told = run(folder, tmp_path)

    assert f"{folder.parent.name}/{folder.name}/adventure.yaml" in told  # however it is reached


def test_a_scheduler_that_is_not_there_is_told(
    module: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", "1s")

    with pytest.raises(SoloError, match="no scheduler answers"):
        cluster.playtest("tcp://127.0.0.1:9", module(FAULTY), 5, "x")
