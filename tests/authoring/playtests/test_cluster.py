"""Playtests on a cluster give the report of a single process: on one of two local processes."""

import contextlib
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from solo.authoring import scaffold
from solo.authoring.playtests import cluster
from solo.cli import solo
from solo.errors import SoloError
from solo.rules import find

PROGRAM = """\
import sys
from pathlib import Path

from distributed import LocalCluster

from solo.authoring.playtests import cluster
from solo.authoring.playtests.playtest import playtest

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


@pytest.mark.long
def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    scaffold.begin(tmp_path / "well", find("art"))

    assert run(tmp_path / "well", tmp_path) == "[] 45\n"


@pytest.mark.long
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
    monkeypatch.setattr(cluster, "PATIENCE", 1.0)

    for address in ("tcp://127.0.0.1:9", "", "nonsense", "http://127.0.0.1:9", "tls://127.0.0.1:9"):
        with pytest.raises(SoloError, match="no scheduler answers"):
            cluster.playtest(address, module(FAULTY), 5, "x")


@pytest.mark.parametrize(
    "says", [b"", b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n" * 9]
)
def test_a_server_of_another_kind_is_told_at_once(
    says: bytes, module: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that is silent, and one that speaks HTTP, whose words Dask takes for huge numbers."""
    monkeypatch.setattr(cluster, "PATIENCE", 1.0)
    path = module(FAULTY)
    kept: list[socket.socket] = []

    def serve() -> None:
        with contextlib.suppress(OSError):
            while True:
                kept.append(server.accept()[0])
                kept[-1].sendall(says)

    with socket.create_server(("127.0.0.1", 0)) as server:
        threading.Thread(target=serve, daemon=True).start()
        begun = time.monotonic()
        with pytest.raises(SoloError, match="nobody speaks as Dask does"):
            cluster.playtest(f"tcp://127.0.0.1:{server.getsockname()[1]}", path, 5, "x")
        assert time.monotonic() - begun < 10
        server.shutdown(socket.SHUT_RDWR)
    for one in kept:
        one.close()


def test_an_empty_address_is_none() -> None:
    done = CliRunner().invoke(solo, ["test", "first-steps", "--games", "1", "--cluster", ""])

    assert isinstance(done.exception, SoloError)
    assert "no scheduler answers at ''" in str(done.exception)
