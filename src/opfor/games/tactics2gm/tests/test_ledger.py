"""Whole games against a ledger of its own: AP, supply, losses, and who wins when."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import to_builtins

from opfor.core.chance import Seeded
from opfor.core.play import Play, play_out, seated
from opfor.games.tactics2gm import GAME
from opfor.games.tactics2gm.tests.bot.story import rulings_of
from opfor.games.tactics2gm.tests.naive_ai.ledger import LAST_TURN, Ledger
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.state import State

SCENARIOS = [
    "battle-royal", "beach-landing", "breakout", "bridge-at-dawn", "farmhouse", "night-raid",
    "winter-depot",
]  # fmt: skip


def whole_game(scenario: str, seed: int) -> tuple[list[dict[str, Any]], State]:
    """What happened, as plain values, and how it stood at the end."""
    setting = GAME.prepare(GAME.options(scenario=scenario), rulings_of())
    play: TacticsPlay = Play(GAME, setting, GAME.new(setting))
    play_out(play, seated(GAME.players["baseline"], Seeded(seed)))
    return [to_builtins(event) for event in play.log], play.state


@pytest.mark.rule("2GM-PH-3", "V-14", "2GM-GOAL-1")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_ledger_of_its_own_agrees_about_supply_and_victory(scenario: str, seed: int) -> None:
    events, state = whole_game(scenario, seed)
    ledger = Ledger(scenario)
    *course, last = events
    assert last["type"] == "game-ended"
    for event in course:
        assert ledger.verdict is None, f"the game should be over before {event}"
        if event["type"] == "turn-ended":
            assert ledger.at_end_of_turn(event["side"]) is None, "the turn should end the game"
        ledger.enter(event)
    assert tuple(ledger.ap) == state.ap
    assert tuple(ledger.losses) == state.losses
    assert tuple(ledger.hq) == state.hq
    if ledger.verdict is None and last["rule"] != "2GM-PH-9" and min(ledger.turns) < LAST_TURN:
        ledger.verdict = ledger.at_end_of_turn(ledger.mover)
        assert ledger.verdict is not None
    if ledger.verdict is not None:
        assert last["winner"] == ledger.verdict
