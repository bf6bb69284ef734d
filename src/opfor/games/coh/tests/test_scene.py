"""The map in layers: every counter once, stacks, states, set-up and entry, what a hex sees."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from opfor.app.session import Session
from opfor.app.start import Start
from opfor.cardboard.coh.board.battlefield import standard_battlefield
from opfor.cardboard.coh.board.layout import Placing, settle
from opfor.cardboard.coh.board.printed import board_ids
from opfor.cardboard.coh.counters.units import unit_kinds
from opfor.cardboard.coh.pictures.battle_map import land_of, map_ground
from opfor.cardboard.coh.pictures.faces import face, silhouette_of
from opfor.core.errors import OpforError
from opfor.games.coh import GAME
from opfor.games.coh.tests.bench import Table, ground
from opfor.games.coh.told.commands import sight
from opfor.games.coh.told.scene import marks, picture, pieces, sight_picture
from opfor.games.coh.values.state import Barrage, Marker, Smoke, State, Work
from opfor.kit.drawing.silhouettes import SILHOUETTES
from opfor.kit.masks import members
from opfor.kit.picture import document
from opfor.kit.scene import Piece, ground_svg


def drawn(table: Table, seat: str = "german", **more: Any) -> dict[str, Piece]:
    state = GAME.view(table.setting, replace(table.state, **more), seat)
    found = pieces(table.setting, state, seat)
    assert len({piece.ref for piece in found}) == len(found)
    return {piece.ref: piece for piece in found}


# -- the ground ------------------------------------------------------------------------------------


def test_the_four_heaviest_boards_stay_under_150_kb() -> None:
    sizes = {
        name: len(map_ground(standard_battlefield(settle([name]))).svg) for name in board_ids()
    }
    heaviest = sorted(sizes, key=lambda name: -sizes[name])[:4]
    spots = ((0, 0), (1, 0), (0, 1), (1, 1))
    placed = [Placing(board=name, at=at) for name, at in zip(heaviest, spots, strict=True)]
    field = standard_battlefield(settle(placed))
    still = map_ground(field)
    assert len(ground_svg(still).encode()) <= 150_000
    assert len(still.outlines) == len(field)


@pytest.mark.parametrize("name", board_ids())
def test_every_whole_hex_of_a_board_has_an_outline_and_a_name(name: str) -> None:
    field = standard_battlefield(settle([name]))
    still = map_ground(field)
    assert [outline.ref for outline in still.outlines] == [f"hex:{n}" for n in field.names]
    names = re.findall(r'<tspan x="[\d.]+">([A-M]\d\d)', still.svg)
    assert sorted(names) == sorted(field.names)
    ET.fromstring(ground_svg(still))


def test_a_turned_board_is_drawn_turned() -> None:
    one = land_of(standard_battlefield(settle([Placing(board="2")])))
    other = land_of(standard_battlefield(settle([Placing(board="2", rotated=True)])))
    turned = {(18 - x, 24 - y): kind for (x, y), kind in one.terrain.items()}
    assert other.terrain == turned
    assert {v: k for k, v in other.names.items()}["B07"] == (12, 22)


def test_roads_leave_the_map_where_no_board_lies_beyond() -> None:
    def ends(*names: str) -> set[tuple[int, int]]:
        land = land_of(standard_battlefield(settle(names)))
        inside = {(x, y) for s in land.sheets for x in range(s.west, s.east + 1)
                  for y in range(s.north, s.south + 1)}  # fmt: skip
        return {place for pair in land.roads for place in pair if place not in inside}

    assert ends("2") == {(9, -1), (9, 25), (-1, 12), (19, 12)}
    assert (9, 25) not in ends("2", "1")


def test_boards_that_join_bear_their_numbers() -> None:
    assert land_of(standard_battlefield(settle(["1"]))).numbers == {}
    assert sorted(land_of(standard_battlefield(settle(["1", "3"]))).numbers.values()) == ["1", "3"]


# -- counters --------------------------------------------------------------------------------------


@pytest.mark.parametrize("unit", unit_kinds())
def test_every_kind_of_unit_has_a_face(unit: str) -> None:
    kind = unit_kinds()[unit]
    shown = face(kind, "G01")
    assert shown.symbol in SILHOUETTES
    if kind.is_combat_effective:
        assert shown.attack.startswith(str(kind.red))
        assert shown.range == str(kind.range)


def test_silhouettes_tell_kinds_apart() -> None:
    used = {silhouette_of(kind) for kind in unit_kinds().values()}
    assert len(used) >= 20


def test_every_counter_on_the_map_is_drawn_once_with_its_state() -> None:
    table = Table({"G01": "E09 NE", "G09": "F09 N", "S01": "H09 S"})
    found = drawn(table)
    assert set(found) == {"unit:G01", "unit:G09", "unit:S01"}
    assert [found[f"unit:{n}"].side for n in ("G01", "S01")] == ["you", "foe"]
    assert drawn(table, "soviet")["unit:S01"].side == "you"
    assert 'rotate(60)"' in found["unit:G01"].svg
    assert found["unit:G01"].label == "Rifle G01 at E09, facing NE, fresh"


def test_a_stack_shows_a_strip_of_every_counter_and_its_number_from_four_on() -> None:
    table = Table({f"G0{n}": "E09 N" for n in range(1, 5)} | {"S01": "A02 N"})
    stack = [drawn(table)[f"unit:G0{n}"] for n in range(1, 5)]
    for lower, upper in pairwise(stack):
        assert (upper.x - lower.x, round(upper.y - lower.y, 1)) == (6, 6)
        assert upper.z == lower.z + 1
    counted = [">4</text></g></g>" in piece.svg for piece in stack]
    assert counted == [False, False, False, True]


def test_what_lies_besides_counters_is_drawn_in_its_height() -> None:
    table = Table({"G01": "E09 N", "S01": "A02 N"})
    here, beside = table.cell("E09"), table.cell("F09")
    more: dict[str, Any] = {
        "markers": (Marker(here, 1),),
        "works": (Work("bunker", here, 2), Work("mines", beside, 0, 0, True)),
        "smoke": (Smoke(here, 2),),
        "barrages": (Barrage(0, here, 3),),
    }
    found = drawn(table, **more)
    order = ["control:E09", "work:E09/bunker", "unit:G01", "smoke:E09", "barrage:E09/1"]
    assert sorted(order, key=lambda ref: found[ref].z) == order
    assert found["work:F09/mines"].label == "Mines at F09, hidden"
    assert not {"work:F09/mines", "barrage:E09/1"} & set(drawn(table, "soviet", **more))


def test_a_rumor_has_no_facing_and_no_numbers() -> None:
    setting, state, seat = begun("first-light")
    rumors = [p for p in pieces(setting, state, seat) if p.ref.startswith("unit:RE")]
    assert rumors
    for rumor in rumors:
        assert "#s-rumor" in rumor.svg
        assert "c-wedge" not in rumor.svg
        assert "facing" not in rumor.label


def begun(mission: str) -> tuple[Any, State, str]:
    session = Session.new(GAME, Start(options={"mission": mission}, seed=1))
    seat = next(seat.id for seat in GAME.seats(session.setting) if not seat.bot)
    return session.setting, GAME.view(session.setting, session.state, seat), seat


# -- marks and the whole ---------------------------------------------------------------------------


def test_set_up_and_entry_hexes_are_marked_while_somebody_is_to_come() -> None:
    setting, state, seat = begun("church-tower")
    lit = marks(setting, state, seat)
    kinds = {(mark.kind, mark.side) for mark in lit}
    assert kinds == {("set-up", "you"), ("set-up", "foe"), ("entry", "you"), ("entry", "foe")}
    assert len({(m.ref, m.kind, m.side) for m in lit}) == len(lit)
    nobody = [mark for mark in marks(*_placed(setting, state), seat) if mark.kind != "exit"]
    assert nobody == []


def _placed(setting: Any, state: State) -> tuple[Any, State]:
    there = tuple(replace(c, place="map", cell=0) for c in state.counters)
    return setting, replace(state, counters=there)


def test_the_picture_is_one_sound_document_with_the_text_board_inside() -> None:
    setting, state, seat = begun("river-road-6")
    whole = picture(setting, state, seat)
    svg = document(whole)
    root = ET.fromstring(svg)
    assert root[1].text == GAME.words.board(setting, state, seat)
    refs = [node.get("data-ref") for node in root.iter() if node.get("data-ref")]
    assert len(refs) == len(set(refs)) == len(whole.pieces)
    body = svg.split("</style>")[1]
    assert "style=" not in body
    ids = re.findall(r' id="([^"]+)"', svg)
    assert len(ids) == len(set(ids))
    classes = {c for found in re.findall(r'class="([^"]+)"', body) for c in found.split()}
    hooks = {"c", "c-big", "c-cost", "c-val"}
    assert not [c for c in classes - hooks if not re.search(rf"\.{c}[{{,. ]", svg)]


def test_lines_of_the_legend_do_not_run_into_each_other() -> None:
    root = ET.fromstring(document(picture(*begun("church-tower"))))
    width = float(root.get("viewBox", "").split()[2])
    words = [node for node in root.iter() if node.get("class") == "p-key"]
    spans = [(node.get("y"), float(node.get("x", "")), 7 * len(node.text or "")) for node in words]
    assert max(x + wide for _, x, wide in spans) < width
    for (y, x, wide), (b, a, _) in combinations(spans, 2):
        assert y != b or x + wide < a


def test_the_drawing_of_what_a_hex_sees_darkens_the_rest() -> None:
    field = ground({"E09": "heavy-woods"})
    origin = field.cell("F09")
    shown = sight_picture(field, origin, "")
    dark = [mark for mark in shown.marks if mark.kind == "dark"]
    assert len(dark) == len(field) - 1 - len(members(field.sight[origin] & ~(1 << origin)))
    assert document(shown).count('class="k-dark"') == len(dark)


def test_sight_draws_to_a_file_and_tells_what_a_hex_sees(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert sight(["1", "D05"]) == 0
    assert capsys.readouterr().out.startswith("D05 sees ")
    assert sight(["1", "d05", "--svg", str(tmp_path / "seen.svg")]) == 0
    assert "<svg" in (tmp_path / "seen.svg").read_text()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["1"], "say BOARD FROM TO"),
        (["1", "D05", "--svg"], "--svg needs a file"),
        (["1", "Z99", "D05"], "hex Z99 is not on map"),
        (["9", "D05"], "board: '9' is not known"),
        (["1", "D05", "--svg", "/nowhere/at/all.svg"], "cannot be written"),
    ],
)
def test_sight_says_what_is_wrong_with_its_words(words: list[str], said: str) -> None:
    with pytest.raises(OpforError, match=said):
        sight(words)
