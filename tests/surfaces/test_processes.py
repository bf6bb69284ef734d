"""``opfor`` as people and pipes start it."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

Start = Callable[..., subprocess.Popen[str]]


def test_a_pipe_that_closes_early_is_no_error(opfor_process: Start) -> None:
    process = opfor_process("rules", "coh", "--full")
    assert process.stdout is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr is not None
    assert process.stderr.read() == ""
    assert process.wait() == 0
    process.stderr.close()
    assert process.stdin is not None
    process.stdin.close()


def test_closed_standard_input_keeps_the_game(opfor_process: Start) -> None:
    process = opfor_process("play", "race", "--seed", "1")
    out, err = process.communicate("hop\n")
    assert process.returncode == 0, err
    assert "The tortoise plays hop" in out
    assert "-m opfor play --resume" in out  # the command this person has


def test_no_standard_input_at_all(data_folder: Path, toy_installed: Path) -> None:
    """As after ``<&-`` in a shell: Python then has no ``sys.stdin``."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(toy_installed), *sys.path])}
    run = subprocess.run(
        f"{sys.executable} -m opfor play race --seed 1 <&-; "
        f"{sys.executable} -m opfor decide race - <&-",
        shell=True, env=env, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert "Saved. Go on with" in run.stdout
    assert run.stderr.count("\n") == 1
    assert "Traceback" not in run.stderr


def test_interrupting_a_game_keeps_it(opfor_process: Start) -> None:
    process = opfor_process("play", "race", "--seed", "1")
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("hop\n")
    process.stdin.flush()
    for line in process.stdout:
        if "The tortoise plays hop" in line:
            break
    process.send_signal(signal.SIGINT)
    out, err = process.communicate()
    assert process.returncode == 130
    assert "-m opfor play --resume" in out  # the command this person has
    assert err == ""


def test_a_terminal_without_unicode(opfor_process: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    out, err = opfor_process("play", "blitzkrieg", "--seed", "1").communicate("help\n")
    assert err == ""
    assert "of 25 VP" in out


def typed_in_a_terminal(
    words: list[str], typed: list[str], env: dict[str, str], prompt: str = "> $"
) -> str:
    """Run ``opfor`` on a pseudo-terminal, typing a line at each prompt; returns what it showed."""
    leader, follower = pty.openpty()
    command = [sys.executable, "-m", "opfor", *words]
    process = subprocess.Popen(command, stdin=follower, stdout=follower, stderr=follower, env=env)
    os.close(follower)
    shown, waiting, until = "", list(typed), time.monotonic() + 600
    while time.monotonic() < until:
        if not select.select([leader], [], [], 0.1)[0]:
            if process.poll() is not None:
                break
            continue
        try:
            shown += os.read(leader, 4096).decode(errors="replace")
        except OSError:  # the other end is gone
            break
        if waiting and re.search(prompt, shown):
            os.write(leader, waiting.pop(0).encode())
    process.kill()
    process.wait()
    os.close(leader)
    assert waiting == []
    return shown


@pytest.fixture
def terminal(data_folder: Path, toy_installed: Path) -> dict[str, str]:
    path = os.pathsep.join([str(toy_installed), *sys.path])
    env = {**os.environ, "PYTHONPATH": path, "TERM": "xterm", "COLUMNS": "100", "LINES": "40"}
    env.pop("NO_COLOR", None)
    return env


def test_the_menu_starts_a_game_on_a_terminal(terminal: dict[str, str]) -> None:
    shown = typed_in_a_terminal([], ["play race\n", "\n", "help\n", "quit\n"], terminal)
    assert "play Blitzkrieg!" in shown
    assert "Which card?" in shown
    assert "Saved. Go on with" in shown


def test_colour_on_a_terminal_and_not_with_no_color(terminal: dict[str, str]) -> None:
    words = ["play", "race", "--seed", "1"]
    assert "\x1b[1m" in typed_in_a_terminal(words, ["quit\n"], terminal)
    plain = typed_in_a_terminal(words, ["quit\n"], {**terminal, "NO_COLOR": "1"})
    assert "\x1b[1m" not in plain


def test_the_tab_key_completes_a_word(terminal: dict[str, str]) -> None:
    shown = typed_in_a_terminal(["play", "race", "--seed", "1"], ["sk\t\n", "quit\n"], terminal)
    assert "The tortoise plays skip" in shown


def test_typed_ahead_work_comes_back_for_editing(terminal: dict[str, str]) -> None:
    typed = ["zz; skip\n", "\x15quit\n"]
    words = ["play", "race", "--seed", "1"]
    shown = typed_in_a_terminal(words, typed, terminal, prompt="> $|entered: skip[^>]+> zz; skip$")
    assert "Not entered: skip" in shown
    assert "> zz; skip" in shown.split("Not entered")[1]


def test_json_stands_alone_on_standard_output(opfor_process: Start) -> None:
    process = opfor_process("simulate", "race", "--games", "5", "--json", "--jobs", "1")
    out, err = process.communicate()
    assert json.loads(out)["games"] == 5
    assert err == ""
