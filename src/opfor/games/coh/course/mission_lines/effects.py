"""What events do besides giving orders: counters, rounds, the track, scores, CAPs, fire."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from opfor.cardboard.coh.orders import effects as fx
from opfor.cardboard.coh.orders.places import Pick, Where
from opfor.cardboard.coh.orders.words import Side, Source
from opfor.core.cite import cite
from opfor.core.errors import OpforError
from opfor.core.play import Procedure
from opfor.core.requests import Draw
from opfor.games.coh.bot.advantage import to_advantage
from opfor.games.coh.bot.entry import waiting
from opfor.games.coh.bot.facing import choose_facing, stance
from opfor.games.coh.bot.line_places import cells_at
from opfor.games.coh.bot.picks import pick_target
from opfor.games.coh.bot.seen.outlook import outlook_now, survey_now
from opfor.games.coh.course.entry_cup import draw_from_cup
from opfor.games.coh.course.mission_lines.conditions import count
from opfor.games.coh.course.mission_lines.defense_counters import held, place_defence
from opfor.games.coh.course.mission_lines.smoke_screens import (
    HEAVY,
    LIGHT,
    lay_screen,
    open_to_smoke,
)
from opfor.games.coh.course.mission_lines.truck import drive_truck, truck_of
from opfor.games.coh.rules.artillery import fall
from opfor.games.coh.rules.order_deck import discard, draw, setting_of, solo_of
from opfor.games.coh.values import events as base
from opfor.games.coh.values import solo_events as ev
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.solo_state import MINE, NO_ENEMY
from opfor.games.coh.values.state import Barrage

DENSITY = {fx.CounterKind.SMOKE: HEAVY, fx.CounterKind.LIGHT_SMOKE: LIGHT}

Doing = Callable[[CohPlay, Any], Procedure[None]]


def has_effect(play: CohPlay, effect: object) -> bool:
    """Whether an effect would change anything: counters left to place or to bring (Defense
    Counters while the AI has something to hold), CAPs left to lose, somebody to fire at."""
    match effect:
        case fx.PlaceCounters(counter=fx.CounterKind.RE):
            return bool(_rumors_left(play))
        case fx.PlaceCounters(counter=fx.CounterKind.RANDOM_DEFENSE_COUNTER):
            return bool(solo_of(play).defences and held(survey_now(play)))
        case fx.PlaceCounters(counter=counter, where=where) if counter in DENSITY:
            return bool(open_to_smoke(survey_now(play), _cells(play, where), DENSITY[counter]))
        case fx.ChangeCaps(caps=caps):
            return caps > 0 or play.state.caps[1 - bot_of(play)] > 0
        case fx.BringDrawn(source=source):
            return bool(_in_cup(play, source))
        case fx.Drive(name=name):
            return truck_of(play, name) is not None
        case fx.BringGroup(name=name):
            return bool(_waiting(play, name))
        case fx.OffMapFire(on=spot):
            return bool(cells_at(play, spot))
    return True


def do_effect(play: CohPlay, effect: object) -> Procedure[None]:
    """Carry out one effect."""
    doing = DOINGS.get(type(effect))
    if doing is None:
        raise OpforError(f"{type(effect).__name__}: solo missions cannot do this yet")
    yield from doing(play, effect)


def bot_of(play: CohPlay) -> int:
    bot: int = play.setting.bot
    return bot


# -- counters --------------------------------------------------------------------------------------


def _rumors_left(play: CohPlay) -> list[int]:
    kinds = play.setting.kinds
    counters = enumerate(play.state.counters)
    return [i for i, c in counters if c.place == "aside" and kinds[c.unit].has("rumored")]


@cite("COH-6.0-a", "V-7")
def _place(play: CohPlay, effect: fx.PlaceCounters) -> Procedure[None]:
    """Rumored Enemies, smoke and random Defense Counters; others come with the mission."""
    for _ in range(effect.count):
        if effect.counter is fx.CounterKind.RANDOM_DEFENSE_COUNTER:
            yield from place_defence(play)
            continue
        cells = yield from _settled(play, effect.where)
        if effect.counter in DENSITY:
            yield from lay_screen(play, cells, DENSITY[effect.counter])
            continue
        if effect.counter is not fx.CounterKind.RE:
            raise OpforError(f"Place {effect.counter}: solo missions cannot do this yet")
        left = _rumors_left(play)
        cell = yield from to_advantage(play, survey_now(play), cells, left[:1])
        if left and cell is not None:
            play.emit(ev.RumorPlaced(left[0], cell))


def _cells(play: CohPlay, where: Where | None) -> tuple[int, ...]:
    """The cells a line means; all of them if it names no place."""
    return tuple(range(len(play.setting.field))) if where is None else cells_at(play, where)


def _settled(play: CohPlay, where: Where | None) -> Procedure[tuple[int, ...]]:
    """The cells a line means; between counters that are equals chance decides."""
    if not isinstance(where, Pick):
        return _cells(play, where)
    goal = yield from pick_target(play, where)
    return () if goal is None else survey_now(play).cells(goal)


def _waiting(play: CohPlay, name: str) -> list[int]:
    """The counters of a named group that have not come yet."""
    groups = [g for g in setting_of(play).solo.groups if g.name == name]
    numbers = [n for group in groups for n in group.numbers]
    bot = bot_of(play)
    return [
        i
        for i, c in enumerate(play.state.counters)
        if c.side == bot and c.place == "aside" and c.number in numbers and c.number
    ]


def _bring(play: CohPlay, effect: fx.BringGroup) -> Procedure[None]:
    """Put a group on the map where the line says, each to the AI's advantage, facing a Unit."""
    for unit in _waiting(play, effect.name):
        cells = cells_at(play, effect.where) if effect.where else play.setting.field.edge("north")
        yield from _put(play, unit, cells)


