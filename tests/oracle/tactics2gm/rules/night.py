"""Night: cards lie face down until they come near an enemy."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.games.tactics2gm.values.events import UnitRevealed
from opfor.games.tactics2gm.values.play import TacticsPlay


@cite("2GM-MOD-8")
def reveal(play: TacticsPlay) -> None:
    """At night a face-down card is turned up when it comes near an enemy."""
    setting, state = play.setting, play.state
    if not setting.night:
        return
    near = setting.numbers.night.reveal_distance
    distance = setting.board.distance
    for unit in state.units:
        if unit.hidden and unit.cell >= 0:
            row = distance[unit.cell]
            enemies = (u for u in state.units if u.side != unit.side and u.cell >= 0)
            if any(row[u.cell] <= near for u in enemies):
                play.emit(UnitRevealed(unit.id))
