"""``check.py`` counts what was skipped, so that nothing is left out unnoticed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from check import skipped

TESTS = """
import pytest

@pytest.mark.skip(reason="no browser")
@pytest.mark.parametrize("n", [1, 2])
def test_marked(n): ...

def test_inside(): pytest.skip("no database")

@pytest.mark.xfail
def test_known_to_fail(): assert False

def test_good(): ...
"""


def test_every_skipped_test_is_counted_with_its_reason(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(TESTS)
    told = tmp_path / "told.xml"
    words = [sys.executable, "-m", "pytest", "-q", str(tmp_path), f"--junitxml={told}"]
    subprocess.run(words, cwd=tmp_path, capture_output=True, check=True)
    assert skipped(told) == {"no browser": 2, "no database": 1}


def test_without_tests_nothing_was_skipped(tmp_path: Path) -> None:
    assert not skipped(tmp_path / "none.xml")
