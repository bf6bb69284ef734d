"""A scenario on the drawing board: opened, drawn on, with its faults, measured."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.app.drawing_board import Drawn, Stroke, could_stand, drawn, text_to_draw
from opfor.app.setting_up import prepared
from opfor.core.drawing import Drawing
from opfor.core.errors import OpforError
from opfor.core.links import mission_link
from opfor.games.tactics2gm import GAME
from opfor.games.tactics2gm.values.scenarios import SCENARIOS
from opfor.kit.documents.document import Document
from opfor.lab.needle import Needle

FILES = sorted(path for path in SCENARIOS.glob("*.toml") if path.stem != "pack")


def drawing() -> Drawing:
    assert GAME.drawing is not None
    return GAME.drawing


def put(text: str, *puts: tuple[str, str]) -> Drawn:
    return drawn(drawing(), text, [Stroke(how="put", thing=thing, to=to) for thing, to in puts])


def values(text: str) -> dict[str, Any]:
    return Document.of(text).values


def blank() -> str:
    return text_to_draw(drawing(), "", "")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_shipped_scenario_opens_without_a_fault_and_is_written_as_it_was(path: Any) -> None:
    text = path.read_text(encoding="utf-8")
    found = drawn(drawing(), text_to_draw(drawing(), path.stem, ""))
    assert (found.text, found.faults) == (text, ())
    assert found.plan.ground is not None
    turned = drawn(drawing(), text, [Stroke(how="set", path=("title",), value="Other")]).text
    back = Stroke(how="set", path=("title",), value=values(text)["title"])
    assert drawn(drawing(), turned, [back]).text == text


def test_a_field_is_painted_laid_out_and_aimed_at() -> None:
    found = put(
        blank(), ("paint:f", "space:3.5"), ("card:house", "space:4.4"), ("target:", "space:4.4")
    )
    assert found.faults == ()
    assert values(found.text)["map"][2] == "....f....."
    assert values(found.text)["target"] == {"card": "house", "line": 4, "column": 4}
    assert "terrain" not in values(found.text)
    moved = put(found.text, ("at:target", "space:2.2"), ("card:wall", "space:2.3"))
    assert values(moved.text)["target"] == {"card": "house", "line": 2, "column": 2}
    away = put(moved.text, ("at:target", ""), ("at:terrain.0", ""))
    assert {"target", "terrain"}.isdisjoint(values(away.text))
    assert {piece.ref for piece in moved.plan.pieces} >= {"at:target", "at:terrain.0"}


def test_a_drawn_scenario_is_played_from_its_link_as_it_lies() -> None:
    text = put(blank(), ("paint:l", "space:3.5"), ("card:house", "space:4.4")).text
    setting, _, _ = prepared(GAME, {"scenario": mission_link(text)}, {})
    board = setting.board
    assert setting.mission.printed[board.cell(3, 5)] == "lake"
    assert setting.mission.terrain == {board.cell(4, 4): "house"}
    reading = Needle("2gm", text).play(0.01, 2)
    assert reading.games >= 1
    assert reading.rounds <= 30, "turns, not the steps of a game"


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (("map", 1), "..q.......", "map letter"),
        (("map", 1), ".....", "5 columns"),
        (("roles", 0, "solo"), "Defender, 1-1, Lazy AI", "cannot be read"),
        (("roles", 0, "solo"), "Attacker, 8-4-4-4-20, Defensive AI", "begins with the role"),
        (("roles", 1, "goals"), [], "at least one way to win"),
        (("roles", 0, "deploy_zone"), [1, 9], "lines go from 1"),
        (("target",), {"card": "dragon", "line": 2, "column": 2}, "dragon"),
        (("target",), {"card": "house", "line": 9, "column": 2}, "off the board"),
        (("first",), "maybe", "Expected"),
    ],
)
def test_a_fault_is_said_where_it_is(path: tuple[Any, ...], value: Any, said: str) -> None:
    fault, *_ = drawn(drawing(), blank(), [Stroke(how="set", path=path, value=value)]).faults
    assert said in fault.what
    assert fault.path[0] == path[0]
    assert fault.line > 1


def test_what_could_stand_somewhere_is_named() -> None:
    found = could_stand(drawing(), blank(), ("roles", 0, "goals", 0, "kind"), "")
    assert "hold-target" in found
    assert "germans" in could_stand(drawing(), blank(), ("roles", 1, "army"), "")


def test_dials_are_said_in_the_words_of_the_scenario() -> None:
    said = [turn.words for turn in drawing().turns(values(blank()), 2)]
    assert "2 AP more for the attacker at the start" in said
    assert "2 fewer for the goal of the defender (endure)" in said


@pytest.mark.parametrize("thing", ["dragon:1", "at:terrain.7", "card:house"])
def test_what_makes_no_sense_is_refused_in_a_line(thing: str) -> None:
    with pytest.raises(OpforError):
        put(blank(), (thing, "" if thing.startswith("card") else "space:2.2"))
