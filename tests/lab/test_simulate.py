"""Series of games: reproducible, whoever plays them."""

from __future__ import annotations

import csv
import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from opfor.core.chance import derived_seed
from opfor.core.errors import MissingExtra, OpforError
from opfor.lab import results as lab_results
from opfor.lab import running
from opfor.lab.results import check_out
from opfor.lab.running import parts_of, run_series
from opfor.lab.simulate import Result, Series, play_games
from tests.conftest import Opfor

SERIES = Series("race", {}, {}, {"tortoise": "random"}, 7, 60)


def simulate(opfor: Opfor, *words: str) -> dict:  # type: ignore[type-arg]
    ran = opfor("simulate", "race", "--json", *words)
    assert (ran.code, ran.err) == (0, "")
    document: dict = json.loads(ran.out)  # type: ignore[type-arg]
    return document


def test_the_document_of_the_contract(opfor: Opfor) -> None:
    document = simulate(opfor, "--games", "40", "--player", "greedy", "--goal", "9")
    assert document["game"] == "race"
    assert document["games"] == 40
    assert document["player"] == "greedy"
    assert document["options"]["goal"] == 9
    assert sum(document["wins"].values()) == 40
    rate = document["win_rate"]["tortoise"]
    assert rate["low"] < rate["value"] < rate["high"]
    assert document["length"]["mean"] > 1
    assert sum(document["rules"].values()) == pytest.approx(1)
    assert set(document["rules"]) == {"RACE-2", "RACE-3", "only-candidate"}


def test_the_numbers_do_not_depend_on_the_number_of_jobs(
    opfor_process: Callable[..., subprocess.Popen[str]],
) -> None:
    documents = []
    for jobs in ("1", "2"):
        words = ["simulate", "race", "--json", "--games", "60", "--jobs", jobs]
        out, err = opfor_process(*words).communicate()
        assert err == ""
        document = json.loads(out)
        del document["seconds"], document["games_per_second"]
        documents.append(document)
    assert documents[0] == documents[1]


def test_a_game_of_a_series_depends_on_its_number_only(toy_installed: Path) -> None:
    everything = list(play_games(SERIES, 0, 20))
    assert list(play_games(SERIES, 15, 20)) == everything[15:]
    assert everything[3].seed == derived_seed(7, 3)
    assert len({result.seed for result in everything}) == 20


def test_a_better_player_wins_more(opfor: Opfor) -> None:
    """The toy's hare moves first; a tortoise that strides out catches it more often."""
    rates = [
        simulate(opfor, "--games", "300", "--jobs", "1", "--player", name)["wins"]["tortoise"]
        for name in ("random", "greedy")
    ]
    assert rates[0] < rates[1]


def test_two_players(opfor: Opfor) -> None:
    words = ["--mode", "two-player", "--player", "hare=greedy", "--player", "tortoise=random"]
    document = simulate(opfor, "--games", "30", *words)
    assert document["player"] == {"hare": "greedy", "tortoise": "random"}
    assert set(document["win_rate"]) == {"hare", "tortoise"}
    assert document["rules"] == {}


def test_the_report_in_words(opfor: Opfor) -> None:
    out = opfor("simulate", "race", "--games", "50", "--player", "greedy", "--goal", "9").out
    assert "Race: 50 games, seed 1; tortoise greedy; goal 9\n" in out
    assert "tortoise wins" in out
    assert "95 % interval" in out
    assert "margin: mean" in out
    assert "RACE-3         the longest stride" in out
    assert "games/s" in out


