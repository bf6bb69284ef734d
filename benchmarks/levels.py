"""What baseline and expert win at every level of every mission and mode.

    python benchmarks/levels.py GAME [--only NAME …] [--level LEVEL …] [--games 4000] [--player net]
    python benchmarks/levels.py GAME --expert 300 [--tries 20] [--keep]

Draws count half. Games are those of ``opfor lab`` with the seed 2026; the expert's begin with
``--first``. ``--keep`` writes ``books/levels.json`` of the game, which menus and sheets read.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from opfor.app.players import player_named
from opfor.app.registry import load_game
from opfor.app.search import Budget, Expert
from opfor.app.setting_up import prepared
from opfor.core.chance import derived_seed
from opfor.core.game import Game
from opfor.core.mission_card import MissionCard
from opfor.kit.levels import FILE, Won
from opfor.kit.shares import wilson
from opfor.lab.block import Block, play_block
from opfor.lab.playout import play_one
from opfor.lab.variant import make_variant, measured_seat

SEED = 2026
TRIES = {"blitzkrieg": 40, "coh": 20, "2gm": 12}
"""Tries a move that the expert has, unless told otherwise."""


def half_counted(winner: str | None, seat: str) -> float:
    return float(winner == seat) if winner and winner != "draw" else 0.5


def simulated(game: Game[Any], options: dict[str, Any], player: str, games: int) -> list[float]:
    """What a player of the lab wins in the first seat; another person's is a baseline's."""
    setting, plain, _ = prepared(game, options, {})
    seat = measured_seat(game, setting)
    others = [each.id for each in game.seats(setting) if not each.bot]
    seats = {**dict.fromkeys(others, "baseline"), seat: player}
    variant = replace(make_variant(player, game.id, plain, {}, player), players=seats)
    rows = play_block(Block(variant, SEED, 0, games, ("aspects",)))
    return [half_counted(winner, seat) for winner in rows.games["winner"]]


def expert(game: Game[Any], options: dict[str, Any], games: range, budget: Budget) -> list[float]:
    """What the expert wins in the first seat."""
    setting, _, _ = prepared(game, options, {})
    seat = measured_seat(game, setting)
    others = [each.id for each in game.seats(setting) if not each.bot]
    usual: Any = player_named(game, "baseline")
    players = {**dict.fromkeys(others, usual), seat: Expert(game, budget)}
    results = (play_one(game, setting, players, n, derived_seed(SEED, n)) for n in games)
    return [half_counted(result.winner, seat) for result in results]


def won(points: list[float]) -> Won:
    rate = wilson(sum(points), len(points))
    return Won(round(rate.value, 4), round(rate.low, 4), round(rate.high, 4), len(points))


def keep(file: Path, card: MissionCard, level: str, player: str, found: Won) -> None:
    """Write one figure; what others wrote meanwhile stays."""
    kind = dict[str, dict[str, dict[str, Won]]]
    known = msgspec.json.decode(file.read_bytes(), type=kind) if file.is_file() else {}
    known.setdefault(card.name, {}).setdefault(level, {})[player] = found
    rows = (f"  {_json(name)}: {_json(known[name])}" for name in sorted(known))
    file.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--level", nargs="*", default=[])
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--player", default="baseline")
    parser.add_argument("--expert", type=int, default=0, metavar="GAMES")
    parser.add_argument("--first", type=int, default=0, help="number of the first expert game")
    parser.add_argument("--tries", type=int, default=0)
    parser.add_argument("--keep", action="store_true")
    given = parser.parse_args()
    game = load_game(given.game)
    file = game.folder / FILE
    budget = Budget(given.tries or TRIES[game.id])
    player = "expert" if given.expert else given.player
    for card in game.missions(()):
        for level in card.levels:
            wanted = (not given.only or card.name in given.only) and (
                not given.level or level in given.level
            )
            if not wanted:
                continue
            began, options = time.process_time(), {**card.options, "level": level}
            if given.expert:
                played = range(given.first, given.first + given.expert)
                found = won(expert(game, options, played, budget))
            else:
                found = won(simulated(game, options, player, given.games))
            spent = time.process_time() - began
            print(f"{card.name} {level} {player} {found.said} of {found.games}, {spent:.0f} s")
            if given.keep:
                keep(file, card, level, player, found)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
