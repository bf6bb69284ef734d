"""How a solo mission runs: set-up, the steps before each round, turns by turns."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.apply import clear_round, thin_smoke
from opfor.fast.coh.bot.rumored_enemies import reveal_exposed
from opfor.fast.coh.course.ai_turn import ai_turn, remember_outlook
from opfor.fast.coh.course.firefight_rounds import begin_round, caps_at_reset
from opfor.fast.coh.course.initiative import initiative
from opfor.fast.coh.course.mission_end import mission_ended_early
from opfor.fast.coh.course.mission_track import end_mission, when_round_ends
from opfor.fast.coh.course.solo_setup import deal_cards, solo_set_up
from opfor.fast.coh.course.turn import take_turn, tidy
from opfor.fast.coh.rules.artillery import aim, resolve
from opfor.fast.coh.rules.order_deck import count_losses, reshuffle_orders
from opfor.fast.coh.rules.victory import score_held
from opfor.fast.coh.sizes import SIDES
from opfor.fast.coh.values import BEFORE_ROUND, LAST_ROUND, OVER, SET_UP, TURN, Battle


def solo_step(battle: Battle) -> None:
    """Carry out the step that the state calls for."""
    battle.steps_begun += 1
    if battle.stage == SET_UP:
        solo_set_up(battle)
        begin_round(battle, 1)
    elif battle.stage == BEFORE_ROUND:
        before_solo_round(battle)
    elif battle.stage == TURN:
        solo_turn(battle)


@cite("COH-2.5-a", "COH-2.5-b", "COH-2.5-c", "COH-2.5-d", "COH-2.5-e", "COH-2.5-f", "QC-27")
@cite("COH-2.5-g", "COH-2.5-h")
def before_solo_round(battle: Battle) -> None:
    """Fresh, order cards, smoke, CAPs, action cards, artillery aimed (the Player's only) and
    resolved, initiative. Before round 1 only the last (and the first aim)."""
    player = 1 - battle.bot
    if battle.round > 1 or battle.every_step:
        for unit in range(battle.units):
            battle.spent[unit] = 0
        reshuffle_orders(battle)
        thin_smoke(battle)
        battle.caps[player] = caps_at_reset(battle, player)
        deal_cards(battle, player, battle.cards_each_round[player])
    aim(battle, player)
    resolve(battle)
    tidy(battle)
    reveal_exposed(battle)
    count_losses(battle)
    if not mission_ended_early(battle):
        initiative(battle)


@cite("COH-2.0-a", "COH-2.4-a", "COH-2.4-b")
def solo_turn(battle: Battle) -> None:
    """The next side's turn; two passes in a row, or an order to, end the round."""
    side = battle.mover if battle.again else 1 - battle.mover
    if side == battle.bot:
        ai_turn(battle)
    else:
        take_turn(battle, side)
        reveal_exposed(battle)
        count_losses(battle)
    if mission_ended_early(battle):
        return
    if battle.passes >= SIDES or battle.called_off == battle.round:
        if side != battle.bot:
            remember_outlook(battle)
        end_solo_round(battle)
        recall_last_act(battle)


@cite("COH-5.0-h", "just-acted-over-rounds")
def recall_last_act(battle: Battle) -> None:
    """Over the end of a round a Unit has still just acted, whatever the AI has done since."""
    actors = 0
    if battle.stage == OVER:
        return
    for unit in range(battle.units):
        if battle.kept_acted[unit]:
            battle.acted[actors] = unit
            actors += 1
    if actors:
        battle.actors, battle.action = actors, battle.kept_deed


@cite("COH-2.4-c", "QS-19")
def end_solo_round(battle: Battle) -> None:
    """CAPs are lost, markers that score each round do, and the next round begins, unless the
    mission has a last one and this was it."""
    when_round_ends(battle)
    if battle.stage == OVER:
        return
    clear_round(battle)
    score_held(battle, True, False)
    if battle.round >= battle.rounds:
        battle.stage = BEFORE_ROUND
        end_mission(battle, LAST_ROUND)
    else:
        begin_round(battle, battle.round + 1)
