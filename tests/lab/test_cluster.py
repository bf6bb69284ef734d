"""A real Dask cluster on this machine: the same bytes, also when a worker is killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.conftest import ROOT, Opfor

pytest.importorskip("distributed")

EXPERIMENT = """
name = "slow-race"
game = "race"
block = 16
[base]
options = { goal = 150 }
[axes]
"ruling.finish" = ["exact"]
[stop]
games = 320
"""


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Cluster:
    """A scheduler and workers, started with Dask's own commands."""

    def __init__(self, folder: Path, path: str) -> None:
        port = free_port()
        self.address = f"tcp://127.0.0.1:{port}"
        self._env = {**os.environ, "PYTHONPATH": path, "DASK_DISTRIBUTED__WORKER__DAEMON": "False"}
        self._folder = folder
        words = ("scheduler", "--host", "127.0.0.1", "--port", str(port), "--no-dashboard")
        self.processes = [self._start(*words)]

    def add_worker(self) -> subprocess.Popen[bytes]:
        words = ("worker", self.address, "--nthreads", "1", "--no-dashboard", "--no-nanny")
        self.processes.append(self._start(*words))
        return self.processes[-1]

    def _start(self, *words: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "dask", *words]
        silent = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        return subprocess.Popen(command, env=self._env, cwd=self._folder, **silent)  # type: ignore[call-overload, no-any-return]

    def close(self) -> None:
        for process in reversed(self.processes):
            process.kill()
            process.wait()


@pytest.fixture
def cluster(tmp_path: Path, toy_installed: Path) -> Iterator[Cluster]:
    path = os.pathsep.join([str(toy_installed), str(ROOT), str(ROOT / "src")])
    made = Cluster(tmp_path, path)
    yield made
    made.close()


def contents(folder: Path) -> dict[str, bytes]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


@pytest.mark.slow
def test_a_killed_worker_of_a_cluster_costs_nothing_but_time(
    cluster: Cluster, opfor_process: Callable[..., subprocess.Popen[str]], tmp_path: Path
) -> None:
    file = tmp_path / "slow-race.toml"
    file.write_text(EXPERIMENT)
    there, here = tmp_path / "there", tmp_path / "here"
    workers = [cluster.add_worker() for _ in range(2)]
    words = ("lab", "run", str(file), "--json", "--cluster", cluster.address)
    process = opfor_process(*words, "--out", str(there))
    end = time.monotonic() + 90
    while len(list(there.glob("tally/*.json"))) < 4:
        assert time.monotonic() < end, "the cluster plays nothing"
        assert process.poll() is None, process.communicate()[1]
        time.sleep(0.02)
    workers[0].send_signal(signal.SIGKILL)
    _, err = process.communicate(timeout=120)
    assert process.returncode == 0, err
    _, err = opfor_process("lab", "run", str(file), "--json", "--out", str(here)).communicate()
    assert err == ""
    assert contents(there) == contents(here)


def test_no_cluster_there(opfor: Opfor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("opfor.lab.workers.PATIENCE", 0.3)
    file = tmp_path / "x.toml"
    file.write_text('name = "x"\ngame = "race"')
    address = f"tcp://127.0.0.1:{free_port()}"
    ran = opfor("lab", "run", str(file), "--out", str(tmp_path / "run"), "--cluster", address)
    assert ran.code == 2
    assert f"--cluster {address}: no Dask scheduler there" in ran.err
    assert ran.err.count("\n") == 1
