"""The AI's turn: a card, its header, one order, and the check."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.rows import tell
from opfor.fast.coh.apply_acts import act_with_nobody, begin_turn
from opfor.fast.coh.bot.order.card import read_card
from opfor.fast.coh.bot.order.own_orders import look_up_own, settle_own
from opfor.fast.coh.bot.rumored_enemies import exposed_rumor, reveal, reveal_exposed, why_exposed
from opfor.fast.coh.bot.seen.survey import look_out
from opfor.fast.coh.course.ai_actions import carry_out_plan
from opfor.fast.coh.course.ai_attack import ai_passes, clear_upshot
from opfor.fast.coh.course.entry_cup import enter_from_cup
from opfor.fast.coh.course.mission_lines.lines import run_line
from opfor.fast.coh.course.mission_lines.outlooks import pop_outlook, push_outlook
from opfor.fast.coh.course.mission_track import header
from opfor.fast.coh.course.turn import tidy
from opfor.fast.coh.course.upshot import check_steps, done_by, group_those_who_did
from opfor.fast.coh.mind import (
    COUNTERACTION,
    DO_COUNTERACTION,
    DO_ENTER,
    DO_MISSION_ORDER,
    MISSION_ORDER,
)
from opfor.fast.coh.rules.action_cards import interfere
from opfor.fast.coh.rules.order_deck import count_losses, discard_order, drawn_order
from opfor.fast.coh.values import (
    CARRIED_OUT,
    COUNTERACTED,
    FREELY,
    IN_APS,
    NOBODY,
    OVER,
    Battle,
)
from opfor.fast.coh.whys import Purpose
from opfor.games.coh.values.solo_events import MissionOrderBegun


@cite("COH-2.2-a", "COH-2.3.1-i")
def ai_turn(battle: Battle) -> None:
    """Draw a card, move the track if its header says so, carry out one order, check."""
    begin_turn(battle, battle.bot, 0)
    battle.first_taken = 0
    look_out(battle, False)
    card = drawn_order(battle, Purpose.ORDER)
    battle.order_in_use = card
    play_card_drawn(battle, card)


def play_order_card(battle: Battle) -> None:
    """A card that an event says is to be executed: drawn and carried out at once, like a turn."""
    was_in_line, first = battle.is_in_line, battle.first_taken
    battle.first_taken = battle.steps_taken
    push_outlook(battle)
    look_out(battle, False)
    battle.is_in_line = 0
    play_card_drawn(battle, drawn_order(battle, Purpose.EVENT))
    battle.is_in_line, battle.first_taken = was_in_line, first
    pop_outlook(battle)


def play_card_drawn(battle: Battle, card: int) -> None:
    """All a card says; Rumored Enemies whom its header's event has exposed are revealed before the
    order. An event that has ended the round leaves no order to be carried out."""
    header(battle, card)
    if battle.stage == OVER:
        discard_order(battle, card)
        return
    reveal_exposed(battle)
    battle.is_command = battle.is_command_card[card]
    clear_upshot(battle)
    if battle.called_off != battle.round or battle.reads_on:
        one_order(battle, card)
    discard_order(battle, card)
    settle_turn(battle, card)


@cite("COH-4.1-b", "COH-7.0-a", "COH-7.1-a", "COH-7.1-b", "QC-36")
def one_order(battle: Battle, card: int) -> None:
    """The first order on the card that can be carried out, or a pass. Where an order that fails
    lets the next be tried, the mission's own are looked up as things stood before."""
    first, end = battle.first_row[card], battle.first_row[card] + battle.row_count[card]
    look_up_own(battle, first, end)
    while True:
        clear_upshot(battle)
        battle.steps_taken = battle.first_taken
        read_card(battle, first, end)
        as_planned(battle)
        if not battle.has_baulked:
            return
        first = battle.plan_line + 1


def as_planned(battle: Battle) -> None:
    """Do what the card came to: an order, or the mission's own."""
    if battle.plan_do == DO_COUNTERACTION:
        execute_own(battle, COUNTERACTION)
    elif battle.plan_do == DO_MISSION_ORDER:
        execute_own(battle, MISSION_ORDER)
    elif battle.plan_do == DO_ENTER:
        if not enter_from_cup(battle, battle.plan_line):
            ai_passes(battle)
    else:
        carry_out_plan(battle)


@cite("COH-7.0-a", "COH-7.1-a", "COH-7.1-b")
def execute_own(battle: Battle, kind: int) -> None:
    """Settle which of the mission's own orders it is, and run it; it is no pass, though nobody
    may have acted."""
    line, at, passed = battle.own_ready[kind], battle.depth, battle.passes
    settle_own(battle, kind, line)
    tell(battle, MissionOrderBegun, kind, line - battle.own_line[kind] + 1)
    battle.due_rows[at] = battle.own_rows[kind]
    for place in range(battle.own_rows[kind]):
        battle.due_row[at][place] = battle.own_row[kind][place]
    run_line(battle, line)
    if battle.has_turned_back[at] and battle.dids == 0:
        ai_passes(battle)
    elif 0 < passed == battle.passes:
        act_with_nobody(battle, battle.bot, COUNTERACTED if kind == COUNTERACTION else CARRIED_OUT)
    if battle.own_unchecked:
        clear_upshot(battle)


@cite("COH-3.1.1-a", "COH-3.1.1-c", "COH-4.0-b", "COH-4.3-a")
def settle_turn(battle: Battle, card: int) -> None:
    """What the order has caused, the Player's cards on it, then the check of a green card: one for
    all who took part; who was behind a rumor that moved makes it."""
    tidy(battle)
    reveal_movers(battle)
    if battle.dids and battle.stage != OVER:
        is_checked = not battle.is_command_card[card] and battle.did_cost > 0
        battle.paid_mode = IN_APS if is_checked else FREELY
        battle.paid_aps = battle.did_cost
        group_those_who_did(battle)
        interfere(battle)
        if is_checked:
            check_steps(battle)
    count_losses(battle)
    tidy(battle)


@cite("revealed-mover")
def reveal_movers(battle: Battle) -> None:
    """Turn over every exposed RE; who was behind one that acted has acted."""
    rumor = exposed_rumor(battle)
    while rumor != NOBODY:
        found = reveal(battle, rumor, why_exposed(battle, rumor), False)
        if not battle.movers_stay_fresh:
            done_by(battle, rumor, found)
        rumor = exposed_rumor(battle)
