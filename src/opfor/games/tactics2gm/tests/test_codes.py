"""Solo code lines."""

from __future__ import annotations

import pytest

from opfor.core.errors import OpforError
from opfor.games.tactics2gm.values.scenario_line import parse_code


@pytest.mark.rule("2GM-SC-2", "GT-2GM-7")
@pytest.mark.parametrize(
    ("line", "side", "counts", "kind", "total"),
    [
        ("Defender, 8-4-4-4-20, Defensive AI.", "defender", (8, 4, 4, 4, 20), "defensive", 40),
        ("Attacker, 8-5-5-4-20, Offensive AI.", "attacker", (8, 5, 5, 4, 20), "offensive", 42),
        ("Germans: 11-7-0-3-12, Defensive AI.", "germans", (11, 7, 0, 3, 12), "defensive", 33),
        ("Americans: 14-0-5-4-26, Offensive AI", "americans", (14, 0, 5, 4, 26), "offensive", 49),
    ],
)
def test_the_printed_lines_are_read_exactly(
    line: str, side: str, counts: tuple[int, ...], kind: str, total: int
) -> None:
    code = parse_code(line)
    assert (code.side, code.counts, code.kind, code.total) == (side, counts, kind, total)


@pytest.mark.rule("2GM-SC-2", "GT-2GM-7")
def test_comma_and_colon_mean_the_same() -> None:
    comma, colon = (f"Defender{mark} 8-4-4-4-20, Defensive AI" for mark in ",:")
    assert parse_code(comma) == parse_code(colon)


@pytest.mark.parametrize(
    "line", ["Defender 8-4-4-4-20", "Defender, 8-4-x-4-20, Defensive AI", "", "Defender, 8-4, AI"]
)
def test_what_does_not_parse_is_shown_with_an_example(line: str) -> None:
    with pytest.raises(OpforError, match="Defender, 8-4-4-4-20, Defensive AI"):
        parse_code(line)


def test_a_line_with_four_counts_says_what_five_are() -> None:
    with pytest.raises(OpforError, match=r"4 counts.*infantry-artillery-tanks"):
        parse_code("Defender, 8-4-4-20, Defensive AI")
