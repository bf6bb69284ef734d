"""Bad boards and layouts: one line that names file, entry and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from opfor.cardboard.coh.board.printed import board, read_board
from opfor.cardboard.coh.board.terrain import BOARDS, read_terrain
from opfor.core.errors import BadPack, BadPosition
from opfor.games.coh.told.positions.board import position_battlefield, read_position_board

HEAD = 'id = "9"\ntitle = "Test"\nprovenance = "original"\ncertainty = "A"\n'


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[terrain]\njungle = ['D11']", "terrain: 'jungle' is not known; choose one of: open, "),
        ("default = 'mud'", "default: 'mud' is not known; choose one of: open, "),
        ("[terrain]\nwater = ['D11', 'Z09']", "terrain.water: hex 'Z09' is not on the board"),
        ("[terrain]\nwater = ['D11']\nmarsh = ['D11']", "D11 is listed under water and marsh"),
        ("[levels]\n1 = ['D20']", "levels.1: hex 'D20' is not on the board"),
        ("[levels]\n5 = ['D11']", "levels: '5' is not known; choose one of: 0, 1, 2"),
        ("[levels]\n1 = ['D11']\n2 = ['D11']", "levels: hex D11 is listed under 1 and 2"),
        ("walls = [['F04', 'H04']]", "walls[0]: F04 and H04 share no hexside"),
        ("walls = [['F04', 'G04'], ['G04', 'F04']]", "walls[1]: G04/F04 is listed twice"),
        ("rubble = [['F04', 'N04']]", "rubble[0]: hex 'N04' is not on the board"),
        ("roads = [['A10', 'B10'], ['A10', 'C10']]", "roads[1]: C10 is not next to A10"),
        ("roads = [['A10', 'A99']]", "roads[0]: hex 'A99' is not on the board"),
        ("roads = [[]]", "roads[0]: the road names no hex"),
        ("doubtful = ['Q1']", "doubtful: hex 'Q1' is not on the board"),
        ("colour = 'green'", "unknown field `colour`"),
    ],
)
def test_a_bad_board_file_is_one_clear_line(tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "board-9.toml"
    path.write_text(HEAD + text, encoding="utf-8")
    with pytest.raises(BadPack) as caught:
        read_board(path)
    line = str(caught.value)
    assert line.startswith(str(path))
    assert complaint in line
    assert "\n" not in line


def test_a_good_board_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "board-9.toml"
    path.write_text(HEAD + "[terrain]\nwater = ['D11']", encoding="utf-8")
    assert read_board(path).terrain_at("D11") == "water"


def test_the_file_name_must_fit_the_id(tmp_path: Path) -> None:
    path = tmp_path / "board-8.toml"
    path.write_text(HEAD, encoding="utf-8")
    with pytest.raises(BadPack, match=r"id: the file must be called board-9\.toml"):
        read_board(path)


def test_an_unknown_board_lists_the_known_ones() -> None:
    with pytest.raises(BadPack, match="board: '77' is not known; choose one of: 1, 2, 3"):
        board("77")


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (('id = "marsh"', 'id = "water"'), "terrain: 'water' is listed twice"),
        (('id = "open"', 'id = "grass"'), "terrain: 'open' is missing"),
        (("foot = 4", 'foot = "never"'), "terrain[6].foot (entry 'water')"),
    ],
)
def test_a_bad_terrain_table(tmp_path: Path, change: tuple[str, str], complaint: str) -> None:
    path = tmp_path / "terrain.toml"
    path.write_text((BOARDS / "terrain.toml").read_text("utf-8").replace(*change), "utf-8")
    with pytest.raises(BadPack) as caught:
        read_terrain(path)
    assert complaint in str(caught.value)


@pytest.mark.parametrize(
    ("drawn", "complaint"),
    [
        ({"terrain": {"lava": ["D11"]}}, "board: terrain: 'lava' is not known"),
        ({"terrain": {"water": ["D1"]}}, "board: terrain.water: hex 'D1' is not on the board"),
        ({"levels": {"E05": 4}}, "board: levels.E05: 4 is not known"),
        ({"levels": {"E5": 1}}, "board: levels: hex 'E5' is not on the board"),
        ({"walls": [["F04", "H04"]]}, "board: walls[0]: F04 and H04 share no hexside"),
        ({"roads": [["A10", "C10"]]}, "board: roads[0]: C10 is not next to A10"),
        ({"hills": {}}, "board: Object contains unknown field `hills`"),
        ({"levels": {"E05": "high"}}, "board.levels"),
        ({"maps": ["99"]}, "board: board: '99' is not known"),
        ({"maps": ["1"], "default": "water"}, "board: maps and terrain written out exclude"),
    ],
)
def test_a_bad_board_in_a_position(drawn: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadPosition) as caught:
        position_battlefield(read_position_board(drawn))
    assert str(caught.value).startswith(complaint)


def test_the_contracts_example_is_read() -> None:
    field = position_battlefield(
        read_position_board(
            {
                "default": "open",
                "terrain": {"heavy-woods": ["D11", "D12"], "wood-building": ["F08"]},
                "levels": {"E05": 1},
                "walls": [["F04", "G05"]],
                "roads": [["A10", "B11", "A12"]],
            }
        )
    )
    assert field.terrain[field.cell("D12")].dm == 2
    assert field.level[field.cell("E05")] == 1
    assert field.wall_between(field.cell("G05"), field.cell("F04"))
    assert field.road_between(field.cell("B11"), field.cell("A12"))
    assert field.climb(field.cell("E04"), field.cell("E05")) == 1
