"""Ground painted on boards that a mission brings along; hits that units begin under."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest

from opfor.app.drawing_board import Stroke, drawn, text_to_draw
from opfor.app.registry import load_game
from opfor.app.setting_up import prepared
from opfor.core.drawing import Drawing
from opfor.core.errors import OpforError
from opfor.core.links import mission_link
from opfor.kit.documents.document import Document

GAME = load_game("coh")
LONGEST_LINK = 2_000


def drawing() -> Drawing:
    assert GAME.drawing is not None
    return GAME.drawing


def begun(mission: str = "first-light") -> str:
    return text_to_draw(drawing(), mission, "")


def put(text: str, *puts: tuple[str, str]) -> str:
    strokes = [Stroke(how="put", thing=thing, to=to) for thing, to in puts]
    found = drawn(drawing(), text, strokes)
    assert found.faults == ()
    return found.text


def own(text: str) -> dict[str, Any]:
    board: dict[str, Any] = Document.of(text).get(("boards", 0))
    return board


def fields_of(text: str) -> Any:
    """The battlefield that is played on."""
    setting, _, _ = prepared(GAME, {"mission": mission_link(text)}, {})
    return setting.field


def test_a_copy_of_a_printed_board_is_the_same_ground() -> None:
    before, after = (fields_of(each) for each in (begun(), put(begun(), ("copy-board:0", ""))))
    for what in ("names", "terrain", "level", "road", "walls", "roads"):
        assert getattr(before, what) == getattr(after, what)


def test_what_is_painted_is_what_is_played_on() -> None:
    text = put(
        begun(),
        *(("copy-board:0", ""), ("paint:ground:water", "hex:E08"), ("paint:level:2", "hex:D07")),
        *(("paint:wall:J12", "hex:I12"), ("paint:road:J13", "hex:J15")),
        ("paint:ground:open", "hex:B04"),
    )
    field = fields_of(text)
    cell = field.cell
    assert field.terrain[cell("E08")].id == "water"
    assert field.terrain[cell("B04")].id == "open"
    assert field.level[cell("D07")] == 2
    assert field.wall_between(cell("J12"), cell("I12"))
    assert field.road[cell("J13")]
    assert field.road[cell("J15")], "straight on to a hex farther away"


def test_a_stroke_of_the_brush_and_its_opposite_leave_the_board_as_it_was() -> None:
    text = put(begun(), ("copy-board:0", ""))
    for there, back in (
        ("paint:wall:J12", "paint:wall:J12"),
        ("paint:road:F05", "paint:road:F05"),
        ("paint:level:1", "paint:level:0"),
        ("paint:ground:marsh", "paint:ground:open"),
    ):
        to = "hex:F06" if "road" in there else "hex:I12"
        changed = put(text, (there, to))
        assert changed != text
        before, after = own(text), own(put(changed, (back, to)))
        assert fields_of(text).roads == fields_of(put(changed, (back, to))).roads
        assert {**before, "roads": []} == {**after, "roads": []}


def test_empty_ground_is_laid_beside_and_holds_its_names() -> None:
    text = put(begun(), ("new-board:", "hex:G02"), ("paint:ground:light-woods", "hex:21-F10"))
    assert "1-F10" in text
    assert own(text)["terrain"] == {"light-woods": ["F10"]}
    text = put(text, ("empty-board:1", ""))
    assert own(text) == {"id": "21"}
    assert put(text, ("at:maps.1", "")).count("1-F10") == 0


def test_a_brush_drawn_over_a_printed_board_too_paints_what_it_can() -> None:
    text = put(begun(), ("new-board:", "hex:G02"))
    over = put(text, *(("paint:ground:marsh", f"hex:{name}") for name in ("1-F10", "21-F10")))
    assert own(over)["terrain"] == {"marsh": ["F10"]}
    with pytest.raises(OpforError, match="printed board"):
        put(text, *(("paint:ground:marsh", f"hex:{name}") for name in ("1-F10", "1-F11")))


def test_a_stroke_takes_less_than_50_milliseconds_on_four_boards() -> None:
    text = put(begun("two-hills"), ("board:2", "hex:1-G06"), ("board:4", "hex:3-G06"))
    text = put(text, ("copy-board:0", ""))
    counter, *painted = (
        _took(text, thing, to)
        for thing, to in (
            ("unit:0:german-rifle", "hex:21-F06"),
            *(("paint:ground:marsh", f"hex:21-F0{n}") for n in range(3, 6)),
        )
    )
    assert counter < 0.05
    assert min(painted) < 0.1, "the map is drawn anew"


def _took(text: str, thing: str, to: str) -> float:
    """Seconds of the processor."""
    began = time.process_time()
    put(text, (thing, to))
    return time.process_time() - began


def test_hexes_of_a_board_that_is_copied_follow_it() -> None:
    text = put(begun(), ("board:2", "hex:G02"), ("copy-board:0", ""))
    assert "21-F10" in text
    assert "within 2 of 21-E08" in text


def test_a_position_on_painted_ground_is_written_and_read_again() -> None:
    text = put(begun(), ("copy-board:0", ""), ("paint:ground:marsh", "hex:E08"))
    setting, _, _ = prepared(GAME, {"mission": mission_link(text)}, {})
    assert GAME.positions is not None
    written = GAME.positions.write(setting, GAME.new(setting))
    again, _ = GAME.positions.read({}, msgspec.json.encode(written))
    assert again.field.terrain[again.field.cell("E08")].id == "marsh"


def test_a_mission_on_ground_of_its_own_still_fits_into_a_link() -> None:
    text = put(begun("crossroads"), ("copy-board:0", ""))
    assert len(mission_link(text)) <= LONGEST_LINK


@pytest.mark.parametrize(
    ("puts", "said"),
    [
        ([("paint:ground:water", "hex:E08")], "printed board"),
        ([("copy-board:0", ""), ("paint:wall:A02", "hex:F09")], "neighbour"),
        ([("copy-board:0", ""), ("paint:road:", "hex:F09")], "neighbour"),
        ([("copy-board:0", ""), ("paint:ground:water", "")], "on a hex"),
    ],
)
def test_a_brush_that_can_do_nothing_there_says_so(puts: list[tuple[str, str]], said: str) -> None:
    with pytest.raises(OpforError, match=said):
        put(begun(), *puts)


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (("boards", 0, "terrain"), {"lava": ["E08"]}, "lava"),
        (("boards", 0, "levels"), {"9": ["E08"]}, "9"),
        (("boards", 0, "roads"), [["A02", "F09"]], "not next to"),
        (("boards", 0, "id"), "1", "already"),
        (("boards", 0, "id"), "the mill", "a number"),
        (("maps",), ["22"], "'22'"),
    ],
)
def test_what_is_wrong_with_a_board_is_said_where_it_is(
    path: tuple[Any, ...], value: Any, said: str
) -> None:
    text = put(begun(), ("copy-board:0", ""))
    found = drawn(drawing(), text, [Stroke(how="set", path=path, value=value)])
    fault = found.faults[0]
    assert said in fault.what
    assert fault.path[0] == path[0]


def test_units_begin_under_hits_that_they_could_have_drawn() -> None:
    hit = ("sides", 0, "forces", 0, "hit")
    pinned = drawn(drawing(), begun("crossroads"), [Stroke(how="set", path=hit, value="pinned")])
    assert pinned.faults == ()
    force = Document.of(pinned.text).get(hit[:-1])
    setting, _, _ = prepared(GAME, {"mission": mission_link(pinned.text)}, {})
    state = GAME.new(setting)
    assert [c.hit for c in state.counters[: len(force["numbers"])]] == ["pinned"] * len(
        force["numbers"]
    )
    assert state.soft.count("pinned") == 5 - len(force["numbers"])
    for wrong, said in (("immobilized", "choose one of"), ("unnerved", "there are 2")):
        text = drawn(drawing(), begun("crossroads")).text
        document = Document.of(text)
        document.set(("sides", 0, "forces", 0, "numbers"), [1, 2, 3])
        document.set(hit, wrong)
        assert any(said in each.what for each in drawn(drawing(), document.text).faults)
