"""Sticks: take one to three from the heap; the last one wins."""

from __future__ import annotations

from opfor.app.new_game.sticks.bot.count import COUNT
from opfor.app.new_game.sticks.rules.heap import new, outcome
from opfor.app.new_game.sticks.values.options import seats
from opfor.app.new_game.sticks.values.state import Event, State, Take, apply
from opfor.core.foresight import at_random
from opfor.core.game import Game
from opfor.core.game_folder import game_in

GAME: Game[State] = game_in(
    __name__,
    events=Event,
    actions=Take,
    new=new,
    apply=apply,
    outcome=outcome,
    seats=seats,
    view=lambda _setting, state, _seat: state,
    questions=(COUNT,),
    players={"random": at_random},
    inventory=lambda _setting, state: {"sticks": state.heap + sum(state.taken)},
    variants=({}, {"mode": "two-player"}),
    sources={"die": "the die that says who begins"},
)
