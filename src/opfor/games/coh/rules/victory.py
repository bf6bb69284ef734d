"""Who has won when the mission is over."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.games.coh.values.events import PointsScored
from opfor.games.coh.values.play import CohPlay


@cite("never-entered")
def score_absent(play: CohPlay) -> None:
    """Who was to live, or is hunted by number, and never came: a person's side that kept it off the
    map has lost it."""
    if play.setting.rulings.never_entered == "safe":
        return
    for counter in play.state.counters:
        row = play.setting.mission.sides[1 - counter.side]
        worth = row.kill_vp_of.get(str(counter.number), 0)
        more = worth - row.kill_vp_of.get(counter.unit, row.kill_vp)
        if counter.place == "reserve" and counter.side != play.setting.bot and worth and more > 0:
            play.emit(PointsScored(1 - counter.side, more, f"never-entered:{counter.id}"))


def score_held(play: CohPlay, *, round_ends: bool = False, game_ends: bool = False) -> None:
    """Control markers score for whoever holds them: each round, and at the end."""
    for control in play.setting.mission.control:
        points = control.each_round * round_ends + control.at_end * game_ends
        cell = play.setting.field.cell(control.hex)
        holder = next((m.side for m in play.state.markers if m.cell == cell), None)
        if points and holder is not None:
            play.emit(PointsScored(holder, points, f"held:{control.hex}"))
