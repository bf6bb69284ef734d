"""Many seeded generations, and what must be true of every one of them."""

from __future__ import annotations

from time import perf_counter

import pytest

from opfor.games.coh.battlefield import standard_battlefield
from opfor.games.coh.generator.auto import generate_auto
from opfor.games.coh.generator.check import check_pack
from opfor.games.coh.generator.content import PACK, content, unit_of
from opfor.games.coh.generator.ground import can_hold
from opfor.games.coh.generator.missions import to_mission
from opfor.games.coh.generator.order_deck import command_cards
from opfor.games.coh.generator.result import Generated
from opfor.games.coh.mission_check import faults

SEEDS = range(1, 13)


@pytest.mark.parametrize("player", ["drafter", "random"])
@pytest.mark.parametrize("guideline", range(1, 9))
def test_seeded_firefights_hold_together(guideline: int, player: str) -> None:
    for seed in SEEDS:
        check(generate_auto(guideline, seed, player=player))


@pytest.mark.parametrize("guideline", range(1, 7))
def test_seeded_solo_missions_hold_together(guideline: int) -> None:
    for seed in SEEDS:
        done = generate_auto(guideline, seed, solo=True)
        check(done)
        check_solo(done)


def check(done: Generated) -> None:
    """Units unique, places legal, CAPs the sum of their changes, a way to win for both."""
    state = done.state
    names = [(u.side, u.unit) for u in state.units]
    assert len(names) == len(set(names))
    field = standard_battlefield(state.layout)
    for unit in state.units:
        assert (unit.where in ("map", "hidden")) == bool(unit.hex)
        if unit.hex:
            assert can_hold(field, field.cell(unit.hex), unit_of(unit.side, unit.unit))
    hexes = [work.hex for work in state.works]
    assert len(hexes) == len(set(hexes))
    for seat in done.plan.seats:
        changes = sum(c.by for c in state.cap_changes if c.role == seat.role)
        assert state.caps[seat.role] == seat.caps + changes >= 0
    if all(any(u.side == side for u in state.units) for side in ("german", "soviet")):
        mission = to_mission(done)
        assert all(side.kill_vp > 0 for side in mission.sides)
        if state.solo is None:
            assert list(faults(mission, "fight")) == []


def check_solo(done: Generated) -> None:
    """Deck, cups, tiles and track fit together."""
    state, solo = done.state, done.state.solo
    assert solo is not None
    first, last = content().face(solo.sheet).deck
    assert set(solo.order_deck) - set(range(first, last + 1)) <= command_cards()
    assert set(solo.order_deck) & command_cards()
    assert len(solo.rumors) == len(solo.rumor_cup)
    laid = (*solo.counteractions, *solo.mission_orders, *(tile for _, tile in solo.track))
    assert sorted(laid) == sorted(solo.tiles)
    ai = {u.unit: u.where for u in state.units if u.side == solo.ai}
    assert {name for name in solo.rumor_cup if "-" in name and name != "no-enemy"} <= set(ai)
    assert all(ai[name] == "edge" for name in solo.entry_cup)


def test_the_same_seed_gives_the_same_firefight() -> None:
    assert generate_auto(5, 7) == generate_auto(5, 7)
    assert generate_auto(5, 7) != generate_auto(5, 8)


def test_a_full_deck_firefight_is_made_in_no_time() -> None:
    generate_auto(5, 1)
    start = perf_counter()
    for seed in range(1, 6):
        generate_auto(5, seed)
    assert (perf_counter() - start) / 5 < 0.3


def test_the_drafter_never_forgets_units_or_aims() -> None:
    for seed in range(1, 25):
        done = generate_auto(5, seed)
        for side in ("german", "soviet"):
            assert sum(u.side == side for u in done.state.units) >= 3
    scored = [generate_auto(5, seed).state.scores for seed in range(1, 25)]
    assert sum(bool(scores) for scores in scored) > 12


def test_the_pack_has_no_fault_and_every_order_line_can_be_read() -> None:
    assert check_pack(PACK) == []


def test_every_kind_of_option_occurs_on_some_card() -> None:
    tags = {
        effect.__struct_config__.tag
        for cards in content().cards.values()
        for card in cards.values()
        for effect in card.top.does
    }
    assert tags >= {
        "conditions",
        "add-map",
        "switch-map",
        "defense",
        "control-marker",
        "place-card",
        "schedule",
        "artillery",
        "survive",
        "truck",
        "ambush",
        "hide-unit",
    }
    tops = [card.top for cards in content().cards.values() for card in cards.values()]
    assert {top.caps > 0 for top in tops} == {True, False}
    assert any(top.caps < 0 for top in tops)


def test_infantry_light_and_heavy_cards_are_where_the_guidelines_expect_them() -> None:
    for side, cards in content().cards.items():
        for number, card in cards.items():
            bodies = {unit_of(side, name).kind for name in card.bottom.units}
            if int(number) <= 9:
                assert "vehicle" not in bodies, f"{side} {number}"
            else:
                assert bodies & {"vehicle", "gun"}, f"{side} {number}"
