"""The same seed is the same game in an environment and at a table of the page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from opfor.core.requests import Choose
from opfor.envs.match import Match
from opfor.surfaces.web.asks import New
from opfor.surfaces.web.desk import Desk
from opfor.surfaces.web.shelf import Files

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("blitzkrieg", {}),
    ("2gm", {}),
    ("coh", {"mission": "first-light"}),
]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_the_page_plays_what_an_environment_plays(
    game: str, options: dict[str, Any], tmp_path: Path
) -> None:
    desk, match = Desk(Files(tmp_path)), Match(game, options, {}, "random", alone=True)
    match.begin(7)
    with desk.at(desk.new(New(game, 7, options=options)).table) as table:
        for number in range(12):
            asked, pending = match.asked, table.session.play.pending
            assert asked is not None
            assert isinstance(pending, Choose)
            assert pending.options == asked.options
            assert table.session.play.state == match.play.state
            taken = number % len(asked.options)
            table.seen_by("").answer(table.moment, [taken])
            match.answer(taken)
