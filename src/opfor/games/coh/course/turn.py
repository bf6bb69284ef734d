"""One turn: a side picks one action and it is carried out, paid and settled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Choose
from opfor.games.coh.course.offers import PASS, turn_options
from opfor.games.coh.rules import (
    fire_and_close_combat,
    groups,
    hasty_defenses,
    hidden_actions,
    movement,
    rally,
    smoke,
    transport,
)
from opfor.games.coh.rules.action_cards import interfere, once_more, play_action_card
from opfor.games.coh.rules.aps_and_caps import Paid, acting_player, pay, settle
from opfor.games.coh.rules.control_and_fieldworks import take_control, update_holders
from opfor.games.coh.rules.entry_and_exit import leave
from opfor.games.coh.rules.hidden_units import find_exposed
from opfor.games.coh.values import actions as do
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.deployment import look
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.state import OFF

ActionTurn: TypeAlias = Procedure[tuple[Paid, list[int]]]


@cite("COH-2.0-a", "COH-2.1-a", "QC-37")
def take_turn(play: CohPlay, side: int, speaker: int = 0) -> Procedure[None]:
    """Ask for one action; a side that can only pass does so unasked."""
    play.emit(ev.TurnBegun(side, speaker))
    options = turn_options(play, side)
    action: Any = PASS
    if len(options) > 1:
        action = yield Choose(play.setting.seat(play.state, side), "turn", tuple(options))
    if isinstance(action, do.Pass):
        pass_turn(play, side)
    elif isinstance(action, do.Stall):
        yield from stall(play, side, action)
    else:
        paid, units = yield from act(play, action)
        paid = yield from interfere(play, paid, units)
        yield from settle(play, paid, units)
        yield from once_more(play)
    tidy(play)


def act(play: CohPlay, action: Any, free: Paid | None = None) -> ActionTurn:
    """Carry out an ordinary action; ``free`` if it need not be paid for."""
    if free is not None and type(action) in _FREE:
        return _FREE[type(action)](play, action, free)
    if isinstance(action, do.PlayCard):
        return play_action_card(play, action, act)
    return _ACTS[type(action)](play, action)


@cite("COH-2.1-f", "COH-2.4-a", "passing-with-aps")
def pass_turn(play: CohPlay, side: int) -> None:
    """Do nothing; an activated unit loses what APs it had left."""
    play.emit(ev.SidePassed(side))
    group = play.state.activated[acting_player(play)]
    if group and play.setting.rulings.passing_with_aps == "lost":
        play.emit(ev.UnitsSpent(group))


@cite("COH-2.1-e", "QC-16")
def stall(play: CohPlay, side: int, action: do.Stall) -> Procedure[None]:
    """Pay 1 and do nothing; it is no pass."""
    cost = play.setting.numbers.stall_cost
    if action.unit == OFF:
        play.emit(ev.ActionTaken(side, (), "stall"))
        play.emit(ev.CapsSpent(side, cost, "stall"))
        return
    paid = yield from pay(play, action.unit, cost)
    acted = play.setting.rulings.just_acted == "acting-or-stalling"
    play.emit(ev.ActionTaken(side, (action.unit,) if acted else (), "stall"))
    if play.setting.rulings.stall_check == "unchecked" and play.setting.economy == "solo":
        return
    yield from settle(play, paid, [action.unit])


def tidy(play: CohPlay) -> None:
    """What follows from any action: hidden units noticed, markers and fortifications held."""
    find_exposed(play)
    for marker in play.state.markers:
        take_control(play, marker.cell)
    if play.state.works:
        update_holders(play)


def _rally(play: CohPlay, action: do.Rally, free: Paid | None = None) -> ActionTurn:
    paid = free or (yield from pay(play, action.unit, play.setting.numbers.rally_cost))
    side = play.state.counters[action.unit].side
    play.emit(ev.ActionTaken(side, (action.unit,), "rally"))
    yield from rally.rally(play, [action.unit])
    return paid, [action.unit]


_ACTS: dict[type, Callable[[CohPlay, Any], ActionTurn]] = {
    do.Move: movement.move,
    do.Pivot: lambda play, a: movement.pivot(play, a.unit, a.facing),
    do.Enter: groups.enter,
    do.Leave: lambda play, a: leave(play, a.unit),
    do.Fire: fire_and_close_combat.fire,
    do.Assault: fire_and_close_combat.assault,
    do.Probe: hidden_actions.search_by_fire,
    do.LaySmoke: smoke.lay_smoke,
    do.Rally: _rally,
    do.Load: transport.load,
    do.Unload: transport.unload,
    do.Hide: hidden_actions.hide,
    do.Sneak: hidden_actions.sneak,
    do.DigIn: hasty_defenses.dig_in,
    do.GroupMove: groups.group_move,
    do.GroupRally: groups.group_rally,
}

_FREE: dict[type, Callable[[CohPlay, Any, Paid], ActionTurn]] = {
    do.Move: movement.move,
    do.Fire: fire_and_close_combat.fire,
    do.Assault: fire_and_close_combat.assault,
    do.Rally: _rally,
}


def combat_effective(play: CohPlay, side: int) -> bool:
    """Whether a side still has, or may yet get, a unit that can fight."""
    sight = look(play.setting, play.state)
    return any(
        c.side == side and c.place in ("map", "reserve") and sight.kind(i).is_combat_effective
        for i, c in enumerate(play.state.counters)
    )
