"""Whole missions: every card is carried out, nothing hangs, explained play chooses alike."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.cardboard.coh.missions.mission import Force
from opfor.cardboard.coh.missions.solo_mission import solo_mission, solo_mission_ids
from opfor.cardboard.coh.orders.order_cards import load_order_cards
from opfor.core.chance import Seeded, derived_seed
from opfor.core.play import Play, play_out, seated
from opfor.core.trace import Decision
from opfor.games.coh import GAME
from opfor.games.coh.tests.solo.table import mission
from opfor.games.coh.values import events as base
from opfor.games.coh.values import solo_events as ev
from opfor.games.coh.values.preparation import solo_setting
from opfor.games.coh.values.start import new as solo_new


def played(
    setting: Any, seed: int, *, explain: bool = False, who: str = "baseline"
) -> Play[Any, Any]:
    """A whole mission by seed; the log keeps everything."""
    play = Play(GAME, setting, GAME.new(setting), explain=explain)
    play_out(play, seated(GAME.players[who], Seeded(seed)))
    return play


@pytest.mark.parametrize("name", solo_mission_ids())
def test_a_mission_ends_and_somebody_wins_or_it_is_a_draw(name: str) -> None:
    setting = solo_setting(solo_mission(name), {})
    play = played(setting, 3)
    assert GAME.outcome(setting, play.state) is not None
    assert play.state.ended


@pytest.mark.rule("COH-2.2-a")
def test_every_ai_turn_does_something_or_passes() -> None:
    setting = solo_setting(solo_mission("first-light"), {})
    for seed in range(3):
        log = played(setting, seed).log
        turns = [n for n, e in enumerate(log) if isinstance(e, base.TurnBegun)]
        for start, end in zip(turns, [*turns[1:], len(log)], strict=True):
            if log[start].side != setting.bot:
                continue
            deeds = (base.ActionTaken, base.SidePassed, base.GameEnded, ev.MissionOrderBegun)
            ended = (ev.RoundCalledOff,)
            assert any(isinstance(e, (*deeds, *ended)) for e in log[start:end])


def test_every_order_card_is_carried_out_in_some_transcript() -> None:
    """Two forces face to face with all 55 cards: each is drawn as an order and does something."""
    crowd = mission(
        units=(
            Force(numbers=(1, 9), hex="G07", facing="N"),
            Force(numbers=(2,), hex="F09", facing="N"),
            Force(numbers=(3,), hex="I05", facing="NE"),
        ),
        ai=(
            Force(numbers=(1,), hex="E09", facing="S"),
            Force(numbers=(2,), hex="F10", facing="S"),
            Force(numbers=(3,), hex="D09", facing="S"),
            Force(numbers=(17,), hex="C12", facing="S"),
            Force(numbers=(21,), hex="B09", facing="S"),
        ),
        rumors=("B05", "C17"),
        cup=(5, 6),
        no_enemy=2,
        mission_orders=("AI closest to Unit: Move",),
        counteractions=("Hit AI closest to Unit: Auto-Rally",),
    )
    setting = solo_setting(crowd, {})
    assert solo_new(setting).solo is not None
    done: set[int] = set()
    for seed in range(40):
        log = played(setting, derived_seed(11, seed)).log
        card = ""
        for event in log:
            if isinstance(event, ev.OrderDrawn) and event.purpose == "order":
                card = event.card
            elif isinstance(event, base.ActionTaken) and event.side == setting.bot and card:
                done.add(int(card))
            elif isinstance(event, ev.OrderDiscarded):
                card = ""
        if done == set(load_order_cards()):
            return
    assert done == set(load_order_cards())


def test_explained_and_unexplained_play_choose_alike() -> None:
    setting = solo_setting(solo_mission("first-light"), {})
    plain = played(setting, 5)
    explained = played(setting, 5, explain=True)
    assert plain.state == explained.state
    assert [e for e in explained.log if not isinstance(e, Decision)] == plain.log
