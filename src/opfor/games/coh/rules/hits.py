"""Hits, destruction, and what destruction costs: CAPs and victory points."""

from __future__ import annotations

from opfor.cardboard.coh.counters.numbers import PILE_OF
from opfor.cardboard.coh.counters.units import Colour
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Draw
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.events import AttackResult
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.state import OFF


def result_of(play: CohPlay, needed: int, total: int) -> AttackResult:
    """Miss, hit, or by four and more a kill."""
    if total >= needed + play.setting.numbers.kill_margin:
        return "kill"
    return "hit" if total >= needed else "miss"


@cite("COH-1.0-d")
def suffer(play: CohPlay, unit: int, result: AttackResult, colour: Colour) -> Procedure[None]:
    """A kill destroys; the second hit destroys; the first draws a counter of the struck colour,
    and the killing counter destroys too."""
    if result == "miss" or play.state.counters[unit].place != "map":
        return
    if result == "kill" or play.state.counters[unit].hit:
        destroy(play, unit)
        return
    yield from draw_hit(play, unit, colour)


@cite("COH-1.0-d")
def draw_hit(play: CohPlay, unit: int, colour: Colour | None = None) -> Procedure[None]:
    """Draw a hit counter from the pile of the struck colour; that of the flank, as with mines,
    where nobody struck. The killing counter destroys."""
    kind = play.setting.kind(play.state.counters[unit])
    pile = PILE_OF[colour or kind.flank_colour]
    pool: tuple[str, ...] = getattr(play.state, pile)
    if not pool:
        play.emit(ev.UnitHit(unit, ""))
        return
    hit = yield Draw(f"{pile}-hits", pool, _drawn_for(play, unit, pile), "COH-1.0-d")
    play.emit(ev.UnitHit(unit, hit))
    if play.setting.hits[hit].destroys:
        destroy(play, unit)


def _drawn_for(play: CohPlay, unit: int, pile: str) -> str:
    """Whom a hit counter is drawn for, and from which pile."""
    kind = "soft target" if pile == "soft" else "armour"
    return f"hit counter for {play.state.counters[unit].id} ({kind})"


@cite("COH-7.3-a")
def destroy(play: CohPlay, unit: int) -> None:
    """Take a unit off: its side's CAP track shrinks (not for trucks and wagons), the enemy
    scores, its riders fall out, its hasty defence goes."""
    counter = play.state.counters[unit]
    kind = play.setting.kind(counter)
    costs_cap = "non-combat" not in kind.traits and play.setting.bot != counter.side
    start = play.setting.mission.sides[counter.side].caps
    first_free = start - play.state.losses[counter.side]
    play.emit(ev.UnitDestroyed(unit, costs_cap, counter.cell))
    caps = play.state.caps[counter.side]
    if costs_cap and 0 < caps == first_free:
        play.emit(ev.CapsSet(counter.side, caps - 1, "casualty"))
    points = _worth(play, unit)
    if points:
        play.emit(ev.PointsScored(1 - counter.side, points, f"destroyed:{counter.id}"))
    abandon(play, unit)


def abandon(play: CohPlay, unit: int) -> None:
    """A hasty defence does not outlast its builder's stay."""
    for work in play.state.works:
        if work.builder == unit and work.builder != OFF:
            play.emit(ev.WorkDestroyed(work.cell, "abandoned"))


def _worth(play: CohPlay, unit: int) -> int:
    """What the enemy scores for a unit: by its number, its kind, or the usual value."""
    counter = play.state.counters[unit]
    row = play.setting.mission.sides[1 - counter.side]
    special = row.kill_vp_of
    return int(special.get(str(counter.number), special.get(counter.unit, row.kill_vp)))
