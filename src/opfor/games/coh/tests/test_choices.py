"""Choices of the AI and of the generator go through questions: nothing else breaks a tie."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

GAMES = Path(__file__).parents[2]
FILES = [
    path
    for folder in ("coh", "coh_generator")
    for path in sorted((GAMES / folder).rglob("*.py"))
    if "tests" not in path.parts
]


@pytest.mark.rule("X-3")
def test_ties_are_broken_by_questions() -> None:
    assert len(FILES) > 100
    assert not [path for path in FILES if asks_for_a_tie(path.read_text(encoding="utf-8"))]


def asks_for_a_tie(source: str) -> bool:
    asked = [node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Yield)]
    calls = [call.func for call in asked if isinstance(call, ast.Call)]
    return any(isinstance(name, ast.Name) and name.id == "TieBreak" for name in calls)


def test_a_hand_made_one_is_found() -> None:
    assert asks_for_a_tie("def pick(play):\n    one = yield TieBreak(('a', 'b'), 'which')\n")
