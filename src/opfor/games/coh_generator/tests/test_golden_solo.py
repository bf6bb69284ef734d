"""The booklet's worked examples of the Solo Mission Generator, played with the real thing."""

from __future__ import annotations

import copy

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.board.battlefield import battlefield
from opfor.cardboard.coh.board.printed import Board
from opfor.cardboard.coh.generator_cards.content import content
from opfor.cardboard.coh.missions.mission import Force
from opfor.cardboard.coh.missions.solo_mission import SoloMission
from opfor.core.chance import Seeded
from opfor.games.coh.course.ai_turn import ai_turn
from opfor.games.coh.course.mission_track import advance
from opfor.games.coh.rules.order_deck import draw, key
from opfor.games.coh.tests.solo.table import Table, card, spaces
from opfor.games.coh.tests.solo.table import mission as story
from opfor.games.coh.values import events as base
from opfor.games.coh.values import solo_events as ev
from opfor.games.coh_generator.bot.mission_sheet import track_spaces
from opfor.games.coh_generator.tests.story import EXAMPLE, german, soviet, told
from opfor.games.coh_generator.told.mission.solo import solo_mission_of
from opfor.games.coh_generator.told.result import result
from opfor.games.coh_generator.told.scripted import generate_scripted

SOLO = EXAMPLE | {"solo": {"side_die": 3, "sheet_die": 4}}


@pytest.mark.rule("SOLO-5.3-a", "SOLO-5.3-c", "SOLO-5.3.1-b", "SOLO-5.3.1-c", "GT-SOLO-1")
@pytest.mark.rule("SOLO-5.3.2-a", "SOLO-5.3.3-a")
def test_gt_solo_1_developing_the_ai() -> None:
    done = generate_scripted(SOLO, {})
    solo = done.state.solo
    assert solo is not None
    assert (solo.player, solo.ai) == ("german", "soviet")
    tops = [p.card for p in done.state.log if p.side == "soviet" and p.half == "top"]
    assert tuple(tops) == solo.tiles == ("01", "04")
    one, four = (content().tiles["soviet"][number] for number in solo.tiles)
    assert (one.symbol, one.kind) == ("shield", "track")
    assert (four.symbol, four.kind) == ("burst", "counteraction")
    assert (solo.sheet, solo.track, solo.counteractions) == ("offense", ((2, "01"),), ("04",))
    mission, sheet = solo_mission_of(done), content().face("offense")
    assert mission.counteractions == (*four.lines, sheet.counteraction)
    assert mission.mission_orders == (sheet.mission_order,)


@pytest.mark.rule("GT-SOLO-1", "SOLO-5.3-a", "SOLO-5.3.1-b", "QS-2")
def test_gt_solo_1_the_die_may_fall_the_other_way() -> None:
    low = copy.deepcopy(SOLO) | {"solo": {"side_die": 3, "sheet_die": 2}}
    assert result(generate_scripted(low, {}))["solo"]["sheet"] == "defense"
    other = copy.deepcopy(SOLO) | {"solo": {"side_die": 4, "sheet_die": 2}}
    assert result(generate_scripted(other, {}))["solo"]["player"] == "soviet"


@pytest.mark.rule("SOLO-5.4-a", "SOLO-5.4-b", "SOLO-5.4-d", "GT-SOLO-2")
def test_gt_solo_2_order_deck() -> None:
    deck = result(generate_scripted(SOLO, {}))["solo"]["order_deck"]
    assert deck == [*range(13, 52), 54, 55]
    assert len(deck) == 41


@pytest.mark.rule("SOLO-5.4-e", "GT-SOLO-2")
def test_gt_solo_2_the_deck_is_shuffled() -> None:
    """Of nine games of the same mission no two draw the same cards in the same order."""
    mission = solo_mission_of(generate_scripted(SOLO, {}))

    def drawn(seed: int) -> tuple[str, ...]:
        table = Table(mission)
        table.seed = Seeded(seed)
        cards = [table.run(draw(table.play, "order")) for _ in range(6)]
        assert all(card.number in (*range(13, 52), 54, 55) for card in cards)
        return tuple(key(card) for card in cards)

    assert len({drawn(seed) for seed in range(1, 10)}) == 9


