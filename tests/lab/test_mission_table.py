"""The table of missions in the guide is the one that the missions make."""

from __future__ import annotations

import runpy

from tests.conftest import ROOT


def test_the_table_is_what_the_missions_are() -> None:
    made = runpy.run_path(str(ROOT / "benchmarks" / "mission_table.py"))
    text = made["PAGE"].read_text(encoding="utf-8")
    assert made["with_table"](text) == text
