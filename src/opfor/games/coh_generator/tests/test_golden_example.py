"""The booklet's long example: a whole generation, its completion, and the first turn of play."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from opfor.cardboard.coh.board.battlefield import standard_battlefield
from opfor.cardboard.coh.board.layout import settle
from opfor.core.play import Play
from opfor.core.requests import Choose, Roll
from opfor.games.coh import GAME as FIREFIGHT
from opfor.games.coh.values.actions import Enter, Pass, Pay, StepTo
from opfor.games.coh.values.options import setting_for
from opfor.games.coh.values.start import new
from opfor.games.coh_generator.tests.story import EXAMPLE, followed
from opfor.games.coh_generator.told.mission.firefight import to_mission
from opfor.games.coh_generator.told.result import result
from opfor.games.coh_generator.told.scripted import generate_scripted
from opfor.games.coh_generator.values import actions as act
from opfor.games.coh_generator.values.ground import lines_from
from opfor.games.coh_generator.values.state import RecordBoard, State


class Side(NamedTuple):
    """A side as a line of the example has it; Units by their numbers, those on the map with
    their hexes."""

    caps: int
    rate: int = 1
    board: RecordBoard = RecordBoard()
    off: str = ""
    on_map: str = ""
    in_round_2: str = ""


def side_of(state: State, side: str) -> Side:
    def units(where: str, shown: Any = lambda u: u.unit[-2:]) -> str:
        found = [u for u in state.units if u.side == side and u.where == where]
        return " ".join(sorted(shown(u) for u in found))

    in_round_2 = [u.unit[-2:] for u in state.units if u.side == side and u.round == 2]
    return Side(
        state.caps[side],
        state.rates[side],
        state.records[side],
        units("edge"),
        units("map", lambda u: f"{u.unit[-2:]}:{u.hex[2:]}"),
        " ".join(in_round_2),
    )


def board(units: str = "", victory: str = "", special: str = "") -> RecordBoard:
    return RecordBoard(
        units=tuple(units.split()), victory=tuple(victory.split()), special=tuple(special.split())
    )


GUARD = "05:F11 18:G07 21:D11"
PIONEERS = "17:E13 18:D13"
STEPS: list[tuple[Side, Side]] = [
    (Side(4, board=board("03"), off="05 06 18 21"), Side(4)),
    (Side(4, board=board("03"), off="05 06 18 21"), Side(5, board=board("04"), off="17 18")),
    (
        Side(4, 2, board("03", special="01"), off="05 06 18 21"),
        Side(5, board=board("04"), off="17 18"),
    ),
    (
        Side(4, 2, board("03", special="01"), off="06", on_map=GUARD),
        Side(5, board=board("04", "03"), off="17 18"),
    ),
    (
        Side(5, 2, board("03", special="01 04"), off="06", on_map=GUARD, in_round_2="07 08"),
        Side(5, board=board("04", "03"), off="17 18"),
    ),
    (
        Side(5, 2, board("03", special="01 04"), off="06", on_map=GUARD, in_round_2="07 08"),
        Side(6, board=board("04", "03", "01"), on_map=PIONEERS),
    ),
    (
        Side(6, 2, board("03 02", "", "01 04"), "03 04 06 20", GUARD, "07 08"),
        Side(6, board=board("04", "03", "01"), on_map=PIONEERS),
    ),
    (
        Side(6, 2, board("03 02", "", "01 04"), "03 04 06 20", GUARD, "07 08"),
        Side(7, board=board("04 02", "03", "01"), off="03 11 16", on_map=PIONEERS),
    ),
]
"""Both sides after each of the eight plays, the Soviets first."""


@pytest.mark.rule("GEN-3.0-e", "GEN-3.4-a", "GEN-3.7-d", "GEN-3.7.2-a", "GEN-3.7.2-b", "GT-GEN-5")
@pytest.mark.rule("GEN-3.3-a", "GEN-3.3-b", "GEN-3.7-b", "GEN-3.7-c", "QG-1", "QG-4")
@pytest.mark.parametrize("number", range(1, 9))
def test_gt_gen_5_the_whole_example_step_by_step(number: int) -> None:
    _, states = followed(EXAMPLE)
    state, (soviets, germans) = states[number - 1], STEPS[number - 1]
    assert side_of(state, "soviet") == soviets
    assert side_of(state, "german") == germans
    markers = [(m.hex, m.owner) for m in state.markers]
    assert markers == [("1-E09", "soviet")] * (number >= 4)


@pytest.mark.rule("GEN-3.7-b", "GEN-3.7.2-b", "GT-GEN-5")
def test_gt_gen_5_only_card_03_can_guard_the_marker_and_its_owner_is_asked() -> None:
    questions, _ = followed(EXAMPLE)
    guarding, placing = [q for q in questions if isinstance(q.options[0], act.UseCard)]
    assert (guarding.seat, guarding.options) == ("a", (act.UseCard("03"), act.UseCard("")))
    assert (placing.seat, placing.options) == ("b", (act.UseCard("04"), act.UseCard("")))


@pytest.mark.rule("GEN-3.3-a", "GEN-3.3-b", "GEN-3.7-b", "GEN-3.7-c", "GEN-3.2-a", "GT-GEN-5")
def test_gt_gen_5_where_everything_is_at_the_end() -> None:
    found = result(generate_scripted(EXAMPLE, {}))
    assert found["control_markers"] == [{"hex": "E09", "owner": "soviet"}]
    assert found["on_map"] == {
        "soviet": {"nkvd-21": "D11", "rifle-05": "F11", "mmg-18": "G07"},
        "german": {"pioneer-17": "E13", "pioneer-18": "D13"},
    }
    assert found["scheduled"] == {"soviet": {"2": ["rifle-07", "rifle-08"]}, "german": {}}
    assert found["action_cards"] == {"german": 1, "soviet": 2}


@pytest.mark.rule("GT-GEN-5")
def test_gt_gen_5_distances_on_the_way() -> None:
    field = standard_battlefield(settle(["1"]))

    def apart(one: str, other: str) -> int:
        return field.distance(field.cell(one), field.cell(other))

    assert max(apart("E09", "D11"), apart("E09", "F11")) <= 3
    assert (apart("E09", "G07"), apart("E09", "E13")) == (3, 4)
    assert (apart("D13", "D11"), apart("D13", "F11")) == (2, 3)
    assert min(apart("E13", "D11"), apart("E13", "F11")) >= 2
    assert field.terrain[field.cell("D11")].id == "heavy-woods"
    for column in range(2, 19):
        assert lines_from(field, (("1", "north"),), field.cell(f"E{column:02d}")) == 4


@pytest.mark.rule("GEN-4.0-a", "GEN-4.0-b", "GEN-3.7-c", "GEN-3.4-a", "GT-GEN-6")
def test_gt_gen_6_completion() -> None:
    done = generate_scripted(EXAMPLE, {})
    state = done.state
    assert (done.caps("soviet"), done.caps("german")) == (6, 7)
    assert [u.unit for u in done.units("soviet", "edge")] == [
        "nkvd-20",
        "rifle-03",
        "rifle-04",
        "rifle-06",
    ]
    assert [u.unit for u in done.units("german", "edge")] == ["lmg-11", "pioneer-16", "rifle-03"]
    assert state.round == 1
    assert (state.pool, state.condition_deck) == ((), ())
    assert set(state.decks.values()) == set(state.hands.values()) == {()}
    mission = to_mission(done)
    assert [side.cards_each_round for side in mission.sides] == [1, 2]
    assert [side.caps for side in mission.sides] == [7, 6]
    assert mission.first is None


@pytest.mark.rule("GEN-4.0-c", "GT-GEN-6")
def test_gt_gen_6_facings_are_offered_to_the_initiative_player_first() -> None:
    document = EXAMPLE | {"facings": {"german": {"pioneer-17": "SW"}}}
    questions, _ = followed(document)
    asked = [
        (q.seat, q.question.split(" ")[0]) for q in questions if isinstance(q.options[0], act.Face)
    ]
    assert asked == [
        ("a", "rifle-05"),
        ("a", "mmg-18"),
        ("a", "nkvd-21"),
        ("b", "pioneer-17"),
        ("b", "pioneer-18"),
    ]
    turned = generate_scripted(document, {})
    assert turned.state.unit("german", "pioneer-17").facing == "SW"
    assert turned.state.unit("german", "pioneer-18").facing == "N"


@pytest.mark.rule("GT-GEN-7")
def test_gt_gen_7_the_three_entry_hexes_lie_side_by_side_on_the_german_edge() -> None:
    field = standard_battlefield(settle(["1"]))
    hexes = [field.cell(name) for name in ("L04", "L05", "L06")]
    assert set(hexes) <= set(field.edge("south"))
    assert field.distance(hexes[0], hexes[1]) == field.distance(hexes[1], hexes[2]) == 1
    entering = next(f for f in to_mission(generate_scripted(EXAMPLE, {})).sides[0].forces if f.by)
    assert (entering.by, entering.enters) == (("south",), 1)
    assert set(entering.numbers) == {3, 11, 16}


@pytest.mark.rule("GT-GEN-7", "GT-GEN-6", "GEN-3.4-a", "GEN-4.0-e")
def test_gt_gen_7_three_units_enter_as_a_group_for_one_cap() -> None:
    """Player B has won the roll-off; in the next round both have their CAPs again."""
    setting = setting_for(to_mission(generate_scripted(EXAMPLE, {})), "activation", {})
    game = Play(FIREFIGHT, setting, new(setting))
    assert _to_the_next_turn(game) == "german"
    assert game.state.caps == (7, 6)
    units = {c.id: n for n, c in enumerate(game.state.counters) if c.side == 0}
    hexes = [setting.field.cell(name) for name in ("L04", "L05", "L06")]
    says = [Pay("caps", 1), StepTo(units["G16"], hexes[1]), StepTo(units["G11"], hexes[2])]
    request = game.answer(Enter(units["G03"], hexes[0]))
    while isinstance(request, Choose) and request.question != "turn":
        asked = request.question != "facing"
        request = game.answer(says.pop(0) if asked else request.options[0])
    assert [game.state.counters[units[u]].cell for u in ("G03", "G16", "G11")] == hexes
    assert game.state.caps == (6, 6)
    assert game.state.activated[0] == ()
    assert not any(game.state.counters[u].spent for u in units.values())
    game.answer(Pass())
    game.answer(Pass())
    _to_the_next_turn(game)
    assert (game.state.round, game.state.caps) == (2, (7, 6))


def _to_the_next_turn(game: Play[Any, Any]) -> str:
    """Win the roll-off for player B, take first answers else; returns who is to move."""
    dice = [(6, 6), (1, 1)]
    request = game.pending or game.begin()
    while not (isinstance(request, Choose) and request.question == "turn"):
        if isinstance(request, Roll):
            request = game.answer(dice.pop(0))
        elif isinstance(request, Choose):
            request = game.answer(request.options[0])
        else:
            request = game.answer(request.pool[0])  # type: ignore[union-attr]
    return request.seat


@pytest.mark.rule("GEN-3.2-a", "GEN-4.0-b", "SOLO-5.5.1-a")
def test_the_document_says_where_what_for_and_how_long() -> None:
    document = result(generate_scripted(EXAMPLE | {"solo": {"side_die": 3, "sheet_die": 4}}, {}))
    assert document["layout"] == [{"board": "1", "at": (0, 0), "rotated": False}]
    assert document["edges"] == {"soviet": "north", "german": "south"}
    assert document["vps"] == {"german": 0, "soviet": 0}
    (secured,) = document["victory"]["german"]
    assert (secured["card"], secured["kind"]) == ("03", "marker")
    assert document["victory"]["soviet"] == []
    assert document["solo"]["end_space"] == 4 * 10
