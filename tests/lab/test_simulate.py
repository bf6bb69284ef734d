"""``opfor simulate``: reproducible, labelled, fair."""

from __future__ import annotations

import csv
import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

import opfor as package
from opfor.core.errors import MissingExtra
from opfor.lab import results as lab_results
from opfor.lab import series as lab_series
from opfor.lab.block import Block, played
from opfor.lab.results import check_out
from tests.conftest import Opfor


def simulate(opfor: Opfor, *words: str) -> dict:  # type: ignore[type-arg]
    ran = opfor("simulate", "race", "--json", *words)
    assert (ran.code, ran.err) == (0, "")
    document: dict = json.loads(ran.out)  # type: ignore[type-arg]
    return document


def test_the_document_of_the_contract(opfor: Opfor) -> None:
    document = simulate(opfor, "--games", "40", "--player", "greedy", "--goal", "9")
    assert document["game"] == "race"
    assert document["version"] == package.__version__
    assert document["games"] == 40
    assert document["player"] == "greedy"
    assert document["options"]["goal"] == 9
    assert (document["rulings"], set(document["packs"])) == ({}, {"cards"})
    assert sum(document["wins"].values()) == 40
    rate = document["win_rate"]["tortoise"]
    assert rate["low"] < rate["value"] < rate["high"]
    assert document["length"]["mean"] > 1
    assert sum(document["rules"].values()) == pytest.approx(1)
    assert set(document["rules"]) == {"RACE-2", "RACE-3", "only-candidate"}


def test_rulings_that_differ_are_named(opfor: Opfor) -> None:
    words = ("--games", "5", "--ruling", "finish=exact")
    assert simulate(opfor, *words)["rulings"] == {"finish": "exact"}
    assert "rulings: finish exact" in opfor("simulate", "race", *words).out
    usual = opfor("simulate", "race", "--games", "5", "--ruling", "finish=past").out
    assert "usual rulings" in usual


def test_a_fair_player_by_default(opfor: Opfor) -> None:
    assert simulate(opfor, "--games", "5")["player"] == "greedy"
    ran = opfor("simulate", "2gm", "--games", "1", "--json")
    assert json.loads(ran.out)["player"] == "baseline"


def test_packs_are_named_with_their_fingerprints(opfor: Opfor) -> None:
    document = json.loads(opfor("simulate", "blitzkrieg", "--games", "1", "--json").out)
    assert set(document["packs"]) >= {"base", "nippon"}


def test_a_pack_that_is_not_there_is_refused(opfor: Opfor) -> None:
    ran = opfor("simulate", "race", "--games", "1", "--pack", "mine")
    assert ran.code == 2
    assert ran.err == ("opfor: --pack mine: no such folder, and no pack of that name\n")


def test_the_numbers_do_not_depend_on_the_number_of_jobs(
    opfor_process: Callable[..., subprocess.Popen[str]],
) -> None:
    documents = []
    for jobs in ("1", "2"):
        words = ["simulate", "race", "--json", "--games", "1200", "--jobs", jobs]
        out, err = opfor_process(*words).communicate()
        assert err == ""
        document = json.loads(out)
        del document["seconds"], document["games_per_second"]
        documents.append(document)
    assert documents[0] == documents[1]


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
    assert "Race: 50 games, seed 1; tortoise greedy; goal 9; usual rulings; opfor " in out
    assert "tortoise wins" in out
    assert "95 % interval" in out
    assert "margin: mean" in out
    assert "RACE-3         the longest stride" in out
    assert "games/s" in out


@pytest.mark.parametrize("ending", [".csv", ".json", ".parquet"])
def test_results_game_by_game(opfor: Opfor, tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"results{ending}"
    document = simulate(opfor, "--games", "600", "--jobs", "1", "--out", str(path))
    rows = read_rows(path)
    assert [int(row["game"]) for row in rows] == list(range(600))
    assert set(rows[0]) == {"game", "seed", "winner", "why", "length", "margin"}
    assert sum(row["winner"] == "tortoise" for row in rows) == document["wins"]["tortoise"]
    assert [each.name for each in tmp_path.glob("results*")] == [path.name]


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
    with pytest.raises(MissingExtra, match=r"parquet needs polars: .*run\.py lab --help"):
        check_out(tmp_path / "results.parquet")


def test_stopping_keeps_what_is_finished(
    opfor: Opfor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ctrl-C during the second block: the first is kept, in the file, too."""

    def stopped(block: Block) -> bytes:
        if block.first > 0:
            raise KeyboardInterrupt
        return played(block)

    monkeypatch.setattr(lab_series, "played", stopped)
    out = tmp_path / "some.csv"
    ran = opfor("simulate", "race", "--games", "900", "--jobs", "1", "--json", "--out", str(out))
    assert ran.code == 130
    document = json.loads(ran.out)
    done = document["games"]
    assert 0 < done < 900
    assert document["interrupted"]
    assert f"opfor: stopped after {done} of 900 games, kept in {out}" in ran.err
    assert len(read_rows(out)) == done


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


@pytest.mark.parametrize(
    ("long", "compiled", "told"), [(0.0, False, True), (60.0, False, False), (0.0, True, False)]
)
def test_whoever_waits_is_told_of_the_compiled_engine(
    opfor: Opfor, monkeypatch: pytest.MonkeyPatch, long: float, compiled: bool, told: bool
) -> None:
    monkeypatch.setattr("opfor.lab.commands.simulate.LONG", long)
    monkeypatch.setattr("opfor.fast.is_compiled", lambda _setting: compiled)
    said = opfor("simulate", "blitzkrieg", "--games", "1").out
    assert ("build_fast.py" in said) == told
    assert "build_fast.py" not in opfor("simulate", "race", "--games", "1").out, "it has none"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--games", "9" * 400), "at most 1000000000"),
        (("--games", "0"), "--games 0: play at least one"),
        (("--games", "5", "--jobs", "9" * 400), "at most 1000 processes"),
        (("--games", "5", "--jobs", "0"), "--jobs 0: at least one process has to play"),
    ],
)
def test_numbers_nobody_can_wait_for_are_refused(
    opfor: Opfor, words: tuple[str, ...], said: str
) -> None:
    ran = opfor("simulate", "race", *words)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert said in ran.err
    assert len(ran.err) < 400
