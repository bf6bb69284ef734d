"""Whole games replayed from their answers alone by a ledger that shares no code with the engine."""

from __future__ import annotations

import os
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from opfor.core.chance import Seeded, derived_seed
from opfor.core.play import Play
from opfor.core.requests import Choose, Draw, Roll
from opfor.games.blitzkrieg import GAME
from opfor.games.blitzkrieg.course.setup import new
from opfor.games.blitzkrieg.tests.naive.ledger import Ledger
from opfor.games.blitzkrieg.tests.naive.whole_game import play_out
from opfor.games.blitzkrieg.values.options import Options, prepare
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay
from opfor.games.blitzkrieg.values.state import NOT_OPENED, State

GAMES = int(os.environ.get("OPFOR_NAIVE_GAMES", "30"))
"""Of each kind; set it higher for a longer look."""


def answered(
    options: Options, player: str, seed: int
) -> tuple[BlitzkriegPlay, list[Any], list[Any]]:
    """A game played out: every answer with its source, and the state before every turn."""
    setting = prepare(options, {})
    turns: list[State] = []
    play = Play(GAME, setting, new(setting), on_step=lambda play: turns.append(play.state))
    chance = Seeded(derived_seed(31, seed))
    answers: list[tuple[str, Any]] = []
    request = play.begin()
    while request is not None:
        answer: Any
        if isinstance(request, Choose):
            seat = GAME.players[player]
            view = GAME.view(setting, play.state, request.seat)
            answer = seat(setting, view, request, lambda n: chance.pick("player", n))
            answers.append(("choose", msgspec.to_builtins(answer)))
        else:
            answer = chance(request)
            is_die = isinstance(request, Roll)
            assert isinstance(request, Roll | Draw)
            answers.append((request.source, answer[0] if is_die else answer))
        request = play.answer(answer)
    return play, answers, turns[1:]


def accounts(play: BlitzkriegPlay, state: State) -> dict[str, Any]:
    """What the ledger keeps, of a state of the engine."""
    sides = ("bot", "player")
    theatres = [theatre.id for theatre in play.setting.board.theatres]
    return {
        "track": dict(zip(theatres, state.tracks, strict=True)),
        "vp": dict(zip(sides, state.vp, strict=True)),
        "open": {t: None if c < 0 else c for t, c in zip(theatres, state.campaigns, strict=True)},
        "row": list(state.reserves[0]),
        "reserve": list(state.reserves[1]),
        "bags": {side: list(bag) for side, bag in zip(sides, state.bags, strict=True)},
        "pile": list(state.pile),
        "last": state.last_unit,
    }


@pytest.mark.rule("BLZ-B-1", "BLZ-C-1", "BLZ-E-6", "outright-win-bonus", "BLZ-S-4")
@pytest.mark.parametrize("player", ["random", "greedy"])
@pytest.mark.parametrize("kind", ["easy", "medium", "hard", "two-player"])
def test_the_ledger_comes_to_the_same_accounts(kind: str, player: str) -> None:
    compare("base", kind, player)


@pytest.mark.rule("BLZ-N-1", "BLZ-N-2", "BLZ-N-3", "BLZ-N-4", "QB-11")
@pytest.mark.parametrize("player", ["random", "greedy"])
@pytest.mark.parametrize("kind", ["easy", "medium", "hard", "two-player"])
def test_the_ledger_comes_to_the_same_accounts_of_fifteen_cities(kind: str, player: str) -> None:
    compare("nippon", kind, player)


def compare(board: str, kind: str, player: str) -> None:
    solo = kind != "two-player"
    options = Options(difficulty=kind) if solo else Options(mode="two-player")  # type: ignore[arg-type]
    options = replace(options, board=board)
    for seed in range(GAMES):
        play, answers, turns = answered(options, player, seed)
        ledger = Ledger(answers, solo=solo, board=board)
        winner = play_out(ledger, kind)
        for number, (mine, theirs) in enumerate(zip(ledger.turns, turns, strict=False)):
            assert mine == accounts(play, theirs), (
                f"{board}, {kind}, {player}, seed {seed}, turn {number + 1}"
            )
        assert len(ledger.turns) - len(turns) in (0, 1)
        assert ledger.answers == []
        outcome = GAME.outcome(play.setting, play.state)
        assert outcome is not None
        side = play.setting.seats.index(outcome.winner or "")
        assert winner == ("bot", "player")[side]
        assert ledger.vp == dict(zip(("bot", "player"), play.state.vp, strict=True))


def test_the_games_are_worth_keeping_accounts_of() -> None:
    """Outright wins, ties, shields, bombs and agents all come up in them."""
    seen: set[str] = set()
    for seed in range(GAMES):
        for mode in ("solo", "two-player"):
            play, _, _ = answered(Options(mode=mode), "greedy", seed)
            seen |= {type(event).__name__ for event in play.log}
            seen |= {getattr(event, "why", "") for event in play.log}
            seen |= {there[1] for there in play.state.placed if there is not None}
    wanted = {"TheatreWon", "UnitBombed", "tied-campaign", "bonus-shield", "outright-win"}
    wanted |= {"nuclear-backlash", "strategic-advantage", "spy", "scientist", "general"}
    assert wanted <= seen


def test_the_games_of_fifteen_cities_are_worth_it_too() -> None:
    """Every city is opened in some game, with its number for the one and for the other side, with
    and without the bot's step; the monster lands."""
    opened: dict[int, set[int]] = {}
    placed: set[str] = set()
    for seed in range(30):
        play, _, turns = answered(Options(board="nippon"), "random", seed)
        placed |= {there[1] for there in play.state.placed if there is not None}
        for before, after in pairwise(turns):
            for t, (was, now) in enumerate(zip(before.campaigns, after.campaigns, strict=True)):
                if was == NOT_OPENED and now == 0:
                    opened.setdefault(t, set()).add(after.tracks[t])
    assert len(opened) == 11
    assert {-3, -2, -1, 0, 1, 2, 3} <= set().union(*opened.values())
    assert "onikujira" in placed
