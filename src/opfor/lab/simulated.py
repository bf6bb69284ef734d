"""One series of games as the document that ``opfor simulate --json`` prints."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

import msgspec

from opfor import __version__, fast
from opfor.app.setting_up import pack_hashes, prepared
from opfor.core.columns import Uncovered
from opfor.lab.block import Block, at_table, is_over_numbers
from opfor.lab.series import Finished, run_series
from opfor.lab.summary import Sides, Summary, summarise
from opfor.lab.variant import Variant, game_played, make_variant

READABLE = "readable"
BOT = "bot"
"""What the contract calls the opponent's seat, whatever the game calls it."""


def simulated(
    game: str,
    games: int,
    player: str,
    seed: int,
    jobs: int,
    options: Mapping[str, Any],
    rulings: Mapping[str, str],
) -> dict[str, Any]:
    """So many games of one way to play."""
    variant = make_variant(game, game, options, rulings, player)
    began = time.perf_counter()
    finished = run_series(variant, seed, games, jobs)
    played = game_played(variant)
    setting, _, _ = prepared(played, variant.options, variant.rulings)
    summary = summarise(finished.tally, Sides.of(played.seats(setting)))
    return document(variant, seed, summary, finished, time.perf_counter() - began)


def document(
    variant: Variant, seed: int, summary: Summary, finished: Finished, seconds: float
) -> dict[str, Any]:
    """The contract's document."""
    game = game_played(variant)
    setting, _, _ = prepared(game, variant.options, variant.rulings)
    bots = {seat.id for seat in game.seats(setting) if seat.bot}
    names = set(variant.players.values())
    return {
        "game": variant.game,
        "version": __version__,
        "games": summary.games,
        "seed": seed,
        "player": names.pop() if len(names) == 1 else variant.players,
        "options": variant.options,
        "rulings": variant.rulings,
        "packs": {**pack_hashes(game.folder), **{pack.id: pack.hash for pack in variant.own}},
        "wins": {BOT if seat in bots else seat: won for seat, won in summary.wins.items()},
        "win_rate": msgspec.to_builtins(summary.win_rate),
        "length": msgspec.to_builtins(summary.length),
        "aspects": msgspec.to_builtins(summary.aspects),
        "endings": summary.endings,
        "rules": summary.rules,
        **({"answers": summary.answers} if summary.answers else {}),
        "engine": engine(variant, seed),
        **_lacking(variant, seed),
        "seconds": round(seconds, 3),
        "games_per_second": round(summary.games / max(seconds, 1e-9), 1),
        "interrupted": finished.interrupted,
    }


def uncovered_in(variant: Variant) -> Uncovered | None:
    """What of a variant no engine plays over numbers; nothing where one does."""
    _, setting, players = at_table(msgspec.json.encode(variant))
    return fast.uncovered(setting, players)


def _lacking(variant: Variant, seed: int) -> dict[str, Any]:
    """What the compiled engine does not play, where it left the games to the readable one."""
    found = uncovered_in(variant)
    if found is None or engine(variant, seed) != READABLE:
        return {}
    return {"not_compiled": {"kind": found.kind, "which": found.which}}


def engine(variant: Variant, seed: int) -> str:
    """Which engine plays the series; the games are the same."""
    _, setting, _ = at_table(msgspec.json.encode(variant))
    is_fast = is_over_numbers(Block(variant, seed, 0, 1)) and fast.is_compiled(setting)
    return "compiled" if is_fast else READABLE
