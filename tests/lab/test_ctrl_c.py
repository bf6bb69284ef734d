"""Ctrl-C breaks off once, and nothing half done is left."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

from opfor.core.ctrl_c import children_hear_nothing
from opfor.lab import folder
from opfor.lab.workers import Processes
from tests.conftest import ROOT

POLARS = """
import ctypes, signal
from opfor.lab.extra import need

def heard_by():
    action = (ctypes.c_void_p * 64)()
    ctypes.CDLL(None).sigaction(signal.SIGINT, None, action)
    return action[0]

before = heard_by()
need("polars")
assert heard_by() == before, "somebody else hears it, too"
"""


@pytest.mark.skipif(sys.platform != "linux", reason="asks the C library of Linux")
def test_one_ctrl_c_is_one_ctrl_c() -> None:
    """Whoever listens beside Python makes two of it."""
    path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    env = {**os.environ, "PYTHONPATH": path}
    ran = subprocess.run([sys.executable, "-c", POLARS], env=env, capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_ctrl_c_between_writing_and_putting_in_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def pressed(*_files: Path) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(folder.os, "replace", pressed)
    with pytest.raises(KeyboardInterrupt):
        folder._put(tmp_path / "tally.json", b"{}")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="no masks of signals here")
def test_a_worker_is_deaf_to_ctrl_c_from_its_birth() -> None:
    with Processes(1) as executor:
        assert executor.submit(does_not_hear).result() == [signal.SIGINT]


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="no masks of signals here")
def test_what_was_started_deaf_stays_so_and_who_started_it_hears_again() -> None:
    before = does_not_hear()
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        with children_hear_nothing():
            asked = pool.submit(does_not_hear)
        assert does_not_hear() == before
        assert asked.result() == [signal.SIGINT]


def does_not_hear() -> list[int]:
    """Signals that this process was started without hearing."""
    return list(signal.pthread_sigmask(signal.SIG_BLOCK, ()))
