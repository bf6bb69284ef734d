"""What events do besides giving orders: which of it would change anything, and doing it."""

from __future__ import annotations

from collections.abc import Callable

from opfor.core.cite import cite
from opfor.core.memory import above
from opfor.core.rows import tell
from opfor.fast.coh.apply_acts import look_as_far, score, set_caps
from opfor.fast.coh.apply_ground import turn_marker
from opfor.fast.coh.bot.line_conditions import count_such
from opfor.fast.coh.bot.line_places import find_cells, is_found_cell
from opfor.fast.coh.bot.seen.survey import look_out
from opfor.fast.coh.course.mission_lines.action_cards import deal_actions
from opfor.fast.coh.course.mission_lines.arrivals import (
    bring_drawn,
    bring_group,
    bring_named,
    bring_units,
    can_replace,
    fill_cup,
    has_items,
    has_listed,
    is_anybody_in,
    replace_rumor,
)
from opfor.fast.coh.course.mission_lines.counters import (
    can_place_counter,
    can_take_off,
    place_counters,
    take_off_counters,
)
from opfor.fast.coh.course.mission_lines.off_map_fire import (
    can_snipe,
    can_strike,
    snipe,
    strike_from_afar,
)
from opfor.fast.coh.course.mission_lines.outlooks import pop_outlook, push_outlook
from opfor.fast.coh.course.mission_lines.truck import drive_truck, is_on_its_way
from opfor.fast.coh.mind import (
    BRING_DRAWN,
    BRING_GROUP,
    BRING_NAMED,
    BRING_UNITS,
    CALLED_OFF,
    CHANGE_CAPS,
    DEAL_ACTIONS,
    DEAL_ORDERS,
    DRIVE_TRUCK,
    END_MISSION,
    END_ROUND,
    FILL_CUP,
    LIMIT_SIGHT,
    MOVE_MARKER,
    OPEN_EXITS,
    PLACE_DEFENCES,
    PLACE_RUMORS,
    REPLACE_RUMOR,
    ROW_COUNT,
    ROW_KIND,
    ROW_NUMBER,
    ROW_PLACE,
    ROW_SIDE,
    ROW_WHAT,
    SCORE_POINTS,
    SHUFFLE_ORDERS,
    SNIPER_FIRE,
    STRIKE,
    TAKE_CONTROL,
    TAKE_OFF,
)
from opfor.fast.coh.rules.order_deck import reshuffle_orders
from opfor.fast.coh.values import LINE_SCORES, NOTHING, Battle
from opfor.fast.coh.whys import Caps
from opfor.games.coh.values.solo_events import ExitsOpened, RoundCalledOff, SightChanged

advance: Callable[[Battle, int], None] = above("opfor.fast.coh.course.mission_track:advance")
"""``advance(battle, spaces)``: the marker moves, with all that follows."""

end_mission: Callable[[Battle, int], None] = above(
    "opfor.fast.coh.course.mission_track:end_mission"
)
"""``end_mission(battle, why)``."""

can_deal_orders: Callable[[Battle, int], bool] = above(
    "opfor.fast.coh.course.mission_lines.order_cards:can_deal_orders"
)
"""``can_deal_orders(battle, deed)``: whether there is a card for it."""

deal_orders: Callable[[Battle, int, int], None] = above(
    "opfor.fast.coh.course.mission_lines.order_cards:deal_orders"
)
"""``deal_orders(battle, deed, count)``."""


def has_effect(battle: Battle, row: int) -> bool:
    """Whether an effect would change anything: counters left to place or to bring, CAPs left to
    lose, somebody to fire at."""
    kind, count = battle.order[row][ROW_KIND], battle.order[row][ROW_COUNT]
    player = 1 - battle.bot
    if PLACE_RUMORS <= kind <= PLACE_DEFENCES:
        return can_place_counter(battle, row)
    if kind == TAKE_OFF:
        return can_take_off(battle, row)
    if kind == CHANGE_CAPS:
        return count > 0 or battle.caps[player] > 0
    if kind == DEAL_ACTIONS:
        return count > 0 or battle.held[player] > 0
    if kind == BRING_DRAWN:
        return is_anybody_in(battle, battle.order[row][ROW_WHAT])
    if BRING_GROUP <= kind <= BRING_NAMED:
        return has_listed(battle, row)
    if kind == DEAL_ORDERS:
        return can_deal_orders(battle, battle.order[row][ROW_WHAT])
    if kind in (STRIKE, SNIPER_FIRE):
        return can_strike(battle, row) if kind == STRIKE else can_snipe(battle, row)
    if kind in (FILL_CUP, REPLACE_RUMOR):
        return has_items(battle, row) if kind == FILL_CUP else can_replace(battle, row)
    if kind == OPEN_EXITS:
        return battle.exits_shut == 1
    return kind != DRIVE_TRUCK or is_on_its_way(battle, battle.order[row][ROW_NUMBER])


