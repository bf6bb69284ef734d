"""The mutants themselves: what is broken, what is left alone, and that it takes hold."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.mutants.server import put_in_place
from tests.mutants.tokens import mutants_of

SOURCE = """
from opfor.core.cite import cite

FEW = 3

@cite("X-1")
def is_few(number):
    \"\"\"Not 1 more than 3.\"\"\"
    return number < FEW and number >= 0

class Deck:
    def top(self, cards):
        if not cards:
            raise ValueError(f"no {1 + 1} cards")
        return [*cards, *cards][0]

LATER = [lambda number: number + 1]
"""


@pytest.fixture
def sample(tmp_path: Path) -> tuple[Path, ModuleType]:
    path = tmp_path / "sample_to_break.py"
    path.write_text(SOURCE)
    spec = importlib.util.spec_from_file_location("sample_to_break", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["sample_to_break"] = module
    spec.loader.exec_module(module)
    return path, module


def test_every_token_of_a_function_is_broken_once(sample: tuple[Path, ModuleType]) -> None:
    found = [(m.function, m.was, m.now) for m in mutants_of(sample[0], sample[0].parent)]
    assert found == [
        ("is_few", "<", "<="),
        ("is_few", "and", "or"),
        ("is_few", ">=", ">"),
        ("is_few", "0", "1"),
        ("Deck.top", "if", "if not"),
        ("Deck.top", "not", ""),
        ("Deck.top", "0", "1"),
    ]


def test_the_rows_are_those_the_function_cites(sample: tuple[Path, ModuleType]) -> None:
    found = {m.function: m.rows for m in mutants_of(sample[0], sample[0].parent)}
    assert found == {"is_few": {"X-1"}, "Deck.top": set()}


def test_a_mutant_takes_hold_wherever_the_function_was_imported(
    sample: tuple[Path, ModuleType],
) -> None:
    path, module = sample
    imported = module.is_few
    assert not imported(3)
    first = next(mutants_of(path, path.parent))
    put_in_place(first, path.parent)
    assert imported(3)
    assert first.name == (
        "sample_to_break.py:is_few: return number < FEW and number >= 0 [< 1 -> <=]"
    )
