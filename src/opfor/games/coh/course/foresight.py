"""How a firefight looks to somebody who thinks ahead: worth of options, chances, hidden things."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Any

from msgspec.structs import replace

from opfor.core.foresight import Foresight, PickOne
from opfor.core.requests import Choose
from opfor.games.coh.course.players.appraisal import Appraisal
from opfor.games.coh.values.actions import Pass, Stall
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import OFF, UNKNOWN_CARD, UNKNOWN_HIT, Counter, State

TURNS = 8
"""A line is appraised after so many turns of both sides."""
EDGE = 0.75
"""How much better a person's side does against the AI than points and forces say (log odds)."""
LEAD, LEAD_EARLY = 0.45, 0.25
"""What a point of lead counts at the very end, and at the very beginning."""
HELD = 0.12
"""What a marker's point counts beside, because it must be taken first."""
NEAR = 0.25
"""What it counts to be closer to a marker, for each of its points."""
FORCE, FORCE_EARLY = 1.8, 0.4
"""What twice the enemy's force counts, times ln 2, and how much more at the start.

Fitted by hand: what goes with winning in games of the baseline (benchmarks/calibration.py) makes a
search passive if it is believed to the letter, so points and markers count more here."""
WEIGHTY = frozenset({"turn", "set-up"})
NEVER = 99


def promise(setting: Setting, view: State, request: Choose) -> list[float]:
    """What each option is worth to the baseline player; passing and waiting as much as nothing."""
    if request.question != "turn":
        return [0.0] * len(request.options)
    appraisal = Appraisal(setting, view, setting.side_of_seat(request.seat))
    return [_promise(appraisal, option) for option in request.options]


def _promise(appraisal: Appraisal, option: Any) -> float:
    if isinstance(option, Pass | Stall):
        return 0.0
    return appraisal.worth(option)


def appraise(setting: Setting, state: State, seat: str) -> float:
    """Points, markers and forces, points counting more the nearer the end is."""
    side = setting.side_of_seat(seat)
    held, near = _markers(setting, state, side)
    done = _progress(setting, state)
    lead = state.vp[side] - state.vp[1 - side] + held
    forces = log((_force(setting, state, side) + 1) / (_force(setting, state, 1 - side) + 1))
    odds = (LEAD_EARLY + (LEAD - LEAD_EARLY) * done) * lead + HELD * held + NEAR * near
    odds += (FORCE + FORCE_EARLY * (1 - done)) * forces
    if setting.bot is not None:
        odds += EDGE if side != setting.bot else -EDGE
    return 1.0 / (1.0 + exp(-odds))


def _markers(setting: Setting, state: State, side: int) -> tuple[float, float]:
    """What the markers are worth as they lie, and who is closer to them, by worth."""
    held = near = 0.0
    for control in setting.mission.control:
        cell = setting.field.cell(control.hex)
        worth = control.at_end + control.each_round
        for marker in state.markers:
            if marker.cell == cell:
                held += worth if marker.side == side else -worth
                near += (worth + control.when_taken) * _pressure(setting, state, cell, side)
    return held, near


def _progress(setting: Setting, state: State) -> float:
    """How much of the mission is over: by the track, or by rounds."""
    if state.solo is not None:
        track: Sequence[Any] = setting.solo.track  # type: ignore[attr-defined]
        return state.solo.marker / len(track)
    return min(state.round / max(setting.mission.rounds, 1), 1.0)


def _pressure(setting: Setting, state: State, cell: int, side: int) -> float:
    """Who is closer to a marker: 1 if only we are near it, -1 if only they are."""
    near = [0, 0]
    for counter in state.counters:
        if counter.place == "map" and counter.cell != OFF:
            near[counter.side] += setting.field.distance(counter.cell, cell) <= 3
    return float((near[side] > near[1 - side]) - (near[side] < near[1 - side]))


def _force(setting: Setting, state: State, side: int) -> float:
    """How many units a side has left, hit ones for half, those that never fight for nothing."""
    total = 0.0
    for counter in state.counters:
        if counter.side == side and counter.place in ("map", "reserve", "aside"):
            armed = setting.kinds[counter.unit].is_combat_effective
            total += (0.5 if counter.hit else 1.0) * armed
    return total


def redeal(setting: Setting, view: State, _seat: str, pick: PickOne) -> State:
    """What a seat cannot see is dealt from what is unseen: hit counters from their piles, the
    enemy's hand from the deck. Enemies in hiding are taken to be far away."""
    piles = {"soft": list(view.soft), "armour": list(view.armour)}
    counters = tuple(_dealt(setting, counter, piles, pick) for counter in view.counters)
    deck = list(view.deck)
    hands = tuple(
        tuple(sorted(deck.pop(pick(len(deck))) if c == UNKNOWN_CARD else c for c in hand))
        for hand in view.hands
    )
    return replace(
        view,
        counters=counters,
        soft=tuple(piles["soft"]),
        armour=tuple(piles["armour"]),
        deck=tuple(deck),
        hands=hands,
    )


def _dealt(
    setting: Setting, counter: Counter, piles: dict[str, list[str]], pick: PickOne
) -> Counter:
    if counter.hit == UNKNOWN_HIT:
        body = setting.kinds[counter.unit]
        pile = piles["armour" if body.flank_colour == "blue" else "soft"] or piles["soft"]
        counter = replace(counter, hit=pile.pop(pick(len(pile))))
    if counter.hidden and counter.cell == OFF and counter.place == "map":
        counter = replace(counter, place="reserve", hidden=False, due=NEVER)
    return counter


FORESIGHT: Foresight[State] = Foresight(
    appraise=appraise,
    promise=promise,
    redeal=redeal,
    is_weighty=lambda request: request.question in WEIGHTY,
    is_far=lambda start, state: state.turn >= start.turn + TURNS,
)
