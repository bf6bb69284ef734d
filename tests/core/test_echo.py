"""An error repeats a little of what was given, whichever way it was put into it."""

from __future__ import annotations

import pytest

from opfor.core.echo import MOST_ECHOED, shortened, with_short_echoes
from opfor.core.errors import OpforError, one_of

LONG = {
    "one word": "x" * 5000,
    "many words": "so many words " * 400,
    "a path": "a/b/" * 900,
    "quotes": "it's " * 900,
    "both quotes": "'\" " * 900,
    "lines": "line\n" * 900,
}


def echoed(said: str, given: str) -> int:
    """How much of what was given stands in one piece in what is said."""
    shown = " ".join(given.split())
    return max(n for n in range(300) if shown[:n] in said)


@pytest.mark.rule("X-6")
@pytest.mark.parametrize("given", LONG.values(), ids=LONG)
def test_what_is_quoted_is_cut(given: str) -> None:
    said = str(OpforError(one_of("game", given, ["coh"])))
    assert echoed(said, given) <= MOST_ECHOED
    assert len(said) < 150
    assert said.endswith("choose one of: coh")


@pytest.mark.rule("X-6")
def test_what_is_not_quoted_is_cut_where_it_has_no_end() -> None:
    assert len(str(OpforError(f"unit {'y' * 450}: is not there"))) < 100


def test_paths_and_prose_stay_whole() -> None:
    path = f"/home/somebody/{'folder/' * 12}mission.toml: hex 'Z99' is not on the map"
    prose = "the AI's turn: " + "it's not the player's choice, and nobody's " * 4
    assert with_short_echoes(path) == path
    assert with_short_echoes(prose) == prose


def test_shortened_keeps_one_line() -> None:
    assert shortened("a\nb  c") == "a b c"


def test_a_book_full_of_marks_takes_no_longer_than_one() -> None:
    assert len(with_short_echoes("'x `y \"z " * 100_000)) == 900_000
