"""Where Units, markers and Defense Counters may go."""

from __future__ import annotations

import pytest

from opfor.cardboard.coh.board.battlefield import standard_battlefield
from opfor.cardboard.coh.board.layout import settle
from opfor.cardboard.coh.counters.units import unit_kinds
from opfor.cardboard.coh.missions.faults import faults
from opfor.core.errors import OpforError
from opfor.core.play import Play
from opfor.games.coh import GAME
from opfor.games.coh.rules.control_and_fieldworks import update_holders
from opfor.games.coh.values.deployment import look
from opfor.games.coh.values.options import setting_for
from opfor.games.coh.values.start import new
from opfor.games.coh_generator.rules.placement_limits import hexes_passing, marker_test
from opfor.games.coh_generator.rules.unit_placement import playable_cards
from opfor.games.coh_generator.tests.story import EXAMPLE, followed, german, script, soviet, told
from opfor.games.coh_generator.told.mission.firefight import to_mission
from opfor.games.coh_generator.told.scripted import generate_scripted
from opfor.games.coh_generator.values import actions as act
from opfor.games.coh_generator.values.ground import can_hold, entry_cells, lines_from
from opfor.games.coh_generator.values.state import RecordBoard, Segment, State, UnitAt

SECURE = german("03", "top", control_marker="E09")


def changed(step: int, **more: object) -> dict[str, object]:
    plays = [dict(p) for p in EXAMPLE["plays"]]
    plays[step - 1] |= more
    return EXAMPLE | {"plays": plays}


@pytest.mark.rule("GEN-3.7-a")
@pytest.mark.parametrize(
    ("hex_", "why"),
    [
        ("D12", "next to the enemy nkvd-21 at D11"),
        ("D11", "the hex of the enemy nkvd-21"),
        ("E10", "next to the enemy"),
        ("E08", "next to the enemy Control Marker at E09"),
    ],
)
def test_nothing_is_placed_beside_the_enemy(hex_: str, why: str) -> None:
    placements = {"pioneer-17": hex_, "pioneer-18": "D13"}
    with pytest.raises(OpforError, match=rf"^step 6: pioneer-17 .*{why}.*\(GEN-3.7-a\)$"):
        generate_scripted(changed(6, placements=placements), {})


@pytest.mark.rule("GEN-3.7-a")
@pytest.mark.parametrize("hex_", ["E11", "G09"])
def test_two_hexes_from_an_enemy_marker_is_far_enough(hex_: str) -> None:
    done = told(
        soviet("03"),
        german("04"),
        soviet("01"),
        SECURE,
        soviet("02"),
        german("01", "top", units_of="04", placements={"pioneer-17": hex_}),
    )
    assert done.state.unit("german", "pioneer-17").hex == f"1-{hex_}"


@pytest.mark.rule("GEN-3.7-a", "QG-19")
def test_a_marker_may_come_next_to_enemies_that_stand_there_already() -> None:
    """The limit binds what is being placed: the pioneer at E10 was there before the marker."""
    done = told(
        soviet("03"),
        german("04"),
        soviet("01"),
        german("01", "top", units_of="04", placements={"pioneer-17": "E10"}),
        soviet("02"),
        SECURE,
    )
    assert [m.hex for m in done.state.markers] == ["1-E09"]


@pytest.mark.rule("GEN-3.7-b", "GEN-3.7-c")
def test_some_or_none_of_a_cards_units_may_be_placed() -> None:
    none = generate_scripted(changed(4, placements={}, units_of=""), {})
    assert len(none.units("soviet", "map")) == 0
    some = generate_scripted(changed(4, placements={"rifle-05": "F11"}), {})
    assert [u.unit for u in some.units("soviet", "map")] == ["rifle-05"]
    assert "rifle-06" in [u.unit for u in some.units("soviet", "edge")]
    (entering,) = [f for f in to_mission(some).sides[1].forces if f.enters == 1]
    assert {6, 18, 21} <= set(entering.numbers)
    assert entering.by == ("north",)


