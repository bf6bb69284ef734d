"""A battle filled for a setting: what never changes lies where its fields say.

Nothing is typed in here: cells, counters, hits and cards are numbered, names become numbers,
rulings become switches.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from opfor.core.chance import stream_name_hash
from opfor.core.foresight import at_random
from opfor.core.memory import Memory, lay
from opfor.core.run import STREAMS
from opfor.fast.coh import values as fast
from opfor.fast.coh.course.seats import PLAYERS as PLAYERS
from opfor.fast.coh.ground import fill_ground, fill_places, ground_of
from opfor.fast.coh.ladder_tables import fill_ladders
from opfor.fast.coh.numbering import numbering
from opfor.fast.coh.script import Script
from opfor.fast.coh.values import Battle
from opfor.fast.rows import padded
from opfor.games.coh.values.options import Setting


def fill(
    battle: Battle, setting: Setting, seats: Mapping[str, Any], before: Setting | None = None
) -> None:
    """Set a battle up for a setting and the players of its seats (functions, by seat); the ground
    stays if it is that of the setting it was set up for ``before``."""
    known = numbering(setting)
    if before is None or ground_of(before) != ground_of(setting):
        fill_ground(battle, setting)
    fill_places(battle, setting, known.begins)
    battle.sight_reach, battle.exits_shut, battle.changes_sight = 0, 0, 0
    for kind in Battle.__mro__:
        if issubclass(kind, Memory) and (kind is not Script or setting.bot is not None):
            lay(battle, kind, setting, known)
    fill_ladders(battle, setting)
    battle.hashes = padded((stream_name_hash(name) for name in stream_names(setting)), STREAMS)
    battle.player = [
        PLAYERS.get(seats.get(seat, at_random), fast.RANDOM) for seat in players_of(setting)
    ]


def players_of(setting: Setting) -> list[str]:
    """The seats in the order of their players' numbers; nobody sits where there is no partner."""
    if setting.teams is None:
        return [*setting.seats, "", ""]
    teams = setting.teams.seats
    return [team[n] if n < len(team) else "" for n in (0, 1) for team in teams]


def stream_names(setting: Setting) -> list[str]:
    """The streams of chance in the order of their numbers."""
    players = [seat and f"player:{seat}" for seat in players_of(setting)]
    first = ["dice", "spent-die", "soft-hits", "action-cards", *players]
    last = ["tie", "orders", "re-cup", "armour-hits", "entry-cup", "defences", "command-cards"]
    return [*first, *last]
