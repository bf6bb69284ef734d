"""The position of the day, the game of the week, and a person's own page."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path

import pytest

from opfor.app.coach.puzzles import shipped
from opfor.app.conversation import Table
from opfor.app.day_and_week import (
    game_of_week,
    line_to_share,
    played_again,
    position_of,
    rated,
    week_of,
)
from opfor.app.registry import load_game
from opfor.app.results import DayDone, days_done, own_page, remember_day
from opfor.app.start import Start
from opfor.core.errors import OpforError
from tests.conformance.cases import at_random
from tests.conftest import Opfor

DAY = date(2026, 11, 18)


def shared(week: str = "2026-W47") -> str:
    """The line of a game of the week, played by lot."""
    found = game_of_week(week, "blitzkrieg")
    table = Table.new(load_game(found.game), Start(seed=found.seed, options=found.options))
    respond = at_random(5)
    while table.session.pending is not None:
        table.session.answer(respond(table.session.pending))
    return line_to_share(table.seen_by(), found)


def test_no_position_comes_again_before_all_have_been() -> None:
    game = load_game("blitzkrieg")
    begins = date.fromordinal(DAY.toordinal() - DAY.toordinal() % 30)
    numbers = [position_of(game, begins + timedelta(days=n), 30) for n in range(30)]
    assert sorted(numbers) == list(range(1, 31))
    assert numbers != sorted(numbers)


def test_positions_are_rated_from_one_to_five() -> None:
    puzzles = shipped(load_game("blitzkrieg"))
    assert {rated(puzzle, puzzles) for puzzle in puzzles} == {1, 2, 3, 4, 5}
    easiest = max(puzzles, key=lambda puzzle: puzzle.chance - puzzle.second)
    assert rated(easiest, puzzles) == 1


def test_the_position_of_a_day_is_told_explained_and_remembered_once(opfor: Opfor) -> None:
    for _ in range(2):
        out = opfor("puzzle", "blitzkrieg", "--day", "2026-11-18", typed="\n").out
        assert out.startswith("Position of 18 November 2026, Blitzkrieg!: number")
        assert "% to win" in out
    assert [(each.day, each.tries) for each in days_done()] == [("2026-11-18", 0)]


def test_a_week_has_the_same_game_for_everybody_and_every_day() -> None:
    names = {week_of(DAY - timedelta(days=n)) for n in range(3)}
    assert names == {"2026-W47"}
    assert game_of_week("2026-W47") == game_of_week("2026-W47")
    games = {game_of_week(f"2026-W{n:02d}").game for n in range(1, 50)}
    assert {"blitzkrieg", "coh", "2gm"} <= games


def test_the_line_of_a_game_is_verified_and_a_changed_one_refused(opfor: Opfor) -> None:
    line = shared()
    ran = opfor("verify", line)
    assert ran.code == 0
    assert "as the line says" in ran.out
    week, game, result, link = line.removeprefix("opfor-week:").split()
    better = "lost" if result.startswith("won") else "won"
    for wrong, said in (
        (f"opfor-week:2026-W46 {game} {result} {link}", "another game was played"),
        (f"opfor-week:{week} {game} {better}-9:1 {link}", "the game says"),
        (f"opfor-week:{week} {game} {result} {link[:-20]}", "not whole"),
        (f"opfor-week:{week} {game}", "not whole"),
        (f"opfor-week:soon {game} {result} {link}", "no week"),
    ):
        ran = opfor("verify", wrong)
        assert ran.code == 2, wrong
        assert said in ran.err
        assert len(ran.err.splitlines()) == 1


def test_a_week_is_tried_once_and_gone_on_with(opfor: Opfor, data_folder: Path) -> None:
    for _ in range(2):
        assert opfor("week", "blitzkrieg", "--date", "2026-11-18", typed="quit\n").code == 0
    assert len(list((data_folder / "saves").glob("week-2026-W47-*"))) == 1
    assert opfor("week", "--date", "soon").err.startswith("opfor: --date 'soon'")
    assert "game: 'chess'" in opfor("week", "chess").err


def test_the_own_page_is_worked_out_from_the_records(opfor: Opfor) -> None:
    assert opfor("results").out == "Nothing played here yet.\n"
    opfor("week", "blitzkrieg", "--date", "2026-11-18", typed="quit\n")
    for day, tries in (("2026-11-16", 1), ("2026-11-17", 3), ("2026-11-18", 1)):
        remember_day(DayDone(day, "blitzkrieg", 7, tries))
    page = own_page(DAY)
    assert (page.days, page.solved, page.at_once, page.streak) == (3, 3, 2, 3)
    assert [(row.game, row.played, row.under_way) for row in page.rows] == [("blitzkrieg", 0, 1)]
    assert json.loads(opfor("results", "--date", "2026-11-18", "--json").out)["streak"] == 3


def test_what_is_no_line_of_a_game_is_refused() -> None:
    with pytest.raises(OpforError):
        played_again("opfor-week:")


def test_a_week_that_cannot_be_kept_says_where_it_could_be(
    opfor: Opfor, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("OPFOR_DATA", str(tmp_path / "file"))
    ran = opfor("week", "blitzkrieg", "--date", "2026-11-18", typed="quit\n")
    assert ran.code == 2
    assert "cannot save here" in ran.err
    assert "OPFOR_DATA" in ran.err