@pytest.mark.rule("GEN-3.7-b")
def test_a_card_whose_units_are_all_placed_is_not_offered_again() -> None:
    here = {"side": "soviet", "role": "soviet"}
    state = State(
        records={"soviet": RecordBoard(units=("03", "02"))},
        units=(
            UnitAt(unit="rifle-05", card="03", where="map", hex="1-C05", **here),  # type: ignore[arg-type]
            UnitAt(unit="rifle-03", card="02", **here),  # type: ignore[arg-type]
            UnitAt(unit="rifle-07", card="04", where="scheduled", round=2, **here),  # type: ignore[arg-type]
        ),
    )
    assert playable_cards(state, "soviet", "soviet") == ("02",)


@pytest.mark.rule("GEN-3.7-b")
def test_only_cards_played_for_units_can_be_used() -> None:
    with pytest.raises(OpforError, match=r"^step 4: units_of: card 02 .*\(GEN-3.7-b\)$"):
        generate_scripted(changed(4, units_of="02"), {})
    with pytest.raises(OpforError, match=r"^step 4: placements: rifle-12"):
        generate_scripted(changed(4, placements={"rifle-12": "D11"}), {})


@pytest.mark.rule("GEN-3.7.2-a", "QG-6")
@pytest.mark.parametrize("hex_", ["D09", "F09", "H09"])
def test_a_secured_marker_lies_four_lines_from_its_owners_edge(hex_: str) -> None:
    with pytest.raises(OpforError, match=r"^step 4: no Control Marker may go on .*not 4"):
        generate_scripted(changed(4, control_marker=hex_, placements={}), {})


@pytest.mark.rule("GEN-3.7.2-a", "QG-6")
def test_by_ruling_it_is_counted_from_the_takers_edge() -> None:
    taker = {"secure-distance": "takers-edge"}
    done = told(german("03", "top", control_marker="H09"), initiative="german", rulings=taker)
    assert done.state.markers[0].owner == "soviet"
    with pytest.raises(OpforError, match="not 4"):
        told(german("03", "top", control_marker="E09"), initiative="german", rulings=taker)


@pytest.mark.rule("marker-distance")
@pytest.mark.parametrize("by_lines", [True, False])
def test_a_marker_is_so_many_lines_or_hexes_away(by_lines: bool) -> None:
    """On two boards side by side, entered by the north edge of the western one alone, the eastern
    board has hexes four away and no line that is counted from that edge."""
    state = State(layout=settle(["1", "2"]))
    field = standard_battlefield(state.layout)
    edge: tuple[Segment, ...] = (("1", "north"),)
    test = marker_test(state, edge, 4, by_lines)
    found = {field.cell(hex_) for hex_ in hexes_passing(state, test)}
    near = {
        cell
        for cell in range(len(field))
        if min(field.distance(cell, other) for other in entry_cells(field, edge)) == 4
    }
    lines = {cell for cell in range(len(field)) if lines_from(field, edge, cell) == 4}
    dry = {cell for cell in range(len(field)) if field.holds_counters(cell)}
    assert found == (lines if by_lines else near) & dry
    assert lines != near


def test_lines_are_counted_from_every_edge() -> None:
    field = standard_battlefield(settle(["1"]))
    edges: dict[str, Segment] = {
        "E09": ("1", "north"),
        "H12": ("1", "south"),
        "C06": ("1", "west"),
        "C14": ("1", "east"),
    }
    for name, segment in edges.items():
        assert lines_from(field, (segment,), field.cell(name)) == 4


@pytest.mark.rule("GEN-3.7.2-b")
def test_guards_stand_within_three_hexes_of_the_marker() -> None:
    with pytest.raises(OpforError, match=r"E13: it is 4 hexes from E09, more than 3"):
        generate_scripted(changed(4, placements={"rifle-05": "E13"}), {})


@pytest.mark.rule("GEN-3.7.2-b")
def test_the_opponent_guards_his_marker_at_once() -> None:
    done = told(
        soviet("03"), german("03", "top", control_marker="E09", placements={"rifle-05": "E08"})
    )
    (unit,) = done.units("soviet", "map")
    assert (unit.unit, unit.hex, unit.role) == ("rifle-05", "1-E08", "soviet")


@pytest.mark.rule("GEN-3.7-d")
def test_veterans_are_placed_anywhere_legal_and_bring_a_cap() -> None:
    done = told(
        soviet("01"),
        german("04"),
        soviet("02"),
        german("01", "top", placements={"pioneer-17": "B04"}),
    )
    assert done.state.unit("german", "pioneer-17").hex == "1-B04"
    assert sum(c.by for c in done.state.cap_changes if c.card == "01" and c.side == "german") == 1


