"""Before the first turn: armies, bids, terrain, units placed in advance."""

from __future__ import annotations

from opfor.core.asking import tie_break
from opfor.core.cite import cite
from opfor.core.rows import tell, tokens
from opfor.games.tactics2gm.bot.setup.army_deck import build_army
from opfor.games.tactics2gm.bot.setup.bid import make_bid
from opfor.games.tactics2gm.bot.setup.pre_game import deploy_before_the_game
from opfor.games.tactics2gm.bot.setup.terrain import place_ai_terrain
from opfor.games.tactics2gm.rules.board import clear_spaces, is_played_by_ai
from opfor.games.tactics2gm.rules.decider import choose
from opfor.games.tactics2gm.rules.deployment import deploy, offer_deployments
from opfor.games.tactics2gm.rules.offers import clear_offers, offer
from opfor.games.tactics2gm.rules.phases import draw_cards
from opfor.games.tactics2gm.rules.terrain import lay_terrain, offer_terrain, pay_bid
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import NOBODY, NOTHING, Act, For, Phase, Stage, Stream, To
from opfor.games.tactics2gm.values.events import (
    ArmiesAssigned,
    ArmyBuilt,
    FirstDecided,
    StageBegun,
    TerrainEnded,
)


def new(battle: Battle) -> None:
    """An empty field with its printed terrain, all cards in their boxes."""
    battle.stage = Stage.ARMIES
    battle.phase = Phase.START
    battle.first = battle.first_mover
    battle.mover = battle.first_mover
    battle.turn = 0
    battle.stance = NOTHING
    battle.stance_total = 0
    battle.is_over = 0
    battle.winner = NOBODY
    battle.why = 0
    battle.steps_begun = 0
    battle.units = 0
    battle.gone = 0
    battle.next_id = 1
    battle.owed = 0
    battle.is_veiled = 0
    for side in range(2):
        new_side(battle, side)
    for cell in range(battle.size):
        battle.ground[cell] = battle.ground_at_start[cell]
        battle.worn[cell] = 0
        battle.printed[cell] = 0 if battle.ground[cell] == NOTHING else 1
    clear_spaces(battle)
    battle.terrains_out = 0
    for terrain in range(battle.terrains):
        battle.terrain_deck[terrain] = battle.copies[terrain]
    for army in range(battle.armies_there):
        for card in range(battle.cards):
            battle.box[army][card] = battle.copies_of[army][card]


def new_side(battle: Battle, side: int) -> None:
    battle.turns[side] = 0
    battle.armies[side] = NOTHING
    battle.ap[side] = battle.start_ap[side]
    battle.hq[side] = 0
    battle.losses[side] = 0
    battle.bids[side] = -1
    battle.placed[side] = 0
    battle.passed[side] = 0
    battle.short_draw[side] = 0
    battle.held[side] = 0
    battle.draw_pile[side] = 0
    battle.hands[side] = 0
    battle.discards[side] = 0
    battle.in_plays[side] = 0
    for card in range(battle.cards):
        battle.draw[side][card] = 0


def begin_stage(battle: Battle, stage: int) -> None:
    """Units placed before the game are not newly deployed when the turns begin."""
    battle.stage = stage
    if stage == Stage.TURN:
        for unit in range(1, battle.units + 1):
            battle.fresh[unit] = 0
    tell(battle, StageBegun, stage)


@cite("2GM-SET-1")
def assign_armies(battle: Battle) -> None:
    """Armies as chosen or by chance, then the players' decks, then the AI's."""
    battle.armies[0] = battle.chosen_army[0]
    battle.armies[1] = battle.chosen_army[1]
    if battle.armies[1] == NOTHING:
        battle.armies[1] = army_by_chance(battle, battle.chosen_army[0])
    if battle.armies[0] == NOTHING:
        battle.armies[0] = army_by_chance(battle, battle.armies[1])
    tell(battle, ArmiesAssigned, battle.armies[0], battle.armies[1])
    for side in range(2):
        if not is_played_by_ai(battle, side):
            build_deck(battle, side)
    if battle.is_solo:
        build_army(battle)
    begin_stage(battle, Stage.BID if battle.is_battle_royal else Stage.TERRAIN)


