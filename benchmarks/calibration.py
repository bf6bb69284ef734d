"""Are the chances to win what they say? Appraisals of positions against how their games ended.

    python benchmarks/calibration.py GAME [--games 200] [--each 20] [--missions all] [--seed 7]
        [--draw FILE.svg]

Plays games of the baseline against the opponent, appraises up to so many positions of each (evenly
spread over the person's weighty choices), and prints for ten bands of appraised chance how many of
those games were won. The games have seeds of their own, apart from those used for tuning.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

from opfor.app.coach.puzzle_search import modes
from opfor.app.registry import load_game
from opfor.app.search import is_weighed
from opfor.core.chance import Seeded, derived_seed
from opfor.core.foresight import foresight_of
from opfor.core.play import Play, play_out, seated
from opfor.core.requests import Request

BANDS = 10


def positions(task: tuple[str, Mapping[str, Any], int, int]) -> list[tuple[float, float]]:
    """Appraised chance and how the game ended, for some positions of one game."""
    name, options, seed, each = task
    game = load_game(name)
    setting = game.prepare(msgspec.convert(options, game.options), {})
    seat = next(seat.id for seat in game.seats(setting) if not seat.bot)
    foresight = foresight_of(game)
    usual = seated(game.players[foresight.usual], Seeded(seed))
    found: list[float] = []

    def respond(play: Play[Any, Any], request: Request) -> Any:
        if is_weighed(game, request, seat):
            found.append(foresight.appraise(setting, play.state, seat))
        return usual(play, request)

    play = Play(game, setting, game.new(setting))
    play_out(play, respond)
    outcome = game.outcome(setting, play.state)
    won = 0.5 if outcome is None or outcome.winner is None else float(outcome.winner == seat)
    step = max(1, len(found) // each)
    return [(value, won) for value in found[::step][:each]]


Band = tuple[int, int, float, float]
"""Its number, how many positions it has, what was said of them on average, how many were won."""


def bands(pairs: list[tuple[float, float]]) -> list[Band]:
    """The positions by tenths of appraised chance."""
    found = []
    for band in range(BANDS):
        inside = [p for p in pairs if min(int(p[0] * BANDS), BANDS - 1) == band]
        if inside:
            said, won = (sum(p[n] for p in inside) / len(inside) for n in (0, 1))
            found.append((band, len(inside), said, won))
    return found


def drawn(title: str, found: list[Band], count: int) -> str:
    """The reliability curve: said against won, large dots for many, the truth dashed."""
    dots = "".join(
        f'<circle cx="{40 + 300 * said:.1f}" cy="{330 - 300 * won:.1f}" '
        f'r="{3 + 14 * (inside / count) ** 0.5:.1f}"><title>{inside} positions: said {said:.0%}, '
        f"won {won:.0%}</title></circle>"
        for _, inside, said, won in found
    )
    path = " ".join(f"{40 + 300 * said:.1f},{330 - 300 * won:.1f}" for _, _, said, won in found)
    marks = "".join(
        f'<text x="{40 + 3 * at}" y="346" text-anchor="middle">{at}</text>'
        f'<text x="34" y="{334 - 3 * at}" text-anchor="end">{at}</text>'
        for at in (0, 25, 50, 75, 100)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 380" width="360" height="380" '
        f'font-family="sans-serif" font-size="11"><title>{title}</title>'
        '<rect width="360" height="380" fill="#fffdf7"/>'
        '<rect x="40" y="30" width="300" height="300" fill="none" stroke="#cfc7b0"/>'
        '<path d="M40 330L340 30" stroke="#9a927c" stroke-dasharray="4 3"/>'
        f'<polyline points="{path}" fill="none" stroke="#2f5475" stroke-width="2"/>'
        f'<g fill="#2f5475" fill-opacity=".75">{dots}</g>{marks}'
        f'<text x="40" y="20" font-weight="bold">{title}</text>'
        '<text x="190" y="366" text-anchor="middle">chance to win that was said, %</text>'
        '<text x="14" y="180" text-anchor="middle" transform="rotate(-90 14 180)">won, %</text>'
        "</svg>\n"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--each", type=int, default=20)
    parser.add_argument("--missions", default="")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--draw", default="", metavar="FILE")
    given = parser.parse_args()
    game = load_game(given.game)
    first = game.options.__struct_fields__[0]
    named: list[Mapping[str, Any]] = [{first: m} for m in given.missions.split(",") if m]
    offered = modes(game) if given.missions == "all" else named or [{}]
    tasks = [
        (given.game, offered[number % len(offered)], derived_seed(given.seed, number), given.each)
        for number in range(given.games)
    ]
    with ProcessPoolExecutor(given.jobs, get_context("spawn")) as pool:
        pairs = [pair for part in pool.map(positions, tasks, chunksize=4) for pair in part]
    print(f"{given.game}: {len(pairs)} positions of {given.games} games, seed {given.seed}")
    print("| appraised | positions | said | won |\n| --- | --- | --- | --- |")
    found = bands(pairs)
    for band, count, said, won in found:
        low, high = band / BANDS, (band + 1) / BANDS
        print(f"| {low:.0%}–{high:.0%} | {count} | {said:.0%} | {won:.0%} |")
    wrong = sum(abs(said - won) * count for _, count, said, won in found) / len(pairs)
    print(f"mean difference: {wrong:.1%}")
    if given.draw:
        title = f"{game.title}: {len(pairs)} positions of {given.games} games"
        Path(given.draw).write_text(drawn(title, found, len(pairs)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
