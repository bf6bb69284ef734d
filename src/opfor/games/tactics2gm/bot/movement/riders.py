"""Riders: infantry and guns aboard a transport get off where they can fight."""

from __future__ import annotations

from msgspec.structs import replace

from opfor.core.cascade import must, narrow, prefer
from opfor.core.play import Procedure
from opfor.games.tactics2gm.bot.movement import ground
from opfor.games.tactics2gm.bot.movement.preferences import left_open
from opfor.games.tactics2gm.bot.sight.survey import Survey
from opfor.games.tactics2gm.bot.tie import settled
from opfor.games.tactics2gm.rules.movement_phase import carry_out_move
from opfor.games.tactics2gm.rules.transports import unloads
from opfor.games.tactics2gm.values.actions import Unload
from opfor.games.tactics2gm.values.state import TacticsPlay, Unit, unit_of


def has_shot(survey: Survey, cell: int) -> bool:
    return ground.best_damage(survey, cell) > 0


GET_OFF = (
    must("2GM-GOAL-1", has_shot),
    prefer("2GM-GOAL-1", ground.best_damage),
    *left_open("2GM-GOAL-1"),
)


def let_off(play: TacticsPlay, survey: Survey) -> Procedure[None]:
    """Each rider gets off where it has the best shot; with none in range it rides on."""
    for carrier in [u for u in survey.mine if u.cargo]:
        if play.state.result is None:
            yield from _let_off(play, survey, carrier)


def _let_off(play: TacticsPlay, survey: Survey, carrier: Unit) -> Procedure[None]:
    carrier = unit_of(survey.state, carrier.id)
    cells = [way.cell for way in unloads(survey.setting, survey.state, carrier, survey.crowd)]
    rider = unit_of(survey.state, carrier.cargo)
    survey.unit = landed(rider, carrier.cell)
    if not any(has_shot(survey, cell) for cell in cells):
        return
    narrowed = narrow(play, "move", GET_OFF, survey, cells, survey.space)
    details = {"unit": survey.unit_name(rider), "gets_off": True} if play.explain else {}
    cell = yield from settled(play, narrowed, "where the rider gets off", **details)
    yield from carry_out_move(play, Unload(rider.id, cell))
    survey.refresh(play.state)


def landed(rider: Unit, cell: int) -> Unit:
    """The rider as if it stood beside its transport, so that its shots can be measured."""
    return replace(rider, cell=cell)
