"""The answers an AI gives where the rules of the firefight would ask a person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opfor.core.play import Procedure
from opfor.core.requests import Choose
from opfor.games.coh.values.actions import Done, DriveOn, Face
from opfor.games.coh.values.deployment import look
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.state import State


def steered(
    play: CohPlay, procedure: Procedure[Any], unit: int, facing: int, way: Sequence[int] = ()
) -> Procedure[Any]:
    """Answer for the AI: the facing it planned, the bonus moves of its way, no one else along. The
    Player is asked: whose mines an AI has run onto commits CAPs to their roll."""
    ahead, known = list(way), _enemies(play.state, unit)
    seat = play.setting.seats[play.state.counters[unit].side]
    answer: Any = None
    while True:
        try:
            request = procedure.send(answer)
        except StopIteration as end:
            return end.value
        if not isinstance(request, Choose) or request.seat != seat:
            answer = yield request
        elif request.question == "facing":
            wanted = Face(facing)
            answer = wanted if wanted in request.options else request.options[0]
        elif ahead and DriveOn(ahead[0]) in request.options and _is_clear(play, unit, ahead, known):
            answer = DriveOn(ahead.pop(0))
        else:
            ahead.clear()
            answer = next((o for o in request.options if isinstance(o, Done)), request.options[0])


def _is_clear(play: CohPlay, unit: int, ahead: Sequence[int], known: frozenset[int]) -> bool:
    """Whether nobody has come to light since the way was chosen who stands in it."""
    if look(play.setting, play.state).is_locked(unit):
        return False
    return ahead[0] in known or ahead[0] not in _enemies(play.state, unit)


def _enemies(state: State, unit: int) -> frozenset[int]:
    """Where the enemies stand that are seen."""
    side = state.counters[unit].side
    return frozenset(
        c.cell for c in state.counters if c.side != side and c.place == "map" and not c.hidden
    )
