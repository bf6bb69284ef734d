"""What baseline and others win on every rung of the ladder for people, and how persons are placed.

    python benchmarks/rungs.py GAME [--games 4000] [--keep]
    python benchmarks/rungs.py GAME --player net [--games 1000] [--only NAME …] [--keep]
    python benchmarks/rungs.py GAME --expert 60 [--tries 20] [--keep]

Draws count half; games are those of ``opfor lab`` with the seed 2026. ``--keep`` writes
``books/rungs.json`` of the game, which the ladder reads.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import msgspec
from levels import SEED, TRIES, expert, half_counted, won

from opfor.app.registry import load_game
from opfor.app.rungs import MEASURED, RUNGS, Rungs
from opfor.app.search import Budget
from opfor.app.setting_up import prepared
from opfor.core.game import Game
from opfor.kit.levels import Won
from opfor.kit.packs import read_toml
from opfor.lab.block import Block, play_block
from opfor.lab.variant import make_variant, measured_seat


def measured(game: Game[Any], options: dict[str, Any], player: str, games: int) -> Won:
    """What a player wins against the bot."""
    setting, plain, _ = prepared(game, options, {})
    seat = measured_seat(game, setting)
    variant = make_variant(player, game.id, plain, {}, player)
    rows = play_block(Block(variant, SEED, 0, games, ("aspects",)))
    return won([half_counted(winner, seat) for winner in rows.games["winner"]])


def keep(file: Path, rung: str, player: str, found: Won) -> None:
    """Write one figure; the others stay."""
    kind = dict[str, dict[str, Won]]
    known = msgspec.json.decode(file.read_bytes(), type=kind) if file.is_file() else {}
    known.setdefault(rung, {})[player] = found
    rows = (f'  "{name}": {msgspec.json.encode(known[name]).decode()}' for name in sorted(known))
    file.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--player", default="baseline")
    parser.add_argument("--expert", type=int, default=0, metavar="GAMES")
    parser.add_argument("--tries", type=int, default=0)
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--keep", action="store_true")
    given = parser.parse_args()
    game = load_game(given.game)
    budget = Budget(given.tries or TRIES[game.id])
    player = "expert" if given.expert else given.player
    for rung in read_toml(game.folder / RUNGS, Rungs).rungs:
        if given.only and rung.name not in given.only:
            continue
        began = time.process_time()
        if given.expert:
            found = won(expert(game, rung.options, range(given.expert), budget))
        else:
            found = measured(game, rung.options, player, given.games)
        spent = time.process_time() - began
        print(f"{rung.name} {player} {found.said} of {found.games}, {spent:.0f} s", flush=True)
        if given.keep:
            keep(game.folder / MEASURED, rung.name, player, found)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
