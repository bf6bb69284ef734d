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

from browser import ROOT, serving
from test_server import call

KILLS = int(os.environ.get("OPFOR_KILLS", "2"))
"""Set OPFOR_KILLS=1000 for the long run."""
A_GAME = 40
"""Kills before another game is begun: it grows with every one of them."""


def test_every_acknowledged_answer_is_there_after_a_kill(tmp_path: Path) -> None:
    table, pick = "", random.Random(7)
    for number in range(KILLS):
        if number % A_GAME == 0:
            with serving(tmp_path) as server:
                table = call(server, "new", game="blitzkrieg", seed=number)["table"]
        acknowledged = played_and_killed(tmp_path, table, pick.uniform(0.05, 0.6))
        with serving(tmp_path) as server:
            stands = call(server, "now", table=table)["view"]["moment"]
        assert stands >= acknowledged, f"kill {number + 1}"


def played_and_killed(data: Path, table: str, after: float) -> int:
    """Answer and undo without end until the server is killed; the last moment it told."""
    path = f"{ROOT / 'src'}:{os.environ.get('PYTHONPATH', '')}"
    environment = {**os.environ, "OPFOR_DATA": str(data), "PYTHONPATH": path}
    command = [sys.executable, "-m", "opfor", "web", "--port", "0", "--no-open"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert server.stdout is not None
    address = server.stdout.readline().strip()
    now = call(address, "now", table=table)
    killing = threading.Timer(after, server.send_signal, [signal.SIGKILL])
    killing.start()
    told = now["view"]["moment"]
    try:
        while True:
            name, more = ("answer", {"path": [0]}) if now["view"]["question"] else ("undo", {})
            now = call(address, name, table=table, moment=told, **more)
            told = now["view"]["moment"]
    except (urllib.error.URLError, HTTPException, OSError):
        pass
    killing.join()
    server.wait()
    server.stdout.close()
    return int(told)
