"""What events do besides giving orders: counters, rounds, the track, scores, CAPs, fire."""

from __future__ import annotations

from opfor.cardboard.coh.orders import effects as fx
from opfor.cardboard.coh.orders.effects import LineEffect
from opfor.cardboard.coh.orders.nouns import CounterKind, FireKind, Side
from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.question import Question, Tie
from opfor.core.requests import Choose
from opfor.games.coh.bot.advantage import to_advantage
from opfor.games.coh.bot.line_places import cells_at, line_cells, settled_line_cells
from opfor.games.coh.bot.seen.outlook import outlook_now, survey_now
from opfor.games.coh.bot.seen.survey import Survey
from opfor.games.coh.course.firefight_setup import draw_cards
from opfor.games.coh.course.mission_lines import (  # noqa: F401  (attach their deeds)
    arrivals,
    cups,
    order_cards,
    truck,
)
from opfor.games.coh.course.mission_lines.conditions import count
from opfor.games.coh.course.mission_lines.counters import open_to, put_down
from opfor.games.coh.course.mission_lines.defense_counters import held, place_defence
from opfor.games.coh.course.mission_lines.effect_deeds import EFFECTS, does
from opfor.games.coh.course.mission_lines.smoke_screens import (
    HEAVY,
    LIGHT,
    lay_screen,
    open_to_smoke,
)
from opfor.games.coh.course.mission_lines.sniper import can_snipe, snipe
from opfor.games.coh.rules.artillery import fall
from opfor.games.coh.rules.order_deck import bot_of, solo_of
from opfor.games.coh.values import events as base
from opfor.games.coh.values import solo_events as ev
from opfor.games.coh.values.actions import DropCard
from opfor.games.coh.values.deployment import look
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.state import Barrage
from opfor.games.coh.values.untold_cards import may_hold

DENSITY = {CounterKind.SMOKE: HEAVY, CounterKind.LIGHT_SMOKE: LIGHT}


def has_effect(play: CohPlay, effect: LineEffect) -> bool:
    """Whether an effect would change anything: counters left to place or to bring (Defense
    Counters while the AI has something to hold), CAPs left to lose, somebody to fire at."""
    return EFFECTS[type(effect)].can(play, effect)


def do_effect(play: CohPlay, effect: LineEffect) -> Procedure[None]:
    """Carry out one effect."""
    yield from EFFECTS[type(effect)].do(play, effect)


# -- counters --------------------------------------------------------------------------------------


def _rumors_left(play: CohPlay) -> list[int]:
    kinds = play.setting.kinds
    counters = enumerate(play.state.counters)
    return [i for i, c in counters if c.place == "aside" and kinds[c.unit].has("rumored")]


def _can_place(play: CohPlay, effect: fx.PlaceCounters) -> bool:
    counter = effect.counter
    if counter is CounterKind.RE:
        return bool(_rumors_left(play))
    if counter is CounterKind.RANDOM_DEFENSE_COUNTER:
        return bool(solo_of(play).defences and held(survey_now(play)))
    cells = line_cells(play, effect.where)
    if counter in DENSITY:
        return bool(open_to_smoke(survey_now(play), cells, DENSITY[counter]))
    return bool(open_to(play, counter, cells))


@does(fx.PlaceCounters, can=_can_place)
@cite("COH-6.0-a", "V-7")
def _place(play: CohPlay, effect: fx.PlaceCounters) -> Procedure[None]:
    """Rumored Enemies, smoke, Defense Counters, fortifications and markers."""
    for _ in range(effect.count):
        if effect.counter is CounterKind.RANDOM_DEFENSE_COUNTER:
            yield from place_defence(play)
            continue
        cells = yield from settled_line_cells(play, effect.where)
        if effect.counter in DENSITY:
            yield from lay_screen(play, cells, DENSITY[effect.counter])
            continue
        if effect.counter is not CounterKind.RE:
            yield from put_down(play, effect.counter, cells)
            continue
        left = _rumors_left(play)
        cell = yield from to_advantage(play, survey_now(play), cells, left[:1])
        if left and cell is not None:
            play.emit(ev.RumorPlaced(left[0], cell))


# -- rounds, track, scores -------------------------------------------------------------------------


@does(fx.EndRound)
@cite("COH-2.4-b")
def _end_round(play: CohPlay, _effect: fx.EndRound) -> Procedure[None]:
    play.emit(ev.RoundCalledOff())
    yield from ()


