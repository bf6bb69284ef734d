"""The guard against drift: a line, the fact most likely to be wrong, corrections that fit."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest

from opfor.app.conversation import Table
from opfor.app.conversation.comparing import EVERY, comparison, facts_in_doubt
from opfor.app.registry import load_game
from opfor.core.requests import Choose

GAMES: list[tuple[str, dict[str, Any], str, str]] = [
    ("blitzkrieg", {}, "greedy", "VP "),
    ("coh", {"mission": "first-light"}, "baseline", "round 1, VP 0:0"),
    ("2gm", {}, "baseline", "AP "),
]


def played(game_id: str, options: dict[str, Any], player: str, turns: int) -> Table:
    game = load_game(game_id)
    table = Table.new(game, options=options, seed=3)
    session = table.session
    while session.state.turn < turns and isinstance(request := session.pending, Choose):
        seen = session.view(request.seat)
        session.answer(game.players[player](session.setting, seen, request, lambda _n: 0))
    return table


@pytest.mark.parametrize(("game_id", "options", "player", "begins"), GAMES)
def test_every_fact_is_taken_as_it_is_told(
    game_id: str, options: dict[str, Any], player: str, begins: str
) -> None:
    """A fact set right to what it is changes nothing."""
    table = played(game_id, options, player, 5)
    eyes, session = table.seen_by(), table.session
    found = comparison(eyes)
    assert found.line.startswith(begins)
    assert "\n" not in found.line
    before, facts = session.state, facts_in_doubt(eyes)
    assert len({fact.what for fact in facts}) == len(facts)
    for fact in facts:
        if fact.mend:
            eyes.adjust(fact.mended(fact.value))
            assert session.state == before, fact


def test_now_and_then_the_fact_that_changed_most_is_doubted() -> None:
    doubts, values = [], defaultdict(set)
    for turns in range(2, EVERY + 2):
        eyes = played("blitzkrieg", {}, "greedy", turns).seen_by()
        doubts.append(comparison(eyes).doubt)
        for fact in facts_in_doubt(eyes):
            values[fact.what].add(fact.value)
    assert doubts[0] is None
    asked = [doubt for doubt in doubts if doubt is not None]
    assert asked
    assert len(values[asked[0].what]) > 2
    assert min(map(len, values.values())) < 3


def test_a_mended_fact_is_what_the_program_goes_on_with() -> None:
    table = played("blitzkrieg", {}, "greedy", 5)
    eyes = table.seen_by()
    fact = next(f for f in facts_in_doubt(eyes) if f.what == "your victory points")
    eyes.adjust(fact.mended("9"))
    assert table.session.state.vp[1] == 9
    again = next(f for f in facts_in_doubt(eyes) if f.what == "your victory points")
    assert again.value == "9"
