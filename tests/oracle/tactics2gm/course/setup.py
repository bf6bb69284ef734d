"""Before the first turn: armies, bids, terrain, units placed in advance.

The AI's part of every stage is one call of ``ai_setup``, which looks at ``state.stage``.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Choose, TieBreak
from opfor.games.tactics2gm.values.actions import Bid, Done
from opfor.games.tactics2gm.values.events import (
    ArmiesAssigned,
    ArmyBuilt,
    BidMade,
    FirstDecided,
    StageBegun,
    TerrainEnded,
    TerrainPlaced,
)
from opfor.games.tactics2gm.values.options import RANDOM, Setting, chosen_army
from opfor.games.tactics2gm.values.play import TacticsPlay
from tests.oracle.tactics2gm.bot.setup.army_deck import build_army
from tests.oracle.tactics2gm.bot.setup.bid import make_bid
from tests.oracle.tactics2gm.bot.setup.pre_game import deploy_before_the_game
from tests.oracle.tactics2gm.bot.setup.terrain import place_ai_terrain
from tests.oracle.tactics2gm.rules.deployment import deploy, deployments
from tests.oracle.tactics2gm.rules.phases import draw_cards
from tests.oracle.tactics2gm.rules.terrain import terrain_choices

BID_FOR = "AP for the first turn and for terrain"
AI_STAGES = {
    "armies": build_army,
    "bid": make_bid,
    "terrain": place_ai_terrain,
    "pre-game": deploy_before_the_game,
}


def ai_setup(play: TacticsPlay) -> Procedure[None]:
    """What the AI does in the present stage."""
    yield from AI_STAGES[play.state.stage](play)


@cite("2GM-SET-1")
def assign_armies(play: TacticsPlay) -> Procedure[None]:
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
        yield from ai_setup(play)
    play.emit(StageBegun("bid" if setting.mission.is_battle_royal else "terrain"))


@cite("2GM-BR-7", "Q2-4")
def bid_for_first_turn(play: TacticsPlay) -> Procedure[None]:
    """Each side offers AP; the higher offer moves first; both are paid."""
    setting: Setting = play.setting
    for side in (1, 0):
        if side == setting.ai:
            yield from ai_setup(play)
            continue
        options = tuple(Bid(ap) for ap in range(play.state.ap[side] + 1))
        seat = setting.seats[side]
        answer = yield Choose(seat, "bid", options, BID_FOR, "2GM-BR-7")
        play.emit(BidMade(side, answer.ap))
    first = yield from _higher_bid(play)
    play.emit(FirstDecided(first))
    play.emit(StageBegun("terrain"))


def _higher_bid(play: TacticsPlay) -> Procedure[int]:
    bids = play.state.bids
    if bids[0] != bids[1]:
        return 0 if bids[0] > bids[1] else 1
    if play.setting.ai is not None:
        return 0 if play.setting.rulings.bid_tie == "ai-starts" else 1
    seats = play.setting.seats
    name = yield TieBreak(tuple(seats), "equal bids", "Q2-4", "first")
    return int(seats.index(name))


@cite("2GM-BR-10")
def place_terrain(play: TacticsPlay) -> Procedure[None]:
    """The side that moves first places its terrain, then the other; never again after that."""
    setting: Setting = play.setting
    for side in (play.state.first, 1 - play.state.first):
        if side == setting.ai:
            yield from ai_setup(play)
        else:
            yield from _person_places(play, side)
        play.emit(TerrainEnded(side))
    play.emit(StageBegun("pre-game"))


def _person_places(play: TacticsPlay, side: int) -> Procedure[None]:
    setting: Setting = play.setting
    while choices := terrain_choices(setting, play.state, side):
        seat = setting.seats[side]
        answer = yield Choose(seat, "terrain", (*choices, Done()), "place terrain", "2GM-BR-10")
        if isinstance(answer, Done):
            return
        cost = setting.cards.terrain[answer.card].cost
        paid = 0 if setting.mission.is_battle_royal else cost
        play.emit(TerrainPlaced(side, answer.card, answer.cell, cost, paid))


def before_the_game(play: TacticsPlay) -> Procedure[None]:
    """Opening hands; in a scenario units may be placed in advance."""
    setting: Setting = play.setting
    for side in (play.state.first, 1 - play.state.first):
        if side == setting.ai:
            yield from ai_setup(play)
            continue
        if not (yield from draw_cards(play, side, setting.numbers.cards.opening_hand)):
            return
        if setting.mission.roles[side].deploy_cards:
            yield from _person_deploys(play, side)
    play.emit(StageBegun("turn"))


def _person_deploys(play: TacticsPlay, side: int) -> Procedure[None]:
    setting: Setting = play.setting
    low, high = setting.mission.roles[side].deploy_zone
    cells = [c for line in range(low, high + 1) for c in setting.board.of_depth(side, line)]
    while choices := deployments(setting, play.state, side, cells):
        seat = setting.seats[side]
        answer = yield Choose(seat, "pre-game", (*choices, Done()), "units placed in advance")
        if isinstance(answer, Done):
            return
        deploy(play, side, answer)
