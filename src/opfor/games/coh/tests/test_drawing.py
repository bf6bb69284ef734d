"""The drawing: stacks that can be read, and everything a hex sees."""

from __future__ import annotations

from pathlib import Path

import pytest

from opfor.core.errors import OpforError
from opfor.games.coh.tests.bench import Table, ground
from opfor.games.coh.told.commands import sight
from opfor.games.coh.told.scene.counters import stack
from opfor.games.coh.told.scene.position import sight_picture
from opfor.kit.masks import members
from opfor.kit.scene import Group


def test_the_drawing_of_what_a_hex_sees_shades_the_rest() -> None:
    field = ground({"E09": "heavy-woods"})
    origin = field.cell("F09")
    scene = sight_picture(field, origin, "")
    shaded = [i for i in scene.items if isinstance(i, Group) and i.opacity == 0.55]
    assert len(shaded) == len(field) - 1 - len(members(field.sight[origin] & ~(1 << origin)))


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
        (["1", "Z99", "D05"], "hex 'Z99' is not on the map"),
        (["9", "D05"], "board: '9' is not known"),
        (["1", "D05", "--svg", "/nowhere/at/all.svg"], "cannot be written"),
    ],
)
def test_sight_says_what_is_wrong_with_its_words(words: list[str], said: str) -> None:
    with pytest.raises(OpforError, match=said):
        sight(words)


def test_no_counter_of_a_stack_covers_another() -> None:
    units = {f"G0{n}": "E09 N" for n in range(1, 5)} | {"S01": "A02 N"}
    table = Table(units)
    drawn = stack(table.look, table.cell("E09"), [table.n(f"G0{n}") for n in range(1, 5)])
    boxes = [(g.x, g.y, 46 * g.scale, 40 * g.scale) for g in drawn if isinstance(g, Group)]
    for n, (x, y, wide, high) in enumerate(boxes):
        for a, b, _, _ in boxes[n + 1 :]:
            assert abs(x - a) >= wide or abs(y - b) >= high
