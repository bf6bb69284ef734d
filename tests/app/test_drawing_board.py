"""Strokes at the drawing board: the file they make is the one the formatter writes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from opfor.app.drawing_board import Stroke, could_stand, drawn, text_to_draw, whose_mission
from opfor.app.registry import load_game
from opfor.core.drawing import Drawing
from opfor.core.errors import OpforError
from opfor.kit.documents.document import Document

GAME = load_game("coh")
PACKS = GAME.folder / "packs"
FILES = sorted(
    path for kind in ("solo", "solo-1941", "missions") for path in (PACKS / kind).glob("*.toml")
    if path.stem != "pack"
)  # fmt: skip


def drawing() -> Drawing:
    assert GAME.drawing is not None
    return GAME.drawing


def begun(mission: str) -> str:
    return text_to_draw(drawing(), mission, "")


def put(text: str, *puts: tuple[str, str]) -> str:
    strokes = [Stroke(how="put", thing=thing, to=to) for thing, to in puts]
    return drawn(drawing(), text, strokes).text


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_shipped_mission_opens_without_a_fault_and_is_written_as_it_was(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    found = drawn(drawing(), text_to_draw(drawing(), path.stem, ""))
    assert found.faults == ()
    assert found.text == text
    assert found.name == path.name
    assert found.plan.ground is not None
    assert found.plan.pieces


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_stroke_and_its_opposite_leave_the_file_as_it_was(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    caps = Document.of(text).get(("sides", 0, "caps"))
    there = Stroke(how="set", path=("sides", 0, "caps"), value=caps + 1)
    back = Stroke(how="set", path=("sides", 0, "caps"), value=caps)
    changed = drawn(drawing(), text, [there]).text
    assert changed != text
    assert drawn(drawing(), changed, [back]).text == text


def generated(n: int) -> str:
    options = {"guideline": n % 6 + 1, "solo": n % 2 == 1}
    generating = load_game("coh-generator").generating
    assert generating is not None
    return generating.mission(generating.automatic(options, {}, 9_000 + n), "fight")


def round_trips(n: int) -> bool:
    """A stroke there and back leaves every byte as it was."""
    text = generated(n)
    there, back = (
        Stroke(how="set", path=("title",), value=each) for each in ("Other", title(text))
    )
    changed = drawn(drawing(), text, [there]).text
    return changed != text and drawn(drawing(), changed, [back]).text == text


def title(text: str) -> str:
    found: str = Document.of(text).get(("title",))
    return found


def test_generated_missions_are_written_as_they_were() -> None:
    assert all(round_trips(n) for n in range(12))


@pytest.mark.slow
def test_500_generated_missions_are_written_as_they_were() -> None:
    assert all(round_trips(n) for n in range(500))


def test_every_piece_of_a_mission_stands_for_a_place_of_its_file() -> None:
    found = drawn(drawing(), begun("first-light"))
    at = {piece.ref: piece.label for piece in found.plan.pieces}
    assert at["at:sides.1.forces.2.numbers.0"].endswith("S17, F08")
    assert "at:rumors.2" in at
    assert "at:control.0" in at


def test_a_counter_is_put_moved_and_taken_away() -> None:
    text = put(begun("A firefight for two"), ("unit:0:german-rifle", "hex:J08"))
    assert Document.of(text).get(("sides", 0, "forces")) == [
        {"numbers": [1], "hex": "J08", "facing": "N"}
    ]
    assert "[[sides.forces]]" in text
    text = put(text, ("at:sides.0.forces.0.numbers.0", "hex:J09"))
    assert Document.of(text).get(("sides", 0, "forces", 0, "hex")) == "J09"
    text = put(text, ("at:sides.0.forces.0.numbers.0", ""))
    assert Document.of(text).get(("sides", 0, "forces")) == []


def test_two_alike_on_one_hex_are_one_force_and_part_again() -> None:
    rifle = ("unit:0:german-rifle", "hex:J08")
    text = put(begun("A firefight for two"), rifle, rifle)
    assert Document.of(text).get(("sides", 0, "forces", 0, "numbers")) == [1, 2]
    text = put(text, ("at:sides.0.forces.0.numbers.1", "hex:J10"))
    numbers = [each["numbers"] for each in Document.of(text).get(("sides", 0, "forces"))]
    assert numbers == [[1], [2]]


def test_a_force_begins_in_one_way_only() -> None:
    text = put(begun("A firefight for two"), ("unit:0:german-rifle", "hex:L08"))
    text = put(text, ("later:sides.0.forces.0", ""))
    force = Document.of(text).get(("sides", 0, "forces", 0))
    assert force == {"numbers": [1], "enters": 2, "by": ["south"], "facing": "N"}
    text = put(text, ("area:sides.0.forces.0", ""), ("here:sides.0.forces.0", ""))
    assert set(Document.of(text).get(("sides", 0, "forces", 0))) == {"numbers", "hex", "facing"}


def test_hexes_are_called_by_their_board_once_there_are_two() -> None:
    before = begun("first-light")
    text = put(before, ("board:2", "hex:G02"))
    found = drawn(drawing(), text)
    assert found.faults == ()
    assert "1-F10" in text
    assert "within 2 of 1-E08" in text
    assert put(text, ("at:maps.1", "")) == before


def test_a_board_is_turned_and_turned_back() -> None:
    before = begun("crossroads")
    text = put(before, ("turn-board:0", ""))
    assert "rotated = true" in text
    assert put(text, ("turn-board:0", "")) == before


def test_a_fault_says_where_it_is_and_what_could_stand_there() -> None:
    stroke = Stroke(how="set", path=("control", 0, "hex"), value="Z99")
    (fault,) = drawn(drawing(), begun("crossroads"), [stroke]).faults
    assert fault.path == ("control", 0, "hex")
    assert "A02" in fault.could_be


def test_a_line_is_read_back_and_goes_on() -> None:
    text = begun("first-light")
    lines = [
        field
        for part in drawn(drawing(), text).plan.parts
        for field in part.fields
        if field.path == ("mission_orders",)
    ]
    assert "Low Risk" in lines[0].said[0]
    found = could_stand(drawing(), text, ("mission_orders", 0), "AI closest to ")
    assert "AI closest to Unit" in found


def test_a_file_full_of_faults_is_known_by_its_fields() -> None:
    broken = begun("crossroads").replace("rounds = 4", "rounds = 0").replace("F0", "Z9")
    assert len(drawn(drawing(), broken).faults) > 1
    assert whose_mission(broken) == "coh"
    scenarios = load_game("2gm").drawing
    assert scenarios is not None
    text = scenarios.text("farmhouse")
    assert whose_mission(text) == whose_mission(text.replace('"destroy-hq"', '"win"')) == "2gm"


def test_a_comment_that_is_not_touched_stays() -> None:
    text = begun("crossroads").replace("rounds = 4", "rounds = 4 # four is enough")
    assert "# four is enough" in put(text, ("unit:0:german-rifle", "hex:J08"))


def test_what_was_measured_holds_no_longer_once_something_is_changed() -> None:
    text = begun("crossroads").replace("minutes =", 'measured = "52 % by the baseline"\nminutes =')
    assert "measured" in drawn(drawing(), text).text
    assert "measured" not in put(text, ("unit:0:german-rifle", "hex:J08"))


@pytest.mark.parametrize(
    ("strokes", "said"),
    [
        ([{"how": "put", "thing": "dragon:1", "to": "hex:J08"}], "no such thing"),
        ([{"how": "put", "thing": "unit:0:german-rifle", "to": ""}], "on a hex"),
        ([{"how": "put", "thing": "unit:9:german-rifle", "to": "hex:J08"}], "cannot go"),
        ([{"how": "put", "thing": "at:sides.0.forces.77", "to": "hex:J08"}], "cannot go"),
        ([{"how": "put", "thing": "at:maps.0", "to": ""}], "last board"),
        ([{"how": "set", "path": (), "value": 1}], "says what it changes"),
    ],
)
def test_a_stroke_that_makes_no_sense_is_refused_in_a_line(
    strokes: list[dict[str, Any]], said: str
) -> None:
    with pytest.raises(OpforError, match=said):
        drawn(drawing(), begun("crossroads"), [Stroke(**each) for each in strokes])