def test_wheels_do_not_stand_in_heavy_woods() -> None:
    field = standard_battlefield(settle(["1"]))
    truck, rifle = unit_kinds()["soviet-truck"], unit_kinds()["soviet-rifle"]
    woods, road = field.cell("D11"), field.cell("D13")
    assert field.road[road]
    assert (can_hold(field, woods, truck), can_hold(field, woods, rifle)) == (False, True)
    assert can_hold(field, road, truck)


# -- Defense Counters ---------------------------------------------------------------------------


def dug(*hexes: str, faces: str = "trench", **more: object) -> dict[str, object]:
    steps = [{"face": faces, "hex": hex_} for hex_ in hexes]
    return soviet("02", "top", defense=steps, **more)


@pytest.mark.rule("GEN-3.7.3-c")
def test_counters_are_drawn_a_face_chosen_and_placed() -> None:
    done = told(dug("C05", "C07"))
    assert [(w.kind, w.hex) for w in done.state.works] == [("trench", "1-C05"), ("trench", "1-C07")]
    assert len(done.state.pool_discard) == 14
    questions, _ = followed(script(dug("C05", "C07")))
    faces = [q.options for q in questions if isinstance(q.options[0], act.ShowFace)]
    assert faces[0] == (act.ShowFace("trench"), act.ShowFace("barbed-wire"))
    with pytest.raises(OpforError, match="a drawn counter is not described"):
        told(dug("C05"))


@pytest.mark.rule("GEN-3.7.3-d", "QG-14")
def test_not_where_one_lies_and_not_beside_the_enemy() -> None:
    with pytest.raises(
        OpforError, match=r"C05: a Defense Counter lies there already \(GEN-3.7.3-d"
    ):
        told(dug("C05", "C05"))
    plays = (german("03"), soviet("01"), german("17", "top", placements={"rifle-04": "F09"}))
    late = soviet("02", "top", defense=[{"face": "trench", "hex": "F10"}] * 2)
    with pytest.raises(OpforError, match=r"^step 4: .*next to the enemy rifle-04"):
        told(*plays, late, initiative="german")


@pytest.mark.rule("GEN-3.7.3-e")
def test_foot_units_may_go_inside_a_trench_placed_on_them() -> None:
    veterans = soviet("15", "top", units_of="03", placements={"rifle-05": "C05"})
    trench = dug("C05", "C09", inside=["rifle-05"])
    done = told(soviet("03"), german("01"), veterans, german("02"), trench)
    assert done.state.unit("soviet", "rifle-05").inside


@pytest.mark.rule("GEN-3.7.3-e")
@pytest.mark.parametrize("inside", [True, False])
def test_who_stays_outside_is_outside_in_the_firefight_too(inside: bool) -> None:
    veterans = soviet("15", "top", units_of="03", placements={"rifle-05": "C05"})
    trench = dug("C05", "C09", inside=["rifle-05"] if inside else [])
    mission = to_mission(told(soviet("03"), german("01"), veterans, german("02"), trench))
    assert list(faults(mission, "fight")) == []
    setting = setting_for(mission, "activation", {})
    play = Play(GAME, setting, new(setting))
    update_holders(play)
    (rifle,) = [n for n, counter in enumerate(play.state.counters) if counter.id == "S05"]
    assert (look(setting, play.state).shelter(rifle) is not None) == inside


@pytest.mark.rule("GEN-3.7.3-e")
def test_vehicles_are_not_asked_inside() -> None:
    tanks = soviet("15", "top", units_of="12", placements={"t-26-41": "C05"})
    before = (soviet("12"), german("01"), tanks, german("02"))
    done = told(*before, dug("C05", "C09"))
    assert not done.state.unit("soviet", "t-26-41").inside
    with pytest.raises(OpforError, match=r"step 5: inside: t-26-41 has no Trench .*GEN-3\.7\.3-e"):
        told(*before, dug("C05", "C09", inside=["t-26-41"]))


@pytest.mark.rule("GEN-3.7.2-a")
def test_a_marker_that_lies_too_near_is_told_where_its_edge_runs() -> None:
    said = r"it is 4 from the entry edge A02 to A18, not 6"
    with pytest.raises(OpforError, match=said):
        told(soviet("03", "top", control_marker="E05"))
