"""A board on the drawing board: opened, painted, broken, measured, played from a file."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.__main__ import main
from opfor.app.drawing_board import Drawn, Stroke, drawn, text_to_draw, whose_mission
from opfor.app.setting_up import prepared
from opfor.core.drawing import Drawing
from opfor.core.errors import OpforError
from opfor.games.blitzkrieg import GAME
from opfor.kit.documents.document import Document
from opfor.lab.needle import Needle


def drawing() -> Drawing:
    assert GAME.drawing is not None
    return GAME.drawing


def put(text: str, *puts: tuple[str, str]) -> Drawn:
    return drawn(drawing(), text, [Stroke(how="put", thing=thing, to=to) for thing, to in puts])


def values(text: str) -> dict[str, Any]:
    return Document.of(text).values


def blank() -> str:
    return text_to_draw(drawing(), "", "")


@pytest.mark.parametrize("name", ["", "base", "nippon"])
def test_a_board_opens_without_a_fault_and_a_stroke_taken_back_leaves_it_as_it_was(
    name: str,
) -> None:
    found = drawn(drawing(), text_to_draw(drawing(), name, ""))
    assert found.faults == ()
    assert found.plan.ground is not None
    spaces = [each for each in found.plan.pieces if each.ref.startswith("at:theatres.")]
    assert len(spaces) == found.text.count("terrain = ") > 20
    assert ("tokens" in values(found.text)) is (name == "nippon")
    assert whose_mission(found.text) == "blitzkrieg"
    title = values(found.text)["title"]
    other = drawn(drawing(), found.text, [Stroke(how="set", path=("title",), value="Other")])
    back = drawn(drawing(), other.text, [Stroke(how="set", path=("title",), value=title)])
    assert back.text == found.text


def test_spaces_are_painted_swapped_added_and_taken_away() -> None:
    painted = put(blank(), ("paint:sea", "space:west/1/1"), ("paint:bombing", "space:west/1/1"))
    first = values(painted.text)["theatres"][0]["campaigns"][0]["spaces"]
    assert first[0] == {"terrain": "sea", "effect": "bombing"}
    at = "at:theatres.0.campaigns.0.spaces.0"
    swapped = put(painted.text, (at, "space:east/2/3"))
    assert values(swapped.text)["theatres"][1]["campaigns"][1]["spaces"][2] == first[0]
    bare = put(painted.text, ("paint:none", "space:west/1/1"))
    assert values(bare.text)["theatres"][0]["campaigns"][0]["spaces"][0] == {"terrain": "sea"}
    deeds = (("theatre:", ""), ("campaign:theatres.0", ""), ("more:theatres.0.campaigns.0", ""))
    larger = put(painted.text, *deeds)
    assert larger.faults == ()
    assert [len(row["campaigns"]) for row in values(larger.text)["theatres"]] == [4, 3, 3, 3, 1]
    assert (
        len(values(put(larger.text, (at, "")).text)["theatres"][0]["campaigns"][0]["spaces"]) == 3
    )
    with pytest.raises(OpforError, match="space of the board"):
        put(blank(), ("paint:sea", "theatre:west"))


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (("theatres", 1, "steps"), 5, "before or at its shield 8"),
        (("theatres", 1, "shields"), [8, 4], "out of order"),
        (("theatres", 0, "campaigns", 0, "spaces"), [], "at least one"),
        (("theatres", 0, "campaigns", 0, "spaces", 0, "terrain"), "ice", "ice"),
        (("tokens",), "mars", "mars"),
        (("theatres", 2, "campaigns"), [{"vp": 0, "spaces": [{"terrain": "sea"}]}] * 1, "score"),
    ],
)
def test_a_fault_is_found_where_it_is(path: Any, value: Any, said: str) -> None:
    rows = [Stroke(how="set", path=path, value=value)]
    if said == "score":
        rows += [Stroke(how="set", path=("theatres", n, "campaigns"), value=value) for n in (0, 1)]
    (fault, *_) = drawn(drawing(), blank(), rows).faults
    assert said in fault.what
    assert fault.path == (() if said == "score" else path)
    with pytest.raises(OpforError):
        Needle("blitzkrieg", drawn(drawing(), blank(), rows).text)


def test_it_is_measured_by_way_to_win_and_its_numbers_can_be_turned() -> None:
    needle = Needle("blitzkrieg", blank())
    reading = needle.play(seconds=30, games=12)
    assert sum(sum(ways.values()) for ways in reading.endings.values()) == pytest.approx(1)
    words = [turn.words for turn in needle.turns()]
    assert "1 VP more for campaign 1 of The West" in words
    assert "one step fewer on the track of The North" in words


def test_a_file_is_played_from_the_command_line(tmp_path: Any, capsys: Any) -> None:
    own = tmp_path / "mine.toml"
    own.write_text(blank())
    main(["simulate", "blitzkrieg", "--board", str(own), "--games", "3", "--jobs", "1"])
    assert "3 games" in capsys.readouterr().out
    main(["lab", "needle", str(own), "--games", "4", "--no-turns"])
    assert "you win" in capsys.readouterr().out
    setting, _, _ = prepared(GAME, {"board": str(own)}, {})
    assert setting.board.title == "New board"
    own.write_text(blank().replace("steps = 12", "steps = 3", 1))
    with pytest.raises(OpforError, match="steps"):
        prepared(GAME, {"board": str(own)}, {})
