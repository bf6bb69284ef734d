"""A turn of the opponent is read at a glance: few lines of 80 columns beside the map."""

from __future__ import annotations

import textwrap

import pytest

from opfor.app.conversation import Table
from opfor.app.registry import load_game
from opfor.app.start import Start
from opfor.surfaces.terminal.display import NEVER, Showing
from opfor.surfaces.terminal.screen import Screen
from tests.conformance.cases import at_random

SHARE, ANSWERS, BEGUN = 0.95, 90, 8


class Counted(Screen):
    """A screen that counts the lines it is told."""

    def __init__(self) -> None:
        super().__init__()
        self.lines = 0

    def width(self) -> int:
        return 80

    def say(self, text: str = "", style: str = "") -> None:
        if style != "strong":
            self.lines += sum(len(textwrap.wrap(line, 80)) for line in text.splitlines())


def lines_of_turns(name: str, options: dict[str, str], seed: int) -> list[int]:
    table = Table.new(load_game(name), Start(options=options, seed=seed))
    screen = Counted()
    showing, respond, found = Showing(table, screen), at_random(seed), []
    showing.maps = NEVER
    for answered in range(ANSWERS):
        if table.session.pending is None:
            break
        screen.lines = 0
        showing.tell_all()
        if showing.is_new_turn and answered > BEGUN:
            found.append(screen.lines)
        table.session.answer(respond(table.session.pending))
    return found


@pytest.mark.parametrize(
    ("name", "options", "most"),
    [("2gm", {}, 20), ("coh", {"mission": "first-light"}, 10)],
)
def test_a_turn_takes_few_lines(name: str, options: dict[str, str], most: int) -> None:
    found = [n for seed in (0, 1) for n in lines_of_turns(name, options, seed)]
    assert len(found) > 5
    assert sum(n <= most for n in found) >= SHARE * len(found), sorted(found)[-6:]
