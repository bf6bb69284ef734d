"""Completion: what is left is discarded, markers go to their places, Units turn."""

from __future__ import annotations

from opfor.cardboard.coh.generator_cards.content import unit_of
from opfor.cardboard.coh.generator_cards.tables import NATIONS, Nation
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Choose
from opfor.games.coh_generator.rules.turn_order import cycle
from opfor.games.coh_generator.values.actions import Face
from opfor.games.coh_generator.values.events import PoolsDiscarded, StageReached, UnitTurned
from opfor.games.coh_generator.values.ground import shown
from opfor.games.coh_generator.values.names import unit_name
from opfor.games.coh_generator.values.options import Setting
from opfor.games.coh_generator.values.play import GeneratorPlay
from opfor.games.coh_generator.values.state import State
from opfor.kit.hexes import FACINGS


@cite("GEN-4.0-a", "GEN-4.0-b", "GEN-4.1-a")
def complete(play: GeneratorPlay) -> Procedure[None]:
    """Discard the pools (an unplayed extra card with them), mark round 1, let Units turn."""
    play.emit(PoolsDiscarded())
    yield from turn_units(play)
    play.emit(StageReached("solo" if play.setting.options.solo else "done"))


@cite("GEN-4.0-c")
def turn_units(play: GeneratorPlay) -> Procedure[None]:
    """The side with the initiative first, each role may turn its Units that are on the map."""
    setting: Setting = play.setting
    for role in dict.fromkeys(cycle(setting, play.state)):
        for unit in play.state.units:
            if unit.role != role or unit.where != "map":
                continue
            options = tuple(Face(f.name, unit.side, unit.unit) for f in FACINGS)
            question = f"{unit.unit} faces {unit.facing}; which way should it face?"
            why = f"{unit_name(unit.side, unit.unit)}, {shown(play.state, unit.hex)}"
            player = play.state.roles[role]
            answer: Face = yield Choose(player, question, options, why, rule="GEN-4.0-c")
            if answer.facing != unit.facing:
                play.emit(UnitTurned(unit.side, unit.unit, answer.facing))


@cite("GEN-3.0-b")
def advice(setting: Setting, state: State) -> tuple[str, ...]:
    """What players should hear about a legal but unwise generation."""
    found = list(setting.plan.advice)
    for seat in setting.plan.seats:
        halves = [play.half for play in state.log if play.role == seat.role]
        if halves and set(halves) == {"bottom"} and len(halves) == seat.plays:
            found.append(
                f"{seat.role} played every card for Units and has no victory-point option."
            )
    for side in cannot_fight(state):
        none = not any(unit.side == side for unit in state.units)
        what = "no Units at all" if none else "no Unit that can fight"
        found.append(f"The {side} side has {what}; there is nothing to fight with.")
    return tuple(found)


def cannot_fight(state: State) -> tuple[Nation, ...]:
    """The sides without anybody who can fight, such as those with nothing but a truck."""
    fighting = {
        unit.side for unit in state.units if unit_of(unit.side, unit.unit).is_combat_effective
    }
    return tuple(side for side in NATIONS if side not in fighting)