def army_by_chance(battle: Battle, taken: int) -> int:
    """An army at random that is not taken."""
    free = 0
    for army in range(battle.armies_there):
        if army != taken:
            battle.tally[free] = army
            free += 1
    return battle.tally[tie_break(battle, Stream.ARMIES, battle.tally, free, For.AN_ARMY, NOBODY)]


def build_deck(battle: Battle, side: int) -> None:
    """A player's deck out of the box of his army."""
    army = battle.armies[side]
    for card in range(battle.cards):
        count = battle.deck_of[side][army][card]
        battle.draw[side][card] += count
        battle.draw_pile[side] += count
        battle.box[army][card] -= count
    tell(battle, ArmyBuilt, side, tokens(battle.deck_of[side][army], battle.cards))


@cite("2GM-BR-7", "Q2-4")
def bid_for_first_turn(battle: Battle) -> None:
    """Each side offers AP; the higher offer moves first; both are paid."""
    for i in range(2):
        side = 1 - i
        if is_played_by_ai(battle, side):
            make_bid(battle)
        else:
            person_bids(battle, side)
    battle.first = higher_bidder(battle)
    battle.mover = battle.first
    tell(battle, FirstDecided, battle.first)
    begin_stage(battle, Stage.TERRAIN)


def person_bids(battle: Battle, side: int) -> None:
    clear_offers(battle)
    for ap in range(battle.ap[side] + 1):
        offer(battle, Act.BID, cell=ap)
    pay_bid(battle, side, choose(battle, side, To.BID).cell)


def higher_bidder(battle: Battle) -> int:
    if battle.bids[0] != battle.bids[1]:
        return 0 if battle.bids[0] > battle.bids[1] else 1
    if battle.is_solo:
        return 0 if battle.ai_wins_ties else 1
    battle.tally[0], battle.tally[1] = 0, 1
    return tie_break(battle, Stream.FIRST, battle.tally, 2, For.THE_FIRST_TURN, NOBODY)


@cite("2GM-BR-10")
def place_terrain(battle: Battle) -> None:
    """The side that moves first places its terrain, then the other; never again after that."""
    for i in range(2):
        side = battle.first if i == 0 else 1 - battle.first
        if is_played_by_ai(battle, side):
            place_ai_terrain(battle)
        else:
            person_places(battle, side)
        battle.passed[side] = 1
        tell(battle, TerrainEnded, side)
    begin_stage(battle, Stage.PRE_GAME)


def person_places(battle: Battle, side: int) -> None:
    while True:
        offer_terrain(battle, side)
        if battle.offered == 0:
            return
        offer(battle, Act.DONE)
        chosen = choose(battle, side, To.TERRAIN)
        if chosen.act == Act.DONE:
            return
        paid = 0 if battle.is_battle_royal else battle.terrain_cost[chosen.played]
        lay_terrain(battle, side, chosen.played, chosen.cell, paid)


def before_the_game(battle: Battle) -> None:
    """Opening hands; in a scenario units may be placed in advance."""
    for i in range(2):
        side = battle.first if i == 0 else 1 - battle.first
        if is_played_by_ai(battle, side):
            deploy_before_the_game(battle)
        elif not draw_cards(battle, side, battle.opening_hand):
            return
        elif battle.deploy_cards[side]:
            person_deploys(battle, side)
    begin_stage(battle, Stage.TURN)


def person_deploys(battle: Battle, side: int) -> None:
    while True:
        clear_offers(battle)
        offer_deployments(battle, side, battle.deploy_zone[side][0], battle.deploy_zone[side][1])
        if battle.offered == 0:
            return
        offer(battle, Act.DONE)
        chosen = choose(battle, side, To.IN_ADVANCE)
        if chosen.act == Act.DONE:
            return
        deploy(battle, side, chosen.played, chosen.cell, chosen.other)
