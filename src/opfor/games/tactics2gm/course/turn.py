"""The flow of a game: set-up stage by stage, then turns phase by phase."""

from __future__ import annotations

from collections.abc import Callable

from opfor.games.tactics2gm.course.ai_turn import ai_turn
from opfor.games.tactics2gm.course.offers import carry_out, offer_deployment, offer_shooting
from opfor.games.tactics2gm.course.setup import (
    assign_armies,
    before_the_game,
    bid_for_first_turn,
    place_terrain,
)
from opfor.games.tactics2gm.rules.board import is_played_by_ai
from opfor.games.tactics2gm.rules.decider import choose
from opfor.games.tactics2gm.rules.movement_phase import offer_movement
from opfor.games.tactics2gm.rules.offers import clear_offers, offer
from opfor.games.tactics2gm.rules.phases import (
    begin_phase,
    cards_to_draw,
    collect_ap,
    discard_down,
    draw_cards,
    end_turn,
    flip_over,
    start_turn,
)
from opfor.games.tactics2gm.rules.ranks import close_ranks
from opfor.games.tactics2gm.rules.support_cards import offer_supports
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import Act, Phase, Stage, Timing, To

Offers = Callable[[Battle, int], None]


def step(battle: Battle) -> None:
    """One stage of the set-up, one phase of a person's turn, or the AI's whole turn."""
    battle.steps_begun += 1
    close_ranks(battle)
    if battle.stage == Stage.ARMIES:
        assign_armies(battle)
    elif battle.stage == Stage.BID:
        bid_for_first_turn(battle)
    elif battle.stage == Stage.TERRAIN:
        place_terrain(battle)
    elif battle.stage == Stage.PRE_GAME:
        before_the_game(battle)
    elif is_played_by_ai(battle, battle.mover):
        ai_turn(battle)
    else:
        play_phase(battle, battle.mover)


def play_phase(battle: Battle, side: int) -> None:
    """The phase of a person's turn that is on."""
    if battle.phase == Phase.START:
        start_phase(battle, side)
    elif battle.phase == Phase.MOVEMENT:
        movement_phase(battle, side)
    elif battle.phase == Phase.DEPLOYMENT:
        deployment_phase(battle, side)
    elif battle.phase == Phase.SHOOTING:
        shooting_phase(battle, side)
    else:
        end_phase(battle, side)


def start_phase(battle: Battle, side: int) -> None:
    """Start, HQ and Cards."""
    start_turn(battle, side)
    collect_ap(battle, side)
    if draw_cards(battle, side, cards_to_draw(battle, side)):
        begin_phase(battle, Phase.MOVEMENT)


def movement_phase(battle: Battle, side: int) -> None:
    """Units move in any order until the side is done."""
    ask_on(battle, side, offer_movement, To.MOVE)
    if not battle.is_over:
        begin_phase(battle, Phase.DEPLOYMENT)


def deployment_phase(battle: Battle, side: int) -> None:
    """AP are spent on units, equipment, supports and airplanes in any order."""
    ask_on(battle, side, offer_deployment, To.DEPLOY)
    if not battle.is_over:
        begin_phase(battle, Phase.SHOOTING)


def shooting_phase(battle: Battle, side: int) -> None:
    """Weapons fire in any order; then cards that follow shooting may be played."""
    ask_on(battle, side, offer_shooting, To.SHOOT)
    if not battle.is_over:
        ask_on(battle, side, offer_after_shooting, To.AFTER_SHOOTING)
    if not battle.is_over:
        begin_phase(battle, Phase.END)


def offer_after_shooting(battle: Battle, side: int) -> None:
    clear_offers(battle)
    offer_supports(battle, side, Timing.AFTER_SHOOTING)


def end_phase(battle: Battle, side: int) -> None:
    """Flip over, discard, end of turn."""
    flip_over(battle, side)
    discard_down(battle, side)
    end_turn(battle, side)


def ask_on(battle: Battle, side: int, offers: Offers, what: int) -> None:
    """Offer what is legal until the side is done, nothing is left, or the game is over."""
    while not battle.is_over:
        offers(battle, side)
        if battle.offered == 0:
            return
        offer(battle, Act.DONE)
        chosen = choose(battle, side, what)
        if chosen.act == Act.DONE:
            return
        carry_out(battle, side, chosen)
