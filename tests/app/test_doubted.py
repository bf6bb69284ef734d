"""Which fact of a real table is doubted first."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.app.conversation import Table
from opfor.app.conversation.history.comparison import facts_in_doubt
from opfor.app.registry import load_game
from opfor.app.start import Start
from opfor.core.requests import Choose

GAMES: list[tuple[str, dict[str, Any], str]] = [
    ("blitzkrieg", {}, "greedy"),
    ("coh", {"mission": "first-light"}, "baseline"),
    ("2gm", {}, "baseline"),
]


def played(game_id: str, options: dict[str, Any], player: str, turns: int) -> Table:
    game = load_game(game_id)
    table = Table.new(game, Start(options=options, seed=3))
    session = table.session
    while session.state.turn < turns and isinstance(request := session.pending, Choose):
        seen = session.view(request.seat)
        session.answer(game.players[player](session.setting, seen, request, lambda _n: 0))
    return table


@pytest.mark.parametrize(("game_id", "options", "player"), GAMES)
def test_what_the_next_choice_hangs_on_is_doubted_first(
    game_id: str, options: dict[str, Any], player: str
) -> None:
    """Were its last change forgotten on the table, the opponent would do something else."""
    table = played(game_id, options, player, 12)
    eyes, session = table.seen_by(), table.session
    first = facts_in_doubt(eyes)[0]
    history, stands_at = session.history, eyes.sight.stands_at
    earlier = [
        fact.value
        for count in range(1, len(history.path))
        for state in [session.states.after(history, history.path[:count]).state]
        for fact in session.game.shown.compared(session.setting, state, stands_at).all
        if fact.what == first.what and fact.value != first.value
    ]
    now = eyes.forecast()
    assert earlier, "it has changed"
    eyes.adjust(first.mended(earlier[-1]))
    assert eyes.forecast() != now
