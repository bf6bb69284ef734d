"""A mission taken up as the board lies: its set-up is gone through, then every counter stands where
the position has it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from opfor.core.errors import BadPosition, one_of
from opfor.core.play import apart, drive
from opfor.core.requests import Answer, Choose, Draw, Judge, Request, Roll, TieBreak
from opfor.games.coh.course.flow import step
from opfor.games.coh.told.positions.form import (
    CounterForm,
    PositionForm,
    cell_of,
    check_counters,
    parse,
)
from opfor.games.coh.told.positions.ground import smoke_of
from opfor.games.coh.values.apply import apply
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.solo_setting import SoloSetting
from opfor.games.coh.values.start import new
from opfor.games.coh.values.state import OFF, Counter, Marker, State
from opfor.kit.hexes import Facing


def joined(setting: Setting, raw: bytes) -> State:
    """The state of a solo mission in which the counters lie as told; whoever stood on the map and
    is not told lies there no more. The person is to move; points, CAPs, round and track are those
    of the beginning."""
    form = parse(raw)
    check_counters(form)
    if not isinstance(setting, SoloSetting):
        raise BadPosition("mission: positions are for solo missions; this one is for two")
    state = _set_up(setting)
    told = {each.id for each in form.counters}
    counters = [_lying(each, told) for each in state.counters]
    at = {each.id: n for n, each in enumerate(counters)}
    for number, each in enumerate(form.counters):
        where = f"counters[{number}]"
        if each.id not in at:
            raise BadPosition(one_of(f"{where}, id", each.id, at))
        counters[at[each.id]] = _placed(setting, counters[at[each.id]], each, where)
    assert state.solo is not None
    cup = tuple(each for each in state.solo.cup if each not in told)
    fallen = sum(each.side == setting.bot and each.place == "destroyed" for each in counters)
    return replace(
        state,
        mover=setting.bot or 0,
        counters=tuple(counters),
        markers=_markers(setting, state, form),
        smoke=smoke_of(form, setting.field),
        solo=replace(state.solo, cup=cup, fallen=fallen),
        **_piles(setting, state, form),
    )


def _set_up(setting: SoloSetting) -> State:
    play = apart(apply, setting, new(setting))
    while play.state.stage != "turn":
        drive(step(play), _first)
    return play.state


def _first(request: Request) -> Answer:
    """Any answer: what the set-up asks is put right afterwards."""
    match request:
        case Choose(options=options) | Judge(options=options):
            return options[0]
        case Draw(pool=pool):
            return pool[0]
        case TieBreak(candidates=candidates):
            return candidates[0]
        case Roll(dice=dice):
            return (1,) * dice


def _lying(counter: Counter, told: set[str]) -> Counter:
    if counter.place != "map" or counter.id in told:
        return counter
    return replace(counter, place="destroyed", cell=OFF, hit="", carrier=OFF)


def _placed(setting: SoloSetting, counter: Counter, form: CounterForm, where: str) -> Counter:
    if form.unit != counter.unit:
        raise BadPosition(f"{where} ({form.id}): {counter.unit} in this mission, not {form.unit}")
    return replace(
        counter,
        place="map",
        cell=cell_of(setting.field, f"{where} ({form.id}), hex", form.hex),
        facing=Facing[form.facing].value if form.facing is not None else 0,
        spent=form.spent,
        hit=form.hit or "",
        hidden=form.hidden,
    )


def _markers(setting: SoloSetting, state: State, form: PositionForm) -> tuple[Marker, ...]:
    bot = setting.bot or 0
    told = {
        cell_of(setting.field, f"control_markers[{n}]", each.hex): each.owner
        for n, each in enumerate(form.control_markers)
    }
    kept = [marker for marker in state.markers if marker.cell not in told]
    mine = [Marker(cell, bot if who == "ai" else 1 - bot) for cell, who in told.items()]
    return (*kept, *mine)


def _piles(setting: SoloSetting, state: State, form: PositionForm) -> dict[str, Any]:
    """The piles of hit counters without those that lie on units."""
    piles = {"soft": list(state.soft), "armour": list(state.armour)}
    for each in form.counters:
        if each.hit is not None and each.hit in piles[setting.hits[each.hit].pile]:
            piles[setting.hits[each.hit].pile].remove(each.hit)
    return {name: tuple(pile) for name, pile in piles.items()}
