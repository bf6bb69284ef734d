"""The ladder of players: the same seeds for each, so that differences are not those of the luck.

    python benchmarks/players.py [GAME …] [--games 1000] [--read 100] [--only TEXT]
    python benchmarks/players.py [GAME …] --expert 20 [--tries 60 | --seconds 0.1]

Without ``--expert`` what random and baseline win in every mission and mode: ``--games`` where a
compiled engine plays, ``--read`` where none does. With it, what baseline and expert win in so many
games. Persons in other seats are baseline. Draws count half; intervals are Wilson's at 95 %.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

from opfor.app.registry import load_game
from opfor.app.search import Budget, Expert
from opfor.app.setting_up import prepared
from opfor.core.chance import derived_seed
from opfor.kit.shares import wilson
from opfor.lab.block import Block, is_over_numbers, play_block
from opfor.lab.playout import play_one
from opfor.lab.variant import make_variant, measured_seat

SEED = 2026
SCENARIOS = {
    "farmhouse": "attacker",
    "beach-landing": "americans",
    "bridge-at-dawn": "attacker",
    "breakout": "attacker",
    "night-raid": "attacker",
    "winter-depot": "americans",
}
"""The second role of each: the AI attacks in it, and defends in the first."""
MODES: dict[str, list[dict[str, Any]]] = {
    "blitzkrieg": [
        {"difficulty": "easy"}, {}, {"difficulty": "hard"}, {"stratagems": False},
        {"extra_vp": 3, "extra_progress": 1}, {"board": "nippon", "difficulty": "easy"},
        {"board": "nippon"}, {"board": "nippon", "difficulty": "hard"}, {"mode": "two-player"},
        {"board": "nippon", "mode": "two-player"},
    ],
    "2gm": [
        {}, {"ai_ap": 1.5}, {"ai_ap": 2.5}, {"ai_ap": 3.0},
        *({"scenario": each} for each in SCENARIOS),
        *({"scenario": each, "ai_role": role} for each, role in SCENARIOS.items()),
        {"mode": "two-player"},
    ],
    "coh": [
        *({"mission": each} for each, _ in (load_game("coh").offered or list)()),
        {"mission": "crossroads", "economy": "solo"}, {"mission": "crossroads", "players": 3},
    ],
}  # fmt: skip


def won(winner: str | None, seat: str) -> float:
    return float(winner == seat) if winner and winner != "draw" else 0.5


def series(name: str, options: dict[str, Any], player: str, games: int, read: int) -> list[float]:
    """What the measured seat won in each game of a player of the game's own."""
    game = load_game(name)
    setting, _, _ = prepared(game, options, {})
    seat = measured_seat(game, setting)
    variant = make_variant(player, name, options, {}, {seat: player})
    block = Block(variant, SEED, 0, games, ("aspects",))
    if not is_over_numbers(block):
        block = Block(variant, SEED, 0, min(games, read), ("aspects",))
    return [won(winner, seat) for winner in play_block(block).games["winner"]]


def searched(name: str, options: dict[str, Any], games: int, budget: Budget) -> list[float]:
    """What the expert won in the same games."""
    game = load_game(name)
    setting, _, _ = prepared(game, options, {})
    seat, usual = measured_seat(game, setting), game.players["baseline"]
    seats = [each.id for each in game.seats(setting) if not each.bot]
    players = {**dict.fromkeys(seats, usual), seat: Expert(game, budget)}
    played = (play_one(game, setting, players, n, derived_seed(SEED, n)) for n in range(games))
    return [won(result.winner, seat) for result in played]


def rate(points: list[float]) -> str:
    """``42.5 % (38–47)``; Wilson's interval takes half a game for what it is."""
    found = wilson(sum(points), len(points))
    return f"{found.value:.0%} ({100 * found.low:.0f}–{100 * found.high:.0f})".replace("%", " %")


def row(name: str, options: dict[str, Any], lower: list[float], upper: list[float]) -> str:
    pairs = list(zip(lower, upper, strict=True))
    better, worse = sum(a < b for a, b in pairs), sum(a > b for a, b in pairs)
    said = ", ".join(f"{key} {json.dumps(value)}" for key, value in options.items())
    said = said.replace('"', "") or "as it comes"
    cells = (name, said, len(pairs), rate(lower), rate(upper), better, worse)
    return f"| {' | '.join(map(str, cells))} |"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(MODES))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--read", type=int, default=100)
    parser.add_argument("--expert", type=int, default=0, metavar="GAMES")
    parser.add_argument("--tries", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=0.0)
    parser.add_argument("--only", default="", help="modes with this in them")
    given = parser.parse_args()
    lower, upper = ("baseline", "expert") if given.expert else ("random", "baseline")
    print(f"| game | played | games | {lower} | {upper} | {upper} better | {lower} better |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for name, options in ((each, mode) for each in given.game for mode in MODES[each]):
        if given.only not in json.dumps(options):
            continue
        began = time.process_time()
        if given.expert:
            budget = Budget(given.tries, given.seconds)
            games = series(name, options, lower, given.expert, given.expert)
            line = row(name, options, games, searched(name, options, given.expert, budget))
        else:
            games = series(name, options, lower, given.games, given.read)
            line = row(name, options, games, series(name, options, upper, given.games, given.read))
        print(f"{line} {time.process_time() - began:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
