"""Which tests ``check.py quick`` runs for what has changed."""

from __future__ import annotations

import pytest
from checkout import ROOT

import check

GAME = min((ROOT / "src" / "opfor" / "games").glob("*/tests")).parent.relative_to(ROOT).as_posix()


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        (f"{GAME}/rules/movement.py", f"{GAME}/tests"),
        ("src/opfor/lab/balance.py", "tests/lab"),
        ("src/opfor/surfaces/cli/decide.py", "tests/surfaces"),
        ("src/opfor/surfaces/web/page/main.js", "tests/web/test_messages.py"),
        ("tests/web/test_keeping.py", "tests/web/test_keeping.py"),
    ],
)
def test_what_changed_is_tested(changed: str, tests: str) -> None:
    found = check.tests_of([changed])
    assert tests in found
    assert set(check.ALWAYS) <= set(found)
    assert all((ROOT / name).exists() for name in found)


def test_papers_ask_for_the_kernel_alone() -> None:
    assert check.tests_of(["README.md", "docs/lab.md"]) == sorted(check.ALWAYS)
