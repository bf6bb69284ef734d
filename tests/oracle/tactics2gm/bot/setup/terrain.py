"""The AI's terrain: which cards, and by dice where."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Draw
from opfor.games.tactics2gm.values.events import TerrainPlaced
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.state import AI
from tests.oracle.tactics2gm.rules.d10 import pick_by_d10, roll_d10
from tests.oracle.tactics2gm.rules.terrain import free_cells


def place_ai_terrain(play: TacticsPlay) -> Procedure[None]:
    """Battle Royal: as much as the bid buys. Scenario: half the cards it may place."""
    if play.setting.mission.is_battle_royal:
        yield from buy_with_bid(play)
    else:
        yield from place_half(play)


@cite("2GM-BR-8", "Q2-5")
def buy_with_bid(play: TacticsPlay) -> Procedure[None]:
    """Draw cards up to the bid, without Wire and Barriers; one that costs too much is passed
    over; stop when no card fits."""
    setting: Setting = play.setting
    terrain, numbers = setting.cards.terrain, setting.numbers.bid
    pool = [name for name in play.state.terrain_deck if name not in numbers.no_terrain]
    left = play.state.bids[AI]
    while any(terrain[name].cost <= left for name in pool):
        card = yield Draw("terrain deck", tuple(pool), "terrain for the AI's bid", "2GM-BR-8")
        pool.remove(card)
        if terrain[card].cost <= left:
            left -= terrain[card].cost
            lines = (numbers.row_low, numbers.row_high)
            yield from place_by_dice(play, card, lines, 0)


@cite("2GM-SC-3", "Q2-8", "GT-2GM-2")
def half_of(number: int) -> int:
    """Half, rounded up."""
    return -(-number // 2)


@cite("2GM-SC-5", "Q2-9", "GT-2GM-3")
def place_half(play: TacticsPlay) -> Procedure[None]:
    """Half the scenario's cards at their printed price, at random, inside its zone."""
    setting: Setting = play.setting
    role = setting.mission.roles[AI]
    deck, pool = play.state.terrain_deck, list[str]()
    for name in role.terrain:
        if pool.count(name) < deck.count(name):
            pool.append(name)
    low, high = role.zone
    for _ in range(half_of(len(pool))):
        card = yield Draw("terrain deck", tuple(pool), "terrain for the AI", "2GM-SC-3")
        pool.remove(card)
        cost = setting.cards.terrain[card].cost
        if cost <= play.state.ap[AI]:
            yield from place_by_dice(play, card, range(low, high + 1), cost)


def place_by_dice(
    play: TacticsPlay, card: str, lines: Sequence[int], paid: int
) -> Procedure[None]:  # fmt: skip
    """Put one card down; nothing happens if no space of the lines is free."""
    free = free_cells(play.setting, play.state, AI, lines)
    if free:
        cell = yield from roll_space(play.setting, lines, free, "2GM-BR-9")
        cost = play.setting.cards.terrain[card].cost
        play.emit(TerrainPlaced(AI, card, cell, cost, paid))


@cite("2GM-BR-9", "2GM-SC-4", "Q2-6")
def roll_space(
    setting: Setting, lines: Sequence[int], free: Sequence[int], rule: str
) -> Procedure[int]:
    """A D10 for the row, a D10 for the column. A space that is taken or outside: the column is
    rolled again, after ten tries the row too; at long last the next free space counts."""
    tries = setting.numbers.bid.tries
    cell = 0
    for _ in range(tries):
        line, _rolled = yield from pick_by_d10(setting, lines, "the row", rule)
        for _ in range(tries):
            column = yield from roll_d10(setting, f"the column on line {line}", rule)
            if column <= setting.board.columns:
                cell = setting.board.cell(line, column)
                if cell in free:
                    return cell
    return min(free, key=lambda spot: (spot - cell) % setting.board.size)
