"""Tops that need something: offered while it is there, and not a moment longer."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from opfor.games.coh_generator.rules import card_play
from opfor.games.coh_generator.rules.card_effects import marker_rule
from opfor.games.coh_generator.rules.card_play import why_not_top
from opfor.games.coh_generator.rules.placement_limits import Fault, hexes_passing
from opfor.games.coh_generator.tests.story import setting, told
from opfor.games.coh_generator.values.state import MarkerAt, State

MADE = setting(guideline=5)


def refused(state: State, side: str, card: str) -> Fault | None:
    return why_not_top(MADE, state, side, side, card)  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def state() -> State:
    """Both sides have Units on map 1."""
    return told().state


@pytest.mark.rule("GEN-3.6-a")
@pytest.mark.parametrize(("rounds", "is_open"), [(3, True), (2, False)])
def test_a_firefight_may_be_shortened_to_two_rounds(
    state: State, rounds: int, is_open: bool
) -> None:
    fault = refused(replace(state, rounds=rounds), "german", "21")
    assert fault == (None if is_open else Fault("GEN-3.6-a", "the firefight cannot be shorter"))
    assert refused(replace(state, rounds=2), "soviet", "19") is None, "longer it may always be"


@pytest.mark.rule("SOLO-6.1-b")
def test_somebody_must_be_there_who_can_survive(state: State) -> None:
    ours = tuple(unit for unit in state.units if unit.side == "soviet")
    theirs = tuple(unit for unit in state.units if unit.side == "german")
    none = Fault("SOLO-6.1-b", "the side has no Units to choose")
    assert refused(replace(state, units=ours), "soviet", "16") is None
    assert refused(replace(state, units=theirs), "soviet", "16") == none


@pytest.mark.rule("GEN-3.7.2-a")
def test_a_marker_needs_one_hex_that_can_take_it(state: State) -> None:
    (effect,) = MADE.card("soviet", "17").top.does
    owner, test = marker_rule(MADE.rulings, state, "soviet", effect)  # type: ignore[arg-type]
    hexes = list(hexes_passing(state, test))
    lies = [MarkerAt(hex=hex_, owner=owner, by=owner, card="03", vp=1) for hex_ in hexes]
    assert refused(replace(state, markers=tuple(lies[1:])), "soviet", "17") is None
    full = Fault("GEN-3.7.2-a", "no hex can take the marker")
    assert refused(replace(state, markers=tuple(lies)), "soviet", "17") == full


@pytest.mark.rule("SOLO-6.2-g")
def test_a_truck_needs_a_road(state: State, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every map of ours has one; an owner's may have none."""
    assert refused(state, "soviet", "22") is None
    monkeypatch.setattr(card_play, "routes", lambda _field: iter(()))
    none = Fault("SOLO-6.2-g", "no road joins two edges")
    assert refused(state, "soviet", "22") == none
