"""Rulings as a typed value, made from the book."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Literal

import pytest

from opfor.core.book import load_book
from opfor.core.errors import OpforError
from opfor.core.rulings import RulingsInForce, rulings_from, source
from tests.toy_game import GAME

BOOK = load_book(GAME.folder)


class Rulings(RulingsInForce, frozen=True, kw_only=True, rename="kebab"):
    finish: Literal["past", "exact"] = "past"


def test_the_value_has_what_was_chosen_else_the_default() -> None:
    assert rulings_from(Rulings, BOOK, {}).finish == "past"
    assert rulings_from(Rulings, BOOK, {"finish": "exact"}).finish == "exact"
    with pytest.raises(OpforError, match="finish"):
        rulings_from(Rulings, BOOK, {"finish": "never"})


def test_it_reads_by_the_names_of_the_book() -> None:
    rulings = rulings_from(Rulings, BOOK, {})
    assert rulings["finish"] == "past"
    assert rulings.by_name() == {"finish": "past"}


def test_its_source_is_written_from_the_book(tmp_path: Path) -> None:
    path = tmp_path / "written_rulings.py"
    path.write_text(source(BOOK), encoding="utf-8")
    spec = spec_from_file_location("written_rulings", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["written_rulings"] = module
    spec.loader.exec_module(module)
    assert rulings_from(module.Rulings, BOOK, {"finish": "exact"})["finish"] == "exact"