def with_track(*tiles: str) -> SoloMission:
    """A mission against a Soviet AI with these tiles on the track, the first on space 2."""
    done = told(solo={"side_die": 1, "sheet_die": 1})
    assert done.state.solo is not None
    lanes = content().sheet.lanes
    solo = replace(done.state.solo, tiles=tiles, track=track_spaces(tiles, lanes))
    return solo_mission_of(replace(done, state=replace(done.state, solo=solo)))


def track_tile(yellow: bool) -> str:
    tiles = content().tiles["soviet"].values()
    return next(t.id for t in tiles if t.kind == "track" and t.yellow == yellow)


def spaces_of(mission: SoloMission, tile: str) -> list[int]:
    return [n for n, space in enumerate(mission.track, 1) if f"Tile {tile}" in space.title]


@pytest.mark.rule("SOLO-5.5-a", "SOLO-5.5-b", "GT-SOLO-3")
def test_gt_solo_3_lanes() -> None:
    first, second = track_tile(yellow=False), track_tile(yellow=True)
    mission = with_track(first, second)
    assert spaces_of(mission, first)[:3] == [2, 5, 9]
    assert spaces_of(mission, second)[:3] == [4, 7, 11]


@pytest.mark.rule("SOLO-5.5-c", "SOLO-5.5-d", "GT-SOLO-4")
@pytest.mark.parametrize(
    ("yellow", "by", "resolved"),
    [(False, 1, [2]), (False, 2, []), (True, 2, [2])],
    ids=["landed on", "passed", "passed, yellow"],
)
def test_gt_solo_4_trigger(yellow: bool, by: int, resolved: list[int]) -> None:
    """The marker goes from 1; wherever it stops, the tile is met next on 5."""
    mission = with_track(track_tile(yellow))
    table = Table(mission)
    assert table.solo.marker == 1
    table.run(advance(table.play, by))
    assert [e.space for e in table.happened(ev.MissionEventBegun)] == resolved
    table.run(advance(table.play, 4 - by))
    assert [e.space for e in table.happened(ev.MissionEventBegun)] == [*resolved, 5]


@pytest.mark.rule("SOLO-6.0-a", "GT-SOLO-5", "V-7")
def test_gt_solo_5_placement_advantage(monkeypatch: pytest.MonkeyPatch) -> None:
    """D14 is woods on map 3, and open in a Unit's sight on map 1: the RE goes to map 3."""
    boards = {"1": Board(id="1"), "3": Board(id="3", terrain={"D14": "light-woods"})}
    monkeypatch.setattr(
        "opfor.cardboard.coh.board.own_boards.standard_battlefield",
        lambda layout: battlefield(layout, boards.__getitem__),
    )
    (tile_8,) = content().tiles["soviet"]["08"].lines
    played = story(
        maps=("1", "3"),
        units=(Force(numbers=(1,), hex="1-F14", facing="N"),),
        ai=(Force(numbers=(1,), hex="1-C02", facing="S"),),
        track=spaces(s2=tile_8),
    )
    table = Table(played)
    field = table.setting.field
    assert field.sees(field.cell("1-F14"), field.cell("1-D14"))
    assert table.setting.cards["18"].hex == "D14"
    table.draws["orders"] = ["18"]
    table.run(advance(table.play, 1))
    assert [field.name(e.cell) for e in table.happened(ev.RumorPlaced)] == ["3-D14"]


MOVE = "AI closest to Unit: Move"


