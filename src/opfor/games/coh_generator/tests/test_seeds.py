"""Many seeded generations, and what must be true of every one of them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from opfor.cardboard.coh.board.battlefield import Battlefield, standard_battlefield
from opfor.cardboard.coh.board.layout import settle
from opfor.cardboard.coh.counters.units import kind_numbered
from opfor.cardboard.coh.generator_cards.content import PACK, content, counter_name, unit_of
from opfor.cardboard.coh.generator_cards.faults import check_pack
from opfor.cardboard.coh.missions.faults import cells_of, faults
from opfor.cardboard.coh.missions.mission import SideRow
from opfor.cardboard.coh.missions.solo_mission import SoloMission, solo_faults
from opfor.core.errors import OpforError
from opfor.games.coh_generator.bot.order_deck import command_cards
from opfor.games.coh_generator.tests.invariants import SIDES, check_history, is_armed
from opfor.games.coh_generator.told.auto import generate_auto, play_auto
from opfor.games.coh_generator.told.mission.firefight import to_mission
from opfor.games.coh_generator.told.mission.solo import mission_of
from opfor.games.coh_generator.told.result import Generated, generated
from opfor.games.coh_generator.values.play import GeneratorPlay

TIMES = int(os.environ.get("OPFOR_SEEDED_TIMES", "1"))
"""How often the usual 1,500 generations are made; see CONTRIBUTING."""
SLOW = {4: 15, 7: 30, 8: 30}
"""Guidelines with two maps or many hands get fewer seeds than the others' 90."""


def seeds(guideline: int) -> range:
    return range(1, TIMES * SLOW.get(guideline, 90) + 1)


@pytest.mark.parametrize("player", ["drafter", "random"])
@pytest.mark.parametrize("guideline", range(1, 9))
def test_seeded_firefights_hold_together(guideline: int, player: str) -> None:
    for seed in seeds(guideline):
        play = play_auto({"guideline": guideline}, seed, {}, player)
        with naming(play, seed):
            check_history(play)
            check_mission(generated(play.setting, play.state, seed))


@pytest.mark.parametrize("guideline", range(1, 7))
def test_seeded_solo_missions_hold_together(guideline: int) -> None:
    for seed in seeds(guideline):
        play = play_auto({"guideline": guideline, "solo": True}, seed, {}, "drafter")
        with naming(play, seed):
            check_history(play)
            done = generated(play.setting, play.state, seed)
            check_mission(done)
            check_solo(done)


def test_as_many_generations_as_promised() -> None:
    firefights = 2 * sum(len(seeds(guideline)) for guideline in range(1, 9))
    assert firefights + sum(len(seeds(guideline)) for guideline in range(1, 7)) >= 1500 * TIMES


@contextmanager
def naming(play: GeneratorPlay, seed: int) -> Iterator[None]:
    """Say which generation it was that did not hold together."""
    try:
        yield
    except AssertionError as fault:
        raise AssertionError(f"{play.setting.plan.title}, seed {seed}: {fault}") from fault


def check_mission(done: Generated) -> None:
    """The mission is sound, and each side has somebody who can fight and something to win by."""
    state = done.state
    armed = {u.side for u in state.units if is_armed(u.side, u.unit)}
    if armed != set(SIDES):
        with pytest.raises(OpforError, match="has no Units that can fight"):
            to_mission(done)
        return
    mission = mission_of(done)
    rumored: tuple[int, ...] = ()
    if isinstance(mission, SoloMission):
        assert list(solo_faults(mission, "fight")) == []
        rumored = mission.cup
    else:
        assert list(faults(mission, "fight")) == []
    field = standard_battlefield(settle(mission.maps))
    ai = state.solo.ai if state.solo else ""
    there = {
        side.nation: [*coming(side, field), *(rumored if side.nation == ai else ())]
        for side in mission.sides
    }
    for side, enemy in (mission.sides, mission.sides[::-1]):
        fighters = [n for n in there[side.nation] if is_armed(side.nation, name(side.nation, n))]
        assert fighters, f"nobody of the {side.nation} side can fight"
        worth = [side.kill_vp_of.get(str(n), side.kill_vp) for n in there[enemy.nation]]
        assert max(worth, default=0) > 0, f"nothing to win by for the {side.nation} side"


def coming(side: SideRow, field: Battlefield) -> list[int]:
    """The counters that are on the map or have a hex on dry land to come in by."""
    found: list[int] = []
    for force in side.forces:
        doors = [field.cell(force.hex)] if force.hex else list(cells_of(field, force.by))
        if any(field.terrain[c].id != "water" or field.road[c] for c in doors):
            found += force.numbers
    return found


def name(side: str, number: int) -> str:
    return counter_name(kind_numbered(side, number), number)


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
