"""Screens as a person sees them: the first turns of every game at two sizes, and lines a turn.

``OPFOR_WRITE_SCREENS=1 pytest tests/surfaces/test_screens.py`` writes the files anew; read them.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from opfor.app.conversation import Table
from opfor.app.registry import load_game
from opfor.app.start import Start
from opfor.surfaces.terminal.prompt import Prompt
from opfor.surfaces.terminal.screen import Screen
from tests.screen_person import Counting, Shown, Typist, after_the_first_prompt

FOLDER = Path(__file__).parent / "screens"
GAMES: dict[str, tuple[str, dict[str, Any], int]] = {
    "blitzkrieg": ("blitzkrieg", {}, 3),
    "nippon": ("blitzkrieg", {"board": "nippon"}, 3),
    "coh-first-light": ("coh", {"mission": "first-light"}, 12),
    "coh-river-road": ("coh", {"mission": "river-road-6"}, 8),
    "2gm": ("2gm", {}, 10),
}
SIZES = ((80, 24), (120, 40))
MOST = {"blitzkrieg": 22, "coh-first-light": 14, "2gm": 23}
"""Lines a turn at 80 by 24; they were 39, 34 and 77 before there was a map."""


def seen(name: str, columns: int, lines: int, most: int, typist: type[Typist]) -> tuple[Any, str]:
    """What the screen showed with what was typed, and who typed."""
    game, options, _ = GAMES[name]
    os.environ.update(COLUMNS=str(columns), LINES=str(lines))
    table = Table.new(load_game(game), Start(options=options, seed=5))
    out = Shown()
    person = typist(table, most, echo=out)
    Prompt(table, Screen(out, person)).run()  # type: ignore[arg-type]
    return person, out.getvalue()


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"NO_COLOR": "1", "COLUMNS": "80", "LINES": "24"}.items():
        monkeypatch.setenv(name, value)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("columns", "lines"), SIZES)
def test_the_first_turns_look_as_kept(name: str, columns: int, lines: int) -> None:
    _, shown = seen(name, columns, lines, GAMES[name][2], Typist)
    assert max(map(len, shown.splitlines())) <= columns
    path = FOLDER / f"{name}-{columns}x{lines}.txt"
    if os.environ.get("OPFOR_WRITE_SCREENS"):
        path.write_text(shown, encoding="utf-8")
    assert shown == path.read_text(encoding="utf-8"), f"{path.name}: OPFOR_WRITE_SCREENS=1"


@pytest.mark.parametrize("name", MOST)
def test_a_turn_takes_few_lines(name: str) -> None:
    person, shown = seen(name, 80, 24, 60, Counting)
    assert after_the_first_prompt(shown).count("\n") / person.turns <= MOST[name]
