"""A parser that refuses a word it expects is built anew, once."""

from __future__ import annotations

from typing import Any

import pytest
from lark.exceptions import UnexpectedCharacters

from opfor.cardboard.coh.orders import grammar, mistakes, parse
from opfor.cardboard.coh.orders.errors import Misfit

REFUSED = '"Mobile" cannot stand here; did you mean Mobile? expected Fresh'


def test_it_is_built_anew_and_reads_on(monkeypatch: pytest.MonkeyPatch) -> None:
    grammar.grammar.cache_clear()
    damaged, mistake = grammar.grammar_for("line"), mistakes.mistake

    def refuses(text: str, start: str) -> None:
        raise UnexpectedCharacters(text, 0, 1, 1)  # type: ignore[no-untyped-call]

    def said(by: Any, start: str, text: str) -> Misfit:
        return Misfit(1, REFUSED) if by is damaged else mistake(by, start, text)

    monkeypatch.setattr(damaged.lark, "parse", refuses)
    monkeypatch.setattr(mistakes, "mistake", said)
    assert parse.parsed("line", "Mobile AI closest to Unit: Move") is not None
    assert grammar.grammar_for("line") is not damaged
    with pytest.raises(Misfit, match="fits AI only"):
        parse.parsed("line", "Mobile Unit: Become Spent")