@pytest.mark.parametrize("ending", [".csv", ".json", ".parquet"])
def test_results_game_by_game(opfor: Opfor, tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"results{ending}"
    document = simulate(opfor, "--games", "12", "--out", str(path))
    rows = read_rows(path)
    assert [int(row["game"]) for row in rows] == list(range(12))
    assert set(rows[0]) == {"game", "seed", "winner", "why", "length", "margin"}
    assert sum(row["winner"] == "tortoise" for row in rows) == document["wins"]["tortoise"]


def read_rows(path: Path) -> list[dict]:  # type: ignore[type-arg]
    if path.suffix == ".csv":
        with path.open(newline="") as file:
            return list(csv.DictReader(file))
    if path.suffix == ".json":
        rows: list[dict] = json.loads(path.read_text())  # type: ignore[type-arg]
        return rows
    polars = pytest.importorskip("polars")
    return list(polars.read_parquet(path).iter_rows(named=True))


@pytest.mark.parametrize(
    ("out", "said"),
    [
        ("results.xls", "'.xls' is not known; choose one of: .csv, .json, .parquet"),
        ("nowhere/results.csv", "there is no folder nowhere"),
    ],
)
def test_a_file_that_cannot_be_written_is_refused_before_playing(
    opfor: Opfor, out: str, said: str
) -> None:
    ran = opfor("simulate", "race", "--games", "100000000", "--out", out)
    assert ran.code == 2
    assert said in ran.err


def test_a_missing_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab_results, "find_spec", lambda _name: None)
    with pytest.raises(MissingExtra, match=r'pip install "opfor\[lab\]"'):
        check_out(tmp_path / "results.parquet")


def test_stopping_keeps_what_is_finished(
    opfor: Opfor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped_after_five(series: Series, first: int, last: int):  # type: ignore[no-untyped-def]
        for result in play_games(series, first, last):
            if result.index == 5:
                raise KeyboardInterrupt
            yield result

    monkeypatch.setattr(running, "play_games", stopped_after_five)
    out = tmp_path / "some.csv"
    ran = opfor("simulate", "race", "--games", "90", "--jobs", "1", "--json", "--out", str(out))
    assert ran.code == 130
    assert f"opfor: stopped after 5 of 90 games, kept in {out}" in ran.err
    document = json.loads(ran.out)
    assert (document["games"], document["interrupted"]) == (5, True)
    assert len(read_rows(out)) == 5


def test_stopping_several_processes(toy_installed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What other processes finish until they have heard of it is kept, too."""
    as_completed = running.as_completed

    def interrupted(parts):  # type: ignore[no-untyped-def]
        yield next(as_completed(parts))
        raise KeyboardInterrupt

    monkeypatch.setattr(running, "as_completed", interrupted)
    series = msgspec.structs.replace(SERIES, games=2000)
    finished = run_series(series, 2)
    assert finished.interrupted
    assert 0 < len(finished.results) < 2000
    first = finished.results[0].index
    assert finished.results[0] == next(play_games(series, first, first + 1))


def test_parts_cover_every_game_once() -> None:
    for games, jobs in ((1, 2), (7, 3), (1000, 2), (4321, 8)):
        parts = parts_of(games, jobs)
        assert [n for first, last in parts for n in range(first, last)] == list(range(games))


def test_results_come_in_order(toy_installed: Path) -> None:
    finished = run_series(SERIES, 1)
    assert [result.index for result in finished.results] == list(range(60))
    assert not finished.interrupted


def test_a_game_that_does_not_end_is_named(
    toy_installed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("opfor.lab.simulate.MOST_ANSWERS", 5)
    with pytest.raises(OpforError, match=r"Race: game 0 \(seed \d+\) does not end"):
        list(play_games(SERIES, 0, 1))


def test_progress_counts_every_game(toy_installed: Path) -> None:
    counted: list[int] = []
    run_series(SERIES, 1, counted.append)
    assert sum(counted) == 60
    assert isinstance(run_series(SERIES, 1).results[0], Result)


def test_a_generation_has_no_winner_and_no_draw(opfor: Opfor, tmp_path: Path) -> None:
    out = tmp_path / "made.json"
    ran = opfor("simulate", "coh-generator", "--games", "2", "--json", "--out", str(out))
    document = json.loads(ran.out)
    assert (document["wins"], document["win_rate"]) == ({}, {})
    assert [row["winner"] for row in json.loads(out.read_text())] == ["", ""]


def test_partners_are_counted_as_one_side(opfor: Opfor) -> None:
    words = ("simulate", "coh", "--players", "3", "--games", "2")
    document = json.loads(opfor(*words, "--json").out)
    assert sum(document["wins"].values()) == 2
    assert len(document["win_rate"]) == 2
    assert "-2 win " in opfor(*words).out
