"""What tests of the lab share: a variant of the toy game, and small runs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from opfor.lab.experiment import experiment_of
from opfor.lab.frames import Run, run_experiment
from opfor.lab.variant import Variant, make_variant


@pytest.fixture
def race(toy_installed: Path) -> Variant:
    """A race of the bot's hare against a tortoise that plays at random."""
    return make_variant("race", "race", {}, {}, "random")


@pytest.fixture
def lab_run(toy_installed: Path, tmp_path: Path) -> Callable[..., Run]:
    """``lab_run(games=60, axes={…})``: an experiment of the toy game, in this process."""

    def run(folder: str = "run", *, games: int = 60, jobs: int = 1, **more: Any) -> Run:
        raw = {"name": "toy", "game": "race", "block": 16, "stop": {"games": games}, **more}
        experiment = experiment_of(raw, "toy.toml")
        return run_experiment(experiment, "toy.toml", tmp_path / folder, jobs, "", _silent)

    return run


def _silent(_games: int, _of: int) -> None:
    return None
