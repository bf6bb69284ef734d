"""Faults of solo missions and generator packs, one change at a time."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.generator_cards.content import content
from opfor.cardboard.coh.generator_cards.faults import (
    faults,
    line_faults,
    order_card_faults,
    units_on,
)
from opfor.cardboard.coh.missions.mission import Force, SideRow
from opfor.cardboard.coh.missions.solo_mission import (
    DriveRoute,
    Group,
    SoloMission,
    Space,
    order_deck,
    order_numbers,
    solo_faults,
    spare_command_cards,
)
from opfor.cardboard.coh.orders.order_cards import load_order_cards
from opfor.cardboard.coh.tests.cases import each_case
from opfor.core.errors import OpforError

AI = (Force(numbers=(1,), hex="C09", facing="S"),)
TRUCK = (*AI, Force(numbers=(35,), hex="B03", facing="S"))
BARE = ("02-04", "52-53")
"""Command cards alone: none of them moves the marker."""


def made(ai: tuple[Force, ...] = AI, caps: int = 0, **more: Any) -> SoloMission:
    values: dict[str, Any] = {
        "provenance": "original", "id": "sound", "title": "", "briefing": "", "minutes": 1,
        "maps": ("1",), "player": "german", "orders": ("01-55",), "track": (Space(), Space()),
        "sides": (
            SideRow(nation="german", task="", caps=3, forces=(Force(numbers=(1,), hex="K09"),)),
            SideRow(nation="soviet", task="", caps=caps, forces=ai),
        ),
    }  # fmt: skip
    return SoloMission(**values | more)


END = (Space(), Space(event=("End the mission",)))
ROAD = DriveRoute(number=35, road=("B03", "C03"))
WAVE = Group(name="Wave", numbers=(5,))


@pytest.mark.rule("COH-4.0-a")
@each_case(
    ("mission", "fault"),
    [
        (made(), ""),
        (made(track=(Space(),)), "track: it has no end"),
        (made(orders=("05-20x",)), "orders: '05-20x'"),
        (made(orders=("01-56",)), "orders: there is no card 56; 1 to 55 exist"),
        (made(orders=("07-14",)), "the deck has no Command card"),
        (made(orders=("07-14", "54")), ""),
        (made(orders=BARE), "no order card of the deck moves the marker"),
        (made(orders=BARE, track=END), ""),
        (made(orders=BARE, mission_orders=("Move the marker forward 1",)), ""),
        (made(orders=BARE, counteractions=("Move the marker forward 1",)), ""),
        (made(orders=BARE, counteractions=("AI scores 1 VP",)), "moves the marker"),
        (made(cup=(5,)), "cup: no Rumored Enemy ever comes"),
        (made(()), "sides.soviet.forces: the side has no units"),
        (made((), cup=(5,), rumors=("A04",)), ""),
        (made(cup=(5,), rumors=("A04",)), ""),
        (made(cup=(5,), track=(Space(), Space(event=("Place 1 RE at D14",)))), ""),
        (made(cup=(5,), mission_orders=("Place 1 RE at D14",)), ""),
        (made(caps=2), "sides.soviet.caps: the AI has no CAPs"),
        (made(player="italian"), "player: "),
        (made(mission_orders=("AI: Dance",)), "mission_orders"),
        (made(counteractions=("AI scores 1 VP",), counteraction_titles=("One",)), ""),
        (made(counteractions=("AI scores 1 VP",), counteraction_titles=("A", "B")), "2 for 1"),
        (made(mission_order_titles=("One",)), "mission_order_titles: 1 for 0 lines"),
        (made((*AI, Force(numbers=(2,), area=("north",)))), "the AI places nothing"),
        (made(TRUCK, routes=(ROAD,)), ""),
        (made(routes=(ROAD,)), "routes[0]: name a vehicle"),
        (made(TRUCK, routes=(ROAD, replace(ROAD, road=()))), "routes[1]: name a vehicle"),
        (made(chosen=("S01", "G01")), ""),
        (made(chosen=("S05",), cup=(5,), rumors=("A04",)), ""),
        (made(chosen=("S05",)), "chosen: "),
        (made(chosen=("G05",), cup=(5,), rumors=("A04",)), "chosen: "),
        (made(defences=("trench/mines",)), ""),
        (made(defences=("trench/moat",)), "defences: 'trench/moat'"),
        (made(groups=(WAVE,), mission_orders=('Bring group "Wave"',)), ""),
        (made(mission_orders=('Bring group "Wave"',)), "Wave"),
    ],
)  # fmt: skip
def test_one_fault_of_a_solo_mission(mission: SoloMission, fault: str) -> None:
    found = [*solo_faults(mission, "sound")]
    assert all(fault in line for line in found), found
    assert bool(found) == bool(fault)


@pytest.mark.rule("SOLO-5.4-a")
def test_the_deck_and_what_is_left_in_the_box() -> None:
    mission = made(orders=("05-43", "54"))
    assert order_numbers(mission) == [*range(5, 44), 54]
    assert list(order_deck(mission)) == [f"{n:02d}" for n in (*range(5, 44), 54)]
    spare = spare_command_cards(mission)
    blue = {f"{n:02d}" for n, card in load_order_cards().items() if card.is_command}
    assert set(spare) == blue - set(order_deck(mission))
    assert {"01", "02", "03", "04", "55"} <= set(spare)
    with pytest.raises(OpforError, match="there is no card 60"):
        order_deck(made(orders=("60",)))


# -- generator packs -------------------------------------------------------------------------------


def changed(**more: Any) -> list[str]:
    return [*faults(replace(content(), **more))]


def test_the_games_own_pack_is_sound() -> None:
    assert changed() == []
    assert [*line_faults(content())] == []
    assert [*order_card_faults(load_order_cards().values())] == []


@pytest.mark.rule("SOLO-5.3.2-c")
def test_most_order_cards_must_call_the_tiles() -> None:
    """Just half of them is not most."""
    cards = list(load_order_cards().values())
    calling = [c for c in cards if str(type(c.tactical[-1]).__name__) == "ExecuteMissionOrders"]
    silent = [c for c in cards if c not in calling]
    half = [*calling[: len(silent)], *silent]
    told = [f for f in order_card_faults(half) if "Mission Orders" in f]
    assert told == [f"order cards: only {len(half) // 2} of {len(half)} end with "
                    "Execute Mission Orders; most should"]  # fmt: skip
    more = [*calling[: len(silent) + 1], *silent]
    assert [f for f in order_card_faults(more) if "Mission Orders" in f] == []


@pytest.mark.rule("GEN-3.1-b")
def test_the_cards_of_a_side_are_the_25_each_unit_once() -> None:
    found = content()
    cards = dict(found.cards["german"])
    gone = {**found.cards, "german": {n: c for n, c in cards.items() if n != "07"}}
    assert changed(cards=gone) == ["german_cards.toml: cards run from 01 to 25; look at 07"]
    one, other = cards["02"], cards["04"]
    twice = replace(other, bottom=replace(other.bottom, units=one.bottom.units[:1]))
    told = changed(cards={**found.cards, "german": {**cards, "04": twice}})
    assert any("is already on card 02" in line for line in told)
    bare = replace(other, bottom=replace(other.bottom, units=()))
    told = changed(cards={**found.cards, "german": {**cards, "04": bare}})
    assert told == [
        "german_cards.toml: card 04: bottom.units: a bottom option always gives Units; name some"
    ]
    unknown = replace(other, bottom=replace(other.bottom, units=("Rifle 99",)))
    told = changed(cards={**found.cards, "german": {**cards, "04": unknown}})
    assert len(told) == 1
    assert told[0].startswith("german_cards.toml: card 04: ")
    assert set(one.bottom.units) <= set(units_on(one))


@pytest.mark.rule("SOLO-5.5-a", "SOLO-5.5-b")
@pytest.mark.parametrize(
    ("lanes", "fault"),
    [
        (((2, 5, 9), (4, 7, 11)), ""),
        (((2, 5), (4, 7, 11)), "name at least the first three spaces"),
        (((2, 9, 5), (4, 7, 11)), "in order"),
        (((2, 5, 9), (4, 5, 11)), "the two lanes share a space"),
        (((2, 5, 9), (4, 7, 999)), "the track has only"),
    ],
)
def test_lanes_of_a_sheet(lanes: tuple[tuple[int, ...], ...], fault: str) -> None:
    told = changed(sheet=replace(content().sheet, lanes=lanes))
    assert all(fault in line for line in told)
    assert len(told) == bool(fault)


@pytest.mark.rule("SOLO-5.5-a")
def test_a_lane_may_end_on_the_last_space_of_the_track() -> None:
    sheet = content().sheet
    assert changed(sheet=replace(sheet, lanes=((2, 5, sheet.spaces), (4, 7, 11)))) == []
    beyond = replace(sheet, lanes=((2, 5, sheet.spaces + 1), (4, 7, 11)))
    assert len(changed(sheet=beyond)) == 1


def test_faults_of_tiles_counters_and_guidelines() -> None:
    found = content()
    tiles = {**found.tiles, "soviet": {n: t for n, t in found.tiles["soviet"].items() if n != "03"}}
    assert changed(tiles=tiles) == [
        "tiles.toml: the soviet faces must be numbered 1 to 25, each once"
    ]
    name, counter = next(iter(found.counters.items()))
    moat = {**found.counters, name: replace(counter, faces=("moat", counter.faces[0]))}
    assert len(changed(counters=moat)) == 1
    guideline = found.guidelines[2]
    seats = tuple(replace(seat, hand=99) for seat in guideline.seats)
    greedy = {**found.guidelines, 2: replace(guideline, seats=seats)}
    told = changed(guidelines=greedy)
    assert len(told) == len(seats)
    assert all("hand 99 of only 9 cards" in line for line in told)


def test_every_seat_of_a_guideline_has_a_side_of_its_own() -> None:
    """Found by chance: a role without a side left a side without an edge."""
    found = content()
    guideline = found.guidelines[1]
    for roles, told in (
        (("german", "02-13"), ["role '02-13' must be german or soviet", "nobody plays the soviet"]),
        (("soviet-1", "soviet-2"), ["nobody plays the german side"]),
        (("german", "soviet", "soviet"), ["is there 2 times"]),
    ):
        seats = tuple(replace(guideline.seats[0], role=role) for role in roles)
        lines = changed(guidelines={**found.guidelines, 1: replace(guideline, seats=seats)})
        assert len(lines) == len(told)
        assert all(part in line for part, line in zip(told, lines, strict=True))


def test_a_tile_needs_lines_that_can_be_read() -> None:
    found = content()
    tile = found.tiles["german"]["01"]
    for changes, told in (({"lines": ()}, "lines: a tile needs an order"),
                          ({"lines": ("AI: Dance",)}, "german 01, lines 1"),
                          ({"special": ("AI: Dance",)}, "german 01, special 1")):  # fmt: skip
        broken = {
            **found.tiles,
            "german": {**found.tiles["german"], "01": replace(tile, **changes)},
        }
        lines = [*line_faults(replace(found, tiles=broken))]
        assert len(lines) == 1
        assert told in lines[0]
