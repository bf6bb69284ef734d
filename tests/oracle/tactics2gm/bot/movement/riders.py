"""Riders: infantry and guns aboard a transport get off where they can fight."""

from __future__ import annotations

from msgspec.structs import replace

from opfor.core.cascade import decide
from opfor.core.measure import Shortfall, measure
from opfor.core.play import Procedure
from opfor.core.question import Question, must
from opfor.games.tactics2gm.values.actions import Unload
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.state import Unit, unit_of
from tests.oracle.tactics2gm.bot.movement import ground
from tests.oracle.tactics2gm.bot.movement.preferences import LEFT_OPEN
from tests.oracle.tactics2gm.bot.sight.survey import Survey
from tests.oracle.tactics2gm.rules.d10 import by_die
from tests.oracle.tactics2gm.rules.movement_phase import carry_out_move
from tests.oracle.tactics2gm.rules.transports import unloads


@measure(words={"no-shot": "nothing could be shot at from there"}, brief="a place to shoot from")
def has_shot(survey: Survey, cell: int) -> bool | Shortfall:
    return ground.best_damage(survey, cell) > 0 or NO_SHOT


NO_SHOT = Shortfall("no-shot")
UNLOAD: Question[Survey, int] = Question(
    "unload",
    "Where does a rider get off?",
    "the spaces beside its transport",
    (must("2GM-GOAL-1", has_shot), *LEFT_OPEN),
    named=lambda survey, cell: survey.space(cell),
    tie=by_die("where the rider gets off"),
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
    if not cells:
        return
    name = survey.unit_name(rider)
    cell = yield from decide(play, UNLOAD, survey, cells, lambda: {"unit": name})
    if cell is None:
        return
    yield from carry_out_move(play, Unload(rider.id, cell))
    survey.refresh(play.state)


def landed(rider: Unit, cell: int) -> Unit:
    """The rider as if it stood beside its transport, so that its shots can be measured."""
    return replace(rider, cell=cell)
