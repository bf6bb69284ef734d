"""The AI's turn, phase by phase."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.games.tactics2gm.bot.cards.promotion import promote
from opfor.games.tactics2gm.bot.deployment.next_card import deploy_cards
from opfor.games.tactics2gm.bot.movement.destination import move_units
from opfor.games.tactics2gm.bot.shooting.weapons import shoot_all
from opfor.games.tactics2gm.bot.stance.roll import choose_stance, take_stance
from opfor.games.tactics2gm.rules.phases import (
    begin_phase,
    cards_to_draw,
    collect_ap,
    discard_all,
    draw_cards,
    end_turn,
    flip_over,
    start_turn,
)
from opfor.games.tactics2gm.rules.ranks import close_ranks
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    AI,
    Phase,
)


@cite("2GM-PH-1")
def ai_turn(battle: Battle) -> None:
    """Start with the stance, HQ, Cards, Movement, Deployment, Shooting, Flip over, Discard, End."""
    start_turn(battle, AI)
    choose_stance(battle)
    deal(battle)
    act_by_stance(battle)
    if not battle.is_over:
        begin_phase(battle, Phase.END)
        flip_over(battle, AI)
        discard_all(battle, AI)
        end_turn(battle, AI)


@cite("2GM-PH-6")
def act_by_stance(battle: Battle) -> None:
    """The phases that follow the stance, until the game is over."""
    for phase in range(Phase.MOVEMENT, Phase.END):
        if not battle.is_over:
            act_in(battle, phase)


def deal(battle: Battle) -> None:
    """HQ and Cards of a turn by themselves."""
    collect_ap(battle, AI)
    draw_cards(battle, AI, cards_to_draw(battle, AI))


def act_alone(battle: Battle, phase: int) -> None:
    """One phase by itself, in the stance at hand."""
    close_ranks(battle)
    take_stance(battle)
    act_in(battle, phase)


def act_in(battle: Battle, phase: int) -> None:
    """One phase that follows the stance."""
    begin_phase(battle, phase)
    if phase == Phase.MOVEMENT:
        move_units(battle)
    elif phase == Phase.DEPLOYMENT:
        deploy_cards(battle)
    else:
        shoot_all(battle)
        if not battle.is_over:
            promote(battle)
