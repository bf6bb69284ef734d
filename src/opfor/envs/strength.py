"""How strong a net plays: games on fresh seeds, the baseline's beside them on the same ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from opfor.app.registry import load_game
from opfor.app.setting_up import prepared
from opfor.core.foresight import foresight_of
from opfor.core.net import Net
from opfor.fast import stepped
from opfor.kit.shares import wilson


def measured(
    game_id: str,
    options: Mapping[str, Any],
    net: Net,
    games: int,
    seed: int,
    rulings: Mapping[str, str] | None = None,
) -> dict[str, Any]:
    """Wins of the net and of the baseline in so many games, with an interval of 95 %."""
    game = load_game(game_id)
    setting, _, _ = prepared(game, options, rulings or {})
    person = next(seat.id for seat in game.seats(setting) if not seat.bot)
    engine = stepped(setting, {person: game.players[foresight_of(game).usual]})
    baseline = engine.total(seed, 0, games).winners[person]
    engine.seat_net(setting.seats.index(person), net)
    won = engine.total(seed, 0, games).winners[person]
    rate = wilson(won, games)
    return {
        "options": dict(options),
        "rulings": dict(rulings or {}),
        "games": games,
        "seed": seed,
        "net": round(won / games, 4),
        "low": round(rate.low, 4),
        "high": round(rate.high, 4),
        "baseline": round(baseline / games, 4),
    }
