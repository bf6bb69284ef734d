"""Puzzles that come with the games still fit their rules, and their answers hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from opfor.app.coach.puzzles import answer_to, made, set_up, shipped, write
from opfor.app.registry import bundled, load_game
from opfor.app.search import Budget, search
from opfor.core.requests import Choose
from tests.conftest import Opfor

WITH_PUZZLES = [each.id for each in bundled() if shipped(load_game(each.id))]


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_every_puzzle_can_be_asked_and_its_answer_is_legal(name: str) -> None:
    game = load_game(name)
    puzzles = shipped(game)
    assert len({(each.seed, len(each.choices)) for each in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        table = set_up(game, puzzle)
        request = table.session.pending
        assert isinstance(request, Choose)
        assert answer_to(game, puzzle, table) in request.options
        assert puzzle.chance > puzzle.second


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_the_answer_holds_against_another_search(name: str) -> None:
    """A sample, with a seed of its own: the best act is among the best two of most."""
    game = load_game(name)
    right, asked = 0, shipped(game)[::12]
    for puzzle in asked:
        table = set_up(game, puzzle)
        best = answer_to(game, puzzle, table)
        found = search(table.session.play, 99, Budget(60), wanted=(best,))
        order = sorted(found, key=lambda each: -each.chance)
        right += best in [each.option for each in order[:2]]
    assert right >= 0.6 * len(asked)


def test_new_puzzles_are_made_and_kept(tmp_path: Path) -> None:
    game = load_game("blitzkrieg")
    (first,) = (puzzle for puzzle, _ in zip(made(game, {}, {}, 3), range(1), strict=False))
    write(tmp_path / "one.gz", [first])
    write(tmp_path / "two.gz", [first])
    assert (tmp_path / "one.gz").read_bytes() == (tmp_path / "two.gz").read_bytes()
    assert set_up(game, first).session.pending is not None


def test_a_puzzle_is_asked_checked_and_explained(opfor: Opfor) -> None:
    game = load_game("blitzkrieg")
    puzzle = shipped(game)[0]
    table = set_up(game, puzzle)
    best = answer_to(game, puzzle, table)
    request = table.session.pending
    assert isinstance(request, Choose)
    number = request.options.index(best)
    typed = next(each.typed for each in table.seen_by().offers() if each.number == number)
    out = opfor("puzzle", "blitzkrieg", "1", typed=f"nonsense\n{typed}\n").out
    assert "One act is clearly best" in out
    assert "Right." in out
    assert f"{puzzle.chance:.0%} to win" in out
    assert "There is a better one" not in out


def test_options_of_new_puzzles_are_those_of_the_game(opfor: Opfor, tmp_path: Path) -> None:
    out = str(tmp_path / "x.gz")
    ran = opfor("puzzle", "blitzkrieg", "--make", "1", "--difficulty", "hardest", "-o", out)
    assert ran.code == 2
    assert "hardest" in ran.err
    ran = opfor("puzzle", "blitzkrieg", "--make", "1", "-o", str(tmp_path / "none" / "x.gz"))
    assert (ran.code, ran.err.count("\n")) == (2, 1)
