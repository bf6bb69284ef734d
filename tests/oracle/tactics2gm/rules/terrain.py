"""Terrain cards placed before the game: which ones, and where."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.games.tactics2gm.values.actions import PlaceTerrain
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.scenarios import FIRST_LINES
from opfor.games.tactics2gm.values.state import State


def left_of_bid(state: State, side: int) -> int:
    """AP of its bid that a side may still lay terrain for."""
    return state.bids[side] - state.placed[side]


def terrain_choices(setting: Setting, state: State, side: int) -> list[PlaceTerrain]:
    """Terrain cards a person may place now and where; a scenario names cards, lines and price."""
    role = setting.mission.roles[side]
    cards = dict.fromkeys(state.terrain_deck)
    if setting.mission.is_battle_royal:
        lines = FIRST_LINES
        left = left_of_bid(state, side)
        names = [name for name in cards if setting.cards.terrain[name].cost <= left]
    else:
        lines = role.zone
        names = [
            name
            for name in dict.fromkeys(scenario_terrain_left(setting, state, side))
            if name in cards and setting.cards.terrain[name].cost <= state.ap[side]
        ]
    cells = free_cells(setting, state, side, range(lines[0], lines[1] + 1))
    return [PlaceTerrain(name, cell) for name in names for cell in cells]


def scenario_terrain_left(setting: Setting, state: State, side: int) -> list[str]:
    """The scenario's terrain cards of a side, less as many as it has placed already."""
    left = list(setting.mission.roles[side].terrain)
    zone = setting.mission.roles[side].zone
    for line in range(zone[0], zone[1] + 1):
        for cell in setting.board.of_depth(side, line):
            piece = state.terrain[cell]
            if piece is not None and not piece.printed and piece.card in left:
                left.remove(piece.card)
    return left


def free_cells(setting: Setting, state: State, side: int, lines: Sequence[int]) -> list[int]:
    """Spaces of some lines (as the side counts them) without terrain or units."""
    held = {u.cell for u in state.units}
    return [
        cell
        for line in lines
        for cell in setting.board.of_depth(side, line)
        if state.terrain[cell] is None and cell not in held and cell != setting.mission.target
    ]
