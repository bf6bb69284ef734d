"""The mission is fought elsewhere; here it is told how it went, and what comes of it."""

from __future__ import annotations

from typing import Any

from opfor.core.cite import cite
from opfor.core.play import Play, Procedure
from opfor.core.requests import Choose, Roll
from opfor.games.coh_campaign.rules import aftermath, casualties, enemy_state, stars
from opfor.games.coh_campaign.rules.aftermath import SEAT
from opfor.games.coh_campaign.values import events as ev
from opfor.games.coh_campaign.values.actions import CutOff, Decorate, Destroyed, NoMore, Report
from opfor.games.coh_campaign.values.options import Setting
from opfor.games.coh_campaign.values.state import Ending, State

ENDINGS: tuple[Ending, ...] = ("clear-victory", "victory", "draw", "defeat", "withdrawal")
FATES = "aftermath"
"""The source of the dice after a battle."""


@cite("CMP-16", "CMP-18")
def fight(play: Play[Setting, State]) -> Procedure[None]:
    """Result, losses, their fate, stars, the enemy, traces, points; then what comes next."""
    told: Report = yield Choose(
        SEAT, "how-it-ended", tuple(Report(ending) for ending in ENDINGS), rule="CMP-18"
    )
    play.emit(ev.Reported(told.ending))
    destroyed = yield from _named(play, "who-was-destroyed", Destroyed, ())
    cut_off: tuple[str, ...] = ()
    if told.ending == "withdrawal":
        cut_off = yield from _named(play, "who-was-cut-off", CutOff, destroyed)
    for unit in (*destroyed, *cut_off):
        yield from _fate(play, unit)
    yield from _stars(play, told.ending)
    enemy = enemy_state.after(play.state.enemy, enemy_state.change_after(told.ending))
    if enemy != play.state.enemy:
        play.emit(ev.EnemyChanged(enemy, "defeat" if told.ending == "defeat" else "clear"))
    trace = aftermath.trace_left(play.setting, play.state, not destroyed)
    if trace:
        play.emit(ev.TraceLeft(trace))
    points = aftermath.gained(play.state, bool(trace))
    play.emit(ev.PointsGained(points, aftermath.kept(play.state, points)))
    why = aftermath.end_of_run(play.setting, play.state)
    play.emit(ev.RunEnded(why) if why else ev.StageEnded(play.state.stage))


@cite("CMP-7", "CMP-17")
def _named(
    play: Play[Setting, State], question: str, action: Any, but: tuple[str, ...]
) -> Procedure[tuple[str, ...]]:
    """Counters of the company that something befell, one after the other."""
    found: tuple[str, ...] = ()
    rest = [unit for _, unit in play.state.fielded if unit not in but]
    while rest:
        options = (NoMore(), *(action(unit) for unit in rest))
        answer: Any = yield Choose(SEAT, question, options, rule="CMP-7")
        if isinstance(answer, NoMore):
            break
        found += (answer.unit,)
        rest.remove(answer.unit)
    return found


def _fate(play: Play[Setting, State], unit: str) -> Procedure[None]:
    """The die for one counter."""
    rule = "CMP-7" if casualties.is_on_foot(play.setting, unit) else "CMP-9"
    (die,) = yield Roll(FATES, 1, 6, f"what becomes of {unit}", rule)
    die += casualties.added(play.setting, play.state, unit)
    fate = casualties.fate(play.setting, unit, die)
    back = play.state.stage + 2 if fate in ("wounded", "repair") else 0
    play.emit(ev.Fared(unit, die, fate, back))
    if fate == "lost":
        play.emit(ev.CounterLost(unit, casualties.is_on_foot(play.setting, unit)))


@cite("CMP-11")
def _stars(play: Play[Setting, State], ending: Ending) -> Procedure[None]:
    """For battles fought, and one decoration after a clear victory."""
    for line in list(stars.earned(play.state)):
        play.emit(ev.StarEarned(line.unit, "battles"))
    worthy = stars.worthy(play.state)
    if ending == "clear-victory" and worthy:
        options = tuple(Decorate(line.unit) for line in worthy)
        chosen: Decorate = yield Choose(SEAT, "who-is-decorated", options, rule="CMP-11")
        play.emit(ev.StarEarned(chosen.unit, "decorated"))
