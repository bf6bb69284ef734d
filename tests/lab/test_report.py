"""The page of a run: complete, and it asks nobody for anything."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import polars
import pytest

from opfor.core.errors import MissingExtra, OpforError
from opfor.lab import extra
from opfor.lab.experiment import experiment_of, variants_of
from opfor.lab.frames import Run, open_run
from opfor.lab.repeat import as_experiment
from tests.conftest import Opfor

EVERYTHING = ["aspects", "rules", "events", "lead", "turns", "content", "places"]
AXES = {"ruling.finish": ["exact"], "option.goal": [9]}


@pytest.fixture
def run(lab_run: Callable[..., Run]) -> Run:
    return lab_run(games=48, axes=AXES, measure=EVERYTHING)


def test_the_page_needs_nobody_else(run: Run) -> None:
    page = run.report().read_text()
    asked = re.findall(r"""(?:src|href|url)\s*[=(]\s*["']?(?!#)([^"')>\s]+)""", page)
    assert [each for each in asked if not each.startswith("data:")] == []
    assert "<script" not in page
    assert page.count("<svg") == 7, "the bar, five charts, the map"
    assert page.index('class="lead"') < page.index("Where it happens") < page.index("<table")
    folded = page[page.index("<details>") :]
    assert folded.count("<table") == page.count("<table") == 2
    assert folded.count("<pre") == page.count("<pre") == 2
    assert "opfor lab run toy.toml" in page
    assert run.manifest.code["opfor"] in page


def test_the_same_as_files(run: Run) -> None:
    page = run.report()
    beside = page.with_suffix("")
    names = {path.name for path in beside.iterdir()}
    charts = {"effects.svg", "rates.svg", "margins.svg", "turns.svg", "rules.svg", "heat.svg"}
    assert names == charts | {"effects.parquet", "rates.parquet"}
    effects = polars.read_parquet(beside / "effects.parquet")
    assert effects["variant"].to_list() == ["finish exact", "goal 9"]


def test_a_run_can_be_made_again_from_its_page(run: Run) -> None:
    again = experiment_of(tomllib.loads(as_experiment(run.manifest)), "again.toml")
    assert tuple(variants_of(again, "again.toml")) == run.manifest.variants
    assert (again.seed, again.block) == (run.manifest.seed, run.manifest.block)
    assert again.stop == run.manifest.stop


def test_frames(run: Run) -> None:
    games = run.games.collect()
    assert games.height == 3 * 48
    assert {"variant", "game", "winner", "margin", "lead_changes", "decided"} <= set(games.columns)
    turns = run.turns.filter(polars.col("turn") == 0).collect()
    assert turns.height == 3 * 48
    settled = run.counts.filter(polars.col("name") == "RACE-3").collect()
    assert settled["n"].sum() == sum(run.folder.tally(v).rules["RACE-3"] for v in range(3))
    assert open_run(run.path).rates.equals(run.rates)


def test_what_was_not_measured_is_said(lab_run: Callable[..., Run]) -> None:
    bare = lab_run(games=16, measure=["margin"])
    with pytest.raises(OpforError, match="turns were not measured in this run"):
        bare.turns.collect()
    with pytest.raises(OpforError, match="chart: 'pie' is not known; choose one of: effects"):
        bare.chart("pie")


def test_report_and_merge_as_commands(opfor: Opfor, run: Run, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    assert opfor("lab", "report", str(run.path), "-o", str(page)).out == f"{page}\n"
    assert page.is_file()
    said = opfor("lab", "merge", str(run.path), str(run.path)).out
    assert said == f"{run.path}: 0 blocks into {run.path}\n"
    assert opfor("lab", "report", str(tmp_path)).code == 2


def test_the_first_use_says_how_to_get_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(extra, "import_module", missing)
    with pytest.raises(MissingExtra) as refused:
        extra.need("polars")
    said = str(refused.value)
    assert said.startswith("the lab needs polars: ")
    assert "run.py lab --help brings it" in said


def test_nothing_heavy_is_imported_for_simulate() -> None:
    code = (
        "import sys; from opfor.__main__ import main;"
        "main(['simulate', 'blitzkrieg', '--games', '2', '--json']);"
        "print({'polars', 'altair', 'distributed', 'numpy', 'dask'} & set(sys.modules))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[-1] == "set()"