def ordered_to_move(chosen: list[str], turn: int = 1, **spots: str) -> tuple[str, str]:
    """Who moves where when AI at these hexes are ordered to, a Pioneer at F09 before them; the
    chosen must survive."""
    placed = {name.replace("_", "-"): hex_ for name, hex_ in spots.items()}
    done = told(
        soviet("03"),
        german("04"),
        soviet("15", "top", units_of="03", placements=placed),
        german("01", "top", units_of="04", placements={"pioneer-17": "F09"}),
        soviet("16", "top", chosen=chosen),
        solo={"side_die": 1, "sheet_die": 1},
    )
    assert done.state.solo is not None
    assert "16" in done.state.solo.counteractions
    table = Table(solo_mission_of(done), cards=(card(1, MOVE), card(2, MOVE)), round=turn)
    table.draws["orders"] = ["01"]
    table.run(ai_turn(table.play))
    (moved,) = table.happened(base.UnitMoved)
    return table.state.counters[moved.unit].id, table.setting.field.name(moved.cell)


@pytest.mark.rule("SOLO-6.1-a", "SOLO-6.1-b", "GT-SOLO-6")
@pytest.mark.parametrize("turn", [1, 3])
def test_gt_solo_6_survive(turn: int) -> None:
    """X and Z stand two hexes before the Pioneer, who covers every step: only who is not chosen
    goes; in every round."""
    spots = {"rifle_05": "D09", "rifle_06": "D10"}
    assert ordered_to_move(["rifle-05", "nkvd-21"], turn, **spots) == ("S06", "E10")
    assert ordered_to_move(["rifle-06", "nkvd-21"], turn, **spots) == ("S05", "E09")


@pytest.mark.rule("SOLO-6.1-b", "GT-SOLO-6")
def test_gt_solo_6_a_chosen_unit_makes_a_low_risk_move_where_there_is_one() -> None:
    assert ordered_to_move(["rifle-05"], rifle_05="B10") == ("S05", "C11")
    assert ordered_to_move(["nkvd-21"], rifle_05="B10") == ("S05", "C10")


@pytest.mark.rule("SOLO-6.2-a", "GT-SOLO-7")
def test_gt_solo_7_german_14_hides_a_unit_as_three_rumours() -> None:
    hunt = german("14", "top", chosen=["rifle-05"], sites=["C05", "C07", "C09"])
    done = told(soviet("03"), hunt, solo={"side_die": 1, "sheet_die": 1})
    solo = done.state.solo
    assert solo is not None
    assert len(solo.rumors) == 3
    assert solo.rumor_cup == ("no-enemy", "no-enemy", "rifle-05")


AMBUSH_SITES = ["B05", "B07", "C05", "C07", "D05", "D07"]


@pytest.mark.rule("SOLO-6.2-c", "SOLO-6.2-d", "GT-SOLO-7")
@pytest.mark.parametrize(("die", "rumors", "mines"), [(1, 7, 0), (4, 0, 1)])
def test_gt_solo_7_soviet_08_hides_a_card(die: int, rumors: int, mines: int) -> None:
    """Three Units of card 02: six sites; a Soviet AI makes rumours of them and of the mine."""
    ambush = soviet("08", "top", units_of="02", sites=AMBUSH_SITES, mine="E07")
    done = told(soviet("02"), german("01"), ambush, solo={"side_die": die, "sheet_die": 1})
    solo = done.state.solo
    assert solo is not None
    assert len(solo.rumors) == len(solo.rumor_cup) == rumors
    assert sum(work.kind == "mines" and work.hidden for work in done.state.works) == mines
    if rumors:
        expected = ["mine", *["no-enemy"] * 3, "nkvd-20", "rifle-03", "rifle-04"]
        assert sorted(solo.rumor_cup) == sorted(expected)


@pytest.mark.rule("SOLO-5.6-a", "GT-SOLO-8")
def test_gt_solo_8_entry_cup() -> None:
    found = result(generate_scripted(SOLO, {}))
    assert found["solo"]["entry_cup"] == ["nkvd-20", "rifle-03", "rifle-04", "rifle-06"]
    assert found["scheduled"]["soviet"] == {"2": ["rifle-07", "rifle-08"]}
    assert set(found["on_map"]["soviet"]) == {"nkvd-21", "rifle-05", "mmg-18"}
