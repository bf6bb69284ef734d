"""The flow of a game: set-up stage by stage, then turns phase by phase."""

from __future__ import annotations

from typing import Any

from opfor.core.play import Procedure
from opfor.core.requests import Choose
from opfor.games.tactics2gm.values.actions import Done
from opfor.games.tactics2gm.values.events import PhaseBegun
from opfor.games.tactics2gm.values.play import TacticsPlay
from tests.oracle.tactics2gm.course.ai_turn import ai_turn
from tests.oracle.tactics2gm.course.offers import carry_out, deployment_options, shooting_options
from tests.oracle.tactics2gm.course.setup import (
    assign_armies,
    before_the_game,
    bid_for_first_turn,
    place_terrain,
)
from tests.oracle.tactics2gm.rules import phases
from tests.oracle.tactics2gm.rules.movement_phase import movement_options
from tests.oracle.tactics2gm.rules.support_cards import support_plays

STAGES = {
    "armies": assign_armies,
    "bid": bid_for_first_turn,
    "terrain": place_terrain,
    "pre-game": before_the_game,
}


def step(play: TacticsPlay) -> Procedure[None]:
    """One stage of the set-up, one phase of a person's turn, or the AI's whole turn."""
    state = play.state
    if state.stage in STAGES:
        yield from STAGES[state.stage](play)
    elif state.mover == play.setting.ai:
        yield from ai_turn(play)
    else:
        yield from PHASES[state.phase](play, state.mover)


def start_phase(play: TacticsPlay, side: int) -> Procedure[None]:
    """Start, HQ and Cards."""
    phases.start(play, side)
    phases.collect_ap(play, side)
    if (yield from phases.draw_cards(play, side, phases.cards_to_draw(play, side))):
        play.emit(PhaseBegun("movement"))


def movement_phase(play: TacticsPlay, side: int) -> Procedure[None]:
    """Units move in any order until the side is done."""
    yield from _ask(play, side, "movement", lambda s: list(movement_options(play.setting, s, side)))
    if play.state.result is None:
        play.emit(PhaseBegun("deployment"))


def deployment_phase(play: TacticsPlay, side: int) -> Procedure[None]:
    """AP are spent on units, equipment, supports and airplanes in any order."""
    yield from _ask(play, side, "deployment", lambda s: deployment_options(play.setting, s, side))
    if play.state.result is None:
        play.emit(PhaseBegun("shooting"))


def shooting_phase(play: TacticsPlay, side: int) -> Procedure[None]:
    """Weapons fire in any order; then cards that follow shooting may be played."""
    yield from _ask(play, side, "shooting", lambda s: shooting_options(play.setting, s, side))
    if play.state.result is None:
        yield from _ask(
            play, side, "after-shooting",
            lambda s: list(support_plays(play.setting, s, side, "after-shooting")),
        )  # fmt: skip
    if play.state.result is None:
        play.emit(PhaseBegun("end"))


def end_phase(play: TacticsPlay, side: int) -> Procedure[None]:
    """Flip over, discard, end of turn."""
    phases.flip_over(play, side)
    yield from phases.discard_down(play, side)
    phases.end_turn(play, side)


PHASES = {
    "start": start_phase,
    "movement": movement_phase,
    "deployment": deployment_phase,
    "shooting": shooting_phase,
    "end": end_phase,
}


def _ask(play: TacticsPlay, side: int, question: str, options: Any) -> Procedure[None]:
    """Offer what is legal until the side is done, nothing is left, or the game is over."""
    seat = play.setting.seats[side]
    while play.state.result is None:
        legal = options(play.state)
        if not legal:
            return
        answer = yield Choose(seat, question, (*legal, Done()))
        if isinstance(answer, Done):
            return
        yield from carry_out(play, side, answer)
