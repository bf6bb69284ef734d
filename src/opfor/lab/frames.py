"""A run from Python: its tables as polars frames, its effects, its charts.

::

    from opfor import lab

    run = lab.run("GAME", axes={"ruling.first-turn": ["player"]}, games=400)
    print(run.effects)
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from opfor.kit.shares import Rate, wilson
from opfor.lab.compare import effects
from opfor.lab.execution import Progress, carry_out, manifest_of
from opfor.lab.experiment import Experiment, experiment_of, read_experiment
from opfor.lab.extra import need
from opfor.lab.folder import Manifest, RunFolder

RUNS = Path("lab-runs")


class Run:
    """A finished run (or one that goes on elsewhere: what is there is shown)."""

    def __init__(self, folder: RunFolder) -> None:
        self.folder = folder
        self.manifest = folder.manifest

    @property
    def path(self) -> Path:
        return self.folder.path

    @cached_property
    def damaged(self) -> list[str]:
        """What is wrong with blocks that cannot be read; they are left out of everything."""
        return self.folder.faults()

    @property
    def games(self) -> Any:
        """A lazy frame with a row for each game: variant, game, seed, winner, why, numbers."""
        return self.folder.scan("games")

    @property
    def counts(self) -> Any:
        """A lazy frame: how often each rule settled a decision, or each event happened, by game."""
        return self.folder.scan("counts")

    @property
    def turns(self) -> Any:
        """A lazy frame with the game's numbers at the beginning of each turn, if measured."""
        return self.folder.scan("turns")

    @cached_property
    def rates(self) -> Any:
        """A frame with a row for each variant: games, win rate and interval, mean length."""
        rows = []
        for number, variant in enumerate(self.manifest.variants):
            tally = self.folder.tally(number)
            wins = tally.winners.get(self.manifest.seats[number], 0)
            rate = wilson(wins, tally.games)
            row = {"variant": variant.name, "games": tally.games, "wins": wins}
            rows.append({**row, **_interval("win", rate), "length": tally.spread("length").mean})
        return need("polars").DataFrame(rows)

    @cached_property
    def effects(self) -> Any:
        """A frame with a row for each variant but the base: what it changes, with intervals."""
        rows = []
        for effect in effects(self.folder):
            row: dict[str, Any] = {"variant": effect.variant, "games": effect.games}
            row |= _interval("effect", effect.win) | _interval("changed", effect.changed)
            row |= _interval("margin", effect.margin or Rate(0.0, 0.0, 0.0))
            unpaired = effect.unpaired.high - effect.unpaired.low
            width = effect.win.high - effect.win.low
            row |= {"p": effect.p, "holm": effect.holm, "paired": effect.paired}
            rows.append(row | {"narrower": unpaired / width if width else 1.0})
        return need("polars").DataFrame(rows)

    def chart(self, name: str = "effects") -> Any:
        """An Altair chart: ``effects``, ``rates``, ``margins``, ``turns`` or ``rules``."""
        from opfor.lab.charts import chart

        return chart(self, name)

    def report(self, path: Path | str | None = None) -> Path:
        """One page with everything, in the run's folder unless said otherwise."""
        from opfor.lab.report import write_report

        return write_report(self, Path(path) if path is not None else self.path / "report.html")


def run(
    game: str | Path,
    *,
    base: Mapping[str, Any] | None = None,
    axes: Mapping[str, Sequence[Any]] | None = None,
    variants: Sequence[Mapping[str, Any]] = (),
    games: int = 400,
    out: Path | str | None = None,
    jobs: int | None = 1,
    cluster: str = "",
    progress: Progress = lambda _games, _of: None,
    **more: Any,
) -> Run:
    """Carry out an experiment: a game by its name and what to vary, or an experiment file.

    ``more`` is whatever else an experiment file may say: ``seed``, ``measure``, ``how``, ``stop``.
    ``jobs`` are processes (``None``: every core); a script that wants several begins by
    ``if __name__ == "__main__":``, because each of them reads it again.
    """
    if str(game).endswith(".toml"):
        return run_experiment(read_experiment(Path(game)), str(game), out, jobs, cluster, progress)
    raw = {
        "name": str(game), "game": str(game), "base": base or {}, "axes": axes or {},
        "variants": list(variants), "stop": {"games": games}, **more,
    }  # fmt: skip
    return run_experiment(experiment_of(raw, "lab.run"), "lab.run", out, jobs, cluster, progress)


def run_experiment(
    experiment: Experiment,
    where: str,
    out: Path | str | None,
    jobs: int | None,
    cluster: str,
    progress: Progress,
    blocks: tuple[int, int] | None = None,
) -> Run:
    """Play an experiment, or only the blocks from one number up to another."""
    need("polars")
    manifest = manifest_of(experiment, where)
    folder = RunFolder.create(Path(out) if out else usual_folder(manifest), manifest)
    return Run(carry_out(folder, jobs, cluster, progress, blocks))


def open_run(path: Path | str) -> Run:
    """A run that was made before."""
    return Run(RunFolder.open(Path(path)))


def usual_folder(manifest: Manifest) -> Path:
    """Named after the experiment and what it holds, so that the same one is taken up again."""
    mark = hashlib.sha256(msgspec.json.encode(manifest)).hexdigest()[:8]
    return RUNS / f"{manifest.name}-{mark}"


def _interval(name: str, rate: Rate) -> dict[str, float]:
    return {name: rate.value, f"{name}_low": rate.low, f"{name}_high": rate.high}
