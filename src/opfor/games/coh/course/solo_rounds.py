"""How a solo mission runs: set-up, the eight steps before each round, turns by turns."""

from __future__ import annotations

from opfor.cardboard.coh.orders.conditions import Trigger
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.coh.bot.rumored_enemies import reveal_exposed
from opfor.games.coh.course.ai_turn import ai_turn
from opfor.games.coh.course.firefight_rounds import caps_at_reset
from opfor.games.coh.course.firefight_setup import draw_cards
from opfor.games.coh.course.initiative import initiative
from opfor.games.coh.course.last_act import last_act, recall
from opfor.games.coh.course.mission_end import end_mission, ended_early
from opfor.games.coh.course.mission_lines.triggers import after_changes, tally, whenever
from opfor.games.coh.course.solo_setup import begin
from opfor.games.coh.course.turn import take_turn, tidy
from opfor.games.coh.rules.artillery import aim, resolve
from opfor.games.coh.rules.order_deck import count_losses, solo_of
from opfor.games.coh.rules.victory import score_held
from opfor.games.coh.values import events as base
from opfor.games.coh.values import solo_events as ev
from opfor.games.coh.values.play import CohPlay


def solo_step(play: CohPlay) -> Procedure[None]:
    """Carry out the step that the state calls for."""
    match play.state.stage:
        case "set-up":
            yield from begin(play)
        case "before-round":
            yield from before_round(play)
        case "turn":
            yield from turn(play)


@cite(
    "COH-2.5-a",
    "COH-2.5-b",
    "COH-2.5-c",
    "COH-2.5-d",
    "COH-2.5-e",
    "COH-2.5-f",
    "COH-2.5-g",
    "COH-2.5-h",
    "QC-27",
    "SOLO-6.2-b",
)
def before_round(play: CohPlay) -> Procedure[None]:
    """Eight steps: Fresh, order cards, smoke, CAPs, action cards, artillery aimed (the Player's
    only: the AI's is fired by a line), artillery resolved, lines for the start of a round,
    initiative. Before round 1 only the
    last (and the first aim)."""
    player = 1 - (play.setting.bot or 0)
    if play.state.round > 1 or play.setting.rulings.first_round_sequence == "all-steps":
        play.emit(base.CountersFreshened())
        play.emit(ev.OrdersReshuffled())
        if play.state.smoke:
            play.emit(base.SmokeThinned())
        play.emit(base.CapsSet(player, caps_at_reset(play.setting, play.state, player)))
        yield from draw_cards(play, player, play.setting.mission.sides[player].cards_each_round)
    yield from aim(play, player)
    before = tally(play)
    yield from resolve(play)
    tidy(play)
    yield from reveal_exposed(play)
    yield from count_losses(play)
    yield from after_changes(play, before)
    last, acted = last_act(play), play.state.acted
    yield from whenever(play, Trigger.ROUND_STARTS)
    if play.state.acted != acted:
        recall(play, last)
    if not (yield from ended_early(play)):
        yield from initiative(play)


@cite("COH-2.0-a", "COH-2.4-a", "COH-2.4-b")
def turn(play: CohPlay) -> Procedure[None]:
    """The next side's turn; two passes in a row, or an order to, end the round."""
    side = play.state.mover if play.state.again else 1 - play.state.mover
    before, last = tally(play), last_act(play)
    if side == play.setting.bot:
        yield from ai_turn(play)
    else:
        yield from take_turn(play, side)
        yield from reveal_exposed(play)
        yield from count_losses(play)
    yield from after_changes(play, before)
    if (yield from ended_early(play)):
        return
    if play.state.passes >= 2 or solo_of(play).called_off == play.state.round:
        last = last if side == play.setting.bot else last_act(play)
        yield from end_round(play)
        recall(play, last)


@cite("COH-2.4-c", "QS-19")
def end_round(play: CohPlay) -> Procedure[None]:
    """CAPs are lost, markers that score each round do, and the next round begins, unless the
    mission has a last one and this was it."""
    yield from whenever(play, Trigger.ROUND_ENDS)
    if play.state.stage == "over":
        return
    play.emit(base.RoundEnded())
    score_held(play, round_ends=True)
    if play.state.round >= play.setting.mission.rounds:
        yield from end_mission(play, "last-round")
    else:
        play.emit(base.RoundBegun(play.state.round + 1))
