"""Before the first turn: armies, bids, terrain, units placed in advance.

The AI's part of every stage is one call of ``ai_setup``, which looks at ``state.stage``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opfor.core.cite import cite
from opfor.core.play import Play, Procedure
from opfor.core.requests import Choose, TieBreak
from opfor.games.tactics2gm.actions import Bid, Deploy, Done, PlaceTerrain
from opfor.games.tactics2gm.content import spread
from opfor.games.tactics2gm.events import (
    ArmiesAssigned,
    ArmyBuilt,
    BidMade,
    FirstDecided,
    StageBegun,
    TerrainEnded,
    TerrainPlaced,
    UnitDeployed,
)
from opfor.games.tactics2gm.options import RANDOM, Setting, chosen_army
from opfor.games.tactics2gm.rules.deployment import deploy_cost, deployments
from opfor.games.tactics2gm.rules.phases import draw_cards
from opfor.games.tactics2gm.state import Box, Piece, State

FIRST_LINES = (1, 3)
"""Where a player may put terrain in a Battle Royal: the lines of the own half."""


def new(setting: Setting) -> State:
    """An empty field with its printed terrain, all cards in their boxes."""
    cards, mission = setting.cards, setting.mission
    terrain: list[Piece | None] = [
        Piece(name, printed=True) if name else None for name in mission.printed
    ]
    for cell, name in mission.terrain.items():
        terrain[cell] = Piece(name, printed=True)
    economy = setting.settings.economy
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


def ai_part(play: Play[Any]) -> Procedure[None]:
    """The AI's part of the present stage."""
    from opfor.games.tactics2gm.ai.turn import ai_setup

    yield from ai_setup(play)


@cite("2GM-SET-1")
def assign_armies(play: Play[Any]) -> Procedure[None]:
    """Armies as chosen or by chance, then the players' decks, then the AI's."""
    setting: Setting = play.setting
    armies = ["", ""]
    for side in (1, 0):
        armies[side] = chosen_army(setting, side)
        if armies[side] == RANDOM:
            taken = armies[1] if side == 0 else chosen_army(setting, 0)
            free = tuple(name for name in setting.cards.armies if name != taken)
            armies[side] = yield TieBreak(free, "an army at random", "2GM-SET-1", "armies")
    play.emit(ArmiesAssigned((armies[0], armies[1])))
    for side in (0, 1):
        if side != setting.ai:
            play.emit(ArmyBuilt(side, setting.decks[side, armies[side]].cards))
    if setting.ai is not None:
        yield from ai_part(play)
    play.emit(StageBegun("bid" if setting.mission.is_battle_royal else "terrain"))


@cite("2GM-BR-7", "Q2-4")
def bid_for_first_turn(play: Play[Any]) -> Procedure[None]:
    """Each side offers AP; the higher offer moves first; both are paid."""
    setting: Setting = play.setting
    for side in (1, 0):
        if side == setting.ai:
            yield from ai_part(play)
            continue
        options = tuple(Bid(ap) for ap in range(play.state.ap[side] + 1))
        seat = setting.seats[side]
        answer = yield Choose(seat, "bid", options, "AP for the first turn", "2GM-BR-7")
        play.emit(BidMade(side, answer.ap))
    first = yield from _higher_bid(play)
    play.emit(FirstDecided(first))
    play.emit(StageBegun("terrain"))


def _higher_bid(play: Play[Any]) -> Procedure[int]:
    bids = play.state.bids
    if bids[0] != bids[1]:
        return 0 if bids[0] > bids[1] else 1
    if play.setting.ai is not None:
        return 0 if play.setting.rulings.get("bid-tie") == "ai-starts" else 1
    seats = play.setting.seats
    name = yield TieBreak(tuple(seats), "equal bids", "Q2-4", "first")
    return int(seats.index(name))


def terrain_choices(setting: Setting, state: State, side: int) -> list[PlaceTerrain]:
    """Terrain cards a person may place now and where; a scenario names cards, lines and price."""
    role = setting.mission.roles[side]
    cards = dict.fromkeys(state.terrain_deck)
    if setting.mission.is_battle_royal:
        lines = FIRST_LINES
        left = state.bids[side] - state.placed[side]
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


@cite("2GM-BR-10")
def place_terrain(play: Play[Any]) -> Procedure[None]:
    """The side that moves first places its terrain, then the other; never again after that."""
    setting: Setting = play.setting
    for side in (play.state.first, 1 - play.state.first):
        if side == setting.ai:
            yield from ai_part(play)
        else:
            yield from _person_places(play, side)
        play.emit(TerrainEnded(side))
    play.emit(StageBegun("pre-game"))


def _person_places(play: Play[Any], side: int) -> Procedure[None]:
    setting: Setting = play.setting
    while choices := terrain_choices(setting, play.state, side):
        seat = setting.seats[side]
        answer = yield Choose(seat, "terrain", (*choices, Done()), "place terrain", "2GM-BR-10")
        if isinstance(answer, Done):
            return
        cost = setting.cards.terrain[answer.card].cost
        paid = 0 if setting.mission.is_battle_royal else cost
        play.emit(TerrainPlaced(side, answer.card, answer.cell, cost, paid))


def before_the_game(play: Play[Any]) -> Procedure[None]:
    """Opening hands; in a scenario units may be placed in advance."""
    setting: Setting = play.setting
    for side in (play.state.first, 1 - play.state.first):
        if side == setting.ai:
            yield from ai_part(play)
            continue
        yield from draw_cards(play, side, setting.settings.cards.opening_hand)
        if setting.mission.roles[side].deploy_cards:
            yield from _person_deploys(play, side)
    play.emit(StageBegun("turn"))


def _person_deploys(play: Play[Any], side: int) -> Procedure[None]:
    setting: Setting = play.setting
    low, high = setting.mission.roles[side].deploy_zone
    cells = [c for line in range(low, high + 1) for c in setting.board.of_depth(side, line)]
    while choices := deployments(setting, play.state, side, cells):
        seat = setting.seats[side]
        answer = yield Choose(seat, "pre-game", (*choices, Done()), "units placed in advance")
        if isinstance(answer, Done):
            return
        deploy(play, side, answer)


def deploy(play: Play[Any], side: int, action: Deploy) -> None:
    """Put a unit card on the board, face down at night."""
    cost = deploy_cost(play.setting, play.state, side, action.card)
    hidden = play.setting.night
    play.emit(UnitDeployed(side, action.card, action.cell, cost, action.transport, hidden))
