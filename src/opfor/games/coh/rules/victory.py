"""Who has won when the mission is over."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.game import Outcome
from opfor.games.coh.values.events import PointsScored
from opfor.games.coh.values.names import ending
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.state import State


@cite("COH-2.7-d", "QC-30", "equal-vps")
def outcome(setting: Setting, state: State) -> Outcome | None:
    """Most victory points win; equal ones are a draw unless ruled otherwise for a solo mission."""
    if state.stage != "over":
        return None
    seats, rule = setting.seats, "COH-2.7-d"
    teams = setting.teams.seats if setting.teams else [[seat] for seat in seats]
    scores = {seat: state.vp[side] for side in (0, 1) for seat in teams[side]}
    if state.vp[0] != state.vp[1]:
        winner = seats[0] if state.vp[0] > state.vp[1] else seats[1]
        return Outcome(winner, f"{ending(state.ended)}; more victory points", scores, rule)
    return Outcome(
        _of_equals(setting), f"{ending(state.ended)}; equal victory points", scores, rule
    )


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


def _of_equals(setting: Setting) -> str | None:
    ruled = setting.rulings.equal_vps if setting.bot is not None else "draw"
    return {"ai-wins": "bot", "player-wins": "player"}.get(ruled)


def score_held(play: CohPlay, *, round_ends: bool = False, game_ends: bool = False) -> None:
    """Control markers score for whoever holds them: each round, and at the end."""
    for control in play.setting.mission.control:
        points = control.each_round * round_ends + control.at_end * game_ends
        cell = play.setting.field.cell(control.hex)
        holder = next((m.side for m in play.state.markers if m.cell == cell), None)
        if points and holder is not None:
            play.emit(PointsScored(holder, points, f"held:{control.hex}"))
