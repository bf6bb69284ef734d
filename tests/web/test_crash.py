"""A server killed at any moment has kept every answer it acknowledged."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
import urllib.error
from http.client import HTTPException
from pathlib import Path

import pytest
from browser import ROOT, serving
from test_server import call

KILLS = int(os.environ.get("OPFOR_KILLS", "2"))
"""Of each shelf; set OPFOR_KILLS=500 for the long run."""
A_GAME = 40
"""Kills before another game is begun: it grows with every one of them."""
ME = {"cookie": f"opfor-who={'d' * 32}"}
"""In a database a game belongs to whoever began it."""


@pytest.mark.parametrize("kept", ["files", "postgres"])
def test_every_acknowledged_answer_is_there_after_a_kill(
    kept: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """When a server dies cannot be repeated, so that the moments are no series of a seed. The next
    server, before it is killed in turn, tells how the game stands."""
    flags = ("--database", request.getfixturevalue(kept)) if kept == "postgres" else ()
    table, acknowledged = "", 0
    for number in range(KILLS):
        if number % A_GAME == 0:
            with serving(tmp_path, *flags) as server:
                assert not table or stands_at(server, table) >= acknowledged, f"kill {number}"
                table = call(server, "new", ME, game="blitzkrieg", seed=number)["table"]
                acknowledged = 0
        stood, told = played_and_killed(tmp_path, flags, table, random.uniform(0.05, 0.6))
        assert stood >= acknowledged, f"kill {number}"
        acknowledged = told
    with serving(tmp_path, *flags) as server:
        assert stands_at(server, table) >= acknowledged, f"kill {KILLS}"


def stands_at(server: str, table: str) -> int:
    return int(call(server, "now", ME, table=table)["view"]["moment"])


def played_and_killed(
    data: Path, flags: tuple[str, ...], table: str, after: float
) -> tuple[int, int]:
    """Answer and undo without end until the server is killed; the moment at which it found the
    game, and the last that it told."""
    path = f"{ROOT / 'src'}:{os.environ.get('PYTHONPATH', '')}"
    environment = {**os.environ, "OPFOR_DATA": str(data), "PYTHONPATH": path}
    command = [sys.executable, "-m", "opfor", "web", "--port", "0", "--no-open", *flags]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert server.stdout is not None
    address = server.stdout.readline().strip()
    now = call(address, "now", ME, table=table)
    killing = threading.Timer(after, server.send_signal, [signal.SIGKILL])
    killing.start()
    stood = told = now["view"]["moment"]
    try:
        while True:
            name, more = ("answer", {"path": [0]}) if now["view"]["question"] else ("undo", {})
            now = call(address, name, ME, table=table, moment=told, **more)
            told = now["view"]["moment"]
    except urllib.error.HTTPError:
        raise  # it lives and refuses
    except (HTTPException, OSError):
        pass
    killing.join()
    server.wait()
    server.stdout.close()
    return int(stood), int(told)
