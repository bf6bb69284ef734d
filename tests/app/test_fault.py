"""A fault of ours is one line, exit code 2, and a report; never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from opfor.app import fault
from tests.conftest import Opfor


def test_a_fault_becomes_one_line_and_a_report(
    opfor: Opfor, monkeypatch: pytest.MonkeyPatch, data_folder: Path
) -> None:
    def broken(*_: object) -> int:
        raise KeyError("planted")

    monkeypatch.setattr("opfor.surfaces.cli.saves.run", broken)
    ran = opfor("saves")
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert "a fault of ours (KeyError: 'planted')" in ran.err
    (report,) = (data_folder / "reports").iterdir()
    assert "planted" in report.read_text(encoding="utf-8")
    assert "opfor saves" in report.read_text(encoding="utf-8")


def test_where_no_report_can_be_written_that_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(fault, "data_folder", lambda: tmp_path / "file")
    assert "no report could be written" in fault.reported(KeyError("x"), ["play"])
