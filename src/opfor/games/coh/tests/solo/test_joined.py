"""A mission taken up as the board lies."""

from __future__ import annotations

import json
from typing import Any

import pytest

from opfor.app.conversation import Table
from opfor.app.conversation.opening import from_position
from opfor.app.registry import load_game
from opfor.app.start import Start
from opfor.core.errors import OpforError
from opfor.core.requests import Choose

LYING: dict[str, Any] = {
    "game": "coh",
    "mission": "first-light",
    "counters": [
        {"id": "G01", "side": "player", "unit": "german-rifle", "hex": "H07", "facing": "N"},
        {
            "id": "G09",
            "side": "player",
            "unit": "german-lmg",
            "hex": "I07",
            "facing": "N",
            "hit": "suppressed",
        },
        {"id": "S17", "side": "ai", "unit": "soviet-mmg", "hex": "F08", "facing": "S"},
        {"id": "S05", "side": "ai", "unit": "soviet-rifle", "hex": "F10", "facing": "S"},
        {"id": "RE1", "side": "ai", "unit": "rumored-enemy", "hex": "F11"},
    ],
    "control_markers": [{"hex": "G08", "owner": "player"}],
}


def taken_up(**changes: Any) -> Table:
    game = load_game("coh")
    options, state = from_position(game, {}, json.dumps({**LYING, **changes}).encode())
    return Table.new(game, Start(options=options, seed=3, state=state))


def test_it_is_played_on_from_where_everything_lies() -> None:
    table = taken_up()
    state = table.session.state
    on_map = {c.id: c for c in state.counters if c.place == "map"}
    assert sorted(on_map) == ["G01", "G09", "RE1", "S05", "S17"]
    assert (on_map["G09"].hit, state.stage) == ("suppressed", "turn")
    assert "S05" not in state.solo.cup
    session, game = table.session, load_game("coh")
    for _ in range(60):
        if not isinstance(asked := session.pending, Choose):
            break
        player = game.players["baseline"]
        session.answer(player(session.setting, session.view(asked.seat), asked, lambda _n: 0))
    assert session.state.turn > 5


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"mission": ""}, "can be decided, not played on; name a mission in it"),
        ({"mission": "nowhere"}, "nowhere"),
        ({"counters": [{**LYING["counters"][0], "id": "G77"}]}, "'G77' is not known"),
        (
            {"counters": [{**LYING["counters"][0], "unit": "german-lmg"}]},
            "german-rifle in this mission, not german-lmg",
        ),
    ],
)
def test_what_cannot_lie_there_is_said_in_one_line(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(OpforError) as refused:
        taken_up(**changes)
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)
