"""How a solo mission runs: set-up, the steps before each round, turns by turns."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.rows import row, tell
from opfor.fast.coh.apply import add_member
from opfor.fast.coh.apply_acts import close_round, freshen_all, set_caps
from opfor.fast.coh.apply_ground import thin_smoke
from opfor.fast.coh.bot.rumored_enemies import reveal_exposed
from opfor.fast.coh.bot.seen.survey import look_out
from opfor.fast.coh.course.ai_turn import ai_turn
from opfor.fast.coh.course.firefight_rounds import begin_round, caps_at_reset, draw_cards
from opfor.fast.coh.course.initiative import initiative
from opfor.fast.coh.course.mission_end import mission_ended_early
from opfor.fast.coh.course.mission_lines.triggers import after_changes, fallen_of, whenever
from opfor.fast.coh.course.mission_track import end_mission
from opfor.fast.coh.course.solo_setup import solo_set_up
from opfor.fast.coh.course.turn import take_turn, tidy
from opfor.fast.coh.mind import ROUND_ENDS, ROUND_STARTS
from opfor.fast.coh.rules.artillery import aim, resolve
from opfor.fast.coh.rules.order_deck import count_losses, reshuffle_orders
from opfor.fast.coh.rules.victory import score_held
from opfor.fast.coh.sizes import SIDES
from opfor.fast.coh.values import BEFORE_ROUND, LAST_ROUND, NONE, OVER, SET_UP, TURN, Battle
from opfor.fast.coh.whys import Caps, Of
from opfor.games.coh.values.round_events import LastActRecalled


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
    resolved, lines for the start of a round, initiative. Before round 1 only the last (and the
    first aim)."""
    player = 1 - battle.bot
    if battle.round > 1 or battle.every_step:
        freshen_all(battle)
        reshuffle_orders(battle)
        thin_smoke(battle)
        set_caps(battle, player, caps_at_reset(battle, player), Caps.AT_RESET)
        draw_cards(battle, player, battle.cards_each_round[player], Of.ACTION_CARDS)
    aim(battle, player)
    ai, units, revealed = fallen_of(battle, True), fallen_of(battle, False), battle.revealed
    resolve(battle)
    tidy(battle)
    reveal_exposed(battle)
    count_losses(battle)
    after_changes(battle, ai, units, revealed)
    begin_with_lines(battle)
    if not mission_ended_early(battle):
        initiative(battle)


@cite("SOLO-6.1-a", "just-acted-over-rounds")
def begin_with_lines(battle: Battle) -> None:
    """The lines for the start of a round; whatever the AI does there, a Unit has still just
    acted."""
    if not battle.has_moment[ROUND_STARTS]:
        return
    look_out(battle, False)
    for place in range(battle.actors):
        battle.was_actor[place] = battle.acted[place]
    before = battle.actors
    whenever(battle, ROUND_STARTS)
    if has_acted_since(battle, before):
        recall_last_act(battle)


def has_acted_since(battle: Battle, before: int) -> bool:
    """Whether others are noted as having acted than before."""
    for place in range(battle.actors):
        if battle.acted[place] != battle.was_actor[place]:
            return True
    return battle.actors != before


@cite("COH-2.0-a", "COH-2.4-a", "COH-2.4-b")
def solo_turn(battle: Battle) -> None:
    """The next side's turn; two passes in a row, or an order to, end the round."""
    side = battle.mover if battle.again else 1 - battle.mover
    ai, units, revealed = fallen_of(battle, True), fallen_of(battle, False), battle.revealed
    if side == battle.bot:
        ai_turn(battle)
    else:
        take_turn(battle, side, 0)
        reveal_exposed(battle)
        count_losses(battle)
    after_changes(battle, ai, units, revealed)
    if mission_ended_early(battle):
        return
    if battle.passes >= SIDES or battle.called_off == battle.round:
        if side != battle.bot:
            look_out(battle, False)
        end_solo_round(battle)
        recall_last_act(battle)


@cite("COH-5.0-h", "just-acted-over-rounds")
def recall_last_act(battle: Battle) -> None:
    """Over the end of a round a Unit has still just acted, as was looked out before, whatever the
    AI has done since."""
    battle.members = 0
    if battle.stage == OVER:
        return
    if battle.forgets_acts:
        forget_acts(battle)
        return
    for unit in range(battle.units):
        if battle.has_just_acted[unit]:
            add_member(battle, unit)
    if battle.members and is_another_act(battle):
        battle.actors, battle.action = battle.members, battle.deed
        for place in range(battle.members):
            battle.acted[place] = battle.member[place]
        tell(battle, LastActRecalled, row(battle.acted, battle.actors), battle.deed)


def is_another_act(battle: Battle) -> bool:
    """Whether it was not the last that anybody has done."""
    if battle.actors != battle.members or battle.action != battle.deed:
        return True
    return any(battle.acted[place] != battle.member[place] for place in range(battle.members))


def forget_acts(battle: Battle) -> None:
    """If a Unit has just acted, nobody has."""
    for place in range(battle.actors):
        if battle.side_of[battle.acted[place]] != battle.bot:
            battle.actors, battle.action = 0, NONE
            tell(battle, LastActRecalled, 0, NONE)
            return


@cite("COH-2.4-c", "QS-19")
def end_solo_round(battle: Battle) -> None:
    """CAPs are lost, markers that score each round do, and the next round begins, unless the
    mission has a last one and this was it."""
    whenever(battle, ROUND_ENDS)
    if battle.stage == OVER:
        return
    close_round(battle)
    score_held(battle, True, False)
    if battle.round >= battle.rounds:
        battle.stage = BEFORE_ROUND
        end_mission(battle, LAST_ROUND)
    else:
        begin_round(battle, battle.round + 1)
