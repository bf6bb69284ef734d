"""Puzzles that come with the games still fit their rules, and their answers hold."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from opfor.app.coach.puzzle_proof import SURE, proved, told_apart
from opfor.app.coach.puzzle_search import made, modes
from opfor.app.coach.puzzles import answers_to, obvious_act, read, set_up, shipped, write
from opfor.app.coach.solution import solution, task
from opfor.app.registry import bundled, load_game
from opfor.app.search import Budget, search
from opfor.app.search.clock import Clock
from opfor.app.search.tree import Node
from opfor.core.errors import OpforError
from opfor.core.phrases import percent
from opfor.core.requests import Choose
from tests.app.test_search import foreseeing_race
from tests.conftest import Opfor

WITH_PUZZLES = [each.id for each in bundled() if shipped(load_game(each.id))]


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_every_puzzle_can_be_asked_and_its_answer_is_legal(name: str) -> None:
    game = load_game(name)
    puzzles = shipped(game)
    assert len({msgspec.json.encode([each.start, each.answers]) for each in puzzles}) == len(
        puzzles
    )
    for puzzle in puzzles:
        table = set_up(game, puzzle)
        request = table.session.pending
        assert isinstance(request, Choose)
        right, obvious = answers_to(game, puzzle, table), obvious_act(game, puzzle, table)
        assert set(right) <= set(request.options)
        assert obvious not in right
        assert puzzle.chance > puzzle.second >= puzzle.obvious_chance


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_the_answer_holds_against_another_search(name: str) -> None:
    """A sample, with a seed of its own: the right act beats the obvious one in most."""
    game = load_game(name)
    puzzles = shipped(game)
    right, asked = 0, puzzles[:: max(1, len(puzzles) // 6)]
    for puzzle in asked:
        table = set_up(game, puzzle)
        best, obvious = answers_to(game, puzzle, table)[0], obvious_act(game, puzzle, table)
        found = search(table.session.play, 99, Budget(60), wanted=(best, obvious))
        chance = {each.option: each.chance for each in found}
        right += chance[best] > chance[obvious]
    assert right >= 0.6 * len(asked)


def test_new_puzzles_are_made_and_kept(tmp_path: Path) -> None:
    game = foreseeing_race()
    first = next(made(game, [{"mode": "solo"}], {}, 7, Clock()))
    write(tmp_path / "one.gz", [first])
    write(tmp_path / "two.gz", [first])
    assert (tmp_path / "one.gz").read_bytes() == (tmp_path / "two.gz").read_bytes()
    table = set_up(game, first)
    assert obvious_act(game, first, table) not in answers_to(game, first, table)


def test_an_answer_is_proved_by_as_many_tries_as_is_said() -> None:
    """No other act takes part in the race that proves it. The clearest one that does not win for
    sure is proved with any engine."""
    game = load_game("blitzkrieg")
    unsure = [each for each in shipped(game) if each.chance < 0.9]
    puzzle = max(unsure, key=lambda each: each.chance - each.second)
    table = set_up(game, puzzle)
    acts = [answers_to(game, puzzle, table)[0], obvious_act(game, puzzle, table)]
    found = proved(table.session.play, acts)
    assert found is not None
    right, second, usual = found
    assert [node.option for node in (*right, usual)] == acts
    assert {node.visits for node in (*right, second, usual)} == {SURE}


def raced(*chances: float) -> list[Node]:
    """Acts that were tried often, the usual one last."""
    nodes = [Node(name) for name in range(len(chances))]
    for node, chance in zip(nodes, chances, strict=True):
        for _ in range(SURE):
            node.add(chance)
    return nodes


def test_a_few_acts_are_right_where_a_step_follows_them() -> None:
    found = told_apart(raced(0.70, 0.67, 0.62, 0.5), -2.0)
    assert found is not None
    right, second, usual = found
    assert [node.mean for node in (*right, second, usual)] == pytest.approx([0.7, 0.67, 0.62, 0.5])


@pytest.mark.parametrize(
    "chances",
    [
        (0.70, 0.67, 0.645, 0.5),
        (0.70, 0.66, 0.5, 0.64),
        (0.70, 0.69, 0.69, 0.68, 0.67, 0.5),
        (0.99, 0.80, 0.5),
    ],
    ids=["no step", "the usual one is good", "too many", "as good as won"],
)
def test_what_is_not_clear_is_no_puzzle(chances: tuple[float, ...]) -> None:
    assert told_apart(raced(*chances), -2.0) is None


def test_the_solution_names_both_acts_and_their_chances() -> None:
    game = load_game("blitzkrieg")
    puzzle = shipped(game)[0]
    eyes = set_up(game, puzzle).seen_by()
    found = solution(game, puzzle, eyes)
    said = " ".join(found.lines)
    assert f"{percent(puzzle.chance)} to win" in said
    assert f"leaves {percent(puzzle.obvious_chance)}" in said
    assert solution(game, puzzle, eyes) == found, "the same puzzle has the same solution"


def test_the_task_tells_one_right_act_from_a_few() -> None:
    puzzle = shipped(load_game("blitzkrieg"))[0]
    one, few = (replace(puzzle, right=puzzle.right[:1] * count) for count in (1, 2))
    assert task(one) != task(few)
    assert "obvious one" in task(one)
    assert "obvious one" in task(few)


def test_modes_are_games_for_one_person() -> None:
    game = load_game("blitzkrieg")
    assert {"mode": "two-player"} in game.variants
    assert {"mode": "two-player"} not in modes(game)


def test_a_puzzle_is_asked_checked_and_explained(opfor: Opfor) -> None:
    game = load_game("blitzkrieg")
    puzzle = shipped(game)[0]
    table = set_up(game, puzzle)
    right, obvious = answers_to(game, puzzle, table), obvious_act(game, puzzle, table)
    request = table.session.pending
    assert isinstance(request, Choose)
    typed = {each.number: each.typed for each in table.seen_by().offers()}
    best, wrong = (typed[request.options.index(act)] for act in (right[0], obvious))
    out = opfor("puzzle", "blitzkrieg", "1", typed=f"nonsense\n{wrong}\n{best}\n").out
    assert "One act is clearly best" in out
    assert out.count("There is a better one") == 1
    assert "Right." in out
    assert f"{percent(puzzle.chance)} to win" in out


def test_a_number_picks_from_the_answers_of_a_puzzle_once_they_are_listed(opfor: Opfor) -> None:
    game = load_game("2gm")
    puzzle = shipped(game)[26]
    table = set_up(game, puzzle)
    right, request = answers_to(game, puzzle, table), table.session.pending
    assert isinstance(request, Choose)
    number = request.options.index(right[0]) + 1
    out = opfor("puzzle", "2gm", "27", typed=f"{number}\n?\n{number}\n").out
    assert "a number picks from a list; ? shows it" in out.split("Right.")[0]
    assert "Right." in out
    assert all(line.count("(") == line.count(")") for line in out.splitlines() if "shoots" in line)


def test_a_puzzle_that_does_not_fit_is_refused_in_one_line() -> None:
    game = load_game("blitzkrieg")
    puzzle = shipped(game)[0]
    with pytest.raises(OpforError, match="does not fit today's rules"):
        set_up(game, replace(puzzle, answers=("nonsense",)))
    with pytest.raises(OpforError, match="does not fit today's rules"):
        set_up(game, replace(puzzle, start={"no": "state"}))


def test_options_of_new_puzzles_are_those_of_the_game(opfor: Opfor, tmp_path: Path) -> None:
    out = str(tmp_path / "x.gz")
    ran = opfor("puzzle", "blitzkrieg", "--make", "1", "--difficulty", "hardest", "-o", out)
    assert ran.code == 2
    assert "hardest" in ran.err
    ran = opfor("puzzle", "blitzkrieg", "--make", "1", "-o", str(tmp_path / "none" / "x.gz"))
    assert (ran.code, ran.err.count("\n")) == (2, 1)


@pytest.mark.parametrize("minutes", ["nan", "-1", "0", "1e9"])
def test_minutes_that_are_none_are_refused(opfor: Opfor, tmp_path: Path, minutes: str) -> None:
    words = ("--make", "1", "-o", str(tmp_path / "new"), "--minutes", minutes)
    ran = opfor("puzzle", "blitzkrieg", *words)
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "more than 0, at most 10000" in ran.err


def test_a_file_that_is_there_is_not_written_over(opfor: Opfor, tmp_path: Path) -> None:
    kept = tmp_path / "mine.gz"
    kept.write_text("mine")
    for name in ("blitzkrieg", "coh-generator"):
        ran = opfor("puzzle", name, "--make", "1", "-o", str(kept))
        assert ran.code == 2
        assert kept.read_text() == "mine"


def test_new_puzzles_are_added_to_those_of_a_file(
    opfor: Opfor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is there stays, and no moment is kept twice."""
    puzzles = shipped(load_game("blitzkrieg"))
    kept = tmp_path / "mine.gz"
    write(kept, puzzles[:2])
    with monkeypatch.context() as patched:
        patched.setattr("opfor.surfaces.cli.puzzle.made", lambda *_: iter(puzzles))
        ran = opfor("puzzle", "blitzkrieg", "--make", "3", "--add", "-o", str(kept))
    assert ran.code == 0
    assert read(kept) == puzzles[:5]
    ran = opfor(
        "puzzle", "blitzkrieg", "--make", "3", "--minutes", "1e-9", "-o", str(kept), "--add"
    )
    assert len(read(kept)) == 5, "the time was over at once"
    damaged = bytearray(kept.read_bytes())
    damaged[200:260] = b"x" * 60
    for spoiled in (b"no puzzles", bytes(damaged)):
        kept.write_bytes(spoiled)
        ran = opfor("puzzle", "blitzkrieg", "--make", "1", "--add", "-o", str(kept))
        assert (ran.code, ran.err.count("\n")) == (2, 1)
        assert kept.read_bytes() == spoiled
