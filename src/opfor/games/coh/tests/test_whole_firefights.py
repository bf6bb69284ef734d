"""Whole firefights with any legal answer: no dead ends, pieces conserved, nothing impossible."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from opfor.cardboard.coh.missions.mission import mission_ids
from opfor.core.chance import Seeded
from opfor.core.play import Play
from opfor.core.requests import Choose
from opfor.games.coh import GAME
from opfor.games.coh.told.view import heard, inventory
from opfor.games.coh.values.options import Options, Setting
from opfor.games.coh.values.preparation import prepare
from opfor.games.coh.values.start import new
from opfor.games.coh.values.state import OFF, State

MOST = 6000


def sound(setting: Setting, state: State) -> None:
    """What must hold in every state."""
    for side in (0, 1):
        assert state.caps[side] >= 0
        assert state.aps[side] >= 0
        assert state.aps[side] == 0 or state.activated[side]
        for unit in state.activated[side]:
            counter = state.counters[unit]
            assert counter.side == side
            assert not counter.spent
    for counter in state.counters:
        assert (counter.cell != OFF) == (counter.place == "map")
        assert counter.place != "destroyed" or not counter.hit
        if counter.carrier != OFF:
            vehicle = state.counters[counter.carrier]
            assert (vehicle.cell, vehicle.side) == (counter.cell, counter.side)
        if counter.place == "map" and counter.carrier == OFF:
            kind = setting.kind(counter)
            if setting.field.terrain[counter.cell].unburdened_only:
                assert kind.kind == "foot"
    assert len({work.cell for work in state.works}) == len(state.works)


@pytest.mark.rule("X-8")
@settings(max_examples=12, suppress_health_check=list(HealthCheck))
@given(
    name=st.sampled_from(mission_ids()),
    economy=st.sampled_from(["activation", "solo"]),
    seed=st.integers(0, 2**32),
)
def test_any_legal_answers_lead_to_an_end(name: str, economy: str, seed: int) -> None:
    setting = prepare(Options(mission=name, economy=economy), {})  # type: ignore[arg-type]
    play: Play[Any, Any] = Play(GAME, setting, new(setting))
    pieces = inventory(setting, play.state)
    chance = Seeded(seed)
    request = play.begin()
    for _ in range(MOST):
        if request is None:
            break
        sound(setting, play.state)
        if isinstance(request, Choose):
            assert request.options
            assert len(set(map(repr, request.options))) == len(request.options)
            request = play.answer(request.options[chance.pick("any", len(request.options))])
        else:
            request = play.answer(chance(request))
    assert request is None
    assert inventory(setting, play.state) == pieces
    assert GAME.outcome(setting, play.state) is not None


@pytest.mark.parametrize("seat", ["german", "soviet"])
def test_nothing_secret_is_seen_or_heard(seat: str) -> None:
    """Neither the view nor the events a seat hears tell where a hidden enemy is."""
    setting = prepare(Options(mission="church-tower"), {})
    play: Play[Any, Any] = Play(GAME, setting, new(setting))
    chance = Seeded(5)
    request = play.begin()
    while request is not None and play.state.round < 3:
        seen = GAME.view(setting, play.state, seat)
        side = setting.seats.index(seat)
        for counter in seen.counters:
            if counter.side != side:
                assert not counter.hidden or counter.cell == OFF
                assert counter.hit in ("", "unknown")
        assert not any(w.hidden for w in seen.works if w.side != side)
        for event in play.log:
            told = heard(setting, event, seat)
            unit = getattr(told, "unit", None)
            if getattr(told, "hidden", False) and isinstance(unit, int):
                assert setting.side_of(unit) == side
        play.log.clear()
        options = request.options if isinstance(request, Choose) else ()
        answer = options[chance.pick("any", len(options))] if options else chance(request)
        request = play.answer(answer)
