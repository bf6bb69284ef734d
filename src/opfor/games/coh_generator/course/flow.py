"""The flow of a generation: one step for each stage of the set-up, one for each card."""

from __future__ import annotations

from collections.abc import Callable

from opfor.core.game import Outcome
from opfor.core.play import Procedure
from opfor.games.coh_generator.bot.development import develop
from opfor.games.coh_generator.rules.card_play import play_card
from opfor.games.coh_generator.rules.completion import complete
from opfor.games.coh_generator.rules.setup import (
    build_decks,
    lay_maps,
    roll_off,
    take_edges,
    take_sides,
)
from opfor.games.coh_generator.values.options import Setting
from opfor.games.coh_generator.values.play import GeneratorPlay
from opfor.games.coh_generator.values.state import Stage, State

STEPS: dict[Stage, Callable[[GeneratorPlay], Procedure[None]]] = {
    "initiative": roll_off,
    "sides": take_sides,
    "maps": lay_maps,
    "edges": take_edges,
    "decks": build_decks,
    "play": play_card,
    "facing": complete,
    "solo": develop,
}


def step(play: GeneratorPlay) -> Procedure[None]:
    """What comes next."""
    return STEPS[play.state.stage](play)


def outcome(_setting: Setting, state: State) -> Outcome | None:
    """A generation has no winner; it ends with a firefight ready to play."""
    if state.stage != "done":
        return None
    ai = "" if state.solo is None else state.solo.ai.capitalize()
    solo = f"The solo mission against the {ai} AI is ready to play."
    why = solo if ai else "The firefight is ready to play."
    return Outcome(None, why, dict(state.caps), "GEN-4.0-b", contest=False)
