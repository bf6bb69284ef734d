"""What tests of sessions, surfaces and lab share: the toy game, and ``opfor`` as a function."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from opfor.__main__ import main
from opfor.app.registry import listings

ROOT = Path(__file__).parent.parent


class Ran(NamedTuple):
    """How a command ended and what it said."""

    code: int
    out: str
    err: str


Opfor = Callable[..., Ran]


@pytest.fixture
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for saved games."""
    folder = tmp_path / "data"
    monkeypatch.setenv("OPFOR_DATA", str(folder))
    monkeypatch.setenv("OPFOR_LANGUAGE", "en")
    return folder


@pytest.fixture
def toy_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The toy game, registered the way a game outside this repository registers."""
    installed = tmp_path / "installed"
    metadata = installed / "race-1.0.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: race\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[opfor.games]\nrace = tests.toy_game\n")
    monkeypatch.syspath_prepend(str(installed))
    listings.cache_clear()
    yield installed
    listings.cache_clear()


@pytest.fixture
def opfor(
    data_folder: Path,
    toy_installed: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> Opfor:
    """``opfor("play", "race", typed="hop\\nquit\\n")``, in this process."""

    def run(*words: str, typed: str | bytes = "") -> Ran:
        raw = typed if isinstance(typed, bytes) else typed.encode()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(raw), encoding="utf-8"))
        code = main(list(words))
        return Ran(code, *capsys.readouterr())

    return run


@pytest.fixture
def opfor_process(data_folder: Path, toy_installed: Path) -> Callable[..., subprocess.Popen[str]]:
    """``opfor`` as a process of its own, with the toy game."""
    path = os.pathsep.join([str(toy_installed), str(ROOT), str(ROOT / "src")])

    def start(*words: str, **more: object) -> subprocess.Popen[str]:
        env = {**os.environ, "OPFOR_DATA": str(data_folder), "PYTHONPATH": path}
        streams = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        command = [sys.executable, "-m", "opfor", *words]
        return subprocess.Popen(command, env=env, text=True, **{**streams, **more})  # type: ignore[call-overload, no-any-return]

    return start
