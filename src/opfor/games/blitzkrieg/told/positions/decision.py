"""What the bot decided in a position: its decisions, actions and a sentence for each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from opfor.core.game import Situation
from opfor.core.requests import Answer, Request
from opfor.core.trace import Decision
from opfor.games.blitzkrieg.course.position import decided
from opfor.games.blitzkrieg.told import names
from opfor.games.blitzkrieg.told.names import SAY
from opfor.games.blitzkrieg.told.positions.files import setting_of, state_of
from opfor.games.blitzkrieg.told.positions.form import parse
from opfor.games.blitzkrieg.told.sentences import event
from opfor.games.blitzkrieg.values.events import EffectTaken, StratagemDrawn, UnitPlaced
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay

ANSWERED = ("theatre", "space", "unit", "strategic-advantage")
"""The questions a position is answered with; the order of leftover effects is none of them."""


def decide(
    rulings: Mapping[str, str], raw: bytes, chance: Callable[[Request], Answer]
) -> Situation:
    """One bot decision. Draws inside the turn come from the bag if the position gives one and are
    left out otherwise."""
    form = parse(raw)
    setting = setting_of(form.board, tuple(sorted(rulings.items())))
    state = state_of(setting, form)
    if form.bag is None:
        state = replace(state, bags=((), ()), pile=())
    play = decided(setting, state, chance)
    if play is None:
        return Situation((), ({"do": "cannot-place"},), SAY("decided-stuck"))
    return _situation(setting, play)


def _situation(setting: Setting, play: BlitzkriegPlay) -> Situation:
    """Decisions, the actions they led to, and a sentence for each action."""
    board = setting.board
    actions: list[dict[str, Any]] = []
    said: list[str] = []
    steps = 0
    for item in play.log:
        match item:
            case StratagemDrawn():
                said.append(event(setting, play.state, item))
            case UnitPlaced(unit=unit, space=space, slot=slot):
                where = board.spaces[space]
                theatre = board.theatres[where.theatre].id
                place = {"theatre": theatre, "space": where.position, "unit": slot + 1}
                actions.append({"do": "place", **place})
                named, on = names.unit(setting, unit), names.space_name(setting, space)
                said.append(SAY("decided-place", unit=named, n=slot + 1, where=on))
            case EffectTaken(space=space):
                steps = board.spaces[space].amount
            case Decision(question="strategic-advantage", chosen=str() as chosen):
                actions.append({"do": "strategic-advantage", "theatre": chosen, "steps": steps})
                there = names.theatre(setting, board.theatre_index[chosen])
                said.append(SAY("decided-advantage", n=steps, theatre=there))
    every = [item for item in play.log if isinstance(item, Decision)]
    decisions = tuple(one for one in every if one.question in ANSWERED)
    return Situation(decisions, tuple(actions), " ".join(said))
