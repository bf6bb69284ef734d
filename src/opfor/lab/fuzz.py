"""Looking for cold rules: games that go where rules are looked at but never do anything.

Plain games visit the same situations again and again. This one keeps positions in which something
rare happened or almost happened (a rare rule was looked at), and goes on from those more often
than from the beginning, each time with other chance and other choices. Options, rulings and
players change, too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from opfor.app.setting_up import prepared
from opfor.core.book import load_book
from opfor.core.chance import Seeded
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.core.play import Play
from opfor.core.requests import Choose
from opfor.core.trace import Decision
from opfor.lab.warmth import Warmth, ties_of

KEPT = 400
"""Positions that are remembered."""
STEPS = 6
"""Steps played on from a position."""
RARE = 3
"""A rule that did something no more often than this is rare."""


class Kept(Struct):
    """A position worth going back to, the rules that make it so, and how often that was tried."""

    setting: Any
    seats: tuple[str, ...]
    state: Any
    rules: tuple[str, ...] = ()
    variant: int = 0
    tries: int = 0


class Fuzzer:
    """Plays steps and steers; everything follows from the seed."""

    def __init__(
        self, game: Game[Any], variants: Sequence[Mapping[str, Any]], seed: int, steer: bool = True
    ) -> None:
        self.game = game
        self.variants = [dict(each) for each in variants] or [{}]
        self.chance = Seeded(seed)
        self.steer = steer
        self.warmth = Warmth(ties=ties_of(game))
        self.kept: list[Kept] = []
        self.steps = 0
        self._fresh_steps = 0
        self._silent: set[int] = set()
        self._book = load_book(game.folder)

    def run(self, steps: int) -> Warmth:
        """Play so many steps."""
        while self.steps < steps:
            start, before = self._start(), self.steps
            decided = sum(self.warmth.settled.values())
            self._play_on(start, STEPS if start.rules else steps, steps)
            if not start.rules:
                self._fresh_steps += self.steps - before
                if self.steer and sum(self.warmth.settled.values()) == decided:
                    self._silent.add(start.variant)
        return self.warmth

    def _start(self) -> Kept:
        """Half of the steps from the set-up, the others from remembered positions: of some, the
        one tried least, with the rarest rule."""
        if not self.steer or not self.kept or 2 * self._fresh_steps < self.steps:
            return self._fresh()
        some = [self.kept[self.chance.pick("kept", len(self.kept))] for _ in range(8)]
        best = min(some, key=lambda each: (each.tries, min(map(self.warmth.did, each.rules))))
        best.tries += 1
        return best

    def _fresh(self) -> Kept:
        """A new game; variants in which the opponent decides nothing are not tried again."""
        open_ones = [n for n in range(len(self.variants)) if n not in self._silent] or [0]
        variant = open_ones[self.chance.pick("variant", len(open_ones))]
        options = self.variants[variant]
        try:
            setting, _, _ = prepared(self.game, options, self._rulings())
        except OpforError:  # rulings that do not go together
            setting, _, _ = prepared(self.game, options, {})
        seats = tuple(seat.id for seat in self.game.seats(setting) if not seat.bot)
        return Kept(setting, seats, self.game.new(setting), variant=variant)

    def _rulings(self) -> dict[str, str]:
        """By default, or a few the other way."""
        open_to_choice = [r for r in self._book.rulings.values() if r.is_open_to_choice]
        chosen = {}
        for _ in range(self.chance.pick("how-many", 4) if self.steer and open_to_choice else 0):
            ruling = open_to_choice[self.chance.pick("ruling", len(open_to_choice))]
            chosen[ruling.name] = ruling.choices[self.chance.pick("value", len(ruling.choices))]
        return chosen

    def _play_on(self, start: Kept, most: int, steps: int) -> None:
        """From a position, step by step, watching which rules do something."""
        game, setting = self.game, start.setting
        names = list(game.players)
        pick = self.chance.pick
        players = {seat: game.players[names[pick("player", len(names))]] for seat in start.seats}
        begun: list[Any] = []
        play = Play(
            game, setting, start.state, explain=True, on_step=lambda p: begun.append(p.state)
        )
        request, here = play.begin(), 0
        while request is not None and here < most and self.steps < steps:
            if isinstance(request, Choose):
                seen = game.view(setting, play.state, request.seat)
                answer = players[request.seat](setting, seen, request, partial(pick, "choice"))
            else:
                answer = self.chance(request)
            request = play.answer(answer)
            if len(begun) > 1 or request is None:
                self._look(start, begun[0], play.log)
                here += 1
                self.steps += 1
                play.log.clear()
                del begun[:-1]

    def _look(self, start: Kept, state: Any, log: Sequence[Any]) -> None:
        decisions = [item for item in log if isinstance(item, Decision)]
        before = {rule: self.warmth.did(rule) for rule in self.warmth.looked}
        self.warmth.count(decisions)
        seen = {r for d in decisions for s in d.steps for r in (s.rule, s.by) if r}
        rare = tuple(sorted(rule for rule in seen if before.get(rule, 0) <= RARE))
        if rare:
            self.kept.append(Kept(start.setting, start.seats, state, rare))
            if len(self.kept) > KEPT:
                common = max(
                    range(len(self.kept)),
                    key=lambda n: min(map(self.warmth.did, self.kept[n].rules)),
                )
                del self.kept[common]
