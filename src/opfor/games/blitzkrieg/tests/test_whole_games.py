"""A machine that answers every request at random, and what must hold whatever happens."""

from __future__ import annotations

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from opfor.core.odds import outcomes
from opfor.core.requests import Choose
from opfor.games.blitzkrieg import GAME
from opfor.games.blitzkrieg.tests.table import fresh
from opfor.games.blitzkrieg.values.apply import apply
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay

ODD_RULINGS = {
    "bombed-unit": "bag",
    "pushed-marker": "may-reach-the-end",
    "effect-and-track": "track-first",
    "improved-research-keeps": "one",
    "spy-copies": "last-enemy-unit",
    "strategic-advantage-reach": "any-theatre",
    "bot-cannot-place": "bot-skips",
    "commander-support": "all-units",
    "task-force-effect": "carried-out",
    "scientist-kind": "regular-airforce",
    "first-turn": "player",
}


class WholeGame(RuleBasedStateMachine):
    """One game of any variant, under the usual rulings or under all the odd ones."""

    play: BlitzkriegPlay

    @initialize(variant=st.sampled_from(GAME.variants), odd=st.booleans())
    def begin(self, variant: Any, odd: bool) -> None:
        self.play = fresh(ODD_RULINGS if odd else {}, **variant)
        self.stock = GAME.inventory(self.play.setting, self.play.state)  # type: ignore[misc]
        self.folded = self.play.state
        self.play.begin()

    @precondition(lambda self: self.play.pending is not None)
    @rule(picks=st.lists(st.integers(0, 2**16), min_size=8, max_size=8))
    def answer(self, picks: list[int]) -> None:
        for pick in picks:
            request = self.play.pending
            if request is None:
                return
            if isinstance(request, Choose):
                self.play.answer(request.options[pick % len(request.options)])
            else:
                possible = [answer for answer, _ in outcomes(request)]
                self.play.answer(possible[pick % len(possible)])

    @precondition(lambda self: self.play.pending is None)
    @rule()
    def ask_who_won(self) -> None:
        outcome = GAME.outcome(self.play.setting, self.play.state)
        assert outcome is not None
        assert outcome.winner in self.play.setting.seats

    @invariant()
    def tokens_and_stratagems_are_conserved(self) -> None:
        stock = GAME.inventory(self.play.setting, self.play.state)  # type: ignore[misc]
        assert stock == self.stock

    @invariant()
    def markers_stay_on_their_tracks(self) -> None:
        for theatre, track in zip(
            self.play.setting.board.theatres, self.play.state.tracks, strict=True
        ):
            assert -theatre.steps <= track <= theatre.steps

    @invariant()
    def somebody_is_asked_until_the_game_is_over(self) -> None:
        assert (self.play.pending is None) == (self.play.state.stage == "over")

    @invariant()
    def between_turns_every_open_campaign_has_an_empty_space(self) -> None:
        state = self.play.step_start
        for theatre in self.play.setting.board.theatres:
            now = state.campaigns[theatre.index]
            if now >= 0:
                assert any(state.placed[s] is None for s in theatre.campaigns[now].spaces)
                assert abs(state.tracks[theatre.index]) < theatre.steps

    @invariant()
    def events_alone_give_the_same_state(self) -> None:
        for event in self.play.log:
            if isinstance(event, GAME.events):
                self.folded = apply(self.folded, event)
        self.play.log.clear()
        assert self.folded == self.play.state


WholeGame.TestCase.settings = settings(max_examples=40, stateful_step_count=25, deadline=None)
TestWholeGame = WholeGame.TestCase
