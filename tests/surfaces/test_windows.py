"""What a console of Windows is asked, by a console made of paper."""

from __future__ import annotations

import io
import os
from typing import Any

import pytest

from opfor.surfaces.terminal import screen, windows
from opfor.surfaces.terminal.screen import Screen


class Kernel:
    """A console with a mode, or none (``mode`` is ``None``)."""

    def __init__(self, mode: int | None, can: bool = True) -> None:
        self.mode, self.can = mode, can

    def GetStdHandle(self, number: int) -> int:  # noqa: N802
        assert number == windows.OUTPUT
        return 7

    def GetConsoleMode(self, handle: int, mode: Any) -> bool:  # noqa: N802
        assert handle == 7
        if self.mode is None:
            return False
        mode._obj.value = self.mode
        return True

    def SetConsoleMode(self, handle: int, mode: int) -> bool:  # noqa: N802
        assert handle == 7
        self.mode = mode if self.can else self.mode
        return self.can


def test_a_console_is_told_to_understand_colours() -> None:
    kernel = Kernel(0x3)
    assert windows.takes_colour(kernel)
    assert kernel.mode == 0x7


def test_an_old_console_and_a_pipe_get_none() -> None:
    assert not windows.takes_colour(Kernel(0x3, can=False))
    assert not windows.takes_colour(Kernel(None))


def test_on_windows_the_console_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "name", "nt")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "")
    monkeypatch.setattr(windows, "takes_colour", lambda: False)
    assert not screen.wants_colour()
    monkeypatch.setattr(windows, "takes_colour", lambda: True)
    assert screen.wants_colour()


@pytest.mark.parametrize(
    ("encoding", "plain"), [("utf-8", False), ("cp1252", True), ("cp437", True)]
)
def test_arrows_only_where_the_encoding_has_them(encoding: str, plain: bool) -> None:
    out = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    assert Screen(out, io.StringIO()).is_plain is plain
