"""The flow of a game: set-up stage by stage, then turns phase by phase."""

from __future__ import annotations

from collections.abc import Callable

from opfor.fast.tactics2gm.apply_units import close_ranks
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.course.ai_turn import ai_turn
from opfor.fast.tactics2gm.course.offers import carry_out, offer_deployment, offer_shooting
from opfor.fast.tactics2gm.course.players import (
    worth_of_deploying,
    worth_of_moving,
    worth_of_shooting,
)
from opfor.fast.tactics2gm.course.setup import (
    assign_armies,
    before_the_game,
    bid_for_first_turn,
    is_played_by_ai,
    place_terrain,
)
from opfor.fast.tactics2gm.names import (
    AFTER_SHOOTING_TIMING,
    ARMIES_STAGE,
    BID_STAGE,
    DEPLOYMENT_PHASE,
    DONE_ACT,
    END_PHASE,
    MOVEMENT_PHASE,
    PRE_GAME_STAGE,
    SHOOTING_PHASE,
    START_PHASE,
    TERRAIN_STAGE,
)
from opfor.fast.tactics2gm.rules.choice import Worth, choose, worth_of_yes
from opfor.fast.tactics2gm.rules.movement_phase import offer_movement
from opfor.fast.tactics2gm.rules.offering import offer
from opfor.fast.tactics2gm.rules.phases import (
    cards_to_draw,
    collect_ap,
    discard_down,
    draw_cards,
    end_turn,
    flip_over,
    start_turn,
)
from opfor.fast.tactics2gm.rules.support_cards import offer_supports

Offers = Callable[[Battle, int], None]


def step(battle: Battle) -> None:
    """One stage of the set-up, one phase of a person's turn, or the AI's whole turn."""
    battle.steps_begun += 1
    close_ranks(battle)
    if battle.stage == ARMIES_STAGE:
        assign_armies(battle)
    elif battle.stage == BID_STAGE:
        bid_for_first_turn(battle)
    elif battle.stage == TERRAIN_STAGE:
        place_terrain(battle)
    elif battle.stage == PRE_GAME_STAGE:
        before_the_game(battle)
    elif is_played_by_ai(battle, battle.mover):
        ai_turn(battle)
    else:
        play_phase(battle, battle.mover)


def play_phase(battle: Battle, side: int) -> None:
    """The phase of a person's turn that is on."""
    if battle.phase == START_PHASE:
        start_phase(battle, side)
    elif battle.phase == MOVEMENT_PHASE:
        movement_phase(battle, side)
    elif battle.phase == DEPLOYMENT_PHASE:
        deployment_phase(battle, side)
    elif battle.phase == SHOOTING_PHASE:
        shooting_phase(battle, side)
    else:
        end_phase(battle, side)


def start_phase(battle: Battle, side: int) -> None:
    """Start, HQ and Cards."""
    start_turn(battle, side)
    collect_ap(battle, side)
    if draw_cards(battle, side, cards_to_draw(battle, side)):
        battle.phase = MOVEMENT_PHASE


def movement_phase(battle: Battle, side: int) -> None:
    """Units move in any order until the side is done."""
    ask_on(battle, side, offer_movement, worth_of_moving)
    if not battle.is_over:
        battle.phase = DEPLOYMENT_PHASE


def deployment_phase(battle: Battle, side: int) -> None:
    """AP are spent on units, equipment, supports and airplanes in any order."""
    ask_on(battle, side, offer_deployment, worth_of_deploying)
    if not battle.is_over:
        battle.phase = SHOOTING_PHASE


def shooting_phase(battle: Battle, side: int) -> None:
    """Weapons fire in any order; then cards that follow shooting may be played."""
    ask_on(battle, side, offer_shooting, worth_of_shooting)
    if not battle.is_over:
        ask_on(battle, side, offer_after_shooting, worth_of_yes)
    if not battle.is_over:
        battle.phase = END_PHASE


def offer_after_shooting(battle: Battle, side: int) -> None:
    battle.offered = 0
    offer_supports(battle, side, AFTER_SHOOTING_TIMING)


def end_phase(battle: Battle, side: int) -> None:
    """Flip over, discard, end of turn."""
    flip_over(battle, side)
    discard_down(battle, side)
    end_turn(battle, side)


def ask_on(battle: Battle, side: int, offers: Offers, worth_of: Worth) -> None:
    """Offer what is legal until the side is done, nothing is left, or the game is over."""
    while not battle.is_over:
        offers(battle, side)
        if battle.offered == 0:
            return
        offer(battle, DONE_ACT, 0, 0, 0, 0, 0)
        chosen = choose(battle, side, worth_of)
        if battle.act[chosen] == DONE_ACT:
            return
        carry_out(battle, side, chosen)