def _put(play: CohPlay, unit: int, cells: tuple[int, ...]) -> Procedure[bool]:
    """Put an AI down to its advantage; says whether a hex was free."""
    survey = survey_now(play)
    cell = yield from to_advantage(play, survey, cells, [unit])
    if cell is None:
        return False
    facing = yield from choose_facing(play, stance(survey, unit, cell))
    play.emit(base.UnitPlaced(unit, cell, facing))
    return True


def _in_cup(play: CohPlay, source: Source) -> list[str]:
    """The ids of the AI that a line may bring from a cup."""
    if source is Source.RE_CUP:
        return [name for name in solo_of(play).cup if name not in (NO_ENEMY, MINE)]
    survey = survey_now(play)
    return [survey.counters[unit].id for unit in waiting(survey)]


@cite("SOLO-5.6-a", "SOLO-6.0-a")
def _bring_drawn(play: CohPlay, effect: fx.BringDrawn) -> Procedure[None]:
    """Draw AI from the entry cup (or the RE cup) and put each down where the line says, else
    at its own entry edge; one that finds no hex goes back."""
    for _ in range(effect.count):
        if not _in_cup(play, effect.source):
            return
        unit = yield from _drawn(play, effect.source)
        cells = play.setting.entry_cells(play.state.counters[unit])
        if effect.where is not None:
            cells = cells_at(play, effect.where)
        if not (yield from _put(play, unit, cells)):
            play.emit(ev.EntryRefused(unit, "no-free-hex"))


def _drawn(play: CohPlay, source: Source) -> Procedure[int]:
    if source is Source.ENTRY_CUP:
        return (yield from draw_from_cup(play, survey_now(play), "the AI brought", "SOLO-5.6-a"))
    cup = tuple(_in_cup(play, source))
    drawn: str = yield Draw("re-cup", cup, "the AI brought", "COH-6.2-e")
    unit = next(i for i, c in enumerate(play.state.counters) if c.id == drawn)
    play.emit(ev.EntryDrawn(unit))
    return unit


# -- rounds, track, scores -------------------------------------------------------------------------


@cite("COH-2.4-b")
def _end_round(play: CohPlay, _effect: fx.EndRound) -> Procedure[None]:
    play.emit(ev.RoundCalledOff())
    yield from ()


def _end_mission(play: CohPlay, _effect: fx.EndMission) -> Procedure[None]:
    from opfor.games.coh.course.mission_end import end_mission

    yield from end_mission(play, "the mission is called off")


def _move_marker(play: CohPlay, effect: fx.MoveMarker) -> Procedure[None]:
    from opfor.games.coh.course.mission_track import advance

    yield from advance(play, effect.spaces)


def _score(play: CohPlay, effect: fx.Score) -> Procedure[None]:
    side = bot_of(play) if effect.side is Side.AI else 1 - bot_of(play)
    times = 1
    if effect.per is not None:
        times = count(play, effect.per, outlook_now(play.setting, play.state))
    if effect.points * times:
        play.emit(base.PointsScored(side, effect.points * times, "a mission event"))
    yield from ()


def _caps(play: CohPlay, effect: fx.ChangeCaps) -> Procedure[None]:
    player = 1 - bot_of(play)
    caps = max(0, play.state.caps[player] + effect.caps)
    play.emit(base.CapsSet(player, caps, "a mission event"))
    yield from ()


def _action_cards(play: CohPlay, effect: fx.ActionCards) -> Procedure[None]:
    from opfor.games.coh.course.rounds import draw_cards

    yield from draw_cards(play, 1 - bot_of(play), max(0, effect.count))


def _order_cards(play: CohPlay, effect: fx.OrderCards) -> Procedure[None]:
    """Draw cards for their hex: each goes to the discards."""
    if effect.deed is not fx.CardDeed.DRAW:
        raise OpforError(f"{effect.deed} Order Cards: solo missions cannot do this yet")
    for _ in range(effect.count):
        card = yield from draw(play, "hex")
        discard(play, card)


def _take_control(play: CohPlay, effect: fx.TakeControl) -> Procedure[None]:
    side = bot_of(play) if effect.side is Side.AI else 1 - bot_of(play)
    cells = {play.setting.field.cell(name) for name in effect.hexes}
    for marker in play.state.markers:
        if (not cells or marker.cell in cells) and marker.side != side:
            play.emit(base.MarkerTaken(marker.cell, side))
    yield from ()


@cite("SOLO-6.2-b")
def _fire(play: CohPlay, effect: fx.OffMapFire) -> Procedure[None]:
    """A strike by the rules of the firefight: drift, then the hex and those around it; its AR is
    that of the rules unless the line gives one."""
    cells = yield from _settled(play, effect.on)
    if cells:
        smoke = effect.kind is fx.FireKind.SMOKE_BARRAGE
        barrage = Barrage(bot_of(play), cells[0], play.state.round, smoke)
        yield from fall(play, barrage, effect.ar)


DOINGS: dict[type, Doing] = {
    fx.PlaceCounters: _place,
    fx.BringGroup: _bring,
    fx.BringDrawn: _bring_drawn,
    fx.Drive: drive_truck,
    fx.EndRound: _end_round,
    fx.EndMission: _end_mission,
    fx.MoveMarker: _move_marker,
    fx.Score: _score,
    fx.ChangeCaps: _caps,
    fx.ActionCards: _action_cards,
    fx.OrderCards: _order_cards,
    fx.TakeControl: _take_control,
    fx.OffMapFire: _fire,
}