def do_effect(battle: Battle, row: int) -> None:
    """Carry out one effect."""
    kind = battle.order[row][ROW_KIND]
    if PLACE_RUMORS <= kind <= PLACE_DEFENCES:
        place_counters(battle, row)
    elif kind == TAKE_OFF:
        take_off_counters(battle, row)
    elif BRING_DRAWN <= kind <= BRING_NAMED:
        bring(battle, row)
    elif kind == STRIKE:
        strike_from_afar(battle, row)
    elif kind == SNIPER_FIRE:
        snipe(battle, row)
    elif kind == FILL_CUP:
        fill_cup(battle, row)
    elif kind == REPLACE_RUMOR:
        replace_rumor(battle, row)
    elif kind == DRIVE_TRUCK:
        drive_truck(battle, row)
    else:
        change_course(battle, row)


def bring(battle: Battle, row: int) -> None:
    """Counters come into play."""
    kind = battle.order[row][ROW_KIND]
    if kind == BRING_DRAWN:
        bring_drawn(battle, row)
    elif kind == BRING_GROUP:
        bring_group(battle, row)
    elif kind == BRING_UNITS:
        bring_units(battle, row)
    else:
        bring_named(battle, row)


def change_course(battle: Battle, row: int) -> None:
    """Round, mission, track, points, CAPs, cards, control."""
    kind, count = battle.order[row][ROW_KIND], battle.order[row][ROW_COUNT]
    player = 1 - battle.bot
    if kind == END_ROUND:
        battle.called_off = battle.round
        tell(battle, RoundCalledOff)
    elif kind == END_MISSION:
        end_mission(battle, CALLED_OFF)
    elif kind == MOVE_MARKER:
        advance(battle, count)
    elif kind == SCORE_POINTS:
        points = count * times_scored(battle, row)
        score(battle, battle.order[row][ROW_SIDE], points, LINE_SCORES, 0)
    elif kind == CHANGE_CAPS:
        set_caps(battle, player, max(0, battle.caps[player] + count), Caps.BY_LINE)
    elif kind == DEAL_ACTIONS:
        deal_actions(battle, player, count)
    elif kind == DEAL_ORDERS:
        deal_orders(battle, battle.order[row][ROW_WHAT], count)
    elif kind == SHUFFLE_ORDERS:
        reshuffle_orders(battle)
    elif kind == TAKE_CONTROL:
        turn_markers(battle, row)
    elif kind == LIMIT_SIGHT:
        limit_sight(battle, count, battle.order[row][ROW_WHAT] == 1)
    elif kind == OPEN_EXITS:
        battle.exits_shut = 0
        tell(battle, ExitsOpened)


@cite("V-43")
def limit_sight(battle: Battle, hexes: int, is_brief: bool) -> None:
    """So far anybody sees from now on, or until the round ends."""
    if is_brief:
        battle.lit_round, battle.lit_sight = battle.round, hexes
    else:
        battle.sight = hexes
    tell(battle, SightChanged, hexes, battle.round if is_brief else 0)
    look_as_far(battle)


def times_scored(battle: Battle, row: int) -> int:
    """Once, or once for each of what the line counts, as things stand now."""
    counted = battle.order[row][ROW_WHAT]
    if counted == NOTHING:
        return 1
    push_outlook(battle)
    look_out(battle, False)
    times = count_such(battle, counted)
    pop_outlook(battle)
    return times


@cite("COH-4.1.4-a")
def turn_markers(battle: Battle, row: int) -> None:
    """Control Markers are turned to a side: those of the hexes named, or all."""
    where = battle.order[row][ROW_PLACE]
    if where != NOTHING:
        find_cells(battle, where, False)
    for marker in range(battle.markers):
        if where == NOTHING or is_found_cell(battle, battle.marker_cell[marker]):
            if battle.holder[marker] != battle.order[row][ROW_SIDE]:
                turn_marker(battle, marker, battle.order[row][ROW_SIDE])
