"""A server under which the disk fills up or the folder is closed: each call is answered, nothing
that was acknowledged is lost, and it goes on when there is room again."""

from __future__ import annotations

import ctypes
import os
import resource
import signal
import subprocess
import sys
import urllib.error
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from browser import PATIENCE, ROOT, serving
from test_server import call, refused

ROOM = 20_000
"""Bytes that a file may have: some answers of a game."""
PR_CAPBSET_DROP, OVERRIDES = 24, (1, 2)
"""Of Linux: what root may do though the folder says no."""


@contextmanager
def hindered(data: Path, hinder: Callable[[], None]) -> Iterator[str]:
    """A server that is hindered from its start."""
    command = [sys.executable, "-m", "opfor", "web", "--port", "0", "--no-open"]
    path = f"{ROOT / 'src'}:{os.environ.get('PYTHONPATH', '')}"
    environment = {**os.environ, "OPFOR_DATA": str(data), "PYTHONPATH": path, "HOME": str(data)}
    server = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=environment, preexec_fn=hinder
    )
    assert server.stdout is not None
    try:
        yield server.stdout.readline().strip()
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(PATIENCE / 1000)
        server.stdout.close()


def played(server: str, table: str, most: int) -> tuple[int, str]:
    """Answer until it is refused: the last moment that was told, and the refusal."""
    moment = int(call(server, "now", table=table)["view"]["moment"])
    for _ in range(most):
        try:
            view = call(server, "answer", table=table, moment=moment, path=[0])["view"]
        except urllib.error.HTTPError as error:
            with error:
                return moment, f"{error.code} {error.read().decode()}"
        moment = int(view["moment"])
        if not view["question"]:
            break
    return moment, ""


def as_others_do() -> None:
    """To root nothing is closed, unless it gives that up."""
    libc = ctypes.CDLL(None)
    for capability in OVERRIDES:
        libc.prctl(PR_CAPBSET_DROP, capability, 0, 0, 0)


def test_a_disk_without_room(tmp_path: Path) -> None:
    def little_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (ROOM, ROOM))

    with hindered(tmp_path, little_room) as server:
        table = call(server, "new", game="blitzkrieg", seed=7)["table"]
        moment, said = played(server, table, 200)
        assert said.startswith("400 ")
        assert "cannot save" in said
        assert said.count("\n") == 0
        assert call(server, "now", table=table)["view"]["moment"] == moment
        assert call(server, "games")["games"]
    with serving(tmp_path) as server:
        assert call(server, "now", table=table)["view"]["moment"] == moment
        later, said = played(server, table, 1)
        assert (later > moment, said) == (True, "")


def test_a_folder_that_is_closed_under_the_server(tmp_path: Path) -> None:
    def closed(is_closed: bool) -> None:
        saves = tmp_path / "saves"
        for path in saves.iterdir():
            path.chmod(0o444 if is_closed else 0o644)
        saves.chmod(0o555 if is_closed else 0o755)

    with hindered(tmp_path, as_others_do) as server:
        table = call(server, "new", game="blitzkrieg", seed=7)["table"]
        moment, said = played(server, table, 3)
        assert said == ""
        closed(True)
        assert_refused(server, "new", "cannot save here", game="2gm", seed=7)
        assert_refused(server, "answer", "cannot save", table=table, moment=moment, path=[0])
        assert_refused(server, "rename", "cannot save here", table=table, name="Winter")
        assert_refused(server, "remove", "cannot save here", table=table)
        assert call(server, "now", table=table)["view"]["moment"] == moment
        closed(False)
        later, said = played(server, table, 1)
        assert (later > moment, said) == (True, "")


def assert_refused(server: str, name: str, says: str, /, **asked: Any) -> None:
    status, said = refused(server, name, **asked)
    assert (status, says in said, said.count("\n")) == (400, True, 0), said
