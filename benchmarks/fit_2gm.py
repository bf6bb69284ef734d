"""Fit what goes with winning a battle of 2GM Tactics to how simulated games ended; writes weights.

    python benchmarks/fit_2gm.py [--games 20] [--playouts 12] [--seed 101] [--write]

Every scenario is played by the baseline so many times in each role against the AI. From the phase
after every fifth weighty choice the game is played on so many times by the compiled engine (once,
as it went, where there is none): the share that is won is fitted. Three quarters of the games are
fitted (logistic regression with a little shrinking), one quarter tells how good the fit is.
``benchmarks/calibration.py`` checks it with games of other seeds.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

from fit_coh import counted, fit_of, publish

from opfor.app.search import is_weighed
from opfor.core.chance import Seeded, derived_seed
from opfor.core.play import Play, play_out, seated
from opfor.core.requests import Request
from opfor.core.series import DRAW
from opfor.fast import engine
from opfor.games.tactics2gm import GAME
from opfor.games.tactics2gm.course.prospects import (
    ELSEWHERE,
    WEIGHTS,
    Prospects,
    mission_of,
    prospects,
)
from opfor.games.tactics2gm.values.options import Options, Setting
from opfor.games.tactics2gm.values.scenarios import scenario_names

EVERY = 5
PERSON = 1
HEAD = """# What each number of a position counts, in log odds (course/prospects.py).
provenance = "original"
note = "Fitted by benchmarks/fit_2gm.py --games {games} --playouts {playouts} --seed {seed}: \
{rows} positions of {played} games of the baseline; log loss elsewhere {loss:.3f} ({plain:.3f} \
for a constant)."

[weights]
"""


def settings() -> Iterator[Setting]:
    """Every scenario against the AI, in both roles; the battle royal with every dial and army."""
    for scenario in scenario_names():
        setting = GAME.prepare(Options(scenario=scenario), {})
        yield setting
        if not setting.mission.is_battle_royal:
            yield GAME.prepare(
                Options(scenario=scenario, ai_role=setting.mission.roles[1].name), {}
            )
    for ai_ap, arctic in product((1, 2, 3), (False, True)):
        yield GAME.prepare(Options(army="germans", ai_army="americans", ai_ap=ai_ap), {})
        yield GAME.prepare(Options(ai_ap=ai_ap, arctic=arctic, map="highlands"), {})


def positions(setting: Setting, seed: int, playouts: int) -> list[tuple[Prospects, float]]:
    """Some positions of one game as the person has them, each with the share won from the next
    phase on: what comes in between is luck and the baseline's doing either way."""
    usual, luck = seated(GAME.players["baseline"], Seeded(seed)), Seeded(seed)
    compiled = engine(setting, {"player": GAME.players["baseline"]})
    waiting: list[Prospects] = []
    found: list[tuple[Prospects, float]] = []
    asked = 0

    def respond(play: Play[Any, Any], request: Request) -> Any:
        nonlocal asked
        if is_weighed(GAME, request, "player"):
            asked += 1
            if (asked + seed) % EVERY == 0:
                waiting.append(prospects(setting, play.state, PERSON))
            if waiting and compiled and not play.step_answers:
                seeds = [luck.pick("seed", 1 << 60) for _ in range(playouts)]
                ends = compiled.wins_from(play.state, seeds)
                won = (ends["player"] + ends[DRAW] / 2) / playouts
                found.extend((numbers, won) for numbers in waiting)
                waiting.clear()
        return usual(play, request)

    play = Play(GAME, setting, GAME.new(setting))
    play_out(play, respond)
    outcome = GAME.outcome(setting, play.state)
    end = 0.5 if outcome is None or outcome.winner is None else float(outcome.winner == "player")
    return [*found, *((numbers, end) for numbers in waiting)]


def rows_of(
    given: argparse.Namespace, names: Mapping[str, int]
) -> tuple[list[list[float]], list[float], list[bool]]:
    """The positions as rows with what is beside by mission, how they ended, which test the fit."""
    rows, won, tested = [], [], []
    for setting in settings():
        beside = [float(number == names[mission_of(setting)]) for number in range(len(names))]
        for number in range(given.games):
            for numbers, end in positions(
                setting, derived_seed(given.seed, number), given.playouts
            ):
                rows.append([*numbers, *beside])
                won.append(end)
                tested.append(number % 4 == 0)
    return rows, won, tested


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--playouts", type=int, default=12)
    parser.add_argument("--seed", type=int, default=101)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    names = {name: n for n, name in enumerate(dict.fromkeys(map(mission_of, settings())))}
    rows, won, tested = rows_of(given, names)
    fit = fit_of(rows, won, tested)
    played = given.games * len(list(settings()))
    text = HEAD.format(**vars(given), rows=len(rows), played=played, loss=fit.loss, plain=fit.plain)
    count = len(Prospects._fields)
    beside = dict(zip(names, fit.weights[count:], strict=True))
    beside[ELSEWHERE] = sum(beside.values()) / len(beside)
    text += counted(Prospects._fields, fit.weights[:count])
    text += "\n[missions]\n" + counted(beside, beside.values())
    publish(text, WEIGHTS if given.write else None)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
