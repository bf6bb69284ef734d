"""How a game begins: the empty field, what the HQs give, the piles of an army of a scenario."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.games.tactics2gm.values.content import PILES, spread
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.removed_cards import removed_cards as removed_cards
from opfor.games.tactics2gm.values.state import AI, Box, State, TerrainPiece


def new(setting: Setting) -> State:
    """An empty field with its printed terrain, all cards in their boxes."""
    cards, mission = setting.cards, setting.mission
    terrain: list[TerrainPiece | None] = [
        TerrainPiece(name, printed=True) if name else None for name in mission.printed
    ]
    for cell, name in mission.terrain.items():
        terrain[cell] = TerrainPiece(name, printed=True)
    economy = setting.numbers.economy
    start = tuple(
        economy.start_ap if mission.is_battle_royal else role.start_ap for role in mission.roles
    )
    return State(
        ap=(start[0], start[1]),
        terrain=tuple(terrain),
        terrain_deck=spread({row.id: row.copies for row in cards.terrain.values()}),
        boxes=tuple(Box(army.id, spread(army.copies)) for army in cards.armies.values()),
        first=mission.first,
        mover=mission.first,
    )


@cite("2GM-PH-3", "Q2-7")
def hq_income(setting: Setting, state: State, side: int) -> int:
    """AP from the HQ itself: the AI's gives more than a player's, by the difficulty dial; the
    half of 2.5 is given as 1 AP in every second turn."""
    if side != setting.ai:
        return setting.numbers.economy.hq_ap
    even = state.turns[side] % 2 == 0
    return int(setting.ai_ap + (0.5 if even else 0))


Counts = dict[str, int]


@cite("2GM-SC-2")
def scenario_counts(setting: Setting) -> Counts:
    """The numbers of the scenario's solo line."""
    return dict(zip(PILES, setting.mission.code(AI).counts, strict=True))
