"""The mutants themselves: what is broken, what is left alone, and that it takes hold."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from opfor.cardboard.coh.counters.units import unit_kinds
from tests.mutants.fresh import LOADERS, Broken
from tests.mutants.server import put_in_place
from tests.mutants.tokens import MODULE, mutants_of
from tests.mutants.watched import Watch, called, forget, functions_of

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

LATER = [
    range(1),
    lambda number: number + 1,
]
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
    every = mutants_of(sample[0], sample[0].parent)
    found = [(m.function, m.was, m.now) for m in every if m.function != MODULE]
    assert found == [
        ("is_few", "<", "<="),
        ("is_few", "and", "or"),
        ("is_few", ">=", ">"),
        ("is_few", "0", "1"),
        ("Deck.top", "if", "if not"),
        ("Deck.top", "not", ""),
        ("Deck.top", "0", "1"),
    ]


def test_tables_are_broken_too_and_lose_a_rung(sample: tuple[Path, ModuleType]) -> None:
    every = mutants_of(sample[0], sample[0].parent)
    found = [(m.text, m.was, m.now) for m in every if m.function == MODULE]
    assert found == [
        ("FEW = 3", "3", "4"),
        ("range(1),", "1", "2"),
        ("lambda number: number + 1,", "+", "-"),
        ("lambda number: number + 1,", "1", "2"),
        ("range(1),", "rung", ""),
    ]


def test_the_lines_are_those_of_the_statement(sample: tuple[Path, ModuleType]) -> None:
    every = [*mutants_of(sample[0], sample[0].parent)]
    head = next(m for m in every if (m.function, m.was) == ("Deck.top", "if"))
    ladder = next(m for m in every if m.was == "rung")
    assert (len(head.lines), len(ladder.lines)) == (1, 4)


def test_what_a_test_runs_is_told_by_the_line(sample: tuple[Path, ModuleType]) -> None:
    path, module = sample
    by_text = {m.text: m.line for m in mutants_of(path, path.parent)}
    asked, back = by_text["if not cards:"], by_text["return [*cards, *cards][0]"]
    watch = Watch(path.parent)
    watch.turn_to("empty")
    with pytest.raises(ValueError, match="cards"):
        module.Deck().top([])
    watch.turn_to("full")
    module.Deck().top([1])
    told = [*watch.told()]
    assert ("empty", str(path), asked) in told
    assert ("empty", str(path), back) not in told
    assert ("full", str(path), back) in told
    assert {functions_of(path)[line] for _, _, line in told} == {"Deck.top"}


def test_functions_called_while_a_game_is_read_are_told(sample: tuple[Path, ModuleType]) -> None:
    path, module = sample
    with called(str(path.parent)) as reached:
        module.is_few(1)
    assert reached == {(str(path), "is_few")}


def test_what_was_worked_out_is_forgotten() -> None:
    """Else only the first test that needed it would be seen to run it."""
    first = unit_kinds()
    assert unit_kinds() is first
    forget("opfor")
    assert unit_kinds() is not first
    assert unit_kinds() == first


def test_the_rows_are_those_the_function_cites(sample: tuple[Path, ModuleType]) -> None:
    found = {m.function: m.rows for m in mutants_of(sample[0], sample[0].parent)}
    assert found == {"is_few": {"X-1"}, "Deck.top": set(), MODULE: set()}


def test_a_mutant_takes_hold_wherever_the_function_was_imported(
    sample: tuple[Path, ModuleType],
) -> None:
    path, module = sample
    imported = module.is_few
    assert not imported(3)
    first = next(m for m in mutants_of(path, path.parent) if m.function == "is_few")
    put_in_place(first, path.parent)
    assert imported(3)
    assert first.name == (
        "sample_to_break.py:is_few: return number < FEW and number >= 0 [< 1 -> <=]"
    )


def test_a_process_of_its_own_finds_compiled_modules_beside_the_broken_file(tmp_path: Path) -> None:
    """Without them whatever imports one fails, and a mutant that nobody notices seems killed."""
    for name in ("native.so", "written.py"):
        (tmp_path / name).touch()
    finder = importlib.machinery.FileFinder(str(tmp_path), *LOADERS)
    found = {name: finder.find_spec(name) for name in ("native", "written")}
    loaders = {name: type(spec.loader) for name, spec in found.items() if spec is not None}
    assert loaders == {"native": importlib.machinery.ExtensionFileLoader, "written": Broken}
