"""Sticks: take one to three from the heap; the last one wins."""

from __future__ import annotations

from opfor.app.new_game.sticks.bot.count import COUNT
from opfor.app.new_game.sticks.course.turn import step
from opfor.app.new_game.sticks.rules.heap import new, outcome
from opfor.app.new_game.sticks.told.shown import SHOWN
from opfor.app.new_game.sticks.told.words import WORDS
from opfor.app.new_game.sticks.values.options import FOLDER, Options, prepare, seats
from opfor.app.new_game.sticks.values.state import Event, State, Take, apply
from opfor.core.foresight import at_random
from opfor.core.game import Game

GAME: Game[State] = Game(
    id="sticks",
    title="Sticks",
    folder=FOLDER,
    state=State,
    events=Event,
    actions=Take,
    options=Options,
    prepare=prepare,
    new=new,
    step=step,
    apply=apply,
    outcome=outcome,
    seats=seats,
    view=lambda _setting, state, _seat: state,
    words=WORDS,
    shown=SHOWN,
    questions=(COUNT,),
    players={"random": at_random},
    inventory=lambda _setting, state: {"sticks": state.heap + sum(state.taken)},
    variants=({}, {"mode": "two-player"}),
    sources={"die": "the die that says who begins"},
)
