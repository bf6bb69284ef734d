"""Fit what goes with winning a firefight to how simulated games ended; writes the weights.

    python benchmarks/fit_coh.py [--games 60] [--seed 101] [--write]

Every mission and firefight is played by the baseline so many times; every fifth turn is a position
from the eyes of whoever has the turn. What is in a mission beside is counted for its first side.
Three quarters of the games are fitted (logistic regression with a little shrinking), one quarter
tells how good the fit is. ``benchmarks/calibration.py`` checks it with games of other seeds.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from opfor.core.chance import Seeded, derived_seed
from opfor.core.play import Play, play_out, seated
from opfor.core.requests import Choose, Request
from opfor.games.coh import GAME
from opfor.games.coh.course.prospects import WEIGHTS, Prospects, prospects
from opfor.games.coh.values.options import Options

EVERY = 5
SHRINK = 4.0
HEAD = """# What each number of a position counts, in log odds (course/prospects.py).
provenance = "original"
note = "Fitted by benchmarks/fit_coh.py --games {games} --seed {seed}: {rows} positions of \
{played} games of the baseline; log loss elsewhere {loss:.3f} ({plain:.3f} for a constant)."

[weights]
"""


def positions(mission: str, seed: int, number: int) -> list[tuple[int, Prospects, float]]:
    """Some positions of one game, by the side that had the turn, and how it ended for it."""
    setting = GAME.prepare(Options(mission=mission), {})
    usual = seated(GAME.players["baseline"], Seeded(seed))
    found: list[tuple[int, Prospects]] = []

    def respond(play: Play[Any, Any], request: Request) -> Any:
        is_turn = isinstance(request, Choose) and request.question == "turn"
        if is_turn and (play.state.turn + number) % EVERY == 0:
            side = setting.side_of_seat(request.seat)
            found.append((side, prospects(setting, play.state, side)))
        return usual(play, request)

    play = Play(GAME, setting, GAME.new(setting))
    play_out(play, respond)
    outcome = GAME.outcome(setting, play.state)
    assert outcome is not None
    seats = setting.seats
    won = {seat: 0.5 if outcome.winner is None else float(outcome.winner == seat) for seat in seats}
    return [(side, numbers, won[seats[side]]) for side, numbers in found]


def fitted(rows: Any, won: Any) -> Any:
    """Weights by Newton's method, each number measured by its own spread."""
    spread = rows.std(axis=0)
    spread[spread == 0] = 1.0
    scaled, weights = rows / spread, np.zeros(rows.shape[1])
    for _ in range(30):
        said = 1 / (1 + np.exp(-scaled @ weights))
        slope = scaled.T @ (said - won) + SHRINK * weights
        bend = (scaled * (said * (1 - said))[:, None]).T @ scaled + SHRINK * np.eye(len(weights))
        weights -= np.linalg.solve(bend, slope)
    return weights / spread


def loss(said: Any, won: Any) -> float:
    said = np.clip(said, 1e-4, 1 - 1e-4)
    return float(-(won * np.log(said) + (1 - won) * np.log(1 - said)).mean())


class Fit(NamedTuple):
    """Weights fitted to all positions; the loss elsewhere of those fitted to three quarters of
    them, and of a constant."""

    weights: Any
    loss: float
    plain: float


def fit_of(rows: list[list[float]], won: list[float], tested: list[bool]) -> Fit:
    """The fit of positions, how they ended, and which of them test it."""
    all_rows, all_won, test = np.array(rows, float), np.array(won), np.array(tested)
    weights = fitted(all_rows[~test], all_won[~test])
    said = 1 / (1 + np.exp(-all_rows[test] @ weights))
    plain = loss(np.full(test.sum(), all_won[~test].mean()), all_won[test])
    return Fit(fitted(all_rows, all_won), loss(said, all_won[test]), plain)


def counted(names: Iterable[str], weights: Iterable[float]) -> str:
    """A table of weights."""
    return "".join(f"{n} = {w:.4f}\n" for n, w in zip(names, weights, strict=True))


def publish(text: str, path: Path | None) -> None:
    """Show the weights, and write them where they are wanted."""
    print(text)
    msgspec.toml.decode(text)
    if path is not None:
        path.write_text(text, encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=101)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    assert GAME.offered is not None
    missions = [mission for mission, _ in GAME.offered()]
    rows, won, tested = [], [], []
    for mission in missions:
        for number in range(given.games):
            seed = derived_seed(given.seed, number)
            for side, numbers, end in positions(mission, seed, number):
                beside = [(mission == each) * (-1 if side else 1) for each in missions]
                rows.append([*numbers, *beside])
                won.append(end)
                tested.append(number % 4 == 0)
    fit = fit_of(rows, won, tested)
    text = HEAD.format(
        games=given.games,
        seed=given.seed,
        rows=len(rows),
        played=given.games * len(missions),
        loss=fit.loss,
        plain=fit.plain,
    )
    names, count = Prospects._fields, len(Prospects._fields)
    text += counted(names, fit.weights[:count])
    text += "\n[missions]\n" + counted(missions, fit.weights[count:])
    publish(text, WEIGHTS if given.write else None)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