@does(fx.EndMission)
def _end_mission(play: CohPlay, _effect: fx.EndMission) -> Procedure[None]:
    from opfor.games.coh.course.mission_end import end_mission

    yield from end_mission(play, "called-off")


@does(fx.MoveMarker)
def _move_marker(play: CohPlay, effect: fx.MoveMarker) -> Procedure[None]:
    from opfor.games.coh.course.mission_track import advance

    yield from advance(play, effect.spaces)


@does(fx.LimitSight)
@cite("V-43")
def _limit_sight(play: CohPlay, effect: fx.LimitSight) -> Procedure[None]:
    play.emit(ev.SightChanged(effect.hexes, play.state.round if effect.this_round else 0))
    yield from ()


@does(fx.OpenExits, can=lambda play, _effect: not look(play.setting, play.state).may_leave)
@cite("V-44")
def _open_exits(play: CohPlay, _effect: fx.OpenExits) -> Procedure[None]:
    play.emit(ev.ExitsOpened())
    yield from ()


@does(fx.ScoreEffect)
def _score(play: CohPlay, effect: fx.ScoreEffect) -> Procedure[None]:
    side = bot_of(play) if effect.side is Side.AI else 1 - bot_of(play)
    times = 1
    if effect.per is not None:
        times = yield from count(play, effect.per, outlook_now(play.setting, play.state))
    if effect.points * times:
        play.emit(base.PointsScored(side, effect.points * times, "mission-event"))
    yield from ()


def _can_change(play: CohPlay, effect: fx.ChangeCaps) -> bool:
    return effect.caps > 0 or play.state.caps[1 - bot_of(play)] > 0


@does(fx.ChangeCaps, can=_can_change)
def _caps(play: CohPlay, effect: fx.ChangeCaps) -> Procedure[None]:
    player = 1 - bot_of(play)
    caps = max(0, play.state.caps[player] + effect.caps)
    play.emit(base.CapsSet(player, caps, "mission-event"))
    yield from ()


def _can_deal(play: CohPlay, effect: fx.ActionCards) -> bool:
    return effect.count > 0 or bool(play.state.hands[1 - bot_of(play)])


@does(fx.ActionCards, can=_can_deal)
def _action_cards(play: CohPlay, effect: fx.ActionCards) -> Procedure[None]:
    """Cards from the deck, or back to its discards: the Player says which."""
    player = 1 - bot_of(play)
    yield from draw_cards(play, player, max(0, effect.count))
    for _ in range(-effect.count):
        hand = may_hold(play.state, player)
        if not hand:
            return
        card = hand[0]
        if len(hand) > 1:
            seat = play.setting.seat(play.state, player)
            options = tuple(DropCard(each) for each in hand)
            card = (yield Choose(seat, "drop-card", options, "which card?")).card
        play.emit(base.CardDropped(player, card))


@does(fx.TakeControl)
def _take_control(play: CohPlay, effect: fx.TakeControl) -> Procedure[None]:
    side = bot_of(play) if effect.side is Side.AI else 1 - bot_of(play)
    cells = {play.setting.field.cell(name) for name in effect.hexes}
    for marker in play.state.markers:
        if (not cells or marker.cell in cells) and marker.side != side:
            play.emit(base.MarkerTaken(marker.cell, side))
    yield from ()


def _can_fire(play: CohPlay, effect: fx.OffMapFire) -> bool:
    sniper = effect.kind is FireKind.SNIPER_FIRE
    return can_snipe(play, effect) if sniper else bool(cells_at(play, effect.on))


@does(fx.OffMapFire, can=_can_fire)
@cite("SOLO-6.2-b")
def _fire(play: CohPlay, effect: fx.OffMapFire) -> Procedure[None]:
    """A strike by the rules of the firefight: drift, then the hex and those around it; its AR is
    that of the rules unless the line gives one."""
    if effect.kind is FireKind.SNIPER_FIRE:
        yield from snipe(play, effect)
        return
    cells = yield from settled_line_cells(play, effect.on)
    cell = (yield from decide(play, STRIKE, survey_now(play), cells)) if cells else None
    if cell is not None:
        smoke = effect.kind is FireKind.SMOKE_BARRAGE
        barrage = Barrage(bot_of(play), cell, play.state.round, smoke)
        yield from fall(play, barrage, effect.ar)


STRIKE: Question[Survey, int] = Question(
    "strike",
    "Where does the fire fall?",
    "the hexes the line means",
    (),
    named=lambda survey, cell: survey.field.name(cell),
    tie=Tie("uniform", "SOLO-6.2-b", "hex to fire at"),
    chosen="The fire is aimed at {}",
)
